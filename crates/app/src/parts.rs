//! Parts of the site that load on demand.

mod state;

pub use state::{Part, Parts, Progress, STALL_MILLIS, Source};

use crate::board::look::ArtStyle;
use crate::effect::Effect;
use crate::event::Event;
use crate::notice::Offer;
use crate::notice::say::notice_with;
use crate::page::Page;
use crate::settings::LanguageSetting;
use crate::state::State;
use crate::text::Text;

/// Maximum delay of a timeout check, in milliseconds. After a longer one, the page itself was asleep or in the
/// background.
const MAX_DELAY: u64 = 2_000;

/// Requests the parts needed by the open dialog, the boards and the chosen language.
pub(crate) fn load_needed(state: &mut State) {
    let read = match state.page.current() {
        Some(Page::Rules) => Some(Part::Rules(state.page.rules_of().unwrap_or(state.game.record.board().game))),
        Some(Page::About) => Some(Part::About),
        Some(Page::WhoWins) => Some(Part::WhoWins),
        Some(Page::Marks) => Some(Part::Marks),
        Some(Page::Friend) => Some(Part::Friend),
        _ => None,
    };
    // The options show all boards and pieces.
    let sees_all = state.page.current() == Some(Page::Options);
    let seen = (sees_all || state.selected_art_style() != ArtStyle::default()).then_some(Part::Art);
    let friend = state.parts.needs_friend.then_some(Part::Friend);
    let now = state.environment.now;
    for part in [read, seen, friend, state.wanted_catalogue()].into_iter().flatten() {
        let told = Text::from(part.phrase(state.parts.progress(part)));
        if let Some(source) = state.parts.ask_for(part, now) {
            state.notices.dismiss_if(|notice| notice.text == told);
            state.effects.extend([Effect::LoadPart(part, source), timeout_after(part, now, STALL_MILLIS)]);
        }
    }
}

fn timeout_after(part: Part, now: u64, millis: u64) -> Effect {
    let event = Event::PartTimeout { part, due: now + millis };
    Effect::After { millis: millis.try_into().unwrap_or(u32::MAX), event }
}

/// Checks whether a loading part has stalled; gives up after a timeout.
pub(crate) fn check_timeout(state: &mut State, part: Part, due: u64) {
    let Some(heard) = state.parts.awaited_since(part) else { return };
    let now = state.environment.now;
    // No progress could arrive while the page was asleep.
    let is_late = now.saturating_sub(due) > MAX_DELAY;
    let left = if is_late { STALL_MILLIS } else { (heard + STALL_MILLIS).saturating_sub(now) };
    if left > 0 {
        return state.effects.push(timeout_after(part, now, left));
    }
    let Progress::Loading { received, total } = state.parts.progress(part) else { return };
    set_progress(state, part, Progress::Stalled { received, total });
    state.effects.push(Effect::AbandonPart(part));
}

/// Chooses a language. The page restarts in it once the catalogue has loaded.
pub(crate) fn choose_language(state: &mut State, language: LanguageSetting) {
    state.parts.is_language_lost = false;
    if language == state.settings.language {
        state.parts.language = None;
        return;
    }
    state.parts.language = Some(language);
    if state.parts.progress(state.catalogue_of(language)) == Progress::Loaded {
        begin_anew(state);
    } else {
        load_needed(state);
    }
}

fn begin_anew(state: &mut State) {
    let Some(language) = state.parts.language.take() else { return };
    state.settings.language = language;
    state.effects.extend([Effect::SaveSettings, Effect::SaveGame, Effect::ReloadInLanguage]);
}

/// Records a part's progress.
pub(crate) fn set_progress(state: &mut State, part: Part, progress: Progress) {
    state.parts.set(part, progress, state.environment.now);
    match progress {
        Progress::Loaded if state.wanted_catalogue() == Some(part) => begin_anew(state),
        Progress::Failed | Progress::Stalled { .. } => report(state, part, progress),
        Progress::Loaded | Progress::Loading { .. } | Progress::Absent => {}
    }
}

fn report(state: &mut State, part: Part, progress: Progress) {
    let told = part.phrase(progress);
    match part {
        Part::Rules(_) | Part::About | Part::WhoWins | Part::Marks | Part::Friend => {
            state.notices.announce(told);
        }
        // The options show this in place of the drawings.
        Part::Art if state.selected_art_style() == ArtStyle::default() => {}
        // Its place may be off screen.
        Part::Art => notice_with(state, told, Offer::LoadPart),
        Part::Catalogue(_) => {
            // The page started without the catalogue of its own language.
            let is_of_page = state.catalogue_of(state.settings.language) == part;
            if is_of_page && state.parts.language.is_none() {
                state.parts.language = Some(state.settings.language);
            }
            // Another language may have been chosen in the meantime.
            if state.wanted_catalogue() == Some(part) {
                notice_with(state, told, Offer::LoadPart);
            }
        }
    }
}

impl State {
    /// The catalogue of a language.
    pub(crate) fn catalogue_of(&self, setting: LanguageSetting) -> Part {
        Part::Catalogue(match setting {
            LanguageSetting::In(language) => language,
            LanguageSetting::System => self.environment.language,
        })
    }

    /// The catalogue of the newly chosen language, until the page restarts in it.
    pub fn wanted_catalogue(&self) -> Option<Part> {
        self.parts.language.map(|setting| self.catalogue_of(setting))
    }

    /// The language to show as selected, even while its catalogue is loading.
    pub fn shown_language(&self) -> LanguageSetting {
        let wanted = self
            .parts
            .language
            .filter(|&setting| matches!(self.parts.progress(self.catalogue_of(setting)), Progress::Loading { .. }));
        wanted.unwrap_or(self.settings.language)
    }
}

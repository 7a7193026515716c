//! Parts of the site that load on demand.

use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{GameId, Player};
use alquerque_language::LanguageId;

use crate::board::look::ArtStyle;
use crate::board::model::playing;
use crate::command::Command;
use crate::effect::Effect;
use crate::event::{Event, OptionEvent};
use crate::notice::Offer;
use crate::page::Page;
use crate::parts::{Part, Progress, Source};
use crate::record::RecordEvent;
use crate::settings::{BoardStyle, LanguageSetting, PieceSet, Speed};
use crate::state::State;
use crate::tests::{announced, notice, phrases, two_people};
use crate::update::update;

const RULES: Part = Part::Rules(GameId::Alquerque);

fn show(state: &mut State, page: Page) -> Vec<Part> {
    asked(&update(state, Event::PageShown(Some(page))))
}

fn asked(effects: &[Effect]) -> Vec<Part> {
    let part = |effect: &Effect| if let Effect::LoadPart(part, _) = effect { Some(*part) } else { None };
    effects.iter().filter_map(part).collect()
}

fn said_of_rules(progress: Progress) -> &'static str {
    phrases(RULES.phrase(progress))
}

#[test]
fn board_and_piece_styles_change_once_their_artwork_has_loaded() {
    let mut state = two_people(&[]);
    let option = |option| Event::Option(option);
    assert_eq!(asked(&update(&mut state, option(OptionEvent::Speed(Speed::Fast)))), []);
    assert_eq!(asked(&update(&mut state, option(OptionEvent::Board(BoardStyle::Parchment)))), [Part::Art]);
    assert_eq!(playing(&state).art_style, ArtStyle::default(), "still loading");
    update(&mut state, Event::Part(Part::Art, Progress::Failed));
    assert_eq!(notice(&state), "part-failed(part: art)");
    assert_eq!(asked(&update(&mut state, option(OptionEvent::Pieces(PieceSet::Stones)))), [Part::Art], "once more");
    update(&mut state, Event::Part(Part::Art, Progress::Loaded));
    let art_style = playing(&state).art_style;
    assert_eq!(art_style.board(state.look()), "art-board-parchment");
    let man = Piece { player: Player::Dark, kind: Kind::Man };
    assert_eq!(art_style.piece(state.look(), man), "art-checker-dark-stones");
    update(&mut state, option(OptionEvent::Board(BoardStyle::Inlaid)));
    assert_eq!(playing(&state).art_style.board(state.look()), "art-board");
    assert_eq!(asked(&update(&mut state, Event::Command(Command::LoadPart))), [], "already loaded");
}

#[test]
fn a_part_is_requested_once_on_demand() {
    let mut state = two_people(&[]);
    assert_eq!(show(&mut state, Page::Menu), []);
    assert_eq!(show(&mut state, Page::Options), [Part::Art], "the options show all boards and pieces");
    update(&mut state, Event::Part(Part::Art, Progress::Failed));
    assert_eq!(notice(&state), "", "the options report it themselves");
    update(&mut state, Event::Part(Part::Art, Progress::Loaded));
    assert_eq!(show(&mut state, Page::Rules), [RULES]);
    assert_eq!(show(&mut state, Page::Rules), [], "still loading");
    update(&mut state, Event::Part(RULES, Progress::Loaded));
    assert_eq!(show(&mut state, Page::Rules), []);
    let effects = update(&mut state, Event::RulesOf(GameId::Othello));
    assert_eq!(asked(&effects), [Part::Rules(GameId::Othello)]);
    assert_eq!(show(&mut state, Page::About), [Part::About]);
    assert_eq!(show(&mut state, Page::WhoWins), [Part::WhoWins]);
    assert_eq!(show(&mut state, Page::Marks), [Part::Marks]);
}

#[test]
fn a_failed_part_is_reported_and_can_be_retried() {
    let mut state = two_people(&[]);
    show(&mut state, Page::Rules);
    update(&mut state, Event::Part(RULES, Progress::Failed));
    assert_eq!(announced(&state), "part-failed(part: rules)");
    assert_eq!(asked(&update(&mut state, Event::Command(Command::LoadPart))), [RULES]);
    assert_eq!(state.parts.progress(RULES), Progress::Loading { received: 0, total: 0 });
    // It is requested again when the dialog is opened the next time.
    update(&mut state, Event::Part(RULES, Progress::Failed));
    assert_eq!(show(&mut state, Page::Rules), [RULES]);
}

#[test]
fn loading_progress_is_shown() {
    assert_eq!(said_of_rules(Progress::Loading { received: 0, total: 9000 }), "part-begins");
    assert_eq!(said_of_rules(Progress::Loading { received: 2001, total: 9000 }), "part-loading(received: 3, total: 9)");
    assert_eq!(said_of_rules(Progress::Loaded), "");
}

/// Advances the clock and fires a part's timeout check.
fn look_at(state: &mut State, part: Part, due: u64, now: u64) -> Vec<Effect> {
    state.environment.now = now;
    update(state, Event::PartTimeout { part, due })
}

fn looks(effects: &[Effect]) -> Vec<(u32, u64)> {
    let look = |effect: &Effect| match effect {
        Effect::After { millis, event: Event::PartTimeout { due, .. } } => Some((*millis, *due)),
        _ => None,
    };
    effects.iter().filter_map(look).collect()
}

#[test]
fn a_stalled_part_is_given_up_and_retried_past_the_caches() {
    let mut state = two_people(&[]);
    state.environment.now = 500;
    let effects = update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert!(effects.contains(&Effect::LoadPart(RULES, Source::Anywhere)), "{effects:?}");
    assert_eq!(looks(&effects), [(10_000, 10_500)]);
    state.environment.now = 4_000;
    update(&mut state, Event::Part(RULES, Progress::Loading { received: 4_000, total: 7_000 }));
    // There was progress meanwhile.
    let effects = look_at(&mut state, RULES, 10_500, 10_500);
    assert_eq!(looks(&effects), [(3_500, 14_000)]);
    assert!(matches!(state.parts.progress(RULES), Progress::Loading { .. }));
    let effects = look_at(&mut state, RULES, 14_000, 14_001);
    assert_eq!(effects, [Effect::AbandonPart(RULES)]);
    assert_eq!(announced(&state), "part-stalled(part: rules, received: 4, total: 7)");
    assert_eq!(look_at(&mut state, RULES, 14_000, 15_000), [], "it was given up");
    let effects = update(&mut state, Event::Command(Command::LoadPart));
    assert!(effects.contains(&Effect::LoadPart(RULES, Source::Network)), "{effects:?}");
}

#[test]
fn a_page_that_was_asleep_gives_no_part_up() {
    let mut state = two_people(&[]);
    show(&mut state, Page::About);
    let effects = look_at(&mut state, Part::About, 10_000, 60_000);
    assert_eq!(looks(&effects), [(10_000, 70_000)]);
    assert_eq!(look_at(&mut state, Part::About, 70_000, 70_000), [Effect::AbandonPart(Part::About)]);
}

#[test]
fn the_page_restarts_in_a_chosen_language_once_its_catalogue_has_loaded() {
    let german = Part::Catalogue(LanguageId::German);
    let setting = LanguageSetting::In(LanguageId::German);
    let mut state = two_people(&[]);
    let before = state.settings.language;
    assert_eq!(asked(&update(&mut state, Event::Option(OptionEvent::Language(setting)))), [german]);
    assert_eq!(
        asked(&update(&mut state, Event::Option(OptionEvent::Language(setting)))),
        [],
        "a form reports it twice"
    );
    update(&mut state, Event::Part(german, Progress::Loading { received: 0, total: 7_000 }));
    assert_eq!(look_at(&mut state, german, 10_000, 10_000), [Effect::AbandonPart(german)]);
    assert_eq!(notice(&state), "part-stalled(part: words, received: 0, total: 7)");
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::LoadPart));
    assert_eq!(state.settings.language, before, "nothing has changed");
    let effects = update(&mut state, Event::Command(Command::LoadPart));
    assert!(effects.contains(&Effect::LoadPart(german, Source::Network)), "{effects:?}");
    let effects = update(&mut state, Event::Part(german, Progress::Loaded));
    assert_eq!(effects, [Effect::SaveSettings, Effect::SaveGame, Effect::ReloadInLanguage]);
    assert_eq!((state.settings.language, state.notices.current()), (setting, None));
}

#[test]
fn the_catalogue_of_a_deselected_language_is_ignored() {
    let (german, french) = (Part::Catalogue(LanguageId::German), Part::Catalogue(LanguageId::French));
    let mut state = two_people(&[]);
    let before = state.settings.language;
    for language in [LanguageId::German, LanguageId::French] {
        update(&mut state, Event::Option(OptionEvent::Language(LanguageSetting::In(language))));
    }
    assert_eq!(update(&mut state, Event::Part(german, Progress::Loaded)), []);
    update(&mut state, Event::Option(OptionEvent::Language(before)));
    assert_eq!(update(&mut state, Event::Part(french, Progress::Failed)), []);
    assert_eq!((notice(&state), state.settings.language), ("", before));
}

#[test]
fn a_page_without_its_catalogue_requests_it_again() {
    let german = Part::Catalogue(LanguageId::German);
    let mut state = two_people(&[]);
    state.settings.language = LanguageSetting::In(LanguageId::German);
    update(&mut state, Event::Part(german, Progress::Failed));
    assert_eq!(notice(&state), "part-failed(part: words)");
    let effects = update(&mut state, Event::Command(Command::LoadPart));
    assert!(effects.contains(&Effect::LoadPart(german, Source::Network)), "{effects:?}");
    assert!(update(&mut state, Event::Part(german, Progress::Loaded)).contains(&Effect::ReloadInLanguage));
}

#[test]
fn a_language_chosen_in_another_tab_restarts_this_one_too() {
    let mut state = two_people(&["d2-c3"]);
    let german = LanguageSetting::In(LanguageId::German);
    let mut other = state.settings_to_save().into_owned();
    other.language = german;
    let before = state.settings.language;
    let told = RecordEvent::SettingsChangedElsewhere(crate::settings::text_of(&other));
    assert_eq!(asked(&update(&mut state, Event::Record(told))), [Part::Catalogue(LanguageId::German)]);
    assert_eq!(state.settings.language, before, "not before its texts have loaded");
    let there = Event::Part(Part::Catalogue(LanguageId::German), Progress::Loaded);
    assert!(update(&mut state, there).contains(&Effect::ReloadInLanguage));
    assert_eq!(state.settings.language, german);
}

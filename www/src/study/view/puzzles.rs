//! The Puzzles tab: the choice of an activity with the results so far, or the puzzle on the board.

use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::words::game_title;
use alquerque_language::Phrase;
use alquerque_puzzles::Theme;
use alquerque_study::Study;
use alquerque_study::puzzles::activity::Activity;
use alquerque_study::puzzles::calendar::day_number;
use alquerque_study::puzzles::progress::rating_curve;
use alquerque_study::puzzles::solving::{Solving, Stage};
use alquerque_study::puzzles::{Puzzles, SetState, words};
use alquerque_study::review::hint_level::HintLevel;
use alquerque_study::tab::Tab;

use crate::dom::{
    add_option, body, by_id, emptied, focus, has_focus, set_attribute, set_attribute_by_id, set_enabled, set_flag,
    set_shown, set_text,
};
use crate::sheet::pull;
use crate::view::fields::select;
use crate::words::{localize, root_attribute, set_phrase, set_phrase_or_empty};

/// The tab on the page.
#[derive(Default)]
pub(crate) struct PuzzlesView {
    is_shown: bool,
    is_active: bool,
    /// The id of the puzzle on the page.
    id: Option<u32>,
}

impl PuzzlesView {
    /// Renders changes while the tab is open.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let puzzles = &study.puzzles;
        let is_open = study.tab == Tab::Puzzles;
        let was_open = std::mem::replace(&mut self.is_shown, is_open);
        if !is_open && !was_open {
            return None;
        }
        let body = body()?;
        set_flag(&body, "data-puzzling", puzzles.is_active());
        set_flag(&body, "data-solving", puzzles.current.is_some());
        if !is_open {
            return None;
        }
        let is_solving = puzzles.activity.is_some();
        let had_focus = has_focus(&by_id("puzzle")?);
        let was_solving = std::mem::replace(&mut self.is_active, is_solving);
        set_shown("puzzle", is_solving);
        set_shown("puzzle-home", !is_solving);
        if is_solving {
            let now = puzzles.current.as_ref().map(|solving| solving.id);
            if std::mem::replace(&mut self.id, now) != now || !was_solving {
                // The puzzle must be visible together with the board.
                pull(false);
                by_id("panel-puzzles")?.set_scroll_top(0);
            }
            render_puzzle(puzzles, state)
        } else {
            self.id = None;
            let done = render_home(puzzles, state);
            if was_solving && had_focus {
                focus(&by_id("puzzle-stream")?);
            }
            done
        }
    }
}

fn render_puzzle(puzzles: &Puzzles, state: &State) -> Option<()> {
    set_phrase("puzzle-title", &words::activity(puzzles.activity?));
    set_phrase_or_empty("puzzle-clock", words::rush(puzzles, state).as_ref());
    let solving = puzzles.current.as_ref();
    let is_done = solving.is_some_and(Solving::is_done);
    // The rating goes next to the result; below it, a phone would cut it off.
    let change = words::change(puzzles).filter(|_| is_done);
    let told: Vec<String> =
        words::panel_text(puzzles, state).into_iter().chain(change).map(|phrase| localize(&phrase)).collect();
    set_text("puzzle-text", &told.join(" "));
    let is_wrong = solving.is_some_and(|solving| matches!(solving.stage, Stage::Wrong { .. }));
    let is_rush = puzzles.rush.is_some();
    let is_over = puzzles.rush.as_ref().is_some_and(|rush| rush.has_ended);
    let class = match solving.filter(|_| !is_over).map(|solving| &solving.stage) {
        Some(Stage::Solved | Stage::Waiting) => "good",
        Some(Stage::Wrong { .. }) => "bad",
        _ => "",
    };
    set_attribute_by_id("puzzle", "class", class);
    let rules = solving.and_then(|solving| words::rules(&solving.puzzle)).filter(|_| !is_done && !is_rush);
    let has_verdict = is_done && !is_rush && solving.is_some_and(|solving| solving.played.is_none());
    set_shown("puzzle-about", rules.is_some() || has_verdict);
    if let Some(rules) = rules {
        set_phrase("puzzle-about", &rules);
    }
    if let Some(solving) = solving.filter(|_| is_done && !is_rush) {
        let mut texts = Vec::new();
        if solving.played.is_none() {
            texts.push(localize(&words::verdict(&solving.puzzle)));
        }
        let themes: Vec<String> = solving.puzzle.themes.iter().map(|theme| localize(&words::theme(theme))).collect();
        if !themes.is_empty() {
            texts.push(format!("{}.", themes.join(" · ")));
        }
        set_text("puzzle-about", &texts.join(" "));
    }
    let is_elsewhere =
        solving.is_some_and(|solving| solving.stage == Stage::Open && !solving.is_open(&*state.game.record));
    let is_asked = solving.is_some() && !is_done && !is_rush;
    set_shown("puzzle-hint", is_asked && !is_wrong && !is_elsewhere);
    let is_hinted = solving.is_some_and(|solving| solving.hint_level == HintLevel::Target);
    set_enabled("puzzle-hint", solving.is_some_and(|solving| solving.stage == Stage::Open) && !is_hinted);
    set_shown("puzzle-solution", is_asked);
    set_shown("puzzle-retry", is_asked && is_wrong);
    set_shown("puzzle-back", is_asked && is_elsewhere);
    set_shown("puzzle-open", is_done && !is_rush);
    set_shown("puzzle-next", is_done && !is_rush && puzzles.activity != Some(Activity::Daily));
    set_shown("puzzle-load", matches!(puzzles.current_set(), SetState::Failed));
    set_shown("puzzle-rush-again", is_over);
    let (missed, phrase) = words::missed(puzzles);
    set_shown("puzzle-missed", missed > 0);
    set_phrase("puzzle-missed", &phrase);
    Some(())
}

fn render_home(puzzles: &Puzzles, state: &State) -> Option<()> {
    let game = puzzles.game();
    let key = root_attribute("lang");
    if let Some(list) = emptied("puzzle-game", &key) {
        for game in GameId::ALL {
            add_option(&list, game.name(), &localize(&game_title(game)))?;
        }
    }
    select("puzzle-game", game.name());
    let themes = themes(puzzles);
    let names = themes.iter().map(|theme| theme.name()).collect::<Vec<_>>().join(" ");
    if let Some(list) = emptied("puzzle-theme", &format!("{key} {names}")) {
        add_option(&list, "", &localize(&Phrase::new("puzzle-theme-choose")))?;
        for theme in themes {
            add_option(&list, theme.name(), &localize(&words::theme(theme)))?;
        }
    }
    select("puzzle-theme", puzzles.theme.map_or("", Theme::name));
    set_enabled("puzzle-themed", puzzles.theme.is_some());
    let today = day_number(state.environment.today);
    let daily = Phrase::new("puzzle-daily");
    let is_done = puzzles.progress.games[game].daily == Some(today);
    set_phrase("puzzle-daily", &daily.key("done", if is_done { "yes" } else { "no" }));
    let (due, phrase) = words::due(puzzles, state);
    set_phrase("puzzle-mistakes", &phrase);
    set_enabled("puzzle-mistakes", due > 0);
    set_phrase("puzzle-rating", &words::rating(puzzles));
    set_phrase("puzzle-streak", &words::streak(puzzles, state));
    let count = puzzles.set().map_or(0, |set| set.puzzles.len());
    set_shown("puzzle-count", count > 0);
    set_phrase("puzzle-count", &Phrase::new("puzzle-count").number("count", count));
    render_curve(puzzles)
}

/// The themes of the available puzzles.
fn themes(puzzles: &Puzzles) -> Vec<Theme> {
    let Some(set) = puzzles.set() else { return Vec::new() };
    Theme::ALL.into_iter().filter(|&theme| set.puzzles.iter().any(|puzzle| puzzle.themes.has(theme))).collect()
}

fn render_curve(puzzles: &Puzzles) -> Option<()> {
    let history = &puzzles.progress.games[puzzles.game()].history;
    set_shown("puzzle-curve", history.len() > 1);
    let (&low, &high) = (history.iter().min()?, history.iter().max()?);
    let curve = by_id("puzzle-curve")?;
    let phrase = Phrase::new("puzzle-curve").number("low", low).number("high", high);
    set_attribute(&curve, "aria-label", &localize(&phrase));
    set_attribute(&curve.first_element_child()?, "d", &rating_curve(history));
    Some(())
}

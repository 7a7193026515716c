//! The Puzzles tab: the choice of an activity with the results so far, or the puzzle on the board.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::words::game_title;
use alquerque_language::Phrase;
use alquerque_puzzles::Theme;

use super::activity::Activity;
use super::progress::{day_number, rating_curve};
use super::solving::{Solving, SolvingStage};
use super::{Puzzles, SetState, words};
use crate::review::exercises::state::HintLevel;

/// The puzzle on the board.
pub fn puzzle(puzzles: &Puzzles, state: &State) -> Elements {
    let mut elements = Elements::default();
    elements.text("puzzle-title", puzzles.activity.map(words::activity));
    elements.text("puzzle-clock", words::rush(puzzles, state));
    let solving = puzzles.current.as_ref();
    let is_done = solving.is_some_and(Solving::is_done);
    // The rating goes next to the result; below it, a phone would cut it off.
    let change = words::change(puzzles).filter(|_| is_done);
    let texts = words::panel_text(puzzles, state).into_iter().chain(change).map(Words::from);
    elements.text("puzzle-text", Words::Joined(" ", texts.collect()));
    let is_wrong = solving.is_some_and(|solving| matches!(solving.stage, SolvingStage::Wrong { .. }));
    let is_rush = puzzles.rush.is_some();
    let is_over = puzzles.rush.as_ref().is_some_and(|rush| rush.has_ended);
    let class = match solving.filter(|_| !is_over).map(|solving| &solving.stage) {
        Some(SolvingStage::Solved | SolvingStage::Waiting) => "good",
        Some(SolvingStage::Wrong { .. }) => "bad",
        _ => "",
    };
    elements.class("puzzle", class);
    let rules = solving.and_then(|solving| words::rules(&solving.puzzle)).filter(|_| !is_done && !is_rush);
    let has_verdict = is_done && !is_rush && solving.is_some_and(|solving| solving.played.is_none());
    elements.show("puzzle-about", rules.is_some() || has_verdict);
    if let Some(solving) = solving.filter(|_| is_done && !is_rush) {
        let verdict = has_verdict.then(|| words::verdict(&solving.puzzle));
        let themes: Vec<Words> = solving.puzzle.themes.iter().map(|theme| words::theme(theme).into()).collect();
        let end = if themes.is_empty() { "" } else { "." };
        let themes = Words::concat([Words::facts(themes), end.into()]);
        elements.text("puzzle-about", Words::Joined(" ", vec![verdict.into(), themes]));
    } else if rules.is_some() {
        elements.text("puzzle-about", rules);
    }
    let is_open = solving.is_some_and(|solving| solving.stage == SolvingStage::Open);
    let is_elsewhere = is_open && solving.is_some_and(|solving| !solving.is_open(&*state.game.record));
    let is_asked = solving.is_some() && !is_done && !is_rush;
    elements.show("puzzle-hint", is_asked && !is_wrong && !is_elsewhere);
    let is_hinted = solving.is_some_and(|solving| solving.hint_level == HintLevel::Target);
    elements.enable("puzzle-hint", is_open && !is_hinted);
    elements.show("puzzle-solution", is_asked);
    elements.show("puzzle-retry", is_asked && is_wrong);
    elements.show("puzzle-back", is_asked && is_elsewhere);
    elements.show("puzzle-open", is_done && !is_rush);
    elements.show("puzzle-next", is_done && !is_rush && puzzles.activity != Some(Activity::Daily));
    elements.show("puzzle-load", matches!(puzzles.current_set(), SetState::Failed));
    elements.show("puzzle-rush-again", is_over);
    let (missed, phrase) = words::missed(puzzles);
    elements.show("puzzle-missed", missed > 0);
    elements.text("puzzle-missed", phrase);
    elements
}

/// The choice of an activity.
pub fn home(puzzles: &Puzzles, state: &State) -> Elements {
    let (mut elements, game) = (Elements::default(), puzzles.game());
    elements.fill("puzzle-game", GameId::ALL.map(|game| Markup::option(game.name(), game_title(game))));
    elements.select("puzzle-game", game.name());
    let choose = Markup::option("", Phrase::new("puzzle-theme-choose"));
    let themes = themes(puzzles).into_iter().map(|theme| Markup::option(theme.name(), words::theme(theme)));
    elements.fill("puzzle-theme", std::iter::once(choose).chain(themes));
    elements.select("puzzle-theme", puzzles.theme.map_or("", Theme::name));
    elements.enable("puzzle-themed", puzzles.theme.is_some());
    let is_done = puzzles.progress.games[game].daily == Some(day_number(state.environment.today));
    elements.text("puzzle-daily", Phrase::new("puzzle-daily").key("done", if is_done { "yes" } else { "no" }));
    let (due, phrase) = words::due(puzzles, state);
    elements.text("puzzle-mistakes", phrase);
    elements.enable("puzzle-mistakes", due > 0);
    elements.text("puzzle-rating", words::rating(puzzles));
    elements.text("puzzle-streak", words::streak(puzzles, state));
    let count = puzzles.set().map_or(0, |set| set.puzzles.len());
    elements.show("puzzle-count", count > 0);
    elements.text("puzzle-count", Phrase::new("puzzle-count").number("count", count));
    let history = &puzzles.progress.games[game].history;
    elements.show("puzzle-curve", history.len() > 1);
    if let (Some(low), Some(high)) = (history.iter().min(), history.iter().max()) {
        let label = Phrase::new("puzzle-curve").number("low", *low).number("high", *high);
        elements.attribute("puzzle-curve", "aria-label", label);
        elements.fill("puzzle-curve", [Markup::new("path").with("d", rating_curve(history))]);
    }
    elements
}

/// The themes of the available puzzles.
fn themes(puzzles: &Puzzles) -> Vec<Theme> {
    let Some(set) = puzzles.set() else { return Vec::new() };
    Theme::ALL.into_iter().filter(|&theme| set.puzzles.iter().any(|puzzle| puzzle.themes.has(theme))).collect()
}

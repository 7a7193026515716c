//! Hints: first the piece of the best move, then the whole move.

mod state;

pub use state::{Hint, HintState};

use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_language::{Phrase, message};
use alquerque_messages::{Budget, Purpose};

use crate::activity::Activity;
use crate::ai::think::{best_engine, report_no_workers, request};
use crate::board::hand::{origins, placements};
use crate::game::panel::status;
use crate::jobs::{self, GameRole};
use crate::notice::say;
use crate::state::State;
use crate::statistics::count_help;
use crate::text::Text;
use crate::text::nouns::name;

/// A line of the board, by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A column, by its letter.
    Column(String),
    /// A row, by its number.
    Row(String),
}

/// Search time for a hint, in milliseconds.
const HINT_MILLIS: u32 = 1500;

/// Starts the search for a hint, or shows the rest of one already given.
pub(crate) fn ask(state: &mut State) {
    // Uncovers the status.
    state.notices.dismiss();
    if state.hint.current.is_none() && jobs::is_closed(state, GameRole::Search) {
        return report_no_workers(state);
    }
    match &mut state.hint.current {
        None => start_search(state),
        // Still searching: the button keeps its caption and waits.
        Some(Hint { best: None, .. }) => return,
        Some(hint) => hint.whole_move = true,
    }
    announce(state);
}

/// Announces the hint, with the names of squares.
fn announce(state: &mut State) {
    let text = state.hint_phrase(true).unwrap_or_else(|| status(state));
    state.notices.announce(text);
}

/// Cancels the search at the user's request.
pub(crate) fn stop(state: &mut State) {
    state.notices.announce(Phrase::new(message::STEP_STOPPED));
    cancel(state);
}

fn start_search(state: &mut State) {
    let engine = best_engine(AnyGame::of(&*state.game.record), state.settings.exploration);
    let request = request(state, Purpose::Hint, engine, Budget::Millis(HINT_MILLIS));
    let (id, revision) = (request.id, state.game.revision);
    state.hint.current = Some(Hint { id, revision, progress: 0.0, best: None, whole_move: false });
    jobs::submit(state, GameRole::Search, request);
}

/// Handles the search's result. Counts as help, unless there is only one move or a finished game is only being viewed.
pub(crate) fn found(state: &mut State, best: Option<&str>) {
    let best = state.game.legal.iter().position(|turn| Some(&*turn.text) == best);
    // If the piece alone says nothing new, show the whole move at once.
    let turn = best.map(|best| &state.game.legal[best]);
    let whole_move = turn.is_some_and(|turn| !state.has_first_hint(turn));
    let Some(hint) = state.hint.current.as_mut().filter(|_| best.is_some()) else {
        state.hint.current = None;
        say::notice(state, Phrase::new(message::SEARCH_NO_MOVE));
        return;
    };
    (hint.best, hint.whole_move) = (best, whole_move);
    announce(state);
    // A hint gives nothing away if only one move is legal.
    if state.game.record.result().is_none() && state.game.legal.len() > 1 {
        // After the announcement of the hint.
        if let Some(warning) = count_help(state) {
            state.notices.show_also(warning);
        }
    }
}

/// Drops the hint once its position has left the board, or no local human is to move.
pub(crate) fn follow(state: &mut State) {
    let plays = state.is_human_to_move() && !matches!(state.board_activity(), Activity::ByLink(_));
    let is_over = |hint: &Hint| hint.revision != state.game.revision || !plays;
    if state.hint.current.as_ref().is_some_and(is_over) {
        cancel(state);
    }
}

/// Updates the progress of the search. Returns whether it is the hint's.
pub(crate) fn set_progress(state: &mut State, id: u32, progress: f64) -> bool {
    let hint = state.hint.current.as_mut().filter(|hint| hint.id == id);
    hint.map(|hint| hint.progress = progress).is_some()
}

/// Forgets the hint whose search has failed.
pub(crate) fn give_up(state: &mut State) {
    state.hint.current.take_if(|hint| hint.best.is_none());
}

/// Shows and announces a legal turn as a hint that needs no search, such as a puzzle's: first the piece, or the whole
/// move.
pub fn show(state: &mut State, turn: usize, whole_move: bool) {
    let revision = state.game.revision;
    state.hint.current = Some(Hint { id: 0, revision, progress: 1.0, best: Some(turn), whole_move });
    if let Some(text) = state.hint_phrase(true) {
        state.notices.announce(text);
    }
}

/// Removes the shown hint.
pub fn clear(state: &mut State) {
    state.hint.current = None;
}

fn cancel(state: &mut State) {
    if let Some(hint) = state.hint.current.take().filter(|hint| hint.best.is_none()) {
        jobs::cancel(state, GameRole::Search, hint.id);
    }
}

impl State {
    /// The hint, given or still being searched for.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.current.as_ref()
    }

    /// The hint being searched for.
    pub fn pending_hint(&self) -> Option<&Hint> {
        self.hint.current.as_ref().filter(|hint| hint.best.is_none())
    }

    /// Whether search `id` is the current hint's.
    pub fn is_hint(&self, id: u32) -> bool {
        self.pending_hint().is_some_and(|hint| hint.id == id)
    }

    /// The hinted move, and whether to show all of it.
    pub fn hinted(&self) -> Option<(&Turn, bool)> {
        let hint = self.hint.current.filter(|hint| hint.revision == self.game.revision)?;
        Some((self.game.legal.get(hint.best?)?, hint.whole_move))
    }

    /// The text of the hint; `None` in the middle of a chain, where the status matters more. The piece pulses.
    pub fn hint_text(&self) -> Option<Text> {
        self.hint_phrase(false)
    }

    /// The same; with `names_spots`, a hint that only points to a piece or a line names it.
    fn hint_phrase(&self, names_spots: bool) -> Option<Text> {
        self.hint.current.as_ref().filter(|_| !self.in_chain())?;
        let Some((turn, whole_move)) = self.hinted() else { return Some(Phrase::new(message::HINT_LOOKING).into()) };
        let name = |spot| name(&*self.game.record, spot);
        let hint = match turn.path[..] {
            // For a placement, the first hint is its column or row.
            [_] if !whole_move && !names_spots => Phrase::new(message::HINT_DOTS),
            [_] if !whole_move => match self.line_of(&self.first_spots(turn))? {
                Line::Column(letter) => Phrase::new(message::HINT_COLUMN).text("at", &letter),
                Line::Row(number) => Phrase::new(message::HINT_ROW).text("at", &number),
            },
            [_, ..] if !whole_move && !names_spots => Phrase::new(message::HINT_THIS_PIECE),
            [from, ..] if !whole_move => Phrase::new(message::HINT_PIECE).text("at", &name(from)),
            _ => Phrase::new(message::HINT_MOVE).text("at", &turn.text),
        };
        Some(hint.into())
    }

    /// The hinted spots: the piece or, for a placement, its spot; for the first hint of a placement, its column or row. An
    /// arrow shows the rest.
    pub fn hinted_spots(&self) -> Vec<Spot> {
        match self.hinted() {
            None => Vec::new(),
            Some((turn, true)) => turn.path.iter().take(1).copied().collect(),
            Some((turn, false)) => self.first_spots(turn),
        }
    }

    /// Whether a turn is the hinted one or, after the first hint, begins as it says.
    pub(crate) fn follows_hint(&self, turn: &Turn) -> bool {
        self.hinted().is_some_and(|(hinted, whole_move)| match turn.path.first() {
            Some(spot) if !whole_move => self.first_spots(hinted).contains(spot),
            _ => hinted.text == turn.text,
        })
    }

    /// Spots of the first hint: the piece or, for a placement, all legal spots in the same column, or in the same row if
    /// it is the only one in its column.
    pub fn first_spots(&self, turn: &Turn) -> Vec<Spot> {
        let place = |spot| self.game.record.board().column_and_row(spot);
        let spots = placements(&self.game.legal);
        match turn.path[..] {
            [only] => {
                let column: Vec<Spot> = spots.iter().copied().filter(|&spot| place(spot).0 == place(only).0).collect();
                let row = || spots.iter().copied().filter(|&spot| place(spot).1 == place(only).1).collect();
                if column.len() > 1 { column } else { row() }
            }
            [from, ..] => vec![from],
            [] => Vec::new(),
        }
    }

    /// The column that contains all these spots, otherwise the row of the first; `None` without spots.
    pub fn line_of(&self, spots: &[Spot]) -> Option<Line> {
        let names = spots.iter().map(|&spot| name(&*self.game.record, spot));
        let mut names = names.filter_map(|name| Some((name.chars().next()?, name.chars().skip(1).collect::<String>())));
        let (column, row) = names.next()?;
        let is_column = names.all(|(other, _)| other == column);
        Some(if is_column { Line::Column(column.to_string()) } else { Line::Row(row) })
    }

    /// Whether there is a first hint: not if it says nothing new, as only one piece can move or all placements are in one
    /// line, nor if it would give the move away, the only placement in its lines.
    pub fn has_first_hint(&self, turn: &Turn) -> bool {
        let spots = self.first_spots(turn).len();
        let is_given_away = turn.path.len() == 1 && spots == 1;
        !is_given_away && spots < origins(&self.game.legal).len() + placements(&self.game.legal).len()
    }
}

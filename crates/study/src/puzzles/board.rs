//! Shows puzzles on the board, and restores the game afterwards.

use alquerque_app::game::StudyMode;
use alquerque_app::hint;
use alquerque_app::state::State;
use alquerque_app::statistics::puzzle_days::day_number;
use alquerque_app::update::{open_record, replace_version};
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_puzzles::Puzzle;

use super::{Puzzles, choose};
use crate::effect::{StudyEffect, from_game};

impl Puzzles {
    /// Shows a puzzle on the board, and sets the game aside.
    pub(super) fn show_puzzle(&mut self, state: &mut State, mut record: Box<dyn AnyRecord>) -> Vec<StudyEffect> {
        record.headers_mut().date = state.environment.today;
        let solver = record.to_move();
        if state.game.aside().is_none() {
            state.game.set_aside();
        }
        if !self.is_on_board {
            self.was_flipped = state.board.is_flipped();
        }
        (self.root, self.opened) = (record.tree().current_key(), None);
        (self.is_on_board, self.replayed) = (true, None);
        let effects = open_on_board(state, record);
        assign_seats(state, Some(solver));
        effects
    }

    /// Shows today's puzzle beside the choice of what to do, unless the game that waits is of the chosen kind.
    pub(super) fn preview(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let own = if self.is_on_board { state.game.own() } else { &*state.game.record };
        if own.board().game == self.game() {
            return self.restore_game(state);
        }
        let today = day_number(state.environment.today);
        let rules = (state.settings.of(self.game()).rules, self.progress.own_rules);
        let Some(Ok(record)) = self.set().and_then(|set| choose::daily(set, today, rules)).map(Puzzle::record) else {
            return Vec::new();
        };
        if self.is_on_board && self.root == record.tree().current_key() {
            return Vec::new();
        }
        // The notice is not about the game that was on the board.
        let notice = state.notices.take();
        let effects = self.show_puzzle(state, record);
        state.notices.put_back(notice);
        effects
    }

    /// Puts the game back on the board.
    pub(super) fn restore_game(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.current = None;
        if !std::mem::take(&mut self.is_on_board) {
            return Vec::new();
        }
        let Some(record) = state.game.take_aside() else { return Vec::new() };
        self.on_board = Some(record.board().game);
        let effects = open_on_board(state, record);
        assign_seats(state, None);
        state.board.set_flipped(self.was_flipped);
        effects
    }

    /// Handles another game on the board: keeps it there, and drops the game set aside, which is stored already.
    pub(super) fn abandon(&mut self, state: &mut State) {
        self.reset();
        (self.current, self.rush, self.is_on_board) = (None, None, false);
        let Some(original) = state.game.take_aside() else { return };
        let root = self.root;
        let is_puzzle = |record: &dyn AnyRecord| record.tree().key(NodeId::ROOT) == root;
        state.game.forget_others(is_puzzle);
        state.game.exchange_waiting(is_puzzle, &*original);
        assign_seats(state, None);
    }
}

/// Shows another position of the puzzle. A hint was for the one before.
pub(super) fn show_position(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<StudyEffect> {
    hint::clear(state);
    from_game(replace_version(state, record))
}

/// Turns the board so that a puzzle's solver is at the bottom; `None` turns it as the options say.
pub(super) fn assign_seats(state: &mut State, solver: Option<Player>) {
    if let Some(mode) = state.game.study_mode() {
        state.game.set_study_mode(StudyMode { solver, ..mode });
    }
    state.board.set_flipped(state.wants_flipped());
}

/// Puts a record of any game on the board, and drops the record before it from the list of running games.
pub(super) fn open_on_board(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<StudyEffect> {
    let effects = open_record(state, record);
    state.game.forget_others(|_| true);
    from_game(effects)
}

//! A small board with the position after a move of an engine's line, while the user points at that move.

use alquerque_app::state::State;
use alquerque_app::text::nouns::BySide;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_language::Phrase;

use super::Engines;
use super::engine::LineMove;
use crate::uct::preview::Preview;
use crate::uct::words::position;

/// The move that the user points at, and the position after it.
#[derive(Debug, Default)]
pub struct LinePreview {
    hovered: Option<LineMove>,
    shown: Option<Shown>,
}

#[derive(Debug)]
struct Shown {
    /// The key of the position on the board.
    from: u64,
    moves: Vec<String>,
    preview: Preview,
}

impl LinePreview {
    /// Handles the pointer over a move; `None` if it is over none.
    pub fn hover(&mut self, at: Option<LineMove>) {
        self.hovered = at;
    }

    /// The move that the user points at, if any.
    pub fn hovered(&self) -> Option<LineMove> {
        self.hovered.filter(|_| self.shown.is_some())
    }

    /// The position to show.
    pub fn preview(&self) -> Option<&Preview> {
        self.shown.as_ref().map(|shown| &shown.preview)
    }

    /// Updates the preview for the board and the engines: a line can change while the pointer is over it.
    pub fn follow(&mut self, engines: &Engines, record: &dyn AnyRecord, is_visible: bool) {
        let moves = self.hovered.filter(|_| is_visible).and_then(|at| {
            let line = engines.found(at.engine, record)?.lines().nth(at.line)?;
            line.line.get(..at.moves).filter(|moves| !moves.is_empty())
        });
        let Some(moves) = moves else {
            self.shown = None;
            return;
        };
        let from = record.tree().current_key();
        if self.shown.as_ref().is_some_and(|shown| shown.from == from && shown.moves == moves) {
            return;
        }
        let mut preview = Preview::new(record, moves);
        preview.show(moves.len());
        self.shown = Some(Shown { from, moves: moves.to_vec(), preview });
    }

    /// Describes the position: the moves to it, and the pieces left on the board.
    pub fn description(&self, state: &State) -> Option<Phrase> {
        let preview = self.preview()?;
        let (record, game) = (preview.record(), state.game.record.board().game);
        let counts = record.counts_at(record.played());
        let of = |player: Player| counts[player.index()];
        let phrase = Phrase::new("study-line-position").phrase("position", position(&preview.moves()));
        let phrase = phrase.number("light", of(Player::Light)).number("dark", of(Player::Dark));
        Some(phrase.by(Player::Light, game))
    }
}

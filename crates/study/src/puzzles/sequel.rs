//! What follows the last move of a solution: the capture or the end of the game that it wins.

use alquerque_app::text::nouns::BySide;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::BestLine;
use alquerque_puzzles::{Goal, Puzzle};

/// The maximum number of plies that are played without being asked for.
const NEAR: usize = 8;

/// The moves after a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequel {
    /// The position after the solution.
    pub from: NodeId,
    /// The best line of both sides; the opponent begins.
    pub line: BestLine,
    /// How many of its moves are played at once, because the win is near.
    pub near: usize,
    /// How many of its moves show the win: all if the game ends there, else those up to the capture that wins material.
    pub whole: usize,
    /// Light's and Dark's pieces at its end, if the game is over there.
    pub counts: Option<[u32; 2]>,
    /// Whether the win has been played without being asked for.
    pub is_shown: bool,
}

impl Sequel {
    /// What follows a position, with the best line from there.
    pub fn new(puzzle: &Puzzle, record: &dyn AnyRecord, from: NodeId, line: BestLine) -> Self {
        let gain = |max| gain(puzzle, record, from, &line, max);
        let is_near = line.is_over && line.moves.len() <= NEAR;
        let near = if is_near { line.moves.len() } else { gain(NEAR) };
        let whole = if line.is_over { line.moves.len() } else { gain(line.moves.len()) };
        let counts = end_counts(record, from, &line);
        Self { from, is_shown: near == whole, line, near, whole, counts }
    }

    /// Whether the rest can be shown on request.
    pub fn can_show(&self) -> bool {
        !self.is_shown && self.whole > 0
    }

    /// How the game ends for the solver; `None` if that isn't known.
    pub fn phrase(&self, puzzle: &Puzzle, solver: Player) -> Option<Phrase> {
        let [light, dark] = self.counts?;
        let game = puzzle.game();
        let [own, other] = if solver == Player::Light { [light, dark] } else { [dark, light] };
        let end = match self.line.outcome? {
            Outcome::Draw => "draw",
            Outcome::Win(winner) if winner == solver => "win",
            Outcome::Win(_) => return None,
        };
        let phrase = Phrase::new(message::PUZZLE_SEQUEL).by(solver, game).key("end", end);
        let phrase = phrase.key("scored", if game == GameId::Othello { "yes" } else { "no" });
        let phrase = phrase.number("own", own).number("opponents", other);
        Some(phrase.number("moves", (self.line.moves.len() / 2).max(1)))
    }
}

/// The number of moves up to the capture that wins material, among the first `max` moves.
fn gain(puzzle: &Puzzle, record: &dyn AnyRecord, from: NodeId, line: &BestLine, max: usize) -> usize {
    if !puzzle.game().info().pieces_move || puzzle.goal == Goal::Draw {
        return 0;
    }
    let mut board = record.boxed();
    board.select(from);
    let (mut won, mut best) = (0, (0, 0));
    for (ply, text) in line.moves.iter().enumerate().take(max) {
        let Some(turn) = board.legal_turns().into_iter().find(|turn| turn.text == *text) else { break };
        let taken = i64::try_from(turn.captured.len()).unwrap_or(0);
        won += if ply % 2 == 1 { taken } else { -taken };
        if board.explore_turn(&turn).is_err() {
            break;
        }
        // A gain counts only if nothing is taken in return.
        if won > best.0 && board.legal_turns().iter().all(|turn| turn.captured.is_empty()) {
            best = (won, ply + 1);
        }
    }
    best.1
}

/// Light's and Dark's pieces at the end of a line, if the game is over there.
pub(super) fn end_counts(record: &dyn AnyRecord, from: NodeId, line: &BestLine) -> Option<[u32; 2]> {
    if !line.is_over {
        return None;
    }
    let mut board = record.boxed();
    board.select(from);
    for text in &line.moves {
        let turn = board.legal_turns().into_iter().find(|turn| turn.text == *text)?;
        board.explore_turn(&turn).ok()?;
    }
    board.score().or_else(|| Some(board.counts_at(board.played())))
}

//! Positions behind the one on the board, shown without a change of the record.

use alquerque_app::board::{BoardModel, Mark, bare_spot, model};
use alquerque_app::look::Tally;
use alquerque_app::state::{State, last_spots};
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::NodeId;

/// A position and those behind it, move by move.
#[derive(Debug)]
pub struct Film {
    /// A random game can go on where the record says that a position has occurred too often: then another record begins there.
    parts: Vec<Box<dyn AnyRecord>>,
    /// In which of them each position is, and where.
    frames: Vec<(usize, NodeId)>,
    shown: usize,
}

impl Film {
    /// The position on the board, and those behind it as far as the moves are legal.
    pub fn new(record: &dyn AnyRecord, moves: &[String]) -> Self {
        let tree = record.tree();
        let mut part = record.restarted();
        let mut node = NodeId::ROOT;
        for &played in tree.line().iter().skip(1).take(tree.played()) {
            let Ok(next) = part.add(node, &record.move_text(played)) else { break };
            node = next;
        }
        part.select(node);
        let (mut parts, mut frames) = (vec![part], vec![(0, node)]);
        for text in moves {
            let mut last = parts.len() - 1;
            let mut next = parts[last].add(node, text);
            if next.is_err() {
                parts[last].select(node);
                let Ok(part) = AnyGame::of(record).record_from(&parts[last].position_text()) else { break };
                parts.push(part);
                last += 1;
                next = parts[last].add(NodeId::ROOT, text);
            }
            let Ok(next) = next else { break };
            node = next;
            frames.push((last, node));
        }
        let mut film = Self { parts, frames, shown: 0 };
        film.show(0);
        film
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Never: there is the position on the board.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Goes to a position, or the last.
    pub fn show(&mut self, frame: usize) {
        self.shown = frame.min(self.frames.len() - 1);
        let (part, node) = self.frames[self.shown];
        self.parts[part].select(node);
    }

    /// Whether another position than that on the board is shown.
    pub fn is_ahead(&self) -> bool {
        self.shown > 0
    }

    /// The moves from the position on the board to the one that is shown.
    pub fn moves(&self) -> Vec<String> {
        let way = self.frames.iter().take(self.shown + 1).skip(1);
        way.map(|&(part, node)| self.parts[part].move_text(node)).collect()
    }

    /// What is counted beside a player: pieces on the board, or of the opponent's those captured since the game began.
    pub fn counted(&self, player: Player, tally: Tally) -> u32 {
        let of = if tally == Tally::Captured { player.opponent() } else { player };
        let count = |record: &dyn AnyRecord, ply: usize| record.counts_at(ply)[of.index()];
        let now = count(self.record(), self.record().played());
        match tally {
            Tally::OnBoard => now,
            Tally::Captured => count(&*self.parts[0], 0).saturating_sub(now),
        }
    }

    /// The position that is shown, as a game.
    pub fn record(&self) -> &dyn AnyRecord {
        &*self.parts[self.frames[self.shown].0]
    }

    /// The board that is shown.
    pub fn board(&self, state: &State) -> BoardModel {
        let (record, geometry) = (self.record(), state.geometry());
        let last = last_spots(record);
        let spot = |spot| {
            let marks = if last.contains(&spot) { vec![Mark::Last] } else { Vec::new() };
            alquerque_app::board::SpotModel { piece: record.piece(spot), marks, ..bare_spot(geometry, spot) }
        };
        model(record, geometry, state.settings.show_notation, state.cursor, spot).dressed(state.dress())
    }
}

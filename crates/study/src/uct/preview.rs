//! Shows positions after the one on the board, without changing the record.

use alquerque_app::board::look::Counted;
use alquerque_app::board::model::{BoardModel, Mark, SpotModel, bare_spot, build_board};
use alquerque_app::settings::Switch;
use alquerque_app::state::{State, last_spots};
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::NodeId;

/// A position and its successors, move by move.
#[derive(Debug)]
pub struct Preview {
    /// A playout can continue where the record ends the game by repetition; a new record begins there.
    parts: Vec<Box<dyn AnyRecord>>,
    /// The record and node of each position.
    frames: Vec<(usize, NodeId)>,
    shown: usize,
}

impl Preview {
    /// Creates a sequence from the position on the board, up to the first illegal move.
    pub fn new(record: &dyn AnyRecord, moves: &[String]) -> Self {
        let mut part = record.restarted();
        let mut node = NodeId::ROOT;
        for played in record.played_moves() {
            let Ok(next) = part.add(node, &played) else { break };
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
        let mut preview = Self { parts, frames, shown: 0 };
        preview.show(0);
        preview
    }

    /// Number of positions.
    pub fn count(&self) -> usize {
        self.frames.len()
    }

    /// Goes to a position, at most to the last one.
    pub fn show(&mut self, frame: usize) {
        self.shown = frame.min(self.frames.len() - 1);
        let (part, node) = self.frames[self.shown];
        self.parts[part].select(node);
    }

    /// Returns whether the position shown differs from the board's.
    pub fn is_ahead(&self) -> bool {
        self.shown > 0
    }

    /// Returns the moves from the position on the board to the one shown.
    pub fn moves(&self) -> Vec<String> {
        let path = self.frames.iter().take(self.shown + 1).skip(1);
        path.map(|&(part, node)| self.parts[part].move_text(node)).collect()
    }

    /// Returns the count beside a player: their pieces on the board, or the opponent's pieces captured since the start.
    pub fn count_beside(&self, player: Player, counted: Counted) -> u32 {
        let of = if counted == Counted::Captured { player.opponent() } else { player };
        let count = |record: &dyn AnyRecord, ply: usize| record.counts_at(ply)[of.index()];
        let now = count(self.record(), self.record().played());
        match counted {
            Counted::OnBoard => now,
            Counted::Captured => count(&*self.parts[0], 0).saturating_sub(now),
        }
    }

    /// Returns the game at the position shown.
    pub fn record(&self) -> &dyn AnyRecord {
        &*self.parts[self.frames[self.shown].0]
    }

    /// Returns the board to draw.
    pub fn board(&self, state: &State) -> BoardModel {
        let (record, geometry) = (self.record(), state.geometry());
        let last = last_spots(record);
        let spot = |spot| {
            let marks = if last.contains(&spot) { vec![Mark::Last] } else { Vec::new() };
            SpotModel { piece: record.piece(spot), marks, ..bare_spot(geometry, spot) }
        };
        let shows_coordinates = state.settings.switches[Switch::Coordinates];
        let on_all_sides = state.settings.switches[Switch::CoordinatesOnAllSides];
        BoardModel {
            shows_coordinates,
            on_all_sides,
            art_style: state.art_style(),
            ..build_board(record, geometry, state.board.cursor(), spot)
        }
    }
}

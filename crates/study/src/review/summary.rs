//! A review in numbers, and the list of what went wrong.

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;

use super::judge::{Class, Judged, Thrown, light_share, tenths};

/// One side's moves in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The moves that are judged.
    pub moves: u32,
    /// How many are of each class, the least first.
    pub classes: [u32; 3],
    /// Wins thrown away for certain.
    pub wins: u32,
    /// Draws thrown away for certain.
    pub draws: u32,
    /// What was given away in all, in tenths of a percent of the point.
    pub given: u32,
}

impl Summary {
    /// The summary of a side's moves.
    pub fn of(judged: &[Option<Judged>], player: Player) -> Self {
        let mut summary = Self::default();
        for judgement in judged.iter().flatten().filter(|judged| judged.mover == player).map(|judged| judged.judgement)
        {
            summary.moves += 1;
            summary.given += u32::from(judgement.given);
            if let Some(class) = judgement.class {
                summary.classes[class as usize] += 1;
            }
            match judgement.thrown {
                Some(Thrown::Win) => summary.wins += 1,
                Some(Thrown::Draw) => summary.draws += 1,
                None => {}
            }
        }
        summary
    }

    /// How many are of a class.
    pub fn count(&self, class: Class) -> u32 {
        self.classes[class as usize]
    }

    /// What a move gave away on the average, in percent of the point; nothing without moves.
    pub fn average(&self) -> Option<f64> {
        (self.moves > 0).then(|| f64::from(self.given) / 10.0 / f64::from(self.moves))
    }
}

/// A move that gave something away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The ply before it.
    pub ply: usize,
    /// What is known of it.
    pub judged: Judged,
    /// What was better, if that is in the record.
    pub better: Option<NodeId>,
}

/// The moves that gave something away, in the order in which they were played.
pub fn errors(record: &dyn AnyRecord, judged: &[Option<Judged>]) -> Vec<Error> {
    let numbered = judged.iter().enumerate().filter_map(|(ply, judged)| Some((ply, (*judged)?)));
    let wrong = numbered.filter(|(_, judged)| judged.judgement.class.is_some() || judged.judgement.thrown.is_some());
    wrong.map(|(ply, judged)| Error { ply, judged, better: better(record, judged.node, judged.mover) }).collect()
}

/// The best of the other moves in the place of one, as far as they are assessed, if it is better.
pub fn better(record: &dyn AnyRecord, node: NodeId, mover: Player) -> Option<NodeId> {
    let tree = record.tree();
    let worth = |node: NodeId| light_share(&tree.assessment(node)).map(|light| tenths(light, mover));
    let played = worth(node)?;
    let others = tree.siblings(node).filter_map(|other| Some((worth(other)?, other)));
    others.max_by_key(|(worth, _)| *worth).filter(|(worth, _)| *worth > played).map(|(_, other)| other)
}

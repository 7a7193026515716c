//! A review in numbers, and the list of what went wrong.

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{NodeId, Symbol};

use super::grow::{MOST_PLIES, Own, own_mark};
use super::judge::{Class, Judged, Judgement, Thrown, light_share, tenths};

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

/// A move that gave something away, or that somebody has marked as a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The ply before it.
    pub ply: usize,
    /// What is known of it; nothing was given away where that is not known.
    pub judged: Judged,
    /// How somebody has marked it, if as a mistake or a blunder.
    pub mark: Option<Symbol>,
    /// What was better, if that is in the record.
    pub better: Option<NodeId>,
}

impl Error {
    /// Its symbol: what somebody has called it, or else what it is called by what it gave away.
    pub fn symbol(&self) -> Option<Symbol> {
        self.mark.or(self.judged.judgement.class.map(Class::symbol))
    }

    /// Whether there is a task in it: it cost much, or a result that was certain, or it is marked and something better is known.
    pub fn is_task(&self) -> bool {
        let Judgement { thrown, class, .. } = self.judged.judgement;
        thrown.is_some() || class >= Some(Class::Mistake) || self.mark.is_some() && self.better.is_some()
    }
}

/// What went wrong in the present line, in the order in which it was played. `own` are the symbols of reviews, which are no marks of
/// anybody's.
pub fn errors(record: &dyn AnyRecord, judged: &[Option<Judged>], own: &Own) -> Vec<Error> {
    let played = record.tree().line().iter().skip(1).zip(judged).enumerate();
    let wrong = played.filter_map(|(ply, (&node, judged))| {
        let mark = own_mark(record, node, own);
        let is_wrong = |judgement: &Judgement| judgement.class.is_some() || judgement.thrown.is_some();
        let judged = match *judged {
            Some(judged) => Some(judged).filter(|judged| mark.is_some() || is_wrong(&judged.judgement))?,
            None if mark.is_some() => {
                let mover = record.to_move_of(record.tree().parent(node)?)?;
                Judged { node, mover, judgement: Judgement::default() }
            }
            None => return None,
        };
        Some(Error { ply, judged, mark, better: better(record, node, judged.mover) })
    });
    wrong.collect()
}

/// The line that was better, from the move in the place of the mistake on, as a review writes it down.
pub fn better_line(record: &dyn AnyRecord, better: NodeId) -> Vec<String> {
    let tree = record.tree();
    let line = std::iter::successors(Some(better), |&node| tree.first_child(node));
    line.take(MOST_PLIES).map(|node| record.move_text(node)).collect()
}

/// The best of the other moves in the place of one, as far as they are assessed, if it is better.
pub fn better(record: &dyn AnyRecord, node: NodeId, mover: Player) -> Option<NodeId> {
    let tree = record.tree();
    let worth = |node: NodeId| light_share(&tree.assessment(node)).map(|light| tenths(light, mover));
    let played = worth(node)?;
    let others = tree.siblings(node).filter_map(|other| Some((worth(other)?, other)));
    others.max_by_key(|(worth, _)| *worth).filter(|(worth, _)| *worth > played).map(|(_, other)| other)
}

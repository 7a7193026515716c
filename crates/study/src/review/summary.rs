//! Statistics of a review, and its list of errors.

use alquerque_app::accuracy::accuracy;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{NodeId, Symbol};

use super::annotate::{MAX_PLIES, ReviewSymbols, user_mark};
use super::judge::{Class, JudgedMove, Missed, MoveJudgement, light_share, tenths};

/// Statistics of a side's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Number of moves judged, without passes.
    pub moves: u32,
    /// Number of moves in each class, least severe first.
    pub classes: [u32; 3],
    /// Number of proven wins lost.
    pub wins: u32,
    /// Number of proven draws lost.
    pub draws: u32,
    /// The accuracy in percent, as on the end card; `None` if there are too few moves.
    pub accuracy: Option<u8>,
}

impl Summary {
    /// Summarizes a side's moves.
    pub fn new(record: &dyn AnyRecord, judged: &[Option<JudgedMove>], player: Player) -> Self {
        let is_counted = |ply: usize, mover| mover == player && !record.is_pass(ply);
        let judged_moves = judged.iter().enumerate().filter_map(|(ply, judged)| Some((ply, (*judged)?)));
        let judgements =
            judged_moves.filter(|(ply, judged)| is_counted(*ply, judged.mover)).map(|(_, judged)| judged.judgement);
        let moves: Vec<_> = judged.iter().flatten().map(|judged| (judged.mover, judged.judgement.effect)).collect();
        let mut summary = Self { accuracy: accuracy(&moves, player), ..Self::default() };
        for judgement in judgements {
            summary.moves += 1;
            if let Some(class) = judgement.class {
                summary.classes[class as usize] += 1;
            }
            match judgement.missed {
                Some(Missed::Win) => summary.wins += 1,
                Some(Missed::Draw) => summary.draws += 1,
                None => {}
            }
        }
        summary
    }

    /// Number of moves in a class.
    pub fn count(&self, class: Class) -> u32 {
        self.classes[class as usize]
    }
}

/// A move that lost something, or that the user marked as a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The number of plies before it.
    pub ply: usize,
    /// Its judgement; the loss is zero if unknown.
    pub judged: JudgedMove,
    /// The user's mark, if it is a mistake or blunder symbol.
    pub mark: Option<Symbol>,
    /// The better move, if it is in the record.
    pub better: Option<NodeId>,
}

impl Error {
    /// The user's symbol if there is one, otherwise that of its class.
    pub fn symbol(&self) -> Option<Symbol> {
        self.mark.or(self.judged.judgement.class.map(Class::symbol))
    }

    /// Whether it is a mistake or worse, or lost a proven result.
    pub fn is_mistake(&self) -> bool {
        let MoveJudgement { missed, class, .. } = self.judged.judgement;
        missed.is_some() || class >= Some(Class::Mistake)
    }

    /// Whether it becomes an exercise: it is a mistake, or it is a detour or marked and a better move is known.
    pub fn is_exercise(&self) -> bool {
        let is_worth_trying = self.mark.is_some() || self.judged.judgement.is_detour();
        self.is_mistake() || is_worth_trying && self.better.is_some()
    }
}

/// Returns the errors of the current line in playing order. `own` holds the symbols of reviews, which do not count as
/// marks.
pub fn errors(record: &dyn AnyRecord, judged: &[Option<JudgedMove>], own: &ReviewSymbols) -> Vec<Error> {
    let played = record.tree().line().iter().skip(1).zip(judged).enumerate();
    let wrong = played.filter_map(|(ply, (&node, judged))| {
        let mark = user_mark(record, node, own);
        let is_wrong = |judgement: &MoveJudgement| {
            judgement.class.is_some() || judgement.missed.is_some() || judgement.is_detour()
        };
        let judged = match *judged {
            Some(judged) => Some(judged).filter(|judged| mark.is_some() || is_wrong(&judged.judgement))?,
            None if mark.is_some() => {
                let mover = record.to_move_of(record.tree().parent(node)?)?;
                JudgedMove { node, mover, judgement: MoveJudgement::default() }
            }
            None => return None,
        };
        Some(Error { ply, judged, mark, better: better(record, node, judged.mover) })
    });
    wrong.collect()
}

/// Formats the better line from the move that replaces the mistake, as a review would write it.
pub fn moves_from(record: &dyn AnyRecord, better: NodeId) -> Vec<String> {
    let tree = record.tree();
    let line = std::iter::successors(Some(better), |&node| tree.first_child(node));
    line.take(MAX_PLIES).map(|node| record.move_text(node)).collect()
}

/// Returns the best assessed alternative to a move, if it is better.
pub fn better(record: &dyn AnyRecord, node: NodeId, mover: Player) -> Option<NodeId> {
    let tree = record.tree();
    // Prefer faster proven wins and slower proven losses; unknown lengths are equal.
    let worth = |node: NodeId| {
        let assessment = tree.assessment(node);
        let share = light_share(&assessment).map(|light| tenths(light, mover))?;
        let plies = i64::from(assessment.certain.and_then(|certain| certain.plies).unwrap_or(0));
        Some((share, if share > 500 { -plies } else { plies }))
    };
    let played = worth(node)?;
    let others = tree.siblings(node).filter_map(|other| Some((worth(other)?, other)));
    others.max_by_key(|(worth, _)| *worth).filter(|(worth, _)| *worth > played).map(|(_, other)| other)
}

//! Classifies moves by the expected score they lose.

use alquerque_app::accuracy::{CLEAR_LOSS, Loss, loss};
pub use alquerque_app::accuracy::{light_share, tenths};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, NodeId, Symbol};
use alquerque_core::{Outcome, Player, named};

named! {
    /// The class of an error, least severe first.
    #[derive(PartialOrd, Ord)]
    pub enum Class {
        /// There was something better.
        Inaccuracy = "inaccuracy",
        /// Loses about a quarter of a win.
        Mistake = "mistake",
        /// Changes the likely result.
        Blunder = "blunder",
    }
}

/// The lower bound of a class.
#[derive(Clone, Copy, Debug)]
pub struct Threshold {
    /// The class.
    pub class: Class,
    /// The minimum loss of expected score, in tenths of a percent.
    pub from: u16,
    /// The symbol for it in the record.
    pub symbol: Symbol,
}

/// The classes, least severe first.
pub const CLASSES: [Threshold; 3] = [
    Threshold { class: Class::Inaccuracy, from: 50, symbol: Symbol(6) },
    Threshold { class: Class::Mistake, from: CLEAR_LOSS, symbol: Symbol(2) },
    Threshold { class: Class::Blunder, from: 250, symbol: Symbol(4) },
];

impl Class {
    /// Classifies a loss in tenths of a percent; `None` if it is small.
    pub fn from_loss(loss: u16) -> Option<Self> {
        CLASSES.iter().rev().find(|threshold| loss >= threshold.from).map(|threshold| threshold.class)
    }

    /// Returns the symbol of the class.
    pub fn symbol(self) -> Symbol {
        CLASSES[self as usize].symbol
    }
}

named! {
    /// A proven result lost by a move.
    pub enum Missed {
        /// A win.
        Win = "win",
        /// A draw.
        Draw = "draw",
    }
}

/// The assessment of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveJudgement {
    /// The loss of expected score, in tenths of a percent.
    pub loss: u16,
    /// The expected scores before and after it, for the accuracy, see [`alquerque_app::accuracy`].
    pub effect: Loss,
    /// The proven result it lost.
    pub missed: Option<Missed>,
    /// Its class.
    pub class: Option<Class>,
    /// Whether it would have a class if every estimate were certain, so that it deserves a second look.
    pub is_suspected: bool,
    /// By how many plies it delays a proven win or hastens a proven loss; only if both lengths are exact.
    pub detour: Option<Detour>,
}

/// A move that preserves the result, but takes a worse route to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detour {
    /// The win takes this many plies longer.
    Longer(u32),
    /// The loss comes this many plies sooner.
    Sooner(u32),
}

/// Minimum length of a detour worth mentioning, in plies: ten moves.
const DETOUR: u32 = 20;

impl MoveJudgement {
    /// Whether a proven win has become much longer, or a proven loss much shorter.
    pub fn is_detour(&self) -> bool {
        self.detour.is_some_and(|(Detour::Longer(plies) | Detour::Sooner(plies))| plies >= DETOUR)
    }
}

fn detour(before: &Assessment, after: &Assessment, mover: Player) -> Option<Detour> {
    let (before, after) =
        before.certain.zip(after.certain).filter(|(before, after)| before.outcome == after.outcome)?;
    let (had, has) = (before.plies?, after.plies? + 1);
    match before.outcome {
        Outcome::Draw => None,
        Outcome::Win(winner) if winner == mover => has.checked_sub(had).map(Detour::Longer),
        Outcome::Win(_) => had.checked_sub(has).map(Detour::Sooner),
    }
}

/// Judges a move by the assessments of the positions before and after it, see [`alquerque_app::accuracy::loss`].
/// Returns `None` if either is missing.
pub fn judge(before: &Assessment, after: &Assessment, mover: Player, was_only: bool) -> Option<MoveJudgement> {
    let loss = loss(before, after, mover, was_only)?;
    if was_only {
        return Some(MoveJudgement { effect: loss, ..MoveJudgement::default() });
    }
    let after_outcome = after.certain.map(|certain| certain.outcome);
    let is_worse = match after_outcome {
        Some(outcome) => before.certain.is_some_and(|certain| outcome.score(mover) < certain.outcome.score(mover)),
        None => loss.tenths() >= CLEAR_LOSS,
    };
    let missed = match before.certain.map(|certain| certain.outcome).filter(|_| is_worse) {
        Some(Outcome::Win(winner)) if winner == mover => Some(Missed::Win),
        Some(Outcome::Draw) => Some(Missed::Draw),
        _ => None,
    };
    let (suspected, detour) = (Class::from_loss(loss.tenths()), detour(before, after, mover));
    // A proven result that the next estimate doesn't quite confirm may not be lost.
    let is_noise = before.certain.is_some() && after.certain.is_none() && suspected == Some(Class::Inaccuracy);
    let class = suspected.filter(|_| !is_noise);
    let effect = if is_noise { Loss { expected: [loss.expected[1]; 2], ..loss } } else { loss };
    let is_suspected = suspected.is_some();
    Some(MoveJudgement { loss: effect.tenths(), effect, missed, class, is_suspected, detour })
}

/// A judged move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The node after it.
    pub node: NodeId,
    /// The side that played it.
    pub mover: Player,
    /// Its judgement.
    pub judgement: MoveJudgement,
}

/// Judges a move by its node.
pub fn judge_node(record: &dyn AnyRecord, node: NodeId) -> Option<JudgedMove> {
    let tree = record.tree();
    let parent = tree.parent(node)?;
    let mover = record.to_move_of(parent)?;
    let (before, after) = (tree.assessment(parent), tree.assessment(node));
    // Check this first: counting the legal moves is slow.
    light_share(&before).and(light_share(&after))?;
    let judgement = judge(&before, &after, mover, record.choice(node).1 == 1)?;
    Some(JudgedMove { node, mover, judgement })
}

/// Judges the moves of the current line; `None` where an assessment is missing.
pub fn judge_line(record: &dyn AnyRecord) -> Vec<Option<JudgedMove>> {
    record.tree().line().iter().skip(1).map(|&node| judge_node(record, node)).collect()
}

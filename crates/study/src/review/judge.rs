//! What a move gave away, and what that is called.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, NodeId, Share, Symbol};
use alquerque_core::{Outcome, Player};

/// What a move that gave something away is called, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Something better was there.
    Inaccuracy,
    /// It costs about a quarter of a win.
    Mistake,
    /// It turns a game.
    Blunder,
}

/// From where on a move is of a class.
#[derive(Clone, Copy, Debug)]
pub struct Threshold {
    /// The class.
    pub class: Class,
    /// The tenths of a percent of the point that such a move gives away, at the least.
    pub from: u16,
    /// The symbol that it gets in the record.
    pub symbol: Symbol,
}

/// The classes, the least first.
pub const CLASSES: [Threshold; 3] = [
    Threshold { class: Class::Inaccuracy, from: 50, symbol: Symbol(6) },
    Threshold { class: Class::Mistake, from: 120, symbol: Symbol(2) },
    Threshold { class: Class::Blunder, from: 250, symbol: Symbol(4) },
];

impl Class {
    /// The class of a move that gave away so many tenths of a percent; none where that is little.
    pub fn of(given: u16) -> Option<Self> {
        CLASSES.iter().rev().find(|threshold| given >= threshold.from).map(|threshold| threshold.class)
    }

    /// The symbol that such a move gets.
    pub fn symbol(self) -> Symbol {
        CLASSES[self as usize].symbol
    }

    /// Its name in messages and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// What a move gave away for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thrown {
    /// A win.
    Win,
    /// A draw.
    Draw,
}

impl Thrown {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
        }
    }
}

/// What is known of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// What it gave away of the expected result, in tenths of a percent of the point.
    pub given: u16,
    /// What it gave away for certain; only where both positions are certain.
    pub thrown: Option<Thrown>,
    /// What that is called.
    pub class: Option<Class>,
}

/// Light's share of the point as it is assessed: what is certain comes before what is estimated.
pub fn light_share(assessment: &Assessment) -> Option<Share> {
    let certain = assessment.certain.map(|certain| Share::new(certain.outcome.score(Player::Light).into()));
    certain.or(assessment.expected)
}

/// A share in tenths of a percent for a player, of light's share.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
pub fn tenths(light: Share, player: Player) -> u16 {
    let light = (light.value() * 1000.0).round() as u16;
    if player == Player::Light { light } else { 1000 - light }
}

/// Judges a move by what is known of the positions before and after it; nothing where that is not known of both. A move that was the
/// only one gave nothing away. Where only the position before is certain, its estimate is held against the one after, which may be as
/// certain as before, and nobody knows: the move gave away no more than that, and no more than there was.
pub fn judge(before: &Assessment, after: &Assessment, mover: Player, was_only: bool) -> Option<Judgement> {
    let (had, has) = (tenths(light_share(before)?, mover), tenths(light_share(after)?, mover));
    let estimate = before.expected.filter(|_| after.certain.is_none()).map(|light| tenths(light, mover));
    let had = estimate.map_or(had, |estimate| estimate.min(had));
    if was_only {
        return Some(Judgement::default());
    }
    let given = had.saturating_sub(has);
    let outcomes = before.certain.zip(after.certain).map(|(before, after)| (before.outcome, after.outcome));
    let thrown = match outcomes {
        Some((Outcome::Win(winner), after)) if winner == mover && after != Outcome::Win(mover) => Some(Thrown::Win),
        Some((Outcome::Draw, Outcome::Win(winner))) if winner != mover => Some(Thrown::Draw),
        _ => None,
    };
    Some(Judgement { given, thrown, class: Class::of(given) })
}

/// A move of a game, judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The node behind it.
    pub node: NodeId,
    /// Who played it.
    pub mover: Player,
    /// What is known of it.
    pub judgement: Judgement,
}

/// Judges a move by its node.
pub fn judge_node(record: &dyn AnyRecord, node: NodeId) -> Option<Judged> {
    let tree = record.tree();
    let parent = tree.parent(node)?;
    let mover = record.to_move_of(parent)?;
    let (before, after) = (tree.assessment(parent), tree.assessment(node));
    // To count the legal moves takes some time.
    light_share(&before).and(light_share(&after))?;
    let judgement = judge(&before, &after, mover, record.choice(node).1 == 1)?;
    Some(Judged { node, mover, judgement })
}

/// Judges the moves of the present line, as far as they can be.
pub fn judge_line(record: &dyn AnyRecord) -> Vec<Option<Judged>> {
    record.tree().line().iter().skip(1).map(|&node| judge_node(record, node)).collect()
}

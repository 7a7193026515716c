//! The texts of the UCT tab.

use alquerque_app::game::panel::result;
use alquerque_app::settings::UctLimit;
use alquerque_app::text::nouns::BySide;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Ending, GameId, Outcome, Player, Reason};
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::uct::{Candidate, Expansion, Iteration, Looked, MAX_ITERATIONS, ViewNode};

use super::autoplay::Status;
use super::controls::{Stage, chosen};
use super::drawing::{Drawing, Highlight};
use super::formula::Formula;
use super::icicle::Sign;
use super::steps::Steps;
use crate::text::{Decimal, grouped, move_text};

/// Maximum number of moves that fit on a line.
const MAX_MOVES: usize = 2;

/// A result.
pub fn outcome(proven: Outcome, game: GameId) -> Phrase {
    Phrase::new(message::UCT_OUTCOME).key("outcome", proven.name()).by(Player::Light, game)
}

/// The position after these moves from the one on the board.
pub fn position(moves: &[String]) -> Phrase {
    if moves.is_empty() {
        return Phrase::new(message::UCT_HERE);
    }
    let moves: Vec<String> = moves.iter().map(|mv| move_text(mv)).collect();
    Phrase::new(message::UCT_POSITION).text("moves", &moves.join(" "))
}

/// The same on one line: only the last of many moves.
pub fn last_moves(moves: &[String]) -> Phrase {
    let Some(left) = moves.len().checked_sub(MAX_MOVES + 1) else { return position(moves) };
    let last = std::iter::once("…".to_owned()).chain(moves.iter().skip(left + 1).cloned());
    position(&last.collect::<Vec<_>>())
}

/// The proven result of a node, for the side that made the move.
pub fn sign(sign: Option<Sign>) -> Phrase {
    Phrase::new(message::UCT_SIGN).key("sign", sign.map_or("open", Sign::name))
}

/// A node of the picture, for screen readers.
pub fn node(node: &ViewNode, proven: Option<Sign>, decimal: Decimal<'_>) -> Phrase {
    let phrase = if node.mv.is_empty() { Phrase::new(message::UCT_ROOT_NODE) } else { Phrase::new(message::UCT_NODE) };
    let phrase = phrase.text("move", &node.mv);
    with_count(phrase, "visits", node.visits).text("mean", &decimal(node.mean.into(), 2)).phrase("sign", sign(proven))
}

/// Adds a formatted count as `argument`, and the number as `count` for plural rules.
pub fn with_count(phrase: Phrase, argument: &'static str, count: u32) -> Phrase {
    phrase.text(argument, &grouped(count)).number("count", count)
}

/// The status of the game against UCT; `None` if it plays neither side.
/// It has done `playouts` so far.
pub fn autoplay(status: Status, limit: UctLimit, playouts: u32) -> Option<Phrase> {
    let (name, seconds, playouts) = match status {
        Status::Off => return None,
        Status::Over => return Some(Phrase::new(message::UCT_OVER)),
        Status::Idle => ("rests", 0, 0),
        Status::Paused => ("waits", 0, 0),
        Status::Starting => ("thinks", 0, 0),
        Status::Thinking(seconds) => ("thinks", seconds, playouts),
    };
    let done = match limit {
        UctLimit::Seconds(_) => seconds,
        UctLimit::Playouts(most) => playouts.min(most),
    };
    Some(
        Phrase::new(message::UCT_AUTOPLAY)
            .key("status", name)
            .text("done", &grouped(done))
            .phrase("limit", limit.phrase()),
    )
}

/// Explains why a candidate has no bound.
pub fn no_bound(candidate: &Candidate) -> Phrase {
    let why = match candidate.proven {
        None => "new",
        Some(_) if candidate.mean >= 1.0 => "won",
        Some(_) => "lost",
    };
    Phrase::new(message::UCT_NO_BOUND).key("why", why)
}

/// N, Q, and their mean if there are playouts. A proven node still has the mean of its playouts.
pub fn numbers(visits: u32, points: f32, decimal: Decimal<'_>) -> Phrase {
    let phrase = Phrase::new(message::UCT_NUMBERS)
        .text("visits", &grouped(visits))
        .text("points", &whole_or_half(points, decimal));
    phrase.text("mean", &mean(visits, points, decimal))
}

/// Q / N.
pub fn mean(visits: u32, points: f32, decimal: Decimal<'_>) -> String {
    if visits == 0 { "\u{2013}".to_owned() } else { decimal(f64::from(points) / f64::from(visits), 3) }
}

/// A node's bound among its siblings, or the reason why it has none.
pub fn bound(looked: &Looked, constant: f32, game: GameId, decimal: Decimal<'_>) -> Phrase {
    let candidate = &looked.candidate;
    if let Some(proven) = candidate.proven {
        return Phrase::new(message::UCT_PROVEN_NODE).phrase("outcome", outcome(proven, game));
    }
    match Formula::new(candidate, looked.parent_visits, constant) {
        Some(formula) => Phrase::verbatim(&formula.text(decimal)),
        None => no_bound(candidate),
    }
}

/// Points, where draws count half.
pub fn whole_or_half(points: f32, decimal: Decimal<'_>) -> String {
    decimal(points.into(), u8::from(points.fract() != 0.0))
}

/// Points as a number for plural rules, which differ for half a point.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the count is small and not negative")]
pub(super) fn half_points(points: f32) -> u64 {
    (2.0 * points).round() as u64
}

/// The drawing of an iteration, for screen readers: how many nodes it has, and the path so far.
pub fn drawing(drawing: &Drawing) -> Phrase {
    let highlighted = drawing.nodes.iter().filter(|node| node.highlight != Highlight::Off && !node.mv.is_empty());
    let path: Vec<String> = highlighted.map(|node| move_text(&node.mv)).collect();
    let phrase = Phrase::new(message::UCT_DRAWING_LABEL).key("path", if path.is_empty() { "none" } else { "some" });
    phrase.text("moves", &path.join(" "))
}

/// Explains why there is no further iteration.
pub fn last(steps: &Steps) -> Phrase {
    if steps.is_cut_off() {
        return Phrase::new(message::UCT_LAST_SHOWN).text("iterations", &grouped(MAX_ITERATIONS));
    }
    Phrase::new(message::UCT_LAST)
}

/// How a playout ended, and why: `reached` is the position that it reached.
pub fn playout_end(outcome: Outcome, reached: &dyn AnyRecord) -> Phrase {
    let ending = reached.ending().filter(|ending| ending.outcome == outcome);
    // A draw by a count that began before the position on the board is not that of the record.
    let ending = ending.unwrap_or(Ending { outcome, reason: Reason::NoMoves });
    result(reached, ending, None)
}

/// Describes a stage, at which the record has `reached` its position.
pub fn stage(stage: Stage, iteration: Option<&Iteration>, reached: &dyn AnyRecord) -> Phrase {
    let game = reached.board().game;
    let ready = || Phrase::new(message::UCT_READY);
    let Some(iteration) = iteration else { return ready() };
    match stage {
        Stage::Ready => ready(),
        Stage::Selection(depth) => {
            let Some(chosen) = chosen(iteration, depth) else { return ready() };
            let choice = iteration.selection.get(depth);
            let equal = choice.map_or(0, |choice| {
                choice.candidates.iter().filter(|other| other.visits > 0 && other.bound == chosen.bound).count()
            });
            let is_only = choice.is_some_and(|choice| choice.candidates.len() == 1);
            let why = match chosen.visits {
                _ if is_only => "only",
                0 => "new",
                _ if equal > 1 && chosen.bound.is_some() => "first",
                _ => "bound",
            };
            Phrase::new(message::UCT_SELECTION).text("move", &move_text(&chosen.mv)).key("why", why)
        }
        Stage::Expansion => expansion(&iteration.expansion, game),
        Stage::Playout(made) => {
            let Some(playout) = &iteration.playout else { return ready() };
            let all = playout.moves.len();
            if made == all {
                return Phrase::new(message::UCT_PLAYOUT_OVER).phrase("ending", playout_end(playout.outcome, reached));
            }
            match made.checked_sub(1).and_then(|last| playout.moves.get(last)) {
                Some(mv) => Phrase::new(message::UCT_PLAYOUT)
                    .text("move", &move_text(mv))
                    .number("made", made)
                    .number("all", all),
                None => Phrase::new(message::UCT_PLAYOUT_BEGINS).number("all", all),
            }
        }
        Stage::Backpropagation(up) => {
            let Some(update) = iteration.updates.get(up) else { return ready() };
            // The node is named by the move that leads to it.
            let mv = iteration.selection.len().checked_sub(up + 1).and_then(|depth| chosen(iteration, depth));
            let node = if mv.is_some() { result_name(update.after.points - update.before.points) } else { "root" };
            let phrase = Phrase::new(message::UCT_RESULT).key("node", node);
            phrase.text("move", &mv.map_or_else(String::new, |candidate| move_text(&candidate.mv)))
        }
    }
}

/// The name of a result that adds this much to Q.
pub(super) fn result_name(gain: f32) -> &'static str {
    match gain {
        gain if gain > 0.75 => "won",
        gain if gain > 0.25 => "drawn",
        _ => "lost",
    }
}

/// Describes the expansion of a leaf.
pub(super) fn expansion(expansion: &Expansion, game: GameId) -> Phrase {
    match expansion {
        Expansion::Known(proven) => Phrase::new(message::UCT_KNOWN).phrase("outcome", outcome(*proven, game)),
        Expansion::Waiting { visits, needed } => {
            Phrase::new(message::UCT_WAITING).number("visits", visits + 1).number("needed", *needed)
        }
        Expansion::Full => Phrase::new(message::UCT_FULL),
        Expansion::Children(count) => Phrase::new(message::UCT_EXPANSION).number("count", *count),
    }
}

/// Describes what an update proves, if anything: `up` is the distance of its node from the leaf, `to_move` the side to
/// move at the root.
pub fn proof(iteration: &Iteration, up: usize, to_move: Player, game: GameId) -> Option<Phrase> {
    let proven = |up: usize| {
        let update = iteration.updates.get(up)?;
        update.before.proven.is_none().then_some(update.after.proven).flatten()
    };
    let below = up.checked_sub(1).and_then(proven);
    let Some(result) = proven(up) else {
        let is_open = iteration.updates.get(up)?.after.proven.is_none();
        return (below.is_some() && is_open).then(|| Phrase::new(message::UCT_PROOF).key("why", "open"));
    };
    let depth = iteration.selection.len().checked_sub(up)?;
    let chooser = if depth.is_multiple_of(2) { to_move } else { to_move.opponent() };
    let why = match result {
        _ if up == 0 && matches!(iteration.expansion, Expansion::Known(_)) => "over",
        Outcome::Win(winner) if winner == chooser => "one",
        Outcome::Win(_) => "all",
        Outcome::Draw => "draw",
    };
    let mv = chosen(iteration, depth);
    // Without a move below, there is nothing to name.
    let why = if why == "one" && mv.is_none() { "over" } else { why };
    let phrase = Phrase::new(message::UCT_PROOF).key("why", why).phrase("outcome", outcome(result, game));
    Some(phrase.text("move", &mv.map_or_else(String::new, |mv| move_text(&mv.mv))))
}

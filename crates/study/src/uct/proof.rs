//! Explains why an iteration proves a node, and where a proof stops.

use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::{Expansion, Iteration};

use super::stage::chosen;
use super::words::outcome;
use crate::words::move_text;

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
        return (below.is_some() && is_open).then(|| Phrase::new("uct-proof").key("why", "open"));
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
    let phrase = Phrase::new("uct-proof").key("why", why).phrase("outcome", outcome(result, game));
    Some(phrase.text("move", &mv.map_or_else(String::new, |mv| move_text(&mv.mv))))
}

//! The move list: buttons for the positions, for alternative moves, and for stepping through the game.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::activity::Activity;
use crate::elements::Elements;
use crate::markup::Markup;
use crate::state::State;

/// The buttons for stepping, the field for typed moves, and the comment on the position.
pub fn stepping(state: &State) -> Elements {
    let mut elements = Elements::default();
    let (back, on) = (state.can_step_back(), state.can_step_forward());
    for (id, can) in [("step-first", back), ("step-previous", back), ("step-next", on), ("step-last", on)] {
        elements.enable(id, can);
    }
    // One button, which stops a replay, too. A shown line has its own.
    let is_line_shown = state.shown_line().is_some();
    let is_replaying = !is_line_shown && matches!(state.board_activity(), Activity::Replaying(_));
    elements.enable("play-back", state.game.lesson().is_none() && !is_line_shown && state.game.record.plies() > 0);
    elements.text("play-back", Phrase::new(if is_replaying { message::STOP } else { message::PLAY_BACK }));
    let example = move_to_type(state).map(|turn| Phrase::new(message::TYPE_MOVE).text("turn", turn));
    elements.attribute("typed", "placeholder", example.unwrap_or_else(|| Phrase::new(message::TYPE_MOVE_ANY)));
    let tree = state.game.record.tree();
    elements.show("no-moves", tree.plies() == 0);
    let comment = tree.words(tree.current());
    elements.text("comment", comment);
    elements.show("comment", !comment.is_empty());
    elements.show_text("opening", state.opening().map(|name| Phrase::new(message::OPENING).text("name", name)));
    elements
}

/// The example of a move that can be typed: a legal one, if possible the same in many positions.
pub(crate) fn move_to_type(state: &State) -> Option<&str> {
    if !state.is_human_to_move() {
        return None;
    }
    let usual = match (state.game.record.board().game, state.to_move()) {
        (GameId::Alquerque, Player::Light) => "c2-c3",
        (GameId::Alquerque, Player::Dark) => "c4-c3",
        (GameId::Othello, Player::Light) => "c3",
        (GameId::Othello, Player::Dark) => "d3",
        (GameId::Draughts, Player::Light) => "22-18",
        (GameId::Draughts, Player::Dark) => "11-15",
    };
    let mut legal = state.game.legal.iter().filter(|turn| !turn.path.is_empty()).map(|turn| turn.text.as_str());
    let first = legal.clone().next();
    legal.find(|&turn| turn == usual).or(first)
}

/// How many discs move `ply` of the current line flipped; 0 where pieces move.
pub fn flips(record: &dyn AnyRecord, ply: usize) -> usize {
    if record.board().game.info().pieces_move {
        return 0;
    }
    record.turn(ply).map_or(0, |turn| turn.captured.len())
}

/// The entry of position `ply`, without the mark of the current position.
pub fn entry(record: &dyn AnyRecord, ply: usize) -> Markup {
    let node = record.tree().line().get(ply).copied().filter(|_| ply > 0);
    let text = node.map(|node| record.move_text(node));
    let is_helped = node.is_some_and(|node| record.tree().assessment(node).helped);
    // Captures may be long, but a single step never breaks at its hyphen.
    let is_step = text.as_ref().is_some_and(|text| text.contains('-'));
    let flips = if ply > 0 { flips(record, ply - 1) } else { 0 };
    let button = match text {
        Some(text) if flips > 0 => {
            let label = Phrase::new(message::MOVE_FLIPS).text("turn", &text).number("flips", flips);
            Markup::button(text).with("aria-label", label)
        }
        Some(_) if record.is_pass(ply - 1) => Markup::button(Phrase::new(message::MOVE_PASS)),
        Some(text) => Markup::button(text),
        None => Markup::button(Phrase::new(message::START)),
    };
    // The button's label tells it to screen readers.
    let flipped = (flips > 0).then(|| {
        Markup::text("span", format!("+{flips}"))
            .class("flipped")
            .with("aria-hidden", "true")
            .with("title", Phrase::new(message::COUNTED_FLIPS).number("flips", flips))
    });
    let other = alternative(record, ply).map(|other| {
        Markup::button("\u{21c4}")
            .class("other")
            .with("data-do", "other-way")
            .with("data-node", other.node.index().to_string())
            .with("aria-label", other.label.clone())
            .with("title", other.label)
    });
    Markup::new("span")
        .class(if is_helped { "move helped" } else { "move" })
        .flag("data-step", is_step)
        .child(button.with("data-do", "go-to").with("data-ply", ply.to_string()))
        .children(flipped)
        .children(other)
}

/// A played alternative to a move of the current line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The node it leads to.
    pub node: NodeId,
    /// The label of its button.
    pub label: Phrase,
}

/// The alternative to the move that leads to position `ply` of the current line. If there are several, the next one, so
/// that following them repeatedly visits all.
pub fn alternative(record: &dyn AnyRecord, ply: usize) -> Option<Alternative> {
    let tree = record.tree();
    let &node = tree.line().get(ply)?;
    if let Some(first) = tree.siblings(node).next() {
        let branches = tree.parent(node).into_iter().flat_map(|parent| tree.children(parent));
        let next = branches.skip_while(|&other| other != node).nth(1).unwrap_or(first);
        let text = record.move_text(next);
        let label = match tree.siblings(node).count() {
            1 => Phrase::new(message::OTHER_MOVE),
            others => Phrase::new(message::OTHER_MOVE_OF).number("others", others),
        };
        return Some(Alternative { node: next, label: label.text("turn", &text) });
    }
    // A draw may have been agreed after undoing moves; then the line ends here.
    let continuation = tree.first_child(node).filter(|_| ply == tree.plies())?;
    Some(Alternative {
        node: continuation,
        label: Phrase::new(message::PLAYED_BEFORE).text("turn", &record.move_text(continuation)),
    })
}

/// A key that changes with the list's entry for position `ply`.
pub fn entry_key(record: &dyn AnyRecord, ply: usize) -> u64 {
    let tree = record.tree();
    let Some(&node) = tree.line().get(ply) else { return 0 };
    let continuation = tree.first_child(node).filter(|_| ply == tree.plies());
    let others = tree.siblings(node).chain(continuation);
    let own = tree.key(node) ^ u64::from(tree.assessment(node).helped);
    others.zip(1..).fold(own, |key, (other, place)| key ^ tree.key(other).rotate_left(place))
}

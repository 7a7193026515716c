//! What is said about a refused tap or click: it names no squares, as the pieces or dots that it is about pulse instead.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Spot, WhyNot};
use alquerque_language::Phrase;

use crate::board::hand::{Hand, forced_pass, must_capture, origins, placements};
use crate::notice::Notice;
use crate::state::State;
use crate::text::Text;

/// Why nothing can be done on `spot` with the piece in hand or an empty hand, and what can be done.
pub(super) fn refused(state: &State, hand: Option<&Hand>, spot: Spot) -> Notice {
    let (text, spots) = match hand {
        Some(hand) => beside_hand(state, hand, spot),
        None => empty_handed(state, spot),
    };
    // Options may hide what can be done.
    let spots = if state.lists_moves() { spots } else { Vec::new() };
    Notice { of_board: true, spots, ..Notice::from(text) }
}

/// A message about tapping or clicking.
fn pointed(state: &State, id: &'static str) -> Phrase {
    Phrase::new(id).key("pointer", state.pointer_key())
}

fn beside_hand(state: &State, hand: &Hand, spot: Spot) -> (Text, Vec<Spot>) {
    let (record, legal) = (&*state.game.record, &state.game.legal);
    let targets = hand.targets(legal);
    if hand.has_jumped() {
        let phrase = match hand.finished(legal) {
            Some(_) => pointed(state, "chain-may-end-here"),
            None => pointed(state, "chain-here"),
        };
        return (phrase.into(), targets);
    }
    let why = if must_capture(legal) {
        Phrase::new("capture-compulsory").into()
    } else if record.piece(spot).is_some() {
        Phrase::new("spot-taken").into()
    } else {
        rules(record, hand.here(), Some(spot), Phrase::new("no-move-there"))
    };
    (why.and(state.lists_moves().then(|| pointed(state, "use-dot"))), targets)
}

fn empty_handed(state: &State, spot: Spot) -> (Text, Vec<Spot>) {
    let (record, legal) = (&*state.game.record, &state.game.legal);
    let player = state.to_move();
    if forced_pass(legal).is_some() {
        return (state.by("must-pass", player).into(), Vec::new());
    }
    let lists = state.lists_moves();
    let (pieces, dots) = (origins(legal), placements(legal));
    if pieces.is_empty() {
        let why = match record.piece(spot) {
            Some(_) => Phrase::new("spot-taken"),
            None => Phrase::new("turns-nothing-here"),
        };
        return (Text::from(why).and(lists.then(|| pointed(state, "use-dot"))), dots);
    }
    let piece = record.piece(spot);
    let is_own = piece.is_some_and(|piece| piece.player == player);
    if is_own && must_capture(legal) {
        return (Phrase::new(if lists { "capture-ringed" } else { "capture-compulsory" }).into(), pieces);
    }
    let use_ringed = lists.then(|| Phrase::new("use-ringed"));
    let text = match piece {
        None => use_ringed.unwrap_or_else(|| Phrase::new("spot-empty").key("piece", "man")).into(),
        Some(_) if !is_own => Text::from(state.by("others-turn", player)).and(use_ringed),
        Some(_) => rules(record, spot, None, Phrase::new("blocked-here")).and(use_ringed),
    };
    (text, pieces)
}

/// The rules that forbid a move, with "here" and "there" for squares; `otherwise` if there are none.
fn rules(record: &dyn AnyRecord, from: Spot, to: Option<Spot>, otherwise: Phrase) -> Text {
    let rules = record.why_not(from, to);
    if rules.is_empty() {
        return otherwise.into();
    }
    let phrase = |rule: &WhyNot| match rule {
        WhyNot::NoLine => Phrase::new("why-no-line-here"),
        WhyNot::CameFrom(_) => Phrase::new("why-came-from-here"),
        WhyNot::HereFrom(..) => Phrase::new("why-here-from-here"),
        WhyNot::FarRow(_) => Phrase::new("why-far-row-here"),
        WhyNot::NotBack | WhyNot::InnerSquare(_) | WhyNot::EdgeFirst(_) | WhyNot::DarkSquares | WhyNot::ManForward => {
            rule.phrase()
        }
    };
    rules.iter().map(phrase).fold(Text::new(), Text::and)
}

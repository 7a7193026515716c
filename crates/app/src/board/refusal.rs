//! Why nothing can be done on a spot. Users of the keyboard and of screen readers are told with the names of squares, those
//! of a pointer without them: the pieces or dots that it is about pulse instead.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Kind, Spot, Turn, WhyNot};
use alquerque_language::{Fill, MessageId, Phrase, message};

use crate::board::hand::{Hand, forced_pass, must_capture, origins, placements};
use crate::text::Text;
use crate::text::nouns::{BySide, name, one_of, piece_key, spot_name};

/// Longer lists of spots are left out of sentences; the board marks them anyway.
const MAX_LISTED: usize = 4;

/// The reason why nothing can be done on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// The chain of jumps must go on, or may end where it is.
    InChain { may_end: bool },
    /// The side to move must pass.
    Pass,
    /// Other pieces must capture, or this one elsewhere.
    MustCapture,
    /// There is a piece on it already.
    Taken,
    /// A piece placed there would turn none.
    TurnsNothing,
    /// The spot is empty.
    Empty,
    /// The piece is the other side's.
    NotOwn,
    /// The piece can't go there, or can't move.
    Rules,
}

/// A spot on which nothing can be done.
pub(crate) struct Refusal<'a> {
    record: &'a dyn AnyRecord,
    legal: &'a [Turn],
    hand: Option<&'a Hand>,
    spot: Spot,
    /// Whether to say what can be done.
    lists: bool,
    why: Why,
}

impl<'a> Refusal<'a> {
    /// The refusal of a spot with this piece in hand or an empty hand. `lists` says whether to say what can be done.
    pub(crate) fn new(
        record: &'a dyn AnyRecord,
        legal: &'a [Turn],
        hand: Option<&'a Hand>,
        spot: Spot,
        lists: bool,
    ) -> Self {
        let piece = record.piece(spot);
        let why = match (hand, piece) {
            (Some(hand), _) if hand.has_jumped() => Why::InChain { may_end: hand.finished(legal).is_some() },
            (Some(_), _) if must_capture(legal) => Why::MustCapture,
            (Some(_), Some(_)) => Why::Taken,
            (None, _) if forced_pass(legal).is_some() => Why::Pass,
            (None, Some(_)) if origins(legal).is_empty() => Why::Taken,
            (None, None) if origins(legal).is_empty() => Why::TurnsNothing,
            (None, None) => Why::Empty,
            (None, Some(piece)) if piece.player != record.to_move() => Why::NotOwn,
            (None, Some(_)) if must_capture(legal) => Why::MustCapture,
            (Some(_), None) | (None, Some(_)) => Why::Rules,
        };
        Self { record, legal, hand, spot, lists, why }
    }

    /// What the user of a pointer is told, by its key, and the spots that it is about.
    pub(crate) fn pointed(&self, pointer: &'static str) -> (Text, Vec<Spot>) {
        let told = |id: MessageId| Phrase::new(id).key("pointer", pointer);
        let use_dot = self.lists.then(|| told(message::USE_DOT));
        let use_ringed = self.lists.then(|| Phrase::new(message::USE_RINGED));
        let (without_rule, use_other) = match self.hand {
            Some(_) => (Phrase::new(message::NO_MOVE_THERE), use_dot.clone()),
            None => (Phrase::new(message::BLOCKED_HERE), use_ringed.clone()),
        };
        let text = match self.why {
            Why::InChain { may_end: true } => told(message::CHAIN_MAY_END_HERE).into(),
            Why::InChain { may_end: false } => told(message::CHAIN_HERE).into(),
            Why::Pass => self.by(message::MUST_PASS).into(),
            Why::MustCapture if self.hand.is_none() && self.lists => Phrase::new(message::CAPTURE_RINGED).into(),
            Why::MustCapture if self.hand.is_none() => Phrase::new(message::CAPTURE_COMPULSORY).into(),
            Why::MustCapture => Text::from(Phrase::new(message::CAPTURE_COMPULSORY))
                .and(self.lists.then(|| told(message::USE_BROKEN_RING))),
            Why::Taken => Text::from(Phrase::new(message::SPOT_TAKEN)).and(use_dot),
            Why::TurnsNothing => Text::from(Phrase::new(message::TURNS_NOTHING_HERE)).and(use_dot),
            Why::Empty => use_ringed.unwrap_or_else(|| Phrase::new(message::SPOT_EMPTY).key("piece", "man")).into(),
            Why::NotOwn => Text::from(self.by(message::OTHERS_TURN)).and(use_ringed),
            Why::Rules => self.rules(|&rule| pointed_rule(rule), without_rule).and(use_other),
        };
        let spots = match self.hand {
            _ if !self.lists => Vec::new(),
            Some(hand) => hand.targets(self.legal),
            None if origins(self.legal).is_empty() => placements(self.legal),
            None => origins(self.legal),
        };
        (text, spots)
    }

    /// What users of the keyboard and of screen readers are told.
    pub(crate) fn spoken_text(&self) -> Text {
        let record = self.record;
        let man = piece_key(record.board().game, Kind::Man);
        let here = |phrase: Phrase| phrase.phrase("spot", spot_name(record, self.spot));
        let why: Text = match self.why {
            Why::InChain { may_end } => return self.chain_goes_on(may_end),
            Why::Pass => return self.by(message::MUST_PASS).into(),
            Why::MustCapture if self.hand.is_none() && self.lists => {
                return Phrase::new(message::CAPTURE_WITH).with("spots", one_of(record, &origins(self.legal))).into();
            }
            Why::MustCapture => Phrase::new(message::CAPTURE_COMPULSORY).into(),
            Why::Taken if self.hand.is_some() => Phrase::new(message::SPOT_TAKEN).into(),
            Why::Taken => here(Phrase::new(message::SPOT_OCCUPIED).key("piece", man)).into(),
            Why::TurnsNothing => {
                let is_beside = !record.open_rows(self.spot).is_empty();
                here(self.by(if is_beside { message::TURNS_NOTHING_BETWEEN } else { message::TURNS_NOTHING_BESIDE }))
                    .into()
            }
            Why::Empty => here(Phrase::new(message::SPOT_EMPTY).key("piece", man)).into(),
            Why::NotOwn => self.by(message::OTHERS_TURN).into(),
            Why::Rules if self.hand.is_some() => self.rules(WhyNot::phrase, Phrase::new(message::NO_MOVE_THERE)),
            Why::Rules => {
                let kind = record.piece(self.spot).map_or(Kind::Man, |piece| piece.kind);
                let blocked = Phrase::new(message::BLOCKED).key("piece", piece_key(record.board().game, kind));
                self.rules(WhyNot::phrase, here(blocked))
            }
        };
        why.and(self.what_may_be_done().filter(|_| self.lists))
    }

    fn by(&self, id: MessageId) -> Phrase {
        Phrase::new(id).by(self.record.to_move(), self.record.board().game)
    }

    /// A sentence for each rule that forbids the move; `otherwise` if there are none.
    fn rules(&self, phrase: impl Fn(&WhyNot) -> Phrase, otherwise: Phrase) -> Text {
        let (from, to) = self.hand.map_or((self.spot, None), |hand| (hand.here(), Some(self.spot)));
        let rules = self.record.why_not(from, to);
        if rules.is_empty() {
            return otherwise.into();
        }
        let named = |spot| name(self.record, spot);
        let [from, to] = [from, to.unwrap_or(from)].map(named);
        rules.iter().map(|rule| phrase(rule).text("from", &from).text("to", &to)).fold(Text::new(), Text::and)
    }

    /// Explains that the chain in progress must continue or end.
    fn chain_goes_on(&self, may_end: bool) -> Text {
        let phrase = Phrase::new(match (may_end, self.lists) {
            (true, true) => message::CHAIN_MAY_END,
            (true, false) => message::CHAIN_MAY_END_UNLISTED,
            (false, true) => message::CHAIN,
            (false, false) => message::CHAIN_UNLISTED,
        });
        let spot = self.hand.map_or(self.spot, Hand::here);
        phrase.phrase("spot", spot_name(self.record, spot)).with("targets", self.targets()).into()
    }

    /// What can be done instead; `None` if the list would be too long.
    fn what_may_be_done(&self) -> Option<Phrase> {
        let record = self.record;
        if self.hand.is_some() {
            return Some(Phrase::new(message::MAY_NOT_GO).with("targets", self.targets()));
        }
        let (origins, placements) = (origins(self.legal), placements(self.legal));
        let (phrase, spots) = if origins.is_empty() {
            (Phrase::new(message::MAY_SET), placements)
        } else {
            (Phrase::new(message::MAY_MOVE).key("game", record.board().game.name()), origins)
        };
        let is_listed = (1..=MAX_LISTED).contains(&spots.len());
        is_listed.then(|| phrase.with("spots", one_of(record, &spots)))
    }

    /// The spots where the piece in hand can go.
    fn targets(&self) -> Fill {
        one_of(self.record, &self.hand.map_or_else(Vec::new, |hand| hand.targets(self.legal)))
    }
}

/// A rule with "here" and "there" for squares.
fn pointed_rule(rule: WhyNot) -> Phrase {
    match rule {
        WhyNot::NoLine => Phrase::new(message::WHY_NO_LINE_HERE),
        WhyNot::CameFrom(_) => Phrase::new(message::WHY_CAME_FROM_HERE),
        WhyNot::HereFrom(..) => Phrase::new(message::WHY_HERE_FROM_HERE),
        WhyNot::FarRow(_) => Phrase::new(message::WHY_FAR_ROW_HERE),
        WhyNot::NotBack | WhyNot::InnerSquare(_) | WhyNot::EdgeFirst(_) | WhyNot::DarkSquares | WhyNot::ManForward => {
            rule.phrase()
        }
    }
}

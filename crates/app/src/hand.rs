//! The piece in hand and where it may go, in terms of no game: a hand is the beginning of a legal turn's path. Where a
//! turn sets a piece (its path is a single spot), nothing is taken in hand.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Spot, Turn, WhyNot};

use crate::message::{Board, Game, PieceType, Refusal, SpotName, Text};

/// More spots than this are not listed in a sentence: the board shows them.
const MOST_LISTED: usize = 8;

/// A piece that was picked up, and the jumps that it has made so far in its chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The spots touched so far, beginning with the one it was picked up from.
    pub path: Vec<Spot>,
}

/// What became of a piece in hand that was put on a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    /// The turn is complete; the legs from this place of the path are new.
    Complete {
        /// The whole turn.
        turn: Turn,
        /// The place in its path.
        from_leg: usize,
    },
    /// The player chooses how to go on, or whether at all; the legs from this place of the path are new.
    Further {
        /// The place in its path.
        from_leg: usize,
    },
    /// The piece may not go there.
    Refused,
}

impl Hand {
    /// Picks up the piece on `spot`, if it may move.
    pub fn pick_up(legal: &[Turn], spot: Spot) -> Option<Self> {
        origins(legal).contains(&spot).then(|| Self { path: vec![spot] })
    }

    /// Where the piece is now.
    pub fn here(&self) -> Spot {
        self.path[self.path.len() - 1]
    }

    /// Where it was picked up.
    pub fn origin(&self) -> Spot {
        self.path[0]
    }

    /// Whether the chain has begun.
    pub fn has_jumped(&self) -> bool {
        self.path.len() > 1
    }

    fn continuations<'a>(&'a self, legal: &'a [Turn]) -> impl Iterator<Item = &'a Turn> + 'a {
        legal.iter().filter(|turn| turn.path.starts_with(&self.path))
    }

    /// The spots on which the piece may be put next.
    pub fn targets(&self, legal: &[Turn]) -> Vec<Spot> {
        sorted(self.continuations(legal).filter_map(|turn| turn.path.get(self.path.len()).copied()))
    }

    /// The turn that is complete if the piece stays where it is now.
    pub fn finished<'a>(&self, legal: &'a [Turn]) -> Option<&'a Turn> {
        legal.iter().find(|turn| self.has_jumped() && turn.path == self.path)
    }

    /// Puts the piece on `spot`, and takes it on from there as long as it must go on and there is one way only.
    pub fn put(&mut self, legal: &[Turn], spot: Spot) -> Put {
        if !self.targets(legal).contains(&spot) {
            return Put::Refused;
        }
        let from_leg = self.path.len() - 1;
        self.path.push(spot);
        loop {
            let targets = self.targets(legal);
            match (self.finished(legal), &targets[..]) {
                (Some(turn), []) => return Put::Complete { turn: turn.clone(), from_leg },
                (None, [only]) => self.path.push(*only),
                _ => return Put::Further { from_leg },
            }
        }
    }

    /// The spots of the pieces captured so far.
    pub fn captured(&self, legal: &[Turn]) -> Vec<Spot> {
        let jumps = self.path.len() - 1;
        self.continuations(legal)
            .next()
            .map_or_else(Vec::new, |turn| turn.captured.iter().copied().take(jumps).collect())
    }
}

/// The spots of the pieces that may move.
pub fn origins(legal: &[Turn]) -> Vec<Spot> {
    sorted(legal.iter().filter(|turn| turn.path.len() > 1).map(|turn| turn.path[0]))
}

/// The turn that sets a piece on `spot`.
pub fn set_on(legal: &[Turn], spot: Spot) -> Option<&Turn> {
    legal.iter().find(|turn| turn.path == [spot])
}

/// The spots on which a piece may be set.
pub fn sets(legal: &[Turn]) -> Vec<Spot> {
    sorted(legal.iter().filter(|turn| turn.path.len() == 1).map(|turn| turn.path[0]))
}

/// The pass that is the only legal turn.
pub fn forced_pass(legal: &[Turn]) -> Option<&Turn> {
    match legal {
        [only] if only.path.is_empty() => Some(only),
        _ => None,
    }
}

/// Whether every legal turn jumps over something.
pub fn must_capture(legal: &[Turn]) -> bool {
    !legal.is_empty() && legal.iter().all(|turn| turn.path.len() > 1 && !turn.captured.is_empty())
}

fn sorted(spots: impl Iterator<Item = Spot>) -> Vec<Spot> {
    let spots: Vec<Spot> = spots.collect();
    let all = spots.iter().max().map_or(0, |last| last.0 + 1);
    (0..all).map(Spot).filter(|spot| spots.contains(spot)).collect()
}

/// Why nothing can be picked up from `spot`, or set there, for the player who is to move; and what can be done.
pub fn why_not(record: &dyn AnyRecord, legal: &[Turn], spot: Spot) -> Text {
    let (player, game) = (record.to_move(), record.board().game);
    if forced_pass(legal).is_some() {
        return Game::MustPass(player).into();
    }
    let name = SpotName::of(record, spot);
    let may = what_may_be_done(record, legal);
    let refused = |refusal| Text::from(Board::Refused(refusal));
    let own = |refusal| refused_by(&record.why_not(spot, None), refusal);
    let why = match record.piece(spot) {
        Some(_) if origins(legal).is_empty() => own(Refusal::Occupied(game, name)),
        None if origins(legal).is_empty() => {
            own(Refusal::NoSetting { at: name, player, beside: !record.open_rows(spot).is_empty() })
        }
        None => refused(Refusal::Empty(game, name)),
        Some(piece) if piece.player != player => refused(Refusal::OthersTurn(player)),
        Some(_) if must_capture(legal) => {
            return refused(Refusal::CaptureWith(SpotName::all(record, &origins(legal))));
        }
        Some(piece) => own(Refusal::Blocked(PieceType::of(record, piece), name)),
    };
    why.and(may)
}

/// Why the piece on `from` may not go to `to`.
pub fn why_refused(record: &dyn AnyRecord, legal: &[Turn], from: Spot, to: Spot) -> Text {
    if must_capture(legal) {
        Board::Refused(Refusal::CaptureCompulsory).into()
    } else if record.piece(to).is_some() {
        Board::Refused(Refusal::Taken(SpotName::of(record, to))).into()
    } else {
        refused_by(&record.why_not(from, Some(to)), Refusal::NoMove)
    }
}

/// The rules that are in the way; where there are none, something else is.
fn refused_by(rules: &[WhyNot], otherwise: Refusal) -> Text {
    if rules.is_empty() {
        return Board::Refused(otherwise).into();
    }
    rules.iter().fold(Text::new(), |text, &rule| text.and(Board::Refused(Refusal::Rule(rule))))
}

/// What the player may do instead; nothing where the list would be too long to read.
fn what_may_be_done(record: &dyn AnyRecord, legal: &[Turn]) -> Option<Board> {
    let (origins, sets) = (origins(legal), sets(legal));
    let spots = if origins.is_empty() { &sets } else { &origins };
    if spots.is_empty() || spots.len() > MOST_LISTED {
        return None;
    }
    let names = SpotName::all(record, spots);
    Some(if origins.is_empty() { Board::MaySet(names) } else { Board::MayMove(record.board().game, names) })
}

/// The spot's name in notation; empty for a spot that is not played on.
pub fn name(record: &dyn AnyRecord, spot: Spot) -> String {
    record.spot_name(spot).unwrap_or_default()
}

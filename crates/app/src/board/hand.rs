//! The piece in hand and where it can go, for any game. A hand is a prefix of a legal turn's path. Games that place
//! pieces (turns with a path of one spot) need no hand.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Kind, Spot, Turn, WhyNot};
use alquerque_language::Phrase;

use crate::text::Text;
use crate::text::nouns::{BySide, name, one_of, piece_key, spot_name};

/// Longer lists of spots are left out of sentences; the board marks them anyway.
const MAX_LISTED: usize = 4;

/// A piece that was picked up, and the jumps it has made so far in its chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The spots visited so far, starting with the origin.
    pub path: Vec<Spot>,
}

/// Result of putting the piece in hand on a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    /// The turn is complete. The legs from `from_leg` on are new.
    Complete {
        /// The whole turn.
        turn: Turn,
        /// Index into the path.
        from_leg: usize,
    },
    /// The player must choose how to continue, or whether to. The legs from `from_leg` on are new.
    Further {
        /// Index into the path.
        from_leg: usize,
    },
    /// The piece can't go there.
    Refused,
}

impl Hand {
    /// Picks up the piece on `spot`, if it can move.
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

    /// Whether it has jumped already.
    pub fn has_jumped(&self) -> bool {
        self.path.len() > 1
    }

    fn continuations<'a>(&'a self, legal: &'a [Turn]) -> impl Iterator<Item = &'a Turn> + 'a {
        legal.iter().filter(|turn| turn.path.starts_with(&self.path))
    }

    /// The spots where the piece can go next.
    pub fn targets(&self, legal: &[Turn]) -> Vec<Spot> {
        sorted(self.continuations(legal).filter_map(|turn| turn.path.get(self.path.len()).copied()))
    }

    /// Whether the piece captures by going to `spot` next.
    pub fn captures(&self, legal: &[Turn], spot: Spot) -> bool {
        self.continuations(legal).any(|turn| turn.path.get(self.path.len()) == Some(&spot) && !turn.captured.is_empty())
    }

    /// The turn that is complete if the piece stays where it is.
    pub fn finished<'a>(&self, legal: &'a [Turn]) -> Option<&'a Turn> {
        legal.iter().find(|turn| self.has_jumped() && turn.path == self.path)
    }

    /// Puts the piece on `spot`, then continues the chain as long as that is compulsory and there is only one way.
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

/// The spots of the pieces that can move.
pub fn origins(legal: &[Turn]) -> Vec<Spot> {
    sorted(legal.iter().filter(|turn| turn.path.len() > 1).map(|turn| turn.path[0]))
}

/// The turn that places a piece on `spot`.
pub fn placement_on(legal: &[Turn], spot: Spot) -> Option<&Turn> {
    legal.iter().find(|turn| turn.path == [spot])
}

/// The spots where a piece can be placed.
pub fn placements(legal: &[Turn]) -> Vec<Spot> {
    sorted(legal.iter().filter(|turn| turn.path.len() == 1).map(|turn| turn.path[0]))
}

/// The pass, if that is the only legal turn.
pub fn forced_pass(legal: &[Turn]) -> Option<&Turn> {
    match legal {
        [only] if only.path.is_empty() => Some(only),
        _ => None,
    }
}

/// Whether every legal turn is a capture.
pub fn must_capture(legal: &[Turn]) -> bool {
    !legal.is_empty() && legal.iter().all(|turn| turn.path.len() > 1 && !turn.captured.is_empty())
}

fn sorted(spots: impl Iterator<Item = Spot>) -> Vec<Spot> {
    let mut spots: Vec<Spot> = spots.collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

/// Explains why the side to move can't pick up or place a piece on `spot` and, if `lists`, what it can do.
pub fn why_not(record: &dyn AnyRecord, legal: &[Turn], spot: Spot, lists: bool) -> Text {
    let (player, game) = (record.to_move(), record.board().game);
    let by = |id: &'static str| Phrase::new(id).by(player, game);
    if forced_pass(legal).is_some() {
        return by("must-pass").into();
    }
    let man = piece_key(game, Kind::Man);
    let own =
        |otherwise: Phrase| refused_by(&record.why_not(spot, None), otherwise.phrase("spot", spot_name(record, spot)));
    let why = match record.piece(spot) {
        Some(_) if origins(legal).is_empty() => own(Phrase::new("spot-occupied").key("piece", man)),
        None if origins(legal).is_empty() => {
            let is_beside = !record.open_rows(spot).is_empty();
            own(by(if is_beside { "turns-nothing-between" } else { "turns-nothing-beside" }))
        }
        None => Phrase::new("spot-empty").key("piece", man).phrase("spot", spot_name(record, spot)).into(),
        Some(piece) if piece.player != player => by("others-turn").into(),
        Some(_) if must_capture(legal) && !lists => return Phrase::new("capture-compulsory").into(),
        Some(_) if must_capture(legal) => {
            return Phrase::new("capture-with").with("spots", one_of(record, &origins(legal))).into();
        }
        Some(piece) => own(Phrase::new("blocked").key("piece", piece_key(game, piece.kind))),
    };
    why.and(what_may_be_done(record, legal).filter(|_| lists))
}

/// Explains why the piece on `from` can't go to `to`.
pub fn why_refused(record: &dyn AnyRecord, legal: &[Turn], from: Spot, to: Spot) -> Text {
    if must_capture(legal) {
        Phrase::new("capture-compulsory").into()
    } else if record.piece(to).is_some() {
        Phrase::new("spot-taken").into()
    } else {
        let [from_name, to_name] = [from, to].map(|spot| name(record, spot));
        let rules = record.why_not(from, Some(to));
        if rules.is_empty() {
            return Phrase::new("no-move-there").into();
        }
        sentences(rules.iter().map(|rule| rule.phrase().text("from", &from_name).text("to", &to_name)))
    }
}

/// The rules that forbid it; `otherwise` if there are none.
fn refused_by(rules: &[WhyNot], otherwise: Phrase) -> Text {
    if rules.is_empty() {
        return otherwise.into();
    }
    sentences(rules.iter().map(WhyNot::phrase))
}

/// One sentence for each rule.
fn sentences(rules: impl Iterator<Item = Phrase>) -> Text {
    rules.fold(Text::new(), Text::and)
}

/// Lists what the player can do instead; `None` if the list would be too long.
fn what_may_be_done(record: &dyn AnyRecord, legal: &[Turn]) -> Option<Phrase> {
    let (origins, placements) = (origins(legal), placements(legal));
    let (phrase, spots) = if origins.is_empty() {
        (Phrase::new("may-set"), placements)
    } else {
        (Phrase::new("may-move").key("game", record.board().game.name()), origins)
    };
    let is_listed = (1..=MAX_LISTED).contains(&spots.len());
    is_listed.then(|| phrase.with("spots", one_of(record, &spots)))
}

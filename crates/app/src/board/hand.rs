//! The piece in hand and where it can go, for any game. A hand is a prefix of a legal turn's path. Games that place
//! pieces (turns with a path of one spot) need no hand.

use alquerque_core::tabletop::{Spot, Turn};

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

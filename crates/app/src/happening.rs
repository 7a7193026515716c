//! What happens in a game, as a stream of values, made here and nowhere else. Whoever tells of it listens: announcements, the
//! animation, and sounds.
//!
//! What happens to pieces is the difference between two boards: what was to be seen, and what is to be seen now. A move that was
//! played, one that is taken back and a step to any other position differ only in the ways of pieces that are known besides.

use alquerque_core::tabletop::{Board, Kind, Piece, Spot, Turn};
use alquerque_core::{Ending, Player};

use crate::look::Look;

/// Something that has happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A turn was played.
    Played {
        /// By whom.
        player: Player,
        /// The turn in notation.
        turn: String,
    },
    /// The turn that was played is a pass.
    Passed(Player),
    /// So many turns were taken back.
    TakenBack(usize),
    /// So many turns that were taken back were played again.
    PlayedAgain(usize),
    /// Another position of the game is looked at.
    Visited {
        /// Whether the playback has led there.
        by_playback: bool,
    },
    /// The game is over.
    Ended(Ending),
    /// A piece was taken in hand.
    Lifted {
        /// Which.
        piece: Piece,
        /// From where.
        at: Spot,
        /// Whether it was taken with a pointer: then whoever did it sees it.
        by_pointer: bool,
    },
    /// The piece in hand was put back, and the jumps that it has made are taken back.
    PutBack {
        /// Which.
        piece: Piece,
        /// Where it came from.
        at: Spot,
    },
    /// A piece went from one spot to another.
    Stepped(Leg),
    /// A piece went from one spot to another over a third one.
    Jumped(Leg),
    /// A piece was set.
    Set(Piece, Spot),
    /// A piece that had been set is gone again.
    Removed(Piece, Spot),
    /// A piece was captured.
    Captured(Piece, Spot),
    /// A piece that had been captured is there again.
    Returned(Piece, Spot),
    /// A piece was turned over.
    TurnedOver {
        /// Which, before it was.
        before: Piece,
        /// Where.
        at: Spot,
        /// How far from the piece that was set, or is gone again.
        distance: u32,
    },
    /// A piece became a king at the end of its way.
    Crowned(Piece, Spot),
    /// A piece lost its crown, as its way was taken back; the spot is the one that it came from.
    Uncrowned(Piece, Spot),
}

/// A piece's way from one spot to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The piece.
    pub piece: Piece,
    /// Where it stood.
    pub from: Spot,
    /// Where it stands.
    pub to: Spot,
    /// How many legs of its way it has gone before this one.
    pub number: usize,
    /// Whether it was carried there, and is seen there already.
    pub carried: bool,
}

/// The way that a piece is known to have gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    path: Vec<Spot>,
    /// What it jumped over, one for each leg; or what a set piece turned over.
    captured: Vec<Spot>,
    carried: bool,
}

impl Way {
    /// The way of a turn from that leg on, the first of them carried by hand or not.
    pub fn on(turn: &Turn, from_leg: usize, carried: bool) -> Self {
        Self::along(turn.path.get(from_leg..), turn.captured.get(from_leg..), carried)
    }

    /// The way along a part of a path.
    pub fn along(path: Option<&[Spot]>, captured: Option<&[Spot]>, carried: bool) -> Self {
        let owned = |spots: Option<&[Spot]>| spots.unwrap_or_default().to_vec();
        Self { path: owned(path), captured: owned(captured), carried }
    }

    /// The same way in the other direction.
    pub fn back(mut self) -> Self {
        self.path.reverse();
        self.captured.reverse();
        self
    }
}

/// What a turn is, besides what happens to pieces: from the turn itself, and from how the game stands behind it.
pub fn of_turn(player: Player, turn: &Turn, ending: Option<Ending>, pieces: Vec<Happening>) -> Vec<Happening> {
    let mut happenings = vec![Happening::Played { player, turn: turn.text.clone() }];
    if turn.path.is_empty() {
        happenings.push(Happening::Passed(player));
    }
    happenings.extend(pieces);
    happenings.extend(ending.map(Happening::Ended));
    happenings
}

/// What happened to pieces between two boards, in the order in which it is to be seen. Where a piece has gone along one of `ways`,
/// it has gone along that one; the others went the shortest ways.
pub fn between(board: Board, before: &[Option<Piece>], now: &[Option<Piece>], ways: &[Way]) -> Vec<Happening> {
    let mut difference = Difference { board, before, now, gone: Vec::new(), come: Vec::new(), happenings: Vec::new() };
    if Look::of(board.game).moves {
        difference.of_moving_pieces(ways);
    } else {
        difference.of_set_pieces(ways);
    }
    difference.happenings
}

struct Difference<'a> {
    board: Board,
    before: &'a [Option<Piece>],
    now: &'a [Option<Piece>],
    /// The spots that are left by what stood there.
    gone: Vec<Spot>,
    /// The spots that have what did not stand there.
    come: Vec<Spot>,
    happenings: Vec<Happening>,
}

fn at(pieces: &[Option<Piece>], spot: Spot) -> Option<Piece> {
    pieces.get(usize::from(spot.0)).copied().flatten()
}

/// Takes a spot out of a list; whether it was there.
fn take(spots: &mut Vec<Spot>, spot: Spot) -> bool {
    let place = spots.iter().position(|&other| other == spot);
    place.map(|place| spots.swap_remove(place)).is_some()
}

impl Difference<'_> {
    fn of_set_pieces(&mut self, ways: &[Way]) {
        let mut turned = Vec::new();
        for spot in self.board.spots() {
            match (at(self.before, spot), at(self.now, spot)) {
                (Some(before), Some(now)) if before != now => {
                    let sets = ways.iter().filter_map(|way| way.path.last());
                    let distance = sets.map(|&set| self.distance(set, spot)).min().unwrap_or(1);
                    turned.push(Happening::TurnedOver { before, at: spot, distance });
                }
                (Some(before), None) => self.happenings.push(Happening::Removed(before, spot)),
                (None, Some(now)) => self.happenings.push(Happening::Set(now, spot)),
                _ => {}
            }
        }
        self.happenings.append(&mut turned);
    }

    fn of_moving_pieces(&mut self, ways: &[Way]) {
        for spot in self.board.spots() {
            let (before, now) = (at(self.before, spot), at(self.now, spot));
            if before != now {
                self.gone.extend(before.map(|_| spot));
                self.come.extend(now.map(|_| spot));
            }
        }
        for way in ways {
            self.walk(way);
        }
        while let Some((from, to)) = self.nearest() {
            self.walk(&Way { path: vec![from, to], captured: Vec::new(), carried: false });
        }
        // What nobody has jumped over is gone or there at once.
        let (before, now) = (self.before, self.now);
        let gone = self.gone.iter().filter_map(|&spot| Some(Happening::Captured(at(before, spot)?, spot)));
        let come = self.come.iter().filter_map(|&spot| Some(Happening::Returned(at(now, spot)?, spot)));
        let rest: Vec<Happening> = gone.chain(come).collect();
        self.happenings.splice(0..0, rest);
    }

    /// Has a piece gone along this way, if the boards agree that one may have.
    fn walk(&mut self, way: &Way) {
        let (Some(&from), Some(&to)) = (way.path.first(), way.path.last()) else { return };
        let (Some(before), Some(now)) = (at(self.before, from), at(self.now, to)) else { return };
        // A chain may end where it has begun; then nothing has changed there.
        let has_moved = from == to || (self.gone.contains(&from) && self.come.contains(&to));
        if before.player != now.player || !has_moved {
            return;
        }
        take(&mut self.gone, from);
        take(&mut self.come, to);
        for (number, leg) in way.path.windows(2).enumerate() {
            let over = way.captured.get(number);
            let leg = Leg { piece: before, from: leg[0], to: leg[1], number, carried: way.carried && number == 0 };
            if leg.from != leg.to {
                self.happenings.push(if over.is_some() { Happening::Jumped(leg) } else { Happening::Stepped(leg) });
            }
            if let Some(&spot) = over {
                self.jumped_over(spot);
            }
        }
        match (before.kind, now.kind) {
            (Kind::Man, Kind::King) => self.happenings.push(Happening::Crowned(before, to)),
            (Kind::King, Kind::Man) => self.happenings.push(Happening::Uncrowned(before, from)),
            _ => {}
        }
    }

    /// What was jumped over is captured, or on the way back there again.
    fn jumped_over(&mut self, spot: Spot) {
        match (at(self.before, spot), at(self.now, spot)) {
            (Some(piece), None) if take(&mut self.gone, spot) => {
                self.happenings.push(Happening::Captured(piece, spot));
            }
            (None, Some(piece)) if take(&mut self.come, spot) => {
                self.happenings.push(Happening::Returned(piece, spot));
            }
            _ => {}
        }
    }

    /// Where a piece is gone and the nearest spot where one of its kind is that was not there; of the other kind, if need be.
    fn nearest(&self) -> Option<(Spot, Spot)> {
        let pairs = self.gone.iter().flat_map(|&from| self.come.iter().map(move |&to| (from, to)));
        let nearness = |&(from, to): &(Spot, Spot)| {
            let (before, now) = (at(self.before, from)?, at(self.now, to)?);
            (before.player == now.player).then(|| (before.kind != now.kind, self.distance(from, to), from, to))
        };
        pairs.filter_map(|pair| nearness(&pair)).min().map(|(_, _, from, to)| (from, to))
    }

    fn distance(&self, one: Spot, other: Spot) -> u32 {
        let (one, other) = (self.board.column_and_row(one), self.board.column_and_row(other));
        u32::from(one.0.abs_diff(other.0).max(one.1.abs_diff(other.1)))
    }
}

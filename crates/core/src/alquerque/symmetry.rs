//! Symmetries of the board, and canonical states.

use super::point::{Bitboard, Direction, Point, SIZE, STRIDE};
use super::position::State;
use super::ruleset::Ruleset;
use crate::Player;
use crate::key::mixed;
use crate::options::Steps;

/// One of the eight symmetries of the square board: rotations and reflections.
///
/// ```
/// use alquerque_core::alquerque::{Point, Symmetry};
/// let b1 = Point::from_name("b1").unwrap();
/// let images: Vec<String> = Symmetry::ALL.iter().map(|symmetry| symmetry.point(b1).to_string()).collect();
/// assert_eq!(images, ["b1", "d1", "b5", "d5", "a2", "e2", "a4", "e4"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

/// Mirrors left to right.
const MIRROR: u8 = 1;
/// Mirrors top to bottom.
const OVERTURN: u8 = 2;
/// Transposes columns and rows first.
const TRANSPOSE: u8 = 4;

/// The image points for each symmetry, row, and pattern of the row's five points.
const IMAGES: [[[u32; 32]; SIZE as usize]; 8] = images();

impl Symmetry {
    /// All eight symmetries; the first is the identity.
    pub const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];
    /// The flip from top to bottom, which exchanges the players' sides.
    pub const OVERTURN: Self = Self(OVERTURN);

    /// The symmetries that preserve the rules for each player: all eight with steps along any line, and the two that
    /// preserve "forward" with forward steps.
    #[inline]
    pub const fn preserving(ruleset: Ruleset) -> &'static [Self] {
        match ruleset.steps {
            Steps::Any => &Self::ALL,
            Steps::Forward => &[Self(0), Self(MIRROR)],
        }
    }

    /// The inverse symmetry.
    pub const fn inverse(self) -> Self {
        // A transposition swaps the two mirrors that follow it.
        let Self(code) = self;
        if code & TRANSPOSE == 0 { self } else { Self(TRANSPOSE | code << 1 & OVERTURN | code >> 1 & MIRROR) }
    }

    /// The image of a point.
    pub const fn point(self, point: Point) -> Point {
        let (column, row) = self.image(point.column(), point.row());
        Point::from_bit((row * STRIDE + column) as u32)
    }

    const fn image(self, column: u8, row: u8) -> (u8, u8) {
        let (column, row) = if self.0 & TRANSPOSE == 0 { (column, row) } else { (row, column) };
        let column = if self.0 & MIRROR == 0 { column } else { SIZE - 1 - column };
        let row = if self.0 & OVERTURN == 0 { row } else { SIZE - 1 - row };
        (column, row)
    }

    /// The image of a set of points.
    #[inline]
    pub fn points(self, points: Bitboard) -> Bitboard {
        let rows = &IMAGES[usize::from(self.0 & 7)];
        let image = |row: u8| rows[usize::from(row)][(points.0 >> (row * STRIDE) & 31) as usize];
        Bitboard(image(0) | image(1) | image(2) | image(3) | image(4))
    }

    /// The image of a direction.
    #[inline]
    pub const fn direction(self, direction: Direction) -> Direction {
        // Directions are numbered clockwise from north, and each reflection reverses them.
        let mut index = direction.index();
        if self.0 & TRANSPOSE != 0 {
            // North-east stays.
            index = (10 - index) & 7;
        }
        if self.0 & MIRROR != 0 {
            index = (8 - index) & 7;
        }
        if self.0 & OVERTURN != 0 {
            // East stays.
            index = (12 - index) & 7;
        }
        Direction::from_index(index)
    }

    /// The image of a state; checkers keep their colours.
    pub fn state(self, state: &State) -> State {
        let mut barred = [Bitboard::EMPTY; 8];
        for direction in Direction::ALL {
            barred[self.direction(direction).index()] = self.points(state.barred(direction));
        }
        State { checkers: state.checkers.map(|checkers| self.points(checkers)), barred, ..*state }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are five columns")]
const fn images() -> [[[u32; 32]; SIZE as usize]; 8] {
    let mut images = [[[0; 32]; SIZE as usize]; 8];
    let mut symmetry = 0;
    while symmetry < 8 {
        let mut row = 0;
        while row < SIZE {
            let of_row = &mut images[symmetry as usize][row as usize];
            let mut pattern = 1_usize;
            while pattern < 32 {
                let (column, row) = Symmetry(symmetry).image(pattern.trailing_zeros() as u8, row);
                // The image of the first point and that of the others.
                of_row[pattern] = 1 << (row * STRIDE + column) | of_row[pattern & (pattern - 1)];
                pattern += 1;
            }
            row += 1;
        }
        symmetry += 1;
    }
    images
}

impl State {
    /// The state with the players exchanged: their colours and the side to move, and with forward steps also their
    /// sides of the board.
    #[inline]
    pub fn exchanged(&self, ruleset: Ruleset) -> Self {
        let [light, dark] = self.checkers;
        let exchanged = Self { checkers: [dark, light], to_move: self.to_move.opponent(), ..*self };
        match ruleset.steps {
            Steps::Any => exchanged,
            Steps::Forward => Symmetry::OVERTURN.state(&exchanged),
        }
    }

    /// The state from the point of view of the side to move, as light.
    #[inline]
    pub fn seen_by_mover(&self, ruleset: Ruleset) -> Self {
        if self.to_move == Player::Light { *self } else { self.exchanged(ruleset) }
    }

    /// A key that is equal for states equivalent by symmetry or by exchanging the colours. The keys of other states
    /// always differ if no step is barred, and almost always otherwise.
    #[inline]
    pub fn canonical_key(&self, ruleset: Ruleset) -> u64 {
        let checkers = self.checkers_of_mover(ruleset);
        let from_mover = self.has_bars().then(|| self.seen_by_mover(ruleset));
        let code = |symmetry: &Symmetry| {
            let [own, other] = checkers.map(|checkers| u64::from(symmetry.points(checkers).0));
            let barred = from_mover.map_or(0, |state| barred_code(*symmetry, &state));
            (own | other << 29 | u64::from(self.passes) << 58, barred)
        };
        let (places, barred) = Symmetry::preserving(ruleset).iter().map(code).min().unwrap_or_default();
        mixed(mixed(places) ^ barred)
    }

    /// Whether any step is barred.
    #[inline]
    pub fn has_bars(&self) -> bool {
        self.barred.iter().any(|barred| !barred.is_empty())
    }

    /// The checkers of the side to move and of the other side, as in [`State::seen_by_mover`].
    #[inline]
    pub(super) fn checkers_of_mover(&self, ruleset: Ruleset) -> [Bitboard; 2] {
        let [light, dark] = self.checkers;
        match (self.to_move, ruleset.steps) {
            (Player::Light, _) => [light, dark],
            (Player::Dark, Steps::Any) => [dark, light],
            (Player::Dark, Steps::Forward) => [dark, light].map(|checkers| Symmetry::OVERTURN.points(checkers)),
        }
    }
}

/// A hash of the image of a state's barred steps; 0 for none.
#[inline]
fn barred_code(symmetry: Symmetry, state: &State) -> u64 {
    Direction::ALL.into_iter().filter(|&direction| !state.barred(direction).is_empty()).fold(0, |code, direction| {
        let to = symmetry.direction(direction).index() as u64;
        code ^ mixed(u64::from(symmetry.points(state.barred(direction)).0) | (to + 1) << 32)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::alquerque::Alquerque;
    use crate::random::SearchRng;
    use crate::{Game, Notation, Rules};
    use rand::{RngExt, SeedableRng};

    /// States of random games.
    fn states(game: Alquerque, games: u64) -> Vec<State> {
        let mut states = Vec::new();
        for seed in 0..games {
            let mut rng = SearchRng::seed_from_u64(seed);
            let mut position = game.start();
            loop {
                states.push(*position.state());
                let moves = game.moves(&position);
                if game.ending(&position, &moves).is_some() {
                    break;
                }
                position = game.play_unchecked(&position, moves[rng.random_range(0..moves.len())]);
            }
        }
        states
    }

    fn rules() -> impl Iterator<Item = Alquerque> {
        let named = Ruleset::NAMED.iter().map(|named| named.rules);
        let barred = Ruleset { inverting: crate::alquerque::Inverting::Forbidden, ..Ruleset::MURRAY };
        named.chain([barred]).map(|ruleset| Alquerque { ruleset })
    }

    /// The keys of a state's successors.
    fn next(game: Alquerque, state: &State) -> Vec<u64> {
        let position = (*state).into();
        let moves = game.moves(&position);
        let after = moves.iter().map(|&mv| game.play_unchecked(&position, mv).state().canonical_key(game.ruleset));
        let mut keys: Vec<u64> = after.collect();
        keys.sort_unstable();
        keys
    }

    #[test]
    fn equivalent_states_have_one_key_and_equivalent_moves() {
        for game in rules() {
            for state in states(game, 6) {
                let key = state.canonical_key(game.ruleset);
                let next_keys = next(game, &state);
                let from_mover = state.seen_by_mover(game.ruleset);
                assert_eq!(State::from_number(from_mover.number()), Some(from_mover));
                let canonical = state.canonical(game.ruleset);
                for symmetry in Symmetry::preserving(game.ruleset) {
                    for alike in [symmetry.state(&state), symmetry.state(&from_mover)] {
                        assert_eq!(alike.canonical_key(game.ruleset), key);
                        assert_eq!(alike.canonical(game.ruleset), canonical);
                        let own = alike.seen_by_mover(game.ruleset);
                        assert!(own.number() >= canonical.number());
                        assert_eq!(next(game, &alike), next_keys, "{}", game.position_text(&alike.into()));
                    }
                }
            }
        }
    }

    /// The smallest of the texts of all equivalent states.
    fn text(game: Alquerque, state: &State) -> String {
        let from_mover = state.seen_by_mover(game.ruleset);
        let alike = Symmetry::preserving(game.ruleset).iter().map(|symmetry| symmetry.state(&from_mover).into());
        alike.map(|position| game.position_text(&position)).min().unwrap_or_default()
    }

    #[test]
    fn the_inverse_leads_back() {
        for symmetry in Symmetry::ALL {
            for point in Point::all() {
                assert_eq!(symmetry.inverse().point(symmetry.point(point)), point);
            }
        }
    }

    #[test]
    fn other_states_have_different_keys() {
        for game in rules() {
            let mut texts = HashMap::new();
            for state in states(game, 40) {
                let text = text(game, &state);
                let existing = texts.entry(state.canonical_key(game.ruleset)).or_insert_with(|| text.clone());
                assert_eq!(*existing, text);
            }
            assert!(texts.len() > 300, "{}", texts.len());
        }
    }
}

//! A state as one number, for files.

use super::game::PASSES_DRAW;
use super::point::{Bitboard, Direction, Point};
use super::position::State;
use super::ruleset::Ruleset;
use super::symmetry::Symmetry;
use crate::Player;

/// The number of values of a point: empty, or a checker of one of two players with no barred step or one of eight.
const DIGITS: u128 = 19;
/// The digit of a dark checker without a bar; that of a light one is 1.
const DARK: u128 = 10;

impl State {
    /// The state as a number, ignoring the side to move: one base-19 digit per point, a1 the lowest, then b1, ... e5,
    /// and above them the number of passes. The digit is 0 for an empty point, 1 for a light checker, 10 for a dark
    /// one, plus 1 to 8 if the checker's step to the north, north-east, ... north-west is barred.
    pub fn number(&self) -> u128 {
        let points: Vec<Point> = Point::all().collect();
        points.into_iter().rev().fold(u128::from(self.passes), |number, point| number * DIGITS + self.digit(point))
    }

    fn digit(&self, point: Point) -> u128 {
        let Some(player) = self.checker_at(point) else { return 0 };
        let barred = Direction::ALL.iter().position(|&direction| self.barred(direction).contains(point));
        let colour = if player == Player::Light { 1 } else { DARK };
        colour + barred.map_or(0, |index| index as u128 + 1)
    }

    /// The state with this number, with light to move; `None` if there is none.
    pub fn from_number(mut number: u128) -> Option<Self> {
        let mut state = Self::BARE;
        for point in Point::all() {
            let digit = number % DIGITS;
            number /= DIGITS;
            if digit == 0 {
                continue;
            }
            let (player, barred) = if digit < DARK { (Player::Light, digit - 1) } else { (Player::Dark, digit - DARK) };
            state.checkers[player.index()] |= point.into();
            if let Some(index) = usize::try_from(barred).ok()?.checked_sub(1) {
                state.barred[index] |= Bitboard::from(point);
            }
        }
        state.passes = u8::try_from(number).ok().filter(|&passes| passes <= PASSES_DRAW)?;
        Some(state)
    }

    /// The state with the smallest number among those equivalent under the symmetries of the rules, from the point of
    /// view of the side to move, as light.
    pub fn canonical(&self, ruleset: Ruleset) -> Self {
        let state = self.seen_by_mover(ruleset);
        let symmetries = Symmetry::preserving(ruleset).iter();
        if state.has_bars() {
            return symmetries.map(|symmetry| symmetry.state(&state)).min_by_key(Self::number).unwrap_or(state);
        }
        // Without bars, these smaller numbers have the same order and are faster to compute.
        let places = |symmetry: &&Symmetry| {
            let [light, dark] = state.checkers.map(|checkers| spread(symmetry.points(checkers)));
            light | dark << 1
        };
        let Some(symmetry) = symmetries.min_by_key(places) else { return state };
        Self { checkers: state.checkers.map(|checkers| symmetry.points(checkers)), ..state }
    }
}

/// Spreads the bits of a set to every second bit (G. M. Morton's interleaving).
const fn spread(points: Bitboard) -> u64 {
    let mut bits = points.0 as u64;
    bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff;
    bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff;
    bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333;
    (bits | bits << 1) & 0x5555_5555_5555_5555
}

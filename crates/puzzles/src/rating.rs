//! The player's rating: Glicko-2, from the paper (M. E. Glickman, *Example of the Glicko-2 system*, 2022).
//!
//! Each solved or failed puzzle is a game against the puzzle, whose rating is known and does not change.

use std::f64::consts::PI;

/// Constrains the change in volatility over time; the paper suggests 0.3 to 1.2.
const TAU: f64 = 0.5;
/// The ratio of the two scales.
const SCALE: f64 = 173.7178;
/// The precision of the new volatility.
const PRECISION: f64 = 1e-6;
/// The maximum number of rounds of an iteration that needs about five.
const MAX_ROUNDS: u32 = 100;
/// The rating between beginner and expert, which anchors the scale.
const MIDDLE: f64 = 1500.0;

/// A rating with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The rating deviation: with 95 % probability the true rating lies within two deviations.
    pub deviation: f64,
    /// How erratic the results are.
    pub volatility: f64,
}

/// A result against an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The opponent's rating.
    pub rating: f64,
    /// The opponent's deviation.
    pub deviation: f64,
    /// 1 for a win, 0 for a loss.
    pub score: f64,
}

/// The deviation of a puzzle's rating.
pub const PUZZLE_DEVIATION: f64 = 60.0;
/// The minimum deviation of a player, so that the rating can always move.
const MIN_DEVIATION: f64 = 45.0;
/// The maximum deviation that is read from storage; older versions began with it.
const MAX_DEVIATION: f64 = 350.0;
/// The most that one puzzle changes the rating: a beginner who fails an easy one would lose 160 points.
const MAX_CHANGE: f64 = 70.0;
/// The deviation of a new player. The paper's 350 would let a single mistake cost almost 200 points.
const FIRST_DEVIATION: f64 = 170.0;

impl Default for Rating {
    /// A new player, somewhat below the middle, as most people start as beginners.
    fn default() -> Self {
        Self { rating: 1200.0, deviation: FIRST_DEVIATION, volatility: 0.06 }
    }
}

fn g(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

impl Rating {
    /// The rating after a rating period with these games.
    #[must_use]
    pub fn after(self, games: &[Outcome]) -> Self {
        let mu = (self.rating - MIDDLE) / SCALE;
        let phi = self.deviation / SCALE;
        // Step 3: the variance; step 4: the improvement.
        let (mut information, mut surprise) = (0.0, 0.0);
        for game in games {
            let weight = g(game.deviation / SCALE);
            let expected = 1.0 / (1.0 + libm::exp(-weight * (mu - (game.rating - MIDDLE) / SCALE)));
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (game.score - expected);
        }
        if information <= 0.0 {
            return self;
        }
        let variance = 1.0 / information;
        let volatility = new_volatility(self.volatility, phi, variance, variance * surprise);
        let before = (phi * phi + volatility * volatility).sqrt();
        let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
        let mu = mu + phi * phi * surprise;
        Self { rating: SCALE * mu + MIDDLE, deviation: SCALE * phi, volatility }
    }

    /// The rating after one puzzle, within sensible bounds.
    #[must_use]
    pub fn after_puzzle(self, puzzle: u16, is_solved: bool) -> Self {
        let score = f64::from(u8::from(is_solved));
        let game = Outcome { rating: puzzle.into(), deviation: PUZZLE_DEVIATION, score };
        let before = Self { deviation: self.deviation.min(FIRST_DEVIATION), ..self };
        let Self { rating, deviation, volatility } = before.after(&[game]);
        Self {
            rating: rating.clamp(self.rating - MAX_CHANGE, self.rating + MAX_CHANGE).clamp(100.0, 3500.0),
            deviation: deviation.clamp(MIN_DEVIATION, FIRST_DEVIATION),
            volatility,
        }
    }

    /// Whether the rating is plausible, for ratings read from storage.
    pub fn is_valid(&self) -> bool {
        (0.0..=4000.0).contains(&self.rating)
            && (1.0..=MAX_DEVIATION).contains(&self.deviation)
            && (0.001..=1.0).contains(&self.volatility)
    }
}

/// Step 5, by the Illinois algorithm.
fn new_volatility(volatility: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let start = libm::log(volatility * volatility);
    let f = |x: f64| {
        let e = libm::exp(x);
        let sum = phi * phi + variance + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
    };
    let mut a = start;
    let excess = delta * delta - phi * phi - variance;
    let mut b = if excess > 0.0 {
        libm::log(excess)
    } else {
        let steps = (1..MAX_ROUNDS).find(|&k| f(start - f64::from(k) * TAU) >= 0.0).unwrap_or(MAX_ROUNDS);
        start - f64::from(steps) * TAU
    };
    let (mut fa, mut fb) = (f(a), f(b));
    for _ in 0..MAX_ROUNDS {
        if (b - a).abs() <= PRECISION {
            break;
        }
        let c = a + (a - b) * fa / (fb - fa);
        let fc = f(c);
        if fc * fb <= 0.0 {
            (a, fa) = (b, fb);
        } else {
            fa /= 2.0;
        }
        (b, fb) = (c, fc);
    }
    libm::exp(a / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The paper's example.
    #[test]
    fn the_example_of_the_paper_is_reproduced() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        let after = player.after(&games.map(|(rating, deviation, score)| Outcome { rating, deviation, score }));
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_rating_settles_where_half_the_puzzles_are_solved() {
        // Solves all puzzles below 1700 and none above, and gets puzzles near the rating.
        let mut rating = Rating::default();
        for index in 0..200_u16 {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "within the bounds of a rating"
            )]
            let puzzle = (rating.rating as u16).saturating_add(index % 7 * 20).saturating_sub(60);
            rating = rating.after_puzzle(puzzle, puzzle < 1700);
            assert!(rating.is_valid(), "{rating:?}");
        }
        assert!((1600.0..1800.0).contains(&rating.rating), "{rating:?}");
        assert!(rating.deviation < 80.0, "{rating:?}");
    }

    #[test]
    fn the_first_mistake_costs_little() {
        let new = Rating::default();
        let stored = Rating { deviation: MAX_DEVIATION, ..new };
        for rating in [new, stored] {
            for puzzle in [400, 1200] {
                let lost = rating.rating - rating.after_puzzle(puzzle, false).rating;
                assert!((40.0..=70.0).contains(&lost), "{lost}");
            }
        }
    }

    #[test]
    fn nothing_breaks_at_the_bounds() {
        for start in [100.0, 3500.0] {
            let mut rating = Rating { rating: start, ..Rating::default() };
            for _ in 0..500 {
                rating = rating.after_puzzle(4000, true).after_puzzle(0, false);
                assert!(rating.is_valid(), "{rating:?}");
            }
        }
        let same = Rating::default();
        assert_eq!(same.after(&[]), same);
    }
}

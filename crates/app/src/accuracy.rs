//! The loss of a move and the accuracy of a side, computed the same way for the end card and for the study's review.
//!
//! The accuracy is computed as on lichess (lichess.org/page/accuracy; `AccuracyPercent.scala` in lichess-org/lila), with
//! the expected result in place of its win percentage. A move's accuracy is `103.1668 · exp(−0.04354 · loss) − 2.1669`
//! percent, where the loss is in percentage points. The accuracy of a side is the mean of two means of its moves: one
//! weighted by the volatility of the game around each move, and the harmonic one, so that a few bad moves show. Unlike
//! there, forced moves don't count: many captures are forced here.

use alquerque_core::Player;
use alquerque_core::record::{Assessment, Share};

/// A clear loss, in tenths of a percent: an estimate isn't that wrong about a proven result.
pub const CLEAR_LOSS: u16 = 120;

/// The effect of a move on its side's expected result, in tenths of a percent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// The expected result before and after the move.
    pub expected: [u16; 2],
    /// Whether the move counts for the accuracy.
    pub counts: bool,
}

impl Loss {
    /// The loss; 0 if the move gained something.
    pub const fn tenths(self) -> u16 {
        self.expected[0].saturating_sub(self.expected[1])
    }
}

/// Light's expected score in an assessment: the proven result if there is one, otherwise the estimate.
pub fn light_share(assessment: &Assessment) -> Option<Share> {
    let certain = assessment.certain.map(|certain| Share::new(certain.outcome.score(Player::Light).into()));
    certain.or(assessment.expected)
}

/// Converts Light's expected score to a player's, in tenths of a percent.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
pub fn tenths(light: Share, player: Player) -> u16 {
    let light = (light.value() * 1000.0).round() as u16;
    if player == Player::Light { light } else { 1000 - light }
}

/// The loss of a move by the assessments of the positions before and after it. Returns `None` if either is missing.
///
/// A forced move loses nothing. If only one of the two positions is proven, the other may well have the same result:
/// the best move in a lost position that isn't proven yet may itself be proven to lose. So a move has lost something
/// only if both the estimates and the proven result say so, and up to [`CLEAR_LOSS`] the smaller loss counts. Beyond,
/// the proven result counts in full.
pub fn loss(before: &Assessment, after: &Assessment, mover: Player, was_only: bool) -> Option<Loss> {
    let results = [tenths(light_share(before)?, mover), tenths(light_share(after)?, mover)];
    let estimate = |assessment: &Assessment, other: &Assessment| {
        assessment.expected.filter(|_| other.certain.is_none()).map(|light| tenths(light, mover))
    };
    let had = estimate(before, after).map_or(results[0], |estimate| estimate.min(results[0]));
    let has = estimate(after, before).map_or(results[1], |estimate| estimate.max(results[1]));
    if was_only {
        return Some(Loss { expected: [has, has], counts: false });
    }
    let loss = Loss { expected: [had, has], counts: true };
    Some(if loss.tenths() < CLEAR_LOSS { loss } else { Loss { expected: results, ..loss } })
}

/// Minimum number of a side's moves, forced ones included: a few moves say little.
const MIN_MOVES: usize = 8;
/// The bounds of the number of positions around a move that its weight depends on. In between, it is a tenth of all.
const WINDOW: (usize, usize) = (2, 8);
/// The bounds of a move's weight, in percentage points.
const WEIGHT: (f64, f64) = (0.5, 12.0);

/// A side's accuracy in percent, from the moves of the whole game with their sides; `None` if there are too few.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
pub fn accuracy(moves: &[(Player, Loss)], side: Player) -> Option<u8> {
    if moves.iter().filter(|(player, _)| *player == side).count() < MIN_MOVES {
        return None;
    }
    let (mut count, mut weights, mut sum, mut inverse) = (0.0, 0.0, 0.0, 0.0);
    for ((player, loss), weight) in moves.iter().zip(volatilities(moves)) {
        if *player == side && loss.counts {
            let percents = from_loss(loss.tenths());
            count += 1.0;
            weights += weight;
            sum += weight * percents;
            // So that a single move of 0 % doesn't make all others worthless.
            inverse += 1.0 / percents.max(1.0);
        }
    }
    (count > 0.0).then(|| f64::midpoint(sum / weights, count / inverse).round() as u8)
}

/// The weight of each move: the standard deviation of the expected results in the window of positions that ends with
/// it, as on lichess. The first moves share the first window.
fn volatilities(moves: &[(Player, Loss)]) -> Vec<f64> {
    let percents = |player: Player, tenths: u16| {
        let light = if player == Player::Light { tenths } else { 1000 - tenths };
        f64::from(light) / 10.0
    };
    let first = moves.first().map(|(player, loss)| percents(*player, loss.expected[0]));
    let positions: Vec<f64> =
        first.into_iter().chain(moves.iter().map(|(player, loss)| percents(*player, loss.expected[1]))).collect();
    let size = (moves.len() / 10).clamp(WINDOW.0, WINDOW.1).min(positions.len());
    let weight = |window: &[f64]| {
        let count = window.len() as f64;
        let mean = window.iter().sum::<f64>() / count;
        let variance = window.iter().map(|percents| (percents - mean).powi(2)).sum::<f64>() / count;
        variance.sqrt().clamp(WEIGHT.0, WEIGHT.1)
    };
    let shared = size.saturating_sub(2);
    let first = std::iter::repeat_n(&positions[..size], shared);
    first.chain(positions.windows(size.max(1))).map(weight).collect()
}

/// The accuracy of a move that lost this much, in tenths of a percent.
fn from_loss(loss: u16) -> f64 {
    if loss == 0 {
        return 100.0;
    }
    let percents = f64::from(loss) / 10.0;
    (103.1668 * (-0.04354 * percents).exp() - 2.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use alquerque_core::Outcome;
    use alquerque_core::record::Certain;

    use super::*;

    fn estimate(light: f64) -> Assessment {
        Assessment { expected: Some(Share::new(light)), ..Assessment::default() }
    }

    fn proven(light: f64, outcome: Outcome) -> Assessment {
        Assessment { certain: Some(Certain { outcome, plies: None }), ..estimate(light) }
    }

    /// The accuracy of Light, who makes moves with these losses in an even game. Dark loses nothing.
    fn from_losses(losses: &[u16]) -> Option<u8> {
        let lossy = |&loss: &u16| [(Player::Light, lost(500, loss)), (Player::Dark, lost(500 + loss, loss))];
        accuracy(&losses.iter().flat_map(lossy).collect::<Vec<_>>(), Player::Light)
    }

    fn lost(from: u16, loss: u16) -> Loss {
        Loss { expected: [from, from.saturating_sub(loss)], counts: true }
    }

    #[test]
    fn a_few_bad_moves_show() {
        assert_eq!(from_losses(&[0; 8]), Some(100));
        // Lichess's formula gives 64.6 for a loss of ten points, and 90.8 for 2.4.
        assert_eq!(from_losses(&[100; 8]), Some(65));
        assert_eq!(from_losses(&[24; 8]), Some(91));
        assert_eq!(from_losses(&[500; 8]), Some(10));
        let one = from_losses(&[0, 0, 0, 0, 0, 0, 0, 500]).unwrap();
        // The mean of all moves would be 89.
        assert_eq!(one, 38);
    }

    #[test]
    fn moves_in_a_quiet_phase_weigh_less() {
        // Small losses in a long quiet game, and a large one at its end.
        let quiet = [10; 30];
        let weights = volatilities(&quiet.map(|loss| (Player::Light, lost(500, loss))));
        assert_eq!(weights.len(), 30);
        assert!(weights.iter().all(|weight| (weight - 0.5).abs() < 0.01), "{weights:?}");
        let mut moves = vec![(Player::Light, lost(500, 0)); 30];
        moves[29].1 = lost(500, 400);
        let weights = volatilities(&moves);
        let is = |weight: f64, expected: f64| (weight - expected).abs() < 0.01;
        assert!(weights[..29].iter().all(|&weight| is(weight, 0.5)) && is(weights[29], 12.0), "{weights:?}");
    }

    #[test]
    fn a_few_moves_are_too_few() {
        assert_eq!(from_losses(&[]), None);
        assert_eq!(from_losses(&[0; 7]), None);
        let forced = Loss { counts: false, ..lost(500, 0) };
        assert_eq!(accuracy(&[(Player::Light, forced); 9], Player::Light), None, "all were forced");
    }

    #[test]
    fn forced_moves_do_not_count() {
        let counts = |only| loss(&estimate(0.5), &estimate(0.2), Player::Light, only).unwrap().counts;
        assert!(counts(false) && !counts(true));
    }

    #[test]
    fn an_estimate_is_not_compared_with_a_proven_result_after_it() {
        let lost = proven(0.3, Outcome::Win(Player::Dark));
        // The move was as good as it seemed: the position before may have been lost as well.
        assert_eq!(loss(&estimate(0.3), &lost, Player::Light, false).unwrap().tenths(), 0);
        assert_eq!(loss(&estimate(0.4), &lost, Player::Light, false).unwrap().tenths(), 100);
        // It looked bad, too. The result counts in full.
        assert_eq!(loss(&estimate(0.5), &lost, Player::Light, false).unwrap().tenths(), 500);
        // If the search sees the end itself, its score is not an estimate.
        assert_eq!(
            loss(&estimate(0.5), &proven(0.0, Outcome::Win(Player::Dark)), Player::Light, false).unwrap().tenths(),
            500
        );
        // If the position after the move is proven better than it seemed, the result limits the loss.
        let won = proven(0.3, Outcome::Win(Player::Light));
        assert_eq!(loss(&estimate(0.5), &won, Player::Light, false).unwrap().tenths(), 0);
        // Between proven results, estimates don't count.
        let even = proven(0.3, Outcome::Draw);
        assert_eq!(loss(&even, &lost, Player::Light, false).unwrap().tenths(), 500);
    }

    #[test]
    fn a_proven_result_is_not_compared_with_an_estimate_after_it() {
        let won = proven(0.6, Outcome::Win(Player::Light));
        assert_eq!(loss(&won, &estimate(0.55), Player::Light, false).unwrap().tenths(), 50);
        assert_eq!(loss(&won, &estimate(0.4), Player::Light, false).unwrap().tenths(), 600, "the win is gone");
        assert_eq!(loss(&estimate(0.4), &estimate(0.6), Player::Dark, false).unwrap().expected, [600, 400]);
        assert_eq!(loss(&estimate(0.4), &Assessment::default(), Player::Dark, false), None);
    }
}

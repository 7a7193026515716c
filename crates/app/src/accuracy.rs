//! The loss of a move and the accuracy of a side, computed the same way for the end card and for the study's review.
//!
//! A move's accuracy is lichess's, `103.1668 · exp(−0.04354 · loss) − 3.1669` percent, where the loss is the drop of
//! the side's expected result in percentage points (lichess.org/page/accuracy; `AccuracyPercent.scala` in
//! lichess-org/lila). The accuracy of a side is, as there, half the mean and half the harmonic mean of its moves, so
//! that a few bad moves show. Unlike lichess, moves aren't weighted by the volatility of the game around them. Forced
//! moves say nothing and don't count; nor do moves in a decided game that keep it decided, since nearly every move
//! would do.

use alquerque_core::record::{Assessment, Share};
use alquerque_core::{Outcome, Player};

/// A game is decided for a side that expects less than this, or 100 % minus this, in tenths of a percent.
const DECIDED: u16 = 30;

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
/// the best move in a lost position that isn't proven yet may itself be proven to lose. So the loss is the smaller of
/// two: the one between the estimates, and the one using the proven result.
pub fn loss(before: &Assessment, after: &Assessment, mover: Player, was_only: bool) -> Option<Loss> {
    let (had, has) = (tenths(light_share(before)?, mover), tenths(light_share(after)?, mover));
    let estimate = before.expected.map(|light| tenths(light, mover));
    let had = estimate.filter(|_| after.certain.is_none()).map_or(had, |estimate| estimate.min(had));
    let seems = after.expected.filter(|_| before.certain.is_none()).map(|light| tenths(light, mover));
    let has = seems.map_or(has, |seems| seems.max(has));
    if was_only {
        return Some(Loss { expected: [has, has], counts: false });
    }
    let is_lost = before.certain.is_some_and(|certain| certain.outcome == Outcome::Win(mover.opponent()));
    // A proven win that the estimate doesn't see still has to be found.
    let seemed = estimate.unwrap_or(had);
    let is_decided = is_lost || !(DECIDED..=1000 - DECIDED).contains(&seemed);
    let loss = Loss { expected: [had, has], counts: true };
    Some(Loss { counts: !is_decided || loss.tenths() >= DECIDED, ..loss })
}

/// A single move is not enough.
const MIN_MOVES: f64 = 2.0;

/// A side's accuracy in percent, from the losses of its counted moves in tenths of a percent; `None` if there are too
/// few.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
pub fn accuracy(losses: impl IntoIterator<Item = u16>) -> Option<u8> {
    let (mut moves, mut sum, mut inverse) = (0.0, 0.0, 0.0);
    for loss in losses {
        let percents = from_loss(loss);
        moves += 1.0;
        sum += percents;
        // As lichess does, so that a single move of 0 % doesn't make all others worthless.
        inverse += 1.0 / percents.max(1.0);
    }
    (moves >= MIN_MOVES).then(|| f64::midpoint(sum / moves, moves / inverse).round() as u8)
}

/// The accuracy of a move that lost this much, in tenths of a percent.
fn from_loss(loss: u16) -> f64 {
    let percents = f64::from(loss) / 10.0;
    (103.1668 * (-0.04354 * percents).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use alquerque_core::record::Certain;

    use super::*;

    fn estimate(light: f64) -> Assessment {
        Assessment { expected: Some(Share::new(light)), ..Assessment::default() }
    }

    fn proven(light: f64, outcome: Outcome) -> Assessment {
        Assessment { certain: Some(Certain { outcome, plies: None }), ..estimate(light) }
    }

    fn from_losses(losses: &[u16]) -> Option<u8> {
        accuracy(losses.iter().copied())
    }

    #[test]
    fn a_few_bad_moves_show() {
        assert_eq!(from_losses(&[]), None);
        assert_eq!(from_losses(&[0, 0, 0]), Some(100));
        // Lichess's formula gives 63.6 for a loss of ten points.
        assert_eq!(from_losses(&[100, 100, 100]), Some(64));
        assert_eq!(from_losses(&[1000, 1000, 1000]), Some(1));
        // The mean alone would be 75.
        assert_eq!(from_losses(&[0, 0, 0, 1000]), Some(39));
    }

    #[test]
    fn one_move_is_too_few() {
        assert_eq!(from_losses(&[1000]), None);
    }

    #[test]
    fn forced_moves_and_decided_games_do_not_count() {
        let counts =
            |before: &Assessment, after: &Assessment, only| loss(before, after, Player::Light, only).unwrap().counts;
        assert!(counts(&estimate(0.5), &estimate(0.5), false));
        assert!(!counts(&estimate(0.5), &estimate(0.2), true));
        assert!(!counts(&estimate(0.02), &estimate(0.01), false), "the game is already lost");
        assert!(!counts(&estimate(0.99), &estimate(0.98), false), "the game is already won");
        assert!(counts(&estimate(0.99), &estimate(0.5), false), "not this one");
        let lost = Outcome::Win(Player::Dark);
        assert!(!counts(&proven(0.5, lost), &proven(0.4, lost), false));
        let won = Outcome::Win(Player::Light);
        assert!(counts(&proven(0.6, won), &proven(0.6, won), false), "the win still has to be found");
        assert!(!counts(&proven(0.99, won), &proven(0.99, won), false));
    }

    #[test]
    fn an_estimate_is_not_compared_with_a_proven_result_after_it() {
        let lost = proven(0.3, Outcome::Win(Player::Dark));
        // The move was as good as it seemed: the position before may have been lost as well.
        assert_eq!(loss(&estimate(0.3), &lost, Player::Light, false).unwrap().tenths(), 0);
        assert_eq!(loss(&estimate(0.5), &lost, Player::Light, false).unwrap().tenths(), 200);
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
        assert_eq!(loss(&estimate(0.4), &estimate(0.6), Player::Dark, false).unwrap().expected, [600, 400]);
        assert_eq!(loss(&estimate(0.4), &Assessment::default(), Player::Dark, false), None);
    }
}

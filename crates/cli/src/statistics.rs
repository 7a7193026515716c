//! Score, Elo difference and their confidence intervals.

use serde::Serialize;

/// A score (the share of games won, a draw counting half) and its Elo difference, both with the bounds of the 95 %
/// interval. An infinite Elo difference is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Estimate {
    pub(crate) score: f64,
    pub(crate) score_low: f64,
    pub(crate) score_high: f64,
    pub(crate) elo: Option<f64>,
    pub(crate) elo_low: Option<f64>,
    pub(crate) elo_high: Option<f64>,
}

/// 95 % of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.959_964;

/// Estimates the strength difference from the result of at least one game.
///
/// The interval is Wilson's (E. B. Wilson, *Probable Inference, the Law of Succession, and Statistical Inference*,
/// 1927), which also works for few games and one-sided results. It assumes that every game is won or lost; with draws the
/// variance is smaller and the true interval narrower.
pub(crate) fn estimate(wins: u32, draws: u32, losses: u32) -> Estimate {
    let games = f64::from(wins) + f64::from(draws) + f64::from(losses);
    let score = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (score + Z * Z / (2.0 * games)) / scale;
    let half = Z / scale * (score * (1.0 - score) / games + Z * Z / (4.0 * games * games)).sqrt();
    let (mut low, mut high) = ((middle - half).max(0.0), (middle + half).min(1.0));
    // Avoid rounding errors at the ends.
    if score <= 0.0 {
        low = 0.0;
    }
    if score >= 1.0 {
        high = 1.0;
    }
    Estimate { score, score_low: low, score_high: high, elo: elo(score), elo_low: elo(low), elo_high: elo(high) }
}

/// The Elo difference at which this score is expected.
fn elo(score: f64) -> Option<f64> {
    // Adding 0 turns -0.0 into 0.0.
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10() + 0.0)
}

#[cfg(test)]
mod tests {
    use super::estimate;

    #[test]
    fn an_even_score_is_zero_elo() {
        let estimate = estimate(40, 20, 40);
        assert!((estimate.score - 0.5).abs() < 1e-12);
        assert_eq!(estimate.elo, Some(0.0));
        assert!((estimate.score_low - 0.4038).abs() < 1e-4, "{}", estimate.score_low);
        assert!((estimate.score_high - 0.5962).abs() < 1e-4, "{}", estimate.score_high);
    }

    #[test]
    fn a_score_of_three_quarters_is_191_elo() {
        let elo = estimate(70, 10, 20).elo.unwrap();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
    }

    #[test]
    fn a_one_sided_match_still_has_an_interval() {
        let all = estimate(10, 0, 0);
        assert_eq!((all.elo, all.elo_high, all.score_high), (None, None, 1.0));
        assert!((all.score_low - 0.7225).abs() < 1e-4, "{}", all.score_low);
        let none = estimate(0, 0, 10);
        assert_eq!((none.elo, none.elo_low, none.score_low), (None, None, 0.0));
        assert!((all.score_low + none.score_high - 1.0).abs() < 1e-12);
    }
}

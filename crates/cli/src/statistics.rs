//! Score, Elo difference, their confidence intervals, and the sequential probability ratio test.
//!
//! Both games of a pair start from the same opening, so their results depend on each other; pairs are independent. All
//! estimates are therefore based on the pentanomial counts: how many pairs scored 0, 1/2, 1, 1 1/2 and 2 points.

use std::str::FromStr;

use serde::Serialize;

/// How many pairs scored 0, 1/2, 1, 1 1/2 and 2 points for engine a.
pub(crate) type Pairs = [u32; 5];

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

/// The 95 % quantile of the chi-squared distribution with one degree of freedom.
const CHI_SQUARED: f64 = 3.841_459;

/// The replacement for an empty count, as in Fishtest: with a count of 0, the likelihood may have no maximum.
const REGULARIZED: f64 = 1e-3;

/// Bisection steps, enough for the precision of a double.
const HALVINGS: usize = 100;

/// Estimates the strength difference from the results of at least one game.
///
/// The interval holds the scores whose likelihood is not significantly smaller than the best (Wilks's theorem), which
/// also works for few games and one-sided results. A last game without a pair counts only in the score.
pub(crate) fn estimate([wins, draws, losses]: [u32; 3], pairs: Pairs) -> Estimate {
    let games = f64::from(wins) + f64::from(draws) + f64::from(losses);
    let score = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let counts = regularized(pairs);
    let mean = mean(counts);
    let is_plausible = |score: f64| 2.0 * log_likelihood_loss(counts, score) <= CHI_SQUARED;
    let (mut low, mut high) = (0.0, 1.0);
    if pairs != [0; 5] {
        low = boundary(mean, 0.0, is_plausible).min(score);
        high = boundary(mean, 1.0, is_plausible).max(score);
        // The replaced empty counts leave a little room at the ends.
        if score <= 0.0 {
            low = 0.0;
        }
        if score >= 1.0 {
            high = 1.0;
        }
    }
    Estimate { score, score_low: low, score_high: high, elo: elo(score), elo_low: elo(low), elo_high: elo(high) }
}

/// The Elo difference at which this score is expected.
fn elo(score: f64) -> Option<f64> {
    // Adding 0 turns -0.0 into 0.0.
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10() + 0.0)
}

/// The score expected at this Elo difference.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

fn regularized(pairs: Pairs) -> [f64; 5] {
    pairs.map(|count| if count == 0 { REGULARIZED } else { f64::from(count) })
}

/// The counts with the score of each kind of pair.
fn with_scores(counts: [f64; 5]) -> impl Iterator<Item = (f64, f64)> + Clone {
    counts.into_iter().zip([0.0, 0.25, 0.5, 0.75, 1.0])
}

fn mean(counts: [f64; 5]) -> f64 {
    with_scores(counts).map(|(count, score)| count * score).sum::<f64>() / counts.iter().sum::<f64>()
}

/// How far the log-likelihood falls below its maximum if the expected score is `score`, between 0 and 1.
///
/// Of all distributions with that mean, the most likely one gives a pair with score v the probability p / (1 + x (v -
/// score)), where p is its share of the counts and x solves the equation below: proposition 1.1 of
/// <https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf> by M. Van den Bergh.
fn log_likelihood_loss(counts: [f64; 5], score: f64) -> f64 {
    let slope = |x: f64| -> f64 {
        with_scores(counts).map(|(count, value)| count * (value - score) / (1.0 + x * (value - score))).sum()
    };
    // The function falls from infinity to minus infinity between the ends, where a probability would be infinite.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    with_scores(counts).map(|(count, value)| count * (x * (value - score)).ln_1p()).sum()
}

/// The last place where `holds` is true on the way from `inside`, where it is, to `outside`, where it is not.
fn boundary(mut inside: f64, mut outside: f64, holds: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(inside, outside);
        // At the ends themselves the likelihood is 0.
        if middle <= 0.0 || middle >= 1.0 {
            break;
        }
        if holds(middle) {
            inside = middle;
        } else {
            outside = middle;
        }
    }
    inside
}

/// A sequential probability ratio test: is engine a `elo1` stronger than b, or only `elo0`?
///
/// It is the generalized test of X. Li, J. Liu and Z. Ying (*Generalized sequential probability ratio test for separate
/// families of hypotheses*, 2014) with pentanomial counts and logistic Elo, as in Fishtest's `LLRcalc.py`
/// (`LLR_logistic`, <https://github.com/official-stockfish/fishtest>), and Wald's bounds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// The probability of accepting `elo1` although `elo0` is true.
    pub(crate) alpha: f64,
    /// The probability of accepting `elo0` although `elo1` is true.
    pub(crate) beta: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Verdict {
    /// `elo0` is accepted.
    H0,
    /// `elo1` is accepted.
    H1,
}

impl Sprt {
    /// The log-likelihood ratio: positive if `elo1` is more likely.
    pub(crate) fn log_likelihood_ratio(&self, pairs: Pairs) -> f64 {
        if pairs == [0; 5] {
            return 0.0;
        }
        let counts = regularized(pairs);
        let loss = |elo| log_likelihood_loss(counts, expected_score(elo));
        loss(self.elo0) - loss(self.elo1)
    }

    /// The bounds at which the test accepts `elo0` or `elo1` (A. Wald, *Sequential Tests of Statistical Hypotheses*,
    /// 1945).
    pub(crate) fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The result, if the ratio has reached a bound.
    pub(crate) fn verdict(&self, pairs: Pairs) -> Option<Verdict> {
        let (ratio, (lower, upper)) = (self.log_likelihood_ratio(pairs), self.bounds());
        if ratio >= upper {
            Some(Verdict::H1)
        } else if ratio <= lower {
            Some(Verdict::H0)
        } else {
            None
        }
    }
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = "expected ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA, such as 0,10 or 0,10,0.05,0.05";
        let numbers: Option<Vec<f64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        let sprt = match numbers.as_deref() {
            Some(&[elo0, elo1]) => Self { elo0, elo1, alpha: 0.05, beta: 0.05 },
            Some(&[elo0, elo1, alpha, beta]) => Self { elo0, elo1, alpha, beta },
            _ => return Err(format!("not a test; {expected}")),
        };
        // NaN is in no range.
        let elos = -1000.0..=1000.0;
        if !elos.contains(&sprt.elo0) || !elos.contains(&sprt.elo1) || sprt.elo0 >= sprt.elo1 {
            return Err(format!("ELO0 must be less than ELO1, and both from -1000 to 1000; {expected}"));
        }
        let errors = 0.0001..=0.4;
        if !errors.contains(&sprt.alpha) || !errors.contains(&sprt.beta) {
            return Err(format!("ALPHA and BETA must be from 0.0001 to 0.4; {expected}"));
        }
        Ok(sprt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The estimate from pairs, counting a pair with one point as two draws.
    fn from_pairs(pairs: Pairs) -> Estimate {
        let [none, half, one, more, two] = pairs;
        estimate([2 * two + more, half + 2 * one + more, 2 * none + half], pairs)
    }

    #[test]
    fn an_even_score_is_zero_elo() {
        let estimate = from_pairs([10, 5, 20, 5, 10]);
        assert!((estimate.score - 0.5).abs() < 1e-12);
        assert_eq!(estimate.elo, Some(0.0));
        assert!((estimate.score_low + estimate.score_high - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_score_of_three_quarters_is_191_elo() {
        let elo = estimate([70, 10, 20], [5, 5, 10, 10, 20]).elo.unwrap();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
    }

    #[test]
    fn with_many_pairs_the_interval_is_the_normal_one() {
        let pairs = [150, 300, 600, 400, 250];
        let counts = regularized(pairs);
        let (mean, total) = (mean(counts), 1700.0);
        let variance = with_scores(counts).map(|(count, score)| count * (score - mean).powi(2)).sum::<f64>() / total;
        let half = 1.959_964 * (variance / total).sqrt();
        let estimate = from_pairs(pairs);
        assert!((estimate.score - mean).abs() < 1e-12);
        assert!((estimate.score_low - (mean - half)).abs() < 1e-4, "{estimate:?}");
        assert!((estimate.score_high - (mean + half)).abs() < 1e-4, "{estimate:?}");
    }

    #[test]
    fn dependent_games_change_the_interval() {
        let width = |pairs| {
            let estimate = from_pairs(pairs);
            assert!((estimate.score - 0.5).abs() < 1e-12);
            estimate.score_high - estimate.score_low
        };
        // The same colour always wins; games are independent; one engine wins both games of each pair.
        let (colour, independent, opening) =
            (width([0, 0, 40, 0, 0]), width([10, 0, 20, 0, 10]), width([20, 0, 0, 0, 20]));
        assert!(colour < 0.6 * independent && independent < 0.8 * opening, "{colour} {independent} {opening}");
    }

    #[test]
    fn a_one_sided_match_still_has_an_interval() {
        let all = from_pairs([0, 0, 0, 0, 10]);
        assert_eq!((all.elo, all.elo_high, all.score_high), (None, None, 1.0));
        // With score s, ten pairs are won with a probability of s^10.
        assert!((all.score_low - (-CHI_SQUARED / 20.0).exp()).abs() < 1e-3, "{}", all.score_low);
        let none = from_pairs([10, 0, 0, 0, 0]);
        assert_eq!((none.elo, none.elo_low, none.score_low), (None, None, 0.0));
        assert!((all.score_low + none.score_high - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_game_without_a_pair_says_nothing_about_the_interval() {
        let one = estimate([1, 0, 0], [0; 5]);
        assert_eq!((one.score, one.score_low, one.score_high), (1.0, 0.0, 1.0));
        let three = estimate([2, 0, 1], [0, 0, 0, 0, 1]);
        assert!(three.score_low < three.score && three.score < three.score_high, "{three:?}");
    }

    #[test]
    fn the_ratio_is_the_published_one() {
        // From the tests of fastchess (app/tests/sprt_test.cpp, "logistic pentanomial 1" and 2), where pairs of a win
        // and a loss and pairs of two draws are given separately: 20279 + 1000 and 55003 + 980.
        for (pairs, elo0, elo1, expected) in [
            ([223, 9863, 20279 + 1000, 10037, 246], 0.5, 2.5, -3.07),
            ([871, 26175, 55003 + 980, 26678, 821], 0.0, 2.0, -4.98),
        ] {
            let ratio = test(elo0, elo1).log_likelihood_ratio(pairs);
            assert!((ratio - expected).abs() < 0.01, "{ratio} instead of {expected}");
        }
    }

    #[test]
    fn the_ratio_of_two_kinds_of_pairs_is_that_of_a_coin() {
        // The mean then determines the distribution: a share of `score` of the pairs is won.
        let sprt = test(-10.0, 30.0);
        let (score0, score1) = (expected_score(-10.0), expected_score(30.0));
        let expected = 70.0 * (score1 / score0).ln() + 50.0 * ((1.0 - score1) / (1.0 - score0)).ln();
        let ratio = sprt.log_likelihood_ratio([50, 0, 0, 0, 70]);
        assert!((ratio - expected).abs() < 1e-3, "{ratio} instead of {expected}");
    }

    #[test]
    fn the_ratio_is_close_to_the_normal_approximation() {
        // (s1 - s0) (2 s - s0 - s1) / (2 variance) a pair: https://www.cantate.be/Fishtest/GSPRT_approximation.pdf
        let pairs = [310, 1520, 3100, 1610, 350];
        let counts = regularized(pairs);
        let (mean, total) = (mean(counts), counts.iter().sum::<f64>());
        let variance = with_scores(counts).map(|(count, score)| count * (score - mean).powi(2)).sum::<f64>() / total;
        let (score0, score1) = (expected_score(0.0), expected_score(5.0));
        let expected = total * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance);
        let ratio = test(0.0, 5.0).log_likelihood_ratio(pairs);
        assert!((ratio - expected).abs() < 0.02, "{ratio} instead of {expected}");
    }

    #[test]
    fn the_ratio_changes_sign_with_the_sides() {
        let (pairs, mirrored) = ([3, 10, 25, 14, 6], [6, 14, 25, 10, 3]);
        let ratio = test(-5.0, 12.0).log_likelihood_ratio(pairs);
        assert!((ratio + test(-12.0, 5.0).log_likelihood_ratio(mirrored)).abs() < 1e-9);
        assert!(test(-10.0, 10.0).log_likelihood_ratio([7, 3, 9, 3, 7]).abs() < 1e-9);
        assert!(test(0.0, 10.0).log_likelihood_ratio([0; 5]).abs() < f64::EPSILON);
    }

    #[test]
    fn the_bounds_are_walds() {
        let (lower, upper) = test(0.0, 5.0).bounds();
        assert!((lower + 2.944).abs() < 1e-3 && (upper - 2.944).abs() < 1e-3, "{lower} {upper}");
        let sprt: Sprt = "0,5,0.05,0.1".parse().unwrap();
        let (lower, upper) = sprt.bounds();
        assert!((lower + 2.251).abs() < 1e-3 && (upper - 2.890).abs() < 1e-3, "{lower} {upper}");
        assert_eq!(sprt.verdict([0, 0, 100, 0, 0]), None);
        assert_eq!(sprt.verdict([0, 20, 1000, 400, 50]), Some(Verdict::H1));
        assert_eq!(sprt.verdict([50, 400, 1000, 20, 0]), Some(Verdict::H0));
    }

    #[test]
    fn a_test_errs_as_rarely_as_it_should() {
        use alquerque_core::search::{below, rng};
        let sprt = test(0.0, 60.0);
        // The shares of pairs with 0 to 2 points, in percent: 0 Elo, and 60 Elo (a score of 58.5 %).
        for (shares, right) in [([10, 15, 50, 15, 10], Verdict::H0), ([6, 11, 46, 17, 20], Verdict::H1)] {
            let mut rng = rng(1);
            let mut wrong = 0;
            for _ in 0..300 {
                let mut pairs = [0; 5];
                let verdict = loop {
                    let mut chance = below(&mut rng, 100);
                    let points = shares.iter().position(|&share| {
                        let is_here = chance < share;
                        chance = chance.saturating_sub(share);
                        is_here
                    });
                    pairs[points.unwrap()] += 1;
                    if let Some(verdict) = sprt.verdict(pairs) {
                        break verdict;
                    }
                };
                wrong += u32::from(verdict != right);
            }
            // 5 % of 300 are 15, with a standard deviation of 4.
            assert!(wrong <= 27, "{wrong} of 300 wrong, instead of {right:?}");
        }
    }

    #[test]
    fn tests_are_parsed() {
        assert_eq!("0,5".parse(), Ok(test(0.0, 5.0)));
        assert_eq!("-2.5, 2.5, 0.05, 0.05".parse(), Ok(test(-2.5, 2.5)));
        for (text, problem) in [
            ("", "not a test"),
            ("5", "not a test"),
            ("0,5,0.05", "not a test"),
            ("0,five", "not a test"),
            ("5,5", "ELO0 must be less"),
            ("0,NaN", "ELO0 must be less"),
            ("0,2000", "ELO0 must be less"),
            ("0,5,0,0.05", "ALPHA and BETA"),
            ("0,5,0.05,0.6", "ALPHA and BETA"),
        ] {
            let error = text.parse::<Sprt>().unwrap_err();
            assert!(error.starts_with(problem) && error.contains("; expected ELO0,ELO1"), "{text}: {error}");
        }
    }
}

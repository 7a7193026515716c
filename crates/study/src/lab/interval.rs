//! Confidence intervals for proportions.

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_964;

/// Returns Wilson's 95% score interval for `hits` successes in `all` trials, or 0 to 1 without trials. E. B. Wilson:
/// *Probable Inference, the Law of Succession, and Statistical Inference*, 1927.
pub fn wilson(hits: u32, all: u32) -> (f64, f64) {
    if all == 0 {
        return (0.0, 1.0);
    }
    let (count, share) = (f64::from(all), f64::from(hits.min(all)) / f64::from(all));
    let square = Z * Z / count;
    let middle = share + square / 2.0;
    let half = Z * (share * (1.0 - share) / count + square / (4.0 * count)).sqrt();
    (((middle - half) / (1.0 + square)).max(0.0), ((middle + half) / (1.0 + square)).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::{Z, wilson};

    /// Finds the interval by brute force: the proportions at most `Z` standard errors from the observed one.
    fn slowly(hits: u32, all: u32) -> (f64, f64) {
        let seen = f64::from(hits) / f64::from(all);
        let shares = (0..=100_000).map(|step| f64::from(step) / 100_000.0);
        let fits = |share: &f64| (seen - share).abs() <= Z * (share * (1.0 - share) / f64::from(all)).sqrt();
        let fitting: Vec<f64> = shares.filter(|share| fits(share) || (seen - share).abs() < 1e-9).collect();
        (fitting[0], fitting[fitting.len() - 1])
    }

    #[test]
    fn intervals_agree_with_a_slow_reference() {
        for all in [1, 2, 10, 30, 100] {
            for hits in 0..=all {
                let ((low, high), (slow_low, slow_high)) = (wilson(hits, all), slowly(hits, all));
                assert!((low - slow_low).abs() < 2e-5 && (high - slow_high).abs() < 2e-5, "{hits} of {all}");
                assert!((0.0..=1.0).contains(&low) && low < high && high <= 1.0);
            }
        }
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        assert_eq!(wilson(9, 3), wilson(3, 3));
    }
}

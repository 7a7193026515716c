//! Curves of ratings and accuracies, as the points of SVG polylines.

/// The width of a curve; its height is 100.
pub const WIDTH: usize = 300;

/// Ratings over time, from the lowest to the highest; a single one makes no curve.
pub fn ratings(history: &[u32]) -> Option<String> {
    let (&low, &high) = (history.iter().min()?, history.iter().max()?);
    let (steps, span) = (history.len().checked_sub(1).filter(|steps| *steps > 0)?, (high - low).max(1) as usize);
    let point = |(index, &rating): (usize, &u32)| {
        format!("{},{}", WIDTH * index / steps, 100 - 100 * (rating - low) as usize / span)
    };
    Some(history.iter().enumerate().map(point).collect::<Vec<_>>().join(" "))
}

/// Accuracies in percent over time; a single one is a dot.
pub fn accuracies(percents: &[u32]) -> String {
    let last = percents.len().saturating_sub(1).max(1);
    let point = |(index, percent): (usize, &u32)| format!("{},{}", WIDTH * index / last, 100 - percent.min(&100));
    percents.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_fill_the_height() {
        assert_eq!(ratings(&[1500, 1400, 1600]).as_deref(), Some("0,50 150,100 300,0"));
        assert_eq!(ratings(&[1500, 1500]).as_deref(), Some("0,100 300,100"));
        assert_eq!([ratings(&[]), ratings(&[1500])], [None, None]);
    }

    #[test]
    fn accuracies_are_percents_of_the_height() {
        assert_eq!(accuracies(&[80, 95]), "0,20 300,5");
        assert_eq!([accuracies(&[80]), accuracies(&[])], ["0,20", ""]);
    }
}

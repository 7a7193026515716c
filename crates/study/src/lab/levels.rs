//! A column chart of the number of nodes at each depth, for both trees.

use alquerque_messages::analysis::lab::Found;

use super::side::Side;

/// The width of the chart.
pub const WIDTH: f64 = 360.0;
/// The baseline of the columns.
pub const BASELINE: f64 = 94.0;
/// The maximum height of a column.
const MAX_HEIGHT: f64 = 88.0;
/// The minimum height of a column.
const MIN_HEIGHT: f64 = 0.75;
/// Minimum number of depths to reserve room for, so that columns don't become narrower during a search.
const MIN_DEPTHS: usize = 16;
/// The maximum number of depths that have room for a number.
const MAX_LABELS: usize = 16;

/// A column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Column {
    /// The tree.
    pub side: Side,
    /// Its left edge.
    pub x: f64,
    /// Its width.
    pub width: f64,
    /// Its height above the [`BASELINE`].
    pub height: f64,
}

/// The chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Levels {
    /// The columns.
    pub columns: Vec<Column>,
    /// The depths to number, with the middle of their columns.
    pub labels: Vec<(f64, usize)>,
}

/// Lays the chart out.
pub fn levels(found: [Option<&Found>; 2]) -> Levels {
    let levels = found.map(|found| found.map_or(&[][..], |found| &found.levels));
    let depths = levels.iter().map(|levels| levels.len()).max().unwrap_or_default().max(MIN_DEPTHS);
    let most = levels.iter().flat_map(|levels| levels.iter()).copied().max().unwrap_or_default().max(1);
    let step = WIDTH / depths as f64;
    let column = |side: Side, depth: usize, nodes: u32| Column {
        side,
        x: step * (depth as f64 + 0.1 + 0.4 * side.index() as f64),
        width: step * 0.4,
        height: (f64::from(nodes) / f64::from(most) * MAX_HEIGHT).max(MIN_HEIGHT),
    };
    let sides = Side::ALL.into_iter().zip(levels);
    let columns =
        sides.flat_map(|(side, levels)| levels.iter().enumerate().map(move |(depth, &nodes)| (side, depth, nodes)));
    Levels {
        columns: columns.map(|(side, depth, nodes)| column(side, depth, nodes)).collect(),
        labels: (0..depths)
            .step_by(depths.div_ceil(MAX_LABELS))
            .map(|depth| (step * (depth as f64 + 0.5), depth))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(levels: Vec<u32>) -> Found {
        Found { levels, ..Found::default() }
    }

    #[test]
    fn the_highest_column_has_the_full_height_and_none_is_invisible() {
        let [a, b] = [found(vec![1, 10, 1000]), found(vec![1, 500])];
        let chart = levels([Some(&a), Some(&b)]);
        let heights: Vec<f64> = chart.columns.iter().map(|column| column.height).collect();
        assert_eq!(heights, [0.75, 0.88, 88.0, 0.75, 44.0]);
        assert!(chart.columns.iter().all(|column| column.x >= 0.0 && column.x + column.width <= WIDTH));
        assert_eq!((chart.labels.len(), chart.labels[1].1), (16, 1));
    }

    #[test]
    fn of_many_depths_only_some_are_numbered() {
        let chart = levels([Some(&found(vec![1; 40])), None]);
        assert_eq!(chart.labels.iter().map(|label| label.1).take(3).collect::<Vec<_>>(), [0, 3, 6]);
        assert_eq!(levels([None, None]).columns, []);
    }
}

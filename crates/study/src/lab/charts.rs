//! What the laboratory's charts show: a bar per move and side, and a column per depth.

use alquerque_app::state::State;
use alquerque_core::{Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::ExpectedScore;
use alquerque_messages::analysis::lab::{Found, Iteration, Tally, Trial};
use alquerque_messages::analysis::uct::ViewNode;

use super::settings::{Section, Side};
use super::{ALPHA_BETA_MILLIS, Lab, TrialAt};
use crate::text::{Decimal, grouped, percentage, percents};
use crate::uct::icicle::Sign;

/// A legal move with both sides' results.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveBars {
    /// The move.
    pub mv: String,
    /// A bar for each side; `None` without a result.
    pub bars: [Option<ResultBar>; 2],
}

/// A bar and its labels.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultBar {
    /// Its length, 0 to 1.
    pub share: f64,
    /// The confidence interval of a counted share, or the position of the mean score.
    pub mark: Option<(f64, f64)>,
    /// Its length as text.
    pub figure: Phrase,
    /// Further details.
    pub more: Phrase,
    /// Whether the result is proven.
    pub is_certain: bool,
    /// Whether it is the chosen move.
    pub is_best: bool,
}

impl Lab {
    /// Returns a side's search of the position on the board.
    pub fn found(&self, state: &State, side: Side) -> Option<&Found> {
        let tried = TrialAt { key: state.key(), trial: Trial::Search(self.experiment.settings[side.index()]) };
        self.results.searches[side.index()].get(tried)
    }

    /// Returns the tree of that search with its unique number, once the search has ended.
    pub fn tree(&self, state: &State, side: Side) -> Option<(u32, &[ViewNode])> {
        let tried = TrialAt { key: state.key(), trial: Trial::Search(self.experiment.settings[side.index()]) };
        self.results.trees[side.index()].get(tried).map(|(number, nodes)| (*number, &nodes[..]))
    }

    /// Returns the tally of a side's runs at the position on the board.
    pub fn tally(&self, state: &State, side: Side) -> Option<&Tally> {
        let tried = TrialAt {
            key: state.key(),
            trial: Trial::Runs(self.experiment.settings[side.index()], self.experiment.count),
        };
        self.results.tallies[side.index()].get(tried).filter(|_| self.experiment.runs_of.has(side))
    }

    /// Returns alpha-beta's iterations at the position on the board.
    pub fn iterations(&self, state: &State) -> &[Iteration] {
        let tried = TrialAt { key: state.key(), trial: Trial::AlphaBeta(ALPHA_BETA_MILLIS) };
        self.results.deepening.get(tried).map_or(&[], |(iterations, _)| iterations)
    }

    /// Returns the legal moves with their bars. Their order does not depend on the results.
    pub fn rows(&self, state: &State) -> Vec<MoveBars> {
        let legal = if state.game.ending.is_some() { &[][..] } else { state.game.legal() };
        let bar = |side: Side, mv: &str| match self.experiment.section {
            Section::Compare => choice(self.found(state, side)?, mv, state.to_move()),
            Section::Runs => count(self.tally(state, side)?, mv),
            Section::AlphaBeta => None,
        };
        let row = |mv: &String| MoveBars { mv: mv.clone(), bars: Side::ALL.map(|side| bar(side, mv)) };
        legal.iter().map(|turn| row(&turn.text)).collect()
    }
}

fn choice(found: &Found, mv: &str, to_move: Player) -> Option<ResultBar> {
    let root_moves = &found.report.root_moves;
    let index = root_moves.iter().position(|root| root.mv == mv)?;
    let root = &root_moves[index];
    let share = root.visits as f64 / found.report.visits().max(1) as f64;
    let mean = root.expected.map(ExpectedScore::value);
    Some(ResultBar {
        share,
        mark: mean.map(|mean| (mean, mean)),
        figure: percentage(share),
        more: expected(root.proven, root.expected, to_move),
        is_certain: root.proven.is_some(),
        is_best: index == 0,
    })
}

fn count(tally: &Tally, mv: &str) -> Option<ResultBar> {
    let (_, count) = tally.chosen.iter().find(|(other, _)| other == mv)?;
    let max_count = tally.chosen.iter().map(|(_, count)| *count).max();
    let (low, high) = wilson(*count, tally.runs);
    Some(ResultBar {
        share: f64::from(*count) / f64::from(tally.runs.max(1)),
        mark: (tally.runs > 0).then_some((low, high)),
        figure: Phrase::verbatim(&count.to_string()),
        more: Phrase::new(message::PERCENTAGE).text("number", &format!("{}\u{2013}{}", percents(low), percents(high))),
        is_certain: false,
        is_best: *count > 0 && Some(*count) == max_count,
    })
}

/// The side to move's expected score, or its proven result.
pub fn expected(proven: Option<Outcome>, share: Option<ExpectedScore>, to_move: Player) -> Phrase {
    match (proven, share) {
        (Some(proven), _) => Phrase::new(message::LAB_RESULT).key("result", Sign::new(proven, to_move).name()),
        (None, Some(share)) => percentage(share.value()),
        (None, None) => Phrase::verbatim("\u{2013}"),
    }
}

/// The figures of a search, in the order of the table's rows below the expected score.
pub fn figures(found: &Found) -> [String; 4] {
    [
        grouped(found.report.work.count()),
        grouped(found.report.work.nodes()),
        found.levels.len().saturating_sub(1).to_string(),
        found.report.principal_variation.len().to_string(),
    ]
}

/// Formats milliseconds as seconds. Resolution is a hundredth of a second.
pub fn seconds(millis: f64, decimal: Decimal<'_>) -> String {
    if millis < 5.0 { format!("<\u{a0}{}", decimal(0.01, 2)) } else { decimal(millis / 1000.0, 2) }
}

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
    let max_count = levels.iter().flat_map(|levels| levels.iter()).copied().max().unwrap_or_default().max(1);
    let step = WIDTH / depths as f64;
    let column = |side: Side, depth: usize, nodes: u32| Column {
        side,
        x: step * (depth as f64 + 0.1 + 0.4 * side.index() as f64),
        width: step * 0.4,
        height: (f64::from(nodes) / f64::from(max_count) * MAX_HEIGHT).max(MIN_HEIGHT),
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
    use super::*;
    use super::{Z, wilson};

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

    /// Finds the interval by brute force: the proportions at most `Z` standard errors from the observed one.
    fn wilson_by_search(hits: u32, all: u32) -> (f64, f64) {
        let observed = f64::from(hits) / f64::from(all);
        let shares = (0..=100_000).map(|step| f64::from(step) / 100_000.0);
        let fits = |share: &f64| (observed - share).abs() <= Z * (share * (1.0 - share) / f64::from(all)).sqrt();
        let fitting: Vec<f64> = shares.filter(|share| fits(share) || (observed - share).abs() < 1e-9).collect();
        (fitting[0], fitting[fitting.len() - 1])
    }

    #[test]
    fn intervals_agree_with_a_slow_reference() {
        for all in [1, 2, 10, 30, 100] {
            for hits in 0..=all {
                let ((low, high), (slow_low, slow_high)) = (wilson(hits, all), wilson_by_search(hits, all));
                assert!((low - slow_low).abs() < 2e-5 && (high - slow_high).abs() < 2e-5, "{hits} of {all}");
                assert!((0.0..=1.0).contains(&low) && low < high && high <= 1.0);
            }
        }
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        assert_eq!(wilson(9, 3), wilson(3, 3));
    }
}

//! History of the root moves' statistics during a search, and of the changes of the best move.

use alquerque_messages::analysis::uct::Sample;

/// The samples so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Development {
    /// The samples.
    pub samples: Vec<Sample>,
}

/// A change of the best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The number of playouts at the change.
    pub playouts: u32,
    /// The index of the old best move.
    pub from: usize,
    /// The index of the new best move.
    pub to: usize,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableRow {
    /// The playouts.
    pub playouts: u32,
    /// The index of the best move.
    pub best: usize,
    /// Its playouts.
    pub visits: u32,
    /// Their mean score.
    pub mean: f32,
    /// Whether the best move has just changed.
    pub is_change: bool,
}

impl Development {
    /// Appends samples. Ignores those that are not later than the last one or have another number of moves.
    pub fn extend(&mut self, samples: Vec<Sample>) {
        for sample in samples {
            let is_later = self
                .samples
                .last()
                .is_none_or(|last| last.playouts < sample.playouts && last.visits.len() == sample.visits.len());
            let is_whole = sample.visits.len() == sample.means.len() && (sample.best as usize) < sample.visits.len();
            if is_later && is_whole {
                self.samples.push(sample);
            }
        }
    }

    /// Returns the changes of the best move.
    pub fn changes(&self) -> Vec<Change> {
        let pairs = self.samples.iter().zip(self.samples.iter().skip(1));
        let changed = pairs.filter(|(before, after)| before.best != after.best);
        changed
            .map(|(before, after)| Change {
                playouts: after.playouts,
                from: before.best as usize,
                to: after.best as usize,
            })
            .collect()
    }

    /// Returns at most `max` moves to plot: the best first, then former best moves, then those with the most playouts.
    pub fn leaders(&self, max: usize) -> Vec<usize> {
        let Some(last) = self.samples.last() else { return Vec::new() };
        let mut leaders = vec![last.best as usize];
        let was_best = self.changes().into_iter().rev().map(|change| change.from);
        let mut by_visits: Vec<usize> = (0..last.visits.len()).collect();
        by_visits.sort_by_key(|&index| std::cmp::Reverse(last.visits[index]));
        for index in was_best.chain(by_visits) {
            if leaders.len() < max && !leaders.contains(&index) {
                leaders.push(index);
            }
        }
        leaders.truncate(max);
        leaders
    }

    /// Returns the x coordinate of a number of playouts on a logarithmic scale, 0 to 1.
    pub fn across(&self, playouts: u32) -> f64 {
        let (Some(first), Some(last)) = (self.samples.first(), self.samples.last()) else { return 0.0 };
        let log = |playouts: u32| f64::from(playouts.max(1)).ln();
        let whole = log(last.playouts) - log(first.playouts);
        if whole > 0.0 { ((log(playouts) - log(first.playouts)) / whole).clamp(0.0, 1.0) } else { 0.0 }
    }

    /// Returns a move's share of the playouts over time, as points from 0 to 1.
    pub fn shares(&self, index: usize) -> Vec<(f64, f64)> {
        self.line(|sample| Some(f64::from(*sample.visits.get(index)?) / f64::from(sample.playouts.max(1))))
    }

    /// Returns the mean score of the best move over time.
    pub fn best_means(&self) -> Vec<(f64, f64)> {
        self.line(|sample| sample.means.get(sample.best as usize).map(|&mean| mean.into()))
    }

    fn line(&self, value: impl Fn(&Sample) -> Option<f64>) -> Vec<(f64, f64)> {
        let point = |sample: &Sample| Some((self.across(sample.playouts), value(sample)?.clamp(0.0, 1.0)));
        self.samples.iter().filter_map(point).collect()
    }

    /// Returns table rows: every change, the last sample, and others in between, about `max` in total.
    pub fn rows(&self, max: usize) -> Vec<TableRow> {
        let every = self.samples.len().div_ceil(max.max(1)).max(1);
        let last = self.samples.len().saturating_sub(1);
        let mut before = None;
        let mut rows = Vec::new();
        for (index, sample) in self.samples.iter().enumerate() {
            let is_change = before.replace(sample.best).is_some_and(|best| best != sample.best);
            if is_change || index.is_multiple_of(every) || index == last {
                let best = sample.best as usize;
                let (visits, mean) = (sample.visits[best], sample.means[best]);
                rows.push(TableRow { playouts: sample.playouts, best, visits, mean, is_change });
            }
        }
        rows
    }
}

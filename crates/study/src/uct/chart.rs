//! The line chart of the best moves over time.

use super::development::Development;
use crate::number::fixed;

/// Number of lines.
pub const LINES: usize = 4;

/// Which move has which line style. A move keeps its style while it is one of the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots(pub [Option<usize>; LINES]);

impl Slots {
    /// Assigns the styles to the best moves.
    pub fn assign(&mut self, development: &Development) {
        let leaders = development.leaders(LINES);
        for slot in &mut self.0 {
            slot.take_if(|index| !leaders.contains(index));
        }
        for leader in leaders {
            if !self.0.contains(&Some(leader))
                && let Some(free) = self.0.iter_mut().find(|slot| slot.is_none())
            {
                *free = Some(leader);
            }
        }
    }

    /// The moves with the numbers of their styles.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().enumerate().filter_map(|(slot, index)| Some((slot, (*index)?)))
    }
}

/// A share of the chart's width or height, in percent.
pub fn percent(share: f64) -> String {
    fixed(100.0 * share, 1)
}

/// A line as the points of an SVG polyline in a square of 100, upwards.
pub fn points(line: &[(f64, f64)]) -> String {
    line.iter().map(|&(x, y)| format!("{},{}", percent(x), percent(1.0 - y))).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use alquerque_messages::analysis::uct::Sample;

    use super::*;

    fn sample(playouts: u32, visits: [u32; 6]) -> Sample {
        let best = (0..6).max_by_key(|&index| visits[index as usize]).unwrap_or_default();
        Sample { playouts, best, visits: visits.to_vec(), means: vec![0.5; 6] }
    }

    #[test]
    fn moves_keep_their_styles() {
        let mut development = Development::default();
        let mut slots = Slots::default();
        development.extend(vec![sample(10, [5, 4, 3, 2, 1, 0])]);
        slots.assign(&development);
        assert_eq!(slots.0, [0, 1, 2, 3].map(Some));
        development.extend(vec![sample(20, [5, 4, 3, 2, 9, 0])]);
        slots.assign(&development);
        assert_eq!(slots.0, [0, 1, 2, 4].map(Some), "the new best move takes the place of the last");
        assert_eq!(slots.iter().last(), Some((3, 4)));
    }

    #[test]
    fn lines_go_upwards() {
        assert_eq!(points(&[(0.0, 0.5), (0.25, 1.0)]), "0.0,50.0 25.0,0.0");
    }
}

//! The UCB1 formula with its numbers.

use alquerque_messages::analysis::uct::Candidate;

use crate::text::{Decimal, grouped};

/// The upper confidence bound of a node, with digits that add up: the mean as shown plus the term gives the sum.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Formula {
    /// The mean score.
    pub mean: f32,
    /// c, the exploration constant.
    pub constant: f32,
    /// The parent's playouts.
    pub parent: u32,
    /// The node's playouts.
    pub visits: u32,
    /// The exploration term.
    pub term: f32,
    /// The sum.
    pub bound: f32,
}

impl Formula {
    /// Computes the bound of a candidate. Returns `None` if it has none, or needs none because the move is proven to
    /// win.
    pub fn new(candidate: &Candidate, parent_visits: u32, constant: f32) -> Option<Self> {
        if candidate.proven.is_some() && candidate.mean >= 1.0 {
            return None;
        }
        let term = candidate.exploration.filter(|_| candidate.bound.is_some())?;
        let [mean, term] = [candidate.mean, term].map(|number| (number * 1000.0).round() / 1000.0);
        Some(Self { mean, constant, parent: parent_visits, visits: candidate.visits, term, bound: mean + term })
    }

    /// Formats the whole formula, such as `0.612 + √2 × √((ln 8416) / 733) = 0.769`.
    pub fn text(&self, decimal: Decimal<'_>) -> String {
        let number = |number: f32| decimal(number.into(), 3);
        let (mean, constant, bound) = (number(self.mean), constant(self.constant, decimal), number(self.bound));
        let (parent, visits) = (grouped(self.parent), grouped(self.visits));
        format!("{mean} + {constant} \u{d7} \u{221a}((ln {parent}) / {visits}) = {bound}")
    }

    /// Formats what the sum consists of, such as `0.612 + 0.157`.
    pub fn summands(&self, decimal: Decimal<'_>) -> String {
        let number = |number: f32| decimal(number.into(), 3);
        format!("{}\u{a0}+\u{a0}{}", number(self.mean), number(self.term))
    }

    /// Formats the sum without line breaks, such as `0.612 + 0.157 = 0.769`.
    pub fn short_text(&self, decimal: Decimal<'_>) -> String {
        format!("{}\u{a0}=\u{a0}{}", self.summands(decimal), decimal(self.bound.into(), 3))
    }
}

/// Formats the exploration constant: the default as √2, others with as many decimals as the formula needs to work out.
pub fn constant(constant: f32, decimal: Decimal<'_>) -> String {
    let is_root_of_two = (constant - std::f32::consts::SQRT_2).abs() < 1e-4;
    let is_short = (constant * 100.0 - (constant * 100.0).round()).abs() < 1e-3;
    match (is_root_of_two, is_short) {
        (true, _) => "\u{221a}2".to_owned(),
        (false, true) => decimal(constant.into(), 2),
        (false, false) => decimal(constant.into(), 4),
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::SQRT_2;

    use alquerque_messages::analysis::uct::Candidate;

    use super::Formula;

    fn decimal(number: f64, places: u8) -> String {
        format!("{number:.0$}", usize::from(places))
    }

    /// Computes a formula from its digits.
    fn computed(text: &str) -> (f64, f64) {
        let text = text.replace('\u{202f}', "").replace("\u{221a}2", &std::f64::consts::SQRT_2.to_string());
        let number = |text: &str| text.trim().parse::<f64>().unwrap();
        let (sum, bound) = text.split_once('=').unwrap();
        let (mean, rest) = sum.split_once('+').unwrap();
        let (constant, root) = rest.split_once('\u{d7}').unwrap();
        let (parent, visits) = root.split_once('/').unwrap();
        let parent = number(&parent.replace(['\u{221a}', '(', ')'], "").replace("ln", ""));
        let term = number(constant) * (parent.ln() / number(&visits.replace(')', ""))).sqrt();
        (number(mean) + term, number(bound))
    }

    #[test]
    fn formulas_work_out_with_the_digits_shown() {
        for constant in [SQRT_2, 1.4, 0.72, 0.25, 4.0] {
            for (parent, visits, points) in
                [(4, 1, 1.0), (341, 336, 201.5), (8416, 733, 448.5), (1_000_000, 77_777, 41_234.0)]
            {
                let mean = points / visits as f32;
                let exploration = constant * ((parent as f32).ln() / visits as f32).sqrt();
                let bound = Some(mean + exploration);
                let candidate = Candidate {
                    mv: String::new(),
                    visits,
                    points,
                    mean,
                    exploration: Some(exploration),
                    bound,
                    proven: None,
                };
                let formula = Formula::new(&candidate, parent, constant).unwrap();
                let (sum, bound) = computed(&formula.text(&decimal));
                assert!((sum - bound).abs() <= 0.000_51, "{}: {sum}", formula.text(&decimal));
                let parts = formula.short_text(&decimal).replace('\u{a0}', " ");
                let numbers: Vec<f64> = parts.split([' ', '+', '=']).filter_map(|text| text.parse().ok()).collect();
                assert!((numbers[0] + numbers[1] - numbers[2]).abs() < 1e-9, "{parts}");
            }
        }
    }
}

//! What is shown of the experiments, as far as it needs no words.

use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_core::phrase::Phrase;
use alquerque_messages::analysis::lab::{Found, Iteration, Setting, Tally, TreeNode, Trial};
use alquerque_messages::{HalfPoints, Proven};

use crate::lab::Lab;
use crate::lab::interval::wilson;
use crate::lab::key;
use crate::lab::results::{ALPHA_BETA_MILLIS, Tried};
use crate::lab::section::Section;
use crate::lab::side::Side;
use crate::number::{Decimal, grouped, percent, percents};
use crate::uct::icicle::Sign;

/// A legal move with what both sides have found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The move.
    pub mv: String,
    /// A bar for each side; none where nothing is known.
    pub bars: [Option<Bar>; 2],
}

/// A bar with what stands beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Its length, 0 to 1.
    pub share: f64,
    /// From where to where the true share may lie, where it is counted; else where the mean result lies.
    pub mark: Option<(f64, f64)>,
    /// Its length as a figure.
    pub figure: String,
    /// What else is known.
    pub more: Phrase,
    /// Whether that is certain.
    pub is_certain: bool,
    /// Whether it is the move that is chosen.
    pub is_best: bool,
}

impl Lab {
    fn setting(&self, side: Side) -> Setting {
        self.settings[side.index()]
    }

    /// What a side's search has found out about the position on the board.
    pub fn found(&self, state: &State, side: Side) -> Option<&Found> {
        let tried = Tried { key: key(&*state.record), trial: Trial::Search(self.setting(side)) };
        self.results.searches[side.index()].of(tried)
    }

    /// The tree of that search, once it has ended, with a number that no other one has.
    pub fn tree(&self, state: &State, side: Side) -> Option<(u32, &[TreeNode])> {
        let tried = Tried { key: key(&*state.record), trial: Trial::Search(self.setting(side)) };
        self.results.trees[side.index()].of(tried).map(|(number, nodes)| (*number, &nodes[..]))
    }

    /// How a side's runs of the position on the board have ended.
    pub fn tally(&self, state: &State, side: Side) -> Option<&Tally> {
        let tried = Tried { key: key(&*state.record), trial: Trial::Runs(self.setting(side), self.count) };
        self.results.tallies[side.index()].of(tried).filter(|_| self.runs_of.has(side))
    }

    /// The iterations of alpha-beta at the position on the board.
    pub fn iterations(&self, state: &State) -> &[Iteration] {
        let tried = Tried { key: key(&*state.record), trial: Trial::AlphaBeta(ALPHA_BETA_MILLIS) };
        self.results.deepening.of(tried).map_or(&[], |(iterations, _)| iterations)
    }

    /// The legal moves, in the order in which they stand whatever is found out, with their bars.
    pub fn rows(&self, state: &State) -> Vec<Row> {
        let legal = if state.ending.is_some() { &[][..] } else { &state.legal };
        let bar = |side: Side, mv: &str| match self.section {
            Section::Compare => choice(self.found(state, side)?, mv, state.to_move()),
            Section::Runs => count(self.tally(state, side)?, mv),
            Section::AlphaBeta => None,
        };
        let row = |mv: &String| Row { mv: mv.clone(), bars: Side::BOTH.map(|side| bar(side, mv)) };
        legal.iter().map(|turn| row(&turn.text)).collect()
    }
}

fn choice(found: &Found, mv: &str, to_move: Player) -> Option<Bar> {
    let place = found.choices.iter().position(|choice| choice.mv == mv)?;
    let choice = &found.choices[place];
    let all: u32 = found.choices.iter().map(|choice| choice.visits).sum();
    let share = f64::from(choice.visits) / f64::from(all.max(1));
    let mean = choice.mean.map(HalfPoints::share);
    Some(Bar {
        share,
        mark: mean.map(|mean| (mean, mean)),
        figure: percent(share),
        more: expected(choice.proven, choice.mean, to_move),
        is_certain: choice.proven.is_some(),
        is_best: place == 0,
    })
}

fn count(tally: &Tally, mv: &str) -> Option<Bar> {
    let (_, count) = tally.chosen.iter().find(|(other, _)| other == mv)?;
    let most = tally.chosen.iter().map(|(_, count)| *count).max();
    let (low, high) = wilson(*count, tally.runs);
    Some(Bar {
        share: f64::from(*count) / f64::from(tally.runs.max(1)),
        mark: (tally.runs > 0).then_some((low, high)),
        figure: count.to_string(),
        more: Phrase::verbatim(&format!("{}\u{2013}{}\u{a0}%", percents(low), percents(high))),
        is_certain: false,
        is_best: *count > 0 && Some(*count) == most,
    })
}

/// What the side to move may expect: its share of the point, or the result where that is certain.
pub fn expected(proven: Option<Proven>, share: Option<HalfPoints>, to_move: Player) -> Phrase {
    match (proven, share) {
        (Some(proven), _) => Phrase::new("lab-result").key("result", Sign::new(proven, to_move).name()),
        (None, Some(share)) => Phrase::verbatim(&percent(share.share())),
        (None, None) => Phrase::verbatim("\u{2013}"),
    }
}

/// What a search took, in the order of the table's rows behind what it expects.
pub fn figures(found: &Found) -> [String; 5] {
    [
        grouped(found.playouts),
        grouped(rounded(found.per_second)),
        grouped(found.nodes),
        found.levels.len().saturating_sub(1).to_string(),
        found.line.len().to_string(),
    ]
}

/// A speed in two or three digits: more of it is chance.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "too great speeds become the greatest")]
fn rounded(speed: f64) -> u32 {
    let speed = speed.round() as u32;
    let unit = 10_u32.pow(speed.checked_ilog10().unwrap_or_default().saturating_sub(2));
    speed / unit * unit
}

/// A score in men or discs, such as `+1.25`; it is given in hundredths.
pub fn units(score: i32, decimal: Decimal<'_>) -> String {
    let sign = match score {
        ..0 => "\u{2212}",
        0 => "",
        1.. => "+",
    };
    format!("{sign}{}", decimal(f64::from(score.unsigned_abs()) / 100.0, 2))
}

/// Milliseconds as seconds. Less than a hundredth is not measured.
pub fn seconds(millis: f64, decimal: Decimal<'_>) -> String {
    if millis < 5.0 { format!("<\u{a0}{}", decimal(0.01, 2)) } else { decimal(millis / 1000.0, 2) }
}

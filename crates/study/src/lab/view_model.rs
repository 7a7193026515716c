//! View model of the experiments, except for the texts in `words.rs`.

use alquerque_app::state::State;
use alquerque_core::{Outcome, Player};
use alquerque_language::Phrase;
use alquerque_messages::ExpectedScore;
use alquerque_messages::analysis::lab::{Found, Iteration, Setting, Tally, Trial};
use alquerque_messages::analysis::uct::ViewNode;

use crate::lab::Lab;
use crate::lab::interval::wilson;
use crate::lab::results::{ALPHA_BETA_MILLIS, TrialAt};
use crate::lab::section::Section;
use crate::lab::side::Side;
use crate::move_score::signed;
use crate::number::{Decimal, grouped, percentage, percents};
use crate::uct::icicle::Sign;

/// A legal move with both sides' results.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The move.
    pub mv: String,
    /// A bar for each side; `None` without a result.
    pub bars: [Option<Bar>; 2],
}

/// A bar and its labels.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
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
    fn setting(&self, side: Side) -> Setting {
        self.settings[side.index()]
    }

    /// Returns a side's search of the position on the board.
    pub fn found(&self, state: &State, side: Side) -> Option<&Found> {
        let tried = TrialAt { key: state.key(), trial: Trial::Search(self.setting(side)) };
        self.results.searches[side.index()].of(tried)
    }

    /// Returns the tree of that search with its unique number, once the search has ended.
    pub fn tree(&self, state: &State, side: Side) -> Option<(u32, &[ViewNode])> {
        let tried = TrialAt { key: state.key(), trial: Trial::Search(self.setting(side)) };
        self.results.trees[side.index()].of(tried).map(|(number, nodes)| (*number, &nodes[..]))
    }

    /// Returns the tally of a side's runs at the position on the board.
    pub fn tally(&self, state: &State, side: Side) -> Option<&Tally> {
        let tried = TrialAt { key: state.key(), trial: Trial::Runs(self.setting(side), self.count) };
        self.results.tallies[side.index()].of(tried).filter(|_| self.runs_of.has(side))
    }

    /// Returns alpha-beta's iterations at the position on the board.
    pub fn iterations(&self, state: &State) -> &[Iteration] {
        let tried = TrialAt { key: state.key(), trial: Trial::AlphaBeta(ALPHA_BETA_MILLIS) };
        self.results.deepening.of(tried).map_or(&[], |(iterations, _)| iterations)
    }

    /// Returns the legal moves with their bars. Their order does not depend on the results.
    pub fn rows(&self, state: &State) -> Vec<Row> {
        let legal = if state.game.ending.is_some() { &[][..] } else { state.game.legal() };
        let bar = |side: Side, mv: &str| match self.section {
            Section::Compare => choice(self.found(state, side)?, mv, state.to_move()),
            Section::Runs => count(self.tally(state, side)?, mv),
            Section::AlphaBeta => None,
        };
        let row = |mv: &String| Row { mv: mv.clone(), bars: Side::ALL.map(|side| bar(side, mv)) };
        legal.iter().map(|turn| row(&turn.text)).collect()
    }
}

fn choice(found: &Found, mv: &str, to_move: Player) -> Option<Bar> {
    let root_moves = &found.report.root_moves;
    let index = root_moves.iter().position(|root| root.mv == mv)?;
    let root = &root_moves[index];
    let share = root.visits as f64 / found.report.visits().max(1) as f64;
    let mean = root.expected.map(ExpectedScore::value);
    Some(Bar {
        share,
        mark: mean.map(|mean| (mean, mean)),
        figure: percentage(share),
        more: expected(root.proven, root.expected, to_move),
        is_certain: root.proven.is_some(),
        is_best: index == 0,
    })
}

fn count(tally: &Tally, mv: &str) -> Option<Bar> {
    let (_, count) = tally.chosen.iter().find(|(other, _)| other == mv)?;
    let most = tally.chosen.iter().map(|(_, count)| *count).max();
    let (low, high) = wilson(*count, tally.runs);
    Some(Bar {
        share: f64::from(*count) / f64::from(tally.runs.max(1)),
        mark: (tally.runs > 0).then_some((low, high)),
        figure: Phrase::verbatim(&count.to_string()),
        more: Phrase::new("percentage").text("number", &format!("{}\u{2013}{}", percents(low), percents(high))),
        is_certain: false,
        is_best: *count > 0 && Some(*count) == most,
    })
}

/// The side to move's expected score, or its proven result.
pub fn expected(proven: Option<Outcome>, share: Option<ExpectedScore>, to_move: Player) -> Phrase {
    match (proven, share) {
        (Some(proven), _) => Phrase::new("lab-result").key("result", Sign::new(proven, to_move).name()),
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

/// Formats a score, given in hundredths, in men or discs, such as `+1.25`.
pub fn units(score: i32, decimal: Decimal<'_>) -> String {
    signed(f64::from(score) / 100.0, 2, decimal)
}

/// Formats milliseconds as seconds. Resolution is a hundredth of a second.
pub fn seconds(millis: f64, decimal: Decimal<'_>) -> String {
    if millis < 5.0 { format!("<\u{a0}{}", decimal(0.01, 2)) } else { decimal(millis / 1000.0, 2) }
}

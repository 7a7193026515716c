//! The root moves as bars: their visits, and their bounds as mean and exploration term.

use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::{Candidate, View};

use super::chart::percent;
use super::formula::Formula;
use super::icicle::Sign;
use super::{Uct, words};
use crate::text::{Decimal, grouped, moves, percentage};

/// A root move.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Its share of the playouts, also the length of its bar, 0 to 1.
    pub share: f64,
    /// Its playouts.
    pub visits: u32,
    /// The lengths of its mean and its exploration term, 0 to 1.
    pub bound: [f64; 2],
    /// The formula in digits, or why there is none.
    pub formula: Result<String, Phrase>,
    /// Its proven result.
    pub sign: Option<Sign>,
    /// Whether it is tried next.
    pub is_next: bool,
    /// Whether it has the most playouts.
    pub is_best: bool,
}

/// The bars of the root moves, in their order.
pub fn bars(view: &View, exploration: f32, to_move: Player, decimal: Decimal<'_>) -> Vec<Bar> {
    let bounds = view.root.iter().filter_map(|candidate| candidate.bound);
    let whole = f64::from(bounds.fold(1.0, f32::max));
    let next = next_index(&view.root);
    let max_visits = view.root.iter().map(|candidate| candidate.visits).max().unwrap_or_default();
    let bar = |(index, candidate): (usize, &Candidate)| {
        let formula = Formula::new(candidate, view.playouts, exploration);
        let (mean, term) = match formula {
            Some(formula) => (formula.mean.max(0.0), formula.term),
            // A win fills the bar.
            None => (candidate.proven.map_or(0.0, |_| candidate.mean), 0.0),
        };
        let term = if candidate.visits == 0 { 1.0 } else { f64::from(term) / whole };
        Bar {
            share: f64::from(candidate.visits) / f64::from(view.playouts.max(1)),
            visits: candidate.visits,
            bound: [f64::from(mean) / whole, term],
            formula: formula.map(|formula| formula.short_text(decimal)).ok_or_else(|| words::no_bound(candidate)),
            sign: candidate.proven.map(|proven| Sign::new(proven, to_move)),
            is_next: next == Some(index),
            is_best: candidate.visits == max_visits && max_visits > 0,
        }
    };
    view.root.iter().enumerate().map(bar).collect()
}

/// The index of the move to try next: the first unvisited one, or the one with the highest bound.
fn next_index(root: &[Candidate]) -> Option<usize> {
    let new = root.iter().position(|candidate| candidate.visits == 0 && candidate.proven.is_none());
    new.or_else(|| {
        let bounds = root.iter().enumerate().filter_map(|(index, candidate)| Some((index, candidate.bound?)));
        // The first of equal bounds.
        bounds.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(index, _)| index)
    })
}

/// The root moves as bars: their visits, and their bounds as mean and exploration term. They keep the order of the move
/// list, so that they don't jump.
pub fn root_bars(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Vec<Markup> {
    let empty = View::default();
    let view = uct.live.view.as_ref().unwrap_or(&empty);
    let names: Vec<&str> = if view.root.is_empty() {
        state.game.legal().iter().map(|turn| turn.text.as_str()).collect()
    } else {
        view.root.iter().map(|candidate| candidate.mv.as_str()).collect()
    };
    let bars = bars(view, uct.exploration, state.game.record.to_move(), decimal);
    names.into_iter().enumerate().map(|(index, name)| bar_row(index, name, bars.get(index))).collect()
}

fn bar_row(index: usize, name: &str, bar: Option<&Bar>) -> Markup {
    let button = Markup::button(moves(name))
        .with("dir", "ltr")
        .with("data-study", "uct-root")
        .with("data-place", index.to_string());
    let [mean, term] = bar.map(|bar| bar.bound).unwrap_or_default();
    let share = bar.map(|bar| bar.share).unwrap_or_default();
    let line = |class, share: f64| {
        Markup::new("i").class(class).style("width", format!("{}%", percent(share.clamp(0.0, 1.0))))
    };
    let span = |class| Markup::new("span").class(class);
    let lines = span("bars")
        .child(span("thin").child(line("visits", share)))
        .child(span("thick").children([line("mean", mean), line("term", term)]));
    let count = bar.map(|bar| {
        let [start, end] = [" (", ")"].map(Words::from);
        Words::concat([Words::notation(grouped(bar.visits)), start, percentage(bar.share).into(), end])
    });
    let formula = bar.map(|bar| match &bar.formula {
        Ok(formula) => {
            let sign = bar.sign.map(|sign| words::sign(Some(sign)));
            Words::concat([Words::notation(&**formula), sign.into()])
        }
        Err(why) => why.clone().into(),
    });
    let yes = |is: Option<bool>| if is == Some(true) { "yes" } else { "" };
    Markup::new("li")
        .with("data-next", yes(bar.map(|bar| bar.is_next)))
        .with("data-best", yes(bar.map(|bar| bar.is_best)))
        .child(button)
        .child(lines)
        .child(span("numbers").child(Markup::text("b", count)).child(Markup::text("span", formula)))
}

#[cfg(test)]
mod tests {
    use alquerque_core::{Outcome, Player};

    use super::*;

    fn candidate(visits: u32, bound: Option<f32>) -> Candidate {
        Candidate {
            mv: "a1-a2".to_owned(),
            visits,
            points: visits as f32 / 2.0,
            mean: 0.5,
            exploration: bound.map(|bound| bound - 0.5),
            bound,
            proven: None,
        }
    }

    fn bars_of(root: Vec<Candidate>) -> Vec<Bar> {
        let playouts = root.iter().map(|candidate| candidate.visits).sum();
        let view = View { root, playouts, ..View::default() };
        bars(&view, 1.0, Player::Light, &|number, digits| format!("{number:.*}", usize::from(digits)))
    }

    #[test]
    fn an_unvisited_move_is_next_then_the_one_with_the_highest_bound() {
        let bars = bars_of(vec![candidate(6, Some(0.8)), candidate(2, Some(1.2)), candidate(0, None)]);
        assert_eq!(bars.iter().map(|bar| bar.is_next).collect::<Vec<_>>(), [false, false, true]);
        assert_eq!((bars[2].bound[1], bars[2].formula.is_err()), (1.0, true), "anything is possible");
        let bars = bars_of(vec![candidate(6, Some(0.8)), candidate(2, Some(1.2)), candidate(2, Some(1.2))]);
        assert_eq!(
            bars.iter().map(|bar| (bar.is_next, bar.is_best)).collect::<Vec<_>>(),
            [(false, true), (true, false), (false, false)]
        );
    }

    #[test]
    fn a_proven_win_fills_the_bar() {
        let won = Candidate { proven: Some(Outcome::Win(Player::Light)), mean: 1.0, bound: None, ..candidate(4, None) };
        let bars = bars_of(vec![won, candidate(4, Some(0.9))]);
        assert_eq!((bars[0].bound, bars[0].sign), ([1.0, 0.0], Some(Sign::Won)));
    }
}

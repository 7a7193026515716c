//! The Laboratory tab: compares two settings, runs one many times, and shows alpha-beta's iterations.

use std::cmp::Reverse;

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::fixed;
use alquerque_app::text::nouns::side_key;
use alquerque_core::GameId;
use alquerque_language::{Fill, Phrase, message};
use alquerque_messages::analysis::lab::{Found, Iteration, Tally};
use alquerque_messages::analysis::uct::ViewNode;

use super::Lab;
use super::charts::{BASELINE, MoveBars, ResultBar, WIDTH, expected, figures, levels, seconds};
use super::export::icicle::{Space, drawing_with};
use super::settings::{Section, Side};
use crate::record::move_score::{signed, unit_name};
use crate::text::{Decimal, grouped, move_text, moves, percent, percentage, tenths};
use crate::uct::chart::straight;

/// Maximum number of moves shown per line.
const MAX_MOVES: usize = 10;
/// The names of a search's figures.
const FIGURES: [&str; 4] = ["playouts", "nodes", "depth", "length"];
/// Maximum length of a move that fits beside its bars; a longer one goes above them.
const MAX_LEN_BESIDE: usize = 6;
/// Number of rows of a tree, and their height.
const TREE_ROWS: usize = 8;
const TREE_ROW: f64 = 22.0;

/// The tab, apart from the values of the settings and the trees.
pub fn lab(lab: &Lab, state: &State, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    for (id, value) in [
        ("lab-section", lab.experiment.section.name()),
        ("lab-count", &*lab.experiment.count.to_string()),
        ("lab-of", lab.experiment.runs_of.name()),
        ("lab-export", lab.export_of.name()),
    ] {
        elements.select(id, value);
    }
    let expects =
        Phrase::new(message::LAB_EXPECTS).key("side", side_key(state.to_move(), state.game.record.board().game));
    elements.text("lab-expects", expects.clone());
    elements.text("lab-key-expects", expects);
    let is_busy = lab.is_busy();
    elements.attribute("lab-toggle", "data-study", if is_busy { "lab-stop" } else { "lab-begin" });
    elements.enable("lab-toggle", state.game.ending.is_none());
    elements.show("lab-start", !is_busy);
    elements.show("lab-stop", is_busy);
    elements.text("lab-said", Words::Joined(" ", lab.status(state).into_iter().map(Words::from).collect()));
    elements.class("lab-progress", if is_busy { "" } else { "idle" });
    elements.attribute("lab-progress", "value", fixed(if is_busy { lab.progress() * 100.0 } else { 0.0 }, 2));
    let section = lab.experiment.section;
    elements.show("lab-runs", section == Section::Runs);
    elements.show("lab-settings", section != Section::AlphaBeta);
    elements.show("lab-moves", section != Section::AlphaBeta);
    elements.show("lab-search", section == Section::Compare);
    elements.show("lab-alpha-beta", section == Section::AlphaBeta);
    if section == Section::AlphaBeta {
        elements.text("lab-unit", unit(state.settings.game()));
        elements.fill(
            "lab-iterations",
            // The newest first: it is the one to watch.
            lab.iterations(state).iter().rev().flat_map(|iteration| iteration_rows(iteration, decimal)),
        );
    } else {
        elements.attribute("lab-moves", "data-of", section.name());
        elements.fill("lab-rows", lab.rows(state).iter().map(|row| move_row(row, lab)));
    }
    if section == Section::Compare {
        let both = Side::ALL.map(|side| lab.found(state, side));
        for (side, found) in Side::ALL.into_iter().zip(both) {
            write_search(&mut elements, side, found, state);
        }
        elements.fill("lab-levels", [chart(both)]);
    }
    for name in ["json", "dot", "svg", "png"] {
        elements.enable(format!("lab-{name}"), lab.has_tree(state, lab.export_of));
    }
    elements
}

/// The bars of a move.
fn move_row(row: &MoveBars, lab: &Lab) -> Markup {
    let is_long = row.mv.chars().count() > MAX_LEN_BESIDE;
    let bars = Side::ALL.into_iter().zip(&row.bars).map(|(side, bar)| {
        let is_hidden = lab.experiment.section == Section::Runs && !lab.experiment.runs_of.has(side);
        bar_markup(side, bar.as_ref()).flag("hidden", is_hidden)
    });
    Markup::new("li")
        .class(if is_long { "long" } else { "" })
        .child(Markup::text("span", moves(&row.mv)).class("mv"))
        .child(Markup::new("div").class("pair").children(bars))
}

fn bar_markup(side: Side, bar: Option<&ResultBar>) -> Markup {
    let length = |share: f64| format!("{}%", fixed(share * 100.0, 1));
    let best = if bar.is_some_and(|bar| bar.is_best) { " best" } else { "" };
    let certain = if bar.is_some_and(|bar| bar.is_certain) { " certain" } else { "" };
    let mark = bar.and_then(|bar| bar.mark);
    let (from, to) = mark.unwrap_or_default();
    let mark = Markup::new("span")
        .class("mark")
        .flag("hidden", mark.is_none())
        .style("left", length(from))
        .style("width", length(to - from));
    let share = Markup::new("span").class("length").style("width", length(bar.map_or(0.0, |bar| bar.share)));
    Markup::new("div")
        .class(&format!("lab-bar lab-{}{best}{certain}", side.name()))
        .with("data-side", side.name())
        .child(Markup::text("span", side.title()).class("side"))
        .child(Markup::new("span").class("track").child(share).child(mark))
        .child(Markup::text("span", bar.map(|bar| bar.figure.clone())).class("figure"))
        .child(Markup::text("span", bar.map(|bar| bar.more.clone())).class("more"))
}

/// The line, the cost and the expected score of a search.
fn write_search(elements: &mut Elements, side: Side, found: Option<&Found>, state: &State) {
    let line = found.map_or(&[][..], |found| &found.report.principal_variation);
    let mut text = line.iter().take(MAX_MOVES).cloned().collect::<Vec<_>>().join(" ");
    if line.len() > MAX_MOVES {
        text += " \u{2026}";
    }
    elements.text(format!("lab-line-{}", side.name()), moves(&text));
    elements.text(format!("lab-levels-{}", side.name()), found.and_then(|found| levels_in_words(side, found)));
    let expects =
        found.map(|found| Words::notation(expected(found.report.proven, found.report.expected, state.to_move())));
    elements.text(format!("lab-figure-expected-{}", side.name()), expects);
    let figures = found.map_or_else(Default::default, |found| figures(found).map(Words::notation));
    for (figure, text) in FIGURES.iter().zip(figures) {
        elements.text(format!("lab-figure-{figure}-{}", side.name()), text);
    }
}

/// The number of nodes at each depth as columns, for both trees.
fn chart(found: [Option<&Found>; 2]) -> Markup {
    let chart = levels(found);
    let columns = chart.columns.into_iter().map(|column| {
        let place = [column.x, BASELINE - column.height, column.width, column.height];
        rect(column.side.name(), place.map(|length| fixed(length, 1)))
    });
    let (width, baseline) = (WIDTH.to_string(), BASELINE.to_string());
    let ground = straight("", ["0", &baseline, &width, &baseline]);
    let labels = chart
        .labels
        .into_iter()
        .map(|(x, depth)| Markup::text("text", depth.to_string()).with("x", fixed(x, 1)).with("y", "107"));
    Markup::new("g").children(columns).child(ground).children(labels)
}

fn rect(class: &str, [x, y, width, height]: [String; 4]) -> Markup {
    Markup::new("rect").class(class).with("x", x).with("y", y).with("width", width).with("height", height)
}

/// A search's tree as an icicle plot of this width in pixels; `label` formats mean scores.
pub fn tree(side: Side, nodes: &[ViewNode], width: i32, label: &dyn Fn(f64) -> String) -> Elements {
    let (mut elements, id) = (Elements::default(), format!("lab-tree-{}", side.name()));
    let height = TREE_ROW * TREE_ROWS as f64;
    let space = Space { width: width.into(), height, rows: TREE_ROWS, row_height: (TREE_ROW, TREE_ROW) };
    elements.attribute(id.clone(), "viewBox", format!("0 0 {width} {height}"));
    let bars = drawing_with(nodes, space, label).bars.into_iter().flat_map(|bar| {
        let proven = if bar.is_proven { " proven" } else { "" };
        let block = rect(&format!("shade-{}{proven}", bar.shade), [bar.x, bar.y, bar.width, bar.height].map(tenths));
        let (x, y) = bar.label_place();
        let label = Markup::text("text", &*bar.label).with("x", tenths(x)).with("y", tenths(y));
        [Some(block), Some(label).filter(|_| !bar.label.is_empty())].into_iter().flatten()
    });
    elements.fill(id, bars);
    elements.text(format!("lab-tree-says-{}", side.name()), tree_in_words(side, nodes));
    elements
}

/// An iteration of alpha-beta with its statistics, and its line.
fn iteration_rows(iteration: &Iteration, decimal: Decimal<'_>) -> [Markup; 2] {
    let cutoffs = iteration.cutoffs;
    let first = f64::from(cutoffs.by_first_move) / f64::from(cutoffs.all.max(1));
    let cells = [
        score(iteration, decimal).into(),
        grouped(iteration.nodes).into(),
        Words::notation(seconds(iteration.millis, decimal)),
        grouped(cutoffs.all).into(),
        if cutoffs.all == 0 { "\u{2013}".into() } else { percentage(first).into() },
    ];
    let line = Markup::text("td", moves(&iteration.line.join(" ")));
    let line = line.class("line").with("colspan", "6").with("dir", "ltr");
    [Markup::row(iteration.depth.to_string(), cells), Markup::new("tr").child(line)]
}

impl Lab {
    /// The status of the section's experiments.
    pub fn status(&self, state: &State) -> Vec<Phrase> {
        if state.game.ending.is_some() {
            return vec![Phrase::new(message::LAB_OVER)];
        }
        if self.broken {
            return vec![Phrase::new(message::LAB_BROKEN)];
        }
        if self.is_busy() {
            return vec![Phrase::new(message::LAB_BUSY)];
        }
        let phrases = match self.experiment.section {
            Section::Compare => self.choices(state),
            Section::Runs => {
                Side::ALL.into_iter().filter_map(|side| most_frequent(side, self.tally(state, side)?)).collect()
            }
            Section::AlphaBeta => self.iterations(state).last().and_then(depth).into_iter().collect(),
        };
        if phrases.is_empty() {
            let is_forced = state.game.record.legal_turns().len() == 1;
            let section = if is_forced { "forced" } else { self.experiment.section.name() };
            vec![Phrase::new(message::LAB_IDLE).key("section", section)]
        } else {
            phrases
        }
    }

    fn choices(&self, state: &State) -> Vec<Phrase> {
        let best = |side| self.found(state, side)?.report.best();
        match Side::ALL.map(best) {
            [Some(a), Some(b)] if a == b => vec![Phrase::new(message::LAB_AGREE).text("move", &move_text(&a))],
            [Some(a), Some(b)] => {
                vec![Phrase::new(message::LAB_DIFFER).text("a", &move_text(&a)).text("b", &move_text(&b))]
            }
            _ => Vec::new(),
        }
    }
}

/// Names the move chosen most often.
fn most_frequent(side: Side, tally: &Tally) -> Option<Phrase> {
    let max_count = tally.chosen.iter().map(|(_, count)| *count).max().filter(|&max_count| max_count > 0)?;
    let (mv, _) = tally.chosen.iter().find(|(_, count)| *count == max_count)?;
    let phrase = Phrase::new(message::LAB_MOST).text("setting", side.title()).text("move", &move_text(mv));
    Some(phrase.number("count", max_count).number("runs", tally.runs))
}

fn depth(last: &Iteration) -> Option<Phrase> {
    Some(Phrase::new(message::LAB_DEPTH).number("depth", last.depth).text("move", &move_text(last.line.first()?)))
}

/// The unit of scores.
pub fn unit(game: GameId) -> Phrase {
    Phrase::new(message::LAB_UNIT).key("unit", unit_name(game.info().score_unit))
}

/// The result of an iteration: a score in men or discs, or the number of plies left.
fn score(iteration: &Iteration, decimal: Decimal<'_>) -> Phrase {
    match iteration.plies_to_end {
        Some(plies) => {
            let how = if iteration.score > 0 { "win" } else { "loss" };
            Phrase::new(message::LAB_END).key("how", how).number("plies", plies)
        }
        None => Phrase::verbatim(&signed(f64::from(iteration.score) / 100.0, 2, decimal)),
    }
}

/// Describes the distribution of a tree's nodes by depth, for screen readers.
fn levels_in_words(side: Side, found: &Found) -> Option<Phrase> {
    let (widest, max_count) = found.levels.iter().enumerate().max_by_key(|(_, nodes)| **nodes)?;
    let phrase = Phrase::new(message::LAB_LEVELS).text("setting", side.title()).number("depth", found.levels.len() - 1);
    Some(
        phrase
            .text("nodes", &grouped(found.report.work.nodes()))
            .text("most", &grouped(*max_count))
            .number("widest", widest),
    )
}

/// Number of root moves to describe.
const MAX_TOLD: usize = 3;

/// Describes how a tree's playouts are distributed, for screen readers.
pub fn tree_in_words(side: Side, nodes: &[ViewNode]) -> Option<Phrase> {
    let root = nodes.first()?;
    let mut moves: Vec<&ViewNode> = nodes.iter().filter(|node| node.parent == Some(0)).collect();
    let mut moves_with_shares = Vec::new();
    while moves_with_shares.len() < MAX_TOLD
        && let Some(index) = (0..moves.len()).min_by_key(|&index| Reverse(moves[index].visits))
    {
        let node = moves.swap_remove(index);
        let share = f64::from(node.visits) / f64::from(root.visits.max(1));
        moves_with_shares.push(format!("{} {}", node.mv, percent(share)));
    }
    Some(Phrase::new(message::LAB_TREE).text("setting", side.title()).with("moves", Fill::List(moves_with_shares)))
}

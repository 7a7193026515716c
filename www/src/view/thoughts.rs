//! What the AI computes, in figures.

use alquerque_core::Player;
use alquerque_messages::{Effort, HalfPoints, Proven, RootMove, SearchReport};

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::dom::{append, by_id, fixed, html, set_attribute, set_shown, set_text};
use crate::words::{call, called};
use alquerque_app::message::{Expected, Figure, Label, Unit};
use alquerque_app::state::State;

/// Root moves listed in the panel.
const ROOT_MOVES: usize = 6;
/// Seconds that a search must take for its speed to mean something: clocks of browsers are coarse.
const SHORTEST_MEASURED: f64 = 0.01;
/// Stands for a figure that a search does not know.
const NOT_KNOWN: &str = "\u{2013}";

/// The figures on the page.
#[derive(Default)]
pub(crate) struct Thoughts {
    /// What was written last, and for which side.
    shown: Option<(Player, SearchReport)>,
}

impl Thoughts {
    /// Writes what has changed.
    pub(crate) fn render(&mut self, state: &State) {
        let is_shown = state.settings.show_ai_info && (state.has_ai() || state.last_report.is_some());
        set_shown("ai-info", is_shown);
        if !is_shown {
            set_class("evaluation", "idle");
            return;
        }
        render_evaluation(state);
        let running = state.thinking.as_ref().and_then(|thinking| Some((thinking.player, thinking.report.as_ref()?)));
        let last = state.last_report.as_ref().map(|thought| (thought.player, &thought.report));
        let forced = last.is_some_and(|(_, report)| report.root_moves.len() <= 1);
        call("ai-nothing", &Label::NothingComputed { forced });
        let report = running.or(last).filter(|(_, report)| report.root_moves.len() > 1);
        set_shown("ai-figures", report.is_some());
        set_shown("ai-nothing", report.is_none());
        let slip =
            state.last_report.as_ref().filter(|_| state.thinking.is_none()).and_then(|last| last.slip(&*state.record));
        set_shown("ai-slip", slip.is_some());
        if let Some(mv) = slip {
            call("ai-slip", &Label::Slip(mv));
        }
        let Some((player, report)) = report else { return };
        if self.shown.as_ref().map(|(player, report)| (*player, report)) != Some((player, report)) {
            write(player, report);
            self.shown = Some((player, report.clone()));
        }
    }
}

/// One bar for whoever wants no figures.
fn render_evaluation(state: &State) -> Option<()> {
    let bar = by_id("evaluation")?;
    let thought = state.thinking.as_ref().and_then(|thinking| Some((thinking.player, thinking.report.as_ref()?)));
    let last = state.last_report.as_ref().map(|thought| (thought.player, &thought.report));
    // What was expected before says nothing of a game that is over, or of a lesson.
    let is_told = state.ending.is_none() && state.lesson.is_none();
    let share = thought.or(last).filter(|_| is_told).and_then(|(player, report)| light_share(player, report));
    set_class("evaluation", if share.is_some() { "" } else { "idle" });
    let percents = fixed(share? * 100.0, 0);
    set_attribute(&bar, "aria-valuenow", &percents);
    call("evaluation-text", &Label::Evaluation(percents.clone()));
    if let Some(light) = bar.first_element_child().and_then(|light| light.dyn_into::<HtmlElement>().ok()) {
        // Fails only for names that are no properties.
        let _ = light.style().set_property("width", &format!("{percents}%"));
    }
    Some(())
}

/// Light's share of the points, 0 to 1, where the search knows something.
fn light_share(player: Player, report: &SearchReport) -> Option<f64> {
    match (report.proven, report.expected) {
        (Some(Proven::Light), _) => Some(1.0),
        (Some(Proven::Dark), _) => Some(0.0),
        (Some(Proven::Draw), _) => Some(0.5),
        (None, Some(expected)) if player == Player::Light => Some(expected.share()),
        (None, Some(expected)) => Some(1.0 - expected.share()),
        (None, None) => None,
    }
}

fn set_class(id: &str, class: &str) {
    if let Some(element) = by_id(id) {
        set_attribute(&element, "class", class);
    }
}

fn write(player: Player, report: &SearchReport) {
    // Each engine shows what it knows.
    let (searches, playouts, nodes) = match report.effort {
        Effort::None => (false, 0, 0),
        Effort::Uct { playouts, nodes } => (false, playouts, nodes),
        Effort::AlphaBeta { depth, score, nodes } => {
            set_text("ai-depth", &depth.to_string());
            set_text("ai-score", &score.map_or_else(String::new, in_pieces));
            (true, 0, nodes)
        }
    };
    set_text("ai-playouts", &grouped(f64::from(playouts)));
    set_shown("ai-depth-row", searches);
    set_shown("ai-score-row", searches);
    set_shown("ai-playouts-row", !searches);
    let unit = if searches { Unit::Positions } else { Unit::Playouts };
    for (id, figure) in
        [("ai-speed", Figure::PerSecond), ("ai-counted", Figure::OfMove), ("ai-nodes-of", Figure::Nodes)]
    {
        call(id, &Label::Figure(figure, unit));
    }
    // What took next to no time has no speed.
    let counted = f64::from(if searches { nodes } else { playouts });
    let is_measured = report.per_second > 0.0 && counted / report.per_second >= SHORTEST_MEASURED;
    let speed = if is_measured { grouped(report.per_second) } else { NOT_KNOWN.to_owned() };
    set_text("ai-per-second", &speed);
    set_text("ai-nodes", &grouped(f64::from(nodes)));
    set_text("ai-expected", &expected(player, report));
    // A line is not to be broken within a move.
    set_text("ai-line", &report.principal_variation.join(" ").replace('-', "\u{2011}"));
    render_root_moves(report);
}

/// What is certain, or the share of points that the side which thought may expect.
fn expected(player: Player, report: &SearchReport) -> String {
    let expected = match (report.proven, report.expected) {
        (Some(Proven::Draw), _) => Expected::Certain(None),
        (Some(Proven::Light), _) => Expected::Certain(Some(Player::Light)),
        (Some(Proven::Dark), _) => Expected::Certain(Some(Player::Dark)),
        (None, Some(expected)) => Expected::Share(percent(expected), player),
        (None, None) => return NOT_KNOWN.into(),
    };
    called(&Label::Expected(expected))
}

fn render_root_moves(report: &SearchReport) -> Option<()> {
    let table = by_id("ai-moves")?;
    table.set_text_content(None);
    for root in report.root_moves.iter().take(ROOT_MOVES) {
        let row = html("tr", "", "")?;
        append(&row, &html("td", "", &root.mv)?);
        append(&row, &html("td", "", &grouped(f64::from(root.visits)))?);
        append(&row, &html("td", "", &score(root))?);
        append(&table, &row);
    }
    Some(())
}

/// What a move is worth to whoever makes it; an estimate says that it is one.
fn score(root: &RootMove) -> String {
    let Some(expected) = root.expected else { return NOT_KNOWN.to_owned() };
    let about = if root.proven.is_none() { "\u{2248}\u{a0}" } else { "" };
    format!("{about}{}", percent(expected))
}

fn percent(expected: HalfPoints) -> String {
    format!("{} %", fixed(expected.share() * 100.0, 0))
}

/// A score in hundredths as one in whole pieces, with its sign.
fn in_pieces(score: i32) -> String {
    let (sign, size) = (if score < 0 { '-' } else { '+' }, score.unsigned_abs());
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// A whole number with thin spaces between groups of three digits.
fn grouped(number: f64) -> String {
    let digits = fixed(number, 0);
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

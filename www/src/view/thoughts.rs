//! The AI's statistics.

use alquerque_app::settings::Switch;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_messages::{HalfPoints, Proven, RootMove, SearchReport, Work};

use web_sys::Element;

use crate::dom::{add, by_id, fixed, set_attribute, set_attribute_by_id, set_shown, set_style, set_text};
use crate::words::{localize, set_phrase, show_phrase};
use alquerque_app::balance::Balance;
use alquerque_app::nouns::BySide;
use alquerque_app::state::State;
use alquerque_language::Phrase;

/// Maximum number of root moves in the panel.
const ROOT_MOVES: usize = 6;
/// Minimum duration in seconds for a meaningful speed; browsers' clocks are coarse.
const MIN_MEASURED: f64 = 0.01;
/// Shown for a statistic that the search does not have.
const NOT_KNOWN: &str = "\u{2013}";

/// The statistics on the page.
#[derive(Default)]
pub(crate) struct Thoughts {
    /// The report last rendered, and its side.
    shown: Option<(Player, SearchReport)>,
}

impl Thoughts {
    /// Renders changes.
    pub(crate) fn render(&mut self, state: &State) {
        let is_shown =
            state.saved.settings.switches[Switch::AiInfo] && (state.has_ai() || state.workers.last_report.is_some());
        set_shown("ai-info", is_shown);
        render_balance(state, state.balance());
        if !is_shown {
            return;
        }
        let running =
            state.workers.thinking.as_ref().and_then(|thinking| Some((thinking.player, thinking.report.as_ref()?)));
        let last = state.workers.last_report.as_ref().map(|thought| (thought.player, &thought.report));
        let forced = last.is_some_and(|(_, report)| report.root_moves.len() <= 1);
        set_phrase("ai-nothing", &Phrase::new(if forced { "computed-forced" } else { "computed-nothing" }));
        let report = running.or(last).filter(|(_, report)| report.root_moves.len() > 1);
        set_shown("ai-figures", report.is_some());
        set_shown("ai-nothing", report.is_none());
        let blunder = state
            .workers
            .last_report
            .as_ref()
            .filter(|_| state.workers.thinking.is_none())
            .and_then(|last| last.blunder(&*state.game.record));
        show_phrase("ai-slip", blunder.map(|mv| Phrase::new("slip").text("move", &mv)).as_ref());
        let Some((player, report)) = report else { return };
        if self.shown.as_ref().map(|(player, report)| (*player, report)) != Some((player, report)) {
            write(player, report, state.saved.settings.game());
            self.shown = Some((player, report.clone()));
        }
    }
}

/// Renders the bar. Without an estimate, it is hidden from screen readers.
fn render_balance(state: &State, balance: Option<Balance>) -> Option<()> {
    let bar = by_id("evaluation")?;
    set_shown("evaluation-text", balance.is_some());
    set_attribute_by_id("balance-row", "class", if balance.is_some() { "" } else { "idle" });
    let balance = balance?;
    let percents = balance.percents.to_string();
    set_attribute(&bar, "aria-valuenow", &percents);
    set_phrase("balance-label", &balance.label(state));
    set_phrase("evaluation-text", &Phrase::new("evaluation").text("percents", &percents));
    fill_bar(&bar, balance.owner, &percents)
}

/// Fills a bar with a side's share. Each side has its own colour.
pub(crate) fn fill_bar(bar: &Element, owner: Player, percents: &str) -> Option<()> {
    set_attribute(bar, "data-owner", owner.name());
    set_style(&bar.first_element_child()?, "width", &format!("{percents}%"));
    Some(())
}

fn write(player: Player, report: &SearchReport, game: GameId) {
    // Each engine shows its own statistics.
    let (searches, playouts, nodes) = match report.work {
        Work::None => (false, 0, 0),
        Work::Uct { playouts, nodes } => (false, playouts, nodes),
        Work::AlphaBeta { depth, score, nodes } => {
            set_text("ai-depth", &depth.to_string());
            set_text("ai-score", &score.map_or_else(String::new, in_pieces));
            (true, 0, nodes)
        }
    };
    set_text("ai-playouts", &grouped(f64::from(playouts)));
    set_shown("ai-depth-row", searches);
    set_shown("ai-score-row", searches);
    set_shown("ai-playouts-row", !searches);
    set_phrase("ai-speed", &Phrase::new(if searches { "nodes-per-second" } else { "playouts-per-second" }));
    set_phrase("ai-counted", &Phrase::new(if searches { "nodes" } else { "playouts" }));
    set_phrase("ai-nodes-of", &Phrase::new(if searches { "nodes-looked-at" } else { "nodes-in-tree" }));
    // The speed of a very short search is meaningless.
    let counted = f64::from(if searches { nodes } else { playouts });
    let is_measured = report.per_second > 0.0 && counted / report.per_second >= MIN_MEASURED;
    let speed = if is_measured { grouped(report.per_second) } else { NOT_KNOWN.to_owned() };
    set_text("ai-per-second", &speed);
    set_text("ai-nodes", &grouped(f64::from(nodes)));
    set_text("ai-expected", &expected(player, report, game));
    // No line break within a move.
    set_text("ai-line", &report.principal_variation.join(" ").replace('-', "\u{2011}"));
    render_root_moves(report);
}

/// Formats the proven result, or the expected score of the side that searched.
fn expected(player: Player, report: &SearchReport, game: GameId) -> String {
    match (report.proven, report.expected) {
        (Some(proven), _) => localize(&certain(proven, game)),
        (None, Some(expected)) => {
            localize(&Phrase::new("expected-share").by(player, game).text("share", &percents(expected)))
        }
        (None, None) => NOT_KNOWN.into(),
    }
}

fn certain(proven: Proven, game: GameId) -> Phrase {
    match Outcome::from(proven) {
        Outcome::Win(winner) => Phrase::new("expected-win").by(winner, game),
        Outcome::Draw => Phrase::new("expected-draw"),
    }
}

fn render_root_moves(report: &SearchReport) -> Option<()> {
    let table = by_id("ai-moves")?;
    table.set_text_content(None);
    for root in report.root_moves.iter().take(ROOT_MOVES) {
        let row = add(&table, "tr", "", "")?;
        for text in [&root.mv, &grouped(f64::from(root.visits)), &score(root)] {
            add(&row, "td", "", text)?;
        }
    }
    Some(())
}

/// Formats a move's score for the side that makes it; estimates are marked as such.
fn score(root: &RootMove) -> String {
    let Some(expected) = root.expected else { return NOT_KNOWN.to_owned() };
    let about = if root.proven.is_none() { "\u{2248}\u{a0}" } else { "" };
    format!("{about}{}", localize(&Phrase::new("percentage").text("number", &percents(expected))))
}

fn percents(expected: HalfPoints) -> String {
    fixed(expected.share() * 100.0, 0)
}

/// Formats a score in hundredths of a piece, with its sign.
fn in_pieces(score: i32) -> String {
    let (sign, size) = (if score < 0 { '-' } else { '+' }, score.unsigned_abs());
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// Formats a whole number with thin spaces between groups of three digits.
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

//! The AI's statistics, and the evaluation bar of its estimate.

use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::{ExpectedScore, RootMove, SearchReport, Work};

use crate::accuracy::{light_share, tenths};
use crate::elements::Elements;
use crate::markup::{Markup, Words};
use crate::settings::Switch;
use crate::state::State;
use crate::text::nouns::BySide;
use crate::text::{fixed, grouped, move_text, with_groups};

/// Maximum number of root moves in the panel.
const ROOT_MOVES: usize = 6;
/// Minimum duration in seconds for a meaningful speed; browsers' clocks are coarse.
const MIN_MEASURED: f64 = 0.01;
/// Adds two won and two lost playouts to each estimate (Agresti and Coull, 1998): a weak level plays only ten playouts,
/// and ten wins in a row don't make a certain win.
const PRIOR_PLAYOUTS: f64 = 4.0;
/// Shown for a statistic that the search does not have.
const NOT_KNOWN: &str = "\u{2013}";

/// The report on display, and the side that searched.
fn shown(state: &State) -> Option<(Player, &SearchReport)> {
    let running = state.thinking().and_then(|thinking| Some((thinking.player, thinking.report.as_ref()?)));
    let last = state.last_result().map(|thought| (thought.player, &thought.report));
    running.or(last).filter(|(_, report)| report.root_moves.len() > 1 && has_info(state))
}

fn has_info(state: &State) -> bool {
    state.settings.switches[Switch::AiInfo] && !state.is_by_link() && (state.has_ai() || state.last_result().is_some())
}

/// The statistics in this state; none in the study, which has its own.
pub fn ai_panel(state: &State) -> Elements {
    let mut elements = Elements::default();
    if state.game.study_mode().is_some() {
        return elements;
    }
    elements.show("ai-info", has_info(state));
    let moves = shown(state).map_or(&[][..], |(_, report)| &report.root_moves);
    elements.fill("ai-moves", moves.iter().take(ROOT_MOVES).map(row));
    write_balance(&mut elements, state);
    if !has_info(state) {
        return elements;
    }
    let last = state.last_result();
    let forced = last.is_some_and(|last| last.report.root_moves.len() <= 1);
    let nothing = if let Some(thinking) = state.thinking() {
        state.by(message::STATUS_THINKING, thinking.player)
    } else if forced {
        Phrase::new(message::COMPUTED_FORCED)
    } else if state.openings.has_played(&*state.game.record) {
        Phrase::new(message::COMPUTED_BOOK)
    } else {
        Phrase::new(message::COMPUTED_NOTHING)
    };
    elements.text("ai-nothing", nothing);
    let shown = shown(state);
    elements.show("ai-figures", shown.is_some());
    elements.show("ai-nothing", shown.is_none());
    let blunder = last.filter(|_| state.thinking().is_none()).and_then(|last| last.blunder(&*state.game.record));
    elements.show_text("ai-slip", blunder.map(|mv| Phrase::new(message::SLIP).text("move", &mv)));
    if let Some((player, report)) = shown {
        write(&mut elements, player, report, state.settings.game());
    }
    elements
}

/// The bar. Without an estimate, it is hidden from screen readers.
fn write_balance(elements: &mut Elements, state: &State) {
    let balance = state.balance();
    elements.show("evaluation-text", balance.is_some());
    elements.attribute("balance-row", "class", if balance.is_some() { "" } else { "idle" });
    if let Some(balance) = balance {
        let percents = balance.percents.to_string();
        elements.text("balance-label", balance.label(state));
        elements.text("evaluation-text", Phrase::new(message::EVALUATION).text("percents", &percents));
        elements.bar("evaluation", balance.owner, percents);
    }
}

fn write(elements: &mut Elements, player: Player, report: &SearchReport, game: GameId) {
    // Each engine shows its own statistics.
    let (is_alpha_beta, playouts, nodes) = match report.work {
        Work::None => (false, 0, 0),
        Work::Uct { playouts, nodes } => (false, playouts, nodes),
        Work::AlphaBeta { depth, nodes } => {
            elements.text("ai-depth", depth.to_string());
            elements.text("ai-score", report.score.map_or_else(String::new, in_pieces));
            (true, 0, nodes)
        }
    };
    elements.text("ai-playouts", grouped(playouts));
    elements.show("ai-depth-row", is_alpha_beta);
    elements.show("ai-score-row", is_alpha_beta);
    elements.show("ai-playouts-row", !is_alpha_beta);
    elements.text(
        "ai-speed",
        Phrase::new(if is_alpha_beta { message::NODES_PER_SECOND } else { message::PLAYOUTS_PER_SECOND }),
    );
    elements.text("ai-counted", Phrase::new(if is_alpha_beta { message::NODES } else { message::PLAYOUTS }));
    elements.text(
        "ai-nodes-of",
        Phrase::new(if is_alpha_beta { message::NODES_LOOKED_AT } else { message::NODES_IN_TREE }),
    );
    elements
        .text("ai-hint", Phrase::new(message::AI_HINT).key("counts", if is_alpha_beta { "nodes" } else { "playouts" }));
    // The speed of a very short search is meaningless.
    elements.show("ai-speed-row", report.seconds >= MIN_MEASURED);
    elements.text("ai-per-second", with_groups(&fixed(report.per_second(), 0)));
    elements.text("ai-nodes", grouped(nodes));
    elements.text("ai-expected", expected(player, report, game));
    elements.text("ai-line", move_text(&report.principal_variation.join(" ")));
}

/// The proven result, or the expected score of the side that searched.
fn expected(player: Player, report: &SearchReport, game: GameId) -> Phrase {
    match (report.proven, report.expected) {
        (Some(Outcome::Win(winner)), _) => Phrase::new(message::EXPECTED_WIN).by(winner, game),
        (Some(Outcome::Draw), _) => Phrase::new(message::EXPECTED_DRAW),
        (None, Some(expected)) => {
            Phrase::new(message::EXPECTED_SHARE).by(player, game).text("share", &percents_of(expected))
        }
        (None, None) => Phrase::verbatim(NOT_KNOWN),
    }
}

/// A root move with its visits and its score for the side that makes it.
fn row(root: &RootMove) -> Markup {
    let score = |expected| Phrase::new(message::PERCENTAGE).text("number", &percents_of(expected));
    let is_estimate = root.expected.is_some() && root.proven.is_none();
    // The sign of an estimate.
    let about = if is_estimate { "\u{2248}\u{a0}" } else { "" };
    let score = root.expected.map_or_else(|| NOT_KNOWN.into(), |expected| Words::from(score(expected)));
    let cells = [root.mv.as_str().into(), grouped(root.visits).into(), Words::concat([about.into(), score])];
    Markup::new("tr").children(cells.map(|cell| Markup::text("td", cell)))
}

fn percents_of(expected: ExpectedScore) -> String {
    fixed(expected.value() * 100.0, 0)
}

/// Formats a score in hundredths of a piece, with its sign.
fn in_pieces(score: i32) -> String {
    let (sign, size) = (if score < 0 { '-' } else { '+' }, score.unsigned_abs());
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// The bar: a side's expected share of the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The side at the start of the bar.
    pub owner: Player,
    /// Whether this is the only local player's side.
    pub is_yours: bool,
    /// Its share in percent.
    pub percents: u8,
}

impl Balance {
    /// The name of the bar.
    pub fn label(self, state: &State) -> Phrase {
        state.by(message::BALANCE_LABEL, self.owner).key("whose", if self.is_yours { "yours" } else { "side" })
    }
}

/// A side's share in whole percent. Only proven results are 0 or 100.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 100")]
pub fn percents(share: f64, is_proven: bool) -> u8 {
    let percents = (share * 100.0).round();
    if is_proven { percents.clamp(0.0, 100.0) as u8 } else { percents.clamp(1.0, 99.0) as u8 }
}

impl State {
    /// The side at the start of bars: the only local player's or, if there isn't just one, the one at the bottom.
    pub fn balance_owner(&self) -> Player {
        let below = if self.dark_sits_below() { Player::Dark } else { Player::Light };
        self.settings.lone_human().unwrap_or(below)
    }

    /// The bar's contents, if the AI has an estimate that still applies.
    pub fn balance(&self) -> Option<Balance> {
        let is_shown = self.game.ending.is_none() && self.game.lesson().is_none();
        let owner = self.balance_owner();
        let is_yours = self.settings.lone_human() == Some(owner);
        let is_wanted = is_shown && self.settings.switches[Switch::Chances];
        // Once the game is over, the bar agrees with the end card. After Undo the game goes on.
        if self.has_end_card() {
            let is_looking = self.has_stepped();
            let known = self.reviewed_here().filter(|_| is_wanted || is_shown && is_looking)?;
            let share = f64::from(tenths(light_share(&known)?, owner)) / 1000.0;
            return Some(Balance { owner, is_yours, percents: percents(share, known.certain.is_some()) });
        }
        let running = self.thinking().and_then(|thinking| Some((thinking.player, thinking.report.as_ref()?)));
        let ply = self.game.record.played();
        let last = self.last_result().filter(|last| last.ply <= ply);
        let last = last.map(|last| (last.player, &last.report));
        let (player, report) = running.or(last).filter(|_| is_wanted)?;
        let share = share(report, player)?;
        let share = if player == owner { share } else { 1.0 - share };
        Some(Balance { owner, is_yours, percents: percents(share, report.proven.is_some()) })
    }
}

/// The share that `player` expects, 0 to 1.
fn share(report: &SearchReport, player: Player) -> Option<f64> {
    if let Some(proven) = report.proven {
        return Some(f64::from(proven.score(player)));
    }
    let share = report.expected?.value();
    Some(match report.work {
        Work::Uct { playouts, .. } => {
            let playouts = playouts as f64;
            (share * playouts + 0.5 * PRIOR_PLAYOUTS) / (playouts + PRIOR_PLAYOUTS)
        }
        Work::None | Work::AlphaBeta { .. } => share,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_have_signs_and_hundredths() {
        assert_eq!([0, 5, -130, 1234].map(in_pieces), ["+0.00", "+0.05", "-1.30", "+12.34"]);
    }

    #[test]
    fn few_playouts_leave_some_doubt_and_many_hardly_any() {
        let percent_of = |won, playouts| {
            let expected = Some(ExpectedScore::from(won));
            let report = SearchReport { expected, work: Work::Uct { playouts, nodes: 1 }, ..SearchReport::default() };
            percents(share(&report, Player::Light).unwrap(), false)
        };
        assert_eq!([0.0, 0.5, 1.0].map(|won| percent_of(won, 10)), [14, 50, 86]);
        assert_eq!([0.0, 0.5, 1.0].map(|won| percent_of(won, 10_000)), [1, 50, 99]);
    }
}

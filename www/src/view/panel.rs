//! The panel beside the board: whose turn it is, the result, the captured pieces, the moves, and what the AI thinks.

use alquerque_core::record::Header;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{Outcome, Player};
use alquerque_messages::SearchReport;
use web_sys::{Element, HtmlProgressElement};

use crate::dom::{append, by_id, find, html, set_attribute, set_enabled, set_shown, set_text, svg};
use alquerque_app::activity::{Action, Activity};
use alquerque_app::look::Tally;
use alquerque_app::rules::rules_title;
use alquerque_app::settings::Controller;
use alquerque_app::state::{Offer, State};
use alquerque_app::status::status;

/// Root moves listed in the panel.
const ROOT_MOVES: usize = 6;

pub(crate) fn render(state: &State) {
    let title = state.settings.game().title();
    set_text("title", title);
    let rules = rules_title(&state.record.rules());
    set_text("ruleset", rules.unwrap_or_default());
    set_shown("ruleset", rules.is_some());
    if let Some(board) = by_id("board") {
        set_attribute(&board, "aria-label", &format!("{title} board"));
    }
    set_text("status", &status(state));
    set_text("live", &state.announcement);
    render_progress(state);
    for player in Player::BOTH {
        render_player(state, player);
    }
    render_notice(state);
    render_actions(state);
    super::moves::render(state);
    render_search(state);
    set_shown("update", state.outside.update_ready);
    set_shown("install", state.outside.installable);
}

fn render_progress(state: &State) {
    let Some(bar) = find::<HtmlProgressElement>("progress") else { return };
    let share = state.thinking.as_ref().map(|thinking| thinking.report.as_ref().map_or(0.0, |report| report.progress));
    // It keeps its place, so that the board does not jump.
    set_attribute(&bar, "class", if share.is_some() { "thinking" } else { "idle" });
    bar.set_value(share.unwrap_or(0.0));
}

fn render_player(state: &State, player: Player) {
    let name = player.name();
    let controller = match state.settings.controller(player) {
        Controller::Friend => "Friend, by link".to_owned(),
        Controller::Human if matches!(state.at_board(), Activity::ByLink(_)) => "You".to_owned(),
        Controller::Human => "Human".to_owned(),
        Controller::Ai => state.settings.now().ai_of(player).text(),
    };
    // Whoever is known by name: from a file, a link or the form of the game as text.
    let known = state.record.headers().text(Header::of(player));
    let controller = match state.settings.controller(player) {
        _ if known.is_empty() => controller,
        Controller::Human => known.to_owned(),
        _ => format!("{known} ({controller})"),
    };
    set_text(&format!("{name}-controller"), &controller);
    let counted = || format!("{}s", state.record.board().piece);
    let (of, count, word) = match state.look().tally {
        Tally::Captured => (player.opponent(), state.lost(player.opponent()), "captured".to_owned()),
        Tally::OnBoard => (player, state.record.counts_at(state.record.played())[player.index()], counted()),
    };
    set_text(&format!("{name}-captured"), &count.to_string());
    set_text(&format!("{name}-counted"), &word);
    if let Some(row) = by_id(&format!("{name}-player")) {
        let turn = state.ending.is_none() && state.to_move() == player;
        let won = state.ending.is_some_and(|ending| ending.outcome == Outcome::Win(player));
        let class = match (turn, won) {
            (true, _) => "player to-move",
            (_, true) => "player winner",
            _ => "player",
        };
        set_attribute(&row, "class", class);
    }
    if let Some(heap) = by_id(&format!("{name}-heap")) {
        let piece = Piece { player: of, kind: Kind::Man };
        // A heap is of captured pieces: those on the board are to be seen there.
        let shown = if state.look().tally == Tally::Captured { count } else { 0 };
        render_heap(&heap, state.look().symbol(piece), shown);
    }
}

/// The captured pieces in a row.
fn render_heap(heap: &Element, symbol: &str, count: u32) -> Option<()> {
    // Of another game.
    if heap.get_attribute("data-symbol").as_deref() != Some(symbol) {
        heap.set_text_content(None);
        set_attribute(heap, "data-symbol", symbol);
    }
    while heap.child_element_count() > count {
        heap.last_element_child()?.remove();
    }
    while heap.child_element_count() < count {
        let x = heap.child_element_count() * 5;
        let href = format!("#{symbol}");
        append(
            heap,
            &svg("use", &[("href", &href), ("x", &x.to_string()), ("y", "0"), ("width", "12"), ("height", "12")])?,
        );
    }
    Some(())
}

fn render_notice(state: &State) {
    set_text("notice-text", state.notice.as_ref().map_or("", |notice| &notice.text));
    set_shown("notice", state.notice.is_some());
    let offer = state.notice.as_ref().and_then(|notice| notice.offer);
    set_shown("bring-back", offer == Some(Offer::BringBack));
    set_shown("accept-draw", offer == Some(Offer::AnswerDraw));
    set_shown("decline-draw", offer == Some(Offer::AnswerDraw));
    set_shown("try-again", offer == Some(Offer::TryAgain));
    set_shown("play-by-link", offer == Some(Offer::PlayByLink));
}

/// The buttons that are there only where they can be used.
const SHOWN: [(&str, Action); 8] = [
    ("end-turn", Action::EndTurn),
    ("offer-draw", Action::OfferDraw),
    ("pause", Action::Pause),
    ("resume", Action::Resume),
    ("send-link", Action::SendLink),
    ("move-now", Action::MoveNow),
    ("rematch", Action::Rematch),
    ("revenge", Action::Revenge),
];

fn render_actions(state: &State) {
    set_enabled("undo", state.can(Action::Undo));
    set_enabled("redo", state.can(Action::Redo));
    for (id, action) in SHOWN {
        set_shown(id, state.can(action));
    }
    set_text("resume", if state.at_end() { "Resume" } else { "Go on from here" });
    set_shown("slot", state.has_ai() || state.can(Action::Resume) || state.can(Action::SendLink));
}

fn render_search(state: &State) -> Option<()> {
    set_shown("ai-info", state.settings.show_ai_info);
    if !state.settings.show_ai_info {
        return None;
    }
    let running = state.thinking.as_ref().and_then(|thinking| Some((thinking.player, thinking.report.as_ref()?)));
    let last = state.last_report.as_ref().map(|thought| (thought.player, &thought.report));
    let forced = last.is_some_and(|(_, report)| report.root_moves.len() <= 1);
    set_text(
        "ai-nothing",
        if forced { "Nothing: only one move was possible." } else { "Nothing yet: it has not had a turn." },
    );
    let shown = running.or(last).filter(|(_, report)| report.root_moves.len() > 1);
    set_shown("ai-figures", shown.is_some());
    set_shown("ai-nothing", shown.is_none());
    let (player, report) = shown?;
    set_text("ai-playouts", &grouped(f64::from(report.playouts)));
    set_text("ai-depth", &report.depth.map_or_else(String::new, |depth| depth.to_string()));
    set_text("ai-score", &report.score.map_or_else(String::new, |score| format!("{:+.2}", f64::from(score) / 100.0)));
    // Each engine shows what it knows.
    let searches = report.depth.is_some();
    set_shown("ai-depth-row", searches);
    set_shown("ai-score-row", searches);
    set_shown("ai-playouts-row", !searches);
    set_text("ai-speed", if searches { "Nodes per second" } else { "Playouts per second" });
    set_text("ai-counted", if searches { "Nodes" } else { "Playouts" });
    set_text("ai-nodes-of", if searches { "Nodes looked at" } else { "Nodes in the tree" });
    set_text("ai-per-second", &grouped(report.per_second));
    set_text("ai-nodes", &grouped(f64::from(report.nodes)));
    set_text("ai-expected", &expected(player, report));
    // A line is not to be broken within a move.
    set_text("ai-line", &report.principal_variation.join(" ").replace('-', "\u{2011}"));
    render_root_moves(report)
}

/// What is certain, or the share of points that the side which thought may expect.
fn expected(player: Player, report: &SearchReport) -> String {
    match report.proven.as_deref() {
        Some("draw") => "A certain draw".to_owned(),
        Some("light") => "Light wins for certain".to_owned(),
        Some(_) => "Dark wins for certain".to_owned(),
        None => format!("{:.0} % for {}", report.expected * 100.0, player.name()),
    }
}

fn render_root_moves(report: &SearchReport) -> Option<()> {
    let table = by_id("ai-moves")?;
    table.set_text_content(None);
    for root in report.root_moves.iter().take(ROOT_MOVES) {
        let row = html("tr", "", "")?;
        append(&row, &html("td", "", &root.mv)?);
        append(&row, &html("td", "", &grouped(f64::from(root.visits)))?);
        let win_rate = root.win_rate.map_or_else(|| "\u{2013}".to_owned(), |rate| format!("{:.0} %", rate * 100.0));
        append(&row, &html("td", "", &win_rate)?);
        append(&table, &row);
    }
    Some(())
}

/// A whole number with thin spaces between groups of three digits.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

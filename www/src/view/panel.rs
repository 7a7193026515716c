//! The panel beside the board: whose turn it is, the result, the captured pieces, and what can be done.

use alquerque_core::record::Header;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{Ending, GameId, Outcome, Player};
use web_sys::{Element, HtmlProgressElement};

use crate::dom::{append, by_id, find, set_attribute, set_enabled, set_shown, set_text, svg};
use crate::words::{call, write};
use alquerque_app::activity::{Action, Activity};
use alquerque_app::course::Course;
use alquerque_app::lesson::steps;
use alquerque_app::look::Tally;
use alquerque_app::message::{Label, Seat, Text};
use alquerque_app::notice::Offer;
use alquerque_app::settings::Controller;
use alquerque_app::state::State;
use alquerque_app::status::{below, status};

pub(crate) fn render(state: &State) {
    write("live", &state.announcement);
    if !is_ahead(state) {
        render_status(state);
    }
    render_progress(state);
    for player in Player::BOTH {
        render_player(state, player);
    }
    if let Some(table) = by_id("table") {
        let ends = if state.dark_sits_below() { "flipped" } else { "" };
        let over = match (&state.lesson, state.ending) {
            (Some(_), _) => " learning",
            (None, Some(_)) => " over",
            (None, None) => "",
        };
        set_attribute(&table, "class", &format!("{ends}{over}"));
    }
    render_notice(state);
    render_actions(state);
    set_shown("update", state.outside.update_ready);
    set_shown("install", state.outside.installable);
}

/// Whether the study tells how another position stands, which is seen in place of the game's.
fn is_ahead(state: &State) -> bool {
    state.studies.is_some_and(|studying| studying.ahead)
}

fn render_status(state: &State) {
    write("status", &status(state));
    // Until somebody has moved.
    let verdict = below(state);
    write("verdict", &verdict);
    set_shown("verdict", !verdict.is_empty());
    if let Some(line) = by_id("verdict") {
        set_attribute(&line, "class", if state.awaits_verdict() { "awaited" } else { "" });
    }
    let is_new = state.lesson.is_none() && state.is_new_here() && state.ending.is_none();
    set_shown("goal", is_new && verdict.is_empty());
    call("goal", &Label::Goal(state.settings.game()));
}

fn render_progress(state: &State) {
    let Some(bar) = find::<HtmlProgressElement>("progress") else { return };
    let thinking = state.thinking.as_ref();
    let share = thinking.map(|thinking| thinking.report.as_ref().map_or(0.0, |report| report.progress));
    let share = share.or(state.sought_hint().map(|hint| hint.progress));
    // It keeps its place, so that the board does not jump.
    set_attribute(&bar, "class", if share.is_some() { "thinking" } else { "idle" });
    bar.set_value(share.unwrap_or(0.0));
}

fn render_player(state: &State, player: Player) {
    let name = player.name();
    let seat = match state.settings.controller(player) {
        Controller::Friend => Seat::Friend,
        Controller::Human if matches!(state.at_board(), Activity::ByLink(_)) => Seat::You,
        Controller::Human => Seat::Human,
        Controller::Ai => state.settings.now().ai_of(player).seat(),
    };
    // Whoever is known by name: from a file, a link or the form of the game as text.
    let known = state.record.headers().text(Header::of(player));
    let is_read = state.settings.now().course() == Course::Read;
    let label = match known {
        // In a study nobody has a seat.
        "" if state.studies.is_some() => Label::Name(String::new()),
        "" => Label::Seat(seat),
        // Who has a seat here has not played that game.
        known if is_read || state.studies.is_some() => Label::Name(known.to_owned()),
        known => Label::Named(known.to_owned(), seat),
    };
    call(&format!("{name}-controller"), &label);
    let (of, count, game) = match state.look().tally {
        Tally::Captured => (player.opponent(), state.lost(player.opponent()), None),
        Tally::OnBoard => {
            (player, state.record.counts_at(state.record.played())[player.index()], Some(state.record.board().game))
        }
    };
    call(&format!("{name}-counted"), &Label::Counted(game));
    if !is_ahead(state) {
        render_standing(state, player, count, state.ending, state.to_move());
    }
    let clock_id = format!("{name}-clock");
    set_shown(&clock_id, state.clock().is_some());
    if let Some((clock, element)) = state.clock().zip(by_id(&clock_id)) {
        set_text(&clock_id, &clock.shown(player));
        set_attribute(&element, "class", if clock.is_short(player) { "clock short" } else { "clock" });
    }
    call(&format!("{name}-side"), &Label::Side(player, state.settings.game()));
    if let Some(stone) = by_id(&format!("{name}-stone")) {
        render_heap(&stone, &symbol(state, Piece { player, kind: Kind::Man }), 1);
    }
    if let Some(counts) = by_id(&format!("{name}-counts")) {
        render_heap(&counts, &symbol(state, Piece { player: of, kind: Kind::Man }), 1);
    }
}

/// Writes how a player stands in a position: what is counted, and who is to move or has won.
pub(crate) fn render_standing(state: &State, player: Player, count: u32, ending: Option<Ending>, to_move: Player) {
    let name = player.name();
    set_text(&format!("{name}-captured"), &count.to_string());
    if let Some(row) = by_id(&format!("{name}-player")) {
        let turn = ending.is_none() && to_move == player;
        let won = ending.is_some_and(|ending| ending.outcome == Outcome::Win(player));
        let thinks = turn && state.is_seen_thinking() && state.settings.controller(player) == Controller::Ai;
        let class = match (turn, won) {
            (true, _) if thinks => "player to-move thinking",
            (true, _) => "player to-move",
            (_, true) => "player winner",
            _ => "player",
        };
        set_attribute(&row, "class", class);
    }
    if let Some(heap) = by_id(&format!("{name}-heap")) {
        let piece = Piece { player: player.opponent(), kind: Kind::Man };
        // A heap is of captured pieces: those on the board are to be seen there.
        let shown = if state.look().tally == Tally::Captured { count } else { 0 };
        render_heap(&heap, &symbol(state, piece), shown);
    }
}

/// The drawing in which a piece is seen.
pub(super) fn symbol(state: &State, piece: Piece) -> String {
    state.dress().piece(state.look(), piece)
}

/// So many pieces in a row.
pub(super) fn render_heap(heap: &Element, symbol: &str, count: u32) -> Option<()> {
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
    write("notice-text", state.notice.as_ref().map_or(&Text::new(), |notice| &notice.text));
    set_shown("notice", state.notice.is_some());
    let offer = state.notice.as_ref().and_then(|notice| notice.offer);
    set_shown("bring-back", offer == Some(Offer::BringBack));
    set_shown("accept-draw", offer == Some(Offer::AnswerDraw));
    set_shown("decline-draw", offer == Some(Offer::AnswerDraw));
    set_shown("resign-now", offer == Some(Offer::Resign));
    set_shown("try-again", offer == Some(Offer::TryAgain));
    set_shown("play-by-link", offer == Some(Offer::PlayByLink));
}

/// The buttons of the place that is theirs alone: they are there only where they can be used.
const SHOWN: [(&str, Action); 15] = [
    ("end-turn", Action::EndTurn),
    ("pause", Action::Pause),
    ("resume", Action::Resume),
    ("send-link", Action::SendLink),
    ("move-now", Action::MoveNow),
    ("hint", Action::Hint),
    ("menu-hint", Action::Hint),
    ("show-line", Action::ShowLine),
    ("leave-line", Action::LeaveLine),
    ("play-perfect", Action::PlayPerfect),
    ("review", Action::Rematch),
    ("rematch", Action::Rematch),
    ("revenge", Action::Revenge),
    ("learn-on", Action::LearnOn),
    ("leave-lesson", Action::LeaveLesson),
];

fn render_actions(state: &State) {
    set_enabled("undo", state.can(Action::Undo));
    set_enabled("redo", state.can(Action::Redo));
    set_shown("offer-draw", state.record.can_agree());
    set_enabled("offer-draw", state.can(Action::OfferDraw));
    set_shown("resign", state.can(Action::Resign));
    for (id, action) in SHOWN {
        set_shown(id, state.can(action));
    }
    // In one place: asking, having the line shown that is found, and stopping it.
    let verdicts = state.lesson.is_none() && state.settings.game() == GameId::Alquerque;
    let shows = verdicts && state.shown().is_some() && state.is_played_back();
    set_shown("stop-line", shows);
    set_shown("ask-verdict", verdicts && !shows && !state.can(Action::ShowLine) && !state.can(Action::Rematch));
    set_enabled("ask-verdict", state.can(Action::WhoWins));
    set_shown("who-wins-row", state.settings.game() == GameId::Alquerque);
    // Offered until somebody has moved.
    set_shown("learn", state.lesson.is_none() && state.is_new_here() && state.record.start_text().is_none());
    let last = state.lesson.as_ref().is_some_and(|lesson| lesson.step + 1 == steps(state.settings.game()).len());
    call("hint-word", &Label::Hint { seeks: state.sought_hint().is_some() });
    call("learn-on", &Label::LearnOn { last });
    call("resume", &Label::Resume { at_end: state.at_end() });
}

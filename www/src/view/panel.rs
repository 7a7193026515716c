//! The panel beside the board: the turn, the result, the captured pieces, and the available actions.

use alquerque_core::family::ProverScope;
use alquerque_core::record::Header;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{Ending, Outcome, Player};
use web_sys::{Element, HtmlProgressElement};

use crate::dom::{append, by_id, find, set_attribute, set_attribute_by_id, set_enabled, set_shown, set_text, svg};
use crate::words::{set_localized_text, set_phrase};
use alquerque_app::activity::Action;
use alquerque_app::game_mode::GameMode;
use alquerque_app::look::Counted;
use alquerque_app::notice::Offer;
use alquerque_app::nouns::BySide;
use alquerque_app::seat::{Seat, player_named};
use alquerque_app::settings::Controller;
use alquerque_app::state::State;
use alquerque_app::status::{below, status};
use alquerque_app::text::Text;
use alquerque_language::Phrase;

pub(crate) fn render(state: &State) {
    set_localized_text("live", &state.view.announcement);
    if !is_ahead(state) {
        render_status(state);
    }
    render_progress(state);
    for player in Player::BOTH {
        render_player(state, player);
    }
    let ends = if state.dark_sits_below() { "flipped" } else { "" };
    let over = match (&state.game.lesson, state.game.ending) {
        (Some(_), _) => " learning",
        (None, Some(_)) => " over",
        (None, None) => "",
    };
    set_attribute_by_id("table", "class", &format!("{ends}{over}"));
    render_notice(state);
    render_actions(state);
    set_shown("update", state.environment.update_ready);
    set_shown("install", state.environment.installable);
    render_study_links(state);
}

/// The study finds the player's own game by itself; a link to it brings the game of a view-only link along.
fn render_study_links(state: &State) {
    let game = state.viewed_fragment();
    for (id, launch) in [("to-study", "game"), ("to-watch", "watch")] {
        set_attribute_by_id(id, "href", &["study.html?", launch, &game].concat());
    }
}

/// Returns whether the study shows another position and renders its status.
fn is_ahead(state: &State) -> bool {
    state.game.study_mode.is_some_and(|studying| studying.ahead)
}

fn render_status(state: &State) {
    set_localized_text("status", &status(state));
    // Shown until the first move.
    let verdict = below(state);
    set_localized_text("verdict", &verdict);
    set_shown("verdict", !verdict.is_empty());
    set_attribute_by_id("verdict", "class", if state.awaits_verdict() { "awaited" } else { "" });
    let is_new = state.game.lesson.is_none() && state.is_new_here() && state.game.ending.is_none();
    set_shown("goal", state.game.view_only || is_new && verdict.is_empty());
    let goal = Phrase::new("goal").key("game", state.saved.settings.game().name());
    set_phrase("goal", &if state.game.view_only { Phrase::new("view-only") } else { goal });
    set_shown("type-move", !state.game.view_only);
}

fn render_progress(state: &State) {
    let Some(bar) = find::<HtmlProgressElement>("progress") else { return };
    let thinking = state.workers.thinking.as_ref();
    let share = thinking.map(|thinking| thinking.report.as_ref().map_or(0.0, |report| report.progress));
    let share = share.or(state.sought_hint().map(|hint| hint.progress));
    // Its place is reserved, so that the board does not jump.
    set_attribute(&bar, "class", if share.is_some() { "thinking" } else { "idle" });
    bar.set_value(share.unwrap_or(0.0));
}

fn render_player(state: &State, player: Player) {
    let name = player.name();
    let seat = match state.saved.settings.controller(player) {
        Controller::Friend => Seat::Friend,
        Controller::Human if state.saved.settings.lone_human().is_some() => Seat::You,
        Controller::Human => Seat::Player(if state.game.record.to_move_at(0) == Some(player) { 1 } else { 2 }),
        Controller::Ai => state.saved.settings.now().ai_of(player).seat(),
    };
    // A name from a file, a link or the form with the headers.
    let known = state.game.record.headers().text(Header::of(player));
    let is_read = state.saved.settings.now().mode() == GameMode::Loaded;
    let label = match known {
        // In a lesson only the learner moves.
        "" if state.game.lesson.is_some() && seat == Seat::Player(1) => Seat::You.phrase(),
        // In a study and in a view-only link, nobody is assigned to the sides.
        "" if state.game.study_mode.is_some() || state.game.lesson.is_some() || state.game.view_only => {
            player_named("")
        }
        "" if seat == Seat::You && !state.saved.settings.name.is_empty() => {
            Phrase::verbatim(&state.saved.settings.name)
        }
        "" => seat.short(),
        // The local player did not play an imported game.
        known if is_read || state.game.study_mode.is_some() || matches!(seat, Seat::Player(_) | Seat::You) => {
            player_named(known)
        }
        known => Phrase::new("named-seat").phrase("name", player_named(known)).phrase("seat", seat.phrase()),
    };
    set_phrase(&format!("{name}-controller"), &label);
    let (of, count, counted) = match state.look().counted {
        Counted::Captured => (player.opponent(), state.lost(player.opponent()), Phrase::new("captured")),
        Counted::OnBoard => {
            let counted = Phrase::new("counted-pieces").key("game", state.game.record.board().game.name());
            (player, state.game.record.counts_at(state.game.record.played())[player.index()], counted)
        }
    };
    set_phrase(&format!("{name}-counted"), &counted);
    if !is_ahead(state) {
        render_standing(state, player, count, state.game.ending, state.to_move());
    }
    let clock_id = format!("{name}-clock");
    set_shown(&clock_id, state.clock().is_some());
    if let Some(clock) = state.clock() {
        set_text(&clock_id, &clock.shown(player));
        set_attribute_by_id(&clock_id, "class", if clock.is_short(player) { "clock short" } else { "clock" });
    }
    set_phrase(&format!("{name}-side"), &Phrase::new("side-name").by(player, state.saved.settings.game()));
    for (what, player) in [("stone", player), ("counts", of)] {
        if let Some(heap) = by_id(&format!("{name}-{what}")) {
            render_heap(&heap, &symbol(state, Piece { player, kind: Kind::Man }), 1);
        }
    }
}

/// Renders a player's status in a position: the piece count, and whether the player is to move or has won.
pub(crate) fn render_standing(state: &State, player: Player, count: u32, ending: Option<Ending>, to_move: Player) {
    let name = player.name();
    set_text(&format!("{name}-captured"), &count.to_string());
    let turn = ending.is_none() && to_move == player;
    let won = ending.is_some_and(|ending| ending.outcome == Outcome::Win(player));
    let thinks = turn && state.is_seen_thinking() && state.saved.settings.controller(player) == Controller::Ai;
    let class = match (turn, won) {
        (true, _) if thinks => "player to-move thinking",
        (true, _) => "player to-move",
        (_, true) => "player winner",
        _ => "player",
    };
    set_attribute_by_id(&format!("{name}-player"), "class", class);
    if let Some(heap) = by_id(&format!("{name}-heap")) {
        let piece = Piece { player: player.opponent(), kind: Kind::Man };
        // A heap shows captured pieces; pieces on the board need none.
        let shown = if state.look().counted == Counted::Captured { count } else { 0 };
        render_heap(&heap, &symbol(state, piece), shown);
    }
}

/// Returns the drawing of a piece.
pub(super) fn symbol(state: &State, piece: Piece) -> String {
    state.art_style().piece(state.look(), piece)
}

/// Renders a row of pieces.
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
        let (x, href) = ((heap.child_element_count() * 5).to_string(), format!("#{symbol}"));
        append(heap, &svg("use", &[("href", &href), ("x", &x), ("y", "0"), ("width", "12"), ("height", "12")])?);
    }
    Some(())
}

fn render_notice(state: &State) {
    set_localized_text("notice-text", state.view.notice.as_ref().map_or(&Text::new(), |notice| &notice.text));
    set_shown("notice", state.view.notice.is_some());
    let offer = state.view.notice.as_ref().and_then(|notice| notice.offer);
    // In a view-only link another button leads back.
    set_shown("bring-back", offer == Some(Offer::BringBack) && !state.game.view_only);
    for (id, offered) in OFFERED {
        set_shown(id, offer == Some(offered));
    }
}

/// The buttons of a notice that offers something.
const OFFERED: [(&str, Offer); 8] = [
    ("accept-draw", Offer::AnswerDraw),
    ("decline-draw", Offer::AnswerDraw),
    ("resign-now", Offer::Resign),
    ("leave-live", Offer::LeaveLive),
    ("stay-live", Offer::LeaveLive),
    ("try-again", Offer::TryAgain),
    ("load-part", Offer::LoadPart),
    ("play-by-link", Offer::PlayByLink),
];

/// Buttons that are only visible while their action is available.
const SHOWN: [(&str, Action); 12] = [
    ("send-link", Action::SendLink),
    ("menu-hint", Action::Hint),
    ("offer-draw", Action::OfferDraw),
    ("resign", Action::Resign),
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
    for (id, action) in SHOWN {
        set_shown(id, state.can(action));
    }
    // These keep their places while they are disabled.
    for (id, action) in [
        ("hint", Action::Hint),
        ("end-turn", Action::EndTurn),
        ("move-now", Action::MoveNow),
        ("pause", Action::Pause),
        ("resume", Action::Resume),
    ] {
        set_shown(id, state.has_place(action));
        set_enabled(id, state.can(action));
    }
    set_attribute_by_id("slot", "data-places", &state.action_places().to_string());
    // Three actions in one place: asking, showing the line found, and stopping it.
    let prover = state.saved.settings.game().info().prover;
    let verdicts = state.game.lesson.is_none() && prover != ProverScope::Nothing;
    let shows = verdicts && state.shown().is_some() && state.is_replaying();
    set_shown("stop-line", shows);
    set_shown("ask-verdict", verdicts && !shows && !state.can(Action::ShowLine) && !state.can(Action::Rematch));
    set_enabled("ask-verdict", state.can(Action::WhoWins));
    set_shown("who-wins-row", prover == ProverScope::Everything);
    set_shown("learn", state.offers_lesson());
    if let Some(lesson) = &state.game.lesson {
        let is_last = lesson.step + 1 == lesson.steps.len();
        set_phrase("learn-on", &Phrase::new(if is_last { "learn-play" } else { "learn-next" }));
    }
    let resume = match (state.game.view_only, state.at_end()) {
        (true, _) => Phrase::new("back-to-own"),
        (_, true) => Phrase::new("resume"),
        _ => Phrase::new("go-on-here"),
    };
    set_phrase("resume", &resume);
}

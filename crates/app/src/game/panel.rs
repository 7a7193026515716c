//! The panel beside the board: the status line with the turn or the result, the captured pieces, and the available
//! actions.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::ProverScope;
use alquerque_core::record::Header;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{Ending, Outcome, Player, Reason};
use alquerque_language::{Phrase, message};
use alquerque_messages::live::Bar;

use crate::board::hand::must_capture;
use crate::board::look::Counted;
use crate::command::Command;
use crate::elements::Elements;
use crate::first;
use crate::game::mode::GameMode;
use crate::game::seat::{Seat, player_named, seat_named};
use crate::installation;
use crate::lesson::sentence;
use crate::live;
use crate::notice::Offer;
use crate::settings::Controller;
use crate::state::State;
use crate::text::Text;
use crate::text::moves;
use crate::text::nouns::BySide;

/// The panel in this state.
pub fn panel(state: &State) -> Elements {
    let mut page = Elements::default();
    let elements = &mut page;
    elements.text("live", state.notices.announcement().clone());
    if !is_ahead(state) {
        render_status(elements, state);
    }
    render_progress(elements, state);
    for player in Player::BOTH {
        render_player(elements, state, player);
    }
    let ends = if state.dark_sits_below() { "flipped" } else { "" };
    let over = match (state.game.lesson(), state.game.ending) {
        (Some(_), _) => " learning",
        (None, Some(_)) => " over",
        (None, None) => "",
    };
    elements.attribute("table", "class", format!("{ends}{over}"));
    render_notice(elements, state);
    render_actions(elements, state);
    first::render(elements, state);
    installation::render(elements, state);
    render_study_links(elements, state);
    page
}

/// The study finds the player's own game by itself; a link to it brings the game of a view-only link along. After the
/// game, the menu's link is the card's.
fn render_study_links(elements: &mut Elements, state: &State) {
    let game = state.viewed_fragment();
    let is_over = state.can(Command::Rematch);
    elements.text(
        "to-study-word",
        if is_over { Phrase::new(message::REVIEW_IT) } else { Phrase::new(message::MENU_STUDY) },
    );
    for (id, launch) in [("to-study", if is_over { "review" } else { "game" }), ("to-watch", "watch")] {
        elements.attribute(id, "href", ["study.html?", launch, &game].concat());
    }
}

/// How an unfinished game that was loaded goes on.
pub(crate) fn goes_on(state: &State) -> Option<Phrase> {
    let is_loaded = state.settings.current().mode() == GameMode::Loaded
        && state.at_end()
        && !state.game.is_viewed()
        && state.game.study_mode().is_none()
        && state.game.ending.is_none()
        && state.game.record.result().is_none();
    let how = if state.waits() { "resume" } else { "move" };
    is_loaded.then(|| Phrase::new(message::LOADED_GOES_ON).key("how", how))
}

/// Returns whether the study shows another position and renders its status.
fn is_ahead(state: &State) -> bool {
    state.game.study_mode().is_some_and(|studying| studying.ahead)
}

fn render_status(elements: &mut Elements, state: &State) {
    elements.text("status", status(state));
    // Shown until the first move.
    let verdict = below(state);
    let has_verdict = !verdict.is_empty();
    elements.show("verdict", has_verdict);
    elements.text("verdict", verdict.and(marks_legend(state)));
    let verdict_class = match (state.has_asked_for_verdict(), state.awaits_verdict()) {
        (true, _) => "asked",
        (false, true) => "awaited",
        (false, false) => "",
    };
    elements.attribute("verdict", "class", verdict_class);
    let is_new = state.game.lesson().is_none() && state.is_new_here() && state.game.ending.is_none();
    let help = state.help_phrase().filter(|_| state.warns_of_verdict());
    let goes_on = goes_on(state).filter(|_| !has_verdict);
    let is_told = state.game.is_viewed() || help.is_some() || goes_on.is_some();
    elements.show("goal", is_told || is_new && !has_verdict);
    let goal = || Phrase::new(message::GOAL).key("game", state.settings.game().name());
    let viewed = state.game.is_viewed().then(|| Phrase::new(message::VIEW_ONLY));
    elements.text("goal", viewed.or(help).or(goes_on).unwrap_or_else(goal));
    let waits = state.settings.controller(state.to_move()) == Controller::Friend && state.at_end();
    let watches = state.game.study_mode().is_none() && state.settings.current().both_ai();
    elements.show("type-move", !state.game.is_viewed() && !waits && !watches);
}

/// In the study, what the proven results on the board mean.
fn marks_legend(state: &State) -> Option<Phrase> {
    let studying = state.game.study_mode().filter(|_| state.game.ending.is_none());
    let moves = &studying.and(state.verdict())?.root_moves;
    let has = |is_meant: fn(Outcome) -> bool| moves.iter().filter_map(|root| root.proven).any(is_meant);
    let (draws, decides) = (has(|proven| proven == Outcome::Draw), has(|proven| proven != Outcome::Draw));
    let to_move = state.to_move();
    let wins = moves.iter().any(|root| root.proven == Some(Outcome::Win(to_move)));
    let marks = match (draws, decides) {
        (false, false) => return None,
        (false, true) => "decided",
        (true, _) if wins => "all",
        (true, _) => "drawn",
    };
    Some(Phrase::new(message::VERDICT_MARKS).key("marks", marks))
}

fn render_progress(elements: &mut Elements, state: &State) {
    let thinking = state.thinking();
    let share = thinking.map(|thinking| thinking.report.as_ref().map_or(0.0, |report| report.progress));
    let share = share.or(state.pending_hint().map(|hint| hint.progress));
    // Its place is reserved, so that the board does not jump.
    elements.attribute("progress", "class", if share.is_some() { "thinking" } else { "idle" });
    elements.attribute("progress", "value", share.unwrap_or(0.0).to_string());
}

fn render_player(elements: &mut Elements, state: &State, player: Player) {
    let name = player.name();
    elements.text(format!("{name}-controller"), label(state, player));
    let (of, count, counted) = match state.look().counted {
        Counted::Captured => (player.opponent(), state.lost(player.opponent()), Phrase::new(message::CAPTURED)),
        Counted::OnBoard => {
            let counted = Phrase::new(message::COUNTED_PIECES).key("game", state.game.record.board().game.name());
            (player, state.game.record.counts_at(state.game.record.played())[player.index()], counted)
        }
    };
    elements.text(format!("{name}-counted"), counted);
    if !is_ahead(state) {
        render_standing(elements, state, player, count, state.game.ending, state.to_move());
    }
    let clock_id = format!("{name}-clock");
    elements.show(clock_id.clone(), state.clock().is_some());
    if let Some(clock) = state.clock() {
        elements.text(clock_id.clone(), clock.shown(player));
        elements.attribute(clock_id, "class", if clock.is_short(player) { "clock short" } else { "clock" });
    }
    elements.text(format!("{name}-side"), Phrase::new(message::SIDE_NAME).by(player, state.settings.game()));
    for (what, player) in [("stone", player), ("counts", of)] {
        elements.pieces(format!("{name}-{what}"), drawing(state, player), 1);
    }
}

/// The player of a side, and their name.
fn label(state: &State, player: Player) -> Phrase {
    let seat = match state.settings.controller(player) {
        Controller::Friend => Seat::Friend,
        Controller::Human if state.settings.lone_human().is_some() => Seat::You,
        Controller::Human => Seat::Player(if state.game.record.to_move_at(0) == Some(player) { 1 } else { 2 }),
        Controller::Ai => state.settings.current().ai_of(player).seat(),
    };
    // A name from a file, a link or the form with the headers, unless it only names the seat.
    let known = state.game.record.headers().text(Header::of(player));
    let known = if seat_named(known) == Some(seat) { "" } else { known };
    let is_read = state.settings.current().mode() == GameMode::Loaded;
    match known {
        // In a lesson only the learner moves.
        "" if state.game.lesson().is_some() && seat == Seat::Player(1) => Seat::You.phrase(),
        // In a study and in a view-only link, nobody is assigned to the sides.
        "" if state.game.study_mode().is_some() || state.game.lesson().is_some() || state.game.is_viewed() => {
            player_named("")
        }
        "" if seat == Seat::You && !state.settings.name.is_empty() => Phrase::verbatim(&state.settings.name),
        "" if state.clock().is_some() => seat.shortest(),
        "" => seat.short(),
        // The local player did not play an imported game.
        known if is_read || state.game.study_mode().is_some() || matches!(seat, Seat::Player(_) | Seat::You) => {
            player_named(known)
        }
        known => Phrase::new(message::NAMED_SEAT).phrase("name", player_named(known)).phrase("seat", seat.phrase()),
    }
}

/// Shows a player's status in a position: the piece count, and whether the player is to move or has won.
pub fn render_standing(
    elements: &mut Elements,
    state: &State,
    player: Player,
    count: u32,
    ending: Option<Ending>,
    to_move: Player,
) {
    let name = player.name();
    elements.text(format!("{name}-captured"), count.to_string());
    let turn = ending.is_none() && to_move == player && !state.is_replaying();
    let won = ending.is_some_and(|ending| ending.outcome == Outcome::Win(player));
    let thinks = turn && state.is_seen_thinking() && state.settings.controller(player) == Controller::Ai;
    let class = match (turn, won) {
        (true, _) if thinks => "player to-move thinking",
        (true, _) => "player to-move",
        (_, true) => "player winner",
        _ => "player",
    };
    elements.attribute(format!("{name}-player"), "class", class);
    // A heap shows captured pieces; pieces on the board need none.
    let shown = if state.look().counted == Counted::Captured { count } else { 0 };
    elements.pieces(format!("{name}-heap"), drawing(state, player.opponent()), shown);
}

/// The drawing of a side's man.
fn drawing(state: &State, player: Player) -> String {
    state.art_style().piece(state.look(), Piece { player, kind: Kind::Man })
}

fn render_notice(elements: &mut Elements, state: &State) {
    elements.text("notice-text", state.notices.current().map(|notice| notice.text.clone()));
    elements.show("notice", state.notices.current().is_some());
    let offer = state.notices.current().and_then(|notice| notice.offer);
    // In a view-only link another button leads back.
    let is_study = state.game.study_mode().is_some();
    let brings_moves = offer == Some(Offer::BringMovesBack);
    let bring_back = match (is_study, brings_moves) {
        (true, _) => Phrase::new(message::UNDO),
        (_, true) => Phrase::new(message::BRING_MOVES_BACK),
        _ => Phrase::new(message::BRING_IT_BACK),
    };
    elements.text("bring-back", bring_back);
    elements.show("bring-back", brings_moves || offer == Some(Offer::BringBack) && !state.game.is_viewed());
    for (id, offered) in OFFERED {
        elements.show(id, offer == Some(offered));
    }
}

/// The buttons of a notice that offers something.
const OFFERED: [(&str, Offer); 12] = [
    ("back-to-card", Offer::EndCard),
    ("accept-draw", Offer::AnswerDraw),
    ("decline-draw", Offer::AnswerDraw),
    ("resign-now", Offer::Resign),
    ("leave-live", Offer::LeaveLive),
    ("stay-live", Offer::LeaveLive),
    ("try-again", Offer::TryAgain),
    ("load-part", Offer::LoadPart),
    ("play-by-link", Offer::PlayByLink),
    ("open-anyway", Offer::OpenLink),
    ("learn-first", Offer::Learn),
    ("download-game", Offer::Download),
];

/// Buttons that are only visible while their command is possible.
const SHOWN: [(&str, Command); 7] = [
    ("show-line", Command::ShowLine),
    ("leave-line", Command::LeaveLine),
    ("play-perfect", Command::PlayPerfect),
    ("review", Command::Rematch),
    ("rematch", Command::Rematch),
    ("learn-on", Command::LearnOn),
    ("leave-lesson", Command::LeaveLesson),
];

/// The buttons in the middle of the bar, of which one is shown.
const MAIN: [(&str, Command); 5] = [
    ("hint", Command::Hint),
    ("end-turn", Command::EndTurn),
    ("move-now", Command::MoveNow),
    ("pause", Command::Pause),
    ("resume", Command::Resume),
];

fn render_actions(elements: &mut Elements, state: &State) {
    elements.enable("undo", state.can(Command::Undo));
    let is_live = live::is_going_on(state);
    elements.text("undo-word", Phrase::new(if is_live { message::TAKE_BACK } else { message::UNDO }));
    // A lesson has its own buttons, and a live game is not left by a slip.
    elements.show("new-game", state.game.lesson().is_none() && !is_live);
    for (id, in_menu, command, exists) in [
        ("live-draw", "offer-draw", Command::OfferDraw, state.game.record.can_agree()),
        ("live-resign", "resign", Command::AskToResign, true),
    ] {
        let can = state.can(command);
        elements.show(id, is_live && exists);
        elements.enable(id, can);
        elements.show(in_menu, can && !is_live);
    }
    // Of two players, the one to move resigns.
    let resigns = state.who_resigns().filter(|_| state.settings.lone_human().is_none());
    let resign = resigns.map_or_else(|| Phrase::new(message::RESIGN), |player| state.by(message::RESIGN_SIDE, player));
    elements.text("resign-word", resign.clone());
    elements.text("resign-now", resign);
    // A live game goes on by its own link.
    let has_link = state.live.view().bar == Some(Bar::ShowLink);
    elements.show("send-link", state.awaits_friend() && !has_link);
    // Another invitation is the better way to go on.
    let invites = state.live.view().bar == Some(Bar::Invite);
    elements.attribute("send-link", "class", if invites { "" } else { "primary" });
    for (id, command) in SHOWN {
        elements.show(id, state.can(command));
    }
    // Not beside the button that accepts the friend's offer.
    let is_asked = state.live.view().bar == Some(Bar::Answer);
    elements.text("rematch", rematch_word(state));
    elements.attribute("rematch", "class", if is_asked { "" } else { "primary" });
    let main = state.main_action();
    for (id, command) in MAIN {
        elements.show(id, main == Some(command));
    }
    elements.enable("hint", state.can(Command::Hint));
    // Three actions in one place: asking, showing the line found, and stopping it. The game asks from the menu.
    let shows = state.game.lesson().is_none() && state.shown_line().is_some() && state.is_replaying();
    elements.show("stop-line", shows);
    elements.show("back-to-end", state.looks_back() && !state.can(Command::ShowLine));
    let asks = state.has_verdicts() && !shows && !state.can(Command::ShowLine) && !state.can(Command::Rematch);
    elements.show("ask-verdict", asks);
    elements.enable("ask-verdict", state.can(Command::WhoWins));
    elements.show("menu-solve", state.can(Command::WhoWins));
    elements.show("who-wins-row", state.settings.game().info().prover == ProverScope::Everything);
    if let Some(lesson) = state.game.lesson() {
        let is_last = lesson.step + 1 == lesson.steps.len();
        elements.text("learn-on", Phrase::new(if is_last { message::LEARN_PLAY } else { message::LEARN_NEXT }));
    }
    let resume = match (state.game.is_viewed(), state.at_end()) {
        (true, _) => {
            Phrase::new(if state.game.has_waiting_game() { message::BACK_TO_OWN } else { message::PLAY_A_GAME })
        }
        (_, true) => Phrase::new(message::RESUME),
        _ => Phrase::new(message::GO_ON_HERE),
    };
    elements.text("resume", resume);
}

/// The caption of the button for a rematch; two computers only play again.
pub(crate) fn rematch_word(state: &State) -> Phrase {
    let watches = state.settings.current().both_ai();
    Phrase::new(if watches { message::PLAY_AGAIN } else { message::REMATCH_SHORT })
}

/// The side to move and its activity, after a pass with a reminder of it, or the result.
pub fn status(state: &State) -> Text {
    if let Some(lesson) = state.game.lesson() {
        return sentence(lesson, state.lesson_is_done(), state.pointer_key()).into();
    }
    if state.game.ending.is_some() {
        return over(state);
    }
    if state.is_at_turning_point() {
        return Phrase::new(message::AT_TURNING_POINT).key("sure", state.turning_point_key()).into();
    }
    if state.looks_back() {
        return looking_back(state).into();
    }
    // Two passes of one's own in a row are told as one.
    let passed = last_pass(state).filter(|_| !(state.must_pass() && seated(state) == Some(state.to_move())));
    let turn = turn_status(state, passed.is_some());
    Text::from(passed).and(turn)
}

/// Says which earlier position is shown, with the numbers of the move list.
fn looking_back(state: &State) -> Phrase {
    let record = &state.game.record;
    match record.played() {
        0 => Phrase::new(message::LOOKING_BACK_START),
        played => {
            let count = |plies| moves::count(record.board().game, plies);
            Phrase::new(message::LOOKING_BACK).number("ply", count(played)).number("of", count(record.plies()))
        }
    }
}

/// The side that passed since the last human move: after a pass of its own, a lone human sees this until its next move, after the
/// reply, too.
fn last_pass(state: &State) -> Option<Phrase> {
    let record = &state.game.record;
    let plies = match state.settings.lone_human() {
        Some(human) => {
            let is_own_move = |&ply: &usize| record.to_move_at(ply) == Some(human) && !record.is_pass(ply);
            record.played() - (0..record.played()).rev().find(is_own_move).map_or(0, |ply| ply + 1)
        }
        None => 1,
    };
    let ply = (0..record.played()).rev().take(plies).find(|&ply| record.is_pass(ply))?;
    let player = record.to_move_at(ply)?;
    Some(if seated(state) == Some(player) {
        Phrase::new(message::YOU_PASSED)
    } else {
        state.by(message::PASSED, player)
    })
}

/// Says that the side to move must pass.
pub(crate) fn forced_pass(state: &State) -> Phrase {
    let player = state.to_move();
    if seated(state) == Some(player) {
        Phrase::new(message::YOU_MUST_PASS)
    } else {
        state.by(message::MUST_PASS, player)
    }
}

/// The side to move and its activity while the game is not over; whole sentences after the one on a pass.
fn turn_status(state: &State, after_pass: bool) -> Text {
    let player = state.to_move();
    let to_move = || {
        if after_pass {
            state.by(message::SIDE_TO_MOVE, player)
        } else {
            state.by(message::STATUS_SIDE, player).key("task", "move")
        }
    };
    // After a resignation the rules would allow more moves. Variations don't end with it.
    let is_its_end = state.at_end() && state.game.record.tree().is_on_main();
    if let Some(result) = state.game.record.result().filter(|_| is_its_end) {
        return match result {
            Outcome::Win(winner) => state.by(message::STATED_WIN, winner),
            Outcome::Draw => Phrase::new(message::STATED_DRAW),
        }
        .into();
    }
    // After a pass, the button to go on says enough.
    let paused = (state.waits() && last_pass(state).is_none()).then(|| Phrase::new(message::PAUSED));
    if state.must_pass() {
        return Text::from(paused).and(forced_pass(state));
    }
    if state.is_replaying() && state.shown_line().is_none() {
        return Phrase::new(message::STATUS_REPLAYING).into();
    }
    if state.is_looked_at() {
        return to_move().into();
    }
    if let Some(hint) = state.hint_text() {
        return hint;
    }
    if state.has_refused_premove() && state.board.hand().is_none() && state.is_human_to_move() {
        return refused_premove(state);
    }
    if let Some(task) = first::task(state) {
        return task.into();
    }
    if state.is_human_to_move() {
        let task = match state.board.hand().filter(|hand| hand.has_jumped()) {
            Some(hand) if hand.finished(&state.game.legal).is_some() => "go-on",
            Some(_) => "chain",
            _ if must_capture(&state.game.legal) => "capture",
            _ => "move",
        };
        if after_pass && task == "move" {
            return if seated(state).is_some() { Phrase::new(message::YOUR_TURN) } else { to_move() }.into();
        }
        let yours = match seated(state) {
            Some(you) => state.by(message::STATUS_YOURS, you),
            None => state.by(message::STATUS_SIDE, player),
        };
        return yours.key("task", task).into();
    }
    if state.settings.controller(player) == Controller::Friend {
        let is_by_link = state.awaits_friend() && state.live.view().bar.is_none();
        let is_unsent = is_by_link && state.game.sent != Some(state.key());
        return Phrase::new(if is_unsent { message::STATUS_SEND } else { message::STATUS_FRIENDS }).into();
    }
    if paused.is_none() && state.is_seen_thinking() {
        return state.by(message::STATUS_THINKING, player).into();
    }
    Text::from(paused).and(to_move())
}

/// Says that the premove is not legal any more, and what must be done instead.
pub(crate) fn refused_premove(state: &State) -> Text {
    let must = must_capture(&state.game.legal).then(|| Phrase::new(message::CAPTURE_COMPULSORY));
    Text::from(Phrase::new(message::PREMOVE_REFUSED)).and(must)
}

/// The side of the only local human; `None` in loaded games and shown lines.
fn seated(state: &State) -> Option<Player> {
    let is_read = state.settings.current().mode() == GameMode::Loaded && !state.awaits_player();
    let plays = !is_read && !state.is_in_shown_line();
    state.settings.lone_human().filter(|_| plays)
}

/// The line below the status: the proven result or, after the game, how much help the player had.
pub(crate) fn below(state: &State) -> Text {
    if state.game.ending.is_some() { state.help_phrase().into() } else { state.verdict_text() }
}

/// The result and its reason; empty while the game is in progress.
pub fn over(state: &State) -> Text {
    let lone = seated(state);
    let resigned = state.game.ending.filter(|ending| ending.reason == Reason::Resignation && state.is_by_link());
    if resigned.is_some_and(|ending| lone.is_some_and(|you| ending.outcome == Outcome::Win(you))) {
        return Phrase::new(message::RESULT_FRIEND_RESIGNED).into();
    }
    state.game.ending.map(|ending| result(&*state.game.record, ending, lone)).into()
}

/// A result such as "Light wins. Dark has no legal move.", or "You won! Dark has no legal move." for a lone human.
pub fn result(record: &dyn AnyRecord, ending: Ending, lone: Option<Player>) -> Phrase {
    let (game, score) = (record.board().game, record.score());
    match (ending.outcome, ending.reason) {
        (Outcome::Win(winner), reason) => {
            let whose = match lone {
                Some(you) if you == winner => "won",
                Some(_) => "lost",
                None => "nobody",
            };
            let has_lost = whose == "lost";
            let phrase = match (score, reason) {
                (_, Reason::Resignation) if has_lost => Phrase::new(message::RESULT_YOU_RESIGNED),
                (_, Reason::Resignation) => Phrase::new(message::RESULT_RESIGNED),
                (_, Reason::Time) if has_lost => Phrase::new(message::RESULT_YOUR_TIME),
                (_, Reason::Time) => Phrase::new(message::RESULT_TIME),
                (Some(score), _) => {
                    let first = lone.unwrap_or(winner);
                    // The winner may also get points for empty squares.
                    let counted: u32 = record.counts_at(record.played()).iter().sum();
                    Phrase::new(message::RESULT_SCORE)
                        .number("first", score[first.index()])
                        .number("second", score[first.opponent().index()])
                        .number("credited", score.iter().sum::<u32>().saturating_sub(counted))
                }
                (None, Reason::NoPieces) => Phrase::new(message::RESULT_NO_PIECES),
                (None, _) => Phrase::new(message::RESULT_NO_MOVE),
            };
            phrase.by(winner, game).key("lone", whose)
        }
        (Outcome::Draw, Reason::Repetition) => Phrase::new(message::DRAW_REPETITION),
        (Outcome::Draw, Reason::Agreement) => Phrase::new(message::DRAW_AGREEMENT),
        (Outcome::Draw, Reason::Passes) => Phrase::new(message::DRAW_PASSES),
        (Outcome::Draw, Reason::QuietPlies) => Phrase::new(message::DRAW_QUIET).key("game", game.name()),
        (Outcome::Draw, _) => match score {
            Some([light, dark]) => Phrase::new(message::DRAW_SCORE).number("first", light).number("second", dark),
            None => Phrase::new(message::DRAW),
        },
    }
}

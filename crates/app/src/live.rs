//! A live game with a friend on another device. The module that connects the two validates incoming data; the page
//! shows it, and reports what happens here to the module.

mod state;

pub use state::{Live, LiveState, LiveView};

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{from_link, to_link};
use alquerque_language::{Phrase, message};
use alquerque_messages::live::{Bar, LiveGame, Times, ToModule, ToPage};

use crate::clock::{Clock, Control};
use crate::command::Command;
use crate::effect::Effect;
use crate::elements::Elements;
use crate::event::{Event, OptionEvent};
use crate::game::mode::{GameMode, Pace};
use crate::game::{self, closing, play};
use crate::importing;
use crate::library::{self, continues, shelf};
use crate::markup::Markup;
use crate::new_game;
use crate::notice::Offer;
use crate::notice::say::notice_with;
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::state::State;
use crate::text::nouns::BySide as _;

/// Whether a live game is going on; the connection may be broken for a moment.
pub(crate) fn is_going_on(state: &State) -> bool {
    state.live.game.is_some() && state.game.ending.is_none()
}

/// Whether to ask before an event that may leave the game on the board: if it ends a live game that is going on.
pub(crate) fn must_confirm(state: &State, event: &Event) -> bool {
    is_going_on(state)
        && match event {
            Event::Option(OptionEvent::Language(language)) => *language != state.settings.language,
            Event::Command(Command::GoOn) => state.choice().game().id != state.settings.game(),
            _ => true,
        }
}

/// Asks for confirmation before leaving a live game.
pub(crate) fn ask_to_leave(state: &mut State, event: Event) {
    notice_with(state, Phrase::new(message::SURE_TO_LEAVE), Offer::LeaveLive);
    state.live.leaving = Some(Box::new(event));
    // The notice is next to the board.
    state.close_page();
}

/// Leaves the live game; returns the event that the player wanted instead.
pub(crate) fn leave(state: &mut State) -> Option<Event> {
    if !state.notices.dismiss_if(|notice| notice.offer == Some(Offer::LeaveLive)) {
        return None;
    }
    state.live.leaving.take().map(|event| *event)
}

/// Reports the game on the board if a friend has a seat, as the module knows whether the friend was connected;
/// otherwise leaves.
fn report_game(state: &mut State) {
    let is_friends = matches!(state.settings.current().mode(), GameMode::ByLink(_));
    let message = if is_friends { ToModule::Apart(live_game(state)) } else { ToModule::Leave };
    state.effects.push(Effect::Live(message));
}

/// Reports the game on the board to the module when the dialog opens.
pub(crate) fn open(state: &mut State) {
    let (game, invites) = (live_game(state), state.new_game.take_invitation());
    state.effects.push(Effect::Live(ToModule::Open { game, invites }));
}

/// Invites a friend to the game with them on the board, or lets the player choose a new one first. The dialog's button is
/// for a new one, unless the game has begun.
pub(crate) fn invite(state: &mut State) {
    let record = &*state.game.record;
    let has_begun = record.plies() > 0 || record.start_text().is_some() || state.page.current().is_none();
    let goes_on =
        matches!(state.settings.current().mode(), GameMode::ByLink(_)) && has_begun && record.result().is_none();
    state.new_game.invite();
    match state.page.current() {
        Some(Page::Friend) if goes_on => open(state),
        _ => state.effects.push(Effect::OpenPage(if goes_on { Page::Friend } else { Page::New })),
    }
}

/// The dialog was closed: until the friend connects, the game before the new one can be brought back.
pub(crate) fn offer_game_before(state: &mut State) {
    let is_new = matches!(state.settings.current().mode(), GameMode::ByLink(_)) && state.game.record.plies() == 0;
    if is_new && state.live.game.is_none() && state.game.replaced.is_some() {
        notice_with(state, Phrase::new(message::REPLACES_UNFINISHED), Offer::BringBack);
    }
}

/// Cancels the invitation, one's own or the friend's. Its game, if it has not begun, makes way for the one before, or for
/// one against the computer.
pub(crate) fn cancel(state: &mut State) {
    state.effects.push(Effect::Live(ToModule::Cancel));
    let is_its_game = matches!(state.settings.current().mode(), GameMode::ByLink(_));
    if state.game.record.plies() > 0 || !is_its_game {
        return;
    }
    game::leave_friend(state);
    if state.game.replaced.is_some() {
        game::bring_back(state);
    } else {
        new_game::start(state, state.settings.game());
    }
    state.notices.add(Phrase::new(message::FRIEND_CANCELLED));
}

/// The game on the board, to play with the friend.
fn live_game(state: &State) -> LiveGame {
    let now = state.settings.current();
    let record = &*state.game.record;
    let me = match now.mode() {
        GameMode::ByLink(me) => me,
        _ => now.lone_human().unwrap_or(record.to_move()),
    };
    let fresh = now.clock.filter(|_| record.plies() == 0).map(Clock::new);
    let times = state.clock().or(fresh.as_ref()).map(|clock| Times {
        minutes: clock.control.minutes,
        increment: clock.control.increment,
        left: Player::BOTH.map(|player| clock.left(player)),
    });
    LiveGame { link: to_link(record), dark: me == Player::Dark, times }
}

/// Handles the module's news.
pub(crate) fn handle(state: &mut State, message: ToPage) {
    state.live.is_ready = true;
    match message {
        ToPage::Ready => {
            if state.page.current() == Some(Page::Friend) {
                new_game::start_awaited(state);
                state.live.reported_replacements = state.game.replacements;
                open(state);
            } else {
                report_game(state);
            }
        }
        ToPage::Game(live_game) => connect(state, &live_game),
        ToPage::Broken => {
            if let Some(live) = &mut state.live.game {
                live.is_connected = false;
            }
        }
        ToPage::Over => state.live.game = None,
        ToPage::GameLink(text) => importing::read(state, text, false),
        ToPage::Say(place, note) => state.live.view.say(place, note),
        ToPage::Bar(bar) => state.live.view.bar = bar,
        ToPage::Terms(live_game) => state.live.view.describe(&live_game, &*state.game.record),
        _ if state.live.game.is_none() => {}
        ToPage::Played { ply, turn, left } => friend_played(state, ply, &turn, left),
        ToPage::Ended(_) if state.game.record.result().is_some() => {}
        ToPage::Ended(closing) => {
            go_to_end(state);
            closing::close(state, closing);
            known(state);
        }
    }
}

/// Whether two records hold the same game, apart from names, comments and variations.
fn is_same(one: &dyn AnyRecord, other: &dyn AnyRecord) -> bool {
    one.rules() == other.rules()
        && one.start_text() == other.start_text()
        && one.moves() == other.moves()
        && one.closing() == other.closing()
}

/// Handles a connection to the friend, or a position that both have agreed on.
fn connect(state: &mut State, live_game: &LiveGame) {
    let Ok(mut record) = from_link(&live_game.link) else { return };
    state.leave_page(Page::Friend);
    let me = if live_game.dark { Player::Dark } else { Player::Light };
    let (here, is_live) = (&*state.game.record, state.live.game.is_some());
    // A move made here while the friend was offline.
    let is_ahead = !is_live
        && here.plies() == record.plies() + 1
        && here.to_move_at(record.plies()) == Some(me)
        && state.settings.current().mode() == GameMode::ByLink(me)
        && continues(here, &*record);
    let is_taken_back = is_live && here.result().is_none() && continues(here, &*record);
    if is_ahead || is_same(&*record, here) {
        go_to_end(state);
    } else if is_taken_back || here.plies() > 0 && continues(&*record, here) {
        *record.headers_mut() = here.headers().clone();
        play::replace_version(state, record);
    } else {
        let begins = Phrase::new(message::NEW_GAME_BEGINS).by(record.to_move(), record.board().game);
        // The bar says who is there, so a notice is needed only for the game before.
        let replaces = library::is_worth_keeping(here);
        library::put_on_board(state, record, replaces.then(|| begins.clone()), false);
        if !replaces {
            state.notices.announce(begins);
        }
    }
    state.settings.current_mut().set_mode(GameMode::ByLink(me));
    state.game.pace = Pace::Running;
    let clock = live_game.times.and_then(|Times { minutes, increment, left }| {
        let control = Control::from_text(&Control { minutes, increment }.text())?;
        Some(Clock::with(control, left))
    });
    *state.clock_mut() = clock;
    known(state);
    if let Some(live) = state.live.game.as_mut().filter(|_| is_ahead) {
        live.plies -= 1;
    }
    shelf::file_if_over(state);
    state.effects.extend([Effect::SaveSettings, Effect::SaveClock]);
    play::continue_game(state);
}

fn go_to_end(state: &mut State) {
    if !state.at_end() {
        let plies = state.game.record.plies();
        state.game.record.go_to(plies);
        state.game.animation = None;
        play::position_changed(state);
    }
}

/// Records that the module knows the current state of the game.
fn known(state: &mut State) {
    state.live.game = Some(Live {
        is_connected: true,
        plies: state.game.record.plies(),
        closing: state.game.record.closing(),
        replacements: state.game.replacements,
        left: None,
        offered: None,
    });
}

fn friend_played(state: &mut State, ply: u32, turn: &str, left: u32) {
    if usize::try_from(ply).ok() != Some(state.game.record.plies()) {
        return;
    }
    go_to_end(state);
    let Some(turn) = state.game.legal.iter().find(|other| other.text == turn).cloned() else { return };
    let friend = state.to_move();
    // A clock that has run out here may still have time there.
    if let Some(clock) = state.clock_mut() {
        clock.set_left(friend, left.max(1));
    }
    play::play(state, &turn);
    known(state);
    state.live.view.go_on();
    if let Some(live) = &mut state.live.game {
        live.left = Some((friend, left));
    }
}

/// Reports changes of the game to the module. Runs after every event, so that no handler has to deal with it.
pub(crate) fn follow(state: &mut State) {
    let replacements = state.game.replacements;
    let is_news = std::mem::replace(&mut state.live.reported_replacements, replacements) != replacements;
    let Some(mut live) = state.live.game else {
        if is_news && state.parts.progress(Part::Friend) == Progress::Loaded {
            report_game(state);
        }
        return;
    };
    if let Some((player, left)) = live.left.take()
        && let Some(clock) = state.clock_mut()
    {
        clock.set_left(player, left);
    }
    let record = &*state.game.record;
    if live.replacements != replacements || state.game.lesson().is_some() {
        state.live.game = None;
        state.notices.add(Phrase::new(message::LEFT_LIVE));
        return state.effects.push(Effect::Live(ToModule::Leave));
    }
    if record.plies() > live.plies
        && let Some(player) = record.to_move_at(live.plies)
    {
        let ply = u32::try_from(live.plies).unwrap_or(u32::MAX);
        let turn = record.moves().get(live.plies).cloned().unwrap_or_default();
        let left = state.clock().map_or(0, |clock| clock.left(player));
        state.effects.push(Effect::Live(ToModule::Played { ply, turn, left }));
    }
    let closing = record.closing();
    if closing != live.closing {
        state.effects.extend(closing.map(|closing| Effect::Live(ToModule::Ended(closing))));
    }
    let plies = record.plies();
    if plies > live.plies {
        state.live.view.go_on();
    }
    state.live.game = Some(Live { plies, closing, ..live });
}

/// The texts of live games: the bar beside the board, and the dialog, whose steps a module of its own shows. The elements
/// are there once the dialog has loaded.
pub fn friend(state: &State) -> Elements {
    let (view, mut elements) = (state.live.view(), Elements::default());
    elements.text("friend-line", view.said.clone());
    elements.show_text("friend-problem", view.problem.clone());
    elements.text("friend-copied", view.copied.clone());
    elements.show("friend-replaces", view.replaces);
    elements.show("friend-bar", view.bar.is_some());
    elements.show("friend-yes", view.bar == Some(Bar::Answer));
    elements.show("friend-no", view.bar == Some(Bar::Answer));
    elements.show("friend-say", view.bar == Some(Bar::Talk));
    elements.show("friend-again", view.bar == Some(Bar::Invite));
    elements.fill("friend-terms", view.terms.iter().map(|term| Markup::text("li", term.clone())));
    elements.show("friend-show", view.bar == Some(Bar::ShowLink));
    elements.show("friend-cancel", view.bar == Some(Bar::ShowLink));
    elements
}

impl State {
    /// The live game on the board, connected or not.
    pub fn live_game(&self) -> Option<Live> {
        self.live.game
    }

    /// Whether the module of live games runs.
    pub(crate) fn can_play_live(&self) -> bool {
        self.live.is_ready
    }

    /// Whether a friend on another device is connected.
    pub fn is_live(&self) -> bool {
        self.live.game.is_some_and(|live| live.is_connected)
    }
}

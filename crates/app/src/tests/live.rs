//! Live games from the page's side: its messages to the module, and the module's messages to it.

use alquerque_core::record::{Closing, to_link};
use alquerque_core::{GameId, Player};
use alquerque_language::{LanguageId, message};
use alquerque_messages::live::{Bar, LiveGame, Offer, Times, ToModule, ToPage};

use super::*;
use crate::clock::Control;
use crate::command::Command;
use crate::elements::Change;
use crate::event::OptionEvent;
use crate::installation::InstallationEvent;
use crate::new_game::{ChoiceEvent, Opponent};
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::record::RecordEvent;
use crate::settings::{self, LanguageSetting, text_of};
use crate::text::nouns::BySide as _;

fn live_game(moves: &[&str], dark: bool, times: Option<Times>) -> LiveGame {
    LiveGame { link: to_link(&*record("merkel", moves)), dark, times }
}

/// A live game; the local player has Light.
fn live(moves: &[&str]) -> State {
    let mut state = two_people(moves);
    tell(&mut state, ToPage::Game(live_game(moves, false, None)));
    state
}

fn tell(state: &mut State, told: ToPage) -> Vec<Effect> {
    update(state, Event::Live(told))
}

fn played(ply: u32, turn: &str) -> ToPage {
    ToPage::Played { ply, turn: turn.to_owned(), left: 0 }
}

/// The messages to the module.
fn asked(effects: &[Effect]) -> Vec<&ToModule> {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Live(ask) => Some(ask),
            _ => None,
        })
        .collect()
}

fn play(state: &mut State, turn: &str) -> Vec<Effect> {
    update(state, Event::Typed(turn.to_owned()))
}

#[test]
fn a_game_for_a_friend_is_offered_once_the_module_is_there() {
    let mut state = two_people(&[]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Opponent::FriendByLink)));
    update(&mut state, Event::Choice(ChoiceEvent::You(Some(Player::Dark))));
    update(&mut state, Event::Choice(ChoiceEvent::Clock(Control::from_text("5+5"))));
    play(&mut state, "d2-c3");
    let effects = update(&mut state, Event::Command(Command::PlayLive));
    assert!(effects.contains(&Effect::OpenPage(Page::Friend)) && !effects.contains(&Effect::RemoveFragment));
    assert!(asked(&update(&mut state, Event::PageShown(Some(Page::Friend)))).is_empty(), "no module is running yet");
    update(&mut state, Event::Part(Part::Friend, Progress::Failed));
    assert_eq!(moves(&state), ["d2-c3"], "the game before stays on the board");
    update(&mut state, Event::Part(Part::Friend, Progress::Loaded));
    let times = Some(Times { minutes: 5, increment: 5, left: [300_000; 2] });
    let effects = tell(&mut state, ToPage::Ready);
    assert_eq!(asked(&effects), [&ToModule::Open { game: live_game(&[], true, times), invites: true }]);
    assert_eq!(state.clock(), None, "the clock comes with the friend");
    // When opened again, the dialog does not invite by itself.
    update(&mut state, Event::PageClosed(Page::Friend));
    let effects = update(&mut state, Event::PageShown(Some(Page::Friend)));
    assert_eq!(asked(&effects), [&ToModule::Open { game: live_game(&[], true, times), invites: false }]);
}

/// A player against the computer, who then chooses a new game for a friend.
#[test]
fn a_friend_is_invited_to_a_new_game_and_the_one_before_comes_back_if_that_is_cancelled() {
    let mut state = against_ai(&[]);
    play(&mut state, "d2-c3");
    settle(&mut state);
    update(&mut state, Event::Part(Part::Friend, Progress::Loaded));
    tell(&mut state, ToPage::Ready);
    update(&mut state, Event::PageShown(Some(Page::Friend)));
    assert!(update(&mut state, Event::Command(Command::Invite)).contains(&Effect::OpenPage(Page::New)));
    update(&mut state, Event::PageShown(Some(Page::New)));
    assert_eq!(state.choice().opponent(), Opponent::FriendByLink);
    let before = moves(&state);
    update(&mut state, Event::Command(Command::PlayLive));
    update(&mut state, Event::PageShown(Some(Page::Friend)));
    assert!(moves(&state).is_empty() && !state.has_ai());
    // The friend has not come yet: the game before can be brought back beside the board, too.
    let mut closed = state.clone();
    tell(&mut closed, ToPage::Bar(Some(Bar::ShowLink)));
    update(&mut closed, Event::PageClosed(Page::Friend));
    assert_eq!(closed.notices.current().and_then(|notice| notice.offer), Some(crate::notice::Offer::BringBack));
    let effects = update(&mut closed, Event::Command(Command::BringBack));
    assert!(asked(&effects).contains(&&ToModule::Cancel), "{effects:?}");
    assert_eq!((&moves(&closed), closed.has_ai()), (&before, true));
    let effects = update(&mut state, Event::Command(Command::CancelInvitation));
    assert!(asked(&effects).contains(&&ToModule::Cancel));
    assert_eq!((moves(&state), state.has_ai()), (before, true));
}

#[test]
fn a_game_for_a_friend_is_not_started_if_its_dialog_is_closed_before_the_module_is_there() {
    let mut state = two_people(&["d2-c3"]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Opponent::FriendByLink)));
    update(&mut state, Event::Command(Command::PlayLive));
    update(&mut state, Event::PageShown(Some(Page::Friend)));
    update(&mut state, Event::PageClosed(Page::Friend));
    tell(&mut state, ToPage::Ready);
    assert_eq!(moves(&state), ["d2-c3"]);
}

#[test]
fn a_friend_is_invited_again_to_the_game_that_goes_on_and_not_to_one_that_is_over() {
    let mut state = live(&["d2-c3"]);
    update(&mut state, Event::Part(Part::Friend, Progress::Loaded));
    tell(&mut state, ToPage::Over);
    assert!(update(&mut state, Event::Command(Command::Invite)).contains(&Effect::OpenPage(Page::Friend)));
    let effects = update(&mut state, Event::PageShown(Some(Page::Friend)));
    assert_eq!(asked(&effects), [&ToModule::Open { game: live_game(&["d2-c3"], false, None), invites: true }]);
    update(&mut state, Event::PageClosed(Page::Friend));
    update(&mut state, Event::Command(Command::Resign));
    assert!(update(&mut state, Event::Command(Command::Invite)).contains(&Effect::OpenPage(Page::New)));
}

#[test]
fn a_live_game_has_its_actions_beside_the_board() {
    let shows = |state: &State, id: &str| {
        let panel = crate::game::panel::panel(state);
        let mut shown = panel.iter().filter(|(other, _)| *other == id);
        shown.any(|(_, change)| *change == Change::Shown(true))
    };
    let mut state = live(&[]);
    play(&mut state, "d2-c3");
    for (id, is_shown) in [("live-resign", true), ("live-draw", false), ("resign", false), ("new-game", false)] {
        assert_eq!(shows(&state, id), is_shown, "{id}");
    }
    tell(&mut state, ToPage::Over);
    for (id, is_shown) in [("live-resign", false), ("resign", true), ("new-game", true)] {
        assert_eq!(shows(&state, id), is_shown, "{id}");
    }
}

#[test]
fn a_new_live_game_names_the_sides_of_its_own_game() {
    let mut state = two_people(&["d2-c3"]);
    let othello = LiveGame { link: to_link(&*record("othello", &[])), dark: true, times: None };
    tell(&mut state, ToPage::Game(othello));
    let begins = Phrase::new(message::NEW_GAME_BEGINS).by(Player::Dark, GameId::Othello);
    assert!(state.notices.announcement().phrases().contains(&begins), "{:?}", state.notices.announcement());
}

#[test]
fn an_address_with_a_code_opens_the_dialog() {
    assert_eq!(Page::from_fragment("f1.AAAA"), Some((Page::Friend, None)));
    assert_eq!(Page::from_fragment("f22.AAAA"), Some((Page::Friend, None)));
    assert_eq!(Page::from_fragment("friend"), Some((Page::Friend, None)));
    assert_eq!(Page::from_fragment("foo"), None);
    assert_eq!(Page::from_fragment("rules-othello"), Some((Page::Rules, Some(GameId::Othello))));
}

#[test]
fn moves_go_both_ways() {
    let mut state = live(&[]);
    assert!(state.is_live() && state.is_human_to_move() && !state.awaits_friend());
    let effects = play(&mut state, "d2-c3");
    assert_eq!(asked(&effects), [&ToModule::Played { ply: 0, turn: "d2-c3".to_owned(), left: 0 }]);
    assert!(effects.contains(&Effect::SaveGame));
    assert_eq!(announced(&state), "played(side: light, other: dark, turn: d2-c3, flips: 0)");
    settle(&mut state);
    assert!(!state.is_human_to_move());
    let effects = tell(&mut state, played(1, "b4xd2"));
    assert!(asked(&effects).is_empty(), "the module knows already");
    assert!(effects.contains(&Effect::SaveGame) && animation(&effects).is_some());
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
    // Other messages of the module change nothing.
    for told in [played(1, "b4xd2"), played(2, "a1-a2"), played(9, "e1xc3")] {
        tell(&mut state, told);
    }
    assert_eq!(moves(&state).len(), 2);
}

#[test]
fn a_friends_move_arrives_while_the_player_looks_back() {
    let mut state = live(&["d2-c3"]);
    update(&mut state, Event::Command(Command::StepFirst));
    assert!(!state.is_human_to_move(), "the game continues from its last position");
    tell(&mut state, played(1, "b4xd2"));
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
}

#[test]
fn undo_rematch_and_draw_are_offered_to_the_friend() {
    let mut state = live(&["d2-c3", "b4xd2"]);
    assert_eq!(asked(&update(&mut state, Event::Command(Command::Undo))), [&ToModule::Offer(Offer::Takeback)]);
    assert_eq!(moves(&state).len(), 2);
    let effects = tell(&mut state, ToPage::Game(live_game(&[], false, None)));
    assert_eq!((moves(&state).len(), state.game.record.plies(), asked(&effects)), (0, 0, vec![]));
    assert!(state.notices.current().is_none() && state.game.replaced.is_none(), "it is the same game");
    play(&mut state, "d2-c3");
    assert_eq!(
        asked(&update(&mut state, Event::Command(Command::Resign))),
        [&ToModule::Ended(Closing::Resignation(Player::Light))]
    );
    assert_eq!(asked(&update(&mut state, Event::Command(Command::Rematch))), [&ToModule::Offer(Offer::Rematch)]);
    tell(&mut state, ToPage::Game(live_game(&[], true, None)));
    assert_eq!((moves(&state).len(), state.settings.lone_human()), (0, Some(Player::Dark)));
    assert!(state.is_live() && !state.can(Command::Undo));
    // In a game where a draw can be agreed.
    let mut state = game_of("draughts", Human, Human, &["11-15"]);
    let draughts = to_link(&*state.game.record);
    tell(&mut state, ToPage::Game(LiveGame { link: draughts, dark: true, times: None }));
    tell(&mut state, played(1, "22-18"));
    assert_eq!(asked(&update(&mut state, Event::Command(Command::OfferDraw))), [&ToModule::Offer(Offer::Draw)]);
    assert!(!state.can(Command::OfferDraw), "only once per position");
    let effects = tell(&mut state, ToPage::Ended(Closing::Agreement));
    assert_eq!((state.game.record.closing(), asked(&effects)), (Some(Closing::Agreement), vec![]));
}

#[test]
fn the_prover_is_silent_in_a_live_game() {
    let mut state = two_people(&[]);
    assert!(state.can(Command::WhoWins));
    tell(&mut state, ToPage::Game(live_game(&[], false, None)));
    assert!(!state.can(Command::WhoWins) && !state.can(Command::Hint));
}

#[test]
fn a_broken_connection_leaves_a_game_by_links() {
    let mut state = live(&["d2-c3"]);
    tell(&mut state, ToPage::Broken);
    assert!(!state.is_live() && state.awaits_friend());
    tell(&mut state, ToPage::Game(live_game(&["d2-c3", "b4xd2"], false, None)));
    assert!(state.is_live());
    play(&mut state, "e1xc3");
    tell(&mut state, ToPage::Over);
    assert_eq!((state.live_game(), moves(&state).len(), state.awaits_friend()), (None, 3, true));
    let kept = settings::read(&settings::text_of(&state.settings)).unwrap();
    assert_eq!(kept.current().mode(), GameMode::ByLink(Player::Light), "also after a reload");
}

#[test]
fn a_move_made_before_the_friend_came_is_sent() {
    let mut state = two_people(&[]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    play(&mut state, "d2-c3");
    let effects = tell(&mut state, ToPage::Game(live_game(&[], false, None)));
    assert_eq!(asked(&effects), [&ToModule::Played { ply: 0, turn: "d2-c3".to_owned(), left: 0 }]);
    assert_eq!(moves(&state), ["d2-c3"]);
}

#[test]
fn a_live_game_is_left_only_after_a_question() {
    let link = RecordEvent::Link(to_link(&*record("othello", &["f5"])));
    for event in [
        Event::Command(Command::Play),
        Event::Command(Command::PlayLive),
        Event::Command(Command::Learn),
        Event::Record(link),
    ] {
        let mut state = live(&["d2-c3"]);
        state.page.open(Page::New);
        let effects = update(&mut state, event.clone());
        assert_eq!((asked(&effects), effects.contains(&Effect::RemoveFragment)), (vec![], true), "{event:?}");
        assert!(state.is_live() && notice(&state).contains("sure-to-leave"), "{event:?}");
        // Dismissing the notice means staying.
        let mut stays = state.clone();
        update(&mut stays, Event::Command(Command::DismissNotice));
        update(&mut stays, Event::Command(Command::LeaveLive));
        assert!(stays.is_live() && moves(&stays) == ["d2-c3"]);
        assert_eq!(asked(&update(&mut state, Event::Command(Command::LeaveLive))), [&ToModule::Leave], "{event:?}");
        assert_eq!(state.live_game(), None);
        assert!(notice(&state).contains("left-live"), "{}", notice(&state));
    }
    // Nothing is lost if the game is over.
    let mut state = live(&["d2-c3"]);
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(asked(&start_new(&mut state)), [&ToModule::Leave]);
}

#[test]
fn a_new_version_does_not_end_a_live_game_before_a_question() {
    let mut state = live(&["d2-c3"]);
    assert!(update(&mut state, Event::Installation(InstallationEvent::UpdateReady)).is_empty(), "it waits");
    assert!(!update(&mut state, Event::Command(Command::UpdateAccepted)).contains(&Effect::ApplyUpdate));
    assert!(state.is_live() && notice(&state).contains("sure-to-leave"));
    let mut stays = state.clone();
    update(&mut stays, Event::Command(Command::DismissNotice));
    assert!(stays.is_live() && stays.installation.update_ready(), "it still waits");
    assert!(update(&mut state, Event::Command(Command::LeaveLive)).contains(&Effect::ApplyUpdate));
    // A friend who is away for a moment may come back.
    tell(&mut stays, ToPage::Broken);
    assert!(!update(&mut stays, Event::Command(Command::UpdateAccepted)).contains(&Effect::ApplyUpdate));
    // After the game there is nothing to ask.
    let mut over = live(&["d2-c3"]);
    update(&mut over, Event::Command(Command::Resign));
    assert!(update(&mut over, Event::Command(Command::UpdateAccepted)).contains(&Effect::ApplyUpdate));
    let mut alone = live(&["d2-c3"]);
    tell(&mut alone, ToPage::Over);
    assert!(update(&mut alone, Event::Command(Command::UpdateAccepted)).contains(&Effect::ApplyUpdate));
}

#[test]
fn another_language_does_not_end_a_live_game_before_a_question() {
    let german = LanguageSetting::In(LanguageId::German);
    let mut state = live(&["d2-c3"]);
    assert_eq!(update(&mut state, Event::Option(OptionEvent::Language(german))), []);
    assert!(state.is_live() && notice(&state).contains("sure-to-leave"));
    update(&mut state, Event::Command(Command::DismissNotice));
    // In another tab nobody can ask: the page stays as it is until it is opened again.
    let mut other = state.settings_to_save().into_owned();
    other.language = german;
    let changed = RecordEvent::SettingsChangedElsewhere(text_of(&other));
    let effects = update(&mut state, Event::Record(changed));
    assert!(state.is_live() && !effects.contains(&Effect::ReloadInLanguage), "{effects:?}");
    assert_eq!((state.settings.language, state.wanted_catalogue()), (german, None));
}

#[test]
fn a_live_game_that_was_left_comes_back_with_the_friend() {
    for event in
        [Event::Command(Command::Play), Event::Record(RecordEvent::Link(to_link(&*record("merkel", &["b2-c3"]))))]
    {
        let mut state = live(&["d2-c3", "b4xd2"]);
        update(&mut state, Event::Part(Part::Friend, Progress::Loaded));
        update(&mut state, event.clone());
        update(&mut state, Event::Command(Command::LeaveLive));
        let effects = update(&mut state, Event::Command(Command::BringBack));
        assert_eq!(asked(&effects), [&ToModule::Apart(live_game(&["d2-c3", "b4xd2"], false, None))], "{event:?}");
        assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Light), "{event:?}");
        assert!(!state.has_ai());
        // Messages about the friend belong to this game.
        assert_eq!(asked(&update(&mut state, Event::Start(GameId::Alquerque))), [&ToModule::Leave]);
    }
}

#[test]
fn a_game_with_a_friend_is_told_to_a_module_that_starts_later() {
    let mut state = two_people(&["d2-c3"]);
    assert_eq!(asked(&tell(&mut state, ToPage::Ready)), [&ToModule::Leave]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Dark));
    assert_eq!(asked(&tell(&mut state, ToPage::Ready)), [&ToModule::Apart(live_game(&["d2-c3"], true, None))]);
    assert!(!state.can(Command::WhoWins), "the game is not over");
}

#[test]
fn an_invitation_saves_the_game_that_it_replaces() {
    let mut state = two_people(&LAST_MOVE);
    tell(&mut state, ToPage::Game(LiveGame { link: to_link(&*record("othello", &[])), dark: true, times: None }));
    assert_eq!(state.game.record.board().game, GameId::Othello);
    assert!(state.is_live() && notice(&state).contains("before-is-kept"), "{}", notice(&state));
}

#[test]
fn each_device_keeps_its_own_players_time() {
    let times = Some(Times { minutes: 5, increment: 5, left: [300_000; 2] });
    let mut state = two_people(&[]);
    tell(&mut state, ToPage::Game(live_game(&[], false, times)));
    play(&mut state, "d2-c3");
    let left = |state: &State| Player::BOTH.map(|player| state.clock().unwrap().left(player));
    assert_eq!((left(&state), state.clock().unwrap().running_side()), ([300_000; 2], Some(Player::Dark)));
    state.environment.now += 10_000;
    tell(&mut state, ToPage::Played { ply: 1, turn: "b4xd2".to_owned(), left: 297_000 });
    assert_eq!(left(&state), [300_000, 297_000], "the friend's own time, with the increment");
    state.environment.now += 20_000;
    let effects = play(&mut state, "e1xc3");
    assert_eq!(asked(&effects), [&ToModule::Played { ply: 2, turn: "e1xc3".to_owned(), left: 285_000 }]);
    // The friend's time is up on this device, but the move was already on its way.
    state.environment.now += 400_000;
    let number = state.clock().unwrap().timer.unwrap_or(0);
    update(&mut state, Event::ClockDue(number));
    assert_eq!((left(&state)[1], state.game.ending), (0, None));
    tell(&mut state, ToPage::Played { ply: 3, turn: "d4xd2xb4".to_owned(), left: 5_200 });
    assert_eq!((left(&state)[1], state.clock().unwrap().running_side()), (5_200, Some(Player::Light)));
    // The player's own clock ends the game.
    state.environment.now += 400_000;
    let number = state.clock().unwrap().timer.unwrap_or(0);
    let effects = update(&mut state, Event::ClockDue(number));
    assert_eq!(asked(&effects), [&ToModule::Ended(Closing::Time(Player::Light))]);
}

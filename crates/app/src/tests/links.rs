//! Games by link.

use super::*;
use crate::command::Command;
use crate::editor::EditorEvent;
use crate::end_card::view::Mood;
use crate::game::StudyMode;
use crate::library::{contains_all_moves, continues};
use crate::new_game::{ChoiceEvent, Opponent};
use crate::notice::Offer;
use crate::page::Page;
use crate::record::{RecordEffect, RecordEvent};
use crate::settings;
use crate::storage::saved_game::SavedGame;
use crate::tests::record::{ask, due, entries, tasks};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Closing, from_link, to_link};
use alquerque_core::{GameId, Player};
use alquerque_messages::live::ToPage;

#[test]
fn only_a_game_with_missing_moves_can_be_restored() {
    let mut state = two_people(&["c2-c3", "c4xc2"]);
    let before = to_link(&*state.game.record);
    ask(&mut state, RecordEvent::GoTo(0));
    activate(&mut state, "d2");
    activate(&mut state, "c3");
    settle(&mut state);
    let after = to_link(&*state.game.record);
    // The main line alone has fewer moves, although it is the same game.
    let [short, long] = [before, after].map(|link| from_link(&link).unwrap());
    assert!(continues(&*long, &*short) && contains_all_moves(&*long, &*short));
    assert!(!continues(&*short, &*long) && !contains_all_moves(&*short, &*long));
    ask(&mut state, RecordEvent::Link(to_link(&*short)));
    assert!(notice(&state).contains("before-is-kept"), "{}", notice(&state));
    update(&mut state, Event::Command(Command::BringBack));
    ask(&mut state, RecordEvent::Link(to_link(&*long)));
    assert!(!notice(&state).contains("before-is-kept"), "{}", notice(&state));
}

#[test]
fn nothing_is_said_about_a_previous_game_without_moves() {
    let othello = to_link(&*record("othello", &["f5"]));
    for (moves, is_offered) in [(&[][..], false), (&["d2-c3"], true)] {
        let mut state = two_people(moves);
        ask(&mut state, RecordEvent::Link(othello.clone()));
        assert!(notice(&state).starts_with("link-opened(title: game-title(game: othello))"));
        assert_eq!(notice(&state).contains("before-is-kept"), is_offered, "{}", notice(&state));
        assert_eq!(state.game.replaced().is_some(), is_offered);
    }
    // The study shows what it has opened.
    let mut state = two_people(&["d2-c3"]);
    state.game.set_study_mode(StudyMode::default());
    ask(&mut state, RecordEvent::Take(othello));
    assert_eq!((state.game.record.plies(), state.notices.current()), (1, None));
}

#[test]
fn a_link_opens_the_game_at_its_move_and_keeps_the_previous_one() {
    let mut sender = two_people(&INVERTING);
    sender.environment.address = "https://example.org/alquerque/".to_owned();
    ask(&mut sender, RecordEvent::GoTo(3));
    let effects = update(&mut sender, Event::Command(Command::Share));
    let [RecordEffect::Share { title, link }] = tasks(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(
        called(title),
        "link-title(title: game-with-rules(game: alquerque, rules: ruleset-title(ruleset: merkel)), \
         turn: side-to-move(side: dark, other: light))"
    );
    assert!(link.starts_with("https://example.org/alquerque/#g1."));
    let mut state = against_ai(&["c2-c3"]);
    let effects = ask(&mut state, RecordEvent::Link(link.clone()));
    assert!(tasks(&effects).contains(&&RecordEffect::ClearAddress));
    assert_eq!((plies_of(&*state.game.record), state.waits()), ((3, 3), true), "the AI waits");
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::BringBack));
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(moves(&state), ["c2-c3"]);
}

#[test]
fn a_link_to_the_own_game_swaps_no_sides() {
    let mut state = against_ai(&[]);
    activate_all(&mut state, &["c2", "c3"]);
    let link = to_link(&*state.game.record);
    ask(&mut state, RecordEvent::Link(link));
    assert_eq!(notice(&state), "link-is-here");
    assert_eq!((state.settings.current().mode(), moves(&state).len()), (GameMode::Local, 1));
    // A friend has replied in the AI's place: Light stays the local player's.
    let mut answer = state.game.record.clone();
    let reply = answer.legal_turns()[0].text.clone();
    answer.play(&reply).unwrap();
    ask(&mut state, RecordEvent::Link(to_link(&*answer)));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Light));
    assert!(state.is_human_to_move());
}

#[test]
fn a_view_only_link_assigns_no_sides() {
    let mut state = against_ai(&["c2-c3"]);
    let link = to_link(&*record("merkel", &INVERTING[..5]));
    let effects = ask(&mut state, RecordEvent::Show(link));
    // The link stays in the address, for a reload.
    assert!(tasks(&effects).is_empty() && sent(&effects).is_empty());
    assert_eq!((state.settings.current().mode(), state.game.record.plies()), (GameMode::Loaded, 5));
    // It is replayed from the start.
    assert_eq!(moves(&state).len(), 0);
    let mut next = due(&effects);
    for played in 1..=5 {
        let effects = update(&mut state, next.expect("it is replayed"));
        assert_eq!(moves(&state).len(), played);
        next = due(&effects);
    }
    assert_eq!(next, None);
    let opened = "link-opened(title: game-with-rules(game: alquerque, rules: ruleset-title(ruleset: merkel)))";
    assert_eq!((state.awaits_friend(), notice(&state)), (false, opened));
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((state.settings.current().mode(), moves(&state)), (GameMode::Local, vec!["c2-c3".to_owned()]));
    ask(&mut state, RecordEvent::Show("#g1.AAAA".to_owned()));
    assert_eq!(notice(&state), "link-damaged");
    // Light is the human's side, but not with a view-only link.
    ask(&mut state, RecordEvent::Show(to_link(&*record("merkel", &INVERTING[..4]))));
    ask(&mut state, RecordEvent::GoTo(2));
    assert_eq!(status(&state), "status-side(side: light, other: dark, task: move)");
}

#[test]
fn no_moves_can_be_made_in_a_view_only_link() {
    let mut state = two_people(&[]);
    // It also stays still with reduced motion.
    state.environment.reduced_motion = true;
    ask(&mut state, RecordEvent::Show(to_link(&*record("merkel", &INVERTING))));
    assert!(!state.is_human_to_move());
    let turn = state.game.legal[0].text.clone();
    update(&mut state, Event::Typed(turn));
    assert_eq!((moves(&state).len(), notice(&state)), (6, "view-only"));
    start_new(&mut state);
    assert!(state.is_human_to_move());
}

/// Whether neither the link's game nor its settings are saved.
fn keeps_nothing(state: &State, effects: &[Effect]) -> bool {
    let own = &state.environment.saved_settings;
    let saves = |effect: &Effect| matches!(effect, Effect::SaveGame | Effect::SaveClock | Effect::Count { .. });
    !effects.iter().any(saves)
        && !tasks(effects).contains(&&RecordEffect::SaveLibrary)
        && state.settings_to_save().game() == own.game()
        && state.settings_to_save().of(own.game()) == own.of(own.game())
}

#[test]
fn a_view_only_link_keeps_nothing_and_gives_the_own_game_back() {
    for rules in ["merkel", "othello"] {
        let mut state = against_ai(&["c2-c3", "c4xc2"]);
        let own = moves(&state);
        let linked = record(rules, if rules == "merkel" { &INVERTING[..5] } else { &["d3", "c3"] });
        let effects = ask(&mut state, RecordEvent::Show(to_link(&*linked)));
        assert!(keeps_nothing(&state, &effects), "{effects:?}");
        assert_eq!(state.running(GameId::Alquerque).map(AnyRecord::moves), Some(own.clone()));
        // Stepping, stopping and reaching the end neither save nor play anything.
        for command in [Command::StepFirst, Command::StepLast, Command::ToggleReplay] {
            let effects = update(&mut state, Event::Command(command));
            assert!(keeps_nothing(&state, &effects) && sent(&effects).is_empty(), "{effects:?}");
        }
        for event in [
            Event::Command(Command::Undo),
            Event::Command(Command::Undo),
            Event::Command(Command::Pause),
            Event::Command(Command::PlayPerfect),
            Event::Command(Command::Rematch),
        ] {
            let effects = update(&mut state, event);
            assert!(keeps_nothing(&state, &effects) && sent(&effects).is_empty(), "{effects:?}");
        }
        assert!(state.game.is_viewed() && state.clock().is_none() && state.can(Command::Resume));
        let effects = update(&mut state, Event::Command(Command::Resume));
        assert!(tasks(&effects).contains(&&RecordEffect::ClearAddress), "{effects:?}");
        assert_eq!((moves(&state), state.settings.game()), (own, GameId::Alquerque));
        assert_eq!((state.settings.current().mode(), state.game.is_viewed()), (GameMode::Local, false));
        assert!(entries(&state).is_empty() && state.settings == state.environment.saved_settings);
    }
}

#[test]
fn going_back_from_a_dialog_to_a_view_only_link_does_not_open_it_again() {
    let mut state = two_people(&[]);
    let link = to_link(&*record("merkel", &INVERTING));
    ask(&mut state, RecordEvent::Show(link.clone()));
    ask(&mut state, RecordEvent::GoTo(3));
    update(&mut state, Event::PageShown(Some(Page::Menu)));
    assert_eq!(ask(&mut state, RecordEvent::Show(link.clone())), []);
    assert_eq!((state.page.current(), state.game.record.played()), (None, 3));
    // The button that closes the dialog goes back, too.
    update(&mut state, Event::PageShown(Some(Page::Menu)));
    assert!(update(&mut state, Event::PageClosed(Page::Menu)).contains(&Effect::RemoveFragment));
    assert_eq!(ask(&mut state, RecordEvent::Show(link)), []);
    assert_eq!((state.page.current(), state.game.record.played()), (None, 3));
    // Another link replaces it, and the player's game stays the same.
    ask(&mut state, RecordEvent::Show(to_link(&*record("othello", &["d3"]))));
    assert!(state.game.is_viewed() && state.game.record.plies() == 1);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((state.game.record.plies(), state.settings.game()), (0, GameId::Alquerque));
}

#[test]
fn a_view_only_link_ends_where_the_own_game_is_needed() {
    // The game of the link goes to the library, like any game replaced by a new one.
    let mut state = two_people(&INVERTING);
    ask(&mut state, RecordEvent::Show(to_link(&*record("othello", &["d3", "c3"]))));
    start_new(&mut state);
    assert!(!state.game.is_viewed() && state.is_human_to_move() && moves(&state).is_empty());
    assert_eq!((state.settings.game(), entries(&state).len()), (GameId::Alquerque, 1));
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((moves(&state).len(), entries(&state).len()), (INVERTING.len(), 0));
    // A position set up from the link's is played as a new game.
    ask(&mut state, RecordEvent::Show(to_link(&*record("othello", &["d3", "c3"]))));
    update(&mut state, Event::PageShown(Some(Page::Editor)));
    assert!(state.game.is_viewed());
    update(&mut state, Event::Editor(EditorEvent::Play));
    assert_eq!((state.settings.game(), state.game.is_viewed()), (GameId::Othello, false));
    assert_eq!(state.running(GameId::Alquerque).map(AnyRecord::plies), Some(INVERTING.len()));
    // A lesson is about the player's game, according to the saved settings.
    state.environment.saved_settings = state.settings_to_save().into_owned();
    ask(&mut state, RecordEvent::Show(to_link(&*record("merkel", &INVERTING))));
    update(&mut state, Event::Command(Command::Learn));
    assert!(state.game.lesson().is_some() && !state.game.is_viewed() && state.settings.game() == GameId::Othello);
}

#[test]
fn the_game_of_another_tab_continues_behind_a_view_only_link() {
    let mut state = two_people(&INVERTING[..2]);
    ask(&mut state, RecordEvent::Show(to_link(&*record("merkel", &LAST_MOVE))));
    let shown = moves(&state);
    let other = SavedGame::from_record(&*record("merkel", &INVERTING[..3]));
    assert_eq!(ask(&mut state, RecordEvent::OtherTab(other)), []);
    let mut theirs = state.environment.saved_settings.clone();
    theirs.current_mut().set_mode(GameMode::ByLink(Player::Light));
    ask(&mut state, RecordEvent::SettingsChangedElsewhere(settings::text_of(&theirs)));
    assert!(state.game.is_viewed() && moves(&state) == shown && entries(&state).is_empty());
    assert_eq!(state.settings_to_save().current(), theirs.current());
    update(&mut state, Event::Command(Command::Resume));
    assert_eq!((moves(&state).len(), state.settings.current().mode()), (3, GameMode::ByLink(Player::Light)));
}

#[test]
fn a_game_from_the_study_continues_here() {
    let mut state = two_people(&INVERTING[..4]);
    let effects = ask(&mut state, RecordEvent::Take(to_link(&*record("merkel", &["c2-c3"]))));
    assert!(tasks(&effects).contains(&&RecordEffect::ClearAddress) && effects.contains(&Effect::SaveGame));
    assert!(!state.game.is_viewed() && state.is_human_to_move() && entries(&state).len() == 1);
}

#[test]
fn by_link_the_ai_stays_out_and_each_move_offers_the_link() {
    let mut state = game(Human, Ai, &[]);
    let effects = ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &INVERTING[..5]))));
    assert!(sent(&effects).is_empty());
    // Opening the link gives the AI's side, Dark, to the local player.
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Dark));
    assert!(state.is_human_to_move() && state.board.is_flipped() && !state.can(Command::PlayByLink));
    let turn = state.game.legal[0].clone();
    let mut effects = Vec::new();
    for &spot in &turn.path {
        if moves(&state).len() == 5 {
            effects = update(&mut state, Event::Activate(spot));
        }
    }
    assert_eq!(moves(&state).len(), 6);
    assert!(sent(&effects).is_empty() && sent(&settle(&mut state)).is_empty());
    assert!(state.awaits_friend() && !state.is_human_to_move());
    assert_eq!(announced(&state), "played(side: dark, other: light, turn: b3-c3, flips: 0) link-send");
    assert_eq!(status(&state), "status-send");
    update(&mut state, Event::Command(Command::Share));
    assert_eq!(status(&state), "status-friends");
    let untouched = moves(&state);
    activate(&mut state, "a1");
    assert_eq!((moves(&state), state.board.hand()), (untouched, None), "the friend's pieces cannot be moved");
    update(&mut state, Event::Command(Command::OfferDraw));
    assert_eq!(state.game.ending, None);
    // The friend's reply continues the same game: there is nothing to restore.
    let mut answer = state.game.record.clone();
    let reply = answer.legal_turns()[0].text.clone();
    answer.play(&reply).unwrap();
    ask(&mut state, RecordEvent::Link(to_link(&*answer)));
    assert_eq!((moves(&state).len(), state.notices.current().unwrap().offer, entries(&state).len()), (7, None, 0));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Dark));
    // This survives a reload. A new game is against the AI again.
    let kept = settings::read(&settings::text_of(&state.settings)).unwrap();
    assert_eq!(kept, state.settings);
    // Pretend the game is over.
    state.game.ending = record("merkel", &[&LAST_MOVE[..], &[WINNING]].concat()).ending();
    update(&mut state, Event::Command(Command::Rematch));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Light), "a rematch is against the friend");
    start_new(&mut state);
    assert_eq!(
        state.settings.current().mode(),
        GameMode::ByLink(Player::Light),
        "and so is a new game, unless another is chosen"
    );
    update(&mut state, Event::Start(GameId::Alquerque));
    assert_eq!((state.settings.current().mode(), state.has_ai()), (GameMode::Local, true));
}

#[test]
fn the_sender_can_hand_the_other_side_to_a_friend() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    assert!(state.can(Command::PlayByLink));
    ask(&mut state, RecordEvent::Shared);
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::PlayByLink));
    let effects = update(&mut state, Event::Command(Command::PlayByLink));
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Light), "the friend has the AI's side");
    assert!(!state.can(Command::PlayByLink) && !state.is_ai_to_move());
    assert_eq!((state.awaits_friend(), notice(&state)), (true, "link-friend-to-move"));
    let mut state = against_ai(&[]);
    update(&mut state, Event::Command(Command::PlayByLink));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Light));
    assert_eq!((state.awaits_friend(), notice(&state)), (false, "link-friend-has-side"));
}

#[test]
fn friends_keep_their_sides_when_links_return_or_end_the_game() {
    let all = [&LAST_MOVE[..], &[WINNING]].concat();
    let mut state = two_people(&all[..all.len() - 1]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Dark));
    // The player's own link.
    let own = to_link(&*state.game.record);
    ask(&mut state, RecordEvent::Link(own));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Dark));
    assert!(state.awaits_friend());
    assert_eq!(
        notice(&state),
        "link-opened(title: game-with-rules(game: alquerque, rules: ruleset-title(ruleset: merkel))) \
         link-friends-turn(side: dark, other: light)"
    );
    // An older link undoes nothing.
    ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &all[..3]))));
    assert_eq!(notice(&state), "link-is-older");
    assert_eq!(moves(&state).len(), all.len() - 1);
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::OpenLink));
    // The friend's last move.
    ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &all))));
    assert!(state.game.ending.is_some() && state.end_card().is_some(), "the loser has a card, too");
    assert_eq!((state.end_mood(), state.notices.current(), state.awaits_friend()), (Mood::Lost, None, false));
    assert_eq!((state.settings.current().mode(), entries(&state).len()), (GameMode::ByLink(Player::Dark), 1));
    update(&mut state, Event::Command(Command::Rematch));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Light), "the rematch is with the friend");
}

#[test]
fn a_friends_new_game_opens_after_the_last_one_and_on_request_before() {
    let all = [&LAST_MOVE[..], &[WINNING]].concat();
    for (moves_here, first) in [(&all[..], &[][..]), (&all, &all[..1]), (&all[..5], &[]), (&all[..5], &all[..1])] {
        let mut state = two_people(moves_here);
        state.settings.current_mut().set_mode(GameMode::ByLink(Player::Dark));
        let effects = ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", first))));
        assert!(tasks(&effects).contains(&&RecordEffect::ClearAddress));
        let is_running = moves_here.len() < all.len();
        if is_running {
            assert_eq!((notice(&state), moves(&state).len()), ("link-is-older", 5));
            update(&mut state, Event::Command(Command::OpenAnyway));
            assert!(entries(&state)[0].can_resume(), "the running game is stored");
        }
        // A finished game has been stored at its end.
        assert_eq!((moves(&state).len(), entries(&state).len()), (first.len(), usize::from(is_running)));
        // The friend has the side that has moved, or waits for the first move.
        assert_eq!(state.settings.current().mode(), GameMode::ByLink(state.to_move()));
        assert!(notice(&state).ends_with("link-your-turn(side: light, other: dark)") == first.is_empty());
        // The link is opened once.
        let opened = state.game.replacements();
        update(&mut state, Event::Command(Command::OpenAnyway));
        assert_eq!(state.game.replacements(), opened);
    }
    // A new game without moves here takes the friend's first move: they play that side.
    let mut state = two_people(&[]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &all[..1]))));
    assert!(state.is_human_to_move());
}

#[test]
fn who_resigns_by_link_sends_the_link() {
    for (me, sends) in [(Player::Light, true), (Player::Dark, false)] {
        let mut state = two_people(&INVERTING[..4]);
        state.settings.current_mut().set_mode(GameMode::ByLink(me));
        let mut resigned = state.game.record.clone();
        resigned.close(Closing::Resignation(Player::Light));
        ask(&mut state, RecordEvent::Link(to_link(&*resigned)));
        assert_eq!((state.end_card().is_some(), state.awaits_friend()), (true, sends), "{me:?}");
    }
}

#[test]
fn a_pasted_link_is_opened_to_play_on() {
    let address = |moves: &[&str]| format!("https://example.org/alquerque/#{}", to_link(&*record("merkel", moves)));
    for text in [address(&[]), format!("[10:32] Anna: {}.", address(&[])), format!("  {}\n", address(&["c2-c3"]))] {
        let mut state = against_ai(&INVERTING[..4]);
        update(&mut state, Event::PageShown(Some(Page::Record)));
        let effects = ask(&mut state, RecordEvent::Import(text.clone()));
        assert!(effects.contains(&Effect::RemoveFragment), "{text}");
        assert_eq!(state.settings.current().mode(), GameMode::ByLink(state.to_move()), "{text}");
        assert!(moves(&state).len() < 2 && entries(&state).len() == 1, "only the game before is in the library");
    }
    // Also in the dialog of live games, whose module recognises it.
    let mut state = against_ai(&[]);
    update(&mut state, Event::Live(ToPage::GameLink(address(&["c2-c3"]))));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Dark));
    // The end of the game on the board.
    let all = [&LAST_MOVE[..], &[WINNING]].concat();
    let mut state = two_people(&all[..all.len() - 1]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Dark));
    ask(&mut state, RecordEvent::Import(address(&all)));
    assert!(state.end_card().is_some());
    // Other games, several, and texts with more are imported.
    let view_only = address(&[]).replace('#', "?show#");
    for text in
        [address(&all), format!("{0} {0}", address(&["c2-c3"])), format!("c2-c3 {{{}}}", address(&[])), view_only]
    {
        let mut state = two_people(&[]);
        ask(&mut state, RecordEvent::Import(text.clone()));
        assert!(!state.is_by_link(), "{text}");
    }
}

#[test]
fn the_ai_waits_in_a_loaded_game_even_after_a_reload() {
    let mut state = against_ai(&[]);
    ask(&mut state, RecordEvent::Import("[Ruleset \"merkel\"]\n\nd2-c3 *".to_owned()));
    assert!(state.waits() && state.is_ai_to_move());
    let mut again = State::new(state.settings.clone(), vec![state.game.record.clone()]);
    assert!(again.waits() && again.settings.current().mode() == GameMode::Loaded);
    update(&mut again, Event::Command(Command::Resume));
    assert!(!State::new(again.settings, vec![again.game.record]).waits(), "it is being played");
    start_new(&mut state);
    assert_eq!(state.settings.current().mode(), GameMode::Local);
}

#[test]
fn a_game_by_link_starts_and_ends_only_on_request() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Opponent::FriendByLink)));
    update(&mut state, Event::Choice(ChoiceEvent::You(Some(Player::Dark))));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!(state.settings.current().mode(), GameMode::ByLink(Player::Dark));
    assert!(state.awaits_friend(), "the friend moves first");
    seat(&mut state, Player::Light, Ai);
    let players = Player::BOTH.map(|player| state.settings.controller(player));
    assert_eq!((state.settings.current().mode(), players), (GameMode::Local, [Ai, Human]));
    seat(&mut state, Player::Dark, Controller::Friend);
    let players = Player::BOTH.map(|player| state.settings.controller(player));
    assert_eq!(players, [Human, Controller::Friend]);
}

#[test]
fn a_viewed_game_pauses_after_a_reload() {
    let mut record = record("merkel", &INVERTING);
    record.go_to(3);
    let state = State::new(against_ai(&[]).settings, vec![record]);
    assert!(state.waits() && state.is_ai_to_move(), "the AI's move would replace the undone moves");
}

#[test]
fn damaged_hostile_and_newer_links_change_nothing() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    let good = to_link(&*record("merkel", &INVERTING));
    let cut = &good[..good.len() - 3];
    for link in ["#g1.", "#g1.%3Cscript%3E", cut, &good.replace('1', "2"), "#g3.AAAA", "#g99999999999999999999.A"] {
        let effects = ask(&mut state, RecordEvent::Link(link.to_owned()));
        assert_eq!((effects.len(), moves(&state).len()), (0, 2), "{link}");
        let is_newer = notice(&state) == "link-newer";
        assert_eq!(is_newer, link == "#g3.AAAA" || link.starts_with("#g999") || link.starts_with("#g2"), "{link}");
        assert!(is_newer || notice(&state) == "link-damaged", "{}", notice(&state));
    }
    ask(&mut state, RecordEvent::Link("#g3.AAAA".to_owned()));
    assert_eq!(notice(&state), "link-newer");
    assert!(from_link(&good).is_ok());
}

/// A game with a position that comes up three times, after which it goes on.
const UNCLAIMED: &str = "[GameType \"21\"]\n[FEN \"B:WK32:BK1\"]\n\
    1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 5. 1-5 32-28 0-1";

#[test]
fn a_link_that_ends_after_an_unclaimed_draw_has_all_moves_before_it() {
    let record = alquerque_core::record::import(UNCLAIMED).remove(0).unwrap().record;
    let mut settings = Settings::default();
    settings.choose(GameId::Draughts);
    let mut state = State::new(settings, vec![record]);
    state.game.record.go_to(9);
    update(&mut state, Event::Command(Command::ShowLinks));
    update(&mut state, Event::Command(Command::ShareUpToHere));
    let cut = from_link(state.page.dialogs().link.split_once('#').unwrap().1).unwrap();
    assert_eq!((cut.plies(), cut.ending()), (9, None));
}

#[test]
fn a_link_can_end_at_the_position_shown() {
    let mut state = two_people(&["d2-c3", "b4xd2", "e1xc3"]);
    update(&mut state, Event::Command(Command::StepFirst));
    update(&mut state, Event::Typed("c2-c3".to_owned()));
    update(&mut state, Event::Command(Command::StepFirst));
    update(&mut state, Event::Command(Command::StepNext));
    let shared = |state: &State| from_link(state.page.dialogs().link.split_once('#').unwrap().1).unwrap();
    update(&mut state, Event::Command(Command::ShowLinks));
    assert_eq!(shared(&state).tree().len(), state.game.record.tree().len(), "all of it");
    assert!(state.game.record.tree().len() > 2);
    update(&mut state, Event::Command(Command::ShareUpToHere));
    let cut = shared(&state);
    assert_eq!((cut.tree().len(), cut.moves()), (2, state.game.record.played_moves()));
    update(&mut state, Event::Command(Command::ShareUpToHere));
    assert_eq!(shared(&state).tree().len(), state.game.record.tree().len());
}

#[test]
fn the_share_dialog_offers_one_way_to_play_on() {
    let shown = |state: &mut State| {
        update(state, Event::Command(Command::ShowLinks));
        let elements = crate::record::view::share(state);
        ["share-link-line", "share-by-link", "share-move-first"].map(|id| elements.is_shown(id) == Some(true))
    };
    // A friend can take over the computer's side, at either side's turn.
    for moves in [&[][..], &["d2-c3"]] {
        assert_eq!(shown(&mut against_ai(moves)), [false, true, false]);
    }
    // Two people's link is for the side to move, and that of a game by links only for the friend's.
    let mut state = two_people(&["d2-c3"]);
    assert_eq!(shown(&mut state), [true, false, false]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Light));
    assert_eq!(shown(&mut state), [true, false, false]);
    state.settings.current_mut().set_mode(GameMode::ByLink(Player::Dark));
    assert_eq!(shown(&mut state), [false, false, true]);
    // Once the game is over, the link is to look at.
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(shown(&mut state), [true, false, false]);
}

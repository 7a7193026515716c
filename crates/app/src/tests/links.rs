//! Games by link.

use super::record::{ask, entries, tasks};
use super::*;
use crate::choices::{ChoiceEvent, Opponent};
use crate::event::OptionEvent;
use crate::library::{goes_on_from, has_all_of};
use crate::notice::Offer;
use crate::page::Page;
use crate::record_event::{RecordEffect, RecordEvent};
use crate::settings;
use alquerque_core::Player;
use alquerque_core::record::{from_link, to_link};

#[test]
fn a_game_is_missed_only_where_some_of_it_is_missing() {
    let mut state = two_people(&["c2-c3", "c4xc2"]);
    let before = to_link(&*state.record);
    ask(&mut state, RecordEvent::GoTo(0));
    activate(&mut state, "d2");
    activate(&mut state, "c3");
    settle(&mut state);
    let after = to_link(&*state.record);
    // The first line alone has less, although it is the same game.
    let [short, long] = [before, after].map(|link| from_link(&link).unwrap());
    assert!(goes_on_from(&*long, &*short) && has_all_of(&*long, &*short));
    assert!(!goes_on_from(&*short, &*long) && !has_all_of(&*short, &*long));
    ask(&mut state, RecordEvent::Link(to_link(&*short)));
    assert!(notice(&state).contains("The game before is kept."), "{}", notice(&state));
    update(&mut state, Event::BringBack);
    ask(&mut state, RecordEvent::Link(to_link(&*long)));
    assert!(!notice(&state).contains("is kept"), "{}", notice(&state));
}

#[test]
fn a_link_shows_the_game_at_the_same_move_and_the_game_before_is_kept() {
    let mut sender = two_people(&INVERTING);
    sender.outside.address = "https://example.org/alquerque/".to_owned();
    ask(&mut sender, RecordEvent::GoTo(3));
    let effects = ask(&mut sender, RecordEvent::Share);
    let [RecordEffect::Share { title, link }] = tasks(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(super::title(title), "Alquerque, Merkel's rules (2016)");
    assert!(link.starts_with("https://example.org/alquerque/#g1."));
    let mut state = against_ai(&["c2-c3"]);
    let effects = ask(&mut state, RecordEvent::Link(link.clone()));
    assert!(tasks(&effects).contains(&&RecordEffect::ClearAddress));
    assert_eq!((course(&*state.record), state.waits()), ((3, 3), true), "the AI waits");
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::BringBack));
    update(&mut state, Event::BringBack);
    assert_eq!(moves(&state), ["c2-c3"]);
}

#[test]
fn a_link_to_ones_own_game_swaps_no_seats() {
    let mut state = against_ai(&[]);
    activate_all(&mut state, &["c2", "c3"]);
    let link = to_link(&*state.record);
    ask(&mut state, RecordEvent::Link(link));
    assert_eq!(notice(&state), "This is the game on the board.");
    assert_eq!((state.settings.now().course(), moves(&state).len()), (Course::Here, 1));
    // A friend has answered for the AI: light is still whoever has played it.
    let mut answer = state.record.clone();
    let reply = answer.legal_turns()[0].text.clone();
    answer.play(&reply).unwrap();
    ask(&mut state, RecordEvent::Link(to_link(&*answer)));
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light));
    assert!(state.humans_turn());
}

#[test]
fn a_link_may_only_show_a_game() {
    let mut state = against_ai(&["c2-c3"]);
    let link = to_link(&*record("merkel", &INVERTING[..5]));
    let effects = ask(&mut state, RecordEvent::Show(link));
    assert!(tasks(&effects).contains(&&RecordEffect::ClearAddress) && sent(&effects).is_empty());
    assert_eq!((state.settings.now().course(), moves(&state).len()), (Course::Read, 5));
    assert!(!state.can(Action::SendLink) && notice(&state).starts_with("A game from a link: "), "{}", notice(&state));
    update(&mut state, Event::BringBack);
    assert_eq!((state.settings.now().course(), moves(&state)), (Course::Here, vec!["c2-c3".to_owned()]));
    ask(&mut state, RecordEvent::Show("#g1.AAAA".to_owned()));
    assert!(notice(&state).starts_with("This link cannot be opened"));
    // Light is the human's side, but not in a game that is only shown.
    ask(&mut state, RecordEvent::Show(to_link(&*record("merkel", &INVERTING[..4]))));
    assert!(status(&state).starts_with("Light "), "{}", status(&state));
}

#[test]
fn by_links_the_ai_answers_nobody_and_each_move_offers_the_link() {
    let mut state = game(Human, Ai, &[]);
    let effects = ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &INVERTING[..5]))));
    assert!(sent(&effects).is_empty());
    // Dark, which the AI would play, is the side of whoever has opened the link.
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    assert!(state.humans_turn() && state.flipped && !state.can(Action::PlayByLink));
    let turn = state.legal[0].clone();
    let mut effects = Vec::new();
    for &spot in &turn.path {
        if moves(&state).len() == 5 {
            effects = update(&mut state, Event::Activate(spot));
        }
    }
    assert_eq!(moves(&state).len(), 6);
    assert!(sent(&effects).is_empty() && sent(&settle(&mut state)).is_empty());
    assert!(
        state.can(Action::SendLink)
            && !state.humans_turn()
            && announced(&state).ends_with("Send the link to your friend.")
    );
    assert_eq!(status(&state), "Light to move: your friend");
    let untouched = moves(&state);
    activate(&mut state, "a1");
    assert_eq!((moves(&state), &state.hand), (untouched, &None), "nobody plays the friend's pieces");
    update(&mut state, Event::OfferDraw);
    assert_eq!(state.ending, None);
    // The friend's answer goes on with the same game: there is nothing to bring back.
    let mut answer = state.record.clone();
    let reply = answer.legal_turns()[0].text.clone();
    answer.play(&reply).unwrap();
    ask(&mut state, RecordEvent::Link(to_link(&*answer)));
    assert_eq!((moves(&state).len(), state.notice.as_ref().unwrap().offer, entries(&state).len()), (7, None, 0));
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    // It stays so over a reload, and a new game is against the AI again.
    let kept = settings::read(&settings::text_of(&state.settings)).unwrap();
    assert_eq!(kept, state.settings);
    // As if it were over.
    state.ending = record("merkel", &[&LAST_MOVE[..], &[WINNING]].concat()).ending();
    update(&mut state, Event::Rematch);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light), "a rematch is against the friend");
    update(&mut state, Event::NewGame);
    assert_eq!((state.settings.now().course(), state.settings.controller(Player::Light)), (Course::Here, Ai));
}

#[test]
fn whoever_sends_a_game_can_leave_the_other_side_to_a_friend() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    assert!(state.can(Action::PlayByLink));
    ask(&mut state, RecordEvent::Shared);
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::PlayByLink));
    let effects = ask(&mut state, RecordEvent::PlayByLink);
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light), "the friend has the AI's side");
    assert!(!state.can(Action::PlayByLink) && !state.ais_turn());
    assert!(state.can(Action::SendLink) && notice(&state).starts_with("Your friend is to move."));
    let mut state = against_ai(&[]);
    ask(&mut state, RecordEvent::PlayByLink);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light));
    assert!(!state.can(Action::SendLink) && notice(&state).contains("Make your move"), "{}", notice(&state));
}

#[test]
fn friends_keep_their_sides_when_a_link_comes_back_and_when_it_brings_the_end() {
    let all = [&LAST_MOVE[..], &[WINNING]].concat();
    let mut state = two_people(&all[..all.len() - 1]);
    state.settings.now_mut().set_course(Course::ByLink(Player::Dark));
    // One's own link.
    let own = to_link(&*state.record);
    ask(&mut state, RecordEvent::Link(own));
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    assert!(state.can(Action::SendLink) && notice(&state).ends_with("your friend is to move."), "{}", notice(&state));
    // The friend's last move.
    ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &all))));
    assert!(state.ending.is_some());
    assert_eq!((state.settings.now().course(), entries(&state).len()), (Course::ByLink(Player::Dark), 1));
    update(&mut state, Event::Rematch);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Light), "the rematch is with the friend");
    update(&mut state, Event::NewGame);
    assert!(notice(&state).contains("not by link"), "{}", notice(&state));
}

#[test]
fn the_ai_waits_in_a_game_that_was_read_over_a_reload_too() {
    let mut state = against_ai(&[]);
    ask(&mut state, RecordEvent::Import("[Ruleset \"merkel\"]\n\nd2-c3 *".to_owned()));
    assert!(state.waits() && state.ais_turn());
    let mut again = State::new(state.settings.clone(), vec![state.record.clone()]);
    assert!(again.waits() && again.settings.now().course() == Course::Read);
    update(&mut again, Event::Resume);
    assert!(!State::new(again.settings, vec![again.record]).waits(), "somebody plays on in it");
    update(&mut state, Event::NewGame);
    assert_eq!(state.settings.now().course(), Course::Here);
}

#[test]
fn a_game_by_link_is_begun_and_ended_by_choice() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Opponent(Opponent::FriendByLink)));
    update(&mut state, Event::Choice(ChoiceEvent::You(Player::Dark)));
    update(&mut state, Event::Play);
    assert_eq!(state.settings.now().course(), Course::ByLink(Player::Dark));
    assert!(state.can(Action::SendLink), "the friend begins");
    update(&mut state, Event::Option(OptionEvent::Controller(Player::Light, Ai)));
    let players = Player::BOTH.map(|player| state.settings.controller(player));
    assert_eq!((state.settings.now().course(), players), (Course::Here, [Ai, Human]));
    update(&mut state, Event::Option(OptionEvent::Controller(Player::Dark, Controller::Friend)));
    let players = Player::BOTH.map(|player| state.settings.controller(player));
    assert_eq!(players, [Human, Controller::Friend]);
}

#[test]
fn a_game_that_was_looked_at_waits_when_it_comes_back() {
    let mut record = record("merkel", &INVERTING);
    record.go_to(3);
    let state = State::new(against_ai(&[]).settings, vec![record]);
    assert!(state.waits() && state.ais_turn(), "the AI's move would take the place of those that were taken back");
}

#[test]
fn damaged_hostile_and_newer_links_change_nothing() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    let good = to_link(&*record("merkel", &INVERTING));
    let cut = &good[..good.len() - 3];
    for link in ["#g1.", "#g1.%3Cscript%3E", cut, &good.replace('1', "2"), "#g3.AAAA", "#g99999999999999999999.A"] {
        let effects = ask(&mut state, RecordEvent::Link(link.to_owned()));
        assert_eq!((effects.len(), moves(&state).len()), (0, 2), "{link}");
        assert!(notice(&state).starts_with("This link cannot be opened: "), "{}", notice(&state));
        assert!(notice(&state).ends_with("Your own game is as it was.") && notice(&state).len() < 500);
    }
    ask(&mut state, RecordEvent::Link("#g3.AAAA".to_owned()));
    assert!(notice(&state).contains("newer version"));
    assert!(from_link(&good).is_ok());
}

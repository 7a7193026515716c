//! New games, rematches, endings, pause.

use super::*;
use crate::event::OptionEvent;
use crate::notice::Offer;
use crate::page::Page;
use crate::update::revenge_text;
use alquerque_core::{Ending, Outcome, Player, Reason};

/// The id of the one search that is asked for.
fn search_of(effects: &[Effect]) -> u32 {
    let [Request::Search(search)] = sent(effects)[..] else { panic!("{effects:?}") };
    search.id
}

#[test]
fn a_new_game_stops_the_search_and_its_late_answer_is_dropped() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = update(&mut state, Event::NewGame);
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert_eq!(state.thinking, None);
    let before = state.clone();
    assert_eq!(update(&mut state, done(id, Some("d4xb2"))), []);
    assert_eq!((moves(&state), state.last_report.is_none()), (moves(&before), true));
    let progress = Answer::Progress { id, report: SearchReport::default() };
    assert_eq!(update(&mut state, said(progress)), []);
    assert_eq!(state.thinking, None);
}

#[test]
fn an_unfinished_game_can_be_brought_back() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    update(&mut state, Event::NewGame);
    assert_eq!(notice(&state), "New game. The previous one was not finished.");
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::BringBack));
    let effects = update(&mut state, Event::BringBack);
    assert_eq!(moves(&state), ["d2-c3"]);
    assert_eq!(effects, [Effect::SaveGame]);
    // It is the AI's turn there, which waits for the player's word and then really thinks.
    assert_eq!((state.waits(), &state.thinking), (true, &None));
    let effects = update(&mut state, Event::Resume);
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]), "{effects:?}");
    assert_eq!(update(&mut state, Event::BringBack), [], "only once");
}

#[test]
fn bringing_a_game_back_stops_the_search_of_the_new_one() {
    let mut state = game(Ai, Human, &["d2-c3"]);
    let id = search_of(&update(&mut state, Event::NewGame));
    let effects = update(&mut state, Event::BringBack);
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert_eq!((state.waits(), moves(&state)), (false, vec!["d2-c3".to_owned()]), "it is the human's turn");
}

#[test]
fn an_untouched_or_finished_game_is_not_worth_bringing_back() {
    for mut state in [two_people(&[]), two_people(&[&LAST_MOVE[..], &[WINNING]].concat())] {
        update(&mut state, Event::NewGame);
        assert_eq!((&state.notice, state.replaced.is_none()), (&None, true));
        assert_eq!(announced(&state), "New game. Light begins.");
    }
}

#[test]
fn a_rematch_swaps_the_sides_and_the_ai_begins() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    let effects = update(&mut state, Event::Rematch);
    assert_eq!((state.settings.now().light, state.settings.now().dark), (Ai, Human));
    assert_eq!(effects[0], Effect::SaveSettings);
    assert!(matches!(sent(&effects)[..], [Request::Search(search)] if search.moves.is_empty()));
    assert_eq!(announced(&state), "Rematch with sides swapped. You play dark.");
}

#[test]
fn in_a_revenge_match_the_ai_that_lost_chooses_the_other_side_and_other_rules() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    update(&mut state, Event::Revenge);
    assert_eq!((state.page, &state.settings.now().rules.to_string()[..]), (Some(Page::New), "merkel"));
    assert_eq!((&state.choice.settings.rules.to_string()[..], state.choice.you), ("medieval", Player::Dark));
    let text = "Revenge: the AI lost, so it has chosen these rules, and the other side for itself.";
    assert_eq!((words(&revenge_text(&state)), announced(&state)), (text, text));
    update(&mut state, Event::Play);
    assert_eq!((state.record.rules().as_str(), state.record.played(), state.page), ("medieval", 0, None));
    assert_eq!((state.settings.now().light, state.settings.now().dark), (Ai, Human));
    update(&mut state, Event::PageShown(Some(Page::New)));
    assert_eq!(words(&revenge_text(&state)), "", "the next game is like any other");
}

#[test]
fn in_a_revenge_match_people_who_lost_choose_for_themselves() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    (state.settings.now_mut().light, state.settings.now_mut().dark) = (Ai, Human);
    update(&mut state, Event::Revenge);
    assert_eq!(words(&revenge_text(&state)), "Revenge: you lost, so you choose the rules and your side.");
    assert_eq!((&state.choice.settings.rules.to_string()[..], state.choice.you), ("merkel", Player::Dark));
    update(&mut state, Event::PageClosed(Page::New));
    assert!(state.choice.loser.is_none());
    let mut state = two_people(&[&LAST_MOVE[..], &[WINNING]].concat());
    update(&mut state, Event::Revenge);
    assert_eq!(words(&revenge_text(&state)), "Revenge: dark lost, and may choose the rules and the side.");
    let mut state = two_people(&["d2-c3"]);
    update(&mut state, Event::Revenge);
    assert_eq!((state.choice.loser, state.page), (None, None), "the game is not over");
}

#[test]
fn the_last_move_ends_the_game_and_says_why() {
    let mut state = against_ai(&LAST_MOVE);
    let way: Vec<&str> = WINNING.split('x').collect();
    while state.ending.is_none() {
        // The piece goes on by itself where it can only go one way.
        let next = in_hand(&state).len();
        activate(&mut state, way[next]);
    }
    let result = ending_text(&state);
    assert!(result.starts_with("You won: dark "), "{result}");
    assert_eq!(announced(&state), format!("Light: {WINNING}. {result}"));
    assert!(sent(&settle(&mut state)).is_empty(), "nobody thinks any more");
}

#[test]
fn every_ending_has_its_text() {
    let text = |outcome, reason| {
        let mut state = two_people(&[]);
        state.ending = Some(Ending { outcome, reason });
        ending_text(&state)
    };
    assert_eq!(text(Outcome::Win(Player::Light), Reason::NoMoves), "Light wins: dark cannot move.");
    assert_eq!(text(Outcome::Win(Player::Dark), Reason::NoPieces), "Dark wins: light has no piece left.");
    assert_eq!(text(Outcome::Draw, Reason::Repetition), "Draw: the same position for the third time.");
    assert_eq!(text(Outcome::Draw, Reason::QuietPlies), "Draw: a hundred moves without a capture.");
    assert_eq!(ending_text(&two_people(&[])), "");
}

#[test]
fn the_ai_against_itself_can_be_paused_and_resumed() {
    let mut state = game(Ai, Ai, &[]);
    let id = search_of(&go_on(&mut state));
    assert_eq!(sent(&update(&mut state, Event::Pause)), [&Request::Stop { id }]);
    assert_eq!((state.waits(), announced(&state)), (true, "Paused."));
    update(&mut state, done(id, Some("c2-c3")));
    assert_eq!(moves(&state), [""; 0], "what comes after the pause is dropped");
    let id = search_of(&update(&mut state, Event::Resume));
    update(&mut state, done(id, Some("c2-c3")));
    assert_eq!(moves(&state), ["c2-c3"]);
    assert!(matches!(sent(&settle(&mut state))[..], [Request::Search(_)]), "the other side thinks next");
}

#[test]
fn a_pause_between_two_moves_holds() {
    let mut state = game(Ai, Ai, &[]);
    let id = search_of(&go_on(&mut state));
    update(&mut state, done(id, Some("c2-c3")));
    update(&mut state, Event::Pause);
    assert_eq!(sent(&settle(&mut state)).len(), 0);
}

#[test]
fn a_game_of_the_ai_with_itself_waits_after_a_reload() {
    assert!(game(Ai, Ai, &["c2-c3"]).waits());
    assert!(!game(Ai, Ai, &[]).waits());
    assert!(!against_ai(&["c2-c3"]).waits());
}

#[test]
fn taking_the_ais_side_ends_its_thinking() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = update(&mut state, Event::Option(OptionEvent::Controller(Player::Dark, Human)));
    assert_eq!(effects, [Effect::SaveSettings, stop(id)]);
    assert!(state.humans_turn());
    let effects = update(&mut state, Event::Option(OptionEvent::Controller(Player::Dark, Ai)));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]));
}

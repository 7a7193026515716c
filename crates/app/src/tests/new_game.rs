//! New games, with and without a handicap, rematches, endings and pausing.

use alquerque_core::family::{AnyGame, GAMES};
use alquerque_core::{Ending, Outcome, Player, Reason};

use super::*;
use crate::command::Command;
use crate::game::mode::GameMode;
use crate::new_game::handicap::{MAX_HANDICAP, with_handicap};
use crate::new_game::{ChoiceEvent, Opponent, revenge_text};
use crate::notice::Offer;
use crate::page::Page;
use crate::settings::{read, text_of};

/// Id of the only search requested.
fn search_of(effects: &[Effect]) -> u32 {
    let [Request::Search(search)] = sent(effects)[..] else { panic!("{effects:?}") };
    search.id
}

#[test]
fn a_new_game_stops_the_search_and_its_late_answer_is_dropped() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = start_new(&mut state);
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert_eq!(state.thinking(), None);
    let before = state.clone();
    assert_eq!(update(&mut state, done(id, Some("d4xb2"))), []);
    assert_eq!((moves(&state), state.last_result().is_none()), (moves(&before), true));
    let progress = Answer::Progress { id, report: SearchReport::default() };
    assert_eq!(update(&mut state, said(progress)), []);
    assert_eq!(state.thinking(), None);
}

#[test]
fn an_unfinished_game_can_be_restored() {
    let mut state = against_ai(&[]);
    thinking(&mut state);
    start_new(&mut state);
    assert_eq!(notice(&state), "replaces-unfinished");
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::BringBack));
    let effects = update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(moves(&state), ["d2-c3"]);
    assert_eq!(effects, [Effect::SaveGame]);
    // It is the AI's turn there, so the game is paused; after resuming, the AI searches.
    assert_eq!((state.waits(), state.thinking()), (true, None));
    let effects = update(&mut state, Event::Command(Command::Resume));
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]), "{effects:?}");
    assert_eq!(update(&mut state, Event::Command(Command::BringBack)), [], "only once");
}

#[test]
fn restoring_a_game_stops_the_search_of_the_new_one() {
    let mut state = game(Ai, Human, &["d2-c3"]);
    let id = search_of(&start_new(&mut state));
    let effects = update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert_eq!((state.waits(), moves(&state)), (false, vec!["d2-c3".to_owned()]), "it is the human's turn");
}

#[test]
fn untouched_and_finished_games_are_not_offered_for_restoring() {
    for mut state in [two_people(&[]), two_people(&[&LAST_MOVE[..], &[WINNING]].concat())] {
        start_game(&mut state);
        assert_eq!((state.notices.current(), state.game.replaced.is_none()), (None, true));
        assert_eq!(announced(&state), "new-game-begins(side: light, other: dark)");
    }
}

#[test]
fn new_always_opens_the_sheet() {
    for mut state in [against_ai(&[]), against_ai(&["d2-c3"]), against_ai(&[&LAST_MOVE[..], &[WINNING]].concat())] {
        assert_eq!(update(&mut state, Event::Command(Command::NewGame)), [Effect::OpenPage(Page::New)]);
    }
}

#[test]
fn a_rematch_swaps_the_sides_and_the_ai_begins() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    let effects = update(&mut state, Event::Command(Command::Rematch));
    assert_eq!((state.settings.current().light, state.settings.current().dark), (Ai, Human));
    assert_eq!(effects[0], Effect::SaveSettings);
    assert!(matches!(sent(&effects)[..], [Request::Search(search)] if search.course.moves.is_empty()));
    assert_eq!(announced(&state), "rematch-you(side: dark, other: light)");
}

#[test]
fn in_a_revenge_the_losing_ai_swaps_sides_and_changes_rules() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Command(Command::Revenge));
    assert_eq!((state.page.current(), &state.settings.current().rules.to_string()[..]), (Some(Page::New), "merkel"));
    assert_eq!((&state.choice().settings.rules.to_string()[..], state.choice().you), ("medieval", Player::Dark));
    let text = "revenge-ai";
    assert_eq!((phrases(revenge_text(&state)), announced(&state)), (text, text));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!(
        (state.game.record.rules().as_str(), state.game.record.played(), state.page.current()),
        ("medieval", 0, None)
    );
    assert_eq!((state.settings.current().light, state.settings.current().dark), (Ai, Human));
    update(&mut state, Event::PageShown(Some(Page::New)));
    assert_eq!(phrases(revenge_text(&state)), "", "the next game is a normal one");
}

#[test]
fn in_a_revenge_a_losing_human_chooses() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    (state.settings.current_mut().light, state.settings.current_mut().dark) = (Ai, Human);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Command(Command::Revenge));
    assert_eq!(phrases(revenge_text(&state)), "revenge-you");
    assert_eq!((&state.choice().settings.rules.to_string()[..], state.choice().you), ("merkel", Player::Dark));
    update(&mut state, Event::PageClosed(Page::New));
    assert!(state.choice().loser.is_none());
    let mut state = two_people(&[&LAST_MOVE[..], &[WINNING]].concat());
    update(&mut state, Event::Command(Command::Revenge));
    assert_eq!(phrases(revenge_text(&state)), "revenge-side(side: dark, other: light)");
    let mut state = two_people(&["d2-c3"]);
    update(&mut state, Event::Command(Command::Revenge));
    assert_eq!((state.choice().loser, state.page.current()), (None, None), "the game is not over");
}

#[test]
fn the_last_move_ends_the_game_and_says_why() {
    let mut state = against_ai(&LAST_MOVE);
    let way: Vec<&str> = WINNING.split('x').collect();
    while state.game.ending.is_none() {
        // Forced jumps are played automatically.
        let next = in_hand(&state).len();
        activate(&mut state, way[next]);
    }
    let result = ending_text(&state);
    assert_eq!(result, "result-no-pieces(side: light, other: dark, lone: won)");
    let played = format!("played(side: light, other: dark, turn: {WINNING}, flips: 0)");
    assert!(
        announced(&state).starts_with(&format!("{played} {result} end-first-win(variant: 1)")),
        "{}",
        announced(&state)
    );
    assert!(sent(&settle(&mut state)).is_empty(), "no search is running");
}

#[test]
fn every_ending_has_its_text() {
    let text = |outcome, reason| {
        let mut state = two_people(&[]);
        state.game.ending = Some(Ending { outcome, reason });
        ending_text(&state)
    };
    assert_eq!(
        text(Outcome::Win(Player::Light), Reason::NoMoves),
        "result-no-move(side: light, other: dark, lone: nobody)"
    );
    assert_eq!(
        text(Outcome::Win(Player::Dark), Reason::NoPieces),
        "result-no-pieces(side: dark, other: light, lone: nobody)"
    );
    assert_eq!(text(Outcome::Draw, Reason::Repetition), "draw-repetition");
    assert_eq!(text(Outcome::Draw, Reason::QuietPlies), "draw-quiet(game: alquerque)");
    assert_eq!(ending_text(&two_people(&[])), "");
}

#[test]
fn the_ai_against_itself_can_be_paused_and_resumed() {
    let mut state = game(Ai, Ai, &[]);
    let id = search_of(&continue_game(&mut state));
    assert_eq!(sent(&update(&mut state, Event::Command(Command::Pause))), [&Request::Stop { id }]);
    assert_eq!((state.waits(), announced(&state)), (true, "paused"));
    update(&mut state, done(id, Some("c2-c3")));
    assert_eq!(moves(&state), [""; 0], "a result after the pause is dropped");
    let id = search_of(&update(&mut state, Event::Command(Command::Resume)));
    update(&mut state, done(id, Some("c2-c3")));
    assert_eq!(moves(&state), ["c2-c3"]);
    assert!(matches!(sent(&settle(&mut state))[..], [Request::Search(_)]), "the other side thinks next");
}

#[test]
fn a_pause_between_two_moves_holds() {
    let mut state = game(Ai, Ai, &[]);
    let id = search_of(&continue_game(&mut state));
    update(&mut state, done(id, Some("c2-c3")));
    update(&mut state, Event::Command(Command::Pause));
    assert_eq!(sent(&settle(&mut state)).len(), 0);
}

#[test]
fn a_game_of_the_ai_against_itself_pauses_after_a_reload() {
    assert!(game(Ai, Ai, &["c2-c3"]).waits());
    assert!(!game(Ai, Ai, &[]).waits());
    assert!(!against_ai(&["c2-c3"]).waits());
}

#[test]
fn taking_over_the_ais_side_cancels_its_search() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = seat(&mut state, Player::Dark, Human);
    assert_eq!(effects, [Effect::SaveSettings, stop(id)]);
    assert!(state.is_human_to_move());
    assert_eq!(
        (status(&state), moves(&state)),
        ("status-side(side: dark, other: light, task: capture)", vec!["d2-c3".to_owned()])
    );
    let effects = seat(&mut state, Player::Dark, Ai);
    assert!(matches!(sent(&effects)[..], [Request::Search(_)]));
    seat(&mut state, Player::Dark, Human);
    activate_all(&mut state, &["b4", "d2"]);
    settle(&mut state);
    assert_eq!((state.to_move(), moves(&state).len()), (Player::Light, 2));
}

/// An older Othello game waits while Alquerque is played; then a new Othello game starts.
#[test]
fn the_way_back_leads_to_the_game_just_left_with_its_players() {
    let mut state = game_of("othello", Human, Human, &["f5"]);
    for kind in [GameId::Alquerque, GameId::Othello] {
        update(&mut state, Event::PageShown(Some(Page::New)));
        update(&mut state, Event::Choice(ChoiceEvent::Game(kind)));
        if kind == GameId::Alquerque {
            update(&mut state, Event::Choice(ChoiceEvent::Opponent(Opponent::Computer)));
        }
        update(&mut state, Event::Command(Command::Play));
        if kind == GameId::Alquerque {
            update(&mut state, Event::Typed("d2-c3".to_owned()));
        }
    }
    assert_eq!((state.settings.game(), moves(&state).len()), (GameId::Othello, 0));
    assert!(notice(&state).starts_with("replaces-unfinished"));
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((state.settings.game(), moves(&state)), (GameId::Alquerque, vec!["d2-c3".to_owned()]));
    assert!(state.has_ai());
    // And the older one is where it was, with its two people.
    update(&mut state, Event::Start(GameId::Othello));
    assert_eq!((moves(&state).len(), state.has_ai()), (1, false));
}

#[test]
fn my_games_lists_running_games_however_short() {
    let mut state = game_of("othello", Human, Human, &["f5"]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Game(GameId::Alquerque)));
    update(&mut state, Event::Command(Command::Play));
    update(&mut state, Event::Typed("d2-c3".to_owned()));
    let listed = format!("{:?}", crate::record::view::library(&state));
    assert!(listed.contains("game-on-board") && listed.contains("\"othello\""), "{listed}");
    update(&mut state, Event::PageShown(Some(Page::Library)));
    update(&mut state, Event::Start(GameId::Othello));
    assert_eq!((state.settings.game(), moves(&state).len(), state.page.current()), (GameId::Othello, 1, None));
}

#[test]
fn an_undone_game_has_no_result_in_my_games() {
    let mut state = game(Human, Human, &LAST_MOVE);
    activate_all(&mut state, &["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
    settle(&mut state);
    let rows = |state: &State| -> Vec<String> {
        let games = crate::record::view::library(state).children_of("library-games");
        games.iter().map(|row| format!("{row:?}")).collect()
    };
    let is_named = |row: &String, id: &str| row.contains(&format!("MessageId({id:?})"));
    update(&mut state, Event::Command(Command::StepPrevious));
    let [row] = &rows(&state)[..] else { panic!("the player only looks back") };
    assert!(is_named(row, "game-on-board") && is_named(row, "winner"), "{row}");
    update(&mut state, Event::Command(Command::StepLast));
    update(&mut state, Event::Command(Command::Undo));
    let [on_board, finished] = &rows(&state)[..] else { panic!("the finished game stays") };
    assert!(is_named(on_board, "game-on-board") && !is_named(on_board, "winner"), "{on_board}");
    assert!(is_named(finished, "winner"), "{finished}");
}

fn count(record: &dyn AnyRecord, player: Player) -> usize {
    record.board().spots().filter(|&spot| record.piece(spot).is_some_and(|piece| piece.player == player)).count()
}

#[test]
fn the_giver_has_fewer_pieces_or_the_other_side_has_corners() {
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let rules: AnyGame = ruleset.name.parse().unwrap();
        let start = rules.record();
        for (giver, pieces) in
            Player::BOTH.into_iter().flat_map(|giver| (0..=MAX_HANDICAP).map(move |pieces| (giver, pieces)))
        {
            let record = with_handicap(rules.record(), giver, pieces);
            let given = usize::from(pieces);
            let name = format!("{} {giver:?} {pieces}", ruleset.name);
            assert_eq!(record.start_text().is_some(), pieces > 0, "{name}");
            assert_eq!(record.to_move(), start.to_move(), "{name}");
            assert!(record.ending().is_none(), "{name}");
            let (own, other) = (count(&*start, giver), count(&*start, giver.opponent()));
            let expected =
                if record.board().game == GameId::Othello { (own, other + given) } else { (own - given, other) };
            assert_eq!((count(&*record, giver), count(&*record, giver.opponent())), expected, "{name}");
        }
    }
    // Without e5, Light could capture four pieces at once.
    let record = with_handicap(AnyGame::from(GameId::Alquerque).record(), Player::Dark, 2);
    let empty = record.board().spots().filter(|&spot| record.piece(spot).is_none());
    let missing: Vec<String> =
        empty.filter_map(|spot| record.spot_name(spot)).filter(|name| name.ends_with('5')).collect();
    assert_eq!(missing, ["a5", "b5"]);
}

#[test]
fn the_computer_gives_it_in_the_next_game_and_in_the_rematch() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::Command(Command::NewGame));
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Handicap(3)));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!((count(&*state.game.record, Player::Light), count(&*state.game.record, Player::Dark)), (12, 9));
    let told = "handicap(pieces: 3)";
    assert_eq!(notice(&state), told);
    // The same after a game from elsewhere.
    state.settings.current_mut().set_mode(GameMode::Loaded);
    start_new(&mut state);
    assert_eq!(count(&*state.game.record, Player::Dark), 9);
    let kept = read(&text_of(&state.settings)).unwrap();
    assert_eq!(kept.current().handicap, 3);
    update(&mut state, Event::Typed("d2-c3".to_owned()));
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(phrases(state.help_phrase()), "with-handicap(counts: no)");
    update(&mut state, Event::Command(Command::Rematch));
    assert_eq!((count(&*state.game.record, Player::Light), count(&*state.game.record, Player::Dark)), (9, 12));
}

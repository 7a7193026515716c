//! A puzzle on the board: right and wrong moves, hints, the solution and what follows it.

use alquerque_app::command::Command;
use alquerque_app::editor::EditorEvent;
use alquerque_app::effect::Effect;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::page::Page;
use alquerque_app::record::RecordEvent;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_puzzles::{Goal, Puzzle, Theme};

use super::page::{
    about, announced, answer, due, game, panel, play, puzzle, solve, started, started_long, started_with, watch,
};
use crate::effect::StudyEffect;
use crate::event::{Event, NodeEvent, PuzzlesEvent};
use crate::puzzles::activity::Activity;
use crate::puzzles::progress::Progress;
use crate::puzzles::sequel::Sequel;
use crate::puzzles::solving::SolvingStage;
use crate::puzzles::view::replaces_status;
use crate::tab::Tab;
use crate::update::handle;

#[test]
fn the_opponents_pieces_cannot_be_moved_and_hints_have_two_steps() {
    let (mut study, mut state) = started(Activity::Stream);
    assert!(!state.game.legal().is_empty());
    handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Hint));
    handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Hint));
    let best = study.puzzles.current.as_ref().unwrap().best().unwrap();
    let (hinted, is_whole) = state.hinted().unwrap();
    assert_eq!((hinted, is_whole), (&state.game.legal()[best], true));
    let text = hinted.text.clone();
    let node = state.game.record.add(NodeId::ROOT, &text).unwrap();
    handle(&mut study, &mut state, Event::Node(NodeEvent::Select(node)));
    assert!(matches!(study.puzzles.current.as_ref().unwrap().stage, SolvingStage::Waiting | SolvingStage::Solved));
    assert!(state.game.legal().is_empty() || study.puzzles.current.as_ref().unwrap().is_done());
    assert_eq!(study.puzzles.progress.games[GameId::Othello].count, 0, "not over, and not rated because of the hint");
}

#[test]
fn the_reply_is_spoken() {
    let (mut study, mut state) = started_long();
    let best = answer(&study, &state, true);
    let solver = state.to_move();
    let reply = play(&mut study, &mut state, &best).unwrap();
    puzzle(&mut study, &mut state, reply);
    let record = &state.game.record;
    let (side, other) = if solver == Player::Light { ("black", "white") } else { ("white", "black") };
    let last = record.move_text(record.tree().current());
    let told = panel(&study, &state);
    assert_eq!(announced(&state), format!("played(side: {side}, other: {other}, turn: {last}, flips: 3) {told}"));
    assert!(told.starts_with("puzzle-good-go-on(goal: puzzle-goal(side: "), "{told}");
}

#[test]
fn the_solution_is_written_and_played_move_by_move() {
    let (mut study, mut state) = started_long();
    let effects = puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
    let shown = study.puzzles.current.as_ref().unwrap().shown.clone();
    assert!(shown.len() > 1);
    let text = panel(&study, &state);
    assert!(text.contains(&shown.join(", ")), "{text}");
    assert!(announced(&state).starts_with(text), "{}", announced(&state));
    assert_eq!(state.game.record.played(), 0, "it starts at the current position");
    let due = |effects: Vec<StudyEffect>| {
        effects.into_iter().find_map(|effect| match effect {
            StudyEffect::Game(Effect::After { event: event @ AppEvent::Record(RecordEvent::ReplayDue(_)), .. }) => {
                Some(event)
            }
            _ => None,
        })
    };
    let mut next = due(effects);
    for played in 1..=shown.len() {
        let effects = game(&mut study, &mut state, next.take().expect("the next move is due"));
        assert_eq!(state.game.record.played(), played);
        assert!(announced(&state).starts_with(text), "the moves were already announced");
        next = due(effects);
    }
    assert_eq!(next, None);
    // Stepping is announced as everywhere, and stops the replay.
    game(&mut study, &mut state, AppEvent::Command(Command::StepPrevious));
    assert!(!announced(&state).contains("puzzle-shown"), "{}", announced(&state));
}

#[test]
fn stepping_stops_the_solution() {
    let (mut study, mut state) = started(Activity::Stream);
    puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
    assert!(state.is_replaying());
    game(&mut study, &mut state, AppEvent::Command(Command::StepNext));
    assert!(!state.is_replaying() && state.game.record.played() == 1);
    assert!(!announced(&state).contains("puzzle-shown"), "{}", announced(&state));
}

#[test]
fn a_puzzle_solved_with_a_hint_says_that_it_does_not_count() {
    let (mut study, mut state) = started(Activity::Stream);
    assert_eq!(about(&study, &state), "puzzle-hint-note", "said before the hint");
    puzzle(&mut study, &mut state, PuzzlesEvent::Hint);
    assert!(announced(&state).starts_with("hint-row(at: 6)"), "{}", announced(&state));
    puzzle(&mut study, &mut state, PuzzlesEvent::Hint);
    let best = answer(&study, &state, true);
    assert_eq!(announced(&state), format!("hint-move(at: {best})"));
    solve(&mut study, &mut state);
    let end = "puzzle-solved(clean: hint, variant: 0, row: 0)";
    assert!(announced(&state).contains(end), "{}", announced(&state));
    let progress = &study.puzzles.progress;
    let othello = &progress.games[GameId::Othello];
    assert_eq!((othello.count, othello.solved.len(), othello.mistakes.len()), (0, 0, 1));
    assert_eq!(progress.streak, 0, "nor does the day count");
}

#[test]
fn a_hint_is_remembered_when_the_puzzle_is_left() {
    let (mut study, mut state) = started(Activity::Daily);
    puzzle(&mut study, &mut state, PuzzlesEvent::Hint);
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    // After a reload.
    study.puzzles.progress = Progress::read(&study.puzzles.progress.text()).unwrap();
    puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Daily));
    assert_eq!(about(&study, &state), "puzzle-helped");
    solve(&mut study, &mut state);
    assert!(panel(&study, &state).starts_with("puzzle-solved(clean: hint, "), "{}", panel(&study, &state));
    let progress = &study.puzzles.progress;
    let othello = &progress.games[GameId::Othello];
    assert_eq!((othello.count, progress.streak), (0, 0));
    assert!(othello.helped.is_empty(), "it has been counted");
}

#[test]
fn the_status_gives_way_to_the_task_and_the_result() {
    let (mut study, mut state) = started(Activity::Stream);
    assert!(replaces_status(&study.puzzles, &state));
    puzzle(&mut study, &mut state, PuzzlesEvent::Hint);
    assert!(!replaces_status(&study.puzzles, &state), "it shows the hint");
    solve(&mut study, &mut state);
    assert!(replaces_status(&study.puzzles, &state), "it would say whose move it is");
}

#[test]
fn the_study_of_a_puzzle_keeps_its_view() {
    let is_darks = |puzzle: &Puzzle| puzzle.record().unwrap().to_move() == Player::Dark;
    let (mut study, mut state) = started_with(GameId::Alquerque, is_darks);
    solve(&mut study, &mut state);
    assert!(state.board.is_flipped());
    puzzle(&mut study, &mut state, PuzzlesEvent::OpenInStudy);
    assert!(state.board.is_flipped() && state.game.aside().is_none());
    assert!(!study.edits.can_undo(), "there is nothing before it");
    game(&mut study, &mut state, AppEvent::Command(Command::StepPrevious));
    assert!(state.board.is_flipped(), "nor is it turned later");
}

#[test]
fn the_study_of_a_puzzle_has_the_solution_as_its_main_line() {
    let (mut study, mut state) = started(Activity::Stream);
    let [best, wrong] = [true, false].map(|is_good| answer(&study, &state, is_good));
    play(&mut study, &mut state, &wrong);
    puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
    puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
    puzzle(&mut study, &mut state, PuzzlesEvent::OpenInStudy);
    let record = &state.game.record;
    let [first, second] = record.tree().children(NodeId::ROOT).collect::<Vec<_>>()[..] else { panic!("two moves") };
    assert_eq!([record.move_text(first), record.move_text(second)], [best, wrong]);
    assert_eq!([record.tree().symbols(first).len(), record.tree().symbols(second).len()], [0, 1]);
}

#[test]
fn leaving_the_puzzles_ends_what_is_spoken_about_them() {
    let (mut study, mut state) = started(Activity::Stream);
    puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    assert!(announced(&state).starts_with("puzzle-rating("), "{}", announced(&state));
}

#[test]
fn a_position_that_is_set_up_ends_a_puzzle_and_is_studied() {
    let (mut study, mut state) = started(Activity::Stream);
    let text = state.game.record.position_text();
    game(&mut study, &mut state, AppEvent::PageShown(Some(Page::Editor)));
    game(&mut study, &mut state, AppEvent::Editor(EditorEvent::Text(text.clone())));
    game(&mut study, &mut state, AppEvent::Editor(EditorEvent::Play));
    assert_eq!((study.tab, study.puzzles.is_on_board), (Tab::Analysis, false));
    assert!(state.game.aside().is_none());
    assert_eq!(state.record_to_save().position_text(), text);
}

#[test]
fn a_tap_after_a_wrong_move_tries_again() {
    let (mut study, mut state) = started(Activity::Stream);
    let wrong = answer(&study, &state, false);
    let reply = play(&mut study, &mut state, &wrong).unwrap();
    let mistyped = AppEvent::Typed("a1".to_owned());
    game(&mut study, &mut state, mistyped.clone());
    assert!(state.notices.current().is_none());
    puzzle(&mut study, &mut state, reply);
    assert!(replaces_status(&study.puzzles, &state), "nobody can move");
    game(&mut study, &mut state, mistyped);
    assert!(state.notices.current().is_none());
    assert!(study.puzzles.current.as_ref().unwrap().is_open(&*state.game.record));
}

#[test]
fn after_a_shown_solution_the_piece_is_won_on_request() {
    let is_material = |puzzle: &Puzzle| matches!(puzzle.goal, Goal::Material(_));
    let (mut study, mut state) = started_with(GameId::Draughts, is_material);
    let mut won = 0;
    for _ in 0..8 {
        for effect in puzzle(&mut study, &mut state, PuzzlesEvent::Solution) {
            due(&mut study, &mut state, effect);
        }
        let sequel = study.puzzles.current.as_ref().unwrap().sequel.clone();
        if sequel.as_ref().is_some_and(Sequel::can_show) {
            watch(&mut study, &mut state, PuzzlesEvent::Sequel);
            assert!(study.puzzles.current.as_ref().unwrap().sequel.as_ref().unwrap().can_show(), "again");
            won += 1;
        }
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    }
    assert!(won >= 3, "{won}");
}

#[test]
fn a_puzzle_solved_without_help_says_the_new_rating() {
    let (mut study, mut state) = started(Activity::Stream);
    solve(&mut study, &mut state);
    let text = announced(&state);
    let solved = "puzzle-solved(clean: yes, variant: 1, row: 1)";
    assert!(text.contains(solved) && !text.contains("puzzle-change"), "there was no rating before: {text}");
    puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    solve(&mut study, &mut state);
    let text = announced(&state);
    assert!(text.contains("puzzle-solved(clean: yes, variant: 2, row: 2) puzzle-change(way: up, points: "), "{text}");
    assert!(text.contains(", sure: no, rating: 1"), "{text}");
}

#[test]
fn a_mistake_is_said_to_count_once() {
    let (mut study, mut state) = started_long();
    study.puzzles.progress.games[GameId::Othello].count = 3;
    let best = answer(&study, &state, true);
    let wrong = answer(&study, &state, false);
    play(&mut study, &mut state, &wrong);
    assert!(about(&study, &state).starts_with("puzzle-counted"), "{}", about(&study, &state));
    puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
    assert_eq!(about(&study, &state), "");
    puzzle(&mut study, &mut state, PuzzlesEvent::Hint);
    assert_eq!(about(&study, &state), "", "it has counted already");
    play(&mut study, &mut state, &wrong);
    assert_eq!(about(&study, &state), "");
    puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
    let reply = play(&mut study, &mut state, &best).unwrap();
    puzzle(&mut study, &mut state, reply);
    assert!(panel(&study, &state).starts_with("puzzle-good-go-on(") && about(&study, &state).is_empty());
    solve(&mut study, &mut state);
    assert!(about(&study, &state).contains(&format!("puzzle-verdict(move: {best}, ")), "{}", about(&study, &state));
    // Another try at it doesn't count, whatever is played.
    puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
    play(&mut study, &mut state, &wrong);
    assert_eq!(about(&study, &state), "puzzle-not-counted");
}

#[test]
fn puzzles_solved_in_a_row_are_praised() {
    let (mut study, mut state) = started(Activity::Stream);
    let mut told = Vec::new();
    for _ in 0..4 {
        solve(&mut study, &mut state);
        told.push(panel(&study, &state));
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    }
    let praise = [("yes", 1, 1), ("yes", 2, 2), ("row", 0, 3), ("yes", 1, 4)];
    let praise =
        praise.map(|(clean, variant, row)| format!("puzzle-solved(clean: {clean}, variant: {variant}, row: {row})"));
    assert_eq!(told, praise);
    puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
    for _ in 0..2 {
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
        solve(&mut study, &mut state);
    }
    assert!(panel(&study, &state).starts_with("puzzle-solved(clean: yes, "), "a shown solution ends the row");
}

#[test]
fn looking_back_leads_back_to_the_puzzle() {
    let (mut study, mut state) = started_long();
    let best = answer(&study, &state, true);
    let reply = play(&mut study, &mut state, &best).unwrap();
    puzzle(&mut study, &mut state, reply);
    game(&mut study, &mut state, AppEvent::Command(Command::StepPrevious));
    assert_eq!(panel(&study, &state), "puzzle-elsewhere");
    puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
    assert!(study.puzzles.current.as_ref().unwrap().is_open(&*state.game.record));
}

#[test]
fn the_focus_begins_where_a_move_is_possible() {
    let (_, state) = started(Activity::Stream);
    assert!(state.game.legal().iter().any(|turn| turn.path.first() == Some(&state.board.cursor())));
}

#[test]
fn a_near_win_is_played_to_the_end_of_the_game() {
    // The last move leaves the opponent without a move after one reply.
    let is_near = |puzzle: &Puzzle| puzzle.themes.has(Theme::Endgame) && puzzle.goal == Goal::Win;
    let (mut study, mut state) = started_with(GameId::Alquerque, is_near);
    let mut ended = 0;
    for _ in 0..12 {
        let solver = state.to_move();
        let mut due = None;
        while !study.puzzles.current.as_ref().unwrap().is_done() {
            let best = answer(&study, &state, true);
            due = play(&mut study, &mut state, &best);
            if let Some(reply) = due.clone().filter(|_| !study.puzzles.current.as_ref().unwrap().is_done()) {
                puzzle(&mut study, &mut state, reply);
            }
        }
        let played = state.game.record.played();
        let sequel = study.puzzles.current.as_ref().unwrap().sequel.clone();
        if let (Some(due), Some(sequel)) = (due, sequel)
            && sequel.near > 0
        {
            assert_eq!(watch(&mut study, &mut state, due), played + sequel.near);
        }
        let ending = state.game.record.ending();
        if let Some(ending) = ending {
            assert_eq!(ending.outcome, Outcome::Win(solver));
            ended += 1;
        }
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    }
    assert!(ended >= 4, "{ended}");
}

#[test]
fn an_endgame_of_othello_is_shown_to_its_score_on_request() {
    let is_far = |puzzle: &Puzzle| {
        puzzle.position.matches('-').count() > 11 && puzzle.solution.length() < 3 && puzzle.goal == Goal::Win
    };
    let (mut study, mut state) = started_with(GameId::Othello, is_far);
    solve(&mut study, &mut state);
    for _ in 0..30 {
        let sequel = study.puzzles.current.as_ref().unwrap().sequel.clone();
        if sequel.is_some_and(|sequel| sequel.can_show() && sequel.near == 0) {
            break;
        }
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
        solve(&mut study, &mut state);
    }
    let text = about(&study, &state);
    assert!(text.starts_with("puzzle-sequel(") && text.contains("end: win, scored: yes"), "{text}");
    watch(&mut study, &mut state, PuzzlesEvent::Sequel);
    assert!(state.game.record.ending().is_some());
    let [light, dark] = state.game.record.score().unwrap();
    assert!(text.contains(&format!("own: {}, opponents: {}, ", light.max(dark), light.min(dark))), "{text}");
    assert!(study.puzzles.current.as_ref().unwrap().sequel.as_ref().unwrap().can_show(), "again");
}

#[test]
fn after_a_shown_solution_the_rest_can_be_shown_too() {
    let is_win = |puzzle: &Puzzle| puzzle.goal == Goal::Win;
    let (mut study, mut state) = started_with(GameId::Othello, is_win);
    for effect in puzzle(&mut study, &mut state, PuzzlesEvent::Solution) {
        due(&mut study, &mut state, effect);
    }
    let text = about(&study, &state);
    assert!(text.starts_with("puzzle-sequel(") && text.contains("end: win, scored: yes"), "{text}");
    watch(&mut study, &mut state, PuzzlesEvent::Sequel);
    let [light, dark] = state.game.record.score().unwrap();
    assert!(text.contains(&format!("own: {}, opponents: {}, ", light.max(dark), light.min(dark))), "{text}");
}

#[test]
fn a_wrong_move_says_what_is_wrong_with_it() {
    let is_win = |puzzle: &Puzzle| puzzle.goal == Goal::Win;
    let (mut study, mut state) = started_with(GameId::Othello, is_win);
    let wrong = answer(&study, &state, false);
    let reply = play(&mut study, &mut state, &wrong).unwrap();
    assert_eq!(
        panel(&study, &state),
        format!("puzzle-wrong(move: {wrong}, why: puzzle-result(result: no-win, scored: no))")
    );
    for effect in puzzle(&mut study, &mut state, reply) {
        due(&mut study, &mut state, effect);
    }
    let text = panel(&study, &state);
    assert!(text.starts_with("puzzle-wrong-refuted(side: "), "it names the answer: {text}");
    let (_, why) = text.split_once(&format!(", move: {wrong}, why: ")).unwrap();
    let is_drawn = why.starts_with("puzzle-result(result: draw, own: 32, opponents: 32, scored: yes)");
    assert!(why.starts_with("puzzle-result(result: loss, ") || is_drawn, "{text}");
}

#[test]
fn a_reason_names_all_pieces_that_are_lost() {
    let is_meant = |puzzle: &Puzzle| puzzle.position.starts_with("4l/5/l1d1d/5/3l1 d");
    let (mut study, mut state) = started_with(GameId::Alquerque, is_meant);
    let reply = play(&mut study, &mut state, "e3-d2").unwrap();
    for effect in puzzle(&mut study, &mut state, reply) {
        due(&mut study, &mut state, effect);
    }
    assert_eq!(
        panel(&study, &state),
        "puzzle-wrong-refuted(side: light, other: dark, reply: d1xd3xb3, move: e3\u{2011}d2, \
         why: review-why-all(count: 2, side: dark, other: light))"
    );
}

#[test]
fn a_missed_puzzle_can_be_tried_again_at_once() {
    let (mut study, mut state) = started(Activity::Stream);
    let id = study.puzzles.current.as_ref().unwrap().id;
    puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
    let rating = study.puzzles.progress.games[GameId::Othello].rating;
    puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
    assert_eq!(study.puzzles.current.as_ref().unwrap().id, id);
    assert_eq!(about(&study, &state), "puzzle-not-counted");
    solve(&mut study, &mut state);
    assert!(panel(&study, &state).starts_with("puzzle-solved("));
    assert_eq!(study.puzzles.progress.games[GameId::Othello].rating, rating, "not counted again");
    puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
    puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Mistakes));
    assert_eq!(study.puzzles.current.as_ref().unwrap().id, id, "also before it is due");
    puzzle(&mut study, &mut state, PuzzlesEvent::Next);
    assert!(study.puzzles.is_exhausted && replaces_status(&study.puzzles, &state));
}

//! Mistakes as exercises.

use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::Closed;
use alquerque_app::record::RecordEvent;
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::record::Header;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::message;
use alquerque_messages::{Answer, ExpectedScore, RootMove, SearchReport, StudyAnswer};

use super::{MOVES, OPENING, analysis, ended, in_words, node, orders, phrases, review, reviewed, set, studied};
use crate::effect::StudyEffect;
use crate::event::{Event, ExerciseEvent, PuzzlesEvent, ReviewEvent};
use crate::puzzles::activity::Activity;
use crate::puzzles::view::panel_text;
use crate::review::exercises::state::{Fault, TryStage};
use crate::review::exercises::{Mark, marks};
use crate::review::view::can_keep;
use crate::review::{ExerciseResult, words};
use crate::study::Study;
use crate::tab::Tab;
use crate::update::{follow, handle};
use crate::worker::Worker;

/// Two mistakes: Dark's second move and Light's reply.
fn answer(ply: usize) -> SearchReport {
    match ply {
        0 | 1 => analysis(0.5, None, &[]),
        2 => analysis(0.6, None, &[("c5 f4", 0.6), ("c3", 0.2)]),
        3 => analysis(0.8, None, &[("f4", 0.8), ("d3", 0.5)]),
        _ => analysis(if ply.is_multiple_of(2) { 0.6 } else { 0.4 }, None, &[]),
    }
}

fn learning() -> (Study, State) {
    let (mut study, mut state) = studied("othello", &OPENING);
    reviewed(&mut study, &mut state, answer);
    (study, state)
}

fn play(study: &mut Study, state: &mut State, mv: &str) -> Vec<StudyEffect> {
    update(state, AppEvent::Typed(mv.to_owned()));
    follow(study, state)
}

fn stage(study: &Study, state: &State) -> TryStage {
    study.review.exercises(state).unwrap().0.stage.clone()
}

fn receive_analysis(study: &mut Study, state: &mut State, id: u32, report: SearchReport) -> Vec<StudyEffect> {
    let answer = JobEvent::Answer(Answer::Study(StudyAnswer::Analysis { id, report, done: true }));
    handle(study, state, Event::Worker(Worker::Exercise, answer))
}

#[test]
fn an_exercise_shows_the_position_before_the_mistake_and_restores_the_record() {
    let (mut study, mut state) = learning();
    let (before, now) = (state.game.record.tree().state(), state.game.record.tree().current());
    set(&mut study, &mut state, ExerciseEvent::Begin);
    assert_eq!(state.game.record.played(), 2);
    assert_eq!(words::exercise(&study.review, &state).unwrap().id(), message::REVIEW_EXERCISE);
    play(&mut study, &mut state, "c5");
    assert_eq!(stage(&study, &state), TryStage::Good);
    assert_ne!(state.game.record.tree().state(), before);
    assert_eq!(state.record_to_save().tree().state(), before, "the saved record has no attempts");
    assert!(!study.edits.can_redo());
    let effects = set(&mut study, &mut state, ExerciseEvent::Leave);
    assert_eq!((state.game.record.tree().state(), state.game.record.tree().current()), (before, now));
    assert!(state.game.aside().is_none() && ended(&effects) == [Worker::Exercise]);
}

#[test]
fn a_try_is_analyzed_and_its_refutation_shown() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, ExerciseEvent::Begin);
    // The move from the game: its loss and the reply are known.
    play(&mut study, &mut state, "c3");
    assert_eq!(stage(&study, &state), TryStage::Bad(Fault::Costs(400), Some("f4".to_owned())));
    assert!(matches!(marks(&study.review, &state)[..], [Mark::Answer(_)]));
    assert!(study.review.done.is_empty());
    set(&mut study, &mut state, ExerciseEvent::Again);
    assert_eq!((stage(&study, &state), state.game.record.played()), (TryStage::Open, 2));
    // A step back works as well.
    play(&mut study, &mut state, "c3");
    update(&mut state, AppEvent::Record(RecordEvent::GoTo(2)));
    follow(&mut study, &mut state);
    assert_eq!(stage(&study, &state), TryStage::Open);
    play(&mut study, &mut state, "c5");
    assert_eq!(stage(&study, &state), TryStage::Good);
    let key = state.game.record.tree().key(node(state.game.own(), 3));
    assert_eq!(study.review.done.get(&key), Some(&ExerciseResult::Solved));
}

#[test]
fn a_tap_after_a_bad_try_leads_back_to_the_exercise() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, ExerciseEvent::Begin);
    play(&mut study, &mut state, "c3");
    assert!(matches!(stage(&study, &state), TryStage::Bad(..)));
    // Not a legal reply.
    play(&mut study, &mut state, "a1");
    assert_eq!((stage(&study, &state), state.game.record.played()), (TryStage::Open, 2));
    assert!(state.notices.current().is_none());
    play(&mut study, &mut state, "a1");
    assert!(state.notices.current().is_some(), "in the exercise, it is refused");
    play(&mut study, &mut state, "c3");
    play(&mut study, &mut state, "f4");
    play(&mut study, &mut state, "a1");
    assert_eq!(state.game.record.played(), 4, "the reply was played");
}

#[test]
fn the_move_of_the_game_cannot_be_kept_again() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, ExerciseEvent::Begin);
    assert!(!can_keep(&study.review, &state));
    play(&mut study, &mut state, "c3");
    assert!(!can_keep(&study.review, &state));
    set(&mut study, &mut state, ExerciseEvent::Again);
    play(&mut study, &mut state, "c7");
    assert!(can_keep(&study.review, &state));
    set(&mut study, &mut state, ExerciseEvent::AddLine);
    assert!(can_keep(&study.review, &state), "its button stays, disabled");
}

#[test]
fn an_unknown_try_is_searched_and_late_answers_are_dropped() {
    let (mut study, mut state) = learning();
    review(&mut study, &mut state, ReviewEvent::ExerciseAt(2));
    let mv = "c7";
    let all = orders(&play(&mut study, &mut state, mv));
    assert_eq!(stage(&study, &state), TryStage::Analyzing);
    assert_eq!(all[0].course.moves, ["f5", "d6", mv]);
    receive_analysis(&mut study, &mut state, all[0].id + 5, analysis(0.9, None, &[]));
    assert_eq!(stage(&study, &state), TryStage::Analyzing);
    receive_analysis(&mut study, &mut state, all[0].id, analysis(0.7, None, &[("c5", 0.7)]));
    assert_eq!(stage(&study, &state), TryStage::Bad(Fault::Costs(300), Some("c5".to_owned())));
    set(&mut study, &mut state, ExerciseEvent::Again);
    let all = orders(&play(&mut study, &mut state, mv));
    set(&mut study, &mut state, ExerciseEvent::Again);
    receive_analysis(&mut study, &mut state, all[0].id, analysis(0.7, None, &[]));
    assert_eq!(stage(&study, &state), TryStage::Open);
    play(&mut study, &mut state, mv);
    handle(&mut study, &mut state, Event::Worker(Worker::Exercise, JobEvent::Closed(Closed::GivenUp)));
    assert_eq!(stage(&study, &state), TryStage::Unknown);
}

#[test]
fn a_try_that_loses_for_certain_is_called_lost() {
    for (proven, said) in [
        (Outcome::Win(Player::Light), "review-exercise-loses(move: c7, same: no)"),
        (Outcome::Draw, "review-exercise-bad(points: 10, move: c7, same: no)"),
    ] {
        let (mut study, mut state) = studied("othello", &OPENING);
        reviewed(&mut study, &mut state, |ply| {
            let mut analysis = answer(ply);
            if ply == 2 {
                // The prover's verdict, together with the estimates of a search.
                analysis.root_moves.push(RootMove {
                    expected: Some(ExpectedScore::from_outcome(proven, Player::Dark)),
                    proven: Some(proven),
                    line: vec!["c7".to_owned()],
                    ..RootMove::new("c7".to_owned())
                });
            }
            analysis
        });
        set(&mut study, &mut state, ExerciseEvent::Begin);
        let all = orders(&play(&mut study, &mut state, "c7"));
        assert_eq!(text(&study, &state), said);
        // The reply is still missing; the search that finds it rates the move lower.
        receive_analysis(&mut study, &mut state, all[0].id, analysis(0.4, None, &[("c5", 0.4)]));
        assert_eq!(
            text(&study, &state),
            format!("review-exercise-answered(said: {said}, answer: c5, side: white, other: black)")
        );
    }
}

/// Creates a game of Alquerque from these moves with one mistake by Light, and the better move.
fn mistaken(moves: &[&str], mistake: usize, better: &str) -> (Study, State) {
    let (mut study, mut state) = studied("merkel", moves);
    reviewed(&mut study, &mut state, |ply| match ply {
        _ if ply == mistake => analysis(0.6, None, &[(better, 0.6), (moves[mistake], 0.2)]),
        _ if ply < mistake => analysis(0.5, None, &[]),
        _ => analysis(if ply.is_multiple_of(2) { 0.2 } else { 0.8 }, None, &[]),
    });
    set(&mut study, &mut state, ExerciseEvent::Begin);
    (study, state)
}

fn text(study: &Study, state: &State) -> &'static str {
    phrases(words::exercise(&study.review, state).unwrap())
}

#[test]
fn hints_reveal_the_piece_and_the_solution_is_separate() {
    let (mut study, mut state) = mistaken(&MOVES, 2, "b2xb4");
    assert!(marks(&study.review, &state).is_empty());
    set(&mut study, &mut state, ExerciseEvent::Hint);
    assert!(matches!(marks(&study.review, &state)[..], [Mark::Ring(_)]));
    assert_eq!(words::exercise(&study.review, &state).unwrap().id(), message::REVIEW_HINT_PIECE);
    // The target is the whole move, so there is no further hint.
    assert_eq!(study.review.next_hint(&state), None);
    set(&mut study, &mut state, ExerciseEvent::Hint);
    assert_eq!(words::exercise(&study.review, &state).unwrap().id(), message::REVIEW_HINT_PIECE);
    assert!(study.review.done.is_empty());
    set(&mut study, &mut state, ExerciseEvent::Solution);
    assert!(matches!(marks(&study.review, &state)[..], [Mark::Good(_)]));
    assert_eq!(text(&study, &state), "review-exercise-solution(more: no, move: b2xb4, moves: )");
    assert!(study.review.exercises(&state).unwrap().0.is_done());
    play(&mut study, &mut state, "b2xb4");
    assert_eq!(study.review.done.values().collect::<Vec<_>>(), [&ExerciseResult::Shown], "it does not count as found");
}

#[test]
fn no_hint_is_offered_if_none_can_be_given() {
    let (mut study, mut state) = mistaken(&MOVES, 2, "b2xb4");
    assert!(study.review.next_hint(&state).is_some());
    let task = text(&study, &state);
    set(&mut study, &mut state, ExerciseEvent::Hint);
    // Elsewhere in the game a hint would be about another position.
    let root = alquerque_core::record::NodeId::ROOT;
    handle(&mut study, &mut state, Event::Node(crate::event::NodeEvent::Select(root)));
    assert_eq!((study.review.next_hint(&state), text(&study, &state)), (None, task));
    // While no better move is known, there is nothing to give.
    let (mut study, mut state) = studied("merkel", &MOVES);
    let third = node(&*state.game.record, 3);
    state.game.record.set_symbols(third, &[alquerque_core::record::Symbol(4)]);
    review(&mut study, &mut state, ReviewEvent::ExerciseAt(2));
    assert!(state.game.aside().is_some());
    assert_eq!(study.review.next_hint(&state), None);
}

#[test]
fn the_second_hint_for_a_chain_of_jumps_is_the_first_jump() {
    let moves = ["c2-c3", "c4xc2", "c1xc3", "a3xc1", "c3xa3", "c5-c4", "e3xc5xc3"];
    let (mut study, mut state) = mistaken(&moves, 6, "a3xc5xc3");
    set(&mut study, &mut state, ExerciseEvent::Hint);
    assert_eq!(text(&study, &state), "review-hint-piece(named: letters, at: a3)");
    set(&mut study, &mut state, ExerciseEvent::Hint);
    assert_eq!(text(&study, &state), "hint-move(at: a3xc5x…)");
    assert!(matches!(&marks(&study.review, &state)[..], [Mark::Good(way)] if way.len() == 2));
    assert_eq!((study.review.next_hint(&state), study.review.done.len()), (None, 0));
}

#[test]
fn the_hint_for_the_only_movable_piece_is_its_target() {
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2"];
    let (mut study, mut state) = mistaken(&moves, 6, "b2xd4xb4xb2");
    set(&mut study, &mut state, ExerciseEvent::Hint);
    assert_eq!(text(&study, &state), "hint-move(at: b2xd4x…)");
    assert_eq!(study.review.next_hint(&state), None);
}

#[test]
fn the_verdict_names_the_try_even_after_more_moves() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, ExerciseEvent::Begin);
    play(&mut study, &mut state, "c3");
    let verdict = text(&study, &state);
    let bad = "review-exercise-bad(points: 40, move: c3, same: yes)";
    assert_eq!(verdict, format!("review-exercise-answered(said: {bad}, answer: f4, side: white, other: black)"));
    for answer in ["f4", "c5"] {
        play(&mut study, &mut state, answer);
        assert_eq!(text(&study, &state), verdict);
    }
    set(&mut study, &mut state, ExerciseEvent::Again);
    play(&mut study, &mut state, "c5");
    play(&mut study, &mut state, "f4");
    assert_eq!(text(&study, &state), "review-exercise-good(move: c5)");
}

#[test]
fn a_numbered_square_is_called_a_square() {
    let (mut study, mut state) = studied("draughts", &["11-15", "22-18", "15x22"]);
    reviewed(&mut study, &mut state, |ply| match ply {
        0 => analysis(0.8, None, &[("10-15", 0.8), ("11-15", 0.2)]),
        _ => analysis(if ply.is_multiple_of(2) { 0.2 } else { 0.8 }, None, &[]),
    });
    set(&mut study, &mut state, ExerciseEvent::Begin);
    set(&mut study, &mut state, ExerciseEvent::Hint);
    let hint = words::exercise(&study.review, &state).unwrap();
    assert_eq!(phrases(hint), "review-hint-piece(named: number, at: 10)");
}

#[test]
fn the_first_hint_for_a_placement_is_its_column() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, ExerciseEvent::Begin);
    set(&mut study, &mut state, ExerciseEvent::Hint);
    assert_eq!(text(&study, &state), "hint-move(at: c5)", "a disc can be placed in no other column");
    set(&mut study, &mut state, ExerciseEvent::Next);
    set(&mut study, &mut state, ExerciseEvent::Hint);
    assert_eq!(words::exercise(&study.review, &state).unwrap().id(), message::REVIEW_HINT_COLUMN);
    assert_eq!(study.review.next_hint(&state), None);
    let marks = marks(&study.review, &state);
    assert!(marks.len() > 1 && marks.iter().all(|mark| matches!(mark, Mark::Ring(_))));
}

#[test]
fn exercises_follow_each_other_for_the_chosen_side() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, ExerciseEvent::Begin);
    assert_eq!(study.review.exercises(&state).unwrap().0.index_and_count(), (0, 2));
    play(&mut study, &mut state, "c5");
    set(&mut study, &mut state, ExerciseEvent::Next);
    assert_eq!((study.review.exercises(&state).unwrap().0.index_and_count(), state.game.record.played()), ((1, 2), 3));
    assert_eq!(phrases(words::next(study.review.exercises(&state).unwrap().0)), "review-exercise-next(last: yes)");
    set(&mut study, &mut state, ExerciseEvent::Previous);
    assert_eq!(state.game.record.played(), 2);
    assert_eq!(phrases(words::next(study.review.exercises(&state).unwrap().0)), "review-exercise-next(last: no)");
    set(&mut study, &mut state, ExerciseEvent::Next);
    let effects = set(&mut study, &mut state, ExerciseEvent::Next);
    assert!(
        study.review.exercises(&state).is_none() && ended(&effects) == [Worker::Exercise],
        "they end after the last one"
    );
    review(&mut study, &mut state, ReviewEvent::Side(Some(Player::Dark)));
    set(&mut study, &mut state, ExerciseEvent::Begin);
    assert_eq!((study.review.exercises(&state).unwrap().0.index_and_count(), state.game.record.played()), ((0, 1), 2));
    set(&mut study, &mut state, ExerciseEvent::Leave);
    review(&mut study, &mut state, ReviewEvent::Side(None));
    set(&mut study, &mut state, ExerciseEvent::Begin);
    assert_eq!(state.game.record.played(), 3, "the first one is already done");
}

#[test]
fn a_try_can_be_kept() {
    let (mut study, mut state) = learning();
    let nodes = state.game.record.tree().len();
    review(&mut study, &mut state, ReviewEvent::ExerciseAt(2));
    play(&mut study, &mut state, "c7");
    set(&mut study, &mut state, ExerciseEvent::AddLine);
    assert!(state.game.aside().is_some());
    set(&mut study, &mut state, ExerciseEvent::Leave);
    assert_eq!(state.game.record.tree().len(), nodes + 1);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.game.record.tree().len(), nodes);
}

#[test]
fn switching_tabs_leaving_or_loading_a_game_ends_the_exercises() {
    let (mut study, mut state) = learning();
    let nodes = state.game.record.tree().len();
    review(&mut study, &mut state, ReviewEvent::ExerciseAt(2));
    play(&mut study, &mut state, "c7");
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    assert!(state.game.aside().is_none() && state.game.record.tree().len() == nodes);
    handle(&mut study, &mut state, Event::Tab(Tab::Review));
    set(&mut study, &mut state, ExerciseEvent::Begin);
    review(&mut study, &mut state, ReviewEvent::GoTo(1));
    assert!(state.game.aside().is_none() && state.game.record.played() == 1);
    set(&mut study, &mut state, ExerciseEvent::Begin);
    play(&mut study, &mut state, "c5");
    let other = studied("merkel", &["c2-c3"]).1.game.record;
    let tried = std::mem::replace(&mut state.game.record, other);
    state.game.add_other(tried);
    follow(&mut study, &mut state);
    assert!(state.game.aside().is_none() && study.review.exercises(&state).is_none());
    assert_eq!(state.game.others()[0].tree().len(), nodes, "the inactive game has no attempts");
}

/// The mistakes of a reviewed game between players with these names, as the user Mia gets them as puzzles.
fn mistakes_between(light: &str, dark: &str) -> (Study, State) {
    let (mut study, mut state) = studied("othello", &OPENING);
    state.settings.name = "Mia".to_owned();
    state.game.record.headers_mut().set_text(Header::Light, light);
    state.game.record.headers_mut().set_text(Header::Dark, dark);
    reviewed(&mut study, &mut state, answer);
    (study, state)
}

#[test]
fn only_mistakes_in_games_of_the_user_are_called_their_own() {
    let computer = "Computer, level 3 of 12";
    let found = |light: &str, dark: &str| {
        let (study, _) = mistakes_between(light, dark);
        let own = &study.puzzles.progress.games[GameId::Othello].own;
        own.iter().map(|own| (own.played.clone(), own.players.clone())).collect::<Vec<_>>()
    };
    let [dark, light] = ["c3", "d3"].map(|played| (played.to_owned(), None));
    assert_eq!(found("", ""), [dark.clone(), light.clone()]);
    assert_eq!(found("Mia", "Friend"), std::slice::from_ref(&light));
    assert_eq!(found(computer, ""), [dark]);
    assert_eq!(found("", computer), [light]);
    for [white, black] in [["Flo", "Ed"], ["Flo", "Mia"], ["", "Ed"], [computer, "Ed"], [computer, computer]] {
        let names = Some([white.to_owned(), black.to_owned()]);
        assert_eq!(found(white, black), ["c3", "d3"].map(|played| (played.to_owned(), names.clone())));
    }
    for (white, black, expected) in [
        ("", "", "From your game: Black to move. You played c3. Find the better move."),
        ("Flo", "Ed", "From Flo – Ed: Black played c3. Find the better move."),
        ("", "Ed", "From ? – Ed: Black played c3. Find the better move."),
        (computer, "Ed", "From Computer, Learner – Ed: Black played c3. Find the better move."),
    ] {
        let (mut study, mut state) = mistakes_between(white, black);
        handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        let bytes = include_bytes!("../../../../www/puzzles/othello.puzzles").to_vec();
        let loaded = PuzzlesEvent::Loaded(GameId::Othello, Some(bytes));
        for event in [loaded, PuzzlesEvent::Begin(Activity::Mistakes)] {
            handle(&mut study, &mut state, Event::Puzzles(event));
        }
        let mut texts = vec![in_words(panel_text(&study.puzzles, &state).unwrap())];
        if study.puzzles.current.as_ref().unwrap().mistake.as_ref().unwrap().played != "c3" {
            handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Next));
            texts.push(in_words(panel_text(&study.puzzles, &state).unwrap()));
        }
        assert!(texts.contains(&expected), "{texts:?}");
    }
}

//! The worker's session with a fake clock: answers, limits, stopping, the reuse of the tree.

mod common;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::family::{AnyGame, GAMES};
use alquerque_core::record::Record;
use alquerque_core::search::{UCT_LEVELS, alpha_beta_levels, random_move, rng};
use alquerque_core::{Finished, Game, Notation, Reason, with_game};
use alquerque_messages::analysis::lab::LabRequest;
use alquerque_messages::analysis::uct::UctRequest;
use alquerque_messages::{Answer, Budget, Course, Engine, Purpose, Request, SearchRequest, VERSION, Work};
use alquerque_worker::Reply;
use common::{FINISHED, course, finish, made, playouts, search, session, start, work};

/// Light's only move is e3xe5xc3.
const ONLY_ONE_MOVE: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "c2-d2", "e5-d4"];
/// Light's piece on d3 came from e3.
const INVERTING: [&str; 6] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];

#[test]
fn hello_is_answered_with_the_version() {
    let (mut session, _) = session();
    let step = session.request(Request::Hello { version: "any".to_owned() });
    assert_eq!(step.answer, Some(Answer::Hello { version: VERSION.to_owned() }));
}

#[test]
fn a_ping_between_two_slices_is_answered() {
    let (mut session, _) = session();
    start(&mut session, search(1, &[]));
    session.slice();
    assert_eq!(session.request(Request::Ping), Reply { answer: Some(Answer::Pong), has_more: false });
    assert!(session.slice().has_more, "the search continues");
}

#[test]
fn a_search_ends_after_its_playouts() {
    let (mut session, _) = session();
    let (best, report) = finish(&mut session, playouts(search(1, &[]), 500));
    assert_eq!((made(&report), report.visits()), (500, 500));
    assert_eq!(best.as_ref(), report.root_moves.first().map(|root| &root.mv));
    assert_eq!(report.principal_variation.first(), best.as_ref());
    assert!((report.progress - 1.0).abs() < 1e-9 && report.expected.is_some(), "{report:?}");
    assert!(report.per_second() > 0.0);
}

#[test]
fn a_draw_that_nobody_claimed_hides_no_moves() {
    let there_and_back = ["1-5", "32-28", "5-1", "28-32"];
    let repeated = [there_and_back, there_and_back].concat();
    let engines = [Engine::Uct { exploration: 1.0 }, Engine::AlphaBeta { depth: 3 }, Engine::Random];
    // The same position three times, and too many moves without a capture.
    for (start, moves) in [("B:WK32:BK1", &repeated[..]), ("B:WK32:BK1 78", &["1-5", "32-28"])] {
        for engine in engines {
            for goes_on in [false, true] {
                let (mut session, _) = session();
                let course = Course { goes_on, ..course("draughts", Some(start), moves) };
                let budget = Budget::Millis(200);
                let request = SearchRequest { course, engine, budget, ..search(1, &[]) };
                let (best, report) = finish(&mut session, request);
                assert_eq!((best.is_some(), report.proven.is_none()), (goes_on, goes_on || engine == Engine::Random));
            }
        }
    }
    // The tree of the search two plies before ends at the draw.
    let (mut session, _) = session();
    let before = course("draughts", Some("B:WK32:BK1"), &repeated[..7]);
    finish(&mut session, SearchRequest { course: before, ..playouts(search(1, &[]), 500) });
    let after = Course { goes_on: true, ..course("draughts", Some("B:WK32:BK1"), &repeated) };
    assert!(finish(&mut session, SearchRequest { course: after, ..playouts(search(2, &[]), 500) }).0.is_some());
}

#[test]
fn a_search_ends_after_its_time() {
    let (mut session, clock) = session();
    let started = clock.shown();
    finish(&mut session, SearchRequest { budget: Budget::Millis(200), ..search(1, &[]) });
    let taken = clock.shown() - started;
    assert!((200.0..210.0).contains(&taken), "{taken} ms");
}

#[test]
fn a_search_without_limits_has_those_of_its_level() {
    let (mut session, _) = session();
    let level = UCT_LEVELS[1];
    let (_, report) = finish(&mut session, SearchRequest { budget: Budget::Level(2), ..search(1, &[]) });
    assert_eq!(made(&report), u64::from(level.work));
}

/// A search of alpha-beta at a level.
fn alpha_beta(rules: &str, level: u8, purpose: Purpose, seed: u32) -> SearchRequest {
    let course = course(rules, None, &[]);
    let engine = Engine::AlphaBeta { depth: 1 };
    SearchRequest { course, engine, budget: Budget::Level(level), purpose, seed: Some(seed), ..search(1, &[]) }
}

#[test]
fn levels_of_alpha_beta_have_a_depth() {
    for rules in ["othello", "draughts", "murray"] {
        let game = rules.parse::<AnyGame>().unwrap().id();
        for level in [1, 5, 9] {
            let (mut session, _) = session();
            let (best, report) = finish(&mut session, alpha_beta(rules, level, Purpose::Play, 1));
            let Work::AlphaBeta { depth, .. } = report.work else { panic!("{report:?}") };
            let most = alpha_beta_levels(game)[usize::from(level) - 1].work;
            assert_eq!((depth, best.is_some()), (most, true), "{rules} {level}");
            assert!(report.root_moves.iter().all(|root| root.expected.is_some()), "all moves are compared: {report:?}");
        }
    }
}

#[test]
fn the_highest_level_of_othello_uses_informed_uct_until_the_end_is_near() {
    let work_of = |rules: &str, start: Option<&str>| {
        let course = course(rules, start, &[]);
        let (mut session, _) = session();
        let (best, report) = finish(&mut session, SearchRequest { course, ..alpha_beta(rules, 12, Purpose::Play, 1) });
        assert!(best.is_some_and(|best| best == report.root_moves[0].mv), "{report:?}");
        report.work
    };
    assert!(matches!(work_of("othello", None), Work::Uct { .. }));
    let end = "XXXXXXXXXXXXXXXXOOOOOOOOXXXOOOOOOOOOOOOOXXXXXXXO-O-O-O-OX-X-X-X- X";
    assert!(matches!(work_of("othello", Some(end)), Work::AlphaBeta { .. }));
    assert!(matches!(work_of("draughts", None), Work::AlphaBeta { .. }));
}

#[test]
fn a_weak_level_errs_only_in_play_and_reproducibly_for_a_seed() {
    let moves = |purpose| -> Vec<_> {
        let of = |seed| finish(&mut session().0, alpha_beta("draughts", 1, purpose, seed)).0;
        (0..20).map(of).collect()
    };
    let played = moves(Purpose::Play);
    assert_eq!(played, moves(Purpose::Play));
    assert!(played.iter().any(|mv| *mv != played[0]));
    let hints = moves(Purpose::Hint);
    assert!(hints.iter().all(|mv| *mv == hints[0]));
}

#[test]
fn a_level_of_alpha_beta_ends_after_its_nodes_or_its_time() {
    let (mut session, clock) = session();
    let started = clock.shown();
    finish(&mut session, alpha_beta("draughts", 12, Purpose::Play, 1));
    assert!(clock.shown() - started <= 3020.0, "{}", clock.shown() - started);
}

#[test]
fn progress_is_reported_about_every_100_milliseconds() {
    let (mut session, clock) = session();
    start(&mut session, SearchRequest { budget: Budget::Millis(1000), ..search(1, &[]) });
    let mut told = vec![clock.shown()];
    loop {
        let step = session.slice();
        match step.answer {
            Some(Answer::Progress { id, report }) => {
                told.push(clock.shown());
                assert_eq!((id, report.visits()), (1, made(&report)));
                assert!((0.0..1.0).contains(&report.progress));
            }
            None => {}
            Some(Answer::Done { .. }) => break,
            other => panic!("{other:?}"),
        }
        assert!(step.has_more);
    }
    assert!((8..=10).contains(&told.len()), "{told:?}");
    assert!(told.windows(2).all(|pair| (99.0..125.0).contains(&(pair[1] - pair[0]))), "{told:?}");
}

#[test]
fn a_slice_leaves_time_to_hear_a_stop() {
    let (mut session, clock) = session();
    start(&mut session, search(1, &[]));
    for _ in 0..5 {
        let before = clock.shown();
        assert!(session.slice().has_more);
        assert!(clock.shown() - before < 20.0);
    }
    let before = clock.shown();
    let step = session.request(Request::Stop { id: 1 });
    assert!(matches!(step.answer, Some(Answer::Done { id: 1, best: Some(_), .. })), "{step:?}");
    assert!(clock.shown() - before < 5.0, "stopping takes no work");
    assert_eq!(session.slice(), Reply { answer: None, has_more: false });
    assert_eq!(session.request(Request::Stop { id: 1 }).answer, Some(Answer::Pong), "it has already ended");
}

#[test]
fn a_search_stopped_before_its_first_slice_still_has_a_move() {
    let (mut session, _) = session();
    start(&mut session, search(1, &[]));
    let step = session.request(Request::Stop { id: 1 });
    assert!(matches!(step.answer, Some(Answer::Done { best: Some(_), .. })), "{step:?}");
}

#[test]
fn a_search_without_any_budget_is_done_and_its_figures_are_numbers() {
    for budget in [Budget::Playouts(0), Budget::Millis(0)] {
        let (mut session, _) = session();
        let (best, report) = finish(&mut session, SearchRequest { budget, ..search(1, &[]) });
        assert!(best.is_some() && report.progress.is_finite() && report.per_second().is_finite(), "{report:?}");
    }
}

#[test]
fn stopping_another_search_does_nothing() {
    let (mut session, _) = session();
    start(&mut session, search(2, &[]));
    session.slice();
    assert_eq!(session.request(Request::Stop { id: 1 }), Reply::answer(Answer::Pong));
    assert!(session.slice().has_more, "the search continues");
}

#[test]
fn a_new_search_replaces_the_running_one_without_an_answer() {
    let (mut session, _) = session();
    start(&mut session, search(1, &[]));
    session.slice();
    start(&mut session, playouts(search(2, &["c2-c3"]), 100));
    let answers = work(&mut session);
    assert!(matches!(answers[..], [Answer::Done { id: 2, .. }]), "{answers:?}");
}

/// Root visits at the start of a search that follows one of 5000 playouts from the start position and two plies.
fn visits_at_the_start(change: impl FnOnce(&mut SearchRequest)) -> u64 {
    let (mut session, _) = session();
    let (_, report) = finish(&mut session, playouts(search(1, &[]), 5000));
    let line: Vec<&str> = report.principal_variation.iter().take(2).map(String::as_str).collect();
    assert_eq!(line.len(), 2);
    let mut request = search(2, &line);
    change(&mut request);
    start(&mut session, request);
    match session.request(Request::Stop { id: 2 }).answer {
        Some(Answer::Done { report, .. }) => {
            assert_eq!(made(&report), 0, "none for this request");
            report.visits()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_tree_is_kept_while_the_game_continues() {
    let kept = visits_at_the_start(|_| ());
    assert!(kept > 100, "only {kept} visits were kept");
}

#[test]
fn the_tree_is_not_kept_for_another_game() {
    assert_eq!(visits_at_the_start(|request| request.course.rules = "merkel,invert=allowed".to_owned()), 0);
    assert_eq!(visits_at_the_start(|request| request.engine = Engine::Uct { exploration: 1.0 }), 0);
    assert_eq!(visits_at_the_start(|request| request.seed = Some(1)), 0, "a seeded search is reproducible");
}

#[test]
fn a_weak_level_does_not_use_the_tree_of_a_hint() {
    assert_eq!(visits_at_the_start(|request| request.purpose = Purpose::Hint), 0);
}

#[test]
fn undo_starts_a_new_tree() {
    let (mut session, _) = session();
    finish(&mut session, playouts(search(1, &["c2-c3"]), 500));
    let (_, report) = finish(&mut session, playouts(search(2, &[]), 10));
    assert_eq!(report.visits(), 10);
}

#[test]
fn a_single_legal_move_is_answered_at_once() {
    let (mut session, clock) = session();
    let started = clock.shown();
    let (best, report) = finish(&mut session, search(1, &ONLY_ONE_MOVE));
    assert_eq!((best.as_deref(), made(&report)), (Some("e3xe5xc3"), 0));
    assert!(clock.shown() - started < 10.0);
}

#[test]
fn a_finished_game_has_no_best_move() {
    let (mut session, _) = session();
    let (best, report) = finish(&mut session, search(1, &FINISHED));
    assert_eq!((best, report.root_moves.len()), (None, 0));
}

#[test]
fn a_draw_by_repetition_has_no_best_move() {
    let game: Alquerque = "merkel,invert=allowed".parse().unwrap();
    let repeated = (0..300).find_map(|seed| {
        let mut rng = rng(seed);
        let mut record = Record::new(game);
        while record.ending().is_none() {
            // Each side reverses its last step if it can.
            let last = record.moves().iter().rev().nth(1).copied();
            let back = last.and_then(|last| {
                let mut legal = record.legal_moves().into_iter();
                legal.find(|mv| !mv.is_capture() && mv.from() == last.to() && mv.to() == last.from())
            });
            let mv = back.or_else(|| random_move(&game, record.position(), &mut rng))?;
            record.play_unchecked(mv);
        }
        (record.ending()?.reason == Reason::Repetition).then_some(record)
    });
    let record = repeated.expect("one of 300 random games ends by repetition");
    let moves = record.moves().iter().map(|&mv| game.move_text(mv)).collect();
    let (mut session, _) = session();
    let course = Course { rules: game.ruleset_text(), moves, ..Course::default() };
    let (best, _) = finish(&mut session, playouts(SearchRequest { course, ..search(1, &[]) }, 100));
    assert_eq!(best, None);
}

#[test]
fn the_search_plays_by_the_rules_of_the_board() {
    for (rules, may_step_back) in [("merkel", false), ("merkel,invert=allowed", true)] {
        let (mut session, _) = session();
        let request = SearchRequest { course: course(rules, None, &INVERTING), ..search(1, &[]) };
        let (_, report) = finish(&mut session, playouts(request, 50));
        let mut searched: Vec<String> = report.root_moves.iter().map(|root| root.mv.clone()).collect();
        let record = Record::from_moves(rules.parse::<Alquerque>().unwrap(), INVERTING).unwrap();
        let mut legal: Vec<String> = record.legal_moves().iter().map(ToString::to_string).collect();
        searched.sort();
        legal.sort();
        assert_eq!(searched, legal, "{rules}");
        assert_eq!(searched.contains(&"d3-e3".to_owned()), may_step_back, "{rules}");
    }
}

fn failure(request: Request) -> (Option<u32>, String) {
    let (mut session, _) = session();
    match session.request(request) {
        Reply { answer: Some(Answer::Failed { id, why }), has_more: false } => (id, why.to_string()),
        other => panic!("{other:?}"),
    }
}

fn search_failure(change: impl FnOnce(&mut SearchRequest)) -> String {
    let mut request = search(9, &[]);
    change(&mut request);
    let (id, message) = failure(Request::Search(request));
    assert_eq!(id, Some(9));
    message
}

#[test]
fn invalid_requests_are_explained() {
    assert_eq!(search_failure(|request| request.budget = Budget::Level(0)), "unknown level 0; expected 1 to 12");
    assert_eq!(search_failure(|request| request.budget = Budget::Level(13)), "unknown level 13; expected 1 to 12");
    for bad in [f32::NAN, f32::INFINITY, -1.0] {
        let message = search_failure(|request| request.engine = Engine::Uct { exploration: bad });
        assert_eq!(message, "invalid exploration constant; expected 0 to 1000");
    }
    let message = search_failure(|request| request.course.rules = "chess".to_owned());
    assert_eq!(message, "`chess` can’t be read");
    let message = search_failure(|request| request.course.moves = vec!["c2-c3".to_owned(), "a1-a2".to_owned()]);
    assert_eq!(message, "`a1-a2` can’t be read");
    for depth in [0, 13, 255] {
        let message = search_failure(|request| {
            (request.engine, request.budget) = (Engine::AlphaBeta { depth }, Budget::Unlimited);
        });
        assert_eq!(message, format!("invalid depth {depth}; expected 1 to 12"));
    }
    for (engine, budget) in [
        (Engine::AlphaBeta { depth: 3 }, Budget::Playouts(5)),
        (Engine::Random, Budget::Level(1)),
        (Engine::Random, Budget::Playouts(5)),
    ] {
        let message = search_failure(|request| (request.engine, request.budget) = (engine, budget));
        assert_eq!(message, "this engine has no such limit; expected a time or no limit");
    }
    let message = search_failure(|request| request.course.start = Some("5/5/5/5/5 x -".to_owned()));
    assert_eq!(message, "`5/5/5/5/5 x -` can’t be read");
    let (id, message) = failure(Request::Perft { id: 3, rules: "merkel".to_owned(), depth: 99 });
    assert_eq!((id, message.as_str()), (Some(3), "depth 99 takes too long; expected at most 13"));
    let (id, _) = failure(Request::Perft { id: 4, rules: "chess".to_owned(), depth: 1 });
    assert_eq!(id, Some(4));
}

#[test]
fn the_session_survives_a_failure() {
    let (mut session, _) = session();
    start(&mut session, search(1, &[]));
    session.request(Request::Search(SearchRequest { budget: Budget::Level(0), ..search(2, &[]) }));
    let (best, _) = finish(&mut session, playouts(search(3, &[]), 10));
    assert!(best.is_some());
}

#[test]
fn leaves_are_counted_even_while_a_search_runs() {
    let (mut session, _) = session();
    start(&mut session, search(1, &[]));
    let step = session.request(Request::Perft { id: 5, rules: "merkel".to_owned(), depth: 6 });
    assert!(matches!(step.answer, Some(Answer::Perft { id: 5, nodes: 97.0, .. })), "{step:?}");
    assert!(session.slice().has_more);
}

#[test]
fn only_levels_blunder() {
    let (mut session, _) = session();
    let mut best = |request: SearchRequest| {
        let (best, report) = finish(&mut session, request);
        best.as_deref() == report.root_moves.first().map(|root| root.mv.as_str())
    };
    // Level 1 blunders in most of its turns, a request with explicit limits never.
    assert!((0..40).any(|id| !best(SearchRequest { budget: Budget::Level(1), seed: Some(id), ..search(id, &[]) })));
    assert!((0..40).all(|id| best(SearchRequest { seed: Some(id), ..playouts(search(id, &[]), 10) })));
    // Nor does a request for advice.
    let hint =
        |id| SearchRequest { purpose: Purpose::Hint, budget: Budget::Level(1), seed: Some(id), ..search(id, &[]) };
    assert!((0..40).all(|id| best(hint(id))));
}

#[test]
fn a_game_can_start_from_any_position() {
    let from = |engine, moves: &[&str]| SearchRequest {
        course: course("merkel", Some("5/5/d4/5/2l1l d -"), moves),
        engine,
        budget: if matches!(engine, Engine::Uct { .. }) { Budget::Playouts(50) } else { Budget::Unlimited },
        ..search(1, &[])
    };
    for engine in [UCT, Engine::AlphaBeta { depth: 3 }, Engine::Random] {
        let (mut session, _) = session();
        let (_, report) = finish(&mut session, from(engine, &[]));
        let moves = report.root_moves.iter().map(|root| root.mv.clone());
        assert!(moves.clone().all(|mv| mv.starts_with("a3-")) && moves.count() > 1, "{report:?}");
        let (_, report) = finish(&mut session, from(engine, &["a3-a2"]));
        assert!(report.root_moves.iter().all(|root| !root.mv.starts_with("a3")), "{report:?}");
    }
    assert_eq!(visits_at_the_start(|request| request.course.start = Some(START.to_owned())), 0, "another game");
}

/// The default request of `search`.
const UCT: Engine = Engine::Uct { exploration: std::f32::consts::SQRT_2 };
const START: &str = "ddddd/ddddd/dd1ll/lllll/lllll l -";

#[test]
fn leaves_are_counted_in_every_game() {
    for rules in GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name) {
        let (mut session, _) = session();
        let step = session.request(Request::Perft { id: 1, rules: rules.to_owned(), depth: 3 });
        let any: AnyGame = rules.parse().unwrap();
        let finished = Finished::usual(any.id());
        let expected = with_game!(any, game => alquerque_core::perft(&game, &game.start(), 3, finished));
        let Some(Answer::Perft { nodes, .. }) = step.answer else { panic!("{step:?}") };
        assert!((nodes - expected as f64).abs() < 0.5, "{rules}: {nodes} for {expected}");
    }
}

/// The page replaces a worker that owes an answer for five seconds.
#[test]
fn late_requests_are_answered() {
    let (mut session, _) = session();
    let late = [
        Request::Stop { id: 1 },
        Request::Pause { id: 1 },
        Request::GoOn { id: 1 },
        Request::Uct(UctRequest::Pause { id: 1 }),
        Request::Uct(UctRequest::GoOn { id: 1 }),
        Request::Uct(UctRequest::GoUpTo { id: 1, playouts: 100 }),
        Request::Uct(UctRequest::Look { id: 1, top: Vec::new(), way: Vec::new() }),
        Request::Uct(UctRequest::Iterate { id: 1, number: 1 }),
        Request::Lab(LabRequest::Stop { id: 1 }),
    ];
    for request in late {
        assert_eq!(session.request(request.clone()), Reply::answer(Answer::Pong), "{request:?}");
    }
}

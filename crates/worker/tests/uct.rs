//! The requests and answers of visible UCT searches, with a fake clock.

use alquerque_core::family::GAMES;
use alquerque_messages::analysis::uct::{
    Candidate, Iteration, MAX_ITERATIONS, MAX_PICTURE_NODES, Search, UctAnswer, UctRequest, View,
};
use alquerque_messages::analysis::{Method, Task};
use alquerque_messages::{Answer, Budget, Course, Failure, Request, SearchReport, StudyAnswer, Work};
use alquerque_worker::{Reply, Session, TickingClock};

fn session() -> Session<TickingClock> {
    Session::new(TickingClock::new(0.25), 7)
}

fn search(id: u32, rules: &str) -> Search {
    Search {
        id,
        course: Course { rules: rules.to_owned(), ..Course::default() },
        exploration: 1.414,
        seed: Some(3),
        limit: None,
    }
}

fn order(session: &mut Session<TickingClock>, order: UctRequest) -> Reply<Answer> {
    session.request(Request::Uct(order))
}

/// The next view.
fn next_view(session: &mut Session<TickingClock>) -> (u32, View) {
    for _ in 0..1000 {
        if let Some(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { id, view }))) = session.slice().answer {
            return (id, view);
        }
    }
    panic!("no view arrived");
}

fn told(session: &mut Session<TickingClock>, id: u32, number: u32) -> (u32, Vec<Candidate>, Option<Iteration>) {
    assert!(order(session, UctRequest::Iterate { id, number }).has_more);
    for _ in 0..100_000 {
        match session.slice().answer {
            Some(Answer::Study(StudyAnswer::Uct(UctAnswer::Iteration {
                id: other,
                wanted,
                number: there,
                root,
                iteration,
                ..
            }))) if wanted == number => {
                assert_eq!(id, other);
                return (there, root, iteration);
            }
            _ => {}
        }
    }
    panic!("iteration {number} was not reported");
}

/// Checks the bound of a candidate with the formula that the page shows.
fn assert_formula(candidate: &Candidate, parent: u32, constant: f32) {
    let (Some(term), Some(bound)) = (candidate.exploration, candidate.bound) else { return };
    let wanted = f64::from(constant) * (f64::from(parent).ln() / f64::from(candidate.visits)).sqrt();
    assert!((wanted - f64::from(term)).abs() < 1e-4, "{candidate:?} of {parent}: {wanted}");
    assert!((candidate.mean + term - bound).abs() < 1e-5, "{candidate:?}");
}

#[test]
fn the_growing_tree_is_visible_in_every_game() {
    for game in GAMES {
        let mut session = session();
        assert!(order(&mut session, UctRequest::Think(search(5, game.rulesets[0].name))).has_more);
        let mut before = 0;
        for _ in 0..5 {
            let (id, view) = next_view(&mut session);
            assert_eq!(id, 5);
            assert!(view.playouts > before && view.is_running, "{} playouts", view.playouts);
            before = view.playouts;
            assert_view(&view);
        }
    }
}

fn assert_view(view: &View) {
    let all: u32 = view.root.iter().map(|candidate| candidate.visits).sum();
    assert_eq!(all, view.playouts, "every playout started with a move of the root");
    for candidate in &view.root {
        assert_formula(candidate, view.playouts, 1.414);
    }
    assert!(!view.picture.is_empty() && view.picture.len() <= MAX_PICTURE_NODES);
    for (place, node) in view.picture.iter().enumerate() {
        let below = view.picture.iter().filter(|other| other.parent.map(|parent| parent as usize) == Some(place));
        assert!(below.map(|other| other.visits).sum::<u32>() <= node.visits);
        assert_eq!(node.parent.is_none(), place == 0);
    }
}

#[test]
fn an_analysis_bounded_by_work_does_not_depend_on_the_speed_of_the_machine() {
    for (rules, method) in [("merkel", Method::Uct { exploration: 1.414 }), ("othello", Method::AlphaBeta)] {
        let on = |millis: f64| {
            let mut session = Session::new(TickingClock::new(millis), 7);
            let budget = if method == Method::AlphaBeta { Budget::Nodes(20_000) } else { Budget::Playouts(20_000) };
            let course = Course { rules: rules.to_owned(), ..Course::default() };
            let task = Task { id: 1, course, method, lines: 2, budget, seed: Some(1) };
            session.request(Request::Analyse(task));
            loop {
                match session.slice().answer {
                    Some(Answer::Study(StudyAnswer::Analysis { report, done: true, .. })) => {
                        return SearchReport { seconds: 0.0, ..report };
                    }
                    Some(Answer::Study(StudyAnswer::Analysis { done: false, .. })) | None => {}
                    Some(other) => panic!("{other:?}"),
                }
            }
        };
        let analysis = on(0.01);
        assert!(analysis.lines().next().is_some());
        for millis in [0.7, 20.0] {
            assert_eq!(on(millis), analysis, "{rules}, {millis} ms");
        }
    }
}

#[test]
fn samples_come_once_each_and_in_order() {
    let mut session = session();
    order(&mut session, UctRequest::Think(search(1, "merkel")));
    let mut samples = Vec::new();
    for _ in 0..5 {
        samples.extend(next_view(&mut session).1.samples);
    }
    assert!(samples.len() > 10, "{} samples", samples.len());
    assert_eq!(samples[0].playouts, 8);
    assert!(samples.windows(2).all(|pair| pair[0].playouts < pair[1].playouts));
    assert!(samples.iter().all(|sample| sample.visits.iter().sum::<u32>() == sample.playouts));
}

#[test]
fn a_look_at_another_node_is_answered_at_once_with_existing_nodes() {
    let mut session = session();
    order(&mut session, UctRequest::Think(search(1, "merkel")));
    let (_, view) = next_view(&mut session);
    let best = view.root.iter().max_by_key(|candidate| candidate.visits).unwrap().mv.clone();
    let way = vec![best.clone()];
    let look = |top: &[String], way: &[String]| UctRequest::Look { id: 1, top: top.to_vec(), way: way.to_vec() };
    let step = order(&mut session, look(&way, &way));
    let Some(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { view, .. }))) = step.answer else { panic!("{step:?}") };
    assert_eq!((&view.top, &view.way, view.looked.len()), (&way, &way, 1));
    assert_eq!(view.picture[0].mv, best);
    assert_formula(&view.looked[0].candidate, view.looked[0].parent_visits, 1.414);
    let nonsense = vec!["no move".to_owned(); 10_000];
    let step = order(&mut session, look(&nonsense, &[way, nonsense.clone()].concat()));
    let Some(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { view, .. }))) = step.answer else { panic!("{step:?}") };
    assert_eq!((view.top.len(), view.way.len()), (0, 1));
    assert_eq!(order(&mut session, UctRequest::Look { id: 2, top: Vec::new(), way: Vec::new() }).answer, None);
}

#[test]
fn a_pause_keeps_the_tree() {
    let mut session = session();
    order(&mut session, UctRequest::Think(search(1, "merkel")));
    next_view(&mut session);
    let step = order(&mut session, UctRequest::Pause { id: 1 });
    let Some(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { view, .. }))) = step.answer else { panic!("{step:?}") };
    assert!(!step.has_more && !view.is_running);
    assert_eq!(session.slice(), Reply::default(), "no work is done while paused");
    assert_eq!(order(&mut session, UctRequest::Pause { id: 1 }).answer, Some(Answer::Pong), "already paused");
    assert!(order(&mut session, UctRequest::GoOn { id: 1 }).has_more);
    assert!(next_view(&mut session).1.playouts > view.playouts);
}

#[test]
fn a_search_pauses_at_the_requested_playouts() {
    let mut session = session();
    order(&mut session, UctRequest::Think(Search { limit: Some(50), ..search(1, "merkel") }));
    let (_, view) = next_view(&mut session);
    assert_eq!((view.playouts, view.is_running), (50, false));
    assert!(!session.slice().has_more);
    assert!(order(&mut session, UctRequest::GoUpTo { id: 1, playouts: 51 }).has_more);
    assert_eq!(next_view(&mut session).1.playouts, 51);
    let step = order(&mut session, UctRequest::GoUpTo { id: 1, playouts: 20 });
    let Some(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { view, .. }))) = step.answer else { panic!("{step:?}") };
    assert_eq!((step.has_more, view.playouts, view.is_running), (false, 51, false), "answered at once");
    assert!(order(&mut session, UctRequest::GoOn { id: 1 }).has_more);
    assert!(next_view(&mut session).1.is_running, "it continues without a limit");
}

#[test]
fn a_position_with_one_move_is_searched_for_its_value() {
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "c2-d2", "e5-d4"].map(str::to_owned).to_vec();
    let mut session = session();
    let mut forced = search(1, "merkel,invert=allowed");
    forced.course.moves = moves;
    order(&mut session, UctRequest::Think(forced));
    let (_, view) = next_view(&mut session);
    assert!(view.is_running && view.root.len() == 1 && view.root[0].visits > 0);
    assert!(session.slice().has_more);
}

#[test]
fn iterations_are_reported_forward_and_back_and_are_reproducible() {
    let mut session = session();
    assert!(order(&mut session, UctRequest::Replay(search(4, "merkel"))).has_more);
    let (number, root, iteration) = told(&mut session, 4, 0);
    assert!(number == 0 && iteration.is_none() && root.iter().all(|candidate| candidate.visits == 0));
    let forward: Vec<_> = (1..=60).map(|number| told(&mut session, 4, number)).collect();
    for (place, (number, root, iteration)) in forward.iter().enumerate() {
        assert_eq!(*number as usize, place + 1);
        let iteration = iteration.as_ref().unwrap();
        assert_eq!(root.iter().map(|candidate| candidate.visits).sum::<u32>(), *number);
        for choice in &iteration.selection {
            let chosen = &choice.candidates[choice.chosen as usize];
            for candidate in &choice.candidates {
                assert_formula(candidate, choice.visits, 1.414);
                let is_less = chosen.visits == 0 || candidate.bound.is_none_or(|bound| bound <= chosen.bound.unwrap());
                assert!(is_less, "{candidate:?} is better than {chosen:?}");
            }
        }
        let [leaf, .., root] = &iteration.updates[..] else { panic!("{:?}", iteration.updates) };
        assert_eq!((leaf.after.visits, root.after.visits), (leaf.before.visits + 1, *number));
        assert_eq!(iteration.updates.len(), iteration.selection.len() + 1);
    }
    for (number, _, _) in forward.iter().rev() {
        assert_eq!(told(&mut session, 4, *number), forward[*number as usize - 1]);
    }
    // A normal search with the same seed makes the same iteration.
    order(&mut session, UctRequest::Think(search(5, "merkel")));
    let sample = next_view(&mut session).1.samples.into_iter().nth(6).unwrap();
    let visits: Vec<u32> = told(&mut session, 4, sample.playouts).1.iter().map(|candidate| candidate.visits).collect();
    assert_eq!(visits, sample.visits);
}

#[test]
fn a_distant_iteration_is_reached_in_slices_but_never_beyond_the_last() {
    let mut session = session();
    order(&mut session, UctRequest::Replay(search(4, "merkel")));
    let (number, _, _) = told(&mut session, 4, 20_000);
    assert_eq!(number, 20_000);
    assert!(order(&mut session, UctRequest::Iterate { id: 4, number: u32::MAX }).has_more);
    assert!(session.slice().answer.is_none(), "that takes many slices");
    // Another request is handled meanwhile.
    assert_eq!(told(&mut session, 4, 19_999).0, 19_999);
    const { assert!(MAX_ITERATIONS >= 20_000) };
}

#[test]
fn unreadable_requests_are_rejected() {
    let mut session = session();
    let bad = [
        Course { rules: "chess".to_owned(), ..Course::default() },
        Course { moves: vec!["a1-a1".to_owned()], ..search(9, "merkel").course },
        Course { start: Some("nothing".to_owned()), ..search(9, "merkel").course },
    ];
    for course in bad {
        let search = Search { course, ..search(9, "merkel") };
        for order in [UctRequest::Think(search.clone()), UctRequest::Replay(search)] {
            let step = session.request(Request::Uct(order));
            assert!(!step.has_more);
            assert!(matches!(step.answer, Some(Answer::Failed { id: Some(9), why: Failure::NoText(_) })), "{step:?}");
        }
    }
    for exploration in [f32::NAN, f32::INFINITY, -1.0, 1e30] {
        let mut session = self::session();
        order(&mut session, UctRequest::Think(Search { exploration, ..search(1, "merkel") }));
        assert!(next_view(&mut session).1.playouts > 0, "{exploration}");
    }
    for late in [UctRequest::Pause { id: 3 }, UctRequest::GoOn { id: 3 }, UctRequest::Iterate { id: 3, number: 1 }] {
        assert_eq!(order(&mut session, late), Reply::answer(Answer::Pong));
    }
}

fn task(id: u32, budget: Budget) -> Task {
    Task {
        id,
        course: Course { rules: "merkel".to_owned(), ..Course::default() },
        method: Method::Uct { exploration: 1.4 },
        lines: 1,
        budget,
        seed: Some(1),
    }
}

#[test]
fn an_analysis_ends_at_its_playouts_or_at_its_time() {
    let ends = |budget| {
        let mut session = session();
        session.request(Request::Analyse(task(1, budget)));
        let done = std::iter::from_fn(|| Some(session.slice())).take(100_000).find_map(|step| match step.answer {
            Some(Answer::Study(StudyAnswer::Analysis { report, done: true, .. })) => Some(report),
            _ => None,
        });
        let Some(SearchReport { work: Work::Uct { playouts, .. }, .. }) = done else { panic!("{done:?}") };
        playouts
    };
    assert_eq!(ends(Budget::Playouts(500)), 500);
    let in_time = ends(Budget::Millis(60));
    assert!((100..100_000).contains(&in_time), "{in_time}");
    assert!(ends(Budget::Millis(120)) > in_time);
}

#[test]
fn an_analysis_pauses_and_resumes() {
    let mut session = session();
    session.request(Request::Analyse(task(1, Budget::Unlimited)));
    for _ in 0..5 {
        session.slice();
    }
    let pause = |session: &mut Session<TickingClock>| match session.request(Request::Pause { id: 1 }) {
        Reply {
            answer: Some(Answer::Study(StudyAnswer::Analysis { id: 1, report, done: false })),
            has_more: false,
        } => report,
        other => panic!("{other:?}"),
    };
    let before = pause(&mut session);
    assert!(before.seconds > 0.0);
    // Time passes, but no work is done.
    assert!((0..1000).all(|_| session.slice() == Reply::default()));
    let after = pause(&mut session);
    assert_eq!((after.work, after.seconds), (before.work, before.seconds));
    assert!(session.request(Request::GoOn { id: 1 }).has_more && session.slice().has_more);
    let later = pause(&mut session);
    assert!(later.seconds > before.seconds && later.seconds < before.seconds + 0.1, "{later:?}");
    // Late requests about other tasks are ignored.
    for late in [Request::Pause { id: 2 }, Request::GoOn { id: 2 }] {
        assert_eq!(session.request(late), Reply::answer(Answer::Pong));
    }
}

#[test]
fn an_analysis_and_a_growing_tree_report_at_most_three_times_a_second() {
    let think = Request::Uct(UctRequest::Think(search(1, "merkel")));
    for request in [Request::Analyse(task(1, Budget::Unlimited)), think] {
        let clock = TickingClock::new(0.25);
        let mut session = Session::new(clock.clone(), 7);
        session.request(request);
        let mut reports = Vec::new();
        while clock.shown() < 2000.0 {
            if session.slice().answer.is_some() {
                reports.push(clock.shown());
            }
        }
        assert!(reports.len() >= 5 && reports[0] < 150.0, "{reports:?}");
        assert!(reports.windows(2).all(|two| two[1] - two[0] > 330.0), "{reports:?}");
    }
}

#[test]
fn an_analysis_replaces_the_shown_search() {
    let mut session = session();
    order(&mut session, UctRequest::Think(search(1, "merkel")));
    session.request(Request::Analyse(task(2, Budget::Playouts(500))));
    let done = std::iter::from_fn(|| Some(session.slice())).take(1000).find_map(|step| step.answer);
    assert!(matches!(done, Some(Answer::Study(StudyAnswer::Analysis { id: 2, done: true, .. }))), "{done:?}");
    assert!(!session.slice().has_more);
}

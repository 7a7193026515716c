//! The laboratory's experiments in a worker: requests in, answers out.

use alquerque_messages::analysis::lab::{Experiment, Found, LabAnswer, LabRequest, MAX_NODES, Policy, Setting, Trial};
use alquerque_messages::analysis::{Method, Task};
use alquerque_messages::{Answer, Budget, Course, Failure, Request, StudyAnswer};
use alquerque_worker::{Session, TickingClock};

const SETTING: Setting =
    Setting { exploration: 1.4, policy: Policy::Standard, proves: true, per_leaf: 1, seed: 7, playouts: 3000 };

fn session() -> Session<TickingClock> {
    Session::new(TickingClock::new(1.0), 1)
}

fn experiment(id: u32, rules: &str, trial: Trial) -> Experiment {
    Experiment { id, course: Course { rules: rules.to_owned(), ..Course::default() }, trial }
}

fn begin(id: u32, rules: &str, trial: Trial) -> Request {
    Request::Lab(LabRequest::Begin(experiment(id, rules, trial)))
}

/// All answers until the session is idle.
fn told(session: &mut Session<TickingClock>, order: Request) -> Vec<Answer> {
    let mut step = session.request(order);
    let mut all = Vec::new();
    loop {
        all.extend(step.answer);
        if !step.has_more {
            return all;
        }
        step = session.slice();
    }
}

fn last(session: &mut Session<TickingClock>, order: Request) -> LabAnswer {
    match told(session, order).pop() {
        Some(Answer::Study(StudyAnswer::Lab(news))) => news,
        other => panic!("{other:?}"),
    }
}

fn found(session: &mut Session<TickingClock>, rules: &str, setting: Setting) -> Found {
    match last(session, begin(1, rules, Trial::Search(setting))) {
        LabAnswer::Search { id: 1, found, done: true } => found,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_search_reports_its_choices_its_line_and_its_tree() {
    let policies = [Policy::Standard, Policy::Uniform, Policy::Decisive, Policy::Cutoff(4)];
    for (rules, moves) in [("merkel", 4), ("othello", 4), ("draughts", 7)] {
        for policy in policies {
            let mut session = session();
            let setting = Setting { policy, proves: false, playouts: 600, ..SETTING };
            let found = found(&mut session, rules, setting);
            let report = &found.report;
            assert_eq!((report.work.count(), report.root_moves.len()), (600, moves), "{rules} {policy:?}");
            assert_eq!(report.visits(), 600);
            assert_eq!(u64::from(found.levels.iter().sum::<u32>()), report.work.nodes());
            assert_eq!(found.levels[..2], [1, u32::try_from(moves).unwrap()]);
            assert_eq!(report.principal_variation.first(), Some(&report.root_moves[0].mv));
            assert!(report.expected.is_some() && report.proven.is_none() && report.per_second() > 0.0);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_result_and_another_does_not() {
    let visits = |seed| {
        let found = found(&mut session(), "merkel", Setting { seed, ..SETTING });
        found.report.root_moves.into_iter().map(|root| (root.mv, root.visits)).collect::<Vec<_>>()
    };
    assert_eq!(visits(3), visits(3));
    assert_ne!(visits(3), visits(4));
}

#[test]
fn several_playouts_per_leaf_and_no_proofs_change_the_tree() {
    let usual = found(&mut session(), "merkel", SETTING);
    let many = found(&mut session(), "merkel", Setting { per_leaf: 16, ..SETTING });
    assert!(many.report.work.nodes() < usual.report.work.nodes() && many.report.work.count() >= 3000);
}

#[test]
fn runs_are_searches_with_consecutive_seeds() {
    let setting = Setting { playouts: 40, seed: u32::MAX - 3, ..SETTING };
    let LabAnswer::Runs { id: 9, tally, done: true } =
        last(&mut session(), begin(9, "merkel", Trial::Runs(setting, 30)))
    else {
        panic!();
    };
    assert_eq!((tally.runs, tally.chosen.len()), (30, 4));
    assert_eq!(tally.chosen.iter().map(|(_, count)| count).sum::<u32>(), 30);
    // The seeds continue beyond 32 bits: only the first four can be requested individually.
    let LabAnswer::Runs { tally: four, .. } = last(&mut session(), begin(9, "merkel", Trial::Runs(setting, 4))) else {
        panic!();
    };
    for (mv, count) in four.chosen {
        let alone = (0..4).filter(|more| {
            let setting = Setting { seed: setting.seed + more, ..setting };
            found(&mut session(), "merkel", setting).report.root_moves[0].mv == mv
        });
        assert_eq!(alone.count(), count as usize, "{mv}");
    }
}

#[test]
fn alpha_beta_reports_every_iteration() {
    let news = told(&mut session(), begin(2, "draughts", Trial::AlphaBeta(400)));
    let Some(Answer::Study(StudyAnswer::Lab(LabAnswer::Deepening { id: 2, iterations, done: true, .. }))) = news.last()
    else {
        panic!()
    };
    assert!(iterations.len() > 3 && iterations.iter().zip(1..).all(|(one, depth)| one.depth == depth));
    assert!(iterations.is_sorted_by_key(|one| one.millis) && iterations.iter().all(|one| one.millis <= 500.0));
    assert!(iterations.iter().all(|one| !one.line.is_empty() && one.nodes > 0 && one.plies_to_end.is_none()));
    assert!(iterations.iter().all(|one| one.cutoffs.by_first_move <= one.cutoffs.all));
    assert!(iterations.last().unwrap().cutoffs.all > 0);
}

#[test]
fn the_tree_of_the_last_search_is_available() {
    let mut session = session();
    let tree = |session: &mut Session<TickingClock>, nodes| match last(
        session,
        Request::Lab(LabRequest::Tree { id: 5, nodes }),
    ) {
        LabAnswer::Tree { id: 5, nodes } => nodes,
        other => panic!("{other:?}"),
    };
    assert!(tree(&mut session, 10).is_empty());
    let found = found(&mut session, "merkel", SETTING);
    let nodes = tree(&mut session, 50);
    assert_eq!(nodes.len(), 50);
    assert_eq!((nodes[0].parent, nodes[0].visits, nodes[0].mv.as_str()), (None, 3000, ""));
    for (place, node) in nodes.iter().enumerate().skip(1) {
        let parent = &nodes[node.parent.unwrap() as usize];
        assert!((node.parent.unwrap() as usize) < place && node.visits <= parent.visits);
        assert!(!node.mv.is_empty());
    }
    assert_eq!(
        tree(&mut session, u32::MAX).len(),
        usize::try_from(found.report.work.nodes()).unwrap().min(MAX_NODES as usize)
    );
    // Runs and alpha-beta do not change it; another search replaces it.
    last(&mut session, begin(6, "merkel", Trial::Runs(Setting { playouts: 10, ..SETTING }, 2)));
    last(&mut session, begin(7, "merkel", Trial::AlphaBeta(20)));
    assert_eq!(tree(&mut session, 50).len(), 50);
    session.request(begin(8, "merkel", Trial::Search(Setting { playouts: 1, ..SETTING })));
    session.slice();
    assert_eq!(tree(&mut session, 1)[0].visits, 1);
}

#[test]
fn running_work_can_be_stopped_and_dropped() {
    let mut session = session();
    let long = Setting { playouts: u32::MAX, proves: false, ..SETTING };
    for trial in [Trial::Search(long), Trial::Runs(long, 100), Trial::AlphaBeta(u32::MAX)] {
        assert!(session.request(begin(3, "othello", trial)).has_more && session.slice().has_more);
        // Another id stops nothing.
        let step = session.request(Request::Lab(LabRequest::Stop { id: 4 }));
        assert!(step.answer.is_none() && step.has_more);
        let step = session.request(Request::Lab(LabRequest::Stop { id: 3 }));
        assert!(!step.has_more && !session.slice().has_more);
        let is_done = match step.answer {
            Some(Answer::Study(StudyAnswer::Lab(
                LabAnswer::Search { id: 3, done, .. }
                | LabAnswer::Runs { id: 3, done, .. }
                | LabAnswer::Deepening { id: 3, done, .. },
            ))) => done,
            _ => false,
        };
        assert!(is_done);
        assert_eq!(session.request(Request::Lab(LabRequest::Stop { id: 3 })).answer, Some(Answer::Pong));
    }
    // An analysis replaces an experiment, and vice versa.
    session.request(begin(3, "othello", Trial::Search(long)));
    let task = Task {
        id: 1,
        course: Course { rules: "merkel".to_owned(), ..Course::default() },
        method: Method::AlphaBeta,
        lines: 1,
        budget: Budget::Playouts(1),
        seed: None,
    };
    assert!(matches!(
        told(&mut session, Request::Analyse(task)).last(),
        Some(Answer::Study(StudyAnswer::Analysis { id: 1, done: true, .. }))
    ));
}

#[test]
fn hostile_requests_are_rejected_or_bounded() {
    let mut session = session();
    let refused = |session: &mut Session<TickingClock>, experiment: Experiment| {
        let step = session.request(Request::Lab(LabRequest::Begin(experiment)));
        assert!(matches!(step.answer, Some(Answer::Failed { id: Some(3), why: Failure::NoText(_) })), "{step:?}");
        assert!(!step.has_more && !session.slice().has_more);
    };
    let trial = Trial::Search(SETTING);
    refused(&mut session, experiment(3, "chess", trial));
    refused(&mut session, experiment(3, "", trial));
    let course = experiment(3, "merkel", trial).course;
    let bad_start = Course { start: Some("x".repeat(100_000)), ..course.clone() };
    refused(&mut session, Experiment { course: bad_start, ..experiment(3, "merkel", trial) });
    let illegal = Course { moves: vec!["a1-e5".to_owned()], ..course };
    refused(&mut session, Experiment { course: illegal, ..experiment(3, "merkel", trial) });
    for exploration in [f32::NAN, f32::INFINITY, -1.0, 1e30] {
        let setting = Setting { exploration, per_leaf: 0, playouts: 0, policy: Policy::Cutoff(u32::MAX), ..SETTING };
        assert_eq!(found(&mut session, "merkel", setting).report.work.count(), 1);
    }
    let wide = found(&mut session, "merkel", Setting { per_leaf: u16::MAX, playouts: 1, ..SETTING });
    assert_eq!(wide.report.work.count(), 64);
    let none = last(&mut session, begin(1, "merkel", Trial::Runs(SETTING, 0)));
    assert!(matches!(none, LabAnswer::Runs { tally, done: true, .. } if tally.runs == 0));
    let many = Setting { playouts: 1, ..SETTING };
    let most = last(&mut session, begin(1, "merkel", Trial::Runs(many, u32::MAX)));
    assert!(matches!(most, LabAnswer::Runs { tally, done: true, .. } if tally.runs == 100));
    assert!(matches!(last(&mut session, begin(1, "merkel", Trial::AlphaBeta(0))), LabAnswer::Deepening { .. }));
}

#[test]
fn a_finished_game_has_no_results() {
    let over = |trial| {
        let mut experiment = experiment(1, "alfonso", trial);
        experiment.course.start = Some("5/5/5/2l2/5 d -".to_owned());
        experiment
    };
    for trial in [Trial::Search(SETTING), Trial::Runs(SETTING, 3), Trial::AlphaBeta(100)] {
        match last(&mut session(), Request::Lab(LabRequest::Begin(over(trial)))) {
            LabAnswer::Search { found, .. } => {
                assert!(found.report.root_moves.is_empty() && found.report.proven.is_some());
            }
            LabAnswer::Runs { tally, .. } => assert!(tally.chosen.iter().all(|(_, count)| *count == 0)),
            LabAnswer::Deepening { iterations, .. } => assert!(iterations.is_empty()),
            LabAnswer::Tree { .. } => panic!(),
        }
    }
}

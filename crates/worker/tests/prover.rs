//! The prover's session with a fake clock: its answers, and its use of loaded files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Game, Notation, Outcome, Player};
use alquerque_messages::{Answer, Budget, Course, Engine, Failure, Length, Purpose, Request, SearchRequest, VERSION};
use alquerque_worker::TickingClock;
use alquerque_worker::prover::{ProverReply, ProverSession};

fn session() -> ProverSession<TickingClock> {
    ProverSession::new(TickingClock::new(1.0), 1 << 22)
}

/// A request to prove a position with few checkers.
fn search(id: u32, rules: &str) -> SearchRequest {
    SearchRequest {
        id,
        purpose: Purpose::Prove,
        course: Course { rules: rules.to_owned(), start: Some("5/3d1/1d3/2l2/5 d -".to_owned()), ..Course::default() },
        engine: Engine::Proof,
        budget: Budget::Millis(10_000),
        seed: None,
    }
}

fn book(rules: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../www/knowledge/{rules}.book"))).unwrap()
}

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

/// Works until a request is done.
fn done(session: &mut ProverSession<TickingClock>) -> Answer {
    loop {
        let step = session.slice();
        if let Some(answer) = step.answers.into_iter().find(|answer| matches!(answer, Answer::Done { .. })) {
            return answer;
        }
        assert!(step.has_more);
    }
}

#[test]
fn results_are_reported_once_the_book_has_loaded() {
    let mut session = session();
    let step = session.request(Request::Hello { version: "any".to_owned() });
    assert_eq!(step.answers, [Answer::Hello { version: VERSION.to_owned() }]);
    let step = session.request(Request::Search(search(1, "merkel")));
    assert_eq!(step, ProverReply { load: Some(game("merkel")), ..ProverReply::default() });
    assert_eq!(session.request(Request::Ping).answers, [Answer::Pong]);
    let step = session.learn(game("merkel"), Some(book("merkel")), None);
    assert_eq!(step, ProverReply { has_more: true, ..ProverReply::default() });
    let Answer::Done { id, best, report } = done(&mut session) else { panic!("not done") };
    assert_eq!((id, report.proven), (1, Some(Outcome::Win(Player::Dark))));
    assert_eq!(best.as_ref(), Some(&report.root_moves[0].mv));
    assert_eq!(report.principal_variation.first(), best.as_ref());
    let Some(Length::Exactly(plies)) = report.length else { panic!("{report:?}") };
    assert_eq!(report.principal_variation.len(), plies as usize);
    assert!(report.root_moves.iter().all(|root| root.proven.is_some()), "{report:?}");
    // The next request with the same rules need not wait.
    let next = session.request(Request::Search(search(2, "merkel")));
    assert_eq!(next, ProverReply { has_more: true, ..ProverReply::default() });
    assert!(matches!(session.request(Request::Stop { id: 2 }).answers[..], [Answer::Done { id: 2, .. }]));
    assert_eq!(session.slice(), ProverReply::default());
}

#[test]
fn a_proof_bounded_by_nodes_does_not_depend_on_the_speed_of_the_machine() {
    let start = "2d2/1d1d1/5/1l1l1/2l2 l -";
    let on = |millis: f64, nodes: u32| {
        let mut session = ProverSession::new(TickingClock::new(millis), 1 << 22);
        let mut request = SearchRequest { budget: Budget::Nodes(nodes), ..search(1, "merkel") };
        request.course.start = Some(start.to_owned());
        session.request(Request::Search(request));
        session.learn(game("merkel"), None, None);
        let Answer::Done { report, .. } = done(&mut session) else { panic!("not done") };
        report
    };
    let mut results = BTreeSet::new();
    for nodes in [1 << 13, 1 << 17] {
        let report = on(0.01, nodes);
        assert_eq!(on(6.0, nodes), report, "{nodes} nodes");
        results.insert(report.root_moves.iter().filter(|root| root.proven.is_some()).count());
    }
    assert!(results.len() > 1, "the bound matters: {results:?}");
}

#[test]
fn lines_repeat_no_position() {
    for rules in ["merkel", "medieval"] {
        let mut session = ProverSession::new(TickingClock::new(1.0), 1 << 24);
        session.request(Request::Search(SearchRequest {
            course: Course { rules: rules.to_owned(), ..Course::default() },
            budget: Budget::Millis(2_000),
            ..search(1, rules)
        }));
        session.learn(game(rules), Some(book(rules)), None);
        let Answer::Done { report, .. } = done(&mut session) else { panic!("not done") };
        let game = game(rules);
        let mut positions = vec![game.start()];
        for text in &report.principal_variation {
            let position = positions.last().unwrap();
            positions.push(game.play(position, game.parse_move(position, text).unwrap()).unwrap());
        }
        let (_, before) = positions.split_last().unwrap();
        let is_new = |(place, position): (usize, &Position)| {
            before[..place].iter().all(|other| other.state() != position.state())
        };
        assert!(before.iter().enumerate().all(is_new), "{rules}: {:?}", report.principal_variation);
        assert!(report.principal_variation.len() > 8, "{rules}: {:?}", report.principal_variation);
    }
}

#[test]
fn incomplete_files_are_reported_and_the_search_finds_the_result() {
    for came in [None, Some(vec![1, 2, 3]), Some(book("medieval"))] {
        let mut session = session();
        session.request(Request::Search(search(1, "merkel")));
        let step = session.learn(game("merkel"), came, None);
        assert_eq!(step, ProverReply { answers: vec![Answer::Incomplete], has_more: true, ..ProverReply::default() });
        let Answer::Done { report, .. } = done(&mut session) else { panic!("not done") };
        assert_eq!(report.proven, Some(Outcome::Win(Player::Dark)));
    }
    // There are no files for custom rules.
    let mut session = session();
    let step = session.request(Request::Search(search(1, "merkel,invert=allowed")));
    assert_eq!(step.load, Some(game("merkel,invert=allowed")));
    assert_eq!(session.learn(game("merkel,invert=allowed"), None, None).answers, []);
}

#[test]
fn files_that_load_late_are_kept() {
    let mut session = session();
    session.request(Request::Search(search(1, "merkel")));
    assert_eq!(session.request(Request::Stop { id: 1 }).answers, [Answer::Pong]);
    assert_eq!(session.learn(game("merkel"), Some(book("merkel")), None), ProverReply::default());
    assert!(session.request(Request::Search(search(2, "merkel"))).has_more);
    // Of two waiting requests only the last is answered.
    session.request(Request::Search(search(3, "medieval")));
    session.request(Request::Search(search(4, "alfonso")));
    assert!(!session.learn(game("medieval"), None, None).has_more);
    assert!(session.learn(game("alfonso"), None, None).has_more);
}

#[test]
fn unsupported_requests_are_rejected() {
    let mut session = session();
    let refused = |step: ProverReply| match &step.answers[..] {
        [Answer::Failed { why, .. }] => why.clone(),
        _ => panic!("{step:?}"),
    };
    let of_other = SearchRequest { engine: Engine::Random, ..search(1, "merkel") };
    assert_eq!(refused(session.request(Request::Search(of_other))), Failure::OtherWorker);
    assert!(matches!(refused(session.request(Request::Search(search(1, "othello")))), Failure::NoText(_)));
    let perft = Request::Perft { id: 1, rules: "merkel".to_owned(), depth: 1 };
    assert_eq!(refused(session.request(perft)), Failure::OtherWorker);
    let mut illegal = search(1, "merkel");
    illegal.course.moves = vec!["a1-b9".to_owned()];
    session.request(Request::Search(illegal));
    assert!(matches!(refused(session.learn(game("merkel"), Some(book("merkel")), None)), Failure::NoText(_)));
}

/// A request about draughts, after these moves from a position.
fn ask(id: u32, start: &str, moves: &[&str]) -> Request {
    let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
    let course = Course { rules: "draughts".to_owned(), start: Some(start.to_owned()), moves, ..Course::default() };
    Request::Search(SearchRequest { course, ..search(id, "draughts") })
}

fn endgames() -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/knowledge/draughts.endgames")).unwrap()
}

/// The winner, the length, the best move and the line reported for a position of draughts.
fn told(session: &mut ProverSession<TickingClock>, request: Request) -> (Option<Outcome>, Option<Length>, Vec<String>) {
    let answers = session.request(request).answers;
    let [Answer::Done { best, report, .. }] = &answers[..] else { panic!("{answers:?}") };
    assert_eq!(best.as_ref(), report.principal_variation.first());
    assert_eq!(report.root_moves.first().and_then(|root| root.length), report.length);
    (report.proven, report.length, report.principal_variation.clone())
}

#[test]
fn draughts_with_few_pieces_are_looked_up_and_only_what_the_clock_allows_is_claimed() {
    const TWO_KINGS: &str = "W:WK1,K3:BK32";
    let mut session = session();
    let step = session.request(ask(1, TWO_KINGS, &[]));
    assert_eq!(step, ProverReply { load_endgames: true, ..ProverReply::default() });
    let step = session.learn_endgames(Some(endgames()));
    let [Answer::Done { id: 1, report, .. }] = &step.answers[..] else { panic!("{step:?}") };
    let Some(Length::Exactly(plies)) = report.length else { panic!("{report:?}") };
    assert_eq!((report.proven, report.principal_variation.len()), (Some(Outcome::Win(Player::Light)), plies as usize));

    // The same with just as many quiet plies as the win allows, and with one more.
    let quiet = 80 - plies;
    assert_eq!(
        told(&mut session, ask(2, &format!("{TWO_KINGS} {quiet} 60"), &[])).0,
        Some(Outcome::Win(Player::Light))
    );
    let late = session.request(ask(3, &format!("{TWO_KINGS} {} 60", quiet + 1), &[]));
    assert!(matches!(&late.answers[..], [Answer::Done { best: None, report, .. }] if report.proven.is_none()));
    // After a repetition a third occurrence is near: nothing is claimed.
    let moves = ["1-6", "32-28", "6-1", "28-32"];
    let again = session.request(ask(4, TWO_KINGS, &moves));
    assert!(matches!(&again.answers[..], [Answer::Done { report, .. }] if report.proven.is_none()), "{again:?}");
    // One king each, far apart.
    let (proven, length, line) = told(&mut session, ask(5, "W:WK1:BK32", &[]));
    assert_eq!((proven, length, line.is_empty()), (Some(Outcome::Draw), None, false));
    // Too many pieces, and a finished game.
    for start in ["W:W21,22,23:B1,2", "W:WK1,K3:BK32 80 60"] {
        let answers = session.request(ask(6, start, &[])).answers;
        assert!(matches!(&answers[..], [Answer::Done { best: None, report, .. }] if report.proven.is_none()));
    }
}

#[test]
fn without_the_database_of_draughts_nothing_is_known() {
    let mut damaged = endgames();
    damaged.truncate(1000);
    for file in [None, Some(damaged)] {
        let mut session = session();
        session.request(ask(1, "W:WK1,K3:BK32", &[]));
        let answers = session.learn_endgames(file).answers;
        let [Answer::Incomplete, Answer::Done { id: 1, best: None, report }] = &answers[..] else {
            panic!("{answers:?}")
        };
        assert_eq!(report.proven, None);
    }
}

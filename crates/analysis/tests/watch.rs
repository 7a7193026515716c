//! UCT as the study sees it: orders and news, with a clock of its own.

use std::cell::Cell;
use std::rc::Rc;

use alquerque_analysis::Session;
use alquerque_core::family::GAMES;
use alquerque_messages::analysis::uct::{
    Candidate, Iteration, MOST_ITERATIONS, MOST_NODES, News as UctNews, Order as UctOrder, Search, View,
};
use alquerque_messages::analysis::{Analysis, Bound, Method, News, Order, Task};
use alquerque_messages::{Effort, Failure};
use alquerque_worker::{Clock, Step};

/// Each look at it takes some of its time.
#[derive(Clone, Default)]
struct Ticking(Rc<Cell<f64>>);

impl Clock for Ticking {
    fn now(&self) -> f64 {
        self.0.set(self.0.get() + 0.25);
        self.0.get()
    }
}

fn session() -> Session<Ticking> {
    Session::new(Ticking::default(), 7)
}

fn search(id: u32, rules: &str) -> Search {
    Search {
        id,
        rules: rules.to_owned(),
        start: None,
        moves: Vec::new(),
        exploration: 1.414,
        seed: Some(3),
        limit: None,
    }
}

fn order(session: &mut Session<Ticking>, order: UctOrder) -> Step<News> {
    session.order(Order::Uct(order))
}

/// The next view that comes.
fn next_view(session: &mut Session<Ticking>) -> (u32, View) {
    for _ in 0..1000 {
        if let Some(News::Uct(UctNews::Seen { id, view })) = session.slice().answer {
            return (id, view);
        }
    }
    panic!("no view came");
}

fn told(session: &mut Session<Ticking>, id: u32, number: u32) -> (u32, Vec<Candidate>, Option<Iteration>) {
    assert!(order(session, UctOrder::Iterate { id, number }).go_on);
    for _ in 0..100_000 {
        match session.slice().answer {
            Some(News::Uct(UctNews::Told { id: other, wanted, number: there, root, iteration }))
                if wanted == number =>
            {
                assert_eq!(id, other);
                return (there, root, iteration);
            }
            _ => {}
        }
    }
    panic!("iteration {number} was not told");
}

/// The bound of a candidate by the formula that the page writes.
fn assert_formula(candidate: &Candidate, parent: u32, constant: f32) {
    let counted = if parent < 16 { parent } else { parent - parent % 16 };
    let (Some(term), Some(bound)) = (candidate.exploration, candidate.bound) else { return };
    let wanted = f64::from(constant) * (f64::from(counted).ln() / f64::from(candidate.visits)).sqrt();
    assert!((wanted - f64::from(term)).abs() < 1e-4, "{candidate:?} of {parent}: {wanted}");
    assert!((candidate.mean + term - bound).abs() < 1e-5, "{candidate:?}");
}

#[test]
fn the_tree_is_seen_while_it_grows_in_every_game() {
    for game in GAMES {
        let mut session = session();
        assert!(order(&mut session, UctOrder::Think(search(5, game.rulesets[0].name))).go_on);
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
    assert_eq!(all, view.playouts, "every playout began with a move of the root");
    for candidate in &view.root {
        assert_formula(candidate, view.playouts, 1.414);
    }
    assert!(!view.picture.is_empty() && view.picture.len() <= MOST_NODES);
    for (place, node) in view.picture.iter().enumerate() {
        let below = view.picture.iter().filter(|other| other.parent.map(|parent| parent as usize) == Some(place));
        assert!(below.map(|other| other.visits).sum::<u32>() <= node.visits);
        assert_eq!(node.parent.is_none(), place == 0);
    }
}

#[test]
fn samples_come_once_each_and_in_order() {
    let mut session = session();
    order(&mut session, UctOrder::Think(search(1, "merkel")));
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
fn whoever_looks_elsewhere_is_answered_at_once_and_sees_only_what_there_is() {
    let mut session = session();
    order(&mut session, UctOrder::Think(search(1, "merkel")));
    let (_, view) = next_view(&mut session);
    let best = view.root.iter().max_by_key(|candidate| candidate.visits).unwrap().mv.clone();
    let way = vec![best.clone()];
    let look = |top: &[String], way: &[String]| UctOrder::Look { id: 1, top: top.to_vec(), way: way.to_vec() };
    let step = order(&mut session, look(&way, &way));
    let Some(News::Uct(UctNews::Seen { view, .. })) = step.answer else { panic!("{step:?}") };
    assert_eq!((&view.top, &view.way, view.looked.len()), (&way, &way, 1));
    assert_eq!(view.picture[0].mv, best);
    assert_formula(&view.looked[0].candidate, view.looked[0].parent_visits, 1.414);
    let nonsense = vec!["no move".to_owned(); 10_000];
    let step = order(&mut session, look(&nonsense, &[way, nonsense.clone()].concat()));
    let Some(News::Uct(UctNews::Seen { view, .. })) = step.answer else { panic!("{step:?}") };
    assert_eq!((view.top.len(), view.way.len()), (0, 1));
    assert_eq!(order(&mut session, UctOrder::Look { id: 2, top: Vec::new(), way: Vec::new() }).answer, None);
}

#[test]
fn a_pause_keeps_the_tree() {
    let mut session = session();
    order(&mut session, UctOrder::Think(search(1, "merkel")));
    next_view(&mut session);
    let step = order(&mut session, UctOrder::Pause { id: 1 });
    let Some(News::Uct(UctNews::Seen { view, .. })) = step.answer else { panic!("{step:?}") };
    assert!(!step.go_on && !view.is_running);
    assert_eq!(session.slice(), Step::default(), "nothing is done meanwhile");
    assert_eq!(order(&mut session, UctOrder::Pause { id: 1 }).answer, None, "it pauses already");
    assert!(order(&mut session, UctOrder::GoOn { id: 1 }).go_on);
    assert!(next_view(&mut session).1.playouts > view.playouts);
}

#[test]
fn a_search_pauses_at_the_playouts_that_it_is_told() {
    let mut session = session();
    order(&mut session, UctOrder::Think(Search { limit: Some(50), ..search(1, "merkel") }));
    let (_, view) = next_view(&mut session);
    assert_eq!((view.playouts, view.is_running), (50, false));
    assert!(!session.slice().go_on);
    assert!(order(&mut session, UctOrder::GoUpTo { id: 1, playouts: 51 }).go_on);
    assert_eq!(next_view(&mut session).1.playouts, 51);
    let step = order(&mut session, UctOrder::GoUpTo { id: 1, playouts: 20 });
    let Some(News::Uct(UctNews::Seen { view, .. })) = step.answer else { panic!("{step:?}") };
    assert_eq!((step.go_on, view.playouts, view.is_running), (false, 51, false), "it is told at once");
    assert!(order(&mut session, UctOrder::GoOn { id: 1 }).go_on);
    assert!(next_view(&mut session).1.is_running, "and goes on without an end");
}

#[test]
fn a_position_with_one_move_is_searched_for_what_it_is_worth() {
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "c2-d2", "e5-d4"].map(str::to_owned).to_vec();
    let mut session = session();
    order(&mut session, UctOrder::Think(Search { moves, ..search(1, "merkel,invert=allowed") }));
    let (_, view) = next_view(&mut session);
    assert!(view.is_running && view.root.len() == 1 && view.root[0].visits > 0);
    assert!(session.slice().go_on);
}

#[test]
fn iterations_are_told_forward_and_back_and_are_always_the_same() {
    let mut session = session();
    assert!(order(&mut session, UctOrder::Rehearse(search(4, "merkel"))).go_on);
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
    // The search that thinks makes the same with the same seed.
    order(&mut session, UctOrder::Think(search(5, "merkel")));
    let sample = next_view(&mut session).1.samples.into_iter().nth(6).unwrap();
    let visits: Vec<u32> = told(&mut session, 4, sample.playouts).1.iter().map(|candidate| candidate.visits).collect();
    assert_eq!(visits, sample.visits);
}

#[test]
fn a_far_iteration_is_reached_in_slices_and_no_farther_than_the_last() {
    let mut session = session();
    order(&mut session, UctOrder::Rehearse(search(4, "merkel")));
    let (number, _, _) = told(&mut session, 4, 20_000);
    assert_eq!(number, 20_000);
    assert!(order(&mut session, UctOrder::Iterate { id: 4, number: u32::MAX }).go_on);
    assert!(session.slice().answer.is_none(), "that takes many slices");
    // Another order is heard meanwhile.
    assert_eq!(told(&mut session, 4, 19_999).0, 19_999);
    const { assert!(MOST_ITERATIONS >= 20_000) };
}

#[test]
fn what_cannot_be_read_is_refused() {
    let mut session = session();
    let bad = [
        Search { rules: "chess".to_owned(), ..search(9, "merkel") },
        Search { moves: vec!["a1-a1".to_owned()], ..search(9, "merkel") },
        Search { start: Some("nothing".to_owned()), ..search(9, "merkel") },
    ];
    for search in bad {
        for order in [UctOrder::Think(search.clone()), UctOrder::Rehearse(search)] {
            let step = session.order(Order::Uct(order));
            assert!(!step.go_on);
            assert!(matches!(step.answer, Some(News::Failed { id: Some(9), why: Failure::NoText(_) })), "{step:?}");
        }
    }
    for exploration in [f32::NAN, f32::INFINITY, -1.0, 1e30] {
        let mut session = self::session();
        order(&mut session, UctOrder::Think(Search { exploration, ..search(1, "merkel") }));
        assert!(next_view(&mut session).1.playouts > 0, "{exploration}");
    }
    for late in [UctOrder::Pause { id: 3 }, UctOrder::GoOn { id: 3 }, UctOrder::Iterate { id: 3, number: 1 }] {
        assert_eq!(order(&mut session, late), Step::default());
    }
}

fn task(id: u32, effort: Bound) -> Task {
    Task {
        id,
        rules: "merkel".to_owned(),
        start: None,
        moves: Vec::new(),
        method: Method::Uct { exploration: 1.4 },
        lines: 1,
        effort,
        seed: Some(1),
    }
}

#[test]
fn an_analysis_ends_at_its_playouts_or_at_its_time_whichever_is_first() {
    let ends = |work, millis| {
        let mut session = session();
        session.order(Order::Analyse(task(1, Bound { work, millis })));
        let done = std::iter::from_fn(|| Some(session.slice())).take(100_000).find_map(|step| match step.answer {
            Some(News::Done { analysis, .. }) => Some(analysis),
            _ => None,
        });
        let Some(Analysis { effort: Effort::Uct { playouts, .. }, .. }) = done else { panic!("{done:?}") };
        playouts
    };
    assert_eq!(ends(Some(500), None), 500);
    assert_eq!(ends(Some(500), Some(1_000_000)), 500);
    let in_time = ends(None, Some(60));
    assert!((100..100_000).contains(&in_time), "{in_time}");
    assert_eq!(ends(Some(100_000), Some(60)), in_time);
}

#[test]
fn an_analysis_takes_the_place_of_what_is_shown() {
    let mut session = session();
    order(&mut session, UctOrder::Think(search(1, "merkel")));
    session.order(Order::Analyse(task(2, Bound { work: Some(500), millis: None })));
    let done = std::iter::from_fn(|| Some(session.slice())).take(1000).find_map(|step| step.answer);
    assert!(matches!(done, Some(News::Done { id: 2, .. })), "{done:?}");
    assert!(!session.slice().go_on);
}

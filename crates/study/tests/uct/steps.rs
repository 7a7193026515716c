//! One iteration after the other, with the worker itself.

use alquerque_messages::analysis::uct::{MOST_ITERATIONS, News as UctNews, Order as UctOrder};
use alquerque_messages::analysis::{News, Order};
use alquerque_study::effect::StudyEffect;
use alquerque_study::tab::Tab;
use alquerque_study::uct::event::{Event as UctEvent, Mode, Speed, Stepping};
use alquerque_study::uct::stage::Phase;
use alquerque_study::uct::words;
use alquerque_study::{Event, Worker};

use crate::Page;

/// A page with the worker itself.
fn rehearsal() -> (Page, impl FnMut(&mut Page)) {
    struct Still;
    impl alquerque_worker::Clock for Still {
        fn now(&self) -> f64 {
            0.0
        }
    }
    let mut page = Page::new();
    page.uct(UctEvent::Mode(Mode::Steps));
    let mut session = alquerque_analysis::Session::new(Still, 1);
    let answer = move |page: &mut Page| {
        loop {
            let orders = page.orders();
            if orders.is_empty() {
                return;
            }
            for order in orders {
                let mut step = session.order(Order::Uct(order));
                while step.go_on {
                    if let Some(news) = step.answer.take() {
                        page.tell(Event::News(Worker::Uct, news));
                    }
                    step = session.slice();
                }
                if let Some(news) = step.answer {
                    page.tell(Event::News(Worker::Uct, news));
                }
            }
        }
    };
    (page, answer)
}

fn at(page: &Page) -> (u32, usize) {
    let told = page.study.uct.steps.told().expect("it was told");
    (told.number, told.place().0)
}

#[test]
fn a_search_goes_step_by_step_forward_and_back() {
    let (mut page, mut answer) = rehearsal();
    answer(&mut page);
    assert_eq!(at(&page), (0, 0));
    let before = page.state.record.tree().state();
    let mut seen = vec![at(&page)];
    for _ in 0..200 {
        page.uct(UctEvent::Step(Stepping::On));
        answer(&mut page);
        let told = page.study.uct.steps.told().unwrap();
        let moves = told.film().record().played();
        assert_eq!(moves, told.stage().frame(told.iteration.as_ref()), "the board goes along");
        seen.push(at(&page));
    }
    assert!(seen.windows(2).all(|pair| pair[0] < pair[1]));
    for &wanted in seen.iter().rev() {
        assert_eq!(at(&page), wanted);
        page.uct(UctEvent::Step(Stepping::Back));
        answer(&mut page);
    }
    assert_eq!(at(&page), (0, 0), "there is nothing before");
    assert_eq!(page.state.record.tree().state(), before);
}

#[test]
fn phases_and_iterations_can_be_skipped() {
    let (mut page, mut answer) = rehearsal();
    answer(&mut page);
    page.uct(UctEvent::Jump(25));
    answer(&mut page);
    assert_eq!(at(&page), (25, 0));
    let mut phases = Vec::new();
    while at(&page).0 == 25 {
        phases.extend(page.study.uct.steps.told().unwrap().stage().phase());
        page.uct(UctEvent::Step(Stepping::Phase));
        answer(&mut page);
    }
    assert_eq!(phases, Phase::ALL);
    page.uct(UctEvent::Step(Stepping::Iteration));
    answer(&mut page);
    assert_eq!(at(&page), (27, 0));
    page.uct(UctEvent::Step(Stepping::First));
    answer(&mut page);
    assert_eq!(at(&page), (0, 0));
    // Steps that are wanted too soon are made when they can be.
    for stepping in [Stepping::Iteration, Stepping::On, Stepping::On, Stepping::Iteration, Stepping::Phase] {
        page.uct(UctEvent::Step(stepping));
    }
    answer(&mut page);
    assert_eq!(at(&page).0, 2);
    assert_eq!(page.study.uct.steps.told().unwrap().stage().phase(), Some(Phase::Expansion));
    // Of several orders the last one counts.
    page.uct(UctEvent::Jump(10));
    page.uct(UctEvent::Jump(4));
    answer(&mut page);
    assert_eq!(at(&page), (4, 0));
}

#[test]
fn behind_the_last_iteration_that_is_shown_nothing_is_said_of_the_search_itself() {
    let mut page = Page::new();
    page.uct(UctEvent::Mode(Mode::Steps));
    let order = page.orders().pop();
    let Some(UctOrder::Rehearse(search)) = order else { panic!("{order:?}") };
    let told = |page: &mut Page, wanted, number| {
        let (id, root) = (search.id, Vec::new());
        page.tell(Event::News(Worker::Uct, News::Uct(UctNews::Told { id, wanted, number, root, iteration: None })));
    };
    told(&mut page, 0, 0);
    page.uct(UctEvent::Jump(150_000));
    assert_eq!(page.orders(), [UctOrder::Iterate { id: search.id, number: MOST_ITERATIONS }]);
    let jumps = page.study.uct.steps.jumps();
    told(&mut page, MOST_ITERATIONS, MOST_ITERATIONS);
    assert_eq!(page.study.uct.steps.jumps(), jumps + 1, "the field tells where it has led");
    assert!(page.study.uct.steps.is_cut_off());
    assert_eq!(words::last(&page.study.uct.steps).id(), "uct-last-shown");
    // There is none behind it: nothing is asked, and the field is written all the same.
    page.uct(UctEvent::Jump(u32::MAX));
    assert!(page.orders().is_empty());
    assert_eq!(page.study.uct.steps.jumps(), jumps + 2);
    // A search that ends by itself says so.
    page.uct(UctEvent::Jump(600));
    told(&mut page, 600, 523);
    assert_eq!(words::last(&page.study.uct.steps).id(), "uct-last");
}

#[test]
fn steps_are_played_as_fast_as_somebody_wants() {
    let (mut page, mut answer) = rehearsal();
    answer(&mut page);
    page.uct(UctEvent::Speed(Speed::Iterations));
    page.uct(UctEvent::Play(true));
    let tick = |page: &mut Page| {
        let after = page.effects.iter().rposition(|doing| matches!(doing, StudyEffect::After(..)))?;
        match page.effects.remove(after) {
            StudyEffect::After(millis, event) => Some((millis, event)),
            _ => None,
        }
    };
    for number in 1..=5 {
        let (millis, event) = tick(&mut page).expect("it goes on");
        assert_eq!(millis, 333);
        page.tell(event.clone());
        // The answer takes the place of what is waited for.
        let next = tick(&mut page);
        answer(&mut page);
        assert_eq!(at(&page), (number, 0));
        let (millis, event) = next.expect("it goes on");
        page.effects.push(StudyEffect::After(millis, event));
    }
    let (_, late) = tick(&mut page).unwrap();
    page.uct(UctEvent::Play(false));
    page.tell(late);
    answer(&mut page);
    assert_eq!(at(&page), (5, 0), "the time of an old playing is not heard");
    page.uct(UctEvent::Play(true));
    page.tell(Event::Tab(Tab::Lab));
    assert!(!page.study.uct.steps.is_playing() && page.study.uct.film().is_none());
}

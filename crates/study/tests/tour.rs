//! The tour, without a browser: the worker is a session of its own, and time passes as soon as somebody waits for it.

use std::collections::VecDeque;

use alquerque_analysis::Session;
use alquerque_app::settings::Settings;
use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::family::AnyGame;
use alquerque_core::phrase::Fill;
use alquerque_core::record::NodeId;
use alquerque_messages::analysis::{News, Order};
use alquerque_study::effect::StudyEffect;
use alquerque_study::tab::Tab;
use alquerque_study::uct::duel::Event as DuelEvent;
use alquerque_study::uct::event::{Event as UctEvent, Mode, Touring};
use alquerque_study::uct::seats::Seats;
use alquerque_study::uct::stage::Phase;
use alquerque_study::uct::tour::step::TourStep;
use alquerque_study::uct::tour::words;
use alquerque_study::{Event, Study, Worker, update};
use alquerque_worker::Clock;

/// Its time goes on with every look at it.
#[derive(Default)]
struct Ticking(std::cell::Cell<f64>);

impl Clock for Ticking {
    fn now(&self) -> f64 {
        self.0.set(self.0.get() + 0.25);
        self.0.get()
    }
}

struct Page {
    study: Study,
    state: State,
    session: Session<Ticking>,
    /// What waits for its time.
    waiting: VecDeque<Event>,
    news: VecDeque<News>,
}

impl Page {
    fn new(game: GameId, calm: bool) -> Self {
        let mut settings = Settings::default();
        settings.choose(game);
        let mut state = State::new(settings, Vec::new());
        update::prepare(&mut state);
        state.outside.reduced_motion = calm;
        let (study, session) = (Study::new(&state), Session::new(Ticking::default(), 7));
        let mut page = Self { study, state, session, waiting: VecDeque::new(), news: VecDeque::new() };
        page.tell(Event::Tab(Tab::Uct));
        page
    }

    fn tell(&mut self, event: Event) {
        for effect in update::handle(&mut self.study, &mut self.state, event) {
            match effect {
                StudyEffect::Order(Worker::Uct, order @ Order::Uct(_)) => {
                    self.news.extend(self.session.order(order).answer);
                }
                StudyEffect::After(_, event) => self.waiting.push_back(event),
                _ => {}
            }
        }
    }

    fn tour(&mut self, event: Touring) {
        self.tell(Event::Uct(UctEvent::Tour(event)));
    }

    /// Lets the worker work and the time pass until nothing moves any more.
    fn settle(&mut self) {
        for _ in 0..100_000 {
            while let Some(news) = self.news.pop_front() {
                self.tell(Event::News(Worker::Uct, news));
            }
            let step = self.session.slice();
            self.news.extend(step.answer);
            if self.news.is_empty() && !step.go_on {
                match self.waiting.pop_front() {
                    Some(event) => self.tell(event),
                    None => return,
                }
            }
        }
        panic!("it does not come to rest");
    }

    fn step(&self) -> Option<TourStep> {
        self.study.uct.tour.as_ref().map(|tour| tour.step)
    }

    fn phase(&self) -> Option<Phase> {
        self.study.uct.steps.told()?.stage().phase()
    }

    /// What is said in numbers, and one of its places.
    fn said(&self, name: &str) -> Option<Fill> {
        let uct = &self.study.uct;
        let decimal = |number: f64, digits: u8| format!("{number:.*}", usize::from(digits));
        let phrase = words::now(self.step()?, &uct.live, &uct.steps, &*self.state.record, &decimal)?;
        phrase.fill(name).cloned()
    }

    fn select(&mut self, node: NodeId) {
        self.tell(Event::Node(alquerque_study::Node::Select(node)));
    }
}

fn number(page: &Page, name: &str) -> u64 {
    match page.said(name) {
        Some(Fill::Number(number)) => number,
        Some(Fill::Text(text)) => text.replace('\u{202f}', "").parse().unwrap(),
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn every_step_shows_the_search_doing_what_it_says_in_every_game() {
    for game in GameId::ALL {
        for calm in [false, true] {
            let mut page = Page::new(game, calm);
            page.tour(Touring::Begin);
            page.settle();
            assert_eq!(number(&page, "moves"), page.state.legal.len() as u64);
            assert!(page.study.uct.live.view.is_none(), "nothing has been searched");
            page.tour(Touring::Next);
            page.settle();
            assert_eq!((page.study.uct.mode, page.phase()), (Mode::Steps, Some(Phase::Playout)));
            assert_eq!(page.study.uct.steps.told().unwrap().number, 1);
            assert!(page.study.uct.film().is_some_and(|film| film.len() > 10), "a game on the board");
            page.tour(Touring::Next);
            page.settle();
            assert_eq!((page.study.uct.mode, number(&page, "playouts")), (Mode::Live, 500));
            assert!(number(&page, "visits") >= 500 / page.state.legal.len() as u64);
            page.tour(Touring::Next);
            page.settle();
            assert_eq!(page.study.uct.live.playouts(), 520);
            assert!(page.said("best-sum").is_some());
            page.tour(Touring::Next);
            page.settle();
            assert_eq!(page.phase(), Some(Phase::Selection));
            let round = page.study.uct.steps.told().unwrap().number;
            assert!(round > 520);
            let expanded = if calm { Phase::Expansion } else { Phase::Playout };
            for phase in [expanded, Phase::Backpropagation] {
                page.tour(Touring::Next);
                page.settle();
                assert_eq!(page.phase(), Some(phase));
                assert_eq!(page.study.uct.steps.told().unwrap().number, round);
            }
            page.tour(Touring::Next);
            page.settle();
            assert_eq!(number(&page, "playouts"), 64_000);
            page.tour(Touring::End);
        }
    }
}

#[test]
fn the_round_in_slow_motion_is_the_next_one_of_the_same_search() {
    let mut page = Page::new(GameId::Alquerque, true);
    page.tour(Touring::Begin);
    for _ in 0..3 {
        page.tour(Touring::Next);
        page.settle();
    }
    let counted = page.study.uct.live.view.as_ref().unwrap().root.clone();
    page.tour(Touring::Next);
    page.settle();
    page.tell(Event::Uct(UctEvent::Jump(520)));
    page.settle();
    assert_eq!(page.study.uct.steps.told().unwrap().root, counted);
}

#[test]
fn whoever_goes_back_sees_it_again_and_behind_the_last_step_it_ends() {
    let mut page = Page::new(GameId::Draughts, true);
    page.tour(Touring::Begin);
    for _ in 0..3 {
        page.tour(Touring::Next);
        page.settle();
    }
    page.tour(Touring::Back);
    page.settle();
    assert_eq!((page.step(), number(&page, "playouts")), (Some(TourStep::Count), 500));
    page.tour(Touring::Back);
    page.tour(Touring::Back);
    page.settle();
    assert_eq!(page.step(), Some(TourStep::Question));
    page.tour(Touring::Back);
    assert_eq!(page.step(), Some(TourStep::Question));
    for _ in 0..TourStep::ALL.len() {
        assert!(page.step().is_some());
        page.tour(Touring::Next);
    }
    page.settle();
    assert!(page.step().is_none());
    let uct = &page.study.uct;
    assert!(!uct.live.on && uct.mode == Mode::Live && uct.film().is_none(), "it leaves nothing behind");
}

#[test]
fn a_tour_that_ends_midway_pauses_the_search_and_leaves_the_old_time_unheard() {
    let mut page = Page::new(GameId::Alquerque, false);
    page.tell(Event::Uct(UctEvent::Mode(Mode::Steps)));
    page.settle();
    page.tour(Touring::Begin);
    page.tour(Touring::Next);
    page.tour(Touring::Next);
    page.tour(Touring::End);
    page.settle();
    let uct = &page.study.uct;
    assert!(uct.tour.is_none() && !uct.live.on && uct.mode == Mode::Steps);
    assert!(uct.live.playouts() < 500);
    assert_eq!(uct.steps.told().unwrap().number, 0);
    page.tour(Touring::Next);
    assert!(page.step().is_none(), "there is none to go on with");
}

#[test]
fn on_another_position_a_step_begins_anew_or_the_tour_ends() {
    let mut page = Page::new(GameId::Alquerque, true);
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];
    let mut node = NodeId::ROOT;
    let mut nodes = Vec::new();
    for mv in moves {
        node = page.state.record.add(node, mv).unwrap();
        nodes.push(node);
    }
    let has_choice = |page: &Page| page.state.legal.len() > 1;
    page.tour(Touring::Begin);
    page.tour(Touring::Next);
    page.tour(Touring::Next);
    page.settle();
    let mut forced = None;
    for &node in &nodes {
        page.select(node);
        page.settle();
        if page.step().is_none() {
            forced = Some(node);
            assert!(!has_choice(&page));
            break;
        }
        assert_eq!((page.step(), number(&page, "playouts")), (Some(TourStep::Count), 500));
        assert!(has_choice(&page));
    }
    let forced = forced.expect("dark must capture there");
    assert!(!page.study.uct.live.on);
    // Where there is nothing to choose, it goes to the first position, and comes back.
    page.select(forced);
    page.tour(Touring::Begin);
    page.settle();
    assert_eq!(page.state.record.tree().current(), NodeId::ROOT);
    page.tour(Touring::End);
    assert_eq!(page.state.record.tree().current(), forced);
}

#[test]
fn who_takes_it_in_hand_is_not_disturbed() {
    let mut page = Page::new(GameId::Alquerque, false);
    page.tour(Touring::Begin);
    page.tour(Touring::Next);
    page.tour(Touring::Next);
    page.tell(Event::Uct(UctEvent::Run(false)));
    page.settle();
    assert!(page.study.uct.live.playouts() < 500 && page.step() == Some(TourStep::Count));
    page.tell(Event::Tab(Tab::Lab));
    assert!(page.step().is_some(), "it waits");
    page.tell(Event::Broken(Worker::Uct));
    assert!(page.step().is_none());
}

/// A game of Alquerque at a forced move, on which the tour goes to the first position.
fn forced(page: &mut Page) -> NodeId {
    let mut node = NodeId::ROOT;
    for mv in ["d2-c3", "b4xd2", "e1xc3"] {
        node = page.state.record.add(node, mv).unwrap();
    }
    page.select(node);
    assert_eq!(page.state.legal.len(), 1);
    node
}

#[test]
fn it_gives_back_what_it_has_taken_even_if_its_worker_breaks() {
    for breaks in [false, true] {
        let mut page = Page::new(GameId::Alquerque, false);
        let here = forced(&mut page);
        page.tell(Event::Uct(UctEvent::Duel(DuelEvent::Seats(Seats::Dark))));
        page.tour(Touring::Begin);
        page.settle();
        page.tour(Touring::Next);
        page.settle();
        let uct = &page.study.uct;
        assert_eq!((uct.mode, uct.duel.seats), (Mode::Steps, Seats::Nobody));
        assert_eq!(page.state.record.tree().current(), NodeId::ROOT);
        if breaks {
            page.tell(Event::Broken(Worker::Uct));
        } else {
            page.tour(Touring::End);
        }
        let uct = &page.study.uct;
        assert_eq!((page.step(), uct.mode, uct.duel.seats), (None, Mode::Live, Seats::Dark), "{breaks}");
        assert_eq!(page.state.record.tree().current(), here, "{breaks}");
    }
}

#[test]
fn it_does_not_go_back_in_another_game() {
    let mut page = Page::new(GameId::Alquerque, false);
    forced(&mut page);
    page.tour(Touring::Begin);
    page.settle();
    let mut other = "othello".parse::<AnyGame>().unwrap().record();
    for text in ["f5", "d6", "c3", "d3"] {
        other.play(text).unwrap();
    }
    alquerque_study::update::open_game(&mut page.state, &*other);
    page.select(NodeId::ROOT);
    page.settle();
    page.tour(Touring::End);
    assert_eq!(page.state.record.tree().current(), NodeId::ROOT);
}

//! The tour without a browser. The worker is a real session, and timers fire at once.

mod questions;

use std::collections::VecDeque;

use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::Closed;
use alquerque_app::settings::Settings;
use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::family::AnyGame;
use alquerque_core::record::NodeId;
use alquerque_language::{Fill, message};
use alquerque_messages::{Answer, Request};
use alquerque_study::effect::StudyEffect;
use alquerque_study::event::{TourEvent, UctEvent};
use alquerque_study::tab::Tab;
use alquerque_study::uct::autoplay::{AutoplayEvent, Seats};
use alquerque_study::uct::controls::{Mode, Phase, Size, Stepping};
use alquerque_study::uct::steps::CurrentIteration;
use alquerque_study::uct::tour::step::TourStep;
use alquerque_study::uct::tour::view::now;
use alquerque_study::{Event, Study, Worker, update};
use alquerque_worker::Session;
use alquerque_worker::TickingClock;

struct Page {
    study: Study,
    state: State,
    session: Session<TickingClock>,
    /// Events of pending timers.
    waiting: VecDeque<Event>,
    news: VecDeque<Answer>,
}

impl Page {
    fn new(game: GameId, reduced_motion: bool) -> Self {
        let mut settings = Settings::default();
        settings.choose(game);
        let mut state = State::new(settings, Vec::new());
        update::prepare(&mut state);
        state.environment.reduced_motion = reduced_motion;
        let (study, session) = (Study::new(&state), Session::new(TickingClock::new(0.25), 7));
        let mut page = Self { study, state, session, waiting: VecDeque::new(), news: VecDeque::new() };
        page.handle(Event::Tab(Tab::Uct));
        page
    }

    fn handle(&mut self, event: Event) {
        let effects = update::handle(&mut self.study, &mut self.state, event);
        self.run(effects);
    }

    /// Plays a move on the board.
    fn play(&mut self, mv: &str) {
        alquerque_app::update::update(&mut self.state, AppEvent::Typed(mv.to_owned()));
        let effects = update::follow(&mut self.study, &mut self.state);
        self.run(effects);
    }

    fn run(&mut self, effects: Vec<StudyEffect>) {
        for effect in effects {
            match effect {
                StudyEffect::Request(Worker::Uct, order @ Request::Uct(_)) => {
                    self.news.extend(self.session.request(order).answer);
                }
                StudyEffect::After(_, event) => self.waiting.push_back(event),
                _ => {}
            }
        }
    }

    fn tour(&mut self, event: TourEvent) {
        self.handle(Event::Uct(UctEvent::Tour(event)));
    }

    /// Goes to the next step, skipping the question of this one.
    fn next(&mut self) {
        let step = self.step();
        for _ in 0..2 {
            if self.step() == step {
                self.tour(TourEvent::Next);
                self.settle();
            }
        }
        assert_ne!(self.step(), step);
    }

    /// Runs the worker and the timers until both are idle.
    fn settle(&mut self) {
        for _ in 0..100_000 {
            while let Some(news) = self.news.pop_front() {
                self.handle(Event::Worker(Worker::Uct, JobEvent::Answer(news)));
            }
            let step = self.session.slice();
            self.news.extend(step.answer);
            if self.news.is_empty() && !step.has_more {
                match self.waiting.pop_front() {
                    Some(event) => self.handle(event),
                    None => return,
                }
            }
        }
        panic!("it does not become idle");
    }

    fn step(&self) -> Option<TourStep> {
        self.study.uct.tour.as_ref().map(|tour| tour.step)
    }

    fn phase(&self) -> Option<Phase> {
        self.study.uct.steps.current()?.stage().phase()
    }

    /// Returns a placeholder of the text with this step's numbers.
    fn text(&self, name: &str) -> Option<Fill> {
        let uct = &self.study.uct;
        let decimal = |number: f64, digits: u8| format!("{number:.*}", usize::from(digits));
        let phrase = now(self.step()?, &uct.live, &uct.steps, &*self.state.game.record, &decimal)?;
        phrase.fill(name).cloned()
    }

    fn select(&mut self, node: NodeId) {
        self.handle(Event::Node(alquerque_study::event::NodeEvent::Select(node)));
    }
}

fn number(page: &Page, name: &str) -> u64 {
    match page.text(name) {
        Some(Fill::Number(number)) => number,
        Some(Fill::Text(text)) => text.replace('\u{202f}', "").parse().unwrap(),
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn every_step_shows_the_search_doing_what_it_says_in_every_game() {
    for game in GameId::ALL {
        for reduced_motion in [false, true] {
            let mut page = Page::new(game, reduced_motion);
            page.tour(TourEvent::Begin(TourStep::default()));
            page.settle();
            assert_eq!(number(&page, "moves"), page.state.game.legal().len() as u64);
            assert!(page.study.uct.live.view.is_none(), "no search yet");
            page.next();
            assert_eq!((page.study.uct.mode, page.phase()), (Mode::Steps, Some(Phase::Playout)));
            assert_eq!(page.study.uct.steps.current().unwrap().number, 1);
            assert!(page.study.uct.preview().is_some_and(|preview| preview.count() > 10), "a playout on the board");
            page.next();
            assert_eq!((page.study.uct.mode, number(&page, "playouts")), (Mode::Live, 500));
            assert!(number(&page, "visits") >= 500 / page.state.game.legal().len() as u64);
            page.next();
            assert_eq!(page.study.uct.live.playouts(), 520);
            assert!(page.text("best-sum").is_some());
            page.next();
            assert_eq!(page.phase(), Some(Phase::Selection));
            let round = page.study.uct.steps.current().unwrap().number;
            assert!(round > 520);
            let expanded = if reduced_motion { Phase::Expansion } else { Phase::Playout };
            for phase in [expanded, Phase::Backpropagation] {
                page.next();
                assert_eq!(page.phase(), Some(phase));
                assert_eq!(page.study.uct.steps.current().unwrap().number, round);
            }
            page.next();
            assert_eq!(number(&page, "playouts"), 64_000);
            page.tour(TourEvent::End);
        }
    }
}

#[test]
fn the_slow_motion_iteration_is_the_next_of_the_same_search() {
    let mut page = Page::new(GameId::Alquerque, true);
    page.tour(TourEvent::Begin(TourStep::default()));
    for _ in 0..3 {
        page.tour(TourEvent::Next);
        page.settle();
    }
    let counted = page.study.uct.live.view.as_ref().unwrap().root.clone();
    page.next();
    page.handle(Event::Uct(UctEvent::Jump(520)));
    page.settle();
    assert_eq!(page.study.uct.steps.current().unwrap().root, counted);
}

#[test]
fn going_back_replays_the_step_and_the_last_step_ends_the_tour() {
    let mut page = Page::new(GameId::Draughts, true);
    page.tour(TourEvent::Begin(TourStep::default()));
    for _ in 0..3 {
        page.tour(TourEvent::Next);
        page.settle();
    }
    page.tour(TourEvent::Back);
    page.settle();
    assert_eq!((page.step(), number(&page, "playouts")), (Some(TourStep::Count), 500));
    page.tour(TourEvent::Back);
    page.tour(TourEvent::Back);
    page.settle();
    assert_eq!(page.step(), Some(TourStep::Question));
    page.tour(TourEvent::Back);
    assert_eq!(page.step(), Some(TourStep::Question));
    for _ in 0..TourStep::ALL.len() {
        assert!(page.step().is_some());
        page.next();
    }
    assert!(page.step().is_none());
    let uct = &page.study.uct;
    assert!(!uct.live.on && uct.mode == Mode::Live && uct.preview().is_none(), "nothing of the tour is left");
}

#[test]
fn ending_the_tour_early_pauses_the_search_and_ignores_its_old_timer() {
    let mut page = Page::new(GameId::Alquerque, false);
    page.handle(Event::Uct(UctEvent::Mode(Mode::Steps)));
    page.settle();
    page.tour(TourEvent::Begin(TourStep::default()));
    page.tour(TourEvent::Next);
    page.tour(TourEvent::Next);
    page.tour(TourEvent::End);
    page.settle();
    let uct = &page.study.uct;
    assert!(uct.tour.is_none() && !uct.live.on && uct.mode == Mode::Steps);
    assert!(uct.live.playouts() < 500);
    assert_eq!(uct.steps.current().unwrap().number, 0);
    page.tour(TourEvent::Next);
    assert!(page.step().is_none(), "there is no tour to continue");
}

#[test]
fn in_another_position_the_step_restarts_or_the_tour_ends() {
    let mut page = Page::new(GameId::Alquerque, true);
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];
    let mut node = NodeId::ROOT;
    let mut nodes = Vec::new();
    for mv in moves {
        node = page.state.game.record.add(node, mv).unwrap();
        nodes.push(node);
    }
    let has_choice = |page: &Page| page.state.game.legal().len() > 1;
    // The opening isn't worth a separate tour.
    page.select(nodes[1]);
    assert!(has_choice(&page));
    page.tour(TourEvent::Begin(TourStep::default()));
    assert_eq!(page.state.game.record.tree().current(), nodes[1]);
    page.tour(TourEvent::Next);
    page.tour(TourEvent::Next);
    page.settle();
    let mut forced = None;
    for &node in &nodes {
        page.select(node);
        page.settle();
        if page.step().is_none() {
            forced = Some(node);
            break;
        }
        assert_eq!((page.step(), number(&page, "playouts")), (Some(TourStep::Count), 500));
        assert!(has_choice(&page));
    }
    let forced = forced.expect("dark must capture there");
    assert!(!page.study.uct.live.on);
    assert_eq!(page.state.game.record.tree().current(), nodes[1], "the state before the tour is restored");
    // Without a choice of moves, the tour takes an example, and the game is set aside.
    page.select(forced);
    assert!(!has_choice(&page));
    page.tour(TourEvent::Begin(TourStep::default()));
    page.settle();
    assert!(page.state.game.aside().is_some() && has_choice(&page));
    page.tour(TourEvent::End);
    assert!(page.state.game.aside().is_none());
    assert_eq!(page.state.game.record.tree().current(), forced);
}

#[test]
fn a_position_that_is_solved_at_once_is_replaced_by_an_example() {
    let said = |page: &Page| {
        page.state.notices.current().is_some_and(|notice| {
            notice.text.phrases().iter().any(|phrase| phrase.id() == message::TOUR_OTHER_POSITION)
        })
    };
    let mut page = Page::new(GameId::Alquerque, true);
    page.handle(Event::SmallGame);
    let small = page.state.game.record.position_text();
    page.tour(TourEvent::Begin(TourStep::default()));
    page.settle();
    assert!(said(&page) && page.state.game.record.position_text() != small);
    page.tour(TourEvent::End);
    assert_eq!(page.state.game.record.position_text(), small);
    // After its losing move, only the search finds out.
    page.play("d3xd1");
    let lost = page.state.game.record.position_text();
    page.tour(TourEvent::Begin(TourStep::default()));
    page.settle();
    assert!(page.state.game.record.position_text() == lost && !said(&page));
    page.next();
    page.next();
    assert!(page.state.game.record.position_text() != lost && said(&page));
    assert_eq!((page.step(), number(&page, "playouts")), (Some(TourStep::Count), 500));
    page.tour(TourEvent::End);
    assert_eq!(page.state.game.record.position_text(), lost);
}

#[test]
fn the_tour_stops_moving_once_the_user_takes_over() {
    let mut page = Page::new(GameId::Alquerque, false);
    page.tour(TourEvent::Begin(TourStep::default()));
    page.tour(TourEvent::Next);
    page.tour(TourEvent::Next);
    page.handle(Event::Uct(UctEvent::Run(false)));
    page.settle();
    assert!(page.study.uct.live.playouts() < 500 && page.step() == Some(TourStep::Count));
    page.handle(Event::Tab(Tab::Lab));
    assert!(page.step().is_some(), "it waits");
    page.handle(Event::Worker(Worker::Uct, JobEvent::Closed(Closed::GivenUp)));
    assert!(page.step().is_none());
}

/// Creates a game of Alquerque at a forced move, where the tour takes an example.
fn forced(page: &mut Page) -> NodeId {
    let mut node = NodeId::ROOT;
    for mv in ["d2-c3", "b4xd2", "e1xc3"] {
        node = page.state.game.record.add(node, mv).unwrap();
    }
    page.select(node);
    assert_eq!(page.state.game.legal().len(), 1);
    node
}

#[test]
fn the_tour_restores_the_previous_state_even_if_its_worker_fails() {
    for breaks in [false, true] {
        let mut page = Page::new(GameId::Alquerque, false);
        let here = forced(&mut page);
        page.handle(Event::Uct(UctEvent::Autoplay(AutoplayEvent::Seats(Seats::Dark))));
        page.tour(TourEvent::Begin(TourStep::default()));
        page.settle();
        page.tour(TourEvent::Next);
        page.settle();
        let uct = &page.study.uct;
        assert_eq!((uct.mode, uct.autoplay.seats), (Mode::Steps, Seats::Nobody));
        assert!(page.state.game.aside().is_some() && page.state.game.record.played() == 4);
        if breaks {
            page.handle(Event::Worker(Worker::Uct, JobEvent::Closed(Closed::GivenUp)));
        } else {
            page.tour(TourEvent::End);
        }
        let uct = &page.study.uct;
        assert_eq!((page.step(), uct.mode, uct.autoplay.seats), (None, Mode::Live, Seats::Dark), "{breaks}");
        assert_eq!(page.state.game.record.tree().current(), here, "{breaks}");
    }
}

#[test]
fn another_game_in_place_of_the_example_stays_and_the_one_set_aside_is_kept() {
    let mut page = Page::new(GameId::Alquerque, false);
    let here = forced(&mut page);
    let before = page.state.game.record.tree().key(here);
    page.tour(TourEvent::Begin(TourStep::default()));
    page.settle();
    let mut other = "othello".parse::<AnyGame>().unwrap().record();
    for text in ["f5", "d6", "c3", "d3"] {
        other.play(text).unwrap();
    }
    alquerque_study::update::open_game(&mut page.state, &*other);
    page.select(NodeId::ROOT);
    page.settle();
    page.tour(TourEvent::End);
    assert!(page.step().is_none() && page.state.game.aside().is_none());
    assert_eq!(page.state.game.record.board().game, GameId::Othello);
    assert_eq!(page.state.game.record.tree().current(), NodeId::ROOT);
    let kept = page.state.game.others().iter().any(|record| record.tree().find(before).is_some());
    let replaced = page.state.game.replaced().and_then(|replaced| replaced.record.as_ref());
    assert!(kept || replaced.is_some_and(|record| record.tree().find(before).is_some()), "it replaced the example");
}

#[test]
fn the_tour_can_begin_at_any_step() {
    for step in TourStep::ALL {
        let mut page = Page::new(GameId::Alquerque, true);
        page.handle(Event::Uct(UctEvent::Large(Size::Large)));
        page.tour(TourEvent::Begin(step));
        page.settle();
        assert_eq!((page.step(), page.study.uct.size), (Some(step), Size::Usual), "the board is in sight");
        assert!(page.text("move").is_some() || page.study.uct.live.view.is_some() || step.number() < 8, "{step:?}");
    }
}

#[test]
fn moves_played_during_the_tour_are_not_part_of_the_game() {
    let mut page = Page::new(GameId::Alquerque, true);
    let mut node = NodeId::ROOT;
    for mv in ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"] {
        node = page.state.game.record.add(node, mv).unwrap();
    }
    page.select(node);
    let shape = |page: &Page| {
        let tree = page.state.game.record.tree();
        (tree.len(), tree.current_key(), page.study.edits.revision)
    };
    let before = shape(&page);
    page.tour(TourEvent::Begin(TourStep::Count));
    page.settle();
    let mv = page.state.game.legal()[0].text.clone();
    page.play(&mv);
    page.settle();
    assert_ne!(shape(&page), before);
    page.tour(TourEvent::End);
    assert_eq!(shape(&page), before);
}

#[test]
fn another_game_with_the_same_moves_stays_on_the_board() {
    let mut page = Page::new(GameId::Alquerque, true);
    let mut node = NodeId::ROOT;
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];
    for mv in moves {
        node = page.state.game.record.add(node, mv).unwrap();
    }
    page.select(node);
    page.tour(TourEvent::Begin(TourStep::Count));
    page.settle();
    let mut other = "merkel".parse::<AnyGame>().unwrap().record();
    for mv in moves.into_iter().chain(["e3-d3"]) {
        other.play(mv).unwrap();
    }
    alquerque_study::update::open_game(&mut page.state, &*other);
    page.settle();
    let effects = update::follow(&mut page.study, &mut page.state);
    page.run(effects);
    assert!(page.step().is_none() && page.state.game.aside().is_none());
    assert_eq!(page.state.game.record.tree().len(), 6);
}

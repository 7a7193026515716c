//! UCT as a player.

use alquerque_app::command::Command;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::game::mode::GameMode;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::Closed;
use alquerque_app::page::Page;
use alquerque_app::record::RecordEvent;
use alquerque_app::settings::{Ai, Controller, Engine, Settings, UctLimit};
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::record::to_link;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_messages::analysis::uct::{Candidate, Search, UctAnswer, UctRequest, View};
use alquerque_messages::{Answer, Request, StudyAnswer};

use super::{MOVES, OPENING, studied};
use crate::address::Address;
use crate::command::button;
use crate::effect::StudyEffect;
use crate::event::{Event, UctEvent};
use crate::study::Study;
use crate::tab::Tab;
use crate::uct::autoplay::{AutoplayEvent, Seats, Status, limit_from_settings};
use crate::uct::controls::Mode;
use crate::update::{follow, handle, open_game};
use crate::worker::Worker;

/// A study whose game UCT plays, and its pending effects.
struct AutoplayPage {
    study: Study,
    state: State,
    effects: Vec<StudyEffect>,
}

impl AutoplayPage {
    fn new(rules: &str, moves: &[&str], seats: Seats) -> Self {
        let (study, mut state) = studied(rules, moves);
        state.environment.reduced_motion = true;
        let mut page = Self { study, state, effects: Vec::new() };
        page.handle(Event::Tab(Tab::Uct));
        page.autoplay(AutoplayEvent::Seats(seats));
        page
    }

    /// Completes the animation, then dispatches an event.
    fn handle(&mut self, event: Event) {
        if let Some(number) = self.state.game.animation() {
            self.game(AppEvent::AnimationEnded(number));
        }
        self.effects.extend(handle(&mut self.study, &mut self.state, event));
    }

    fn autoplay(&mut self, event: AutoplayEvent) {
        self.handle(Event::Uct(UctEvent::Autoplay(event)));
    }

    /// Dispatches an event of the game.
    fn game(&mut self, event: AppEvent) {
        update(&mut self.state, event);
        self.effects.extend(follow(&mut self.study, &mut self.state));
    }

    fn play(&mut self, mv: &str) {
        self.game(AppEvent::Typed(mv.to_owned()));
    }

    fn step(&mut self, step: Command) {
        self.game(AppEvent::Command(step));
    }

    fn take_requests(&mut self) -> Vec<UctRequest> {
        let order = |doing| match doing {
            StudyEffect::Request(Worker::Uct, Request::Uct(order)) => Some(order),
            _ => None,
        };
        self.effects.drain(..).filter_map(order).collect()
    }

    /// Returns the only search requested since the last call.
    fn new_search(&mut self) -> Search {
        match self.take_requests().pop() {
            Some(UctRequest::Think(search)) => search,
            other => panic!("{other:?} is not a new search"),
        }
    }

    fn receive_view(&mut self, id: u32, best: &str, proven: Option<Outcome>) {
        self.receive(id, best, View { proven, ..View::default() });
    }

    fn receive_playouts(&mut self, id: u32, best: &str, playouts: u32) {
        self.receive(id, best, View { playouts, ..View::default() });
    }

    fn receive(&mut self, id: u32, best: &str, view: View) {
        let candidate = |mv: &str| Candidate {
            mv: mv.to_owned(),
            visits: 50,
            points: 25.0,
            mean: 0.5,
            exploration: None,
            bound: None,
            proven: None,
        };
        let root = self.state.game.legal().iter().map(|turn| candidate(&turn.text)).collect();
        let view = View { root, best: Some(best.to_owned()), is_running: true, ..view };
        self.handle(Event::Worker(
            Worker::Uct,
            JobEvent::Answer(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { id, view }))),
        ));
    }

    /// Lets the requested seconds pass.
    fn second(&mut self) -> usize {
        let is_second = |doing: &StudyEffect| match doing {
            StudyEffect::After(1000, event @ Event::Uct(UctEvent::Autoplay(AutoplayEvent::Tick(_)))) => {
                Some(event.clone())
            }
            _ => None,
        };
        let due: Vec<Event> = self.effects.iter().filter_map(is_second).collect();
        self.effects.retain(|doing| is_second(doing).is_none());
        for event in &due {
            self.handle(event.clone());
        }
        due.len()
    }

    fn status(&self) -> Status {
        self.study.uct.autoplay.status(&self.state)
    }

    fn played(&self) -> Vec<String> {
        let tree = self.state.game.record.tree();
        tree.line()[1..=tree.played()].iter().map(|&node| self.state.game.record.move_text(node)).collect()
    }
}

#[test]
fn stop_ends_a_game_of_uct_against_itself() {
    let mut page = AutoplayPage::new("merkel", &MOVES, Seats::Both);
    let search = page.new_search();
    page.receive_view(search.id, "", None);
    let uct = &page.study.uct;
    assert!(uct.autoplay.thinks() && uct.can_run(&page.state) && uct.stops(&page.state));
    let event = button("uct-run", &|_| None, &page.study, &page.state).unwrap();
    page.handle(event);
    let uct = &page.study.uct;
    assert_eq!(uct.autoplay.seats, Seats::Nobody);
    assert!(!uct.live.is_on() && !uct.autoplay.thinks() && uct.can_run(&page.state) && !uct.stops(&page.state));
    page.autoplay(AutoplayEvent::Seats(if page.state.to_move() == Player::Light { Seats::Light } else { Seats::Dark }));
    assert!(!page.study.uct.can_run(&page.state), "against the user, there is “Move now”");
}

#[test]
fn it_moves_when_its_time_is_up() {
    let mut page = AutoplayPage::new("othello", &OPENING[..1], Seats::Nobody);
    assert_eq!((page.status(), page.take_requests()), (Status::Off, Vec::new()));
    page.autoplay(AutoplayEvent::Seats(Seats::Light));
    let search = page.new_search();
    assert_eq!((search.course.moves, page.status()), (vec!["f5".to_owned()], Status::Starting));
    assert_eq!(page.second(), 0, "its time starts when its tree arrives");
    page.receive_view(search.id, "d6", None);
    for thought in 0..2 {
        assert_eq!(page.status(), Status::Thinking(thought));
        assert_eq!(page.second(), 1);
        page.receive_view(search.id, "d6", None);
    }
    assert_eq!(page.played(), ["f5"]);
    page.second();
    assert_eq!(page.played(), ["f5", "d6"]);
    assert_eq!(page.status(), Status::Idle);
    assert_eq!(page.second(), 1, "a last tick without effect");
    assert_eq!(page.second(), 0);
    assert!(matches!(page.take_requests()[..], [.., UctRequest::Pause { .. }]), "its tree would help the opponent");
    assert!(page.study.uct.hides(&page.state) && !page.study.uct.can_run(&page.state));
    page.autoplay(AutoplayEvent::ShowTree(true));
    assert_eq!(page.new_search().course.moves, ["f5", "d6"], "it can be shown on request");
    page.autoplay(AutoplayEvent::ShowTree(false));
    assert!(matches!(page.take_requests().pop(), Some(UctRequest::Pause { .. })));
    page.play("c3");
    assert_eq!(page.new_search().course.moves, ["f5", "d6", "c3"]);
}

#[test]
fn it_moves_early_if_the_tree_is_solved_or_on_request() {
    let mut page = AutoplayPage::new("othello", &OPENING[..1], Seats::Light);
    let id = page.new_search().id;
    page.autoplay(AutoplayEvent::MoveNow);
    page.receive_view(id, "d6", None);
    assert_eq!(page.played(), ["f5", "d6"], "as soon as there is a move");
    page.play("c3");
    let id = page.new_search().id;
    page.receive_view(id, "d3", None);
    assert_eq!(page.played().len(), 3);
    page.receive_view(id, "d3", Some(Outcome::Win(Player::Light)));
    assert_eq!(page.played().last().map(String::as_str), Some("d3"));
    // Dark's second move in this game is forced.
    let mut page = AutoplayPage::new("merkel", &MOVES[..3], Seats::Dark);
    let id = page.new_search().id;
    assert_eq!(page.state.game.legal().len(), 1);
    page.receive_view(id, MOVES[3], None);
    assert_eq!(page.played(), MOVES[..4]);
}

#[test]
fn it_moves_after_its_playouts_however_long_they_take() {
    let mut page = AutoplayPage::new("othello", &OPENING[..1], Seats::Nobody);
    page.autoplay(AutoplayEvent::Limit(UctLimit::Playouts(8_000)));
    page.autoplay(AutoplayEvent::Seats(Seats::Light));
    let search = page.new_search();
    assert_eq!(search.limit, Some(8_000), "the worker stops by itself");
    for _ in 0..40 {
        page.receive_playouts(search.id, "d6", 7_999);
        page.second();
    }
    assert_eq!((page.status(), page.played().len()), (Status::Thinking(40), 1));
    page.receive_playouts(search.id, "d6", 8_000);
    assert_eq!(page.played(), ["f5", "d6"]);
    page.play("c3");
    assert_eq!(page.new_search().limit, Some(8_000));
    page.autoplay(AutoplayEvent::Limit(UctLimit::Seconds(1)));
    assert!(matches!(page.take_requests()[..], [UctRequest::GoOn { .. }]), "a time has no number of playouts");
}

#[test]
fn a_link_brings_the_game_against_it() {
    let mut page = AutoplayPage::new("othello", &OPENING[..3], Seats::Nobody);
    page.handle(Event::CopyAddress);
    assert_eq!(page.effects, [], "nobody plays against UCT");
    page.handle(Event::Open(Address::Autoplay(Seats::Light, UctLimit::Playouts(32_000), 0.7)));
    assert_eq!((page.study.tab, page.status()), (Tab::Uct, Status::Starting));
    let search = page.new_search();
    assert_eq!((search.limit, search.exploration.to_bits()), (Some(32_000), 0.7_f32.to_bits()));
    page.handle(Event::CopyAddress);
    let link = to_link(&*page.state.game.record);
    assert_eq!(page.effects.pop(), Some(StudyEffect::CopyAddress(format!("?uct=light&limit=32000&c=0.7#{link}"))));
}

#[test]
fn it_can_play_both_sides_and_search_on_the_players_turn() {
    let mut page = AutoplayPage::new("othello", &OPENING[..1], Seats::Both);
    for mv in ["d6", "c3"] {
        let id = page.new_search().id;
        page.autoplay(AutoplayEvent::MoveNow);
        page.receive_view(id, mv, None);
    }
    assert_eq!(page.played(), ["f5", "d6", "c3"]);
    page.autoplay(AutoplayEvent::Seats(Seats::Dark));
    page.autoplay(AutoplayEvent::ShowTree(true));
    page.take_requests();
    page.handle(Event::Uct(UctEvent::Run(false)));
    assert!(matches!(page.take_requests().pop(), Some(UctRequest::Pause { .. })));
    page.handle(Event::Uct(UctEvent::Run(true)));
    assert!(matches!(page.take_requests().pop(), Some(UctRequest::GoOn { .. })));
    assert_eq!(page.status(), Status::Idle);
    // After the move, UCT searches only while its tab is open.
    page.handle(Event::Tab(Tab::Analysis));
    assert!(matches!(page.take_requests().pop(), Some(UctRequest::Pause { .. })));
    page.play("d3");
    assert_eq!(page.new_search().course.moves.len(), 4, "on its turn it also searches behind another tab");
}

#[test]
fn navigation_pauses_its_play() {
    let mut page = AutoplayPage::new("othello", &OPENING[..4], Seats::Light);
    page.handle(Event::Uct(UctEvent::Run(false)));
    page.take_requests();
    page.step(Command::StepPrevious);
    assert_eq!(page.status(), Status::Paused);
    assert_eq!(page.take_requests(), []);
    page.step(Command::StepNext);
    assert_eq!(page.status(), Status::Idle);
    page.step(Command::StepFirst);
    assert_eq!(page.status(), Status::Idle, "dark begins");
    // Choosing an existing move counts as a move.
    page.play("f5");
    assert_eq!((page.status(), page.new_search().course.moves.len()), (Status::Starting, 1));
    page.step(Command::StepLast);
    page.step(Command::StepPrevious);
    page.autoplay(AutoplayEvent::PlayOn);
    let id = page.new_search().id;
    page.autoplay(AutoplayEvent::MoveNow);
    let other = page.state.game.legal().iter().map(|turn| turn.text.clone()).find(|text| text != OPENING[3]).unwrap();
    page.receive_view(id, &other, None);
    assert_eq!(page.played()[3], other);
    assert_eq!(page.state.game.record.tree().len(), 6, "it is a variation");
}

#[test]
fn an_undone_line_is_not_added_again_at_once() {
    let mut page = AutoplayPage::new("othello", &OPENING[..2], Seats::Light);
    page.play("c3");
    let id = page.new_search().id;
    page.autoplay(AutoplayEvent::MoveNow);
    page.receive_view(id, "d3", None);
    assert_eq!(page.played(), OPENING[..4]);
    page.handle(Event::Undo);
    assert_eq!((page.played().len(), page.status()), (3, Status::Paused));
}

#[test]
fn it_does_not_move_under_a_dialog_or_during_an_animation() {
    let mut page = AutoplayPage::new("othello", &OPENING[..1], Seats::Light);
    let id = page.new_search().id;
    page.game(AppEvent::PageShown(Some(Page::Options)));
    page.receive_view(id, "d6", None);
    for _ in 0..5 {
        page.second();
    }
    assert_eq!((page.played().len(), page.status()), (1, Status::Thinking(3)));
    page.state.game.wait_for_animation(7);
    page.game(AppEvent::PageClosed(Page::Options));
    assert_eq!(page.played().len(), 1);
    page.game(AppEvent::AnimationEnded(7));
    assert_eq!(page.played(), ["f5", "d6"]);
}

#[test]
fn it_ends_with_the_game_and_waits_in_another_one() {
    let mut page = AutoplayPage::new("othello", &OPENING[..1], Seats::Light);
    page.take_requests();
    let other = studied("othello", &OPENING[..3]).1.game.record;
    page.game(AppEvent::Record(RecordEvent::Show(to_link(&*other))));
    assert_eq!((page.state.settings.current().mode(), page.status()), (GameMode::Loaded, Status::Paused));
    page.autoplay(AutoplayEvent::PlayOn);
    assert_eq!(page.new_search().course.moves.len(), 3);
    page.handle(Event::Worker(Worker::Uct, JobEvent::Closed(Closed::GivenUp)));
    assert_eq!((page.status(), page.study.uct.broken), (Status::Paused, true));
    page.autoplay(AutoplayEvent::PlayOn);
    assert_eq!(page.new_search().course.moves.len(), 3, "it is retried once");
    page.state.game.ending = Some(alquerque_core::record::Closing::Resignation(Player::Dark).ending());
    page.game(AppEvent::Command(Command::DismissNotice));
    assert_eq!(page.status(), Status::Over);
}

#[test]
fn an_illegal_move_is_not_retried_forever() {
    let mut page = AutoplayPage::new("othello", &OPENING[..1], Seats::Light);
    let id = page.new_search().id;
    page.receive_view(id, "a1", Some(Outcome::Draw));
    assert_eq!((page.played().len(), page.status()), (1, Status::Paused));
}

#[test]
fn the_game_from_the_other_page_continues_visibly() {
    let mut settings = Settings::default();
    settings.choose(GameId::Othello);
    settings.current_mut().set_controller(Player::Dark, Controller::Human);
    settings.current_mut().set_controller(Player::Light, Controller::Ai);
    settings.current_mut().ai = Ai { engine: Engine::Level, level: 12, depth: 1, ..Ai::default() };
    assert_eq!(
        (Seats::from_settings(settings.current()), limit_from_settings(settings.current())),
        (Seats::Light, UctLimit::Seconds(3))
    );
    settings.current_mut().ai.level = 1;
    assert_eq!(limit_from_settings(settings.current()), UctLimit::Seconds(1));
    settings.current_mut().set_controller(Player::Dark, Controller::Ai);
    settings.current_mut().ai.engine = Engine::AlphaBeta;
    assert_eq!(
        (Seats::from_settings(settings.current()), limit_from_settings(settings.current())),
        (Seats::Both, UctLimit::Seconds(3))
    );
    (settings.current_mut().ai.engine, settings.current_mut().ai.limit) = (Engine::Uct, UctLimit::Playouts(32_000));
    assert_eq!(limit_from_settings(settings.current()), UctLimit::Playouts(32_000));

    let mut page = AutoplayPage::new("othello", &[], Seats::Nobody);
    page.handle(Event::Uct(UctEvent::Mode(Mode::Steps)));
    let game = studied("othello", &OPENING[..3]).1.game.record;
    open_game(&mut page.state, &*game);
    page.autoplay(AutoplayEvent::Watch(Seats::Light, UctLimit::Seconds(10)));
    assert_eq!((page.study.uct.mode, page.status()), (Mode::Live, Status::Starting));
    assert_eq!(page.new_search().course.moves.len(), 3);
    // And back: the game as it stands, from the position on the board.
    page.handle(Event::PlayOn);
    assert_eq!(page.effects.pop(), Some(StudyEffect::PlayOn(to_link(&*page.state.game.record))));
}

#[test]
fn a_game_against_itself_stops_where_nobody_sees_it() {
    for (seats, goes_on) in [(Seats::Both, false), (Seats::Dark, true)] {
        let mut page = AutoplayPage::new("merkel", &MOVES, seats);
        page.handle(Event::Tab(Tab::Analysis));
        assert_eq!(page.study.uct.autoplay.seats == seats, goes_on, "{seats:?}");
        assert!(goes_on || !page.study.uct.autoplay.thinks());
    }
}

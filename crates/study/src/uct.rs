//! Visualizes UCT: the growing tree, and single iterations.

pub mod autoplay;
pub mod chart;
pub mod controls;
pub mod development;
pub mod drawing;
pub mod formula;
pub mod icicle;
pub mod live;
pub mod preview;
pub mod question;
pub mod small_game;
pub mod steps;
pub mod tour;
pub mod view;
pub mod words;

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::JobEvent;
use alquerque_app::notice::say::notice;
use alquerque_app::record::RecordEffect;
use alquerque_app::state::State;
use alquerque_app::update::{open_record, update};
use alquerque_core::any_record::AnyRecord;
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::uct::{UctAnswer, UctRequest};
use alquerque_messages::{Answer, Request, StudyAnswer};

use crate::address::Address;
use crate::effect::{StudyEffect, add_moves, from_game};
use crate::event::{Event as StudyEvent, UctEvent};
use crate::worker::Worker;
use autoplay::{Autoplay, AutoplayEvent, Seats};
use controls::{Mode, Size, Stepping};
use live::Live;
use preview::Preview;
use question::Question;
use steps::{CurrentIteration, IterationAddress, Steps};
use tour::Tour;

/// The state of the UCT tab.
#[derive(Debug, Default)]
pub struct Uct {
    /// The current view.
    pub mode: Mode,
    /// The size of the tab.
    pub size: Size,
    /// The growing tree.
    pub live: Live,
    /// The game against UCT.
    pub autoplay: Autoplay,
    /// The step-by-step view.
    pub steps: Steps,
    /// The exploration constant.
    pub exploration: f32,
    /// The guided tour, while it runs.
    pub tour: Option<Tour>,
    /// Whether the worker has failed.
    pub broken: bool,
    /// Whether the tab is visible.
    shown: bool,
    /// Whether the page is hidden.
    is_hidden: bool,
    next_id: u32,
}

impl Uct {
    /// Updates the state for an event.
    pub fn handle(&mut self, state: &mut State, event: UctEvent) -> Vec<StudyEffect> {
        let record = &*state.game.record;
        let is_user_action = matches!(
            event,
            UctEvent::Mode(_)
                | UctEvent::Run(_)
                | UctEvent::Step(_)
                | UctEvent::Jump(_)
                | UctEvent::Play(_)
                | UctEvent::Seed(_)
                | UctEvent::Exploration(_)
        );
        if let Some(tour) = self.tour.as_mut().filter(|_| is_user_action) {
            tour.stop();
        }
        let mut requests = Vec::new();
        match event {
            UctEvent::Mode(mode) => {
                self.mode = mode;
                return self.focus_steps();
            }
            UctEvent::Large(size) => {
                self.size = size;
                return if size == Size::Large { self.focus_steps() } else { Vec::new() };
            }
            UctEvent::Run(on) => {
                if !on && self.autoplay.seats == Seats::Both {
                    return self.handle_autoplay(state, AutoplayEvent::Seats(Seats::Nobody)).into_iter().collect();
                }
                self.live.run(on);
                self.broken = false;
            }
            UctEvent::Node(id) => requests = self.live.select(id, record),
            UctEvent::RootMove(index) => requests = self.live.select_root_move(index, record),
            UctEvent::MoveSelection(direction) => requests = self.live.move_selection(direction, record),
            UctEvent::ClearSelection => requests = self.live.select_path(Vec::new(), record),
            UctEvent::Zoom(closer) => requests = self.live.zoom(closer),
            UctEvent::AddPath => return add_moves(state, &self.live.path),
            UctEvent::Export(format) => {
                let file = self.live.export(record, self.exploration, format);
                return file.map(StudyEffect::Save).into_iter().collect();
            }
            UctEvent::Step(stepping) => requests = self.steps.press(stepping),
            UctEvent::Jump(number) => requests = self.steps.jump(number),
            UctEvent::Play(on) => return self.steps.play(on).map(|playing| self.tick(playing)).into_iter().collect(),
            UctEvent::Predict(predicts) => self.steps.predict(predicts),
            UctEvent::Answer(answer) => return self.answer(answer).into_iter().collect(),
            UctEvent::Speed(speed) => self.steps.speed = speed,
            UctEvent::Seed(seed) => self.steps.replay(|address| IterationAddress { seed, ..address }, record),
            UctEvent::Exploration(exploration) => {
                self.steps.replay(|address| IterationAddress { exploration, ..address }, record);
            }
            UctEvent::Tick(playing) if self.steps.plays(playing) => {
                let requests = self.steps.step(self.steps.speed.stepping());
                let next = self.steps.plays(playing).then(|| self.tick(playing));
                if self.steps.is_at_end() {
                    self.steps.play(false);
                }
                return requests.into_iter().map(request_effect).chain(next).collect();
            }
            UctEvent::Tick(_) => {}
            UctEvent::Autoplay(event) => return self.handle_autoplay(state, event).into_iter().collect(),
            UctEvent::Tour(event) => return self.handle_tour(state, event),
        }
        requests.into_iter().map(request_effect).collect()
    }

    /// Moves the focus to the button that plays the steps, as Space would press the one that has just been used.
    fn focus_steps(&self) -> Vec<StudyEffect> {
        if self.mode != Mode::Steps || self.tour.is_some() {
            return Vec::new();
        }
        from_game(vec![Effect::Record(RecordEffect::Focus("uct-play".to_owned()))])
    }

    fn handle_autoplay(&mut self, state: &State, event: AutoplayEvent) -> Option<StudyEffect> {
        match event {
            AutoplayEvent::Watch(seats, _) | AutoplayEvent::Seats(seats) => {
                (self.mode, self.broken) = (Mode::Live, false);
                self.live.run(seats != Seats::Nobody);
            }
            // Time during which it cannot think does not count.
            AutoplayEvent::Tick(number) if self.is_hidden => return Some(second(number)),
            AutoplayEvent::PlayOn => self.broken = false,
            AutoplayEvent::ShowTree(shows_tree) => self.live.run(shows_tree),
            AutoplayEvent::Limit(_) | AutoplayEvent::MoveNow | AutoplayEvent::Tick(_) => {}
        }
        self.autoplay.handle(state, event).map(second)
    }

    /// Plays UCT's move on the board if it is its turn, its time is up, and nothing blocks the board.
    pub fn play(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.autoplay.observe_board(state);
        let view = self.live.view_for(&*state.game.record).filter(|_| autoplay::is_free(state));
        let Some(mv) = view.and_then(|view| self.autoplay.choice(view)).map(str::to_owned) else { return Vec::new() };
        let revision = state.game.revision();
        // Automatic passes may have been paused by navigation.
        state.game.run();
        let effects = update(state, AppEvent::Typed(mv));
        if state.game.revision() == revision {
            // Don't retry an impossible move forever.
            self.autoplay.pause();
        }
        from_game(effects)
    }

    fn tick(&self, playing: u32) -> StudyEffect {
        StudyEffect::After(self.steps.millis(), StudyEvent::Uct(UctEvent::Tick(playing)))
    }

    /// Updates the tab after a change of the game. `shown` is whether the tab is open, and `hidden` whether the page is
    /// hidden.
    pub fn follow(&mut self, state: &mut State, shown: bool, hidden: bool) -> Vec<StudyEffect> {
        self.exploration = state.settings.exploration;
        // A game of UCT against itself can only be stopped where it is seen.
        if std::mem::replace(&mut self.shown, shown) && !shown && self.autoplay.seats == Seats::Both {
            self.autoplay.seats = Seats::Nobody;
            self.live.run(false);
        }
        self.is_hidden = hidden;
        let mut effects = self.follow_board(state);
        self.autoplay.observe_board(state);
        let is_live = self.mode == Mode::Live;
        // In a game against the user, UCT thinks on any tab.
        let thinks = self.autoplay.thinks() || shown && is_live && self.live.is_on() && !self.hides(state);
        let (record, exploration, next_id) = (&*state.game.record, self.exploration, &mut self.next_id);
        let runs = (thinks && !hidden && !self.broken, self.autoplay.playouts());
        let mut requests = self.live.follow(record, runs, exploration, next_id);
        requests.extend(self.steps.follow(record, shown && !is_live && !self.broken, exploration, next_id));
        let begun = self.live.view_for(record).and_then(|_| self.autoplay.begin());
        // Don't announce quick replies.
        if begun.is_some() && !self.autoplay.limit.is_short() {
            state.notices.announce(state.by(message::SEARCH_THINKS, state.to_move()));
        }
        effects.extend(requests.into_iter().map(request_effect).chain(begun.map(second)));
        effects
    }

    /// Handles an event of the worker.
    pub fn on_worker_event(&mut self, state: &mut State, event: JobEvent) -> Vec<StudyEffect> {
        match event {
            JobEvent::Answer(answer) => return self.on_answer(state, answer),
            // The view restarts with a new one.
            JobEvent::Lost { .. } => {
                self.live.on_worker_lost();
                self.steps.on_worker_lost();
                self.autoplay.think_again();
                if let Some(tour) = &mut self.tour {
                    tour.restart_step();
                }
            }
            JobEvent::Closed(_) => return self.on_worker_failed(state),
        }
        Vec::new()
    }

    fn on_answer(&mut self, state: &mut State, answer: Answer) -> Vec<StudyEffect> {
        match answer {
            Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { id, view })) => self.live.on_message(id, view),
            Answer::Study(StudyAnswer::Uct(UctAnswer::Iteration { id, wanted, number, root, iteration, tree })) => {
                let current = CurrentIteration::new(number, (root, tree), iteration, &*state.game.record);
                let mut requests = self.steps.on_message(id, wanted, current);
                if let Some(tour) = &mut self.tour {
                    requests.extend(tour.seek(&mut self.steps));
                }
                return requests.into_iter().map(request_effect).chain(self.schedule_tour()).collect();
            }
            Answer::Failed { .. } => return self.on_worker_failed(state),
            _ => {}
        }
        Vec::new()
    }

    /// Handles the permanent failure of the worker.
    fn on_worker_failed(&mut self, state: &mut State) -> Vec<StudyEffect> {
        // The failed worker can't take requests.
        let back = self.end_tour(state).into_iter().filter(|effect| !matches!(effect, StudyEffect::Request(..)));
        self.broken = true;
        self.live.on_worker_failed();
        self.steps.reset();
        self.autoplay.pause();
        back.chain([StudyEffect::End(Worker::Uct)]).collect()
    }

    /// Returns the position to show in place of the one on the board.
    pub fn preview(&self) -> Option<&Preview> {
        match self.mode {
            _ if !self.shown => None,
            Mode::Live => self.live.preview.as_ref(),
            Mode::Steps => self.steps.current().map(|current| &current.preview),
        }
    }

    /// Returns the position to show, if it differs from the one on the board.
    pub fn ahead(&self) -> Option<&Preview> {
        self.preview().filter(|preview| preview.is_ahead())
    }

    /// Returns whether the search can be started or stopped: not during UCT's turn against the user, nor once the tree is
    /// solved.
    pub fn can_run(&self, state: &State) -> bool {
        let is_possible = !self.autoplay.thinks() && !self.live.is_decided() && !self.hides(state);
        state.game.ending.is_none() && (is_possible || self.autoplay.seats == Seats::Both)
    }

    /// Returns whether the button stops the search, and with it a game of UCT against itself.
    pub fn stops(&self, state: &State) -> bool {
        let is_searching = self.live.is_on() && !self.live.is_decided() && !self.hides(state);
        state.game.ending.is_none() && (is_searching || self.autoplay.seats == Seats::Both)
    }

    /// Returns whether the tree is hidden because UCT is waiting for its opponent's move.
    pub fn hides(&self, state: &State) -> bool {
        self.tour.is_none() && self.autoplay.hides(state)
    }

    /// Puts the game for the blackboard on the board, at the start of the step-by-step view.
    pub(crate) fn open_small_game(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(record) = small_game::game() else { return Vec::new() };
        let tree = state.game.record.tree();
        let is_kept = tree.len() > 1 || tree.has_remarks();
        let effects = open_record(state, record);
        // The game before is a chapter already.
        state.game.forget_others(|_| true);
        self.mode = Mode::Steps;
        self.steps.reset_to_default();
        notice(state, Phrase::new(message::SMALL_GAME_OPENED).key("kept", if is_kept { "yes" } else { "no" }));
        let focus = Effect::Record(RecordEffect::Focus("uct-step-on".to_owned()));
        from_game([effects, vec![focus]].concat())
    }

    /// Opens the iteration of an address, in the position on the board.
    pub fn open(&mut self, address: IterationAddress, record: &dyn AnyRecord) {
        self.mode = Mode::Steps;
        self.steps.open(address, record);
    }

    /// The address of the iteration on display, or of the game against UCT.
    pub fn address(&self) -> Option<Address> {
        match self.mode {
            Mode::Steps => self.steps.address().map(Address::Iteration),
            Mode::Live if self.autoplay.seats == Seats::Nobody => None,
            Mode::Live => Some(Address::Autoplay(self.autoplay.seats, self.autoplay.limit, self.exploration)),
        }
    }

    /// The question on display: of the tour, or about the next phase.
    pub fn question(&self) -> Option<&Question> {
        self.tour.as_ref().map_or_else(|| self.steps.question(), Tour::question)
    }

    /// Whether the display must not reveal the outcome of its stage, because a question about it is open or follows.
    pub fn asks(&self) -> bool {
        self.tour.as_ref().map_or_else(|| self.steps.question().is_some_and(Question::is_open), Tour::asks)
    }

    /// Returns whether a step is available now.
    pub fn can(&self, stepping: Stepping) -> bool {
        let Some(current) = self.steps.current() else { return false };
        let is_begun = current.number > 0 || current.index_and_count().0 > 0;
        match stepping {
            Stepping::First | Stepping::Back => is_begun,
            Stepping::On | Stepping::Phase | Stepping::Iteration => !self.steps.is_at_end(),
        }
    }
}

/// Schedules the next second of a turn.
fn second(number: u32) -> StudyEffect {
    StudyEffect::After(1000, StudyEvent::Uct(UctEvent::Autoplay(AutoplayEvent::Tick(number))))
}

fn request_effect(request: UctRequest) -> StudyEffect {
    StudyEffect::Request(Worker::Uct, Request::Uct(request))
}

//! UCT made visible: the tree as it grows, and one iteration after the other.

pub mod asked;
pub mod development;
pub mod duel;
pub mod event;
pub mod export;
pub mod film;
pub mod formula;
mod guide;
pub mod icicle;
pub mod live;
pub mod seats;
pub mod stage;
pub mod steps;
pub mod tour;
pub mod words;

use alquerque_app::course::Pace;
use alquerque_app::effect::Effect;
use alquerque_app::event::Event as GameEvent;
use alquerque_app::message::Search;
use alquerque_app::record_event::RecordEvent;
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::record::NodeId;
use alquerque_messages::analysis::uct::{News, Order as UctOrder};
use alquerque_messages::analysis::{News as WorkersNews, Order};

use crate::effect::StudyEffect;
use crate::event::Event as StudyEvent;
use crate::worker::Worker;
use duel::{Duel, Event as DuelEvent};
use event::{Event, Mode, Stepping};
use film::Film;
use live::Live;
use seats::Seats;
use steps::{Steps, Told};
use tour::Tour;

/// Its state.
#[derive(Debug, Default)]
pub struct Uct {
    /// What is to be seen.
    pub mode: Mode,
    /// The tree that grows.
    pub live: Live,
    /// The game against it.
    pub duel: Duel,
    /// The search step by step.
    pub steps: Steps,
    /// The exploration constant.
    pub exploration: f32,
    /// The tour, while somebody takes it.
    pub tour: Option<Tour>,
    /// Whether the worker cannot be had.
    pub broken: bool,
    /// Whether anybody can see it.
    shown: bool,
    next_id: u32,
}

impl Uct {
    /// Does what an event asks for.
    pub fn handle(&mut self, state: &mut State, event: Event) -> Vec<StudyEffect> {
        let record = &*state.record;
        let is_by_hand =
            matches!(event, Event::Mode(_) | Event::Run(_) | Event::Step(_) | Event::Jump(_) | Event::Play(_));
        if let Some(tour) = self.tour.as_mut().filter(|_| is_by_hand) {
            tour.halt();
        }
        let orders = match event {
            Event::Mode(mode) => {
                self.mode = mode;
                Vec::new()
            }
            Event::Run(on) => {
                self.live.run(on);
                self.broken = false;
                Vec::new()
            }
            Event::Node(id) => self.live.look_at(id, record),
            Event::RootMove(place) => self.live.look_at_root_move(place, record),
            Event::Walk(direction) => self.live.walk(direction, record),
            Event::Leave => self.live.look(Vec::new(), record),
            Event::Zoom(closer) => self.live.zoom(closer),
            Event::Keep => return self.keep(state),
            Event::Export(format) => {
                return export::file(&self.live, record, self.exploration, format)
                    .map(StudyEffect::Save)
                    .into_iter()
                    .collect();
            }
            Event::Step(stepping) => {
                self.steps.play(false);
                self.steps.press(stepping)
            }
            Event::Jump(number) => {
                self.steps.play(false);
                self.steps.jump(number)
            }
            Event::Play(on) => return self.steps.play(on).map(|playing| self.tick(playing)).into_iter().collect(),
            Event::Speed(speed) => {
                self.steps.speed = speed;
                Vec::new()
            }
            Event::Tick(playing) if self.steps.plays(playing) => {
                let orders = self.steps.step(self.steps.speed.stepping());
                let next = self.steps.plays(playing).then(|| self.tick(playing));
                if self.steps.is_at_end() {
                    self.steps.play(false);
                }
                return orders.into_iter().map(order).chain(next).collect();
            }
            Event::Tick(_) => Vec::new(),
            Event::Duel(event) => return self.handle_duel(state, event).into_iter().collect(),
            Event::Tour(event) => return self.guide(state, event),
        };
        orders.into_iter().map(order).collect()
    }

    fn handle_duel(&mut self, state: &State, event: DuelEvent) -> Option<StudyEffect> {
        match event {
            DuelEvent::Watch(seats, _) | DuelEvent::Seats(seats) => {
                (self.mode, self.broken) = (Mode::Live, false);
                // While a person thinks, there is something to be seen as well.
                self.live.run(seats != Seats::Nobody);
            }
            DuelEvent::PlayOn => self.broken = false,
            DuelEvent::Seconds(_) | DuelEvent::MoveNow | DuelEvent::Tick(_) => {}
        }
        self.duel.handle(state, event).map(second)
    }

    /// Makes UCT's move on the board where it is its turn, it has thought enough, and nothing is in the way.
    pub fn play(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.duel.look(state);
        let view = self.live.view_of(&*state.record).filter(|_| duel::is_free(state));
        let Some(mv) = view.and_then(|view| self.duel.choice(view)).map(str::to_owned) else { return Vec::new() };
        let position = state.position;
        // Where somebody looked around before, passes have waited.
        state.pace = Pace::Going;
        let effects = update(state, GameEvent::Typed(mv));
        if state.position == position {
            // What cannot be made is not tried for ever.
            self.duel.wait();
        }
        games(effects)
    }

    fn tick(&self, playing: u32) -> StudyEffect {
        StudyEffect::After(self.steps.speed.millis(), StudyEvent::Uct(Event::Tick(playing)))
    }

    /// Goes along with what has happened to the game; `shown` says whether its tab is open.
    pub fn follow(&mut self, state: &mut State, shown: bool) -> Vec<StudyEffect> {
        self.exploration = state.settings.exploration;
        self.shown = shown;
        let mut effects = self.guide_along(state);
        self.duel.look(state);
        let (record, exploration, next_id) = (&*state.record, self.exploration, &mut self.next_id);
        let is_live = self.mode == Mode::Live;
        // In a game it thinks whatever is looked at meanwhile.
        let thinks = self.duel.thinks() || shown && is_live && self.live.on;
        let mut orders = self.live.follow(record, thinks && !self.broken, exploration, next_id);
        orders.extend(self.steps.follow(record, shown && !is_live && !self.broken, exploration, next_id));
        let begun = self.live.view_of(record).and_then(|_| self.duel.begin());
        // A quick answer speaks for itself.
        if begun.is_some() && self.duel.seconds > 1 {
            state.announcement = Search::Thinks(state.to_move()).into();
        }
        effects.extend(orders.into_iter().map(order).chain(begun.map(second)));
        effects
    }

    /// Takes what the worker says.
    pub fn hear(&mut self, state: &mut State, news: WorkersNews) -> Vec<StudyEffect> {
        match news {
            WorkersNews::Uct(News::Seen { id, view }) => self.live.hear(id, view),
            WorkersNews::Uct(News::Told { id, wanted, number, root, iteration }) => {
                let told = Told::new(number, root, iteration, &*state.record);
                let mut orders = self.steps.hear(id, wanted, told);
                if let Some(tour) = &mut self.tour {
                    orders.extend(tour.seek(&mut self.steps));
                }
                return orders.into_iter().map(order).chain(self.pace()).collect();
            }
            WorkersNews::Failed { .. } => return self.broke(state),
            WorkersNews::Progress { .. } | WorkersNews::Done { .. } | WorkersNews::Lab(_) => {}
        }
        Vec::new()
    }

    /// The worker is gone.
    pub fn broke(&mut self, state: &mut State) -> Vec<StudyEffect> {
        // It gets no orders any more.
        let back = self.end_tour(state).into_iter().filter(|effect| !matches!(effect, StudyEffect::Order(..)));
        let mut effects: Vec<_> = back.collect();
        self.broken = true;
        self.live.broke();
        self.steps.forget();
        self.duel.wait();
        effects.push(StudyEffect::End(Worker::Uct));
        effects
    }

    /// The position to be shown in place of the one on the board.
    pub fn film(&self) -> Option<&Film> {
        match self.mode {
            _ if !self.shown => None,
            Mode::Live => self.live.film(),
            Mode::Steps => self.steps.told().map(Told::film),
        }
    }

    /// The position that is shown, where it is another than that on the board.
    pub fn ahead(&self) -> Option<&Film> {
        self.film().filter(|film| film.is_ahead())
    }

    /// Adds the way to the node that is looked at as a variation, and goes there.
    fn keep(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let mut node = state.record.tree().current();
        for text in self.live.way() {
            let Ok(next) = state.record.add(node, text) else { break };
            node = next;
        }
        select(state, node)
    }

    /// Whether the tree can be told to grow, or to stop: not while a turn of its own goes on, nor where nothing is left to find out.
    pub fn can_run(&self, state: &State) -> bool {
        state.ending.is_none() && !self.duel.thinks() && !self.live.is_decided()
    }

    /// What can be done with the steps now.
    pub fn can(&self, stepping: Stepping) -> bool {
        let Some(told) = self.steps.told() else { return false };
        let is_begun = told.number > 0 || told.place().0 > 0;
        match stepping {
            Stepping::First | Stepping::Back => is_begun,
            Stepping::On | Stepping::Phase | Stepping::Iteration => !self.steps.is_at_end(),
        }
    }
}

fn games(effects: Vec<Effect>) -> Vec<StudyEffect> {
    effects.into_iter().map(StudyEffect::Game).collect()
}

fn select(state: &mut State, node: NodeId) -> Vec<StudyEffect> {
    games(update(state, GameEvent::Record(RecordEvent::Select(node))))
}

/// The next second of a turn.
fn second(number: u32) -> StudyEffect {
    StudyEffect::After(1000, StudyEvent::Uct(Event::Duel(DuelEvent::Tick(number))))
}

fn order(order: UctOrder) -> StudyEffect {
    StudyEffect::Order(Worker::Uct, Order::Uct(order))
}

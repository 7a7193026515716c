//! UCT as a player: it thinks in sight, and when its time is over its move is made on the board.

use alquerque_app::activity::Activity;
use alquerque_app::course::{Course, Pace};
use alquerque_app::happening::Happening;
use alquerque_app::state::State;
use alquerque_messages::analysis::uct::View;

use super::seats::{Seats, TIMES, USUAL_TIME};

/// Something that happened to the game against UCT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// UCT plays other sides.
    Seats(Seats),
    /// It has so many seconds a move, one of [`TIMES`].
    Seconds(u32),
    /// Both at once, for the game that was played on the other page: UCT goes on in it at once.
    Watch(Seats, u32),
    /// It is to make the best move that it has found so far.
    MoveNow,
    /// It is to move in the position on the board, though somebody only looks at that.
    PlayOn,
    /// A second is over, in the turn of that number.
    Tick(u32),
}

/// How the game against UCT stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It plays no side.
    Off,
    /// The game is over.
    Over,
    /// It is somebody else's turn.
    Rests,
    /// It is its turn, but somebody only looks at the position.
    Waits,
    /// It is its turn, and nothing is to be seen yet.
    Begins,
    /// It has thought for so many seconds.
    Thinks(u32),
}

/// The game against UCT.
#[derive(Debug)]
pub struct Duel {
    /// The sides that it plays.
    pub seats: Seats,
    /// The seconds that it has for a move.
    pub seconds: u32,
    /// The number of the position that was on the board, and the nodes of the tree.
    seen: (u32, usize),
    /// Whether somebody only looks at the position.
    waits: bool,
    turn: Option<Turn>,
    /// The number of the last turn.
    number: u32,
}

/// A turn of UCT's.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// Tells its ticks from late ones.
    number: u32,
    /// The seconds since its search was first seen.
    thought: Option<u32>,
    /// Whether somebody wants its move now.
    hurries: bool,
}

impl Default for Duel {
    fn default() -> Self {
        let (seats, seconds) = (Seats::default(), USUAL_TIME);
        Self { seats, seconds, seen: (0, 0), waits: false, turn: None, number: 0 }
    }
}

impl Duel {
    /// Does what an event asks for; the number of the turn that a tick goes on in.
    pub fn handle(&mut self, state: &State, event: Event) -> Option<u32> {
        self.look(state);
        match event {
            Event::Seats(seats) => (self.seats, self.waits) = (seats, !state.at_end()),
            Event::Seconds(seconds) => self.seconds = if TIMES.contains(&seconds) { seconds } else { USUAL_TIME },
            Event::Watch(seats, seconds) => (self.seats, self.seconds, self.waits) = (seats, seconds, false),
            Event::MoveNow => {
                if let Some(turn) = &mut self.turn {
                    turn.hurries = true;
                }
            }
            Event::PlayOn => self.waits = false,
            Event::Tick(number) => {
                let turn = self.turn.as_mut().filter(|turn| turn.number == number)?;
                turn.thought = turn.thought.map(|seconds| seconds + 1);
                return Some(number);
            }
        }
        None
    }

    /// Looks at the board: who goes through the game, or changes it, only looks at where that leads, unless it is the end of the line.
    pub fn look(&mut self, state: &State) {
        let now = (state.position, state.record.tree().len());
        let before = std::mem::replace(&mut self.seen, now);
        if before.0 != now.0 {
            let is_visit = state.happenings.iter().any(|happening| matches!(happening, Happening::Visited { .. }));
            let is_read = state.settings.now().course() == Course::Read;
            self.waits = is_read || is_visit && (!state.at_end() || before.1 != now.1);
            self.turn = None;
        }
        if self.waits || !self.is_its_turn(state) {
            self.turn = None;
        } else if self.turn.is_none() {
            self.number = self.number.wrapping_add(1);
            self.turn = Some(Turn { number: self.number, thought: None, hurries: false });
        }
    }

    fn is_its_turn(&self, state: &State) -> bool {
        // What is tried in a task is no game, and a pass is played by itself.
        let passes = state.must_pass() && state.pace == Pace::Going;
        self.seats.has(state.to_move()) && state.ending.is_none() && state.aside.is_none() && !passes
    }

    /// Whether it thinks about its move.
    pub fn thinks(&self) -> bool {
        self.turn.is_some()
    }

    /// Its search can be seen: the number of the turn whose time begins.
    pub fn begin(&mut self) -> Option<u32> {
        let turn = self.turn.as_mut().filter(|turn| turn.thought.is_none())?;
        turn.thought = Some(0);
        Some(turn.number)
    }

    /// Its move, where it has thought enough of what is to be seen: there is nothing left to find out, the time is over, or somebody
    /// does not want to wait.
    pub fn choice<'a>(&self, view: &'a View) -> Option<&'a str> {
        let turn = self.turn?;
        let is_decided = view.proven.is_some() || view.root.len() <= 1;
        let is_late = turn.hurries || turn.thought >= Some(self.seconds);
        view.best.as_deref().filter(|_| is_decided || is_late)
    }

    /// It waits until somebody moves or lets it play on.
    pub fn wait(&mut self) {
        (self.waits, self.turn) = (true, None);
    }

    /// How the game stands.
    pub fn status(&self, state: &State) -> Status {
        match self.turn {
            _ if self.seats == Seats::Nobody => Status::Off,
            _ if state.ending.is_some() => Status::Over,
            Some(Turn { thought: Some(seconds), .. }) => Status::Thinks(seconds.min(self.seconds)),
            Some(_) => Status::Begins,
            None if self.waits && self.is_its_turn(state) => Status::Waits,
            None => Status::Rests,
        }
    }
}

/// Whether a move can be made on the board now: nothing is on its way there, and nobody sets something up.
pub fn is_free(state: &State) -> bool {
    let is_set_up = matches!(state.activity(), Activity::SettingUp(_));
    state.animation.is_none() && !state.follows_pointer() && !is_set_up
}

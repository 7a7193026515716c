//! The page's state: plain data, without a browser.

use alquerque_core::alquerque::{Alquerque, Move, Point};
use alquerque_core::record::Record;
use alquerque_core::{Ending, Player};
use alquerque_worker::messages::SearchReport;

use crate::event::{Page, Place};
use crate::hand::Hand;
use crate::settings::{Controller, Settings};

/// The search that the worker is asked for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Thinking {
    /// Tells this search's answers from late ones.
    pub(crate) id: u32,
    pub(crate) player: Player,
    pub(crate) report: Option<SearchReport>,
}

/// A line of text for the player, with something to be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) offer: Option<Offer>,
}

/// What a notice's button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Brings back the game that a new one replaced.
    BringBack,
    /// Starts the search once more.
    TryAgain,
}

/// A pointer that is down on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Drag {
    pub(crate) pressed: Place,
    pub(crate) now: Place,
    /// Whether the piece under the pointer was in hand before, so that a mere tap puts it down.
    pub(crate) was_in_hand: bool,
    /// Whether a piece goes with the pointer.
    pub(crate) carries: bool,
}

/// How the worker is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WorkerHealth {
    /// Counts the workers started.
    pub(crate) number: u32,
    /// Whether the present one has said hello.
    pub(crate) ready: bool,
    /// Whether it is of another version than the page, so that nothing can be asked of it.
    pub(crate) outdated: bool,
    /// Whether anything was heard since the watchdog looked last.
    pub(crate) heard: bool,
    /// Looks in a row that heard nothing although something was due.
    pub(crate) silent_looks: u32,
    /// Workers in a row that were given up.
    pub(crate) given_up: u32,
}

/// Everything that the page shows follows from this.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent fact")]
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) settings: Settings,
    pub(crate) record: Record<Alquerque>,
    /// The legal moves of the present position, which is asked for at every turn of a hand.
    pub(crate) legal: Vec<Move>,
    pub(crate) ending: Option<Ending>,
    /// The game that the last new one replaced.
    pub(crate) replaced: Option<Record<Alquerque>>,
    pub(crate) hand: Option<Hand>,
    pub(crate) drag: Option<Drag>,
    /// The point that the arrow keys have reached.
    pub(crate) cursor: Point,
    pub(crate) thinking: Option<Thinking>,
    /// What the last finished search said, and for which side.
    pub(crate) last_report: Option<(Player, SearchReport)>,
    /// Whether the AI waits for the player's word to go on.
    pub(crate) paused: bool,
    /// The number of the animation that is running.
    pub(crate) animation: Option<u32>,
    pub(crate) next_number: u32,
    pub(crate) worker: WorkerHealth,
    pub(crate) notice: Option<Notice>,
    /// What a screen reader is to say now.
    pub(crate) announcement: String,
    pub(crate) page: Option<Page>,
    pub(crate) update_ready: bool,
    pub(crate) installable: bool,
    /// Whether the system asks for less motion.
    pub(crate) reduced_motion: bool,
}

impl State {
    /// The state with a game to go on with, or a new one.
    pub(crate) fn new(settings: Settings, saved: Option<Record<Alquerque>>) -> Self {
        let record = saved.unwrap_or_else(|| Record::new(Alquerque { ruleset: settings.ruleset() }));
        let legal = record.legal_moves();
        let ending = record.ending();
        // A game of the AI against itself does not go on by itself after a reload: somebody may want to look at it.
        let both_ai = settings.light == Controller::Ai && settings.dark == Controller::Ai;
        let paused = both_ai && !record.moves().is_empty();
        Self {
            settings,
            record,
            legal,
            ending,
            replaced: None,
            hand: None,
            drag: None,
            // Every game begins in the middle.
            cursor: Point::CENTRE,
            thinking: None,
            last_report: None,
            paused,
            animation: None,
            next_number: 0,
            worker: WorkerHealth::default(),
            notice: None,
            announcement: String::new(),
            page: None,
            update_ready: false,
            installable: false,
            reduced_motion: false,
        }
    }

    /// Whose turn it is.
    pub(crate) fn to_move(&self) -> Player {
        self.record.to_move()
    }

    /// Whether the player in front of the screen is to move.
    pub(crate) fn humans_turn(&self) -> bool {
        self.ending.is_none() && self.settings.controller(self.to_move()) == Controller::Human
    }

    /// Whether the AI is to move.
    pub(crate) fn ais_turn(&self) -> bool {
        self.ending.is_none() && self.settings.controller(self.to_move()) == Controller::Ai
    }

    /// A number that was not given out before.
    pub(crate) fn number(&mut self) -> u32 {
        self.next_number = self.next_number.wrapping_add(1);
        self.next_number
    }

    /// The checkers that `player` has lost.
    pub(crate) fn lost(&self, player: Player) -> u32 {
        let before = self.record.start().checkers(player).count();
        before - self.record.position().checkers(player).count()
    }

    /// How many plies Undo takes back: to the lone human's own last turn, else one.
    pub(crate) fn undo_plies(&self) -> usize {
        let played = self.record.moves().len();
        let Some(human) = self.settings.lone_human() else { return played.min(1) };
        let positions = self.record.positions();
        (1..=played).find(|&plies| positions[played - plies].to_move() == human).unwrap_or(0)
    }

    /// How many plies Redo plays again: to the lone human's next turn or the end of what there is, else one.
    pub(crate) fn redo_plies(&self) -> usize {
        let undone = self.record.undone().len();
        let Some(human) = self.settings.lone_human() else { return undone.min(1) };
        // Sides alternate, so the human's next turn is one or two plies ahead.
        let ahead = if self.to_move() == human { 2 } else { 1 };
        undone.min(ahead)
    }
}

//! The page's state: plain data, without a browser.

use std::rc::Rc;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_core::{Ending, GameId, Player};
use alquerque_messages::SearchReport;

use crate::choices::Choice;
use crate::desk::Desk;
use crate::editor::Editor;
use crate::event::{Page, Place};
use crate::geometry::{Geometry, middle};
use crate::hand::{Hand, forced_pass};
use crate::library::Writing;
use crate::look::Look;
use crate::settings::{self, Controller, Settings, Side};
use crate::store::Store;

/// The search that the worker is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Thinking {
    /// Tells this search's answers from late ones.
    pub id: u32,
    pub player: Player,
    pub report: Option<SearchReport>,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    pub player: Player,
    /// The position that was thought about, by the moves before it.
    pub ply: usize,
    pub report: SearchReport,
}

impl Thought {
    /// The result that was expected for the side that thought, if that means anything in position `ply`, which is the
    /// one after its move or after a pass.
    pub fn expected_at(&self, ply: usize) -> Option<f64> {
        // Who has only one move does not think.
        let thought = self.report.root_moves.len() > 1 || self.report.proven.is_some();
        (thought && (self.ply + 1..=self.ply + 2).contains(&ply)).then_some(self.report.expected)
    }
}

/// A line of text for the player, with something to be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub text: String,
    pub offer: Option<Offer>,
}

/// What a notice's button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Brings back the game that a new one replaced.
    BringBack,
    /// Starts the search once more.
    TryAgain,
    /// Answers the draw that the player to move offers.
    AnswerDraw,
    /// Goes on with the game by links.
    PlayByLink,
}

/// A pointer that is down on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pub pressed: Place,
    pub now: Place,
    /// Whether the piece under the pointer was in hand before, so that a mere tap puts it down.
    pub was_in_hand: bool,
    /// Whether a piece goes with the pointer.
    pub carries: bool,
}

/// How the worker is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkerHealth {
    /// Counts the workers started.
    pub number: u32,
    /// Whether the present one has said hello.
    pub ready: bool,
    /// Whether it is of another version than the page, so that nothing can be asked of it.
    pub outdated: bool,
    /// Whether anything was heard since the watchdog looked last.
    pub heard: bool,
    /// Looks in a row that heard nothing although something was due.
    pub silent_looks: u32,
    /// Workers in a row that were given up.
    pub given_up: u32,
}

/// Everything that the page shows follows from this.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent fact")]
#[derive(Clone, Debug)]
pub struct State {
    pub settings: Settings,
    pub record: Box<dyn AnyRecord>,
    /// The legal turns of the present position, which is asked for at every turn of a hand.
    pub legal: Vec<Turn>,
    pub ending: Option<Ending>,
    /// The game that the last new one replaced.
    pub replaced: Option<Box<dyn AnyRecord>>,
    /// The running games of the other kinds, of each at most one.
    pub others: Vec<Box<dyn AnyRecord>>,
    /// What the New game sheet shows.
    pub choice: Choice,
    /// Who lost and chooses there.
    pub revenge: Option<Player>,
    pub hand: Option<Hand>,
    pub drag: Option<Drag>,
    /// The spot that the arrow keys have reached.
    pub cursor: Spot,
    /// Whether the board is turned round, so that dark sits below.
    pub flipped: bool,
    pub thinking: Option<Thinking>,
    /// What the last finished search said, and for which side.
    pub last_report: Option<Thought>,
    /// Whether the AI waits for the player's word to go on.
    pub paused: bool,
    /// The number of the animation that is running.
    pub animation: Option<u32>,
    /// The number of the pass that will be played by itself.
    pub passing: Option<u32>,
    pub next_number: u32,
    pub worker: WorkerHealth,
    pub notice: Option<Notice>,
    /// What a screen reader is to say now.
    pub announcement: String,
    pub page: Option<Page>,
    /// The position that is set up, also while the editor is closed.
    pub editor: Option<Editor>,
    /// The game whose rules are read, if it is not the one that is played.
    pub rules_of: Option<GameId>,
    pub desk: Desk,
    pub update_ready: bool,
    pub installable: bool,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
}

impl State {
    /// The state with games to go on with: of each kind at most one.
    pub fn new(settings: Settings, saved: Vec<Box<dyn AnyRecord>>) -> Self {
        let mut others = saved;
        let record = take(&mut others, settings.game()).unwrap_or_else(|| new_record(&settings, Player::Light));
        let legal = record.legal_turns();
        let ending = record.ending();
        let cursor = middle(&*record);
        let choice = Choice::of(settings.now());
        let mut state = Self {
            settings,
            record,
            legal,
            ending,
            replaced: None,
            others,
            choice,
            revenge: None,
            hand: None,
            drag: None,
            cursor,
            flipped: false,
            thinking: None,
            last_report: None,
            paused: false,
            animation: None,
            passing: None,
            next_number: 0,
            worker: WorkerHealth::default(),
            notice: None,
            announcement: String::new(),
            page: None,
            editor: None,
            rules_of: None,
            desk: Desk::default(),
            update_ready: false,
            installable: false,
            reduced_motion: false,
        };
        state.desk.kept_settings = state.settings.clone();
        state.desk.was_read = state.settings.now().waits;
        state.paused = state.waits_to_be_looked_at();
        state.flipped = state.wants_flipped();
        state
    }

    /// Whether the game that has just come back does not go on by itself: somebody may want to look at it.
    pub fn waits_to_be_looked_at(&self) -> bool {
        // Moves that were taken back would be lost with the AI's next one.
        let looks_back = self.record.played() < self.record.moves().len();
        let waits = looks_back || self.settings.now().waits;
        (waits && self.goes_on_by_itself()) || (self.settings.now().both_ai() && self.record.played() > 0)
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Player {
        self.record.to_move()
    }

    /// Whether the player in front of the screen is to move.
    pub fn humans_turn(&self) -> bool {
        self.ending.is_none() && self.settings.controller(self.to_move()) == Controller::Human
    }

    /// Whether the AI is to move.
    pub fn ais_turn(&self) -> bool {
        self.ending.is_none() && self.settings.controller(self.to_move()) == Controller::Ai
    }

    /// Whether a friend elsewhere is to get the link: theirs is the next move, or mine was the last.
    pub fn awaits_friend(&self) -> bool {
        let Some(me) = self.settings.now().by_link else { return false };
        let played = self.record.played();
        let at_end = played == self.record.moves().len();
        let friends_turn = self.ending.is_none() && self.to_move() != me;
        let my_end = self.ending.is_some() && played > 0 && self.record.to_move_at(played - 1) == Some(me);
        at_end && (friends_turn || my_end)
    }

    /// Whether the turn is a pass, which nobody needs to play.
    pub fn must_pass(&self) -> bool {
        self.ending.is_none() && forced_pass(&self.legal).is_some()
    }

    /// Whether the game goes on by itself, unless it is paused.
    pub fn goes_on_by_itself(&self) -> bool {
        self.ais_turn() || self.must_pass()
    }

    /// Keeps the settings; `false` where there is no room for them.
    pub fn save_settings(&mut self, store: &dyn Store) -> bool {
        let kept = settings::save(store, &self.desk.kept_settings, &self.settings);
        if kept {
            self.desk.kept_settings.clone_from(&self.settings);
        }
        kept
    }

    /// What is to be written of the library, and where.
    pub fn library_to_write(&mut self) -> Writing {
        Rc::make_mut(&mut self.desk.library).to_write()
    }

    /// A number that was not given out before.
    pub fn number(&mut self) -> u32 {
        self.next_number = self.next_number.wrapping_add(1);
        self.next_number
    }

    /// Whether a pointer is down on the board, or on that of the editor.
    pub fn follows_pointer(&self) -> bool {
        self.drag.is_some() || self.editor.as_ref().is_some_and(|editor| editor.drag.is_some())
    }

    /// The running game of that kind, if it has begun and is not over.
    pub fn running(&self, game: GameId) -> Option<&dyn AnyRecord> {
        let mut records = std::iter::once(&self.record).chain(&self.others);
        let record = records.find(|record| record.board().game == game)?;
        (!record.moves().is_empty() && record.ending().is_none()).then_some(&**record)
    }

    /// The board as it is seen.
    pub fn geometry(&self) -> Geometry {
        Geometry { board: self.record.board(), flipped: self.flipped }
    }

    /// The game's drawings and words.
    pub fn look(&self) -> &'static Look {
        Look::of(self.record.board().game)
    }

    /// Whether the board is to be turned round now.
    pub fn wants_flipped(&self) -> bool {
        let lone = self.settings.lone_human();
        let below = match self.settings.now().side {
            Side::Dark => Player::Dark,
            Side::Yours if self.look().has_ends => lone.unwrap_or(Player::Light),
            Side::Mover if self.look().has_ends => lone.unwrap_or_else(|| self.to_move()),
            Side::Yours | Side::Mover | Side::Light => Player::Light,
        };
        below == Player::Dark
    }

    /// The pieces that `player` has lost.
    pub fn lost(&self, player: Player) -> u32 {
        let count = |ply| self.record.counts_at(ply)[player.index()];
        count(0).saturating_sub(count(self.record.played()))
    }

    /// Whether it is a human's turn in position `ply`, and there is something to choose.
    fn is_humans_choice(&self, ply: usize) -> bool {
        let human = match self.settings.lone_human() {
            Some(human) => self.record.to_move_at(ply) == Some(human),
            None => true,
        };
        human && self.record.turn(ply).is_none_or(|turn| !turn.path.is_empty())
    }

    /// How many plies Undo takes back: to the lone human's own last turn, else to the last turn that was not a pass.
    pub fn undo_plies(&self) -> usize {
        let played = self.record.played();
        (1..=played).find(|&plies| self.is_humans_choice(played - plies)).unwrap_or(0)
    }

    /// How many plies Redo plays again: to the lone human's next turn or the end of what there is, else one and the passes
    /// after it.
    pub fn redo_plies(&self) -> usize {
        let played = self.record.played();
        let undone = self.record.moves().len() - played;
        (1..=undone).find(|&plies| self.is_humans_choice(played + plies)).unwrap_or(undone)
    }
}

/// A new game by the settings; `lot` is who begins where a lot decides.
pub fn new_record(settings: &Settings, lot: Player) -> Box<dyn AnyRecord> {
    // Settings have only rules that can be read.
    settings.now().next_rules(lot).unwrap_or(AnyGame::Alquerque(Alquerque::default())).record()
}

/// Takes the game of that kind out of `records`.
pub fn take(records: &mut Vec<Box<dyn AnyRecord>>, game: GameId) -> Option<Box<dyn AnyRecord>> {
    records.iter().position(|record| record.board().game == game).map(|place| records.swap_remove(place))
}

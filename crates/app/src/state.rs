//! The page's state: plain data, without a browser.

use std::borrow::Cow;
use std::rc::Rc;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_core::{Ending, GameId, Player};
use alquerque_messages::{HalfPoints, SearchReport};

use crate::choices::Choice;
use crate::clock::{Clock, Clocks};
use crate::course::{Course, Pace};
use crate::editor::Editor;
use crate::geometry::{Geometry, Place, middle};
use crate::hand::{Hand, forced_pass};
use crate::happening::Happening;
use crate::lesson::Lesson;
use crate::library::Writing;
use crate::look::{Dress, Look};
use crate::message::Text;
use crate::notice::Notice;
use crate::outside::Outside;
use crate::page::{Dialogs, Page};
use crate::parts::{Part, Parts, Progress};
use crate::pool::Pool;
use crate::prover::Prover;
use crate::settings::{self, Controller, Settings, Side};
use crate::shelf::Shelf;
use crate::statistics::Statistics;
use crate::store::Store;

// Alike with one another, and with `board.rs`, `alquerque_messages` and `core`'s `search/report.rs`: plain data are fields, each with
// what it means.

/// The search that the worker is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Thinking {
    /// Tells this search's answers from late ones.
    pub id: u32,
    /// For whom a move is looked for.
    pub player: Player,
    /// What it has found out so far; none before its first word.
    pub report: Option<SearchReport>,
    /// The move and the report with which it has ended, where the prover may have a word yet.
    pub found: Option<(Option<String>, SearchReport)>,
    /// Whether the prover is not waited for.
    pub hurries: bool,
}

/// A hint that was asked for. It is there as long as its position is on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// Tells its search's answers from those of others.
    pub id: u32,
    /// The position that it is for: see [`State::position`].
    pub position: u32,
    /// How far the search is, from 0 to 1.
    pub progress: f64,
    /// The place of the best move among the legal ones; none while it is looked for.
    pub best: Option<usize>,
    /// Whether all of it is told, and not only which piece it is.
    pub told: bool,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// For whom a move was looked for.
    pub player: Player,
    /// The position that was thought about, by the moves before it.
    pub ply: usize,
    /// What it has found out.
    pub report: SearchReport,
}

impl Thought {
    /// The move that was played by the AI in place of the best that it has found, if it was: weak levels do not always look.
    pub fn slip(&self, record: &dyn AnyRecord) -> Option<String> {
        let node = *record.tree().line().get(self.ply + 1)?;
        let (played, best) = (record.move_text(node), self.report.principal_variation.first()?);
        (record.played() > self.ply && played != *best).then_some(played)
    }

    /// The result that was expected for the side that thought, if that means anything in position `ply`, which is the
    /// one after its move or after a pass.
    pub fn expected_at(&self, ply: usize) -> Option<f64> {
        // Who has only one move does not think.
        let thought = self.report.root_moves.len() > 1 || self.report.proven.is_some();
        (thought && (self.ply + 1..=self.ply + 2).contains(&ply))
            .then(|| self.report.expected.map(HalfPoints::share))
            .flatten()
    }
}

/// A pointer that is down on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// Where it went down.
    pub pressed: Place,
    /// Where it is.
    pub now: Place,
    /// Whether the piece under the pointer was in hand before, so that a mere tap puts it down.
    pub was_in_hand: bool,
    /// Whether a piece goes with the pointer.
    pub carries: bool,
}

/// What another game has taken the place of on the board, to be brought back.
#[derive(Clone, Debug)]
pub struct Replaced {
    /// The game of the same kind; none where nobody could miss it.
    pub record: Option<Box<dyn AnyRecord>>,
    /// How it went on.
    pub course: Course,
    /// Its clock.
    pub clock: Option<Clock>,
    /// Whether it was counted: see [`State::counted`].
    pub counted: bool,
    /// The kind of game that was on the board, where that was another one.
    pub came_from: Option<GameId>,
}

/// What is particular to a game that is studied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Studying {
    /// Whether it is shown who wins.
    pub verdicts: bool,
    /// Whether another position is seen than that of the game: then the study tells how it stands, not the panel.
    pub ahead: bool,
}

/// Everything that the page shows follows from this.
#[derive(Clone, Debug)]
pub struct State {
    /// What the player has chosen, and how the running game of each kind goes on.
    pub settings: Settings,
    /// The game on the board.
    pub record: Box<dyn AnyRecord>,
    /// The legal turns of the present position, which is asked for at every turn of a hand.
    pub legal: Vec<Turn>,
    /// The spots where the last move began and ended.
    pub last: Vec<Spot>,
    /// Whether and how the game on the board is over.
    pub ending: Option<Ending>,
    /// Counts the positions that were on the board: where it is the same, so are the record's moves.
    pub position: u32,
    /// Whether the game goes on by itself.
    pub pace: Pace,
    /// What can be brought back.
    pub replaced: Option<Replaced>,
    /// The running games of the other kinds, of each at most one.
    pub others: Vec<Box<dyn AnyRecord>>,
    /// The game as it is to be kept, while somebody only tries moves on the board.
    pub aside: Option<Box<dyn AnyRecord>>,
    /// What the New game sheet shows.
    pub choice: Choice,
    /// The piece in hand.
    pub hand: Option<Hand>,
    /// The lesson that is given.
    pub lesson: Option<Lesson>,
    /// The pointer that is down on the board.
    pub drag: Option<Drag>,
    /// The spot that the arrow keys have reached.
    pub cursor: Spot,
    /// There on the study's page: both sides are free to move, another move in the place of one is a variation, and nothing is counted
    /// or filed.
    pub studies: Option<Studying>,
    /// Whether the board is turned round, so that dark sits below.
    pub flipped: bool,
    /// The search that is going on.
    pub thinking: Option<Thinking>,
    /// The hint that was asked for.
    pub hint: Option<Hint>,
    /// What the last finished search said, and for which side.
    pub last_report: Option<Thought>,
    /// What has happened in the game by the latest event, in order.
    pub happenings: Vec<Happening>,
    /// The number of the animation that is waited for.
    pub animation: Option<u32>,
    /// The number of the pass that will be played by itself.
    pub passing: Option<u32>,
    /// The number that was given out last: see [`State::number`].
    pub next_number: u32,
    /// The workers that search, and what they are to do.
    pub pool: Pool,
    /// The worker that proves, and what it is to do.
    pub prover: Prover,
    /// What stands above the board, until it is dismissed.
    pub notice: Option<Notice>,
    /// What a screen reader is to say now.
    pub announcement: Text,
    /// The dialog that is open.
    pub page: Option<Page>,
    /// The position that is set up, also while the editor is closed.
    pub editor: Option<Editor>,
    /// The game whose rules are read, if it is not the one that is played.
    pub rules_of: Option<GameId>,
    /// What the dialogs of the record show.
    pub dialogs: Dialogs,
    /// The library.
    pub shelf: Shelf,
    /// The clocks beside the running games.
    pub clocks: Clocks,
    /// How the games against the AI have ended.
    pub statistics: Statistics,
    /// What was forgotten of it last.
    pub forgotten: Option<Statistics>,
    /// Whether the game on the board is counted there, or not to be counted any more.
    pub counted: bool,
    /// What is known of the world around.
    pub outside: Outside,
    /// How far the parts of the site are that load later.
    pub parts: Parts,
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
        let counted = has_ended(&*record);
        let mut state = Self {
            settings,
            last: last_spots(&*record),
            record,
            legal,
            ending,
            position: 0,
            pace: Pace::Going,
            replaced: None,
            others,
            choice,
            hand: None,
            drag: None,
            cursor,
            studies: None,
            flipped: false,
            lesson: None,
            aside: None,
            thinking: None,
            hint: None,
            last_report: None,
            happenings: Vec::new(),
            animation: None,
            passing: None,
            next_number: 0,
            pool: Pool::default(),
            prover: Prover::default(),
            notice: None,
            announcement: Text::new(),
            page: None,
            editor: None,
            rules_of: None,
            dialogs: Dialogs::default(),
            shelf: Shelf::default(),
            clocks: Clocks::new(|_| None),
            statistics: Statistics::default(),
            forgotten: None,
            counted,
            outside: Outside::default(),
            parts: Parts::default(),
        };
        state.outside.kept_settings = state.settings.clone();
        state.come_back();
        state.flipped = state.wants_flipped();
        state
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Player {
        self.record.to_move()
    }

    /// The clock of the game on the board; none while a lesson is given.
    pub fn clock(&self) -> Option<&Clock> {
        self.clocks[self.settings.game()].as_ref().filter(|_| self.lesson.is_none())
    }

    /// The clock of the game on the board, to be changed.
    pub(crate) fn clock_mut(&mut self) -> &mut Option<Clock> {
        &mut self.clocks[self.settings.game()]
    }

    /// Whether the player in front of the screen is to move.
    pub fn humans_turn(&self) -> bool {
        self.ending.is_none() && !self.lesson_is_done() && self.settings.controller(self.to_move()) == Controller::Human
    }

    /// Whether what a lesson's step asks for has been played; nobody answers there.
    pub fn lesson_is_done(&self) -> bool {
        self.lesson.is_some() && self.record.played() > 0
    }

    /// The settings as they are to be kept: a lesson is over with the page, the game that waits is not; and a study leaves
    /// alone what the games are played with.
    pub fn settings_to_keep(&self) -> Cow<'_, Settings> {
        let mut settings = Cow::Borrowed(&self.settings);
        if let Some(lesson) = &self.lesson {
            settings.to_mut().now_mut().set_course(lesson.course);
        }
        if self.studies.is_some() {
            settings.to_mut().take_games_of(&self.outside.kept_settings);
        }
        settings
    }

    /// Whether the AI is to move.
    pub fn ais_turn(&self) -> bool {
        self.ending.is_none() && self.settings.controller(self.to_move()) == Controller::Ai
    }

    /// Whether the turn is a pass, which nobody needs to play.
    pub fn must_pass(&self) -> bool {
        self.ending.is_none() && forced_pass(&self.legal).is_some()
    }

    /// Whether the next turn needs nobody here, unless it is waited with.
    pub fn goes_on_by_itself(&self) -> bool {
        self.ais_turn() || self.must_pass()
    }

    /// Keeps the settings; `false` where there is no room for them.
    pub fn save_settings(&mut self, store: &dyn Store) -> bool {
        let settings = self.settings_to_keep().into_owned();
        let kept = settings::save(store, &self.outside.kept_settings, &settings);
        if kept {
            self.outside.kept_settings = settings;
        }
        kept
    }

    /// What is to be written of the library, and where.
    pub fn library_to_write(&mut self) -> Writing {
        Rc::make_mut(&mut self.shelf.library).to_write()
    }

    /// Whether the position on the board is the one after the last of all moves.
    pub fn at_end(&self) -> bool {
        self.record.played() == self.record.plies()
    }

    /// Waits with what would go on by itself, so that somebody can look at the position. Ends a playback.
    pub fn hold(&mut self) {
        self.pace = if self.goes_on_by_itself() { Pace::Waiting } else { Pace::Going };
    }

    /// The game has just come back: waits where somebody may want to look at it.
    pub fn come_back(&mut self) {
        // The AI's next move would leave the line of those that were taken back.
        let may_look = !self.at_end() || self.settings.now().course() == Course::Read;
        let watched = self.settings.now().both_ai() && self.record.played() > 0;
        self.pace = Pace::Going;
        if may_look || watched {
            self.hold();
        }
    }

    /// Whether the search of that id is the one whose answer is waited for.
    pub fn is_thinking(&self, id: u32) -> bool {
        self.is_hint(id) || self.thinking.as_ref().is_some_and(|thinking| thinking.id == id)
    }

    /// Whether the search of that id is the one that looks for a hint.
    pub fn is_hint(&self, id: u32) -> bool {
        self.sought_hint().is_some_and(|hint| hint.id == id)
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
        (record.plies() > 0 && record.ending().is_none()).then_some(&**record)
    }

    /// The board as it is seen.
    pub fn geometry(&self) -> Geometry {
        Geometry { board: self.record.board(), flipped: self.flipped }
    }

    /// Whether whoever sits here has not moved yet.
    pub fn is_new_here(&self) -> bool {
        let begins = self.record.to_move_of(NodeId::ROOT);
        let waited = self.settings.lone_human().is_some_and(|you| begins != Some(you));
        self.record.plies() <= usize::from(waited)
    }

    /// Whether dark is named below the board, and light above it: where the board is turned so, and where it has no ends, for
    /// whoever plays dark.
    pub fn dark_sits_below(&self) -> bool {
        let plays_dark = self.settings.now().side == Side::Yours && self.sitter() == Some(Player::Dark);
        self.flipped || (!self.look().has_ends && plays_dark)
    }

    /// The drawings that somebody wants to see.
    pub fn wanted_dress(&self) -> Dress {
        Dress { board: self.settings.board, pieces: self.settings.pieces }
    }

    /// The drawings that are seen: the usual ones until the others are there.
    pub fn dress(&self) -> Dress {
        if self.parts.progress(Part::Art) == Progress::There { self.wanted_dress() } else { Dress::default() }
    }

    /// How fast pieces move, in hundredths of the usual speed; none where they are there at once.
    pub fn motion(&self) -> Option<u32> {
        self.settings.speed.percent().filter(|_| !self.outside.reduced_motion)
    }

    /// The game's drawings and words.
    pub fn look(&self) -> &'static Look {
        Look::of(self.record.board().game)
    }

    /// The one side that somebody here plays. In a study people play both, and sit as they do at the game that is studied.
    fn sitter(&self) -> Option<Player> {
        let settings = if self.studies.is_some() { &self.outside.kept_settings } else { &self.settings };
        settings.of(self.settings.game()).lone_human()
    }

    /// Whether the board is to be turned round now.
    pub fn wants_flipped(&self) -> bool {
        let lone = self.sitter();
        let below = match self.settings.now().side {
            Side::Dark => Player::Dark,
            Side::Yours if self.look().has_ends => lone.unwrap_or(Player::Light),
            Side::Mover if self.look().has_ends => lone.unwrap_or_else(|| self.to_move()),
            Side::Yours | Side::Mover | Side::Light => Player::Light,
        };
        below == Player::Dark
    }

    /// The pieces that `player` has lost, those of a chain under way included.
    pub fn lost(&self, player: Player) -> u32 {
        let count = |ply| self.record.counts_at(ply)[player.index()];
        let chain =
            self.hand.as_ref().filter(|_| player != self.to_move()).map_or(0, |hand| hand.captured(&self.legal).len());
        count(0).saturating_sub(count(self.record.played())) + u32::try_from(chain).unwrap_or_default()
    }
}

/// The spots where the move that was played last began and ended.
pub fn last_spots(record: &dyn AnyRecord) -> Vec<Spot> {
    let turn = record.played().checked_sub(1).and_then(|ply| record.turn(ply));
    turn.map_or_else(Vec::new, |turn| [turn.path.first(), turn.path.last()].into_iter().flatten().copied().collect())
}

/// A new game by the settings; `lot` is who begins where a lot decides.
pub fn new_record(settings: &Settings, lot: Player) -> Box<dyn AnyRecord> {
    // Settings have only rules that can be read.
    settings.now().next_rules(lot).record()
}

/// Takes the game of that kind out of `records`.
pub fn take(records: &mut Vec<Box<dyn AnyRecord>>, game: GameId) -> Option<Box<dyn AnyRecord>> {
    records.iter().position(|record| record.board().game == game).map(|place| records.swap_remove(place))
}

/// Whether the game has ended in any of its lines: what is played of it afterwards is tried out.
pub(crate) fn has_ended(record: &dyn AnyRecord) -> bool {
    record.closing().is_some() || record.tree().nodes().any(|node| record.ending_of(node).is_some())
}

//! The game on the board, what the board is used for, and the games waiting behind it.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::{Spot, Turn};
use alquerque_core::{Ending, GameId, Player};

use crate::clock::Clock;
use crate::game::event::GameEvent;
use crate::game::mode::Pace;
use crate::lesson::Lesson;
use crate::library::Entry;
use crate::settings::GameSettings;

/// The game on the board, and the games waiting behind it.
#[derive(Clone, Debug, Default)]
pub struct GameState {
    /// The game on the board.
    pub record: Box<dyn AnyRecord>,
    /// The legal turns of the current position, cached because the hand consults them at every step.
    pub(crate) legal: Vec<Turn>,
    /// The origin and destination of the last move.
    pub(crate) last: Vec<Spot>,
    /// How the game on the board ended, if it has.
    pub ending: Option<Ending>,
    /// Counts positions shown on the board. While it is unchanged, so are the record's moves.
    pub(crate) revision: u32,
    /// The key of the position whose link the player has sent to a friend, see
    /// [`Tree::key`](alquerque_core::record::Tree::key).
    pub(crate) sent: Option<u64>,
    /// Whether the game proceeds automatically.
    pub(crate) pace: Pace,
    /// The replaced game, which can be restored.
    pub(crate) replaced: Option<Replaced>,
    /// Counts games put on the board in place of others.
    pub(crate) replacements: u32,
    /// Games imported together with the one on the board, which is the first: chapters for the study.
    pub(crate) chapters: Vec<Entry>,
    /// Whether the game on the board was set up as a position, which becomes a chapter of the study.
    pub(crate) is_set_up: bool,
    /// What the board is used for.
    pub(crate) session: Session,
    /// Running games of the other kinds, at most one of each.
    pub(crate) others: Vec<Box<dyn AnyRecord>>,
    /// The game to save while the user only tries out moves on the board.
    pub(crate) aside: Option<Box<dyn AnyRecord>>,
    /// The settings of the game that a new one is about to replace, and its kind if the new game is of another.
    pub(crate) before_new_game: Option<(GameSettings, Option<GameId>)>,
    /// The settings before a finished game was opened with its own players, as long as it is on the board.
    pub(crate) before_opened: Option<GameSettings>,
    /// Game events raised by the latest [`Event`](crate::event::Event), in order.
    pub(crate) events: Vec<GameEvent>,
    /// Number of the animation that the game is waiting for.
    pub(crate) animation: Option<u32>,
    /// Number of the scheduled pass.
    pub(crate) passing: Option<u32>,
    /// Whether the game on the board has been counted in the statistics, or must not be counted.
    pub(crate) counted: bool,
    /// The position that the player has stepped to last.
    pub(crate) visited: Option<Visit>,
}

impl GameState {
    /// Counts positions shown on the board. While it is unchanged, so are the record's moves.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Counts games put on the board in place of others.
    pub fn replacements(&self) -> u32 {
        self.replacements
    }

    /// The legal turns of the current position.
    pub fn legal(&self) -> &[Turn] {
        &self.legal
    }

    /// Makes no move possible at the current position.
    pub fn block_moves(&mut self) {
        self.legal.clear();
    }

    /// Game events raised by the latest [`Event`](crate::event::Event), in order.
    pub fn events(&self) -> &[GameEvent] {
        &self.events
    }

    /// Whether the latest event has ended the game.
    pub(crate) fn has_just_ended(&self) -> bool {
        self.events.iter().any(|event| matches!(event, GameEvent::Ended(_)))
    }

    /// Number of the animation that the game is waiting for.
    pub fn animation(&self) -> Option<u32> {
        self.animation
    }

    /// Waits for the animation with this number.
    pub fn wait_for_animation(&mut self, number: u32) {
        self.animation = Some(number);
    }

    /// Whether the game proceeds automatically.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Lets AI moves and forced passes be played at once.
    pub fn run(&mut self) {
        self.pace = Pace::Running;
    }

    /// The replaced game, which can be restored.
    pub fn replaced(&self) -> Option<&Replaced> {
        self.replaced.as_ref()
    }

    /// Whether the game on the board was just set up as a position.
    pub fn is_set_up(&self) -> bool {
        self.is_set_up
    }

    /// The same, once.
    pub fn take_set_up(&mut self) -> bool {
        std::mem::take(&mut self.is_set_up)
    }

    /// Takes the games imported together with the one on the board: chapters for the study.
    pub fn take_chapters(&mut self) -> Vec<Entry> {
        std::mem::take(&mut self.chapters)
    }

    /// Running games of the other kinds, at most one of each.
    pub fn others(&self) -> &[Box<dyn AnyRecord>] {
        &self.others
    }

    /// Whether a game with moves waits behind the one on the board: a running one of another kind, or the replaced one.
    pub(crate) fn has_waiting_game(&self) -> bool {
        let replaced = self.replaced.as_ref().and_then(|replaced| replaced.record.as_ref());
        self.others.iter().chain(replaced).any(|record| record.plies() > 0)
    }

    /// Adds a running game of another kind.
    pub fn add_other(&mut self, record: Box<dyn AnyRecord>) {
        self.others.push(record);
    }

    /// Forgets running games of the other kinds.
    pub fn forget_others(&mut self, is_meant: impl Fn(&dyn AnyRecord) -> bool) {
        self.others.retain(|record| !is_meant(&**record));
    }

    /// Puts another record in the place of games that wait behind the one on the board: running ones of other kinds,
    /// and the replaced one.
    pub fn exchange_waiting(&mut self, is_meant: impl Fn(&dyn AnyRecord) -> bool, with: &dyn AnyRecord) {
        let replaced = self.replaced.as_mut().and_then(|replaced| replaced.record.as_mut());
        for record in self.others.iter_mut().chain(replaced) {
            if is_meant(&**record) {
                *record = with.boxed();
            }
        }
    }

    /// The game to save while moves on the board are only tried out.
    pub fn aside(&self) -> Option<&dyn AnyRecord> {
        self.aside.as_deref()
    }

    /// The same, to change it.
    pub fn aside_mut(&mut self) -> Option<&mut Box<dyn AnyRecord>> {
        self.aside.as_mut()
    }

    /// Sets the game aside: from now on, moves are only tried out.
    pub fn set_aside(&mut self) {
        self.aside = Some(self.record.boxed());
    }

    /// Takes the game that was set aside: moves belong to the game on the board again.
    pub fn take_aside(&mut self) -> Option<Box<dyn AnyRecord>> {
        self.aside.take()
    }

    /// The user's own game: the one set aside or, without one, the one on the board.
    pub fn own(&self) -> &dyn AnyRecord {
        &**self.aside.as_ref().unwrap_or(&self.record)
    }

    /// The same, to change it.
    pub fn own_mut(&mut self) -> &mut dyn AnyRecord {
        &mut **self.aside.as_mut().unwrap_or(&mut self.record)
    }

    /// What the board is used for.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The current lesson.
    pub fn lesson(&self) -> Option<&Lesson> {
        if let Session::Lesson(lesson) = &self.session { Some(lesson) } else { None }
    }

    /// The same, to change it.
    pub(crate) fn lesson_mut(&mut self) -> Option<&mut Lesson> {
        if let Session::Lesson(lesson) = &mut self.session { Some(lesson) } else { None }
    }

    /// Begins a lesson.
    pub(crate) fn begin_lesson(&mut self, lesson: Lesson) {
        self.session = Session::Lesson(lesson);
    }

    /// Ends the lesson. Returns it.
    pub(crate) fn end_lesson(&mut self) -> Option<Lesson> {
        match std::mem::take(&mut self.session) {
            Session::Lesson(lesson) => Some(lesson),
            other => {
                self.session = other;
                None
            }
        }
    }

    /// Whether the game comes from a view-only link.
    pub fn is_viewed(&self) -> bool {
        matches!(self.session, Session::Viewed)
    }

    /// Notes that the game on the board comes from a view-only link. The study has no such links.
    pub(crate) fn begin_viewing(&mut self) {
        if self.study_mode().is_none() {
            self.session = Session::Viewed;
        }
    }

    /// Notes that another game replaces that of a view-only link.
    pub(crate) fn end_viewing(&mut self) {
        if self.is_viewed() {
            self.session = Session::Game;
        }
    }

    /// The settings specific to the study page; `None` on the game's page.
    pub fn study_mode(&self) -> Option<StudyMode> {
        if let Session::Study(mode) = self.session { Some(mode) } else { None }
    }

    /// Makes this the study page, with these settings. Returns whether they have changed.
    pub fn set_study_mode(&mut self, mode: StudyMode) -> bool {
        let has_changed = self.study_mode() != Some(mode);
        self.session = Session::Study(mode);
        has_changed
    }
}

/// What the board is used for. Decides what of it is saved, filed and counted.
#[derive(Clone, Debug, Default)]
pub enum Session {
    /// The player's game.
    #[default]
    Game,
    /// A lesson, behind which the player's game waits.
    Lesson(Lesson),
    /// The game of a view-only link: no move can be made and nothing is saved. The player's game waits in
    /// [`GameState::replaced`].
    Viewed,
    /// The study page. There the user moves both sides, an alternative move becomes a variation, and games are neither
    /// counted nor filed.
    Study(StudyMode),
}

/// Settings specific to the study page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StudyMode {
    /// Whether to show proven results.
    pub verdicts: bool,
    /// Whether the board shows a position outside the game. If so, the study shows the status instead of the panel.
    pub ahead: bool,
    /// The side at the bottom of the board during a puzzle.
    pub solver: Option<Player>,
}

impl Session {
    /// Whether a game that ends here is counted and filed, and gets a card.
    pub(crate) const fn ends_games(&self) -> bool {
        match self {
            Self::Game | Self::Viewed => true,
            Self::Lesson(_) | Self::Study(_) => false,
        }
    }

    /// Whether the settings of games may be changed for good. Otherwise they belong to this session only.
    pub(crate) const fn keeps_settings(&self) -> bool {
        match self {
            Self::Game | Self::Lesson(_) => true,
            Self::Viewed | Self::Study(_) => false,
        }
    }
}

/// The game that a new one replaced on the board. Can be restored.
#[derive(Clone, Debug)]
pub struct Replaced {
    /// The replaced game of the same kind; `None` if it isn't worth restoring.
    pub record: Option<Box<dyn AnyRecord>>,
    /// Its settings: the players and the mode.
    pub settings: GameSettings,
    /// Its clock.
    pub clock: Option<Clock>,
    /// Whether it had been counted in the statistics, or must not be counted.
    pub counted: bool,
    /// The kind of game that was on the board, if different.
    pub came_from: Option<GameId>,
    /// The library's entry of the game that was resumed in its place.
    pub resumed: Option<Box<Entry>>,
}

/// A position that the player has stepped to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    /// The [`GameState::revision`] of the position.
    pub(crate) revision: u32,
    /// The node at which the game goes on.
    pub(crate) live: NodeId,
}

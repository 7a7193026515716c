//! The page's state: plain data, independent of the browser.

use std::borrow::Cow;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Date, NodeId, to_link};
use alquerque_core::tabletop::{Piece, Spot, Turn};
use alquerque_core::{GameId, Player};
use alquerque_language::{LanguageId, MessageId, Phrase};

use crate::ai::AiState;
use crate::board::BoardState;
use crate::board::geometry::{Geometry, first_spot};
use crate::board::hand::{Hand, forced_pass};
use crate::board::look::{ArtStyle, Look};
use crate::clock::ClockState;
use crate::editor::EditorState;
use crate::effect::Effect;
use crate::end_card::EndCardState;
use crate::game::GameState;
use crate::game::mode::{GameMode, Pace};
use crate::hint::HintState;
use crate::installation::Installation;
use crate::jobs::JobState;
use crate::library::LibraryState;
use crate::live::LiveState;
use crate::new_game::NewGameState;
use crate::notice::NoticeState;
use crate::openings::OpeningsState;
use crate::page::{Page, PageState};
use crate::parts::{Part, Parts, Progress};
use crate::premove::PremoveState;
use crate::prover::Prover;
use crate::settings::{self, Controller, Settings, Side};
use crate::statistics::StatisticsState;
use crate::storage::Store;
use crate::text::nouns::BySide as _;

/// The state of the whole page. Every view is derived from it.
#[derive(Clone, Debug)]
pub struct State {
    /// The game on the board, and the games waiting behind it.
    pub game: GameState,
    /// The AI's search.
    pub ai: AiState,
    /// The prover.
    pub prover: Prover,
    /// The workers and their jobs.
    pub jobs: JobState,
    /// The hint.
    pub hint: HintState,
    /// The named openings.
    pub openings: OpeningsState,
    /// The premove.
    pub premove: PremoveState,
    /// The live game.
    pub live: LiveState,
    /// Results against the AI.
    pub statistics: StatisticsState,
    /// The clocks of the running games.
    pub clock: ClockState,
    /// The card at the end of a game.
    pub end_card: EndCardState,
    /// The position editor.
    pub editor: EditorState,
    /// The player's input on the board.
    pub board: BoardState,
    /// The New game sheet.
    pub new_game: NewGameState,
    /// The notice and the announcement.
    pub notices: NoticeState,
    /// The user's settings, and the [`GameMode`] of the running game of each kind.
    pub settings: Settings,
    /// The library.
    pub shelf: LibraryState,
    /// The open dialog, and the contents of dialogs.
    pub page: PageState,
    /// The site on this device.
    pub installation: Installation,
    /// Facts about the browser and the date.
    pub environment: Environment,
    /// Loading progress of the parts of the site that load on demand.
    pub parts: Parts,
    /// The side effects of the event being handled, in order.
    pub(crate) effects: Vec<Effect>,
}

/// Facts about the browser and the date.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent fact")]
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// The page's address without its fragment: the base of links to games.
    pub address: String,
    /// The browser's preferred language.
    pub language: LanguageId,
    /// Today's date.
    pub today: Date,
    /// The time of the day, such as `14:05`.
    pub time: String,
    /// The current time, in milliseconds since an arbitrary moment.
    pub now: u64,
    /// The side to move first in a new game, drawn by lot for each event.
    pub random_first_side: Player,
    /// The player's side, likewise.
    pub random_own_side: Player,
    /// A random number, drawn anew for each event: the seed of the computer's choice from the book.
    pub chance: u32,
    /// The settings as last saved or loaded by this tab.
    pub saved_settings: Settings,
    /// Whether the last attempt to save the running game failed.
    pub save_failed: bool,
    /// Whether another tab runs the clock, until the user does something in this one.
    pub clock_elsewhere: bool,
    /// Whether the browser has a share sheet for links.
    pub has_share_sheet: bool,
    /// Whether the main pointer is a finger.
    pub touch: bool,
    /// Whether the system asks for reduced motion.
    pub reduced_motion: bool,
}

impl State {
    /// Creates the state from saved running games, at most one of each kind.
    pub fn new(settings: Settings, saved: Vec<Box<dyn AnyRecord>>) -> Self {
        let mut others = saved;
        let record = take(&mut others, settings.game()).unwrap_or_else(|| new_record(&settings, Player::Light));
        let mut state = Self {
            board: BoardState::new(first_spot(&*record)),
            new_game: NewGameState::from_settings(settings.current()),
            game: GameState {
                legal: record.legal_turns(),
                last: last_spots(&*record),
                ending: record.ending(),
                counted: has_ended(&*record),
                record,
                others,
                ..GameState::default()
            },
            ai: AiState::default(),
            prover: Prover::default(),
            jobs: JobState::default(),
            notices: NoticeState::default(),
            editor: EditorState::default(),
            end_card: EndCardState::default(),
            clock: ClockState::default(),
            statistics: StatisticsState::default(),
            live: LiveState::default(),
            hint: HintState::default(),
            openings: OpeningsState::default(),
            premove: PremoveState::default(),
            installation: Installation::default(),
            environment: Environment { saved_settings: settings.clone(), ..Environment::default() },
            settings,
            shelf: LibraryState::default(),
            page: PageState::default(),
            parts: Parts::default(),
            effects: Vec::new(),
        };
        state.resume_restored();
        state.board.set_flipped(state.wants_flipped());
        state
    }

    /// The key of what the player points with, in messages that say how.
    pub(crate) fn pointer_key(&self) -> &'static str {
        if self.environment.touch { "touch" } else { "mouse" }
    }

    /// The game to save: without shown lines or moves that are only tried out.
    pub fn record_to_save(&self) -> &dyn AnyRecord {
        let shown = self.shown_line().map(|shown| &shown.game);
        &**self.game.aside.as_ref().or(shown).unwrap_or(&self.game.record)
    }

    /// A phrase that names a side of the game on the board.
    pub fn by(&self, id: MessageId, player: Player) -> Phrase {
        Phrase::new(id).by(player, self.game.record.board().game)
    }

    /// Closes the open dialog.
    pub(crate) fn close_page(&mut self) {
        self.effects.extend(self.page.close().map(|_| Effect::RemoveFragment));
    }

    /// Closes a dialog. Returns whether it was open.
    pub(crate) fn leave_page(&mut self, page: Page) -> bool {
        let was_open = self.page.current().map(Page::dialog) == Some(page.dialog());
        if was_open {
            self.close_page();
        }
        was_open
    }

    /// The side to move.
    pub fn to_move(&self) -> Player {
        self.game.record.to_move()
    }

    /// Whether a local human is to move.
    pub fn is_human_to_move(&self) -> bool {
        self.game.ending.is_none()
            && !self.game.is_viewed()
            // A game with a friend continues only from what the friend knows.
            && (self.live_game().is_none() || self.at_end())
            && self.game.record.played() >= self.shared_plies()
            && !self.lesson_is_done()
            && self.settings.controller(self.to_move()) == Controller::Human
    }

    /// Whether the move for a lesson's step has been played. The opponent never replies in lessons.
    pub fn lesson_is_done(&self) -> bool {
        self.game.lesson().is_some() && self.game.record.played() > 0
    }

    /// The settings to save. A lesson isn't saved, but the game waiting behind it is. A study and a view-only link
    /// leave the settings of games unchanged.
    pub fn settings_to_save(&self) -> Cow<'_, Settings> {
        let mut settings = Cow::Borrowed(&self.settings);
        if let Some(lesson) = self.game.lesson() {
            settings.to_mut().current_mut().set_mode(lesson.mode);
            settings.to_mut().current_mut().side = lesson.side;
        }
        if !self.game.session().keeps_settings() {
            settings.to_mut().take_games_of(&self.environment.saved_settings);
        }
        settings
    }

    /// Whether the AI is to move.
    pub fn is_ai_to_move(&self) -> bool {
        let ai_moves = self.settings.controller(self.to_move()) == Controller::Ai;
        self.game.ending.is_none() && ai_moves && !self.game.is_viewed()
    }

    /// Whether a pass is the only legal turn. Passes are played automatically.
    pub fn must_pass(&self) -> bool {
        self.game.ending.is_none() && !self.game.is_viewed() && forced_pass(&self.game.legal).is_some()
    }

    /// Whether the piece in hand has jumped and the turn isn't over.
    pub(crate) fn in_chain(&self) -> bool {
        self.board.hand().is_some_and(Hand::has_jumped)
    }

    /// The turn that is complete if the piece in hand stays where it is.
    pub(crate) fn finished_turn(&self) -> Option<&Turn> {
        self.board.hand()?.finished(&self.game.legal)
    }

    /// Whether the next turn needs no input.
    pub fn advances_by_itself(&self) -> bool {
        self.is_ai_to_move() || self.must_pass()
    }

    /// Saves the settings; returns `false` if storage is full.
    pub fn save_settings(&mut self, store: &dyn Store) -> bool {
        let settings = self.settings_to_save().into_owned();
        let saved = settings::save(store, &self.environment.saved_settings, &settings);
        if saved {
            self.environment.saved_settings = settings;
        }
        saved
    }

    /// The fragment of a link to the game of a view-only link; empty if the player's own game is on the board.
    pub fn viewed_fragment(&self) -> String {
        if self.game.is_viewed() { "#".to_owned() + &to_link(self.record_to_save()) } else { String::new() }
    }

    /// Whether the board shows the position after the last move.
    pub fn at_end(&self) -> bool {
        self.game.record.played() == self.game.record.plies()
    }

    /// Pauses the AI and automatic passes, so that the user can examine the position. Ends a replay.
    pub fn hold(&mut self) {
        self.game.pace = if self.advances_by_itself() { Pace::Paused } else { Pace::Running };
    }

    /// Decides whether a restored game starts paused, so that the user can examine it.
    pub fn resume_restored(&mut self) {
        // The AI's next move would discard the undone moves.
        let may_look = !self.at_end() || self.settings.current().mode() == GameMode::Loaded;
        let watched = self.settings.current().both_ai() && self.game.record.played() > 0;
        self.game.pace = Pace::Running;
        if may_look || watched {
            self.hold();
        }
    }

    /// Whether a pointer is pressed on the game's board or the editor's.
    pub fn follows_pointer(&self) -> bool {
        self.board.drag().is_some() || self.editor().is_some_and(|editor| editor.drag.is_some())
    }

    /// The running game of a kind: started and not over.
    pub fn running(&self, game: GameId) -> Option<&dyn AnyRecord> {
        let own = self.game.replaced.as_ref().filter(|_| self.game.is_viewed()).and_then(|own| own.record.as_ref());
        let mut records = std::iter::once(own.unwrap_or(&self.game.record)).chain(&self.game.others);
        let record = records.find(|record| record.board().game == game)?;
        (record.plies() > 0 && record.ending().is_none()).then_some(&**record)
    }

    /// The board's geometry as displayed.
    pub fn geometry(&self) -> Geometry {
        Geometry { board: self.game.record.board(), flipped: self.board.is_flipped() }
    }

    /// Whether the local player has not moved yet.
    pub fn is_new_here(&self) -> bool {
        let begins = self.game.record.to_move_of(NodeId::ROOT);
        let waited = self.settings.lone_human().is_some_and(|you| begins != Some(you));
        self.game.record.plies() <= usize::from(waited)
    }

    /// Whether Dark's name goes below the board and Light's above: if the board is flipped or, on boards without
    /// orientation, if the local player has Dark.
    pub fn dark_sits_below(&self) -> bool {
        let plays_dark = self.settings.current().side == Side::Yours && self.sitter() == Some(Player::Dark);
        self.board.is_flipped() || (!self.look().has_ends && plays_dark)
    }

    /// The artwork selected in the settings.
    pub fn selected_art_style(&self) -> ArtStyle {
        ArtStyle { board: self.settings.board, pieces: self.settings.pieces }
    }

    /// The artwork to draw with: the default until the selected one has loaded.
    pub fn art_style(&self) -> ArtStyle {
        if self.parts.progress(Part::Art) == Progress::Loaded { self.selected_art_style() } else { ArtStyle::default() }
    }

    /// Animation speed in percent of normal; `None` if animation is off.
    pub fn animation_percent(&self) -> Option<u32> {
        self.settings.speed.percent().filter(|_| !self.environment.reduced_motion)
    }

    /// Whether pieces move in the game.
    pub(crate) fn pieces_move(&self) -> bool {
        self.game.record.board().game.info().pieces_move
    }

    /// The artwork and texts of the game.
    pub fn look(&self) -> &'static Look {
        Look::for_game(self.game.record.board().game)
    }

    /// The side of the only local player. In a lesson or a study, where the user moves both sides, the side they have
    /// in the game itself.
    fn sitter(&self) -> Option<Player> {
        if let Some(lesson) = self.game.lesson() {
            return Some(lesson.learner);
        }
        let settings = if self.game.study_mode().is_some() { &self.environment.saved_settings } else { &self.settings };
        settings.of(self.settings.game()).lone_human()
    }

    /// The side at the bottom without a lone player: of two players here, the one that moves first.
    fn first_at_board(&self) -> Player {
        let now = self.settings.current();
        let are_here = Player::BOTH.into_iter().all(|side| now.controller(side) == Controller::Human);
        let are_two = are_here && now.mode() == GameMode::Local && self.game.study_mode().is_none();
        let first = are_two.then(|| self.game.record.to_move_of(NodeId::ROOT)).flatten();
        first.unwrap_or(Player::Light)
    }

    /// Whether the board should be flipped now.
    pub fn wants_flipped(&self) -> bool {
        let lone = self.game.study_mode().and_then(|mode| mode.solver).or_else(|| self.sitter());
        let below = match self.settings.current().side {
            Side::Dark => Player::Dark,
            Side::Yours if self.look().has_ends => lone.unwrap_or_else(|| self.first_at_board()),
            Side::Mover if self.look().has_ends => lone.unwrap_or_else(|| self.to_move()),
            Side::Yours | Side::Mover | Side::Light => Player::Light,
        };
        below == Player::Dark
    }

    /// The pieces as displayed: in the middle of a chain, the piece in hand has moved and its captures are gone.
    pub fn pieces_shown(&self) -> Vec<Option<Piece>> {
        let mut pieces = self.game.record.pieces_at(self.game.record.played());
        let mut put = |spot: Spot, piece: Option<Piece>| {
            pieces.get_mut(usize::from(spot.0)).and_then(|place| std::mem::replace(place, piece))
        };
        if let Some(hand) = self.board.hand().filter(|hand| hand.has_jumped()) {
            let moved = put(hand.origin(), None);
            for captured in hand.captured(&self.game.legal) {
                put(captured, None);
            }
            put(hand.here(), moved);
        }
        pieces
    }

    /// Number of pieces that `player` has lost, including those captured by a chain in progress.
    pub fn lost(&self, player: Player) -> u32 {
        let count = |ply| self.game.record.counts_at(ply)[player.index()];
        let chain = self
            .board
            .hand()
            .filter(|_| player != self.to_move())
            .map_or(0, |hand| hand.captured(&self.game.legal).len());
        count(0).saturating_sub(count(self.game.record.played())) + u32::try_from(chain).unwrap_or_default()
    }
}

/// The origin and destination of the last move played.
pub fn last_spots(record: &dyn AnyRecord) -> Vec<Spot> {
    let turn = record.played().checked_sub(1).and_then(|ply| record.turn(ply));
    turn.map_or_else(Vec::new, |turn| [turn.path.first(), turn.path.last()].into_iter().flatten().copied().collect())
}

/// Creates a new game from the settings; `lot` begins if the first move is drawn by lot.
pub fn new_record(settings: &Settings, lot: Player) -> Box<dyn AnyRecord> {
    // The settings only contain rules that parse.
    settings.current().next_rules(lot).record()
}

/// Removes the game of a kind from `records`.
pub fn take(records: &mut Vec<Box<dyn AnyRecord>>, game: GameId) -> Option<Box<dyn AnyRecord>> {
    records.iter().position(|record| record.board().game == game).map(|place| records.swap_remove(place))
}

/// Whether the game has ended in any variation. Any further moves are analysis.
pub(crate) fn has_ended(record: &dyn AnyRecord) -> bool {
    record.closing().is_some() || record.tree().nodes().any(|node| record.ending_of(node).is_some())
}

//! Updates the puzzles for events.

pub mod activity;
mod answers;
mod board;
pub mod choose;
pub mod game_mistakes;
pub mod progress;
mod reasons;
pub mod sequel;
pub mod solving;
pub mod state;
pub mod view;

pub use state::{Puzzles, SetState};

use std::rc::Rc;

use alquerque_app::board::hand::{origins, placements};
use alquerque_app::game::event::GameEvent;
use alquerque_app::notice::say::notice;
use alquerque_app::state::State;
use alquerque_app::statistics::puzzle_days::day_number;
use alquerque_core::GameId;
use alquerque_core::record::{Edit, Header, NodeId};
use alquerque_language::{Phrase, message};
use alquerque_puzzles::{Puzzle, PuzzleSet};

use crate::effect::{StudyEffect, focus_board};
use crate::event::PuzzlesEvent;
use crate::studies::index::puzzle_name;
use activity::{Activity, Resumption, Rush};
use answers::{CLOCK_MILLIS, after};
use board::{assign_seats, open_on_board, show_position};
use game_mistakes::GameMistake;
use progress::load;
use solving::{Counting, Solving};

impl Puzzles {
    /// Updates the puzzles for an event.
    pub fn handle(&mut self, state: &mut State, event: PuzzlesEvent) -> Vec<StudyEffect> {
        match event {
            PuzzlesEvent::Game(game) => {
                let effects = self.leave(state);
                self.choose_game(game);
                effects.into_iter().chain(self.load()).collect()
            }
            PuzzlesEvent::Theme(theme) => {
                self.theme = theme;
                Vec::new()
            }
            PuzzlesEvent::Begin(activity) => {
                let effects = self.begin(state, activity);
                // While the puzzles are being loaded, there is nothing to move.
                if self.current.is_some() { focus_board(effects) } else { effects }
            }
            PuzzlesEvent::Resume(resumption) => self.resume(state, resumption),
            PuzzlesEvent::Loaded(game, bytes) => self.loaded(state, game, bytes),
            PuzzlesEvent::TryAgain => {
                let game = self.game();
                self.sets[game] = SetState::Absent;
                self.load()
            }
            PuzzlesEvent::Reply(serial) if serial == self.serial => self.reply(state),
            PuzzlesEvent::Second(serial) if serial == self.serial => self.second(state),
            PuzzlesEvent::Reply(_) | PuzzlesEvent::Second(_) => Vec::new(),
            PuzzlesEvent::Hint => self.hint(state),
            PuzzlesEvent::Solution => self.show(state),
            PuzzlesEvent::Sequel => self.show_sequel(state),
            PuzzlesEvent::Retry => self.retry(state),
            PuzzlesEvent::OwnRules(is_on) => {
                self.change_progress(|progress| progress.own_rules = is_on);
                Vec::new()
            }
            // One a day: from then on those of the player's level.
            PuzzlesEvent::Next if self.activity == Some(Activity::Daily) || self.is_exhausted => {
                focus_board(self.begin(state, Activity::Stream))
            }
            PuzzlesEvent::Next => {
                self.activity.map_or_else(Vec::new, |activity| focus_board(self.next(state, activity)))
            }
            PuzzlesEvent::OpenInStudy => self.open_in_study(state),
            PuzzlesEvent::Leave => {
                let effects = self.leave(state);
                // In place of the texts of the puzzle. A notice says how a rush ended.
                if state.notices.current().is_none() {
                    state.notices.announce(view::rating(self));
                }
                effects
            }
        }
    }

    fn choose_game(&mut self, game: GameId) {
        (self.game, self.theme) = (Some(game), None);
        self.change_progress(|progress| progress.chosen = Some(game));
    }

    /// Loads the puzzles of the game, unless they are there.
    fn load(&mut self) -> Vec<StudyEffect> {
        let game = self.game();
        if !matches!(self.sets[game], SetState::Absent) {
            return Vec::new();
        }
        self.sets[game] = SetState::Loading;
        vec![StudyEffect::LoadPuzzles(game)]
    }

    fn loaded(&mut self, state: &mut State, game: GameId, bytes: Option<Vec<u8>>) -> Vec<StudyEffect> {
        let set = bytes.and_then(|bytes| PuzzleSet::from_bytes(&bytes).ok());
        self.sets[game] = set.map_or(SetState::Failed, |set| SetState::Loaded(Rc::new(set)));
        let Some(activity) = self.activity.filter(|_| game == self.game() && self.current.is_none()) else {
            return Vec::new();
        };
        // In a new page, after a reload or from the game's page, every browser would draw the focus, on the piece to
        // move.
        match self.waiting.take() {
            Some(resumption) => self.resume(state, resumption),
            None if activity == Activity::Daily => self.begin(state, activity),
            None => focus_board(self.begin(state, activity)),
        }
    }

    /// Goes on after a reload or a look at another tab.
    fn resume(&mut self, state: &mut State, resumption: Resumption) -> Vec<StudyEffect> {
        match resumption {
            Resumption::Activity(activity, missed) => {
                let effects = self.begin_with(state, activity, missed);
                self.waiting = Some(resumption).filter(|_| self.set().is_none());
                effects
            }
            Resumption::EndedRush(solved) => {
                notice(state, Phrase::new(message::PUZZLE_RUSH_ENDED).number("solved", solved));
                Vec::new()
            }
        }
    }

    fn begin(&mut self, state: &mut State, activity: Activity) -> Vec<StudyEffect> {
        self.begin_with(state, activity, None)
    }

    /// Begins an activity, with the puzzle of this number if it has counted as a mistake.
    fn begin_with(&mut self, state: &mut State, activity: Activity, missed_id: Option<u32>) -> Vec<StudyEffect> {
        let missed = std::mem::take(&mut self.missed);
        let mut effects = self.leave(state);
        if activity == Activity::Missed {
            self.missed = missed;
        }
        (self.activity, self.is_exhausted) = (Some(activity), false);
        effects.extend(self.load());
        if self.set().is_none() {
            // It begins once they are loaded.
            return effects;
        }
        // Another tab may have counted puzzles since.
        self.progress = load(&*self.store).0;
        self.rush = None;
        if activity == Activity::Mistakes {
            let progress = &self.progress.games[self.game()];
            self.missed = self.set().map_or_else(Vec::new, |set| choose::mistakes(set, progress));
        }
        if activity == Activity::Rush {
            let game = self.game();
            self.change_progress(|progress| {
                let game_progress = &mut progress.games[game];
                game_progress.rushes = game_progress.rushes.wrapping_add(1);
            });
            let game_progress = &self.progress.games[game];
            self.rush = Some(Rush::new(state.environment.now, game_progress.rushes, game_progress.best_rush));
            // They are the player's: nothing to announce while the clock runs.
            self.rules = None;
        }
        // The puzzle of the day is another one after midnight.
        let again = missed_id.filter(|_| activity != Activity::Daily);
        let again = again.and_then(|id| choose::find(self.set()?, &self.progress.games[self.game()], id));
        effects.extend(match again {
            Some((puzzle, mistake)) => {
                self.missed.retain(|&id| id != puzzle.id());
                self.begin_puzzle(state, puzzle, mistake)
            }
            None => self.next(state, activity),
        });
        if let Some(solving) = self.current.as_mut().filter(|solving| Some(solving.id) == missed_id) {
            (solving.counting, solving.has_failed) = (Counting::Counted, true);
        }
        if activity == Activity::Rush && self.current.is_some() {
            effects.push(after(CLOCK_MILLIS, PuzzlesEvent::Second(self.serial)));
        }
        effects
    }

    /// Puts the next puzzle on the board.
    fn next(&mut self, state: &mut State, activity: Activity) -> Vec<StudyEffect> {
        let today = day_number(state.environment.today);
        let SetState::Loaded(set) = self.current_set() else { return Vec::new() };
        let set = Rc::clone(set);
        let progress = &self.progress.games[self.game()];
        let number = progress.count.wrapping_add(self.serial);
        let rules = (state.settings.of(self.game()).rules, self.progress.own_rules);
        let from_file = |puzzle: &Puzzle| (puzzle.clone(), None);
        let puzzle = match activity {
            Activity::Daily => choose::daily(&set, today, rules).filter(|_| self.current.is_none()).map(from_file),
            Activity::Stream => choose::stream(&set, progress, rules, None, today, progress.count),
            Activity::Themed(theme) => choose::stream(&set, progress, rules, Some(theme), today, number),
            Activity::Rush => {
                let rush = self.rush.as_ref().filter(|rush| !rush.is_over);
                rush.and_then(|rush| choose::for_rush(&set, progress, rush, rules.0)).map(from_file)
            }
            Activity::Mistakes | Activity::Missed if self.missed.is_empty() => None,
            Activity::Mistakes | Activity::Missed => choose::find(&set, progress, self.missed.remove(0)),
        };
        let Some((puzzle, mistake)) = puzzle else {
            if activity == Activity::Rush {
                return self.end_rush(state);
            }
            let effects = self.restore_game(state);
            self.is_exhausted = activity != Activity::Daily;
            if activity == Activity::Daily {
                self.activity = None;
            }
            return effects;
        };
        if let Some(rush) = &mut self.rush {
            rush.seen.push(puzzle.id());
        }
        let is_repeated = activity == Activity::Daily && progress.daily == Some(today);
        let effects = self.begin_puzzle(state, puzzle, mistake);
        if let Some(solving) = self.current.as_mut().filter(|_| is_repeated) {
            solving.counting = Counting::Repeated;
        }
        effects
    }

    fn begin_puzzle(&mut self, state: &mut State, puzzle: Puzzle, mistake: Option<GameMistake>) -> Vec<StudyEffect> {
        let Ok(record) = puzzle.record() else { return Vec::new() };
        let effects = self.show_puzzle(state, record);
        // The focus begins where something can be moved.
        let legal = state.game.legal();
        if let Some(&spot) = origins(legal).first().or(placements(legal).first()) {
            state.board.move_cursor(spot);
        }
        let before = self.rules.replace(puzzle.rules);
        let before = before.filter(|rules| rules.id() == puzzle.game());
        self.rules_before = before.or_else(|| Some(state.settings.of(puzzle.game()).rules));
        let mut solving = Solving::new(puzzle, mistake);
        // In a rush there are no hints, and the result is about time.
        solving.has_help = self.rush.is_none() && self.progress.games[self.game()].helped.contains(&solving.id);
        (self.current, self.pending_lines) = (Some(solving), None);
        self.change = None;
        if self.rush.is_none() {
            self.serial = self.serial.wrapping_add(1);
        }
        self.announce(state);
        effects
    }

    /// Ends the activity.
    pub fn leave(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.reset();
        let ended = self.rush.take().filter(|rush| !rush.has_ended);
        let effects = self.restore_game(state);
        // Its result is stored already.
        if let Some(rush) = ended {
            notice(state, Phrase::new(message::PUZZLE_RUSH_ENDED).number("solved", rush.solved));
        }
        effects
    }

    fn reset(&mut self) {
        self.serial = self.serial.wrapping_add(1);
        (self.activity, self.interrupted, self.waiting) = (None, None, None);
        (self.is_exhausted, self.replayed) = (false, None);
        self.missed.clear();
    }

    /// Opens the puzzle as a study of its own: the solution as its main line, and wrong tries as variations.
    fn open_in_study(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(mut solving) = self.current.take() else { return Vec::new() };
        self.reset();
        (self.rush, self.is_on_board) = (None, false);
        let mut record = state.game.record.boxed();
        if solving.is_done() {
            let here = record.tree().current();
            record.select(solving.at);
            solving.show(&mut *record);
            record.edit(Edit::MakeMain(record.tree().current()));
            solving.mark_errors(&mut *record);
            record.select(here);
        }
        record.headers_mut().set_text(Header::Study, &puzzle_name(solving.puzzle.rating));
        // The game before is a chapter already.
        drop(state.game.take_aside());
        // The solver remains at the bottom as long as this study is on the board.
        self.opened = Some(record.tree().key(NodeId::ROOT));
        open_on_board(state, record)
    }

    /// Handles a change on the board: a move is the player's answer. `shown` is whether the tab is open.
    pub fn follow(&mut self, state: &mut State, shown: bool) -> Vec<StudyEffect> {
        let root = state.game.record.tree().key(NodeId::ROOT);
        if self.opened.take_if(|opened| *opened != root).is_some() {
            assign_seats(state, None);
        }
        if !shown {
            self.on_board = None;
            if self.activity.is_none() && !self.is_on_board {
                return Vec::new();
            }
            let is_done = self.current.as_ref().is_some_and(Solving::is_done);
            let goes_on = |resumption: &Resumption| match resumption {
                Resumption::Activity(Activity::Daily, _) => !is_done,
                Resumption::Activity(..) => true,
                Resumption::EndedRush(_) => false,
            };
            let interrupted = self.resumption().filter(goes_on);
            let effects = self.leave(state);
            self.interrupted = interrupted;
            return effects;
        }
        if self.is_on_board && state.game.record.tree().key(NodeId::ROOT) != self.root {
            self.abandon(state);
        }
        let game = state.game.record.board().game;
        if self.game.is_none() {
            self.game = Some(self.progress.chosen.unwrap_or(game));
        } else if !self.is_on_board && self.on_board.is_some_and(|before| before != game) {
            // Chosen in the page's head, or by opening a chapter.
            self.choose_game(game);
        }
        let mut effects = self.load();
        if let Some(resumption) = self.interrupted.take().filter(|_| self.activity.is_none()) {
            effects.extend(self.resume(state, resumption));
        }
        if self.current.is_none() {
            let was_on_board = self.is_on_board;
            effects.extend(self.preview(state));
            // With a move in the puzzle shown, or one that was refused, the user wants to play it. It begins bypass_cache, with
            // its task.
            if was_on_board
                && self.is_on_board
                && self.activity.is_none()
                && (state.notices.dismiss_if(|notice| notice.is_about_moves) || state.game.record.plies() > 0)
            {
                effects.extend(self.begin(state, Activity::Daily));
            }
        }
        self.on_board = Some(state.game.record.board().game);
        effects.extend(self.check(state));
        let is_still = match &self.current {
            Some(solving) => {
                !solving.is_done() && !solving.is_open(&*state.game.record)
                    || self.rush.as_ref().is_some_and(|rush| rush.has_ended)
            }
            None => self.is_on_board && self.activity.is_some(),
        };
        if is_still {
            // The player can move neither for the opponent nor in a position that isn't part of the puzzle.
            state.game.block_moves();
            // A tap leads back to the puzzle; why nothing can be moved has nothing to do with the rules.
            let is_tapped = state.notices.dismiss_if(|notice| notice.is_about_moves);
            if is_tapped && self.rush.is_none() && self.current.as_ref().is_some_and(Solving::can_go_back) {
                effects.extend(self.retry(state));
            }
        }
        self.silence_replay(state);
        effects
    }

    /// Suppresses announcements of moves during the replay of the solution, which were all announced at its start.
    fn silence_replay(&mut self, state: &mut State) {
        let Some(before) = self.replayed else { return };
        let now = state.game.record.tree().current();
        if now == before {
            return;
        }
        let is_replay = matches!(state.game.events().first(), Some(GameEvent::Visited { by_replay: true }));
        self.replayed = Some(now).filter(|_| is_replay && state.is_replaying());
        if is_replay && let Some(text) = self.announcement(state) {
            state.notices.announce(text);
        }
    }

    fn next_of_rush(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if self.rush.as_ref().is_some_and(|rush| rush.is_over) {
            return self.end_rush(state);
        }
        focus_board(self.next(state, Activity::Rush))
    }

    fn second(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let now = state.environment.now;
        let Some(rush) = self.rush.as_mut().filter(|rush| !rush.is_over) else { return Vec::new() };
        if rush.seconds(now) == 0 {
            return self.end_rush(state);
        }
        vec![after(CLOCK_MILLIS, PuzzlesEvent::Second(self.serial))]
    }

    fn end_rush(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if let Some(rush) = &mut self.rush {
            (rush.is_over, rush.has_ended) = (true, true);
            self.missed.clone_from(&rush.missed);
        }
        // The last puzzle stays on the board.
        let mut record = state.game.record.boxed();
        if let Some(solving) = &self.current {
            record.select(solving.at);
        }
        let effects = show_position(state, record);
        self.announce(state);
        effects
    }
}

//! Updates the puzzles for events.

use std::rc::Rc;

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::game_event::GameEvent;
use alquerque_app::hand::{origins, sets};
use alquerque_app::nouns::BySide;
use alquerque_app::record_event::RecordEvent;
use alquerque_app::state::{Hint, State};
use alquerque_app::text::Text;
use alquerque_app::update::{exchange, notice, open_record, update};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;
use alquerque_puzzles::{Puzzle, PuzzleSet};

use super::activity::Activity;
use super::calendar::day_number;
use super::choose;
use super::event::Event;
use super::own::OwnMistake;
use super::progress::{KEY, Progress, load};
use super::rush::Rush;
use super::solving::{News, Solving, Stage};
use super::{Puzzles, Shelf, words};
use crate::effect::{StudyEffect, games};
use crate::event::Event as StudyEvent;
use crate::review::hint_level::HintLevel;

/// Milliseconds between a move and the reply.
const REPLY_MILLIS: u32 = 700;
/// Milliseconds between a solved puzzle of a rush and the next.
const RUSH_MILLIS: u32 = 600;
/// The same after a mistake, which says what the move was.
const MISTAKE_MILLIS: u32 = 1500;
/// Milliseconds between two looks at a rush's clock.
const SECOND: u32 = 1000;

fn on_board(mut effects: Vec<StudyEffect>) -> Vec<StudyEffect> {
    effects.push(StudyEffect::Game(Effect::FocusCursor));
    effects
}

fn after(millis: u32, event: Event) -> StudyEffect {
    StudyEffect::After(millis, StudyEvent::Puzzles(event))
}

impl Puzzles {
    /// Updates the puzzles for an event.
    pub fn handle(&mut self, state: &mut State, event: Event) -> Vec<StudyEffect> {
        match event {
            Event::Game(game) => {
                let effects = self.leave(state);
                self.choose_game(game);
                effects.into_iter().chain(self.load()).collect()
            }
            Event::Theme(theme) => {
                self.theme = theme;
                Vec::new()
            }
            Event::Begin(activity) => on_board(self.begin(state, activity)),
            Event::Loaded(game, bytes) => self.loaded(state, game, bytes),
            Event::TryAgain => {
                let game = self.game();
                self.shelves[game] = Shelf::Absent;
                self.load()
            }
            Event::Reply(serial) if serial == self.serial => self.reply(state),
            Event::Second(serial) if serial == self.serial => self.second(state),
            Event::Reply(_) | Event::Second(_) => Vec::new(),
            Event::Hint => self.hint(state),
            Event::Solution => self.show(state),
            Event::Retry => self.retry(state),
            Event::Next => match self.activity {
                Some(activity) => on_board(self.next(state, activity)),
                None => Vec::new(),
            },
            Event::OpenInStudy => self.open_in_study(state),
            Event::Leave => self.leave(state),
        }
    }

    fn choose_game(&mut self, game: GameId) {
        (self.game, self.theme) = (Some(game), None);
        self.change_progress(|progress| progress.chosen = Some(game));
    }

    /// Loads the puzzles of the game, unless they are there.
    fn load(&mut self) -> Vec<StudyEffect> {
        let game = self.game();
        if !matches!(self.shelves[game], Shelf::Absent) {
            return Vec::new();
        }
        self.shelves[game] = Shelf::Loading;
        vec![StudyEffect::LoadPuzzles(game)]
    }

    fn loaded(&mut self, state: &mut State, game: GameId, bytes: Option<Vec<u8>>) -> Vec<StudyEffect> {
        let set = bytes.and_then(|bytes| PuzzleSet::from_bytes(&bytes).ok());
        self.shelves[game] = set.map_or(Shelf::Failed, |set| Shelf::There(Rc::new(set)));
        match self.activity {
            Some(activity) if game == self.game() && self.current.is_none() => on_board(self.begin(state, activity)),
            _ => Vec::new(),
        }
    }

    fn begin(&mut self, state: &mut State, activity: Activity) -> Vec<StudyEffect> {
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
        if activity == Activity::Rush {
            let game = self.game();
            self.change_progress(|progress| {
                let own = &mut progress.games[game];
                own.rushes = own.rushes.wrapping_add(1);
            });
            let own = &self.progress.games[game];
            self.rush = Some(Rush::new(state.environment.now, own.rushes, own.best_rush));
        }
        effects.extend(self.next(state, activity));
        if activity == Activity::Rush && self.current.is_some() {
            effects.push(after(SECOND, Event::Second(self.serial)));
        }
        effects
    }

    /// Puts the next puzzle on the board.
    fn next(&mut self, state: &mut State, activity: Activity) -> Vec<StudyEffect> {
        let today = day_number(state.environment.today);
        let Shelf::There(set) = self.shelf() else { return Vec::new() };
        let set = Rc::clone(set);
        let progress = &self.progress.games[self.game()];
        let number = progress.count.wrapping_add(self.serial);
        let rules = state.saved.settings.of(self.game()).rules;
        let puzzle = match activity {
            Activity::Daily => {
                choose::daily(&set, today).filter(|_| self.current.is_none()).map(|puzzle| (puzzle.clone(), None))
            }
            Activity::Stream => choose::stream(&set, progress, rules, None, today, progress.count),
            Activity::Themed(theme) => choose::stream(&set, progress, rules, Some(theme), today, number),
            Activity::Mistakes => choose::mistake(&set, progress, today),
            Activity::Rush => self
                .rush
                .as_ref()
                .filter(|rush| !rush.is_over)
                .and_then(|rush| choose::of_rush(&set, progress, rush).map(|puzzle| (puzzle.clone(), None))),
            Activity::Missed if self.missed.is_empty() => None,
            Activity::Missed => set.find(self.missed.remove(0)).map(|puzzle| (puzzle.clone(), None)),
        };
        let Some((puzzle, played)) = puzzle else {
            if activity == Activity::Rush {
                return self.end_rush(state);
            }
            let effects = self.put_back(state);
            self.is_exhausted = activity != Activity::Daily;
            if activity == Activity::Daily {
                self.activity = None;
            }
            return effects;
        };
        if let Some(rush) = &mut self.rush {
            rush.seen.push(puzzle.id());
        }
        self.put(state, puzzle, played)
    }

    fn put(&mut self, state: &mut State, puzzle: Puzzle, played: Option<String>) -> Vec<StudyEffect> {
        let Ok(record) = puzzle.record() else { return Vec::new() };
        let effects = self.lend(state, record);
        // The focus begins where something can be moved.
        let legal = &state.game.legal;
        if let Some(&spot) = origins(legal).first().or(sets(legal).first()) {
            state.view.cursor = spot;
        }
        self.current = Some(Solving::new(puzzle, played));
        self.change = None;
        if self.rush.is_none() {
            self.serial = self.serial.wrapping_add(1);
        }
        self.say(state);
        effects
    }

    /// Puts a puzzle on the board, and the game aside.
    fn lend(&mut self, state: &mut State, mut record: Box<dyn AnyRecord>) -> Vec<StudyEffect> {
        record.headers_mut().date = state.environment.today;
        let solver = record.to_move();
        if state.game.aside.is_none() {
            state.game.aside = Some(state.game.record.boxed());
        }
        self.root = record.tree().current_key();
        (self.has_board, self.replayed) = (true, None);
        let effects = switch(state, record);
        sit(state, Some(solver));
        effects
    }

    /// Shows today's puzzle beside the choice of what to do, unless the game that waits is of the chosen kind.
    fn preview(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let own = state.game.aside.as_ref().filter(|_| self.has_board).unwrap_or(&state.game.record);
        if own.board().game == self.game() {
            return self.put_back(state);
        }
        let today = day_number(state.environment.today);
        let Some(Ok(record)) = self.set().and_then(|set| choose::daily(set, today)).map(Puzzle::record) else {
            return Vec::new();
        };
        if self.has_board && self.root == record.tree().current_key() {
            return Vec::new();
        }
        // The notice is not about the game that was on the board.
        let notice = state.view.notice.take();
        let effects = self.lend(state, record);
        state.view.notice = notice;
        effects
    }

    /// Puts the game back on the board.
    fn put_back(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.current = None;
        if !std::mem::take(&mut self.has_board) {
            return Vec::new();
        }
        let Some(record) = state.game.aside.take() else { return Vec::new() };
        self.on_board = Some(record.board().game);
        let effects = switch(state, record);
        sit(state, None);
        effects
    }

    /// Ends the activity.
    pub fn leave(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.forget();
        let ended = self.rush.take().filter(|rush| !rush.has_ended);
        let effects = self.put_back(state);
        // Its result is stored already.
        if let Some(rush) = ended {
            notice(state, Phrase::new("puzzle-rush-ended").number("solved", rush.solved));
        }
        effects
    }

    fn forget(&mut self) {
        self.serial = self.serial.wrapping_add(1);
        (self.activity, self.is_exhausted, self.replayed) = (None, false, None);
        self.missed.clear();
    }

    /// Opens the puzzle as a study of its own, with the moves tried and the solution.
    fn open_in_study(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(mut solving) = self.current.take() else { return Vec::new() };
        self.forget();
        (self.rush, self.has_board) = (None, false);
        let mut record = state.game.record.boxed();
        if solving.is_done() {
            let here = record.tree().current();
            record.select(solving.at());
            solving.show(&mut *record);
            record.select(here);
        }
        // The game before is a chapter already.
        state.game.aside = None;
        let effects = switch(state, record);
        sit(state, None);
        effects
    }

    /// Follows the board: takes a move as the answer. `shown` says whether the tab is open.
    pub fn follow(&mut self, state: &mut State, shown: bool) -> Vec<StudyEffect> {
        if !shown {
            self.on_board = None;
            return if self.activity.is_some() || self.has_board { self.leave(state) } else { Vec::new() };
        }
        if self.has_board && state.game.record.tree().key(NodeId::ROOT) != self.root {
            self.abandon(state);
        }
        let game = state.game.record.board().game;
        if self.game.is_none() {
            self.game = Some(self.progress.chosen.unwrap_or(game));
        } else if !self.has_board && self.on_board.is_some_and(|before| before != game) {
            // Chosen in the page's head, or by opening a chapter.
            self.choose_game(game);
        }
        let mut effects = self.load();
        if self.current.is_none() {
            effects.extend(self.preview(state));
        }
        self.on_board = Some(state.game.record.board().game);
        effects.extend(self.check(state));
        let is_still = match &self.current {
            Some(solving) => {
                !solving.is_done() && !solving.is_open(&*state.game.record)
                    || self.rush.as_ref().is_some_and(|rush| rush.has_ended)
            }
            None => self.has_board,
        };
        if is_still {
            // Nobody moves for the opponent, nor where no move is asked for.
            state.game.legal.clear();
        }
        self.hush(state);
        effects
    }

    /// While the solution is played, its moves are not announced: they were when it began.
    fn hush(&mut self, state: &mut State) {
        let Some(before) = self.replayed else { return };
        let now = state.game.record.tree().current();
        if now == before {
            return;
        }
        let is_replay = matches!(state.view.game_events.first(), Some(GameEvent::Visited { by_replay: true }));
        self.replayed = Some(now).filter(|_| is_replay && state.is_replaying());
        if is_replay && let Some(text) = self.heard(state) {
            state.view.announcement = text;
        }
    }

    /// Another game is on the board: that stays, and what was set aside is forgotten, as it is stored.
    fn abandon(&mut self, state: &mut State) {
        self.forget();
        (self.current, self.rush, self.has_board) = (None, None, false);
        let Some(original) = state.game.aside.take() else { return };
        let root = self.root;
        state.game.others.retain(|record| record.tree().key(NodeId::ROOT) != root);
        let replaced = state.game.replaced.as_mut().and_then(|replaced| replaced.record.as_mut());
        if let Some(record) = replaced.filter(|record| record.tree().key(NodeId::ROOT) == root) {
            *record = original;
        }
        sit(state, None);
    }

    fn check(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let has_ended = self.rush.as_ref().is_some_and(|rush| rush.has_ended);
        let Some(solving) = self.current.as_mut().filter(|_| !has_ended) else { return Vec::new() };
        let before = solving.stage.clone();
        let news = solving.check(&*state.game.record);
        let is_rush = self.rush.is_some();
        match news {
            News::Nothing => {
                if solving.stage != before {
                    self.say(state);
                }
                Vec::new()
            }
            News::Good => vec![after(REPLY_MILLIS, Event::Reply(self.serial))],
            News::Wrong => {
                self.count(state, false);
                self.say(state);
                let delay = if is_rush { MISTAKE_MILLIS } else { REPLY_MILLIS };
                vec![after(delay, Event::Reply(self.serial))]
            }
            News::Solved => self.solved(state),
        }
    }

    /// The reply is due; in a rush, after a wrong move or a solution, the next puzzle.
    fn reply(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_rush = self.rush.is_some();
        let has_ended = self.rush.as_ref().is_some_and(|rush| rush.has_ended);
        let Some(solving) = self.current.as_mut().filter(|_| !has_ended) else { return Vec::new() };
        if is_rush && (solving.is_done() || matches!(solving.stage, Stage::Wrong { .. })) {
            return self.next_of_rush(state);
        }
        let mut record = state.game.record.boxed();
        if !solving.reply(&mut *record) {
            return Vec::new();
        }
        let is_solved = solving.stage == Stage::Solved;
        let is_wrong = matches!(solving.stage, Stage::Wrong { .. });
        let mut effects = show(state, record);
        self.say(state);
        if is_solved {
            effects.extend(self.solved(state));
        }
        // A refutation is in the text already.
        if !is_wrong && let Some(reply) = last_move(state) {
            state.view.announcement = Text::from(reply).and(std::mem::take(&mut state.view.announcement));
        }
        effects
    }

    fn solved(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.count(state, true);
        self.say(state);
        if self.rush.is_some() { vec![after(RUSH_MILLIS, Event::Reply(self.serial))] } else { Vec::new() }
    }

    fn next_of_rush(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if self.rush.as_ref().is_some_and(|rush| rush.is_over) {
            return self.end_rush(state);
        }
        on_board(self.next(state, Activity::Rush))
    }

    fn second(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let now = state.environment.now;
        let Some(rush) = self.rush.as_mut().filter(|rush| !rush.is_over) else { return Vec::new() };
        if rush.seconds(now) == 0 {
            return self.end_rush(state);
        }
        vec![after(SECOND, Event::Second(self.serial))]
    }

    fn end_rush(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if let Some(rush) = &mut self.rush {
            (rush.is_over, rush.has_ended) = (true, true);
            self.missed.clone_from(&rush.missed);
        }
        // The last puzzle stays on the board.
        let mut record = state.game.record.boxed();
        if let Some(solving) = &self.current {
            record.select(solving.at());
        }
        let effects = show(state, record);
        self.say(state);
        effects
    }

    /// Counts the first result of a puzzle.
    fn count(&mut self, state: &State, is_solved: bool) {
        let today = day_number(state.environment.today);
        let game = self.game();
        let Some(solving) = &mut self.current else { return };
        if std::mem::replace(&mut solving.is_counted, true) {
            return;
        }
        let (id, rating) = (solving.id, solving.puzzle.rating);
        let is_clean = is_solved && !solving.has_help && !solving.has_failed;
        let mut rush = None;
        if let Some(counted) = &mut self.rush {
            counted.count(id, is_clean);
            rush = Some((counted.solved, counted.seen.clone()));
        }
        // A solution found with a hint doesn't count for the rating, nor do a rush, which is about time, and own
        // mistakes, which aren't proven. Nor does another try at a mistake of a rush.
        let is_first = rush.is_none() && self.activity != Some(Activity::Missed);
        let is_rated = is_first && solving.played.is_none() && !(is_solved && solving.has_help);
        let is_daily = self.activity == Some(Activity::Daily);
        let mut change = 0;
        self.change_progress(|progress| {
            let own = &mut progress.games[game];
            let before = own.shown_rating();
            own.count(id, is_rated.then_some(rating), is_clean, today);
            change = i32::from(own.shown_rating()) - i32::from(before);
            if is_daily {
                own.daily = Some(today);
            }
            // At once, so that a rush that is left counts as well.
            if let Some((solved, seen)) = rush {
                own.best_rush = own.best_rush.max(solved);
                own.last_rush = seen;
            }
            if is_clean {
                progress.solved_on(today);
            }
        });
        self.change = is_rated.then_some(change);
    }

    /// Changes the results as they are stored now, as another tab may have counted puzzles since, and stores them.
    fn change_progress(&mut self, change: impl FnOnce(&mut Progress)) {
        let (mut progress, trouble) = load(&*self.store);
        change(&mut progress);
        self.progress = progress;
        let is_saved = self.store.set(KEY, &self.progress.text());
        let trouble = if is_saved { trouble } else { Some(Phrase::new("puzzle-unsaved")) };
        self.trouble = trouble.or_else(|| self.trouble.take());
    }

    fn hint(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(solving) = &mut self.current else { return Vec::new() };
        let Some(best) = solving.best().filter(|_| solving.is_open(&*state.game.record)) else { return Vec::new() };
        let Some(turn) = state.game.legal.get(best) else { return Vec::new() };
        let is_first = solving.hint_level == HintLevel::Nothing && state.has_first_hint(turn);
        solving.hint_level = if is_first { HintLevel::Piece } else { HintLevel::Target };
        let had_help = std::mem::replace(&mut solving.has_help, true);
        let revision = state.game.revision;
        state.workers.hint = Some(Hint { id: 0, revision, progress: 1.0, best: Some(best), whole_move: !is_first });
        let note = (!had_help && !solving.is_counted).then(|| Phrase::new("puzzle-hint-note"));
        if let Some(text) = state.hint_text() {
            state.view.announcement = text.and(note);
        }
        Vec::new()
    }

    fn show(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(solving) = &mut self.current else { return Vec::new() };
        if !solving.is_counted {
            solving.has_failed = true;
        }
        let mut record = state.game.record.boxed();
        // From here on the moves are played one by one.
        let from = solving.at();
        solving.show(&mut *record);
        record.go_to(record.tree().line().iter().position(|&node| node == from).unwrap_or(0));
        self.replayed = Some(record.tree().current());
        self.count(state, false);
        let mut effects = show(state, record);
        if state.game.record.plies() > state.game.record.played() {
            effects.extend(games(update(state, AppEvent::Record(RecordEvent::ToggleReplay))));
        }
        self.say(state);
        effects
    }

    fn retry(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(solving) = &mut self.current else { return Vec::new() };
        let mut record = state.game.record.boxed();
        solving.retry(&mut *record);
        let effects = show(state, record);
        self.say(state);
        on_board(effects)
    }

    /// Takes the mistakes of a game that was just reviewed.
    pub fn learn(&mut self, mistakes: Vec<OwnMistake>, game: GameId, today: u32) {
        if mistakes.is_empty() {
            return;
        }
        self.change_progress(|progress| {
            for own in mistakes {
                progress.games[game].add_own(own, today);
            }
        });
    }

    /// Announces what the panel says.
    fn say(&self, state: &mut State) {
        if let Some(text) = self.heard(state) {
            state.view.announcement = text;
        }
    }

    fn heard(&self, state: &State) -> Option<Text> {
        let is_done = self.current.as_ref().is_some_and(Solving::is_done);
        Some(Text::from(words::told(self, state)?).and(words::change(self).filter(|_| is_done)))
    }
}

/// The last move on the board, with its side.
fn last_move(state: &State) -> Option<Phrase> {
    let record = &state.game.record;
    let node = record.tree().current();
    let mover = record.to_move_of(record.tree().parent(node)?)?;
    Some(Phrase::new("played").by(mover, record.board().game).text("turn", &record.move_text(node)))
}

/// Shows another position of the puzzle. A hint was for the one before.
fn show(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<StudyEffect> {
    state.workers.hint = None;
    games(exchange(state, record))
}

/// Turns the board so that a puzzle's solver is at the bottom; `None` turns it back.
fn sit(state: &mut State, solver: Option<Player>) {
    if let Some(mode) = &mut state.game.study_mode {
        mode.solver = solver;
    }
    state.view.flipped = state.wants_flipped();
}

/// Puts a record on the board, of whichever game, without leaving the other in the list of running games.
fn switch(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<StudyEffect> {
    let effects = open_record(state, record);
    state.game.others.clear();
    games(effects)
}

//! Updates the puzzles for events.

use std::rc::Rc;

use alquerque_app::effect::Effect;
use alquerque_app::state::{Hint, State};
use alquerque_app::update::{exchange, open_record};
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
/// Milliseconds between two puzzles of a rush.
const RUSH_MILLIS: u32 = 600;
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
                (self.game, self.theme, self.rush) = (Some(game), None, None);
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
        let mut effects = self.leave(state);
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
            self.rush = Some(Rush::new(state.environment.now));
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
            Activity::Rush => self.rush.as_ref().filter(|rush| !rush.is_over).and_then(|rush| {
                let is_new = |puzzle: &Puzzle| !rush.seen.contains(&puzzle.id());
                choose::nearest(&set, rush.wanted(), number, is_new).map(|puzzle| (puzzle.clone(), None))
            }),
        };
        let Some((puzzle, played)) = puzzle else {
            let effects = self.put_back(state);
            self.is_exhausted = activity != Activity::Daily && activity != Activity::Rush;
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
        let Ok(mut record) = puzzle.record() else { return Vec::new() };
        record.headers_mut().date = state.environment.today;
        let solver = record.to_move();
        if state.game.aside.is_none() {
            state.game.aside = Some(state.game.record.boxed());
        }
        self.root = record.tree().current_key();
        self.current = Some(Solving::new(puzzle, played));
        self.change = None;
        if self.rush.is_none() {
            self.serial = self.serial.wrapping_add(1);
        }
        let effects = switch(state, record);
        sit(state, Some(solver));
        self.say(state);
        effects
    }

    /// Puts the game back on the board.
    fn put_back(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if self.current.take().is_none() {
            return Vec::new();
        }
        let Some(record) = state.game.aside.take() else { return Vec::new() };
        let effects = switch(state, record);
        sit(state, None);
        effects
    }

    /// Ends the activity.
    pub fn leave(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.serial = self.serial.wrapping_add(1);
        self.activity = None;
        self.is_exhausted = false;
        self.rush = None;
        self.put_back(state)
    }

    /// Opens the puzzle as a study of its own, with the moves tried and the solution.
    fn open_in_study(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(mut solving) = self.current.take() else { return Vec::new() };
        self.serial = self.serial.wrapping_add(1);
        (self.activity, self.rush) = (None, None);
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
            return if self.activity.is_some() { self.leave(state) } else { Vec::new() };
        }
        let mut effects = Vec::new();
        if self.game.is_none() {
            self.game = Some(state.game.record.board().game);
        }
        effects.extend(self.load());
        if self.current.is_none() {
            return effects;
        }
        if state.game.record.tree().key(NodeId::ROOT) != self.root {
            self.abandon(state);
            return effects;
        }
        effects.extend(self.check(state));
        if let Some(solving) = &self.current
            && !solving.is_done()
            && !solving.is_open(&*state.game.record)
        {
            // Nobody moves for the opponent.
            state.game.legal.clear();
        }
        effects
    }

    /// Another game is on the board: that stays, and what was set aside is forgotten, as it is stored.
    fn abandon(&mut self, state: &mut State) {
        (self.current, self.activity, self.rush) = (None, None, None);
        self.serial = self.serial.wrapping_add(1);
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
        let Some(solving) = &mut self.current else { return Vec::new() };
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
                let delay = if is_rush { RUSH_MILLIS } else { REPLY_MILLIS };
                vec![after(delay, Event::Reply(self.serial))]
            }
            News::Solved => self.solved(state),
        }
    }

    /// The reply is due; in a rush, after a wrong move or a solution, the next puzzle.
    fn reply(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_rush = self.rush.is_some();
        let Some(solving) = &mut self.current else { return Vec::new() };
        if is_rush && (solving.is_done() || matches!(solving.stage, Stage::Wrong { .. })) {
            return self.next_of_rush(state);
        }
        let mut record = state.game.record.boxed();
        if !solving.reply(&mut *record) {
            return Vec::new();
        }
        let is_solved = solving.stage == Stage::Solved;
        let mut effects = show(state, record);
        self.say(state);
        if is_solved {
            effects.extend(self.solved(state));
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
            rush.is_over = true;
            return self.end_rush(state);
        }
        vec![after(SECOND, Event::Second(self.serial))]
    }

    fn end_rush(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let game = self.game();
        if let Some(mut rush) = self.rush.take() {
            self.change_progress(|progress| {
                let best = &mut progress.games[game].best_rush;
                rush.is_best = rush.solved > *best;
                *best = rush.solved.max(*best);
            });
            self.rush = Some(rush);
        }
        let effects = self.put_back(state);
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
        if let Some(rush) = &mut self.rush {
            rush.count(is_clean);
        }
        // A solution found with a hint doesn't count for the rating, nor do a rush, which is about time, and own mistakes, which aren't proven.
        let is_rated = self.rush.is_none() && solving.played.is_none() && !(is_solved && solving.has_help);
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
        solving.has_help = true;
        let revision = state.game.revision;
        state.workers.hint = Some(Hint { id: 0, revision, progress: 1.0, best: Some(best), whole_move: !is_first });
        if let Some(text) = state.hint_text() {
            state.view.announcement = text;
        }
        Vec::new()
    }

    fn show(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(solving) = &mut self.current else { return Vec::new() };
        if !solving.is_counted {
            solving.has_failed = true;
        }
        let mut record = state.game.record.boxed();
        solving.show(&mut *record);
        self.count(state, false);
        let effects = show(state, record);
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
        if let Some(text) = words::told(self, state) {
            state.view.announcement = text.into();
        }
    }
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

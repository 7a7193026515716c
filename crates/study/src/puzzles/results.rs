//! Counts the results, and stores them.

use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_language::Phrase;

use super::Puzzles;
use super::activity::Activity;
use super::calendar::day_number;
use super::own::OwnMistake;
use super::progress::{KEY, Progress, load};

impl Puzzles {
    /// Counts the first result of a puzzle.
    pub(super) fn count(&mut self, state: &State, is_solved: bool) {
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
            // After each puzzle, so that an abandoned rush counts, too.
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
    pub(super) fn change_progress(&mut self, change: impl FnOnce(&mut Progress)) {
        let (mut progress, trouble) = load(&*self.store);
        change(&mut progress);
        self.progress = progress;
        let is_saved = self.store.set(KEY, &self.progress.text());
        let trouble = if is_saved { trouble } else { Some(Phrase::new("puzzle-unsaved")) };
        self.trouble = trouble.or_else(|| self.trouble.take());
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
}

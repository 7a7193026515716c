//! Which puzzle comes next.

use alquerque_puzzles::daily::of_day;
use alquerque_puzzles::{Puzzle, PuzzleSet, Theme};

use super::progress::GameProgress;

/// The puzzles nearest to a rating among which one is taken.
const NEAREST: usize = 12;
/// In a stream every so manieth puzzle is a mistake that is due.
const MISTAKE_EVERY: u32 = 3;

/// A puzzle, and the mistake that the player made there if it is from a game.
pub type Chosen = (Puzzle, Option<String>);

/// The next puzzle of a stream, of a theme if one is given. `number` counts the puzzles, and varies the choice.
pub fn stream(
    set: &PuzzleSet,
    progress: &GameProgress,
    theme: Option<Theme>,
    today: u32,
    number: u32,
) -> Option<Chosen> {
    if theme.is_none()
        && number % MISTAKE_EVERY == MISTAKE_EVERY - 1
        && let Some(due) = mistake(set, progress, today)
    {
        return Some(due);
    }
    let is_meant = |puzzle: &Puzzle| theme.is_none_or(|theme| puzzle.themes.has(theme));
    let is_new = |id: u32| !progress.solved.contains(&id) && !progress.mistakes.iter().any(|(other, _)| *other == id);
    let rating = progress.shown_rating();
    let fresh = nearest(set, rating.into(), number, |puzzle| is_meant(puzzle) && is_new(puzzle.id()));
    // Once all are solved, those solved longest ago come again.
    let old = || {
        let mut ids = progress.solved.iter().filter_map(|&id| set.find(id));
        ids.find(|puzzle| is_meant(puzzle))
    };
    let puzzle = fresh.or_else(old).or_else(|| nearest(set, rating.into(), number, is_meant));
    puzzle.map(|puzzle| (puzzle.clone(), None))
}

/// The mistake that is due longest.
pub fn mistake(set: &PuzzleSet, progress: &GameProgress, today: u32) -> Option<Chosen> {
    let mut due: Vec<_> = progress.mistakes.iter().filter(|(_, repetition)| repetition.is_due(today)).collect();
    due.sort_by_key(|(id, repetition)| (repetition.due, *id));
    let rating = progress.shown_rating();
    due.into_iter().find_map(|(id, _)| {
        let own = || progress.own.iter().find(|own| own.id() == *id);
        let of_file = set.find(*id).map(|puzzle| (puzzle.clone(), None));
        of_file.or_else(|| own().and_then(|own| Some((own.puzzle(rating)?, Some(own.played.clone())))))
    })
}

/// One of the puzzles nearest to a rating.
pub fn nearest(set: &PuzzleSet, rating: u32, number: u32, is_meant: impl Fn(&Puzzle) -> bool) -> Option<&Puzzle> {
    let mut near: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| is_meant(puzzle)).collect();
    near.sort_by_key(|puzzle| (u32::from(puzzle.rating).abs_diff(rating), puzzle.id()));
    near.truncate(NEAREST);
    near.sort_by_key(|puzzle| puzzle.id().rotate_left(number % 32) ^ number);
    near.first().copied()
}

/// The puzzle of a day.
pub fn daily(set: &PuzzleSet, day: u32) -> Option<&Puzzle> {
    set.puzzles.get(of_day(day, set.puzzles.len())?)
}

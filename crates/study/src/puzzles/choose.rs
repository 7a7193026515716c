//! Chooses the next puzzle.

use alquerque_core::family::AnyGame;
use alquerque_puzzles::first::first_puzzles;
use alquerque_puzzles::schedule::index_on_day;
use alquerque_puzzles::{Puzzle, PuzzleSet, Theme};

use super::activity::Rush;
use super::game_mistakes::GameMistake;
use super::progress::GameProgress;

/// Puzzles whose ratings differ by less than this count as equally difficult.
const ALIKE: u32 = 40;
/// The number of puzzles from which each of a rush is chosen, those nearest to the wanted rating: few are easy enough to
/// begin with, and each rush should begin with different ones.
const ALIKE_IN_RUSH: usize = 20;
/// Every how many puzzles a stream repeats a due mistake.
const MISTAKE_EVERY: u32 = 3;

/// A puzzle, and the mistake that was made there if it is from a game.
pub type Chosen = (Puzzle, Option<GameMistake>);

/// The next puzzle of a stream, of a theme if one is given. `number` counts the puzzles, and varies the choice.
/// Beginners get puzzles by the rules that they play by, `rules`, as long as there are some; first those that teach one
/// idea each. `only_rules` leaves out all puzzles by other rules.
pub fn stream(
    set: &PuzzleSet,
    progress: &GameProgress,
    (rules, only_rules): (AnyGame, bool),
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
    let is_allowed = |puzzle: &Puzzle| !only_rules || puzzle.rules == rules;
    let is_meant = |puzzle: &Puzzle| is_allowed(puzzle) && theme.is_none_or(|theme| puzzle.themes.has(theme));
    let is_new = |id: u32| !progress.solved.contains(&id) && !progress.mistakes.iter().any(|(other, _)| *other == id);
    let rating = progress.shown_rating();
    let is_fresh = |puzzle: &Puzzle| is_meant(puzzle) && is_new(puzzle.id());
    let is_first = theme.is_none() && progress.is_provisional();
    let mut first = first_puzzles(rules.id()).iter().filter_map(|&id| set.find(id)).filter(|_| is_first);
    if let Some(puzzle) = first.find(|puzzle| is_fresh(puzzle) && puzzle.rules == rules) {
        return Some((puzzle.clone(), None));
    }
    let is_familiar = |puzzle: &Puzzle| is_fresh(puzzle) && puzzle.rules == rules;
    let familiar = progress.is_provisional().then(|| nearest(set, rating.into(), number, is_familiar)).flatten();
    let fresh = familiar.or_else(|| nearest(set, rating.into(), number, is_fresh));
    // Once all are solved, those solved longest ago come again.
    let old = || {
        let mut ids = progress.solved.iter().filter_map(|&id| set.find(id));
        ids.find(|puzzle| is_meant(puzzle))
    };
    let puzzle = fresh.or_else(old).or_else(|| nearest(set, rating.into(), number, is_meant));
    puzzle.map(|puzzle| (puzzle.clone(), None))
}

/// The puzzle with this number, from the file or a reviewed game.
pub fn find(set: &PuzzleSet, progress: &GameProgress, id: u32) -> Option<Chosen> {
    let own = || {
        let own = progress.own.iter().find(|own| own.id() == id)?;
        Some((own.puzzle(progress.shown_rating())?, Some(own.clone())))
    };
    set.find(id).map(|puzzle| (puzzle.clone(), None)).or_else(own)
}

/// The player's mistakes, the one due longest first. Skips puzzles that are no longer in the file.
pub fn mistakes(set: &PuzzleSet, progress: &GameProgress) -> Vec<u32> {
    let mut all: Vec<_> = progress.mistakes.iter().map(|&(id, repetition)| (repetition.due, id)).collect();
    all.sort_unstable();
    all.into_iter().map(|(_, id)| id).filter(|&id| find(set, progress, id).is_some()).collect()
}

/// The mistake that is due longest.
pub fn mistake(set: &PuzzleSet, progress: &GameProgress, today: u32) -> Option<Chosen> {
    let is_due = |id: &u32| progress.mistakes.iter().any(|(other, next)| other == id && next.is_due(today));
    let id = mistakes(set, progress).into_iter().find(is_due)?;
    find(set, progress, id)
}

/// The next puzzle of a rush: none that was in it or in the one before, as long as there are others. All have the
/// player's rules or, if there are no puzzles by those, the rules of the first: the clock leaves no time to read others.
pub fn for_rush<'a>(set: &'a PuzzleSet, progress: &GameProgress, rush: &Rush, rules: AnyGame) -> Option<&'a Puzzle> {
    let own = set.puzzles.iter().any(|puzzle| puzzle.rules == rules).then_some(rules);
    let rules = own.or_else(|| Some(set.find(*rush.seen.first()?)?.rules));
    let is_new = |puzzle: &Puzzle| rules.is_none_or(|rules| puzzle.rules == rules) && !rush.seen.contains(&puzzle.id());
    let is_fresh = |puzzle: &Puzzle| is_new(puzzle) && !progress.last_rush.contains(&puzzle.id());
    let wanted = rush.next_rating();
    let distance = |puzzle: &Puzzle| u32::from(puzzle.rating).abs_diff(wanted);
    let choose = |is_meant: &dyn Fn(&Puzzle) -> bool| {
        let mut candidates: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| is_meant(puzzle)).collect();
        candidates.sort_by_key(|puzzle| distance(puzzle));
        let alike = candidates.into_iter().take(ALIKE_IN_RUSH);
        alike.min_by_key(|puzzle| shuffle_key(puzzle.id(), rush.seed()))
    };
    choose(&is_fresh).or_else(|| choose(&is_new))
}

/// One of the puzzles nearest to a rating. `number` varies the choice among those that are about as near.
pub fn nearest(set: &PuzzleSet, rating: u32, number: u32, is_meant: impl Fn(&Puzzle) -> bool) -> Option<&Puzzle> {
    let order = |puzzle: &&Puzzle| {
        let distance = u32::from(puzzle.rating).abs_diff(rating) / ALIKE;
        (distance, shuffle_key(puzzle.id(), number))
    };
    set.puzzles.iter().filter(|puzzle| is_meant(puzzle)).min_by_key(order)
}

/// A sort key that shuffles puzzles differently for each `number`.
const fn shuffle_key(id: u32, number: u32) -> u32 {
    id.rotate_left(number % 32) ^ number
}

/// The puzzle of a day, the same for everybody. Only if it has other rules than `rules`, `only_rules` chooses another.
pub fn daily(set: &PuzzleSet, day: u32, (rules, only_rules): (AnyGame, bool)) -> Option<&Puzzle> {
    let common = set.puzzles.get(index_on_day(day, set.puzzles.len())?)?;
    if !only_rules || common.rules == rules {
        return Some(common);
    }
    let allowed: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| puzzle.rules == rules).collect();
    allowed.get(index_on_day(day, allowed.len())?).copied()
}

#[cfg(test)]
mod tests {
    use alquerque_core::GameId;
    use alquerque_puzzles::schedule::Repetition;

    use super::*;

    fn othello() -> PuzzleSet {
        PuzzleSet::from_bytes(include_bytes!("../../../../www/puzzles/othello.puzzles")).unwrap()
    }

    #[test]
    fn a_stream_is_near_the_rating_and_repeats_mistakes() {
        let (set, rules): (_, AnyGame) = (othello(), "othello".parse().unwrap());
        let mut progress = GameProgress::default();
        let mut seen = Vec::new();
        for number in 0..30 {
            let (puzzle, _) = stream(&set, &progress, (rules, false), None, 100, number).unwrap();
            assert!(puzzle.rating.abs_diff(progress.shown_rating()) < 250, "{}", puzzle.rating);
            assert!(!seen.contains(&puzzle.id()), "none is repeated");
            seen.push(puzzle.id());
            progress.count(puzzle.id(), None, true, 100);
        }
        let lost = set.puzzles[3].id();
        progress.mistakes.push((lost, Repetition::first(99)));
        let number = MISTAKE_EVERY - 1;
        assert_eq!(stream(&set, &progress, (rules, false), None, 100, number).unwrap().0.id(), lost);
        assert_ne!(stream(&set, &progress, (rules, false), None, 99, number).unwrap().0.id(), lost, "not due yet");
        progress.mistakes.push((1, Repetition::first(99)));
        assert_eq!(mistakes(&set, &progress), [lost], "no puzzle of the file has this number");
    }

    #[test]
    fn each_rush_has_other_puzzles() {
        for bytes in [
            &include_bytes!("../../../../www/puzzles/alquerque.puzzles")[..],
            include_bytes!("../../../../www/puzzles/othello.puzzles"),
            include_bytes!("../../../../www/puzzles/draughts.puzzles"),
        ] {
            let set = PuzzleSet::from_bytes(bytes).unwrap();
            let rules = set.puzzles[0].rules;
            let mut progress = GameProgress::default();
            let mut begun = Vec::new();
            for number in 0..5 {
                let mut rush = Rush::new(0, number, 0);
                for _ in 0..12 {
                    let puzzle = for_rush(&set, &progress, &rush, rules).unwrap();
                    assert!(!progress.last_rush.contains(&puzzle.id()), "it was in the previous rush");
                    rush.seen.push(puzzle.id());
                }
                begun.push(rush.seen[0]);
                progress.last_rush = rush.seen;
            }
            let mut different = begun.clone();
            different.sort_unstable();
            different.dedup();
            assert!(different.len() >= 4, "{begun:?}");
        }
    }

    #[test]
    fn beginners_get_puzzles_by_the_rules_they_know() {
        let set = PuzzleSet::from_bytes(include_bytes!("../../../../www/puzzles/alquerque.puzzles")).unwrap();
        for rules in ["merkel", "medieval"] {
            let rules: AnyGame = rules.parse().unwrap();
            let mut progress = GameProgress::default();
            for number in 0..8 {
                let (puzzle, _) = stream(&set, &progress, (rules, false), None, 100, number).unwrap();
                assert_eq!(puzzle.rules, rules);
                progress.count(puzzle.id(), None, true, 100);
            }
            // Custom rules have no puzzles.
            let custom: AnyGame = "merkel,invert=allowed".parse().unwrap();
            assert!(stream(&set, &progress, (custom, false), None, 100, 0).is_some());
        }
    }

    #[test]
    fn other_rules_can_be_left_out() {
        let set = PuzzleSet::from_bytes(include_bytes!("../../../../www/puzzles/alquerque.puzzles")).unwrap();
        let rules: AnyGame = "merkel".parse().unwrap();
        let mut progress = GameProgress::default();
        progress.rating.deviation = 50.0;
        let mut other = 0;
        for number in 0..40 {
            let of = |only| stream(&set, &progress, (rules, only), None, 100, number).unwrap().0;
            assert_eq!(of(true).rules, rules);
            let puzzle = of(false);
            other += u32::from(puzzle.rules != rules);
            progress.solved.push(puzzle.id());
        }
        assert!(other > 5, "{other}");
    }

    #[test]
    fn a_rush_has_one_ruleset() {
        let set = PuzzleSet::from_bytes(include_bytes!("../../../../www/puzzles/alquerque.puzzles")).unwrap();
        let progress = GameProgress::default();
        for rules in ["merkel", "murray", "merkel,begin=dark"] {
            let own: AnyGame = rules.parse().unwrap();
            let mut rush = Rush::new(0, 1, 0);
            let mut all = Vec::new();
            for _ in 0..30 {
                let puzzle = for_rush(&set, &progress, &rush, own).unwrap();
                rush.seen.push(puzzle.id());
                all.push(puzzle.rules);
            }
            let expected = if rules.contains(',') { all[0] } else { own };
            assert!(all.iter().all(|rules| *rules == expected), "{rules}");
        }
    }

    #[test]
    fn the_first_puzzles_of_a_beginner_are_chosen_by_hand() {
        let (set, rules): (_, AnyGame) = (othello(), "othello".parse().unwrap());
        let mut progress = GameProgress::default();
        for &id in first_puzzles(GameId::Othello) {
            let (puzzle, _) = stream(&set, &progress, (rules, false), None, 100, progress.count).unwrap();
            assert_eq!(puzzle.id(), id);
            progress.count(id, None, true, 100);
        }
    }

    #[test]
    fn a_theme_has_its_own_stream_and_a_day_its_puzzle() {
        let (set, rules): (_, AnyGame) = (othello(), "othello".parse().unwrap());
        let progress = GameProgress::default();
        for number in 0..5 {
            let (puzzle, _) = stream(&set, &progress, (rules, false), Some(Theme::Corner), 100, number).unwrap();
            assert!(puzzle.themes.has(Theme::Corner));
        }
        assert_eq!(stream(&set, &progress, (rules, false), Some(Theme::Crowning), 100, 0), None);
        let daily = |day, only| daily(&set, day, (rules, only)).map(Puzzle::id);
        assert_eq!(daily(20_000, false), daily(20_000, true));
        assert_ne!(daily(20_000, false), daily(20_001, false));
        let alquerque = PuzzleSet::from_bytes(include_bytes!("../../../../www/puzzles/alquerque.puzzles")).unwrap();
        let own: AnyGame = "medieval".parse().unwrap();
        for day in 20_000..20_050 {
            let [common, chosen] = [false, true].map(|only| super::daily(&alquerque, day, (own, only)).unwrap());
            assert_eq!(chosen.rules, own);
            assert!(common.rules != own || common.id() == chosen.id(), "the switch doesn't replace one that fits");
        }
    }
}

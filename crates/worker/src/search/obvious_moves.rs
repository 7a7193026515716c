//! What a beginner sees of the legal moves, see [`first_glance`](alquerque_core::search::first_glance), which is
//! compiled for each game.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::search::FirstGlance;
use alquerque_core::{Outcome, TextError};
use alquerque_messages::Course;

/// What a beginner sees of these legal moves of a record's position.
pub(crate) fn first_glances<'a>(record: &dyn AnyRecord, moves: impl Iterator<Item = &'a str>) -> Vec<FirstGlance> {
    let turns = record.legal_turns();
    let pieces = |record: &dyn AnyRecord| record.counts_at(record.played()).iter().sum::<u32>();
    let first_glance = |mv| {
        let mut after = record.boxed();
        after.play_turn(turns.iter().find(|turn| turn.text == mv)?).ok()?;
        // Flipped discs stay on the board, so they do not count as captured.
        let taken = pieces(record).saturating_sub(pieces(&*after));
        let lost = || after.legal_turns().into_iter().map(|reply| reply.captured.len());
        Some(FirstGlance {
            wins: after.ending().is_some_and(|ending| ending.outcome == Outcome::Win(record.to_move())),
            taken,
            is_free: taken > 0 && lost().all(|lost| lost < taken as usize),
        })
    };
    moves.map(|mv| first_glance(mv).unwrap_or_default()).collect()
}

/// Replays the record of a course in `core`, so that this crate does not compile that code once more.
///
/// # Errors
/// If the starting position or a move cannot be parsed or is not legal.
pub(crate) fn record(course: &Course, game: AnyGame) -> Result<Box<dyn AnyRecord>, TextError> {
    let mut record = match &course.start {
        Some(start) => game.record_from(start)?,
        None => game.record(),
    };
    course.moves.iter().try_for_each(|mv| record.play(mv)).map(|()| record)
}

#[cfg(test)]
mod tests {
    use alquerque_core::alquerque::Alquerque;
    use alquerque_core::any_record::AnyRecord;
    use alquerque_core::draughts::Draughts;
    use alquerque_core::othello::Othello;
    use alquerque_core::record::Record;
    use alquerque_core::search::{first_glance, random_move, rng};
    use alquerque_core::tabletop::Tabletop;

    use super::first_glances;

    fn check<G: Tabletop + 'static>(game: &G, seed: u64) -> usize {
        let (mut record, mut random, mut free) = (Record::new(game.clone()), rng(seed), 0);
        while record.ending().is_none() && record.positions().len() < 80 {
            let moves = record.legal_moves();
            let texts: Vec<String> = moves.iter().map(|&mv| game.move_text(mv)).collect();
            let expected: Vec<_> = moves.iter().map(|&mv| first_glance(game, record.position(), mv)).collect();
            let any: &dyn AnyRecord = &record;
            assert_eq!(first_glances(any, texts.iter().map(String::as_str)), expected, "{}", any.position_text());
            free += expected.iter().filter(|glance| glance.is_free || glance.wins).count();
            let Some(mv) = random_move(game, record.position(), &mut random) else { break };
            record.play_unchecked(mv);
        }
        free
    }

    #[test]
    fn a_record_of_any_game_shows_the_same_as_the_game() {
        for rules in ["merkel", "murray"] {
            let game: Alquerque = rules.parse().expect("a ruleset");
            assert!((0..20).map(|seed| check(&game, seed)).sum::<usize>() > 50);
        }
        assert!((0..20).map(|seed| check(&Draughts::default(), seed)).sum::<usize>() > 50);
        assert!((0..20).map(|seed| check(&Othello::default(), seed)).sum::<usize>() > 0);
    }
}

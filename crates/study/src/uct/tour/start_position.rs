//! The start of a tour: a position with a choice of moves.

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;

/// Minimum number of moves in a position worth searching.
pub(super) const MIN_MOVES: usize = 2;

/// The first moves of a game after which several moves are good, one is bad, and the search changes its mind. In an
/// opening there is one good move, as in `merkel`, or several equivalent ones, as in Othello.
const fn moves(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Alquerque => &["d3-c3", "b3xd3", "e3xc3", "d4-e3"],
        GameId::Othello => &["f5", "f6", "e6", "d6", "f7", "g7"],
        GameId::Draughts => &["10-15", "23-19", "7-10", "22-17", "2-7", "27-23"],
    }
}

/// Returns whether the position on the board is worth a tour: there is a choice, and it is not the opening.
pub fn is_worth(record: &dyn AnyRecord) -> bool {
    let is_opening = || AnyGame::of(record).record().position_text() == record.position_text();
    has_choice(record) && (record.played() > 0 || !is_opening())
}

/// Returns whether there is a choice of moves.
pub fn has_choice(record: &dyn AnyRecord) -> bool {
    record.ending().is_none() && record.legal_turns().len() >= MIN_MOVES
}

/// Returns a game under these rules at a position worth a tour.
pub fn example(record: &dyn AnyRecord) -> Option<Box<dyn AnyRecord>> {
    let mut example = AnyGame::of(record).record();
    for mv in moves(record.board().game) {
        example.play(mv).ok()?;
    }
    has_choice(&*example).then_some(example)
}

#[cfg(test)]
mod tests {
    use alquerque_core::family::AnyGame;

    use super::{example, is_worth};

    #[test]
    fn each_game_has_an_example_with_a_choice_under_each_of_its_rules() {
        for rules in
            ["merkel", "medieval", "ancient", "alfonso", "murray", "merkel,invert=allowed", "othello", "draughts"]
        {
            let record = rules.parse::<AnyGame>().unwrap().record();
            assert!(!is_worth(&*record), "{rules}: the opening");
            let example = example(&*record).unwrap_or_else(|| panic!("{rules}"));
            assert!(is_worth(&*example) && example.legal_turns().len() >= 5, "{rules}");
        }
    }
}

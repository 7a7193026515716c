//! The first puzzles of a beginner, chosen by hand: each teaches one idea.

use alquerque_core::GameId;

/// The numbers of the first puzzles of a game, by its usual rules, in the order in which they come.
pub const fn first_puzzles(game: GameId) -> &'static [u32] {
    match game {
        // Endgame, quiet move, sacrifice, blockade, then each again with more moves.
        GameId::Alquerque => &[
            423_713_889,
            563_790_664,
            617_797_412,
            67_583_177,
            652_263_029,
            63_300_530,
            546_758_767,
            465_514_146,
            614_548_793,
            624_900_291,
        ],
        // Parity, forced pass, corner, then each again with more moves, and the draws.
        GameId::Othello => &[
            187_361_301,
            192_482_805,
            55_586_234,
            2_087_751_431,
            1_397_179_129,
            1_706_452_645,
            1_153_617_674,
            936_563_306,
            2_451_657_365,
            4_135_863_059,
        ],
        // Sacrifice, quiet move, crowning, sacrifices for a long jump, king trap.
        GameId::Draughts => &[
            1_083_526_701,
            2_431_847_613,
            164_704_103,
            1_615_204_567,
            1_049_784_907,
            2_290_081_019,
            1_846_339_104,
            3_185_946_002,
            3_704_523_158,
            3_461_830_953,
        ],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{Puzzle, PuzzleSet};

    /// The minimum number of different themes.
    const THEMES: usize = 4;

    #[test]
    fn each_first_puzzle_is_easy_short_and_has_a_theme() {
        for (game, bytes) in [
            (GameId::Alquerque, &include_bytes!("../../../www/puzzles/alquerque.puzzles")[..]),
            (GameId::Othello, include_bytes!("../../../www/puzzles/othello.puzzles")),
            (GameId::Draughts, include_bytes!("../../../www/puzzles/draughts.puzzles")),
        ] {
            let set = PuzzleSet::from_bytes(bytes).unwrap();
            let find = |&id: &u32| set.find(id).unwrap_or_else(|| panic!("{game:?} has no puzzle {id}"));
            let first: Vec<&Puzzle> = first_puzzles(game).iter().map(find).collect();
            assert_eq!(first.len(), 10);
            let usual = game.info().rulesets[0].name;
            for puzzle in &first {
                assert!(puzzle.rules.named().is_some_and(|rules| rules.name == usual), "{}", puzzle.id());
                let themes = puzzle.themes.iter().count();
                assert!((1..=2).contains(&themes), "{}: {themes} themes", puzzle.id());
                assert!(puzzle.rating < 1400 && puzzle.solution.length() <= 3, "{} {}", puzzle.id(), puzzle.rating);
            }
            let themes: HashSet<_> = first.iter().flat_map(|puzzle| puzzle.themes.iter()).collect();
            assert!(themes.len() >= THEMES, "{game:?}: {themes:?}");
            let of_several = first.iter().filter(|puzzle| puzzle.solution.length() > 1).count();
            assert!(of_several >= 7, "{game:?}: {of_several}");
        }
    }
}

//! Files of the site: puzzles, and the data of evaluations with changes, and with corrected checksums so that the
//! changes reach the decoder.

use alquerque_core::evaluate::{Evaluation, MAX_EVALUATION};
use alquerque_core::family::AnyGame;
use alquerque_core::knowledge_file::with_frame;
use alquerque_core::openings::Openings;
use alquerque_core::search::rng;
use alquerque_core::{Game, GameId, Notation, Searchable, with_game};
use alquerque_puzzles::PuzzleSet;

/// The files, the rules, and the position at which the test game starts, unless it is the rules' own.
const FILES: [(&[u8], &str, Option<&str>); 4] = [
    (include_bytes!("../../../www/knowledge/othello.weights"), "othello", None),
    (include_bytes!("../../../www/knowledge/draughts.endgames"), "draughts", Some("B:WK1,K2:BK32,20")),
    (include_bytes!("../../../www/knowledge/draughts.weights"), "draughts", None),
    (include_bytes!("../../../www/knowledge/alfonso.weights"), "alfonso", None),
];
/// A file of named openings: each of its moves is legal.
pub(super) fn openings(bytes: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(bytes) else { return false };
    let check = |game: GameId| {
        let Ok(openings) = Openings::read(game, text) else { return false };
        let mut record = AnyGame::from(game).record();
        while let Some(mv) = openings.choose(&*record, &mut rng(1)) {
            record.play(&mv).expect("a legal move");
        }
        openings.name(&*record).is_some()
    };
    [GameId::Othello, GameId::Draughts].map(check).contains(&true)
}

/// The maximum plies of a game.
const PLIES: usize = 100;

/// Changes to a file, each a place in two bytes and a new byte. The first byte selects the file, and whether it is cut
/// off at the last place. The file must be rejected, or give values within bounds.
pub(super) fn knowledge(bytes: &[u8]) -> bool {
    let Some((&kind, changes)) = bytes.split_first() else { return false };
    let number = usize::from(kind & 1) + 2 * usize::from(kind >> 2);
    let (whole, rules, start) = FILES[number % FILES.len()];
    let Some((&magic, rest)) = whole.split_first_chunk() else { return false };
    let mut content = rest[..rest.len() - 8].to_vec();
    let mut last = content.len();
    for &[low, high, byte] in changes.as_chunks().0 {
        last = usize::from(u16::from_le_bytes([low, high])) % content.len();
        content[last] = byte;
    }
    if kind & 2 != 0 {
        content.truncate(last);
    }
    let rules: AnyGame = rules.parse().unwrap_or_else(|error| panic!("{error}"));
    with_game!(rules, game => values(&game, &with_frame(magic, &content), start))
}

/// The values of the positions of a game that always plays the last legal move.
fn values<G: Searchable + Notation>(game: &G, file: &[u8], start: Option<&str>) -> bool {
    let mut evaluation = G::Evaluation::default();
    if game.learn(&mut evaluation, file).is_err() {
        return false;
    }
    let mut position =
        start.map_or_else(|| game.start(), |text| game.parse_position(text).unwrap_or_else(|error| panic!("{error}")));
    let mut values = Vec::new();
    for _ in 0..PLIES {
        let moves = game.moves(&position);
        let Some(&mv) = moves.last().filter(|_| game.ending(&position, &moves).is_none()) else { break };
        values.push(evaluation.evaluate(game, &position));
        position = game.play_unchecked(&position, mv);
    }
    assert!(values.iter().all(|value| value.abs() <= MAX_EVALUATION), "{values:?}");
    true
}

/// A set of puzzles: rejected, or written unchanged, with legal first moves.
pub(super) fn puzzles(bytes: &[u8]) -> bool {
    let Ok(set) = PuzzleSet::from_bytes(bytes) else { return false };
    let written = set.to_bytes().unwrap_or_else(|| panic!("what was read can't be written"));
    assert_eq!(PuzzleSet::from_bytes(&written).as_ref(), Ok(&set));
    for puzzle in &set.puzzles {
        with_game!(puzzle.rules, game => {
            let position = game.parse_position(&puzzle.position).unwrap_or_else(|error| panic!("{error}"));
            let count = game.moves(&position).len();
            assert!(puzzle.solution.good().all(|mv| mv < count), "{} has {count} moves", puzzle.position);
        });
    }
    true
}

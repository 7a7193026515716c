//! The openings of a match. Both games of a pair share one.

use std::path::Path;

use alquerque_core::Notation;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::Record;
use alquerque_core::search::{below, random_move, rng, stream};
use alquerque_core::tabletop::Tabletop;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::files::read_regular;
use crate::quote::quote_path;

/// Maximum size of a file in bytes.
const MAX_LEN: usize = 1 << 26;

/// Shorter words count as moves: every position is longer.
const MIN_POSITION_LEN: usize = 8;

/// An opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Opening {
    /// The position to start from, unless it is the start of the game.
    pub(crate) start: Option<String>,
    /// The moves, separated by spaces.
    pub(crate) opening: String,
}

/// The source of openings.
pub(crate) enum Openings {
    /// This many random plies.
    Random { plies: u32, seed: u64 },
    /// The openings of a file, in the order of the match. All of them are playable.
    Given(Vec<Opening>),
}

impl Opening {
    /// The moves played in a record so far.
    pub(crate) fn from_record<G: Tabletop + 'static>(record: &Record<G>) -> Self {
        Self { start: record.start_text(), opening: AnyRecord::moves(record).join(" ") }
    }
}

impl Openings {
    /// Reads a file with a position, or moves from the start, in each line. The seed determines their order.
    pub(crate) fn read<G: Tabletop + 'static>(game: &G, path: &Path, seed: u64) -> Result<Self, Failure> {
        let problem = |problem: String| Failure::Failed(format!("{}: {problem}", quote_path(path)));
        let expected = "expected a text file with a position, or moves from the start, in each line";
        let bytes =
            read_regular(path, MAX_LEN).map_err(|error| problem(format!("cannot be read: {error}; {expected}")))?;
        if bytes.len() == MAX_LEN {
            return Err(problem(format!("too long; expected less than {MAX_LEN} bytes")));
        }
        let text = str::from_utf8(&bytes)
            .map_err(|error| problem(format!("byte {} is not UTF-8; {expected}", error.valid_up_to() + 1)))?;
        let mut openings = parse(game, text).map_err(problem)?;
        if openings.is_empty() {
            return Err(problem(format!("it has no openings; {expected}")));
        }
        // Fisher-Yates shuffle: neighbouring openings in a file are often similar, and a sequential test may stop
        // before the later ones.
        let mut rng = rng(stream(seed, u64::MAX));
        for last in (1..openings.len()).rev() {
            let count = u32::try_from(last + 1).unwrap_or(u32::MAX);
            openings.swap(last, below(&mut rng, count) as usize);
        }
        Ok(Self::Given(openings))
    }

    /// The number of openings, unless they are random.
    pub(crate) fn count(&self) -> Option<usize> {
        match self {
            Self::Random { .. } => None,
            Self::Given(openings) => Some(openings.len()),
        }
    }

    /// The opening of a pair; pairs are counted from 0.
    pub(crate) fn record<G: Notation>(&self, game: &G, pair: u32) -> Record<G> {
        match self {
            &Self::Random { plies, seed } => {
                // Seeding the generator decorrelates neighbouring numbers.
                let mut rng = rng(stream(seed, u64::from(pair) * 2));
                let mut record = Record::new(game.clone());
                for _ in 0..plies {
                    match random_move(game, record.position(), &mut rng) {
                        Some(mv) if record.ending().is_none() => record.play_unchecked(mv),
                        _ => break,
                    }
                }
                record
            }
            Self::Given(openings) => {
                let Opening { start, opening } = &openings[pair as usize % openings.len()];
                // The moves were played when the file was read, so this cannot fail.
                Record::from_start_and_moves(game.clone(), start.as_deref(), opening.split_whitespace())
                    .unwrap_or_else(|_| Record::new(game.clone()))
            }
        }
    }
}

/// The openings in a text. Empty lines and lines that begin with `#` are skipped.
fn parse<G: Tabletop + 'static>(game: &G, text: &str) -> Result<Vec<Opening>, String> {
    let lines = text.lines().map(str::trim).zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    lines.map(|(line, number)| opening(game, line).map_err(|problem| format!("line {number}: {problem}"))).collect()
}

fn opening<G: Tabletop + 'static>(game: &G, line: &str) -> Result<Opening, String> {
    let is_moves = line.split_whitespace().next().is_some_and(|word| word.len() < MIN_POSITION_LEN);
    let record = if is_moves {
        Record::from_moves(game.clone(), line.split_whitespace())
    } else {
        Record::from_start_and_moves(game.clone(), Some(line), [])
    };
    let record = record.map_err(|error| error.to_string())?;
    if record.ending().is_some() {
        return Err("the game is over; expected an opening that can be played on".to_owned());
    }
    Ok(Opening::from_record(&record))
}

#[cfg(test)]
mod tests {
    use alquerque_core::alquerque::Alquerque;
    use alquerque_core::family::AnyGame;
    use alquerque_core::{Game, with_game};

    use super::*;

    fn merkel() -> Alquerque {
        "merkel".parse().unwrap()
    }

    #[test]
    fn a_line_is_a_position_or_moves() {
        let text = "# two openings\n\nc2-c3 c4xc2\r\n  ddddd/1d1d1/5/5/lllll l -\n";
        let openings = parse(&merkel(), text).unwrap();
        assert_eq!(openings.len(), 2);
        assert_eq!(openings[0], Opening { start: None, opening: "c2-c3 c4xc2".to_owned() });
        let start = Some("ddddd/1d1d1/5/5/lllll l -".to_owned());
        assert_eq!(openings[1], Opening { start, opening: String::new() });
    }

    #[test]
    fn positions_of_all_games_are_told_from_moves() {
        for rules in ["merkel", "medieval", "alfonso", "murray", "othello", "draughts"] {
            with_game!(rules.parse::<AnyGame>().unwrap(), game => {
                let text = game.position_text(&game.start());
                assert_eq!(opening(&game, &text).unwrap().opening, "", "{rules}");
                let mv = game.move_text(game.moves(&game.start())[0]);
                assert_eq!(opening(&game, &mv).unwrap().opening, mv, "{rules}");
            });
        }
    }

    #[test]
    fn bad_openings_are_refused_with_their_line() {
        for (text, problem) in [
            ("c2-c3\nc2-c4", "line 2: move `c2-c4`: not legal"),
            ("c2-c3 c2-c3", "line 1: move `c2-c3`: not legal"),
            ("ddddd/1d1d1/5/5 l -", "line 1: position `ddddd/1d1d1/5/5 l -`"),
            ("\n5/5/5/5/4l d -", "line 2: the game is over"),
        ] {
            let error = parse(&merkel(), text).unwrap_err();
            assert!(error.starts_with(problem) && error.contains("; expected "), "{error}");
        }
    }

    #[test]
    fn the_seed_determines_the_order_and_no_opening_is_lost() {
        let folder = std::env::temp_dir().join(format!("alquerque-openings-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("openings.txt");
        std::fs::write(&path, "c2-c3\nb2-c3\nd2-c3\nd3-c3\n").unwrap();
        let order = |seed| {
            let openings = Openings::read(&merkel(), &path, seed).unwrap();
            let first = |pair| merkel().move_text(openings.record(&merkel(), pair).moves()[0]);
            (0..4).map(first).collect::<Vec<_>>()
        };
        let first = order(1);
        assert_eq!(first, order(1));
        assert!((2..9).any(|seed| order(seed) != first));
        let mut sorted = first;
        sorted.sort_unstable();
        assert_eq!(sorted, ["b2-c3", "c2-c3", "d2-c3", "d3-c3"]);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

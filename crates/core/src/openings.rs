//! Named openings, and the weights by which the computer chooses among their moves.
//!
//! A file has a line for each opening: its name, the moves from the start, and a weight. Openings are known by their
//! positions, so that transpositions and symmetries don't matter.

use std::collections::BTreeMap;

use crate::any_record::AnyRecord;
use crate::family::AnyGame;
use crate::search::{SearchRng, below};
use crate::{GameId, Notation, StateSpace};

/// The openings of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Openings {
    names: Vec<String>,
    positions: BTreeMap<u64, Known>,
    /// The length of the longest line in plies.
    plies: usize,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    /// The index of its name.
    name: Option<usize>,
    /// The sum of the weights of all lines that go through it.
    weight: u32,
}

/// A line of a file that can't be read, by its number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLine(pub usize);

/// A line of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line<'a> {
    name: &'a str,
    moves: &'a str,
    weight: u32,
}

impl<'a> Line<'a> {
    /// Parses `name = moves`, with ` * weight` at its end if the weight isn't 0.
    fn parse(text: &'a str) -> Option<Self> {
        let (name, rest) = text.split_once('=')?;
        let (moves, weight) = match rest.split_once('*') {
            Some((moves, weight)) => (moves, weight.trim().parse::<u16>().ok()?),
            None => (rest, 0),
        };
        Some(Self { name: name.trim(), moves: moves.trim(), weight: weight.into() })
            .filter(|line| !line.name.is_empty())
    }
}

impl Openings {
    /// Reads the file of a game: lines such as `Tiger = f5 d6 c3 d3 c4 * 3`. Empty lines and lines that begin with `#`
    /// are skipped.
    ///
    /// # Errors
    /// If a line has another form or an illegal move, or if two lines give a position different names.
    pub fn read(game: GameId, text: &str) -> Result<Self, BadLine> {
        let mut openings = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            if !line.trim().is_empty() && !line.starts_with('#') {
                Line::parse(line).and_then(|line| openings.add(game, line)).ok_or(BadLine(number))?;
            }
        }
        Ok(openings)
    }

    fn add(&mut self, game: GameId, line: Line<'_>) -> Option<()> {
        let mut record = AnyGame::from(game).record();
        self.add_weight(&*record, line.weight)?;
        for mv in line.moves.split_whitespace() {
            record.play(mv).ok()?;
            self.add_weight(&*record, line.weight)?;
        }
        let known = self.positions.get_mut(&key(&*record)?)?;
        if known.name.is_some() || record.played() == 0 {
            return None;
        }
        known.name = Some(self.names.len());
        self.names.push(line.name.to_owned());
        self.plies = self.plies.max(record.played());
        Some(())
    }

    fn add_weight(&mut self, record: &dyn AnyRecord, weight: u32) -> Option<()> {
        let known = self.positions.entry(key(record)?).or_default();
        known.weight = known.weight.saturating_add(weight);
        Some(())
    }

    /// The name of the opening on the board: the last name that the moves of a record have reached, as long as all of
    /// them are known.
    pub fn name(&self, record: &dyn AnyRecord) -> Option<&str> {
        if record.played() > self.plies {
            return None;
        }
        let mut line = record.restarted();
        self.find(&*line)?;
        let mut name = None;
        for mv in record.played_moves() {
            line.play(&mv).ok()?;
            name = self.find(&*line)?.name.or(name);
        }
        self.names.get(name?).map(String::as_str)
    }

    /// The legal moves of the current position that the computer may choose, with their weights.
    pub fn moves(&self, record: &dyn AnyRecord) -> Vec<(String, u32)> {
        if record.played() >= self.plies || self.find(record).is_none() {
            return Vec::new();
        }
        let weighted = record.legal_turns().into_iter().filter_map(|turn| {
            let mut after = record.boxed();
            after.play_turn(&turn).ok()?;
            let weight = self.find(&*after)?.weight;
            (weight > 0).then_some((turn.text, weight))
        });
        weighted.collect()
    }

    /// A random move of the book, with a probability proportional to its weight; `None` if the book has none.
    pub fn choose(&self, record: &dyn AnyRecord, rng: &mut SearchRng) -> Option<String> {
        let moves = self.moves(record);
        let mut left = below(rng, moves.iter().fold(0, |sum, (_, weight)| weight.saturating_add(sum)));
        let chosen = moves.into_iter().find(|(_, weight)| {
            let is_chosen = left < *weight;
            left = left.saturating_sub(*weight);
            is_chosen
        });
        chosen.map(|(mv, _)| mv)
    }

    fn find(&self, record: &dyn AnyRecord) -> Option<Known> {
        self.positions.get(&key(record)?).copied()
    }
}

/// A key of the current position that is equal for those that differ only by a symmetry of the start; `None` if the
/// game has no openings with names.
fn key(record: &dyn AnyRecord) -> Option<u64> {
    let text = record.position_text();
    match AnyGame::of(record) {
        AnyGame::Alquerque(_) => None,
        AnyGame::Othello(game) => Some(game.parse_position(&text).ok()?.symmetric_key()),
        // Equal after exchanging the players, too, so that it doesn't matter who begins.
        AnyGame::Draughts(game) => Some(game.canonical_key(&game.parse_position(&text).ok()?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::rng;

    const OTHELLO: &str =
        "# A comment.\nPerpendicular = f5 d6\n\nTiger = f5 d6 c3 d3 c4 * 3\nRose = f5 d6 c5 * 1\nParallel = f5 f4\n";

    fn openings() -> Openings {
        Openings::read(GameId::Othello, OTHELLO).unwrap()
    }

    fn record(rules: &str, moves: &str) -> Box<dyn AnyRecord> {
        let mut record = rules.parse::<AnyGame>().unwrap().record();
        for mv in moves.split_whitespace() {
            record.play(mv).unwrap();
        }
        record
    }

    #[test]
    fn the_name_is_the_last_one_reached_while_all_moves_are_known() {
        let openings = openings();
        let name = |moves| openings.name(&*record("othello", moves)).map(str::to_owned);
        assert_eq!(name(""), None);
        assert_eq!(name("f5"), None, "a known move without a name");
        assert_eq!(name("f5 d6").as_deref(), Some("Perpendicular"));
        assert_eq!(name("f5 d6 c3 d3").as_deref(), Some("Perpendicular"));
        assert_eq!(name("f5 d6 c3 d3 c4").as_deref(), Some("Tiger"));
        assert_eq!(name("f5 d6 c3 d3 c4 f4"), None, "no longer in the book");
        assert_eq!(name("f5 d6 c4"), None);
        assert_eq!(openings.name(&*record("othello,pass=game-over", "f5 d6")), Some("Perpendicular"));
        assert_eq!(openings.name(&*record("merkel", "c2-c3")), None);
    }

    #[test]
    fn names_hold_in_all_four_orientations() {
        let openings = openings();
        for moves in ["f5 d6 c3 d3 c4", "e6 f4 c3 c4 d3", "c4 e3 f6 e6 f5", "d3 c5 f6 f5 e6"] {
            assert_eq!(openings.name(&*record("othello", moves)), Some("Tiger"), "{moves}");
        }
    }

    #[test]
    fn moves_are_chosen_by_weight_and_repeatably() {
        let openings = openings();
        let at = record("othello", "f5 d6");
        assert_eq!(openings.moves(&*at), [("c3".to_owned(), 3), ("c5".to_owned(), 1)]);
        assert_eq!(openings.moves(&*record("othello", "f5")).len(), 1, "the parallel opening has no weight");
        assert_eq!(openings.moves(&*record("othello", "")).len(), 4, "the first moves are symmetrical");
        let chosen = |seed| openings.choose(&*at, &mut rng(seed)).unwrap();
        assert_eq!(chosen(5), chosen(5));
        let tigers = (0..400).filter(|&seed| chosen(seed) == "c3").count();
        assert!((250..350).contains(&tigers), "{tigers}");
        assert_eq!(openings.choose(&*record("othello", "f5 f4"), &mut rng(1)), None);
    }

    #[test]
    fn draughts_openings_are_known_with_either_side_first_and_by_transposition() {
        let text = "Whilter = 11-15 23-19 7-11 * 1\nGlasgow-Whilter = 11-15 23-19 7-11 22-17 9-14 * 1\n";
        let openings = Openings::read(GameId::Draughts, text).unwrap();
        let name = |rules, moves| openings.name(&*record(rules, moves)).map(str::to_owned);
        assert_eq!(name("draughts", "11-15 23-19 7-11").as_deref(), Some("Whilter"));
        assert_eq!(name("draughts,begin=light", "22-18 10-14 26-22").as_deref(), Some("Whilter"));
        assert_eq!(openings.moves(&*record("draughts,begin=light", "22-18")), [("10-14".to_owned(), 2)]);
        assert_eq!(name("draughts", "11-15 23-19 9-14"), None);
    }

    #[test]
    fn bad_lines_are_named() {
        for (text, line) in [
            ("Tiger", 1),
            ("\n# \n= f5", 3),
            ("Tiger = f5 d6 x9", 1),
            ("Tiger = f5 a1", 1),
            ("Tiger = ", 1),
            ("Tiger = f5 * many", 1),
            ("Tiger = f5\nRose = d3", 2),
        ] {
            assert_eq!(Openings::read(GameId::Othello, text), Err(BadLine(line)), "{text:?}");
        }
        assert_eq!(Openings::read(GameId::Alquerque, "Tiger = c2-c3"), Err(BadLine(1)));
    }
}

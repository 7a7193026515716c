//! The results of a match as a file: a line of JSON per game.
//!
//! Each line names its match, so files from several machines can be joined in any order. A machine that stops while
//! writing loses at most one line.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::failure::{Failure, warn};
use crate::files::{is_regular, lock, read_regular, write_atomically};
use crate::openings::Opening;
use crate::quote::{quote, quote_path};

/// The start of every line; serde writes the fields in order.
const LINE_START: &[u8] = br#"{"rules":"#;

/// What a damaged line is expected to be.
pub(crate) const EXPECTED_LINE: &str =
    "expected a line that `alquerque match` wrote; delete it to play that game again";

/// Begins the message about a line of another match.
pub(crate) const OTHER_MATCH: &str = "the file belongs to another match";

/// A result from the point of view of engine a.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum GameResult {
    Win,
    Draw,
    Loss,
}

/// The properties that games of the same match share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) rules: String,
    pub(crate) a: String,
    pub(crate) b: String,
    pub(crate) seed: u64,
}

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Played {
    #[serde(flatten)]
    pub(crate) setup: Setup,
    /// The number of the game, from 1.
    pub(crate) game: u32,
    #[serde(flatten)]
    pub(crate) opening: Opening,
    /// The moves after the opening, separated by spaces.
    pub(crate) moves: String,
    pub(crate) result: GameResult,
    /// The reason why the game was lost, if not by the rules.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) forfeit: Option<String>,
}

/// The results read from a file, by the number of the game.
pub(crate) type Results = BTreeMap<u32, Played>;

/// A file to which results are added.
pub(crate) struct ResultsFile {
    path: PathBuf,
    file: File,
}

impl ResultsFile {
    /// Opens a file, which need not exist, and reads its results. They must belong to this match; `check_game` says what
    /// is wrong with the opening, the moves or the result of a game.
    pub(crate) fn open(
        path: &Path,
        setup: &Setup,
        check_game: impl Fn(&Played) -> Result<(), String>,
    ) -> Result<(Self, Results), Failure> {
        let failed = |problem: String| Failure::Failed(format!("{}: {problem}", quote_path(path)));
        let cannot =
            |what: &str, error: &io::Error| failed(format!("cannot be {what}: {error}; expected a file of results"));
        // Other matches must not append while it is read and rewritten.
        let mut file = open_locked(path)?;
        let bytes = read_regular(path, usize::MAX).map_err(|error| cannot("read", &error))?;
        let Parsed { results, aside, valid_lines, notes } = parse(&bytes, setup, check_game).map_err(failed)?;
        if !aside.is_empty() {
            let place = cut_lines_path(path);
            let added = OpenOptions::new().create(true).append(true).open(&place);
            added.and_then(|mut file| file.write_all(&aside)).map_err(|error| {
                let problem = format!("cannot be written: {error}; expected room for the cut-off lines");
                Failure::Failed(format!("{}: {problem}", quote_path(&place)))
            })?;
            warn(&format!("{}: cut-off lines moved to {}", quote_path(path), quote_path(&place)));
        }
        if valid_lines != bytes {
            write_atomically(path, &valid_lines).map_err(|error| cannot("written", &error))?;
            file = open_locked(path)?;
        }
        for note in notes {
            warn(&format!("{}: {note}", quote_path(path)));
        }
        Ok((Self { path: path.to_owned(), file }, results))
    }

    /// Adds a result. When this returns, the result is in the file.
    pub(crate) fn add(&mut self, played: &Played) -> Result<(), Failure> {
        let line = serde_json::to_string(played).map_err(io::Error::from);
        // A single write, so that a crash can cut off only the last line.
        let written = line.and_then(|line| self.file.write_all(format!("{line}\n").as_bytes()));
        written.map_err(|error| {
            Failure::Failed(format!(
                "{}: cannot be written: {error}; expected room for results",
                quote_path(&self.path)
            ))
        })
    }
}

/// Opens a file for appending, creating it if necessary, and locks it.
fn open_locked(path: &Path) -> Result<File, Failure> {
    let name = quote_path(path);
    let cannot =
        |error: io::Error| Failure::Failed(format!("{name}: cannot be written: {error}; expected a file of results"));
    is_regular(path).map_err(cannot)?;
    let file = OpenOptions::new().create(true).append(true).open(path).map_err(cannot)?;
    if !lock(&file).map_err(cannot)? {
        return Err(Failure::Failed(format!("{name}: in use by another match; expected a file for each")));
    }
    Ok(file)
}

/// The file to which cut-off lines are moved.
fn cut_lines_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".aside");
    name.into()
}

/// The content of a file.
#[derive(Debug, Default, PartialEq)]
struct Parsed {
    results: Results,
    /// Incomplete lines.
    aside: Vec<u8>,
    /// The file's complete lines.
    valid_lines: Vec<u8>,
    notes: Vec<String>,
}

fn parse(bytes: &[u8], setup: &Setup, check_game: impl Fn(&Played) -> Result<(), String>) -> Result<Parsed, String> {
    let mut parsed = Parsed::default();
    for (line, number) in bytes.split_inclusive(|&byte| byte == b'\n').zip(1..) {
        let is_last_and_open = !line.ends_with(b"\n");
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        if line.trim_ascii().is_empty() {
            continue;
        }
        let (line, played) = match serde_json::from_slice::<Played>(line) {
            Ok(played) => (line, played),
            Err(error) => {
                // A file may end in the middle of a line, with another file joined to it.
                let joined = (1..line.len()).rev().find(|&place| line[place..].starts_with(LINE_START));
                let after =
                    joined.and_then(|place| Some((place, serde_json::from_slice::<Played>(&line[place..]).ok()?)));
                let (place, played) = match after {
                    Some((place, played)) => (place, Some(played)),
                    None if is_last_and_open => (line.len(), None),
                    None => {
                        let error = error.to_string();
                        let error = error.split(" at line ").next().unwrap_or(&error);
                        return Err(format!("line {number}: {}; {EXPECTED_LINE}", quote(error)));
                    }
                };
                parsed.aside.extend_from_slice(&line[..place]);
                parsed.aside.push(b'\n');
                parsed
                    .notes
                    .push(format!("line {number} was cut off; the game is played again unless another line has it"));
                let Some(played) = played else { continue };
                (&line[place..], played)
            }
        };
        check_setup(&played, setup)
            .and_then(|()| check_game(&played))
            .map_err(|problem| format!("line {number}: {problem}"))?;
        parsed.valid_lines.extend_from_slice(line);
        parsed.valid_lines.push(b'\n');
        let game = played.game;
        let first = parsed.results.entry(game).or_insert_with(|| played.clone());
        if first.result != played.result {
            parsed.notes.push(format!("line {number}: game {game} again, with another result; the first one counts"));
        }
    }
    Ok(parsed)
}

/// Checks that a result belongs to a match with this setup.
fn check_setup(played: &Played, setup: &Setup) -> Result<(), String> {
    let own = &played.setup;
    let fields = [
        ("--rules", own.rules.clone(), setup.rules.clone()),
        ("--a", own.a.clone(), setup.a.clone()),
        ("--b", own.b.clone(), setup.b.clone()),
        ("--seed", own.seed.to_string(), setup.seed.to_string()),
    ];
    if let Some((name, found, wanted)) = fields.into_iter().find(|(_, found, wanted)| found != wanted) {
        return Err(format!("{OTHER_MATCH}: {name} was `{}`; expected `{}`", quote(&found), quote(&wanted)));
    }
    if played.game == 0 {
        return Err("game 0; expected games numbered from 1".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup() -> Setup {
        Setup { rules: "merkel".to_owned(), a: "uct:level=5".to_owned(), b: "random".to_owned(), seed: 1 }
    }

    fn opening(game: u32) -> Opening {
        Opening { start: None, opening: format!("opening-{}", game.div_ceil(2)) }
    }

    fn line(game: u32, result: GameResult) -> String {
        let moves = "c2-c3 c4xc2".to_owned();
        let played = Played { setup: setup(), game, opening: opening(game), moves, result, forfeit: None };
        serde_json::to_string(&played).unwrap() + "\n"
    }

    fn check_game(played: &Played) -> Result<(), String> {
        if played.opening == opening(played.game) { Ok(()) } else { Err("different opening".to_owned()) }
    }

    fn read(text: &str) -> Result<Parsed, String> {
        parse(text.as_bytes(), &setup(), check_game)
    }

    fn games(parsed: &Parsed) -> Vec<(u32, GameResult)> {
        parsed.results.values().map(|played| (played.game, played.result)).collect()
    }

    #[test]
    fn lines_name_their_match_first() {
        let text = line(3, GameResult::Win);
        assert!(text.as_bytes().starts_with(LINE_START));
        let expected = r#"{"rules":"merkel","a":"uct:level=5","b":"random","seed":1,"game":3,"start":null,"opening":"opening-2","moves":"c2-c3 c4xc2","result":"win"}"#;
        assert_eq!(text.trim_end(), expected);
    }

    #[test]
    fn files_are_merged_in_any_order() {
        let text = [line(4, GameResult::Loss), line(1, GameResult::Win), "\n".to_owned(), line(2, GameResult::Draw)];
        let text = text.concat();
        let parsed = read(&text).unwrap();
        assert_eq!(games(&parsed), [(1, GameResult::Win), (2, GameResult::Draw), (4, GameResult::Loss)]);
        assert!(parsed.notes.is_empty() && parsed.aside.is_empty());
        // Also without the final newline, which is then added.
        let open = read(text.trim_end()).unwrap();
        assert_eq!((open.valid_lines, open.results), (parsed.valid_lines, parsed.results));
        assert_eq!(read("").unwrap(), Parsed::default());
    }

    #[test]
    fn a_cut_off_last_line_is_kept_aside() {
        let (first, second) = (line(1, GameResult::Win), line(2, GameResult::Win));
        for length in 1..second.len() - 2 {
            let parsed = read(&format!("{first}{}", &second[..length])).unwrap();
            assert_eq!(games(&parsed), [(1, GameResult::Win)]);
            assert_eq!((parsed.valid_lines, parsed.notes.len()), (first.clone().into_bytes(), 1));
            assert_eq!(parsed.aside, [&second.as_bytes()[..length], b"\n"].concat());
        }
    }

    #[test]
    fn a_line_joined_to_a_cut_off_one_is_read() {
        let (first, second) = (line(1, GameResult::Win), line(2, GameResult::Loss));
        for length in 1..first.len() - 2 {
            let parsed = read(&format!("{}{second}", &first[..length])).unwrap();
            assert_eq!(games(&parsed), [(2, GameResult::Loss)]);
            assert_eq!(parsed.valid_lines, second.as_bytes());
            assert_eq!(parsed.aside, [&first.as_bytes()[..length], b"\n"].concat());
        }
    }

    #[test]
    fn damage_within_a_file_is_an_error() {
        let text = ["{\"rules\":\"merkel\"}\n".to_owned(), line(1, GameResult::Win)].concat();
        assert_eq!(
            read(&text),
            Err("line 1: missing field `game`; expected a line that `alquerque match` wrote; delete it to play that game again"
                .to_owned())
        );
        for text in ["[]\n", "\u{0}\n", "nonsense\n{}\n", "{\"rules\":\n"] {
            assert!(read(text).unwrap_err().starts_with("line 1: "), "{text}");
        }
        assert!(parse(b"\xff\xfe\n", &setup(), check_game).unwrap_err().starts_with("line 1: "));
    }

    #[test]
    fn results_of_another_match_are_refused() {
        let own = line(1, GameResult::Win);
        for (from, to, problem) in [
            ("merkel", "othello", "--rules was `othello`; expected `merkel`"),
            ("uct:level=5", "uct:level=4", "--a was `uct:level=4`; expected `uct:level=5`"),
            ("\"b\":\"random\"", "\"b\":\"uct:level=1\"", "--b was `uct:level=1`; expected `random`"),
            ("\"seed\":1", "\"seed\":2", "--seed was `2`; expected `1`"),
        ] {
            let text = [own.clone(), own.replace(from, to)].concat();
            assert_eq!(read(&text), Err(format!("line 2: the file belongs to another match: {problem}")));
        }
        assert!(read(&own.replace("\"game\":1", "\"game\":0")).unwrap_err().contains("game 0"));
        assert_eq!(read(&own.replace("opening-1", "c2-c3")), Err("line 1: different opening".to_owned()));
    }

    #[test]
    fn the_first_of_two_results_of_a_game_counts() {
        let text = [line(1, GameResult::Win), line(1, GameResult::Win), line(1, GameResult::Loss)].concat();
        let parsed = read(&text).unwrap();
        assert_eq!(games(&parsed), [(1, GameResult::Win)]);
        assert_eq!(parsed.notes, ["line 3: game 1 again, with another result; the first one counts"]);
    }
}

//! Differences between the games' file formats.

use crate::{GameId, Outcome};

/// The file format of a game.
#[derive(Debug)]
pub(super) struct Dialect {
    /// The game; its title is the value of the tag `Game`.
    pub(super) game: GameId,
    /// The ruleset if no tag names one.
    pub(super) ruleset: &'static str,
    /// The game's number in PDN's tag `GameType`.
    pub(super) game_type: &'static str,
    /// Whether the game's standard format has no rulesets; the default one is then omitted.
    pub(super) is_standard: bool,
    /// The tags that name light and dark.
    pub(super) players: [&'static str; 2],
    /// The tag of the start position.
    pub(super) position: &'static str,
    /// The results: light wins, dark wins, draw.
    results: [&'static str; 3],
    /// Whether a transcript joins the moves without spaces and leaves out passes.
    pub(super) is_joined: bool,
    /// Whether a word in a file without tags looks like a move of this game.
    pub(super) is_move: fn(&str) -> bool,
}

/// The value of the tag `Termination` for an agreed draw.
pub(super) const AGREEMENT: &str = "agreement";
/// The value for a resignation.
pub(super) const RESIGNATION: &str = "resignation";
/// The value for a loss on time, as in PGN.
pub(super) const TIME: &str = "time forfeit";

/// The results in our own format.
const WORDS: [&str; 3] = ["light", "dark", "draw"];

const ALQUERQUE: Dialect = Dialect {
    game: GameId::Alquerque,
    ruleset: "merkel",
    game_type: "",
    is_standard: false,
    players: ["Light", "Dark"],
    position: "Position",
    results: WORDS,
    is_joined: false,
    is_move: |word| starts_with_square(word) && matches!(word.as_bytes().get(2), Some(b'-' | b'x' | b'X')),
};

const OTHELLO: Dialect = Dialect {
    game: GameId::Othello,
    ruleset: "othello",
    game_type: "50",
    is_joined: true,
    is_move: |word| starts_with_square(word) && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'),
    ..ALQUERQUE
};

const DRAUGHTS: Dialect = Dialect {
    game: GameId::Draughts,
    ruleset: "draughts",
    game_type: "21",
    is_standard: true,
    // PDN's tags; light is white.
    players: ["White", "Black"],
    position: "FEN",
    results: ["1-0", "0-1", "1/2-1/2"],
    is_joined: false,
    is_move: |word| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains(['-', 'x', 'X', ':']),
};

fn starts_with_square(word: &str) -> bool {
    let mut characters = word.bytes().map(|byte| byte.to_ascii_lowercase());
    matches!((characters.next(), characters.next()), (Some(b'a'..=b'h'), Some(b'1'..=b'8')))
}

impl Dialect {
    /// The dialect of a game.
    pub(super) const fn of(game: GameId) -> &'static Self {
        match game {
            GameId::Alquerque => &ALQUERQUE,
            GameId::Othello => &OTHELLO,
            GameId::Draughts => &DRAUGHTS,
        }
    }

    /// The first dialect that satisfies a condition.
    pub(super) fn find(is_such: impl FnMut(&&'static Self) -> bool) -> Option<&'static Self> {
        GameId::ALL.into_iter().map(Self::of).find(is_such)
    }

    /// The text of a result; `*` if there is none.
    pub(super) const fn result(&self, outcome: Option<Outcome>) -> &'static str {
        match outcome {
            Some(Outcome::Win(player)) => self.results[player.index()],
            Some(Outcome::Draw) => self.results[2],
            None => "*",
        }
    }
}

//! Reads results in the forms in which people and programs write them.

use alquerque_language::is_invisible;

use super::lexer::{Lexer, plain};
use crate::{GameId, Outcome, Player};

/// Maximum number of words of a result, such as `White wins by resignation`.
const MAX_WORDS: usize = 6;

/// Maximum length of a result in bytes.
const MAX_LEN: usize = 100;

const LIGHT: Outcome = Outcome::Win(Player::Light);
const DARK: Outcome = Outcome::Win(Player::Dark);

/// What a word of a result means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Side(Player),
    Wins,
    Loses,
    Draw,
    /// Only belongs to a phrase, as in `wins by resignation`.
    Filler,
}

/// The words of results in the languages of the page. Red is the dark side in English draughts.
const WORDS: [(&[&str], Meaning); 6] = [
    (
        &[
            "light",
            "white",
            "weiß",
            "weiss",
            "hell",
            "blanc",
            "blancs",
            "clairs",
            "blanco",
            "blancas",
            "claras",
            "أبيض",
            "الأبيض",
            "الفاتح",
        ],
        Meaning::Side(Player::Light),
    ),
    (
        &[
            "dark",
            "black",
            "red",
            "schwarz",
            "dunkel",
            "noir",
            "noirs",
            "foncés",
            "negro",
            "negras",
            "oscuras",
            "أسود",
            "الأسود",
            "الداكن",
        ],
        Meaning::Side(Player::Dark),
    ),
    (
        &[
            "win", "wins", "won", "victory", "gewinnt", "gewann", "siegt", "gagne", "gagnent", "gagné", "gana",
            "ganan", "ganó", "ganaron", "يفوز", "فاز", "فوز",
        ],
        Meaning::Wins,
    ),
    (
        &[
            "lose",
            "loses",
            "lost",
            "resign",
            "resigns",
            "resigned",
            "forfeits",
            "forfeited",
            "flagged",
            "verliert",
            "verlor",
            "gibt",
            "perd",
            "perdent",
            "abandonne",
            "abandonnent",
            "pierde",
            "pierden",
            "abandona",
            "abandonan",
            "يخسر",
            "خسر",
            "استسلم",
            "يستسلم",
        ],
        Meaning::Loses,
    ),
    (
        &[
            "draw",
            "drawn",
            "draws",
            "tie",
            "tied",
            "remis",
            "unentschieden",
            "nul",
            "nulle",
            "tablas",
            "empate",
            "تعادل",
        ],
        Meaning::Draw,
    ),
    (
        &[
            "by",
            "on",
            "the",
            "a",
            "game",
            "is",
            "has",
            "in",
            "time",
            "agreement",
            "agreed",
            "resignation",
            "forfeit",
            "auf",
            "durch",
            "nach",
            "zeit",
            "aufgabe",
            "les",
            "la",
            "partie",
            "match",
            "par",
            "au",
            "temps",
            "abandon",
            "las",
            "partida",
            "por",
            "tiempo",
            "abandono",
            "en",
        ],
        Meaning::Filler,
    ),
];

/// The word, or the whole result if it is the first word of one, as in `White resigns`.
pub(super) fn take_sentence(word: String, lexer: &mut Lexer<'_>) -> String {
    let first = word.to_lowercase();
    if !WORDS.iter().any(|(words, _)| words.contains(&first.as_str())) {
        return word;
    }
    let line = lexer.rest_of_line();
    let blanks = line.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(index, _)| index);
    let ends: Vec<usize> = blanks.chain([line.len()]).take(2 * MAX_WORDS).collect();
    let sentence = |end: usize| format!("{word}{}", &line[..end]);
    match ends.into_iter().rev().find(|&end| parse_result(&sentence(end), None).is_some()) {
        Some(end) => {
            lexer.take(end);
            sentence(end)
        }
        None => word,
    }
}

/// Parses a result: points such as `1-0`, where light, who is white, comes first; in Othello also the discs of dark and
/// light, as in `34-30`, and the difference, as in `+4`; `B+4` and `W+Resign`, as in SGF; words such as `draw` and
/// `White resigns`. `Some(None)` is a game without a result, and `None` not a result.
#[expect(clippy::option_option, reason = "a text that is not a result differs from one that says that there is none")]
pub(super) fn parse_result(text: &str, game: Option<GameId>) -> Option<Option<Outcome>> {
    if text.len() > MAX_LEN {
        return None;
    }
    let text: String = text.chars().filter(|&c| !is_invisible(c)).map(plain).collect();
    let text = text.to_lowercase().replace('½', "1/2");
    let text = text.trim().trim_end_matches(['.', '!']);
    // `1-0 (time)`
    let text = text.split_once(" (").map_or(text, |(result, _)| result).trim();
    if matches!(text, "" | "*" | "?" | "-") {
        return Some(None);
    }
    let is_othello = game == Some(GameId::Othello);
    points(text, is_othello).or_else(|| {
        let outcome = if is_othello { difference(text) } else { None };
        outcome.or_else(|| margin(text)).or_else(|| sentence(text)).map(Some)
    })
}

/// A number of points in halves: `1`, `1/2`, `0.5`, `0,5`.
fn half_points(text: &str) -> Option<u32> {
    match text.trim() {
        "1/2" | "0.5" | "0,5" | ".5" => Some(1),
        number if number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_digit()) => {
            number.parse::<u32>().ok().map(|points| 2 * points)
        }
        _ => None,
    }
}

#[expect(clippy::option_option, reason = "as for `parse_result`")]
fn points(text: &str, is_othello: bool) -> Option<Option<Outcome>> {
    match text {
        "=" | "1/2" | "0.5" | "0,5" => return Some(Some(Outcome::Draw)),
        // A game that was not played.
        "+--" | "+:-" | "+/-" => return Some(Some(LIGHT)),
        "--+" | "-:+" | "-/+" => return Some(Some(DARK)),
        _ => {}
    }
    let (first, second) = text.split_once(['-', ':'])?;
    let discs = |text: &str| half_points(text).filter(|halves| halves % 2 == 0).map(|halves| halves / 2);
    match (half_points(first)?, half_points(second)?) {
        (2 | 4, 0) => Some(Some(LIGHT)),
        (0, 2 | 4) => Some(Some(DARK)),
        (1, 1) | (2, 2) => Some(Some(Outcome::Draw)),
        (0, 0) => Some(None),
        _ if is_othello => {
            // Dark, who moves first, comes first. The empty squares may be the winner's or nobody's.
            let (dark, light) = (discs(first)?, discs(second)?);
            (dark + light <= 64).then(|| Some(by_difference(i64::from(dark) - i64::from(light))))
        }
        _ => None,
    }
}

/// The outcome in Othello from dark's discs minus light's.
fn by_difference(discs: i64) -> Outcome {
    match discs {
        1.. => DARK,
        0 => Outcome::Draw,
        _ => LIGHT,
    }
}

/// Dark's discs minus light's, with a sign.
fn difference(text: &str) -> Option<Outcome> {
    let has_sign = text.starts_with(['+', '-']);
    let discs = text.parse().ok().filter(|discs| has_sign && (-64..=64).contains(discs))?;
    Some(by_difference(discs))
}

/// The winner and the margin, in discs or pieces, or the reason, as in SGF.
fn margin(text: &str) -> Option<Outcome> {
    let (side, margin) = text.split_once('+')?;
    let outcome = match side.trim() {
        "b" | "black" => DARK,
        "w" | "white" => LIGHT,
        _ => return None,
    };
    let is_reason = matches!(margin.trim(), "" | "r" | "resign" | "t" | "time" | "f" | "forfeit");
    (is_reason || margin.trim().parse::<u32>().is_ok_and(|margin| margin > 0)).then_some(outcome)
}

/// A result in words.
fn sentence(text: &str) -> Option<Outcome> {
    let (mut side, mut verb, mut count) = (None, None, 0);
    for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        let (_, meaning) = WORDS.iter().find(|(words, _)| words.contains(&word))?;
        match *meaning {
            Meaning::Side(player) if side.is_none() => side = Some(player),
            Meaning::Side(_) => return None,
            Meaning::Filler => {}
            // `White wins, Black resigns` is too much; `draw by agreement` and `White lost on time` are fine.
            meaning if verb.is_none() => verb = Some(meaning),
            _ => return None,
        }
        count += 1;
    }
    match (side, verb) {
        (None, Some(Meaning::Draw)) => Some(Outcome::Draw),
        (Some(player), Some(Meaning::Wins)) => Some(Outcome::Win(player)),
        (Some(player), Some(Meaning::Loses)) => Some(Outcome::Win(player.opponent())),
        (Some(player), None) if count == 1 => Some(Outcome::Win(player)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_every_form() {
        let outcome = |text: &str, game| parse_result(text, Some(game)).flatten();
        for (expected, texts) in [
            (
                Some(LIGHT),
                &[
                    "1-0",
                    "2-0",
                    "1–0",
                    "1−0",
                    "1 - 0",
                    "1:0",
                    "1 : 0",
                    "white",
                    "White wins",
                    "WHITE WON",
                    "Black resigns",
                    "black resigned.",
                    "Black loses on time",
                    "W+R",
                    "W+Resign",
                    "white+",
                    "1-0 (time)",
                    "Light",
                    "Weiß gewinnt",
                    "Schwarz gibt auf",
                    "les blancs gagnent",
                    "ganan las blancas",
                    "فوز الأبيض",
                    "+:-",
                    "\u{200b}1-0\u{feff}",
                    "１－０",
                    "Red lost",
                ][..],
            ),
            (Some(DARK), &["0-1", "0-2", "0—1", "black", "Dark wins", "White resigns", "Red wins", "B+T", "B+4"]),
            (
                Some(Outcome::Draw),
                &[
                    "1/2-1/2",
                    "½-½",
                    "½–½",
                    "1/2 - 1/2",
                    "0.5-0.5",
                    "0,5-0,5",
                    "1-1",
                    "½",
                    "draw",
                    "Drawn",
                    "=",
                    "Draw by agreement",
                    "draw agreed",
                    "Remis",
                    "tablas",
                    "partie nulle",
                    "تعادل",
                    "1/2–1/2",
                ],
            ),
            (None, &["*", "?", "", "0-0", "-"]),
        ] {
            for text in texts {
                assert!(parse_result(text, None).is_some(), "{text}");
                for game in GameId::ALL {
                    assert_eq!(outcome(text, game), expected, "{text}");
                }
            }
        }
        for text in
            ["7-5", "34-30", "20-16", "3-1", "White Plains", "white draws black", "by", "wins", "1-0-1", "B", "+4"]
        {
            assert_eq!(parse_result(text, Some(GameId::Draughts)), None, "{text}");
        }
    }

    #[test]
    fn discs_are_a_result_in_othello() {
        for (text, expected) in [
            ("34-30", Some(DARK)),
            ("33–31", Some(DARK)),
            ("30 - 34", Some(LIGHT)),
            ("64-0", Some(DARK)),
            ("0:64", Some(LIGHT)),
            ("20-10", Some(DARK)),
            ("32-32", Some(Outcome::Draw)),
            ("+12", Some(DARK)),
            ("-2", Some(LIGHT)),
            ("+0", Some(Outcome::Draw)),
        ] {
            assert_eq!(parse_result(text, Some(GameId::Othello)), Some(expected), "{text}");
        }
        for text in ["40-30", "65-0", "7", "+65", "99-99", "1/2-63"] {
            assert_eq!(parse_result(text, Some(GameId::Othello)), None, "{text}");
        }
    }
}

//! Positions and moves as text, after the standard of Portable Draughts Notation (PDN).
//!
//! A position is a PDN FEN such as `B:W21,22,K30:B1,2`: the side to move, `W` for light (white) or `B` for dark
//! (black); then the squares of light's pieces and those of dark's, in ascending order, kings marked by `K`. On input
//! the two lists may come in either order and unsorted, a run such as `1-12` stands for its squares, blanks may be put
//! between the parts, case is ignored, and a full stop may end it.
//!
//! PDN's FEN has no counters. Where the plies since the last capture or man's move and the move number are not `0 1`,
//! they follow as in the positions of Alquerque, so that a game can be resumed: `B:WK1:BK32 12 34`.

use super::bitboard::Bitboard;
use super::moves::Move;
use super::position::{Position, crowning_row};
use super::square::Square;
use crate::fields::{counters_text, listed, not_a, number, path_fields};
use crate::{Player, TextError};

/// Pieces of one player at the beginning, and so the most there can be.
const MOST_PIECES: u32 = 12;
/// What a list of squares looks like.
const LIST_FORM: &str = "squares from 1 to 32, separated by commas, kings marked by `K`, as in `W21,22,K30`";
const FORM: &str = "the side to move and both sides' squares, as in `B:W21,22,K30:B1,2`";

/// A text that is read from left to right.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
    /// Where `rest` starts: characters counted from 1.
    column: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, rest: text, column: 1 }
    }

    /// The part of the rest, perhaps empty, that has only such characters; it is read.
    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.column += taken.chars().count();
        self.rest = rest;
        taken
    }

    fn skip_blanks(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Whether `next` comes next but for blanks; if so the blanks are read.
    fn skip_blanks_before(&mut self, next: char) -> bool {
        let found = self.rest.trim_start().starts_with(next);
        if found {
            self.skip_blanks();
        }
        found
    }

    /// Reads one of these characters, if it comes next.
    fn take_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let next = self.rest.chars().next().filter(|&c| wanted(c))?;
        self.rest = &self.rest[next.len_utf8()..];
        self.column += 1;
        Some(next)
    }

    fn error(&self, column: usize, problem: impl Into<String>, expected: &str) -> TextError {
        TextError::new("position", self.text, problem, expected).at(column)
    }

    /// Says what stands here in place of what was expected.
    fn unexpected(&self, wanted: &str, expected: &str) -> TextError {
        // As far as the next thing that might be in its place.
        let end = self.rest.find(|c: char| c.is_whitespace() || ",:.".contains(c)).unwrap_or(self.rest.len());
        let found = if end == 0 { self.rest.chars().take(1).collect() } else { self.rest[..end].to_owned() };
        self.error(self.column, not_a(wanted, &found), expected)
    }
}

pub(super) fn parse_position(text: &str) -> Result<Position, TextError> {
    let mut reader = Reader::new(text);
    reader.skip_blanks();
    let to_move = parse_player(&mut reader, "side to move", FORM)?;
    let mut position = Position { pieces: [Bitboard::EMPTY; 2], ..Position::start(to_move) };
    let first = parse_list(&mut reader, None, &mut position)?;
    parse_list(&mut reader, Some(first.opponent()), &mut position)?;
    let dot = reader.skip_blanks_before('.');
    reader.take_if(|c| c == '.');
    let after = reader.column;
    reader.skip_blanks();
    if reader.rest.is_empty() {
        return Ok(position);
    }
    if reader.column == after {
        let expected = if dot { "nothing behind the full stop" } else { LIST_FORM };
        return Err(reader.unexpected("comma", expected));
    }
    position.quiet_plies = parse_counter(&mut reader)
        .map_err(|found| found.error(&reader, "count of plies", "a number from 0 to 65535"))?;
    if reader.rest.is_empty() {
        return Ok(position);
    }
    let column = reader.column;
    position.move_number = parse_counter(&mut reader)
        .and_then(|number| if number > 0 { Ok(number) } else { Err(Found { text: "0", column }) })
        .map_err(|found| found.error(&reader, "move number", "a number from 1 to 65535"))?;
    if !reader.rest.is_empty() {
        return Err(reader.error(
            reader.column,
            "there is more than a position has",
            "at most two counters behind the squares",
        ));
    }
    Ok(position)
}

/// A word that is not what it should be.
struct Found<'a> {
    text: &'a str,
    column: usize,
}

impl Found<'_> {
    fn error(&self, reader: &Reader<'_>, wanted: &str, expected: &str) -> TextError {
        reader.error(self.column, not_a(wanted, self.text), expected)
    }
}

/// Reads a number and the blanks behind it.
fn parse_counter<'a>(reader: &mut Reader<'a>) -> Result<u16, Found<'a>> {
    let column = reader.column;
    let word = reader.take_while(|c| !c.is_whitespace());
    reader.skip_blanks();
    number(word).ok_or(Found { text: word, column })
}

fn parse_player(reader: &mut Reader<'_>, wanted: &str, expected: &str) -> Result<Player, TextError> {
    match reader.take_if(|c| matches!(c, 'W' | 'w' | 'B' | 'b')) {
        Some('W' | 'w') => Ok(Player::Light),
        Some(_) => Ok(Player::Dark),
        None => Err(reader.unexpected(wanted, expected)),
    }
}

/// Reads a colon and one side's squares; says whose they are. `wanted` is that side where it is known.
fn parse_list(reader: &mut Reader<'_>, wanted: Option<Player>, position: &mut Position) -> Result<Player, TextError> {
    reader.skip_blanks();
    if reader.take_if(|c| c == ':').is_none() {
        return Err(reader.unexpected("colon", if wanted.is_some() { LIST_FORM } else { FORM }));
    }
    reader.skip_blanks();
    let start = reader.column;
    let player = parse_player(reader, "colour", "`W` or `B` and the squares of its pieces")?;
    if wanted.is_some_and(|wanted| wanted != player) {
        let problem = format!("the {} pieces are listed twice", player.name());
        return Err(reader.error(start, problem, "one list of squares for each side"));
    }
    // The list of a side without pieces is empty, as in `W:W:BK17`. Blanks behind the letter would make it hard to tell
    // the counters behind an empty list from squares.
    if reader.rest.starts_with(|c: char| !c.is_whitespace() && c != ':' && c != '.') {
        parse_item(reader, player, position)?;
        while reader.skip_blanks_before(',') {
            reader.take_if(|c| c == ',');
            reader.skip_blanks();
            parse_item(reader, player, position)?;
        }
    }
    let count = position.pieces(player).count();
    if count > MOST_PIECES {
        let problem = format!("{} has {count} pieces", player.name());
        return Err(reader.error(start, problem, "at most twelve on each side"));
    }
    Ok(player)
}

/// Reads a square or a run of them, with the mark of kings.
fn parse_item(reader: &mut Reader<'_>, player: Player, position: &mut Position) -> Result<(), TextError> {
    let start = reader.column;
    let king = reader.take_if(|c| matches!(c, 'K' | 'k')).is_some();
    let first = parse_square(reader)?;
    let mut last = first;
    if reader.take_if(|c| c == '-').is_some() {
        // `K1-K4` and `K1-4` mean the same; a run of men does not end in a king.
        if king {
            reader.take_if(|c| matches!(c, 'K' | 'k'));
        }
        last = parse_square(reader)?;
        if last < first {
            let problem = format!("the run from {first} to {last} goes backward");
            return Err(reader.error(start, problem, "the lower square first"));
        }
    }
    for square in Square::all().filter(|&square| first <= square && square <= last) {
        if position.piece_at(square).is_some() {
            let problem = format!("square {square} is listed twice");
            return Err(reader.error(start, problem, "at most one piece on each square"));
        }
        if !king && crowning_row(player).contains(square) {
            let problem = format!("a {} man cannot stand on {square}, where it is crowned", player.name());
            let expected = format!("a king there, `K{square}`");
            return Err(reader.error(start, problem, &expected));
        }
        position.pieces[player.index()] |= square.into();
        if king {
            position.kings |= square.into();
        }
    }
    Ok(())
}

fn parse_square(reader: &mut Reader<'_>) -> Result<Square, TextError> {
    let column = reader.column;
    let word = reader.take_while(|c| !c.is_whitespace() && !",:.-".contains(c));
    number(word).and_then(Square::new).ok_or_else(|| Found { text: word, column }.error(reader, "square", LIST_FORM))
}

pub(super) fn position_text(position: &Position) -> String {
    let to_move = colour(position.to_move());
    let light = list_text(position, Player::Light);
    let dark = list_text(position, Player::Dark);
    let text = format!("{to_move}:{light}:{dark}");
    text + &counters_text(position.quiet_plies, position.move_number)
}

/// PDN's letter for a player.
const fn colour(player: Player) -> char {
    match player {
        Player::Light => 'W',
        Player::Dark => 'B',
    }
}

fn list_text(position: &Position, player: Player) -> String {
    let kings = position.kings(player);
    let mark = |square| if kings.contains(square) { "K" } else { "" };
    let items: Vec<String> = position.pieces(player).iter().map(|square| format!("{}{square}", mark(square))).collect();
    format!("{}{}", colour(player), items.join(","))
}

/// Reads one of `legal`. Case is ignored, `-` stands for `x` as well, and a capture may leave out squares between the
/// first and the last, where only one capture is meant or all that are have the same effect.
pub(super) fn parse_move(text: &str, legal: &[Move]) -> Result<Move, TextError> {
    let error = |problem: &str, expected: String| TextError::new("move", text, problem, expected);
    let mut path = Vec::new();
    for part in path_fields(text) {
        path.push(number(part.text).and_then(Square::new).ok_or_else(|| {
            error(&not_a("square", part.text), "squares from 1 to 32, as in `11-15` or `15x24x31`".to_owned())
                .at(part.column)
        })?);
    }
    if let Some(&mv) = legal.iter().find(|mv| mv.path() == path) {
        return Ok(mv);
    }
    if legal.is_empty() {
        return Err(error("the game is over", "no move".to_owned()));
    }
    let meant: Vec<Move> =
        legal.iter().copied().filter(|mv| path.len() > 1 && is_short_for(&path, &mv.path())).collect();
    if let Some((&first, others)) = meant.split_first() {
        if others.iter().all(|other| captured(*other) == captured(first)) {
            return Ok(first);
        }
        return Err(error("it is short for several captures", format!("one of {}", listed(&meant))));
    }
    let problem = if path.len() == 1 {
        "it has only one square"
    } else if legal.iter().any(|mv| mv.path().starts_with(&path)) {
        "the capture must go on"
    } else if legal[0].is_capture() {
        "it is not legal, and a capture is compulsory"
    } else {
        "it is not legal"
    };
    Err(error(problem, format!("one of {}", listed(legal))))
}

/// Whether `short` is `path` without some of the squares between the first and the last.
fn is_short_for(short: &[Square], path: &[Square]) -> bool {
    let mut squares = path.iter();
    short.first() == path.first()
        && short.last() == path.last()
        && short.iter().all(|square| squares.any(|s| s == square))
}

fn captured(mv: Move) -> Bitboard {
    mv.captured().into_iter().collect()
}

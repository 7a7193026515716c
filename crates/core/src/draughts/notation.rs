//! Notation of positions and moves, following Portable Draughts Notation (PDN).
//!
//! A position is a PDN FEN such as `B:W21,22,K30:B1,2`: the side to move, `W` for light (white) or `B` for dark
//! (black); then the squares of light's pieces and those of dark's, in ascending order, with kings marked by `K`. The
//! parser also accepts the two lists in either order and unsorted, runs of squares such as `1-12`, spaces between the
//! parts, either case, and a final full stop.
//!
//! PDN's FEN has no counters. If the plies since the last capture or man's move and the move number are not `0 1`, they
//! follow as in the positions of Alquerque, so that a game can be resumed: `B:WK1:BK32 12 34`.

use alquerque_language::{MessageId, Phrase, message};

use super::game::Draughts;
use super::movegen::Move;
use super::position::Position;
use super::square::{Bitboard, Square};
use super::tabletop::BOARD;
use crate::board::{Kind, Piece, Place};
use crate::error::{not_a, one_of, position_error};
use crate::fields::{counters_text, number, sorted_texts};
use crate::ruleset_text::reads_rules;
use crate::setup::{Setup, SetupPart};
use crate::tabletop::Tabletop;
use crate::{Game, Notation, Player, TextError, path_move};

reads_rules!(Draughts);

impl Notation for Draughts {
    fn ruleset_text(&self) -> String {
        self.ruleset.to_string()
    }

    fn parse_position(&self, text: &str) -> Result<Position, TextError> {
        let parts = read(text)?;
        self.set_up(&parts.setup).map_err(|error| {
            let column = match error.part {
                SetupPart::Side(player) => parts.sides[player.index()],
                SetupPart::Spot(spot) => parts.spots[usize::from(spot.0)],
                SetupPart::Barred(_) | SetupPart::Pass(_) => 1,
            };
            error.in_text(text, column)
        })
    }

    fn position_text(&self, position: &Position) -> String {
        let to_move = colour(position.to_move());
        let light = list_text(position, Player::Light);
        let dark = list_text(position, Player::Dark);
        let text = format!("{to_move}:{light}:{dark}");
        text + &counters_text(position.quiet_plies, position.move_number)
    }

    /// Accepts either case, `-` for `x`, and captures without intermediate squares, if only one capture matches or all
    /// matching captures have the same effect.
    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, TextError> {
        let legal = self.moves(position);
        let square = |name: &str| number(name).and_then(Square::new);
        let path = path_move::read(text, square, "square", message::EXPECTED_NUMBERED_SQUARES)?;
        if let Some(&mv) = legal.iter().find(|mv| mv.path() == path) {
            return Ok(mv);
        }
        let mut meant = legal.clone();
        meant.retain(|mv| path.len() > 1 && is_short_for(&path, &mv.path()));
        match meant.split_first() {
            None => Err(path_move::refusal(text, &path, &legal, "square")),
            Some((&first, others)) if others.iter().all(|&other| captured(other) == captured(first)) => Ok(first),
            Some(_) => Err(TextError::new("move", text, message::PROBLEM_SEVERAL_MEANT, one_of(sorted_texts(&meant)))),
        }
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }
}

/// A parser that reads a text from left to right.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
    /// The column of `rest`, counted in characters from 1.
    column: usize,
}

impl<'a> Reader<'a> {
    /// Reads the longest prefix, possibly empty, whose characters are `wanted`.
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

    /// Reads `next` and surrounding spaces, if it comes next.
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

    fn error(&self, column: usize, problem: impl Into<Phrase>, expected: MessageId) -> TextError {
        position_error(self.text, column, problem, expected)
    }

    /// The error for finding something other than what was expected.
    fn unexpected(&self, wanted: &'static str, expected: MessageId) -> TextError {
        // Quotes up to where something else may begin.
        let end = self.rest.find(|c: char| c.is_whitespace() || ",:.".contains(c)).unwrap_or(self.rest.len());
        let found = if end == 0 { self.rest.chars().take(1).collect() } else { self.rest[..end].to_owned() };
        self.error(self.column, not_a(wanted, &found), expected)
    }
}

/// A parsed position and the columns of its parts.
struct Parts {
    setup: Setup,
    /// The column of each side's list.
    sides: [usize; 2],
    /// The column of the item that has put a piece on each spot.
    spots: [usize; 64],
}

fn read(text: &str) -> Result<Parts, TextError> {
    let mut reader = Reader { text, rest: text, column: 1 };
    reader.skip_blanks();
    let to_move = parse_player(&mut reader, "side", message::EXPECTED_DRAUGHTS_POSITION)?;
    let mut parts = Parts { setup: Setup::empty(BOARD, to_move), sides: [0; 2], spots: [0; 64] };
    let first = parse_list(&mut reader, None, &mut parts)?;
    parse_list(&mut reader, Some(first.opponent()), &mut parts)?;
    parse_labelled_counters(&mut reader, &mut parts.setup)?;
    let dot = reader.skip_blanks_before('.');
    reader.take_if(|c| c == '.');
    let after = reader.column;
    reader.skip_blanks();
    if reader.rest.is_empty() {
        return Ok(parts);
    }
    if reader.column == after {
        let expected = if dot { message::EXPECTED_FULL_STOP } else { message::EXPECTED_SQUARE_LIST };
        return Err(reader.unexpected("comma", expected));
    }
    parts.setup.quiet_plies = parse_counter(&mut reader, 0, "quiet", message::EXPECTED_COUNT)?;
    if reader.rest.is_empty() {
        return Ok(parts);
    }
    parts.setup.move_number = parse_counter(&mut reader, 1, "number", message::EXPECTED_NUMBER)?;
    if !reader.rest.is_empty() {
        return Err(reader.error(reader.column, message::PROBLEM_SURPLUS, message::EXPECTED_COUNTERS_BEHIND_SQUARES));
    }
    Ok(parts)
}

/// Reads the counters as lidraughts writes them: `:H3:F10`, the plies since the last capture or man's move, and the move
/// number.
fn parse_labelled_counters(reader: &mut Reader<'_>, setup: &mut Setup) -> Result<(), TextError> {
    for (label, least, wanted, expected) in
        [(":H", 0, "quiet", message::EXPECTED_COUNT), (":F", 1, "number", message::EXPECTED_NUMBER)]
    {
        let Some(rest) = reader.rest.strip_prefix(label) else { continue };
        (reader.rest, reader.column) = (rest, reader.column + label.len());
        let column = reader.column;
        let digits = reader.take_while(|c| c.is_ascii_digit());
        let number = number(digits).filter(|&number| number >= least);
        let number = number.ok_or_else(|| reader.error(column, not_a(wanted, digits), expected))?;
        *if least == 0 { &mut setup.quiet_plies } else { &mut setup.move_number } = number;
    }
    Ok(())
}

/// Reads a number, at least this one, and the spaces after it.
fn parse_counter(
    reader: &mut Reader<'_>,
    least: u16,
    wanted: &'static str,
    expected: MessageId,
) -> Result<u16, TextError> {
    let column = reader.column;
    let word = reader.take_while(|c| !c.is_whitespace());
    reader.skip_blanks();
    let number = number(word).filter(|&number| number >= least);
    number.ok_or_else(|| reader.error(column, not_a(wanted, word), expected))
}

fn parse_player(reader: &mut Reader<'_>, wanted: &'static str, expected: MessageId) -> Result<Player, TextError> {
    match reader.take_if(|c| matches!(c, 'W' | 'w' | 'B' | 'b')) {
        Some('W' | 'w') => Ok(Player::Light),
        Some(_) => Ok(Player::Dark),
        None => Err(reader.unexpected(wanted, expected)),
    }
}

/// Reads a colon and one side's squares, and returns the side; `wanted` is the expected side, if known.
fn parse_list(reader: &mut Reader<'_>, wanted: Option<Player>, parts: &mut Parts) -> Result<Player, TextError> {
    reader.skip_blanks();
    if reader.take_if(|c| c == ':').is_none() {
        let expected =
            if wanted.is_some() { message::EXPECTED_SQUARE_LIST } else { message::EXPECTED_DRAUGHTS_POSITION };
        return Err(reader.unexpected("colon", expected));
    }
    reader.skip_blanks();
    let start = reader.column;
    let player = parse_player(reader, "colour", message::EXPECTED_COLOUR_AND_SQUARES)?;
    if wanted.is_some_and(|wanted| wanted != player) {
        return Err(reader.error(
            start,
            Phrase::new(message::PROBLEM_SIDE_TWICE).key("side", player.name()),
            message::EXPECTED_ONE_LIST_EACH,
        ));
    }
    // The list of a side without pieces is empty, as in `W:W:BK17`. Spaces after the letter would make it hard to tell
    // squares from the counters after an empty list.
    if reader.rest.starts_with(|c: char| !c.is_whitespace() && c != ':' && c != '.') {
        parse_item(reader, player, parts)?;
        while reader.skip_blanks_before(',') {
            reader.take_if(|c| c == ',');
            reader.skip_blanks();
            parse_item(reader, player, parts)?;
        }
    }
    parts.sides[player.index()] = start;
    Ok(player)
}

/// Reads a square or a run of squares, with the mark for kings.
fn parse_item(reader: &mut Reader<'_>, player: Player, parts: &mut Parts) -> Result<(), TextError> {
    let start = reader.column;
    let is_king = reader.take_if(|c| matches!(c, 'K' | 'k')).is_some();
    let first = parse_square(reader)?;
    let mut last = first;
    if reader.take_if(|c| c == '-').is_some() {
        // `K1-K4` and `K1-4` mean the same; a run of men cannot end with a king.
        if is_king {
            reader.take_if(|c| matches!(c, 'K' | 'k'));
        }
        last = parse_square(reader)?;
        if last < first {
            let problem =
                Phrase::new(message::PROBLEM_BACKWARD).text("from", &first.to_string()).text("to", &last.to_string());
            return Err(reader.error(start, problem, message::EXPECTED_LOWER_FIRST));
        }
    }
    for square in Square::all().filter(|&square| first <= square && square <= last) {
        let spot = usize::from(square.spot().0);
        if parts.setup.pieces[spot].is_some() {
            let problem = Phrase::new(message::PROBLEM_SQUARE_TWICE).text("at", &square.to_string());
            return Err(reader.error(start, problem, message::EXPECTED_ONE_PIECE_EACH));
        }
        let kind = if is_king { Kind::King } else { Kind::Man };
        parts.setup.pieces[spot] = Some(Piece { player, kind });
        parts.spots[spot] = start;
    }
    Ok(())
}

fn parse_square(reader: &mut Reader<'_>) -> Result<Square, TextError> {
    let column = reader.column;
    let word = reader.take_while(|c| !c.is_whitespace() && !",:.-".contains(c));
    number(word)
        .and_then(Square::new)
        .ok_or_else(|| reader.error(column, not_a("square", word), message::EXPECTED_SQUARE_LIST))
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

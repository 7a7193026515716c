//! Naive rules of English draughts: a literal transcription of the rules that shares no code with the code under test.
//!
//! The board is 8 x 8, a move is the text of its squares, and capture chains are followed on copies of the board. Slow,
//! but easy to verify by reading.

use proptest::prelude::*;

use crate::naive::Side;
use crate::naive_game::NaiveState;

/// Plies without a capture or a move of a man that end a game: 40 moves by each side.
const QUIET_PLIES: u16 = 80;

/// A piece: its side, and whether it is a king.
pub type Piece = (Side, bool);

/// `board[row][column]`, row 0 on top, column 0 on the left.
pub type Board = [[Option<Piece>; 8]; 8];

/// A row and a column, both from 0.
pub type Place = (usize, usize);

/// The numbers of the squares, as printed in the rules; 0 for a light square.
const NUMBERS: [[u8; 8]; 8] = [
    [0, 1, 0, 2, 0, 3, 0, 4],
    [5, 0, 6, 0, 7, 0, 8, 0],
    [0, 9, 0, 10, 0, 11, 0, 12],
    [13, 0, 14, 0, 15, 0, 16, 0],
    [0, 17, 0, 18, 0, 19, 0, 20],
    [21, 0, 22, 0, 23, 0, 24, 0],
    [0, 25, 0, 26, 0, 27, 0, 28],
    [29, 0, 30, 0, 31, 0, 32, 0],
];

/// The place of the square with this number.
///
/// # Panics
/// If there is no such square.
pub fn place(number: &str) -> Place {
    let number: u8 = number.parse().expect("a number");
    let found = places().into_iter().find(|&(row, column)| NUMBERS[row][column] == number);
    found.expect("a number from 1 to 32")
}

/// The places of all dark squares, in the order of their numbers.
fn places() -> Vec<Place> {
    (0..8)
        .flat_map(|row| (0..8).map(move |column| (row, column)))
        .filter(|&(row, column)| NUMBERS[row][column] != 0)
        .collect()
}

/// The place this many rows down and columns to the right, if it is on the board.
fn offset((row, column): Place, rows: i32, columns: i32) -> Option<Place> {
    let row = i32::try_from(row).expect("a small number") + rows;
    let column = i32::try_from(column).expect("a small number") + columns;
    ((0..8).contains(&row) && (0..8).contains(&column))
        .then(|| (usize::try_from(row).expect("on the board"), usize::try_from(column).expect("on the board")))
}

/// The directions of a piece, as rows and columns: a man only moves forward, light's up and dark's down.
fn ways(piece: Piece) -> Vec<(i32, i32)> {
    match piece {
        (_, true) => vec![(-1, -1), (-1, 1), (1, -1), (1, 1)],
        (Side::Light, false) => vec![(-1, -1), (-1, 1)],
        (Side::Dark, false) => vec![(1, -1), (1, 1)],
    }
}

/// The row in which men of `side` are crowned.
fn last_row(side: Side) -> usize {
    if side == Side::Light { 0 } else { 7 }
}

/// A state of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub to_move: Side,
    /// Plies since the last capture or move of a man.
    pub quiet: u16,
    /// One more than the number of turns of the side that moved second.
    pub number: u16,
    /// The side that moved first.
    pub begin: Side,
}

impl State {
    /// The starting position.
    pub fn start(begin: Side) -> Self {
        let mut board = [[None; 8]; 8];
        for (row, column) in places() {
            board[row][column] = match row {
                0..=2 => Some((Side::Dark, false)),
                5..=7 => Some((Side::Light, false)),
                _ => None,
            };
        }
        Self { board, to_move: begin, quiet: 0, number: 1, begin }
    }

    fn at(&self, (row, column): Place) -> Option<Piece> {
        self.board[row][column]
    }

    fn pieces(&self, side: Side) -> Vec<(Place, Piece)> {
        places()
            .into_iter()
            .filter_map(|place| Some((place, self.at(place)?)))
            .filter(|(_, piece)| piece.0 == side)
            .collect()
    }
}

impl NaiveState for State {
    fn text(&self) -> String {
        let list = |side| {
            let square = |(place, piece): (Place, Piece)| {
                format!("{}{}", if piece.1 { "K" } else { "" }, NUMBERS[place.0][place.1])
            };
            self.pieces(side).into_iter().map(square).collect::<Vec<_>>().join(",")
        };
        let to_move = if self.to_move == Side::Light { "W" } else { "B" };
        let text = format!("{to_move}:W{}:B{}", list(Side::Light), list(Side::Dark));
        if (self.quiet, self.number) == (0, 1) { text } else { format!("{text} {} {}", self.quiet, self.number) }
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for (from, piece) in self.pieces(self.to_move) {
            let mut board = self.board;
            board[from.0][from.1] = None;
            chains(&board, piece, from, NUMBERS[from.0][from.1].to_string(), &mut moves);
        }
        if moves.is_empty() {
            for (from, piece) in self.pieces(self.to_move) {
                for (rows, columns) in ways(piece) {
                    if let Some(to) = offset(from, rows, columns)
                        && self.at(to).is_none()
                    {
                        moves.push(format!("{}-{}", NUMBERS[from.0][from.1], NUMBERS[to.0][to.1]));
                    }
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    fn play(&mut self, text: &str) {
        let path: Vec<Place> = text.split(['-', 'x']).map(place).collect();
        let (first, last) = (path[0], path[path.len() - 1]);
        let (side, king) = self.board[first.0][first.1].take().expect("a piece");
        let capture = text.contains('x');
        if capture {
            for leg in path.windows(2) {
                // The square jumped over.
                self.board[usize::midpoint(leg[0].0, leg[1].0)][usize::midpoint(leg[0].1, leg[1].1)] = None;
            }
        }
        self.quiet = if capture || !king { 0 } else { self.quiet + 1 };
        self.board[last.0][last.1] = Some((side, king || last.0 == last_row(side)));
        if side != self.begin {
            self.number += 1;
        }
        self.to_move = side.other();
    }

    fn ending(&self) -> Option<String> {
        if self.moves().is_empty() {
            let reason = if self.pieces(self.to_move).is_empty() { "no pieces" } else { "no moves" };
            return Some(format!("{}: {reason}", self.to_move.other().name()));
        }
        (self.quiet >= QUIET_PLIES).then(|| "draw: quiet plies".to_owned())
    }
}

/// Adds to `found` every complete chain of captures from `here`. The capturing piece is not on `board`.
fn chains(board: &Board, piece: Piece, here: Place, path: String, found: &mut Vec<String>) {
    let mut ended = true;
    // A man that reaches the last row stops there.
    let crowned = !piece.1 && here.0 == last_row(piece.0);
    for (rows, columns) in if crowned { vec![] } else { ways(piece) } {
        if let (Some(over), Some(to)) = (offset(here, rows, columns), offset(here, 2 * rows, 2 * columns))
            && board[over.0][over.1].is_some_and(|(side, _)| side != piece.0)
            && board[to.0][to.1].is_none()
        {
            ended = false;
            let mut board = *board;
            board[over.0][over.1] = None;
            chains(&board, piece, to, format!("{path}x{}", NUMBERS[to.0][to.1]), found);
        }
    }
    if ended && path.contains('x') {
        found.push(path);
    }
}

/// Any valid position, reachable or not: up to twelve pieces on each side, men and kings, but no man on its crowning
/// row.
pub fn states() -> impl Strategy<Value = State> {
    // From nearly empty to nearly full boards, from equal to one-sided, from men only to kings only.
    (0u32..=100, 0u32..=100, 0u32..=100).prop_flat_map(|(fullness, lightness, royalty)| {
        (
            prop::collection::vec((0u32..100, 0u32..100, 0u32..100), 32),
            any::<bool>(),
            any::<bool>(),
            (0u16..=90, 1u16..=200),
        )
            .prop_map(move |(squares, light_to_move, light_begins, counters)| {
                let side = |light| if light { Side::Light } else { Side::Dark };
                let mut board = [[None; 8]; 8];
                let mut counts = [0, 0];
                for ((row, column), (full, light, king)) in places().into_iter().zip(squares) {
                    let owner = side(light < lightness);
                    let count = &mut counts[usize::from(owner == Side::Light)];
                    if full < fullness && *count < 12 {
                        *count += 1;
                        board[row][column] = Some((owner, king < royalty || row == last_row(owner)));
                    }
                }
                State {
                    board,
                    to_move: side(light_to_move),
                    quiet: counters.0,
                    number: counters.1,
                    begin: side(light_begins),
                }
            })
    })
}

//! Naive rules of Othello: a literal transcription of the rules that shares no code with the code under test.
//!
//! The board is an array, and a move is tried in each of the eight directions, square by square. Slow, but easy to
//! verify by reading.

use std::cmp::Ordering;

use proptest::prelude::*;

use crate::naive::Side;
use crate::naive_game::NaiveState;

/// A square as its column and row, both from 0 at the top left.
pub type Square = (usize, usize);

/// The name of a square, such as `f5`.
pub fn name((column, row): Square) -> String {
    format!("{}{}", &"abcdefgh"[column..=column], row + 1)
}

/// The square with this name.
///
/// # Panics
/// If there is no such square.
pub fn square(name: &str) -> Square {
    let column = "abcdefgh".find(&name[..1]).expect("a column from a to h");
    (column, name[1..].parse::<usize>().expect("a row from 1 to 8") - 1)
}

/// Horizontally, vertically, diagonally.
const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

fn letter(side: Side) -> char {
    if side == Side::Dark { 'X' } else { 'O' }
}

/// A state of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// `board[row][column]`
    pub board: [[Option<Side>; 8]; 8],
    /// The side to move.
    pub to_move: Side,
    /// Whether the game ends when the side to move can place no disc, instead of a pass.
    pub over_without_set: bool,
}

impl State {
    /// The starting position.
    pub fn start(over_without_set: bool) -> Self {
        let mut board = [[None; 8]; 8];
        for (name, side) in [("d5", Side::Dark), ("e4", Side::Dark), ("e5", Side::Light), ("d4", Side::Light)] {
            let (column, row) = square(name);
            board[row][column] = Some(side);
        }
        Self { board, to_move: Side::Dark, over_without_set }
    }

    /// The squares of the opponent's discs that a disc of `side` on `square` would bracket.
    fn bracketed(&self, side: Side, (column, row): Square) -> Vec<Square> {
        let mut all = Vec::new();
        for (right, down) in DIRECTIONS {
            let mut run = Vec::new();
            let mut distance = 1;
            loop {
                let x = usize::try_from(i32::try_from(column).expect("small") + right * distance);
                let y = usize::try_from(i32::try_from(row).expect("small") + down * distance);
                let (Ok(x), Ok(y)) = (x, y) else { break };
                if x > 7 || y > 7 {
                    break;
                }
                match self.board[y][x] {
                    None => break,
                    Some(disc) if disc == side => {
                        all.extend(run);
                        break;
                    }
                    Some(_) => run.push((x, y)),
                }
                distance += 1;
            }
        }
        all
    }

    fn sets(&self, side: Side) -> Vec<Square> {
        let mut sets = Vec::new();
        for row in 0..8 {
            for column in 0..8 {
                if self.board[row][column].is_none() && !self.bracketed(side, (column, row)).is_empty() {
                    sets.push((column, row));
                }
            }
        }
        sets
    }

    /// The squares of the discs that a move flips, sorted by row and column.
    pub fn turned(&self, text: &str) -> Vec<Square> {
        if text == "pass" {
            return Vec::new();
        }
        let mut turned = self.bracketed(self.to_move, square(text));
        turned.sort_unstable_by_key(|&(column, row)| (row, column));
        turned
    }

    /// The number of discs of a side.
    pub fn discs(&self, side: Side) -> u32 {
        let mut discs = 0;
        for row in self.board {
            for square in row {
                if square == Some(side) {
                    discs += 1;
                }
            }
        }
        discs
    }

    /// The result of a game that ends here, in light's and dark's discs.
    pub fn score(&self) -> [u32; 2] {
        let (light, dark) = (self.discs(Side::Light), self.discs(Side::Dark));
        let empty = 64 - light - dark;
        if self.over_without_set {
            [light, dark]
        } else if light > dark {
            [light + empty, dark]
        } else if dark > light {
            [light, dark + empty]
        } else {
            [32, 32]
        }
    }
}

impl NaiveState for State {
    fn text(&self) -> String {
        let mut text = String::new();
        for row in self.board {
            for square in row {
                text.push(square.map_or('-', letter));
            }
        }
        text.push(' ');
        text.push(letter(self.to_move));
        text
    }

    /// Row by row from the top, each from the left.
    fn moves(&self) -> Vec<String> {
        let sets = self.sets(self.to_move);
        if !sets.is_empty() {
            return sets.into_iter().map(name).collect();
        }
        if self.over_without_set || self.sets(self.to_move.other()).is_empty() {
            return Vec::new();
        }
        vec!["pass".to_owned()]
    }

    fn play(&mut self, text: &str) {
        if text != "pass" {
            for (column, row) in self.turned(text) {
                self.board[row][column] = Some(self.to_move);
            }
            let (column, row) = square(text);
            self.board[row][column] = Some(self.to_move);
        }
        self.to_move = self.to_move.other();
    }

    fn ending(&self) -> Option<String> {
        if !self.moves().is_empty() {
            return None;
        }
        let winner = match self.discs(Side::Dark).cmp(&self.discs(Side::Light)) {
            Ordering::Greater => "dark",
            Ordering::Less => "light",
            Ordering::Equal => "draw",
        };
        Some(format!("{winner}: discs"))
    }
}

/// Any board, from nearly empty to nearly full, from equal to one-sided.
pub fn states() -> impl Strategy<Value = State> {
    (0u32..=100, 0u32..=100).prop_flat_map(|(fullness, lightness)| {
        (prop::collection::vec((0u32..100, 0u32..100), 64), any::<bool>(), any::<bool>()).prop_map(
            move |(squares, light_to_move, over_without_set)| {
                let mut board = [[None; 8]; 8];
                for (index, (full, light)) in squares.into_iter().enumerate() {
                    let side = if light < lightness { Side::Light } else { Side::Dark };
                    board[index / 8][index % 8] = (full < fullness).then_some(side);
                }
                let to_move = if light_to_move { Side::Light } else { Side::Dark };
                State { board, to_move, over_without_set }
            },
        )
    })
}

//! The rules of Alquerque once more, as plainly as the rules text puts them, and without a line of the code under test.
//!
//! The board is an array, the lines are written out, a move is the text of its points, and a chain of captures is
//! followed on copies of the board. Slow, and meant to be checked by reading.

use std::collections::BTreeMap;

/// The lines of the board, from end to end.
const LINES: [&str; 16] = [
    "a1 b1 c1 d1 e1",
    "a2 b2 c2 d2 e2",
    "a3 b3 c3 d3 e3",
    "a4 b4 c4 d4 e4",
    "a5 b5 c5 d5 e5",
    "a1 a2 a3 a4 a5",
    "b1 b2 b3 b4 b5",
    "c1 c2 c3 c4 c5",
    "d1 d2 d3 d4 d5",
    "e1 e2 e3 e4 e5",
    "a1 b2 c3 d4 e5",
    "a5 b4 c3 d2 e1",
    "a3 b4 c5",
    "c5 d4 e3",
    "e3 d2 c1",
    "c1 b2 a3",
];

/// Plies without a capture that end a game in which inverting is allowed.
const QUIET_PLIES: u16 = 100;

/// A side; not the type of the code under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// Begins, and moves towards row 5.
    Light,
    /// Moves towards row 1.
    Dark,
}

impl Side {
    /// The other side.
    pub fn other(self) -> Self {
        if self == Self::Light { Self::Dark } else { Self::Light }
    }

    /// `l` or `d`.
    pub fn letter(self) -> char {
        if self == Self::Light { 'l' } else { 'd' }
    }

    /// `light` or `dark`.
    pub fn name(self) -> &'static str {
        if self == Self::Light { "light" } else { "dark" }
    }
}

/// A point as its column and row, both from 0.
pub type Point = (usize, usize);

/// The name of a point, such as `c3`.
pub fn name((column, row): Point) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e"][column], row + 1)
}

/// The point of that name.
///
/// # Panics
/// Where there is no such point.
pub fn point(name: &str) -> Point {
    let column = "abcde".find(&name[..1]).expect("a column from a to e");
    (column, name[1..].parse::<usize>().expect("a row from 1 to 5") - 1)
}

/// All lines, in both directions, as points.
fn lines() -> Vec<Vec<Point>> {
    let forward: Vec<Vec<Point>> = LINES.iter().map(|line| line.split(' ').map(point).collect()).collect();
    let backward = forward.iter().map(|line| line.iter().rev().copied().collect());
    forward.iter().cloned().chain(backward).collect()
}

/// The next points along the lines from `from`.
pub fn neighbours(from: Point) -> Vec<Point> {
    let mut found: Vec<Point> =
        lines().iter().flat_map(|line| line.windows(2)).filter(|pair| pair[0] == from).map(|pair| pair[1]).collect();
    found.sort_unstable();
    found
}

/// The jumps that the lines offer from `from`: the point jumped over, and the point of landing.
fn jumps(from: Point) -> Vec<(Point, Point)> {
    lines()
        .iter()
        .flat_map(|line| line.windows(3))
        .filter(|three| three[0] == from)
        .map(|three| (three[1], three[2]))
        .collect()
}

/// A state of the game, with what each checker did last.
#[derive(Clone, Debug)]
pub struct State {
    /// `board[row][column]`
    pub board: [[Option<Side>; 5]; 5],
    /// The side to move.
    pub to_move: Side,
    /// For each checker whose own last move was a step: where it stands, and the point that it left.
    pub left: BTreeMap<Point, Point>,
    /// Plies since the last capture.
    pub quiet: u16,
    /// One more than the turns that dark has had.
    pub number: u16,
    /// Whether a checker may take back its own last move.
    pub inverting_allowed: bool,
}

impl State {
    /// The starting position, written out.
    pub fn start(inverting_allowed: bool) -> Self {
        let mut board = [[None; 5]; 5];
        for name in ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "d3", "e3"] {
            let (column, row) = point(name);
            board[row][column] = Some(Side::Light);
        }
        for name in ["a5", "b5", "c5", "d5", "e5", "a4", "b4", "c4", "d4", "e4", "a3", "b3"] {
            let (column, row) = point(name);
            board[row][column] = Some(Side::Dark);
        }
        Self { board, to_move: Side::Light, left: BTreeMap::new(), quiet: 0, number: 1, inverting_allowed }
    }

    fn at(&self, (column, row): Point) -> Option<Side> {
        self.board[row][column]
    }

    /// The points with a checker of `side`.
    pub fn checkers(&self, side: Side) -> Vec<Point> {
        (0..5)
            .flat_map(|column| (0..5).map(move |row| (column, row)))
            .filter(|&point| self.at(point) == Some(side))
            .collect()
    }

    /// The legal moves as texts, sorted. A draw does not take them away.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for from in self.checkers(self.to_move) {
            let mut board = self.board;
            board[from.1][from.0] = None;
            chains(&board, self.to_move, from, &name(from), &mut moves);
        }
        if moves.is_empty() {
            for from in self.checkers(self.to_move) {
                for to in neighbours(from) {
                    if self.at(to).is_none() && self.may_step(from, to) {
                        moves.push(format!("{}-{}", name(from), name(to)));
                    }
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    /// Whether the rules let the checker on `from` step to its neighbour `to`, if that is free.
    fn may_step(&self, from: Point, to: Point) -> bool {
        let side = self.at(from).expect("a checker");
        may_ever_step(side, from, to) && (self.inverting_allowed || self.left.get(&from) != Some(&to))
    }

    /// Plays a legal move.
    ///
    /// # Panics
    /// Where the move is not legal, mostly.
    pub fn play(&mut self, text: &str) {
        let path: Vec<Point> = text.split(['-', 'x']).map(point).collect();
        let (first, last) = (path[0], path[path.len() - 1]);
        let side = self.board[first.1][first.0].take().expect("a checker");
        self.left.remove(&first);
        if text.contains('x') {
            for leg in path.windows(2) {
                let over = jumps(leg[0]).into_iter().find(|jump| jump.1 == leg[1]).expect("a jump").0;
                self.board[over.1][over.0] = None;
                self.left.remove(&over);
            }
            self.quiet = 0;
        } else {
            self.left.insert(last, first);
            self.quiet += 1;
        }
        self.board[last.1][last.0] = Some(side);
        if side == Side::Dark {
            self.number += 1;
        }
        self.to_move = side.other();
    }

    /// Who has won and why, as `winner: reason`, or the draw; repetition is not looked at.
    pub fn ending(&self) -> Option<String> {
        if self.moves().is_empty() {
            let reason = if self.checkers(self.to_move).is_empty() { "no pieces" } else { "no moves" };
            return Some(format!("{}: {reason}", self.to_move.other().name()));
        }
        (self.inverting_allowed && self.quiet >= QUIET_PLIES).then(|| "draw: quiet plies".to_owned())
    }

    /// The position in the notation of the project.
    ///
    /// # Panics
    /// Where `left` speaks of a point without a checker.
    pub fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in self.board.iter().rev() {
            let letters: String = row.iter().map(|checker| checker.map_or('1', Side::letter)).collect();
            // The longest runs first.
            rows.push(letters.replace("11111", "5").replace("1111", "4").replace("111", "3").replace("11", "2"));
        }
        let mut bars = Vec::new();
        if !self.inverting_allowed {
            for (&here, &left) in &self.left {
                if may_ever_step(self.at(here).expect("a checker"), here, left) {
                    bars.push(format!("{}-{}", name(here), name(left)));
                }
            }
        }
        bars.sort_unstable();
        let bars = if bars.is_empty() { "-".to_owned() } else { bars.join(",") };
        let text = format!("{} {} {bars}", rows.join("/"), self.to_move.letter());
        if self.inverting_allowed && (self.quiet, self.number) != (0, 1) {
            return format!("{text} {} {}", self.quiet, self.number);
        }
        text
    }
}

/// Whether the rules know the step at all: never towards the own base row, and never from the opponent's.
pub fn may_ever_step(side: Side, from: Point, to: Point) -> bool {
    match side {
        Side::Light => to.1 >= from.1 && from.1 != 4,
        Side::Dark => to.1 <= from.1 && from.1 != 0,
    }
}

/// Adds to `found` every complete chain of captures from `here`. The capturing checker is in the hand, not on `board`.
fn chains(board: &[[Option<Side>; 5]; 5], side: Side, here: Point, path: &str, found: &mut Vec<String>) {
    let mut ended = true;
    for (over, to) in jumps(here) {
        if board[over.1][over.0] == Some(side.other()) && board[to.1][to.0].is_none() {
            ended = false;
            let mut board = *board;
            // A captured checker leaves the board while it is being jumped.
            board[over.1][over.0] = None;
            chains(&board, side, to, &format!("{path}x{}", name(to)), found);
        }
    }
    if ended && path.contains('x') {
        found.push(path.to_owned());
    }
}

//! Naive rules of Alquerque, for all rulesets: a literal transcription of the rules that shares no code with the code
//! under test.
//!
//! The board is an array, the lines are spelled out, a move is the text of its points, and capture chains are followed
//! on copies of the board. Slow, but easy to verify by reading.

use std::collections::BTreeMap;

use crate::naive_game::NaiveState;

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

/// The number of checkers at which play withdraws to the inner square.
const INNER_SQUARE: usize = 8;

/// Plies without a capture that end a game, if the rules allow endless games.
const QUIET_PLIES: u16 = 100;

/// How far a chain of captures goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chains {
    /// Until no further capture is possible.
    Complete,
    /// As far as the player likes.
    Free,
    /// One jump.
    Single,
}

/// The options of the rules; deliberately not the type of the code under test.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent option")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Whether checkers step along any line, not only forward and sideways.
    pub any_direction: bool,
    /// Whether a checker may reverse its own last step.
    pub inverting_allowed: bool,
    /// Whether captures are optional.
    pub capture_optional: bool,
    /// How far a chain goes.
    pub chains: Chains,
    /// Whether the last eight checkers withdraw from the edge.
    pub inner_square: bool,
    /// Whether dark begins.
    pub dark_begins: bool,
}

impl Rules {
    /// The rules of `merkel`.
    pub const MERKEL: Self = Self {
        any_direction: false,
        inverting_allowed: false,
        capture_optional: false,
        chains: Chains::Complete,
        inner_square: false,
        dark_begins: false,
    };

    /// The ruleset with this name.
    ///
    /// # Panics
    /// If there is no such ruleset.
    pub fn named(name: &str) -> Self {
        let free = Self { any_direction: true, inverting_allowed: true, ..Self::MERKEL };
        match name {
            "merkel" => Self::MERKEL,
            "merkel,invert=allowed" => Self { inverting_allowed: true, ..Self::MERKEL },
            "medieval" => free,
            "ancient" => Self { chains: Chains::Free, inner_square: true, ..free },
            "alfonso" => Self { capture_optional: true, chains: Chains::Single, ..free },
            "murray" => Self { capture_optional: true, chains: Chains::Free, ..free },
            other => panic!("no ruleset `{other}`"),
        }
    }

    /// The rules as text, every option spelled out.
    pub fn text(self) -> String {
        format!(
            "merkel,steps={},invert={},capture={},chain={},inner={},begin={}",
            if self.any_direction { "any" } else { "forward" },
            if self.inverting_allowed { "allowed" } else { "forbidden" },
            if self.capture_optional { "optional" } else { "compulsory" },
            match self.chains {
                Chains::Complete => "compulsory",
                Chains::Free => "optional",
                Chains::Single => "single",
            },
            if self.inner_square { "8" } else { "off" },
            if self.dark_begins { "dark" } else { "light" },
        )
    }

    /// Whether the rules allow endless games.
    pub fn is_endless(self) -> bool {
        self.any_direction || self.inverting_allowed
    }

    /// Whether the rules allow the step on an empty board.
    pub fn may_ever_step(self, side: Side, from: Point, to: Point) -> bool {
        self.any_direction
            || match side {
                Side::Light => to.1 >= from.1 && from.1 != 4,
                Side::Dark => to.1 <= from.1 && from.1 != 0,
            }
    }
}

/// A side; deliberately not the type of the code under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Begins by default, and moves towards row 5.
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

/// The point with this name.
///
/// # Panics
/// If there is no such point.
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

/// The possible jumps from `from` along the lines: the point jumped over, and the landing point.
fn jumps(from: Point) -> Vec<(Point, Point)> {
    lines()
        .iter()
        .flat_map(|line| line.windows(3))
        .filter(|three| three[0] == from)
        .map(|three| (three[1], three[2]))
        .collect()
}

/// A state of the game, including the last step of each checker.
#[derive(Clone, Debug)]
pub struct State {
    /// `board[row][column]`
    pub board: [[Option<Side>; 5]; 5],
    /// The side to move.
    pub to_move: Side,
    /// For each checker whose own last move was a step: its point, and the point that it left.
    pub left: BTreeMap<Point, Point>,
    /// Plies since the last capture.
    pub quiet: u16,
    /// One more than the number of turns of the side that moved second.
    pub number: u16,
    /// Turns passed in a row.
    pub passes: u8,
    /// The rules.
    pub rules: Rules,
}

impl State {
    /// The starting position, written out.
    pub fn start(rules: Rules) -> Self {
        let mut board = [[None; 5]; 5];
        for name in ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "d3", "e3"] {
            let (column, row) = point(name);
            board[row][column] = Some(Side::Light);
        }
        for name in ["a5", "b5", "c5", "d5", "e5", "a4", "b4", "c4", "d4", "e4", "a3", "b3"] {
            let (column, row) = point(name);
            board[row][column] = Some(Side::Dark);
        }
        let to_move = if rules.dark_begins { Side::Dark } else { Side::Light };
        Self { board, to_move, left: BTreeMap::new(), quiet: 0, number: 1, passes: 0, rules }
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

    /// Adds to `found` every legal chain of captures that begins with `path`, for the checker that started on `from`
    /// and is now on `here`; on `board` it is still on `from`.
    fn chains(&self, board: &[[Option<Side>; 5]; 5], from: Point, here: Point, path: &str, found: &mut Vec<String>) {
        let mut goes_on = false;
        let jumped = path.contains('x');
        for (over, to) in jumps(here) {
            let lands = (board[to.1][to.0].is_none() || to == from)
                && !(self.rules.inner_square && count(board) <= INNER_SQUARE && is_edge(to));
            if board[over.1][over.0] == Some(self.to_move.other()) && lands {
                if jumped && self.rules.chains == Chains::Single {
                    continue;
                }
                goes_on = true;
                let mut board = *board;
                // A captured checker leaves the board at once.
                board[over.1][over.0] = None;
                self.chains(&board, from, to, &format!("{path}x{}", name(to)), found);
            }
        }
        if jumped && (!goes_on || self.rules.chains == Chains::Free) {
            found.push(path.to_owned());
        }
    }

    /// Whether the rules let the checker on `from` step to its neighbour `to`, if that is free.
    fn may_step(&self, from: Point, to: Point) -> bool {
        let side = self.at(from).expect("a checker");
        self.rules.may_ever_step(side, from, to) && (self.rules.inverting_allowed || self.left.get(&from) != Some(&to))
    }
}

impl NaiveState for State {
    fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in self.board.iter().rev() {
            let letters: String = row.iter().map(|checker| checker.map_or('1', Side::letter)).collect();
            // The longest runs first.
            rows.push(letters.replace("11111", "5").replace("1111", "4").replace("111", "3").replace("11", "2"));
        }
        let mut bars = Vec::new();
        if !self.rules.inverting_allowed {
            for (&here, &left) in &self.left {
                if self.rules.may_ever_step(self.at(here).expect("a checker"), here, left) {
                    bars.push(format!("{}-{}", name(here), name(left)));
                }
            }
        }
        bars.sort_unstable();
        bars.extend(vec!["pass".to_owned(); usize::from(self.passes)]);
        let bars = if bars.is_empty() { "-".to_owned() } else { bars.join(",") };
        let text = format!("{} {} {bars}", rows.join("/"), self.to_move.letter());
        if self.rules.is_endless() && (self.quiet, self.number) != (0, 1) {
            return format!("{text} {} {}", self.quiet, self.number);
        }
        text
    }

    fn moves(&self) -> Vec<String> {
        let own = self.checkers(self.to_move);
        let withdrawn = self.rules.inner_square && count(&self.board) <= INNER_SQUARE;
        let on_edge: Vec<Point> = own.iter().copied().filter(|&point| withdrawn && is_edge(point)).collect();
        let origins = if on_edge.is_empty() { own } else { on_edge.clone() };
        let mut moves = Vec::new();
        for &from in &origins {
            self.chains(&self.board, from, from, &name(from), &mut moves);
        }
        if moves.is_empty() || self.rules.capture_optional {
            for &from in &origins {
                for to in neighbours(from) {
                    if self.at(to).is_none() && !(withdrawn && is_edge(to)) && self.may_step(from, to) {
                        moves.push(format!("{}-{}", name(from), name(to)));
                    }
                }
            }
        }
        if moves.is_empty() && !on_edge.is_empty() {
            moves.push("pass".to_owned());
        }
        moves.sort_unstable();
        moves
    }

    fn play(&mut self, text: &str) {
        let beginner = if self.rules.dark_begins { Side::Dark } else { Side::Light };
        if self.to_move != beginner {
            self.number += 1;
        }
        if text == "pass" {
            self.passes += 1;
            self.quiet += 1;
            self.to_move = self.to_move.other();
            return;
        }
        self.passes = 0;
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
        self.to_move = side.other();
    }

    fn ending(&self) -> Option<String> {
        if self.moves().is_empty() {
            let reason = if self.checkers(self.to_move).is_empty() { "no pieces" } else { "no moves" };
            return Some(format!("{}: {reason}", self.to_move.other().name()));
        }
        if self.passes >= 2 {
            return Some("draw: passes".to_owned());
        }
        (self.rules.is_endless() && self.quiet >= QUIET_PLIES).then(|| "draw: quiet plies".to_owned())
    }
}

/// The number of leaves of the game tree at this depth, in turns.
pub fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if state.ending().is_some() {
        return 0;
    }
    let next = |mv: &String| {
        let mut next = state.clone();
        next.play(mv);
        perft(&next, depth - 1)
    };
    state.moves().iter().map(next).sum()
}

/// The checkers on a board.
fn count(board: &[[Option<Side>; 5]; 5]) -> usize {
    board.iter().flatten().filter(|checker| checker.is_some()).count()
}

fn is_edge((column, row): Point) -> bool {
    column == 0 || column == 4 || row == 0 || row == 4
}

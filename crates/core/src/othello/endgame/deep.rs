//! Far from the end: a search with an explicit stack, which can be interrupted at any node.

use super::ordering::{Choice, PASS, odd_quadrants};
use super::shallow::{MAX_SCORE, SHALLOW, Shallow, final_score, stability_cut};
use super::table::Table;
use crate::othello::movegen::{may_pass, sets};
use crate::othello::ruleset::Ruleset;

/// With at least this many empty squares, the search looks up all moves in the table for a cutoff before it searches
/// any.
const LOOK_AHEAD_FROM: u32 = 12;

/// A position whose moves are being tried.
#[derive(Debug, Default)]
struct Frame {
    own: u64,
    opponent: u64,
    alpha: i32,
    beta: i32,
    /// Alpha at the beginning.
    floor: i32,
    best: i32,
    best_square: u8,
    choices: Vec<Choice>,
    tried: usize,
    /// Whether the current move is searched with a null window.
    scout: bool,
}

/// The result of a step.
#[derive(Clone, Copy, Debug)]
pub(super) enum Progress {
    /// Some nodes were visited.
    Nodes,
    /// The root is complete.
    Complete { score: i32, square: u8 },
}

/// The search.
#[derive(Debug)]
pub(super) struct Deep {
    shallow: Shallow,
    /// The path from the root; frames beyond `height` are kept for their allocations.
    frames: Vec<Frame>,
    height: usize,
    /// The score of the position left last, from its own point of view.
    returned: Option<i32>,
}

impl Deep {
    #[inline]
    pub(super) fn new(ruleset: Ruleset, entries: usize) -> Self {
        let shallow = Shallow { ruleset, table: Table::new(entries), nodes: 0 };
        Self { shallow, frames: Vec::new(), height: 0, returned: None }
    }

    #[inline]
    pub(super) fn nodes(&self) -> u64 {
        self.shallow.nodes
    }

    #[inline]
    pub(super) fn is_busy(&self) -> bool {
        self.height > 0
    }

    /// Begins a search with this window. The game must not be over in the position.
    #[inline]
    pub(super) fn begin(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) {
        self.returned = None;
        self.shallow.table.open();
        self.open(own, opponent, alpha, beta);
    }

    /// Tries the next move of the top position, or leaves the position.
    #[inline]
    pub(super) fn step(&mut self) -> Progress {
        let Some(top) = self.height.checked_sub(1) else { return Progress::Nodes };
        let frame = &mut self.frames[top];
        if let Some(score) = self.returned.take().map(|score| -score) {
            if frame.scout && score > frame.alpha && score < frame.beta {
                // Better than expected: searches for the exact score.
                frame.scout = false;
                let (next, other) = frame.choices[frame.tried].play(frame.own, frame.opponent);
                let (alpha, beta) = (frame.alpha, frame.beta);
                self.enter(next, other, -beta, -alpha);
                return Progress::Nodes;
            }
            if score > frame.best {
                frame.best = score;
                frame.best_square = frame.choices[frame.tried].square;
                frame.alpha = frame.alpha.max(score);
            }
            frame.tried += 1;
        }
        if frame.alpha >= frame.beta || frame.tried == frame.choices.len() {
            return self.leave();
        }
        let rest = &mut frame.choices[frame.tried..];
        if let Some(next) = (0..rest.len()).min_by_key(|&index| rest[index].rank) {
            rest.swap(0, next);
        }
        frame.scout = frame.tried > 0 && frame.beta - frame.alpha > 1;
        let beta = if frame.scout { frame.alpha + 1 } else { frame.beta };
        let (next, other) = frame.choices[frame.tried].play(frame.own, frame.opponent);
        let alpha = frame.alpha;
        self.enter(next, other, -beta, -alpha);
        Progress::Nodes
    }

    /// Enters a position: determines its score, or pushes a new frame for it.
    #[inline]
    fn enter(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) {
        let empty = (!(own | opponent)).count_ones();
        if empty <= SHALLOW {
            self.returned = Some(self.shallow.solve(own, opponent, alpha, beta));
            return;
        }
        if let Some(bound) = stability_cut(own, opponent, alpha) {
            self.shallow.nodes += 1;
            self.returned = Some(bound);
            return;
        }
        if let Some(entry) = self.shallow.table.get(own, opponent) {
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            if upper <= alpha || lower == upper {
                self.returned = Some(upper);
                return;
            }
            if lower >= beta {
                self.returned = Some(lower);
                return;
            }
        }
        self.open(own, opponent, alpha, beta);
    }

    /// Pushes a position onto the stack, unless the game is over.
    #[inline]
    fn open(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) {
        self.shallow.nodes += 1;
        if self.frames.len() == self.height {
            self.frames.push(Frame::default());
        }
        let frame = &mut self.frames[self.height];
        *frame = Frame {
            own,
            opponent,
            alpha,
            beta,
            floor: alpha,
            best: -MAX_SCORE - 2,
            best_square: PASS,
            choices: std::mem::take(&mut frame.choices),
            tried: 0,
            scout: false,
        };
        frame.choices.clear();
        let mut moves = sets(own, opponent);
        if moves == 0 {
            if may_pass(self.shallow.ruleset, own, opponent) {
                frame.choices.push(Choice { square: PASS, ..Choice::default() });
                self.height += 1;
            } else {
                self.returned = Some(final_score(self.shallow.ruleset, own, opponent));
            }
            return;
        }
        let empty = !(own | opponent);
        let odd = odd_quadrants(empty);
        let first = self.shallow.table.get(own, opponent).map_or(PASS, |entry| entry.square);
        while moves != 0 {
            #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
            let square = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let mut choice = Choice::new(square, own, opponent);
            let (next, other) = choice.play(own, opponent);
            if empty.count_ones() >= LOOK_AHEAD_FROM
                && self.height > 0
                && let Some(entry) = self.shallow.table.get(next, other)
                && -i32::from(entry.upper) >= beta
            {
                self.returned = Some(-i32::from(entry.upper));
                return;
            }
            if square == first {
                choice.rank = i32::MIN;
            } else {
                choice.rank_deeply(own, opponent, odd);
            }
            frame.choices.push(choice);
        }
        self.height += 1;
    }

    /// Leaves the top position with its result.
    #[inline]
    fn leave(&mut self) -> Progress {
        self.height -= 1;
        let Frame { own, opponent, best, best_square, floor, beta, .. } = self.frames[self.height];
        if best_square != PASS {
            self.shallow.remember(own, opponent, best, best_square, floor, beta);
        }
        if self.height == 0 {
            return Progress::Complete { score: best, square: best_square };
        }
        self.returned = Some(best);
        Progress::Nodes
    }

    /// The best moves of both sides from a position on, as far as the table knows them; the first one is given.
    #[inline]
    pub(super) fn line(&self, own: u64, opponent: u64, square: u8) -> Vec<u8> {
        let mut line = Vec::new();
        let (mut own, mut opponent, mut square) = (own, opponent, square);
        loop {
            line.push(square);
            let choice = if square == PASS {
                Choice { square, ..Choice::default() }
            } else {
                Choice::new(square, own, opponent)
            };
            (own, opponent) = choice.play(own, opponent);
            if sets(own, opponent) == 0 {
                if !may_pass(self.shallow.ruleset, own, opponent) {
                    return line;
                }
                square = PASS;
                continue;
            }
            match self.shallow.table.get(own, opponent) {
                Some(entry) if entry.lower == entry.upper => square = entry.square,
                _ => return line,
            }
        }
    }
}

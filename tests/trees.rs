//! Random records with many variations, comments and symbols.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, Certain, Closing, Date, Header, MAX_SYMBOLS, NodeId, Share, Symbol};
use alquerque_core::search::{SearchRng, rng};
use alquerque_core::{Outcome, Player};
use rand::Rng;

use crate::records::record;

/// Comments; some could be mistaken for something else.
pub const WORDS: [&str; 18] = [
    "",
    "a quiet move",
    "[%h] says the file",
    "[%e 50.0]",
    "[%] [%c draw] and more",
    "[%eval 0.3] of chess",
    "see [%h]",
    "(braces)",
    "{braces} and }one{ more",
    "; } ( [Event \"no\"] )",
    "1. c2-c3 (1. d2-c3)",
    "[Event \"x\"] ; % # $1",
    "\\] backslash \\",
    "(;GM[Othello]B[f5];)",
    "1-0",
    "größer",
    "[%c light 13",
    "]",
];

/// A source of random numbers.
#[derive(Debug)]
pub struct Dice(SearchRng);

impl Dice {
    /// The same seed gives the same numbers.
    pub fn new(seed: u64) -> Self {
        Self(rng(seed))
    }

    /// A number below `count`, which must not be 0.
    pub fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.0.next_u64() % count as u64).unwrap_or_default()
    }

    /// True with a probability of one in `count`.
    pub fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// A node of a record.
    pub fn node(&mut self, record: &dyn AnyRecord) -> NodeId {
        NodeId::new(self.below(record.tree().len()))
    }

    /// A result, or none.
    pub fn result(&mut self) -> Option<Outcome> {
        self.one_of(&[None, Some(Outcome::Win(Player::Light)), Some(Outcome::Win(Player::Dark)), Some(Outcome::Draw)])
    }

    /// Any assessment.
    pub fn assessment(&mut self) -> Assessment {
        let plies = self.below(200);
        let certain =
            self.result().map(|outcome| Certain { outcome, plies: u32::try_from(plies).ok().filter(|n| n % 3 > 0) });
        Assessment {
            expected: Some(Share::new(self.below(1001) as f64 / 1000.0)).filter(|_| !self.once_in(3)),
            certain: certain.filter(|_| self.once_in(2)),
            helped: self.once_in(4),
        }
    }

    /// Some symbols, each once.
    pub fn symbols(&mut self) -> Vec<Symbol> {
        let mut symbols: Vec<Symbol> = Vec::new();
        for _ in 0..self.below(MAX_SYMBOLS) {
            let symbol = Symbol(self.one_of(&[1, 2, 3, 4, 5, 6, 7, 14, 22, 0, 255]));
            if !symbols.contains(&symbol) {
                symbols.push(symbol);
            }
        }
        symbols
    }
}

/// A random record with up to this many moves, comments on some nodes, a current line, and perhaps an end.
pub fn random_tree(rules: &str, moves: usize, dice: &mut Dice) -> Box<dyn AnyRecord> {
    let mut record = record(rules);
    let mut last = NodeId::ROOT;
    // Sometimes long lines, sometimes many short ones.
    let breadth = 1 + dice.below(20);
    // Not every move tried is new.
    for _ in 0..4 * moves {
        if record.tree().len() > moves {
            break;
        }
        let parent = if dice.once_in(breadth) { dice.node(record.as_ref()) } else { last };
        let added = record.add_choice(parent, &mut |count| Some(dice.below(count)));
        last = added.unwrap_or_else(|| dice.node(record.as_ref()));
    }
    for _ in 0..=dice.below(record.tree().len()) {
        let node = dice.node(record.as_ref());
        record.set_assessment(node, dice.assessment());
        record.set_words(node, dice.one_of(&WORDS));
        record.set_symbols(node, &dice.symbols());
    }
    for header in Header::ALL {
        record.headers_mut().set_text(header, dice.one_of(&WORDS));
    }
    record.headers_mut().date = Date::new(2026, 11, 23).filter(|_| dice.once_in(2)).unwrap_or_default();
    let node = dice.node(record.as_ref());
    record.select(node);
    end(record.as_mut(), dice);
    let node = dice.node(record.as_ref());
    record.select(node);
    record.go_to(dice.below(record.plies() + 1));
    record
}

/// Perhaps ends the game at the current position, or states a result.
pub fn end(record: &mut dyn AnyRecord, dice: &mut Dice) {
    let loser = dice.one_of(&Player::BOTH);
    match dice.below(4) {
        0 if record.ending().is_none() => record.close(Closing::Resignation(loser)),
        1 if record.ending().is_none() => record.close(Closing::Time(loser)),
        2 if record.ending().is_none() && record.can_agree() => record.close(Closing::Agreement),
        _ if record.result().is_none() => record.headers_mut().result = dice.result(),
        _ => {}
    }
}

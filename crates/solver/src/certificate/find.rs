//! Finding the strategies that a certificate needs, with the help of a prover.

use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Move, Position, State};
use alquerque_core::{Game, Outcome, Player};

use super::claim::{Answer, Certificate, Strategy, after, ended, named_moves};
use crate::database::{Database, Value};
use crate::proof::{Knowledge, Progress, Prover};

/// Finds what proves how a position ends, where `provers`, light's and dark's, can tell; `None` where it was stopped before.
///
/// A position that counts quiet plies is taken for its state.
pub fn find<K: Knowledge<Alquerque>>(
    game: Alquerque,
    position: &Position,
    provers: &mut [Prover<Alquerque, K>; 2],
    database: Option<&Database>,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Certificate> {
    let state = *position.state();
    let mut outcome = Outcome::Draw;
    for (player, prover) in Player::BOTH.into_iter().zip(&mut *provers) {
        if prover.wins(&state.into(), go_on)? {
            outcome = Outcome::Win(player);
            break;
        }
    }
    let players = match outcome {
        Outcome::Win(player) => vec![player],
        Outcome::Draw => Player::BOTH.to_vec(),
    };
    let mut strategies = Vec::new();
    for player in players {
        // Who wins asks their own prover, who holds the other's, which knows what does not win.
        let prover = match outcome {
            Outcome::Win(_) => &mut provers[player.index()],
            Outcome::Draw => &mut provers[player.opponent().index()],
        };
        let mut finder =
            Finder { game, player, wins: outcome != Outcome::Draw, prover, database, known: HashMap::new(), go_on };
        finder.follow(&state)?;
        strategies.push(Strategy { player, answers: finder.answers() });
    }
    Some(Certificate { game, position: state.into(), outcome, strategies })
}

/// What is known of a state of the player's.
#[derive(Clone, Copy)]
enum Known {
    /// It is on the line that is looked at.
    Open,
    Done {
        plies: u16,
        mv: u8,
    },
}

struct Finder<'a, K> {
    game: Alquerque,
    player: Player,
    /// Whether the strategy is to win, rather than not to lose.
    wins: bool,
    prover: &'a mut Prover<Alquerque, K>,
    database: Option<&'a Database>,
    known: HashMap<u128, Known>,
    go_on: &'a mut dyn FnMut(Progress) -> bool,
}

/// Where a line leads.
enum Line {
    /// To the aim, in so many plies at the most.
    Ends(u16),
    /// Back to where it came from.
    Circle,
}

impl<K: Knowledge<Alquerque>> Finder<'_, K> {
    /// Finds an answer to a state from which the player reaches their aim, and to all that come after it.
    fn follow(&mut self, state: &State) -> Option<Line> {
        if ended(self.game, state).is_some() {
            return Some(Line::Ends(0));
        }
        if state.to_move() == self.player { self.answer(state) } else { self.replies(state) }
    }

    /// All that the other can do.
    fn replies(&mut self, state: &State) -> Option<Line> {
        let mut longest = 0;
        for mv in self.game.moves(&Position::from(*state)) {
            match self.follow(&after(self.game, state, mv))? {
                Line::Ends(plies) => longest = longest.max(plies + 1),
                Line::Circle => return Some(Line::Circle),
            }
        }
        Some(Line::Ends(longest))
    }

    /// A move of the player's own.
    fn answer(&mut self, state: &State) -> Option<Line> {
        let canonical = state.canonical(self.game.ruleset);
        let number = canonical.number();
        match self.known.get(&number) {
            Some(&Known::Done { plies, .. }) => return Some(Line::Ends(plies)),
            // Who need not win may go round for ever.
            Some(Known::Open) if !self.wins => return Some(Line::Ends(0)),
            Some(Known::Open) => return Some(Line::Circle),
            None => {}
        }
        self.known.insert(number, Known::Open);
        // As the player's, of whatever colour the canonical state makes them.
        let own = if self.player == Player::Light { canonical } else { canonical.exchanged(self.game.ruleset) };
        let moves = named_moves(self.game, &canonical);
        for (place, next) in self.promising(&own, &canonical, &moves)? {
            if let Line::Ends(plies) = self.follow(&next)? {
                let plies = if self.wins { plies + 1 } else { 0 };
                let mv = u8::try_from(place).unwrap_or(u8::MAX);
                self.known.insert(number, Known::Done { plies, mv });
                return Some(Line::Ends(plies));
            }
        }
        self.known.remove(&number);
        Some(Line::Circle)
    }

    /// The moves that reach the aim, with what they lead to; those of which it is known come first.
    fn promising(&mut self, own: &State, canonical: &State, moves: &[Move]) -> Option<Vec<(usize, State)>> {
        let mut known = Vec::new();
        let mut unknown = Vec::new();
        for (place, &mv) in moves.iter().enumerate() {
            let next = after(self.game, canonical, mv);
            let next = if own == canonical { next } else { next.exchanged(self.game.ruleset) };
            match self.distance(&next) {
                Some(distance) => known.push((distance, place, next)),
                None => unknown.push((place, next)),
            }
        }
        known.sort_by_key(|&(distance, place, _)| (distance, place));
        let mut promising: Vec<_> = known.into_iter().map(|(_, place, next)| (place, next)).collect();
        if promising.is_empty() {
            for (place, next) in unknown {
                if self.prover.wins(&next.into(), self.go_on)? == self.wins {
                    promising.push((place, next));
                    break;
                }
            }
        }
        Some(promising)
    }

    /// How far the aim is after a move, where it is known that it is reached.
    fn distance(&mut self, state: &State) -> Option<u16> {
        if let Some(outcome) = ended(self.game, state) {
            let enough = if self.wins {
                outcome == Outcome::Win(self.player)
            } else {
                outcome != Outcome::Win(self.player.opponent())
            };
            return enough.then_some(0);
        }
        if let Some(value) = self.database.and_then(|database| database.value(state)) {
            // The other is to move.
            return match value {
                Value::Loss(plies) if self.wins => Some(plies.into()),
                Value::Draw | Value::Loss(_) if !self.wins => Some(0),
                _ => None,
            };
        }
        // Farther than all of which the number of plies is known.
        (self.prover.known(&(*state).into()) == Some(self.wins)).then_some(u16::from(u8::MAX) + 1)
    }

    fn answers(self) -> Vec<Answer> {
        let done = self.known.into_iter().filter_map(|(state, known)| match known {
            Known::Done { plies, mv } => Some(Answer { state, plies, mv }),
            Known::Open => None,
        });
        let mut answers: Vec<Answer> = done.collect();
        answers.sort_unstable();
        answers
    }
}

//! An expert: what is known of positions for certain, and what can be found out.

use std::rc::Rc;

use alquerque_core::alquerque::{Alquerque, Position, QUIET_PLIES_DRAW, State};
use alquerque_core::{Game, Outcome, Player, StateSpace};

use super::endgames::Endgames;
use super::quickest::Quickest;
use super::verdict::{Length, Past, Verdict};
use crate::book::Book;
use crate::certificate::{Found, find_win};
use crate::database::{Database, Value};
use crate::lines::Lines;
use crate::proof::Prover;

/// The most plies of wins of which the quickest is looked for by trying.
const DEEPEST: u16 = 11;

/// Knows a game.
pub struct Expert {
    game: Alquerque,
    endgames: Endgames,
    /// Light's and dark's; where nobody can draw light's has the answer to both questions.
    pub(super) provers: Vec<Prover<Alquerque, Endgames>>,
    lines: Lines,
    quickest: Quickest,
    /// The strategy that is being looked for, and the key of its position.
    unfinished: Option<(u64, Found)>,
}

impl Expert {
    /// An expert with what is known beforehand, and so many bytes for what is found out.
    pub fn new(game: Alquerque, database: Option<Database>, book: Option<Book>, bytes: usize) -> Self {
        let endgames = Endgames(database.map(Rc::new));
        let questions = if game.ruleset.can_draw() { 2 } else { 1 };
        let asked = Player::BOTH.into_iter().take(questions);
        let mut provers: Vec<_> =
            asked.map(|player| Prover::new(game, player, endgames.clone(), bytes / questions)).collect();
        let mut lines = Lines::default();
        if let Some(book) = book {
            for prover in &mut provers {
                // Where the book ends the moves are still to be found, and what is found must not rest on itself.
                book.wins.with_moves().for_each(|key| prover.learn_win(key));
                book.holds.iter().for_each(|&key| prover.learn_hold(key));
            }
            lines = book.wins;
        }
        Self { game, endgames, provers, lines, quickest: Quickest::default(), unfinished: None }
    }

    /// The game that it knows.
    pub const fn game(&self) -> Alquerque {
        self.game
    }

    /// What is known for certain of a position.
    pub fn verdict(&mut self, position: &Position, past: &Past) -> Option<Verdict> {
        let moves = self.game.moves(position);
        if let Some(ending) = self.game.ending(position, &moves) {
            let length = matches!(ending.outcome, Outcome::Win(_)).then_some(Length::Exactly(0));
            return Some(Verdict { outcome: ending.outcome, length });
        }
        let outcome = self.outcome(position)?;
        let Outcome::Win(winner) = outcome else { return Some(Verdict { outcome, length: None }) };
        let timing = self.timing(position.state(), winner);
        if self.game.can_repeat() {
            // Too many plies may have passed before it is won, or a position may come for the third time: one that is nearer to the end
            // than this. Those that are as far away or farther do not come again.
            let (length, quiet) = timing?;
            let is_passed =
                |state: &State| self.timing(state, winner).is_some_and(|(other, _)| other.plies() >= length.plies());
            if quiet.saturating_add(position.quiet_plies()) >= QUIET_PLIES_DRAW || !past.twice.iter().all(is_passed) {
                return None;
            }
        }
        Some(Verdict { outcome, length: timing.map(|(length, _)| length) })
    }

    /// How a position ends, the counts left aside.
    pub(super) fn outcome(&mut self, position: &Position) -> Option<Outcome> {
        let at_rest = self.game.at_rest(position);
        if let Some(value) = self.endgames.value(at_rest.state()) {
            let player = position.to_move();
            return Some(match value {
                Value::Win(_) => Outcome::Win(player),
                Value::Loss(_) => Outcome::Win(player.opponent()),
                Value::Draw => Outcome::Draw,
            });
        }
        let winners = [position.to_move(), position.to_move().opponent()];
        if let Some(winner) = winners.into_iter().find(|&winner| self.timing(at_rest.state(), winner).is_some()) {
            return Some(Outcome::Win(winner));
        }
        let known: Vec<Option<bool>> = self.provers.iter_mut().map(|prover| prover.known(&at_rest)).collect();
        match known[..] {
            [Some(true), ..] => Some(Outcome::Win(Player::Light)),
            [_, Some(true)] | [Some(false)] => Some(Outcome::Win(Player::Dark)),
            [Some(false), Some(false)] => Some(Outcome::Draw),
            _ => None,
        }
    }

    /// Whether it is known how the winner goes on after each reply in a position.
    pub(super) fn is_followed(&self, position: &Position) -> bool {
        self.game.moves(position).into_iter().all(|mv| {
            let next = self.game.play_unchecked(position, mv);
            self.endgames.value(next.state()).is_some()
                || self.lines.get(self.game.canonical_key(&next)).is_some_and(|line| line.mv.is_some())
        })
    }

    /// How long a win takes from a state on, and how many plies may pass to the next capture.
    fn timing(&self, state: &State, winner: Player) -> Option<(Length, u16)> {
        let position = Position::from(*state);
        if state.to_move() == winner {
            return self.winners_timing(state);
        }
        if let Some(Value::Loss(plies)) = self.endgames.value(state) {
            return Some((Length::Exactly(plies.into()), plies.into()));
        }
        let moves = self.game.moves(&position);
        if self.game.ending(&position, &moves).is_some() {
            return Some((Length::Exactly(0), 0));
        }
        let mut all = (Length::Exactly(0), 0);
        for mv in moves {
            let (length, quiet) = self.winners_timing(self.game.play_unchecked(&position, mv).state())?;
            let plies = length.plies().max(all.0.plies());
            let is_exact = matches!((length, all.0), (Length::Exactly(_), Length::Exactly(_)));
            all.0 = if is_exact { Length::Exactly(plies) } else { Length::AtMost(plies) };
            all.1 = all.1.max(if mv.is_capture() { 0 } else { quiet + 1 });
        }
        Some((all.0.and(1), all.1))
    }

    /// The same where the winner is to move.
    fn winners_timing(&self, state: &State) -> Option<(Length, u16)> {
        if let Some(Value::Win(plies)) = self.endgames.value(state) {
            return Some((Length::Exactly(plies.into()), plies.into()));
        }
        let key = self.game.canonical_key(&Position::from(*state));
        if let Some(plies) = self.quickest.get(key) {
            return Some((Length::Exactly(plies), plies));
        }
        self.lines.get(key).map(|line| (Length::AtMost(line.plies), line.quiet))
    }

    /// Looks for a proof of one question more about a position, until `go_on` says no; tells whether the answer is known now.
    pub(super) fn ask(&mut self, question: usize, position: &Position, go_on: &mut dyn FnMut() -> bool) -> bool {
        let at_rest = self.game.at_rest(position);
        let Some(prover) = self.provers.get_mut(question) else { return true };
        prover.wins(&at_rest, &mut |_| go_on()).is_some()
    }

    /// Looks for the strategy of whoever wins a position for certain. It is known then how long that takes. `None` where it was
    /// stopped before.
    pub(super) fn find_line(
        &mut self,
        position: &Position,
        winner: Player,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<()> {
        let Self { game, endgames, provers, lines, unfinished, .. } = self;
        let game = *game;
        let settled = |lines: &Lines, state: &State| match endgames.value(state) {
            Some(Value::Win(plies)) => Some(plies.into()),
            Some(_) => None,
            // Where the book ends there is no move yet.
            None => {
                let line = lines.get(game.canonical_key(&Position::from(*state)))?;
                line.mv.map(|_| line.plies)
            }
        };
        let quiet = |lines: &Lines, state: &State| match endgames.value(state) {
            Some(Value::Win(plies)) => Some(plies.into()),
            Some(_) => None,
            None => lines.get(game.canonical_key(&Position::from(*state))).map(|line| line.quiet),
        };
        // Where nobody can draw there is one prover, and it is light's: with the players exchanged it is asked about light.
        let (prover, state, winner) = match provers.get_mut(winner.index()) {
            Some(prover) => (prover, *position.state(), winner),
            None => (provers.first_mut()?, position.state().exchanged(game.ruleset), winner.opponent()),
        };
        let known = |state: &State| settled(lines, state);
        // What was stopped goes on, if it is of the same position.
        let key = game.canonical_key(&Position::from(state));
        let mut found =
            std::mem::take(unfinished).filter(|(other, _)| *other == key).unwrap_or((key, Found::default()));
        let strategy = find_win(prover, (&state, winner), endgames.database(), &known, &mut found.1, &mut |_| go_on());
        let Some(strategy) = strategy else {
            *unfinished = Some(found);
            return None;
        };
        lines.add(game, &strategy, &quiet)
    }

    /// Whether it is not known yet how a position ends.
    pub(super) fn outcome_is_open(&mut self, position: &Position) -> bool {
        let moves = self.game.moves(position);
        self.game.ending(position, &moves).is_none() && self.outcome(position).is_none()
    }

    /// Who wins a position, where that is known, but not how, or how long it takes.
    pub(super) fn unmeasured(&mut self, position: &Position) -> Option<Player> {
        let moves = self.game.moves(position);
        if self.game.ending(position, &moves).is_some() {
            return None;
        }
        let Some(Outcome::Win(winner)) = self.outcome(position) else { return None };
        let is_measured = if position.to_move() == winner {
            self.endgames.value(position.state()).is_some() || self.lines.winning_move(self.game, position).is_some()
        } else {
            self.timing(position.state(), winner).is_some()
        };
        (!is_measured).then_some(winner)
    }

    /// Looks for the quickest win of whoever is to move, if that is not known and they win.
    pub(super) fn quicken(&mut self, position: &Position, go_on: &mut dyn FnMut() -> bool) {
        if let Some((Length::AtMost(plies), _)) = self.winners_timing(position.state()) {
            self.quickest.find(self.game, position, plies, DEEPEST, go_on);
        }
    }
}

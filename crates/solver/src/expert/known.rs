//! An expert: what is known of positions for certain, and what can be found out.

use std::rc::Rc;

use alquerque_core::alquerque::{Alquerque, Position, QUIET_PLIES_DRAW, State};
use alquerque_core::{Game, Outcome, Player, StateSpace};

use super::endgames::Endgames;
use super::quickest::Quickest;
use super::verdict::{Length, Past, Verdict};
use super::wins::{Win, Wins};
use crate::book::Book;
use crate::certificate::{Found, find_win};
use crate::database::Database;
use crate::lines::Lines;
use crate::proof::{Knowledge, Prover};

/// The most plies of wins of which the quickest is looked for by trying.
const DEEPEST: u16 = 11;

/// Knows a game.
pub struct Expert {
    wins: Wins,
    /// Light's and dark's; where nobody can draw light's has the answer to both questions.
    pub(super) provers: Vec<Prover<Alquerque, Endgames>>,
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
        Self { wins: Wins { game, endgames, lines, quickest: Quickest::default() }, provers, unfinished: None }
    }

    /// The game that it knows.
    pub const fn game(&self) -> Alquerque {
        self.wins.game
    }

    /// What is known for certain of a position.
    pub fn verdict(&mut self, position: &Position, past: &Past) -> Option<Verdict> {
        let game = self.game();
        if let Some(ending) = game.ending(position, &game.moves(position)) {
            let length = matches!(ending.outcome, Outcome::Win(_)).then_some(Length::Exactly(0));
            return Some(Verdict { outcome: ending.outcome, length });
        }
        let outcome = self.outcome(position)?;
        let Outcome::Win(winner) = outcome else { return Some(Verdict { outcome, length: None }) };
        let win = self.wins.get(position.state(), winner);
        if game.can_repeat() {
            // Too many plies may have passed before it is won, or a position may come for the third time: one that is nearer to the end
            // than this. Those that are as far away or farther do not come again.
            let Win { length, quiet, .. } = win?;
            let is_passed =
                |state: &State| self.wins.get(state, winner).is_some_and(|win| win.length.plies() >= length.plies());
            if quiet.saturating_add(position.quiet_plies()) >= QUIET_PLIES_DRAW || !past.twice.iter().all(is_passed) {
                return None;
            }
        }
        Some(Verdict { outcome, length: win.map(|win| win.length) })
    }

    /// How a position ends, the counts left aside.
    pub(super) fn outcome(&mut self, position: &Position) -> Option<Outcome> {
        let game = self.game();
        let at_rest = game.at_rest(position);
        if let Some(outcome) = self.wins.endgames.outcome(&game, &at_rest) {
            return Some(outcome);
        }
        let winners = [position.to_move(), position.to_move().opponent()];
        if let Some(winner) = winners.into_iter().find(|&winner| self.wins.get(at_rest.state(), winner).is_some()) {
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

    /// Whether it is known how a player who wins a position goes on to the end.
    pub(super) fn is_followed(&self, position: &Position, winner: Player) -> bool {
        self.wins.get(position.state(), winner).is_some_and(|win| win.is_followed)
    }

    /// Looks for a proof of one question more about a position, until `go_on` says no; tells whether the answer is known now.
    pub(super) fn ask(&mut self, question: usize, position: &Position, go_on: &mut dyn FnMut() -> bool) -> bool {
        let at_rest = self.game().at_rest(position);
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
        let Self { wins, provers, unfinished } = self;
        let game = wins.game;
        // Where nobody can draw there is one prover, and it is light's: with the players exchanged it is asked about light.
        let (prover, state, winner) = match provers.get_mut(winner.index()) {
            Some(prover) => (prover, *position.state(), winner),
            None => (provers.first_mut()?, position.state().exchanged(game.ruleset), winner.opponent()),
        };
        let settled =
            |state: &State| wins.by_strategy(state).filter(|win| win.is_followed).map(|win| win.length.plies());
        // What was stopped goes on, if it is of the same position.
        let key = game.canonical_key(&Position::from(state));
        let mut found =
            std::mem::take(unfinished).filter(|(other, _)| *other == key).unwrap_or((key, Found::default()));
        let strategy =
            find_win(prover, (&state, winner), wins.endgames.database(), &settled, &mut found.1, &mut |_| go_on());
        let Some(strategy) = strategy else {
            *unfinished = Some(found);
            return None;
        };
        let lines = Lines::of_strategy(game, &strategy, &|state| wins.by_strategy(state).map(|win| win.quiet))?;
        wins.lines.merge(lines);
        Some(())
    }

    /// Whether it is not known yet how a position ends.
    pub(super) fn outcome_is_open(&mut self, position: &Position) -> bool {
        let game = self.game();
        game.ending(position, &game.moves(position)).is_none() && self.outcome(position).is_none()
    }

    /// Who wins a position, where that is known, but not how, or how long it takes.
    pub(super) fn unmeasured(&mut self, position: &Position) -> Option<Player> {
        let game = self.game();
        if game.ending(position, &game.moves(position)).is_some() {
            return None;
        }
        let Some(Outcome::Win(winner)) = self.outcome(position) else { return None };
        let win = self.wins.get(position.state(), winner);
        let is_measured = win.is_some_and(|win| win.is_followed || position.to_move() != winner);
        (!is_measured).then_some(winner)
    }

    /// Looks for the quickest win of whoever is to move, if that is not known and they win.
    pub(super) fn quicken(&mut self, position: &Position, go_on: &mut dyn FnMut() -> bool) {
        if let Some(Win { length: Length::AtMost(plies), .. }) = self.wins.at_turn(position.state()) {
            self.wins.quickest.find(self.wins.game, position, plies, DEEPEST, go_on);
        }
    }
}

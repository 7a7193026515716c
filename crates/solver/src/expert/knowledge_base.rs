//! The expert: known results of positions, and searches for others.

use std::sync::Arc;

use alquerque_core::alquerque::{Alquerque, Position, QUIET_PLIES_DRAW, State};
use alquerque_core::{Game, Outcome, Player, StateSpace};

use super::shortest_win::ShortestWins;
use super::verdict::{Length, Verdict};
use super::wins::{Win, Wins};
use crate::book::Book;
use crate::certificate::{Found, find_win};
use crate::database::Database;
use crate::proof::{Knowledge, Prover};
use crate::strategies::Strategies;

/// The maximum length of wins for which shorter ones are searched.
const MAX_WIN_PLIES: u16 = 11;

/// What a prover knows from an endgame database: everything, except wins of the attacker without plies. Such a win could not
/// be played out, so the prover has to find it.
pub(super) struct ProverEndgames {
    database: Option<Arc<Database>>,
    attacker: Player,
}

impl Knowledge<Alquerque> for ProverEndgames {
    fn outcome(&self, game: &Alquerque, position: &Position) -> Option<Outcome> {
        let database = self.database.as_ref()?;
        let outcome = database.outcome(game, position)?;
        (outcome != Outcome::Win(self.attacker) || database.value(position.state()).is_some()).then_some(outcome)
    }
}

/// The knowledge about a game.
pub struct Expert {
    wins: Wins,
    /// Light's and dark's prover; without draws, light's prover answers both questions.
    pub(super) provers: Vec<Prover<Alquerque, ProverEndgames>>,
    /// The running search for a strategy, and the key of its position.
    unfinished: Option<(u64, Found)>,
    /// The memory limit of that search in bytes.
    room: usize,
}

impl Expert {
    /// Creates an expert with this knowledge and this many bytes for results, including those for shortest wins.
    pub fn new(game: Alquerque, database: Option<Database>, book: Option<Book>, bytes: usize) -> Self {
        let endgames = database.map(Arc::new);
        let questions = if game.ruleset.can_draw() { 2 } else { 1 };
        let quickest = ShortestWins::new(bytes / 8);
        let room = bytes;
        let bytes = bytes.saturating_sub(quickest.bytes());
        let players = Player::BOTH.into_iter().take(questions);
        let mut provers: Vec<_> = players
            .map(|player| {
                Prover::new(
                    game,
                    player,
                    ProverEndgames { database: endgames.clone(), attacker: player },
                    bytes / questions,
                )
            })
            .collect();
        let mut lines = Strategies::default();
        if let Some(book) = book {
            for prover in &mut provers {
                // Moves are still unknown at the end of the book, and results must not depend on themselves.
                book.wins.with_moves().for_each(|key| prover.learn_win(key));
                book.not_lost.iter().for_each(|&key| prover.learn_hold(key));
            }
            lines = book.wins;
        }
        Self { wins: Wins { game, endgames, lines, quickest }, provers, unfinished: None, room }
    }

    /// The game.
    pub const fn game(&self) -> Alquerque {
        self.wins.game
    }

    /// The proven result of a position, if known. `twice` are the states that occurred twice and can still be repeated,
    /// which can turn a win into a draw.
    pub fn verdict(&mut self, position: &Position, twice: &[State]) -> Option<Verdict> {
        let game = self.game();
        if let Some(ending) = game.ending(position, &game.moves(position)) {
            let length = matches!(ending.outcome, Outcome::Win(_)).then_some(Length::Exactly(0));
            return Some(Verdict { outcome: ending.outcome, length });
        }
        let outcome = self.outcome(position)?;
        let Outcome::Win(winner) = outcome else { return Some(Verdict { outcome, length: None }) };
        let win = self.wins.get(position.state(), winner);
        if game.can_repeat() {
            // The win may come too late for the halfmove clock, or a position closer to the end than this one may occur
            // for the third time. Positions at least as far from the end do not occur again.
            let now = win?;
            let is_passed =
                |state: &State| self.wins.get(state, winner).is_some_and(|win| win.potential() >= now.potential());
            if now.quiet.saturating_add(position.quiet_plies()) >= QUIET_PLIES_DRAW || !twice.iter().all(is_passed) {
                return None;
            }
        }
        Some(Verdict { outcome, length: win.map(|win| win.length) })
    }

    /// The result of a position, ignoring counters.
    pub(super) fn outcome(&mut self, position: &Position) -> Option<Outcome> {
        let game = self.game();
        let at_rest = game.at_rest(position);
        let outcome = self.wins.endgames.outcome(&game, &at_rest);
        let has_plies =
            || self.wins.endgames.as_ref().is_some_and(|database| database.value(at_rest.state()).is_some());
        if outcome == Some(Outcome::Draw) || has_plies() {
            return outcome;
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

    /// The potential of a win, see [`Win::potential`]; `None` if the winner's strategy isn't known.
    pub(super) fn potential(&self, position: &Position, winner: Player) -> Option<(u16, u16)> {
        self.wins.get(position.state(), winner).filter(|win| win.is_followed).map(|win| win.potential())
    }

    /// Tries to prove the answer to a question about a position until `go_on` returns false. Returns whether it is
    /// answered.
    pub(super) fn ask(&mut self, question: usize, position: &Position, go_on: &mut dyn FnMut() -> bool) -> bool {
        let at_rest = self.game().at_rest(position);
        let Some(prover) = self.provers.get_mut(question) else { return true };
        prover.wins(&at_rest, &mut |_| go_on()).is_some()
    }

    /// Searches for the strategy of a proven winner, which gives the length of the win. Returns `None` if it was
    /// stopped.
    pub(super) fn find_line(
        &mut self,
        position: &Position,
        winner: Player,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<()> {
        let Self { wins, provers, unfinished, room } = self;
        let game = wins.game;
        // Without draws there is only light's prover: exchange the players to ask about light.
        let (prover, state, winner) = match provers.get_mut(winner.index()) {
            Some(prover) => (prover, *position.state(), winner),
            None => (provers.first_mut()?, position.state().exchanged(game.ruleset), winner.opponent()),
        };
        // From the end of a book, a strategy must not lead back into the book above it.
        let known = (state.to_move() == winner).then(|| wins.by_strategy(&state)).flatten();
        let limit = known.map_or(u16::MAX, |win| win.open);
        let is_settled = |win: &Win| win.is_followed && (win.open == 0 || win.open < limit);
        let settled = |state: &State| wins.by_strategy(state).filter(is_settled).map(|win| win.length.plies());
        // Resumes a stopped search of the same position.
        let key = game.canonical_key(&Position::from(state));
        let begun = std::mem::take(unfinished).filter(|(other, _)| *other == key);
        let mut found = begun.unwrap_or_else(|| (key, Found::with_room(*room)));
        let strategy =
            find_win(prover, (&state, winner), wins.endgames.as_deref(), &settled, &mut found.1, &mut |_| go_on());
        let Some(strategy) = strategy else {
            *unfinished = Some(found).filter(|(_, found)| !found.is_full());
            return None;
        };
        let lines = Strategies::from_strategy(game, &strategy, &|state| {
            wins.by_strategy(state).map(|win| (win.quiet, win.open))
        })?;
        wins.lines.merge(lines);
        Some(())
    }

    /// Whether the result of a position is still unknown.
    pub(super) fn outcome_is_open(&mut self, position: &Position) -> bool {
        let game = self.game();
        game.ending(position, &game.moves(position)).is_none() && self.outcome(position).is_none()
    }

    /// The winner of a position, if known. The winning line and its length may be unknown.
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

    /// Searches for the shortest win of the side to move, if it wins and the length is unknown.
    pub(super) fn quicken(&mut self, position: &Position, go_on: &mut dyn FnMut() -> bool) {
        if let Some(Win { length: Length::AtMost(plies), .. }) = self.wins.at_turn(position.state()) {
            self.wins.quickest.find(self.wins.game, position, plies, MAX_WIN_PLIES, go_on);
        }
    }
}

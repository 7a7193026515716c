//! Checks certificates by the rules alone.

use std::fmt;

use alquerque_core::alquerque::{InnerSquare, Position, QUIET_PLIES_DRAW, State};
use alquerque_core::{Game, Notation, Outcome, Player};

use super::claim::{Answer, Certificate, Strategy, after, ended, named_moves, proved_by};

/// A flaw of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// The certificate lacks the strategies that its claim needs.
    Claim,
    /// The answers are not sorted by state, or a state occurs twice.
    Order,
    /// A number does not belong to a canonical state.
    State(u128),
    /// The state has no such move.
    Move(String),
    /// The move in this state, or a reply, leads to a state without an answer.
    Gap(String),
    /// After the move in this state, or a reply, the game ends with another outcome than claimed.
    Ending(String),
    /// The game may last longer from this state than its measure says.
    Measure(String),
    /// A draw's answer in this state has a number of plies.
    Bound(String),
    /// From this state the game may be drawn by quiet plies before it is won.
    Quiet(String),
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claim => write!(f, "the strategies are not those that the claim needs"),
            Self::Order => write!(f, "the states are not in order, each once"),
            Self::State(number) => write!(f, "{number} is the number of no canonical state"),
            Self::Move(state) => write!(f, "there is no such move in {state}"),
            Self::Gap(state) => write!(f, "a state without an answer comes after {state}"),
            Self::Ending(state) => write!(f, "the game ends otherwise after {state}"),
            Self::Measure(state) => write!(f, "it may take more plies than are claimed after {state}"),
            Self::Bound(state) => write!(f, "a draw has no number of plies, but the answer has one in {state}"),
            Self::Quiet(state) => write!(f, "too many plies without a capture may come after {state}"),
        }
    }
}

/// States between two calls of `go_on`.
const SHARE: usize = 256;

impl Certificate {
    /// Checks that the certificate proves its claim, using only the rules, including draws by repetition and by quiet
    /// plies.
    ///
    /// # Errors
    /// Returns the first flaw.
    pub fn check(&self) -> Result<(), CheckError> {
        self.check_while(&mut || true).map(|_| ())
    }

    /// Like [`Self::check`], but returns false if `go_on`, which is called every few hundred states, stopped it.
    ///
    /// # Errors
    /// Returns the first flaw.
    pub fn check_while(&self, go_on: &mut dyn FnMut() -> bool) -> Result<bool, CheckError> {
        if !proved_by(self.outcome).eq(self.strategies.iter().map(|strategy| strategy.player)) {
            return Err(CheckError::Claim);
        }
        for strategy in &self.strategies {
            if !self.check_strategy(strategy, go_on)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn check_strategy(&self, strategy: &Strategy, go_on: &mut dyn FnMut() -> bool) -> Result<bool, CheckError> {
        let Strategy { player, answers } = strategy;
        if !answers.is_sorted_by(|one, next| one.state < next.state) {
            return Err(CheckError::Order);
        }
        // The maximum quiet plies after each answer, without one that ends the game: even the hundredth wins then. States come after those with smaller measures.
        let mut quiet: Vec<u16> = vec![0; answers.len()];
        let Some(order) = by_plies(answers, go_on) else { return Ok(false) };
        for (number, index) in order.into_iter().enumerate() {
            quiet[index] = self.check_answer(answers, index, &quiet)?;
            if number.is_multiple_of(SHARE) && !go_on() {
                return Ok(false);
            }
        }
        self.check_start(*player, answers, &quiet).map(|()| true)
    }

    /// Checks that the claim's state has an answer or, if it is the opponent's turn, that the states after it do.
    /// Counts earlier quiet plies.
    fn check_start(&self, player: Player, answers: &[Answer], quiet: &[u16]) -> Result<(), CheckError> {
        let state = self.position.state();
        let text = || self.text(state);
        let moves = self.game.moves(&self.position);
        if let Some(ending) = self.game.ending(&self.position, &moves) {
            return if ending.outcome == self.outcome { Ok(()) } else { Err(CheckError::Ending(text())) };
        }
        let before = self.position.quiet_plies();
        let is_in_time = |plies: u16| {
            self.outcome == Outcome::Draw || !self.game.can_repeat() || before.saturating_add(plies) < QUIET_PLIES_DRAW
        };
        if state.to_move() == player {
            let found = self.find(answers, state).ok_or_else(|| CheckError::Gap(text()))?;
            return if is_in_time(quiet[found]) { Ok(()) } else { Err(CheckError::Quiet(text())) };
        }
        for mv in moves {
            let next = after(self.game, state, mv);
            match ended(self.game, &next) {
                Some(outcome) if self.is_enough(outcome, player) => {}
                Some(_) => return Err(CheckError::Ending(text())),
                None => {
                    let found = self.find(answers, &next).ok_or_else(|| CheckError::Gap(text()))?;
                    if !mv.is_capture() && !is_in_time(quiet[found].saturating_add(1)) {
                        return Err(CheckError::Quiet(text()));
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether an outcome reaches the goal of a player's strategy.
    fn is_enough(&self, outcome: Outcome, player: Player) -> bool {
        match self.outcome {
            Outcome::Draw => outcome != Outcome::Win(player.opponent()),
            win @ Outcome::Win(_) => outcome == win,
        }
    }

    /// Checks one answer; returns the maximum quiet plies after its state.
    fn check_answer(&self, answers: &[Answer], index: usize, quiet: &[u16]) -> Result<u16, CheckError> {
        let answer = answers[index];
        let wins = self.outcome != Outcome::Draw;
        let rules = self.game.ruleset;
        let is_possible = |state: &State| rules.inner_square == InnerSquare::FromEight || state.passes() == 0;
        let state =
            State::from_number(answer.state).filter(|state| state.canonical(rules) == *state && is_possible(state));
        let state = state.ok_or(CheckError::State(answer.state))?;
        let text = || self.text(&state);
        // The number belongs to the state with light to move.
        let enough = |outcome| match outcome {
            Outcome::Win(winner) => winner == Player::Light,
            Outcome::Draw => !wins,
        };
        if !wins && answer.plies > 0 {
            return Err(CheckError::Bound(text()));
        }
        if let Some(outcome) = ended(self.game, &state) {
            return if enough(outcome) { Ok(0) } else { Err(CheckError::Ending(text())) };
        }
        let moves = named_moves(self.game, &state);
        let mv = *moves.get(usize::from(answer.mv)).ok_or_else(|| CheckError::Move(text()))?;
        let next = after(self.game, &state, mv);
        if let Some(outcome) = ended(self.game, &next) {
            if wins && answer.plies < 1 {
                return Err(CheckError::Measure(text()));
            }
            return if enough(outcome) { Ok(0) } else { Err(CheckError::Ending(text())) };
        }
        let own_quiet = u16::from(!mv.is_capture());
        let mut longest = 0;
        for reply in named_moves(self.game, &next) {
            let then = after(self.game, &next, reply);
            let mut follow = u16::from(!reply.is_capture());
            match ended(self.game, &then) {
                Some(outcome) if enough(outcome) => follow = 0,
                Some(_) => return Err(CheckError::Ending(text())),
                None => {
                    let found = self.find(answers, &then).ok_or_else(|| CheckError::Gap(text()))?;
                    // The move and the reply are two plies.
                    if wins && answers[found].plies.checked_add(2).is_none_or(|plies| plies > answer.plies) {
                        return Err(CheckError::Measure(text()));
                    }
                    if follow > 0 {
                        follow = follow.saturating_add(quiet[found]);
                    }
                }
            }
            longest = longest.max(follow);
        }
        let follow = if own_quiet == 0 { 0 } else { own_quiet.saturating_add(longest) };
        if wins && self.game.can_repeat() && follow.max(longest) >= QUIET_PLIES_DRAW {
            return Err(CheckError::Quiet(text()));
        }
        Ok(follow)
    }

    /// The index of the answer of a state, for either side to move.
    fn find(&self, answers: &[Answer], state: &State) -> Option<usize> {
        let number = state.canonical(self.game.ruleset).number();
        answers.binary_search_by_key(&number, |answer| answer.state).ok()
    }

    fn text(&self, state: &State) -> String {
        self.game.position_text(&Position::from(*state))
    }
}

/// The indices of the answers, fewest plies first; `None` if `go_on` returned false. A counting sort, because the
/// standard library's sort cannot be stopped.
fn by_plies(answers: &[Answer], go_on: &mut dyn FnMut() -> bool) -> Option<Vec<usize>> {
    const SHARE: usize = 1 << 16;
    // The place in the order of the first answer with each number of plies.
    let mut next = vec![0; usize::from(u16::MAX) + 2];
    for share in answers.chunks(SHARE) {
        go_on().then_some(())?;
        for answer in share {
            next[usize::from(answer.plies) + 1] += 1;
        }
    }
    for plies in 1..next.len() {
        next[plies] += next[plies - 1];
    }
    let mut order = vec![0; answers.len()];
    for (index, answer) in answers.iter().enumerate() {
        if index.is_multiple_of(SHARE) {
            go_on().then_some(())?;
        }
        let next = &mut next[usize::from(answer.plies)];
        order[*next] = index;
        *next += 1;
    }
    Some(order)
}

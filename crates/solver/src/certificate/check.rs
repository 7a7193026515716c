//! Checking a certificate by the rules alone.

use std::fmt;

use alquerque_core::alquerque::{Position, QUIET_PLIES_DRAW, State};
use alquerque_core::{Game, Notation, Outcome, Player};

use super::claim::{Answer, Certificate, Strategy, after, ended, named_moves, proved_by};

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// The strategies are not those that the claim needs.
    Claim,
    /// The answers are not in the order of their states, each once.
    Order,
    /// A state's number is that of none, or of one that is not canonical.
    State(u128),
    /// The state has no such move.
    Move(String),
    /// After the move in this state, or a reply, comes one without an answer.
    Gap(String),
    /// After the move in this state, or a reply, the game ends otherwise than is claimed.
    Ending(String),
    /// The measure of this state does not exceed that of one after it.
    Measure(String),
    /// From this state on so many plies may pass without a capture that the game is drawn before it is won.
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
            Self::Measure(state) => write!(f, "the plies do not fall after {state}"),
            Self::Quiet(state) => write!(f, "too many plies without a capture may come after {state}"),
        }
    }
}

impl Certificate {
    /// Whether the certificate proves its claim: with nothing but the rules, and under all of them, those of draws by repetition
    /// and by quiet plies included.
    ///
    /// # Errors
    /// Says what is wrong.
    pub fn check(&self) -> Result<(), CheckError> {
        if !proved_by(self.outcome).eq(self.strategies.iter().map(|strategy| strategy.player)) {
            return Err(CheckError::Claim);
        }
        self.strategies.iter().try_for_each(|strategy| self.check_strategy(strategy))
    }

    fn check_strategy(&self, strategy: &Strategy) -> Result<(), CheckError> {
        let Strategy { player, answers } = strategy;
        if !answers.is_sorted_by(|one, next| one.state < next.state) {
            return Err(CheckError::Order);
        }
        self.check_start(*player, answers)?;
        // For each answer how many quiet plies may follow. A state comes after those with smaller measures.
        let mut quiet: Vec<u16> = vec![0; answers.len()];
        let mut order: Vec<usize> = (0..answers.len()).collect();
        order.sort_by_key(|&place| answers[place].plies);
        for place in order {
            quiet[place] = self.check_answer(answers, place, &quiet)?;
        }
        Ok(())
    }

    /// The state that the claim is about, or what comes after it where it is the other's turn, has an answer.
    fn check_start(&self, player: Player, answers: &[Answer]) -> Result<(), CheckError> {
        let state = self.position.state();
        let text = || self.text(state);
        if let Some(outcome) = ended(self.game, state) {
            return if outcome == self.outcome { Ok(()) } else { Err(CheckError::Ending(text())) };
        }
        // What was quiet before counts, too.
        if self.outcome != Outcome::Draw && self.position.quiet_plies() > 0 && self.game.can_repeat() {
            return Err(CheckError::Quiet(text()));
        }
        if state.to_move() == player {
            return self.find(answers, state).map(|_| ()).ok_or_else(|| CheckError::Gap(text()));
        }
        for mv in named_moves(self.game, state) {
            let next = after(self.game, state, mv);
            match ended(self.game, &next) {
                Some(outcome) if self.is_enough(outcome, player) => {}
                Some(_) => return Err(CheckError::Ending(text())),
                None if self.find(answers, &next).is_none() => return Err(CheckError::Gap(text())),
                None => {}
            }
        }
        Ok(())
    }

    /// Whether an outcome is what a player's strategy is to reach.
    fn is_enough(&self, outcome: Outcome, player: Player) -> bool {
        match self.outcome {
            Outcome::Draw => outcome != Outcome::Win(player.opponent()),
            win @ Outcome::Win(_) => outcome == win,
        }
    }

    /// Checks one answer, and tells how many quiet plies may follow its state.
    fn check_answer(&self, answers: &[Answer], place: usize, quiet: &[u16]) -> Result<u16, CheckError> {
        let answer = answers[place];
        let wins = self.outcome != Outcome::Draw;
        let state = State::of_number(answer.state).filter(|state| state.canonical(self.game.ruleset) == *state);
        let state = state.ok_or(CheckError::State(answer.state))?;
        let text = || self.text(&state);
        // The number is that of the state as light's.
        let enough = |outcome| match outcome {
            Outcome::Win(winner) => winner == Player::Light,
            Outcome::Draw => !wins,
        };
        if let Some(outcome) = ended(self.game, &state) {
            return if enough(outcome) { Ok(0) } else { Err(CheckError::Ending(text())) };
        }
        let moves = named_moves(self.game, &state);
        let mv = *moves.get(usize::from(answer.mv)).ok_or_else(|| CheckError::Move(text()))?;
        let next = after(self.game, &state, mv);
        let own_quiet = u16::from(!mv.is_capture());
        if let Some(outcome) = ended(self.game, &next) {
            return if enough(outcome) { Ok(own_quiet) } else { Err(CheckError::Ending(text())) };
        }
        let mut longest = 0;
        for reply in named_moves(self.game, &next) {
            let then = after(self.game, &next, reply);
            let mut follow = u16::from(!reply.is_capture());
            match ended(self.game, &then) {
                Some(outcome) if enough(outcome) => {}
                Some(_) => return Err(CheckError::Ending(text())),
                None => {
                    let found = self.find(answers, &then).ok_or_else(|| CheckError::Gap(text()))?;
                    if wins && answers[found].plies >= answer.plies {
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

    /// The place of the answer of a state, whoever is to move.
    fn find(&self, answers: &[Answer], state: &State) -> Option<usize> {
        let number = state.canonical(self.game.ruleset).number();
        answers.binary_search_by_key(&number, |answer| answer.state).ok()
    }

    fn text(&self, state: &State) -> String {
        self.game.position_text(&Position::from(*state))
    }
}

//! The proven result of the position on the board, and when it may be shown.

use alquerque_core::record::NodeId;
use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::tabletop::Turn;
use alquerque_core::{Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::{Length, SearchReport};

use crate::prover::proven::ProvenResult;
use crate::prover::{Proof, Shown, can_prove};
use crate::settings::{Ai, Engine, Switch};
use crate::state::State;
use crate::text::Text;

impl State {
    /// Key of the position on the board and all moves before it.
    pub fn key(&self) -> u64 {
        self.game.record.tree().current_key()
    }

    /// The proven line inserted into the game for display.
    pub fn shown_line(&self) -> Option<&Shown> {
        let tree = self.game.record.tree();
        self.prover.shown.as_ref().filter(|shown| tree.has(shown.from) && tree.key(shown.from) == shown.key)
    }

    /// Whether the board shows a position of that line.
    pub fn is_in_shown_line(&self) -> bool {
        let tree = self.game.record.tree();
        self.shown_line().is_some_and(|shown| tree.is_played(shown.from) && tree.current() != shown.from)
    }

    /// The proof of the position on the board.
    pub fn proof(&self) -> Option<&Proof> {
        self.prover.proof.as_ref().filter(|proof| proof.revision == self.game.revision)
    }

    /// Whether the position on the board can be proven.
    pub fn has_verdicts(&self) -> bool {
        can_prove(&*self.game.record, self.game.record.played())
            && self.game.ending.is_none()
            && self.game.lesson().is_none()
    }

    /// Whether the proven result is shown.
    pub fn shows_verdict(&self) -> bool {
        let is_asked = self.prover.requested == Some(self.game.revision);
        let is_told = is_asked || self.shown_line().is_some();
        let is_open = self
            .game
            .study_mode()
            .map_or(self.settings.switches[Switch::Verdicts] && self.may_know(), |studying| studying.verdicts);
        self.has_verdicts() && (is_told || is_open)
    }

    /// Whether the user has requested the result shown.
    pub(crate) fn has_asked_for_verdict(&self) -> bool {
        self.prover.requested == Some(self.game.revision) && self.shows_verdict()
    }

    /// Whether the game no longer counts because of the result shown.
    pub(crate) fn warns_of_verdict(&self) -> bool {
        self.prover.warned == Some(self.game.revision) && self.shows_verdict()
    }

    /// The proven result of the position and its moves, if shown.
    pub fn verdict(&self) -> Option<&SearchReport> {
        self.proof().filter(|_| self.shows_verdict())?.report.as_ref()
    }

    /// The same as a text; empty if not shown.
    pub fn verdict_text(&self) -> Text {
        let Some(proof) = self.proof().filter(|_| self.shows_verdict()) else { return Text::new() };
        let said = match proof.report.as_ref().and_then(|report| Some((report.proven?, report.length))) {
            Some((proven, length)) => self.certain(proven, length),
            // Nobody has asked, and it may be so in most positions.
            None if proof.done && self.prover.requested != Some(self.game.revision) => return Text::new(),
            None if proof.done => Phrase::new(message::VERDICT_OPEN),
            None => Phrase::new(message::VERDICT_LOOKING),
        };
        said.into()
    }

    /// The result with perfect play, and the number of the winner's moves to it if known.
    fn certain(&self, proven: Outcome, length: Option<Length>) -> Phrase {
        let Outcome::Win(winner) = proven else { return Phrase::new(message::EXPECTED_DRAW) };
        let (known, plies) = match length {
            Some(Length::Exactly(plies)) => ("exactly", plies),
            Some(Length::AtMost(plies)) => ("most", plies),
            None => ("win", 0),
        };
        self.by(message::VERDICT_WIN, winner).key("known", known).number("moves", plies.div_ceil(2))
    }

    /// Whether a result should be shown but nothing is known yet.
    pub fn awaits_verdict(&self) -> bool {
        self.shows_verdict() && self.proof().is_some_and(|proof| proof.report.is_none() && !proof.done)
    }

    /// Whether the rest of a shown line may still be found.
    pub(crate) fn awaits_line(&self) -> bool {
        let is_open = self.shown_line().is_some() && self.has_verdicts();
        is_open && self.proof().is_none_or(|proof| !proof.done)
    }

    /// Extends the game from the current position by the proven line. Returns its last node.
    pub(crate) fn lengthen_line(&mut self) -> NodeId {
        let line = self.verdict().map(|report| report.principal_variation.clone()).unwrap_or_default();
        let mut node = self.game.record.tree().current();
        for text in &line {
            let Ok(next) = self.game.record.add(node, text) else { break };
            node = next;
        }
        node
    }

    /// The proven winner, if shown.
    pub fn proven_winner(&self) -> Option<Player> {
        match self.verdict()?.proven? {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw => None,
        }
    }

    /// The proven result of the best of some legal turns, if shown.
    pub fn proven_result(&self, is_meant: impl Fn(&Turn) -> bool) -> Option<ProvenResult> {
        let report = self.verdict()?;
        // A request without an answer is no help, and so shows nothing.
        if report.proven.is_none() && self.has_asked_for_verdict() && !self.may_know() {
            return None;
        }
        let moves = &report.root_moves;
        let proven = |turn: &Turn| {
            Some(ProvenResult::from_outcome(moves.iter().find(|root| root.mv == turn.text)?.proven?, self.to_move()))
        };
        ProvenResult::best(self.game.legal.iter().filter(|turn| is_meant(turn)).map(proven))
    }

    /// Whether the AI consults the prover before it moves.
    pub(crate) fn asks_prover(&self, player: Player) -> bool {
        self.has_verdicts() && is_top(self.settings.current().ai_of(player))
    }
}

/// Whether the AI plays at full strength.
pub fn is_top(ai: Ai) -> bool {
    ai.engine == Engine::Level && ai.level == LEVEL_COUNT
}

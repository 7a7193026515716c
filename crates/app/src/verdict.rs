//! What is certain of the position on the board, and who is to know it.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, NodeId};
use alquerque_core::search::LEVELS;
use alquerque_core::tabletop::Turn;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_messages::SearchReport;

use crate::certain::Fate;
use crate::message::{Game, Search, Text};
use crate::prover::{Proof, Shown};
use crate::settings::{Ai, Engine};
use crate::state::State;

impl State {
    /// Names the position on the board together with all moves before it.
    pub(crate) fn key(&self) -> u64 {
        self.record.tree().key(self.record.tree().current())
    }

    /// The certain line that is in the game only to be shown.
    pub fn shown(&self) -> Option<&Shown> {
        let tree = self.record.tree();
        self.prover.shown.as_ref().filter(|shown| tree.has(shown.from) && tree.key(shown.from) == shown.key)
    }

    /// Whether the position on the board is one of that line, which nobody has played.
    pub fn is_in_shown_line(&self) -> bool {
        let tree = self.record.tree();
        self.shown().is_some_and(|shown| tree.is_played(shown.from) && tree.current() != shown.from)
    }

    /// The game on the board as it is to be kept: without what is only shown or tried.
    pub fn record_to_keep(&self) -> &dyn AnyRecord {
        let shown = self.shown().map(|shown| &shown.game);
        &**self.aside.as_ref().or(shown).unwrap_or(&self.record)
    }

    /// What the prover has been asked of the position on the board, and has found.
    pub fn proof(&self) -> Option<&Proof> {
        self.prover.proof.as_ref().filter(|proof| proof.position == self.position)
    }

    /// Whether there are verdicts for the position on the board.
    pub fn has_verdicts(&self) -> bool {
        self.record.board().game == GameId::Alquerque && self.ending.is_none() && self.lesson.is_none()
    }

    /// Whether it is shown who wins.
    pub fn shows_verdict(&self) -> bool {
        let is_asked = self.prover.asked == Some(self.position);
        let is_told = is_asked || self.shown().is_some();
        let is_open = self.studies.map_or(self.settings.verdicts && self.may_know(), |studying| studying.verdicts);
        self.has_verdicts() && (is_told || is_open)
    }

    /// What is certain of the position on the board and of its moves, where that is shown.
    pub fn verdict(&self) -> Option<&SearchReport> {
        self.proof().filter(|_| self.shows_verdict())?.report.as_ref()
    }

    /// The same in words; nothing where it is not shown.
    pub fn verdict_text(&self) -> Text {
        let Some(proof) = self.proof().filter(|_| self.shows_verdict()) else { return Text::new() };
        let said = match proof.report.as_ref().and_then(|report| Some((report.proven?, report.length))) {
            Some((proven, length)) => Search::Certain(proven, length),
            None if proof.done => Search::NothingCertain,
            None => Search::LooksUp,
        };
        said.into()
    }

    /// Whether nothing is known yet of what is to be shown.
    pub fn awaits_verdict(&self) -> bool {
        self.shows_verdict() && self.proof().is_some_and(|proof| proof.report.is_none() && !proof.done)
    }

    /// Whether it may become known how the certain line goes on that is shown.
    pub(crate) fn awaits_line(&self) -> bool {
        let is_open = self.shown().is_some() && self.has_verdicts();
        is_open && self.proof().is_none_or(|proof| !proof.done)
    }

    /// Adds the certain line behind the position on the board to the game: to its end.
    pub(crate) fn lengthen_line(&mut self) -> NodeId {
        let line = self.verdict().map(|report| report.principal_variation.clone()).unwrap_or_default();
        let mut node = self.record.tree().current();
        for text in &line {
            let Ok(next) = self.record.add(node, text) else { break };
            node = next;
        }
        node
    }

    /// Who wins for certain, where that is shown.
    pub fn certain_winner(&self) -> Option<Player> {
        match self.verdict()?.proven.map(Outcome::from)? {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw => None,
        }
    }

    /// What becomes of the best of some of the legal turns, where that is shown.
    pub fn fate(&self, is_meant: impl Fn(&Turn) -> bool) -> Option<Fate> {
        let moves = &self.verdict()?.root_moves;
        let fate =
            |turn: &Turn| Some(Fate::of(moves.iter().find(|root| root.mv == turn.text)?.proven?, self.to_move()));
        Fate::best(self.legal.iter().filter(|turn| is_meant(turn)).map(fate))
    }

    /// Whether the AI asks the prover before it moves.
    pub(crate) fn asks_prover(&self, player: Player) -> bool {
        self.has_verdicts() && is_top(self.settings.now().ai_of(player))
    }

    /// How often somebody took a hint in the game on the board, or looked who wins.
    pub fn helps(&self) -> u32 {
        self.record.headers().text(Header::Help).parse().unwrap_or_default()
    }

    /// With how much help it was played; nothing where it was played without.
    pub fn help_text(&self) -> Text {
        Some(self.helps()).filter(|&helps| helps > 0).map(Game::Helped).into()
    }
}

/// Whether an AI plays as well as any does.
pub fn is_top(ai: Ai) -> bool {
    ai.engine == Engine::Uct && usize::from(ai.level) == LEVELS.len()
}

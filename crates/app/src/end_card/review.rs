//! The reviews of a game that has ended, as its card needs them: the quick review, or the study's once there is one.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, Certain, NodeId, Share};
use alquerque_core::{Outcome, Player};

use crate::accuracy::{CLEAR_LOSS, Loss, accuracy, light_share, loss};
use crate::board::model::{BoardModel, Mark, figure};
use crate::end_card::EndCard;
use crate::state::State;

/// Plies of the opening, which decides nothing between people even where it is proven to: in `merkel`, three of the
/// four first moves lose by force.
const OPENING_PLIES: usize = 2;
/// A move that loses this much, in tenths of a percent, decides a game that was still open.
const DECISIVE_LOSS: u16 = 400;
/// The least expected result before a move and its least loss, in tenths of a percent, by which the quick review names it
/// without a proof: its estimates are rough.
const MIN_UNPROVEN_CHANCES: u16 = 400;
const MIN_UNPROVEN_LOSS: u16 = 250;

/// Expected results, in tenths of a percent, before and after a move that turns a certain win into a certain loss.
const CERTAIN_LOSS: [u16; 2] = [1000, 0];

/// A move and what it cost its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Number of plies before the move.
    pub ply: usize,
    /// The side that played it.
    pub player: Player,
    /// Its effect on that side's expected result.
    pub loss: Loss,
    /// Whether the results before and after it are proven.
    pub is_proven: bool,
    /// Whether it gave away a proven win.
    pub gave_win: bool,
}

impl State {
    /// Whether the quick review is still running.
    pub fn is_end_review_running(&self) -> bool {
        self.end_card().is_some_and(|card| card.search.is_some())
    }

    /// A side's accuracy in percent; `None` if it made too few moves.
    pub(super) fn accuracy(&self, card: &EndCard, side: Player) -> Option<u8> {
        let moves: Vec<_> = self.losses(card).map(|point| (point.player, point.loss)).collect();
        accuracy(&moves, side)
    }

    /// The local player's accuracy, once the review is complete, and whether it is that of the study's review; `None` if
    /// the game doesn't count.
    pub(crate) fn own_accuracy(&self) -> Option<(u8, bool)> {
        let card = self.end_card.card.as_ref().filter(|card| self.is_reviewed(card))?;
        let is_rated = || self.shelf.current().is_some_and(|entry| entry.accuracy.is_some());
        if !card.counts && !is_rated() {
            return None;
        }
        Some((self.accuracy(card, self.settings.lone_human()?)?, self.studied(card).is_some()))
    }

    /// The turning point, once found: a move of the loser, or of either side in a draw.
    ///
    /// After the study's review, this is the worst mistake that it lists. By the quick review it is the last decisive loss
    /// or, if there is none, the worst move, if it is clear: an earlier loss didn't decide the game, as the other side gave
    /// it back.
    pub fn turning_point(&self) -> Option<TurningPoint> {
        self.turning_point_on(self.end_card()?)
    }

    fn turning_point_on(&self, card: &EndCard) -> Option<TurningPoint> {
        let card = Some(card).filter(|card| self.is_reviewed(card))?;
        let loser = self.loser();
        let bad = self
            .losses(card)
            .filter(|point| loser.is_none_or(|loser| point.player == loser) && point.loss.tenths() >= CLEAR_LOSS);
        if self.studied(card).is_some() {
            return bad.max_by_key(|point| (point.gave_win, point.loss.tenths()));
        }
        let is_clear = |point: &TurningPoint| {
            point.is_proven
                || point.loss.expected[0] >= MIN_UNPROVEN_CHANCES && point.loss.tenths() >= MIN_UNPROVEN_LOSS
        };
        let bad: Vec<TurningPoint> = bad
            .filter(|point| point.ply >= OPENING_PLIES || self.game.record.start_text().is_some())
            .filter(is_clear)
            .collect();
        let worst = bad.iter().map(|point| point.loss.tenths()).max()?;
        bad.into_iter().rfind(|point| point.loss.tenths() >= worst.min(DECISIVE_LOSS))
    }

    /// How sure the turning point is, as a key: whether it is proven to turn a win into a loss, or the study has reviewed
    /// the game.
    pub(crate) fn turning_point_key(&self) -> &'static str {
        let card = self.end_card.card.as_ref();
        let is_reviewed = card.is_some_and(|card| self.studied(card).is_some());
        let is_sure =
            is_reviewed || card.and_then(|card| self.turning_point_on(card)).is_some_and(TurningPoint::is_certain_loss);
        if is_sure { "yes" } else { "no" }
    }

    /// The best move at `ply`, if the review knows it.
    pub(crate) fn best_at(&self, ply: usize) -> Option<String> {
        self.end_card.card.as_ref()?.judged.get(ply)?.best.clone()
    }

    pub(super) fn is_reviewed(&self, card: &EndCard) -> bool {
        card.search.is_none() && card.judged.len() == self.positions_to_judge()
    }

    /// The number of positions that the quick review searches: the one before each move and, unless the rules ended the
    /// game, the last.
    pub(crate) fn positions_to_judge(&self) -> usize {
        let tree = self.game.record.tree();
        let is_open = tree.line().last().is_none_or(|&last| self.game.record.decision_of(last).is_none());
        match self.game.record.plies() {
            0 => 0,
            plies => plies + usize::from(is_open),
        }
    }

    /// The assessments of the study's review of every position that the quick review has an estimate for.
    pub(super) fn studied(&self, card: &EndCard) -> Option<Vec<Option<Assessment>>> {
        let tree = self.game.record.tree();
        let stored: Vec<Assessment> = tree.line().iter().map(|&node| tree.assessment(node)).collect();
        let is_complete = card
            .judged
            .iter()
            .zip(&stored)
            .all(|(judged, stored)| light_share(&judged.assessment).is_none() || light_share(stored).is_some());
        is_complete.then(|| stored.into_iter().map(Some).take(card.judged.len()).collect())
    }

    /// The assessments so far, for each position of the game: those of the study, whose review is deeper, or else the quick
    /// review's.
    fn assessments(&self, card: &EndCard) -> Vec<Option<Assessment>> {
        let last = self.game.record.tree().line().last();
        let end = last.and_then(|&last| self.game.record.decision_of(last)).map(|ending| Assessment {
            expected: Some(Share::new(ending.outcome.score(Player::Light).into())),
            certain: Some(Certain { outcome: ending.outcome, plies: None }),
            helped: false,
        });
        let end = end.filter(|_| self.is_reviewed(card));
        let quick = || card.judged.iter().map(|judged| Some(judged.assessment)).collect();
        let mut known: Vec<Option<Assessment>> = self.studied(card).unwrap_or_else(quick);
        known.extend(end.map(Some));
        // A position without an estimate takes that of the next one.
        for place in (0..known.len()).rev() {
            let is_open = known[place].is_none_or(|known| light_share(&known).is_none());
            if is_open {
                known[place] = known.get(place + 1).copied().flatten();
            }
        }
        known
    }

    /// Every move, with its effect on its side's expected result. The quick review doesn't judge moves played by a hint,
    /// whose search was longer.
    fn losses<'a>(&'a self, card: &'a EndCard) -> impl Iterator<Item = TurningPoint> + 'a {
        let (known, is_quick) = (self.assessments(card), self.studied(card).is_none());
        let tree = self.game.record.tree();
        let is_helped = move |ply: usize| tree.line().get(ply + 1).is_some_and(|&node| tree.assessment(node).helped);
        let plies = (0..self.game.record.plies()).filter(move |&ply| !(is_quick && is_helped(ply)));
        plies.filter_map(move |ply| {
            let (before, after) = ((*known.get(ply)?)?, (*known.get(ply + 1)?)?);
            let player = self.game.record.to_move_at(ply)?;
            let loss = loss(&before, &after, player, !card.judged[ply].had_choice)?;
            let is_proven = before.certain.is_some() && after.certain.is_some();
            let gave_win = before.certain.is_some_and(|certain| certain.outcome == Outcome::Win(player));
            Some(TurningPoint { ply, player, loss, is_proven, gave_win })
        })
    }

    /// The quick review's assessment of the position on the board, while a game that has just ended is being viewed.
    pub(crate) fn reviewed_here(&self) -> Option<Assessment> {
        let card = self.end_card.card.as_ref()?;
        self.assessments(card).get(self.game.record.played()).copied().flatten()
    }

    /// The assessments of a complete quick review for the positions of the current line, for the study.
    pub(crate) fn reviewed(&self) -> Vec<(NodeId, Assessment)> {
        let Some(card) = self.end_card.card.as_ref().filter(|card| self.is_reviewed(card)) else { return Vec::new() };
        let nodes = self.game.record.tree().line().iter().copied();
        nodes.zip(self.assessments(card)).filter_map(|(node, known)| Some((node, known?))).collect()
    }
}

impl TurningPoint {
    /// Whether it is proven that the move turned a win into a loss.
    pub(super) fn is_certain_loss(self) -> bool {
        self.is_proven && self.loss.expected == CERTAIN_LOSS
    }

    /// The game before the move.
    pub fn record(&self, state: &State) -> Box<dyn AnyRecord> {
        let mut record = state.game.record.clone();
        record.go_to(self.ply);
        record
    }

    /// The small board before the move. `record` is the game before the move.
    pub fn model(&self, state: &State, record: &dyn AnyRecord) -> BoardModel {
        let path = state.game.record.turn(self.ply).map_or_else(Vec::new, |turn| turn.path);
        let marks: Vec<_> = path.into_iter().map(|spot| (spot, Mark::Last)).collect();
        BoardModel {
            shows_coordinates: false,
            art_style: state.art_style(),
            ..figure(record, state.geometry().flipped, &marks)
        }
    }
}

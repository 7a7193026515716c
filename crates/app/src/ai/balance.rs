//! The evaluation bar of the AI's estimate.

use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_messages::{SearchReport, Work};

use crate::accuracy::{light_share, tenths};
use crate::settings::Switch;
use crate::state::State;

/// Adds two won and two lost playouts to each estimate (Agresti and Coull, 1998): a weak level plays only ten playouts,
/// and ten wins in a row don't make a certain win.
const PRIOR_PLAYOUTS: f64 = 4.0;

/// The bar: a side's expected share of the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The side at the start of the bar.
    pub owner: Player,
    /// Whether this is the only local player's side.
    pub is_yours: bool,
    /// Its share in percent.
    pub percents: u8,
}

impl Balance {
    /// The name of the bar.
    pub fn label(self, state: &State) -> Phrase {
        state.by("balance-label", self.owner).key("whose", if self.is_yours { "yours" } else { "side" })
    }
}

/// A side's share in whole percent. Only proven results are 0 or 100.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 100")]
pub fn percents(share: f64, is_proven: bool) -> u8 {
    let percents = (share * 100.0).round();
    if is_proven { percents.clamp(0.0, 100.0) as u8 } else { percents.clamp(1.0, 99.0) as u8 }
}

impl State {
    /// The side at the start of bars: the only local player's or, if there isn't just one, the one at the bottom.
    pub fn balance_owner(&self) -> Player {
        let below = if self.dark_sits_below() { Player::Dark } else { Player::Light };
        self.settings.lone_human().unwrap_or(below)
    }

    /// The bar's contents, if the AI has an estimate that still applies.
    pub fn balance(&self) -> Option<Balance> {
        let is_shown =
            self.settings.switches[Switch::AiInfo] && self.game.ending.is_none() && self.game.lesson().is_none();
        let owner = self.balance_owner();
        let is_yours = self.settings.lone_human() == Some(owner);
        // Once the game is over, the bar agrees with the end card.
        if self.has_end_card() {
            let known = self.reviewed_here().filter(|_| is_shown)?;
            let share = f64::from(tenths(light_share(&known)?, owner)) / 1000.0;
            return Some(Balance { owner, is_yours, percents: percents(share, known.certain.is_some()) });
        }
        let running = self.thinking().and_then(|thinking| Some((thinking.player, thinking.report.as_ref()?)));
        let ply = self.game.record.played();
        let last = self.last_report().filter(|last| last.ply <= ply);
        let last = last.map(|last| (last.player, &last.report));
        let (player, report) = running.or(last).filter(|_| is_shown)?;
        let share = share(report, player)?;
        let share = if player == owner { share } else { 1.0 - share };
        Some(Balance { owner, is_yours, percents: percents(share, report.proven.is_some()) })
    }
}

/// The share that `player` expects, 0 to 1.
fn share(report: &SearchReport, player: Player) -> Option<f64> {
    if let Some(proven) = report.proven {
        return Some(f64::from(proven.score(player)));
    }
    let share = report.expected?.value();
    Some(match report.work {
        Work::Uct { playouts, .. } => {
            let playouts = playouts as f64;
            (share * playouts + 0.5 * PRIOR_PLAYOUTS) / (playouts + PRIOR_PLAYOUTS)
        }
        Work::None | Work::AlphaBeta { .. } => share,
    })
}

#[cfg(test)]
mod tests {
    use alquerque_messages::ExpectedScore;

    use super::*;

    #[test]
    fn few_playouts_leave_some_doubt_and_many_hardly_any() {
        let percent_of = |won, playouts| {
            let expected = Some(ExpectedScore::from(won));
            let report = SearchReport { expected, work: Work::Uct { playouts, nodes: 1 }, ..SearchReport::default() };
            percents(share(&report, Player::Light).unwrap(), false)
        };
        assert_eq!([0.0, 0.5, 1.0].map(|won| percent_of(won, 10)), [14, 50, 86]);
        assert_eq!([0.0, 0.5, 1.0].map(|won| percent_of(won, 10_000)), [1, 50, 99]);
    }
}

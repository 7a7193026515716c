//! The score of a position from Light's point of view, as shown beside a move, in the unit that the game's players use.

use alquerque_app::text::nouns::BySide;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::evaluate::Evaluation;
use alquerque_core::family::{AnyGame, ScoreUnit};
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Outcome, Player, Standard, with_game};
use alquerque_language::{Phrase, message};

use crate::engines::balance::Balance;
use crate::text::{Decimal, percentage, percents};

/// Maximum share to convert: assessments are stored in tenths of a percent, so a higher one is not significant.
const MAX_SHARE: f64 = 0.9995;

/// The score of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveScore {
    /// The proven result.
    Certain(Outcome),
    /// Light's expected score, from 0 to 1.
    Share(f64),
    /// Light's lead.
    Ahead(f64, ScoreUnit),
}

/// The score shown beside a move, if its position has been assessed. A proven result is shown only beside the move that
/// leads to it, as the moves after it preserve it.
pub fn move_score(record: &dyn AnyRecord, node: NodeId) -> Option<MoveScore> {
    let tree = record.tree();
    let certain = |node| tree.assessment(node).certain.map(|certain| certain.outcome);
    let is_known = certain(node).is_some() && tree.parent(node).is_some_and(|parent| certain(parent) == certain(node));
    if is_known {
        return None;
    }
    let Balance { light, certain } = Balance::assessed(&tree.assessment(node))?;
    Some(certain.map_or_else(|| estimate(record, light), MoveScore::Certain))
}

/// Converts Light's expected score, from 0 to 1, to the game's unit.
pub fn estimate(record: &dyn AnyRecord, share: f64) -> MoveScore {
    let Some(unit) = lead_unit(record.board().game) else { return MoveScore::Share(share) };
    let ten_to_one = with_game!(AnyGame::of(record), game => f64::from(Standard.ten_to_one(&game)));
    let share = share.clamp(1.0 - MAX_SHARE, MAX_SHARE);
    // The inverse of `expected_result`.
    let hundredths = ten_to_one * (share / (1.0 - share)).log10();
    MoveScore::Ahead(hundredths / 100.0, unit)
}

/// The unit of leads, in games where they indicate the winner.
fn lead_unit(game: GameId) -> Option<ScoreUnit> {
    let info = game.info();
    info.lead_tells.then_some(info.score_unit)
}

/// The key of that unit in messages.
pub fn unit_key(game: GameId) -> &'static str {
    lead_unit(game).map_or("share", unit_name)
}

/// The key of a unit in messages.
pub const fn unit_name(unit: ScoreUnit) -> &'static str {
    match unit {
        ScoreUnit::Men => "men",
        ScoreUnit::Discs => "discs",
    }
}

impl MoveScore {
    /// The score in digits, such as `+3`, `61 %` or `1–0`.
    pub fn figures(self, decimal: Decimal<'_>) -> Phrase {
        match self {
            Self::Certain(outcome) => Phrase::verbatim(result(outcome)),
            Self::Share(share) => percentage(share),
            Self::Ahead(ahead, unit) => Phrase::verbatim(&signed(ahead, digits(unit), decimal)),
        }
    }

    /// The score in words.
    pub fn words(self, game: GameId, decimal: Decimal<'_>) -> Phrase {
        let balance = |light, certain| Balance { light, certain };
        match self {
            Self::Certain(outcome) => {
                balance(outcome.score(Player::Light).into(), Some(outcome)).phrase("", Player::Light, game)
            }
            Self::Share(share) => balance(share, None).phrase(&percents(share).to_string(), Player::Light, game),
            Self::Ahead(ahead, unit) => {
                let phrase = Phrase::new(message::STUDY_AHEAD).key("unit", unit_name(unit)).by(Player::Light, game);
                phrase.text("score", &signed(ahead, digits(unit), decimal))
            }
        }
    }
}

/// A proven result in digits.
pub const fn result(proven: Outcome) -> &'static str {
    match proven {
        Outcome::Draw => "=",
        Outcome::Win(Player::Light) => "1\u{2013}0",
        Outcome::Win(Player::Dark) => "0\u{2013}1",
    }
}

/// Discs are whole at the end; a piece of draughts decides most games.
const fn digits(unit: ScoreUnit) -> u8 {
    match unit {
        ScoreUnit::Discs => 0,
        ScoreUnit::Men => 1,
    }
}

/// Formats a number with its sign, unless it rounds to zero.
pub fn signed(number: f64, digits: u8, decimal: Decimal<'_>) -> String {
    let text = decimal(number.abs(), digits);
    let is_zero = !text.contains(|c: char| c.is_ascii_digit() && c != '0');
    let sign = match number {
        _ if is_zero => "",
        number if number < 0.0 => "\u{2212}",
        _ => "+",
    };
    format!("{sign}{text}")
}

//! What an invitation offers, as this device sees it.

use alquerque_app::nouns::side_key;
use alquerque_core::Player;
use alquerque_core::family::AnyGame;
use alquerque_core::record::from_link;
use alquerque_messages::live::LiveGame;

/// The terms of an invitation.
pub(super) struct Terms {
    pub(super) game: &'static str,
    /// The name of the ruleset.
    pub(super) rules: &'static str,
    /// The local player's side, by its key in messages.
    pub(super) side: &'static str,
    pub(super) moves_next: bool,
    pub(super) is_running: bool,
    /// Whether it replaces an unfinished game on the board.
    pub(super) replaces: bool,
}

impl Terms {
    /// The terms of an invitation, as seen from this device; `None` if it holds no game. `here` is the game on the
    /// board.
    pub(super) fn of(live_game: &LiveGame, here: &LiveGame) -> Option<Self> {
        let record = from_link(&live_game.link).ok()?;
        let me = if live_game.dark { Player::Dark } else { Player::Light };
        let game = record.board().game;
        let goes_on_here = from_link(&here.link).is_ok_and(|here| here.plies() > 0 && here.ending().is_none());
        Some(Self {
            game: game.name(),
            rules: AnyGame::of(&*record).named().map_or("own", |rules| rules.name),
            side: side_key(me, game),
            moves_next: record.to_move() == me,
            is_running: record.plies() > 0,
            replaces: goes_on_here && !goes_on(&live_game.link, &here.link) && !goes_on(&here.link, &live_game.link),
        })
    }
}

/// Whether one link leads to the game of the other, perhaps with more moves.
pub(super) fn goes_on(one: &str, other: &str) -> bool {
    let (Ok(one), Ok(other)) = (from_link(one), from_link(other)) else { return false };
    one.rules() == other.rules() && one.start_text() == other.start_text() && one.moves().starts_with(&other.moves())
}

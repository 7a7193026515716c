//! The players' names in a record.

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::Header;

use crate::game_mode::GameMode;
use crate::state::State;

/// The game on the board, with headers naming the AI and the player against it. Loaded games are left alone, as these
/// players may not have played them.
pub(crate) fn named(state: &State) -> Box<dyn AnyRecord> {
    let mut record = state.game.record.boxed();
    let settings = &state.saved.settings;
    for player in Player::BOTH {
        let name = if state.is_known_ai(player) {
            settings.now().ai_of(player).seat().in_headers()
        } else if settings.lone_human() == Some(player) && settings.now().mode() == GameMode::Local {
            settings.name.clone()
        } else {
            continue;
        };
        if record.headers().text(Header::of(player)).is_empty() {
            record.headers_mut().set_text(Header::of(player), &name);
        }
    }
    record
}

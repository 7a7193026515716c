//! Options and when they take effect.

use alquerque_core::Player;
use alquerque_core::setup::Setup;
use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::event::OptionEvent;
use crate::game::mode::Pace;
use crate::notice::say::notice;
use crate::settings::{EXPLORATION_RANGE, MAX_VOLUME, Settings, Side, Switch, name_of};
use crate::state::State;
use crate::{game, installation, parts};

pub(crate) fn apply(state: &mut State, event: OptionEvent) {
    // The catalogue might fail to load.
    if let OptionEvent::Language(language) = event {
        return parts::choose_language(state, language);
    }
    let before = state.settings.clone();
    let opponents = |settings: &Settings| {
        let now = settings.current();
        (now.light, now.dark, now.ai, now.dark_ai)
    };
    let requested = state.effects.len();
    changed(state, event);
    // Don't count games in which the opponent changed.
    state.game.counted |= state.game.record.plies() > 0 && opponents(&before) != opponents(&state.settings);
    // Forms report a change twice.
    if state.settings == before {
        state.effects.truncate(requested);
    }
}

fn changed(state: &mut State, event: OptionEvent) {
    state.effects.push(Effect::SaveSettings);
    let now = state.settings.current_mut();
    match event {
        OptionEvent::Players(players) => {
            if !now.take_players(&players) {
                return;
            }
            // It may concern the previous opponent.
            state.notices.dismiss_if(|notice| notice.offer.is_none());
            state.game.pace = Pace::Running;
            game::controllers_changed(state);
        }
        OptionEvent::Rule(value) => {
            if !now.set_rule(value) {
                return;
            }
            // Before the first move, rules can still change.
            if state.game.record.plies() == 0 && state.game.record.start_text().is_none() {
                game::start_with_chosen_rules(state);
            }
        }
        OptionEvent::Side(side) => now.side = side,
        OptionEvent::Switch(switch, on) => {
            let was_on = std::mem::replace(&mut state.settings.switches[switch], on);
            if switch == Switch::Offline && was_on != on {
                installation::store(state);
            }
        }
        OptionEvent::Exploration(exploration) => {
            let (least, greatest) = EXPLORATION_RANGE;
            if (least..=greatest).contains(&exploration) {
                state.settings.exploration = exploration;
            }
        }
        OptionEvent::Theme(theme) => state.settings.theme = theme,
        OptionEvent::Board(style) => {
            state.settings.board = style;
            parts::load_needed(state);
        }
        OptionEvent::Pieces(set) => {
            state.settings.pieces = set;
            parts::load_needed(state);
        }
        OptionEvent::Rings(rings) => state.settings.rings = rings,
        OptionEvent::Speed(speed) => state.settings.speed = speed,
        OptionEvent::AllChoices(all) => state.settings.all_choices = all,
        OptionEvent::Volume(volume) if volume <= MAX_VOLUME => state.settings.volume = volume,
        OptionEvent::Volume(_) | OptionEvent::Language(_) => {}
    }
}

/// Starts a new game from the position on the board, under the rules chosen in the form. The game so far goes to the
/// library.
pub(crate) fn apply_rules(state: &mut State) {
    let record = &*state.game.record;
    let Some(rules) = state.settings.current().changed_rules(record) else { return };
    let setup = Setup::new(record.pieces_at(record.played()), record.to_move());
    // Every position of a game is one of its other rules, too.
    let Ok(record) = rules.record().set_up(&setup) else { return };
    state.page.close();
    state.effects.push(Effect::RemoveFragment);
    state.game.before_new_game = Some((state.settings.current().clone(), None));
    game::begin_with(state, record);
    state.effects.push(Effect::FocusCursor);
}

/// Changes the player's name.
pub(crate) fn rename(state: &mut State, name: &str) {
    state.settings.name = name_of(name);
    state.effects.push(Effect::SaveSettings);
}

/// Flips the board permanently.
pub(crate) fn flip_board(state: &mut State) {
    let (side, below) =
        if state.board.is_flipped() { (Side::Light, Player::Light) } else { (Side::Dark, Player::Dark) };
    let before = std::mem::replace(&mut state.settings.current_mut().side, side);
    if before == Side::Mover {
        notice(state, Phrase::new(message::TURNS_NO_MORE));
    }
    state.notices.announce(state.by(message::SITS_BELOW, below));
    state.effects.push(Effect::SaveSettings);
}

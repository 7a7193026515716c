//! Options, and when they take effect.

use alquerque_core::Player;

use super::say::notice;
use super::{game, parts};
use crate::course::Pace;
use crate::effect::Effect;
use crate::event::OptionEvent;
use crate::message::Game;
use crate::settings::{EXPLORATION_RANGE, LOUDEST, Settings, Side, Speech};
use crate::state::State;

pub(super) fn apply(state: &mut State, event: OptionEvent) -> Vec<Effect> {
    let before = state.settings.clone();
    let opponents = |settings: &Settings| {
        let now = settings.now();
        (now.light, now.dark, now.ai, now.dark_ai)
    };
    let effects = changed(state, event);
    // A game against one opponent and another is counted for neither.
    state.counted |= state.record.plies() > 0 && opponents(&before) != opponents(&state.settings);
    // A form tells of one change twice.
    if state.settings == before && !matches!(effects[..], [Effect::LoadWords(_)]) { Vec::new() } else { effects }
}

/// The words of a language are there: the page begins anew with them.
pub(super) fn spoken(state: &mut State, speech: Speech) -> Vec<Effect> {
    if state.settings.speech == speech {
        return Vec::new();
    }
    state.settings.speech = speech;
    vec![Effect::SaveSettings, Effect::SaveGame, Effect::BeginAnew]
}

fn changed(state: &mut State, event: OptionEvent) -> Vec<Effect> {
    let mut effects = vec![Effect::SaveSettings];
    let now = state.settings.now_mut();
    match event {
        OptionEvent::Controller(player, controller) => {
            now.set_controller(player, controller);
            // It may speak of whoever played before.
            state.notice.take_if(|notice| notice.offer.is_none());
            state.pace = Pace::Going;
            effects.extend(game::controllers_changed(state));
        }
        OptionEvent::Rule(value) => {
            if !now.set_rule(value) {
                return Vec::new();
            }
            // Before the first move there is no game yet that the change could spoil.
            if state.record.plies() == 0 && state.record.start_text().is_none() {
                effects.extend(game::start_over(state));
            }
        }
        OptionEvent::Ai(ai) => now.ai = ai.validated().unwrap_or(now.ai),
        OptionEvent::DarkAi(ai) => now.dark_ai = ai.validated().ok().filter(|ai| *ai != now.ai),
        OptionEvent::Side(side) => now.side = side,
        OptionEvent::ShowTargets(shown) => state.settings.show_targets = shown,
        OptionEvent::ShowNotation(shown) => state.settings.show_notation = shown,
        OptionEvent::Exploration(exploration) => {
            let (least, greatest) = EXPLORATION_RANGE;
            if (least..=greatest).contains(&exploration) {
                state.settings.exploration = exploration;
            }
        }
        OptionEvent::ShowAiInfo(shown) => state.settings.show_ai_info = shown,
        OptionEvent::Verdicts(shown) => state.settings.verdicts = shown,
        // Its words may not come.
        OptionEvent::Speech(speech) => return vec![Effect::LoadWords(speech)],
        OptionEvent::Theme(theme) => state.settings.theme = theme,
        OptionEvent::Board(style) => {
            state.settings.board = style;
            effects.extend(parts::needed(state));
        }
        OptionEvent::Pieces(set) => {
            state.settings.pieces = set;
            effects.extend(parts::needed(state));
        }
        OptionEvent::Speed(speed) => state.settings.speed = speed,
        OptionEvent::Sound(heard) => state.settings.sound = heard,
        OptionEvent::Volume(volume) if volume <= LOUDEST => state.settings.volume = volume,
        OptionEvent::Volume(_) => {}
        OptionEvent::Vibration(felt) => state.settings.vibration = felt,
        OptionEvent::Keys(used) => state.settings.keys = used,
    }
    effects
}

/// Turns the board round, for good.
pub(super) fn flip_board(state: &mut State) -> Vec<Effect> {
    let (side, below) = if state.flipped { (Side::Light, Player::Light) } else { (Side::Dark, Player::Dark) };
    let before = std::mem::replace(&mut state.settings.now_mut().side, side);
    if before == Side::Mover {
        notice(state, Game::TurnsNoMore);
    }
    state.announcement = Game::SitsBelow(below).into();
    vec![Effect::SaveSettings]
}

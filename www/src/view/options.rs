//! The options form: renders the settings and translates changes.

use alquerque_core::family::{AnyGame, GAMES, ProverScope};
use alquerque_core::options::{OptionInfo, RuleOption};
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::words::game_title;
use alquerque_core::{GameId, Player};
use web_sys::Element;

use super::fields::{self, ON, changed, input, number, render_rule, select};
use crate::dom::{
    append, by_id, fixed, root, set_attribute, set_attribute_by_id, set_checked, set_shown, svg, text_of,
};
use crate::words::{decimal, localize, set_phrase};
use alquerque_app::event::OptionEvent;
use alquerque_app::look::ArtStyle;
use alquerque_app::nouns::BySide;
use alquerque_app::page::Page;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::settings::{
    Ai, BoardStyle, Controller, Engine, LanguageSetting, Named, PieceSet, Rings, Settings, Side, Speed, Switch, Theme,
};
use alquerque_app::state::State;
use alquerque_language::Phrase;

/// Translates a field's new value.
pub(crate) fn event(field: &Element) -> Option<OptionEvent> {
    let (id, value) = changed(field)?;
    if let Some(switch) = Switch::from_id(&id) {
        return Some(OptionEvent::Switch(switch, value == ON));
    }
    Some(match id.as_str() {
        "option-light" => OptionEvent::Controller(Player::Light, controller(&value)?),
        "option-dark" => OptionEvent::Controller(Player::Dark, controller(&value)?),
        "option-inverting" => OptionEvent::Rule(inverting()?.value(&value)?),
        "option-engine" | "option-level" | "option-depth" => OptionEvent::Ai(ai_in("option")?),
        "option-dark-engine" | "option-dark-level" | "option-dark-depth" => OptionEvent::DarkAi(ai_in("option-dark")?),
        "option-side" => OptionEvent::Side(Side::named(&value)?),
        "option-volume" => OptionEvent::Volume(value.parse().ok()?),
        "option-language" => OptionEvent::Language(LanguageSetting::named(&value)?),
        "option-theme" => OptionEvent::Theme(Theme::named(&value)?),
        "option-board" => OptionEvent::Board(BoardStyle::named(&value)?),
        "option-pieces" => OptionEvent::Pieces(PieceSet::named(&value)?),
        "option-rings" => OptionEvent::Rings(Rings::named(&value)?),
        "option-speed" => OptionEvent::Speed(Speed::named(&value)?),
        "option-exploration" => OptionEvent::Exploration(number(&value)),
        _ => return None,
    })
}

/// The rule option that the form offers in addition to the New game sheet.
fn inverting() -> Option<&'static OptionInfo> {
    GAMES.iter().flat_map(|game| game.options).find(|info| info.option == RuleOption::Inverting)
}

/// Reads the AI's settings from the fields with this id prefix.
fn ai_in(prefix: &str) -> Option<Ai> {
    let value = |name: &str| fields::value(&format!("{prefix}-{name}"));
    Some(Ai {
        engine: Engine::named(&value("engine")?)?,
        level: value("level")?.parse().ok()?,
        depth: value("depth")?.parse().ok()?,
    })
}

/// Renders the AI's settings into the fields with this id prefix, and hides the irrelevant ones.
fn render_ai(prefix: &str, ai: Ai, game: GameId) {
    let id = |name: &str| format!("{prefix}-{name}");
    select(&id("engine"), ai.engine.name());
    for (name, strength, shown) in
        [("level", ai.level, ai.engine == Engine::Uct), ("depth", ai.depth, ai.engine == Engine::AlphaBeta)]
    {
        input(&id(name), &strength.to_string());
        let of = if prefix == "option-dark" { Some(Player::Dark) } else { None };
        set_phrase(&id(&format!("{name}-label")), &ai.seat().strength(of, game));
        set_shown(&id(&format!("{name}-field")), shown);
    }
}

/// The values of the fields for the players.
const CONTROLLERS: [(&str, Controller); 3] =
    [("human", Controller::Human), ("ai", Controller::Ai), ("friend", Controller::Friend)];

fn controller(value: &str) -> Option<Controller> {
    CONTROLLERS.into_iter().find(|(name, _)| *name == value).map(|(_, controller)| controller)
}

/// The form and what it shows.
#[derive(Default)]
pub(crate) struct OptionsForm {
    /// The settings, and the position's revision (see
    /// [`GameState::revision`](alquerque_app::state::GameState::revision); its record has the rules).
    shown: Option<(Settings, u32)>,
    /// The game, and whether its drawings had loaded when the swatches were drawn.
    swatches: Option<(GameId, bool)>,
}

impl OptionsForm {
    /// Renders changes of the settings.
    pub(crate) fn render(&mut self, state: &State) {
        // A language may fail to load before the form is rendered, which doesn't change the settings.
        show_speech(state);
        let is_shown = |(settings, position): &(Settings, u32)| {
            (settings, *position) == (&state.saved.settings, state.game.revision)
        };
        if !self.shown.as_ref().is_some_and(is_shown) {
            write(state);
            self.shown = Some((state.saved.settings.clone(), state.game.revision));
        }
        let drawings = (state.game.record.board().game, state.parts.progress(Part::Art) == Progress::There);
        if state.view.page == Some(Page::Options) && self.swatches != Some(drawings) {
            draw_swatches(state, drawings.1);
            self.swatches = Some(drawings);
        }
    }
}

/// Draws a corner of each board and two pieces of each set into their tiles. Drawings other than the default style load
/// later.
fn draw_swatches(state: &State, all_there: bool) {
    let (look, side) = (state.look(), text_of(state.geometry().size().0));
    for (name, board) in BoardStyle::NAMES {
        let art = ArtStyle { board: *board, ..ArtStyle::default() };
        if all_there || art == ArtStyle::default() {
            draw(&format!("option-board-{name}"), "0 0 300 200", &[("0 0", &side, &art.board(look))]);
        }
    }
    for (name, pieces) in PieceSet::NAMES {
        let art = ArtStyle { pieces: *pieces, ..ArtStyle::default() };
        if all_there || art == ArtStyle::default() {
            let of = |player| art.piece(look, Piece { player, kind: Kind::Man });
            let [light, dark] = Player::BOTH.map(of);
            draw(&format!("option-pieces-{name}"), "0 0 204 136", &[("12 24", "88", &light), ("104 24", "88", &dark)]);
        }
    }
}

fn draw(id: &str, view: &str, drawings: &[(&str, &str, &str)]) -> Option<()> {
    let swatch = by_id(id)?;
    set_attribute(&swatch, "viewBox", view);
    swatch.set_text_content(None);
    for (place, side, drawing) in drawings {
        let (x, y) = place.split_once(' ')?;
        let href = format!("#{drawing}");
        append(&swatch, &svg("use", &[("href", &href), ("x", x), ("y", y), ("width", side), ("height", side)])?);
    }
    Some(())
}

/// Shows the chosen language, including one that failed to load.
pub(crate) fn show_speech(state: &State) {
    select("option-language", state.shown_language().name());
}

fn write(state: &State) {
    // In a lesson, the settings of the game set aside.
    let settings = &*state.settings_to_save();
    for player in Player::BOTH {
        let controller = CONTROLLERS.into_iter().find(|(_, controller)| *controller == settings.controller(player));
        select(&format!("option-{}", player.name()), controller.map_or("", |(name, _)| name));
    }
    let inverting = settings.now().rules.get(RuleOption::Inverting);
    set_shown("rules-options", inverting.is_some());
    if let Some(info) = self::inverting() {
        render_rule("inverting-field", "option-inverting", info, inverting);
    }
    for each in Switch::ALL {
        set_checked(each.id(), settings.switches[each]);
    }
    set_shown("verdicts-field", settings.game().info().prover == ProverScope::Everything);
    input("option-volume", &settings.volume.to_string());
    select("option-theme", settings.theme.name());
    select("option-board", settings.board.name());
    select("option-pieces", settings.pieces.name());
    select("option-speed", settings.speed.name());
    select("option-rings", settings.rings.name());
    if let Some(root) = root() {
        // start.js observes the attribute, and has applied the stored theme before the first frame.
        set_attribute(&root, "data-theme", settings.theme.name());
    }
    let now = settings.now();
    select("option-side", now.side.name());
    // Sides are named as in the game on the board.
    let game = state.saved.settings.game();
    let of = |id: &'static str, player| Phrase::new(id).by(player, game);
    render_ai("option", now.ai, game);
    render_ai("option-dark", now.ai_of(Player::Dark), game);
    set_shown("option-dark-ai", now.both_ai());
    set_phrase("option-light-label", &of("played-by", Player::Light));
    set_phrase("option-dark-label", &of("played-by", Player::Dark));
    let method = if now.both_ai() { of("method-of", Player::Light) } else { Phrase::new("method") };
    set_phrase("option-engine-label", &method);
    set_phrase("option-dark-engine-label", &of("method-of", Player::Dark));
    set_attribute_by_id("option-dark-ai", "aria-label", &localize(&of("ai-of", Player::Dark)));
    for player in Player::BOTH {
        set_phrase(&format!("option-side-{}", player.name()), &of("at-bottom", player));
    }
    set_phrase("options-game", &game_title(settings.game()));
    input("option-exploration", &fixed(settings.exploration.into(), 2));
    let exploration = Phrase::new("exploration").text("number", &decimal(settings.exploration.into(), 2));
    set_phrase("option-exploration-label", &exploration);
    // A running game keeps its rules.
    set_shown("inverting-later", inverting != AnyGame::of(&*state.game.record).get(RuleOption::Inverting));
}

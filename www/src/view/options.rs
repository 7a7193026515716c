//! The options form: renders the settings and translates changes.

use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{GameId, Player};
use web_sys::Element;

use super::elements::apply;
use super::fields::{self, changed_field, render_rule, select};
use crate::dom::{append, by_id, root, set_attribute, svg, text_of};
use crate::words::decimal;
use alquerque_app::board::look::ArtStyle;
use alquerque_app::event::OptionEvent;
use alquerque_app::page::Page;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::settings::{self, BoardStyle, PieceSet, rule_option};
use alquerque_app::state::State;

/// Translates a field's new value.
pub(crate) fn event(field: &Element) -> Option<OptionEvent> {
    let (id, value) = changed_field(field)?;
    settings::view::event(&id, &value, fields::number(&value))
}

/// The swatches of boards and pieces in the form.
#[derive(Default)]
pub(crate) struct OptionsForm {
    /// The game, and whether its drawings had loaded when the swatches were drawn.
    swatches: Option<(GameId, bool)>,
}

impl OptionsForm {
    /// Renders what doesn't depend on the settings alone, in the open dialog.
    pub(super) fn render(&mut self, state: &State) {
        if state.page.current() != Some(Page::Options) {
            return;
        }
        // A language may fail to load, which doesn't change the settings.
        show_speech(state);
        let drawings = (state.game.record.board().game, state.parts.progress(Part::Art) == Progress::Loaded);
        if self.swatches.replace(drawings) != Some(drawings) {
            draw_swatches(state, drawings.1);
        }
    }
}

/// Draws a corner of each board and two pieces of each set into their tiles. Drawings other than the default style load
/// later.
fn draw_swatches(state: &State, all_there: bool) {
    let (look, side) = (state.look(), text_of(state.geometry().size().0));
    for board in BoardStyle::ALL {
        let art = ArtStyle { board, ..ArtStyle::default() };
        if all_there || art == ArtStyle::default() {
            draw(&format!("option-board-{}", board.name()), "0 0 300 200", &[("0 0", &side, &art.board(look))]);
        }
    }
    for pieces in PieceSet::ALL {
        let art = ArtStyle { pieces, ..ArtStyle::default() };
        if all_there || art == ArtStyle::default() {
            let of = |player| art.piece(look, Piece { player, kind: Kind::Man });
            let [light, dark] = Player::BOTH.map(of);
            draw(
                &format!("option-pieces-{}", pieces.name()),
                "0 0 204 136",
                &[("12 24", "88", &light), ("104 24", "88", &dark)],
            );
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
        append(&swatch, &svg("use", &[("href", &href), ("x", x), ("y", y), ("width", side), ("height", side)]));
    }
    Some(())
}

/// Shows the chosen language, including one that failed to load.
pub(crate) fn show_speech(state: &State) {
    select("option-language", state.shown_language().name());
}

/// Renders the settings.
pub(super) fn write(state: &State) {
    apply(&settings::view::options(state, decimal));
    show_speech(state);
    // In a lesson, the settings of the game set aside.
    let settings = &*state.settings_to_save();
    for (game, name) in [(GameId::Alquerque, "inverting"), (GameId::Othello, "passing")] {
        if let Some(info) = rule_option(game) {
            let value = settings.of(game).rules.get(info.option);
            render_rule(&format!("{name}-field"), &format!("option-{name}"), info, value);
        }
    }
    if let Some(root) = root() {
        // start.js observes the attribute, and has applied the stored theme before the first frame.
        set_attribute(&root, "data-theme", settings.theme.name());
    }
}

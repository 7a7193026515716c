//! The step-by-step view: the current stage, the reason for it, and its numbers. And the worksheet to print: the
//! position, the tree before the iteration, and questions.

use alquerque_app::markup::Markup;
use alquerque_app::state::State;
use alquerque_language::{Phrase, message};
use alquerque_study::uct::Uct;
use alquerque_study::uct::controls::{Size, Stage};
use alquerque_study::uct::drawing::Drawing;
use alquerque_study::uct::small_game;
use alquerque_study::uct::steps::view::{stage, stepping};
use alquerque_study::uct::steps::{CurrentIteration, IterationAddress, Predictions};
use alquerque_study::uct::view::{answers, key, link, questions, root_moves, setting};
use web_sys::{Element, HtmlInputElement};

use super::drawing::DrawingView;
use crate::address;
use crate::dom::{add, append, by_id, find, html, query, scroll_to_top, set_attribute, svg};
use crate::print::{board_on_paper, show_sheet};
use crate::view::elements::{apply, new_element};
use crate::view::fields::{set_field, set_idle_field};
use crate::words::grouped_decimal;

/// The iteration, the stage, the number of stages; whether there is an open question, or one at all; whether questions
/// have been announced; and the size of the view, on which depends what must be scrolled.
type Shown = (u32, usize, usize, bool, bool, Predictions, Size);

/// The view on the page.
#[derive(Default)]
pub(crate) struct StepsView {
    shown: Option<Shown>,
    /// The number of completed jumps when last rendered.
    jumps: u32,
    drawing: DrawingView,
}

impl StepsView {
    /// Renders changes.
    pub(crate) fn render(&mut self, uct: &Uct, state: &State) {
        let steps = &uct.steps;
        apply(&stepping(uct, state));
        let Some(current) = steps.current() else {
            if self.shown.take().is_some() {
                self.drawing.render(uct, state);
            }
            return;
        };
        let asks = uct.asks();
        // Boxes can be pressed only while there is a question.
        let has_question = uct.question().is_some();
        let (at, count) = current.index_and_count();
        let key = (current.number, at, count, asks, has_question, steps.predictions, uct.size);
        // The user has finished typing: the field shows the result of the jump.
        let has_jumped = std::mem::replace(&mut self.jumps, steps.jumps) != steps.jumps;
        if self.shown.replace(key) == Some(key) && !has_jumped {
            return;
        }
        write_number("uct-number", &current.number.to_string(), has_jumped);
        if let Some(IterationAddress { seed, exploration, .. }) = steps.address() {
            write_number("uct-seed", &seed.to_string(), false);
            // The whole of √2 would not fit.
            let rounded = (exploration * 1e4).round() / 1e4;
            write_number("uct-exploration", &rounded.to_string(), false);
        }
        self.drawing.render(uct, state);
        apply(&stage(uct, current, state, &grouped_decimal));
        show_marked();
        show_answers();
    }
}

/// Scrolls the numbers to the marked row, which may be the last.
fn show_marked() -> Option<()> {
    scroll_to_top("uct-detail");
    scroll_down_to(&by_id("uct-detail")?, &query("#uct-detail .marked")?, f64::INFINITY);
    Some(())
}

/// Space around the controls that stay in place, in pixels.
const CLEARANCE: f64 = 8.0;

/// Scrolls the tab to a question and its answers; the controls, which stay in place, don't cover the question.
fn show_answers() -> Option<()> {
    let (panel, answers) = (by_id("panel-uct")?, query("#uct-detail[data-asks]")?);
    let room = by_id("uct-said")?.get_bounding_client_rect().top()
        - by_id("uct-controls")?.get_bounding_client_rect().height()
        - panel.get_bounding_client_rect().top()
        - CLEARANCE;
    if room < 0.0 {
        scroll_by(&panel, room.floor());
    }
    scroll_down_to(&panel, &answers, room);
    Some(())
}

/// Scrolls down as far as needed to show a part, but no further than this.
fn scroll_down_to(scrolled: &Element, part: &Element, room: f64) {
    let below = part.get_bounding_client_rect().bottom() - scrolled.get_bounding_client_rect().bottom();
    let below = below.min(room);
    if below > 0.0 {
        scroll_by(scrolled, below.ceil() + 1.0);
    }
}

#[expect(clippy::cast_possible_truncation, reason = "whole pixels")]
fn scroll_by(scrolled: &Element, pixels: f64) {
    scrolled.set_scroll_top(scrolled.scroll_top() + pixels as i32);
}

/// Writes a number into its field; unless `even_if_typing`, not while the user is typing there.
fn write_number(id: &str, number: &str, even_if_typing: bool) {
    if let Some(field) = find::<HtmlInputElement>(id) {
        // The text to restore after invalid input.
        field.set_default_value(number);
    }
    if even_if_typing {
        set_field(id, number);
    } else {
        set_idle_field(id, number);
    }
}

/// The width of the drawing, in pixels of an A4 page with its margins.
const DRAWING_WIDTH: f64 = 660.0;

/// Renders the worksheet of the current iteration, to print in place of the page.
pub(super) fn write_worksheet(uct: &Uct, state: &State) -> Option<()> {
    let current = uct.steps.current()?;
    let sheet = html("section", "print-sheet", "");
    set_attribute(&sheet, "id", "uct-sheet");
    let add_all = |parent: &Element, all: &[Markup]| {
        for markup in all {
            append(parent, &new_element(markup, false));
        }
    };
    let [title, setting] = setting(uct, current, state, &grouped_decimal)?;
    let record = &*state.game.record;
    let is_small = current.number == 0 && small_game::is_on_board(record);
    add_all(&sheet, &[if is_small { small_game::title() } else { title }, setting]);
    add_all(&sheet, &[link(uct, state, &address::without_fragment()?)?]);
    let pair = add(&sheet, "div", "pair", "");
    append(&pair, &board_on_paper()?);
    if is_small {
        append(&pair, &drawn(&small_game::drawing(record, false, DRAWING_WIDTH)));
        add_all(&sheet, &[small_game::questions(), small_game::table(record, false, &grouped_decimal)]);
        let page = add(&sheet, "section", "answers", "");
        add_all(&page, &[Markup::text("h1", Phrase::new(message::SHEET_ANSWERS))]);
        append(&page, &drawn(&small_game::drawing(record, true, DRAWING_WIDTH)));
        add_all(&page, &[small_game::answers(record), small_game::table(record, true, &grouped_decimal)]);
        show_sheet(&sheet);
        return Some(());
    }
    add_all(&pair, &[root_moves(uct, current, false, &grouped_decimal)]);
    let drawing = tree(current, state);
    append(&sheet, &drawn(&drawing));
    add_all(&sheet, &[key(&drawing), questions(current, state)]);
    add_all(&sheet, answers(uct, current, &grouped_decimal).as_slice());
    show_sheet(&sheet);
    Some(())
}

/// The tree before the iteration, with its path not lit.
fn tree(current: &CurrentIteration, state: &State) -> Drawing {
    let before = if current.iteration.is_some() { Stage::Selection(0) } else { Stage::Ready };
    // On paper, the token's dashed ring would look like an untried move.
    Drawing { token: None, ..Drawing::new(current, before, state.game.record.to_move(), true, DRAWING_WIDTH) }
}

/// A drawing on paper.
fn drawn(drawing: &Drawing) -> Element {
    let root = svg("svg", &[("class", "uct-drawing"), ("role", "img")]);
    DrawingView::default().draw(&root, drawing, 1.0, None);
    root
}

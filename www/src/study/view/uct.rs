//! The UCT tab: the growing tree, and single iterations.

mod autoplay;
mod bars;
mod block;
mod chart;
mod detail;
mod drawing;
mod preview;
mod preview_status;
mod question;
mod selected_node;
mod steps;
mod table;
mod tour;
mod tree;
mod worksheet;

use crate::dom::{body, by_id, set_attribute, set_enabled, set_flag, set_shown, set_text};
use crate::study::numbers::decimal;
use crate::view::fields::select;
use crate::words::{localize, set_phrase, set_phrase_or_empty};
use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::Study;
use alquerque_study::lab::export::Format;
use alquerque_study::tab::Tab;
use alquerque_study::uct::Uct;
use alquerque_study::uct::event::Mode;
use alquerque_study::uct::words;
use bars::Bars;
use chart::Chart;
use preview::PreviewView;
use steps::StepsView;
use tour::TourView;
use tree::TreeView;

/// The tab on the page.
#[derive(Default)]
pub(crate) struct UctView {
    tree: TreeView,
    bars: Bars,
    chart: Chart,
    steps: StepsView,
    preview: PreviewView,
    tour: TourView,
}

impl UctView {
    /// Renders changes while the tab is open.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let uct = &study.uct;
        let is_open = study.tab == Tab::Uct;
        self.preview.render(uct.ahead().filter(|_| is_open), state);
        preview_status::render(uct, state);
        set_mode(is_open.then_some(uct.mode));
        if is_open {
            self.render_open(uct, state);
        }
        self.tour.render(uct, state, is_open);
    }

    /// Fills in the sheet to print, if the tab shows an iteration.
    pub(crate) fn print(study: &Study, state: &State) {
        let is_shown = study.tab == Tab::Uct && study.uct.mode == Mode::Steps;
        worksheet::write(&study.uct, state, is_shown);
    }

    /// Removes the sheet after printing.
    pub(crate) fn end_print() {
        worksheet::remove();
    }

    fn render_open(&mut self, uct: &Uct, state: &State) {
        set_shown("uct-live", uct.mode == Mode::Live);
        set_shown("uct-steps", uct.mode == Mode::Steps);
        select("uct-mode", if uct.mode == Mode::Live { "live" } else { "steps" });
        render_run(uct, state);
        match uct.mode {
            Mode::Live => {
                autoplay::render(uct, state);
                self.tree.render(uct, state);
                selected_node::render(uct, state);
                self.bars.render(uct, state);
                self.chart.render(uct);
                for format in Format::ALL {
                    set_enabled(&format!("uct-file-{}", format.name()), uct.live.view.is_some());
                }
            }
            Mode::Steps => {
                self.steps.render(uct, state);
            }
        }
    }
}

/// Tells the style sheet which view needs room.
fn set_mode(mode: Option<Mode>) -> Option<()> {
    let root = body()?;
    let name = match mode {
        None => "",
        Some(Mode::Live) => "live",
        Some(Mode::Steps) => "steps",
    };
    if !name.is_empty() || root.has_attribute("data-uct") {
        set_attribute(&root, "data-uct", name);
    }
    Some(())
}

fn render_run(uct: &Uct, state: &State) -> Option<()> {
    let (live, is_over) = (&uct.live, state.game.ending.is_some());
    let view = live.view.as_ref();
    let wanted = live.is_on() || uct.autoplay.thinks();
    let runs = wanted && !is_over && view.is_none_or(|view| view.is_running);
    let button = by_id("uct-run")?;
    set_flag(&button, "hidden", uct.mode != Mode::Live);
    let stops = live.is_on() && !is_over && !live.is_decided() && !uct.hides(state);
    set_phrase("uct-run", &Phrase::new("uct-start").key("running", if stops { "yes" } else { "no" }));
    set_enabled("uct-run", uct.can_run(state));
    let hint = match view {
        _ if uct.broken => Some(Phrase::new("uct-broken")),
        _ if is_over => Some(Phrase::new("uct-over")),
        None if wanted => Some(Phrase::new("uct-begins")),
        None => Some(Phrase::new("uct-off")),
        Some(_) => None,
    };
    set_shown("uct-empty", hint.is_some());
    set_phrase_or_empty("uct-says-live", hint.as_ref());
    // Don't offer the tour while it runs.
    set_shown("tour-begin", uct.tour.is_none() && !live.is_on());
    let figures = view.map_or_else(String::new, |view| {
        let thousands = |count: u32| decimal(f64::from(count) / 1000.0, u8::from(count < 10_000));
        let figures =
            words::figures(&thousands(view.playouts), &thousands(view.nodes), &decimal(view.per_second / 1000.0, 0));
        let game = state.saved.settings.game();
        let why = match view.proven {
            Some(proven) => Some(Phrase::new("uct-proven").phrase("outcome", words::outcome(proven, game))),
            None if runs && view.is_full => Some(Phrase::new("uct-full-tree")),
            None if runs => None,
            None if wanted => Some(Phrase::new("uct-decided")),
            None => Some(Phrase::new("uct-paused")),
        };
        why.map_or_else(|| localize(&figures), |why| format!("{} \u{b7} {}", localize(&figures), localize(&why)))
    });
    set_text("uct-figures", &figures);
    Some(())
}

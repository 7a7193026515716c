//! The Laboratory tab: compares two settings, runs one many times, and shows alpha-beta's iterations.

mod iterations;
mod levels;
mod rows;
mod search;
mod settings;
mod trees;

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::lab::section::Section;
use alquerque_study::lab::words::{expects, unit};
use alquerque_study::tab::Tab;
use web_sys::HtmlProgressElement;

use crate::dom::{find, set_attribute, set_attribute_by_id, set_enabled, set_shown, set_text};
use crate::words::localize;
use rows::Rows;
use trees::Trees;

/// The tab on the page.
#[derive(Default)]
pub(crate) struct LabView {
    /// The state it shows: the laboratory's revision, and the position.
    shown: Option<(u32, u32, u64)>,
    rows: Rows,
    trees: Trees,
}

impl LabView {
    /// Renders changes while the tab is open.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let lab = &study.lab;
        let now = (lab.changes, state.game.revision, state.key());
        if study.tab != Tab::Lab || self.shown.replace(now) == Some(now) {
            return;
        }
        settings::render(lab);
        let expects = localize(&expects(state));
        set_text("lab-expects", &expects);
        set_text("lab-key-expects", &expects);
        render_work(study, state);
        let section = lab.section;
        set_shown("lab-runs", section == Section::Runs);
        set_shown("lab-settings", section != Section::AlphaBeta);
        set_shown("lab-moves", section != Section::AlphaBeta);
        set_shown("lab-search", section == Section::Compare);
        set_shown("lab-alpha-beta", section == Section::AlphaBeta);
        match section {
            Section::Compare => {
                self.rows.render(lab, state);
                search::render(lab, state);
                self.trees.render(lab, state);
            }
            Section::Runs => self.rows.render(lab, state),
            Section::AlphaBeta => {
                set_text("lab-unit", &localize(&unit(state.saved.settings.game())));
                iterations::render(lab.iterations(state));
            }
        }
        for name in ["json", "dot", "svg", "png"] {
            set_enabled(&format!("lab-{name}"), lab.has_tree(state, lab.export_of));
        }
    }
}

/// Renders the button, the status and the progress.
fn render_work(study: &Study, state: &State) -> Option<()> {
    let lab = &study.lab;
    let is_busy = lab.is_busy();
    set_attribute_by_id("lab-toggle", "data-study", if is_busy { "lab-stop" } else { "lab-begin" });
    set_enabled("lab-toggle", state.game.ending.is_none());
    set_shown("lab-start", !is_busy);
    set_shown("lab-stop", is_busy);
    let sentences: Vec<String> = lab.status(state).iter().map(localize).collect();
    set_text("lab-said", &sentences.join(" "));
    let progress = find::<HtmlProgressElement>("lab-progress")?;
    set_attribute(&progress, "class", if is_busy { "" } else { "idle" });
    progress.set_value(if is_busy { lab.progress() * 100.0 } else { 0.0 });
    Some(())
}

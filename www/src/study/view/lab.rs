//! The Laboratory tab: compares two settings, runs one many times, and shows alpha-beta's iterations.

mod settings;

use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::Study;
use alquerque_study::lab::Lab;
use alquerque_study::lab::section::Section;
use alquerque_study::lab::side::Side;
use alquerque_study::number::percents;
use alquerque_study::tab::Tab;
use alquerque_study::view::lab::{lab, tree};

use crate::dom::by_id;
use crate::study::numbers::decimal;
use crate::view::elements::apply;
use crate::words::localize;

/// The tab on the page.
#[derive(Default)]
pub(crate) struct LabView {
    /// The state it shows: the laboratory's revision, and the position.
    shown: Option<(u32, u32, u64)>,
    /// The trees that the pictures show, and their widths.
    trees: [Option<(u32, i32)>; 2],
}

impl LabView {
    /// Renders changes while the tab is open.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let now = (study.lab.changes, state.game.revision(), state.key());
        if study.tab != Tab::Lab || self.shown.replace(now) == Some(now) {
            return;
        }
        settings::render(&study.lab);
        apply(&lab(&study.lab, state, &decimal));
        if study.lab.section == Section::Compare {
            self.render_trees(&study.lab, state);
        }
    }

    /// Renders the trees of both searches as icicle plots.
    fn render_trees(&mut self, lab: &Lab, state: &State) {
        for (shown, side) in self.trees.iter_mut().zip(Side::ALL) {
            let Some(picture) = by_id(&format!("lab-tree-{}", side.name())) else { continue };
            let (now, width) = (lab.tree(state, side), picture.client_width());
            let key = now.map(|(number, _)| (number, width));
            if std::mem::replace(shown, key) != key {
                // As beside the bars above.
                let label = |mean: f64| localize(&Phrase::new("percentage").number("number", percents(mean)));
                apply(&tree(side, now.map_or(&[][..], |(_, nodes)| nodes), width, &label));
            }
        }
    }
}

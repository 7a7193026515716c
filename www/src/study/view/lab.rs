//! The Laboratory tab: compares two settings, runs one many times, and shows alpha-beta's iterations.

use alquerque_app::state::State;
use alquerque_language::{Phrase, message};
use alquerque_study::Study;
use alquerque_study::lab::Lab;
use alquerque_study::lab::settings::{Field, Section, Side};
use alquerque_study::lab::view::{lab, tree};
use alquerque_study::tab::Tab;
use alquerque_study::text::percents;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::dom::{by_id, query_in, set_text};
use crate::view::elements::apply;
use crate::view::fields::set_field;
use crate::words::localize;
use crate::words::{grouped_decimal, with_point};

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
        render_settings(&study.lab);
        apply(&lab(&study.lab, state, &grouped_decimal));
        if study.lab.experiment.section == Section::Compare {
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
                let label = |mean: f64| localize(&Phrase::new(message::PERCENTAGE).number("number", percents(mean)));
                apply(&tree(side, now.map_or(&[][..], |(_, nodes)| nodes), width, &label));
            }
        }
    }
}

/// Renders the form of both settings, and their differences.
fn render_settings(lab: &Lab) {
    for side in Side::ALL {
        for field in Field::ALL {
            set_field(&id(field, side), &field.value(&lab.experiment.settings[side.index()]));
        }
        write_constants(side);
    }
    let [a, b] = &lab.experiment.settings;
    let differing = Field::ALL.into_iter().filter(|field| field.value(a) != field.value(b));
    let texts: Vec<String> = differing.filter_map(difference).collect();
    set_text("lab-differs", &texts.join(" · "));
}

fn id(field: Field, side: Side) -> String {
    format!("lab-{}-{}", field.name(), side.name())
}

/// Localizes the decimal separator of the constants, which is a point in the markup.
fn write_constants(side: Side) {
    let mut option = by_id(&id(Field::Exploration, side)).and_then(|list| list.first_element_child());
    while let Some(here) = option {
        set_text(&here, &with_point(&here.get_attribute("value").unwrap_or_default()));
        option = here.next_element_sibling();
    }
}

/// Describes a difference with the words of the form, such as "Exploration: A 1.41, B 0.25".
fn difference(field: Field) -> Option<String> {
    let name = by_id(&format!("lab-{}-name", field.name()))?.text_content()?;
    let [a, b] = Side::ALL.map(|side| shown(field, side).unwrap_or_default());
    Some(format!("{name}: A {a}, B {b}"))
}

fn shown(field: Field, side: Side) -> Option<String> {
    let element = by_id(&id(field, side))?;
    match element.dyn_ref::<HtmlInputElement>() {
        Some(input) => Some(input.value()),
        None => query_in(&element, "option:checked")?.text_content(),
    }
}

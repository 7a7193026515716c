//! Exports of the growing tree: its visible part, in the laboratory's formats, and the history of the moves.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::lab::{Policy, Setting};
use alquerque_messages::analysis::uct::View;

use super::live::Live;
use crate::lab::export::text::csv_line;
use crate::lab::export::{Content, File, Format, Searched, tree};

/// Creates the file, or `None` if there is no view of the current position.
pub fn file(live: &Live, record: &dyn AnyRecord, exploration: f32, format: Format) -> Option<File> {
    let view = live.view_for(record)?;
    if format == Format::Csv {
        let content = Content::Text(development(live, view)?);
        return Some(File { name: "uct-development.csv".to_owned(), content });
    }
    let seed = live.seed;
    let setting = Setting {
        exploration,
        policy: Policy::Usual,
        proves: true,
        per_leaf: 1,
        seed: seed.unwrap_or_default(),
        playouts: view.playouts,
    };
    let searched = Searched { record, top: &view.top, setting, is_repeatable: seed.is_some() };
    tree("uct-tree", format, &searched, &view.picture)
}

/// Formats a row for each move at each sample.
fn development(live: &Live, view: &View) -> Option<String> {
    let samples = &live.development.samples;
    let row = |playouts: u32, mv: &str, visits: u32, mean: f32, is_best: bool| {
        // A move without visits has no mean.
        let mean = if visits > 0 { mean.to_string() } else { String::new() };
        csv_line(&[&playouts.to_string(), mv, &visits.to_string(), &mean, if is_best { "yes" } else { "" }])
    };
    let mut table = csv_line(&["playouts", "move", "visits", "mean", "best"]);
    for sample in samples {
        for (index, candidate) in view.root.iter().enumerate() {
            let (visits, mean) = (sample.visits.get(index)?, sample.means.get(index)?);
            table += &row(sample.playouts, &candidate.mv, *visits, *mean, sample.best as usize == index);
        }
    }
    // The view is usually later than the last sample.
    let is_later = samples.last().is_none_or(|last| last.playouts < view.playouts);
    for candidate in view.root.iter().filter(|_| is_later) {
        let is_best = view.best.as_ref() == Some(&candidate.mv);
        table += &row(view.playouts, &candidate.mv, candidate.visits, candidate.mean, is_best);
    }
    (!samples.is_empty()).then_some(table)
}

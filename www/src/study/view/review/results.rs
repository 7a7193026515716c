//! The summary of a review, and its list of errors.

use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::Symbol;
use alquerque_language::{Fill, Phrase};
use alquerque_study::Study;
use alquerque_study::review::Done;
use alquerque_study::review::judge::{CLASSES, Judged};
use alquerque_study::review::motif::Motif;
use alquerque_study::review::summary::{Error, Summary, better_line};
use alquerque_study::review::words::{better, judged_so_far, loss, numbered, position, side, why};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::dom::{
    add, append, button, by_id, query, query_in, set_attribute, set_enabled, set_flag, set_shown, set_text,
};
use crate::study::numbers::decimal;
use crate::view::fields::select;
use crate::words::{localize, show_phrase};

/// A row of the list.
#[derive(PartialEq)]
struct Row {
    error: Error,
    /// The reason why it is a mistake.
    motif: Option<Motif>,
    /// The better line.
    better: Vec<String>,
}

/// The list on the page.
#[derive(Default)]
pub(super) struct Results {
    shown: Vec<Row>,
    rows: Vec<Element>,
    buttons: Vec<Option<Element>>,
    current: Option<usize>,
}

impl Results {
    /// Renders the summary, the list and the table.
    pub(super) fn write(&mut self, study: &Study, record: &dyn AnyRecord, judged: &[Option<Judged>]) -> Option<()> {
        for player in Player::BOTH {
            let name = localize(&side(player, record));
            set_text(&format!("review-{}", player.name()), &name);
            let option = query_in(&by_id("review-side")?, &format!("[value={}]", player.name()))?;
            option.set_text_content(Some(&name));
            figures(player, &Summary::of(judged, player));
        }
        let review = &study.review;
        let row = |error: Error| {
            let better = error.better.map(|node| better_line(record, node)).unwrap_or_default();
            let explanation = review.explanation(record, &error.judged).filter(|_| review.progress().is_none());
            Row { motif: explanation.map(|explanation| explanation.motif), better, error }
        };
        let now: Vec<_> = review.errors(record, judged).into_iter().map(row).collect();
        if self.shown != now {
            self.shown = now;
            self.write_list(record);
        }
        set_shown("review-none", self.shown.is_empty());
        let part = judged_so_far(judged).filter(|_| study.review.progress().is_none());
        show_phrase("review-part", part.as_ref());
        set_shown("review-unproven", study.review.lacks_prover && !study.review.is_stored(record));
        set_shown("review-stored", study.review.is_stored(record));
        set_shown("review-results", !self.shown.is_empty() || judged.iter().any(Option::is_some));
        let rows = by_id("review-rows")?;
        rows.set_text_content(None);
        for ply in 0..=record.plies() {
            let Some(phrase) = position(record, ply).filter(|_| study.review.has_table) else { break };
            let row = add(&rows, "tr", "", "")?;
            let node = record.tree().line().get(ply)?;
            add(&row, "td", "", &if ply == 0 { "\u{2013}".to_owned() } else { numbered(record, *node) })?;
            let Some(Fill::Phrase(known)) = phrase.fill("known") else { break };
            add(&row, "td", "", &localize(known))?;
        }
        Some(())
    }

    fn write_list(&mut self, record: &dyn AnyRecord) -> Option<()> {
        let list = by_id("review-errors")?;
        list.set_text_content(None);
        (self.rows, self.buttons, self.current) = (Vec::new(), Vec::new(), None);
        for Row { error, motif, better: line } in &self.shown {
            let row = add(&list, "li", "", "")?;
            let does = [("data-study", "review-go"), ("data-ply", &*(error.ply + 1).to_string())];
            let button = button("error", "", &does)?;
            append(&row, &button);
            let symbol = error.symbol();
            let signs = symbol.and_then(Symbol::suffix).unwrap_or_default();
            let class = CLASSES
                .iter()
                .find(|threshold| Some(threshold.symbol) == symbol)
                .map_or("", |threshold| threshold.class.name());
            let mv = add(&button, "span", "error-move", &format!("{} ", numbered(record, error.judged.node)))?;
            set_attribute(&mv, "dir", "ltr");
            add(&mv, "span", &format!("error-sign {class}"), signs)?;
            add(&button, "span", "error-given", &localize(&loss(&error.judged)))?;
            if let Some(motif) = motif {
                add(&button, "span", "error-why", &localize(&why(record, &error.judged, motif)))?;
            }
            if !line.is_empty() {
                let text = localize(&better(line));
                // Text that overflows the row is cut off.
                set_attribute(&add(&button, "span", "error-better", &text)?, "title", &text);
            }
            let learn = error.is_exercise().then(|| learn(error)).flatten();
            self.buttons.push(learn.inspect(|learn| append(&row, learn)));
            self.rows.push(button);
        }
        Some(())
    }

    /// Renders the parts that depend on the position and on exercises.
    pub(super) fn render(&mut self, study: &Study, state: &State) {
        let review = &study.review;
        let record = review.record(state);
        let node = match review.exercises(state) {
            Some((exercises, _)) => exercises.node(),
            None => state.game.record.tree().current(),
        };
        let current = self.shown.iter().position(|row| row.error.judged.node == node);
        if self.current != current {
            if let Some(row) = self.current.and_then(|place| self.rows.get(place)) {
                set_flag(row, "aria-current", false);
            }
            if let Some(row) = current.and_then(|place| self.rows.get(place)) {
                set_attribute(row, "aria-current", "true");
            }
            self.current = current;
        }
        for (Row { error, .. }, button) in self.shown.iter().zip(&self.buttons) {
            let Some(button) = button else { continue };
            let (mark, name) = match review.done.get(&record.tree().key(error.judged.node)) {
                None => ("", None),
                Some(Done::Found) => ("found", Some(Phrase::new("review-done-found"))),
                Some(Done::Shown) => ("told", Some(Phrase::new("review-done-told"))),
            };
            set_attribute(button, "data-done", mark);
            let label = by_id("review-begin").and_then(|begin| begin.text_content()).unwrap_or_default();
            let done = name.map_or_else(String::new, |name| format!(", {}", localize(&name)));
            set_attribute(button, "aria-label", &format!("{label}: {}{done}", numbered(record, error.judged.node)));
        }
        select("review-side", review.side.map_or("", Player::name));
        set_enabled("review-begin", self.shown.iter().any(|row| review.is_chosen(&row.error)));
    }
}

/// Creates the button that opens a mistake as an exercise.
fn learn(error: &Error) -> Option<Element> {
    let ply = error.ply.to_string();
    let does = [("data-study", "review-exercise"), ("data-ply", &*ply), ("data-exercise", "begin-at")];
    let button = button("square", "", &does)?;
    let icon = query_in(&by_id("review-begin")?, "svg")?;
    append(&button, icon.clone_node_with_deep(true).ok()?.dyn_ref()?);
    Some(button)
}

fn figures(player: Player, summary: &Summary) -> Option<()> {
    let put = |name: &str, text: &str| {
        query(&format!("[data-figure={}-{name}]", player.name()))?.set_text_content(Some(text));
        Some(())
    };
    put("moves", &summary.moves.to_string());
    for threshold in CLASSES {
        put(threshold.class.name(), &summary.count(threshold.class).to_string());
    }
    put("wins", &summary.wins.to_string());
    put("draws", &summary.draws.to_string());
    let accuracy = summary.accuracy.map(|percent| localize(&Phrase::new("percentage").number("number", percent)));
    put("accuracy", &accuracy.unwrap_or_else(|| "\u{2013}".to_owned()));
    let average = summary.average();
    let average = average.map(|percent| localize(&Phrase::new("percentage").text("number", &decimal(percent, 1))));
    put("average", &average.unwrap_or_else(|| "\u{2013}".to_owned()))
}

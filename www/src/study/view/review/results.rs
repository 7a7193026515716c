//! The summary of a review, and its list of errors.

use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::Symbol;
use alquerque_language::Phrase;
use alquerque_study::Study;
use alquerque_study::review::Done;
use alquerque_study::review::judge::{CLASSES, Judged};
use alquerque_study::review::motif::Motif;
use alquerque_study::review::summary::{Error, Summary, better_line};
use alquerque_study::review::words::{better, judged_so_far, loss, numbered, position, side, why};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};

use crate::dom::{append, by_id, document, find, html, set_attribute, set_enabled, set_flag, set_shown, set_text};
use crate::study::numbers::decimal;
use crate::words::localize;

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
            let option = by_id("review-side")?.query_selector(&format!("[value={}]", player.name())).ok().flatten()?;
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
        set_shown("review-part", part.is_some());
        set_text("review-part", &part.map_or_else(String::new, |part| localize(&part)));
        set_shown("review-unproven", study.review.lacks_prover && !study.review.is_stored(record));
        set_shown("review-stored", study.review.is_stored(record));
        set_shown("review-results", !self.shown.is_empty() || judged.iter().any(Option::is_some));
        let rows = by_id("review-rows")?;
        rows.set_text_content(None);
        for ply in 0..=record.plies() {
            let Some(phrase) = position(record, ply).filter(|_| study.review.has_table) else { break };
            let row = html("tr", "", "")?;
            let node = record.tree().line().get(ply)?;
            append(&row, &html("td", "", &if ply == 0 { "\u{2013}".to_owned() } else { numbered(record, *node) })?);
            append(&row, &html("td", "", &localize(phrase.fill("known").and_then(known)?))?);
            append(&rows, &row);
        }
        Some(())
    }

    fn write_list(&mut self, record: &dyn AnyRecord) -> Option<()> {
        let list = by_id("review-errors")?;
        list.set_text_content(None);
        (self.rows, self.buttons, self.current) = (Vec::new(), Vec::new(), None);
        for Row { error, motif, better: line } in &self.shown {
            let row = html("li", "", "")?;
            let button = button("error", "review-go", error.ply + 1)?;
            let symbol = error.symbol();
            let signs = symbol.and_then(Symbol::suffix).unwrap_or_default();
            let class = CLASSES
                .iter()
                .find(|threshold| Some(threshold.symbol) == symbol)
                .map_or("", |threshold| threshold.class.name());
            let mv = html("span", "error-move", &format!("{} ", numbered(record, error.judged.node)))?;
            set_attribute(&mv, "dir", "ltr");
            append(&mv, &html("span", &format!("error-sign {class}"), signs)?);
            append(&button, &mv);
            append(&button, &html("span", "error-given", &localize(&loss(&error.judged)))?);
            if let Some(motif) = motif {
                append(&button, &html("span", "error-why", &localize(&why(record, &error.judged, motif)))?);
            }
            if !line.is_empty() {
                let text = localize(&better(line));
                let better = html("span", "error-better", &text)?;
                // Text that overflows the row is cut off.
                set_attribute(&better, "title", &text);
                append(&button, &better);
            }
            append(&row, &button);
            self.buttons.push(if error.is_exercise() {
                learn(error).inspect(|learn| append(&row, learn))
            } else {
                None
            });
            append(&list, &row);
            self.rows.push(button);
        }
        Some(())
    }

    /// Renders the parts that depend on the position and on exercises.
    pub(super) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
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
            let label = find::<Element>("review-begin").and_then(|begin| begin.text_content()).unwrap_or_default();
            let done = name.map_or_else(String::new, |name| format!(", {}", localize(&name)));
            set_attribute(button, "aria-label", &format!("{label}: {}{done}", numbered(record, error.judged.node)));
        }
        let select = find::<HtmlSelectElement>("review-side")?;
        let side = review.side.map_or("", Player::name);
        if select.value() != side {
            select.set_value(side);
        }
        set_enabled("review-begin", self.shown.iter().any(|row| review.is_chosen(&row.error)));
        Some(())
    }
}

fn known(fill: &alquerque_language::Fill) -> Option<&alquerque_language::Phrase> {
    match fill {
        alquerque_language::Fill::Phrase(phrase) => Some(phrase),
        _ => None,
    }
}

fn button(class: &str, what: &str, ply: usize) -> Option<Element> {
    let button = html("button", class, "")?;
    set_attribute(&button, "type", "button");
    set_attribute(&button, "data-study", what);
    set_attribute(&button, "data-ply", &ply.to_string());
    Some(button)
}

/// Creates the button that opens a mistake as an exercise.
fn learn(error: &Error) -> Option<Element> {
    let button = button("square", "review-task", error.ply)?;
    set_attribute(&button, "data-task", "begin-at");
    let icon = by_id("review-begin")?.query_selector("svg").ok().flatten()?;
    append(&button, icon.clone_node_with_deep(true).ok()?.dyn_ref()?);
    Some(button)
}

fn figures(player: Player, summary: &Summary) -> Option<()> {
    let put = |name: &str, text: &str| {
        let selector = format!("[data-figure={}-{name}]", player.name());
        let cell = document()?.query_selector(&selector).ok().flatten()?;
        cell.set_text_content(Some(text));
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
    put(
        "average",
        &summary.average().map_or_else(
            || "\u{2013}".to_owned(),
            |average| localize(&Phrase::new("percentage").text("number", &decimal(average, 1))),
        ),
    )
}

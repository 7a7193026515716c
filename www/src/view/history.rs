//! The best games and the accuracy over time, in the statistics.

use std::fmt::Write;

use alquerque_app::history::Reviewed;
use alquerque_app::state::State;
use alquerque_core::Outcome;
use alquerque_language::Phrase;
use web_sys::Element;

use super::statistics::fill_table;
use crate::dom::{append, by_id, html, set_attribute, set_shown, svg};
use crate::words::localize;

/// Renders the games of the kind that is shown.
pub(super) fn render(state: &State) -> Option<()> {
    let (history, game) = (&state.saved.history, state.statistics_of());
    let latest = history.latest(game);
    set_shown("accuracy", !latest.is_empty());
    let row = |reviewed: &&Reviewed| {
        let [ended, percent, seat] = words(reviewed);
        vec![reviewed.date.clone(), seat, ended, percent]
    };
    // The latest first.
    if fill_table("accuracy-rows", &latest.iter().rev().map(row).collect::<Vec<_>>()) {
        draw(&latest);
    }
    let best = history.best(game);
    set_shown("best-none", best.is_empty());
    set_shown("best-games", !best.is_empty());
    let list = by_id("best-games")?;
    let key = best.iter().fold(String::new(), |key, best| key + &words(best).join(" ") + &best.record);
    if list.get_attribute("data-key").as_deref() == Some(&key) {
        return None;
    }
    set_attribute(&list, "data-key", &key);
    list.set_text_content(None);
    for (place, best) in best.into_iter().enumerate() {
        append(&list, &entry(place, best)?);
    }
    Some(())
}

/// How a game ended, its accuracy, and the opponent.
fn words(reviewed: &Reviewed) -> [String; 3] {
    let percent = Phrase::new("percentage").number("number", reviewed.accuracy);
    [reviewed.ended(), percent, reviewed.opponent.seat().phrase()].map(|phrase| localize(&phrase))
}

fn entry(place: usize, best: &Reviewed) -> Option<Element> {
    let row = html("li", "", "")?;
    let text = html("div", "", "")?;
    let [ended, percent, seat] = words(best);
    let title = format!("{ended} · {percent}");
    append(&text, &html("strong", "", &title)?);
    append(&text, &html("span", "facts", &[best.date.as_str(), &seat].join(" · "))?);
    append(&row, &text);
    let buttons = html("div", "entry-actions", "")?;
    let replay = html("button", "", "")?;
    for (name, value) in [("type", "button"), ("data-do", "best-replay"), ("data-place", &place.to_string())] {
        set_attribute(&replay, name, value);
    }
    let study = html("a", "button", "")?;
    set_attribute(&study, "href", &format!("study.html#{}", best.record));
    for (button, name) in [(replay, Phrase::new("entry-replay")), (study, Phrase::new("best-study"))] {
        button.set_text_content(Some(&localize(&name)));
        let of = Phrase::new("entry-of").phrase("button", name).text("title", &title).text("date", &best.date);
        set_attribute(&button, "aria-label", &localize(&of));
        append(&buttons, &button);
    }
    append(&row, &buttons);
    Some(row)
}

/// Where the curve begins and ends, in the chart's units of 320 by 120; the percentages stand before it.
const LEFT: usize = 44;
const RIGHT: usize = 312;
/// The height of 100 %; 0 % is a hundred units below.
const TOP: usize = 10;

/// Draws the curve, oldest game first.
fn draw(latest: &[&Reviewed]) -> Option<()> {
    let chart = by_id("accuracy-chart")?;
    chart.set_text_content(None);
    let percents = latest.iter().map(|reviewed| reviewed.accuracy);
    let label = Phrase::new("accuracy-chart").number("games", latest.len());
    let label = label.number("least", percents.clone().min()?).number("most", percents.max()?);
    set_attribute(&chart, "aria-label", &localize(&label));
    let height = |percent: u8| (TOP + 100 - usize::from(percent)).to_string();
    for percent in [0, 50, 100] {
        let (y, left, right) = (height(percent), LEFT.to_string(), RIGHT.to_string());
        append(&chart, &svg("line", &[("x1", &left), ("x2", &right), ("y1", &y), ("y2", &y)])?);
        let text = svg("text", &[("x", "0"), ("y", &y), ("dominant-baseline", "central")])?;
        text.set_text_content(Some(&localize(&Phrase::new("percentage").number("number", percent))));
        append(&chart, &text);
    }
    // A single game is in the middle.
    let x = |place: usize| match latest.len() {
        1 => usize::midpoint(LEFT, RIGHT),
        games => LEFT + (RIGHT - LEFT) * place / (games - 1),
    };
    let mut points = String::new();
    for (place, reviewed) in latest.iter().enumerate() {
        // Writing to a string never fails.
        let _ = write!(points, "{},{} ", x(place), height(reviewed.accuracy));
    }
    append(&chart, &svg("polyline", &[("points", &points)])?);
    for (place, reviewed) in latest.iter().enumerate() {
        let class = if reviewed.result == Outcome::Win(reviewed.you) { "won" } else { "" };
        let (x, y) = (x(place).to_string(), height(reviewed.accuracy));
        append(&chart, &svg("circle", &[("cx", &x), ("cy", &y), ("r", "4"), ("class", class)])?);
    }
    Some(())
}

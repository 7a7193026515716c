//! The statistics dialog: the levels beaten, the results, the accuracy over time and the best games; the player's name; and backups.

use alquerque_app::event::Event;
use alquerque_app::ladder::{ladder, next_text};
use alquerque_app::library::Entry;
use alquerque_app::nouns::BySide;
use alquerque_app::page::Page;
use alquerque_app::settings::name_of;
use alquerque_app::state::State;
use alquerque_app::statistics::{Opponent, Tally};
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;
use web_sys::{Element, HtmlInputElement};

use super::fields::{changed, select};
use super::ladder::render_pips;
use super::record::row as game_row;
use crate::dom::{append, by_id, find, html, set_attribute, set_enabled, set_shown};
use crate::words::{localize, set_localized_text, set_phrase};

/// Elements whose texts load later, by id and message.
const LABELS: [&str; 9] = [
    "your-name",
    "ladder-title",
    "accuracy-title",
    "best-title",
    "backup-title",
    "backup-hint",
    "backup-save",
    "backup-file",
    "backup-go-back",
];

/// Translates a change of a field.
pub(crate) fn event(field: &Element) -> Option<Event> {
    let (id, value) = changed(field)?;
    match id.as_str() {
        "player-name" => Some(Event::Rename(value)),
        "statistics-game" => GameId::from_name(&value).map(Event::StatisticsOf),
        _ => None,
    }
}

/// Renders the dialog while it is open.
pub(crate) fn render(state: &State) -> Option<()> {
    if state.view.page != Some(Page::Statistics) {
        return None;
    }
    for id in LABELS {
        set_phrase(id, &Phrase::new(id));
    }
    let game = state.statistics_of();
    select("statistics-game", game.name());
    let name = &state.saved.settings.name;
    let field = find::<HtmlInputElement>("player-name")?;
    if name_of(&field.value()) != *name {
        field.set_value(name);
    }
    let rungs = ladder(&state.saved.statistics, game);
    render_pips("ladder", &rungs);
    set_phrase("ladder-next", &next_text(&rungs, game));
    for player in Player::BOTH {
        set_phrase(&format!("ladder-{}", player.name()), &Phrase::new("ladder-as").by(player, game));
    }
    render_results(state, game);
    render_games(state, game);
    set_localized_text("backup-told", &state.view.dialogs.done);
    set_shown("backup-go-back", state.saved.can_undo_restore);
    Some(())
}

fn render_results(state: &State, game: GameId) -> Option<()> {
    let rows = state.saved.statistics.rows();
    let is_empty = rows.is_empty();
    let rows: Vec<String> = rows
        .iter()
        .filter(|(opponent, _)| opponent.game == game)
        .map(|(opponent, tally)| cells(*opponent, *tally))
        .collect();
    set_shown("statistics-empty", rows.is_empty());
    set_shown("statistics-counts", !rows.is_empty());
    set_shown("statistics-recall", state.saved.forgotten.is_some());
    set_enabled("statistics-export", !is_empty);
    set_enabled("statistics-forget", !is_empty);
    let list = emptied("statistics-rows", &rows.join("\n"))?;
    for cells in rows {
        let row = html("tr", "", "")?;
        for (place, text) in cells.split('\t').enumerate() {
            let cell = html(if place == 0 { "th" } else { "td" }, "", text)?;
            if place == 0 {
                set_attribute(&cell, "scope", "row");
            }
            append(&row, &cell);
        }
        append(&list, &row);
    }
    Some(())
}

/// The cells of a row, separated by tabs.
fn cells(opponent: Opponent, tally: Tally) -> String {
    let Tally { won, drawn, lost, streak, best, won_as: [light, dark] } = tally;
    let seat = localize(&opponent.seat().phrase());
    let streak = localize(&Phrase::new("streak").number("streak", streak).number("best", best));
    format!("{seat}\t{won}\t{light}\t{dark}\t{drawn}\t{lost}\t{streak}")
}

/// Renders the accuracy over time, and the best games.
fn render_games(state: &State, game: GameId) -> Option<()> {
    let library = &state.saved.shelf.library;
    let rated = library.rated(game);
    set_shown("accuracy", !rated.is_empty());
    draw(&rated);
    let best = library.best(game);
    set_shown("best-title", !best.is_empty());
    let key: Vec<&str> = best.iter().map(|entry| entry.record.as_str()).collect();
    let list = emptied("best-games", &key.join("\n"))?;
    for entry in best {
        append(&list, &game_row(entry, false)?);
    }
    Some(())
}

/// Draws the curve of the accuracy from left to right, in a chart of 300 by 100; a single game is a point.
fn draw(rated: &[&Entry]) -> Option<()> {
    let percents = rated.iter().filter_map(|entry| entry.accuracy);
    let label = Phrase::new("accuracy-chart").number("games", rated.len());
    let label = label.number("least", percents.clone().min()?).number("most", percents.clone().max()?);
    let step = 300 / (rated.len() - 1).max(1);
    let points: Vec<String> =
        percents.enumerate().map(|(place, percent)| format!("{},{}", place * step, 100 - percent)).collect();
    set_attribute(&by_id("accuracy-chart")?, "aria-label", &localize(&label));
    set_attribute(&by_id("accuracy-curve")?, "points", &points.join(" "));
    Some(())
}

/// Empties a list, unless it shows this already.
fn emptied(id: &str, key: &str) -> Option<Element> {
    let list = by_id(id)?;
    if list.get_attribute("data-key").as_deref() == Some(key) {
        return None;
    }
    set_attribute(&list, "data-key", key);
    list.set_text_content(None);
    Some(list)
}

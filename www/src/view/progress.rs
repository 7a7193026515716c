//! The lower part of the statistics dialog: accuracy over time, the best games, and the last restore.

use alquerque_app::backup;
use alquerque_app::curve;
use alquerque_app::library::{Entry, Library};
use alquerque_app::puzzle_results::puzzle_results;
use alquerque_app::state::State;
use alquerque_app::statistics::Statistics;
use alquerque_core::GameId;
use alquerque_language::Phrase;
use web_sys::Element;

use crate::dom::{add, append, emptied, set_attribute_by_id, set_shown, svg};
use crate::storage::WHOLE;
use crate::words::{localize, set_localized_text, set_phrase, show_phrase};

use super::record::row;

/// Renders this part.
pub(super) fn render(state: &State) {
    let before = backup::before(&WHOLE);
    set_shown("backup-undo", before.is_some());
    show_phrase("backup-before", before.as_ref());
    set_localized_text("backup-told", &state.view.dialogs.backup);
    render_puzzles();
    render_ratings(&state.saved.statistics);
    for game in GameId::ALL {
        render_game(&state.saved.shelf.library, game);
    }
}

fn render_game(library: &Library, game: GameId) -> Option<()> {
    let name = game.name();
    let rated = library.rated(game);
    set_shown(&format!("progress-{name}"), !rated.is_empty());
    draw(name, &rated);
    let best = library.best(game);
    set_shown(&format!("best-{name}-title"), !best.is_empty());
    let key: Vec<&str> = best.iter().map(|entry| entry.record.as_str()).collect();
    let list = emptied(&format!("best-{name}"), &key.join("\n"))?;
    for entry in best {
        append(&list, &row(entry, false)?);
    }
    Some(())
}

/// Renders the puzzle results: for each game, the rating in words and its graph.
fn render_puzzles() -> Option<()> {
    let results = puzzle_results(&WHOLE);
    set_shown("puzzle-figures", results.is_some());
    let (results, streak) = results?;
    set_phrase("puzzle-figures-streak", &Phrase::new("puzzle-best-streak").number("days", streak));
    let key: Vec<String> = results.iter().map(|game| format!("{} {}", game.game.name(), game.count)).collect();
    let list = emptied("puzzle-figures-rows", &key.join(" "))?;
    for game in results {
        add_curve(&list, &game.phrase(), &game.history);
    }
    Some(())
}

/// For each game, renders the rating against the levels in words and its graph.
fn render_ratings(statistics: &Statistics) -> Option<()> {
    let list = emptied("level-figures", &statistics.text())?;
    if GameId::ALL.into_iter().any(|game| !statistics.ratings(game).is_empty()) {
        add(&list, "h3", "", &localize(&Phrase::new("your-rating")))?;
    }
    for game in GameId::ALL {
        let phrase = Phrase::new("level-rating").key("game", game.name());
        let phrase = phrase.number("rating", statistics.rating(game)).number("level", statistics.level(game));
        let phrase = phrase.key("settled", if statistics.ratings(game).len() < 10 { "no" } else { "yes" });
        if !statistics.ratings(game).is_empty() {
            add_curve(&list, &phrase, statistics.ratings(game));
        }
    }
    Some(())
}

fn add_curve(list: &Element, phrase: &Phrase, history: &[u32]) -> Option<()> {
    add(list, "p", "", &localize(phrase))?;
    let points = curve::ratings(history)?;
    let chart = svg("svg", &[("class", "chart"), ("viewBox", "-4 -4 308 108"), ("aria-hidden", "true")])?;
    append(&chart, &svg("polyline", &[("points", &points)])?);
    append(list, &chart);
    Some(())
}

/// Draws the accuracy graph, oldest game first; a single game is a dot.
fn draw(name: &str, rated: &[&Entry]) -> Option<()> {
    let percents: Vec<u32> = rated.iter().filter_map(|entry| entry.accuracy).collect();
    let label = Phrase::new("accuracy-chart").number("games", percents.len());
    let label = label.number("least", *percents.iter().min()?).number("most", *percents.iter().max()?);
    set_attribute_by_id(&format!("chart-{name}"), "aria-label", &localize(&label));
    set_attribute_by_id(&format!("curve-{name}"), "points", &curve::accuracies(&percents));
    Some(())
}

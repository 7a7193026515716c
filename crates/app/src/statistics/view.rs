//! The statistics dialog: the results, the progress and the best games, and the last restore.

use alquerque_core::GameId;
use alquerque_language::{Phrase, message};

use crate::elements::Elements;
use crate::markup::{Markup, Words};
use crate::record::view::row;
use crate::state::State;
use crate::statistics::puzzles::puzzle_results;
use crate::statistics::results::RATED_GAMES;
use crate::statistics::{Opponent, Tally};
use crate::storage::{Store, backup};

/// The number of rated games after which a rating is reliable.
const SETTLED_GAMES: usize = 10;

/// The dialog, with what else `store` holds.
pub fn statistics(state: &State, store: &impl Store) -> Elements {
    let (mut elements, statistics) = (Elements::default(), state.statistics.results());
    let rows = statistics.rows();
    elements.show("statistics-empty", rows.is_empty());
    elements.show("statistics-counts", !rows.is_empty());
    elements.show("statistics-recall", state.statistics.forgotten.is_some());
    elements
        .text("statistics-done", state.statistics.forgotten.as_ref().map(|_| Phrase::new(message::STATISTICS_DELETED)));
    elements.show("statistics-export", !rows.is_empty());
    elements.show("statistics-forget", !rows.is_empty());
    elements.fill("statistics-rows", rows.iter().map(|(opponent, tally)| tally_row(*opponent, *tally)));
    let before = backup::before(store, state.environment.today);
    elements.show("backup-undo", before.is_some());
    elements.show_text("backup-before", before);
    elements.text("backup-told", state.page.dialogs.backup.clone());
    let results = puzzle_results(store);
    elements.show("puzzle-figures", results.is_some());
    if let Some((results, streak)) = results {
        elements.text("puzzle-figures-streak", Phrase::new(message::PUZZLE_BEST_STREAK).number("days", streak));
        elements.fill("puzzle-figures-rows", results.iter().flat_map(|game| graph(game.phrase(), &game.history)));
    }
    let rated = GameId::ALL.into_iter().filter(|&game| !statistics.ratings(game).is_empty());
    let graphs = rated.flat_map(|game| {
        let phrase = Phrase::new(message::LEVEL_RATING).key("game", game.name());
        let phrase = phrase.number("rating", statistics.rating(game)).number("level", statistics.level(game));
        let settled = match statistics.ratings(game).len() {
            0..RATED_GAMES => return vec![Markup::text("p", phrase.key("settled", "later"))],
            _ if statistics.is_below_levels(game) => "below",
            RATED_GAMES..SETTLED_GAMES => "no",
            _ => "yes",
        };
        graph(phrase.key("settled", settled), statistics.ratings(game))
    });
    let graphs: Vec<Markup> = graphs.collect();
    let heading = Some(Markup::text("h3", Phrase::new(message::YOUR_RATING))).filter(|_| !graphs.is_empty());
    elements.fill("level-figures", heading.into_iter().chain(graphs));
    for game in GameId::ALL {
        write_progress(&mut elements, state, game);
    }
    elements
}

fn tally_row(opponent: Opponent, tally: Tally) -> Markup {
    let name = Phrase::new(message::OPPONENT).key("game", opponent.game.name()).phrase("seat", opponent.seat().short());
    let Tally { won, won_as: [light, dark], drawn, lost, .. } = tally;
    let counts = [won, light, dark, drawn, lost].map(|count| count.to_string().into());
    let streak = Phrase::new(message::STREAK).number("streak", tally.streak).number("best", tally.best);
    Markup::row(name, counts.into_iter().chain([Words::from(streak)]))
}

/// A rating in words and its graph.
fn graph(phrase: Phrase, history: &[u32]) -> Vec<Markup> {
    let chart = ratings(history).map(|points| {
        let chart = Markup::new("svg").class("chart").with("viewBox", "-40 -8 348 116").with("aria-hidden", "true");
        let bound =
            |rating: &u32, y: &'static str| Markup::text("text", rating.to_string()).with("x", "-8").with("y", y);
        let (low, high) = (history.iter().min(), history.iter().max());
        let highest = high.filter(|_| low != high).map(|high| bound(high, "4"));
        let bounds = highest.into_iter().chain(low.map(|low| bound(low, "104")));
        chart.children(bounds).child(Markup::new("polyline").with("points", points))
    });
    std::iter::once(Markup::text("p", phrase)).chain(chart).collect()
}

/// The accuracy in the rated games, oldest first, and the best games.
fn write_progress(elements: &mut Elements, state: &State, game: GameId) {
    let (name, library) = (game.name(), state.shelf.library());
    let percents: Vec<u32> = library.rated(game).iter().filter_map(|entry| entry.accuracy).collect();
    elements.show(format!("progress-{name}"), !percents.is_empty());
    if let (Some(least), Some(most)) = (percents.iter().min(), percents.iter().max()) {
        let label = Phrase::new(message::ACCURACY_CHART).number("games", percents.len());
        let label = label.number("least", *least).number("most", *most);
        elements.attribute(format!("chart-{name}"), "aria-label", label);
        elements.attribute(format!("curve-{name}"), "points", accuracies(&percents));
    }
    let best = library.best(game);
    elements.show(format!("best-{name}"), !best.is_empty());
    elements.show(format!("best-{name}-title"), !best.is_empty());
    elements.fill(format!("best-{name}"), best.into_iter().map(|entry| row(entry, false)));
}

/// The width of a curve; its height is 100.
pub const WIDTH: usize = 300;

/// Ratings over time, from the lowest to the highest; a single one makes no curve.
pub fn ratings(history: &[u32]) -> Option<String> {
    let (&low, &high) = (history.iter().min()?, history.iter().max()?);
    let (steps, span) = (history.len().checked_sub(1).filter(|steps| *steps > 0)?, (high - low).max(1) as usize);
    let point = |(index, &rating): (usize, &u32)| {
        format!("{},{}", WIDTH * index / steps, 100 - 100 * (rating - low) as usize / span)
    };
    Some(history.iter().enumerate().map(point).collect::<Vec<_>>().join(" "))
}

/// Accuracies in percent over time; a single one is a dot.
pub fn accuracies(percents: &[u32]) -> String {
    let last = percents.len().saturating_sub(1).max(1);
    let point = |(index, percent): (usize, &u32)| format!("{},{}", WIDTH * index / last, 100 - percent.min(&100));
    percents.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_names_the_lowest_and_the_highest_rating() {
        let labels = |history: &[u32]| {
            let text = format!("{:?}", graph(Phrase::new(message::NONE), history));
            [1500, 1400].map(|rating| text.matches(&rating.to_string()).count())
        };
        assert_eq!(labels(&[1450, 1400, 1500]), [1, 1]);
        assert_eq!(labels(&[1500, 1500]), [1, 0]);
        assert_eq!(labels(&[1500]), [0, 0], "no graph");
    }

    #[test]
    fn ratings_fill_the_height() {
        assert_eq!(ratings(&[1500, 1400, 1600]).as_deref(), Some("0,50 150,100 300,0"));
        assert_eq!(ratings(&[1500, 1500]).as_deref(), Some("0,100 300,100"));
        assert_eq!([ratings(&[]), ratings(&[1500])], [None, None]);
    }

    #[test]
    fn accuracies_are_percents_of_the_height() {
        assert_eq!(accuracies(&[80, 95]), "0,20 300,5");
        assert_eq!([accuracies(&[80]), accuracies(&[])], ["0,20", ""]);
    }
}

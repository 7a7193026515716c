//! The Review tab: its controls, graph, results and exercises.

use alquerque_app::elements::Elements;
use alquerque_app::game::seat::player_named;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::BySide;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, Symbol};
use alquerque_language::{Fill, Phrase, message};

use super::curve::{Curve, EDGE, HEIGHT};
use super::exercises::state::{Exercises, HintLevel, TryStage};
use super::judge::{CLASSES, JudgedMove};
use super::summary::{Error, Summary, moves_from};
use super::words::{better, exercise, judged_so_far, loss, next, numbered, position, side, why};
use super::{ExerciseResult, Review};
use crate::study::Study;

/// An en dash in place of an unknown number.
const UNKNOWN: &str = "\u{2013}";

/// The controls, and the progress of a review.
pub fn controls(review: &Review, state: &State) -> Elements {
    let mut elements = Elements::default();
    let has_moves = state.game.own().plies() > 0;
    let done = review.progress();
    elements.enable("review-start", has_moves);
    elements.class("review-progress", if done.is_some() { "" } else { "idle" });
    let (made, all) = done.unwrap_or((0, 1));
    elements.attribute("review-progress", "max", all.max(1).to_string());
    elements.attribute("review-progress", "value", made.to_string());
    let text = match done {
        Some((made, all)) => {
            let phrase = Phrase::new(message::REVIEW_PROGRESS).number("done", made).number("all", all);
            let left = review.seconds_left(state.environment.now);
            let unit = match left {
                None => "unknown",
                Some(..60) => "seconds",
                Some(_) => "minutes",
            };
            let count = left.map_or(0, |left| if left < 60 { left.next_multiple_of(5) } else { left.div_ceil(60) });
            Some(phrase.key("unit", unit).number("left", count))
        }
        None if review.is_broken => Some(Phrase::new(message::UCT_BROKEN)),
        None if !has_moves => Some(Phrase::new(message::REVIEW_EMPTY)),
        None => None,
    };
    elements.text("review-said", text);
    elements.select("review-effort", review.effort.name());
    elements
}

/// The graph, with a mark at the current position.
pub fn graph(curve: &Curve, record: &dyn AnyRecord, state: &State) -> Elements {
    let mut elements = Elements::default();
    elements.text("curve-key", Phrase::new(message::REVIEW_CURVE_KEY).by(Player::Light, record.board().game));
    elements.attribute("curve-drawing", "viewBox", format!("0 -{EDGE} {} {}", curve.width, HEIGHT + 2 * EDGE));
    let ply = state.game.record.played().min(record.plies());
    let middle = format!("M0 {}H{}", HEIGHT / 2, curve.width);
    let now = format!("M{} -{EDGE}V{}", 2 * ply, HEIGHT + EDGE);
    let lines = [
        ("ground", &curve.ground),
        ("area", &curve.area),
        ("middle", &middle),
        ("steps", &curve.steps),
        ("line", &curve.line),
        ("now", &now),
    ];
    let dots = ["dot inaccuracy", "dot mistake", "dot blunder"].into_iter().zip(&curve.dots);
    let path = |(class, path): (&str, &String)| Markup::new("path").class(class).with("d", path.as_str());
    elements.fill("curve-drawing", lines.into_iter().chain(dots).map(path));
    elements.attribute("curve", "aria-valuemax", record.plies().to_string());
    elements.attribute("curve", "aria-valuenow", ply.to_string());
    if let Some(text) = position(record, ply) {
        elements.attribute("curve", "aria-valuetext", text);
    }
    elements
}

/// A row of the list of errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MistakeRow {
    error: Error,
    /// The reason why it is a mistake.
    why: Option<Phrase>,
    /// The better line.
    better: Option<Phrase>,
}

/// The errors of a record.
pub fn rows(review: &Review, record: &dyn AnyRecord, judged: &[Option<JudgedMove>]) -> Vec<MistakeRow> {
    let row = |error: Error| {
        let line = error.better.map(|node| moves_from(record, node)).unwrap_or_default();
        let explanation = review.explanation(record, &error.judged).filter(|_| review.progress().is_none());
        let why = explanation.map(|explanation| why(record, &error.judged, &explanation.motif));
        MistakeRow { why, better: (!line.is_empty()).then(|| better(&line)), error }
    };
    review.errors(record, judged).into_iter().map(row).collect()
}

/// The summary and the table, which don't depend on the position on the board.
pub fn summary(study: &Study, record: &dyn AnyRecord, judged: &[Option<JudgedMove>]) -> Elements {
    let (mut elements, review) = (Elements::default(), &study.review);
    for player in Player::BOTH {
        let name = record.headers().text(Header::of(player));
        let named = [side(player, record).into(), player_named(name).into()];
        let heading = if name.is_empty() { side(player, record).into() } else { Words::facts(named) };
        elements.text(format!("review-{}", player.name()), heading);
    }
    let sides = Player::BOTH.map(|player| Markup::option(player.name(), side(player, record)));
    elements.fill("review-side", std::iter::once(Markup::option("", Phrase::new(message::BOTH))).chain(sides));
    let [light, dark] = Player::BOTH.map(|player| Summary::new(record, judged, player));
    let counts = [("wins", light.wins + dark.wins), ("draws", light.draws + dark.draws)].into_iter();
    let classes = CLASSES.iter().map(|row| (row.class.name(), light.count(row.class) + dark.count(row.class)));
    for (name, count) in counts.chain(classes) {
        elements.show(format!("review-row-{name}"), count > 0);
    }
    for ((name, light), (_, dark)) in figures(&light).into_iter().zip(figures(&dark)) {
        elements.text(format!("figure-light-{name}"), light);
        elements.text(format!("figure-dark-{name}"), dark);
    }
    elements.show_text("review-part", judged_so_far(judged).filter(|_| review.progress().is_none()));
    elements.show("review-unproven", review.lacks_prover && !review.is_stored(record));
    elements.show("review-stored", review.is_stored(record));
    let rows = (0..=record.plies()).map_while(|ply| {
        let phrase = position(record, ply).filter(|_| review.has_table)?;
        let Some(Fill::Phrase(known)) = phrase.fill("known") else { return None };
        let node = *record.tree().line().get(ply)?;
        let number = if ply == 0 { UNKNOWN.to_owned() } else { numbered(record, node) };
        Some(Markup::new("tr").child(Markup::text("td", number)).child(Markup::text("td", known.clone())))
    });
    elements.fill("review-rows", rows);
    elements
}

/// A side's figures by name.
fn figures(summary: &Summary) -> Vec<(&'static str, Words)> {
    let accuracy = summary.accuracy.map(|percent| Phrase::new(message::PERCENTAGE).number("number", percent));
    let classes = CLASSES.iter().map(|row| (row.class.name(), summary.count(row.class)));
    let numbers = [("moves", summary.moves), ("wins", summary.wins), ("draws", summary.draws)].into_iter();
    let numbers = numbers.chain(classes).map(|(name, count)| (name, count.to_string().into()));
    let too_few = || if summary.moves == 0 { UNKNOWN.into() } else { Phrase::new(message::REVIEW_TOO_FEW).into() };
    let accuracy = accuracy.map_or_else(too_few, Words::from);
    numbers.chain([("accuracy", accuracy)]).collect()
}

/// The list of errors.
pub fn results(rows: &[MistakeRow], has_results: bool, study: &Study, state: &State) -> Elements {
    let (mut elements, review) = (Elements::default(), &study.review);
    let record = state.game.own();
    let current = match review.exercises(state) {
        Some((exercises, _)) => exercises.node(),
        None => state.game.record.tree().current(),
    };
    let is_meant = |row: &&MistakeRow| review.side.is_none_or(|side| side == row.error.judged.mover);
    let shown: Vec<&MistakeRow> = rows.iter().filter(is_meant).collect();
    elements.show("review-none", shown.is_empty());
    elements.show("review-results", !rows.is_empty() || has_results);
    let item = |row: &&MistakeRow| item(row, row.error.judged.node == current, review, record);
    elements.fill("review-errors", shown.iter().map(item));
    elements.show("review-side", !rows.is_empty());
    elements.select("review-side", review.side.map_or("", Player::name));
    elements.show("review-begin", rows.iter().any(|row| review.is_chosen(&row.error)));
    elements
}

fn item(row: &MistakeRow, is_current: bool, review: &Review, record: &dyn AnyRecord) -> Markup {
    let MistakeRow { error, why, better } = row;
    let symbol = error.symbol();
    let class = CLASSES.iter().find(|row| Some(row.symbol) == symbol).map_or("", |row| row.class.name());
    let signs = symbol.and_then(Symbol::suffix).unwrap_or_default();
    let number = numbered(record, error.judged.node);
    let why = why.clone().map(|why| Markup::text("span", why).class("error-why"));
    // Text that overflows the row is cut off.
    let better =
        better.clone().map(|line| Markup::text("span", line.clone()).class("error-better").with("title", line));
    let sign = Markup::text("span", signs).class(&format!("error-sign {class}"));
    // Where each move has a number of its own, the number doesn't say whose move it is.
    let is_numbered_alone = !record.board().game.info().pieces_move;
    let mover = is_numbered_alone.then(|| side(error.judged.mover, record).into());
    let given = Words::facts(mover.into_iter().chain([loss(&error.judged).into()]));
    let button = Markup::button("")
        .class("error")
        .with("data-study", "review-go")
        .with("data-ply", (error.ply + 1).to_string())
        .state("aria-current", is_current)
        .child(Markup::text("span", format!("{number} ")).class("error-move").with("dir", "ltr").child(sign))
        .child(Markup::text("span", given).class("error-given"))
        .children(why)
        .children(better);
    let (mark, done) = match review.done.get(&record.tree().key(error.judged.node)) {
        None => ("", None),
        Some(ExerciseResult::Solved) => ("found", Some(Phrase::new(message::REVIEW_DONE_FOUND))),
        Some(ExerciseResult::Shown) => ("told", Some(Phrase::new(message::REVIEW_DONE_TOLD))),
    };
    let done = done.map(|done| Words::concat([", ".into(), done.into()]));
    let label = [Phrase::new(message::REVIEW_LEARN).into(), format!(": {number}").into(), done.into()];
    // Opens the mistake as an exercise.
    let learn = Markup::button("")
        .class("square")
        .with("data-study", "review-exercise")
        .with("data-ply", error.ply.to_string())
        .with("data-exercise", "begin-at")
        .with("data-done", mark)
        .with("aria-label", Words::concat(label))
        .child(Markup::icon("icon", "#icon-learn"));
    Markup::new("li").child(button).children(Some(learn).filter(|_| error.is_exercise()))
}

/// Whether there is a try that can be added to the game. A move that the game has is there already.
pub fn can_keep(review: &Review, state: &State) -> bool {
    review.exercises(state).is_some_and(|(exercises, original)| {
        let tried = exercises.tried.filter(|_| exercises.stage != TryStage::Open);
        let key = tried.map(|tried| state.game.record.tree().key(tried));
        key.is_some_and(|key| exercises.is_added || original.tree().find(key).is_none())
    })
}

/// The current exercise, apart from the buttons that replace each other.
pub fn current_exercise(review: &Review, exercises: &Exercises, state: &State) -> Elements {
    let mut elements = Elements::default();
    let (at, count) = exercises.index_and_count();
    elements
        .text("exercise-place", Phrase::new(message::REVIEW_EXERCISE_PLACE).number("at", at + 1).number("all", count));
    elements.class("exercise", if exercises.stage == TryStage::Good { "good" } else { "" });
    elements.enable("exercise-hint", review.next_hint(state).is_some());
    elements.enable("exercise-solution", exercises.hint_level < HintLevel::Solution);
    elements.enable("exercise-keep", !exercises.is_added);
    elements.enable("exercise-previous", at > 0);
    elements.text("exercise-next", next(exercises));
    elements.class("exercise-next", if exercises.is_done() { "primary" } else { "" });
    elements
}

/// The text of an exercise, also for screen readers.
pub fn exercise_text(review: &Review, state: &State) -> Elements {
    let (mut elements, text) = (Elements::default(), exercise(review, state));
    elements.text("exercise-text", text.clone());
    elements.text("review-live", text);
    elements
}

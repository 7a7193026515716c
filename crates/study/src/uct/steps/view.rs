//! What the page shows of the step-by-step view: its controls, the stage, and the numbers behind it.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::BySide;
use alquerque_core::GameId;
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::uct::{Candidate, Iteration, Numbers};

use super::{CurrentIteration, Predictions};
use crate::text::{Decimal, grouped, moves};
use crate::uct::controls::{Phase, Stage, Stepping};
use crate::uct::formula::Formula;
use crate::uct::question::Question;
use crate::uct::question::view::{answer, answer_feedback, question_text};
use crate::uct::words::proof;
use crate::uct::{Uct, small_game, words};

/// The controls of the step-by-step view.
pub fn stepping(uct: &Uct, state: &State) -> Elements {
    let (mut elements, steps) = (Elements::default(), &uct.steps);
    for stepping in Stepping::ALL {
        elements.enable(format!("uct-step-{}", stepping.name()), uct.can(stepping));
    }
    elements.enable("uct-play", steps.is_playing() || uct.can(Stepping::On));
    elements.bool_attribute("uct-play", "aria-pressed", steps.is_playing());
    // Don't announce every step of a playback.
    let is_quiet = steps.is_playing() || uct.tour.is_some();
    elements.attribute("uct-said", "aria-live", if is_quiet { "off" } else { "polite" });
    let predicts = steps.predictions != Predictions::Off;
    elements.check("uct-predicts", predicts);
    elements.flag("uct-steps", "data-predicts", predicts);
    elements.select("uct-speed", steps.speed.name());
    if steps.current().is_none() {
        let why = match state.game.ending {
            _ if uct.broken => Phrase::new(message::UCT_BROKEN),
            Some(_) => Phrase::new(message::UCT_OVER),
            None => Phrase::new(message::UCT_BEGINS),
        };
        elements.text("uct-said", why);
        elements.fill("uct-detail", []);
    }
    elements
}

/// The current stage, the reason for it, and its numbers. Hides its outcome as long as there is a question about it, and
/// shows the question about a phase.
pub fn stage(uct: &Uct, current: &CurrentIteration, state: &State, decimal: Decimal<'_>) -> Elements {
    let (mut elements, at, game) = (Elements::default(), current.stage(), state.settings.game());
    let reached = current.preview.record();
    let (asks, question) = (uct.asks(), uct.question().filter(|_| uct.tour.is_none()));
    for phase in Phase::ALL {
        let id = format!("uct-phase-{}", phase.name());
        if at.phase() == Some(phase) {
            elements.attribute(id, "aria-current", "step");
        } else {
            elements.flag(id, "aria-current", false);
        }
    }
    let mut text = match question.and_then(|question| Some((question, question.given?))) {
        Some((question, given)) => answer_feedback(question, given, reached, decimal).map(Words::from).into(),
        None if uct.steps.predictions == Predictions::Announced => vec![Phrase::new(message::UCT_PREDICTS_HINT).into()],
        None if at == Stage::Ready && small_game::is_on_board(reached) => {
            vec![Phrase::new(message::SMALL_GAME_WHY).by(reached.to_move(), game).into()]
        }
        None => vec![words::stage(at, current.iteration.as_ref(), reached).into()],
    };
    if let (Stage::Backpropagation(up), Some(iteration)) = (at, &current.iteration) {
        text.push(proof(iteration, up, state.game.record.to_move(), game).into());
    }
    if uct.steps.is_at_end() {
        text.push(words::last(&uct.steps).into());
    }
    // The sentence would give away the answer.
    let asked = question.map(|question| question_text(question, &*state.game.record, decimal));
    elements.text("uct-said", if asks { asked.into() } else { Words::Joined(" ", text) });
    let (step, all) = current.index_and_count();
    elements.text("uct-iteration", Phrase::new(message::UCT_ITERATION).number("step", step + 1).number("steps", all));
    elements.flag("uct-detail", "data-asks", question.is_some() && asks);
    elements.fill(
        "uct-detail",
        match question.filter(|_| asks) {
            Some(question) => answers(question, game, decimal),
            None => detail(uct, current, asks, decimal),
        },
    );
    elements
}

/// The answers to choose from, in place of the numbers.
fn answers(question: &Question, game: GameId, decimal: Decimal<'_>) -> Vec<Markup> {
    let item = |index: usize| {
        let button = Markup::button(Words::notation(answer(question, index, game, decimal)));
        Markup::new("li").child(button.with("data-study", "uct-answer").with("data-answer", index.to_string()))
    };
    (0..question.answer_count()).map(item).collect()
}

/// Maximum number of moves shown of a playout, counted from its end.
const MAX_MOVES: usize = 24;

/// The numbers. Hides the outcome of this stage if a question `asks` about it.
pub fn detail(uct: &Uct, current: &CurrentIteration, asks: bool, decimal: Decimal<'_>) -> Vec<Markup> {
    let constant = uct.steps.exploration();
    match (current.stage(), &current.iteration) {
        (Stage::Selection(depth), Some(iteration)) => match iteration.selection.get(depth) {
            Some(choice) if asks => summands(&choice.candidates, choice.visits, decimal),
            Some(choice) => bounds(&choice.candidates, Some(choice.chosen), choice.visits, constant, decimal),
            None => Vec::new(),
        },
        (Stage::Playout(made), Some(iteration)) => playout(iteration, made),
        (Stage::Expansion, Some(iteration)) => updates(iteration, None, 0, decimal),
        (Stage::Backpropagation(up), Some(iteration)) => {
            updates(iteration, Some(up), up + 1 - usize::from(asks), decimal)
        }
        _ => bounds(&current.root, None, current.number, constant, decimal),
    }
}

/// The children with their bounds, highest first.
fn bounds(candidates: &[Candidate], chosen: Option<u32>, visits: u32, c: f32, decimal: Decimal<'_>) -> Vec<Markup> {
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    let is_chosen = |index: usize| chosen.is_some_and(|chosen| chosen as usize == index);
    let bound = |index: usize| match &candidates[index] {
        candidate if is_chosen(index) => f32::INFINITY.max(candidate.bound.unwrap_or_default()),
        Candidate { visits: 0, proven: None, .. } => f32::MAX,
        candidate => candidate.bound.unwrap_or(f32::MIN),
    };
    order.sort_by(|&one, &other| bound(other).total_cmp(&bound(one)));
    let item = |index| {
        let candidate = &candidates[index];
        let formula = Formula::new(candidate, visits, c).map(|formula| formula.text(decimal));
        row(&candidate.mv, bound_text(candidate, formula), is_chosen(index))
    };
    order.into_iter().map(item).collect()
}

/// The children with the terms of their bounds, in the game's order of moves.
fn summands(candidates: &[Candidate], visits: u32, decimal: Decimal<'_>) -> Vec<Markup> {
    let item = |candidate: &Candidate| {
        let formula = Formula::new(candidate, visits, 0.0).map(|formula| formula.summands(decimal));
        row(&candidate.mv, bound_text(candidate, formula), false)
    };
    candidates.iter().map(item).collect()
}

fn bound_text(candidate: &Candidate, formula: Option<String>) -> Words {
    formula.map_or_else(|| words::no_bound(candidate).into(), Words::notation)
}

fn playout(iteration: &Iteration, made: usize) -> Vec<Markup> {
    let all = iteration.playout.iter().flat_map(|playout| &playout.moves).take(made).enumerate();
    let shown = all.skip(made.saturating_sub(MAX_MOVES));
    shown.map(|(index, mv)| row(&(index + 1).to_string(), moves(mv), index + 1 == made)).collect()
}

/// The path from the root to the leaf, as drawn, with the first `done` updates, which begin at the leaf.
fn updates(iteration: &Iteration, up: Option<usize>, done: usize, decimal: Decimal<'_>) -> Vec<Markup> {
    let item = |(index, update): (usize, &alquerque_messages::analysis::uct::Update)| {
        let depth = iteration.selection.len().checked_sub(index + 1);
        let choice = depth.and_then(|depth| iteration.selection.get(depth));
        let mv = choice.and_then(|choice| choice.candidates.get(choice.chosen as usize));
        let (before, after) = (&update.before, &update.after);
        let text = if index < done { change(before, after, decimal) } else { numbers(before, decimal) };
        let name = mv.map_or_else(|| Phrase::new(message::UCT_ROOT).into(), |mv| moves(&mv.mv));
        row_with_name(name, text, up == Some(index))
    };
    iteration.updates.iter().enumerate().rev().map(item).collect()
}

fn numbers(numbers: &Numbers, decimal: Decimal<'_>) -> Words {
    let points = words::whole_or_half(numbers.points, decimal);
    Words::notation(format!("N {} \u{b7} Q {points}", grouped(numbers.visits)))
}

fn change(before: &Numbers, after: &Numbers, decimal: Decimal<'_>) -> Words {
    let points = |numbers: &Numbers| words::whole_or_half(numbers.points, decimal);
    let mean = |numbers: &Numbers| words::mean(numbers.visits, numbers.points, decimal);
    Words::notation(format!(
        "N {} \u{2192} {} \u{b7} Q {} \u{2192} {} \u{b7} Q/N {} \u{2192} {}",
        grouped(before.visits),
        grouped(after.visits),
        points(before),
        points(after),
        mean(before),
        mean(after)
    ))
}

fn row(name: &str, text: Words, is_marked: bool) -> Markup {
    row_with_name(moves(name), text, is_marked)
}

fn row_with_name(name: Words, text: Words, is_marked: bool) -> Markup {
    let item = Markup::new("li").class(if is_marked { "marked" } else { "" });
    item.child(Markup::text("b", name)).child(Markup::text("span", text))
}

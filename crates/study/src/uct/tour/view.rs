//! What the page shows of the tour, and its texts.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_core::any_record::AnyRecord;
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::uct::{Candidate, View};

use super::Tour;
use super::step::TourStep;
use crate::text::{Decimal, grouped, move_text};
use crate::uct::controls::{Stage, chosen};
use crate::uct::formula::Formula;
use crate::uct::live::Live;
use crate::uct::question::Question;
use crate::uct::question::view::{answer, answer_feedback, question_text};
use crate::uct::steps::{CurrentIteration, Steps};
use crate::uct::{Uct, words};

/// The tour's box.
pub fn tour(step: TourStep, uct: &Uct, state: &State, is_moving: bool, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    elements.text("tour-title", Phrase::new(message::TOUR_TITLE).key("tour", step.name()));
    let place = Phrase::new(message::TOUR_PLACE).number("number", step.number()).number("all", TourStep::ALL.len());
    elements.text("tour-place", place);
    elements.text("tour-text", Phrase::new(message::TOUR_TEXT).key("tour", step.name()));
    let is_last = step.next().is_none();
    elements.text("tour-next", Phrase::new(message::TOUR_NEXT).key("last", if is_last { "yes" } else { "no" }));
    elements.enable("tour-back", step.before().is_some());
    elements.show("tour-onward", is_last);
    // Announce only final values.
    elements.attribute("tour-now", "aria-live", if is_moving { "off" } else { "polite" });
    // It would reveal the answer.
    let is_told = !uct.tour.as_ref().is_some_and(Tour::asks);
    let now = is_told.then(|| now(step, &uct.live, &uct.steps, &*state.game.record, decimal)).flatten();
    elements.text("tour-now", now);
    elements.text("tour-numbers", formula(step, &uct.live, uct.exploration, decimal));
    elements.text("tour-formula", step.content().formula);
    elements.text("tour-explained", Phrase::new(message::TOUR_MORE).key("tour", step.name()));
    let papers = step.content().papers.iter().map(|paper| {
        let link = Markup::text("a", format!("doi.org/{}", paper.doi));
        Markup::text("li", format!("{}: ", paper.authors))
            .child(Markup::text("cite", paper.title))
            .child(Markup::text("span", format!(". {}. ", paper.source)))
            .child(link.with("href", format!("https://doi.org/{}", paper.doi)).with("rel", "noopener"))
    });
    elements.fill("tour-papers", papers);
    elements
}

/// The tour's question and its answers, marked once one has been given.
pub fn question(question: &Question, state: &State, decimal: Decimal<'_>) -> Elements {
    let (mut elements, game) = (Elements::default(), state.game.record.board().game);
    elements.text("tour-asked", question_text(question, &*state.game.record, decimal));
    let answered =
        question.given.map(|given| answer_feedback(question, given, &*state.game.record, decimal).map(Words::from));
    elements.text("tour-told", answered.map(|answered| Words::Joined(" ", answered.into())));
    let answers = (0..question.answer_count()).map(|index| {
        let mark = match question.given {
            Some(_) if question.is_right(index) => "right",
            Some(given) if given == index => "wrong",
            _ => "",
        };
        Markup::button(Words::notation(answer(question, index, game, decimal)))
            .with("data-study", "uct-answer")
            .with("data-answer", index.to_string())
            .with("data-mark", mark)
            .state("aria-disabled", question.given.is_some())
    });
    elements.fill("tour-answers", answers);
    elements
}

/// Describes a step with the numbers of the running search; `None` if there are none yet.
pub fn now(step: TourStep, live: &Live, steps: &Steps, record: &dyn AnyRecord, decimal: Decimal<'_>) -> Option<Phrase> {
    match step {
        TourStep::Question => {
            let side = side_key(record.to_move(), record.board().game);
            Some(Phrase::new(message::TOUR_QUESTION).key("side", side).number("moves", record.legal_turns().len()))
        }
        TourStep::Count => with_most_visited(live, Phrase::new(message::TOUR_COUNTED)),
        TourStep::Dilemma => dilemma(live, decimal),
        TourStep::Thousands => {
            let picture = &live.view.as_ref()?.picture;
            let certain = picture.iter().filter(|node| node.proven.is_some()).count();
            with_most_visited(
                live,
                Phrase::new(message::TOUR_GROWN)
                    .phrase("certain", Phrase::new(message::TOUR_CERTAIN).number("count", certain)),
            )
        }
        TourStep::Mind => {
            let changes = Phrase::new(message::UCT_CHANGES).number("count", live.development.changes().len());
            let view = live.view.as_ref()?;
            // Not the most visited move if it is proven to lose.
            let played = view.root.iter().find(|candidate| Some(&candidate.mv) == view.best.as_ref())?;
            let is_won = played.proven.is_some() && played.mean >= 1.0;
            let phrase = Phrase::new(message::TOUR_DECIDED).key("won", if is_won { "yes" } else { "no" });
            Some(figures(view, played, phrase.phrase("changes", changes)))
        }
        TourStep::Playout | TourStep::Selection | TourStep::Expansion | TourStep::Backpropagation => {
            shown(steps.current()?, decimal)
        }
    }
}

/// Fills in the visits and the mean of the most visited move.
fn with_most_visited(live: &Live, phrase: Phrase) -> Option<Phrase> {
    let view = live.view.as_ref()?;
    Some(figures(view, most_visited(&view.root)?, phrase))
}

/// Fills in the visits of a move and its points.
fn figures(view: &View, best: &Candidate, phrase: Phrase) -> Phrase {
    let percent = |share: f64| (100.0 * share).round().clamp(0.0, 100.0);
    // Don't round nearly all up to all.
    let max_share = if best.visits < view.playouts { 99.0 } else { 100.0 };
    let share = percent(f64::from(best.visits) / f64::from(view.playouts.max(1))).min(max_share);
    let phrase = phrase.text("playouts", &grouped(view.playouts)).text("visits", &grouped(best.visits));
    let phrase = phrase.text("move", &move_text(&best.mv));
    // A proven result replaces the mean.
    let scored = f64::from(best.points) / f64::from(best.visits.max(1));
    phrase.text("share", &share.to_string()).text("percent", &percent(scored).to_string())
}

fn most_visited(root: &[Candidate]) -> Option<&Candidate> {
    // The first of several.
    root.iter()
        .filter(|candidate| candidate.visits > 0)
        .reduce(|best, other| if other.visits > best.visits { other } else { best })
}

/// The most visited move and a rival with their bounds: the move to be tried next, or the second.
fn dilemma(live: &Live, decimal: Decimal<'_>) -> Option<Phrase> {
    let view = live.view.as_ref()?;
    let best = most_visited(&view.root)?;
    let sum = |candidate: &Candidate| Formula::new(candidate, view.playouts, 0.0);
    let others = view.root.iter().filter(|other| other.mv != best.mv && other.bound.is_some());
    let rival = others.reduce(|best, other| if other.bound > best.bound { other } else { best })?;
    let next = if best.bound >= rival.bound { best } else { rival };
    let [best_move, rival_move, move_next] = [best, rival, next].map(|candidate| move_text(&candidate.mv));
    let phrase = Phrase::new(message::TOUR_DILEMMA).text("best", &best_move).text("rival", &rival_move);
    let phrase = phrase.text("move", &move_next);
    let phrase = phrase.text("best-sum", &sum(best)?.short_text(decimal));
    Some(phrase.text("rival-sum", &sum(rival)?.short_text(decimal)))
}

/// The formula of the most visited move with its numbers.
pub fn formula(step: TourStep, live: &Live, exploration: f32, decimal: Decimal<'_>) -> Option<String> {
    let view = live.view.as_ref().filter(|_| step == TourStep::Dilemma)?;
    let best = most_visited(&view.root)?;
    Some(format!("{}: {}", move_text(&best.mv), Formula::new(best, view.playouts, exploration)?.text(decimal)))
}

/// A step of the iteration on display.
fn shown(current: &CurrentIteration, decimal: Decimal<'_>) -> Option<Phrase> {
    let iteration = current.iteration.as_ref()?;
    match current.stage() {
        Stage::Selection(depth) => {
            let chosen = chosen(iteration, depth)?;
            let bound = chosen.bound.map_or_else(String::new, |bound| decimal(bound.into(), 3));
            let phrase =
                Phrase::new(message::TOUR_SELECTION).key("why", if chosen.bound.is_some() { "bound" } else { "new" });
            let phrase = phrase.number("number", current.number).number("depth", depth + 1);
            Some(phrase.text("move", &move_text(&chosen.mv)).text("bound", &bound))
        }
        Stage::Backpropagation(up) => {
            let after = &iteration.updates.get(up)?.after;
            let mv = iteration.selection.len().checked_sub(up + 1).and_then(|depth| chosen(iteration, depth));
            let phrase = Phrase::new(message::TOUR_RESULT).key("node", if mv.is_some() { "move" } else { "root" });
            let phrase = phrase.text("move", &mv.map_or_else(String::new, |mv| move_text(&mv.mv)));
            let phrase = phrase.text("points", &words::whole_or_half(after.points, decimal));
            // Some languages need separate forms for half, one, and one and a half.
            Some(
                words::with_count(phrase, "visits", after.visits)
                    .number("half-points", words::half_points(after.points)),
            )
        }
        stage => Some(words::stage(stage, Some(iteration), current.preview.record())),
    }
}

//! What the page shows of the tour, and its texts.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::{BySide, side_key};
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Candidate;

use super::Tour;
use super::question::{GAINS, Question, QuestionKind};
use super::step::TourStep;
use crate::text::{Decimal, grouped, move_text};
use crate::uct::controls::{Stage, chosen};
use crate::uct::formula::Formula;
use crate::uct::live::Live;
use crate::uct::steps::{CurrentIteration, Steps};
use crate::uct::{Uct, words};

/// The tour's box.
pub fn tour(step: TourStep, uct: &Uct, state: &State, is_moving: bool, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    elements.text("tour-title", Phrase::new("tour-title").key("tour", step.name()));
    let place = Phrase::new("tour-place").number("number", step.number()).number("all", TourStep::ALL.len());
    elements.text("tour-place", place);
    elements.text("tour-text", Phrase::new("tour-text").key("tour", step.name()));
    let is_last = step.next().is_none();
    elements.text("tour-next", Phrase::new("tour-next").key("last", if is_last { "yes" } else { "no" }));
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
    elements.text("tour-explained", Phrase::new("tour-more").key("tour", step.name()));
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
    let mut elements = Elements::default();
    elements.text("tour-asked", question_text(question, &*state.game.record, decimal));
    let answered = question.given.map(|given| answered(question, given, decimal).map(Words::from));
    elements.text("tour-told", answered.map(|answered| Words::Joined(" ", answered.into())));
    let answers = (0..question.answer_count()).map(|index| {
        let mark = match question.given {
            Some(_) if question.is_right(index) => "right",
            Some(given) if given == index => "wrong",
            _ => "",
        };
        Markup::button(Words::notation(answer(question, index, decimal)))
            .with("data-study", "tour-answer")
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
            Some(Phrase::new("tour-question").key("side", side).number("moves", record.legal_turns().len()))
        }
        TourStep::Count => counted(live, Phrase::new("tour-counted")),
        TourStep::Dilemma => dilemma(live, decimal),
        TourStep::Thousands => {
            let picture = &live.view.as_ref()?.picture;
            let certain = picture.iter().filter(|node| node.proven.is_some()).count();
            counted(
                live,
                Phrase::new("tour-grown").phrase("certain", Phrase::new("tour-certain").number("count", certain)),
            )
        }
        TourStep::Mind => {
            let changes = Phrase::new("uct-changes").number("count", live.development.changes().len());
            counted(live, Phrase::new("tour-decided").phrase("changes", changes))
        }
        TourStep::Playout | TourStep::Selection | TourStep::Expansion | TourStep::Backpropagation => {
            shown(steps.current()?, record, decimal)
        }
    }
}

/// The text of a question.
pub fn question_text(question: &Question, record: &dyn AnyRecord, decimal: Decimal<'_>) -> Phrase {
    let phrase = Phrase::new("tour-ask");
    match &question.kind {
        QuestionKind::Branch { is_all, .. } => phrase.key("ask", if *is_all { "branch" } else { "branches" }),
        QuestionKind::Points { mv, result, before, .. } => {
            let game = record.board().game;
            let won = Phrase::new("tour-playout-won").key("outcome", result.name());
            let phrase = phrase.key("ask", "points").phrase("won", won.by(Player::Light, game));
            let phrase = phrase.key("side", side_key(record.to_move(), game)).text("move", &move_text(mv));
            phrase.text("points", &words::whole_or_half(*before, decimal)).number("half-points", half_points(*before))
        }
        QuestionKind::Constant { .. } => phrase.key("ask", "constant"),
    }
}

/// The answer to choose at this index.
pub fn answer(question: &Question, answer: usize, decimal: Decimal<'_>) -> Phrase {
    match &question.kind {
        // The sum itself would be the answer.
        QuestionKind::Branch { branches, .. } => {
            let branch = &branches[answer];
            Phrase::verbatim(&format!("{}: {}", move_text(&branch.mv), branch.sum.summands(decimal)))
        }
        QuestionKind::Points { before, .. } => {
            let points = words::whole_or_half(before + GAINS[answer], decimal);
            Phrase::verbatim(&format!("Q\u{a0}=\u{a0}{points}"))
        }
        QuestionKind::Constant { .. } => Phrase::new("tour-yes").key("yes", if answer == 0 { "yes" } else { "no" }),
    }
}

/// Whether an answer is right, and the right answer.
pub fn answered(question: &Question, answer: usize, decimal: Decimal<'_>) -> [Phrase; 2] {
    let right = Phrase::new("tour-right").key("right", if question.is_right(answer) { "yes" } else { "no" });
    let because = Phrase::new("tour-because");
    let because = match &question.kind {
        QuestionKind::Branch { branches, chosen, .. } => {
            let branch = &branches[*chosen];
            let has_equal = branches.iter().filter(|other| other.sum.bound >= branch.sum.bound).count() > 1;
            let because =
                because.key("why", if has_equal { "first" } else { "branch" }).text("move", &move_text(&branch.mv));
            because.text("sum", &branch.sum.short_text(decimal))
        }
        QuestionKind::Points { before, after, .. } => because
            .key("why", words::result_name(after - before))
            .text("points", &words::whole_or_half(*after, decimal)),
        QuestionKind::Constant { then, other, changes } => {
            let because = because.key("why", if *changes { "changes" } else { "stays" });
            let because = because.text("other", &move_text(&other.mv));
            let because = because.text("other-sum", &other.sum.short_text(decimal));
            because.text("move", &move_text(&then.mv)).text("sum", &then.sum.short_text(decimal))
        }
    };
    [right, because]
}

/// Fills in the visits and the mean of the most visited move.
fn counted(live: &Live, phrase: Phrase) -> Option<Phrase> {
    let view = live.view.as_ref()?;
    let best = most_visited(&view.root)?;
    let percent = |share: f64| (100.0 * share).round().clamp(0.0, 100.0);
    // Don't round nearly all up to all.
    let max_share = if best.visits < view.playouts { 99.0 } else { 100.0 };
    let share = percent(f64::from(best.visits) / f64::from(view.playouts.max(1))).min(max_share);
    let phrase = phrase.text("playouts", &grouped(view.playouts)).text("visits", &grouped(best.visits));
    let phrase = phrase.text("move", &move_text(&best.mv));
    Some(phrase.text("share", &share.to_string()).text("percent", &percent(best.mean.into()).to_string()))
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
    let phrase = Phrase::new("tour-dilemma").text("best", &best_move).text("rival", &rival_move);
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
fn shown(current: &CurrentIteration, record: &dyn AnyRecord, decimal: Decimal<'_>) -> Option<Phrase> {
    let iteration = current.iteration.as_ref()?;
    match current.stage() {
        Stage::Selection(depth) => {
            let chosen = chosen(iteration, depth)?;
            let bound = chosen.bound.map_or_else(String::new, |bound| decimal(bound.into(), 3));
            let phrase = Phrase::new("tour-selection").key("why", if chosen.bound.is_some() { "bound" } else { "new" });
            let phrase = phrase.number("number", current.number).number("depth", depth + 1);
            Some(phrase.text("move", &move_text(&chosen.mv)).text("bound", &bound))
        }
        Stage::Backpropagation(up) => {
            let after = &iteration.updates.get(up)?.after;
            let mv = iteration.selection.len().checked_sub(up + 1).and_then(|depth| chosen(iteration, depth));
            let phrase = Phrase::new("tour-result").key("node", if mv.is_some() { "move" } else { "root" });
            let phrase = phrase.text("move", &mv.map_or_else(String::new, |mv| move_text(&mv.mv)));
            let phrase = phrase.text("points", &words::whole_or_half(after.points, decimal));
            // Some languages need separate forms for half, one, and one and a half.
            Some(words::counted(phrase, "visits", after.visits).number("half-points", half_points(after.points)))
        }
        stage => Some(words::stage(stage, Some(iteration), record.board().game)),
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the count is small and not negative")]
fn half_points(points: f32) -> u64 {
    (2.0 * points).round() as u64
}

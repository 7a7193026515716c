//! What the page shows of the tour.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;

use super::question::Question;
use super::step::TourStep;
use super::{Tour, words};
use crate::text::Decimal;
use crate::uct::Uct;

/// The tour's box.
pub fn tour(step: TourStep, uct: &Uct, state: &State, is_moving: bool, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    elements.text("tour-title", words::title(step));
    elements.text("tour-place", words::step_number(step));
    elements.text("tour-text", words::text(step));
    elements.text("tour-next", words::next(step));
    elements.enable("tour-back", step.before().is_some());
    elements.show("tour-onward", step.next().is_none());
    // Announce only final values.
    elements.attribute("tour-now", "aria-live", if is_moving { "off" } else { "polite" });
    // It would reveal the answer.
    let is_told = !uct.tour.as_ref().is_some_and(Tour::asks);
    let now = is_told.then(|| words::now(step, &uct.live, &uct.steps, &*state.game.record, decimal)).flatten();
    elements.text("tour-now", now);
    elements.text("tour-numbers", words::formula(step, &uct.live, uct.exploration, decimal));
    elements.text("tour-formula", step.content().formula);
    elements.text("tour-explained", words::more(step));
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
    elements.text("tour-asked", words::question_text(question, &*state.game.record, decimal));
    let answered = question.given.map(|given| words::answered(question, given, decimal).map(Words::from));
    elements.text("tour-told", answered.map(|answered| Words::Joined(" ", answered.into())));
    let answers = (0..question.answer_count()).map(|answer| {
        let mark = match question.given {
            Some(_) if question.is_right(answer) => "right",
            Some(given) if given == answer => "wrong",
            _ => "",
        };
        Markup::button(Words::notation(words::answer(question, answer, decimal)))
            .with("data-study", "tour-answer")
            .with("data-answer", answer.to_string())
            .with("data-mark", mark)
            .state("aria-disabled", question.given.is_some())
    });
    elements.fill("tour-answers", answers);
    elements
}

//! The tour's question, its answers, and the right one.

use alquerque_app::state::State;
use alquerque_study::uct::tour::question::Question;
use alquerque_study::uct::tour::words;
use web_sys::Element;

use crate::dom::{append, body, button, by_id, set_attribute, set_flag, set_shown, set_text};
use crate::study::numbers::{decimal, notation};
use crate::words::localize;

/// The question in the tour's box.
#[derive(Default)]
pub(super) struct QuestionView {
    shown: Option<Question>,
    buttons: Vec<Element>,
}

impl QuestionView {
    /// Renders changes. Buttons keep the focus when one of them is pressed.
    pub(super) fn render(&mut self, question: Option<&Question>, state: &State) {
        if self.shown.as_ref() != question {
            self.write(question, state);
        }
    }

    fn write(&mut self, question: Option<&Question>, state: &State) -> Option<()> {
        // An attribute instead of `:has()` in the style sheet, which would restyle the whole page in every frame.
        let body = body()?;
        match question {
            Some(question) => {
                set_attribute(&body, "data-asks", if question.given.is_some() { "answered" } else { "open" });
            }
            None => set_flag(&body, "data-asks", false),
        }
        set_shown("tour-question", question.is_some());
        let is_same = self.shown.as_ref().map(|shown| &shown.kind) == question.map(|question| &question.kind);
        self.shown = question.cloned();
        let question = question?;
        if !is_same {
            set_text("tour-asked", &localize(&words::question_text(question, &*state.game.record, &decimal)));
            self.write_answers(question)?;
        }
        let told = question.given.map_or_else(String::new, |given| {
            let [right, because] = words::answered(question, given, &decimal).map(|phrase| localize(&phrase));
            format!("{right} {because}")
        });
        set_text("tour-told", &told);
        // It goes below the explanation if there is room for both, including the response and the marks.
        let (scrolled, asked) = (by_id("tour-body")?, by_id("tour-question")?);
        let top = |element: &Element| element.get_bounding_client_rect().top();
        #[expect(clippy::cast_possible_truncation, reason = "whole pixels")]
        scrolled.set_scroll_top(scrolled.scroll_top() + (top(&asked) - top(&scrolled)) as i32);
        for (place, button) in self.buttons.iter().enumerate() {
            set_flag(button, "aria-disabled", false);
            if question.given.is_some() {
                set_attribute(button, "aria-disabled", "true");
            }
            let mark = match question.given {
                Some(_) if question.is_right(place) => "right",
                Some(given) if given == place => "wrong",
                _ => "",
            };
            set_attribute(button, "data-mark", mark);
        }
        Some(())
    }

    fn write_answers(&mut self, question: &Question) -> Option<()> {
        let group = by_id("tour-answers")?;
        group.set_text_content(None);
        self.buttons.clear();
        for place in 0..question.answer_count() {
            let text = notation(&localize(&words::answer(question, place, &decimal)));
            let does = [("data-study", "tour-answer"), ("data-answer", &*place.to_string())];
            let button = button("", &text, &does)?;
            append(&group, &button);
            self.buttons.push(button);
        }
        Some(())
    }
}

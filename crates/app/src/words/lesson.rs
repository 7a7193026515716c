//! What the lessons say.

use alquerque_core::GameId;
use alquerque_core::phrase::Phrase;

use crate::lesson::{Skill, steps};

/// What a step asks for, or what is said when it is done. A small phone has room for three short lines.
pub(super) fn sentence(game: GameId, step: usize, done: bool) -> Phrase {
    let steps = steps(game);
    let Some((skill, _)) = steps.get(step) else { return Phrase::verbatim("") };
    let text = if done { told(*skill) } else { asked(*skill, game) };
    Phrase::new("lesson-step").number("step", step + 1).number("of", steps.len()).phrase("text", text.into())
}

fn asked(skill: Skill, game: GameId) -> &'static str {
    match (skill, game) {
        (Skill::Step, GameId::Draughts) => "lesson-ask-step-draughts",
        (Skill::Step, _) => "lesson-ask-step",
        (Skill::Capture, GameId::Draughts) => "lesson-ask-capture-draughts",
        (Skill::Capture, _) => "lesson-ask-capture",
        (Skill::MustCapture, _) => "lesson-ask-must-capture",
        (Skill::Chain, _) => "lesson-ask-chain",
        (Skill::Win, _) => "lesson-ask-win",
        (Skill::Crown, _) => "lesson-ask-crown",
        (Skill::Place, _) => "lesson-ask-place",
        (Skill::Rows, _) => "lesson-ask-rows",
        (Skill::Corner, _) => "lesson-ask-corner",
        (Skill::Count, _) => "lesson-ask-count",
    }
}

fn told(skill: Skill) -> &'static str {
    match skill {
        Skill::Step => "lesson-told-step",
        Skill::Capture => "lesson-told-capture",
        Skill::MustCapture => "lesson-told-must-capture",
        Skill::Chain => "lesson-told-chain",
        Skill::Win => "lesson-told-win",
        Skill::Crown => "lesson-told-crown",
        Skill::Place => "lesson-told-place",
        Skill::Rows => "lesson-told-rows",
        Skill::Corner => "lesson-told-corner",
        Skill::Count => "lesson-told-count",
    }
}

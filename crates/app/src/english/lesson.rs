//! What the lessons say.

use alquerque_core::GameId;

use crate::lesson::{Skill, steps};

/// What a step asks for, or what is said when it is done. A small phone has room for two lines.
pub(super) fn sentence(game: GameId, step: usize, done: bool) -> String {
    let steps = steps(game);
    let Some((skill, _)) = steps.get(step) else { return String::new() };
    let text = if done { told(*skill) } else { asked(*skill, game) };
    format!("{} of {}: {text}", step + 1, steps.len())
}

fn asked(skill: Skill, game: GameId) -> &'static str {
    match (skill, game) {
        (Skill::Step, GameId::Draughts) => "Tap a man, then a star: men step forward.",
        (Skill::Step, _) => "Tap the ringed checker, then a star, to step along a line.",
        (Skill::Capture, GameId::Draughts) => "Who can capture must: jump over the dark man.",
        (Skill::Capture, _) => "Jump over the dark checker to the point behind it.",
        (Skill::MustCapture, _) => "If you can capture, you must: one checker can.",
        (Skill::Chain, _) => "Jump, then keep jumping with the same piece.",
        (Skill::Win, _) => "One checker is left. Capture it.",
        (Skill::Crown, _) => "Jump to the far row: there a man becomes a king.",
        (Skill::Place, _) => "Tap a star: trap a white disc between two black ones.",
        (Skill::Rows, _) => "One disc can turn several rows. Find the square.",
        (Skill::Corner, _) => "A disc in a corner never turns again. Take it.",
        (Skill::Count, _) => "The last square. Whoever has more discs wins.",
    }
}

fn told(skill: Skill) -> &'static str {
    match skill {
        Skill::Step => "That is a step. Next: capturing.",
        Skill::Capture => "Captured! Capture or block all of them to win.",
        Skill::MustCapture => "Right: no other move was allowed.",
        Skill::Chain => "A chain: several captures in one turn.",
        Skill::Win => "You won. Now you know the game.",
        Skill::Crown => "You won. A king may go backward, too.",
        Skill::Place => "It turns over. Every move must turn a disc.",
        Skill::Rows => "Three rows at once.",
        Skill::Corner => "It stays black to the end.",
        Skill::Count => "40 to 24: black has won. Now you know the game.",
    }
}

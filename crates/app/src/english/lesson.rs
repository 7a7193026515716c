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
        (Skill::Step, GameId::Draughts) => "Men step forward, on dark squares only. Step.",
        (Skill::Step, _) => "Step along a line, forward or sideways.",
        (Skill::Capture, _) => "Jump over a dark piece to the free place behind it.",
        (Skill::MustCapture, _) => "Who can capture must. Find the checker that can.",
        (Skill::Chain, _) => "Jump, and jump on with the same piece.",
        (Skill::Win, _) => "One checker is left. Capture it.",
        (Skill::Crown, _) => "Jump to the far row: there a man becomes a king.",
        (Skill::Place, _) => "Enclose a white disc between two black ones.",
        (Skill::Rows, _) => "One disc can turn several rows. Find the square.",
        (Skill::Corner, _) => "A disc in a corner never turns again. Take it.",
        (Skill::Count, _) => "The last square. Whoever has more discs wins.",
    }
}

fn told(skill: Skill) -> &'static str {
    match skill {
        Skill::Step => "That is a step. Now the other way to move.",
        Skill::Capture => "Captured! Take or block all of them to win.",
        Skill::MustCapture => "Right: no other move was allowed.",
        Skill::Chain => "A chain: one turn, several pieces.",
        Skill::Win => "You won. Now you know the game.",
        Skill::Crown => "A king goes both ways. And you have won.",
        Skill::Place => "It turns over, and is black now.",
        Skill::Rows => "Three rows at once.",
        Skill::Corner => "It stays black to the end.",
        Skill::Count => "40 to 24: black has won. Now you know the game.",
    }
}

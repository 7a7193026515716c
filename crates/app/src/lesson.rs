//! A first lesson for each game: a few positions to try moves in.

use alquerque_core::alquerque::Steps;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::Coordinates;
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;

use crate::game_mode::{GameMode, Pace};
use crate::notice::Notice;
use crate::settings::Side;

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it teaches.
    pub steps: &'static [(Skill, &'static str)],
    /// Index of the current step in them.
    pub step: usize,
    /// The learner's side, the same as in the game.
    pub learner: Player,
    /// The game behind the lesson, and its mode.
    pub(crate) waiting: Box<dyn AnyRecord>,
    pub(crate) mode: GameMode,
    /// The orientation of the game's board. In the lesson, the learner sits at the bottom.
    pub(crate) side: Side,
    pub(crate) pace: Pace,
    pub(crate) notice: Option<Notice>,
}

/// What a step teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Moving a checker or man.
    Step,
    /// Capturing.
    Capture,
    /// Captures are compulsory.
    MustCapture,
    /// Capturing in a chain.
    Chain,
    /// Where pieces don't move backward, pieces on the far row can only capture.
    FarRow,
    /// Winning by capturing the last piece.
    Win,
    /// Winning with a new king.
    Crown,
    /// Placing a disc that flips another.
    Place,
    /// Flipping several lines.
    Rows,
    /// Taking a corner.
    Corner,
    /// Placing the last disc, after which discs are counted.
    Count,
}

/// Whether pieces never move backward under these Alquerque rules.
pub fn is_forward(rules: &str) -> bool {
    matches!(rules.parse(), Ok(AnyGame::Alquerque(game)) if game.ruleset.steps == Steps::Forward)
}

/// The steps of a lesson: skills and positions, for the side that moves first. Any legal move demonstrates the skill.
/// Some steps are only for games in which pieces never move backward.
pub fn steps(game: GameId, is_forward: bool) -> &'static [(Skill, &'static str)] {
    match game {
        GameId::Alquerque if is_forward => &[
            (Skill::Step, "5/2d2/5/2l2/5 l -"),
            (Skill::Capture, "d4/5/2d2/2l2/5 l -"),
            (Skill::MustCapture, "d4/5/1d3/ll2l/5 l -"),
            (Skill::Chain, "d4/3d1/5/1d3/l4 l -"),
            (Skill::FarRow, "2l1d/2d2/5/5/5 l -"),
            (Skill::Win, "5/5/5/1d3/l3l l -"),
        ],
        GameId::Alquerque => &[
            (Skill::Step, "5/2d2/5/2l2/5 l -"),
            (Skill::Capture, "d4/5/2d2/2l2/5 l -"),
            (Skill::MustCapture, "d4/5/1d3/ll2l/5 l -"),
            (Skill::Chain, "d4/3d1/5/1d3/l4 l -"),
            (Skill::Win, "5/5/5/1d3/l3l l -"),
        ],
        GameId::Othello => &[
            (Skill::Place, "---------------------------OX------XO--------------------------- X"),
            (Skill::Rows, "---------X-X------OO-----XO-----------------------------------XO X"),
            (Skill::Corner, "-OX---------------------------OO------OX------------------------ X"),
            (Skill::Count, "OOOOOOOOOOOOOOOOOOOOOOOOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X"),
        ],
        GameId::Draughts => &[
            (Skill::Step, "B:W30,31:B10,11"),
            (Skill::Capture, "B:W15,32:B3,11"),
            (Skill::Chain, "B:W15,23,32:B3,11"),
            (Skill::Crown, "B:W26:B3,22"),
        ],
    }
}

/// The position with sides swapped and the board rotated, so that the other side learns the same in the same place.
pub(crate) fn turned(game: GameId, position: &str) -> String {
    let swapped = |letter| match letter {
        'l' => 'd',
        'd' => 'l',
        'X' => 'O',
        'O' => 'X',
        'W' => 'B',
        'B' => 'W',
        other => other,
    };
    let swap = |text: &str| text.chars().map(swapped).collect::<String>();
    // Such positions list numbered squares instead of rows of letters.
    if AnyGame::from(game).record().board().coordinates == Coordinates::Spots {
        let turn =
            |square: &str| square.parse::<u8>().map_or_else(|_| square.to_owned(), |number| (33 - number).to_string());
        let mut number = String::new();
        let mut turned = String::new();
        for letter in swap(position).chars().chain(['\n']) {
            if letter.is_ascii_digit() {
                number.push(letter);
            } else {
                turned.push_str(&turn(&std::mem::take(&mut number)));
                turned.push(letter);
            }
        }
        return turned.trim_end().to_owned();
    }
    let (board, rest) = position.split_once(' ').unwrap_or((position, ""));
    format!("{} {}", swap(&board.chars().rev().collect::<String>()), swap(rest))
}

/// The task of a step, or the text once it is solved. Small phones have room for three short lines.
pub fn sentence(game: GameId, lesson: &Lesson, done: bool) -> Phrase {
    let Lesson { steps, step, .. } = *lesson;
    let Some(&(skill, _)) = steps.get(step) else { return Phrase::verbatim("") };
    let text = match skill {
        _ if !done => asked(skill, game),
        Skill::Step if steps.iter().any(|(skill, _)| *skill == Skill::FarRow) => {
            Phrase::new("lesson-told-step-forward")
        }
        _ => praise(skill),
    };
    Phrase::new("lesson-step").number("step", step + 1).number("of", steps.len()).phrase("text", text)
}

fn asked(skill: Skill, game: GameId) -> Phrase {
    Phrase::new(match (skill, game) {
        (Skill::Step, GameId::Draughts) => "lesson-ask-step-draughts",
        (Skill::Step, _) => "lesson-ask-step",
        (Skill::Capture, GameId::Draughts) => "lesson-ask-capture-draughts",
        (Skill::Capture, _) => "lesson-ask-capture",
        (Skill::MustCapture, _) => "lesson-ask-must-capture",
        (Skill::Chain, _) => "lesson-ask-chain",
        (Skill::FarRow, _) => "lesson-ask-far-row",
        (Skill::Win, _) => "lesson-ask-win",
        (Skill::Crown, _) => "lesson-ask-crown",
        (Skill::Place, _) => "lesson-ask-place",
        (Skill::Rows, _) => "lesson-ask-rows",
        (Skill::Corner, _) => "lesson-ask-corner",
        (Skill::Count, _) => "lesson-ask-count",
    })
}

fn praise(skill: Skill) -> Phrase {
    Phrase::new(match skill {
        Skill::Step => "lesson-told-step",
        Skill::Capture => "lesson-told-capture",
        Skill::MustCapture => "lesson-told-must-capture",
        Skill::Chain => "lesson-told-chain",
        Skill::FarRow => "lesson-told-far-row",
        Skill::Win => "lesson-told-win",
        Skill::Crown => "lesson-told-crown",
        Skill::Place => "lesson-told-place",
        Skill::Rows => "lesson-told-rows",
        Skill::Corner => "lesson-told-corner",
        Skill::Count => "lesson-told-count",
    })
}

//! A first lesson for each game: a few positions to try moves in.

use alquerque_core::alquerque::Steps;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::Coordinates;
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;

use crate::game::mode::{GameMode, Pace};
use crate::notice::Notice;
use crate::settings::Side;

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it teaches.
    pub steps: &'static [Task],
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

/// A step: any legal move solves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Message id of the task.
    pub asked: &'static str,
    /// Message id of the text once it is solved.
    pub told: &'static str,
    /// The position, for the side that moves first.
    pub position: &'static str,
}

const fn task(id: &'static str, told: &'static str, position: &'static str) -> Task {
    Task { asked: id, told, position }
}

/// Teaches that captures are compulsory; the learner has to find the piece that can capture.
pub const MUST_CAPTURE: Task = task("lesson-ask-must-capture", "lesson-told-must-capture", "d4/5/1d3/ll2l/5 l -");

const ALQUERQUE: &[Task] = &[
    task("lesson-ask-step", "lesson-told-step", "5/2d2/5/2l2/5 l -"),
    task("lesson-ask-capture", "lesson-told-capture", "d4/5/2d2/2l2/5 l -"),
    MUST_CAPTURE,
    task("lesson-ask-chain", "lesson-told-chain", "d4/3d1/5/1d3/l4 l -"),
    task("lesson-ask-win", "lesson-told-win", "5/5/5/1d3/l3l l -"),
];

/// For games in which pieces never move backward: those on the far row can only capture.
const ALQUERQUE_FORWARD: &[Task] = &[
    task("lesson-ask-step", "lesson-told-step-forward", ALQUERQUE[0].position),
    ALQUERQUE[1],
    MUST_CAPTURE,
    ALQUERQUE[3],
    task("lesson-ask-far-row", "lesson-told-far-row", "2l1d/2d2/5/5/5 l -"),
    ALQUERQUE[4],
];

const OTHELLO: &[Task] = &[
    task("lesson-ask-place", "lesson-told-place", "---------------------------OX------XO--------------------------- X"),
    task("lesson-ask-rows", "lesson-told-rows", "---------X-X------OO-----XO-----------------------------------XO X"),
    task(
        "lesson-ask-corner",
        "lesson-told-corner",
        "-OX----O-------X------------------------------------------------ X",
    ),
    task("lesson-ask-count", "lesson-told-count", "OOOOOOOOOOOOOOOOOOOOOOOOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X"),
];

const DRAUGHTS: &[Task] = &[
    task("lesson-ask-step-draughts", "lesson-told-step", "B:W30,31:B10,11"),
    task("lesson-ask-capture-draughts", "lesson-told-capture", "B:W15,32:B3,11"),
    task("lesson-ask-chain", "lesson-told-chain", "B:W15,23,32:B3,11"),
    task("lesson-ask-crown", "lesson-told-win", "B:W26:B3,22"),
];

/// Whether pieces never move backward under these Alquerque rules.
pub fn is_forward(rules: &str) -> bool {
    matches!(rules.parse(), Ok(AnyGame::Alquerque(game)) if game.ruleset.steps == Steps::Forward)
}

/// The steps of a lesson.
pub fn steps(game: GameId, is_forward: bool) -> &'static [Task] {
    match game {
        GameId::Alquerque if is_forward => ALQUERQUE_FORWARD,
        GameId::Alquerque => ALQUERQUE,
        GameId::Othello => OTHELLO,
        GameId::Draughts => DRAUGHTS,
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
/// `pointer` is the key of the pointer.
pub fn sentence(lesson: &Lesson, done: bool, pointer: &'static str) -> Phrase {
    let Lesson { steps, step, .. } = *lesson;
    let Some(task) = steps.get(step) else { return Phrase::verbatim("") };
    let text = Phrase::new(if done { task.told } else { task.asked }).key("pointer", pointer);
    Phrase::new("lesson-step").number("step", step + 1).number("of", steps.len()).phrase("text", text)
}

//! A first lesson for each game: a few positions to try moves in.

use alquerque_core::alquerque::Steps;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::Coordinates;
use alquerque_core::{GameId, Player};
use alquerque_language::{MessageId, Phrase, message};

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
    pub asked: MessageId,
    /// Message id of the text once it is solved.
    pub told: MessageId,
    /// The position, for the side that moves first.
    pub position: &'static str,
}

const fn task(id: MessageId, told: MessageId, position: &'static str) -> Task {
    Task { asked: id, told, position }
}

/// Teaches that captures are compulsory; the learner has to find the piece that can capture.
pub const MUST_CAPTURE: Task =
    task(message::LESSON_ASK_MUST_CAPTURE, message::LESSON_TOLD_MUST_CAPTURE, "d4/5/1d3/ll2l/5 l -");

const ALQUERQUE: &[Task] = &[
    task(message::LESSON_ASK_STEP, message::LESSON_TOLD_STEP, "5/2d2/5/2l2/5 l -"),
    task(message::LESSON_ASK_CAPTURE, message::LESSON_TOLD_CAPTURE, "d4/5/2d2/2l2/5 l -"),
    MUST_CAPTURE,
    task(message::LESSON_ASK_CHAIN, message::LESSON_TOLD_CHAIN, "d4/3d1/5/1d3/l4 l -"),
    task(message::LESSON_ASK_WIN, message::LESSON_TOLD_WIN, "5/5/5/1d3/l3l l -"),
];

/// For games in which pieces never move backward: those on the far row can only capture.
const ALQUERQUE_FORWARD: &[Task] = &[
    task(message::LESSON_ASK_STEP, message::LESSON_TOLD_STEP_FORWARD, ALQUERQUE[0].position),
    ALQUERQUE[1],
    MUST_CAPTURE,
    ALQUERQUE[3],
    task(message::LESSON_ASK_FAR_ROW, message::LESSON_TOLD_FAR_ROW, "2l1d/2d2/5/5/5 l -"),
    ALQUERQUE[4],
];

const OTHELLO: &[Task] = &[
    task(
        message::LESSON_ASK_PLACE,
        message::LESSON_TOLD_PLACE,
        "---------------------------OX------XO--------------------------- X",
    ),
    task(
        message::LESSON_ASK_ROWS,
        message::LESSON_TOLD_ROWS,
        "---------X-X------OO-----XO-----------------------------------XO X",
    ),
    task(
        message::LESSON_ASK_CORNER,
        message::LESSON_TOLD_CORNER,
        "-OX----O-------X------------------------------------------------ X",
    ),
    task(
        message::LESSON_ASK_COUNT,
        message::LESSON_TOLD_COUNT,
        "OOOOOOOOOOOOOOOOOOOOOOOOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X",
    ),
];

const DRAUGHTS: &[Task] = &[
    task(message::LESSON_ASK_STEP_DRAUGHTS, message::LESSON_TOLD_STEP, "B:W30,31:B10,11"),
    task(message::LESSON_ASK_CAPTURE_DRAUGHTS, message::LESSON_TOLD_CAPTURE, "B:W15,32:B3,11"),
    task(message::LESSON_ASK_CHAIN, message::LESSON_TOLD_CHAIN, "B:W15,23,32:B3,11"),
    task(message::LESSON_ASK_CROWN, message::LESSON_TOLD_WIN, "B:W26:B3,22"),
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
    Phrase::new(message::LESSON_STEP).number("step", step + 1).number("of", steps.len()).phrase("text", text)
}

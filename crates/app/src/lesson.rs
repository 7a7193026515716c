//! A first lesson in each game: some positions in which one does it oneself.

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;

use crate::course::{Course, Pace};
use crate::notice::Notice;

/// A lesson that is going on.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Which step of [`steps`] is on the board.
    pub step: usize,
    /// The game that waits meanwhile, and how it goes on.
    pub(crate) waiting: Box<dyn AnyRecord>,
    pub(crate) course: Course,
    pub(crate) pace: Pace,
    pub(crate) notice: Option<Notice>,
}

/// What a step teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// A checker or man steps.
    Step,
    /// It captures.
    Capture,
    /// It must.
    MustCapture,
    /// It captures on and on.
    Chain,
    /// It captures the last piece, and so wins.
    Win,
    /// It becomes a king, and wins.
    Crown,
    /// A disc is placed, and turns another one.
    Place,
    /// It turns several rows.
    Rows,
    /// It takes a corner.
    Corner,
    /// It is the last one, and they are counted.
    Count,
}

/// The steps of a game's lesson: what each teaches, and the position. Whatever may be played there shows it.
pub fn steps(game: GameId) -> &'static [(Skill, &'static str)] {
    match game {
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
            (Skill::Step, "W:W22,23:B2,3"),
            (Skill::Capture, "W:W22,30:B1,18"),
            (Skill::Chain, "W:W22,30:B1,10,18"),
            (Skill::Crown, "W:W11,30:B7"),
        ],
    }
}

//! What is said of turns and of the course of games.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Ending, GameId, Player, TextError};

use super::names::SpotName;

/// Turns, and the course of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// Whether whoever sits here wants to give the game up.
    SureToResign,
    /// A turn was played.
    Played {
        /// Who has played it.
        player: Player,
        /// Whether that was the AI.
        by_ai: bool,
        /// The turn in notation.
        turn: String,
    },
    /// A turn cannot be played, for the core's reason.
    NotPlayed(TextError),
    /// That side can do nothing but pass.
    MustPass(Player),
    /// It is the turn of whoever sits here.
    YourTurn {
        /// The side, where people sit on both.
        side: Option<Player>,
        /// The pieces with which they must capture; empty where they need not.
        captures: Vec<SpotName>,
    },
    /// Whose turn it is.
    ToMove(Player),
    /// The board shows another position of the game.
    Step(Step),
    /// A new game, which that side begins.
    New(Player),
    /// The game before was not finished.
    ReplacesUnfinished,
    /// The game before can be brought back.
    BeforeIsKept,
    /// The game before was brought back.
    BeforeIsBack,
    /// The running game of that kind is on the board.
    Goes(GameId),
    /// A new game with the sides swapped; the side of whoever sits here alone.
    Rematch(Option<Player>),
    /// The AI plays as well as it can against that side, which is that of whoever sits here.
    AgainstPerfect(Player),
    /// The loser chooses the next game's options.
    Revenge(Choosing),
    /// From now on a rule confines the play to a part of the board, and that is the inner square.
    InnerSquare,
    /// What goes on by itself was stopped.
    Paused,
    /// It goes on again.
    Resumed,
    /// The board no longer turns to whoever moves.
    TurnsNoMore,
    /// That side sits below from now on.
    SitsBelow(Player),
    /// Another tab has played on.
    OtherTab,
    /// What another tab has taken the place of is kept.
    HereIsKept,
    /// With how much help a game was played.
    Helped(u32),
    /// There is no room for the running game and the options.
    NotKept,
}

/// A game's end, with all that is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Over {
    /// Which game.
    pub game: GameId,
    /// Who has won, and why.
    pub ending: Ending,
    /// What each side has reached, where that decides.
    pub score: Option<[u32; 2]>,
    /// How many points of it the winner has for empty squares.
    pub credited: u32,
}

impl Over {
    /// What is to be said of the end of a record's game.
    pub fn of(record: &dyn AnyRecord, ending: Ending) -> Self {
        let score = record.score();
        let counted: u32 = record.counts_at(record.played()).iter().sum();
        let credited = score.map_or(0, |score| score.iter().sum::<u32>().saturating_sub(counted));
        Self { game: record.board().game, ending, score, credited }
    }
}

/// Another position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The first.
    BeforeFirst,
    /// The one after a turn.
    After {
        /// The turn's number, from 1.
        ply: usize,
        /// How many turns there are.
        of: usize,
        /// The turn in notation.
        turn: String,
    },
    /// So many turns were taken back.
    TakenBack(usize),
    /// So many turns were played again.
    PlayedAgain(usize),
    /// The playback was ended.
    Stopped,
}

/// Who chooses the options of a revenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// Whoever sits here.
    You,
    /// The AI, which has chosen already.
    Ai,
    /// That side.
    Side(Player),
}

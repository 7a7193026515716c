//! What can be wrong with a text, a position or a move.

use super::quoted::Quoted;
use crate::board::GameSpot;
use crate::options::RuleOption;
use crate::{GameId, Player};

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board.
    Board,
    /// The side to move.
    SideToMove,
    /// The count of quiet plies.
    QuietPlies,
    /// The number of the move.
    MoveNumber,
    /// A step that is barred.
    BarredStep,
    /// The name of a point.
    Point,
    /// The name of a square.
    Square,
    /// The letter of a side.
    Colour,
    /// `:`.
    Colon,
    /// `,`.
    Comma,
    /// A move.
    Move,
    /// The name of a ruleset.
    Name,
    /// An option of the rules.
    Option,
}

/// What has to be closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Enclosed {
    /// A comment.
    Comment,
    /// A variation.
    Variation,
    /// The tag of that name.
    Tag(Quoted),
    /// The value of the property of that name.
    Property(Quoted),
    /// The game.
    Game,
}

/// How a link is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// There is no link of that version.
    Version,
    /// There are characters that no link has.
    Characters,
    /// It ends too early.
    TooShort,
    /// Its checksum is wrong.
    Checksum,
    /// The checksum is right, but what it says makes no sense.
    Senseless,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    // Of texts in general.
    /// This part is missing.
    Missing(Part),
    /// This stands, or nothing, where such a part is wanted.
    NotA(Part, Quoted),
    /// It is too long.
    TooLong,

    // Of positions.
    /// It has so many fields.
    Fields(usize),
    /// The board has so many rows.
    Rows(usize),
    /// The board has so many squares.
    Squares(usize),
    /// A row of the board has so many points.
    Points {
        /// The row's number.
        row: u8,
        /// How many points it has.
        points: usize,
    },
    /// The character stands for nothing on a board.
    NoPiece(char),
    /// There is more than a position has.
    Surplus,
    /// It does not stand where it would have to.
    OutOfPlace(Quoted),
    /// The squares of that side's pieces are listed twice.
    SideTwice(Player),
    /// The square is listed twice.
    SquareTwice(GameSpot),
    /// A run of squares goes backward.
    Backward(GameSpot, GameSpot),

    // Of what is set up.
    /// A side has more pieces than the game has.
    TooManyPieces {
        /// The game, which calls its pieces by a word of its own.
        game: GameId,
        /// The side.
        player: Player,
        /// How many pieces it has.
        count: u32,
    },
    /// There is a king in a game without kings.
    King(GameSpot),
    /// A man stands where it would have been crowned.
    Uncrowned(Player, GameSpot),
    /// There is a piece on a light square.
    LightSquare,
    /// There is no checker whose step could be barred.
    NoChecker(GameSpot),
    /// The checker is listed twice among the barred steps.
    CheckerTwice(GameSpot),
    /// The player's checker could not step from one point to the other anyway.
    NoSuchStep(Player, GameSpot, GameSpot),
    /// The player's checker cannot have stepped from one point to the other.
    NoStepBefore(Player, GameSpot, GameSpot),
    /// Nothing is barred by these rules.
    NothingBarred,
    /// Nobody passes by these rules.
    NoPasses,
    /// The game was over after two passes.
    PassedTwice,

    // Of moves.
    /// It is not legal.
    Illegal,
    /// It is not legal, and a capture is compulsory.
    CaptureCompulsory,
    /// The capture must go on.
    MustGoOn,
    /// It has only one point, or square.
    OnlyOne(Part),
    /// It is short for several captures.
    SeveralMeant,
    /// The game is over.
    GameOver,
    /// No checker may move.
    MustPass,
    /// A turn is passed only where the rules leave nothing else.
    PassNotForced,
    /// A pass is not legal where there is a set.
    PassBesideSets,
    /// There is a disc on that square.
    Occupied,
    /// It would turn no disc over.
    TurnsNothing,

    // Of rulesets.
    /// There is no ruleset of that name.
    NoRuleset(Quoted),
    /// There is no such option.
    NoOption(Quoted),
    /// The option does not have this value.
    NoValue(RuleOption, Quoted),
    /// The option is given twice.
    OptionTwice(RuleOption),

    // Of records.
    /// There is no such position in the game.
    NoPosition,
    /// The game has as many moves as there may be.
    Full(usize),
    /// The game has, with its variations, as many moves as there may be.
    FullWithVariations(usize),
    /// There is no such date.
    NoDate,

    // Of links.
    /// It is no link.
    NoLink,
    /// It is damaged.
    Damaged(Damage),
    /// It comes from a newer version.
    Newer,

    // Of files.
    /// The text is too long.
    LongText,
    /// There is no game in it.
    NothingIn(Quoted),
    /// There are more games than are read.
    MoreGames(usize),
    /// The character closes nothing.
    ClosesNothing(char),
    /// It is not closed.
    Open(Enclosed),
    /// The value of the tag of that name does not end.
    OpenValue(Quoted),
    /// A tag has no name, or no value in quotes.
    TagForm,
    /// There is a tag in a variation.
    TagInside,
    /// There is no move in whose place a variation could be played.
    NothingBefore,
    /// There is no game of that title.
    NoGame(Quoted),
    /// The number of a game's type is not known.
    NoGameType(Quoted),
    /// It does not show which game it is.
    WhichGame,
    /// The game has more moves than are read.
    MoreMoves(usize),
    /// There is no game at all.
    Nothing,
    /// It is a game of another title.
    OtherGame(Quoted),
    /// It is a game of another type.
    OtherType(Quoted),
    /// It is no board of GGF.
    NoGgfBoard(Quoted),
    /// It is not this side's turn.
    NotTheTurnOf(Player),
}

impl Problem {
    /// That a text stands where such a part is wanted.
    pub(crate) fn not_a(wanted: Part, text: &str) -> Self {
        Self::NotA(wanted, text.into())
    }
}

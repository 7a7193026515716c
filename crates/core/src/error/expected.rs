//! What would be right in the place of what is wrong.

use crate::board::GameSpot;
use crate::options::OptionInfo;

/// What would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    // Positions of Alquerque.
    /// The three fields of a position.
    AlquerquePosition,
    /// `l` or `d`.
    LightOrDark,
    /// Five rows.
    FiveRows,
    /// Five points in a row.
    FivePoints,
    /// What can stand in a row.
    CheckersOrDigit,
    /// The form of the barred steps.
    BarredSteps,
    /// No barred steps.
    NoBarredSteps,
    /// Barred steps of checkers that are there.
    BarsOfCheckers,
    /// Steps that the rules allow otherwise.
    StepsOfTheRules,
    /// The way back of a step that the rules allow.
    WayBack,
    /// One barred step for each checker at most.
    OneBarEach,
    /// At most two passes.
    TwoPasses,
    /// Passes behind the barred steps.
    PassesLast,
    /// At most two counters behind the barred steps.
    CountersBehindBars,

    // Positions of Othello.
    /// The squares and the side to move.
    OthelloPosition,
    /// `X` or `O`.
    DarkOrLight,
    /// What can stand on a square.
    DiscOrEmpty,
    /// 64 squares.
    AllSquares,
    /// Nothing more, but perhaps a semicolon.
    Semicolon,
    /// Discs, but no kings.
    DiscsAlone,

    // Positions of draughts.
    /// The three parts of a position.
    DraughtsPosition,
    /// The form of a list of squares.
    SquareList,
    /// A letter and squares.
    ColourAndSquares,
    /// One list for each side.
    OneListEach,
    /// The lower square of a run first.
    LowerFirst,
    /// One piece on each square at most.
    OnePieceEach,
    /// Nothing behind the full stop.
    FullStop,
    /// At most two counters behind the squares.
    CountersBehindSquares,
    /// A king in the place of a man.
    KingOn(GameSpot),
    /// Dark squares.
    DarkSquares,

    // Positions of several games.
    /// A number from 0 on.
    Count,
    /// A number from 1 on.
    Number,
    /// Twelve pieces at most.
    TwelvePieces,

    // Moves.
    /// Points of Alquerque's board.
    Points,
    /// Squares of the board of draughts, by their numbers.
    NumberedSquares,
    /// One of these moves.
    OneOf(Vec<String>),
    /// This move.
    Only(String),
    /// No move.
    NoMove,
    /// No move, as the game is over.
    NoMoveAsOver,

    // Rulesets.
    /// The name of any ruleset of any game.
    AnyRuleset,
    /// One of these texts.
    Texts(Vec<&'static str>),
    /// One of these options.
    Options(&'static [OptionInfo]),
    /// Each option once at most.
    OptionOnce,

    // Records.
    /// A position of the game.
    Position,
    /// A shorter game.
    ShorterGame,
    /// A date.
    Date,

    // Links.
    /// A text that begins as links do.
    Link,
    /// All of the link, as it was sent.
    WholeLink,
    /// At most as much as is read of a link.
    LinkSize,
    /// A version that is known.
    KnownVersion,

    // Files.
    /// At most as much as is read of a text.
    TextSize,
    /// Games in any of their forms.
    Games,
    /// Several smaller files.
    SmallerFiles,
    /// A move, a comment or a tag.
    FilePart,
    /// A tag.
    Tag,
    /// A tag that names the ruleset.
    RulesetTag,
    /// `]` behind the value of a tag.
    TagEnd,
    /// `}`.
    CommentEnd,
    /// `)`.
    VariationEnd,
    /// A move.
    Move,
    /// Moves.
    Moves,
    /// A move such as the games write them.
    AnyMove,
    /// A game.
    Game,
    /// The title of a game.
    GameTitle,
    /// The number of a game's type that is known.
    GameType,
    /// Properties of GGF, and the end of the game.
    GgfProperties,
    /// `]` behind a value of GGF.
    GgfEnd,
    /// Othello in GGF.
    GgfOthello,
    /// Ordinary Othello in GGF.
    GgfType,
    /// A board of GGF.
    GgfBoard,
    /// Moves in turn.
    InTurn,
}

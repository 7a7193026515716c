//! The one error of this crate, a text that cannot be read, as a value: which kind of trouble it is, with its data, where it
//! is, and what would be right. It becomes words of a language where it is written, as in [`crate::english`].

use std::error::Error;
use std::fmt;

use crate::board::GameSpot;
use crate::options::{OptionInfo, RuleOption};
use crate::{GameId, Player};

/// Says what is wrong in a text, where, and what would be right.
#[derive(Clone, PartialEq, Eq)]
pub struct TextError(Box<Parts>);

/// Boxed, so that a result with an error in it is as small as without.
#[derive(Clone, PartialEq, Eq)]
struct Parts {
    subject: Subject,
    text: Quoted,
    column: Option<usize>,
    problem: Problem,
    expected: Expected,
}

impl TextError {
    /// An error in `text`, which was to be read as such a thing.
    #[cold]
    pub(crate) fn new(subject: Subject, text: &str, problem: Problem, expected: Expected) -> Self {
        Self(Box::new(Parts { subject, text: text.into(), column: None, problem, expected }))
    }

    /// Adds the place: `column` counts characters from 1.
    pub(crate) fn at(mut self, column: usize) -> Self {
        self.0.column = Some(column);
        self
    }

    /// What the text was to be read as.
    pub fn subject(&self) -> Subject {
        self.0.subject
    }

    /// The text that cannot be read.
    pub fn text(&self) -> &Quoted {
        &self.0.text
    }

    /// What is wrong.
    pub fn problem(&self) -> &Problem {
        &self.0.problem
    }

    /// What would be right.
    pub fn expected(&self) -> &Expected {
        &self.0.expected
    }

    /// The character of the text, counted from 1, at which the trouble starts, where it has one place.
    pub fn column(&self) -> Option<usize> {
        self.0.column
    }
}

impl fmt::Debug for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Error for TextError {}

/// Somebody's text as it can stand in a one-line message: control characters are escaped, and no more is quoted than fills
/// 80 characters, so that a hostile text does not fill the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quoted(String);

impl From<&str> for Quoted {
    fn from(text: &str) -> Self {
        const LONGEST: usize = 80;
        let escaped = |end: usize| text[..end].escape_debug();
        let ends = text.char_indices().map(|(place, c)| place + c.len_utf8());
        let end = ends.take_while(|&end| escaped(end).count() <= LONGEST).last().unwrap_or(0);
        let mut quoted = escaped(end).to_string();
        if end < text.len() {
            quoted.push('…');
        }
        Self(quoted)
    }
}

impl Quoted {
    /// The text, which is empty only where nothing is quoted.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a text was to be read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position.
    Position,
    /// A move.
    Move,
    /// A ruleset.
    Ruleset,
    /// A date.
    Date,
    /// A link.
    Link,
}

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
    /// There is no such day.
    NoDay,

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

//! What things on the page are called: words that stand by themselves, on buttons, fields and boards.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::options::{RuleOption, RuleValue};
use alquerque_core::tabletop::{Piece, Spot};
use alquerque_core::{GameId, Outcome, Player};

use super::board::Remark;
use super::names::{PieceType, SpotName, Title};

/// What something on the page is called, where that depends on the state or is written by the page itself. What the page's own
/// HTML says stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// The name of a game.
    Game(GameId),
    /// What kind of game it is, in a line.
    About(GameId),
    /// What one tries to reach in it.
    Goal(GameId),
    /// The button that goes on in a lesson; behind the last step it begins a game.
    LearnOn {
        /// Whether it is the last one.
        last: bool,
    },
    /// What is special about the ruleset of that name, in a line.
    AboutRules(&'static str),
    /// The name of the page's tab.
    Tab {
        /// The game that is played.
        game: GameId,
        /// Whether whoever sits here alone is waited for.
        yours: bool,
    },
    /// The board of that game.
    BoardOf(GameId),
    /// The spots of a board.
    Spots,
    /// A spot, for screen readers.
    Spot {
        /// Which.
        at: SpotName,
        /// What stands there.
        piece: Option<(Player, PieceType)>,
        /// What may be said besides.
        remarks: Vec<Remark>,
    },
    /// A kind of piece that can be put on the board.
    Piece(Player, PieceType),
    /// What takes pieces off the board.
    Eraser,
    /// Who makes a side's moves.
    Seat(Seat),
    /// The same of somebody who is known by name.
    Named(String, Seat),
    /// Somebody who is known by name, and by nothing else.
    Name(String),
    /// What the panel counts: captured pieces, or those of a game that are on the board.
    Counted(Option<GameId>),
    /// The button that lets the game go on: from its end, or from an earlier position.
    Resume {
        /// Whether it is the end.
        at_end: bool,
    },
    /// The button of the playback.
    PlayBack {
        /// Whether it is going on.
        running: bool,
    },
    /// The position before the first move.
    Start,
    /// Another move that was played in the place of one, and of how many others it is one.
    OtherMove(String, usize),
    /// A move that was played before the game ended here.
    PlayedBefore(String),
    /// The button that goes on with the running game, which has so many moves.
    GoOn(usize),
    /// An option of rules.
    Option(RuleOption),
    /// A value of such an option.
    Value(RuleValue),
    /// The rules in one sentence, where they are set freely: what these values mean.
    Meanings(Vec<RuleValue>),
    /// Where the ruleset of that name comes from.
    SourceOf(&'static str),
    /// Rules that have no name, to be chosen.
    OwnRules,
    /// The rules that are played: the name of their ruleset, if they have one.
    Rules(Option<&'static str>),
    /// How strong an AI is, over the field where that is chosen.
    Strength {
        /// Whose AI, where there are two; light's is called as the only one is.
        of: Option<Player>,
        /// How it plays.
        seat: Seat,
    },
    /// The exploration constant, in figures.
    Exploration(String),
    /// The name of a side in a game.
    Side(Player, GameId),
    /// The same within a sentence or a row of choices.
    SideWithin(Player, GameId),
    /// Over the choice of who makes a side's moves.
    PlayedBy(Player),
    /// By what the AI thinks; whose AI, where there are two.
    ThinksBy {
        /// Whose.
        of: Option<Player>,
    },
    /// The AI of a side.
    AiOf(Player),
    /// The side that sits at the bottom of the board, as one of the choices.
    AtBottom(Player),
    /// Why the AI shows no figures.
    NothingComputed {
        /// Whether only one move was possible.
        forced: bool,
    },
    /// What a figure of the search is, of playouts or of positions that were looked at.
    Figure(Figure, Unit),
    /// The AI has played this move, and not the best that it has found.
    Slip(String),
    /// The result that a search expects.
    Expected(Expected),
    /// Light's share of the points that the AI expects, in hundredths, beside a bar.
    Evaluation(String),
    /// How many games the library has, and how many that cannot be read; none while it is being opened.
    Games(Option<(usize, usize)>),
    /// The button that gives a hint.
    Hint {
        /// Whether one is looked for, which the button ends.
        seeks: bool,
    },
    /// So many moves.
    Moves(u32),
    /// Who played light and dark in that game; empty where that is not known.
    Players(GameId, String, String),
    /// A form in which games are written.
    Form(TextForm),
    /// A button of a game in the library.
    Entry(EntryButton),
    /// The same with the game's title and date, for screen readers.
    EntryOf(EntryButton, Title, String),
    /// What a game is called.
    Title(Title),
    /// The result of a game of that title; none where it is not finished.
    Result(Title, Option<Outcome>),
    /// The field in which moves of that game are typed: an example.
    TypeMove(GameId),
    /// The button that gives a link away: to a share sheet, or to the clipboard.
    GiveLink {
        /// Whether there is such a sheet.
        sheet: bool,
    },
    /// Against whom games were counted.
    Opponent(GameId, Seat),
    /// So many games won one after the other, and the most ever.
    Streak(u32, u32),
    /// A part of the site is on its way.
    Loading,
    /// What has failed may be tried once more.
    TryAgain,
}

/// Who makes a side's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Whoever sits here, of several perhaps.
    Human,
    /// Whoever sits here, where a friend sits elsewhere.
    You,
    /// A friend elsewhere.
    Friend,
    /// UCT of that level.
    Level(u8),
    /// Alpha-beta of that depth.
    Depth(u8),
    /// Chance.
    Chance,
}

/// A figure of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// How quick it is.
    PerSecond,
    /// How often each move was tried.
    OfMove,
    /// What it has in its memory, or has had.
    Nodes,
}

/// What a search counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Games that were played to their end.
    Playouts,
    /// Positions that were looked at.
    Positions,
}

/// The result that a search expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// That side wins for certain; nobody in a certain draw.
    Certain(Option<Player>),
    /// A share of the points, in figures, for that side.
    Share(String, Player),
}

/// A form in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// Tags and moves of any game.
    Tagged,
    /// Portable Draughts Notation.
    Pdn,
    /// Moves without anything else.
    Transcript,
}

/// What can be done with a game of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryButton {
    /// Put it on the board.
    Open,
    /// Play it back.
    Replay,
    /// Delete it.
    Delete,
}

impl Label {
    /// A spot of a record's board with what stands on it.
    pub fn spot(record: &dyn AnyRecord, spot: Spot, piece: Option<Piece>, remarks: Vec<Remark>) -> Self {
        let piece = piece.map(|piece| (piece.player, PieceType::of(record, piece)));
        Self::Spot { at: SpotName::of(record, spot), piece, remarks }
    }
}

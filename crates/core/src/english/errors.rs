//! What is wrong with a text or with a move, and what would be right.

use std::fmt::{self, Display, Formatter};

use crate::error::{Damage, Enclosed, Expected, Part, Problem, Subject, TextError};
use crate::family::GAMES;
use crate::game_id::GameId;
use crate::record::{ImportCause, ImportError, Warning};
use crate::ruleset_text::summary;
use crate::setup::SetupError;
use crate::tabletop::WhyNot;

impl Display for TextError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let subject = match self.subject() {
            Subject::Position => "position",
            Subject::Move => "move",
            Subject::Ruleset => "ruleset",
            Subject::Date => "date",
            Subject::Link => "link",
        };
        write!(f, "{subject} `{}`", self.text())?;
        if let Some(column) = self.column() {
            write!(f, ", character {column}")?;
        }
        write!(f, ": {}; expected {}", self.problem(), self.expected())
    }
}

impl Display for SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "position: {}; expected {}", self.problem, self.expected)
    }
}

impl Display for ImportCause {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::File(problem, expected) => write!(f, "{problem}; expected {expected}"),
        }
    }
}

impl Display for ImportError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}, character {}: {}", self.game(), self.line(), self.column(), self.cause())
    }
}

impl Display for Warning {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeftOut(variations, why) => {
                write!(f, "{} left out", Count(*variations, "variation"))?;
                why.as_ref().map_or(Ok(()), |why| {
                    write!(f, " from line {}, character {} on: {}", why.line(), why.column(), why.cause())
                })
            }
            Self::BehindDraw(moves) => write!(f, "{} behind a draw by the rules left out", Count(*moves, "move")),
            Self::Date(error) => write!(f, "left out: {error}"),
            Self::NoResult(text) => write!(f, "left out: `{text}` is no result"),
            Self::OtherResult { stated, real } => {
                write!(f, "the stated result, {}, is not that of the rules, {}", stated.name(), real.name())
            }
            Self::NoAgreement => {
                f.write_str("by these rules every game ends, and nobody agrees on a draw: it counts as stated")
            }
        }
    }
}

/// `1 field`, `2 fields`, ...
struct Count(usize, &'static str);

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.0, self.1, if self.0 == 1 { "" } else { "s" })
    }
}

fn noun(part: Part) -> &'static str {
    match part {
        Part::Board => "board",
        Part::SideToMove => "side to move",
        Part::QuietPlies => "count of plies",
        Part::MoveNumber => "move number",
        Part::BarredStep => "barred step",
        Part::Point => "point",
        Part::Square => "square",
        Part::Colour => "colour",
        Part::Colon => "colon",
        Part::Comma => "comma",
        Part::Move => "move",
        Part::Name => "name",
        Part::Option => "option",
    }
}

/// What is wrong, without a capital and a full stop.
impl Display for Problem {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing(part) => {
                let article = if *part == Part::Option { "an" } else { "the" };
                return write!(f, "{article} {} is missing", noun(*part));
            }
            Self::NotA(part, text) if text.as_str().is_empty() => return write!(f, "a {} is missing", noun(*part)),
            Self::NotA(part, text) => return write!(f, "`{text}` is no {}", noun(*part)),
            Self::TooLong => "it is too long",

            Self::Fields(number) => return write!(f, "it has {}", Count(*number, "field")),
            Self::Rows(number) => return write!(f, "the board has {}", Count(*number, "row")),
            Self::Squares(number) => return write!(f, "the board has {}", Count(*number, "square")),
            Self::Points { row, points } => return write!(f, "row {row} has {}", Count(*points, "point")),
            Self::NoPiece(c) => return write!(f, "`{}` stands for nothing on a board", c.escape_debug()),
            Self::Surplus => "there is more than a position has",
            Self::OutOfPlace(text) => return write!(f, "`{text}` is not in its place"),
            Self::SideTwice(player) => return write!(f, "the {} pieces are listed twice", player.name()),
            Self::SquareTwice(at) => return write!(f, "square {at} is listed twice"),
            Self::Backward(first, last) => return write!(f, "the run from {first} to {last} goes backward"),

            Self::TooManyPieces { game, player, count } => {
                let pieces = match game {
                    GameId::Alquerque => "checkers",
                    GameId::Othello => "discs",
                    GameId::Draughts => "pieces",
                };
                return write!(f, "{} has {count} {pieces}", player.name());
            }
            Self::King(at) => return write!(f, "there is a king on {at}"),
            Self::Uncrowned(player, at) => {
                return write!(f, "a {} man cannot stand on {at}, where it is crowned", player.name());
            }
            Self::LightSquare => "there is a piece on a light square",
            Self::NoChecker(at) => return write!(f, "there is no checker on {at}"),
            Self::CheckerTwice(at) => return write!(f, "the checker on {at} is listed twice"),
            Self::NoSuchStep(player, from, to) => {
                return write!(f, "a {} checker on {from} could not step to {to} anyway", player.name());
            }
            Self::NoStepBefore(player, from, to) => {
                return write!(f, "a {} checker cannot have stepped from {from} to {to}", player.name());
            }
            Self::NothingBarred => "no step is barred where inverting is allowed",
            Self::NoPasses => "these rules know no pass",
            Self::PassedTwice => "the game is over after two passes",

            Self::Illegal => "it is not legal",
            Self::CaptureCompulsory => "it is not legal, and a capture is compulsory",
            Self::MustGoOn => "the capture must go on",
            Self::OnlyOne(part) => return write!(f, "it has only one {}", noun(*part)),
            Self::SeveralMeant => "it is short for several captures",
            Self::GameOver => "the game is over",
            Self::MustPass => "no checker may move",
            Self::PassNotForced => "a turn is passed only where the rules leave nothing else",
            Self::PassBesideSets => "a pass is not legal where there is a move",
            Self::Occupied => "there is a disc on that square",
            Self::TurnsNothing => "it would turn no disc over",

            Self::NoRuleset(name) => return write!(f, "there is no ruleset of the name `{name}`"),
            Self::NoOption(text) => return write!(f, "there is no option `{text}`"),
            Self::NoValue(option, value) => return write!(f, "the option `{}` cannot be `{value}`", option.key()),
            Self::OptionTwice(option) => return write!(f, "the option `{}` is given twice", option.key()),

            Self::NoPosition => "there is no such position",
            Self::Full(moves) => return write!(f, "the game has {moves} moves"),
            Self::FullWithVariations(moves) => {
                return write!(f, "the game has {moves} moves, those of its variations included");
            }
            Self::NoDate => "there is no such date",

            Self::NoLink => "it is no link to a game",
            Self::Damaged(damage) => {
                let what = match damage {
                    Damage::Version => "there is no such version",
                    Damage::Characters => "there are characters that no link has",
                    Damage::TooShort => "it ends too early",
                    Damage::Checksum => "its checksum is wrong",
                    Damage::Senseless => "it makes no sense",
                };
                return write!(f, "the link is damaged: {what}");
            }
            Self::Newer => "it comes from a newer version of this game",

            Self::LongText => "the text is too long",
            Self::NothingIn(text) => return write!(f, "there is no game in `{text}`"),
            Self::MoreGames(number) => return write!(f, "there are more than {number} games"),
            Self::ClosesNothing(c) => return write!(f, "there is a `{c}` that closes nothing"),
            Self::Open(Enclosed::Comment) => "a comment is not closed",
            Self::Open(Enclosed::Variation) => "a variation is not closed",
            Self::Open(Enclosed::Tag(name)) => return write!(f, "the tag `{name}` is not closed"),
            Self::Open(Enclosed::Property(name)) => return write!(f, "the value of `{name}` is not closed"),
            Self::Open(Enclosed::Game) => "the game is not closed",
            Self::OpenValue(name) => return write!(f, "the value of the tag `{name}` does not end"),
            Self::TagForm => "a tag has no name or no value in quotes",
            Self::TagInside => "there is a tag in it",
            Self::NothingBefore => "there is no move before it",
            Self::NoGame(title) => return write!(f, "there is no game `{title}`"),
            Self::NoGameType(number) => return write!(f, "game type `{number}` is not known"),
            Self::WhichGame => "it does not show which game this is",
            Self::MoreMoves(number) => return write!(f, "the game has more than {number} moves"),
            Self::Nothing => "there is no game",
            Self::OtherGame(title) => return write!(f, "the game is `{title}`"),
            Self::OtherType(text) => return write!(f, "the game's type is `{text}`"),
            Self::NoGgfBoard(text) => return write!(f, "`{text}` is no board"),
            Self::NotTheTurnOf(player) => return write!(f, "it is not the turn of {}", player.name()),
        })
    }
}

/// What would be right, without a capital and a full stop.
impl Display for Expected {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AlquerquePosition => {
                "three: the board, the side to move and the barred steps, as in `ddddd/ddddd/dd1ll/lllll/lllll l -`"
            }
            Self::LightOrDark => "`l` for light or `d` for dark",
            Self::FiveRows => "five rows from row 5 down to row 1, separated by `/`",
            Self::FivePoints => "five points in each row",
            Self::CheckersOrDigit => "`l` for light, `d` for dark, or a digit from 1 to 5 for a run of empty points",
            Self::BarredSteps => "`-` or a sorted list such as `c1-b1,d5-e5`",
            Self::NoBarredSteps => "`-` in place of the barred steps",
            Self::BarsOfCheckers => "barred steps of checkers that are on the board",
            Self::StepsOfTheRules => "only steps that the rules would otherwise allow",
            Self::WayBack => "the way back of a step that the rules allow",
            Self::OneBarEach => "at most one barred step for each checker",
            Self::TwoPasses => "`pass` at most twice",
            Self::PassesLast => "passes at the end",
            Self::CountersBehindBars => "at most two counters after the barred steps",

            Self::OthelloPosition => "the 64 squares from a1 to h8 and the side to move, `X` or `O`",
            Self::DarkOrLight => "`X` for dark or `O` for light",
            Self::DiscOrEmpty => "`X` for dark, `O` for light or `-` for an empty square",
            Self::AllSquares => "64 squares from a1 to h8",
            Self::Semicolon => "nothing after the side to move but a `;`",
            Self::DiscsAlone => "discs alone",

            Self::DraughtsPosition => "the side to move and both sides' squares, as in `B:W21,22,K30:B1,2`",
            Self::SquareList => "squares from 1 to 32, separated by commas, kings marked by `K`, as in `W21,22,K30`",
            Self::ColourAndSquares => "`W` or `B` and the squares of its pieces",
            Self::OneListEach => "one list of squares for each side",
            Self::LowerFirst => "the lower square first",
            Self::OnePieceEach => "at most one piece on each square",
            Self::FullStop => "nothing behind the full stop",
            Self::CountersBehindSquares => "at most two counters behind the squares",
            Self::KingOn(at) => return write!(f, "a king there, `K{at}`"),
            Self::DarkSquares => "pieces on dark squares only",

            Self::Count => "a number from 0 to 65535",
            Self::Number => "a number from 1 to 65535",
            Self::TwelvePieces => "at most twelve on each side",

            Self::Points => "points from a1 to e5, as in `c2-c3` or `a3xc3xe5`",
            Self::NumberedSquares => "squares from 1 to 32, as in `11-15` or `15x24x31`",
            Self::OneOf(moves) => return write!(f, "one of {}", moves.join(", ")),
            Self::Only(text) => text.as_str(),
            Self::NoMove => "no move",
            Self::NoMoveAsOver => "no move, as the game is over",

            Self::AnyRuleset => {
                let names = GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name);
                f.write_str("one of ")?;
                return list(f, &names.map(str::to_owned).collect::<Vec<_>>(), ", ");
            }
            Self::Texts(texts) => {
                return list(f, &texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>(), " or ");
            }
            Self::Options(options) => return list(f, &options.iter().map(summary).collect::<Vec<_>>(), ", "),
            Self::OptionOnce => "each option at most once",

            Self::Position => "a position of this game",
            Self::ShorterGame => "a shorter game",
            Self::Date => "a date such as `2026-11-21`, `2026.11.??` or `????.??.??`",

            Self::Link => "a text that begins with `g1.`, perhaps behind an address and `#`",
            Self::WholeLink => "the whole link, each character as it was sent",
            Self::LinkSize => "at most 2 MB",
            Self::KnownVersion => "version 1 or 2: load the game again for the newest",

            Self::TextSize => "at most 1 MB",
            Self::Games => "games with tags, moves such as `c2-c3`, `11-15` or `f5d6`, GGF, or a link",
            Self::SmallerFiles => "several smaller files",
            Self::FilePart => "a move, a comment or a tag",
            Self::Tag => "a tag such as `[Event \"Club championship\"]`",
            Self::RulesetTag => "a tag such as `[Ruleset \"merkel\"]`",
            Self::TagEnd => "`]` behind the value of a tag",
            Self::CommentEnd => "`}` at its end",
            Self::VariationEnd => "`)` at its end",
            Self::Move => "a move",
            Self::Moves => "moves",
            Self::AnyMove => "a move such as `c2-c3`, `11-15` or `f5`",
            Self::Game => "a game",
            Self::GameTitle => "`Alquerque`, `Othello` or `English draughts`",
            Self::GameType => "`21`, which is English draughts",
            Self::GgfProperties => "properties such as `B[F5]`, and `;)` at the end",
            Self::GgfEnd => "`]` at its end",
            Self::GgfOthello => "`GM[Othello]`",
            Self::GgfType => "ordinary Othello on 8 by 8 squares, `TY[8]`",
            Self::GgfBoard => "the size, 64 squares `*`, `O` or `-`, and the side to move, as in `8 -...- *`",
            Self::InTurn => "moves in turn, `B[...]` for dark",
        })
    }
}

/// Writes texts in quotation marks with commas between them, and `last` before the last one.
fn list(f: &mut Formatter<'_>, texts: &[String], last: &str) -> fmt::Result {
    for (place, text) in texts.iter().enumerate() {
        let between = match place {
            0 => "",
            _ if place + 1 == texts.len() => last,
            _ => ", ",
        };
        write!(f, "{between}`{text}`")?;
    }
    Ok(())
}

/// Why a piece cannot move, as a sentence.
impl Display for WhyNot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoLine => "No line leads there in one step.",
            Self::NotBack => "Checkers step forward and sideways, never back.",
            Self::CameFrom(from) => return write!(f, "It came from {from} and may not step straight back."),
            Self::HereFrom(here, from) => {
                return write!(f, "The checker on {here} came from {from} and may not step back.");
            }
            Self::FarRow(here) => {
                return write!(f, "The checker on {here} has reached the far row and can only capture from there.");
            }
            Self::InnerSquare(checkers) => {
                return write!(
                    f,
                    "With {checkers} checkers left, or fewer, every move ends on the inner square's nine points."
                );
            }
            Self::EdgeFirst(checkers) => {
                return write!(
                    f,
                    "With {checkers} checkers left, or fewer, those on the edge come in before the others move."
                );
            }
            Self::DarkSquares => "Pieces stay on the dark squares.",
            Self::ManForward => "A man goes forward only; a king goes both ways.",
        })
    }
}

//! What is wrong with a text or with a move, and what would be right.

use std::fmt::{self, Display, Formatter};

use super::write_in_english;
use crate::error::{Damage, Enclosed, Expected, Part, Problem, Subject, TextError};
use crate::family::GAMES;
use crate::phrase::{Fill, Phrase};
use crate::record::{ImportCause, ImportError, Warning};
use crate::ruleset_text::summary;
use crate::setup::SetupError;
use crate::tabletop::WhyNot;
use crate::{Outcome, Player};

/// What these say by themselves is English.
macro_rules! english {
    ($($error:ty),*) => {
        $(impl Display for $error {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write_in_english(&self.phrase(), f)
            }
        })*
    };
}

english!(TextError, SetupError, ImportCause, ImportError, Warning, Problem, Expected, WhyNot);

impl TextError {
    /// What is wrong, where, and what would be right.
    pub fn phrase(&self) -> Phrase {
        let subject = match self.subject() {
            Subject::Position => "position",
            Subject::Move => "move",
            Subject::Ruleset => "ruleset",
            Subject::Date => "date",
            Subject::Link => "link",
        };
        let phrase = match self.column() {
            None => Phrase::new("text-error"),
            Some(column) => Phrase::new("text-error-at").number("column", column),
        };
        phrase
            .key("subject", subject)
            .text("text", self.text().as_str())
            .phrase("problem", self.problem().phrase())
            .phrase("expected", self.expected().phrase())
    }
}

impl SetupError {
    /// What is wrong with the position, and what would be right.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("setup-error").phrase("problem", self.problem.phrase()).phrase("expected", self.expected.phrase())
    }
}

impl ImportCause {
    /// What is wrong with a game, and what would be right.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Text(error) => error.phrase(),
            Self::File(problem, expected) => {
                Phrase::new("file-error").phrase("problem", problem.phrase()).phrase("expected", expected.phrase())
            }
        }
    }
}

impl ImportError {
    /// What is wrong in a text with games, where, and what would be right.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("import-error")
            .number("game", self.game())
            .number("line", self.line())
            .number("column", self.column())
            .phrase("cause", self.cause().phrase())
    }
}

impl Warning {
    /// What was left out, or does not agree.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::LeftOut(variations, None) => Phrase::new("warning-left-out").number("variations", *variations),
            Self::LeftOut(variations, Some(why)) => Phrase::new("warning-left-out-from")
                .number("variations", *variations)
                .number("line", why.line())
                .number("column", why.column())
                .phrase("cause", why.cause().phrase()),
            Self::BehindDraw(moves) => Phrase::new("warning-behind-draw").number("moves", *moves),
            Self::Date(error) => Phrase::new("warning-date").phrase("why", error.phrase()),
            Self::NoResult(text) => Phrase::new("warning-no-result").text("text", text.as_str()),
            Self::OtherResult { stated, real } => {
                let outcome = |outcome: &Outcome| Phrase::new("outcome-word").key("outcome", outcome.name());
                Phrase::new("warning-other-result").phrase("stated", outcome(stated)).phrase("real", outcome(real))
            }
            Self::NoAgreement => Phrase::new("warning-no-agreement"),
        }
    }
}

impl Part {
    fn key(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::SideToMove => "side",
            Self::QuietPlies => "quiet",
            Self::MoveNumber => "number",
            Self::BarredStep => "barred",
            Self::Point => "point",
            Self::Square => "square",
            Self::Colour => "colour",
            Self::Colon => "colon",
            Self::Comma => "comma",
            Self::Move => "move",
            Self::Name => "name",
            Self::Option => "option",
        }
    }
}

impl Problem {
    /// What is wrong, without a capital and a full stop.
    pub fn phrase(&self) -> Phrase {
        let of = |id: &'static str, text: &dyn Display| Phrase::new(id).text("text", &text.to_string());
        let part = |id: &'static str, part: Part| Phrase::new(id).key("part", part.key());
        let counted = |id: &'static str, name: &'static str, count: usize| Phrase::new(id).number(name, count);
        let at = |id: &'static str, spot: &dyn Display| Phrase::new(id).text("at", &spot.to_string());
        let step = |id: &'static str, from: &dyn Display, to: &dyn Display| {
            Phrase::new(id).text("from", &from.to_string()).text("to", &to.to_string())
        };
        let side = |phrase: Phrase, player: Player| phrase.key("side", player.name());
        Phrase::new(match self {
            Self::Missing(what) => return part("problem-missing", *what),
            Self::NotA(what, text) if text.as_str().is_empty() => return part("problem-nothing", *what),
            Self::NotA(what, text) => return part("problem-not-a", *what).text("text", text.as_str()),
            Self::TooLong => "problem-too-long",

            Self::Fields(number) => return counted("problem-fields", "count", *number),
            Self::Rows(number) => return counted("problem-rows", "count", *number),
            Self::Squares(number) => return counted("problem-squares", "count", *number),
            Self::Points { row, points } => return counted("problem-points", "count", *points).number("row", *row),
            Self::NoPiece(c) => return of("problem-no-piece", &c.escape_debug()),
            Self::Surplus => "problem-surplus",
            Self::OutOfPlace(text) => return of("problem-out-of-place", text),
            Self::SideTwice(player) => return side(Phrase::new("problem-side-twice"), *player),
            Self::SquareTwice(spot) => return at("problem-square-twice", spot),
            Self::Backward(first, last) => return step("problem-backward", first, last),

            Self::TooManyPieces { game, player, count } => {
                return side(Phrase::new("problem-too-many"), *player).number("count", *count).key("game", game.name());
            }
            Self::King(spot) => return at("problem-king", spot),
            Self::Uncrowned(player, spot) => return side(at("problem-uncrowned", spot), *player),
            Self::LightSquare => "problem-light-square",
            Self::NoChecker(spot) => return at("problem-no-checker", spot),
            Self::CheckerTwice(spot) => return at("problem-checker-twice", spot),
            Self::NoSuchStep(player, from, to) => return side(step("problem-no-such-step", from, to), *player),
            Self::NoStepBefore(player, from, to) => return side(step("problem-no-step-before", from, to), *player),
            Self::NothingBarred => "problem-nothing-barred",
            Self::NoPasses => "problem-no-passes",
            Self::PassedTwice => "problem-passed-twice",

            Self::Illegal => "problem-illegal",
            Self::CaptureCompulsory => "problem-capture-compulsory",
            Self::MustGoOn => "problem-must-go-on",
            Self::OnlyOne(what) => return part("problem-only-one", *what),
            Self::SeveralMeant => "problem-several-meant",
            Self::GameOver => "problem-game-over",
            Self::MustPass => "problem-must-pass",
            Self::PassNotForced => "problem-pass-not-forced",
            Self::PassBesideSets => "problem-pass-beside-sets",
            Self::Occupied => "problem-occupied",
            Self::TurnsNothing => "problem-turns-nothing",

            Self::NoRuleset(name) => return of("problem-no-ruleset", name),
            Self::NoOption(text) => return of("problem-no-option", text),
            Self::NoValue(option, value) => return of("problem-no-value", value).text("option", option.key()),
            Self::OptionTwice(option) => return Phrase::new("problem-option-twice").text("option", option.key()),

            Self::NoPosition => "problem-no-position",
            Self::Full(moves) => return counted("problem-full", "moves", *moves),
            Self::FullWithVariations(moves) => return counted("problem-full-with-variations", "moves", *moves),
            Self::NoDate => "problem-no-date",

            Self::NoLink => "problem-no-link",
            Self::Damaged(damage) => {
                let damage = match damage {
                    Damage::Version => "version",
                    Damage::Characters => "characters",
                    Damage::TooShort => "short",
                    Damage::Checksum => "checksum",
                    Damage::Senseless => "senseless",
                };
                return Phrase::new("problem-damaged").key("damage", damage);
            }
            Self::Newer => "problem-newer",

            Self::LongText => "problem-long-text",
            Self::NothingIn(text) => return of("problem-nothing-in", text),
            Self::MoreGames(number) => return counted("problem-more-games", "count", *number),
            Self::ClosesNothing(c) => return of("problem-closes-nothing", c),
            Self::Open(Enclosed::Comment) => "problem-open-comment",
            Self::Open(Enclosed::Variation) => "problem-open-variation",
            Self::Open(Enclosed::Tag(name)) => return of("problem-open-tag", name),
            Self::Open(Enclosed::Property(name)) => return of("problem-open-property", name),
            Self::Open(Enclosed::Game) => "problem-open-game",
            Self::OpenValue(name) => return of("problem-open-value", name),
            Self::TagForm => "problem-tag-form",
            Self::TagInside => "problem-tag-inside",
            Self::NothingBefore => "problem-nothing-before",
            Self::NoGame(title) => return of("problem-no-game", title),
            Self::NoGameType(number) => return of("problem-no-game-type", number),
            Self::WhichGame => "problem-which-game",
            Self::MoreMoves(number) => return counted("problem-more-moves", "moves", *number),
            Self::Nothing => "problem-no-game-there",
            Self::OtherGame(title) => return of("problem-other-game", title),
            Self::OtherType(text) => return of("problem-other-type", text),
            Self::NoGgfBoard(text) => return of("problem-no-ggf-board", text),
            Self::NotTheTurnOf(player) => return side(Phrase::new("problem-not-the-turn-of"), *player),
        })
    }
}

impl Expected {
    /// What would be right, without a capital and a full stop.
    pub fn phrase(&self) -> Phrase {
        let one_of = |texts: Vec<String>| Phrase::new("expected-one-of").with("texts", Fill::List(texts));
        Phrase::new(match self {
            Self::AlquerquePosition => "expected-alquerque-position",
            Self::LightOrDark => "expected-light-or-dark",
            Self::FiveRows => "expected-five-rows",
            Self::FivePoints => "expected-five-points",
            Self::CheckersOrDigit => "expected-checkers-or-digit",
            Self::BarredSteps => "expected-barred-steps",
            Self::NoBarredSteps => "expected-no-barred-steps",
            Self::BarsOfCheckers => "expected-bars-of-checkers",
            Self::StepsOfTheRules => "expected-steps-of-the-rules",
            Self::WayBack => "expected-way-back",
            Self::OneBarEach => "expected-one-bar-each",
            Self::TwoPasses => "expected-two-passes",
            Self::PassesLast => "expected-passes-last",
            Self::CountersBehindBars => "expected-counters-behind-bars",

            Self::OthelloPosition => "expected-othello-position",
            Self::DarkOrLight => "expected-dark-or-light",
            Self::DiscOrEmpty => "expected-disc-or-empty",
            Self::AllSquares => "expected-all-squares",
            Self::Semicolon => "expected-semicolon",
            Self::DiscsAlone => "expected-discs-alone",

            Self::DraughtsPosition => "expected-draughts-position",
            Self::SquareList => "expected-square-list",
            Self::ColourAndSquares => "expected-colour-and-squares",
            Self::OneListEach => "expected-one-list-each",
            Self::LowerFirst => "expected-lower-first",
            Self::OnePieceEach => "expected-one-piece-each",
            Self::FullStop => "expected-full-stop",
            Self::CountersBehindSquares => "expected-counters-behind-squares",
            Self::KingOn(spot) => return Phrase::new("expected-king-on").text("at", &spot.to_string()),
            Self::DarkSquares => "expected-dark-squares",

            Self::Count => "expected-count",
            Self::Number => "expected-number",
            Self::TwelvePieces => "expected-twelve-pieces",

            Self::Points => "expected-points",
            Self::NumberedSquares => "expected-numbered-squares",
            Self::OneOf(moves) => return one_of(moves.clone()),
            Self::Only(text) => return Phrase::verbatim(text.as_str()),
            Self::NoMove => "expected-no-move",
            Self::NoMoveAsOver => "expected-no-move-as-over",

            Self::AnyRuleset => {
                let names = GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name);
                return one_of(names.map(in_backticks).collect());
            }
            Self::Texts(texts) => {
                let texts = texts.iter().map(|text| in_backticks(text)).collect();
                return Phrase::new("these").with("texts", Fill::OneOf(texts));
            }
            Self::Options(options) => {
                let texts = options.iter().map(|info| in_backticks(&summary(info))).collect();
                return Phrase::new("these").with("texts", Fill::List(texts));
            }
            Self::OptionOnce => "expected-option-once",

            Self::Position => "expected-position",
            Self::ShorterGame => "expected-shorter-game",
            Self::Date => "expected-date",

            Self::Link => "expected-link",
            Self::WholeLink => "expected-whole-link",
            Self::LinkSize => "expected-link-size",
            Self::KnownVersion => "expected-known-version",

            Self::TextSize => "expected-text-size",
            Self::Games => "expected-games",
            Self::SmallerFiles => "expected-smaller-files",
            Self::FilePart => "expected-file-part",
            Self::Tag => "expected-tag",
            Self::RulesetTag => "expected-ruleset-tag",
            Self::TagEnd => "expected-tag-end",
            Self::CommentEnd => "expected-comment-end",
            Self::VariationEnd => "expected-variation-end",
            Self::Move => "expected-move",
            Self::Moves => "expected-moves",
            Self::AnyMove => "expected-any-move",
            Self::Game => "expected-game",
            Self::GameTitle => "expected-game-title",
            Self::GameType => "expected-game-type",
            Self::GgfProperties => "expected-ggf-properties",
            Self::GgfEnd => "expected-ggf-end",
            Self::GgfOthello => "expected-ggf-othello",
            Self::GgfType => "expected-ggf-type",
            Self::GgfBoard => "expected-ggf-board",
            Self::InTurn => "expected-in-turn",
        })
    }
}

/// As it is quoted.
fn in_backticks(text: &str) -> String {
    format!("`{text}`")
}

impl WhyNot {
    /// Why a piece cannot move, as a sentence.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NoLine => "why-no-line",
            Self::NotBack => "why-not-back",
            Self::CameFrom(from) => return Phrase::new("why-came-from").text("from", &from.to_string()),
            Self::HereFrom(here, from) => {
                return Phrase::new("why-here-from").text("at", &here.to_string()).text("from", &from.to_string());
            }
            Self::FarRow(here) => return Phrase::new("why-far-row").text("at", &here.to_string()),
            Self::InnerSquare(checkers) => return Phrase::new("why-inner-square").number("checkers", *checkers),
            Self::EdgeFirst(checkers) => return Phrase::new("why-edge-first").number("checkers", *checkers),
            Self::DarkSquares => "why-dark-squares",
            Self::ManForward => "why-man-forward",
        })
    }
}

//! What things on the page are called.

use alquerque_core::options::RuleValue;
use alquerque_core::phrase::Phrase;
use alquerque_core::search::LEVELS;
use alquerque_core::words::{
    game_description, game_title, option_label, ruleset_description, ruleset_key, ruleset_title, value_label,
    value_meaning,
};
use alquerque_core::{GameId, Player};

use super::board::{board_of, remark};
use super::library;
use super::nouns::{BySide, piece_key, side_key, spot};
use crate::message::{EntryButton, Expected, Figure, Label, Seat, TextForm, Unit};
use crate::settings::DEEPEST;

/// What says a label; `game` is the one that is played, as each has names of its own for its sides.
pub fn label(label: &Label, game: GameId) -> Phrase {
    let by = |id: &'static str, player: Player| Phrase::new(id).by(player, game);
    Phrase::new(match label {
        Label::BoardOf(game) => return board_of(*game),
        Label::Spot { at, piece, remarks } => {
            let label = match piece {
                None => Phrase::new("spot-empty-label").phrase("spot", spot(at)),
                Some((player, kind)) => Phrase::new("spot-piece-label")
                    .phrase("spot", spot(at))
                    .key("side", side_key(*player, kind.game))
                    .key("piece", piece_key(*kind)),
            };
            return remarks.iter().fold(label, |label, &said| {
                Phrase::new("spot-and").phrase("label", label).phrase("remark", remark(said))
            });
        }
        Label::Piece(player, kind) => {
            return Phrase::new("piece-label").key("side", side_key(*player, kind.game)).key("piece", piece_key(*kind));
        }
        Label::Seat(who) => return seat(*who),
        Label::Strength { of, seat } => return strength(*of, *seat, game),
        Label::Exploration(number) => return Phrase::new("exploration").text("number", number),
        Label::Side(player, game) => return Phrase::new("side-name").by(*player, *game),
        Label::SideWithin(player, game) => return Phrase::new("side-word").by(*player, *game),
        Label::PlayedBy(player) => return by("played-by", *player),
        Label::Name(name) | Label::Named(name, Seat::Human | Seat::You) => return player_named(name),
        Label::Named(name, who) => {
            return Phrase::new("named-seat").phrase("name", player_named(name)).phrase("seat", seat(*who));
        }
        Label::OtherMove(turn, 1) => return Phrase::new("other-move").text("turn", turn),
        Label::OtherMove(turn, others) => {
            return Phrase::new("other-move-of").text("turn", turn).number("others", *others);
        }
        Label::PlayedBefore(turn) => return Phrase::new("played-before").text("turn", turn),
        Label::GoOn(plies) => return Phrase::new("continue-game").number("moves", *plies),
        Label::Meanings(values) => return meanings(values),
        Label::SourceOf(ruleset) => return Phrase::new("source-of").key("ruleset", ruleset_key(ruleset)),
        Label::Slip(mv) => return Phrase::new("slip").text("move", mv),
        Label::Expected(Expected::Certain(Some(winner))) => return by("expected-win", *winner),
        Label::Expected(Expected::Certain(None)) => "expected-draw",
        Label::Expected(Expected::Share(share, player)) => return by("expected-share", *player).text("share", share),
        Label::Evaluation(percents) => return by("evaluation", Player::Light).text("percents", percents),
        Label::Games(Some(games)) => return library(*games),
        Label::Games(None) => "games-opening",
        Label::Opponent(game, who) => {
            return Phrase::new("opponent").key("game", game.name()).phrase("seat", seat(*who));
        }
        Label::Streak(streak, best) => return Phrase::new("streak").number("streak", *streak).number("best", *best),
        Label::Moves(moves) => return Phrase::new("moves-many").number("moves", *moves),
        Label::Players(game, light, dark) => return players(*game, light, dark),
        Label::EntryOf(button, title, date) => {
            return Phrase::new("entry-of")
                .phrase("button", entry(*button).into())
                .phrase("title", library::title(title))
                .text("date", date);
        }
        Label::Title(title) => return library::title(title),
        Label::Result(title, result) => return library::result(*result, library::game_of(title)),
        Label::Counted(Some(game)) => return Phrase::new("counted-pieces").key("game", game.name()),
        Label::Counted(None) => "captured",
        Label::Tab { game, yours: true } => return Phrase::new("tab-yours").key("game", game.name()),
        Label::Game(game) | Label::Tab { game, yours: false } => return game_title(*game),
        Label::About(game) => return game_description(*game),
        Label::Goal(game) => return Phrase::new("goal").key("game", game.name()),
        Label::AboutRules(ruleset) => return ruleset_description(ruleset),
        Label::Option(option) => return option_label(*option),
        Label::Value(value) => return value_label(*value),
        Label::Form(form) => text_form(*form),
        Label::Spots => "spots",
        Label::Eraser => "eraser",
        Label::Resume { at_end: true } => "resume",
        Label::Resume { at_end: false } => "go-on-here",
        Label::PlayBack { running: true } | Label::Hint { seeks: true } => "play-back-stop",
        Label::Hint { seeks: false } => "hint",
        Label::PlayBack { running: false } => "play-back",
        Label::TypeMove(game) => return Phrase::new("type-move").key("game", game.name()),
        Label::GiveLink { sheet: true } => "give-send",
        Label::GiveLink { sheet: false } => "give-copy",
        Label::Start => "start",
        Label::LearnOn { last: false } => "learn-next",
        Label::LearnOn { last: true } => "learn-play",
        Label::OwnRules => "own-rules",
        Label::Rules(Some(ruleset)) => return ruleset_title(ruleset),
        Label::Rules(None) => "rules-of-own",
        Label::ThinksBy { of: Some(player) } => return by("method-of", *player),
        Label::ThinksBy { of: None } => "method",
        Label::AiOf(player) => return by("ai-of", *player),
        Label::AtBottom(player) => return by("at-bottom", *player),
        Label::NothingComputed { forced: true } => "computed-forced",
        Label::NothingComputed { forced: false } => "computed-nothing",
        Label::Figure(Figure::PerSecond, Unit::Playouts) => "playouts-per-second",
        Label::Figure(Figure::PerSecond, Unit::Positions) => "nodes-per-second",
        Label::Figure(Figure::OfMove, Unit::Playouts) => "playouts",
        Label::Figure(Figure::OfMove, Unit::Positions) => "nodes",
        Label::Figure(Figure::Nodes, Unit::Playouts) => "nodes-in-tree",
        Label::Figure(Figure::Nodes, Unit::Positions) => "nodes-looked-at",
        Label::Entry(button) => entry(*button),
        Label::Loading => "loading",
        Label::TryAgain => "try-again",
    })
}

fn strength(of: Option<Player>, seat: Seat, game: GameId) -> Phrase {
    let phrase = match seat {
        Seat::Level(level) => {
            Phrase::new("strength-level").number("level", level.clamp(1, 10)).number("levels", LEVELS.len())
        }
        Seat::Depth(depth) => Phrase::new("strength-depth").number("depth", depth).number("deepest", DEEPEST),
        _ => Phrase::new("strength"),
    };
    match of {
        Some(player) => phrase.key("whose", "both").by(player, game),
        None => phrase.key("whose", "one"),
    }
}

/// Who makes a side's moves.
fn seat(seat: Seat) -> Phrase {
    Phrase::new(match seat {
        Seat::Level(level) => return Phrase::new("seat-level").number("level", level),
        Seat::Depth(depth) => return Phrase::new("seat-depth").number("depth", depth),
        Seat::Chance => "seat-chance",
        Seat::Human => "seat-human",
        Seat::You => "seat-you",
        Seat::Friend => "seat-friend",
    })
}

/// What an AI is called in the headers of a game, which are the same in every language: files are read by other programs.
pub fn ai_in_headers(seat: Seat) -> String {
    match seat {
        Seat::Level(level) => format!("{AI_LEVEL}{level}"),
        Seat::Depth(depth) => format!("{AI_DEPTH}{depth}"),
        _ => AI_CHANCE.to_owned(),
    }
}

const AI_LEVEL: &str = "AI, level ";
const AI_DEPTH: &str = "AI, depth ";
const AI_CHANCE: &str = "AI, random moves";

/// A player who is known by name; the AI's names are said in the page's language.
fn player_named(name: &str) -> Phrase {
    let number = |start| name.strip_prefix(start).and_then(|number: &str| number.parse().ok());
    match (number(AI_LEVEL), number(AI_DEPTH)) {
        (Some(level), _) => seat(Seat::Level(level)),
        (_, Some(depth)) => seat(Seat::Depth(depth)),
        _ if name == AI_CHANCE => seat(Seat::Chance),
        _ => Phrase::verbatim(name),
    }
}

/// Rules in one sentence.
fn meanings(values: &[RuleValue]) -> Phrase {
    let mut meanings = values.iter().map(|&value| value_meaning(value));
    let (Some(first), Some(last)) = (meanings.next(), meanings.next_back()) else { return Phrase::verbatim("") };
    let before = meanings
        .fold(first, |before, meaning| Phrase::new("meanings-and").phrase("before", before).phrase("meaning", meaning));
    Phrase::new("meanings-end").phrase("before", before).phrase("meaning", last)
}

/// How many games the library has, and how many that cannot be read.
fn library((games, unreadable): (usize, usize)) -> Phrase {
    match (games, unreadable) {
        (0, 0) => Phrase::new("games-none"),
        (1, 0) => Phrase::new("games-one"),
        (games, 0) => Phrase::new("games-many").number("games", games),
        (games, unreadable) => Phrase::new("games-unreadable").number("games", games).number("unreadable", unreadable),
    }
}

fn players(game: GameId, light: &str, dark: &str) -> Phrase {
    let one = |player, name| Phrase::new("players-one").by(player, game).phrase("name", player_named(name));
    match (light, dark) {
        ("", "") => Phrase::new("players-none"),
        (light, "") => one(Player::Light, light),
        ("", dark) => one(Player::Dark, dark),
        (light, dark) => Phrase::new("players-both")
            .by(Player::Light, game)
            .phrase("name", player_named(light))
            .phrase("other-player", player_named(dark)),
    }
}

fn text_form(form: TextForm) -> &'static str {
    match form {
        TextForm::Tagged => "form-tagged",
        TextForm::Pdn => "form-pdn",
        TextForm::Transcript => "form-transcript",
    }
}

fn entry(button: EntryButton) -> &'static str {
    match button {
        EntryButton::Open => "entry-open",
        EntryButton::Replay => "entry-replay",
        EntryButton::Delete => "entry-delete",
    }
}

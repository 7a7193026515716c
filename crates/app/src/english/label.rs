//! What things on the page are called.

use std::borrow::Cow;

use alquerque_core::english::{game_description, option_label, ruleset_texts, value_label, value_meaning};
use alquerque_core::options::RuleValue;
use alquerque_core::search::LEVELS;
use alquerque_core::{GameId, Player};

use super::board::remark;
use super::library;
use super::words::{capitalized, coloured, counted, pieces, side, side_name, spot};
use crate::message::{EntryButton, Expected, Figure, Label, Seat, TextForm, Unit};
use crate::settings::DEEPEST;

/// A label in English; `game` is the one that is played.
pub fn label(label: &Label, game: GameId) -> Cow<'static, str> {
    let text = match label {
        Label::BoardOf(game) => return format!("{} board", game.title()).into(),
        Label::Spot { at, piece, remarks } => {
            let mut text = spot(at);
            text.push_str(", ");
            match piece {
                Some((player, kind)) => text.push_str(&coloured(*player, *kind)),
                None => text.push_str("empty"),
            }
            for &said in remarks {
                text.push_str(", ");
                text.push_str(remark(said));
            }
            return text.into();
        }
        Label::Piece(player, kind) => return capitalized(&coloured(*player, *kind)).into(),
        Label::Seat(who) => return seat(*who),
        Label::Strength { of, seat } => return strength(*of, *seat, game).into(),
        Label::Exploration(number) => return format!("Exploration constant of UCB1: {number}").into(),
        Label::Side(player, game) => side_name(*player, *game),
        Label::SideWithin(player, game) => side(*player, *game),
        Label::PlayedBy(player) => return format!("{} played by", side_name(*player, game)).into(),
        Label::Name(name) | Label::Named(name, Seat::Human | Seat::You) => return name.clone().into(),
        Label::Named(name, who) => return format!("{name} ({})", seat(*who)).into(),
        Label::OtherMove(turn, 1) => return format!("Other move: {turn}").into(),
        Label::OtherMove(turn, others) => return format!("Other move: {turn}, one of {others}").into(),
        Label::PlayedBefore(turn) => return format!("Played before: {turn}").into(),
        Label::GoOn(plies) => return format!("Continue this game ({})", counted(*plies, "move")).into(),
        Label::Meanings(values) => return meanings(values).into(),
        Label::SourceOf(ruleset) => return format!("Source: {}.", ruleset_texts(ruleset).source).into(),
        Label::Slip(mv) => {
            return format!("As its level has it, it did not look closely this time, and played {mv}.").into();
        }
        Label::Expected(Expected::Certain(Some(winner))) => {
            return format!("{} wins for certain", side_name(*winner, game)).into();
        }
        Label::Expected(Expected::Share(share, player)) => {
            return format!("{share} for {}", side(*player, game)).into();
        }
        Label::Evaluation(percents) => {
            return format!("The AI expects {percents} % for {}", side(Player::Light, game)).into();
        }
        Label::Games(Some(games)) => return library(*games),
        Label::Opponent(game, who) => return format!("{}: {}", game.title(), seat(*who)).into(),
        Label::Streak(streak, best) => return format!("{streak} (best {best})").into(),
        Label::Moves(moves) => return counted(*moves as usize, "move").into(),
        Label::Players(game, light, dark) => return players(*game, light, dark),
        Label::EntryOf(button, title, date) => {
            return format!("{} {} {date}", entry(*button), library::title(title)).into();
        }
        Label::Title(title) => return library::title(title).into(),
        Label::Result(title, result) => return library::result(*result, library::game_of(title)).into(),
        Label::Counted(Some(game)) => pieces(*game),
        Label::Counted(None) => "captured",
        Label::Tab { game, yours: true } => return format!("Your turn – {}", game.title()).into(),
        Label::Game(game) | Label::Tab { game, yours: false } => game.title(),
        Label::About(game) => game_description(*game),
        Label::Goal(game) => goal(*game),
        Label::AboutRules(ruleset) => ruleset_texts(ruleset).description,
        Label::Option(option) => option_label(*option),
        Label::Value(value) => value_label(*value),
        Label::Form(TextForm::Tagged) => "Tags and moves",
        Label::Form(TextForm::Pdn) => "PDN",
        Label::Form(TextForm::Transcript) => "Transcript",
        Label::Spots => "Board",
        Label::Eraser => "Eraser",
        Label::Resume { at_end: true } => "Resume",
        Label::Resume { at_end: false } => "Go on from here",
        Label::PlayBack { running: true } => "Stop",
        Label::PlayBack { running: false } => "Replay",
        Label::TypeMove(GameId::Alquerque) => "Type a move, such as c2-c3",
        Label::TypeMove(GameId::Othello) => "Type a move, such as d3",
        Label::TypeMove(GameId::Draughts) => "Type a move, such as 11-15",
        Label::GiveLink { sheet: true } => "Send",
        Label::GiveLink { sheet: false } => "Copy",
        Label::Start => "Start",
        Label::LearnOn { last: false } => "Next",
        Label::LearnOn { last: true } => "Play",
        Label::OwnRules => "your own…",
        Label::Rules(Some(ruleset)) => ruleset_texts(ruleset).title,
        Label::Rules(None) => "Rules of your own",
        Label::ThinksBy { one_of_two: true } => {
            return format!("Method of {}'s AI", side(Player::Light, game)).into();
        }
        Label::ThinksBy { one_of_two: false } => "The AI's method",
        Label::NothingComputed { forced: true } => "Nothing: only one move was possible.",
        Label::NothingComputed { forced: false } => "Nothing yet: it has not had a turn.",
        Label::Figure(Figure::PerSecond, Unit::Playouts) => "Playouts per second",
        Label::Figure(Figure::PerSecond, Unit::Positions) => "Nodes per second",
        Label::Figure(Figure::OfMove, Unit::Playouts) => "Playouts",
        Label::Figure(Figure::OfMove, Unit::Positions) => "Nodes",
        Label::Figure(Figure::Nodes, Unit::Playouts) => "Nodes in the tree",
        Label::Figure(Figure::Nodes, Unit::Positions) => "Nodes looked at",
        Label::Expected(Expected::Certain(None)) => "A certain draw",
        Label::Games(None) => "The library is being opened.",
        Label::Entry(button) => entry(*button),
        Label::Loading => "Loading",
        Label::TryAgain => "Try again",
    };
    text.into()
}

fn strength(of: Option<Player>, seat: Seat, game: GameId) -> String {
    let whose = of.map_or_else(String::new, |player| format!(" of {}'s AI", side(player, game)));
    match seat {
        Seat::Level(level) => format!("Strength{whose}: level {level} of {}, {}", LEVELS.len(), level_name(level)),
        Seat::Depth(depth) => format!("Strength{whose}: {depth} of {DEEPEST} plies"),
        _ => format!("Strength{whose}"),
    }
}

/// What the player of that level is called.
pub(super) fn level_name(level: u8) -> &'static str {
    match level {
        0 | 1 => "newcomer",
        2 => "beginner",
        3 => "learner",
        4 => "pastime player",
        5 => "regular",
        6 => "club player",
        7 => "strong club player",
        8 => "expert",
        9 => "master",
        _ => "grandmaster",
    }
}

/// Who makes a side's moves.
pub fn seat(seat: Seat) -> Cow<'static, str> {
    let text = match seat {
        Seat::Level(level) => return format!("AI, level {level}").into(),
        Seat::Depth(depth) => return format!("AI, depth {depth}").into(),
        Seat::Chance => "AI, random moves",
        Seat::Human => "Human",
        Seat::You => "You",
        Seat::Friend => "Friend, by link",
    };
    text.into()
}

/// What one tries to reach, in a line that a small phone has room for.
fn goal(game: GameId) -> &'static str {
    match game {
        GameId::Alquerque => "Capture or block all of your opponent's checkers.",
        GameId::Othello => "The player with more discs at the end wins.",
        GameId::Draughts => "Capture or block all of your opponent's pieces.",
    }
}

/// Rules in one sentence.
fn meanings(values: &[RuleValue]) -> String {
    let all: Vec<&str> = values.iter().map(|&value| value_meaning(value)).collect();
    match all.split_last() {
        Some((last, rest)) if !rest.is_empty() => capitalized(&format!("{}, and {last}.", rest.join("; "))),
        _ => String::new(),
    }
}

/// How many games the library has, and how many that cannot be read.
fn library(games: (usize, usize)) -> Cow<'static, str> {
    let text = match games {
        (0, 0) => "",
        (1, 0) => "One game",
        (many, 0) => return format!("{many} games").into(),
        (many, unreadable) => {
            let readable = counted(many, "game");
            return format!("{readable}. {unreadable} more cannot be read; they stay in this browser.").into();
        }
    };
    text.into()
}

fn players(game: GameId, light: &str, dark: &str) -> Cow<'static, str> {
    let [light_side, dark_side] = Player::BOTH.map(|player| side(player, game));
    match (light, dark) {
        ("", "") => "".into(),
        (light, "") => format!("{}: {light}", side_name(Player::Light, game)).into(),
        ("", dark) => format!("{}: {dark}", side_name(Player::Dark, game)).into(),
        (light, dark) => format!("{light} ({light_side}) – {dark} ({dark_side})").into(),
    }
}

fn entry(button: EntryButton) -> &'static str {
    match button {
        EntryButton::Open => "Open",
        EntryButton::Replay => "Replay",
        EntryButton::Delete => "Delete",
    }
}

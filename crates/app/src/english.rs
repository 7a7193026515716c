//! English: the words of every message. Another language is another module like this one.

mod board;
mod game;
mod label;
mod lesson;
mod library;
mod parts;
mod setup;
mod storage;
mod words;

pub use board::remark;
pub use label::{label, seat};
pub use library::title;
pub use storage::problem_of;
pub use words::{capitalized, coloured, counted, in_quotes, listed, piece, pieces, side, side_name, spot};

use alquerque_core::GameId;

use crate::message::{Declined, Draw, Message, Search, Status, Task, Text};

/// A text in English; `game` is the one that is played, as each has names of its own for its sides.
pub fn written(text: &Text, game: GameId) -> String {
    let mut words = String::new();
    for message in text.messages() {
        if *message == Message::Again {
            // Nobody sees it.
            words.push('\u{a0}');
            continue;
        }
        if !words.is_empty() {
            words.push(' ');
        }
        words.push_str(&sentence(message, game));
    }
    words
}

/// A message in English.
fn sentence(message: &Message, game: GameId) -> String {
    match message {
        Message::Board(board) => board::sentence(board, game),
        Message::Draw(draw) => offered_draw(*draw, game),
        Message::Game(course) => game::sentence(course, game),
        Message::Library(library) => library::sentence(library),
        Message::Link(link) => library::link(link, game),
        Message::Status(status) => line(*status, game),
        Message::Part(part, progress) => parts::text(*part, *progress),
        Message::Reading(reading) => library::reading(reading),
        Message::Search(search) => searched(search, game),
        Message::Setup(setup) => setup::sentence(setup, game),
        Message::Storage(storage) => storage::sentence(storage),
        Message::NewVersion => "A new version is ready.".to_owned(),
        Message::Again => String::new(),
    }
}

// Alike with `core`'s `english/errors.rs`: a row for each thing that can be said.
fn offered_draw(draw: Draw, game: GameId) -> String {
    match draw {
        Draw::Offered(player) => {
            format!("{} offers a draw. {}: accept?", side_name(player, game), side_name(player.opponent(), game))
        }
        Draw::Declined(player) => format!("{} declines the draw.", side_name(player, game)),
        Draw::AiDeclines(why) => {
            let why = match why {
                Declined::PlaysByChance => "it plays by chance and wants to play on",
                Declined::TooEarly => "the game has only begun",
                Declined::HasNotThought => "it has not thought about this position",
                Declined::StandsBetter => "it thinks that it stands better",
                Declined::HopesToTurn => "it still hopes to turn the game",
            };
            format!("The AI declines the draw: {why}.")
        }
    }
}

fn searched(search: &Search, game: GameId) -> String {
    let text = match search {
        Search::Thinks(player) => return format!("{} is thinking.", side_name(*player, game)),
        Search::OtherVersion(page, search) => {
            return format!(
                "The page is of version {page} but its search of version {search}. Please reload the page."
            );
        }
        Search::Failed(why) => return format!("The search could not answer: {why}."),
        Search::WrongMove(_, Some(why)) => return format!("The search answered with a wrong {why}."),
        Search::WrongMove(text, None) => return format!("The search answered with a wrong move `{text}`."),
        Search::StartedAnew => "The search did not answer. It was started anew, and the game goes on.",
        Search::Impossible => "The AI cannot be started. Two people can still play.",
        Search::NoMove => "The search found no move.",
    };
    text.to_owned()
}

/// A line that stands by itself, without a full stop.
fn line(status: Status, game: GameId) -> String {
    match status {
        Status::Stated(outcome) => match outcome {
            alquerque_core::Outcome::Win(winner) => format!("{} has won, as the record says", side_name(winner, game)),
            alquerque_core::Outcome::Draw => "A draw, as the record says".to_owned(),
        },
        Status::Yours { player, alone, task } => {
            let what = match task {
                Task::Move => "to move",
                Task::Capture => "must capture",
                Task::GoOnOrEnd => "may go on or end the turn",
            };
            if alone {
                format!("Your turn: {} {what}", side(player, game))
            } else {
                format!("{} {what}", side_name(player, game))
            }
        }
        Status::Friends(player) => format!("{} to move: your friend", side_name(player, game)),
        Status::Thinking(player) => format!("{} is thinking…", side_name(player, game)),
        Status::Over { over, lone } => game::result(over, lone),
        Status::Lesson { game, step, done } => lesson::sentence(game, step, done),
        Status::ToMove(player) => format!("{} to move", side_name(player, game)),
    }
}

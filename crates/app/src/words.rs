//! Which messages of a language say what this crate has to say. The languages themselves are data: `crates/core/languages/`.

mod board;
mod game;
mod label;
mod lesson;
mod library;
mod nouns;
mod parts;
mod setup;
mod storage;

pub use label::{ai_in_headers, label};
pub use library::title;
pub use nouns::side_key;
pub use storage::problem;

use alquerque_core::language::{ENGLISH, English, Grammar, Language};
use alquerque_core::phrase::Phrase;
use alquerque_core::{GameId, Outcome};
use alquerque_messages::{Length, Proven};

use crate::message::{Declined, Draw, Hinted, Label, Message, Reading, Search, Setup, Status, Task, Text};
use nouns::{BySide, capitalized};

/// A language with all that is needed to speak it.
pub struct Tongue {
    language: Language,
    grammar: Box<dyn Grammar>,
}

impl Tongue {
    /// The language whose messages these are.
    pub fn new(catalogue: &str, grammar: Box<dyn Grammar>) -> Self {
        Self { language: Language::read(catalogue), grammar }
    }

    /// English.
    pub fn english() -> Self {
        Self::new(ENGLISH, Box::new(English))
    }

    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.language.write(phrase, &*self.grammar)
    }

    /// The same with what is quoted between backticks.
    pub fn say_plain(&self, phrase: &Phrase) -> String {
        self.language.write_plain(phrase, &*self.grammar)
    }

    /// A label in words; `game` is the one that is played, as each has names of its own for its sides.
    pub fn label(&self, label: &Label, game: GameId) -> String {
        let said = self.say(&self::label(label, game));
        if matches!(label, Label::Meanings(_)) { capitalized(&said) } else { said }
    }

    /// A text in words.
    pub fn written(&self, text: &Text, game: GameId) -> String {
        let mut words = String::new();
        for message in text.messages() {
            if *message == Message::Again {
                // Nobody sees it.
                words.push('\u{a0}');
                continue;
            }
            let Some(phrase) = phrase(message, game) else { continue };
            if !words.is_empty() {
                words.push(' ');
            }
            let said = self.say(&phrase);
            words.push_str(&if is_told_of_a_text(message) { capitalized(&said) } else { said });
        }
        words
    }
}

/// Whether it is one of the messages that quote what is wrong with a text, which begins in small letters.
fn is_told_of_a_text(message: &Message) -> bool {
    matches!(
        message,
        Message::Reading(Reading::Warning(..) | Reading::Problem(_) | Reading::WrongDate(_))
            | Message::Setup(Setup::Wrong { .. })
    )
}

/// What says a message; none where it says nothing.
pub fn phrase(message: &Message, game: GameId) -> Option<Phrase> {
    Some(match message {
        Message::Board(board) => board::sentence(board, game),
        Message::Draw(draw) => offered_draw(*draw, game),
        Message::Game(course) => game::sentence(course, game),
        Message::Library(library) => library::sentence(library),
        Message::Link(link) => library::link(link, game),
        Message::Status(status) => line(*status, game),
        Message::Part(part, progress) => return parts::text(*part, *progress),
        Message::Reading(reading) => library::reading(reading),
        Message::Search(search) => searched(search, game),
        Message::Setup(setup) => setup::sentence(setup, game),
        Message::Storage(storage) => storage::sentence(storage),
        Message::NewVersion => Phrase::new("new-version"),
        Message::Again => return None,
    })
}

// Alike with `core`'s `words/errors.rs`: a row for each thing that can be said.
fn offered_draw(draw: Draw, game: GameId) -> Phrase {
    match draw {
        Draw::Offered(player) => Phrase::new("draw-offered").by(player, game),
        Draw::Declined(player) => Phrase::new("draw-declined").by(player, game),
        Draw::AiDeclines(why) => Phrase::new("draw-ai-declines").key(
            "why",
            match why {
                Declined::PlaysByChance => "chance",
                Declined::TooEarly => "early",
                Declined::HasNotThought => "unthought",
                Declined::StandsBetter => "better",
                Declined::HopesToTurn => "hopes",
            },
        ),
    }
}

fn searched(search: &Search, game: GameId) -> Phrase {
    match search {
        Search::Thinks(player) => Phrase::new("search-thinks").by(*player, game),
        Search::OtherVersion(page, search) => {
            Phrase::new("search-other-version").text("page", page).text("search", search)
        }
        Search::Failed(why) => Phrase::new("search-failed").phrase("why", why.phrase()),
        Search::WrongMove(_, Some(why)) => Phrase::new("search-wrong-move-why").phrase("why", why.phrase()),
        Search::WrongMove(text, None) => Phrase::new("search-wrong-move").text("move", text),
        Search::Certain(proven, length) => certain(*proven, *length, game),
        Search::LooksUp => Phrase::new("verdict-looking"),
        Search::NothingCertain => Phrase::new("verdict-open"),
        Search::NotAllIsKnown => Phrase::new("prover-incomplete"),
        Search::LineEnds => Phrase::new("line-ends"),
        Search::CannotProve => Phrase::new("prover-missing"),
        Search::StartedAnew => Phrase::new("search-anew"),
        Search::Impossible => Phrase::new("search-impossible"),
        Search::NoMove => Phrase::new("search-no-move"),
        Search::SeeksHint => Phrase::new("hint-looking"),
        Search::Hint(hinted, text) => Phrase::new(match hinted {
            Hinted::Piece => "hint-piece",
            Hinted::Column => "hint-column",
            Hinted::Move => "hint-move",
        })
        .text("at", text),
    }
}

fn certain(proven: Proven, length: Option<Length>, game: GameId) -> Phrase {
    let Outcome::Win(winner) = proven.into() else { return Phrase::new("expected-draw") };
    let (known, plies) = match length {
        Some(Length::Exactly(plies)) => ("exactly", plies),
        Some(Length::AtMost(plies)) => ("most", plies),
        None => ("win", 0),
    };
    Phrase::new("verdict-win").by(winner, game).key("known", known).number("plies", plies)
}

/// A line that stands by itself, without a full stop.
fn line(status: Status, game: GameId) -> Phrase {
    match status {
        Status::Stated(Outcome::Win(winner)) => Phrase::new("stated-win").by(winner, game),
        Status::Stated(Outcome::Draw) => Phrase::new("stated-draw"),
        Status::Yours { player, alone, task } => {
            let task = match task {
                Task::Move => "move",
                Task::Capture => "capture",
                Task::GoOnOrEnd => "go-on",
            };
            Phrase::new(if alone { "status-yours" } else { "status-side" }).by(player, game).key("task", task)
        }
        Status::Friends(player) => Phrase::new("status-friends").by(player, game),
        Status::Thinking(player) => Phrase::new("status-thinking").by(player, game),
        Status::Over { over, lone } => game::result(over, lone),
        Status::Lesson { game, step, done } => lesson::sentence(game, step, done),
        Status::ToMove(player) => Phrase::new("status-side").by(player, game).key("task", "move"),
    }
}

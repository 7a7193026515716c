//! The dialogs for the game as text, the library, and the link to share.

use alquerque_core::record::Header;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::board::look::TextFormat;
use crate::command::Command;
use crate::elements::Elements;
use crate::library::{Entry, button_of};
use crate::markup::{Markup, Words};
use crate::page::Page;
use crate::record::{self, Field};
use crate::state::State;
use crate::text::moves::uncounted;
use crate::text::nouns::BySide;

/// The header fields by id.
const FIELDS: [(&str, Field); 4] = [
    ("header-light", Field::Text(Header::Light)),
    ("header-dark", Field::Text(Header::Dark)),
    ("header-event", Field::Text(Header::Event)),
    ("header-date", Field::Date),
];

/// The header that a field of the form is for.
pub fn field(id: &str) -> Option<Field> {
    FIELDS.into_iter().find(|(name, _)| *name == id).map(|(_, field)| field)
}

/// The game as text.
pub fn record(state: &State) -> Elements {
    let (mut elements, dialogs) = (Elements::default(), &state.page.dialogs);
    let formats = state.look().text_formats;
    let option = |(index, format): (usize, &TextFormat)| Markup::option(index.to_string(), Phrase::new(format.name));
    elements.fill("record-form", formats.iter().enumerate().map(option));
    for (id, player) in [("header-light-label", Player::Light), ("header-dark-label", Player::Dark)] {
        elements.text(id, Phrase::new(message::SIDE_NAME).by(player, state.settings.game()));
    }
    elements.show("record-form-field", formats.len() > 1);
    elements.select("record-form", dialogs.text_format.to_string());
    elements.value("record-text", record::text(state));
    let headers = state.game.record.headers();
    for (id, field) in FIELDS {
        match field {
            Field::Text(header) => elements.idle_value(id, headers.text(header)),
            // Keep invalid input, so that the user can correct it.
            Field::Date if !dialogs.date_problem.is_empty() => {}
            Field::Date if headers.date.is_unknown() => elements.idle_value(id, ""),
            Field::Date => elements.idle_value(id, headers.date.to_string()),
        }
    }
    elements.show_text("record-help", state.help_phrase());
    elements.text("header-date-problem", dialogs.date_problem.clone());
    elements.show("header-date-problem", !dialogs.date_problem.is_empty());
    elements.bool_attribute("header-date", "aria-invalid", !dialogs.date_problem.is_empty());
    // Pictures are above it.
    let is_of_picture = dialogs.done.phrases().iter().any(|phrase| phrase.id().name().starts_with("picture-"));
    elements.text("record-done", Some(dialogs.done.clone()).filter(|_| !is_of_picture));
    elements.show("record-reading", dialogs.importing.is_some());
    if let Some(importing) = &dialogs.importing {
        elements.text("record-progress", importing.progress());
        elements.attribute("record-bar", "value", importing.percent().to_string());
    }
    elements.fill("record-problems", dialogs.problems.iter().map(|problem| Markup::text("li", problem.clone())));
    elements.show("record-problems", !dialogs.problems.is_empty());
    elements
}

/// The link to share.
pub fn share(state: &State) -> Elements {
    let (mut elements, dialogs) = (Elements::default(), &state.page.dialogs);
    let imports = state.page.current() == Some(Page::Record);
    elements.show("share-title-game", !imports);
    elements.show("share-title-record", imports);
    elements.attribute("share", "data-shown", if imports { "record" } else { "share" });
    elements.value("share-link", &*dialogs.link);
    elements.value("show-link", dialogs.show_link());
    let has_sheet = state.environment.has_share_sheet;
    for (id, command, sends) in [
        ("give-link", Command::Share, has_sheet),
        ("give-show-link", Command::ShareShown, has_sheet),
        ("copy-record", Command::CopyRecord, false),
    ] {
        let words = match dialogs.copied {
            Some((copied, true)) if copied == command => Phrase::new(message::GIVE_COPIED),
            _ if sends => Phrase::new(message::GIVE_SEND),
            _ => Phrase::new(message::GIVE_COPY),
        };
        elements.text(id, words);
    }
    let plays_on = state.game.study_mode().is_none() && state.game.record.result().is_none();
    elements.text("share-link-label", Phrase::new(if plays_on { message::SHARE_INVITE } else { message::SHARE_LINK }));
    let is_sent = state.awaits_friend() && dialogs.copied == Some((Command::Share, true));
    elements.show_text("share-copied", is_sent.then(|| Phrase::new(message::FRIEND_COPIED)));
    elements.show("share-up-to-here-field", state.goes_on());
    elements.check("share-up-to-here", dialogs.ends_here);
    elements.text("share-done", dialogs.done.clone());
    // A friend takes over the computer's side by a button of its own.
    let hands_over = plays_on && state.can(Command::PlayByLink);
    let has_link = !hands_over && state.is_link_for_friend();
    for id in ["share-link-label", "share-link-line", "share-code-figure"] {
        elements.show(id, has_link);
    }
    elements.show("share-move-first", !has_link && !hands_over);
    elements.show("share-by-link", hands_over);
    elements
}

/// The library.
pub fn library(state: &State) -> Elements {
    let (mut elements, library) = (Elements::default(), state.shelf.library());
    elements.text("library-done", state.page.dialogs.done.clone());
    elements.show("library-undelete", state.shelf.can_undelete());
    let running: Vec<Markup> = GameId::ALL.into_iter().filter_map(|game| running_row(state, game)).collect();
    let why_empty = library.why_empty().filter(|_| running.is_empty());
    elements.show("library-empty", why_empty.is_some());
    elements.text("library-empty", why_empty);
    elements.show("library-export", !library.entries.is_empty());
    // An imported game that goes on as it was is listed once.
    let entries = || GameId::ALL.into_iter().filter_map(|game| running_entry(state, game));
    let going_on: Vec<String> = entries().filter(|(_, is_undone)| !is_undone).map(|(entry, _)| entry.record).collect();
    let is_listed = |entry: &&Entry| !going_on.contains(&entry.record);
    let twice = library.entries.len() - library.entries.iter().filter(is_listed).count();
    elements.text("library-count", library.count(running.len() - twice.min(running.len())));
    let (listed, has_more) = state.shelf.newest();
    elements.fill("library-games", running.into_iter().chain(listed.filter(is_listed).map(|entry| row(entry, true))));
    elements.show("library-more", has_more);
    elements
}

/// The running game of a kind as the library would store it, and whether its last moves were undone, so that it has no
/// result. The study has no running games.
fn running_entry(state: &State, game: GameId) -> Option<(Entry, bool)> {
    let running = state.running(game).filter(|_| state.game.study_mode().is_none())?;
    let entry = Entry::from_record(running);
    let played = if is_on_board(state, game) { state.live_ply() } else { running.played() };
    if played == running.plies() {
        return Some((entry, false));
    }
    let moves = u32::try_from(played).unwrap_or(u32::MAX);
    let passes = u32::try_from(uncounted(running, played)).unwrap_or_default();
    Some((Entry { result: None, moves, passes, ..entry }, true))
}

/// Whether the running game of this kind is on the board.
fn is_on_board(state: &State, game: GameId) -> bool {
    state.game.record.board().game == game && !state.game.is_viewed()
}

/// A row for the running game of a kind, however short, with a button that resumes it unless it is on the board. The
/// study has no running games.
fn running_row(state: &State, game: GameId) -> Option<Markup> {
    let (entry, _) = running_entry(state, game)?;
    let is_here = is_on_board(state, game);
    let place = if is_here { Phrase::new(message::GAME_ON_BOARD) } else { Phrase::new(message::NOT_FINISHED) };
    let ended = entry.result.map(|_| entry.ended());
    let moves = Phrase::new(message::MOVES_MANY).number("moves", entry.move_count());
    let text = Markup::new("div")
        .child(Markup::text("strong", entry.name()))
        .child(Markup::text("span", Words::facts([place.into(), ended.into(), moves.into()])).class("facts"));
    let resume = Phrase::new(message::RESUME);
    let label = Phrase::new(message::ENTRY_OF).phrase("button", resume.clone()).phrase("title", entry.name());
    let button = Markup::button(resume)
        .class("primary")
        .with("data-do", "start")
        .with("data-game", game.name())
        .with("aria-label", label);
    let buttons = Markup::new("div").class("entry-actions").children((!is_here).then_some(button));
    Some(Markup::new("li").child(text).child(buttons))
}

/// A row for a game; only the library itself has all buttons.
pub(crate) fn row(entry: &Entry, is_in_library: bool) -> Markup {
    let moves = Phrase::new(message::MOVES_MANY).number("moves", entry.move_count());
    let accuracy = entry.accuracy_text();
    let against = entry.against();
    let name = entry.row_name();
    // The event or the result takes the place of the title.
    let kind = (against.is_some() || !entry.event.is_empty()).then(|| entry.title.phrase());
    let ended = against.is_none().then(|| entry.ended());
    let date = || Words::Date(entry.date.clone());
    let resigned = entry.resigned.then(|| Phrase::new(message::BY_RESIGNATION));
    let helped = entry.helped.then(|| Phrase::new(message::BY_HELP));
    let facts = [date(), kind.into(), ended.into(), resigned.into(), helped.into(), moves.into(), accuracy.into()];
    let is_named = against.is_none() && !(entry.light.is_empty() && entry.dark.is_empty());
    let players = is_named.then(|| Markup::text("span", entry.players()).class("facts"));
    let text = Markup::new("div")
        .child(Markup::text("strong", name.clone()))
        .child(Markup::text("span", Words::facts(facts)).class("facts"))
        .children(players);
    let resumes = entry.can_resume() && is_in_library;
    let all = [
        ("open", Phrase::new(if resumes { message::RESUME } else { message::ENTRY_OPEN })),
        ("replay", Phrase::new(message::ENTRY_REPLAY)),
        ("delete", Phrase::new(message::ENTRY_DELETE)),
    ];
    let buttons = all.into_iter().filter(|(what, _)| is_in_library || *what != "delete").map(|(what, word)| {
        let label = Phrase::new(message::ENTRY_OF).phrase("button", word.clone()).phrase("title", name.clone());
        let button = Markup::button(word)
            .class(match what {
                "delete" => "quiet",
                "open" if resumes => "primary",
                _ => "",
            })
            .with("data-do", format!("library-{what}"))
            .with("data-id", entry.id.to_string())
            .with("aria-label", Words::Joined(" ", vec![label.into(), date()]));
        if what == "open" && is_in_library { button.with("id", button_of(entry.id)) } else { button }
    });
    Markup::new("li").child(text).child(Markup::new("div").class("entry-actions").children(buttons))
}

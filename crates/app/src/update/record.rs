//! The record's events; and the game as text, out and in.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{LONGEST_TEXT, export, file_text, import};

use super::say::joined;
use super::{library, share, shelf, stepping, tabs};
use crate::effect::Effect;
use crate::hand::{capitalized, counted, in_quotes};
use crate::look::Form;
use crate::page::Page;
use crate::record_event::{Field, RecordEffect, RecordEvent};
use crate::state::State;

pub(super) fn handle(state: &mut State, event: RecordEvent) -> Vec<Effect> {
    match event {
        RecordEvent::GoTo(ply) => stepping::go_to(state, ply),
        RecordEvent::Step(step) => stepping::step(state, step),
        RecordEvent::Select(node) => stepping::select(state, node),
        RecordEvent::PlayBack => stepping::play_back(state),
        RecordEvent::PlayBackDue(number) => stepping::play_back_due(state, number),
        RecordEvent::LibraryFound { rows, text } => shelf::found(state, rows.as_deref(), text),
        RecordEvent::LibraryWritten(done) => shelf::written(state, done),
        RecordEvent::Open(id) => library::open(state, id, false),
        RecordEvent::Replay(id) => library::open(state, id, true),
        RecordEvent::Delete(id) => library::delete(state, id),
        RecordEvent::Undelete => library::undelete(state),
        RecordEvent::ExportAll => library::export_all(state),
        RecordEvent::Form(place) => {
            state.dialogs.form = place;
            Vec::new()
        }
        RecordEvent::Header(field, text) => header(state, field, &text),
        RecordEvent::Copy => vec![Effect::Record(RecordEffect::Copy(text(state)))],
        RecordEvent::Download => {
            let game = state.record.board().game;
            let name = shelf::file_name(game.name(), state.record.headers().date, form(state).ending);
            vec![Effect::Record(RecordEffect::Download { name, text: text(state) })]
        }
        RecordEvent::Copied(done) => {
            let text = if done { "Copied." } else { "It cannot be copied here: select the text and copy it by hand." };
            done_is(state, text.to_owned());
            Vec::new()
        }
        RecordEvent::Import(text) => read(state, &text),
        RecordEvent::FileRead { name, bytes } => file_read(state, &name, bytes),
        RecordEvent::Share => share::share(state),
        RecordEvent::Shared => share::shared(state),
        RecordEvent::Link(link) => share::open(state, &link),
        RecordEvent::PlayByLink => share::play_by_link(state),
        RecordEvent::Kept(kept) => tabs::kept(state, kept),
        RecordEvent::OtherSettings(text) => tabs::settings_changed(state, &text),
        RecordEvent::OtherTab(saved) => tabs::went_on(state, &saved),
    }
}

fn done_is(state: &mut State, text: String) {
    state.announcement.clone_from(&text);
    state.dialogs.done = text;
}

/// The text form of the game that is shown.
fn form(state: &State) -> &'static Form {
    let forms = state.look().forms;
    forms.get(state.dialogs.form).unwrap_or(&forms[0])
}

/// The game as text.
pub fn text(state: &State) -> String {
    export(&*shelf::named(state), form(state).format)
}

fn header(state: &mut State, field: Field, text: &str) -> Vec<Effect> {
    let headers = state.record.headers_mut();
    match field {
        Field::Text(header) => headers.set_text(header, text),
        Field::Date => match text.parse() {
            Ok(date) => {
                headers.date = date;
                state.dialogs.date_problem.clear();
            }
            Err(error) => {
                state.dialogs.date_problem = in_quotes(&format!("{error}."));
                state.announcement.clone_from(&state.dialogs.date_problem);
                return Vec::new();
            }
        },
    }
    let mut effects = shelf::file_again(state);
    effects.push(Effect::SaveGame);
    effects
}

fn problem(state: &mut State, text: String) -> Vec<Effect> {
    state.announcement.clone_from(&text);
    state.dialogs.problems = vec![text];
    Vec::new()
}

/// Reads games, puts the first on the board and, where there are several or they are over, all into the library.
fn read(state: &mut State, text: &str) -> Vec<Effect> {
    state.dialogs.done.clear();
    state.dialogs.problems.clear();
    if text.trim().is_empty() {
        return problem(state, "There is nothing to read yet: paste a game or a link, or choose a file.".to_owned());
    }
    if text.len() > LONGEST_TEXT {
        return problem(state, too_large("The text"));
    }
    let (mut records, mut problems, mut warnings) = (Vec::<Box<dyn AnyRecord>>::new(), Vec::new(), Vec::new());
    let results = import(text);
    let all = results.len();
    for (number, result) in (1..).zip(results) {
        match result {
            Ok(imported) => {
                warnings.extend(imported.warnings.into_iter().map(|warning| match all {
                    1 => warning,
                    _ => format!("game {number}: {warning}"),
                }));
                records.push(imported.record);
            }
            Err(error) => problems.push(format!("{}.", capitalized(&in_quotes(&error.to_string())))),
        }
    }
    let Some(first) = records.first().cloned() else {
        state.announcement = problems.join(" ");
        state.dialogs.problems = problems;
        return Vec::new();
    };
    let several = records.len() > 1 || !problems.is_empty();
    records.retain(|record| several || record.result().is_some());
    let (left_out, full, mut effects) = library::take_in(state, &records);
    let read = if several { counted(records.len(), "game") } else { crate::library::title(&*first) };
    let said = match (records.len(), left_out) {
        _ if !several && left_out == 0 => format!("{read} read."),
        (1, 0) => format!("{read} read; it is in the library and on the board."),
        (_, 0) => format!("{read} read; they are in the library, and the first is on the board."),
        (1, _) => format!("{read} read; it is on the board. The library is full, and there is no room for it."),
        _ => format!(
            "{read} read, and the first is on the board. The library is full: {left_out} of them found no room in it."
        ),
    };
    let mut said = joined(&said, &full);
    for warning in &warnings {
        said = format!("{said} {}.", capitalized(&in_quotes(warning.trim_end_matches('.'))));
    }
    let page = state.page;
    effects.extend(library::put_on_board(state, first, &said));
    if !problems.is_empty() {
        // What is wrong stays in sight, with the text beside it.
        effects.retain(|effect| *effect != Effect::LeavePage);
        state.page = page;
        state.announcement = format!("{said} {}", problems.join(" "));
        state.dialogs.done = said;
        state.dialogs.problems = problems;
    }
    effects
}

fn too_large(what: &str) -> String {
    format!("{what} is too large: at most 1 MB can be read. Split it into several smaller ones.")
}

fn file_read(state: &mut State, name: &str, bytes: Option<Vec<u8>>) -> Vec<Effect> {
    let Some(bytes) = bytes else {
        state.page = Some(Page::Record);
        return problem(state, too_large(&format!("The file {name}")));
    };
    let Some(text) = file_text(&bytes) else {
        state.page = Some(Page::Record);
        return problem(state, format!("The file {name} is not a text file."));
    };
    let mut effects = read(state, &text);
    if !state.dialogs.problems.is_empty() {
        state.page = Some(Page::Record);
        effects.push(Effect::Record(RecordEffect::ShowText(text)));
    }
    effects
}

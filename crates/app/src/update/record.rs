//! The record's events; and the game as text, out and in.

use std::collections::BTreeSet;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{LONGEST_TEXT, export, file_text, import, to_link};

use super::{library, share, shelf, stepping, tabs};
use crate::effect::Effect;
use crate::look::Form;
use crate::message::{Games, Place, Reading, Text, Title};
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
            state.dialogs.done = if done { Reading::Copied } else { Reading::NotCopied }.into();
            state.announcement.clone_from(&state.dialogs.done);
            Vec::new()
        }
        RecordEvent::Import(text) => read(state, &text),
        RecordEvent::FileRead { name, bytes } => file_read(state, &name, bytes),
        RecordEvent::Links => share::links(state),
        RecordEvent::ShareShown => share::share_shown(state),
        RecordEvent::Share => share::share(state),
        RecordEvent::Shared => share::shared(state),
        RecordEvent::Link(link) => share::open(state, &link),
        RecordEvent::Show(link) => share::show(state, &link),
        RecordEvent::PlayByLink => share::play_by_link(state),
        RecordEvent::Kept(kept) => tabs::kept(state, kept),
        RecordEvent::OtherSettings(text) => tabs::settings_changed(state, &text),
        RecordEvent::OtherTab(saved) => tabs::went_on(state, &saved),
    }
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
                state.dialogs.date_problem = Reading::WrongDate(error).into();
                state.announcement.clone_from(&state.dialogs.date_problem);
                return Vec::new();
            }
        },
    }
    let known = state.record.headers().clone();
    if state.shown().is_some()
        && let Some(shown) = &mut state.prover.shown
    {
        *shown.game.headers_mut() = known;
    }
    let mut effects = shelf::file_again(state);
    effects.push(Effect::SaveGame);
    effects
}

fn problem(state: &mut State, problem: Reading) -> Vec<Effect> {
    let text = Text::from(problem);
    state.announcement.clone_from(&text);
    state.dialogs.problems = vec![text];
    Vec::new()
}

/// Reads games, puts the first on the board and, where there are several or they are over, all into the library.
fn read(state: &mut State, text: &str) -> Vec<Effect> {
    state.dialogs.done.clear();
    state.dialogs.problems.clear();
    if text.trim().is_empty() {
        return problem(state, Reading::Nothing);
    }
    if text.len() > LONGEST_TEXT {
        return problem(state, Reading::TooLarge(None));
    }
    let (mut records, mut problems, mut warnings) = (Vec::<Box<dyn AnyRecord>>::new(), Vec::new(), Vec::new());
    let results = import(text);
    let all = results.len();
    for (number, result) in (1..).zip(results) {
        match result {
            Ok(imported) => {
                let number = (all > 1).then_some(number);
                warnings.extend(imported.warnings.into_iter().map(|warning| Reading::Warning(number, warning)));
                records.push(imported.record);
            }
            Err(error) => problems.push(Text::from(Reading::Problem(error))),
        }
    }
    let Some(first) = records.first().cloned() else {
        state.announcement = problems.iter().cloned().fold(Text::new(), Text::and);
        state.dialogs.problems = problems;
        return Vec::new();
    };
    let several = records.len() > 1 || !problems.is_empty();
    // A game that stands there twice is one game.
    let mut links = BTreeSet::new();
    records.retain(|record| links.insert(to_link(&**record)));
    records.retain(|record| several || record.result().is_some());
    let (left_out, full, mut effects) = library::take_in(state, &records);
    let what = if several { Games::Many(records.len()) } else { Games::One(Title::of(&*first)) };
    let place = match left_out {
        0 if !several => Place::Board,
        0 => Place::Library,
        _ => Place::LibraryWithout(left_out),
    };
    let mut said = Text::from(Reading::Read { what, place }).and(full);
    for warning in warnings {
        said.push(warning);
    }
    let page = state.page;
    effects.extend(library::put_on_board(state, first, said.clone()));
    if !problems.is_empty() {
        // What is wrong stays in sight, with the text beside it.
        effects.retain(|effect| *effect != Effect::LeavePage);
        state.page = page;
        state.announcement = problems.iter().cloned().fold(said.clone(), Text::and);
        state.dialogs.done = said;
        state.dialogs.problems = problems;
    }
    effects
}

fn file_read(state: &mut State, name: &str, bytes: Option<Vec<u8>>) -> Vec<Effect> {
    let Some(bytes) = bytes else {
        state.page = Some(Page::Record);
        return problem(state, Reading::TooLarge(Some(name.to_owned())));
    };
    let Some(text) = file_text(&bytes) else {
        state.page = Some(Page::Record);
        return problem(state, Reading::NotText(name.to_owned()));
    };
    let mut effects = read(state, &text);
    if !state.dialogs.problems.is_empty() {
        state.page = Some(Page::Record);
        effects.push(Effect::Record(RecordEffect::ShowText(text)));
    }
    effects
}

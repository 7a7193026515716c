//! Handles the events of the studies and their chapters.

pub mod current_chapter;
pub mod edits;
pub mod index;
pub mod other_tab;
pub mod state;
pub mod view;

pub use state::{KEY, Studies};

use alquerque_app::effect::Effect;
use alquerque_app::importing::MAX_CHAPTERS;
use alquerque_app::notice::say::done;
use alquerque_app::record::RecordEffect;
use alquerque_app::state::State;
use alquerque_app::storage::MAX_PROBLEM_LEN;
use alquerque_app::update::open_record;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Format, Header, export};
use alquerque_language::{Fill, Phrase, message};

use crate::effect::{StudyEffect, from_game, report};
use crate::event::StudiesEvent;
use crate::lab::export::{Content, File};
use crate::study::Study;
use current_chapter::from_here;
use index::{Chapter, StudyEntry, clean};
use state::Deleted;

/// Handles an event.
pub fn handle(study: &mut Study, state: &mut State, event: StudiesEvent) -> Vec<StudyEffect> {
    let may_restore =
        matches!(event, StudiesEvent::Undelete | StudiesEvent::DeleteChapter(_) | StudiesEvent::DeleteStudy(_));
    if !may_restore {
        study.studies.deleted.clear();
    }
    state.page.clear_confirmation();
    match event {
        StudiesEvent::Open(id) => open_and_close(study, state, id),
        StudiesEvent::New => {
            let record = AnyGame::of(&*state.game.record).record();
            let id = study.studies.add_study("", &[record], &state.environment);
            open_and_close(study, state, id)
        }
        StudiesEvent::Add { from_here } => add(study, state, from_here),
        StudiesEvent::NameChapter(id, name) => name_chapter(study, state, id, &name),
        StudiesEvent::NameStudy(id, name) => {
            let name = clean(&name);
            let ((), is_saved) = study.studies.change(|index| {
                if let Some(study) = index.studies.iter_mut().find(|study| study.id == id) {
                    study.name = name;
                }
            });
            report_unsaved(state, is_saved)
        }
        StudiesEvent::Move { id, up } => {
            let (moved, is_saved) = study.studies.change(|index| {
                let (study, position) = index.indices_of(id)?;
                let chapters = &mut index.studies[study].chapters;
                let other = if up { position.checked_sub(1)? } else { position + 1 };
                (other < chapters.len()).then(|| chapters.swap(position, other))
            });
            let mut effects = report_unsaved(state, is_saved);
            if moved.is_some() {
                // The list is rendered again, and the focus stays on the moved chapter.
                let direction = if up { "up" } else { "down" };
                effects.push(focus(format!("chapter-{direction}-{id}")));
            }
            effects
        }
        StudiesEvent::DeleteChapter(id) => delete_chapter(study, state, id),
        StudiesEvent::DeleteStudy(id) => delete_study(study, state, id),
        StudiesEvent::Undelete => undelete(study, state),
        StudiesEvent::Export => save(study, state),
    }
}

fn focus(id: String) -> StudyEffect {
    StudyEffect::Game(Effect::Record(RecordEffect::Focus(id)))
}

/// Reports if the studies could not be saved.
fn report_unsaved(state: &mut State, is_saved: bool) -> Vec<StudyEffect> {
    report(state, (!is_saved).then(|| Phrase::new(message::STUDY_NOT_KEPT)))
}

/// Puts a chapter on the board and closes the dialog, unless the chapter is unreadable, which the dialog says.
fn open_and_close(study: &mut Study, state: &mut State, id: u32) -> Vec<StudyEffect> {
    let mut effects = open(study, state, id);
    if study.studies.current_id == id {
        effects.extend(state.page.close().map(|_| StudyEffect::Game(Effect::RemoveFragment)));
    }
    effects
}

/// Puts a chapter on the board. The current one is already stored.
pub(crate) fn open(study: &mut Study, state: &mut State, id: u32) -> Vec<StudyEffect> {
    if id == study.studies.current_id {
        return Vec::new();
    }
    let record = match study.studies.load_record(id) {
        Ok(record) => record,
        Err(problem) => {
            let why = Fill::Short(problem.phrase(), MAX_PROBLEM_LEN);
            done(state, Phrase::new(message::CHAPTER_UNREADABLE).with("why", why));
            return Vec::new();
        }
    };
    // Tries are not part of the chapter.
    let mut effects = study.leave_board(state);
    study.studies.leave_blank();
    effects.extend(from_game(open_record(state, record.clone())));
    study.studies.set_open(id);
    study.studies.replacements = state.game.replacements();
    study.edits = study.studies.history(id, &*record);
    study.annotation_revision = study.annotation_revision.wrapping_add(1);
    study.review.revision = study.review.revision.wrapping_add(1);
    if let Some((entry, position)) = study.studies.open() {
        state.notices.announce(entry.chapters[position].title(position + 1));
    }
    effects
}

fn add(study: &mut Study, state: &mut State, is_from_here: bool) -> Vec<StudyEffect> {
    let record = state.game.own();
    let new = if is_from_here { from_here(&*state.game.record) } else { Some(AnyGame::of(record).record()) };
    let Some(new) = new else { return Vec::new() };
    let Some((id, is_saved)) = study.studies.add_chapter(&*new) else {
        done(state, Phrase::new(message::CHAPTERS_FULL).number("chapters", MAX_CHAPTERS));
        return Vec::new();
    };
    let focus = vec![focus(format!("chapter-name-{id}"))];
    [report_unsaved(state, is_saved), open(study, state, id), focus].concat()
}

fn name_chapter(study: &mut Study, state: &mut State, id: u32, name: &str) -> Vec<StudyEffect> {
    if id == study.studies.current_id {
        let record = state.game.own_mut();
        record.headers_mut().set_text(Header::Chapter, name);
        study.edits.observe_annotation(record);
        return from_game(vec![Effect::SaveGame]);
    }
    let Ok(mut record) = study.studies.load_record(id) else { return Vec::new() };
    record.headers_mut().set_text(Header::Chapter, name);
    let ((), is_saved) = study.studies.change(|index| {
        if let Some((study, position)) = index.indices_of(id) {
            index.studies[study].chapters[position] = Chapter::new(id, &*record);
        }
    });
    let is_saved = study.studies.write_record(id, &*record) && is_saved;
    report_unsaved(state, is_saved)
}

fn delete_chapter(study: &mut Study, state: &mut State, id: u32) -> Vec<StudyEffect> {
    study.studies.read_again();
    let Some((at, position)) = study.studies.index.indices_of(id) else { return Vec::new() };
    let chapters = &study.studies.index.studies[at].chapters;
    // A study needs a chapter.
    let Some(next) = chapters.get(position + 1).or_else(|| position.checked_sub(1).map(|before| &chapters[before]))
    else {
        return Vec::new();
    };
    let (next, title) = (next.id, chapters[position].title(position + 1));
    let was_here = id == study.studies.current_id;
    let mut effects = if was_here { open(study, state, next) } else { Vec::new() };
    if study.studies.current_id == id {
        // The next one is unreadable, which has been reported. The board would restore the deleted one.
        return effects;
    }
    let (deleted, is_saved) = study.studies.change(|index| {
        let (at, position) = index.indices_of(id)?;
        let study = &mut index.studies[at];
        let chapter = study.chapters.remove(position);
        Some((position, StudyEntry { chapters: vec![chapter], ..study.clone() }))
    });
    effects.extend(report_unsaved(state, is_saved));
    if let Some((position, entry)) = deleted {
        let open = was_here.then_some(id);
        let deleted = Deleted { of: Some(entry.id), position, entry, texts: Vec::new(), open };
        effects.push(remember_deleted(study, state, title, deleted));
    }
    effects
}

fn delete_study(study: &mut Study, state: &mut State, id: u32) -> Vec<StudyEffect> {
    study.studies.read_again();
    let Some(entry) = study.studies.index.studies.iter().find(|study| study.id == id).cloned() else {
        return Vec::new();
    };
    let mut effects = Vec::new();
    let here = study.studies.current_id;
    let was_here = entry.chapters.iter().any(|chapter| chapter.id == here);
    if was_here {
        let others = study.studies.index.studies.iter().rev().filter(|study| study.id != id);
        let next = others.flat_map(|study| &study.chapters).map(|chapter| chapter.id).next();
        let next = next.unwrap_or_else(|| {
            let record = AnyGame::of(&*state.game.record).record();
            study.studies.add_study("", &[record], &state.environment)
        });
        effects.extend(open(study, state, next));
        if study.studies.current_id == here {
            // As for a chapter.
            return effects;
        }
    }
    let (position, is_saved) = study.studies.change(|index| {
        let position = index.studies.iter().position(|study| study.id == id);
        position.inspect(|&position| drop(index.studies.remove(position)))
    });
    effects.extend(report_unsaved(state, is_saved));
    if let Some(position) = position {
        let (title, open) = (entry.title(), was_here.then_some(here));
        let deleted = Deleted { of: None, position, entry, texts: Vec::new(), open };
        effects.push(remember_deleted(study, state, title, deleted));
    }
    effects
}

/// Keeps what was deleted with its stored texts. Returns the effect that focuses the button to restore it.
fn remember_deleted(study: &mut Study, state: &mut State, title: Phrase, deleted: Deleted) -> StudyEffect {
    let texts = study.studies.take_texts(&deleted.entry.chapters);
    done(state, Phrase::new(message::STUDY_DELETED).phrase("title", title));
    study.studies.deleted.push(Deleted { texts, ..deleted });
    focus("studies-undelete".to_owned())
}

fn undelete(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    let Some(Deleted { of, position, entry, texts, open: shown }) = study.studies.deleted.pop() else {
        return Vec::new();
    };
    let mut is_saved = true;
    for (key, text) in &texts {
        is_saved &= study.studies.store.set(key, text);
    }
    let back = match of {
        Some(_) => entry.chapters.first().map(|chapter| format!("chapter-open-{}", chapter.id)),
        None => Some(format!("study-open-{}", entry.id)),
    };
    let ((), is_list_saved) = study.studies.change(|index| {
        let of = of.and_then(|of| index.studies.iter_mut().find(|study| study.id == of));
        match of {
            Some(study) => {
                let position = position.min(study.chapters.len());
                study.chapters.splice(position..position, entry.chapters);
            }
            None => index.studies.insert(position.min(index.studies.len()), entry),
        }
    });
    done(state, Phrase::new(message::STUDY_UNDELETED));
    let mut effects = report_unsaved(state, is_saved && is_list_saved);
    if let Some(id) = shown {
        effects.extend(open(study, state, id));
    }
    effects.extend(back.map(focus));
    effects
}

/// Maximum length of a file's title, in characters.
const MAX_TITLE: usize = 60;

/// A study's name as part of a file name: letters and digits of all languages, and hyphens.
fn file_title(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let title: String = words.collect::<Vec<_>>().join("-").chars().take(MAX_TITLE).collect();
    if title.is_empty() { "study".to_owned() } else { title }
}

/// Saves all chapters as one file, as other programs do.
fn save(study: &Study, state: &mut State) -> Vec<StudyEffect> {
    let Some((entry, _)) = study.studies.open() else { return Vec::new() };
    let mut texts = Vec::new();
    for chapter in &entry.chapters {
        let on_board = (chapter.id == study.studies.current_id).then(|| state.game.own().boxed());
        let Some(mut record) = on_board.or_else(|| study.studies.load_record(chapter.id).ok()) else { continue };
        record.headers_mut().set_text(Header::Study, &entry.name);
        texts.push(export(&*record as &dyn AnyRecord, Format::Pdn));
    }
    let today = state.environment.today;
    let date = if today.is_unknown() { String::new() } else { format!("-{today}") };
    let chapters = texts.len();
    done(state, Phrase::new(message::STUDY_EXPORTED).number("chapters", chapters));
    let name = format!("{}{date}.pdn", file_title(&entry.name));
    let file = File { name, content: Content::Text(texts.join("\n")) };
    vec![StudyEffect::Save(file)]
}

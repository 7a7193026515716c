//! Finds the chapter of the game on the board: the one it continues, one already stored, or a new one.

use std::rc::Rc;

use alquerque_app::event::Event as AppEvent;
use alquerque_app::library::contains_all_moves;
use alquerque_app::notice::say::notice;
use alquerque_app::state::State;
use alquerque_app::storage::{Problem, Store};
use alquerque_app::text::title::Title;
use alquerque_app::update::{open_record, update as app_update};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Header, NodeId};
use alquerque_language::{Phrase, message};

use super::Studies;
use super::edits::Edits;
use super::index::is_given;
use super::other_tab::{has_lost_content, is_same};
use super::state::{KEY, load, read_record};
use crate::study::Study;

/// Puts the last opened chapter on the board before the page starts. A user coming from the game's page
/// (`comes_from_game`) wants that game instead, and so sees a chapter of its kind or an empty board.
pub fn prepare(state: &mut State, store: &dyn Store, comes_from_game: bool) {
    let (index, trouble) = load(store);
    if let Some(index) = index {
        // The studies have the other games as chapters, unless deleted.
        state.game.forget_others(|_| true);
        let kind = state.game.record.board().game;
        let open = index.chapters_to_open().find_map(|id| read_record(store, id).ok());
        let wanted = open.filter(|record| !comes_from_game || record.board().game == kind);
        let record = wanted.unwrap_or_else(|| AnyGame::of(&*state.game.record).record());
        // Nothing has to be saved: the stored game is unchanged.
        drop(open_record(state, record));
    }
    if let Some(trouble) = trouble {
        drop(app_update(state, AppEvent::Trouble(trouble)));
    }
}

/// Whether a game has no moves and no remarks.
pub(super) fn is_blank(record: &dyn AnyRecord) -> bool {
    record.tree().len() == 1 && !record.tree().has_remarks()
}

impl Studies {
    /// Reads the studies, and finds the chapter on the board. Converts games stored before there were studies.
    pub(crate) fn begin(store: Rc<dyn Store>, state: &State) -> (Self, Edits) {
        let is_new = store.get(KEY).is_none();
        let mut studies = Self::read(store);
        studies.replacements = state.game.replacements();
        if is_new {
            for record in state.game.others().iter().filter(|record| !is_blank(&***record)) {
                studies.add_study("", std::slice::from_ref(record), &state.environment);
            }
        }
        let record = state.record_to_save();
        let is_on_board = |id| studies.load_record(id).is_ok_and(|stored| is_same(&*stored, record));
        // The list may have lost a damaged study, and with it the last opened chapter.
        let is_listed = |id| studies.index.indices_of(id).is_some();
        let open = studies.index.chapters_to_open().find(|&id| is_listed(id) && is_on_board(id));
        let here = open.unwrap_or_else(|| studies.add_study("", &[record.boxed()], &state.environment));
        studies.set_open(here);
        let edits = studies.history(studies.current_id, record);
        (studies, edits)
    }

    /// The other chapters with games of the same rules, latest study first.
    fn chapters_with_rules_of(&self, record: &dyn AnyRecord) -> impl Iterator<Item = (u32, Box<dyn AnyRecord>)> {
        let title = Title::from_record(record);
        let chapters = self.index.studies.iter().rev().flat_map(|study| &study.chapters);
        let chapters = chapters.filter(move |chapter| chapter.id != self.current_id && chapter.facts.title == title);
        chapters.filter_map(|chapter| Some((chapter.id, self.load_record(chapter.id).ok()?)))
    }

    /// The first chapter, and its game, of the latest study with this name whose first chapter has all moves and comments
    /// of `record`.
    fn study_with(&self, name: &str, record: &dyn AnyRecord) -> Option<(u32, Box<dyn AnyRecord>)> {
        let named = self.index.studies.iter().rev().filter(|study| study.name == name);
        let chapters = named.filter_map(|study| study.chapters.first()).filter(|chapter| chapter.id != self.current_id);
        let mut games = chapters.filter_map(|chapter| Some((chapter.id, self.load_record(chapter.id).ok()?)));
        games.find(|(_, game)| game.start_text() == record.start_text() && !has_lost_content(&**game, record))
    }

    /// Removes the study on the board if it is blank and unnamed.
    pub(super) fn leave_blank(&mut self) {
        let Some((study, _)) = self.open() else { return };
        let is_single = study.chapters.len() == 1 && study.name.is_empty() && study.chapters[0].name.is_empty();
        let id = study.id;
        if is_single && self.load_record(self.current_id).is_ok_and(|record| is_blank(&*record)) {
            let chapters = study.chapters.clone();
            self.change(|index| index.studies.retain(|study| study.id != id));
            self.take_texts(&chapters);
        }
    }
}

/// Opens the chapter of the game on the board, if another game has been put there; adds a chapter if there is none.
pub fn find_current_chapter(study: &mut Study, state: &mut State) {
    let (games, is_set_up) = (state.game.take_chapters(), state.game.take_set_up());
    if std::mem::replace(&mut study.studies.replacements, state.game.replacements()) == state.game.replacements() {
        return;
    }
    let environment = state.environment.clone();
    let studies = &mut study.studies;
    studies.read_again();
    let record = state.game.own_mut();
    let name = record.headers().text(Header::Study).to_owned();
    record.headers_mut().set_text(Header::Study, "");
    let mut games: Vec<_> = games.iter().filter_map(|entry| entry.record().ok()).collect();
    if games.len() > 1 {
        for game in &mut games {
            game.headers_mut().set_text(Header::Study, "");
        }
        studies.leave_blank();
        let first = studies.add_study(&name, &games, &environment);
        studies.set_open(first);
    } else {
        let mut was_blank = false;
        let continues_chapter = match studies.load_record(studies.current_id) {
            Ok(old) => {
                was_blank = is_blank(&*old);
                let has_all = !old.tree().has_remarks() && contains_all_moves(record, &*old);
                // A study named after its position is about no other.
                let is_named_after_start = studies.open().is_some_and(|(entry, _)| is_given(&entry.name));
                let starts_elsewhere = is_named_after_start && old.start_text() != record.start_text();
                !starts_elsewhere && (was_blank || is_same(&*old, record) || has_all)
            }
            Err(problem) => problem == Problem::NoGame,
        };
        if continues_chapter && let Some((entry, _)) = studies.open() {
            // A blank study takes the name of what comes into it.
            let id = entry.id;
            if entry.name.is_empty() && !name.is_empty() {
                studies.change(|index| {
                    if let Some(study) = index.studies.iter_mut().find(|study| study.id == id) {
                        study.name = name;
                    }
                });
            }
            if was_blank {
                // Undo ends at what was opened.
                study.edits = study.edits.emptied(state.game.own());
            }
            return;
        }
        // A position that was set up is another chapter, as far as the study has room.
        let added = if is_set_up { studies.add_chapter(record) } else { None };
        if let Some((id, is_saved)) = added {
            studies.set_open(id);
            studies.trouble = studies.trouble.take().or((!is_saved).then(|| Phrase::new(message::STUDY_NOT_KEPT)));
            notice(state, Phrase::new(message::CHAPTER_SET_UP));
            study.edits = study.studies.history(id, state.game.own());
            return;
        }
        let stored = studies.chapters_with_rules_of(record).find(|(_, other)| is_same(&**other, record));
        let record = record.boxed();
        // The same puzzle again, with the same moves or fewer.
        let may_repeat = stored.is_none() && !name.is_empty();
        let repeated = if may_repeat { studies.study_with(&name, &*record) } else { None };
        studies.leave_blank();
        let here = match (stored, repeated) {
            (Some((id, _)), _) => id,
            (None, Some((id, game))) => {
                drop(open_record(state, game));
                studies.replacements = state.game.replacements();
                id
            }
            (None, None) => studies.add_study(&name, &[record], &environment),
        };
        studies.set_open(here);
    }
    let record = state.game.own().boxed();
    study.edits = study.studies.history(study.studies.current_id, &*record);
}

/// The stored chapter with a game from the other page, if the one on the board does not have it.
pub(crate) fn chapter_with(study: &Study, state: &State, game: &dyn AnyRecord) -> Option<u32> {
    let has_it = |record: &dyn AnyRecord| {
        record.rules() == game.rules() && record.tree().contains_nodes(game.tree(), game.tree().nodes())
    };
    if has_it(&*state.game.record) || game.tree().len() == 1 {
        return None;
    }
    study.studies.chapters_with_rules_of(game).find(|(_, record)| has_it(&**record)).map(|(id, _)| id)
}

/// A new game that starts from the position on the board.
pub(super) fn from_here(record: &dyn AnyRecord) -> Option<Box<dyn AnyRecord>> {
    let node = record.tree().current();
    if node == NodeId::ROOT {
        return Some(record.restarted());
    }
    AnyGame::of(record).record_from(&record.position_text()).ok()
}

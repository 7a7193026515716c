//! Studies, their chapters, and their storage.

use alquerque_app::command::Command;
use alquerque_app::editor::EditorEvent;
use alquerque_app::page::Page as Dialog;
use alquerque_language::{Phrase, message};
use std::rc::Rc;

use alquerque_app::record::RecordEvent;
use alquerque_app::storage::saved_game::SavedGame;
use alquerque_app::storage::{MemoryStore, Store};
use alquerque_core::record::{Header, import, to_link};

use super::*;
use crate::event::{NodeEvent, StudiesEvent};
use crate::lab::export::Content;
use crate::studies::{KEY, index};
use crate::update::{follow, open_chapter_with};

/// A tab with the study's page.
struct Page {
    study: Study,
    state: State,
}

impl Page {
    /// Opens a tab; these games were saved by a version without studies.
    fn open(browser: &MemoryStore, games: &[&dyn AnyRecord]) -> Self {
        let mut settings = Settings::default();
        if let Some(game) = games.first() {
            settings.choose(game.board().game);
        }
        let mut state = State::new(settings, games.iter().map(|game| game.boxed()).collect());
        prepare(&mut state);
        crate::studies::current_chapter::prepare(&mut state, browser, false);
        let study = Study::stored(&state, Rc::new(browser.clone()));
        let mut page = Self { study, state };
        let effects = follow(&mut page.study, &mut page.state);
        page.run(&effects);
        page
    }

    fn run(&mut self, effects: &[StudyEffect]) {
        let saves = |effect: &StudyEffect| *effect == StudyEffect::Game(alquerque_app::effect::Effect::SaveGame);
        if effects.iter().any(saves) {
            assert!(self.study.save(&self.state));
        }
    }

    fn handle_studies(&mut self, event: StudiesEvent) -> Vec<StudyEffect> {
        let effects = handle(&mut self.study, &mut self.state, Event::Studies(event));
        self.run(&effects);
        effects
    }

    fn handle(&mut self, event: Event) {
        let effects = handle(&mut self.study, &mut self.state, event);
        self.run(&effects);
    }

    fn handle_game(&mut self, event: AppEvent) {
        let effects = update(&mut self.state, event);
        let mut effects: Vec<_> = effects.into_iter().map(StudyEffect::Game).collect();
        effects.extend(follow(&mut self.study, &mut self.state));
        self.run(&effects);
    }

    fn read(&mut self, text: &str) {
        self.handle_game(AppEvent::PageShown(Some(alquerque_app::page::Page::Record)));
        self.handle_game(AppEvent::Record(RecordEvent::Import(text.to_owned())));
    }

    fn play(&mut self, moves: &[&str]) {
        for mv in moves {
            self.handle_game(AppEvent::Typed((*mv).to_owned()));
        }
    }

    /// The titles of the chapters, the one on the board in brackets.
    fn chapters(&self) -> Vec<String> {
        let (entry, place) = self.study.studies.open().unwrap();
        let title = |(at, chapter): (usize, &index::Chapter)| {
            let title = in_words(chapter.title(at + 1));
            if at == place { format!("[{title}]") } else { title.to_owned() }
        };
        entry.chapters.iter().enumerate().map(title).collect()
    }

    /// The numbers of chapters of all studies.
    fn studies(&self) -> Vec<usize> {
        self.study.studies.index.studies.iter().map(|study| study.chapters.len()).collect()
    }

    fn moves(&self) -> Vec<String> {
        self.state.game.record.moves()
    }

    fn here(&self) -> u32 {
        self.study.studies.current_id
    }
}

fn game(rules: &str, moves: &[&str]) -> Box<dyn AnyRecord> {
    let mut record = rules.parse::<AnyGame>().unwrap().record();
    for text in moves {
        record.play(text).unwrap();
    }
    record
}

#[test]
fn chapters_are_added_named_moved_and_deleted_and_all_of_it_is_stored() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    assert_eq!(page.chapters(), ["[Chapter 1]"]);
    let first = page.here();
    page.handle_studies(StudiesEvent::Add { from_here: true });
    assert_eq!((page.chapters(), page.moves().len()), (vec!["Chapter 1".to_owned(), "[Chapter 2]".to_owned()], 0));
    assert!(page.state.game.record.start_text().is_some(), "it starts from the position on the board");
    let second = page.here();
    page.handle_studies(StudiesEvent::NameChapter(second, " The  end ".to_owned()));
    page.handle_studies(StudiesEvent::NameChapter(first, "Opening".to_owned()));
    page.handle_studies(StudiesEvent::Add { from_here: false });
    page.play(&["d2-c3"]);
    let third = page.here();
    page.handle_studies(StudiesEvent::Move { id: third, up: true });
    assert_eq!(page.chapters(), ["Opening", "[Chapter 2]", "The end"]);
    page.handle_studies(StudiesEvent::Move { id: first, up: true });
    page.handle_studies(StudiesEvent::Move { id: second, up: false });
    assert_eq!(page.chapters(), ["Opening", "[Chapter 2]", "The end"], "it is already the last");
    page.handle_studies(StudiesEvent::Open(first));
    assert_eq!(page.moves(), MOVES);
    // In another tab, or after a reload.
    let mut later = Page::open(&browser, &[]);
    assert_eq!((later.chapters(), later.moves()), (page.chapters(), page.moves()));
    later.handle_studies(StudiesEvent::DeleteChapter(first));
    assert_eq!(later.chapters(), ["[Chapter 1]", "The end"], "the next one is on the board");
    assert_eq!(later.moves(), ["d2-c3"]);
    later.handle_studies(StudiesEvent::Undelete);
    assert_eq!(later.chapters(), ["[Opening]", "Chapter 2", "The end"]);
    assert_eq!(later.moves(), MOVES);
    later.handle_studies(StudiesEvent::DeleteChapter(second));
    later.handle_studies(StudiesEvent::DeleteChapter(third));
    later.handle_studies(StudiesEvent::DeleteChapter(first));
    assert_eq!(later.chapters(), ["[Opening]"], "the only chapter cannot be deleted");
}

#[test]
fn a_name_can_be_undone_and_undo_survives_a_reload() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    page.handle(Event::Node(NodeEvent::Comment("one".to_owned())));
    page.handle_studies(StudiesEvent::NameChapter(page.here(), "Named".to_owned()));
    page.handle(Event::Node(NodeEvent::Comment("two".to_owned())));
    page.handle(Event::Undo);
    let words = |page: &Page| page.state.game.record.tree().words(page.state.game.record.tree().current()).to_owned();
    assert_eq!(words(&page), "one");
    let mut page = Page::open(&browser, &[]);
    page.handle(Event::Redo);
    assert_eq!(words(&page), "two");
    page.handle(Event::Undo);
    page.handle(Event::Undo);
    assert_eq!((words(&page), page.chapters()), ("one".to_owned(), vec!["[Chapter 1]".to_owned()]));
    page.handle(Event::Undo);
    assert_eq!(words(&page), "");
    assert!(!page.study.edits.can_undo());
    // A chapter has its own history.
    let first = page.here();
    page.handle_studies(StudiesEvent::Add { from_here: false });
    assert!(!page.study.edits.can_undo() && !page.study.edits.can_redo());
    page.handle_studies(StudiesEvent::Open(first));
    assert!(page.study.edits.can_redo());
}

#[test]
fn a_stored_history_is_bounded_and_a_damaged_one_is_set_aside() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    for number in 0..200 {
        page.handle(Event::Node(NodeEvent::Comment(format!("{number} {}", "long ".repeat(200)))));
    }
    let key = format!("{KEY}.{}.history", page.here());
    let kept = browser.get(&key).unwrap();
    assert!(kept.len() < 60_000, "{}", kept.len());
    let mut page = Page::open(&browser, &[]);
    page.handle(Event::Undo);
    assert!(page.state.game.record.tree().words(NodeId::new(6)).starts_with("198"));
    for text in
        ["{", r#"{"version":2,"before":[],"after":[]}"#, r#"{"version":1,"before":[{"record":"g1.AAAA"}],"after":[]}"#]
    {
        browser.set(&key, text);
        let page = Page::open(&browser, &[]);
        assert_eq!((page.moves().len(), page.study.edits.can_undo()), (MOVES.len(), false));
        assert!(browser.has(text), "{text}");
        let notice = page.state.notices.current().unwrap().text.clone();
        assert!(!notice.is_empty());
    }
    // Steps of another game are dropped.
    let other = alquerque_core::record::to_link(&*game("othello", &["f5"]));
    browser.set(&key, &format!(r#"{{"version":1,"before":[{{"record":"{other}"}}],"after":[]}}"#));
    assert!(!Page::open(&browser, &[]).study.edits.can_undo());
}

#[test]
fn games_stored_before_studies_existed_become_studies() {
    let browser = MemoryStore::default();
    let games = [game("othello", &OPENING), game("merkel", &MOVES), game("draughts", &[])];
    let games: Vec<&dyn AnyRecord> = games.iter().map(|game| &**game).collect();
    let page = Page::open(&browser, &games);
    assert_eq!(page.studies(), [1, 1], "no move was played in draughts");
    assert_eq!(page.moves(), OPENING);
    let page = Page::open(&browser, &games);
    assert_eq!((page.studies(), page.moves().len()), (vec![1, 1], OPENING.len()), "not imported a second time");
}

#[test]
fn a_file_of_several_games_becomes_a_study_and_the_file_of_a_study_the_same_study() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    page.read("[Game \"Othello\"]\n[Light \"Ann\"]\n[ChapterName \"First\"]\n[StudyName \"Both\"]\n\n1. f5 d6 {good} (f6) *\n\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n");
    assert_eq!((page.studies(), page.chapters()), (vec![1, 2], vec!["[First]".to_owned(), "Chapter 2".to_owned()]));
    assert_eq!(page.study.studies.open().unwrap().0.name, "Both");
    assert_eq!(page.state.shelf.library().entries.len(), 0, "they are not in the library");
    let second = page.study.studies.open().unwrap().0.chapters[1].id;
    page.handle_studies(StudiesEvent::Open(second));
    assert_eq!(
        (page.moves(), page.state.settings.game()),
        (vec!["11-15".to_owned(), "23-19".to_owned()], GameId::Draughts)
    );
    let effects = page.handle_studies(StudiesEvent::Export);
    let [StudyEffect::Save(file), ..] = &effects[..] else { panic!("{effects:?}") };
    assert!(file.name.starts_with("Both"), "{}", file.name);
    let Content::Text(text) = &file.content else { panic!("{file:?}") };
    let games: Vec<_> = import(text).into_iter().map(|game| game.unwrap().record).collect();
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| game.headers().text(Header::Study) == "Both"));
    // Another browser.
    let mut other = Page::open(&MemoryStore::default(), &[]);
    other.read(text);
    assert_eq!((other.studies(), other.chapters()), (vec![2], vec!["[First]".to_owned(), "Chapter 2".to_owned()]));
    assert_eq!(other.state.game.record.tree().words(NodeId::new(2)), "good");
}

#[test]
fn an_imported_game_keeps_its_comments_beside_a_study_of_its_name_with_other_ones() {
    let file = |first: &str, comment: &str| {
        format!("[Game \"Othello\"]\n[StudyName \"Both\"]\n\n1. f5 {{{comment}}} d6 *\n\n{first}")
    };
    let second = "[GameType \"21\"]\n\n1. 11-15 23-19 *\n";
    let mut page = Page::open(&MemoryStore::default(), &[]);
    let comment = |page: &Page| page.state.game.record.tree().words(NodeId::new(1)).to_owned();
    let sorted = |page: &Page| {
        let mut studies = page.studies();
        studies.sort_unstable();
        studies
    };
    for (rest, text) in [(second, "one"), (second, "two"), ("", "three")] {
        page.read(&file(rest, text));
        assert_eq!(comment(&page), text);
    }
    assert_eq!(sorted(&page), [1, 2, 2]);
    page.read(&file("", "three"));
    assert_eq!((comment(&page), sorted(&page)), ("three".to_owned(), vec![1, 2, 2]));
    // A game with nothing new opens the study that has it.
    page.read("[Game \"Othello\"]\n[StudyName \"Both\"]\n\n1. f5 *");
    assert_eq!(sorted(&page), [1, 2, 2]);
}

#[test]
fn another_game_on_the_board_is_another_study_unless_it_continues_the_first() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES[..2])]);
    // A continuation from elsewhere: the same chapter.
    page.read("[Ruleset \"merkel\"] 1. d2-c3 b4xd2 2. e1xc3 d4xd2xb4");
    assert_eq!((page.studies(), page.moves().len()), (vec![1], 4));
    page.read("[Ruleset \"merkel\"] 1. c2-c3");
    assert_eq!(page.studies(), [1, 1]);
    // It can be undone, and is then the first study again.
    page.handle_game(AppEvent::Command(Command::BringBack));
    assert_eq!((page.moves().len(), page.studies().len()), (4, 2));
    // A game without moves is not kept.
    page.handle_studies(StudiesEvent::New);
    assert_eq!(page.studies().len(), 3);
    page.read("1. f5 d6");
    assert_eq!(page.studies().len(), 3);
    let study = page.study.studies.open().unwrap().0.id;
    page.handle_studies(StudiesEvent::NameStudy(study, "Openings".to_owned()));
    page.handle_studies(StudiesEvent::DeleteStudy(study));
    assert_eq!((page.studies().len(), page.moves().len()), (2, 4), "the previous one is on the board");
    page.handle_studies(StudiesEvent::Undelete);
    assert_eq!((page.studies().len(), page.moves()), (3, vec!["f5".to_owned(), "d6".to_owned()]));
    assert_eq!(page.study.studies.open().unwrap().0.name, "Openings");
    let page = Page::open(&browser, &[]);
    assert_eq!((page.studies().len(), page.moves().len()), (3, 2));
}

#[test]
fn a_game_from_the_other_page_opens_the_study_that_has_it() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    page.handle(Event::Node(NodeEvent::Comment("mine".to_owned())));
    page.read("1. f5 d6");
    let effects = open_chapter_with(&mut page.study, &mut page.state, &*game("merkel", &MOVES[..3]));
    page.run(&effects);
    assert_eq!((page.studies().len(), page.state.game.record.played(), page.moves().len()), (2, 3, MOVES.len()));
    let effects = open_chapter_with(&mut page.study, &mut page.state, &*game("draughts", &["11-15"]));
    page.run(&effects);
    let effects = follow(&mut page.study, &mut page.state);
    page.run(&effects);
    assert_eq!((page.studies().len(), page.moves().len()), (3, 1));
}

#[test]
fn two_tabs_with_different_chapters_do_not_overwrite_each_other() {
    let browser = MemoryStore::default();
    let mut one = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    let mut two = Page::open(&browser, &[]);
    let first = one.here();
    two.handle_studies(StudiesEvent::Add { from_here: false });
    two.play(&["c2-c3"]);
    one.handle(Event::OtherTab(SavedGame::from_record(&*two.state.game.record)));
    assert_eq!(one.moves(), MOVES, "it is unchanged");
    one.handle(Event::Node(NodeEvent::Comment("mine".to_owned())));
    two.handle(Event::OtherTab(SavedGame::from_record(&*one.state.game.record)));
    assert_eq!(two.moves(), ["c2-c3"]);
    two.handle_studies(StudiesEvent::Open(first));
    assert_eq!(two.state.game.record.tree().words(NodeId::new(6)), "mine");
    assert_eq!(two.study.studies.open().unwrap().0.chapters.len(), 2);
}

#[test]
fn a_damaged_list_is_set_aside_and_a_damaged_chapter_stays() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    page.read("1. f5 d6");
    let list = browser.get(KEY).unwrap();
    // A chapter.
    let first = page.study.studies.index.studies[0].chapters[0].id;
    let key = format!("{KEY}.{first}");
    browser.set(&key, "nonsense");
    page.handle_studies(StudiesEvent::Open(first));
    assert_eq!(page.moves().len(), 2, "it is not opened");
    assert!(!page.state.page.dialogs().done.is_empty());
    assert_eq!(browser.get(&key).as_deref(), Some("nonsense"));
    // A study in the list.
    browser.set(KEY, &list.replacen("\"chapters\"", "\"chapter\"", 1));
    let page = Page::open(&browser, &[]);
    assert_eq!((page.studies(), page.moves().len()), (vec![1], 2));
    assert!(page.state.notices.current().is_some());
    assert!(browser.texts().keys().any(|key| key.contains("unreadable")));
    // The whole list.
    for text in ["", "[]", r#"{"version":2}"#] {
        browser.set(KEY, text);
        let page = Page::open(&browser, &[]);
        assert_eq!(page.studies(), [1]);
        assert!(browser.texts().iter().any(|(key, kept)| key.contains("unreadable") && kept == text), "{text}");
    }
}

#[test]
fn one_invalid_field_costs_no_study() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    page.read("1. f5 d6");
    let list = browser.get(KEY).unwrap();
    let titles = |page: &Page| -> Vec<&str> {
        page.study.studies.index.studies.iter().map(|study| phrases(study.title())).collect()
    };
    let before = titles(&page);
    for (field, damaged) in
        [("\"name\":\"\"", "\"name\":5"), ("\"changed\":", "\"chang\":"), ("\"facts\":", "\"fact\":")]
    {
        assert!(list.contains(field), "{list}");
        browser.set(KEY, &list.replacen(field, damaged, 1));
        let page = Page::open(&browser, &[]);
        assert_eq!((page.studies(), titles(&page)), (vec![1, 1], before.clone()), "{field}");
        assert!(
            page.state.notices.current().is_none() && !browser.texts().keys().any(|key| key.contains("unreadable"))
        );
    }
}

#[test]
fn studies_without_a_name_tell_what_they_are() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[]);
    page.read("[Event \"Goose walk\"]\n[GameType \"21\"]\n1. 9-13 23-19 *");
    page.read("[GameType \"21\"]\n[White \"AI, level 3 of 12\"]\n[Black \"Ann\"]\n1. 11-15 23-19 2. 8-11 1-0");
    page.read("1. f5 d6 c3");
    let puzzle = "[StudyName \"Puzzle 1010\"]\n[GameType \"21\"]\n[FEN \"B:WK32:BK1\"]\n1. 1-5 32-28 2. 5-1";
    page.read(puzzle);
    let titles = |page: &Page| -> Vec<&str> {
        page.study.studies.index.studies.iter().map(|study| phrases(study.title())).collect()
    };
    let expected = [
        "as-it-is(text: Goose walk)",
        "game-with-moves(title: against-computer(end: lost, name: level-name(level: 3), whose: other, player: Ann), moves: 2)",
        "game-with-moves(title: game-title(game: othello), moves: 3)",
        "study-of-puzzle(rating: 1010)",
    ];
    assert_eq!(titles(&page), expected);
    // The same puzzle with fewer moves is the same study.
    page.read("1. f5 f6");
    page.read(&puzzle.replace(" 2. 5-1", ""));
    assert_eq!((titles(&page).len(), page.moves().len()), (5, 3), "{:?}", titles(&page));
    assert_eq!(titles(&page)[4], "study-of-puzzle(rating: 1010)", "the last one opened");
}

#[test]
fn studies_of_the_same_title_are_numbered_and_an_imported_collection_counts_its_games() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[]);
    page.read("1. f5 d6 c3");
    page.read("1. f5 f6 e6");
    page.read("[Event \"Club A\"]\n[Game \"Othello\"]\n\n1. f5 d6 *\n\n[Event \"Club B\"]\n[Game \"Othello\"]\n\n1. f5 f4 *\n");
    let index = &page.study.studies.index;
    let titles: Vec<&str> = index.studies.iter().map(|study| phrases(index.title(study))).collect();
    let game = "game-with-moves(title: game-title(game: othello), moves: 3)";
    let numbered = format!("study-numbered(title: {game}, number: 2)");
    assert_eq!(titles, [game, &numbered, "study-and-more(title: as-it-is(text: Club A), count: 1)"]);
    let named: Vec<bool> = index.studies.iter().map(index::StudyEntry::is_named_after_game).collect();
    assert_eq!(named, [true, true, false]);
}

#[test]
fn chapters_missing_from_a_damaged_list_are_not_overwritten() {
    let browser = MemoryStore::default();
    let page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    let lost = format!("{KEY}.{}", page.here());
    let text = browser.get(&lost).unwrap();
    browser.set(KEY, "nonsense");
    let mut page = Page::open(&browser, &[]);
    page.play(&["d2-c3"]);
    page.handle_studies(StudiesEvent::Add { from_here: false });
    page.play(&["d2-c3"]);
    assert_eq!(browser.get(&lost), Some(text));
    assert!(!page.study.edits.can_redo(), "nor is its history used for another chapter");
}

#[test]
fn a_damaged_last_id_gives_no_two_studies_the_same() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    page.read("1. f5 d6");
    let mut list: serde_json::Value = serde_json::from_str(&browser.get(KEY).unwrap()).unwrap();
    list["last"] = u32::MAX.into();
    browser.set(KEY, &list.to_string());
    let mut page = Page::open(&browser, &[]);
    for moves in ["1. f5 f6", "1. f5 f4", "1. f5 d6 c3"] {
        page.read(moves);
    }
    let ids: std::collections::BTreeSet<u32> =
        page.study.studies.index.studies.iter().flat_map(|study| [study.id, study.chapters[0].id]).collect();
    assert_eq!((page.studies().len(), ids.len()), (5, 10));
}

#[test]
fn a_chapter_beside_an_unreadable_one_stays() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    let first = page.here();
    page.handle_studies(StudiesEvent::Add { from_here: false });
    browser.set(&format!("{KEY}.{}", page.here()), "nonsense");
    page.handle_studies(StudiesEvent::Open(first));
    page.handle_studies(StudiesEvent::DeleteChapter(first));
    assert_eq!((page.chapters().len(), page.here(), page.moves().len()), (2, first, MOVES.len()));
}

#[test]
fn a_chapter_deleted_in_another_tab_comes_back_with_a_comment() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    let first = page.here();
    let mut other = Page::open(&browser, &[]);
    other.handle_studies(StudiesEvent::Add { from_here: false });
    other.handle_studies(StudiesEvent::DeleteChapter(first));
    page.handle(Event::Node(NodeEvent::Comment("mine".to_owned())));
    assert!(Page::open(&browser, &[]).study.studies.index.indices_of(first).is_some());
}

#[test]
fn the_list_says_when_a_study_was_last_edited() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[]);
    let shown = |page: &Page| {
        let entry = page.study.studies.open().unwrap().0;
        said(&entry.when(&page.state.environment))
    };
    assert_eq!(shown(&page), "", "an index without dates has none");
    page.state.environment.today = alquerque_core::record::Date::new(2026, 5, 3).unwrap();
    page.state.environment.time = "14:05".to_owned();
    page.play(&["d2-c3"]);
    assert_eq!(shown(&page), "study-today 14:05");
    // Stepping is not an edit.
    page.state.environment.time = "14:06".to_owned();
    page.handle(Event::Node(NodeEvent::Select(NodeId::ROOT)));
    let again = Page::open(&browser, &[]);
    let entry = again.study.studies.open().unwrap().0;
    assert_eq!((&*entry.changed, &*entry.time), ("2026-05-03", "14:05"));
    page.state.environment.today = alquerque_core::record::Date::new(2026, 5, 4).unwrap();
    assert_eq!(shown(&page), "2026-05-03", "on another day only the date");
}

#[test]
fn a_file_is_named_after_its_study() {
    let mut page = Page::open(&MemoryStore::default(), &[&*game("merkel", &MOVES)]);
    for (name, file_name) in [
        ("", "study"),
        ("Openings: e4/e5?", "Openings-e4-e5"),
        ("../..", "study"),
        ("\u{dc}bung 1", "\u{dc}bung-1"),
        ("\u{62f}\u{631}\u{627}\u{633}\u{629}", "\u{62f}\u{631}\u{627}\u{633}\u{629}"),
    ] {
        let id = page.study.studies.open().unwrap().0.id;
        page.handle_studies(StudiesEvent::NameStudy(id, name.to_owned()));
        let effects = page.handle_studies(StudiesEvent::Export);
        let [StudyEffect::Save(file), ..] = &effects[..] else { panic!("{effects:?}") };
        assert!(file.name.starts_with(&format!("{file_name}.")) || file.name.starts_with(&format!("{file_name}-")));
    }
}

#[test]
fn a_new_game_is_not_named_after_the_blackboard() {
    let mut page = Page::open(&MemoryStore::default(), &[]);
    page.handle(Event::SmallGame);
    let entry = page.study.studies.open().unwrap().0;
    assert_eq!((entry.title().id(), entry.own_name()), (message::SMALL_GAME, ""));
    page.handle_game(AppEvent::Command(Command::NewGame));
    page.handle_game(AppEvent::Command(Command::Play));
    assert!(page.state.game.record.start_text().is_none(), "the usual position");
    assert_ne!(page.study.studies.open().unwrap().0.title().id(), message::SMALL_GAME);
    // Its moves stay in its study.
    page.handle(Event::SmallGame);
    page.play(&["c2xa2"]);
    assert_eq!(page.study.studies.open().unwrap().0.title().id(), message::SMALL_GAME);
}

/// Sets up the position after these moves, and uses it.
fn set_up(page: &mut Page, rules: &str, moves: &[&str]) {
    page.handle_game(AppEvent::PageShown(Some(Dialog::Editor)));
    let text = game(rules, moves).position_text();
    page.handle_game(AppEvent::Editor(EditorEvent::Text(text)));
    page.handle_game(AppEvent::Editor(EditorEvent::Play));
}

#[test]
fn undo_ends_at_what_was_opened_on_an_empty_board() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[]);
    page.play(&MOVES[..1]);
    page.handle(Event::Undo);
    let mut shared = game("merkel", &MOVES);
    shared.headers_mut().set_text(Header::Chapter, "Shared");
    page.handle_game(AppEvent::Record(RecordEvent::Take(to_link(&*shared))));
    assert_eq!((page.studies(), page.chapters()), (vec![1], vec!["[Shared]".to_owned()]));
    assert!(!page.study.edits.can_undo() && !page.study.edits.can_redo());
    let later = Page::open(&browser, &[]);
    assert!(!later.study.edits.can_undo() && !later.study.edits.can_redo(), "nor after a reload");
    page.handle(Event::Node(NodeEvent::Comment("one".to_owned())));
    for _ in 0..2 {
        page.handle(Event::Undo);
    }
    assert_eq!((page.moves().len(), page.chapters()), (MOVES.len(), vec!["[Shared]".to_owned()]));
}

#[test]
fn a_position_that_was_set_up_is_a_chapter_of_the_open_study() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[]);
    set_up(&mut page, "merkel", &MOVES[..1]);
    assert_eq!((page.studies(), page.chapters().len()), (vec![1], 1), "the empty chapter takes it");
    assert!(page.state.notices.current().is_none());
    page.play(&MOVES[1..2]);
    set_up(&mut page, "merkel", &MOVES[..2]);
    assert_eq!(page.chapters(), ["Chapter 1", "[Chapter 2]"]);
    assert_eq!(page.state.notices.current().unwrap().text, Text::from(Phrase::new(message::CHAPTER_SET_UP)));
    assert!(page.state.game.record.start_text().is_some() && !page.study.edits.can_undo());
    let page = Page::open(&browser, &[]);
    assert_eq!(page.chapters(), ["Chapter 1", "[Chapter 2]"]);
}

#[test]
fn opening_a_chapter_closes_the_dialog_unless_it_is_unreadable() {
    let browser = MemoryStore::default();
    let mut page = Page::open(&browser, &[&*game("merkel", &MOVES)]);
    let first = page.here();
    page.handle_studies(StudiesEvent::Add { from_here: false });
    let second = page.here();
    page.handle_game(AppEvent::PageShown(Some(Dialog::Studies)));
    page.handle_studies(StudiesEvent::Open(first));
    assert_eq!((page.here(), page.state.page.current()), (first, None));
    browser.set(&format!("{KEY}.{second}"), "damaged");
    page.handle_game(AppEvent::PageShown(Some(Dialog::Studies)));
    page.handle_studies(StudiesEvent::Open(second));
    assert_eq!((page.here(), page.state.page.current()), (first, Some(Dialog::Studies)));
}

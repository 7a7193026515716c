//! The table of keyboard shortcuts. The page looks up keys in it, and lists it for the player.

use alquerque_language::Phrase;

use crate::event::Event;
use crate::markup::Markup;
use crate::page::Page;
use crate::record::Navigation;
use crate::state::State;

/// What a key does.
#[derive(Clone, Copy, Debug)]
pub enum KeyAction {
    /// Raises an event.
    Raise(fn() -> Event),
    /// Steps through the game.
    Step(Navigation),
    /// Focuses the field for typed moves.
    TypeMove,
    /// Opens a dialog.
    Open(Page),
}

/// The page on which a shortcut works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyPage {
    Both,
    Game,
    Study,
}

/// Keys and their actions.
#[derive(Clone, Copy, Debug)]
pub struct Shortcut {
    on: KeyPage,
    /// The keys, named as in browsers' events.
    pub keys: &'static [&'static str],
    /// The action of each key, in the same order; none if the focused element handles the keys: the board, a tab, the
    /// picture of a tree.
    pub does: &'static [KeyAction],
    id: &'static str,
}

/// Shortcuts under one heading.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    id: &'static str,
    shortcuts: &'static [Shortcut],
}

const fn keys(on: KeyPage, keys: &'static [&'static str], does: &'static [KeyAction], id: &'static str) -> Shortcut {
    Shortcut { on, keys, does, id }
}

const fn group(id: &'static str, shortcuts: &'static [Shortcut]) -> Group {
    Group { id, shortcuts }
}

const GROUPS: &[Group] = &[
    group(
        "shortcuts-page",
        &[
            keys(KeyPage::Both, &["u"], &[KeyAction::Raise(|| Event::Undo)], "shortcut-undo"),
            keys(KeyPage::Both, &["r"], &[KeyAction::Raise(|| Event::Redo)], "shortcut-redo"),
            keys(KeyPage::Game, &["h"], &[KeyAction::Raise(|| Event::Hint)], "shortcut-hint"),
            keys(KeyPage::Both, &["n"], &[KeyAction::Raise(|| Event::NewGame)], "shortcut-new"),
            keys(KeyPage::Both, &["f"], &[KeyAction::Raise(|| Event::FlipBoard)], "shortcut-flip"),
            keys(KeyPage::Both, &["m"], &[KeyAction::TypeMove], "shortcut-type"),
            keys(KeyPage::Both, &["s"], &[KeyAction::Raise(|| Event::TellStanding)], "shortcut-standing"),
            keys(KeyPage::Both, &["b"], &[KeyAction::Raise(|| Event::Describe)], "shortcut-describe"),
            keys(KeyPage::Both, &["?"], &[KeyAction::Open(Page::Shortcuts)], "shortcut-list"),
            keys(
                KeyPage::Both,
                &["ArrowLeft", "ArrowRight"],
                &[KeyAction::Step(Navigation::Previous), KeyAction::Step(Navigation::Next)],
                "shortcut-step",
            ),
            keys(
                KeyPage::Both,
                &["Home", "End"],
                &[KeyAction::Step(Navigation::First), KeyAction::Step(Navigation::Last)],
                "shortcut-ends",
            ),
        ],
    ),
    group(
        "shortcuts-board",
        &[
            keys(KeyPage::Both, &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], &[], "shortcut-cursor"),
            keys(KeyPage::Both, &["Enter", " "], &[], "shortcut-activate"),
            keys(KeyPage::Both, &["Escape"], &[], "shortcut-cancel"),
        ],
    ),
    group(
        "shortcuts-study",
        &[
            keys(KeyPage::Study, &["ArrowUp", "ArrowDown"], &[], "shortcut-variation"),
            keys(KeyPage::Study, &["ArrowLeft", "ArrowRight"], &[], "shortcut-tabs"),
            keys(KeyPage::Study, &["PageUp", "PageDown"], &[], "shortcut-curve"),
            keys(KeyPage::Study, &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], &[], "shortcut-tree"),
            keys(KeyPage::Study, &["Enter", " "], &[], "shortcut-zoom"),
            keys(KeyPage::Study, &["Escape"], &[], "shortcut-leave"),
        ],
    ),
];

/// The groups with shortcuts on the game's page or the study's.
pub fn groups(in_study: bool) -> impl Iterator<Item = &'static Group> {
    GROUPS.iter().filter(move |group| group.shortcuts(in_study).next().is_some())
}

/// The action of a key anywhere on the page.
pub fn of_key(key: &str) -> Option<KeyAction> {
    let all = GROUPS.iter().flat_map(|group| group.shortcuts);
    let mut pairs = all.flat_map(|shortcut| shortcut.keys.iter().zip(shortcut.does));
    pairs.find(|(own, _)| **own == key).map(|(_, does)| *does)
}

impl Group {
    /// The heading.
    pub fn title(&self) -> Phrase {
        Phrase::new(self.id)
    }

    /// Its shortcuts on the game's page or the study's.
    pub fn shortcuts(&self, in_study: bool) -> impl Iterator<Item = &'static Shortcut> {
        let other = if in_study { KeyPage::Game } else { KeyPage::Study };
        self.shortcuts.iter().filter(move |shortcut| shortcut.on != other)
    }
}

impl Shortcut {
    /// Describes its effect.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(self.id)
    }
}

/// The name of a key as printed on keyboards.
pub fn key_name(key: &str) -> Phrase {
    Phrase::verbatim(match key {
        "ArrowLeft" => "\u{2190}",
        "ArrowUp" => "\u{2191}",
        "ArrowRight" => "\u{2192}",
        "ArrowDown" => "\u{2193}",
        "Home" => return Phrase::new("key-home"),
        "End" => return Phrase::new("key-end"),
        "PageUp" => return Phrase::new("key-page-up"),
        "PageDown" => return Phrase::new("key-page-down"),
        "Enter" => return Phrase::new("key-enter"),
        " " => return Phrase::new("key-space"),
        "Escape" => return Phrase::new("key-escape"),
        letter => return Phrase::verbatim(&letter.to_ascii_uppercase()),
    })
}

/// The tables of the shortcuts with their titles.
pub fn shortcuts(state: &State) -> Vec<Markup> {
    let in_study = state.game.study_mode().is_some();
    let tables = groups(in_study).enumerate().flat_map(|(index, group)| {
        let id = format!("shortcuts-{index}");
        let title = Markup::text("h3", group.title()).with("id", &*id);
        let table = Markup::new("table").class("shortcuts").with("aria-labelledby", id);
        [title, table.children(group.shortcuts(in_study).map(row))]
    });
    tables.collect()
}

fn row(shortcut: &Shortcut) -> Markup {
    let keys = shortcut.keys.iter().map(|key| Markup::text("kbd", key_name(key)));
    let name = Markup::text("th", shortcut.phrase()).with("scope", "row");
    Markup::new("tr").child(Markup::new("td").children(keys)).child(name)
}

//! The table of keyboard shortcuts. The page looks keys up in it, and lists it for the player.

use alquerque_language::Phrase;

use crate::event::Event;
use crate::page::Page;
use crate::record_event::Step;

/// What a key does.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// Raises an event.
    Raise(fn() -> Event),
    /// Steps through the game.
    Step(Step),
    /// Goes to the field for typed moves.
    TypeMove,
    /// Opens a dialog.
    Open(Page),
    /// The focused element handles the key: the board, a tab, the picture of a tree.
    WhereFocused,
}

/// The page on which keys do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum On {
    Both,
    Game,
    Study,
}

/// Keys and what they do.
#[derive(Clone, Copy, Debug)]
pub struct Shortcut {
    on: On,
    /// The keys, named as in browsers' events.
    pub keys: &'static [&'static str],
    /// What each key does, in the same order; one [`Does::WhereFocused`] stands for all keys.
    pub does: &'static [Does],
    id: &'static str,
}

/// Shortcuts under one heading.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    id: &'static str,
    shortcuts: &'static [Shortcut],
}

const fn keys(on: On, keys: &'static [&'static str], does: &'static [Does], id: &'static str) -> Shortcut {
    Shortcut { on, keys, does, id }
}

const fn group(id: &'static str, shortcuts: &'static [Shortcut]) -> Group {
    Group { id, shortcuts }
}

const FOCUSED: &[Does] = &[Does::WhereFocused];

const GROUPS: &[Group] = &[
    group(
        "shortcuts-page",
        &[
            keys(On::Both, &["u"], &[Does::Raise(|| Event::Undo)], "shortcut-undo"),
            keys(On::Both, &["r"], &[Does::Raise(|| Event::Redo)], "shortcut-redo"),
            keys(On::Game, &["h"], &[Does::Raise(|| Event::Hint)], "shortcut-hint"),
            keys(On::Both, &["n"], &[Does::Raise(|| Event::NewGame)], "shortcut-new"),
            keys(On::Both, &["f"], &[Does::Raise(|| Event::FlipBoard)], "shortcut-flip"),
            keys(On::Both, &["m"], &[Does::TypeMove], "shortcut-type"),
            keys(On::Both, &["s"], &[Does::Raise(|| Event::TellStanding)], "shortcut-standing"),
            keys(On::Both, &["b"], &[Does::Raise(|| Event::Describe)], "shortcut-describe"),
            keys(On::Both, &["?"], &[Does::Open(Page::Shortcuts)], "shortcut-list"),
            keys(
                On::Both,
                &["ArrowLeft", "ArrowRight"],
                &[Does::Step(Step::Previous), Does::Step(Step::Next)],
                "shortcut-step",
            ),
            keys(On::Both, &["Home", "End"], &[Does::Step(Step::First), Does::Step(Step::Last)], "shortcut-ends"),
        ],
    ),
    group(
        "shortcuts-board",
        &[
            keys(On::Both, &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], FOCUSED, "shortcut-cursor"),
            keys(On::Both, &["Enter", " "], FOCUSED, "shortcut-activate"),
            keys(On::Both, &["Escape"], FOCUSED, "shortcut-cancel"),
        ],
    ),
    group(
        "shortcuts-study",
        &[
            keys(On::Study, &["ArrowUp", "ArrowDown"], FOCUSED, "shortcut-variation"),
            keys(On::Study, &["ArrowLeft", "ArrowRight"], FOCUSED, "shortcut-tabs"),
            keys(On::Study, &["PageUp", "PageDown"], FOCUSED, "shortcut-curve"),
            keys(On::Study, &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], FOCUSED, "shortcut-tree"),
            keys(On::Study, &["Enter", " "], FOCUSED, "shortcut-zoom"),
            keys(On::Study, &["Escape"], FOCUSED, "shortcut-leave"),
        ],
    ),
];

/// The groups that have shortcuts on the game's page or on the study's.
pub fn groups(in_study: bool) -> impl Iterator<Item = &'static Group> {
    GROUPS.iter().filter(move |group| group.shortcuts(in_study).next().is_some())
}

/// What a key does anywhere on the page.
pub fn of_key(key: &str) -> Option<Does> {
    let all = GROUPS.iter().flat_map(|group| group.shortcuts);
    let mut pairs = all.flat_map(|shortcut| shortcut.keys.iter().zip(shortcut.does));
    pairs.find(|(own, does)| **own == key && !matches!(does, Does::WhereFocused)).map(|(_, does)| *does)
}

impl Group {
    /// The heading.
    pub fn title(&self) -> Phrase {
        Phrase::new(self.id)
    }

    /// Its shortcuts on the game's page or on the study's.
    pub fn shortcuts(&self, in_study: bool) -> impl Iterator<Item = &'static Shortcut> {
        let other = if in_study { On::Game } else { On::Study };
        self.shortcuts.iter().filter(move |shortcut| shortcut.on != other)
    }
}

impl Shortcut {
    /// What it does, in words.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(self.id)
    }
}

/// The name of a key as it stands on keyboards.
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

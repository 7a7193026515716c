//! The keyboard shortcuts: those of commands, and others. The page looks up keys here, and lists them for the player.

use alquerque_language::{MessageId, Phrase, message};

use crate::command::Command;
use crate::markup::Markup;
use crate::page::Page;
use crate::state::State;

/// What a key does.
#[derive(Clone, Copy, Debug)]
pub enum KeyAction {
    /// Runs a command.
    Run(Command),
    /// Steps through the game.
    Step(Command),
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
    id: MessageId,
}

/// Shortcuts under one heading.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    id: MessageId,
    shortcuts: &'static [Shortcut],
}

const fn keys(on: KeyPage, keys: &'static [&'static str], does: &'static [KeyAction], id: MessageId) -> Shortcut {
    Shortcut { on, keys, does, id }
}

const fn group(id: MessageId, shortcuts: &'static [Shortcut]) -> Group {
    Group { id, shortcuts }
}

/// The groups. The first one begins with the shortcuts of commands, which are not repeated here.
const GROUPS: &[Group] = &[
    group(
        message::SHORTCUTS_PAGE,
        &[
            keys(KeyPage::Both, &["m"], &[KeyAction::TypeMove], message::SHORTCUT_TYPE),
            keys(KeyPage::Both, &["?"], &[KeyAction::Open(Page::Shortcuts)], message::SHORTCUT_LIST),
            keys(
                KeyPage::Both,
                &["ArrowLeft", "ArrowRight"],
                &[KeyAction::Step(Command::StepPrevious), KeyAction::Step(Command::StepNext)],
                message::SHORTCUT_STEP,
            ),
            keys(
                KeyPage::Both,
                &["Home", "End"],
                &[KeyAction::Step(Command::StepFirst), KeyAction::Step(Command::StepLast)],
                message::SHORTCUT_ENDS,
            ),
        ],
    ),
    group(
        message::SHORTCUTS_BOARD,
        &[
            keys(KeyPage::Both, &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], &[], message::SHORTCUT_CURSOR),
            keys(KeyPage::Both, &["Enter", " "], &[], message::SHORTCUT_ACTIVATE),
            keys(KeyPage::Both, &["Escape"], &[], message::SHORTCUT_CANCEL),
        ],
    ),
    group(
        message::SHORTCUTS_STUDY,
        &[
            keys(KeyPage::Study, &["ArrowUp", "ArrowDown"], &[], message::SHORTCUT_VARIATION),
            keys(KeyPage::Study, &["ArrowLeft", "ArrowRight"], &[], message::SHORTCUT_TABS),
            keys(KeyPage::Study, &["PageUp", "PageDown"], &[], message::SHORTCUT_CURVE),
            keys(KeyPage::Study, &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], &[], message::SHORTCUT_TREE),
            keys(KeyPage::Study, &["Enter", " "], &[], message::SHORTCUT_ZOOM),
            keys(KeyPage::Study, &["Escape"], &[], message::SHORTCUT_LEAVE),
        ],
    ),
];

/// The groups with shortcuts on the game's page or the study's.
pub fn groups(in_study: bool) -> impl Iterator<Item = &'static Group> {
    GROUPS.iter().filter(move |group| group.shortcuts(in_study).next().is_some())
}

/// The shortcuts of commands.
fn command_shortcuts() -> impl Iterator<Item = (Command, Shortcut)> {
    Command::ALL.into_iter().filter_map(|command| {
        let key = command.row().key?;
        let on = if key.in_study { KeyPage::Both } else { KeyPage::Game };
        Some((command, keys(on, key.keys, &[], key.label)))
    })
}

/// The action of a key anywhere on the page.
pub fn key_action(key: &str) -> Option<KeyAction> {
    let command = command_shortcuts().find(|(_, shortcut)| shortcut.keys.contains(&key));
    let others = GROUPS.iter().flat_map(|group| group.shortcuts);
    let mut others = others.flat_map(|shortcut| shortcut.keys.iter().zip(shortcut.does));
    command
        .map(|(command, _)| KeyAction::Run(command))
        .or_else(|| others.find(|(own, _)| **own == key).map(|(_, does)| *does))
}

impl Group {
    /// The heading.
    pub fn title(&self) -> Phrase {
        Phrase::new(self.id)
    }

    /// Its shortcuts on the game's page or the study's.
    pub fn shortcuts(&self, in_study: bool) -> impl Iterator<Item = Shortcut> {
        let other = if in_study { KeyPage::Game } else { KeyPage::Study };
        let commands = command_shortcuts().filter(|_| self.id == GROUPS[0].id).map(|(_, shortcut)| shortcut);
        commands.chain(self.shortcuts.iter().copied()).filter(move |shortcut| shortcut.on != other)
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
        "Home" => return Phrase::new(message::KEY_HOME),
        "End" => return Phrase::new(message::KEY_END),
        "PageUp" => return Phrase::new(message::KEY_PAGE_UP),
        "PageDown" => return Phrase::new(message::KEY_PAGE_DOWN),
        "Enter" => return Phrase::new(message::KEY_ENTER),
        " " => return Phrase::new(message::KEY_SPACE),
        "Escape" => return Phrase::new(message::KEY_ESCAPE),
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

fn row(shortcut: Shortcut) -> Markup {
    let keys = shortcut.keys.iter().map(|key| Markup::text("kbd", key_name(key)));
    let name = Markup::text("th", shortcut.phrase()).with("scope", "row");
    Markup::new("tr").child(Markup::new("td").children(keys)).child(name)
}

//! Renders the state to the page. Each view is asked only if it may have something to change.

pub(crate) mod animation;
pub(crate) mod board;
pub(crate) mod editor;
pub(crate) mod elements;
mod end_card;
pub(crate) mod fields;
mod friend;
mod moves;
pub(crate) mod new_game;
pub(crate) mod options;
pub(crate) mod pages;

use alquerque_app::ai::view::ai_panel;
use alquerque_app::animation::Animation;
use alquerque_app::board::model::playing;
use alquerque_app::game::panel::panel;
use alquerque_app::page::Page;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::settings::Settings;
use alquerque_app::state::State;
use alquerque_app::text::title::rules_title;
use alquerque_core::GameId;
use alquerque_core::family::AnyGame;
use alquerque_core::words::game_title;
use alquerque_language::{Phrase, message};

use crate::dom::{by_id, document, focus, set_attribute, set_text};
use crate::words::{localize, show_phrase};
use animation::AnimationPlayer;
use board::BoardView;
use editor::EditorView;
use elements::apply;
use end_card::EndCardView;
use moves::MoveList;
use options::OptionsForm;

/// Longer titles get a slightly smaller font, to leave room for the buttons.
const LONG: usize = 11;

/// A view with its own state, as the function that renders changes. It is boxed to keep the compiler from inlining all views
/// into one function: WebKitGTK 2.50 at times ran a function of 68 KB with wrong values.
type View = Box<dyn FnMut(&State)>;

/// The boards, which can have the focus, and the other views in the order in which they render.
pub(crate) struct Views {
    board: Option<BoardView>,
    motion: AnimationPlayer,
    editor: EditorView,
    others: Vec<View>,
}

/// Boxes a view that renders with this function.
fn view<T: Default + 'static>(render: fn(&mut T, &State)) -> View {
    let mut view = T::default();
    Box::new(move |state| render(&mut view, state))
}

impl Views {
    /// Builds the board.
    pub(crate) fn new(state: &State) -> Self {
        Self {
            board: by_id("board").map(|root| BoardView::new(&root, &playing(state), &*state.game.record, true)),
            motion: AnimationPlayer::default(),
            editor: EditorView::default(),
            others: vec![
                Box::new(render_tab_title),
                Box::new(|state| apply(&panel(state))),
                view(EndCardView::render),
                Box::new(friend::render),
                view(MoveList::render),
                Box::new(|state| apply(&ai_panel(state))),
                view(SettingsView::render),
                view(OptionsForm::render),
                view(DialogView::render),
            ],
        }
    }

    /// Renders the state, starts animations, and moves the focus to the cursor's spot if `focus_cursor`.
    pub(crate) fn render(&mut self, state: &State, animations: &[Animation], mut focus_cursor: bool) {
        let is_editing = state.page.current() == Some(Page::Editor);
        if let Some(board) = &mut self.board {
            // Rebuilding a board loses the focus.
            focus_cursor |= board.render(playing(state), &*state.game.record);
            self.motion.follow(board, animations, state.animation_percent().unwrap_or(100));
        }
        if is_editing {
            focus_cursor |= self.editor.render(state);
        }
        for view in &mut self.others {
            view(state);
        }
        if focus_cursor {
            let board = if is_editing { self.editor.board() } else { self.board.as_ref() };
            if let Some(cell) = board.and_then(BoardView::cursor_cell) {
                focus(&cell);
            }
        }
    }
}

/// What changes with the settings and the rules.
#[derive(Default)]
struct SettingsView {
    /// The settings, the kind of game that they are shown for, and the game on the board with its rules.
    shown: Option<(Settings, GameId, AnyGame)>,
}

impl SettingsView {
    fn render(&mut self, state: &State) {
        let (settings, kind) = (state.settings_to_save(), state.settings.game());
        let rules = AnyGame::of(&*state.game.record);
        if self.shown.as_ref().is_none_or(|shown| (&shown.0, shown.1, shown.2) != (&*settings, kind, rules)) {
            options::write(state);
            render_heading(kind, rules);
            self.shown = Some((settings.into_owned(), kind, rules));
        }
    }
}

/// The open dialog.
#[derive(Default)]
struct DialogView {
    /// The page it shows, and the parts requested so far.
    shown: (Option<Page>, Vec<(Part, Progress)>),
}

impl DialogView {
    fn render(&mut self, state: &State) {
        let page = state.page.current();
        let dialog = (page, state.parts.all().collect());
        if page.is_some() || self.shown != dialog {
            pages::render(state);
            self.shown = dialog;
        }
    }
}

/// Renders the title in the browser's tab, which tells from other tabs when it is the player's turn.
fn render_tab_title(state: &State) {
    let game = state.settings.game();
    let yours = state.is_human_to_move() && state.settings.lone_human().is_some() && state.game.record.played() > 0;
    let waited_for = Phrase::new(message::TAB_YOURS).key("game", game.name());
    let title = localize(&if yours { waited_for } else { game_title(game) });
    if let Some(document) = document().filter(|document| document.title() != title) {
        document.set_title(&title);
    }
}

/// Renders the game's title above the panel.
fn render_heading(game: GameId, rules: AnyGame) {
    let title = localize(&game_title(game));
    set_text("title", &title);
    set_attribute("title", "class", if title.chars().count() > LONG { "long" } else { "" });
    show_phrase("ruleset", rules_title(rules).as_ref());
    set_attribute("board", "aria-label", &localize(&Phrase::new(message::BOARD_OF).key("game", game.name())));
}

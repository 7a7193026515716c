//! One frame: what has changed in the state is written to the page.

use alquerque_app::animation::Animation;
use alquerque_app::game_board::playing;
use alquerque_app::page::Page;
use alquerque_app::state::State;

use crate::dom::{by_id, focus};
use crate::view::board::BoardView;
use crate::view::editor::EditorView;
use crate::view::heading::Heading;
use crate::view::moves::MoveList;
use crate::view::options::OptionsForm;
use crate::view::thoughts::Thoughts;
use crate::view::{animation, new_game, pages, panel, parts, record, statistics};
use crate::words::speak_of;

/// The parts of the page that remember what they show.
pub(crate) struct Drawing {
    board: Option<BoardView>,
    editor: EditorView,
    heading: Heading,
    moves: MoveList,
    options: OptionsForm,
    thoughts: Thoughts,
}

impl Drawing {
    /// Builds the board.
    pub(crate) fn new(state: &State) -> Self {
        let board = by_id("board").and_then(|root| {
            root.set_text_content(None);
            BoardView::new(&root, &playing(state), &*state.record, true)
        });
        Self {
            board,
            editor: EditorView::default(),
            heading: Heading::default(),
            moves: MoveList::default(),
            options: OptionsForm::default(),
            thoughts: Thoughts::default(),
        }
    }

    /// Writes the state to the page, starts animations, and puts the keyboard's focus on the cursor's spot where that is
    /// asked for.
    pub(crate) fn render(&mut self, state: &State, animations: &[Animation], focus_cursor: bool) {
        speak_of(state.settings.game());
        let mut focus_cursor = focus_cursor;
        if let Some(board) = &mut self.board {
            // A board that is built anew loses the focus.
            focus_cursor |= board.render(playing(state), &*state.record);
            for animation in animations {
                animation::start(board, animation, state.motion().unwrap_or(100));
            }
            board.stop_outdated();
        }
        focus_cursor |= self.editor.render(state);
        self.heading.render(state);
        panel::render(state);
        self.moves.render(state);
        self.thoughts.render(state);
        self.options.render(state);
        new_game::render(state);
        record::render(state);
        statistics::render(state);
        parts::render(state);
        pages::render(state);
        if focus_cursor {
            let cell = match state.page {
                Some(Page::Editor) => self.editor.cursor_cell(),
                _ => self.board.as_ref().and_then(BoardView::cursor_cell),
            };
            if let Some(cell) = cell {
                focus(&cell);
            }
        }
    }
}

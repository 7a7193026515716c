//! The move list: buttons for the positions, for alternative moves, and for stepping through the game.

use alquerque_app::game::moves::{entry, entry_key, stepping};
use alquerque_app::markup::Markup;
use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_messages::Length;
use web_sys::{Element, HtmlInputElement};

use super::elements::{apply, render_pieces, set_children};
use crate::dom::{
    add_svg, append, by_id, find, focus, has_focus, html, next_frame, set_attribute, set_attributes, set_flag,
    set_or_remove,
};
use crate::sheet;
use crate::words::localize_text;

/// The list on the page. A game may have thousands of moves, and a step changes two of them.
#[derive(Default)]
pub(crate) struct MoveList {
    /// The revision last rendered, see [`GameState::revision`](alquerque_app::game::GameState::revision).
    revision: Option<u32>,
    /// The number of games on the board before the one last rendered.
    replacements: u32,
    /// The kind of game last rendered.
    game: Option<GameId>,
    /// Revisions of the record's tree when last rendered.
    tree: [u64; 2],
    /// An entry for each position of the line, with the key of the inputs it was built from.
    entries: Vec<(u64, Markup)>,
    played: usize,
    /// The count of the notice last rendered, if there was one: it makes the list lower.
    notice: Option<u32>,
    /// The proven result of the current position, with its text.
    verdict: Option<(Element, String)>,
}

impl MoveList {
    /// Renders changes.
    pub(crate) fn render(&mut self, state: &State) {
        apply(&stepping(state));
        let replacements = state.game.replacements();
        let is_other_game = std::mem::replace(&mut self.replacements, replacements) != replacements;
        let is_changed = self.revision.replace(state.game.revision()) != Some(state.game.revision());
        if (is_other_game || is_changed && !has_focus("typed"))
            && let Some(field) = find::<HtmlInputElement>("typed")
        {
            // What was refused belongs to the position before.
            field.set_value("");
        }
        if is_changed {
            self.write(state);
        }
        self.write_verdict(state);
        let notice = state.notices.current().map(|_| state.notices.count());
        if std::mem::replace(&mut self.notice, notice) != notice && notice.is_some() {
            next_frame(sheet::show_current);
        }
    }

    /// Writes the proven result and its length after the last move.
    fn write_verdict(&mut self, state: &State) {
        let report = state.verdict().filter(|report| report.proven.is_some());
        let text = report.map_or_else(String::new, |_| localize_text(&state.verdict_text()));
        let place = by_id("moves").and_then(|list| entry_in(&list, self.played));
        if let Some((element, shown)) = &self.verdict {
            if *shown == text && element.parent_element() == place {
                return;
            }
            element.remove();
        }
        self.verdict = None;
        let (Some(report), Some(place)) = (report, place) else { return };
        let moves = match report.length {
            Some(Length::Exactly(plies)) => plies.div_ceil(2).to_string(),
            Some(Length::AtMost(plies)) => format!("\u{2264}{}", plies.div_ceil(2)),
            None => String::new(),
        };
        let winner = state.proven_winner();
        let element = html("span", "verdict", if winner.is_some() { &moves } else { "=" });
        set_attributes(&element, &[("role", "img"), ("aria-label", &text), ("title", &text)]);
        let picture = add_svg(&element, "svg", &[("viewBox", "0 0 12 12"), ("aria-hidden", "true")]);
        if let Some(player) = winner {
            let man = state.art_style().piece(state.look(), Piece { player, kind: Kind::Man });
            render_pieces(&picture, &man, 1);
        }
        append(&place, &element);
        self.verdict = Some((element, text));
    }

    /// Renders changes of the line, and of the position in it.
    fn write(&mut self, state: &State) {
        let (tree, played) = (state.game.record.tree(), state.game.record.played());
        let is_new = self.tree != tree.state();
        let Some(list) = by_id("moves").filter(|_| is_new || self.played != played) else { return };
        let has_focus = has_focus(&list);
        let mut changed = self.played.min(played)..=self.played.max(played);
        if is_new {
            let game = Some(state.settings.game());
            if tree.plies() == 0 || self.game.is_some() && self.game != game {
                // Another game: show its board.
                sheet::close();
            }
            self.game = game;
            set_flag(&list, "data-single", game.is_some_and(|game| !game.info().pieces_move));
            // Without moves there is no list.
            let wanted = if tree.plies() == 0 { 0 } else { tree.plies() + 1 };
            let keys: Vec<u64> = (0..wanted).map(|ply| entry_key(&*state.game.record, ply)).collect();
            let kept = keys.iter().zip(&self.entries).take_while(|(key, (shown, _))| *key == shown).count();
            self.entries.truncate(kept);
            self.entries.extend((kept..wanted).map(|ply| (keys[ply], entry(&*state.game.record, ply))));
            set_children("moves", &rows(&self.entries));
            changed = (*changed.start()).min(kept)..=wanted.max(*changed.end());
            self.tree = tree.state();
        }
        self.played = played;
        for ply in changed {
            self.mark(&list, ply);
        }
        let button = entry_in(&list, played).and_then(|entry| entry.first_element_child());
        match button.as_ref().filter(|_| played > 0) {
            Some(button) => sheet::centre(&list, button),
            // The list is already empty, and clearing it costs a layout.
            None if self.entries.is_empty() => {}
            None => list.set_scroll_top(0),
        }
        if has_focus {
            focus(&button);
        }
    }

    /// Marks the entry as the last move, an earlier one, or one that was undone.
    fn mark(&self, list: &Element, ply: usize) {
        let Some(button) = entry_in(list, ply).and_then(|entry| entry.first_element_child()) else { return };
        let kind = if ply == 0 { "to-start" } else { "ply" };
        let state = match ply {
            _ if ply == self.played => " current",
            _ if ply > self.played => " undone",
            _ => "",
        };
        set_attribute(&button, "class", &format!("{kind}{state}"));
        // One tab stop for the whole list (roving tabindex), and one for the alternative beside it.
        let is_current = ply == self.played;
        let other = button.parent_element().and_then(|entry| entry.query_selector(".other").ok().flatten());
        for element in [other, Some(button.clone())] {
            set_attribute(&element, "tabindex", if is_current { "0" } else { "-1" });
        }
        set_or_remove(&button, "aria-current", is_current.then_some("step"));
    }
}

/// The rows of the list: the first is the initial position; each of the others has two moves.
fn rows(entries: &[(u64, Markup)]) -> Vec<Markup> {
    let Some((start, moves)) = entries.split_first() else { return Vec::new() };
    let row = |entries: &[(u64, Markup)]| Markup::new("li").children(entries.iter().map(|(_, entry)| entry.clone()));
    std::iter::once(row(std::slice::from_ref(start)).class("start")).chain(moves.chunks(2).map(row)).collect()
}

/// The entry of position `ply` in the list.
fn entry_in(list: &Element, ply: usize) -> Option<Element> {
    let (row, column) = (ply.div_ceil(2), usize::from(ply > 0 && ply.is_multiple_of(2)));
    let child = |parent: &Element, index: usize| parent.children().item(u32::try_from(index).ok()?);
    child(&child(list, row)?, column)
}

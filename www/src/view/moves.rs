//! The move list: buttons for the positions, for alternative moves, and for stepping through the game.

use alquerque_core::GameId;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_messages::Length;
use web_sys::Element;

use super::elements::render_pieces;
use crate::dom::{
    add, append, button, by_id, focus, has_focus, html, set_attribute, set_attribute_by_id, set_attributes,
    set_enabled, set_flag, set_shown, set_state, set_text, svg,
};
use crate::sheet;
use crate::words::{localize, localize_text};
use alquerque_app::activity::{Action, Activity};
use alquerque_app::moves::{alternative, entry_key};
use alquerque_app::state::State;
use alquerque_language::Phrase;

/// The list on the page. A game may have thousands of moves, and a step changes two of them.
#[derive(Default)]
pub(crate) struct MoveList {
    /// The revision last rendered, see [`GameState::revision`](alquerque_app::state::GameState::revision).
    revision: Option<u32>,
    /// The game last rendered.
    game: Option<GameId>,
    /// Revisions of the record's tree when last rendered.
    tree: [u64; 2],
    /// An entry for each position of the line.
    entries: Vec<Entry>,
    played: usize,
    /// The proven result of the current position, with its text.
    verdict: Option<(Element, String)>,
}

struct Entry {
    /// The key of the inputs it was built from.
    key: u64,
    button: Element,
    /// The button for an alternative move, if there is one.
    other: Option<Element>,
}

impl MoveList {
    /// Renders changes.
    pub(crate) fn render(&mut self, state: &State) {
        let (back, on) = (state.can(Action::StepBack), state.can(Action::StepOn));
        for (id, can) in [("step-first", back), ("step-previous", back), ("step-next", on), ("step-last", on)] {
            set_enabled(id, can);
        }
        // One button, shown as pressed during a replay. A shown line has its own stop button.
        let shown = state.shown().is_some();
        let replaying = !shown && matches!(state.at_board(), Activity::Replaying(_));
        set_enabled("play-back", state.game.lesson.is_none() && !shown && state.game.record.plies() > 0);
        let example = Phrase::new("type-move").key("game", state.saved.settings.game().name());
        set_attribute_by_id("typed", "placeholder", &localize(&example));
        if let Some(button) = by_id("play-back") {
            set_state(&button, "aria-pressed", replaying);
        }
        let is_known = self.revision.replace(state.game.revision) == Some(state.game.revision);
        // The attribute is removed when texts of the list may have loaded.
        let has_texts = by_id("moves").is_some_and(|list| list.has_attribute("data-key"));
        if !(is_known && has_texts) {
            self.write(state, has_texts);
        }
        self.write_verdict(state);
    }

    /// Writes the proven result and its length after the last move.
    fn write_verdict(&mut self, state: &State) -> Option<()> {
        let report = state.verdict().filter(|report| report.proven.is_some());
        let text = if report.is_some() { localize_text(&state.verdict_text()) } else { String::new() };
        let place = self.entries.get(self.played).and_then(|entry| entry.button.parent_element());
        if let Some((element, shown)) = &self.verdict {
            if *shown == text && element.parent_element() == place {
                return None;
            }
            element.remove();
        }
        self.verdict = None;
        let moves = match report?.length {
            Some(Length::Exactly(plies)) => plies.div_ceil(2).to_string(),
            Some(Length::AtMost(plies)) => format!("\u{2264}{}", plies.div_ceil(2)),
            None => String::new(),
        };
        let winner = state.proven_winner();
        let element = html("span", "verdict", if winner.is_some() { &moves } else { "=" })?;
        set_attributes(&element, &[("role", "img"), ("aria-label", &text), ("title", &text)]);
        let picture = svg("svg", &[("viewBox", "0 0 12 12"), ("aria-hidden", "true")])?;
        if let Some(player) = winner {
            let man = state.art_style().piece(state.look(), Piece { player, kind: Kind::Man });
            render_pieces(&picture, &man, 1);
        }
        append(&element, &picture);
        append(&place?, &element);
        self.verdict = Some((element, text));
        Some(())
    }

    /// Renders changes, or the whole list without `has_texts`.
    fn write(&mut self, state: &State, has_texts: bool) -> Option<()> {
        let (tree, played) = (state.game.record.tree(), state.game.record.played());
        set_shown("no-moves", tree.plies() == 0);
        set_shown("first-games", state.game.record.start_text().is_none());
        let comment = tree.words(tree.current());
        set_text("comment", comment);
        set_shown("comment", !comment.is_empty());
        let is_new = self.tree != tree.state() || !has_texts;
        if !is_new && self.played == played {
            return None;
        }
        let list = by_id("moves")?;
        set_attribute(&list, "data-key", "");
        let has_focus = has_focus(&list);
        let mut changed = self.played.min(played)..=self.played.max(played);
        if is_new {
            let game = Some(state.saved.settings.game());
            if tree.plies() == 0 || self.game.is_some() && self.game != game {
                // Another game: show its board.
                sheet::pull(false);
            }
            self.game = game;
            // Without moves there is no list.
            let plies = tree.plies();
            let wanted = if plies == 0 { 0 } else { plies + 1 };
            let keys = (0..wanted).map(|ply| entry_key(&*state.game.record, ply));
            let kept = keys.zip(&self.entries).take_while(|(key, entry)| has_texts && *key == entry.key).count();
            self.cut(&list, kept);
            for ply in kept..wanted {
                self.add(&list, state, ply)?;
            }
            changed = (*changed.start()).min(kept)..=wanted.max(*changed.end());
            self.tree = tree.state();
        }
        self.played = played;
        for ply in changed {
            self.mark(ply);
        }
        match self.entries.get(played).filter(|_| played > 0) {
            Some(Entry { button, .. }) => {
                // Scroll only the list, not the page, until the move is in its middle.
                let place = button.get_bounding_client_rect();
                let offset = place.top() + place.height() / 2.0 - list.get_bounding_client_rect().top();
                list.set_scroll_top(list.scroll_top() + round(offset) - list.client_height() / 2);
            }
            // The list is already empty, and clearing it costs a layout.
            None if self.entries.is_empty() => {}
            None => list.set_scroll_top(0),
        }
        if has_focus && let Some(Entry { button, .. }) = self.entries.get(played) {
            focus(button);
        }
        Some(())
    }

    /// Removes the entries from position `ply` on.
    fn cut(&mut self, list: &Element, ply: usize) {
        // The first row is the initial position; each of the others has two moves.
        let rows = ply / 2 + usize::from(ply > 0);
        for entry in self.entries.drain(ply..) {
            if let Some(place) = entry.button.parent_element() {
                place.remove();
            }
        }
        while list.child_element_count() as usize > rows {
            let Some(row) = list.last_element_child() else { break };
            row.remove();
        }
    }

    /// Appends the entry of position `ply`.
    fn add(&mut self, list: &Element, state: &State, ply: usize) -> Option<()> {
        if ply < 2 || ply % 2 == 1 {
            add(list, "li", if ply == 0 { "start" } else { "" }, "")?;
        }
        let node = *state.game.record.tree().line().get(ply)?;
        let helped = state.game.record.tree().assessment(node).helped;
        let text = if ply == 0 { localize(&Phrase::new("start")) } else { state.game.record.move_text(node) };
        let place = html("span", if helped { "move helped" } else { "move" }, "")?;
        // Captures may be long, but a single step never breaks at its hyphen.
        set_flag(&place, "data-step", text.contains('-'));
        let button = button("", &text, &[("data-do", "go-to"), ("data-ply", &ply.to_string())])?;
        append(&place, &button);
        let other = alternative(&*state.game.record, ply).and_then(|way| {
            let (node, label) = (way.node.index().to_string(), localize(&way.label));
            let does = [("data-do", "other-way"), ("data-node", &node), ("aria-label", &label), ("title", &label)];
            self::button("other", "\u{21c4}", &does).inspect(|other| append(&place, other))
        });
        append(&list.last_element_child()?, &place);
        self.entries.push(Entry { key: entry_key(&*state.game.record, ply), button, other });
        Some(())
    }

    /// Marks the entry as the last move, an earlier one, or one that was undone.
    fn mark(&self, ply: usize) {
        let Some(Entry { button, other, .. }) = self.entries.get(ply) else { return };
        let kind = if ply == 0 { "to-start" } else { "ply" };
        let class = match ply {
            _ if ply == self.played => format!("{kind} current"),
            _ if ply > self.played => format!("{kind} undone"),
            _ => kind.to_owned(),
        };
        set_attribute(button, "class", &class);
        // One tab stop for the whole list (roving tabindex), and one for the alternative beside it.
        let tab = if ply == self.played { "0" } else { "-1" };
        for element in std::iter::once(button).chain(other) {
            set_attribute(element, "tabindex", tab);
        }
        if ply == self.played {
            set_attribute(button, "aria-current", "step");
        } else {
            set_flag(button, "aria-current", false);
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "places on a screen are small")]
fn round(pixels: f64) -> i32 {
    pixels.round() as i32
}

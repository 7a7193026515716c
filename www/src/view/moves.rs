//! The list of moves, each a button to the position after it, with the way to other moves that were played in its place, and the
//! buttons to step through the game.

use alquerque_core::tabletop::{Kind, Piece};
use alquerque_messages::Length;
use web_sys::Element;

use super::panel;
use crate::dom::{append, by_id, document, focus, html, set_attribute, set_enabled, set_shown, set_text, svg};
use crate::words::{call, called, in_words};
use alquerque_app::activity::{Action, Activity};
use alquerque_app::message::Label;
use alquerque_app::moves::{entry_key, other_way};
use alquerque_app::state::State;

/// The list on the page. A game may have thousands of moves, and a step changes two of them.
#[derive(Default)]
pub(crate) struct MoveList {
    /// The number of the position that was shown last: see [`State::position`].
    position: Option<u32>,
    /// What is shown of the record's tree, by the numbers that change with it.
    tree: [u64; 2],
    /// For each position of the line what its entry is made of.
    entries: Vec<Entry>,
    played: usize,
    /// What is certain of the present position, beside its move, and in words.
    verdict: Option<(Element, String)>,
}

struct Entry {
    /// What it depends on.
    key: u64,
    button: Element,
    /// The button that leads to another move, where there is one.
    other: Option<Element>,
}

impl MoveList {
    /// Writes what has changed.
    pub(crate) fn render(&mut self, state: &State) {
        let (back, on) = (state.can(Action::StepBack), state.can(Action::StepOn));
        for (id, can) in [("step-first", back), ("step-previous", back), ("step-next", on), ("step-last", on)] {
            set_enabled(id, can);
        }
        let replaying = matches!(state.at_board(), Activity::Replaying(_));
        set_enabled("play-back", state.lesson.is_none() && state.record.plies() > 0);
        if let Some(field) = by_id("typed") {
            set_attribute(&field, "placeholder", &called(&Label::TypeMove(state.settings.game())));
        }
        call("play-back", &Label::PlayBack { running: replaying });
        if self.position.replace(state.position) != Some(state.position) {
            self.write(state);
        }
        self.write_verdict(state);
    }

    /// Who wins for certain and in how many plies, behind the move that was played last.
    fn write_verdict(&mut self, state: &State) -> Option<()> {
        let report = state.verdict().filter(|report| report.proven.is_some());
        let said = if report.is_some() { in_words(&state.verdict_text()) } else { String::new() };
        let place = self.entries.get(self.played).and_then(|entry| entry.button.parent_element());
        if let Some((element, shown)) = &self.verdict {
            if *shown == said && element.parent_element() == place {
                return None;
            }
            element.remove();
        }
        self.verdict = None;
        let plies = match report?.length {
            Some(Length::Exactly(plies)) => plies.to_string(),
            Some(Length::AtMost(plies)) => format!("\u{2264}{plies}"),
            None => String::new(),
        };
        let winner = state.certain_winner();
        let element = html("span", "verdict", if winner.is_some() { &plies } else { "=" })?;
        for (name, value) in [("role", "img"), ("aria-label", &said), ("title", &said)] {
            set_attribute(&element, name, value);
        }
        let picture = svg("svg", &[("viewBox", "0 0 12 12"), ("aria-hidden", "true")])?;
        if let Some(player) = winner {
            panel::render_heap(&picture, &panel::symbol(state, Piece { player, kind: Kind::Man }), 1);
        }
        append(&element, &picture);
        append(&place?, &element);
        self.verdict = Some((element, said));
        Some(())
    }

    fn write(&mut self, state: &State) -> Option<()> {
        let (tree, played) = (state.record.tree(), state.record.played());
        set_shown("no-moves", tree.plies() == 0);
        set_shown("first-games", state.record.start_text().is_none());
        let comment = tree.words(tree.current());
        set_text("comment", comment);
        set_shown("comment", !comment.is_empty());
        let is_new = self.tree != tree.state();
        if !is_new && self.played == played {
            return None;
        }
        let list = by_id("moves")?;
        let has_focus = document()?.active_element().is_some_and(|element| list.contains(Some(&element)));
        let mut changed = self.played.min(played)..=self.played.max(played);
        if is_new {
            // Without moves there is no list.
            let plies = tree.plies();
            let wanted = if plies == 0 { 0 } else { plies + 1 };
            let keys = (0..wanted).map(|ply| entry_key(&*state.record, ply));
            let kept = keys.zip(&self.entries).take_while(|(key, entry)| *key == entry.key).count();
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
                // Only the list scrolls, not the page: until the move stands in its middle.
                let place = button.get_bounding_client_rect();
                let offset = place.top() + place.height() / 2.0 - list.get_bounding_client_rect().top();
                list.set_scroll_top(list.scroll_top() + round(offset) - list.client_height() / 2);
            }
            // An empty one stands there already, and to say so costs a layout.
            None if self.entries.is_empty() => {}
            None => list.set_scroll_top(0),
        }
        if has_focus && let Some(Entry { button, .. }) = self.entries.get(played) {
            focus(button);
        }
        Some(())
    }

    /// Takes the entries from position `ply` on off the list.
    fn cut(&mut self, list: &Element, ply: usize) {
        // The first row is that of the start, each other one has two moves.
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

    /// Adds the entry of position `ply` to the end of the list.
    fn add(&mut self, list: &Element, state: &State, ply: usize) -> Option<()> {
        if ply < 2 || ply % 2 == 1 {
            append(list, &html("li", if ply == 0 { "start" } else { "" }, "")?);
        }
        let node = *state.record.tree().line().get(ply)?;
        let helped = state.record.tree().assessment(node).helped;
        let place = html("span", if helped { "move helped" } else { "move" }, "")?;
        let text = if ply == 0 { called(&Label::Start) } else { state.record.move_text(node) };
        let button = html("button", "", &text)?;
        set_attribute(&button, "type", "button");
        set_attribute(&button, "data-do", "go-to");
        set_attribute(&button, "data-ply", &ply.to_string());
        append(&place, &button);
        let other = other_way(&*state.record, ply).and_then(|way| {
            let other = html("button", "other", "\u{21c4}")?;
            set_attribute(&other, "type", "button");
            set_attribute(&other, "data-do", "other-way");
            set_attribute(&other, "data-node", &way.node.index().to_string());
            let label = called(&way.label);
            set_attribute(&other, "aria-label", &label);
            set_attribute(&other, "title", &label);
            append(&place, &other);
            Some(other)
        });
        append(&list.last_element_child()?, &place);
        self.entries.push(Entry { key: entry_key(&*state.record, ply), button, other });
        Some(())
    }

    /// Marks the entry as that of the move that was played last, of an earlier one, or of one that was taken back.
    fn mark(&self, ply: usize) {
        let Some(Entry { button, other, .. }) = self.entries.get(ply) else { return };
        let kind = if ply == 0 { "to-start" } else { "ply" };
        let class = match ply {
            _ if ply == self.played => format!("{kind} current"),
            _ if ply > self.played => format!("{kind} undone"),
            _ => kind.to_owned(),
        };
        set_attribute(button, "class", &class);
        // One stop of the Tab key for the whole list, and one for the other way beside it.
        let tab = if ply == self.played { "0" } else { "-1" };
        for element in std::iter::once(button).chain(other) {
            set_attribute(element, "tabindex", tab);
        }
        if ply == self.played {
            set_attribute(button, "aria-current", "step");
        } else if button.has_attribute("aria-current") {
            // Removing what exists cannot fail.
            let _ = button.remove_attribute("aria-current");
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "places on a screen are small")]
fn round(pixels: f64) -> i32 {
    pixels.round() as i32
}

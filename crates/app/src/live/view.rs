//! The texts of live games: the bar beside the board, and the dialog, whose steps a module of its own shows.

use alquerque_messages::live::Bar;

use crate::elements::Elements;
use crate::markup::Markup;
use crate::state::State;

/// What is shown. The elements are there once the dialog has loaded.
pub fn friend(state: &State) -> Elements {
    let (view, mut elements) = (state.live.view(), Elements::default());
    elements.text("friend-line", view.said.clone());
    elements.show_text("friend-problem", view.problem.clone());
    elements.text("friend-copied", view.copied.clone());
    elements.show("friend-replaces", view.replaces);
    elements.show("friend-bar", view.bar.is_some());
    elements.show("friend-yes", view.bar == Some(Bar::Answer));
    elements.show("friend-no", view.bar == Some(Bar::Answer));
    elements.show("friend-say", view.bar == Some(Bar::Talk));
    elements.show("friend-again", view.bar == Some(Bar::Invite));
    elements.fill("friend-terms", view.terms.iter().map(|term| Markup::text("li", term.clone())));
    elements.show("friend-show", view.bar == Some(Bar::ShowLink));
    elements
}

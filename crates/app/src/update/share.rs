//! Links to the game: making them, opening them, and playing on by them.

use alquerque_core::Player;
use alquerque_core::record::{from_link, to_link};

use super::{library, notice, notice_with, search};
use crate::desk::{RecordEffect, goes_on_from};
use crate::event::Effect;
use crate::hand::in_quotes;
use crate::settings::Controller;
use crate::state::{Offer, State};

/// Makes the link and gives it away.
pub(super) fn share(state: &mut State) -> Vec<Effect> {
    state.notice = None;
    let link = format!("{}#{}", state.desk.address, to_link(&*state.record));
    state.desk.link.clone_from(&link);
    state.desk.done.clear();
    vec![Effect::Record(RecordEffect::Share { title: crate::library::title(&*state.record), link })]
}

/// Whether the game could go on by links, and the AI would be in the way.
pub fn can_play_by_link(state: &State) -> bool {
    let ai_plays = Player::BOTH.into_iter().any(|side| state.settings.controller(side) == Controller::Ai);
    ai_plays && goes_on(state)
}

/// Whether the game is not over, and is shown at its last move.
fn goes_on(state: &State) -> bool {
    state.record.result().is_none() && state.record.played() == state.record.moves().len()
}

/// The share sheet was used.
pub(super) fn shared(state: &mut State) -> Vec<Effect> {
    if can_play_by_link(state) {
        let text = "Do you play this game with a friend? Then the AI leaves the other side to them.".to_owned();
        notice_with(state, text, Offer::PlayByLink);
    }
    Vec::new()
}

/// From now on a friend has the AI's side, or the one to move where the AI has both.
pub(super) fn play_by_link(state: &mut State) -> Vec<Effect> {
    if !can_play_by_link(state) {
        return Vec::new();
    }
    let mut effects = search::give_up(state);
    let me = state.settings.lone_human().unwrap_or(state.to_move().opponent());
    state.settings.now_mut().by_link = Some(me);
    state.paused = false;
    let text = if state.awaits_friend() {
        "Your friend is to move. When their link comes back, open it, or paste it under Save or load as text."
    } else {
        "The other side is your friend's now. Make your move, then send the link."
    };
    notice(state, text.to_owned());
    effects.push(Effect::SaveSettings);
    effects
}

/// Puts the game of a link on the board.
pub(super) fn open(state: &mut State, link: &str) -> Vec<Effect> {
    let record = match from_link(link) {
        Ok(record) => record,
        Err(error) => {
            notice(
                state,
                format!("This link cannot be opened: {}. Your own game is as it was.", in_quotes(&error.to_string())),
            );
            return Vec::new();
        }
    };
    let title = crate::library::title(&*record);
    // Of the game that the friends are playing each keeps their side, also at its end or where one's own link comes back.
    let mine = state.settings.now().by_link.filter(|_| goes_on_from(&*record, &*state.record));
    // Its dialog's place in the address is the link's, which is taken off at once.
    state.page = None;
    let mut effects = vec![Effect::Record(RecordEffect::ClearAddress)];
    effects.extend(library::put_on_board(state, record, &format!("A game from a link: {title}.")));
    if goes_on(state) {
        let me = mine.unwrap_or(state.to_move());
        state.settings.now_mut().by_link = Some(me);
        state.paused = state.goes_on_by_itself();
        let whose = if me == state.to_move() { "it is your turn" } else { "your friend is to move" };
        if let Some(notice) = &mut state.notice {
            notice.text = format!("{} You play {}, and {whose}.", notice.text, me.name());
            state.announcement.clone_from(&notice.text);
        }
    } else if mine.is_some() {
        state.settings.now_mut().by_link = mine;
        effects.extend(library::file_if_over(state));
    }
    effects.push(Effect::SaveSettings);
    effects
}

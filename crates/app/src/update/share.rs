//! Links to the game: making them, opening them, and playing on by them.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{from_link, to_link};

use super::say::{notice, notice_with};
use super::{library, shelf, think};
use crate::activity::Action;
use crate::course::{Course, Pace};
use crate::effect::Effect;
use crate::library::goes_on_from;
use crate::message::{Link, Title};
use crate::notice::Offer;
use crate::record_event::RecordEffect;
use crate::state::State;

/// Makes the links and shows them.
pub(super) fn links(state: &mut State) -> Vec<Effect> {
    let link = make(state);
    vec![Effect::Record(RecordEffect::ShowLinks(link))]
}

/// Makes the link and gives it away.
pub(super) fn share(state: &mut State) -> Vec<Effect> {
    let link = make(state);
    vec![Effect::Record(RecordEffect::Share { title: Title::of(&*state.record), link })]
}

/// Gives the link away that only shows the game.
pub(super) fn share_shown(state: &mut State) -> Vec<Effect> {
    make(state);
    let link = state.dialogs.show_link();
    vec![Effect::Record(RecordEffect::Share { title: Title::of(&*state.record), link })]
}

/// Makes the link anew.
pub(super) fn make(state: &mut State) -> String {
    state.notice = None;
    let link = format!("{}#{}", state.outside.address, to_link(&*state.record));
    state.dialogs.link.clone_from(&link);
    state.dialogs.done.clear();
    link
}

/// The share sheet was used.
pub(super) fn shared(state: &mut State) -> Vec<Effect> {
    if state.can(Action::PlayByLink) {
        notice_with(state, Link::WithFriend, Offer::PlayByLink);
    }
    Vec::new()
}

/// From now on a friend has the AI's side, or the one to move where the AI has both.
pub(super) fn play_by_link(state: &mut State) -> Vec<Effect> {
    let mut effects = think::give_up(state);
    let me = state.settings.lone_human().unwrap_or(state.to_move().opponent());
    state.settings.now_mut().set_course(Course::ByLink(me));
    state.pace = Pace::Going;
    notice(state, if state.can(Action::SendLink) { Link::FriendToMove } else { Link::FriendHasSide });
    effects.push(Effect::SaveSettings);
    effects
}

/// The game of a link; says so where it cannot be read.
fn read(state: &mut State, link: &str) -> Option<Box<dyn AnyRecord>> {
    let read = from_link(link).map_err(|error| notice(state, Link::Unreadable(error)));
    read.ok()
}

/// Puts the game of a link on the board to be looked at: nobody has a seat in it.
pub(super) fn show(state: &mut State, link: &str) -> Vec<Effect> {
    let Some(record) = read(state, link) else { return Vec::new() };
    let title = Title::of(&*record);
    state.page = None;
    let mut effects = vec![Effect::Record(RecordEffect::ClearAddress)];
    effects.extend(library::put_on_board(state, record, Link::Opened(title)));
    effects.push(Effect::SaveSettings);
    effects
}

/// Puts the game of a link on the board.
pub(super) fn open(state: &mut State, link: &str) -> Vec<Effect> {
    let Some(record) = read(state, link) else { return Vec::new() };
    let title = Title::of(&*record);
    // Whoever opens a link to the game in which they are has their own seat there already.
    let goes_on = goes_on_from(&*record, &*state.record);
    let is_here = goes_on && state.record.plies() > 0;
    let is_as_it_was = is_here && record.plies() == state.record.plies();
    // Of the game that the friends are playing each keeps their side, also at its end or where one's own link comes back; and
    // whoever has shown a friend a game against the AI gets an answer for the side that was theirs.
    let mine = match state.settings.now().course() {
        Course::ByLink(me) if goes_on => Some(me),
        Course::Here if is_here => state.settings.lone_human(),
        _ => None,
    };
    // Its dialog's place in the address is the link's, which is taken off at once.
    state.page = None;
    let mut effects = vec![Effect::Record(RecordEffect::ClearAddress)];
    if is_as_it_was && state.settings.now().course() == Course::Here {
        notice(state, Link::IsHere);
        return effects;
    }
    effects.extend(library::put_on_board(state, record, Link::Opened(title)));
    if state.record.result().is_none() && state.at_end() {
        let me = mine.unwrap_or(state.to_move());
        state.settings.now_mut().set_course(Course::ByLink(me));
        state.hold();
        let is_turn = me == state.to_move();
        if let Some(notice) = &mut state.notice {
            notice.text.push(Link::YouPlay(me, is_turn));
            state.announcement.clone_from(&notice.text);
        }
    } else if let Some(me) = mine {
        state.settings.now_mut().set_course(Course::ByLink(me));
        effects.extend(shelf::file_if_over(state));
    }
    effects.push(Effect::SaveSettings);
    effects
}

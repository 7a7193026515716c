//! How long notices stay.

use super::*;
use crate::notice::Notice;
use crate::update::time_notice;
use alquerque_language::message;

/// The delay and the number of the timer that is started now.
fn timer(state: &mut State) -> Option<(u32, u32)> {
    match time_notice(state)[..] {
        [Effect::After { millis, event: Event::NoticeDue(number) }] => Some((millis, number)),
        _ => None,
    }
}

fn shown(state: &State) -> bool {
    state.notices.current().is_some()
}

#[test]
fn a_report_leaves_after_the_time_to_read_it() {
    let mut state = two_people(&[]);
    assert_eq!(timer(&mut state), None, "nothing is shown");
    state.notices.show(Phrase::new(message::LINK_SEND));
    let (millis, first) = timer(&mut state).unwrap();
    assert_eq!((millis, timer(&mut state)), (6000, None), "one timer is enough");
    // Another sentence: the first timer is stale.
    state.notices.add(Phrase::new(message::VIEW_ONLY));
    let (millis, second) = timer(&mut state).unwrap();
    assert_eq!(millis, 9000);
    update(&mut state, Event::NoticeDue(first));
    assert!(shown(&state));
    update(&mut state, Event::NoticeDue(second));
    assert!(!shown(&state) && !announced(&state).is_empty(), "screen readers can still read it");
}

#[test]
fn a_report_stays_under_the_pointer() {
    let mut state = two_people(&[]);
    state.notices.show(Phrase::new(message::LINK_SEND));
    let (_, first) = timer(&mut state).unwrap();
    update(&mut state, Event::NoticeHeld(true));
    update(&mut state, Event::NoticeDue(first));
    assert!(shown(&state) && timer(&mut state).is_none());
    update(&mut state, Event::NoticeHeld(false));
    let (_, second) = timer(&mut state).unwrap();
    update(&mut state, Event::NoticeDue(second));
    assert!(!shown(&state));
    // Dismissed under the pointer: the next one leaves by itself.
    state.notices.show(Phrase::new(message::LINK_SEND));
    update(&mut state, Event::NoticeHeld(true));
    update(&mut state, Event::Command(Command::DismissNotice));
    assert!(timer(&mut state).is_none());
    state.notices.show(Phrase::new(message::LINK_SEND));
    assert!(timer(&mut state).is_some());
}

#[test]
fn what_asks_or_went_wrong_stays() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::Command(Command::AskToResign));
    assert!(shown(&state) && timer(&mut state).is_none(), "it asks");
    update(&mut state, Event::Command(Command::DismissNotice));
    update(&mut state, Event::Trouble(Phrase::new(message::NO_FILE)));
    assert!(state.notices.current().is_some_and(|notice: &Notice| notice.stays) && timer(&mut state).is_none());
}

#[test]
fn a_game_can_be_brought_back_for_longer_than_a_report_is_shown() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    state.notices.show(Phrase::new(message::LINK_SEND));
    let (report, _) = timer(&mut state).unwrap();
    start_new(&mut state);
    assert!(timer(&mut state).is_some_and(|(millis, _)| millis > report));
}

#[test]
fn another_position_outdates_what_is_said_about_the_board() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    state.notices.show(Notice { is_about_moves: true, ..Notice::from(Phrase::new(message::CAPTURE_RINGED)) });
    assert!(timer(&mut state).is_some() && shown(&state));
    state.game.revision += 1;
    assert!(timer(&mut state).is_none() && !shown(&state));
}

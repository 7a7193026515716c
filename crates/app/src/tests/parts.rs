//! Parts of the site that load when they are needed.

use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{GameId, Player};

use super::{announced, notice, two_people, words};
use crate::effect::Effect;
use crate::event::{Event, OptionEvent};
use crate::game_board::playing;
use crate::look::Dress;
use crate::message::Message;
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::settings::{BoardStyle, PieceSet, Speed};
use crate::state::State;
use crate::update::update;

const RULES: Part = Part::Rules(GameId::Alquerque);

fn show(state: &mut State, page: Page) -> Vec<Part> {
    asked(&update(state, Event::PageShown(Some(page))))
}

fn asked(effects: &[Effect]) -> Vec<Part> {
    let part = |effect: &Effect| if let Effect::LoadPart(part) = effect { Some(*part) } else { None };
    effects.iter().filter_map(part).collect()
}

fn said_of_rules(progress: Progress) -> &'static str {
    words(&Message::Part(RULES, progress).into())
}

#[test]
fn boards_and_pieces_are_dressed_when_their_drawings_are_there() {
    let mut state = two_people(&[]);
    let option = |option| Event::Option(option);
    assert_eq!(asked(&update(&mut state, option(OptionEvent::Speed(Speed::Fast)))), []);
    assert_eq!(asked(&update(&mut state, option(OptionEvent::Board(BoardStyle::Parchment)))), [Part::Art]);
    assert_eq!(playing(&state).dress, Dress::default(), "they are on their way");
    update(&mut state, Event::Part(Part::Art, Progress::Failed));
    assert!(
        notice(&state).starts_with("The drawings of these boards and pieces could not be loaded"),
        "{}",
        notice(&state)
    );
    assert_eq!(asked(&update(&mut state, option(OptionEvent::Pieces(PieceSet::Stones)))), [Part::Art], "once more");
    update(&mut state, Event::Part(Part::Art, Progress::There));
    let dress = playing(&state).dress;
    assert_eq!(dress.board(state.look()), "art-board-parchment");
    let man = Piece { player: Player::Dark, kind: Kind::Man };
    assert_eq!(dress.piece(state.look(), man), "art-checker-dark-stones");
    update(&mut state, option(OptionEvent::Board(BoardStyle::Inlaid)));
    assert_eq!(playing(&state).dress.board(state.look()), "art-board");
    assert_eq!(asked(&update(&mut state, Event::LoadPart)), [], "they are there");
}

#[test]
fn a_part_is_asked_for_once_and_when_it_is_needed() {
    let mut state = two_people(&[]);
    assert_eq!(show(&mut state, Page::Options), []);
    assert_eq!(show(&mut state, Page::Rules), [RULES]);
    assert_eq!(show(&mut state, Page::Rules), [], "it is on its way");
    update(&mut state, Event::Part(RULES, Progress::There));
    assert_eq!(show(&mut state, Page::Rules), []);
    let effects = update(&mut state, Event::RulesOf(GameId::Othello));
    assert_eq!(asked(&effects), [Part::Rules(GameId::Othello)]);
    assert_eq!(show(&mut state, Page::About), [Part::About]);
    assert_eq!(show(&mut state, Page::WhoWins), [Part::WhoWins]);
}

#[test]
fn a_part_that_could_not_be_loaded_is_told_and_can_be_asked_for_again() {
    let mut state = two_people(&[]);
    show(&mut state, Page::Rules);
    update(&mut state, Event::Part(RULES, Progress::Failed));
    assert!(announced(&state).starts_with("The rules could not be loaded"), "{}", announced(&state));
    assert_eq!(asked(&update(&mut state, Event::LoadPart)), [RULES]);
    assert_eq!(state.parts.progress(RULES), Progress::Loading { received: 0, total: 0 });
    // And it is asked for by itself when the dialog is opened the next time.
    update(&mut state, Event::Part(RULES, Progress::Failed));
    assert_eq!(show(&mut state, Page::Rules), [RULES]);
}

#[test]
fn how_far_a_part_is_is_told() {
    assert_eq!(said_of_rules(Progress::Loading { received: 0, total: 9000 }), "Loading \u{2026}");
    assert_eq!(said_of_rules(Progress::Loading { received: 2001, total: 9000 }), "Loading: 3 of 9 KB \u{2026}");
    assert_eq!(said_of_rules(Progress::There), "");
}

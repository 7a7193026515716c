//! The quick review of the card: the turning point and the accuracy.

use alquerque_core::record::{Assessment, Certain, HELPED, Share};
use alquerque_core::{Outcome, Player};
use alquerque_messages::{Budget, Purpose};

use super::*;
use crate::board::drawings::ArrowKind;
use crate::board::model::playing;
use crate::command::Command;

#[test]
fn the_last_decisive_loss_is_the_turning_point() {
    let mut state = won(Ai);
    settle(&mut state);
    // Dark loses its advantage with its first move, regains it, and loses it again with its fourth.
    review(&mut state, |ply| match ply {
        0 | 1 | 4..=7 => 0.0,
        2 | 3 => 1.0,
        8 => 0.45,
        _ => 0.9,
    });
    assert_eq!(state.turning_point().map(|point| point.ply), Some(7));
}

#[test]
fn the_review_finds_the_losers_worst_move() {
    let mut state = won(Ai);
    settle(&mut state);
    assert!(state.is_end_review_running() && state.turning_point().is_none());
    // Dark makes the losing mistake with its third move, ply 5; Light is careless at ply 6.
    review(&mut state, |ply| match ply {
        0..=5 => 0.5,
        6 => 0.9,
        7 | 8 | 9 | 11 => 0.8,
        _ => 1.0,
    });
    assert!(!state.is_end_review_running());
    let point = state.turning_point().unwrap();
    assert_eq!((point.ply, point.player), (5, Player::Dark));
    assert_eq!(
        called(&state.turning_point_text().unwrap()),
        "end-moment(side: dark, other: light, whose: other, sure: no, turn: 3…\u{a0}c5\u{2011}c4, before: 50, \
         after: 10)"
    );
    update(&mut state, Event::Command(Command::ShowTurningPoint));
    assert_eq!((state.game.record.played(), state.end_card().is_some()), (5, false));
    // Without a better move, only the one that was played is drawn.
    assert_eq!(kinds(&state), [ArrowKind::Drawn]);
    assert_eq!(
        notice(&state),
        "end-moment(side: dark, other: light, whose: other, sure: no, turn: 3…\u{a0}c5\u{2011}c4, before: 50, \
         after: 10)"
    );
    assert_eq!(phrases(crate::game::panel::status(&state)), "at-turning-point(sure: no)");
    // The card reappears at the end, and the arrow disappears with its position.
    update(&mut state, Event::Command(Command::StepLast));
    assert!(state.end_card().is_some() && state.turning_point().is_some() && kinds(&state).is_empty());
    // A better move is drawn and named, too.
    let better = "b4-c4".to_owned();
    assert!(legal_at(&state, 5).contains(&better));
    state.end_card.card_mut().as_mut().unwrap().judged[5].best = Some(better);
    update(&mut state, Event::Command(Command::ShowTurningPoint));
    assert_eq!(kinds(&state), [ArrowKind::Drawn, ArrowKind::Hint]);
    assert!(notice(&state).ends_with(" end-better(turn: b4\u{2011}c4)"), "{}", notice(&state));
}

/// The arrows on the board.
fn kinds(state: &State) -> Vec<ArrowKind> {
    playing(state).arrows.iter().map(|arrow| arrow.kind).collect()
}

/// The moves that were legal at `ply`.
fn legal_at(state: &State, ply: usize) -> Vec<String> {
    let mut record = state.game.record.clone();
    record.go_to(ply);
    record.legal_turns().into_iter().map(|turn| turn.text).collect()
}

#[test]
fn the_turning_point_comes_from_the_prover_if_it_knows() {
    let mut state = won(Ai);
    settle(&mut state);
    // The estimates only see the end.
    estimate(&mut state, |ply| if ply < 12 { 0.5 } else { 1.0 });
    assert!(state.is_end_review_running() && state.turning_point().is_none(), "the prover is still missing");
    let asked =
        prove(&mut state, |ply| Some(if ply > 5 { Outcome::Win(Player::Light) } else { Outcome::Win(Player::Dark) }));
    assert_eq!(asked, (0..12).rev().collect::<Vec<_>>(), "positions that an estimate has decided are skipped");
    let point = state.turning_point().unwrap();
    assert_eq!((point.ply, point.player), (5, Player::Dark));
    let text = state.turning_point_text().unwrap();
    assert_eq!(
        called(&text),
        "end-moment(side: dark, other: light, whose: other-certain, sure: yes, turn: 3…\u{a0}c5\u{2011}c4, \
         before: 100, after: 0)"
    );

    // Without a prover the estimates remain, without a notice.
    let mut state = won(Ai);
    settle(&mut state);
    estimate(&mut state, |ply| if ply < 12 { 0.5 } else { 1.0 });
    let before = notice(&state);
    for number in PROVER..PROVER + 4 {
        update(&mut state, Event::Worker(number, WorkerEvent::Broken));
    }
    assert_eq!((searched(&state), notice(&state)), (None, before));
    assert!(state.turning_point().is_some());
}

#[test]
fn the_quick_review_names_only_a_clear_turning_point() {
    let mut state = won(Ai);
    settle(&mut state);
    // Dark's chances fall from 36% to nothing.
    review(&mut state, |ply| if ply <= 5 { 0.64 } else { 1.0 });
    assert_eq!(state.turning_point(), None);
    assert_eq!(crate::end_card::view::card_elements(&state).is_shown("end-no-moment"), Some(true));
}

#[test]
fn the_turning_point_after_the_studys_review_is_its_worst_mistake() {
    let state = won(Ai);
    let dark_wins = Some(Certain { outcome: Outcome::Win(Player::Dark), plies: None });
    let mut studied = state.game.record.clone();
    for (ply, node) in studied.tree().line().to_vec().into_iter().enumerate() {
        // Dark gives away a forced win with its first move, and later chances of 60%.
        let light = [0.1, 0.1, 0.4, 0.4, 0.4, 0.4].get(ply).copied().unwrap_or(0.98);
        let assessment = Assessment {
            expected: Some(Share::new(light)),
            certain: dark_wins.filter(|_| ply < 2),
            ..Assessment::default()
        };
        studied.set_assessment(node, assessment);
    }
    let mut fresh = State::new(state.settings.clone(), vec![state.game.record.clone()]);
    fresh.jobs.set_scheduler(ready_jobs());
    restore_end_card(&mut fresh, Some(&*studied));
    review(&mut fresh, |_| 0.5);
    assert_eq!(fresh.turning_point().map(|point| point.ply), Some(1));
    let text = called(&fresh.turning_point_text().unwrap());
    assert_eq!(
        text,
        "end-moment(side: dark, other: light, whose: other, sure: yes, turn: 1…\u{a0}c4xc2, before: 100, after: 60)"
    );
}

#[test]
fn the_small_board_is_turned_like_the_large_one() {
    let mut state = won(Ai);
    settle(&mut state);
    review(&mut state, |ply| if ply <= 5 { 0.5 } else { 1.0 });
    for flipped in [false, true] {
        state.board.set_flipped(flipped);
        let point = state.turning_point().unwrap();
        let model = point.model(&state, &*point.record(&state));
        assert_eq!(model.rows[0][0].spot == model_spot(&state), !flipped);
    }
}

/// The spot in the top left corner of the board as Light sees it.
fn model_spot(state: &State) -> alquerque_core::tabletop::Spot {
    state.game.record.board().spot(0, 0).unwrap()
}

#[test]
fn the_library_shows_the_accuracy_of_the_studys_review() {
    let mut state = won_late(Ai);
    review(&mut state, |_| 0.5);
    let accuracy = |state: &State| {
        let entry = state.shelf.library().entries.last().unwrap();
        (entry.accuracy, phrases(entry.accuracy_text().unwrap()).to_owned())
    };
    assert_eq!(accuracy(&state), (Some(100), "end-accuracy(about: yes, percent: 100)".to_owned()));
    let mut studied = state.game.record.clone();
    for (ply, node) in studied.tree().line().to_vec().into_iter().enumerate() {
        let expected = Some(Share::new(if ply <= 10 { 0.5 } else { 0.2 }));
        studied.set_assessment(node, Assessment { expected, ..Assessment::default() });
    }
    // The page has been loaded again, and reads its library later.
    let mut fresh = State::new(state.settings.clone(), vec![state.game.record.clone()]);
    fresh.jobs.set_scheduler(ready_jobs());
    restore_end_card(&mut fresh, Some(&*studied));
    review(&mut fresh, |_| 0.5);
    let card = called(&fresh.end_accuracy().unwrap());
    *fresh.shelf.library_mut() = state.shelf.library_mut().clone();
    crate::library::shelf::recognise(&mut fresh);
    crate::end_card::rate(&mut fresh);
    let (percents, text) = accuracy(&fresh);
    assert!(percents < Some(100) && text == card, "{text} {card}");
}

#[test]
fn two_people_both_see_their_accuracy() {
    let mut state = won_late(Human);
    review(&mut state, |_| 0.5);
    assert_eq!(
        called(&state.end_accuracy().unwrap()),
        "end-accuracy-both(side: light, other: dark, own: percentage-about(number: 100), \
         others: percentage-about(number: 100))"
    );
    assert_eq!((state.turning_point(), state.next_level()), (None, None));
    let mut state = won_late(Ai);
    // Light loses three tenths with its sixth move.
    review(&mut state, |ply| if ply <= 10 { 0.5 } else { 0.2 });
    let percents: u8 =
        called(&state.end_accuracy().unwrap()).trim_matches(|c: char| !c.is_ascii_digit()).parse().unwrap();
    assert!((30..80).contains(&percents), "{percents}");
    // A few moves say little.
    let mut state = won(Human);
    settle(&mut state);
    review(&mut state, |_| 0.5);
    assert_eq!(state.end_accuracy(), None);
    assert_eq!(called(&state.end_advice().unwrap()), "end-friends(result: won)");
}

#[test]
fn the_quick_review_does_not_judge_moves_by_a_hint() {
    let accuracy = |by_hint: bool| {
        let mut state = won_late(Ai);
        let sixth = state.game.record.tree().line()[11];
        if by_hint {
            state.game.record.set_comment(sixth, HELPED);
        }
        // Light loses three tenths with its sixth move.
        review(&mut state, |ply| if ply <= 10 { 0.5 } else { 0.2 });
        called(&state.end_accuracy().unwrap())
    };
    assert_eq!(accuracy(true), "end-accuracy(about: yes, percent: 100)");
    assert_ne!(accuracy(false), accuracy(true));
}

#[test]
fn the_card_shows_the_accuracy_of_the_studys_deeper_review() {
    let state = won_late(Ai);
    let mut studied = state.game.record.clone();
    for (ply, node) in studied.tree().line().to_vec().into_iter().enumerate() {
        let expected = Some(Share::new(if ply <= 10 { 0.5 } else { 0.2 }));
        studied.set_assessment(node, Assessment { expected, ..Assessment::default() });
    }
    let accuracy = |studied: Option<&dyn AnyRecord>| {
        let mut fresh = State::new(state.settings.clone(), vec![state.game.record.clone()]);
        fresh.jobs.set_scheduler(ready_jobs());
        restore_end_card(&mut fresh, studied);
        review(&mut fresh, |_| 0.5);
        called(&fresh.end_accuracy().unwrap())
    };
    let (quick, deep) = (accuracy(None), accuracy(Some(&*studied)));
    assert_eq!(quick, "end-accuracy(about: yes, percent: 100)");
    assert!(deep.starts_with("end-accuracy(about: no, ") && !deep.contains("100"), "{deep}");
    assert_eq!(accuracy(Some(&*record("merkel", &["b2-c3"]))), quick, "another game");
}

#[test]
fn every_position_is_searched_with_the_same_seed_and_playouts_on_every_machine() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    let effects = update(&mut state, Event::Command(Command::Resign));
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.purpose, search.budget, search.seed), (Purpose::Analyse, Budget::Playouts(3000), Some(0)));
    assert_eq!(search.course.moves, [""; 0]);
    assert_eq!(state.end_mood(), Mood::Lost);
    review(&mut state, |_| 0.5);
    // A resignation does not make the last move a mistake: the position after it is searched like the others.
    assert_eq!(state.turning_point(), None);
    let last = state.reviewed().last().unwrap().1;
    assert_eq!((last.expected, last.certain), (Some(Share::new(0.5)), None));
}

#[test]
fn after_the_end_the_bar_shows_the_reviews_estimates() {
    let mut state = won(Ai);
    settle(&mut state);
    review(&mut state, |ply| if ply < 6 { 0.3 } else { 0.8 });
    assert_eq!(state.balance(), None, "the result is shown");
    update(&mut state, Event::Command(Command::StepFirst));
    assert_eq!(state.balance().map(|balance| (balance.owner, balance.percents)), Some((Player::Light, 30)));
    update(&mut state, Event::Record(RecordEvent::GoTo(8)));
    assert_eq!(state.balance().map(|balance| balance.percents), Some(80));
    // After Undo the game goes on, and chances are shown only if the options say so.
    update(&mut state, Event::Command(Command::StepLast));
    update(&mut state, Event::Command(Command::Undo));
    state.settings.switches[Switch::Chances] = false;
    assert_eq!((state.game.ending, state.balance()), (None, None));
    state.settings.switches[Switch::Chances] = true;
    assert!(state.balance().is_some());
    state.settings.switches[Switch::Chances] = false;
    update(&mut state, Event::Command(Command::StepLast));
    update(&mut state, Event::Command(Command::StepPrevious));
    assert!(state.balance().is_some(), "looking back at the game that is over");
    // Another game is unaffected.
    start_new(&mut state);
    assert_eq!((state.balance(), state.end_card.card()), (None, None));
}

#[test]
fn the_study_gets_the_review_of_the_card() {
    let mut state = won(Ai);
    settle(&mut state);
    assert_eq!(update(&mut state, Event::Command(Command::ToStudy)), [], "not complete yet");
    review(&mut state, |ply| if ply < 6 { 0.3 } else { 0.8 });
    let effects = update(&mut state, Event::Command(Command::ToStudy));
    assert!(effects.contains(&Effect::SaveGame), "{effects:?}");
    let tree = state.game.record.tree();
    let shares = tree.line().iter().map(|&node| tree.assessment(node).expected.map(Share::value));
    let shares: Vec<f64> = shares.flatten().collect();
    assert_eq!((shares.len(), shares[0], shares[8], shares[13]), (14, 0.3, 0.8, 1.0));
    assert_eq!(state.shelf.library().entries.len(), 1);
}

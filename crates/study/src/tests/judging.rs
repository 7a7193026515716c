//! Judgements, error classes, summaries and the evaluation graph.

use alquerque_core::record::{Assessment, Certain, Share};
use alquerque_core::search::{below, rng};
use alquerque_core::{Outcome, Player};

use super::{MOVES, certain, expected, node, studied};
use crate::review::curve::{Point, curve, points};
use crate::review::judge::{CLASSES, Class, Detour, Missed, judge, judge_line};
use crate::review::summary::{Summary, errors};

const WIN: Outcome = Outcome::Win(Player::Light);
const LOSS: Outcome = Outcome::Win(Player::Dark);

#[test]
fn a_class_begins_at_its_threshold() {
    for (loss, class) in [
        (0, None),
        (49, None),
        (50, Some(Class::Inaccuracy)),
        (119, Some(Class::Inaccuracy)),
        (120, Some(Class::Mistake)),
        (249, Some(Class::Mistake)),
        (250, Some(Class::Blunder)),
        (1000, Some(Class::Blunder)),
    ] {
        assert_eq!(Class::from_loss(loss), class, "{loss}");
    }
    assert_eq!(CLASSES.map(|threshold| threshold.class.symbol().suffix().unwrap()), ["?!", "?", "??"]);
    assert!(CLASSES.is_sorted_by_key(|threshold| threshold.from));
}

#[test]
fn classes_agree_with_a_slow_reference() {
    let mut random = rng(7);
    let mut any = || {
        let share = (below(&mut random, 3) > 0).then(|| Share::new(f64::from(below(&mut random, 1001)) / 1000.0));
        let outcome = [Outcome::Draw, WIN, LOSS].get(below(&mut random, 9) as usize).copied();
        Assessment { expected: share, ..outcome.map_or_else(Assessment::default, certain) }
    };
    for _ in 0..20_000 {
        let (before, after) = (any(), any());
        for mover in Player::BOTH {
            let share = |assessment: &Assessment| {
                let light = match assessment.certain.map(|certain| certain.outcome) {
                    Some(WIN) => 1.0,
                    Some(LOSS) => 0.0,
                    Some(Outcome::Draw) => 0.5,
                    None => assessment.expected?.value(),
                };
                Some(if mover == Player::Light { light } else { 1.0 - light })
            };
            let judgement = judge(&before, &after, mover, false);
            let Some((mut had, mut has)) = share(&before).zip(share(&after)) else {
                assert_eq!(judgement, None);
                continue;
            };
            if after.certain.is_none() {
                had = share(&Assessment { certain: None, ..before }).unwrap_or(had).min(had);
            }
            if before.certain.is_none() {
                has = share(&Assessment { certain: None, ..after }).unwrap_or(has).max(has);
            }
            let judgement = judgement.unwrap();
            let mut loss = (100.0 * (had - has)).max(0.0);
            // A clear loss counts in full.
            if loss + 1e-6 >= 12.0 {
                (had, has) = (share(&before).unwrap(), share(&after).unwrap());
                loss = 100.0 * (had - has);
            }
            // Between a proven result and an estimate, this is noise.
            if before.certain.is_some() && after.certain.is_none() && (5.0..12.0).contains(&(loss + 1e-6)) {
                loss = 0.0;
            }
            assert!((f64::from(judgement.loss) / 10.0 - loss).abs() < 1e-6);
            // Allow for rounding errors.
            let class = match loss + 1e-6 {
                25.0.. => Some(Class::Blunder),
                12.0.. => Some(Class::Mistake),
                5.0.. => Some(Class::Inaccuracy),
                _ => None,
            };
            assert_eq!(judgement.class, class, "{before:?} {after:?}");
            let is_clear = if after.certain.is_none() { class >= Some(Class::Mistake) } else { has < had };
            let missed = if before.certain.is_none() || !is_clear || had < 0.25 {
                None
            } else if had > 0.75 {
                Some(Missed::Win)
            } else {
                Some(Missed::Draw)
            };
            assert_eq!(judgement.missed, missed, "{before:?} {after:?}");
            assert_eq!(judge(&before, &after, mover, true).map(|only| (only.loss, only.class)), Some((0, None)));
        }
    }
}

#[test]
fn a_result_that_an_estimate_does_not_quite_confirm_is_not_lost() {
    // Dark has a proven win, and the estimates of the positions before and after the move are 4 and 12 percent for
    // Light.
    let before = Assessment { expected: Some(Share::new(0.04)), ..certain(LOSS) };
    let judged = |light: f64| judge(&before, &expected(light), Player::Dark, false).unwrap();
    assert_eq!((judged(0.12).class, judged(0.12).loss), (None, 0));
    assert!(judged(0.12).is_suspected, "the prover gets a second request");
    assert_eq!((judged(0.2).class, judged(0.2).loss), (Some(Class::Mistake), 200), "too large for noise");
    assert_eq!(judged(0.2).missed, Some(Missed::Win), "leaving a proven win is a missed win");
    let sure = judge(&expected(0.04), &expected(0.12), Player::Dark, false).unwrap();
    assert_eq!(sure.class, Some(Class::Inaccuracy), "two estimates are compared as before");
}

#[test]
fn a_lost_result_is_reported_if_the_position_before_was_proven() {
    let missed = |before: &Assessment, after: &Assessment| judge(before, after, Player::Light, false).unwrap().missed;
    assert_eq!(missed(&certain(WIN), &certain(Outcome::Draw)), Some(Missed::Win));
    assert_eq!(missed(&certain(WIN), &certain(LOSS)), Some(Missed::Win));
    assert_eq!(missed(&certain(Outcome::Draw), &certain(LOSS)), Some(Missed::Draw));
    assert_eq!(missed(&certain(WIN), &expected(0.1)), Some(Missed::Win));
    assert_eq!(missed(&certain(WIN), &expected(0.9)), None);
    assert_eq!(missed(&expected(0.9), &certain(LOSS)), None);
    assert_eq!(missed(&certain(LOSS), &certain(LOSS)), None);
    let dark = judge(&certain(Outcome::Draw), &certain(WIN), Player::Dark, false).unwrap();
    assert_eq!((dark.missed, dark.loss, dark.class), (Some(Missed::Draw), 500, Some(Class::Blunder)));
}

#[test]
fn a_summary_counts_each_sides_own_moves() {
    let (_, mut state) = studied("merkel", &MOVES);
    let shares = [0.5, 0.5, 0.5, 0.2, 0.35, 0.35];
    for (ply, share) in shares.into_iter().enumerate() {
        let node = node(&*state.game.record, ply);
        state.game.record.set_assessment(node, expected(share));
    }
    let judged = judge_line(&*state.game.record);
    // The first move is judged, the last is not, because the position after it has no assessment.
    assert_eq!(judged.iter().map(Option::is_some).collect::<Vec<_>>(), [true, true, true, true, true, false]);
    let light = Summary::new(&*state.game.record, &judged, Player::Light);
    assert_eq!((light.moves, light.classes), (3, [0, 0, 1]));
    let dark = Summary::new(&*state.game.record, &judged, Player::Dark);
    assert_eq!((dark.moves, dark.wins, dark.draws), (2, 0, 0));
    let wrong = errors(&*state.game.record, &judged, &std::collections::BTreeMap::new());
    assert_eq!(wrong.iter().map(|error| error.ply).collect::<Vec<_>>()[0], 2);
}

#[test]
fn passes_are_no_moves() {
    const WITH_A_PASS: [&str; 9] = ["e6", "f6", "d3", "e7", "e8", "d8", "g6", "f8", "pass"];
    let (_, mut state) = studied("othello", &WITH_A_PASS);
    for ply in 0..=WITH_A_PASS.len() {
        let node = node(&*state.game.record, ply);
        state.game.record.set_assessment(node, expected(0.5));
    }
    let record = &*state.game.record;
    let counts = Player::BOTH.map(|player| Summary::new(record, &judge_line(record), player).moves);
    assert_eq!(counts.iter().sum::<u32>(), 8);
}

#[test]
fn the_graph_separates_proven_results_from_estimates_and_has_gaps() {
    let (_, mut state) = studied("merkel", &MOVES);
    for (ply, assessment) in [(0, expected(0.5)), (1, expected(0.75)), (3, certain(WIN)), (4, certain(WIN))] {
        let node = node(&*state.game.record, ply);
        state.game.record.set_assessment(node, assessment);
    }
    let points = points(&*state.game.record);
    assert_eq!(points[1], Some(Point { light: 750, is_certain: false, plies: None }));
    assert_eq!(points[2], None);
    let drawn = curve(&points, &judge_line(&*state.game.record));
    assert_eq!(drawn.width, 12);
    assert_eq!(drawn.line, "M0 500L2 250M6 0L8 0");
    assert_eq!(drawn.area, "M0 1045V500L2 250V1045ZM6 1045V0L8 0V1045Z");
    assert_eq!(drawn.ground, "M0 -45V1045H2V-45ZM6 -45V1045H8V-45Z");
    assert_eq!(drawn.steps, "M5 0H7H9");
    let long = vec![Some(Point { light: 400, is_certain: false, plies: None }); 401];
    assert!(curve(&long, &[]).line.len() < 4000, "a long game is a short path");
}

#[test]
fn a_loss_is_never_shown_as_that_of_a_worse_class() {
    for tenths in 0..=1000 {
        let shown = crate::review::words::lost_percents(tenths);
        assert_eq!(Class::from_loss(tenths), Class::from_loss(shown * 10), "{tenths}");
    }
}

#[test]
fn a_sure_win_may_take_longer_and_a_sure_loss_come_sooner() {
    let sure = |outcome, plies| Assessment { certain: Some(Certain { outcome, plies }), ..Assessment::default() };
    let judge = |before, after| judge(&before, &after, Player::Light, false).unwrap();
    let slow = judge(sure(WIN, Some(11)), sure(WIN, Some(50)));
    assert_eq!((slow.loss, slow.detour, slow.is_detour()), (0, Some(Detour::Longer(40)), true));
    assert!(!judge(sure(WIN, Some(11)), sure(WIN, Some(10))).is_detour(), "the quickest win");
    let soft = judge(sure(LOSS, Some(60)), sure(LOSS, Some(3)));
    assert_eq!((soft.class, soft.detour, soft.is_detour()), (None, Some(Detour::Sooner(56)), true));
    assert_eq!(judge(sure(WIN, None), sure(WIN, Some(50))).detour, None, "inexact lengths are not compared");
    assert_eq!(judge(sure(WIN, Some(11)), sure(LOSS, Some(50))).detour, None, "the result is what matters");
}

//! Moves chosen by proven results, and the AI at full strength.

use super::*;
use alquerque_core::{Outcome, Player};

#[test]
fn the_quickest_win_comes_first_whatever_the_search_prefers() {
    let searched = [open("a", 0.9), open("b", 0.1), open("c", 0.2)];
    let proof = [certain("c", Outcome::Win(Player::Dark), 7), certain("b", Outcome::Win(Player::Dark), 9)];
    assert_eq!(best(Dark, &searched, &proof), "c");
    assert_eq!(best(Dark, &searched, &proof[1..]), "b");
    assert_eq!(best(Dark, &[], &proof), "c", "the search has not started yet");
    let least = root("b", Some(0.5), Some(Outcome::Win(Player::Dark)), None);
    assert_eq!(best(Dark, &[least, open("c", 0.2)], &proof[..1]), "c", "a win of known length is preferred");
}

#[test]
fn a_proven_loss_is_played_only_if_all_lose_in_the_provers_order() {
    let searched = [open("a", 0.9), open("b", 0.1), open("c", 0.05)];
    let proof = [certain("c", Outcome::Win(Player::Light), 30), certain("a", Outcome::Win(Player::Light), 4)];
    assert_eq!(best(Dark, &searched, &proof), "b");
    let all = [
        certain("c", Outcome::Win(Player::Light), 30),
        certain("b", Outcome::Win(Player::Light), 30),
        certain("a", Outcome::Win(Player::Light), 4),
    ];
    assert_eq!(best(Dark, &searched, &all), "c");
    let own = [root("a", Some(0.0), Some(Outcome::Win(Player::Light)), None), open("b", 0.1)];
    assert_eq!(best(Dark, &own, &[]), "b", "proofs of the search count as well");
}

#[test]
fn a_proven_draw_counts_as_half_a_point() {
    let proof = [certain("d", Outcome::Draw, 0), certain("e", Outcome::Draw, 0)];
    assert_eq!(best(Light, &[open("e", 0.7), open("d", 0.9), open("a", 0.45)], &proof), "e", "the search's order");
    assert_eq!(best(Light, &[open("d", 0.9), open("a", 0.55)], &proof), "a");
    assert_eq!(best(Light, &[open("d", 0.9), open("a", 0.5)], &proof), "d", "a proven result is preferred");
    assert_eq!(best(Light, &[certain("a", Outcome::Win(Player::Dark), 3), open("d", 0.0)], &proof), "d");
}

#[test]
fn the_report_has_the_proven_result_of_the_move_played() {
    let searched = SearchReport {
        principal_variation: vec!["a".to_owned(), "x".to_owned()],
        ..report(vec![open("a", 0.9), open("b", 0.3)])
    };
    let proof =
        SearchReport { root_moves: vec![certain("b", Outcome::Win(Player::Light), 5)], ..SearchReport::default() };
    let both = combine(Light, searched.clone(), &proof);
    assert_eq!((both.proven, both.length), (Some(Outcome::Win(Player::Light)), Some(Length::Exactly(5))));
    assert_eq!((both.principal_variation, both.expected.map(ExpectedScore::value)), (vec!["b".to_owned()], Some(1.0)));
    let nothing = combine(Light, searched, &SearchReport::default());
    assert_eq!(nothing.principal_variation, ["a", "x"]);
    assert_eq!((nothing.proven, nothing.root_moves.len()), (None, 2));
}

#[test]
fn the_best_of_several_moves_is_proven_if_one_wins_or_all_are_proven() {
    use ProvenResult::{Draws, Loses, Wins};
    assert_eq!(ProvenResult::best([Some(Loses), None, Some(Wins)]), Some(Wins));
    assert_eq!(ProvenResult::best([Some(Draws), None]), None);
    assert_eq!(ProvenResult::best([Some(Loses), Some(Draws)]), Some(Draws));
    assert_eq!(ProvenResult::best([]), None);
}

#[test]
fn only_the_ai_at_full_strength_asks_the_prover() {
    let mut state = against_ai(&[]);
    state.settings.switches[Switch::Verdicts] = true;
    state.settings.current_mut().ai.level = 11;
    thinking(&mut state);
    assert_eq!(state.prover.proof(), None);
    let mut state = against_the_best(&[]);
    activate_all(&mut state, &["d2", "c3"]);
    assert!(starts(&settle(&mut state)));
    let search = asked(&begin(&mut state)).expect("the prover has a request");
    assert_eq!((search.course.rules.as_str(), &search.course.moves[..]), ("merkel", &["d2-c3".to_owned()][..]));
    let mut other = game_of("othello", Ai, Human, &[]);
    other.settings.switches[Switch::Verdicts] = true;
    other.settings.current_mut().ai.level = 12;
    continue_game(&mut other);
    update(&mut other, Event::WorkersTick { late: 0 });
    assert_eq!(other.prover.proof(), None, "it supports only Alquerque");
}

#[test]
fn a_proven_win_is_played_at_once() {
    let mut state = against_the_best(&[]);
    let id = thinking(&mut state);
    begin(&mut state);
    let effects = progress(&mut state, report(vec![certain("b4xd2", Outcome::Win(Player::Dark), 41)]));
    assert!(effects.contains(&stop(id)));
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
    assert_eq!(state.last_result().unwrap().report.proven, Some(Outcome::Win(Player::Dark)));
    assert_eq!(
        announced(&state),
        "played-by-you(turn: d2-c3, flips: 0) played-by-ai(side: dark, other: light, turn: b4xd2, flips: 0) \
         your-turn-capture(spots: b2 or e1)"
    );
}

#[test]
fn the_ai_waits_a_while_for_the_provers_first_answer() {
    let begin_to_think = |moves: &[&str]| {
        let mut state = game(Ai, Human, moves);
        state.settings.current_mut().ai.level = 12;
        continue_game(&mut state);
        begin(&mut state);
        let id = state.thinking().unwrap().id;
        let searched = report(vec![open(&state.game.legal[0].text, 0.9), open(&state.game.legal[1].text, 0.1)]);
        let best = Some(state.game.legal[0].text.clone());
        let effects = update(&mut state, said(Answer::Done { id, best, report: searched }));
        assert!(effects.contains(&Effect::After { millis: 3000, event: Event::WaitedForProver(id) }), "{effects:?}");
        assert_eq!(moves.len(), state.game.record.played(), "it waits");
        let texts = [state.game.legal[0].text.clone(), state.game.legal[1].text.clone()];
        (state, id, texts)
    };
    let (mut state, id, [first, _]) = begin_to_think(&INVERTING);
    update(&mut state, Event::WaitedForProver(id.wrapping_add(1)));
    assert_eq!(state.game.record.played(), 6);
    update(&mut state, Event::WaitedForProver(id));
    assert_eq!(moves(&state)[6], first);

    let (mut state, _, [first, second]) = begin_to_think(&INVERTING);
    progress(&mut state, report(vec![certain(&first, Outcome::Win(Player::Dark), 8)]));
    assert_eq!(moves(&state)[6], second, "this move does not lose");

    let (mut state, _, [first, _]) = begin_to_think(&INVERTING);
    for number in PROVER..PROVER + 3 {
        update(&mut state, Event::Worker(number, WorkerEvent::Broken));
    }
    assert_eq!(moves(&state)[6], first, "it does not wait");
    assert_eq!(notice(&state), "prover-missing(arrived: none, received: 0)");
}

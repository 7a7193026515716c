//! The card at the end of a game, and its quick review.

use std::rc::Rc;

use alquerque_core::record::{Assessment, Header, Share};
use alquerque_core::{Ending, Outcome, Player, Reason};
use alquerque_messages::{Budget, HalfPoints, Proven, Purpose, RootMove};

use super::*;
use crate::board::playing;
use crate::drawings::ArrowKind;
use crate::end_card::Mood;
use crate::ended_game::{EndCard, Judged, ReviewSearch};
use crate::handicap::with_handicap;
use crate::library::Entry;
use crate::player_names::named;
use crate::record_event::{RecordEvent, Step};
use crate::settings::{Engine, read, text_of};

/// A phrase in English.
fn english(phrase: &Phrase) -> &'static str {
    words(phrase.clone())
}

/// A game that Light has just won with the last capture.
fn won(dark: Controller) -> State {
    let mut state = game(Human, dark, &LAST_MOVE);
    activate_all(&mut state, &["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
    assert!(state.game.ending.is_some(), "{:?}", state.game.record.moves());
    state
}

/// The running search of the review.
fn searched(state: &State) -> Option<ReviewSearch> {
    state.view.end_card.as_ref()?.search
}

/// The number of the first worker of the prover.
const PROVER: u32 = (1 << 16) + 1;

/// Starts the prover and answers every request of the review; `proven` gives the result of the position before a ply.
/// Returns the plies of the requests.
fn prove(state: &mut State, proven: impl Fn(usize) -> Option<Proven>) -> Vec<usize> {
    update(state, Event::Worker(PROVER, WorkerEvent::Loaded));
    update(state, Event::Worker(PROVER, WorkerEvent::Answered(Answer::Hello { version: VERSION.to_owned() })));
    let mut asked = Vec::new();
    while let Some(ReviewSearch::Proof(id)) = searched(state) {
        let ply = state.view.end_card.as_ref().unwrap().unproven;
        asked.push(ply);
        let report = SearchReport { proven: proven(ply), ..SearchReport::default() };
        update(state, Event::Worker(PROVER, WorkerEvent::Answered(Answer::Done { id, best: None, report })));
    }
    asked
}

/// Answers every search of the review without proofs; `light` is Light's expected share of the point before each ply.
fn review(state: &mut State, light: impl Fn(usize) -> f32) {
    estimate(state, light);
    prove(state, |_| None);
}

/// Answers the searches before the prover's.
fn estimate(state: &mut State, light: impl Fn(usize) -> f32) {
    for ply in 0.. {
        let Some(ReviewSearch::Estimate(id)) = searched(state) else { break };
        let share =
            if state.game.record.to_move_at(ply) == Some(Player::Light) { light(ply) } else { 1.0 - light(ply) };
        let root = |mv: &str| RootMove { mv: mv.to_owned(), visits: 1, expected: None, proven: None, length: None };
        // Positions decided at once have no estimate.
        let proven = if share > 0.99 {
            state.game.record.to_move_at(ply).map(|player| Outcome::Win(player).into())
        } else {
            None
        };
        let report = SearchReport {
            expected: (proven.is_none()).then(|| HalfPoints::of_share(share)),
            proven,
            root_moves: vec![root("one"), root("other")],
            ..SearchReport::default()
        };
        update(state, said(Answer::Done { id, best: None, report }));
    }
}

const GAME: GameId = GameId::Alquerque;

/// The accuracy of the latest games.
fn rated(state: &State, game: GameId) -> Vec<u32> {
    state.saved.shelf.library.rated(game).iter().filter_map(|entry| entry.accuracy).collect()
}

/// The name of a level.
fn level_name(level: u8) -> &'static str {
    english(&Phrase::new("level-name").number("level", level))
}

/// A game that has ended this way.
fn ended(light: Controller, dark: Controller, outcome: Outcome, reason: Reason) -> State {
    let mut state = game(light, dark, &["d2-c3", "b4xd2"]);
    state.saved.settings.now_mut().ai.level = 3;
    state.game.ending = Some(Ending { outcome, reason });
    state
}

#[test]
fn the_card_comes_after_the_animation_and_goes_with_the_position() {
    let mut state = won(Ai);
    assert!(state.end_card().is_none(), "the last move is still animated");
    settle(&mut state);
    assert_eq!((state.end_card().is_some(), state.end_mood()), (true, Mood::Won));
    update(&mut state, Event::Record(RecordEvent::Step(Step::Previous)));
    assert!(state.end_card().is_none());
    update(&mut state, Event::Record(RecordEvent::Step(Step::Next)));
    assert!(state.end_card().is_some(), "it reappears at the end");
    // Once closed, it stays hidden until the player returns to the end.
    review(&mut state, |_| 0.5);
    update(&mut state, Event::CloseEndCard);
    assert!(state.end_card().is_none());
    update(&mut state, Event::Record(RecordEvent::Step(Step::First)));
    assert!(state.end_card().is_none());
    update(&mut state, Event::Record(RecordEvent::Step(Step::Last)));
    assert!(state.end_card().is_some());
}

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
    assert_eq!(state.end_moment().map(|moment| moment.ply), Some(7));
}

#[test]
fn the_review_finds_the_losers_worst_move() {
    let mut state = won(Ai);
    settle(&mut state);
    assert!(state.is_end_reviewed() && state.end_moment().is_none());
    // Dark makes the losing mistake with its third move, ply 5; Light is careless at ply 6.
    review(&mut state, |ply| match ply {
        0..=5 => 0.5,
        6 => 0.9,
        7 | 8 | 9 | 11 => 0.8,
        _ => 1.0,
    });
    assert!(!state.is_end_reviewed());
    let moment = state.end_moment().unwrap();
    assert_eq!((moment.ply, moment.player), (5, Player::Dark));
    assert_eq!(
        english(&state.end_moment_text().unwrap()),
        "The turning point: 3… c5-c4. Dark’s chances fell from 50% to 10%."
    );
    // Two of Light's seven moves lost a tenth and two tenths; the last one, in a won position, doesn't count.
    assert_eq!(english(&state.end_accuracy().unwrap()), "Accuracy 79%");
    update(&mut state, Event::ShowMoment);
    assert_eq!((state.game.record.played(), state.end_card().is_some()), (5, false));
    // Without a better move, only the one that was played is drawn.
    assert_eq!(kinds(&state), [ArrowKind::Drawn]);
    assert!(notice(&state).starts_with("The turning point: 3… c5-c4. Dark’s chances fell"), "{}", notice(&state));
    // The card reappears at the end, and the arrow disappears with its position.
    update(&mut state, Event::Record(RecordEvent::Step(Step::Last)));
    assert!(state.end_card().is_some() && state.end_moment().is_some() && kinds(&state).is_empty());
    // A better move is drawn and named, too.
    let better = legal_at(&state, 5).into_iter().find(|turn| turn != "c5-c4").unwrap();
    state.view.end_card.as_mut().unwrap().judged[5].best = Some(better.clone());
    update(&mut state, Event::ShowMoment);
    assert_eq!(kinds(&state), [ArrowKind::Drawn, ArrowKind::Hint]);
    assert!(notice(&state).ends_with(&format!("Better: {better}.")), "{}", notice(&state));
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
    assert!(state.is_end_reviewed() && state.end_moment().is_none(), "the prover is still missing");
    let asked = prove(&mut state, |ply| Some(if ply > 5 { Proven::Light } else { Proven::Dark }));
    assert_eq!(asked, (0..12).rev().collect::<Vec<_>>(), "positions that an estimate has decided are skipped");
    let moment = state.end_moment().unwrap();
    assert_eq!((moment.ply, moment.player), (5, Player::Dark));
    let text = state.end_moment_text().unwrap();
    assert_eq!(english(&text), "The turning point: 3… c5-c4. It turned Dark’s forced win into a forced loss.");

    // Without a prover the estimates remain, without a notice.
    let mut state = won(Ai);
    settle(&mut state);
    estimate(&mut state, |ply| if ply < 12 { 0.5 } else { 1.0 });
    let before = notice(&state);
    for number in PROVER..PROVER + 4 {
        update(&mut state, Event::Worker(number, WorkerEvent::Broken));
    }
    assert_eq!((searched(&state), notice(&state)), (None, before));
    assert!(state.end_moment().is_some());
}

#[test]
fn two_people_both_see_their_accuracy() {
    let mut state = won(Human);
    settle(&mut state);
    review(&mut state, |_| 0.5);
    assert_eq!(english(&state.end_accuracy().unwrap()), "Accuracy: Light 100%, Dark 100%");
    assert_eq!((state.end_moment(), state.next_level()), (None, None));
    assert_eq!(english(&state.end_advice().unwrap()), "Good game! Swap sides for a rematch?");
}

#[test]
fn every_position_is_searched_with_the_same_seed_and_playouts_on_every_machine() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    let effects = update(&mut state, Event::Resign);
    let [Request::Search(search)] = sent(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!((search.purpose, search.budget, search.seed), (Purpose::Analyse, Budget::Playouts(3000), Some(0)));
    assert_eq!(search.course.moves, [""; 0]);
    assert_eq!(state.end_mood(), Mood::Lost);
    review(&mut state, |_| 0.5);
    // A resignation does not make the last move a mistake.
    assert_eq!(state.end_moment(), None);
    assert_eq!(english(&state.end_advice().unwrap()), "That was quick. Try again?");
    let mut state = game(Human, Ai, &LAST_MOVE);
    update(&mut state, Event::Resign);
    assert_eq!(english(&state.end_advice().unwrap()), "Everyone loses sometimes. Review shows where the game turned.");
}

#[test]
fn a_side_without_a_choice_that_mattered_has_no_accuracy() {
    let mut state = won(Human);
    settle(&mut state);
    // Light has almost won before each of its moves; Dark still has a small chance.
    review(&mut state, |ply| if ply % 2 == 0 { 0.98 } else { 0.96 });
    assert_eq!(english(&state.end_accuracy().unwrap()), "Accuracy: Light –, Dark 91%");
}

#[test]
fn a_win_with_help_beats_no_level() {
    let hinted = |state: &mut State| {
        state.game.record.headers_mut().set_text(Header::Help, "1");
    };
    let taken_back = |state: &mut State| {
        let before = *state.game.record.tree().line().last().unwrap();
        state.game.record.add(state.game.record.tree().parent(before).unwrap(), "e3xc5xe5xe3").unwrap();
    };
    for help in [hinted, taken_back] as [fn(&mut State); 2] {
        let mut state = won(Ai);
        help(&mut state);
        settle(&mut state);
        assert_eq!(
            english(&state.end_advice().unwrap()),
            "You won with help, so this game doesn’t count. Can you win without it?"
        );
        assert_eq!(state.next_level(), None);
    }
    let mut drawn = ended(Human, Ai, Outcome::Draw, Reason::Agreement);
    hinted(&mut drawn);
    assert_eq!(english(&drawn.end_advice().unwrap()), "A draw with help doesn’t count. Can you do it without?");
}

#[test]
fn after_the_end_the_bar_shows_the_reviews_estimates() {
    let mut state = won(Ai);
    settle(&mut state);
    review(&mut state, |ply| if ply < 6 { 0.3 } else { 0.8 });
    assert_eq!(state.balance(), None, "the result is shown");
    update(&mut state, Event::Record(RecordEvent::Step(Step::First)));
    assert_eq!(state.balance().map(|balance| (balance.owner, balance.percents)), Some((Player::Light, 30)));
    update(&mut state, Event::Record(RecordEvent::GoTo(8)));
    assert_eq!(state.balance().map(|balance| balance.percents), Some(80));
    // Another game is unaffected.
    update(&mut state, Event::NewGame);
    assert_eq!((state.balance(), &state.view.end_card), (None, &None));
}

#[test]
fn the_study_gets_the_review_of_the_card() {
    let mut state = won(Ai);
    settle(&mut state);
    assert_eq!(update(&mut state, Event::ToStudy), [], "not complete yet");
    review(&mut state, |ply| if ply < 6 { 0.3 } else { 0.8 });
    let effects = update(&mut state, Event::ToStudy);
    assert!(effects.contains(&Effect::SaveGame), "{effects:?}");
    let tree = state.game.record.tree();
    let shares = tree.line().iter().map(|&node| tree.assessment(node).expected.map(Share::value));
    let shares: Vec<f64> = shares.flatten().collect();
    assert_eq!((shares.len(), shares[0], shares[8], shares[13]), (14, 0.3, 0.8, 1.0));
    assert_eq!(state.saved.shelf.library.entries.len(), 1);
}

#[test]
fn a_win_leads_to_the_next_level() {
    let mut state = won(Ai);
    state.saved.settings.now_mut().ai.level = 3;
    settle(&mut state);
    assert_eq!(english(&state.end_advice().unwrap()), format!("You beat {}.", level_name(3)));
    assert_eq!(english(&state.next_level_text().unwrap()), format!("Try {}", level_name(4)));
    update(&mut state, Event::NextLevel);
    assert_eq!((state.saved.settings.now().ai.level, state.game.record.plies()), (4, 0));
    assert_eq!(state.saved.settings.lone_human(), Some(Player::Light));
    assert!(state.end_card().is_none());
    for (engine, level, depth, next) in
        [(Engine::Uct, 12, 1, None), (Engine::AlphaBeta, 1, 12, None), (Engine::AlphaBeta, 1, 4, Some((1, 5)))]
    {
        let mut state = won(Ai);
        settle(&mut state);
        state.saved.settings.now_mut().ai = crate::settings::Ai { engine, level, depth };
        assert_eq!(state.next_level().map(|ai| (ai.level, ai.depth)), next);
    }
}

#[test]
fn the_player_closes_the_card_and_the_review_ends() {
    let mut state = won(Human);
    settle(&mut state);
    let Some(ReviewSearch::Estimate(id)) = searched(&state) else { panic!("{:?}", searched(&state)) };
    let effects = update(&mut state, Event::CloseEndCard);
    assert!(sent(&effects).contains(&&Request::Stop { id }), "{effects:?}");
    assert!(state.end_card().is_none());
    // A rated game is still reviewed to its end, for its accuracy.
    let mut state = won(Ai);
    settle(&mut state);
    let effects = update(&mut state, Event::CloseEndCard);
    assert!(sent(&effects).is_empty() && state.end_card().is_none(), "{effects:?}");
    review(&mut state, |_| 0.5);
    assert_eq!(rated(&state, GAME), [100]);
    assert_eq!(state.saved.shelf.library.best(GAME).len(), 1);
    // A game between two people isn't.
    let mut state = won(Human);
    settle(&mut state);
    review(&mut state, |_| 0.5);
    assert!(rated(&state, GAME).is_empty());
    let mut state = won(Ai);
    settle(&mut state);
    update(&mut state, Event::Cancel);
    assert!(state.end_card().is_none(), "Escape closes it, too");
}

#[test]
fn loaded_games_and_lessons_have_no_card() {
    let mut state = won(Ai);
    state.saved.settings.now_mut().set_mode(GameMode::Loaded);
    state.view.end_card = None;
    update(&mut state, Event::Record(RecordEvent::Step(Step::Previous)));
    update(&mut state, Event::Record(RecordEvent::Step(Step::Next)));
    assert_eq!(state.view.end_card, None);
}

#[test]
fn draws_losses_on_time_and_watched_games_have_their_own_texts() {
    let advice = |state: &State| english(&state.end_advice().unwrap());
    let drawn = ended(Human, Ai, Outcome::Draw, Reason::Agreement);
    assert_eq!(advice(&drawn), format!("You held {} to a draw. Swap sides and try again.", level_name(3)));
    let late = ended(Human, Ai, Outcome::Win(Player::Dark), Reason::Time);
    assert_eq!(advice(&late), "Tip: pick a longer clock, or one that adds more seconds per move.");
    let won = ended(Human, Ai, Outcome::Win(Player::Light), Reason::Time);
    assert_eq!(advice(&won), format!("You beat {}.", level_name(3)));
    let watched = ended(Ai, Ai, Outcome::Draw, Reason::Repetition);
    assert_eq!(advice(&watched), "The computer couldn’t beat itself. To play yourself, start a new game.");
    let watched = ended(Ai, Ai, Outcome::Win(Player::Light), Reason::NoPieces);
    assert_eq!(advice(&watched), "The computer played itself. To play yourself, start a new game.");
    let friends = ended(Human, Human, Outcome::Draw, Reason::Agreement);
    assert_eq!(advice(&friends), "Neither side could break through. Swap sides and try again?");
    let mut by_link = ended(Human, Human, Outcome::Win(Player::Dark), Reason::NoPieces);
    by_link.saved.settings.now_mut().set_mode(GameMode::ByLink(Player::Light));
    assert_eq!(advice(&by_link), "Good game! Swap sides for a rematch?");
}

#[test]
fn a_loss_offers_an_easier_level() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    state.saved.settings.now_mut().ai.level = 3;
    update(&mut state, Event::Resign);
    assert_eq!(english(&state.next_level_text().unwrap()), format!("Easier: {}", level_name(2)));
    update(&mut state, Event::NextLevel);
    assert_eq!((state.saved.settings.now().ai.level, state.game.record.plies()), (2, 0));
    for (engine, level, depth, next) in
        [(Engine::Uct, 1, 4, None), (Engine::AlphaBeta, 3, 4, Some((3, 3))), (Engine::Random, 3, 4, None)]
    {
        let mut state = against_ai(&["d2-c3", "b4xd2"]);
        state.saved.settings.now_mut().ai = crate::settings::Ai { engine, level, depth };
        update(&mut state, Event::Resign);
        assert_eq!(state.next_level().map(|ai| (ai.level, ai.depth)), next);
        assert_eq!(state.card_offers_lesson(), next.is_none());
    }
}

#[test]
fn a_loss_against_the_weakest_level_offers_the_lesson() {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    state.saved.settings.now_mut().ai.level = 1;
    assert!(!state.card_offers_lesson(), "not before the end");
    update(&mut state, Event::Resign);
    assert_eq!(english(&state.next_level_text().unwrap()), "Try the lesson");
    update(&mut state, Event::NextLevel);
    assert!(state.game.lesson.is_some());
    update(&mut state, Event::LeaveLesson);
    assert_eq!(state.game.record.plies(), 2, "the game is kept");
    let mut state = won(Ai);
    settle(&mut state);
    state.saved.settings.now_mut().ai.level = 10;
    assert!(!state.card_offers_lesson(), "not after a win");
    let friends = ended(Human, Human, Outcome::Win(Player::Dark), Reason::NoPieces);
    assert!(!friends.card_offers_lesson());
}

#[test]
fn a_loss_names_the_move_that_lost_pieces() {
    let mut state = won(Human);
    state.saved.settings.now_mut().light = Ai;
    settle(&mut state);
    let advice = |state: &State| english(&state.end_advice().unwrap());
    assert_eq!(advice(&state), "Tip: before each move, look at what your opponent could capture next.");
    review(&mut state, |ply| if ply < 12 { 0.5 } else { 1.0 });
    assert_eq!(
        advice(&state),
        "Tip: before each move, look at what your opponent could capture next. After a5-b4 you lost 6 pieces."
    );
}

#[test]
fn a_loss_names_the_corner_that_was_given_away() {
    let mut state = game_of("othello", Human, Human, &[]);
    let corner =
        |state: &State| state.game.legal.iter().find(|turn| ["a1", "a8", "h1", "h8"].contains(&&*turn.text)).cloned();
    while corner(&state).is_none() {
        let any = state.game.legal[0].text.clone();
        update(&mut state, Event::Typed(any));
        settle(&mut state);
    }
    let (winner, corner) = (state.to_move(), corner(&state).unwrap());
    let given = state.game.record.moves().last().unwrap().clone();
    update(&mut state, Event::Typed(corner.text.clone()));
    settle(&mut state);
    let now = state.saved.settings.now_mut();
    (now.light, now.dark) = if winner == Player::Light { (Ai, Human) } else { (Human, Ai) };
    state.game.ending = Some(Ending { outcome: Outcome::Win(winner), reason: Reason::Discs });
    let played = state.game.record.played();
    let judged = |ply| {
        let share = if ply < played - 1 { 0.5 } else { 1.0 };
        let light = if winner == Player::Light { share } else { 1.0 - share };
        let known = Assessment { expected: Some(Share::new(light)), ..Assessment::default() };
        Judged { known, best: None, had_choice: true }
    };
    let judged = (0..=played).map(judged).collect();
    state.view.end_card = Some(EndCard {
        revision: state.game.revision,
        last: state.key(),
        search: None,
        counts: false,
        is_closed: false,
        judged,
        unproven: 0,
    });
    assert_eq!(
        english(&state.end_advice().unwrap()),
        format!(
            "Tip: watch the corners. A disc in a corner can never be flipped. After {given} your opponent could take {}.",
            corner.text
        )
    );
}

#[test]
fn a_loss_in_spite_of_the_corners_has_another_reason() {
    // A handicap of corners: the opponent of `giver` has this many.
    let lost = |giver, corners| {
        let mut state = game_of("othello", Human, Ai, &[]);
        state.game.record = with_handicap(state.game.record.clone(), giver, corners);
        state.game.ending = Some(Ending { outcome: Outcome::Win(Player::Dark), reason: Reason::Discs });
        english(&state.end_advice().unwrap())
    };
    let moves = "Tip: don’t grab discs early. Keep more moves open than your opponent.";
    assert_eq!((lost(Player::Dark, 4), lost(Player::Dark, 0)), (moves, moves));
    let corners = "Tip: watch the corners. A disc in a corner can never be flipped.";
    assert_eq!(lost(Player::Light, 1), corners);
}

#[test]
fn the_card_is_announced_once() {
    let mut state = game(Human, Ai, &LAST_MOVE);
    update(&mut state, Event::Typed(WINNING.to_owned()));
    let mut heard = vec![announced(&state)];
    while let Some(ReviewSearch::Estimate(id)) = searched(&state) {
        update(&mut state, said(Answer::Done { id, best: None, report: SearchReport::default() }));
        heard.push(announced(&state));
    }
    heard.dedup();
    assert_eq!(heard, [format!("Light: {WINNING}. You won! You captured every piece. You beat {}.", level_name(3))]);
}

#[test]
fn the_best_games_are_long_and_the_latest_come_first() {
    let mut state = won(Ai);
    let library = Rc::make_mut(&mut state.saved.shelf.library);
    library.entries.clear();
    let of = |n: u32, moves, accuracy| Entry {
        record: format!("g{n}"),
        moves,
        accuracy,
        dark: "AI, level 3".to_owned(),
        result: Some(Outcome::Win(Player::Light)),
        ..Entry::default()
    };
    for n in 0..60 {
        library.insert(usize::MAX, of(n, 20, Some(if n < 4 { 90 } else { 50 })));
    }
    library.insert(usize::MAX, of(60, 9, Some(100)));
    library.insert(usize::MAX, of(61, 20, None));
    // A loss, a draw, and a win of the computer.
    let lost = Some(Outcome::Win(Player::Dark));
    library.insert(usize::MAX, Entry { result: lost, ..of(62, 20, Some(99)) });
    library.insert(usize::MAX, Entry { result: Some(Outcome::Draw), ..of(63, 20, Some(99)) });
    library.insert(usize::MAX, Entry { light: "AI, level 3".to_owned(), dark: String::new(), ..of(64, 20, Some(99)) });
    let best: Vec<&str> = library.best(GAME).iter().map(|entry| entry.record.as_str()).collect();
    assert_eq!(best, ["g3", "g2", "g1"]);
    assert_eq!((library.rated(GAME).len(), library.rated(GameId::Othello).len()), (50, 0));
    assert_eq!(rated(&state, GAME)[45..], [50, 100, 99, 99, 99], "oldest first");
    let entry = of(1, 20, Some(87));
    assert_eq!(Entry::from_text(&entry.text()).map(|read| read.accuracy), Ok(Some(87)));
    assert_eq!(Entry::from_text(&entry.text().replace("87", "101")).map(|read| read.accuracy), Ok(Some(100)));
    // Other changes of an entry keep it.
    let library = Rc::make_mut(&mut state.saved.shelf.library);
    let id = library.entries[0].id;
    library.replace(id, of(0, 20, None));
    assert_eq!(library.entry(id).unwrap().accuracy, Some(90));
}

#[test]
fn the_player_has_a_name_in_the_games_against_the_computer() {
    let mut state = won(Ai);
    assert_eq!(update(&mut state, Event::Rename("  Ann\u{202e}\n Lee ".to_owned())), [Effect::SaveSettings]);
    assert_eq!(state.saved.settings.name, "Ann Lee");
    assert_eq!(named(&state).headers().text(Header::Light), "Ann Lee");
    assert_eq!(read(&text_of(&state.saved.settings)).unwrap().name, "Ann Lee");
    update(&mut state, Event::Rename("x".repeat(100)));
    assert_eq!(state.saved.settings.name.len(), 24);
    update(&mut state, Event::Rename(" ".to_owned()));
    assert!(state.saved.settings.name.is_empty() && !text_of(&state.saved.settings).contains("\"name\""));
    let mut state = won(Human);
    update(&mut state, Event::Rename("Ann".to_owned()));
    assert_eq!(named(&state).headers().text(Header::Light), "", "it is unclear which of the two it is");
}

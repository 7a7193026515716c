use alquerque_core::alquerque::{Alquerque, Bitboard, Inverting, Point, Ruleset, State};
use alquerque_core::{Ending, Game, Notation, Outcome, Player, Reason, Rules, StateSpace};

use super::{Nothing, Prover, SpareThreads};
use crate::exhaustive;

/// The named rulesets, and those that bar inverting steps along any line.
fn rulesets() -> Vec<Alquerque> {
    let named = Ruleset::NAMED.iter().map(|named| named.rules);
    let barred = named.clone().map(|ruleset| Ruleset { inverting: Inverting::Forbidden, ..ruleset });
    named.chain(barred).map(|ruleset| Alquerque { ruleset }).collect()
}

/// A pseudo-random sequence.
struct Numbers(u32);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 12) as usize % bound
    }
}

/// A state with these numbers of checkers.
fn random_state(numbers: &mut Numbers, light: usize, dark: usize) -> State {
    let mut free: Vec<Point> = Point::all().collect();
    let mut some = |count| -> Bitboard { (0..count).map(|_| free.swap_remove(numbers.below(free.len()))).collect() };
    let checkers = [some(light), some(dark)];
    State::new(checkers, if numbers.below(2) == 0 { Player::Light } else { Player::Dark }).unwrap()
}

#[test]
fn proofs_agree_with_an_exhaustive_search_under_all_rules() {
    let mut numbers = Numbers(1);
    let mut answers = [0; 2];
    for game in rulesets() {
        // Barred steps make many states of few checkers.
        let has_bars = game.ruleset.inverting == Inverting::Forbidden && game.ruleset.can_repeat();
        for _ in 0..if has_bars { 2 } else { 8 } {
            let max = if has_bars { 1 } else { 2 };
            let (light, dark) = (1 + numbers.below(max), 1 + numbers.below(max));
            let start = random_state(&mut numbers, light, dark).into();
            for attacker in Player::BOTH {
                let wins = exhaustive::wins(&game, attacker, &start);
                // A small table forgets some results.
                for bytes in [1 << 22, 1 << 19] {
                    let mut prover = Prover::new(game, attacker, Nothing, bytes);
                    let answer = prover.wins(&start, &mut |progress| progress.states < 3_000_000);
                    assert_eq!(
                        answer,
                        Some(wins[&start]),
                        "{} {} {attacker:?}",
                        game.ruleset,
                        game.position_text(&start)
                    );
                }
                answers[usize::from(wins[&start])] += 1;
            }
        }
    }
    assert!(answers.iter().all(|&count| count > 20), "{answers:?}");
}

#[test]
fn several_threads_answer_as_one() {
    let mut numbers = Numbers(2);
    let (mut answers, mut shared) = ([0; 2], 0);
    for rules in ["alfonso", "murray"] {
        let game: Alquerque = rules.parse().unwrap();
        for number in 0..6 {
            let start = random_state(&mut numbers, 2, 1 + number % 2).into();
            for attacker in Player::BOTH {
                let wins = exhaustive::wins(&game, attacker, &start)[&start];
                // A small table forgets some results.
                let bytes = if number < 3 { 1 << 22 } else { 1 << 19 };
                let spare = SpareThreads::new(2);
                let mut prover = Prover::new(game, attacker, Nothing, bytes).with_threads(spare.clone());
                let answer = prover.wins(&start, &mut |progress| progress.states < 10_000_000);
                assert_eq!(answer, Some(wins), "{rules} {} {attacker:?}", game.position_text(&start));
                answers[usize::from(wins)] += 1;
                shared += usize::from(prover.team.as_ref().is_some_and(|team| team.states() > 0));
                assert!(spare.take() && spare.take() && !spare.take(), "threads are returned");
                assert!(prover.team.is_some_and(|team| team.has_no_visitors()));
            }
        }
    }
    assert!(answers.iter().all(|&count| count > 1) && shared > 4, "{answers:?}, {shared}");
}

#[test]
fn a_stopped_prover_resumes() {
    let game: Alquerque = "murray".parse().unwrap();
    let position = game.parse_position("2d2/5/2l2/5/2l1l l -").unwrap();
    let answer = Prover::new(game, Player::Light, Nothing, 1 << 20).wins(&position, &mut |_| true);
    let mut prover = Prover::new(game, Player::Light, Nothing, 1 << 20);
    let mut calls = 0;
    let in_pieces = loop {
        calls += 1;
        if let Some(answer) = prover.wins(&position, &mut |_| false) {
            break answer;
        }
    };
    assert_eq!(answer, Some(in_pieces));
    assert!(calls > 1, "{calls}");
}

/// A long game with a single move in each position.
#[derive(Clone, Debug)]
struct LongWay;

impl Game for LongWay {
    /// The number of moves left.
    type Position = u32;
    type Move = ();

    fn start(&self) -> u32 {
        300_000
    }

    fn to_move(&self, left: &u32) -> Player {
        if left.is_multiple_of(2) { Player::Light } else { Player::Dark }
    }

    fn moves_into(&self, &left: &u32, moves: &mut Vec<()>) {
        moves.clear();
        moves.resize(usize::from(left > 0), ());
    }

    fn play_unchecked(&self, left: &u32, (): ()) -> u32 {
        left - 1
    }

    fn ending(&self, left: &u32, moves: &[()]) -> Option<Ending> {
        let outcome = Outcome::Win(self.to_move(left).opponent());
        moves.is_empty().then_some(Ending { outcome, reason: Reason::NoMoves })
    }

    fn can_repeat(&self) -> bool {
        false
    }

    fn quiet_plies(&self, _: &u32) -> usize {
        0
    }
}

impl StateSpace for LongWay {
    fn canonical_key(&self, &left: &u32) -> u64 {
        u64::from(left + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[test]
fn a_long_line_takes_no_more_stack_than_a_short_one() {
    let wins =
        |attacker| move || Prover::new(LongWay, attacker, Nothing, 1 << 24).wins(&LongWay.start(), &mut |_| true);
    for (attacker, expected) in [(Player::Light, false), (Player::Dark, true)] {
        let thread = std::thread::Builder::new().stack_size(1 << 16).spawn(wins(attacker)).unwrap();
        assert_eq!(thread.join().unwrap(), Some(expected));
    }
}

//! Choosing a move as people do: without seeing everything, and without judging precisely.

use super::obvious_moves::{FirstGlance, first_glance};
use crate::random::{SearchRng, below};
use crate::tabletop::Tabletop;

/// How precisely a player judges the results of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    /// The temperature of a softmax over the values of the moves: the difference in value at which a move is chosen e
    /// times as often as another. At 0, the player always chooses the best move.
    pub temperature: f32,
    /// The percentage of captures that the player overlooks for each piece after the first that they take.
    pub overlooks: u32,
    /// Whether the search is deep enough to believe that an obvious move is a trap.
    pub trusts_search: bool,
}

impl Judgement {
    /// The judgement of a player who makes this many playouts: a few hundred suffice to see traps.
    pub const fn after_playouts(playouts: u64, temperature: f32, overlooks: u32) -> Self {
        Self { temperature, overlooks, trusts_search: playouts >= 1000 }
    }

    /// The judgement of a player who sees this many plies ahead: an own move, the reply, and what follows reveal a
    /// trap.
    pub const fn at_depth(depth: u32, temperature: f32, overlooks: u32) -> Self {
        Self { temperature, overlooks, trusts_search: depth >= 3 }
    }

    /// Whether the player always chooses the best move.
    pub fn is_perfect(self) -> bool {
        self.temperature <= 0.0
    }

    /// The move of a player with this judgement. `values` are the legal moves, best first, with the values that the
    /// search gives them; greater is better. `None` if there are no moves.
    ///
    /// Never misses wins in one move. Never misses captures that cost nothing either, unless the search is deep enough
    /// to know better.
    pub fn choose<G: Tabletop>(
        self,
        game: &G,
        position: &G::Position,
        values: &[(G::Move, f32)],
        rng: &mut SearchRng,
    ) -> Option<G::Move> {
        let seen: Vec<(FirstGlance, f32)> =
            values.iter().map(|&(mv, value)| (first_glance(game, position, mv), value)).collect();
        values.get(self.pick(&seen, rng)?).map(|&(mv, _)| mv)
    }

    /// The index of the chosen move, given the moves best first; `None` if there are no moves.
    pub fn pick(self, moves: &[(FirstGlance, f32)], rng: &mut SearchRng) -> Option<usize> {
        if self.is_perfect() {
            return (!moves.is_empty()).then_some(0);
        }
        let wins = moves.iter().any(|(glance, _)| glance.wins);
        let mut sees = |glance: &FirstGlance| (1..glance.taken).all(|_| below(rng, 100) >= self.overlooks);
        let mut places: Vec<usize> =
            (0..moves.len()).filter(|&place| if wins { moves[place].0.wins } else { sees(&moves[place].0) }).collect();
        if places.is_empty() {
            places.extend(0..moves.len());
        }
        let free: Vec<usize> = places.iter().copied().filter(|&place| moves[place].0.is_free).collect();
        if !free.is_empty() && (!self.trusts_search || free.contains(&places[0])) {
            places = free;
        }
        // The greatest sum of value and Gumbel noise has the distribution of a softmax.
        let mut best = None;
        for place in places {
            let noisy = moves[place].1 / self.temperature + gumbel(rng);
            if best.is_none_or(|(_, other)| noisy > other) {
                best = Some((place, noisy));
            }
        }
        best.map(|(place, _)| place)
    }
}

/// The value of a decided game for a player who searches by alpha-beta, in tenfold differences in the odds of winning.
pub(super) const DECIDED: f32 = 10.0;

/// The value of a move for a player who searches by playouts: the expected result, as if one more playout had been won
/// and one lost.
pub fn playout_value(win_rate: f32, visits: u64, is_proven: bool) -> f32 {
    if is_proven { win_rate } else { (win_rate * visits as f32 + 1.0) / (visits as f32 + 2.0) }
}

/// The value of a move for a player who searches by alpha-beta, from its expected result: the odds of winning, in
/// tenfold differences.
pub fn odds_value(expected: f32, is_proven: bool) -> f32 {
    if is_proven {
        return DECIDED * (2.0 * expected - 1.0);
    }
    (libm::logf(expected / (1.0 - expected)) / std::f32::consts::LN_10).clamp(1.0 - DECIDED, DECIDED - 1.0)
}

/// A random number with the standard Gumbel distribution.
fn gumbel(rng: &mut SearchRng) -> f32 {
    // An odd multiple of 2^-17, so that neither logarithm is infinite.
    let uniform = (below(rng, 1 << 16) as f32 + 0.5) / 65536.0;
    -libm::logf(-libm::logf(uniform))
}

#[cfg(test)]
mod tests {
    use super::{Judgement, odds_value};
    use crate::alquerque::{Alquerque, Ruleset};
    use crate::random::rng;
    use crate::{Game, Notation};

    const ALFONSO: Alquerque = Alquerque { ruleset: Ruleset::ALFONSO };
    const MURRAY: Alquerque = Alquerque { ruleset: Ruleset::MURRAY };

    /// How often, per thousand, each move is chosen if the search values all moves equally.
    fn chosen(
        game: Alquerque,
        position: &str,
        judgement: Judgement,
        value: impl Fn(&str) -> f32,
    ) -> Vec<(String, u32)> {
        let position = game.parse_position(position).expect("a position");
        let mut values: Vec<_> = game.moves(&position).into_iter().map(|mv| (mv, value(&game.move_text(mv)))).collect();
        values.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut counts: Vec<(String, u32)> = values.iter().map(|(mv, _)| (game.move_text(*mv), 0)).collect();
        let mut rng = rng(1);
        for _ in 0..1000 {
            let mv = judgement.choose(&game, &position, &values, &mut rng).expect("a move");
            counts.iter_mut().find(|(text, _)| *text == game.move_text(mv)).expect("a legal move").1 += 1;
        }
        counts
    }

    #[test]
    fn a_softmax_chooses_by_the_difference_in_value() {
        let value = |mv: &str| if mv.starts_with("b2") { 1.0 } else { 0.0 };
        let judgement = |temperature| Judgement { temperature, overlooks: 0, trusts_search: true };
        let start = game_start();
        let of = |temperature| {
            let counts = chosen(ALFONSO, &start, judgement(temperature), value);
            counts.iter().filter(|(mv, _)| mv.starts_with("b2")).map(|(_, count)| count).sum::<u32>()
        };
        // One of the four moves starts there, and e times as often as each other one at the temperature 1.
        let share = |temperature: f32| 1000.0 * (1.0 / temperature).exp() / ((1.0 / temperature).exp() + 3.0);
        for temperature in [0.5, 1.0, 2.0] {
            let (found, expected) = (of(temperature) as f32, share(temperature));
            assert!((found - expected).abs() < 60.0, "{temperature}: {found} instead of {expected}");
        }
        assert_eq!(of(0.0), 1000);
    }

    fn game_start() -> String {
        ALFONSO.position_text(&ALFONSO.start())
    }

    #[test]
    fn the_odds_of_an_expected_result_are_its_score() {
        for score in [-1200, -100, 0, 37, 400] {
            let expected = crate::search::expected_result(score, 400.0);
            assert!((odds_value(expected, false) - score as f32 / 400.0).abs() < 0.001, "{score}");
        }
        for (expected, value) in [(0.0, -10.0), (0.5, 0.0), (1.0, 10.0)] {
            assert!((odds_value(expected, true) - value).abs() < 0.001, "{expected}");
        }
    }

    #[test]
    fn a_beginner_takes_free_pieces_and_wins_in_one() {
        let careless = Judgement { temperature: 100.0, overlooks: 100, trusts_search: false };
        // b2 captures c3 and is safe on d4.
        let free = chosen(ALFONSO, "d4/5/2d2/1l3/4l l -", careless, |mv| if mv == "b2xd4" { 0.0 } else { 1.0 });
        assert!(free.iter().all(|(mv, count)| (mv == "b2xd4") == (*count == 1000)), "{free:?}");
        let won = chosen(ALFONSO, "5/5/2d2/2l2/5 l -", careless, |_| 0.5);
        assert!(won.iter().all(|(mv, count)| (mv == "c2xc4") == (*count == 1000)), "{won:?}");
    }

    #[test]
    fn a_deep_search_is_trusted_if_a_free_capture_is_a_trap() {
        let deep = Judgement { temperature: 0.1, overlooks: 0, trusts_search: true };
        let counts = chosen(ALFONSO, "d4/5/2d2/1l3/4l l -", deep, |mv| if mv == "b2xd4" { -5.0 } else { 0.0 });
        assert_eq!(counts.iter().find(|(mv, _)| mv == "b2xd4").map(|(_, count)| *count), Some(0));
    }

    #[test]
    fn long_chains_are_overlooked_and_single_captures_are_not() {
        // a1 can capture b2, or b2 and then c4 behind it.
        let position = "4d/2d2/5/1d3/l4 l -";
        let judgement = |overlooks| Judgement { temperature: 0.01, overlooks, trusts_search: false };
        let value = |mv: &str| mv.matches('x').count() as f32;
        let of = |overlooks| chosen(MURRAY, position, judgement(overlooks), value);
        let longest = of(0)[0].clone();
        assert!(longest.0.matches('x').count() == 2 && longest.1 == 1000, "{longest:?}");
        let seen = of(60)[0].1;
        assert!((350..450).contains(&seen), "{seen}");
        let shorter: u32 = of(100).iter().filter(|(mv, _)| mv.matches('x').count() == 1).map(|(_, count)| count).sum();
        assert_eq!(shorter, 1000);
    }
}

//! Playout policies chosen at run time, to compare them.

use std::ops::ControlFlow;

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::evaluate::Evaluation;
use crate::playout::{PlayoutObserver, PlayoutPolicy, UniformPlayout, play_moves};
use crate::random::random_of;
use crate::{Game, Outcome, Searchable, Standard};

/// A playout policy chosen at run time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ConfigurablePlayout {
    /// The game's own ([`Standard`]), as used in play.
    #[default]
    #[serde(rename = "usual")]
    Standard,
    /// Every legal move with the same probability ([`UniformPlayout`]); the standard policy chooses captures jump by
    /// jump. Neither sees repetitions: games end by the halfmove clock or by passes, or the rules allow no
    /// repetition.
    Uniform,
    /// Plays a move that wins at once if there is one, otherwise any legal move with the same probability: F. Teytaud,
    /// O. Teytaud: *On the Huge Benefit of Decisive Moves in Monte-Carlo Algorithms*, 2010. Many times slower.
    Decisive,
    /// Plays every legal move with the same probability for this many plies; then the side that the evaluation favours wins,
    /// or it is a draw if the evaluation is neutral. Evaluates the first position from there on in which all legal
    /// moves are quiet, as the evaluation is unreliable elsewhere. J. Lorentz: *Amazons Discover Monte-Carlo*, 2008.
    /// A game that ends earlier keeps its result.
    Cutoff(u32),
}

impl<G: Searchable> PlayoutPolicy<G> for ConfigurablePlayout {
    fn observed_playout<R: Rng, W: PlayoutObserver<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        observer: &mut W,
    ) -> Outcome {
        match *self {
            Self::Standard => Standard.observed_playout(game, position, rng, observer),
            Self::Uniform => UniformPlayout.observed_playout(game, position, rng, observer),
            Self::Decisive => decisive(game, position, rng, observer),
            Self::Cutoff(plies) => cutoff(game, position, plies, rng, observer),
        }
    }
}

fn decisive<G: Game, R: Rng, W: PlayoutObserver<G::Position>>(
    game: &G,
    position: &G::Position,
    rng: &mut R,
    observer: &mut W,
) -> Outcome {
    let mut answers = Vec::new();
    play_moves(game, position, observer, |position, moves| {
        let won = Outcome::Win(game.to_move(position));
        let wins = |&mv: &G::Move| {
            let next = game.play_unchecked(position, mv);
            game.moves_into(&next, &mut answers);
            game.ending(&next, &answers).is_some_and(|ending| ending.outcome == won)
        };
        ControlFlow::Continue(moves.iter().copied().find(wins).unwrap_or_else(|| random_of(moves, rng)))
    })
}

fn cutoff<G: Searchable, R: Rng, W: PlayoutObserver<G::Position>>(
    game: &G,
    position: &G::Position,
    plies: u32,
    rng: &mut R,
    observer: &mut W,
) -> Outcome {
    let mut left = plies;
    play_moves(game, position, observer, |position, moves| {
        if left == 0 && moves.iter().all(|&mv| Standard.is_quiet(game, position, mv)) {
            let player = game.to_move(position);
            return ControlFlow::Break(match Standard.evaluate(game, position) {
                0 => Outcome::Draw,
                1.. => Outcome::Win(player),
                ..0 => Outcome::Win(player.opponent()),
            });
        }
        left = left.saturating_sub(1);
        ControlFlow::Continue(random_of(moves, rng))
    })
}

#[cfg(test)]
mod tests {
    use super::ConfigurablePlayout;
    use crate::alquerque::Alquerque;
    use crate::draughts::Draughts;
    use crate::othello::Othello;
    use crate::playout::PlayoutPolicy;
    use crate::playout::tests::{check_observed, check_outcomes};
    use crate::search::rng;
    use crate::{Game, Notation, Outcome, Player, Searchable};

    fn check<G: Searchable>(game: &G) {
        for policy in [ConfigurablePlayout::Standard, ConfigurablePlayout::Uniform, ConfigurablePlayout::Decisive] {
            check_observed(game, &policy, 2);
        }
        // Late enough for all games to have ended.
        check_observed(game, &ConfigurablePlayout::Cutoff(u32::MAX), 2);
    }

    #[test]
    fn playouts_of_every_policy_are_legal_games() {
        for rules in ["merkel", "medieval", "murray"] {
            check(&rules.parse::<Alquerque>().unwrap());
        }
        check(&Othello::default());
        check(&Draughts::default());
    }

    #[test]
    fn only_the_decisive_policy_always_takes_a_win_in_one() {
        let game: Alquerque = "alfonso".parse().unwrap();
        // One capture leaves dark a checker, the other does not.
        let position = game.parse_position("5/5/2d2/2l2/5 l -").unwrap();
        let wins = |policy: ConfigurablePlayout| {
            let mut rng = rng(1);
            (0..100).filter(|_| policy.playout(&game, &position, &mut rng) == Outcome::Win(Player::Light)).count()
        };
        assert_eq!(wins(ConfigurablePlayout::Decisive), 100);
        assert!(wins(ConfigurablePlayout::Uniform) < 100);
    }

    #[test]
    fn a_playout_that_is_cut_off_ends_with_the_evaluations_result() {
        let game = Draughts::default();
        let one = |position: &_| ConfigurablePlayout::Cutoff(0).playout(&game, position, &mut rng(1));
        assert_eq!(one(&game.start()), Outcome::Draw);
        for (text, winner) in [("B:W18,19,20:B1", Player::Light), ("W:W32:B1,2,3", Player::Dark)] {
            assert_eq!(one(&game.parse_position(text).unwrap()), Outcome::Win(winner), "{text}");
        }
        // Without a cutoff it is uniform.
        let never = |rng: &mut _| ConfigurablePlayout::Cutoff(u32::MAX).playout(&game, &game.start(), rng);
        let uniform = |rng: &mut _| ConfigurablePlayout::Uniform.playout(&game, &game.start(), rng);
        check_outcomes(300, 5, "draughts", never, uniform);
    }
}

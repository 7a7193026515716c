//! Policies of playouts to compare the usual one with.

use rand::Rng;

use crate::evaluate::Evaluation;
use crate::playout::{PlayoutPolicy, UniformPlayout, WatchTurns};
use crate::random::below;
use crate::{Game, Outcome, Searchable, Standard};

/// A policy of playouts that is chosen while the program runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChosenPlayout {
    /// The game's own, as in the search that plays.
    #[default]
    Usual,
    /// Every legal move with the same probability ([`UniformPlayout`]): the usual one chooses captures jump by jump. Like that it sees
    /// no repetition; the counts of quiet plies and passes, or rules by which nothing can occur again, end every game.
    Uniform,
    /// Whoever can win at once does so, and else every legal move has the same probability: F. Teytaud, O. Teytaud: *On the Huge
    /// Benefit of Decisive Moves in Monte-Carlo Algorithms*, 2010. It takes many times as long.
    Decisive,
    /// Every legal move with the same probability for so many plies, and then the side wins that the game's evaluation prefers; nobody
    /// does where it prefers none. It is asked at the first position from there on in which all legal moves are quiet, as elsewhere it
    /// cannot be trusted. J. Lorentz: *Amazons Discover Monte-Carlo*, 2008.
    CutOff {
        /// The least plies; a game that is over before counts as it is.
        plies: u32,
    },
}

impl<G: Searchable> PlayoutPolicy<G> for ChosenPlayout {
    fn watched_playout<R: Rng, W: WatchTurns<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        watch: &mut W,
    ) -> Outcome {
        match *self {
            Self::Usual => Standard.watched_playout(game, position, rng, watch),
            Self::Uniform => UniformPlayout.watched_playout(game, position, rng, watch),
            Self::Decisive => decisive(game, position, rng, watch),
            Self::CutOff { plies } => cut_off(game, position, plies, rng, watch),
        }
    }
}

fn decisive<G: Game, R: Rng, W: WatchTurns<G::Position>>(
    game: &G,
    position: &G::Position,
    rng: &mut R,
    watch: &mut W,
) -> Outcome {
    let (mut position, mut moves, mut answers) = (*position, Vec::new(), Vec::new());
    loop {
        game.moves_into(&position, &mut moves);
        if let Some(ending) = game.ending(&position, &moves) {
            return ending.outcome;
        }
        let won = Outcome::Win(game.to_move(&position));
        let wins = |&mv: &G::Move| {
            let next = game.play_unchecked(&position, mv);
            game.moves_into(&next, &mut answers);
            game.ending(&next, &answers).is_some_and(|ending| ending.outcome == won)
        };
        let mv = moves.iter().copied().find(wins).or_else(|| any(&moves, rng));
        // A game that goes on has a move.
        let Some(mv) = mv else { return Outcome::Draw };
        position = game.play_unchecked(&position, mv);
        watch.turn_made(|| position);
    }
}

fn cut_off<G: Searchable, R: Rng, W: WatchTurns<G::Position>>(
    game: &G,
    position: &G::Position,
    plies: u32,
    rng: &mut R,
    watch: &mut W,
) -> Outcome {
    let (mut position, mut moves, mut left) = (*position, Vec::new(), plies);
    loop {
        game.moves_into(&position, &mut moves);
        if let Some(ending) = game.ending(&position, &moves) {
            return ending.outcome;
        }
        if left == 0 && moves.iter().all(|&mv| Standard.is_quiet(game, &position, mv)) {
            let player = game.to_move(&position);
            return match Standard.evaluate(game, &position) {
                0 => Outcome::Draw,
                1.. => Outcome::Win(player),
                ..0 => Outcome::Win(player.opponent()),
            };
        }
        let Some(mv) = any(&moves, rng) else { return Outcome::Draw };
        position = game.play_unchecked(&position, mv);
        left = left.saturating_sub(1);
        watch.turn_made(|| position);
    }
}

/// Any of some moves.
fn any<M: Copy, R: Rng>(moves: &[M], rng: &mut R) -> Option<M> {
    let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
    moves.get(below(rng, count) as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::ChosenPlayout;
    use crate::alquerque::Alquerque;
    use crate::draughts::Draughts;
    use crate::othello::Othello;
    use crate::playout::PlayoutPolicy;
    use crate::playout::check::{check_outcomes, check_watched};
    use crate::search::rng;
    use crate::{Game, Notation, Outcome, Player, Searchable};

    fn check<G: Searchable>(game: &G) {
        for policy in [ChosenPlayout::Usual, ChosenPlayout::Uniform, ChosenPlayout::Decisive] {
            check_watched(game, &policy, 2);
        }
        // So late that all games are over.
        check_watched(game, &ChosenPlayout::CutOff { plies: u32::MAX }, 2);
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
    fn whoever_can_win_at_once_does_so_only_by_the_decisive_policy() {
        let game: Alquerque = "alfonso".parse().unwrap();
        // One capture leaves dark a checker, the other does not.
        let position = game.parse_position("5/5/2d2/2l2/5 l -").unwrap();
        let wins = |policy: ChosenPlayout| {
            let mut rng = rng(1);
            (0..100).filter(|_| policy.playout(&game, &position, &mut rng) == Outcome::Win(Player::Light)).count()
        };
        assert_eq!(wins(ChosenPlayout::Decisive), 100);
        assert!(wins(ChosenPlayout::Uniform) < 100);
    }

    #[test]
    fn a_playout_that_is_cut_off_ends_as_the_evaluation_says() {
        let game = Draughts::default();
        let one = |position: &_| ChosenPlayout::CutOff { plies: 0 }.playout(&game, position, &mut rng(1));
        assert_eq!(one(&game.start()), Outcome::Draw);
        for (text, winner) in [("B:W18,19,20:B1", Player::Light), ("W:W32:B1,2,3", Player::Dark)] {
            assert_eq!(one(&game.parse_position(text).unwrap()), Outcome::Win(winner), "{text}");
        }
        // One that is never cut off is uniform.
        let never = |rng: &mut _| ChosenPlayout::CutOff { plies: u32::MAX }.playout(&game, &game.start(), rng);
        let uniform = |rng: &mut _| ChosenPlayout::Uniform.playout(&game, &game.start(), rng);
        check_outcomes(300, 5, "draughts", never, uniform);
    }
}

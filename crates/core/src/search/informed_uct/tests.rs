use super::{InformedUct, InformedUctConfig};
use crate::alquerque::{Alquerque, Ruleset};
use crate::draughts::Draughts;
use crate::othello::Othello;
use crate::random::{below, rng};
use crate::search::{AlphaBeta, AlphaBetaConfig};
use crate::{Game, Notation, Outcome, Player, Searchable};

const RULESETS: [Ruleset; 5] =
    [Ruleset::MERKEL, Ruleset::MEDIEVAL, Ruleset::ANCIENT, Ruleset::ALFONSO, Ruleset::MURRAY];

fn search<G: Searchable>(game: G, history: &[G::Position]) -> InformedUct<G> {
    InformedUct::new(game, history, InformedUctConfig::default())
}

/// Plays a random game and searches each position, both from scratch and with the previous tree.
fn plays_on<G: Searchable>(game: &G, seed: u64) {
    let mut rng = rng(seed);
    let mut positions = vec![game.start()];
    let mut kept = search(game.clone(), &positions);
    for _ in 0..60 {
        let moves = game.moves(positions.last().unwrap());
        kept.run(30, || false);
        let mut fresh = search(game.clone(), &positions);
        fresh.run(30, || false);
        for report in [kept.report(), fresh.report()] {
            assert_eq!(report.root_moves.is_empty(), report.best().is_none());
            assert!(report.expected.is_some() || report.visits() == 0 && report.proven.is_none(), "{report:?}");
            assert!(report.best().is_none_or(|best| moves.contains(&best)), "{report:?}");
        }
        if game.ending(positions.last().unwrap(), &moves).is_some() || fresh.report().best().is_none() {
            return;
        }
        let mv = moves[below(&mut rng, u32::try_from(moves.len()).unwrap()) as usize];
        positions.push(game.play_unchecked(positions.last().unwrap(), mv));
        kept.advance(mv);
        assert_eq!(kept.position(), positions.last().unwrap());
    }
}

#[test]
fn any_position_can_be_searched() {
    for seed in 0..6 {
        for ruleset in RULESETS {
            plays_on(&Alquerque { ruleset }, seed);
        }
        plays_on(&Othello::default(), seed);
        plays_on(&Draughts::default(), seed);
    }
}

#[test]
fn slices_do_not_matter() {
    let game = Draughts::default();
    let mut whole = search(game, &[]);
    whole.run(500, || false);
    let mut sliced = search(game, &[]);
    while sliced.iterations < 500 {
        sliced.run(7.min(500 - sliced.iterations), || false);
    }
    assert_eq!(whole.report(), sliced.report());
}

#[test]
fn a_win_in_one_is_proven_at_once() {
    let game = Alquerque { ruleset: Ruleset::ALFONSO };
    let position = game.parse_position("5/5/2d2/2l2/5 l -").unwrap();
    let report = search(game, &[position]).report();
    assert_eq!(report.proven, Some(Outcome::Win(Player::Light)));
    assert_eq!(report.best().map(|mv| game.move_text(mv)).as_deref(), Some("c2xc4"));
}

#[test]
fn proven_results_agree_with_alpha_beta() {
    let mut proven = 0;
    for ruleset in RULESETS {
        let game = Alquerque { ruleset };
        for seed in 0..12 {
            let mut rng = rng(seed);
            let mut positions = vec![game.start()];
            loop {
                let last = *positions.last().unwrap();
                let moves = game.moves(&last);
                if game.ending(&last, &moves).is_some() || positions.len() > 60 {
                    break;
                }
                let mut informed = search(game, &positions);
                informed.run(200, || false);
                if let Some(outcome) = informed.report().proven {
                    let config = AlphaBetaConfig { depth: 12, ..AlphaBetaConfig::default() };
                    let mut other = AlphaBeta::new(game, &positions, config);
                    other.run(|| false);
                    proven += usize::from(other.report().proven.is_some());
                    assert!(other.report().proven.is_none_or(|other| other == outcome), "{ruleset} {last:?}");
                    break;
                }
                positions.push(
                    game.play_unchecked(&last, moves[below(&mut rng, u32::try_from(moves.len()).unwrap()) as usize]),
                );
            }
        }
    }
    assert!(proven > 20, "{proven}");
}

#[test]
fn a_third_occurrence_is_a_draw() {
    let game = Alquerque { ruleset: Ruleset::ALFONSO };
    let start = game.parse_position("d4/5/5/5/4l l -").unwrap();
    // Both sides step back and forth: the next return repeats the position for the third time.
    let mut positions = vec![start];
    for mv in ["e1-d1", "a5-b5", "d1-e1", "b5-a5", "e1-d1", "a5-b5", "d1-e1"] {
        let last = *positions.last().unwrap();
        let mv = game.parse_move(&last, mv).unwrap();
        positions.push(game.play_unchecked(&last, mv));
    }
    let mut search = search(game, &positions);
    search.run(2000, || false);
    let back = search.report().root_moves.into_iter().find(|root| game.move_text(root.mv) == "b5-a5").unwrap();
    assert_eq!(back.proven, Some(Outcome::Draw));
}

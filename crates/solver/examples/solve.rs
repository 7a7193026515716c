use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Game, Notation, Player};
use alquerque_solver::{Nothing, Prover};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let game: Alquerque = args[1].parse().unwrap();
    let gb: f64 = args[2].parse().unwrap();
    let position = args.get(3).map_or(game.start(), |t| game.parse_position(t).unwrap());
    for attacker in Player::BOTH {
        let begun = std::time::Instant::now();
        let mut prover = Prover::new(game, attacker, Nothing, (gb * 1e9) as usize);
        let mut last = 0;
        let answer = prover.wins(&position, &mut |p| {
            if begun.elapsed().as_secs() >= last + 10 {
                last = begun.elapsed().as_secs();
                eprintln!("{last} s {:?} {:.0}/s", p, p.states as f64 / begun.elapsed().as_secs_f64());
            }
            begun.elapsed().as_secs() < 400
        });
        println!("{attacker:?} wins: {answer:?} {:?} {:.1} s", prover.progress(), begun.elapsed().as_secs_f64());
    }
}

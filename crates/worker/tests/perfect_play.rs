//! Games of the side with a forced win, played as on the page at the highest level: the prover's results take
//! precedence over the search. The opponents are all engines, and the most stubborn defence.

use std::io::Write;
use std::path::Path;
use std::{env, fs};

use alquerque_app::prover::proven::combine;
use alquerque_core::alquerque::Alquerque;
use alquerque_core::record::Record;
use alquerque_core::search::{UCT_LEVELS, below, rng};
use alquerque_core::{Game, Notation, Outcome, Player};
use alquerque_messages::{Answer, Budget, Course, Engine, Purpose, Request, SearchReport, SearchRequest};
use alquerque_solver::database::Database;
use alquerque_solver::expert::{CHECKERS, DATABASES};
use alquerque_worker::prover::ProverSession;
use alquerque_worker::{Session, TickingClock};
use lzma_rust2::{LzmaOptions, LzmaWriter};

/// Games of each ruleset; the environment variable `GAMES` overrides it.
const GAMES: u32 = 100;
/// More plies than any of the games takes.
const MAX_PLIES: usize = 300;
/// The loser's first turns are random, so that all games differ.
const BY_CHANCE: usize = 5;

fn games() -> u32 {
    env::var("GAMES").map_or(GAMES, |games| games.parse().unwrap())
}

/// The losing player.
#[derive(Clone, Copy, Debug)]
enum Loser {
    Search(Engine, Budget),
    /// Delays the loss as long as possible.
    Resistance,
}

fn losers() -> Vec<Loser> {
    let uct = Engine::Uct { exploration: std::f32::consts::SQRT_2 };
    let levels = UCT_LEVELS.iter().map(|level| Loser::Search(uct, Budget::Level(level.number)));
    let depths = (1..=6).map(|depth| Loser::Search(Engine::AlphaBeta { depth }, Budget::Unlimited));
    let chance = Loser::Search(Engine::Random, Budget::Unlimited);
    levels.chain(depths).chain([chance, Loser::Resistance]).collect()
}

struct Table {
    game: Alquerque,
    winner: Player,
    prover: ProverSession<TickingClock>,
    search: Session<TickingClock>,
}

impl Table {
    fn new(rules: &str, winner: Player) -> Self {
        let game: Alquerque = rules.parse().unwrap();
        // The memory on a desktop. A state of the prover takes a microsecond, a playout of the search ten milliseconds,
        // which weakens it.
        let mut prover = ProverSession::new(TickingClock::new(4.0), 192 << 20);
        let book = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../www/knowledge/{rules}.book"));
        let database = DATABASES
            .contains(&rules)
            .then(|| packed(&Database::extended(game.ruleset, CHECKERS, 2).unwrap().to_package()));
        let request = Self::request(game, &[], Engine::Proof, Budget::Millis(0), 0);
        assert_eq!(prover.request(Request::Search(request)).load, Some(game));
        let step = prover.learn(game, Some(fs::read(book).unwrap()), database);
        assert!(step.has_more && step.answers.is_empty(), "{step:?}");
        Self { game, winner, prover, search: Session::new(TickingClock::new(10.0), 1) }
    }

    fn request(game: Alquerque, moves: &[String], engine: Engine, budget: Budget, seed: u32) -> SearchRequest {
        SearchRequest {
            id: 1,
            purpose: Purpose::Play,
            course: Course { rules: game.ruleset_text(), moves: moves.to_vec(), ..Course::default() },
            engine,
            budget,
            seed: Some(seed),
        }
    }

    /// The prover's report, once it knows how the player wins, or when its time is up.
    fn proof(&mut self, moves: &[String], player: Option<Player>, millis: u32) -> SearchReport {
        let request = Self::request(self.game, moves, Engine::Proof, Budget::Millis(millis), 0);
        assert!(self.prover.request(Request::Search(request)).has_more);
        loop {
            for answer in self.prover.slice().answers {
                match answer {
                    Answer::Done { report, .. } => return report,
                    Answer::Progress { report, .. } if player.is_some_and(|player| knows_how(&report, player)) => {
                        return report;
                    }
                    _ => {}
                }
            }
        }
    }

    fn searched(
        &mut self,
        moves: &[String],
        engine: Engine,
        budget: Budget,
        seed: u32,
    ) -> (Option<String>, SearchReport) {
        let request = Self::request(self.game, moves, engine, budget, seed);
        assert!(self.search.request(Request::Search(request)).has_more);
        loop {
            if let Some(Answer::Done { best, report, .. }) = self.search.slice().answer {
                return (best, report);
            }
        }
    }

    /// Plays a game and returns its outcome.
    fn play(&mut self, loser: Loser, seed: u32) -> Outcome {
        let mut record = Record::new(self.game);
        let mut moves: Vec<String> = Vec::new();
        let mut chance = rng(seed.into());
        while record.ending().is_none() {
            assert!(moves.len() < MAX_PLIES, "{loser:?} {seed}: {moves:?}");
            let legal = record.legal_moves();
            let mv = if self.game.to_move(record.position()) == self.winner {
                let proof = self.proof(&moves, Some(self.winner), 20_000);
                assert!(knows_how(&proof, self.winner), "{loser:?} {seed}: {moves:?}");
                combine(self.winner, SearchReport::default(), &proof).root_moves[0].mv.clone()
            } else if moves.len() < BY_CHANCE {
                let count = u32::try_from(legal.len()).unwrap();
                self.game.move_text(legal[below(&mut chance, count) as usize])
            } else {
                match loser {
                    Loser::Search(engine, budget) => self.searched(&moves, engine, budget, seed).0.unwrap(),
                    Loser::Resistance => self.proof(&moves, None, 100).root_moves[0].mv.clone(),
                }
            };
            record.play_text(&mv).unwrap();
            moves.push(mv);
        }
        record.ending().unwrap().outcome
    }
}

/// Whether a winning move of the player is known.
fn knows_how(report: &SearchReport, player: Player) -> bool {
    let best = report.root_moves.first().and_then(|root| root.proven);
    best.is_some_and(|proven| proven == Outcome::Win(player))
}

/// Compresses data as the build does.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let options = LzmaOptions { dict_size: 1 << 22, ..LzmaOptions::with_preset(1) };
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64)).unwrap();
    writer.write_all(bytes).unwrap();
    writer.finish().unwrap()
}

fn assert_all_games_are_won(rules: &str) {
    let losers = losers();
    let mut table = Table::new(rules, Player::Light);
    for (seed, loser) in (0..games()).zip(losers.into_iter().cycle()) {
        assert_eq!(table.play(loser, seed), Outcome::Win(Player::Light), "{loser:?} {seed}");
    }
}

#[test]
fn merkel_is_won_against_any_opponent() {
    assert_all_games_are_won("merkel");
}

#[test]
fn medieval_is_won_against_any_opponent() {
    assert_all_games_are_won("medieval");
}

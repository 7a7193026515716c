//! `alquerque match`: plays two engines against each other.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use alquerque_core::record::Record;
use alquerque_core::search::{rng, stream};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Outcome, Player, Searchable};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::args::{MatchArgs, Part};
use crate::engine::Engine;
use crate::external_engine::Program;
use crate::failure::{Failure, warn};
use crate::files::print_json;
use crate::match_results::{EXPECTED_LINE, GameResult, OTHER_MATCH, Played, Results, ResultsFile, Setup};
use crate::openings::{Opening, Openings};
use crate::progress;
use crate::spec::EngineSpec;
use crate::statistics::{Estimate, Pairs, Sprt, Verdict, estimate};

/// The default number of games for a sequential test, which ends long before.
const MAX_GAMES: u32 = 1_000_000;

/// Results from the point of view of engine a.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    forfeits: u32,
    pairs: Pairs,
}

#[derive(Serialize)]
struct Answer {
    rules: String,
    a: String,
    b: String,
    games: u32,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    openings: Option<usize>,
    #[serde(flatten)]
    tally: Tally,
    #[serde(flatten)]
    estimate: Estimate,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtAnswer>,
}

/// A sequential test and its progress.
#[derive(Serialize)]
struct SprtAnswer {
    #[serde(flatten)]
    sprt: Sprt,
    llr: f64,
    lower: f64,
    upper: f64,
    /// `null` until one of them is accepted.
    accepted: Option<Verdict>,
}

/// The state shared by all threads of a match.
struct Match<'a, G: Searchable> {
    game: &'a G,
    args: &'a MatchArgs,
    setup: Setup,
    openings: Openings,
    evaluations: [G::Evaluation; 2],
    /// The numbers of the games to play, from 1.
    wanted: Vec<u32>,
    next: AtomicUsize,
    is_over: AtomicBool,
    state: Mutex<State>,
    bar: ProgressBar,
}

struct State {
    results: Results,
    file: Option<ResultsFile>,
    test: Option<Test>,
    failure: Option<Failure>,
}

/// A sequential test over the pairs in the order of their numbers, so that the result does not depend on which games
/// end first.
struct Test {
    sprt: Sprt,
    /// The number of pairs processed so far.
    pairs_counted: u32,
    pairs: Pairs,
    verdict: Option<Verdict>,
}

impl Test {
    const fn new(sprt: Sprt) -> Self {
        Self { sprt, pairs_counted: 0, pairs: [0; 5], verdict: None }
    }

    /// Processes the pairs among the first `games` games that are complete by now. Stops at the verdict.
    fn update(&mut self, results: &Results, games: u32) {
        while self.verdict.is_none() && self.pairs_counted < games / 2 {
            let Some(points) = points_of_pair(results, self.pairs_counted) else { break };
            self.pairs[points] += 1;
            self.pairs_counted += 1;
            self.verdict = self.sprt.verdict(self.pairs);
        }
    }
}

/// Engine a's points in both games of a pair, in half points; `None` unless both have been played. Pairs are counted
/// from 0.
fn points_of_pair(results: &Results, pair: u32) -> Option<usize> {
    let points = |game: u32| results.get(&game).map(|played| played.result.points());
    Some(points(2 * pair + 1)? + points(2 * pair + 2)?)
}

/// Plays the match and prints the result.
pub(crate) fn run<G: Searchable + Tabletop + Sync + 'static>(game: &G, args: &MatchArgs) -> Result<(), Failure> {
    let evaluations = [args.a.engine.evaluation(game)?, args.b.engine.evaluation(game)?];
    let openings = match &args.openings {
        Some(path) => Openings::read(game, path, args.seed)?,
        None => Openings::Random { plies: args.opening, seed: args.seed },
    };
    let games = args.games.unwrap_or(MAX_GAMES);
    if let Some(count) = openings.count().filter(|&count| args.games.is_some_and(|games| games as usize > 2 * count)) {
        warn(&format!("{count} openings for {} pairs of games: openings are repeated", games.div_ceil(2)));
    }
    let setup = Setup { rules: game.ruleset_text(), a: args.a.to_string(), b: args.b.to_string(), seed: args.seed };
    let (mut file, mut results) = (None, Results::new());
    if let Some(path) = &args.resume {
        let check = |played: &Played| check_game(&openings.record(game, pair_of(played.game)), played);
        let (opened, found) = ResultsFile::open(path, &setup, check)?;
        (file, results) = (Some(opened), found);
    }
    let mut test = args.sprt.map(Test::new);
    if let Some(test) = &mut test {
        test.update(&results, games);
    }
    let is_over = test.as_ref().is_some_and(|test| test.verdict.is_some());
    let wanted: Vec<u32> = (1..=games)
        .filter(|number| args.part.is_none_or(|part| part.has(pair_of(*number))) && !results.contains_key(number))
        .collect();
    let bar = progress::bar(wanted.len() as u64, "{elapsed} {wide_bar} {pos}/{len} games, {eta} left");
    let state = Mutex::new(State { results, file, test, failure: None });
    let (next, is_over) = (AtomicUsize::new(0), AtomicBool::new(is_over));
    let played = Match { game, args, setup, openings, evaluations, wanted, next, is_over, state, bar };
    played.play_all()?;
    played.report(games)
}

/// The pair to which a game belongs.
const fn pair_of(number: u32) -> u32 {
    (number - 1) / 2
}

/// The side that engine a plays.
const fn side_of_a(number: u32) -> Player {
    if number % 2 == 1 { Player::Light } else { Player::Dark }
}

/// Replays a game from a file after its opening: its moves must be legal and end in its result.
fn check_game<G: Tabletop + 'static>(opening: &Record<G>, played: &Played) -> Result<(), String> {
    if played.opening != Opening::from_record(opening) {
        return Err(format!("{OTHER_MATCH}: game {} had a different opening; expected the same openings", played.game));
    }
    let mut record = opening.clone();
    for text in played.moves.split_whitespace() {
        record.play_text(text).map_err(|error| format!("{error}; {EXPECTED_LINE}"))?;
    }
    let result = match (&played.forfeit, record.ending()) {
        (Some(forfeit), None) => {
            Some(if forfeit.starts_with("engine a ") { GameResult::Loss } else { GameResult::Win })
        }
        (None, Some(ending)) => Some(GameResult::from_outcome(ending.outcome, side_of_a(played.game))),
        _ => None,
    };
    if result != Some(played.result) {
        let game = played.game;
        return Err(format!(
            "the moves of game {game} don't lead to its result, `{}`; {EXPECTED_LINE}",
            played.result.name()
        ));
    }
    Ok(())
}

impl<G: Searchable + Tabletop + Sync + 'static> Match<'_, G> {
    /// Plays the missing games, or until the test ends.
    fn play_all(&self) -> Result<(), Failure> {
        let has_crashed = thread::scope(|scope| {
            let others: Vec<_> = (1..self.args.jobs).map(|_| scope.spawn(|| self.play_some())).collect();
            self.play_some();
            // Joins every thread: the scope would panic if an unjoined one has panicked.
            let crashed: Vec<bool> = others.into_iter().map(|thread| thread.join().is_err()).collect();
            crashed.contains(&true)
        });
        self.bar.finish_and_clear();
        if let Some(failure) = self.lock().failure.take() {
            return Err(failure);
        }
        // The thread panicked and printed why. An incomplete match has no result.
        if has_crashed { Err(Failure::Failed("a game crashed; expected all games to end".to_owned())) } else { Ok(()) }
    }

    /// Plays games on one thread.
    fn play_some(&self) {
        let mut programs = [&self.args.a, &self.args.b].map(|spec| match &spec.engine {
            EngineSpec::Ugi(external) => Some(Program::new(external.clone())),
            _ => None,
        });
        while !self.is_over.load(Ordering::Relaxed) {
            let Some(&number) = self.wanted.get(self.next.fetch_add(1, Ordering::Relaxed)) else { break };
            if let Err(failure) = self.play_next(&mut programs, number) {
                self.lock().failure.get_or_insert(failure);
                self.is_over.store(true, Ordering::Relaxed);
            }
        }
    }

    fn play_next(&self, programs: &mut [Option<Program>; 2], number: u32) -> Result<(), Failure> {
        for program in programs.iter_mut().flatten() {
            program.start()?;
        }
        let played = self.play(programs, number);
        if let Some(problem) = &played.forfeit {
            self.bar.suspend(|| warn(&format!("game {number}: {problem}")));
        }
        self.bar.inc(1);
        let mut state = self.lock();
        let State { results, file, test, .. } = &mut *state;
        if let Some(file) = file {
            file.add(&played)?;
        }
        results.insert(number, played);
        if let Some(test) = test {
            test.update(results, self.args.games.unwrap_or(MAX_GAMES));
            if test.verdict.is_some() {
                self.is_over.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A result is added in one step, so the state is consistent even if another thread panicked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays one game.
    fn play(&self, programs: &mut [Option<Program>; 2], number: u32) -> Played {
        let a_plays = side_of_a(number);
        // The opening of each pair and the engines of each game use separate random streams.
        let mut engine_rng = rng(stream(self.args.seed, u64::from(number - 1) * 2 + 1));
        let mut record = self.openings.record(self.game, pair_of(number));
        let opening = Opening::from_record(&record);
        let first = record.moves().len();
        let specs = [&self.args.a.engine, &self.args.b.engine];
        let mut failed = None;
        for (turn, program) in programs.iter_mut().enumerate() {
            let seed = stream(self.args.seed, u64::from(number) * 2 + turn as u64);
            let ready = program.as_mut().map_or(Ok(()), |program| program.new_game(seed));
            failed = failed.or(ready.err().map(|problem| (turn, problem)));
        }
        let [program_a, program_b] = programs;
        let [a, b] = &self.evaluations;
        let mut engines = [(specs[0], a, program_a), (specs[1], b, program_b)]
            .map(|(spec, evaluation, program)| Engine::new(spec, &record, evaluation, program.as_mut()));
        let mut outcome = Outcome::Draw;
        while failed.is_none() {
            if let Some(ending) = record.ending() {
                outcome = ending.outcome;
                break;
            }
            let turn = usize::from(record.to_move() != a_plays);
            match engines[turn].choose(&mut engine_rng) {
                Ok(Some(mv)) => {
                    record.play_unchecked(mv);
                    for engine in &mut engines {
                        engine.advance(mv);
                    }
                }
                // Unreachable: without a legal move, the game has ended.
                Ok(None) => break,
                Err(problem) => failed = Some((turn, problem)),
            }
        }
        let result = match (&failed, outcome) {
            (Some((0, _)), _) => GameResult::Loss,
            (Some(_), _) => GameResult::Win,
            (None, outcome) => GameResult::from_outcome(outcome, a_plays),
        };
        let forfeit = failed.map(|(turn, problem)| format!("engine {} {problem}", ["a", "b"][turn]));
        let moves: Vec<String> = record.moves()[first..].iter().map(|&mv| self.game.move_text(mv)).collect();
        Played { setup: self.setup.clone(), game: number, opening, moves: moves.join(" "), result, forfeit }
    }

    /// Prints the result.
    fn report(&self, games: u32) -> Result<(), Failure> {
        let state = self.lock();
        let games = match &state.test {
            // Other threads may have played later games, but ignoring them makes the result reproducible.
            Some(test) if test.verdict.is_some() => 2 * test.pairs_counted,
            _ => games,
        };
        let tally = Tally::from_results(&state.results, games);
        let count = tally.wins + tally.draws + tally.losses;
        if count == 0 {
            return Err(Failure::usage("--part", "it has no games; expected a part with at least one pair of games"));
        }
        let unused = state.results.len() - count as usize;
        if unused > 0 && state.test.as_ref().is_none_or(|test| test.verdict.is_none()) {
            warn(&format!("{unused} games with numbers above {games} are not counted"));
        }
        let sprt = state.test.as_ref().map(|test| {
            let (lower, upper) = test.sprt.bounds();
            let llr = test.sprt.log_likelihood_ratio(test.pairs);
            SprtAnswer { sprt: test.sprt, llr, lower, upper, accepted: test.verdict }
        });
        let estimate = estimate([tally.wins, tally.draws, tally.losses], tally.pairs);
        let openings = self.openings.count();
        let answer = Answer {
            rules: self.setup.rules.clone(),
            a: self.setup.a.clone(),
            b: self.setup.b.clone(),
            games: count,
            seed: self.args.seed,
            opening: openings.is_none().then_some(self.args.opening),
            openings,
            tally,
            estimate,
            sprt,
        };
        if self.args.json { print_json(&answer) } else { print(&answer) }
    }
}

impl GameResult {
    fn from_outcome(outcome: Outcome, side_of_a: Player) -> Self {
        match outcome {
            Outcome::Draw => Self::Draw,
            Outcome::Win(winner) if winner == side_of_a => Self::Win,
            Outcome::Win(_) => Self::Loss,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
        }
    }

    /// Engine a's points in half points.
    const fn points(self) -> usize {
        match self {
            Self::Win => 2,
            Self::Draw => 1,
            Self::Loss => 0,
        }
    }
}

impl Part {
    /// Whether a pair, counted from 0, is in this part.
    const fn has(self, pair: u32) -> bool {
        pair % self.of == self.number - 1
    }
}

impl Tally {
    /// Counts the games with numbers up to `games`.
    fn from_results(results: &Results, games: u32) -> Self {
        let mut tally = Self::default();
        for (&number, played) in results.range(..=games) {
            match played.result {
                GameResult::Win => tally.wins += 1,
                GameResult::Draw => tally.draws += 1,
                GameResult::Loss => tally.losses += 1,
            }
            tally.forfeits += u32::from(played.forfeit.is_some());
            // A pair counts with its second game.
            if let Some(points) = points_of_pair(results, pair_of(number)).filter(|_| number % 2 == 0) {
                tally.pairs[points] += 1;
            }
        }
        tally
    }
}

fn print(answer: &Answer) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "a       {}", answer.a)?;
    writeln!(out, "b       {}", answer.b)?;
    writeln!(out, "games   {}", answer.games)?;
    let Tally { wins, draws, losses, forfeits, pairs: [none, half, one, more, two] } = answer.tally;
    writeln!(out, "wins    {wins}")?;
    writeln!(out, "draws   {draws}")?;
    writeln!(out, "losses  {losses}")?;
    if forfeits > 0 {
        writeln!(out, "forfeits {forfeits}")?;
    }
    writeln!(out, "pairs   {none} with 0 points, {half} with ½, {one} with 1, {more} with 1½, {two} with 2")?;
    let percent = |score: f64| format!("{:.1}%", score * 100.0);
    let estimate = &answer.estimate;
    let interval = (percent(estimate.score_low), percent(estimate.score_high));
    writeln!(out, "score   {} (95%: {} to {})", percent(estimate.score), interval.0, interval.1)?;
    let elo = |elo: Option<f64>, infinite: &str| elo.map_or(infinite.to_owned(), |elo| format!("{elo:+.0}"));
    let middle = elo(estimate.elo, if losses > 0 { "-infinite" } else { "+infinite" });
    let (low, high) = (elo(estimate.elo_low, "-infinite"), elo(estimate.elo_high, "+infinite"));
    writeln!(out, "Elo     {middle} (95%: {low} to {high})")?;
    if let Some(SprtAnswer { sprt, llr, lower, upper, accepted }) = &answer.sprt {
        let verdict = match accepted {
            Some(Verdict::H0) => format!("{:+} Elo accepted", sprt.elo0),
            Some(Verdict::H1) => format!("{:+} Elo accepted", sprt.elo1),
            None => "undecided".to_owned(),
        };
        let between = format!("{:+} against {:+} Elo", sprt.elo0, sprt.elo1);
        writeln!(out, "SPRT    {between}: LLR {llr:+.2} ({lower:.2} to {upper:.2}), {verdict}")?;
    }
    Ok(())
}

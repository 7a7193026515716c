//! `alquerque ugi`: the Universal Game Interface over stdin and stdout.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use alquerque_cli::lines::{Line, read_line};
use alquerque_cli::ugi::{EngineKind, Job, Limits, Reply, Session, parse};
use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, ExpectedScore, InformedUct, InformedUctConfig, MAX_DEPTH, Report, STOP_INTERVAL, Uct,
    UctConfig, plies_to_end, random_move, rng, stream,
};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Notation, Searchable, with_game};

use crate::args::UgiArgs;
use crate::failure::Failure;
use crate::weights::WeightsSource;

/// The maximum length of a line in bytes, enough for the longest game.
const MAX_LINE_LEN: usize = 1 << 20;

/// Time between checks of a search.
const SLICE: Duration = Duration::from_millis(10);

/// The maximum time between `info` lines, which also detect that a client has gone away.
const INFO_INTERVAL: Duration = Duration::from_secs(1);

/// Playouts between checks of a search.
const PLAYOUTS: u64 = 4096;

/// Time held back for sending the move.
const RESERVE: Duration = Duration::from_millis(50);

/// The answer when the side to move has no move: the null move of UCI.
const NO_MOVE: &str = "bestmove 0000";

/// Answers the client until it quits.
pub(crate) fn run(args: &UgiArgs) -> Result<(), Failure> {
    let mut session = Session::new(args.rules);
    let mut input = io::stdin().lock();
    let mut rules = Some(args.rules);
    while let Some(current) = rules {
        rules = with_game!(current, game => serve(&game, &mut session, &mut input))?;
    }
    Ok(())
}

/// Answers the client until it quits or requests other rules, which are returned.
fn serve<G>(game: &G, session: &mut Session, input: &mut impl BufRead) -> Result<Option<AnyGame>, Failure>
where
    G: Searchable + Tabletop + Send + 'static,
    G::Evaluation: 'static,
{
    let rules = session.rules();
    let evaluation = WeightsSource::Own.evaluation(game)?;
    let mut search: Option<Search> = None;
    let mut line = Vec::new();
    while session.rules() == rules {
        let reply = match read_line(input, &mut line, MAX_LINE_LEN)? {
            Line::None => {
                // A file with commands ends before the search does; a limited search may still end by itself.
                if let Some(search) = search {
                    let stop = !search.has_limit;
                    search.end(stop);
                }
                return Ok(None);
            }
            Line::TooLong => Err(format!("the line is longer than {MAX_LINE_LEN} bytes; expected a command")),
            Line::Whole => {
                let text = String::from_utf8_lossy(&line);
                let reply = match parse(&text) {
                    Ok(None) => continue,
                    Ok(Some(command)) => session.answer(command),
                    Err(problem) => Err(problem),
                };
                // A client that waits for a move would wait forever.
                if let (Err(problem), Some("go")) = (&reply, text.split_whitespace().next()) {
                    say_problem(problem)?;
                    say(NO_MOVE)?;
                    continue;
                }
                reply
            }
        };
        match reply {
            Ok(Reply::Lines(lines)) => lines.iter().try_for_each(|line| say(line))?,
            Ok(Reply::Stop) => {
                if let Some(search) = &search {
                    search.stop();
                }
            }
            Ok(Reply::Quit) => {
                if let Some(search) = search {
                    search.end(true);
                }
                return Ok(None);
            }
            Ok(Reply::Search(job)) => match search.take() {
                Some(running) if running.is_unlimited() => {
                    search = Some(running);
                    say_problem("a search is still running; expected `stop` first")?;
                }
                earlier => {
                    if let Some(earlier) = earlier {
                        // Commands from a file don't wait for the move of the search before.
                        earlier.end(false);
                    }
                    search = Some(Search::start(game.clone(), job, evaluation.clone()));
                }
            },
            Err(problem) => say_problem(&problem)?,
        }
    }
    if let Some(search) = search {
        search.end(true);
    }
    Ok(Some(session.rules()))
}

/// Sends a line.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

fn say_problem(problem: &str) -> io::Result<()> {
    say(&format!("info string error: {problem}"))
}

/// A search in its own thread.
struct Search {
    stop: Arc<AtomicBool>,
    /// Set just before the move is sent: from then on the client may start another search.
    has_answered: Arc<AtomicBool>,
    has_limit: bool,
    thread: JoinHandle<()>,
}

impl Search {
    fn start<G>(game: G, job: Job, evaluation: G::Evaluation) -> Self
    where
        G: Searchable + Tabletop + Send + 'static,
        G::Evaluation: 'static,
    {
        let (stop, has_answered) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let has_limit = !job.limits.infinite;
        let thread = {
            let (stop, has_answered) = (stop.clone(), has_answered.clone());
            thread::spawn(move || {
                let answer = |best: Option<G::Move>| {
                    has_answered.store(true, Ordering::Release);
                    say(&best.map_or(NO_MOVE.to_owned(), |best| format!("bestmove {}", game.move_text(best))))
                };
                // If the client no longer reads, there is nobody to tell.
                let _ = search(&game, &job, evaluation, &stop, answer);
            })
        };
        Self { stop, has_answered, has_limit, thread }
    }

    /// Whether it goes on until it is stopped.
    fn is_unlimited(&self) -> bool {
        let is_busy = !self.has_answered.load(Ordering::Acquire) && !self.thread.is_finished();
        is_busy && !self.has_limit && !self.stop.load(Ordering::Acquire)
    }

    fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
    }

    /// Waits for the search to end by itself or, if `stop` is set, stops it first.
    fn end(self, stop: bool) {
        if stop {
            self.stop();
        }
        // The panic has been printed, and the client gets no move.
        let _ = self.thread.join();
    }
}

/// The limits of a search.
struct Budget<'a> {
    begin: Instant,
    time: Option<Duration>,
    nodes: u64,
    stop: &'a AtomicBool,
}

impl Budget<'_> {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Acquire) || self.time.is_some_and(|time| self.begin.elapsed() >= time)
    }

    /// Waits until the client stops the search.
    fn wait(&self) {
        while !self.stop.load(Ordering::Acquire) {
            thread::park();
        }
    }
}

/// The time for a move: a twentieth of the remaining time, and most of the increment.
fn time_for_move(left: Duration, increment: Duration) -> Duration {
    let share = left / 20 + increment * 3 / 4;
    share.min(left.saturating_sub(RESERVE)).max(Duration::from_millis(1))
}

/// The time limit: the shorter of `movetime` and the share of the clock.
fn time_limit(limits: &Limits, mover: usize) -> Option<Duration> {
    let clock = limits.clocks[mover].map(|left| time_for_move(left, limits.increments[mover]));
    limits.movetime.into_iter().chain(clock).min().filter(|_| !limits.infinite)
}

/// Searches and calls `answer` with the best move, or `None` if the game is over. Answers first and frees the memory of
/// a long search afterwards, as that takes time.
fn search<G: Searchable + Tabletop>(
    game: &G,
    job: &Job,
    evaluation: G::Evaluation,
    stop: &AtomicBool,
    answer: impl FnOnce(Option<G::Move>) -> io::Result<()>,
) -> io::Result<()> {
    let limits = &job.limits;
    let nodes = limits.nodes.filter(|_| !limits.infinite).unwrap_or(u64::MAX);
    let budget = Budget { begin: Instant::now(), time: time_limit(limits, job.mover), nodes, stop };
    let answer = |best| {
        if limits.infinite {
            budget.wait();
        }
        answer(best)
    };
    let moves = job.moves.iter().map(String::as_str);
    let record = match Record::from_start_and_moves(game.clone(), job.start.as_deref(), moves) {
        Ok(record) => record,
        // Unreachable: the session has played these moves.
        Err(error) => return say_problem(&error.to_string()).and_then(|()| answer(None)),
    };
    if let Some(ending) = record.ending() {
        let outcome = ending.outcome.name();
        say_problem(&format!("the game is over ({outcome}); expected a position with a legal move"))?;
        return answer(None);
    }
    match job.engine {
        EngineKind::AlphaBeta => {
            let depth = limits.depth.filter(|_| !limits.infinite);
            let depth = depth.and_then(|depth| u32::try_from(depth).ok()).unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
            alpha_beta(&record, depth, evaluation, &budget, answer)
        }
        EngineKind::Uct => {
            let mut uct = Uct::new(game.clone(), record.positions(), UctConfig::default());
            let mut rng = rng(seed_of(&record, job.seed));
            let run = |uct: &mut Uct<G>, playouts| uct.run(&mut rng, playouts, || budget.is_over());
            playouts(game, &mut uct, run, Uct::report, &budget, answer)
        }
        EngineKind::InformedUct => {
            let config = InformedUctConfig::default();
            let mut search = InformedUct::with_evaluation(game.clone(), record.positions(), config, evaluation);
            let run = |search: &mut InformedUct<_, _>, playouts| search.run(playouts, || budget.is_over());
            playouts(game, &mut search, run, InformedUct::report, &budget, answer)
        }
        EngineKind::Random => answer(random_move(game, record.position(), &mut rng(seed_of(&record, job.seed)))),
    }
}

/// The seed for a position. A single seed for all moves would repeat the same random numbers.
fn seed_of<G: Notation>(record: &Record<G>, seed: u64) -> u64 {
    stream(seed, record.moves().len() as u64)
}

fn alpha_beta<G: Searchable + Notation>(
    record: &Record<G>,
    depth: u32,
    evaluation: G::Evaluation,
    budget: &Budget<'_>,
    answer: impl FnOnce(Option<G::Move>) -> io::Result<()>,
) -> io::Result<()> {
    let game = record.game();
    let config = AlphaBetaConfig { depth, ..AlphaBetaConfig::default() };
    let mut search = AlphaBeta::with_solver(game.clone(), record.positions(), config, evaluation);
    let mut timer = InfoTimer::default();
    loop {
        let (slice, mut left) = (Instant::now(), budget.nodes.saturating_sub(search.nodes()));
        search.run(|| {
            left = left.saturating_sub(STOP_INTERVAL);
            left == 0 || budget.is_over() || slice.elapsed() >= SLICE
        });
        let report = search.report();
        let is_over = search.is_decided() || search.nodes() >= budget.nodes || budget.is_over();
        if timer.is_due(report.work.depth(), is_over) {
            let score = report.score.map(|score| format!(" score {}", score_text(score))).unwrap_or_default();
            let line = &report.principal_variation;
            send_info(game, &format!("depth {}{score} ", report.work.depth()), report.work.nodes(), line, budget)?;
        }
        if is_over {
            return answer(report.best());
        }
    }
}

/// A score in hundredths of a man, or the number of moves to a forced win or loss, as in UCI.
fn score_text(score: i32) -> String {
    match plies_to_end(score) {
        Some(plies) if score > 0 => format!("mate {}", plies.div_ceil(2)),
        Some(plies) => format!("mate -{}", plies.div_ceil(2)),
        None => format!("cp {score}"),
    }
}

/// Runs a search by playouts: `run` makes some more, `report` returns the results.
fn playouts<G: Notation, S>(
    game: &G,
    search: &mut S,
    mut run: impl FnMut(&mut S, u64) -> u64,
    report: impl Fn(&S) -> Report<G::Move>,
    budget: &Budget<'_>,
    answer: impl FnOnce(Option<G::Move>) -> io::Result<()>,
) -> io::Result<()> {
    let mut timer = InfoTimer::default();
    let mut total = 0;
    loop {
        let wanted = PLAYOUTS.min(budget.nodes.saturating_sub(total));
        let made = run(search, wanted);
        total += made;
        // A short slice means that the search was stopped, or that more playouts would not change the move.
        let is_over = made < wanted || total >= budget.nodes || budget.is_over();
        if timer.is_due(0, is_over) {
            let report = report(search);
            send_info(game, "", report.work.count(), &report.principal_variation, budget)?;
            if is_over {
                let expected = report.expected.unwrap_or(ExpectedScore::DRAW).value();
                say(&format!("info string expected result {:.1}%", expected * 100.0))?;
            }
        }
        if is_over {
            return answer(report(search).best());
        }
    }
}

/// Decides when to send `info` lines.
#[derive(Default)]
struct InfoTimer {
    depth: u32,
    last: Option<Instant>,
}

impl InfoTimer {
    /// Whether a line is due: at a new depth, at the end, or after the interval.
    fn is_due(&mut self, depth: u32, is_over: bool) -> bool {
        let now = Instant::now();
        let is_late = self.last.is_some_and(|last| now.duration_since(last) >= INFO_INTERVAL);
        let is_due = depth > self.depth || is_over || is_late;
        if is_due || self.last.is_none() {
            self.last = Some(now);
        }
        self.depth = depth;
        is_due
    }
}

/// Sends an `info` line.
fn send_info<G: Notation>(game: &G, what: &str, nodes: u64, line: &[G::Move], budget: &Budget<'_>) -> io::Result<()> {
    let elapsed = budget.begin.elapsed();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
    let per_second = (nodes as f64 / elapsed.as_secs_f64().max(1e-9)) as u64;
    let line: Vec<String> = line.iter().map(|&mv| game.move_text(mv)).collect();
    let time = elapsed.as_millis();
    say(&format!("info {what}nodes {nodes} nps {per_second} time {time} pv {}", line.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_never_runs_out() {
        let millis = Duration::from_millis;
        assert_eq!(time_for_move(millis(60_000), millis(0)), millis(3000));
        assert_eq!(time_for_move(millis(60_000), millis(1000)), millis(3750));
        assert_eq!(time_for_move(millis(100), millis(1000)), millis(50));
        assert_eq!(time_for_move(millis(10), millis(0)), millis(1));
        assert_eq!(time_for_move(millis(0), millis(0)), millis(1));
    }

    #[test]
    fn the_shortest_time_counts() {
        let seconds = |seconds| Some(Duration::from_secs(seconds));
        let limits = Limits { movetime: seconds(2), clocks: [seconds(20), seconds(100)], ..Limits::default() };
        assert_eq!((time_limit(&limits, 0), time_limit(&limits, 1)), (seconds(1), seconds(2)));
        assert_eq!(time_limit(&Limits { infinite: true, ..limits }, 0), None);
        assert_eq!(time_limit(&Limits::default(), 0), None);
    }

    #[test]
    fn scores_are_those_of_uci() {
        use alquerque_core::search::WIN;
        assert_eq!(score_text(-150), "cp -150");
        assert_eq!(
            (score_text(WIN - 1), score_text(WIN - 5), score_text(4 - WIN)),
            ("mate 1".into(), "mate 3".into(), "mate -2".into())
        );
    }
}

//! The state of a session: the options and the position.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::{Game, Outcome, Player, named, with_game};
use clap::ValueEnum;

use super::command::{Command, Limits, Query};
use crate::quote::quote_word;

named! {
    /// An engine that can search.
    #[derive(Default, ValueEnum)]
    pub enum EngineKind {
        /// Monte-Carlo tree search with UCB1.
        Uct = "uct",
        /// UCT with knowledge: evaluated leaves instead of random playouts.
        InformedUct = "informed-uct",
        /// Alpha-beta search with iterative deepening.
        #[default]
        AlphaBeta = "alpha-beta",
        /// A random legal move.
        Random = "random",
    }
}

/// The highest seed: clients may read the limits of an option as 32-bit numbers.
const MAX_SEED: u64 = i32::MAX as u64;
const DEFAULT_SEED: u64 = 1;

/// A search to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The starting position of the moves, unless it is the start of the game.
    pub start: Option<String>,
    /// The moves, all of them legal.
    pub moves: Vec<String>,
    /// The engine.
    pub engine: EngineKind,
    /// The random seed.
    pub seed: u64,
    /// The limits, at least one of which the engine supports.
    pub limits: Limits,
    /// 0 if the first player is to move, otherwise 1.
    pub mover: usize,
}

/// How to react to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Send these lines.
    Lines(Vec<String>),
    /// Start a search.
    Search(Job),
    /// End the search, if there is one.
    Stop,
    /// End the program.
    Quit,
}

/// A session with a client.
#[derive(Debug)]
pub struct Session {
    rules: AnyGame,
    engine: EngineKind,
    seed: u64,
    /// `None` after an invalid position: no answer is better than one about another position.
    record: Option<Box<dyn AnyRecord>>,
}

impl Session {
    /// A session that starts with these rules.
    pub fn new(rules: AnyGame) -> Self {
        Self { rules, engine: EngineKind::default(), seed: DEFAULT_SEED, record: Some(rules.record()) }
    }

    /// The current rules.
    pub const fn rules(&self) -> AnyGame {
        self.rules
    }

    /// Executes a command.
    ///
    /// # Errors
    /// If the command cannot be executed: what is wrong and what is expected, in one line.
    pub fn answer(&mut self, command: Command) -> Result<Reply, String> {
        match command {
            Command::Ugi => return Ok(Reply::Lines(self.introduction())),
            Command::IsReady => return Ok(Reply::Lines(vec!["readyok".to_owned()])),
            Command::NewGame => self.record = Some(self.rules.record()),
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::Position { start, moves } => {
                self.record = None;
                self.record = Some(self.position(start.as_deref(), &moves)?);
            }
            Command::Go(limits) => return self.search(limits).map(Reply::Search),
            Command::Stop => return Ok(Reply::Stop),
            Command::Query(query) => return Ok(Reply::Lines(vec![format!("response {}", self.response(query)?)])),
            Command::Quit => return Ok(Reply::Quit),
        }
        Ok(Reply::Lines(Vec::new()))
    }

    fn introduction(&self) -> Vec<String> {
        // The default first.
        let engines = [EngineKind::AlphaBeta, EngineKind::Uct, EngineKind::InformedUct, EngineKind::Random];
        let engines = engines.map(|engine| format!("var {}", engine.name()));
        vec![
            format!("id name Alquerque {}", env!("CARGO_PKG_VERSION")),
            "id author the Alquerque developers".to_owned(),
            format!("option name Rules type string default {}", self.rules),
            format!("option name Engine type combo default {} {}", EngineKind::default().name(), engines.join(" ")),
            format!("option name Seed type spin default {DEFAULT_SEED} min 0 max {MAX_SEED}"),
            "ugiok".to_owned(),
        ]
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let wrong =
            |expected: &str| format!("`{}` is not a valid value for {name}; expected {expected}", quote_word(value));
        match name.to_ascii_lowercase().as_str() {
            "rules" => {
                let rules: AnyGame = value.parse().map_err(|error| format!("{error}"))?;
                self.rules = rules;
                self.record = Some(rules.record());
            }
            "engine" => {
                self.engine =
                    EngineKind::from_name(value).ok_or_else(|| wrong("alpha-beta, uct, informed-uct or random"))?;
            }
            "seed" => {
                let seed = value.parse().ok().filter(|seed| *seed <= MAX_SEED);
                self.seed = seed.ok_or_else(|| wrong(&format!("a whole number from 0 to {MAX_SEED}")))?;
            }
            _ => return Err(format!("unknown option `{}`; expected Rules, Engine or Seed", quote_word(name))),
        }
        Ok(())
    }

    fn position(&self, start: Option<&str>, moves: &[String]) -> Result<Box<dyn AnyRecord>, String> {
        let mut record = match start {
            None => self.rules.record(),
            Some(start) => self.rules.record_from(start).map_err(|error| error.to_string())?,
        };
        for (text, number) in moves.iter().zip(1..) {
            record.play(text).map_err(|error| format!("move {number} of {}: {error}", moves.len()))?;
        }
        Ok(record)
    }

    fn record(&self) -> Result<&dyn AnyRecord, String> {
        self.record.as_deref().ok_or_else(|| "the last position was not valid; expected a position first".to_owned())
    }

    /// The player who moves first in these rules.
    fn first(&self) -> Player {
        with_game!(self.rules, game => game.to_move(&game.start()))
    }

    fn response(&self, query: Query) -> Result<&'static str, String> {
        let record = self.record()?;
        let bool = |is: bool| if is { "true" } else { "false" };
        Ok(match (query, record.ending().map(|ending| ending.outcome)) {
            (Query::FirstToMove, _) => bool(record.to_move() == self.first()),
            (Query::GameOver, ending) => bool(ending.is_some()),
            (Query::Result, None) => "none",
            (Query::Result, Some(Outcome::Draw)) => "draw",
            (Query::Result, Some(Outcome::Win(winner))) if winner == self.first() => "p1win",
            (Query::Result, Some(Outcome::Win(_))) => "p2win",
        })
    }

    fn search(&self, limits: Limits) -> Result<Job, String> {
        let record = self.record()?;
        let mover = usize::from(record.to_move() != self.first());
        let (own, has_clock) = (limits.clocks[mover], limits.clocks.iter().any(Option::is_some));
        if has_clock && own.is_none() {
            let clock = ["p1time", "p2time"][mover];
            return Err(format!("`go` without the time of the side to move; expected {clock}"));
        }
        let other = limits.infinite || limits.movetime.is_some() || limits.nodes.is_some() || own.is_some();
        let has_no_depth = matches!(self.engine, EngineKind::Uct | EngineKind::InformedUct);
        if limits.depth.is_some() && !other && has_no_depth {
            let engine = self.engine.name();
            return Err(format!("{engine} has no depth; expected movetime, nodes, a clock or infinite"));
        }
        Ok(Job {
            start: record.start_text(),
            moves: record.moves(),
            engine: self.engine,
            seed: self.seed,
            // Without a limit the search continues until it is stopped, as in UCI.
            limits: Limits { infinite: limits.infinite || limits == Limits::default(), ..limits },
            mover,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::command::parse;
    use super::*;

    fn session() -> Session {
        Session::new("merkel".parse().unwrap())
    }

    fn say(session: &mut Session, line: &str) -> Result<Reply, String> {
        session.answer(parse(line)?.unwrap())
    }

    /// The answer to a query.
    fn ask(session: &mut Session, query: &str) -> String {
        match say(session, &format!("query {query}")) {
            Ok(Reply::Lines(lines)) if lines.len() == 1 => lines[0].strip_prefix("response ").unwrap().to_owned(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_first_player_is_the_one_who_moves_first() {
        let mut session = session();
        for (rules, mv) in [("merkel", "c2-c3"), ("othello", "f5"), ("draughts", "11-15")] {
            say(&mut session, &format!("setoption name rules value {rules}")).unwrap();
            assert_eq!(ask(&mut session, "p1turn"), "true", "{rules}");
            say(&mut session, &format!("position startpos moves {mv}")).unwrap();
            assert_eq!(ask(&mut session, "p1turn"), "false", "{rules}");
            assert_eq!((ask(&mut session, "gameover"), ask(&mut session, "result")), ("false".into(), "none".into()));
        }
    }

    #[test]
    fn results_are_those_of_the_first_and_second_player() {
        let mut session = session();
        say(&mut session, "position fen 5/5/5/5/4l d -").unwrap();
        assert_eq!((ask(&mut session, "gameover"), ask(&mut session, "result")), ("true".into(), "p1win".into()));
        say(&mut session, "position fen 5/5/5/5/4d l -").unwrap();
        assert_eq!(ask(&mut session, "result"), "p2win");
        say(&mut session, "uginewgame").unwrap();
        assert_eq!(ask(&mut session, "result"), "none");
    }

    #[test]
    fn after_a_wrong_position_nothing_is_answered() {
        let mut session = session();
        let error = say(&mut session, "position startpos moves c2-c3 c2-c3").unwrap_err();
        assert!(error.starts_with("move 2 of 2: move `c2-c3`: not legal"), "{error}");
        for line in ["go depth 1", "query result"] {
            assert!(say(&mut session, line).unwrap_err().starts_with("the last position was not valid"));
        }
        say(&mut session, "position startpos moves c2-c3").unwrap();
        assert_eq!(ask(&mut session, "p1turn"), "false");
    }

    #[test]
    fn a_search_has_a_limit_that_its_engine_can_keep() {
        let mut session = session();
        let job = |session: &mut Session, line: &str| match say(session, line) {
            Ok(Reply::Search(job)) => Ok(job),
            Ok(other) => panic!("{other:?}"),
            Err(error) => Err(error),
        };
        assert!(job(&mut session, "go").unwrap().limits.infinite);
        assert!(!job(&mut session, "go depth 3").unwrap().limits.infinite);
        assert!(job(&mut session, "go p2time 5").unwrap_err().contains("expected p1time"));
        say(&mut session, "position startpos moves c2-c3").unwrap();
        let found = job(&mut session, "go p2time 5").unwrap();
        assert_eq!((found.mover, found.moves), (1, vec!["c2-c3".to_owned()]));
        say(&mut session, "setoption name Engine value uct").unwrap();
        assert!(job(&mut session, "go depth 3").unwrap_err().starts_with("uct has no depth"));
        assert_eq!(job(&mut session, "go depth 3 nodes 5").unwrap().engine, EngineKind::Uct);
    }

    #[test]
    fn wrong_options_are_refused() {
        let mut session = session();
        for (line, problem) in [
            ("setoption name Hash value 5", "unknown option `Hash`; expected Rules, Engine or Seed"),
            (
                "setoption name Engine value best",
                "`best` is not a valid value for Engine; expected alpha-beta, uct, informed-uct",
            ),
            ("setoption name Seed value -1", "`-1` is not a valid value for Seed; expected a whole number from 0"),
            ("setoption name Rules value chess", "ruleset `chess`, character 1: unknown ruleset `chess`; expected"),
            ("setoption name Rules", "ruleset ``"),
        ] {
            let error = say(&mut session, line).unwrap_err();
            assert!(error.starts_with(problem), "{error}");
        }
        assert_eq!(session.rules(), "merkel".parse().unwrap());
    }
}

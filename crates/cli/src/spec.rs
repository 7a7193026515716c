//! Engine specifications of `match`: `random`, `uct:playouts=8000`, `alpha-beta:depth=6`,
//! `ugi:movetime=100,command=other`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use alquerque_core::Searchable;
use alquerque_core::search::{InformedUctConfig, Judgement, LEVEL_COUNT, MAX_DEPTH, UctConfig};
use alquerque_core::tabletop::Tabletop;

use crate::failure::Failure;
use crate::limits::{DepthLimits, Limits};
use crate::quote::quote;
use crate::weights::WeightsSource;

/// A specification as written, and what it means.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spec {
    text: String,
    pub(crate) engine: EngineSpec,
}

/// An engine and its settings.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EngineSpec {
    /// Plays random legal moves.
    Random,
    Uct {
        limits: Limits,
        exploration: f32,
        threads: u16,
    },
    InformedUct {
        limits: Limits,
        config: InformedUctConfig,
        weights: WeightsSource,
    },
    AlphaBeta {
        limits: DepthLimits,
        weights: WeightsSource,
    },
    /// A program that speaks the Universal Game Interface.
    Ugi(External),
}

/// Another program and its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct External {
    /// The program and its arguments; never empty.
    pub(crate) command: Vec<String>,
    /// The arguments of `go`, such as `movetime 100`.
    pub(crate) limits: String,
    /// The time limit, if there is one.
    pub(crate) movetime: Option<Duration>,
    /// Options to set, as names and values.
    pub(crate) options: Vec<(String, String)>,
}

/// The maximum number of threads of a search.
pub(crate) const MAX_THREADS: u16 = 256;

const EXPECTED: &str = "`random`; `uct:` with playouts=N, movetime=MS or level=1 to 12, and optionally exploration=C, \
                        threads=N, temperature=T, overlooks=PERCENT; `informed-uct:` with playouts=N or movetime=MS, and optionally \
                        exploration=C, minimax=SHARE, prior=T, weights=none or FILE; `alpha-beta:` with depth=1 to 64, movetime=MS or level=1 to 12, \
                        and optionally weights=none or FILE, temperature=T, overlooks=PERCENT; or `ugi:` with movetime=MS, nodes=N or depth=N, optionally option.NAME=VALUE, and finally \
                        command=PROGRAM ARGUMENTS";

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let engine = EngineSpec::read(text).map_err(|problem| format!("{problem}; expected {EXPECTED}"))?;
        // Written without the optional colon.
        let text = if matches!(engine, EngineSpec::Random) { "random" } else { text };
        Ok(Self { text: text.to_owned(), engine })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl EngineSpec {
    /// The evaluation of an engine that needs one.
    pub(crate) fn evaluation<G: Searchable + Tabletop>(&self, game: &G) -> Result<G::Evaluation, Failure> {
        match self {
            Self::AlphaBeta { weights, .. } | Self::InformedUct { weights, .. } => weights.evaluation(game),
            Self::Random | Self::Uct { .. } | Self::Ugi(_) => Ok(G::Evaluation::default()),
        }
    }

    fn read(text: &str) -> Result<Self, String> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        match (name, options) {
            ("random", "") => Ok(Self::Random),
            ("random", _) => Err("`random` has no options".to_owned()),
            ("uct" | "informed-uct" | "alpha-beta" | "ugi", "") => Err(format!("`{name}` needs a limit")),
            ("uct", _) => uct(options),
            ("informed-uct", _) => informed_uct(options),
            ("alpha-beta", _) => alpha_beta(options),
            ("ugi", _) => ugi(options),
            _ => Err(format!("unknown engine `{}`", quote(name))),
        }
    }
}

fn uct(options: &str) -> Result<EngineSpec, String> {
    let keys = ["playouts", "movetime", "level", "exploration", "threads", "temperature", "overlooks"];
    let settings = Settings::read("uct", options, &keys)?;
    let Settings { playouts, movetime, exploration, threads, .. } = settings;
    let (temperature, overlooks) = settings.blur();
    let judgement = Judgement::after_playouts(playouts.unwrap_or(u64::MAX), temperature, overlooks);
    let limits = settings.level.and_then(Limits::from_level).unwrap_or(Limits { playouts, movetime, judgement });
    let exploration = exploration.unwrap_or(UctConfig::default().exploration);
    Ok(EngineSpec::Uct { limits, exploration, threads: threads.unwrap_or(1) })
}

fn informed_uct(options: &str) -> Result<EngineSpec, String> {
    let keys = ["playouts", "movetime", "exploration", "minimax", "prior", "weights"];
    let Settings { playouts, movetime, exploration, minimax, prior, weights, .. } =
        Settings::read("informed-uct", options, &keys)?;
    let default = InformedUctConfig::default();
    let config = InformedUctConfig {
        exploration: exploration.unwrap_or(default.exploration),
        minimax: minimax.unwrap_or(default.minimax),
        temperature: prior.unwrap_or(default.temperature),
        ..default
    };
    let limits = Limits { playouts, movetime, ..Limits::default() };
    Ok(EngineSpec::InformedUct { limits, config, weights: weights.unwrap_or_default() })
}

fn alpha_beta(options: &str) -> Result<EngineSpec, String> {
    let keys = ["depth", "movetime", "level", "weights", "temperature", "overlooks"];
    let settings = Settings::read("alpha-beta", options, &keys)?;
    let (temperature, overlooks) = settings.blur();
    let Settings { depth, movetime, level, weights, .. } = settings;
    let judgement = Judgement::at_depth(depth.unwrap_or(MAX_DEPTH), temperature, overlooks);
    let limits = DepthLimits { depth, movetime, judgement, level, ..DepthLimits::default() };
    Ok(EngineSpec::AlphaBeta { limits, weights: weights.unwrap_or_default() })
}

/// The settings of our own engines, each of which has some of them.
#[derive(Default)]
struct Settings {
    playouts: Option<u64>,
    depth: Option<u32>,
    movetime: Option<Duration>,
    level: Option<u8>,
    exploration: Option<f32>,
    threads: Option<u16>,
    minimax: Option<f32>,
    prior: Option<f32>,
    weights: Option<WeightsSource>,
    /// How the engine makes deliberate mistakes.
    temperature: Option<f32>,
    overlooks: Option<u32>,
}

impl Settings {
    /// Reads the options of an engine that has these keys, and checks that there is a limit.
    fn read(engine: &str, options: &str, keys: &[&str]) -> Result<Self, String> {
        let prior = |value: &str| parse_within(value, EXPLORATION).filter(|prior| *prior > 0.0);
        let mut all = Self::default();
        for option in options.split(',') {
            let option = Setting::read(option)?;
            match option.key {
                key if !keys.contains(&key) => return Err(option.unknown()),
                "playouts" => option.set(&mut all.playouts, positive)?,
                "depth" => option.set(&mut all.depth, |value| parse_within(value, 1..=MAX_DEPTH))?,
                "movetime" => option.set(&mut all.movetime, millis)?,
                "level" => option.set(&mut all.level, |value| parse_within(value, 1..=LEVEL_COUNT))?,
                "exploration" => option.set(&mut all.exploration, |value| parse_within(value, EXPLORATION))?,
                "threads" => option.set(&mut all.threads, |value| parse_within(value, 1..=MAX_THREADS))?,
                "minimax" => option.set(&mut all.minimax, |value| parse_within(value, 0.0..=1.0))?,
                "prior" => option.set(&mut all.prior, prior)?,
                "weights" => option.set(&mut all.weights, |value| Some(WeightsSource::from_text(value)))?,
                "temperature" => option.set(&mut all.temperature, |value| parse_within(value, 0.0..=100.0))?,
                "overlooks" => option.set(&mut all.overlooks, |value| parse_within(value, 0..=100))?,
                _ => return Err(option.unknown()),
            }
        }
        let is_limited = all.playouts.is_some() || all.depth.is_some() || all.movetime.is_some();
        let is_blurred = all.temperature.is_some() || all.overlooks.is_some();
        match all.level {
            None if !is_limited => Err(format!("`{engine}` needs a limit")),
            Some(_) if is_limited || is_blurred => {
                Err("`level` cannot be combined with limits, temperature or overlooks".to_owned())
            }
            _ => Ok(all),
        }
    }

    /// The temperature and the percentage of captures overlooked; 0 unless given.
    fn blur(&self) -> (f32, u32) {
        (self.temperature.unwrap_or_default(), self.overlooks.unwrap_or_default())
    }
}

fn ugi(options: &str) -> Result<EngineSpec, String> {
    const COMMAND: &str = "command=";
    // The command comes last, as it may contain commas.
    let place = if options.starts_with(COMMAND) { Some(0) } else { options.find(",command=").map(|place| place + 1) };
    let place = place.ok_or("`ugi` needs a command")?;
    let command =
        shlex::split(&options[place + COMMAND.len()..]).ok_or("the command has an unclosed quotation mark")?;
    if command.is_empty() {
        return Err("the command is empty".to_owned());
    }
    let (mut movetime, mut nodes, mut depth) = (None, None, None);
    let mut set = Vec::new();
    for option in options[..place].split_terminator(',') {
        let option = Setting::read(option)?;
        match (option.key, option.key.strip_prefix("option.")) {
            ("movetime", _) => option.set(&mut movetime, millis)?,
            ("nodes", _) => option.set(&mut nodes, positive)?,
            ("depth", _) => option.set(&mut depth, positive)?,
            (_, Some(name)) if !name.is_empty() => set.push((name.to_owned(), option.value.to_owned())),
            _ => return Err(option.unknown()),
        }
    }
    let limits = [("movetime", movetime.map(|time| time.as_millis())), ("nodes", nodes.map(u128::from))];
    let limits = limits.into_iter().chain([("depth", depth.map(u128::from))]);
    let limits: Vec<String> = limits.filter_map(|(name, limit)| Some(format!("{name} {}", limit?))).collect();
    if limits.is_empty() {
        return Err("`ugi` needs a limit".to_owned());
    }
    Ok(EngineSpec::Ugi(External { command, limits: limits.join(" "), movetime, options: set }))
}

/// `KEY=VALUE`
struct Setting<'a> {
    key: &'a str,
    value: &'a str,
}

impl<'a> Setting<'a> {
    fn read(text: &'a str) -> Result<Self, String> {
        let (key, value) = text.split_once('=').ok_or_else(|| format!("`{}` is not KEY=VALUE", quote(text)))?;
        Ok(Self { key, value })
    }

    /// Parses the value into `place`, which must be empty.
    fn set<T>(&self, place: &mut Option<T>, read: impl Fn(&str) -> Option<T>) -> Result<(), String> {
        let wrong = || format!("`{}` is not a valid value for {}", quote(self.value), self.key);
        let read = read(self.value).ok_or_else(wrong)?;
        if place.replace(read).is_some() { Err(format!("`{}` is given twice", self.key)) } else { Ok(()) }
    }

    fn unknown(&self) -> String {
        format!("unknown option `{}`", quote(self.key))
    }
}

/// Parses a number within a range.
fn parse_within<T: FromStr + PartialOrd>(value: &str, range: RangeInclusive<T>) -> Option<T> {
    value.parse().ok().filter(|number| range.contains(number))
}

fn positive(value: &str) -> Option<u64> {
    parse_within(value, 1..=u64::MAX)
}

fn millis(value: &str) -> Option<Duration> {
    positive(value).map(Duration::from_millis)
}

/// The range of the exploration constant of UCB1.
const EXPLORATION: RangeInclusive<f32> = 0.0..=1000.0;

/// Parses an exploration constant.
pub(crate) fn parse_exploration(text: &str) -> Result<f32, String> {
    parse_within(text, EXPLORATION)
        .ok_or_else(|| "not a valid exploration constant; expected a number from 0 to 1000, such as 1.4".to_owned())
}

#[cfg(test)]
mod tests {
    use alquerque_core::GameId;
    use alquerque_core::search::{UCT_LEVELS, alpha_beta_levels};

    use super::*;

    #[test]
    fn specs_are_parsed() {
        let engine = |text: &str| text.parse::<Spec>().map(|spec| spec.engine);
        for text in ["random", "random:"] {
            assert_eq!(text.parse(), Ok(Spec { text: "random".to_owned(), engine: EngineSpec::Random }));
        }
        let text = "uct:movetime=100,playouts=8000,exploration=0.5";
        let judgement = Judgement::after_playouts(8000, 0.0, 0);
        let limits = Limits { playouts: Some(8000), movetime: Some(Duration::from_millis(100)), judgement };
        assert_eq!(engine(text), Ok(EngineSpec::Uct { limits, exploration: 0.5, threads: 1 }));
        assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        let text = "informed-uct:playouts=500,minimax=0.5,prior=0.2,weights=none";
        let limits = Limits { playouts: Some(500), ..Limits::default() };
        let config = InformedUctConfig { minimax: 0.5, temperature: 0.2, ..InformedUctConfig::default() };
        let weights = WeightsSource::None;
        assert_eq!(engine(text), Ok(EngineSpec::InformedUct { limits, config, weights }));
        let text = "alpha-beta:depth=6,movetime=100";
        let judgement = Judgement::at_depth(6, 0.0, 0);
        let movetime = Some(Duration::from_millis(100));
        let limits = DepthLimits { depth: Some(6), movetime, judgement, ..DepthLimits::default() };
        let weights = WeightsSource::Own;
        assert_eq!(engine(text), Ok(EngineSpec::AlphaBeta { limits, weights }));
        for (value, weights) in [("none", WeightsSource::None), ("a.weights", WeightsSource::File("a.weights".into()))]
        {
            let text = format!("alpha-beta:weights={value},depth=6,movetime=100");
            assert_eq!(engine(&text), Ok(EngineSpec::AlphaBeta { limits, weights }));
        }
        let text = "ugi:movetime=100,option.Hash=64,nodes=5,command='my engine' --flag a,command=b";
        let external = External {
            command: ["my engine", "--flag", "a,command=b"].map(str::to_owned).to_vec(),
            limits: "movetime 100 nodes 5".to_owned(),
            movetime: Some(Duration::from_millis(100)),
            options: vec![("Hash".to_owned(), "64".to_owned())],
        };
        assert_eq!(engine(text), Ok(EngineSpec::Ugi(external)));
        let Ok(EngineSpec::Uct { limits, .. }) = engine("uct:level=3") else { panic!("level 3") };
        assert_eq!((limits.playouts, limits.judgement), (Some(UCT_LEVELS[2].work.into()), UCT_LEVELS[2].judgement()));
        let Ok(EngineSpec::AlphaBeta { limits, .. }) = engine("alpha-beta:level=3") else { panic!("level 3") };
        let (level, resolved) = (alpha_beta_levels(GameId::Othello)[2], limits.with_level(GameId::Othello));
        assert_eq!((resolved.judgement, resolved.level), (level.judgement(), None));
        let Ok(EngineSpec::Uct { limits, .. }) = engine("uct:playouts=5,temperature=0.5,overlooks=20") else {
            panic!("blur")
        };
        assert_eq!(limits.judgement, Judgement { temperature: 0.5, overlooks: 20, trusts_search: false });
    }

    #[test]
    fn bad_specs_are_refused_with_the_reason() {
        for (text, problem) in [
            ("", "unknown engine ``"),
            ("minimax:depth=6", "unknown engine `minimax`"),
            ("alpha-beta", "`alpha-beta` needs a limit"),
            ("alpha-beta:", "`alpha-beta` needs a limit"),
            ("alpha-beta:weights=none", "`alpha-beta` needs a limit"),
            ("alpha-beta:depth=0", "`0` is not a valid value for depth"),
            ("alpha-beta:depth=65", "`65` is not a valid value for depth"),
            ("alpha-beta:playouts=6", "unknown option `playouts`"),
            ("alpha-beta:depth=6,depth=7", "`depth` is given twice"),
            ("random:seed=1", "`random` has no options"),
            ("uct", "`uct` needs a limit"),
            ("uct:exploration=1", "`uct` needs a limit"),
            ("uct:playouts", "`playouts` is not KEY=VALUE"),
            ("uct:playouts=8000,", "`` is not KEY=VALUE"),
            ("uct:playouts=0", "`0` is not a valid value for playouts"),
            ("uct:playouts=many", "`many` is not a valid value for playouts"),
            ("uct:movetime=-1", "`-1` is not a valid value for movetime"),
            ("uct:level=13", "`13` is not a valid value for level"),
            ("alpha-beta:level=0", "`0` is not a valid value for level"),
            ("alpha-beta:level=3,depth=5", "`level` cannot be combined with limits, temperature or overlooks"),
            ("uct:level=3,temperature=1", "`level` cannot be combined with limits, temperature or overlooks"),
            ("uct:playouts=5,overlooks=101", "`101` is not a valid value for overlooks"),
            ("alpha-beta:depth=5,temperature=-1", "`-1` is not a valid value for temperature"),
            ("uct:level=3,exploration=NaN", "`NaN` is not a valid value for exploration"),
            ("uct:level=3,playouts=5", "`level` cannot be combined with limits, temperature or overlooks"),
            ("uct:playouts=3,playouts=5", "`playouts` is given twice"),
            ("informed-uct", "`informed-uct` needs a limit"),
            ("informed-uct:minimax=0.5", "`informed-uct` needs a limit"),
            ("informed-uct:playouts=5,minimax=1.5", "`1.5` is not a valid value for minimax"),
            ("informed-uct:playouts=5,prior=0", "`0` is not a valid value for prior"),
            ("informed-uct:playouts=5,level=3", "unknown option `level`"),
            ("uct:depth=6", "unknown option `depth`"),
            ("ugi", "`ugi` needs a limit"),
            ("ugi:command=other", "`ugi` needs a limit"),
            ("ugi:movetime=100", "`ugi` needs a command"),
            ("ugi:movetime=100,command=", "the command is empty"),
            ("ugi:movetime=100,command='other", "the command has an unclosed quotation mark"),
            ("ugi:movetime=0,command=other", "`0` is not a valid value for movetime"),
            ("ugi:depth=2,option.=5,command=other", "unknown option `option.`"),
            ("ugi:level=2,command=other", "unknown option `level`"),
        ] {
            assert_eq!(text.parse::<Spec>(), Err(format!("{problem}; expected {EXPECTED}")));
        }
    }
}

//! Engine specifications of `match`: `random`, `uct:playouts=8000`, `alpha-beta:depth=6`, `ugi:movetime=100,command=other`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use alquerque_core::Searchable;
use alquerque_core::search::{MAX_DEPTH, UctConfig};
use alquerque_core::tabletop::Tabletop;

use crate::failure::Failure;
use crate::limits::{DepthLimits, Limits};
use crate::quote::quote;
use crate::weights::WeightsSource;

/// An engine and its settings.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Spec {
    /// Plays random legal moves.
    Random,
    Uct {
        limits: Limits,
        exploration: f32,
        text: String,
    },
    AlphaBeta {
        limits: DepthLimits,
        weights: WeightsSource,
        text: String,
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
    text: String,
}

const EXPECTED: &str = "`random`; `uct:` with playouts=N, movetime=MS or level=1 to 10, and optionally exploration=C; \
                        `alpha-beta:` with depth=1 to 64 or movetime=MS, and optionally weights=none or FILE; \
                        or `ugi:` with movetime=MS, nodes=N or depth=N, optionally option.NAME=VALUE, and finally \
                        command=PROGRAM ARGUMENTS";

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::read(text).map_err(|problem| format!("{problem}; expected {EXPECTED}"))
    }
}

impl Spec {
    /// The evaluation of an engine that needs one.
    pub(crate) fn evaluation<G: Searchable + Tabletop>(&self, game: &G) -> Result<G::Evaluation, Failure> {
        match self {
            Self::AlphaBeta { weights, .. } => weights.evaluation(game),
            Self::Random | Self::Uct { .. } | Self::Ugi(_) => Ok(G::Evaluation::default()),
        }
    }

    fn read(text: &str) -> Result<Self, String> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        match (name, options) {
            ("random", "") => Ok(Self::Random),
            ("random", _) => Err("`random` has no options".to_owned()),
            ("uct" | "alpha-beta" | "ugi", "") => Err(format!("`{name}` needs a limit")),
            ("uct", _) => uct(options, text),
            ("alpha-beta", _) => alpha_beta(options, text),
            ("ugi", _) => ugi(options, text),
            _ => Err(format!("unknown engine `{}`", quote(name))),
        }
    }
}

fn uct(options: &str, text: &str) -> Result<Spec, String> {
    let mut limits = Limits::default();
    let mut level = None;
    let mut exploration = None;
    for option in options.split(',') {
        let option = Setting::read(option)?;
        match option.key {
            "playouts" => option.set(&mut limits.playouts, positive)?,
            "movetime" => option.set(&mut limits.movetime, millis)?,
            "level" => option.set(&mut level, |value| Limits::of_level(value.parse().ok()?))?,
            "exploration" => option.set(&mut exploration, |value| parse_exploration(value).ok())?,
            _ => return Err(option.unknown()),
        }
    }
    let limits = match level {
        None if limits == Limits::default() => return Err("`uct` needs a limit".to_owned()),
        None => limits,
        Some(level) if limits == Limits::default() => level,
        Some(_) => return Err("`level` cannot be combined with other limits".to_owned()),
    };
    let exploration = exploration.unwrap_or(UctConfig::default().exploration);
    Ok(Spec::Uct { limits, exploration, text: text.to_owned() })
}

fn alpha_beta(options: &str, text: &str) -> Result<Spec, String> {
    let mut limits = DepthLimits::default();
    let mut weights = None;
    for option in options.split(',') {
        let option = Setting::read(option)?;
        match option.key {
            "depth" => option
                .set(&mut limits.depth, |value| value.parse().ok().filter(|depth| (1..=MAX_DEPTH).contains(depth)))?,
            "movetime" => option.set(&mut limits.movetime, millis)?,
            "weights" => option.set(&mut weights, |value| Some(WeightsSource::of(value)))?,
            _ => return Err(option.unknown()),
        }
    }
    if limits == DepthLimits::default() {
        return Err("`alpha-beta` needs a limit".to_owned());
    }
    Ok(Spec::AlphaBeta { limits, weights: weights.unwrap_or_default(), text: text.to_owned() })
}

fn ugi(options: &str, text: &str) -> Result<Spec, String> {
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
    Ok(Spec::Ugi(External { command, limits: limits.join(" "), movetime, options: set, text: text.to_owned() }))
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

fn positive(value: &str) -> Option<u64> {
    value.parse().ok().filter(|&number| number > 0)
}

fn millis(value: &str) -> Option<Duration> {
    positive(value).map(Duration::from_millis)
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Uct { text, .. } | Self::AlphaBeta { text, .. } | Self::Ugi(External { text, .. }) => {
                f.write_str(text)
            }
        }
    }
}

/// Parses the exploration constant of UCB1.
pub(crate) fn parse_exploration(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|factor: &f32| (0.0..=1000.0).contains(factor))
        .ok_or_else(|| "not a valid exploration constant; expected a number from 0 to 1000, such as 1.4".to_owned())
}

#[cfg(test)]
mod tests {
    use alquerque_core::search::LEVELS;

    use super::*;

    #[test]
    fn specs_are_parsed() {
        assert_eq!("random".parse(), Ok(Spec::Random));
        let text = "uct:movetime=100,playouts=8000,exploration=0.5";
        let limits = Limits { playouts: Some(8000), movetime: Some(Duration::from_millis(100)), blunder_rate: 0 };
        assert_eq!(text.parse(), Ok(Spec::Uct { limits, exploration: 0.5, text: text.to_owned() }));
        let text = "alpha-beta:depth=6,movetime=100";
        let limits = DepthLimits { depth: Some(6), movetime: Some(Duration::from_millis(100)) };
        let weights = WeightsSource::Own;
        assert_eq!(text.parse(), Ok(Spec::AlphaBeta { limits, weights, text: text.to_owned() }));
        for (value, weights) in [("none", WeightsSource::None), ("a.weights", WeightsSource::File("a.weights".into()))]
        {
            let text = format!("alpha-beta:weights={value},depth=6,movetime=100");
            assert_eq!(text.parse(), Ok(Spec::AlphaBeta { limits, weights, text: text.clone() }));
        }
        let text = "ugi:movetime=100,option.Hash=64,nodes=5,command='my engine' --flag a,command=b";
        let external = External {
            command: ["my engine", "--flag", "a,command=b"].map(str::to_owned).to_vec(),
            limits: "movetime 100 nodes 5".to_owned(),
            movetime: Some(Duration::from_millis(100)),
            options: vec![("Hash".to_owned(), "64".to_owned())],
            text: text.to_owned(),
        };
        assert_eq!(text.parse(), Ok(Spec::Ugi(external)));
        let Ok(Spec::Uct { limits, .. }) = "uct:level=3".parse() else { panic!("level 3") };
        assert_eq!(limits.playouts, LEVELS[2].playouts);
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
            ("uct:level=11", "`11` is not a valid value for level"),
            ("uct:level=3,exploration=NaN", "`NaN` is not a valid value for exploration"),
            ("uct:level=3,playouts=5", "`level` cannot be combined with other limits"),
            ("uct:playouts=3,playouts=5", "`playouts` is given twice"),
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

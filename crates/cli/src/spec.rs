//! Engines and their limits, as a match is told of them: `random`, `uct:playouts=8000`.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use alquerque_core::Game;
use alquerque_core::search::{LEVELS, SearchRng, Uct, UctConfig, random_move};

/// How long an engine may think about a move: until it meets the first of its limits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Limits {
    pub(crate) playouts: Option<u64>,
    pub(crate) movetime: Option<Duration>,
    /// In how many of a hundred turns it plays any legal move.
    pub(crate) slips: u32,
}

impl Limits {
    /// Those of a level, which must be from 1 to 10.
    pub(crate) fn of_level(number: u8) -> Option<Self> {
        let level = LEVELS.iter().find(|level| level.number == number)?;
        let movetime = level.millis.map(|millis| Duration::from_millis(u64::from(millis)));
        Some(Self { playouts: level.playouts, movetime, slips: level.slips })
    }

    /// Searches until a limit is met. Meanwhile `tick` learns now and then of the time since `begin` and of the playouts
    /// made.
    pub(crate) fn search<G: Game>(
        self,
        uct: &mut Uct<G>,
        rng: &mut SearchRng,
        begin: Instant,
        mut tick: impl FnMut(Duration, u64),
    ) {
        let is_over = || self.movetime.is_some_and(|movetime| begin.elapsed() >= movetime);
        let most = self.playouts.unwrap_or(u64::MAX);
        let mut made = 0;
        loop {
            let wanted = SLICE.min(most - made);
            let slice = uct.run(rng, wanted, is_over);
            made += slice;
            tick(begin.elapsed(), made);
            // A slice that is cut short was stopped, or more playouts would not change the move.
            if slice < wanted || made == most || is_over() {
                break;
            }
        }
    }
}

/// Playouts between two ticks: a few milliseconds.
const SLICE: u64 = 4096;

/// An engine and how it is to play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Spec {
    /// Any legal move.
    Random,
    Uct {
        limits: Limits,
        exploration: f32,
        text: String,
    },
}

const EXPECTED: &str = "`random`, or `uct:` with playouts=N, movetime=MS or level=1 to 10, and perhaps exploration=C";

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = |problem: String| format!("{problem}; expected {EXPECTED}");
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        match (name, options) {
            ("random", "") => return Ok(Self::Random),
            ("random", _) => return Err(wrong("`random` has no options".to_owned())),
            ("uct", "") => return Err(wrong("`uct` needs a limit".to_owned())),
            ("uct", _) => {}
            _ => return Err(wrong(format!("there is no engine `{}`", name.escape_debug()))),
        }
        let mut limits = Limits::default();
        let mut level = None;
        let mut exploration = None;
        for option in options.split(',') {
            let (key, value) =
                option.split_once('=').ok_or_else(|| wrong(format!("`{}` is no KEY=VALUE", option.escape_debug())))?;
            let no_number = || wrong(format!("`{}` is no value of {key}", value.escape_debug()));
            let positive = || value.parse::<u64>().ok().filter(|&number| number > 0).ok_or_else(no_number);
            let twice = match key {
                "playouts" => limits.playouts.replace(positive()?).is_some(),
                "movetime" => limits.movetime.replace(Duration::from_millis(positive()?)).is_some(),
                "level" => {
                    let limits = value.parse().ok().and_then(Limits::of_level).ok_or_else(no_number)?;
                    level.replace(limits).is_some()
                }
                "exploration" => exploration.replace(parse_exploration(value).map_err(|_| no_number())?).is_some(),
                _ => return Err(wrong(format!("there is no option `{}`", key.escape_debug()))),
            };
            if twice {
                return Err(wrong(format!("`{key}` is given twice")));
            }
        }
        let limits = match level {
            None if limits == Limits::default() => return Err(wrong("`uct` needs a limit".to_owned())),
            None => limits,
            Some(level) if limits == Limits::default() => level,
            Some(_) => return Err(wrong("`level` has limits of its own".to_owned())),
        };
        let exploration = exploration.unwrap_or(UctConfig::default().exploration);
        Ok(Self::Uct { limits, exploration, text: text.to_owned() })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Uct { text, .. } => f.write_str(text),
        }
    }
}

/// Reads the factor of UCB1's second term.
pub(crate) fn parse_exploration(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|factor: &f32| (0.0..=1000.0).contains(factor))
        .ok_or_else(|| "it is no exploration factor; expected a number from 0 to 1000, such as 1.4".to_owned())
}

/// An engine in the course of one game.
pub(crate) enum Engine<G: Game> {
    Random { game: G, position: G::Position },
    Uct { limits: Limits, uct: Box<Uct<G>> },
}

impl<G: Game> Engine<G> {
    /// An engine for a game of which `positions` have been reached.
    pub(crate) fn new(spec: &Spec, game: &G, positions: &[G::Position]) -> Self {
        match *spec {
            Spec::Random => {
                let position = positions.last().copied().unwrap_or_else(|| game.start());
                Self::Random { game: game.clone(), position }
            }
            Spec::Uct { limits, exploration, .. } => {
                let config = UctConfig { exploration, ..UctConfig::default() };
                Self::Uct { limits, uct: Box::new(Uct::new(game.clone(), positions, config)) }
            }
        }
    }

    /// The move to play; none where the game is over.
    pub(crate) fn choose(&mut self, rng: &mut SearchRng) -> Option<G::Move> {
        match self {
            Self::Random { game, position } => random_move(game, position, rng),
            Self::Uct { limits, uct } => {
                limits.search(uct, rng, Instant::now(), |_, _| ());
                uct.report().choose(limits.slips, rng)
            }
        }
    }

    /// Goes along with the game, whoever made the move.
    pub(crate) fn advance(&mut self, mv: G::Move) {
        match self {
            Self::Random { game, position } => *position = game.play(position, mv),
            Self::Uct { uct, .. } => uct.advance(mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_read() {
        assert_eq!("random".parse(), Ok(Spec::Random));
        let text = "uct:movetime=100,playouts=8000,exploration=0.5";
        let limits = Limits { playouts: Some(8000), movetime: Some(Duration::from_millis(100)), slips: 0 };
        assert_eq!(text.parse(), Ok(Spec::Uct { limits, exploration: 0.5, text: text.to_owned() }));
        let Ok(Spec::Uct { limits, .. }) = "uct:level=3".parse() else { panic!("level 3") };
        assert_eq!(limits.playouts, LEVELS[2].playouts);
    }

    #[test]
    fn bad_specs_are_refused_with_the_reason() {
        for (text, problem) in [
            ("", "there is no engine ``"),
            ("alpha-beta:depth=6", "there is no engine `alpha-beta`"),
            ("random:seed=1", "`random` has no options"),
            ("uct", "`uct` needs a limit"),
            ("uct:exploration=1", "`uct` needs a limit"),
            ("uct:playouts", "`playouts` is no KEY=VALUE"),
            ("uct:playouts=8000,", "`` is no KEY=VALUE"),
            ("uct:playouts=0", "`0` is no value of playouts"),
            ("uct:playouts=many", "`many` is no value of playouts"),
            ("uct:movetime=-1", "`-1` is no value of movetime"),
            ("uct:level=11", "`11` is no value of level"),
            ("uct:level=3,exploration=NaN", "`NaN` is no value of exploration"),
            ("uct:level=3,playouts=5", "`level` has limits of its own"),
            ("uct:playouts=3,playouts=5", "`playouts` is given twice"),
            ("uct:depth=6", "there is no option `depth`"),
        ] {
            assert_eq!(text.parse::<Spec>(), Err(format!("{problem}; expected {EXPECTED}")));
        }
    }
}

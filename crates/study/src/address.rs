//! Addresses of an iteration of a search, a game against UCT, or an experiment: the query before the link to a game.

use std::fmt::Write;

use alquerque_app::page::address::parameters;
use alquerque_app::settings::UctLimit;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::to_link;
use alquerque_messages::analysis::lab::MAX_RUNS;
use alquerque_messages::analysis::uct::MAX_ITERATIONS;

use crate::lab::settings::{ExperimentAddress, Field, STANDARD, Section, Sides};
use crate::uct::autoplay::{DEFAULT_LIMIT, Seats};
use crate::uct::steps::IterationAddress;

/// Maximum exploration constant in an address.
const MAX_EXPLORATION: f32 = 100.0;

/// The target of an address.
#[derive(Clone, Debug, PartialEq)]
pub enum Address {
    /// An iteration.
    Iteration(IterationAddress),
    /// A game in which UCT plays these sides with this limit and exploration constant.
    Autoplay(Seats, UctLimit, f32),
    /// An experiment.
    Experiment(ExperimentAddress),
}

impl Address {
    /// Returns the address, from the query on, with the position on the board.
    pub fn text(&self, record: &dyn AnyRecord) -> String {
        format!("{}#{}", self.query(), to_link(&*record.first_moves(record.played())))
    }

    /// Returns its query, such as `?iteration=60&seed=1&c=1.4142135`.
    pub fn query(&self) -> String {
        match self {
            Self::Iteration(IterationAddress { number, seed, exploration }) => {
                format!("?iteration={number}&seed={seed}&c={exploration}")
            }
            Self::Autoplay(seats, limit, exploration) => {
                format!("?uct={}&limit={}&c={exploration}", seats.name(), limit.name())
            }
            Self::Experiment(ExperimentAddress { section, settings, count, runs_of }) => {
                let mut query = format!("?experiment={}&runs={count}&of={}", section.name(), runs_of.name());
                for (side, setting) in ["a", "b"].into_iter().zip(settings) {
                    let values: Vec<String> = Field::ALL.into_iter().map(|field| field.value(setting)).collect();
                    let _ = write!(query, "&{side}={}", values.join(","));
                }
                query
            }
        }
    }

    /// Whether a query looks like an address, valid or not.
    pub fn is_meant(query: &str) -> bool {
        parameters(query).any(|(name, _)| matches!(name.as_str(), "iteration" | "uct" | "experiment"))
    }

    /// Parses a query; missing parts get their defaults. Returns `None` if it is another kind of query or invalid.
    pub fn parse(query: &str) -> Option<Self> {
        let parameters: Vec<(String, String)> = parameters(query).collect();
        let value = |name: &str| parameters.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str());
        if let Some(number) = value("iteration") {
            let seed = value("seed").map_or(Some(crate::uct::steps::SEED), |seed| seed.parse().ok())?;
            let exploration = value("c").map_or(Some(STANDARD.exploration), parse_exploration)?;
            let number = number.parse().ok().filter(|&number| number <= MAX_ITERATIONS)?;
            return Some(Self::Iteration(IterationAddress { number, seed, exploration }));
        }
        if let Some(seats) = value("uct") {
            let limit = value("limit").map_or(Some(DEFAULT_LIMIT), UctLimit::from_name)?;
            let exploration = value("c").map_or(Some(STANDARD.exploration), parse_exploration)?;
            return Some(Self::Autoplay(Seats::from_name(seats)?, limit, exploration));
        }
        let section = Section::from_name(value("experiment")?)?;
        let setting = |name: &str| {
            let Some(values) = value(name) else { return Some(STANDARD) };
            let mut values = values.split(',');
            let setting =
                Field::ALL.into_iter().try_fold(STANDARD, |setting, field| field.with(&setting, values.next()?));
            setting.filter(|_| values.next().is_none())
        };
        let count = value("runs").map_or(Some(30), |count| count.parse().ok())?;
        let runs_of = value("of").map_or(Some(Sides::default()), Sides::from_name)?;
        let settings = [setting("a")?, setting("b")?];
        Some(Self::Experiment(ExperimentAddress { section, settings, count: count.clamp(1, MAX_RUNS), runs_of }))
    }
}

/// Parses an exploration constant.
fn parse_exploration(text: &str) -> Option<f32> {
    text.parse().ok().filter(|exploration| (0.0..=MAX_EXPLORATION).contains(exploration))
}

#[cfg(test)]
mod tests {
    use std::f32::consts::SQRT_2;

    use super::{Address, ExperimentAddress, IterationAddress, Seats, UctLimit};
    use crate::lab::settings::Section;
    use crate::lab::settings::Sides;
    use crate::lab::settings::{OTHER, STANDARD};

    #[test]
    fn the_link_of_a_game_past_an_unclaimed_draw_goes_on_there() {
        let text = "[GameType \"21\"]\n[FEN \"B:WK32:BK1\"]\n\
            1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 0-1";
        let record = alquerque_core::record::import(text).remove(0).unwrap().record;
        let address = Address::Autoplay(Seats::Dark, UctLimit::Seconds(3), 0.7).text(&*record);
        let linked = alquerque_core::record::from_link(address.split_once('#').unwrap().1).unwrap();
        assert_eq!((linked.plies(), linked.ending()), (8, None));
    }

    #[test]
    fn an_address_survives_writing_and_reading() {
        for exploration in [0.0, 0.1, 0.25, 0.7, SQRT_2, 1.41, 2.0, 4.0] {
            let address = Address::Iteration(IterationAddress { number: 521, seed: u32::MAX, exploration });
            assert_eq!(Address::parse(&address.query()), Some(address.clone()), "{}", address.query());
        }
        for limit in UctLimit::CHOICES {
            let address = Address::Autoplay(Seats::Dark, limit, 0.7);
            assert_eq!(Address::parse(&address.query()), Some(address.clone()), "{}", address.query());
        }
        for runs_of in [Sides::Both, Sides::B] {
            for section in Section::ALL {
                let experiment = ExperimentAddress { section, settings: [OTHER, STANDARD], count: 100, runs_of };
                let address = Address::Experiment(experiment);
                assert_eq!(Address::parse(&address.query()), Some(address.clone()), "{}", address.query());
            }
        }
    }

    #[test]
    fn other_parameters_are_ignored() {
        let usual = IterationAddress { number: 60, seed: 1, exploration: SQRT_2 };
        for query in ["?fbclid=x&iteration=60", "?iteration=60&amp;seed=1&utm_source=wa&gclid", "?mc_eid&Iteration=60"]
        {
            assert!(Address::is_meant(query), "{query}");
            assert_eq!(Address::parse(query), Some(Address::Iteration(usual)), "{query}");
        }
        assert!(!Address::is_meant("?fbclid=iteration=60"));
    }

    #[test]
    fn missing_values_are_defaults_and_wrong_ones_are_rejected() {
        let usual = IterationAddress { number: 60, seed: 1, exploration: SQRT_2 };
        assert_eq!(Address::parse("?iteration=60"), Some(Address::Iteration(usual)));
        assert_eq!(Address::parse("?uct=both"), Some(Address::Autoplay(Seats::Both, UctLimit::Seconds(3), SQRT_2)));
        assert!(Address::parse("?experiment=compare&a=0.5,usual,true,1,1000,7").is_some());
        for query in [
            "",
            "?",
            "?watch",
            "?game",
            "?iteration=",
            "?iteration=-1",
            "?iteration=999999999",
            "?iteration=1&seed=x",
            "?iteration=1&c=NaN",
            "?iteration=1&c=-1",
            "?iteration=1&c=1e9",
            "?iteration=1&c=101",
            "?uct=white",
            "?uct=dark&limit=7",
            "?experiment=other",
            "?experiment=compare&a=1",
            "?experiment=compare&a=0.5,usual,true,1,1000,7,8",
            "?experiment=runs&runs=many",
            "?experiment=runs&of=c",
        ] {
            assert_eq!(Address::parse(query), None, "{query}");
            assert_eq!(Address::is_meant(query), query.contains('='), "{query}");
        }
    }
}

//! Engines that play a game.

use alquerque_core::Searchable;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::Record;
use alquerque_core::tabletop::Tabletop;
use std::time::Instant;

use alquerque_core::search::{AlphaBeta, InformedUct, Report, SearchRng, Uct, UctConfig, random_move};

use crate::external_engine::Program;
use crate::limits::{DepthLimits, Limits};
use crate::quote::quote;
use crate::spec::EngineSpec;

/// An engine with the state of one game.
pub(crate) enum Engine<'a, G: Searchable> {
    Random {
        game: G,
        position: G::Position,
    },
    Uct {
        limits: Limits,
        /// A search for each thread.
        team: Vec<Uct<G>>,
    },
    InformedUct {
        limits: Limits,
        search: Box<InformedUct<G, G::Evaluation>>,
    },
    AlphaBeta {
        limits: DepthLimits,
        search: Box<AlphaBeta<G, G::Evaluation>>,
    },
    Ugi {
        program: &'a mut Program,
        game: G,
        /// The starting position, unless it is the game's own.
        start: Option<String>,
        moves: Vec<String>,
        position: G::Position,
    },
}

impl<'a, G: Searchable + Tabletop + 'static> Engine<'a, G> {
    /// Creates an engine for a game that continues `record`. Alpha-beta uses this evaluation, and an external engine
    /// its running program.
    pub(crate) fn new(
        spec: &EngineSpec,
        record: &Record<G>,
        evaluation: &G::Evaluation,
        program: Option<&'a mut Program>,
    ) -> Self {
        let (game, positions) = (record.game().clone(), record.positions());
        match (spec, program) {
            (EngineSpec::Uct { limits, exploration, threads }, _) => {
                let config = UctConfig { exploration: *exploration, ..UctConfig::default() };
                Self::Uct { limits: *limits, team: vec![Uct::new(game, positions, config); (*threads).into()] }
            }
            (EngineSpec::InformedUct { limits, config, .. }, _) => {
                let search = InformedUct::with_evaluation(game, positions, *config, evaluation.clone());
                Self::InformedUct { limits: *limits, search: Box::new(search) }
            }
            (EngineSpec::AlphaBeta { limits, .. }, _) => {
                let limits = limits.with_level(game.board().game);
                let (config, evaluation) = (limits.config(), evaluation.clone());
                let search = AlphaBeta::judged(game, positions, config, limits.judgement, evaluation);
                Self::AlphaBeta { limits, search: Box::new(search) }
            }
            (EngineSpec::Ugi(_), Some(program)) => {
                let (start, moves) = (record.start_text(), AnyRecord::moves(record));
                Self::Ugi { program, start, moves, position: *record.position(), game }
            }
            (EngineSpec::Random | EngineSpec::Ugi(_), _) => Self::Random { position: *record.position(), game },
        }
    }

    /// The move to play, or `None` if the game is over. An external engine may fail.
    pub(crate) fn choose(&mut self, rng: &mut SearchRng) -> Result<Option<G::Move>, String> {
        match self {
            Self::Random { game, position } => Ok(random_move(game, position, rng)),
            Self::Uct { limits, team } => {
                limits.search(team, rng, Instant::now(), |_, _| ());
                let (Some(uct), Some(report)) = (team.first(), merge(team)) else { return Ok(None) };
                Ok(limits.judgement.choose(uct.game(), uct.position(), &report.values(), rng))
            }
            Self::InformedUct { limits, search } => {
                limits.search_informed(search, Instant::now(), |_, _| ());
                Ok(limits.judgement.choose(search.game(), search.position(), &search.report().values(), rng))
            }
            Self::AlphaBeta { limits, search } => {
                if limits.judgement.is_perfect() {
                    search.choose_among_equals(rng);
                }
                limits.search(search, Instant::now(), |_| ());
                Ok(limits.judgement.choose(search.game(), search.position(), &search.values(), rng))
            }
            Self::Ugi { program, game, start, moves, position } => {
                let text = program.choose(start.as_deref(), moves)?;
                let mv = game.parse_move(position, &text);
                // The error would list all legal moves.
                mv.map(Some).map_err(|_| format!("has played `{}`, which is not a legal move", quote(&text)))
            }
        }
    }

    /// Plays a move of either side. The move must be legal.
    pub(crate) fn advance(&mut self, mv: G::Move) {
        match self {
            Self::Random { game, position } => *position = game.play_unchecked(position, mv),
            Self::Uct { team, .. } => team.iter_mut().for_each(|uct| uct.advance(mv)),
            Self::InformedUct { search, .. } => search.advance(mv),
            Self::AlphaBeta { search, .. } => search.advance(mv),
            Self::Ugi { game, moves, position, .. } => {
                moves.push(game.move_text(mv));
                *position = game.play_unchecked(position, mv);
            }
        }
    }
}

/// The merged report of a team; `None` if the team is empty.
pub(crate) fn merge<G: Searchable>(team: &[Uct<G>]) -> Option<Report<G::Move>> {
    let reports: Vec<_> = team.iter().map(Uct::report).collect();
    Report::merged(&reports.iter().collect::<Vec<_>>())
}

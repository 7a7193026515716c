//! A search shown while its tree grows.

use alquerque_core::search::{self, SearchRng, SnapshotLimits, Uct, UctConfig};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, TextError};
use alquerque_messages::analysis::uct::{Looked, MAX_PICTURE_NODES, Sample, Search, UctAnswer, View};
use alquerque_messages::count;

use super::translate::{candidates, parse_moves, view_nodes};
use crate::analysis::analyst::{MAX_NODES, REPORT_INTERVAL, exploration};

/// Nodes with a smaller share of the top node's playouts are left out of the picture: they would be less than two
/// pixels wide.
const MIN_SHARE: f32 = 0.005;
/// Playouts before the first sample.
const FIRST_SAMPLE: u64 = 8;

/// A search, independent of the game.
pub(crate) trait LiveSearch {
    /// Makes up to this many playouts; returns their number.
    fn run(&mut self, rng: &mut SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64;
    /// Whether more playouts cannot change the move.
    fn is_decided(&self) -> bool;
    /// A sample of the root's statistics.
    fn sample(&self, playouts: u64) -> Sample;
    /// The view, without speed and earlier samples, which the caller adds.
    fn view(&self, top: &[String], way: &[String]) -> View;
}

/// Creates the requested search.
pub(crate) fn new<G: Searchable + Tabletop + 'static>(
    game: G,
    search: &Search,
) -> Result<Box<dyn LiveSearch>, TextError> {
    let record = search.course.record(game)?;
    let config = UctConfig { exploration: exploration(search.exploration), max_nodes: MAX_NODES };
    Ok(Box::new(Uct::new(record.game().clone(), record.positions(), config).even_if_forced().with_exact_logarithms()))
}

impl<G: Searchable + Tabletop> LiveSearch for Uct<G> {
    fn run(&mut self, rng: &mut SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        Self::run(self, rng, playouts, stop)
    }

    fn is_decided(&self) -> bool {
        Self::is_decided(self)
    }

    fn sample(&self, playouts: u64) -> Sample {
        let best = self.report().best();
        let children = self.inspect(&[]).map_or_else(Vec::new, |root| root.children);
        let place = children.iter().position(|child| Some(child.mv) == best);
        Sample {
            playouts: count(playouts),
            best: count(place.unwrap_or_default()),
            visits: children.iter().map(|child| child.statistics.visits).collect(),
            means: children.iter().map(|child| child.statistics.mean).collect(),
        }
    }

    fn view(&self, top: &[String], way: &[String]) -> View {
        let (game, report) = (self.game(), self.report());
        let text = |&mv: &G::Move| game.move_text(mv);
        let (top, way) = (parse_moves(self, top), parse_moves(self, way));
        let size = SnapshotLimits { least_share: MIN_SHARE, max_nodes: MAX_PICTURE_NODES };
        let looked = |ply: usize| {
            let parent = self.inspect(&way[..ply])?;
            let place = parent.children.iter().position(|child| child.mv == way[ply])?;
            let candidate = candidates(game, &parent.children[place..=place]).pop()?;
            let children = self.inspect(&way[..=ply]).map_or(0, |node| node.children.len());
            Some(Looked { parent_visits: parent.statistics.visits, candidate, children: count(children) })
        };
        View {
            nodes: count(report.work.nodes()),
            is_full: report.work.nodes() + 64 > MAX_NODES as u64,
            proven: report.proven,
            best: report.best().as_ref().map(text),
            root: self.inspect(&[]).map_or_else(Vec::new, |root| candidates(game, &root.children)),
            picture: self.snapshot(&top, size).map_or_else(Vec::new, |nodes| view_nodes(game, &nodes)),
            looked: (0..way.len()).filter_map(looked).collect(),
            top: top.iter().map(text).collect(),
            way: way.iter().map(text).collect(),
            ..View::default()
        }
    }
}

/// A search in progress.
pub(crate) struct Live {
    pub(crate) id: u32,
    search: Box<dyn LiveSearch>,
    rng: SearchRng,
    top: Vec<String>,
    way: Vec<String>,
    playouts: u64,
    /// Playouts after which it pauses.
    limit: Option<u64>,
    /// Milliseconds of work up to the last pause.
    worked: f64,
    /// When it started or resumed; `None` while paused.
    since: Option<f64>,
    viewed: f64,
    samples: Vec<Sample>,
    next_sample: u64,
}

impl Live {
    pub(crate) fn new(request: &Search, search: Box<dyn LiveSearch>, seed: u64, now: f64) -> Self {
        let (id, limit) = (request.id, request.limit.map(u64::from));
        let rng = search::rng(seed);
        let (top, way, samples) = (Vec::new(), Vec::new(), Vec::new());
        let (playouts, worked, next_sample) = (0, 0.0, FIRST_SAMPLE);
        // The first view comes after the first slice.
        let viewed = f64::NEG_INFINITY;
        Self { id, search, rng, top, way, playouts, limit, worked, since: Some(now), viewed, samples, next_sample }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    pub(crate) fn pause(&mut self, now: f64) -> Option<UctAnswer> {
        self.worked += now - self.since.take()?;
        Some(self.view(now))
    }

    pub(crate) fn resume(&mut self, now: f64) {
        self.limit = None;
        self.start(now);
    }

    /// Continues to this number of playouts. Returns a view at once if there is nothing to do.
    pub(crate) fn go_up_to(&mut self, playouts: u32, now: f64) -> Option<UctAnswer> {
        self.limit = Some(playouts.into());
        if self.is_at_limit() {
            return self.pause(now).or_else(|| Some(self.view(now)));
        }
        self.start(now);
        (!self.is_running()).then(|| self.view(now))
    }

    fn is_at_limit(&self) -> bool {
        self.limit.is_some_and(|limit| self.playouts >= limit)
    }

    fn start(&mut self, now: f64) {
        if self.since.is_none() && !self.search.is_decided() {
            self.since = Some(now);
        }
    }

    pub(crate) fn look(&mut self, top: Vec<String>, way: Vec<String>, now: f64) -> UctAnswer {
        (self.top, self.way) = (top, way);
        self.view(now)
    }

    pub(crate) fn slice(&mut self, now: &dyn Fn() -> f64, ends: f64) -> Option<UctAnswer> {
        let since = self.since?;
        loop {
            let left = self.next_sample.min(self.limit.unwrap_or(u64::MAX)).saturating_sub(self.playouts);
            let made = self.search.run(&mut self.rng, left, &mut || now() >= ends);
            self.playouts += made;
            let is_decided = self.search.is_decided();
            if self.playouts >= self.next_sample || is_decided {
                self.samples.push(self.search.sample(self.playouts));
                self.next_sample = self.playouts + self.playouts / 6 + 1;
            }
            // A search that makes no playouts has reached the highest number it can count.
            if is_decided || made == 0 || self.is_at_limit() {
                self.worked += now() - since;
                self.since = None;
                return Some(self.view(now()));
            }
            if now() >= ends {
                break;
            }
        }
        let now = now();
        (now >= self.viewed + REPORT_INTERVAL).then(|| self.view(now))
    }

    fn view(&mut self, now: f64) -> UctAnswer {
        self.viewed = now;
        let worked = self.worked + self.since.map_or(0.0, |since| now - since);
        let view = View {
            playouts: count(self.playouts),
            per_second: if worked > 0.0 { self.playouts as f64 * 1000.0 / worked } else { 0.0 },
            is_running: self.since.is_some(),
            samples: std::mem::take(&mut self.samples),
            ..self.search.view(&self.top, &self.way)
        };
        UctAnswer::Seen { id: self.id, view }
    }
}

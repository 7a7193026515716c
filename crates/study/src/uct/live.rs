//! The growing tree, and its exports: the visible part in the laboratory's formats, and the history of the moves.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::lab::{Policy, Setting};
use alquerque_messages::analysis::uct::{Looked, Sample, Search, UctRequest, View};

use super::controls::Direction;
use super::development::Development;
use super::icicle::{nearest, path_to};
use super::preview::Preview;
use crate::lab::export::{Content, File, Format, Searched, csv_line, tree};
use crate::worker::{PositionRequest, uct_search};

/// Seconds of work after which a search without a limit pauses, to save battery.
const MAX_SECONDS: f64 = 60.0;

/// The last request to the worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum SearchState {
    /// Pause.
    #[default]
    Paused,
    /// Search.
    On,
    /// Search up to this number of playouts.
    UpTo(u32),
}

/// A visible search.
#[derive(Debug, Default)]
pub struct Live {
    /// Whether the user wants it to search.
    pub on: bool,
    /// Whether it has paused because it used up its time.
    is_out_of_time: bool,
    /// Seconds of work before the user started it.
    seconds_before: f64,
    /// The latest snapshot of the search.
    pub view: Option<View>,
    /// The history of the moves.
    pub development: Development,
    /// Revision counter of what is visible.
    pub version: u32,
    /// The number of playouts at which it pauses.
    limit: Option<u32>,
    /// Its seed, if it is reproducible.
    pub seed: Option<u32>,
    request: Option<PositionRequest>,
    search_state: SearchState,
    /// The moves to the top node of the picture.
    pub top: Vec<String>,
    /// The moves to the selected node; empty at the root.
    pub path: Vec<String>,
    /// The selected position, if it is not the one on the board.
    pub preview: Option<Preview>,
}

impl Live {
    /// Updates the search for the position on the board. `runs` is whether to search, and `playouts` a limit in place
    /// of its own. Returns requests.
    pub fn follow(
        &mut self,
        record: &dyn AnyRecord,
        (runs, playouts): (bool, Option<u32>),
        constant: f32,
        next_id: &mut u32,
    ) -> Vec<UctRequest> {
        let is_over = record.ending().is_some();
        let mut requests = Vec::new();
        if self.request.is_some_and(|request| !request.is_for(record)) {
            let on = self.on;
            requests = self.restart(None);
            self.on = on;
        }
        let limit = playouts.or(self.limit);
        let target = match limit {
            _ if !runs || is_over => SearchState::Paused,
            None => SearchState::On,
            Some(limit) => SearchState::UpTo(limit),
        };
        match self.request {
            None if target != SearchState::Paused => {
                *next_id = next_id.wrapping_add(1);
                self.request = Some(PositionRequest::new(*next_id, record));
                self.search_state = target;
                let search = uct_search(record, *next_id, constant, self.seed);
                requests.push(UctRequest::Think(Search { limit, ..search }));
            }
            Some(PositionRequest { id, .. }) if self.search_state != target => {
                self.search_state = target;
                if let Some(view) = self.view.as_mut().filter(|_| target != SearchState::Paused) {
                    // The worker always answers.
                    view.is_running = true;
                }
                requests.push(match target {
                    SearchState::Paused => UctRequest::Pause { id },
                    SearchState::On => UctRequest::GoOn { id },
                    SearchState::UpTo(playouts) => UctRequest::GoUpTo { id, playouts },
                });
            }
            _ => {}
        }
        requests
    }

    /// Drops the search. The next one uses this seed, or a random one.
    pub fn restart(&mut self, seed: Option<u32>) -> Vec<UctRequest> {
        let is_searching = self.search_state != SearchState::Paused;
        let requests = self.request.filter(|_| is_searching).map(|PositionRequest { id, .. }| UctRequest::Pause { id });
        *self = Self { seed, version: self.version.wrapping_add(1), ..Self::default() };
        requests.into_iter().collect()
    }

    /// Starts or stops the search.
    pub fn run(&mut self, on: bool) {
        // The worker always answers.
        if let Some(view) = self.view.as_mut().filter(|_| on && (!self.on || self.is_out_of_time)) {
            view.is_running = true;
        }
        (self.on, self.limit, self.is_out_of_time) = (on, None, false);
        self.seconds_before = self.seconds();
    }

    /// Whether it should search: the user wants it, and it has time left.
    pub fn is_on(&self) -> bool {
        self.on && !self.is_out_of_time
    }

    /// Seconds of work so far.
    fn seconds(&self) -> f64 {
        let view = self.view.as_ref().filter(|view| view.per_second > 0.0);
        view.map_or(0.0, |view| f64::from(view.playouts) / view.per_second)
    }

    /// Searches up to this number of playouts.
    pub fn run_up_to(&mut self, playouts: u32) {
        (self.on, self.limit, self.is_out_of_time) = (true, Some(playouts), false);
        // The worker always answers.
        if let Some(view) = &mut self.view {
            view.is_running = true;
        }
    }

    /// Playouts so far.
    pub fn playouts(&self) -> u32 {
        self.view.as_ref().map_or(0, |view| view.playouts)
    }

    /// Returns whether further playouts can't change the move.
    pub fn is_decided(&self) -> bool {
        self.is_on() && self.view.as_ref().is_some_and(|view| !view.is_running)
    }

    /// Handles a snapshot from the worker.
    pub fn on_message(&mut self, id: u32, mut view: View) {
        if self.request.is_none_or(|request| request.id != id) {
            return;
        }
        self.version = self.version.wrapping_add(1);
        self.development.extend(std::mem::take(&mut view.samples));
        // The snapshot was sent before the selection or zoom changed.
        if view.top != self.top
            && let Some(before) = &self.view
            && before.top == self.top
        {
            view.top.clone_from(&before.top);
            view.picture.clone_from(&before.picture);
        }
        if !view.is_running && self.limit.is_some_and(|limit| view.playouts >= limit) {
            // The worker has paused by itself.
            self.run(false);
            self.search_state = SearchState::Paused;
        }
        self.view = Some(view);
        self.is_out_of_time |= self.on && self.limit.is_none() && self.seconds() - self.seconds_before >= MAX_SECONDS;
    }

    /// Returns the snapshot if it is of the current position.
    pub fn view_for(&self, record: &dyn AnyRecord) -> Option<&View> {
        self.view.as_ref().filter(|_| self.request.is_some_and(|request| request.is_for(record)))
    }

    /// Statistics of the moves to the selected node, as far as received.
    pub fn selected_nodes(&self) -> Option<&[Looked]> {
        let view = self.view.as_ref()?;
        (view.way == self.path && view.looked.len() == self.path.len()).then_some(&view.looked[..])
    }

    /// The node of the picture that has the keyboard focus.
    pub fn cursor(&self) -> Option<u32> {
        let view = self.view.as_ref()?;
        view.picture.get(nearest(view, &self.path)).map(|node| node.id)
    }

    /// Selects a node of the picture.
    pub fn select(&mut self, id: u32, record: &dyn AnyRecord) -> Vec<UctRequest> {
        let Some(view) = &self.view else { return Vec::new() };
        let Some(index) = view.picture.iter().position(|node| node.id == id) else { return Vec::new() };
        let path = path_to(view, index);
        self.select_path(path, record)
    }

    /// Selects a root move.
    pub fn select_root_move(&mut self, index: usize, record: &dyn AnyRecord) -> Vec<UctRequest> {
        let mv = self.view.as_ref().and_then(|view| view.root.get(index)).map(|candidate| candidate.mv.clone());
        mv.map_or_else(Vec::new, |mv| self.select_path(vec![mv], record))
    }

    /// Selects the node after these moves; an empty path clears the selection.
    pub fn select_path(&mut self, path: Vec<String>, record: &dyn AnyRecord) -> Vec<UctRequest> {
        let mut preview = (!path.is_empty()).then(|| Preview::new(record, &path));
        if let Some(preview) = &mut preview {
            preview.show(path.len());
        }
        (self.path, self.preview) = (path, preview);
        self.version = self.version.wrapping_add(1);
        self.order()
    }

    /// Clears the selection.
    pub fn deselect(&mut self, record: &dyn AnyRecord) -> Vec<UctRequest> {
        if self.path.is_empty() { Vec::new() } else { self.select_path(Vec::new(), record) }
    }

    /// Moves the selection to a neighbour.
    pub fn move_selection(&mut self, direction: Direction, record: &dyn AnyRecord) -> Vec<UctRequest> {
        let Some(view) = &self.view else { return Vec::new() };
        let selected_index = nearest(view, &self.path);
        let parent = view.picture.get(selected_index).and_then(|node| node.parent);
        let below = |parent: u32| {
            let nodes = view.picture.iter().enumerate();
            nodes.filter(move |(_, node)| node.parent == Some(parent)).map(|(index, node)| (index, node.visits))
        };
        let next = match direction {
            Direction::Top => Some(0),
            Direction::Parent => parent.and_then(|parent| usize::try_from(parent).ok()),
            Direction::Child => {
                let selected = u32::try_from(selected_index).unwrap_or(u32::MAX);
                // The first of those with the most visits.
                below(selected).min_by_key(|&(_, visits)| std::cmp::Reverse(visits)).map(|(index, _)| index)
            }
            Direction::Previous => parent.and_then(|parent| {
                below(parent).map(|(index, _)| index).take_while(|&index| index < selected_index).last()
            }),
            Direction::Next => {
                parent.and_then(|parent| below(parent).map(|(index, _)| index).find(|&index| index > selected_index))
            }
        };
        let Some(next) = next else { return Vec::new() };
        let path = path_to(view, next);
        self.select_path(path, record)
    }

    /// Zooms to the selected node, or back to the root.
    pub fn zoom(&mut self, closer: bool) -> Vec<UctRequest> {
        self.top = if closer { self.path.clone() } else { Vec::new() };
        self.order()
    }

    fn order(&self) -> Vec<UctRequest> {
        let order = |request: PositionRequest| UctRequest::Look {
            id: request.id,
            top: self.top.clone(),
            way: self.path.clone(),
        };
        self.request.map(order).into_iter().collect()
    }

    /// Handles the loss of the worker: the search restarts with the same limit.
    pub fn on_worker_lost(&mut self) {
        let (on, limit, seed) = (self.on, self.limit, self.seed);
        self.on_worker_failed();
        (self.on, self.limit, self.seed) = (on, limit, seed);
    }

    /// Handles the permanent failure of the worker.
    pub fn on_worker_failed(&mut self) {
        *self = Self { version: self.version.wrapping_add(1), ..Self::default() };
    }

    /// Exports the picture, or the history of the moves; `None` if there is no view of the current position.
    pub fn export(&self, record: &dyn AnyRecord, exploration: f32, format: Format) -> Option<File> {
        let view = self.view_for(record)?;
        if format == Format::Csv {
            let content = Content::Text(history(&self.development.samples, view)?);
            return Some(File { name: "uct-development.csv".to_owned(), content });
        }
        let (seed, playouts) = (self.seed.unwrap_or_default(), view.playouts);
        let setting = Setting { exploration, policy: Policy::Standard, proves: true, per_leaf: 1, seed, playouts };
        let searched = Searched { record, top: &view.top, setting, is_repeatable: self.seed.is_some() };
        tree("uct-tree", format, &searched, &view.picture)
    }
}

/// Formats a row for each move at each sample.
fn history(samples: &[Sample], view: &View) -> Option<String> {
    let row = |playouts: u32, mv: &str, visits: u32, mean: f32, is_best: bool| {
        // A move without visits has no mean.
        let mean = if visits > 0 { mean.to_string() } else { String::new() };
        csv_line(&[&playouts.to_string(), mv, &visits.to_string(), &mean, if is_best { "yes" } else { "" }])
    };
    let mut table = csv_line(&["playouts", "move", "visits", "mean", "best"]);
    for sample in samples {
        for (index, candidate) in view.root.iter().enumerate() {
            let (visits, mean) = (sample.visits.get(index)?, sample.means.get(index)?);
            table += &row(sample.playouts, &candidate.mv, *visits, *mean, sample.best as usize == index);
        }
    }
    // The view is usually later than the last sample.
    let is_later = samples.last().is_none_or(|last| last.playouts < view.playouts);
    for candidate in view.root.iter().filter(|_| is_later) {
        let is_best = view.best.as_ref() == Some(&candidate.mv);
        table += &row(view.playouts, &candidate.mv, candidate.visits, candidate.mean, is_best);
    }
    (!samples.is_empty()).then_some(table)
}

//! The tree while it grows.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::uct::{Looked, Order, Search, View};

use super::asked::{Asked, search};
use super::development::Development;
use super::event::Direction;
use super::film::Film;
use super::icicle::{nearest, way_to};

/// What the worker has been told to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Going {
    /// Nothing.
    #[default]
    Paused,
    /// To think.
    On,
    /// To think until there are so many playouts.
    UpTo(u32),
}

/// A search that can be seen.
#[derive(Debug, Default)]
pub struct Live {
    /// Whether somebody wants it to think.
    pub on: bool,
    /// What is to be seen.
    pub view: Option<View>,
    /// How the moves have developed.
    pub development: Development,
    /// Counts the changes of what is to be seen.
    pub version: u32,
    /// The playouts after which it pauses.
    limit: Option<u32>,
    /// Makes it repeatable.
    seed: Option<u32>,
    asked: Option<Asked>,
    goes: Going,
    /// The moves to the uppermost node of the picture.
    top: Vec<String>,
    /// The moves to the node that is looked at; none where it is the root.
    way: Vec<String>,
    film: Option<Film>,
}

impl Live {
    /// Goes along with the board; `wanted` says whether it is to think. Returns orders.
    pub fn follow(&mut self, record: &dyn AnyRecord, wanted: bool, exploration: f32, next_id: &mut u32) -> Vec<Order> {
        let is_over = record.ending().is_some();
        let mut orders = Vec::new();
        if self.asked.is_some_and(|asked| !asked.is_of(record)) {
            let on = self.on;
            orders = self.begin_anew(None);
            self.on = on;
        }
        let wanted = match self.limit {
            _ if !wanted || is_over => Going::Paused,
            None => Going::On,
            Some(limit) => Going::UpTo(limit),
        };
        match self.asked {
            None if wanted != Going::Paused => {
                *next_id = next_id.wrapping_add(1);
                self.asked = Some(Asked::new(*next_id, record));
                self.goes = wanted;
                let search = search(record, *next_id, exploration, self.seed);
                orders.push(Order::Think(Search { limit: self.limit, ..search }));
            }
            Some(Asked { id, .. }) if self.goes != wanted => {
                self.goes = wanted;
                orders.push(match wanted {
                    Going::Paused => Order::Pause { id },
                    Going::On => Order::GoOn { id },
                    Going::UpTo(playouts) => Order::GoUpTo { id, playouts },
                });
            }
            _ => {}
        }
        orders
    }

    /// Forgets the search. The next one has that seed, or one by chance.
    pub fn begin_anew(&mut self, seed: Option<u32>) -> Vec<Order> {
        let goes = self.goes != Going::Paused;
        let orders = self.asked.filter(|_| goes).map(|Asked { id, .. }| Order::Pause { id });
        *self = Self { seed, version: self.version.wrapping_add(1), ..Self::default() };
        orders.into_iter().collect()
    }

    /// Lets it think, or ends it.
    pub fn run(&mut self, on: bool) {
        // The worker answers in any case.
        if let Some(view) = self.view.as_mut().filter(|_| on && !self.on) {
            view.is_running = true;
        }
        (self.on, self.limit) = (on, None);
    }

    /// Lets it think until there are so many playouts.
    pub fn run_up_to(&mut self, playouts: u32) {
        (self.on, self.limit) = (true, Some(playouts));
        // The worker answers in any case.
        if let Some(view) = &mut self.view {
            view.is_running = true;
        }
    }

    /// What makes it repeatable, where that is known.
    pub fn seed(&self) -> Option<u32> {
        self.seed
    }

    /// The playouts so far.
    pub fn playouts(&self) -> u32 {
        self.view.as_ref().map_or(0, |view| view.playouts)
    }

    /// Whether more playouts cannot change the move.
    pub fn is_decided(&self) -> bool {
        self.on && self.view.as_ref().is_some_and(|view| !view.is_running)
    }

    /// Takes what is to be seen.
    pub fn hear(&mut self, id: u32, mut view: View) {
        if self.asked.is_none_or(|asked| asked.id != id) {
            return;
        }
        self.version = self.version.wrapping_add(1);
        self.development.extend(std::mem::take(&mut view.samples));
        // An answer that was on its way when somebody looked elsewhere shows what is no more looked at.
        if view.top != self.top
            && let Some(before) = &self.view
            && before.top == self.top
        {
            view.top.clone_from(&before.top);
            view.picture.clone_from(&before.picture);
        }
        if !view.is_running && self.limit.is_some_and(|limit| view.playouts >= limit) {
            // It has paused by itself.
            self.run(false);
            self.goes = Going::Paused;
        }
        self.view = Some(view);
    }

    /// What is to be seen of the present position.
    pub fn view_of(&self, record: &dyn AnyRecord) -> Option<&View> {
        self.view.as_ref().filter(|_| self.asked.is_some_and(|asked| asked.is_of(record)))
    }

    /// The moves to the node that is looked at.
    pub fn way(&self) -> &[String] {
        &self.way
    }

    /// The moves to the uppermost node of the picture.
    pub fn top(&self) -> &[String] {
        &self.top
    }

    /// The numbers of the moves to the node that is looked at, as far as they have come.
    pub fn looked(&self) -> Option<&[Looked]> {
        let view = self.view.as_ref()?;
        (view.way == self.way && view.looked.len() == self.way.len()).then_some(&view.looked[..])
    }

    /// The node of the picture that the keyboard reaches.
    pub fn cursor(&self) -> Option<u32> {
        let view = self.view.as_ref()?;
        view.picture.get(nearest(view, &self.way)).map(|node| node.id)
    }

    /// The position that is looked at, where it is another than that on the board.
    pub fn film(&self) -> Option<&Film> {
        self.film.as_ref()
    }

    /// Looks at a node of the picture.
    pub fn look_at(&mut self, id: u32, record: &dyn AnyRecord) -> Vec<Order> {
        let Some(view) = &self.view else { return Vec::new() };
        let Some(place) = view.picture.iter().position(|node| node.id == id) else { return Vec::new() };
        let way = way_to(view, place);
        self.look(way, record)
    }

    /// Looks at a move of the root.
    pub fn look_at_root_move(&mut self, place: usize, record: &dyn AnyRecord) -> Vec<Order> {
        let mv = self.view.as_ref().and_then(|view| view.root.get(place)).map(|candidate| candidate.mv.clone());
        mv.map_or_else(Vec::new, |mv| self.look(vec![mv], record))
    }

    /// Looks at what the moves lead to; at the position on the board where there are none.
    pub fn look(&mut self, way: Vec<String>, record: &dyn AnyRecord) -> Vec<Order> {
        let mut film = (!way.is_empty()).then(|| Film::new(record, &way));
        if let Some(film) = &mut film {
            film.show(way.len());
        }
        (self.way, self.film) = (way, film);
        self.version = self.version.wrapping_add(1);
        self.order()
    }

    /// Goes from the node that is looked at to a neighbour.
    pub fn walk(&mut self, direction: Direction, record: &dyn AnyRecord) -> Vec<Order> {
        let Some(view) = &self.view else { return Vec::new() };
        let here = nearest(view, &self.way);
        let parent = view.picture.get(here).and_then(|node| node.parent);
        let below = |parent: u32| {
            let nodes = view.picture.iter().enumerate();
            nodes.filter(move |(_, node)| node.parent == Some(parent)).map(|(place, node)| (place, node.visits))
        };
        let next = match direction {
            Direction::Top => Some(0),
            Direction::Parent => parent.and_then(|parent| usize::try_from(parent).ok()),
            Direction::Child => {
                let own = u32::try_from(here).unwrap_or(u32::MAX);
                // The first of those with the most.
                below(own).min_by_key(|&(_, visits)| std::cmp::Reverse(visits)).map(|(place, _)| place)
            }
            Direction::Previous => {
                parent.and_then(|parent| below(parent).map(|(place, _)| place).take_while(|&place| place < here).last())
            }
            Direction::Next => {
                parent.and_then(|parent| below(parent).map(|(place, _)| place).find(|&place| place > here))
            }
        };
        let Some(next) = next else { return Vec::new() };
        let way = way_to(view, next);
        self.look(way, record)
    }

    /// Makes the node that is looked at the uppermost one, or the root again.
    pub fn zoom(&mut self, closer: bool) -> Vec<Order> {
        self.top = if closer { self.way.clone() } else { Vec::new() };
        self.order()
    }

    fn order(&self) -> Vec<Order> {
        let order = |asked: Asked| Order::Look { id: asked.id, top: self.top.clone(), way: self.way.clone() };
        self.asked.map(order).into_iter().collect()
    }

    /// Its worker is gone.
    pub fn broke(&mut self) {
        *self = Self { version: self.version.wrapping_add(1), ..Self::default() };
    }
}

//! The piece in hand and where it may go.

use alquerque_core::Player;
use alquerque_core::alquerque::{Alquerque, Direction, Move, Point, Ruleset};
use alquerque_core::record::Record;

/// A piece that was picked up, and the jumps that it has made so far in its chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    /// The points touched so far, beginning with the one it was picked up from.
    pub(crate) path: Vec<Point>,
}

/// What became of a piece in hand that was put on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Put {
    /// The turn is complete; the legs from this place of the path are new.
    Complete { mv: Move, from_leg: usize },
    /// There is a further jump to choose; the legs from this place of the path are new.
    Further { from_leg: usize },
    /// The piece may not go there.
    Refused,
}

impl Hand {
    /// Picks up the piece on `point`, if it may move.
    pub(crate) fn pick_up(legal: &[Move], point: Point) -> Option<Self> {
        legal.iter().any(|mv| mv.from() == point).then(|| Self { path: vec![point] })
    }

    /// Where the piece is now.
    pub(crate) fn here(&self) -> Point {
        self.path[self.path.len() - 1]
    }

    /// Where it was picked up.
    pub(crate) fn origin(&self) -> Point {
        self.path[0]
    }

    /// Whether the chain has begun, so that the piece must go on.
    pub(crate) fn has_jumped(&self) -> bool {
        self.path.len() > 1
    }

    fn continuations<'a>(&'a self, legal: &'a [Move]) -> impl Iterator<Item = Move> + 'a {
        legal.iter().copied().filter(|mv| mv.path().starts_with(&self.path))
    }

    /// The points on which the piece may be put next.
    pub(crate) fn targets(&self, legal: &[Move]) -> Vec<Point> {
        let mut targets: Vec<Point> =
            self.continuations(legal).filter_map(|mv| mv.path().get(self.path.len()).copied()).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// Puts the piece on `point`, and takes it on from there as long as there is no choice to make.
    pub(crate) fn put(&mut self, legal: &[Move], point: Point) -> Put {
        if !self.targets(legal).contains(&point) {
            return Put::Refused;
        }
        let from_leg = self.path.len() - 1;
        self.path.push(point);
        while let [only] = self.targets(legal)[..] {
            self.path.push(only);
        }
        match self.continuations(legal).find(|mv| mv.path() == self.path) {
            Some(mv) => Put::Complete { mv, from_leg },
            None => Put::Further { from_leg },
        }
    }

    /// The points of the checkers captured so far.
    pub(crate) fn captured(&self, legal: &[Move]) -> Vec<Point> {
        let jumps = self.path.len() - 1;
        self.continuations(legal).next().map_or_else(Vec::new, |mv| mv.captured().into_iter().take(jumps).collect())
    }
}

/// Why nothing can be picked up from `point`, in a sentence for the player who is to move.
pub(crate) fn why_not(record: &Record<Alquerque>, legal: &[Move], point: Point) -> String {
    let position = record.position();
    let player = record.to_move();
    match position.checker_at(point) {
        None => format!("There is no piece on {point}. Pieces that may move: {}.", origins_text(legal)),
        Some(owner) if owner != player => {
            format!("It is {}'s turn. Pieces that may move: {}.", player.name(), origins_text(legal))
        }
        Some(_) if legal.iter().any(|mv| mv.is_capture()) => {
            format!("A capture is compulsory: {}.", origins_text(legal))
        }
        Some(_) => format!("{} Pieces that may move: {}.", why_blocked(record, point), origins_text(legal)),
    }
}

/// Why the piece on `from` may not go to `to`, in a sentence.
pub(crate) fn why_refused(record: &Record<Alquerque>, legal: &[Move], from: Point, to: Point) -> String {
    let position = record.position();
    let ruleset: Ruleset = record.game().ruleset;
    if legal.iter().any(|mv| mv.is_capture()) {
        return "A capture is compulsory.".to_owned();
    }
    if position.checker_at(to).is_some() {
        return "That point is taken.".to_owned();
    }
    match Direction::between(from, to) {
        None => "No line leads there in one step.".to_owned(),
        Some(direction) if !ruleset.step_directions(record.to_move()).contains(&direction) => {
            "Pieces do not step back.".to_owned()
        }
        Some(_) => format!("It came from {to} and may not step straight back."),
    }
}

fn why_blocked(record: &Record<Alquerque>, point: Point) -> String {
    let position = record.position();
    let player = record.to_move();
    let ruleset: Ruleset = record.game().ruleset;
    if !ruleset.step_origins(player).contains(point) {
        return format!("The piece on {point} has reached the far row and can only capture from there.");
    }
    let barred = Direction::ALL.into_iter().find_map(|direction| {
        let to = point.neighbour(direction).filter(|_| position.barred(direction).contains(point))?;
        position.empty().contains(to).then_some(to)
    });
    barred.map_or_else(
        || format!("The piece on {point} has no free point to go to."),
        |to| format!("The piece on {point} came from {to} and may not step back."),
    )
}

/// The points of the pieces that may move, as `d3 or e2`.
pub(crate) fn origins_text(legal: &[Move]) -> String {
    let mut origins: Vec<String> = movable(legal).iter().map(ToString::to_string).collect();
    origins.sort_unstable();
    match origins.split_last() {
        None => "none".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// The points of the pieces that may move.
pub(crate) fn movable(legal: &[Move]) -> Vec<Point> {
    let mut origins: Vec<Point> = legal.iter().map(|mv| mv.from()).collect();
    origins.sort_unstable();
    origins.dedup();
    origins
}

/// `Light` or `Dark`, to begin a sentence or a label.
pub(crate) fn side_name(player: Player) -> &'static str {
    match player {
        Player::Light => "Light",
        Player::Dark => "Dark",
    }
}

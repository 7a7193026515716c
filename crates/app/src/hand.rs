//! The piece in hand and where it may go, in terms of no game: a hand is the beginning of a legal turn's path. Where a
//! turn sets a piece (its path is a single spot), nothing is taken in hand.

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Coordinates, Kind, Piece, Spot, Turn};

/// More spots than this are not listed in a sentence: the board shows them.
const MOST_LISTED: usize = 8;

/// A piece that was picked up, and the jumps that it has made so far in its chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The spots touched so far, beginning with the one it was picked up from.
    pub path: Vec<Spot>,
}

/// What became of a piece in hand that was put on a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    /// The turn is complete; the legs from this place of the path are new.
    Complete {
        /// The whole turn.
        turn: Turn,
        /// The place in its path.
        from_leg: usize,
    },
    /// The player chooses how to go on, or whether at all; the legs from this place of the path are new.
    Further {
        /// The place in its path.
        from_leg: usize,
    },
    /// The piece may not go there.
    Refused,
}

impl Hand {
    /// Picks up the piece on `spot`, if it may move.
    pub fn pick_up(legal: &[Turn], spot: Spot) -> Option<Self> {
        origins(legal).contains(&spot).then(|| Self { path: vec![spot] })
    }

    /// Where the piece is now.
    pub fn here(&self) -> Spot {
        self.path[self.path.len() - 1]
    }

    /// Where it was picked up.
    pub fn origin(&self) -> Spot {
        self.path[0]
    }

    /// Whether the chain has begun.
    pub fn has_jumped(&self) -> bool {
        self.path.len() > 1
    }

    fn continuations<'a>(&'a self, legal: &'a [Turn]) -> impl Iterator<Item = &'a Turn> + 'a {
        legal.iter().filter(|turn| turn.path.starts_with(&self.path))
    }

    /// The spots on which the piece may be put next.
    pub fn targets(&self, legal: &[Turn]) -> Vec<Spot> {
        sorted(self.continuations(legal).filter_map(|turn| turn.path.get(self.path.len()).copied()))
    }

    /// The turn that is complete if the piece stays where it is now.
    pub fn finished<'a>(&self, legal: &'a [Turn]) -> Option<&'a Turn> {
        legal.iter().find(|turn| self.has_jumped() && turn.path == self.path)
    }

    /// Puts the piece on `spot`, and takes it on from there as long as it must go on and there is one way only.
    pub fn put(&mut self, legal: &[Turn], spot: Spot) -> Put {
        if !self.targets(legal).contains(&spot) {
            return Put::Refused;
        }
        let from_leg = self.path.len() - 1;
        self.path.push(spot);
        loop {
            let targets = self.targets(legal);
            match (self.finished(legal), &targets[..]) {
                (Some(turn), []) => return Put::Complete { turn: turn.clone(), from_leg },
                (None, [only]) => self.path.push(*only),
                _ => return Put::Further { from_leg },
            }
        }
    }

    /// The spots of the pieces captured so far.
    pub fn captured(&self, legal: &[Turn]) -> Vec<Spot> {
        let jumps = self.path.len() - 1;
        self.continuations(legal)
            .next()
            .map_or_else(Vec::new, |turn| turn.captured.iter().copied().take(jumps).collect())
    }
}

/// The spots of the pieces that may move.
pub fn origins(legal: &[Turn]) -> Vec<Spot> {
    sorted(legal.iter().filter(|turn| turn.path.len() > 1).map(|turn| turn.path[0]))
}

/// The turn that sets a piece on `spot`.
pub fn set_on(legal: &[Turn], spot: Spot) -> Option<&Turn> {
    legal.iter().find(|turn| turn.path == [spot])
}

/// The spots on which a piece may be set.
pub fn sets(legal: &[Turn]) -> Vec<Spot> {
    sorted(legal.iter().filter(|turn| turn.path.len() == 1).map(|turn| turn.path[0]))
}

/// The pass that is the only legal turn.
pub fn forced_pass(legal: &[Turn]) -> Option<&Turn> {
    match legal {
        [only] if only.path.is_empty() => Some(only),
        _ => None,
    }
}

/// Whether every legal turn jumps over something.
pub fn must_capture(legal: &[Turn]) -> bool {
    !legal.is_empty() && legal.iter().all(|turn| turn.path.len() > 1 && !turn.captured.is_empty())
}

fn sorted(spots: impl Iterator<Item = Spot>) -> Vec<Spot> {
    let spots: Vec<Spot> = spots.collect();
    let all = spots.iter().max().map_or(0, |last| last.0 + 1);
    (0..all).map(Spot).filter(|spot| spots.contains(spot)).collect()
}

/// Why nothing can be picked up from `spot`, or set there, in a sentence for the player who is to move.
pub fn why_not(record: &dyn AnyRecord, legal: &[Turn], spot: Spot) -> String {
    let player = record.to_move();
    let name = spot_text(record, spot);
    let may = what_may_be_done(record, legal);
    if forced_pass(legal).is_some() {
        return pass_text(player);
    }
    let own = || record.why_not(spot, None);
    match record.piece(spot) {
        Some(_) if origins(legal).is_empty() => {
            format!(
                "{}{may}",
                own().unwrap_or_else(|| format!("There is a {} on {name} already.", record.board().piece))
            )
        }
        None if origins(legal).is_empty() => {
            format!("{}{may}", own().unwrap_or_else(|| format!("You may not set on {name}.")))
        }
        None => format!("There is no {} on {name}.{may}", record.board().piece),
        Some(piece) if piece.player != player => format!("It is {}'s turn.{may}", player.name()),
        Some(_) if must_capture(legal) => format!("A capture is compulsory: {}.", origins_text(record, legal)),
        Some(piece) => {
            let blocked =
                || format!("The {} on {name} has no free {} to go to.", kind_text(record, piece), place_text(record));
            format!("{}{may}", own().unwrap_or_else(blocked))
        }
    }
}

/// Why the piece on `from` may not go to `to`, in a sentence.
pub fn why_refused(record: &dyn AnyRecord, legal: &[Turn], from: Spot, to: Spot) -> String {
    if must_capture(legal) {
        return "A capture is compulsory.".to_owned();
    }
    if record.piece(to).is_some() {
        return format!("That {} is taken.", place_text(record));
    }
    record.why_not(from, Some(to)).unwrap_or_else(|| "No move leads there.".to_owned())
}

/// What the player may do instead; empty where the list would be too long to read.
fn what_may_be_done(record: &dyn AnyRecord, legal: &[Turn]) -> String {
    let (spots, what) = match (origins(legal), sets(legal)) {
        (movable, _) if !movable.is_empty() => (movable, format!("{} that may move", plural(record.board().piece))),
        (_, sets) => (sets, "You may set on".to_owned()),
    };
    if spots.is_empty() || spots.len() > MOST_LISTED {
        return String::new();
    }
    format!(" {}: {}.", capitalized(&what), listed(record, &spots))
}

/// The spots of the pieces that may move, as `d3 or e2`.
pub fn origins_text(record: &dyn AnyRecord, legal: &[Turn]) -> String {
    listed(record, &origins(legal))
}

/// Spots in their names' order, as `d3, e2 or e3`.
pub fn listed(record: &dyn AnyRecord, spots: &[Spot]) -> String {
    let mut names: Vec<String> = spots.iter().map(|&spot| format!("{:>2}", name(record, spot))).collect();
    names.sort_unstable();
    let names: Vec<&str> = names.iter().map(|name| name.trim_start()).collect();
    match names.split_last() {
        None => "none".to_owned(),
        Some((only, [])) => (*only).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// The spot's name in notation; empty for a spot that is not played on.
pub fn name(record: &dyn AnyRecord, spot: Spot) -> String {
    record.spot_name(spot).unwrap_or_default()
}

fn numeric(record: &dyn AnyRecord) -> bool {
    record.board().coordinates == Coordinates::Spots
}

/// The spot's name where it begins a label or stands in a sentence: a bare number would not be understood.
pub fn spot_text(record: &dyn AnyRecord, spot: Spot) -> String {
    let name = name(record, spot);
    if numeric(record) { format!("square {name}") } else { name }
}

/// What a spot of the board is called.
fn place_text(record: &dyn AnyRecord) -> &'static str {
    if numeric(record) { "square" } else { "point" }
}

/// What a piece is called, without its colour.
pub fn kind_text(record: &dyn AnyRecord, piece: Piece) -> &'static str {
    match piece.kind {
        Kind::Man => record.board().piece,
        Kind::King => "king",
    }
}

/// Several common pieces; English names of pieces are regular but for the man.
pub fn plural(piece: &str) -> String {
    match piece {
        "man" => "pieces".to_owned(),
        other => format!("{other}s"),
    }
}

/// The sentence about a turn that must be passed.
pub fn pass_text(player: Player) -> String {
    format!("{} has no move and must pass.", side_name(player))
}

/// `Light` or `Dark`, to begin a sentence or a label.
pub fn side_name(player: Player) -> &'static str {
    match player {
        Player::Light => "Light",
        Player::Dark => "Dark",
    }
}

/// `1 game`, `2 games`, ...
pub fn counted(number: usize, noun: &str) -> String {
    let s = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{s}")
}

/// A message of the core with what it quotes between `“` and `”` instead of two backticks.
pub fn in_quotes(message: &str) -> String {
    let mut words = String::new();
    for (part, text) in message.split('`').enumerate() {
        // Every second part stood between two marks.
        match part {
            0 => {}
            part if part % 2 == 1 => words.push('“'),
            _ => words.push('”'),
        }
        words.push_str(text);
    }
    words
}

/// The text with a capital at its beginning, if that is an English letter.
pub fn capitalized(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

//! The rules as a value: named rulesets, and the effect of options.

use super::point::{Bitboard, Direction, Point, SIZE};
use crate::catalogue::{GameInfo, Named, NamedRuleset, ProverScope, ScoreUnit, infos};
use crate::options::{Capture, Chain, InnerSquare, Inverting, Steps};
use crate::ruleset_text::{Rules, rules};
use crate::{GameId, Player};

/// The rules of Alquerque.
///
/// Its text form is the name of one of [`Rules::NAMED`] and the options in which it differs: `merkel`,
/// `merkel,invert=allowed`, `murray,begin=dark`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Where a checker may step.
    pub steps: Steps,
    /// Whether a checker may undo its own last step.
    pub inverting: Inverting,
    /// Whether captures are compulsory.
    pub capture: Capture,
    /// The length of capture chains.
    pub chain: Chain,
    /// Whether the endgame is played on the inner square.
    pub inner_square: InnerSquare,
    /// The side that moves first.
    pub begin: Player,
}

impl Default for Ruleset {
    fn default() -> Self {
        Self::MERKEL
    }
}

impl Ruleset {
    /// The rules of Oliver Merkel's HTML5 Alquerque.
    pub const MERKEL: Self = Self {
        steps: Steps::Forward,
        inverting: Inverting::Forbidden,
        capture: Capture::Compulsory,
        chain: Chain::Compulsory,
        inner_square: InnerSquare::Off,
        begin: Player::Light,
    };
    /// Alquerque as in the mediaeval Book of Games, with both kinds of compulsion.
    pub const MEDIEVAL: Self = Self { steps: Steps::Any, inverting: Inverting::Allowed, ..Self::MERKEL };
    /// Ancient checkers: chains may stop, and the end game is played on the inner square.
    pub const ANCIENT: Self = Self { chain: Chain::Optional, inner_square: InnerSquare::FromEight, ..Self::MEDIEVAL };
    /// The text of the Libro de los juegos alone: nothing is compulsory, and there is one capture per turn.
    pub const ALFONSO: Self = Self { capture: Capture::Optional, chain: Chain::Single, ..Self::MEDIEVAL };
    /// Murray's reading: nothing is compulsory, and chains are possible.
    pub const MURRAY: Self = Self { capture: Capture::Optional, chain: Chain::Optional, ..Self::MEDIEVAL };

    /// The same rules with light moving first, for use as a key: the first player does not affect the value of a state.
    pub const fn with_light_first(self) -> Self {
        Self { begin: Player::Light, ..self }
    }

    /// The directions in which `player`'s checkers step without capturing.
    pub const fn step_directions(self, player: Player) -> &'static [Direction] {
        use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        match (self.steps, player) {
            (Steps::Any, _) => &Direction::ALL,
            (Steps::Forward, Player::Light) => &[North, NorthEast, East, West, NorthWest],
            (Steps::Forward, Player::Dark) => &[East, SouthEast, South, SouthWest, West],
        }
    }

    /// The points from which `player`'s checkers may step, ignoring the inner square.
    pub const fn step_origins(self, player: Player) -> Bitboard {
        match self.steps {
            Steps::Any => Bitboard::ALL,
            Steps::Forward => Bitboard(Bitboard::ALL.0 & !Bitboard::row(far_row(player)).0),
        }
    }

    /// Whether `player` could make this step on an empty board.
    pub fn has_step(self, player: Player, from: Point, direction: Direction) -> bool {
        self.step_directions(player).contains(&direction)
            && self.step_origins(player).contains(from)
            && from.neighbour(direction).is_some()
    }

    /// The directions in which steps can be barred.
    pub const fn bars(self) -> &'static [Direction] {
        match (self.inverting, self.steps) {
            (Inverting::Allowed, _) => &[],
            (Inverting::Forbidden, Steps::Any) => &Direction::ALL,
            (Inverting::Forbidden, Steps::Forward) => &[Direction::East, Direction::West],
        }
    }

    /// Whether a checker of `player` on this point can have come from there, so that its step back can be barred.
    pub fn can_bar(self, player: Player, point: Point, direction: Direction) -> bool {
        let came_by = |from| self.has_step(player, from, direction.opposite());
        self.bars().contains(&direction)
            && self.has_step(player, point, direction)
            && point.neighbour(direction).is_some_and(came_by)
    }

    /// Whether positions can repeat; then repetition and a count of quiet plies draw the game, and players can agree on
    /// a draw. With forward steps that may not be undone, every checker runs out of steps; with steps along any line,
    /// checkers can go in circles.
    pub const fn can_repeat(self) -> bool {
        matches!((self.steps, self.inverting), (Steps::Any, _) | (_, Inverting::Allowed))
    }

    /// Whether a game can be drawn: if positions can repeat, or both sides can be made to pass on the inner square.
    pub const fn can_draw(self) -> bool {
        self.can_repeat() || matches!(self.inner_square, InnerSquare::FromEight)
    }
}

const fn far_row(player: Player) -> u8 {
    match player {
        Player::Light => SIZE - 1,
        Player::Dark => 0,
    }
}

rules!(Ruleset {
    steps: Steps(Steps::Forward, Steps::Any);
    inverting: Inverting(Inverting::Forbidden, Inverting::Allowed);
    capture: Capture(Capture::Compulsory, Capture::Optional);
    chain: Chain(Chain::Compulsory, Chain::Optional, Chain::Single);
    inner_square: InnerSquare(InnerSquare::Off, InnerSquare::FromEight);
    begin: Begin(Player::Light, Player::Dark);
});

/// The game's catalogue entry.
pub(crate) const INFO: GameInfo = GameInfo {
    id: GameId::Alquerque,
    rulesets: &infos(&NAMED),
    options: Ruleset::OPTIONS,
    prover: ProverScope::Everything,
    pieces_move: true,
    lead_tells: false,
    score_unit: ScoreUnit::Men,
};

const NAMED: [Named<Ruleset>; 5] = [
    Named { info: NamedRuleset { name: "merkel", year: Some(1979) }, rules: Ruleset::MERKEL },
    Named { info: NamedRuleset { name: "medieval", year: Some(1283) }, rules: Ruleset::MEDIEVAL },
    Named { info: NamedRuleset { name: "ancient", year: None }, rules: Ruleset::ANCIENT },
    Named { info: NamedRuleset { name: "alfonso", year: Some(1283) }, rules: Ruleset::ALFONSO },
    Named { info: NamedRuleset { name: "murray", year: Some(1951) }, rules: Ruleset::MURRAY },
];

//! That long games stay quick: what looks for repetitions goes back to the last move that cannot be taken back, and no
//! further. It is counted how often positions are compared.

use std::cell::Cell;
use std::hash::{Hash, Hasher};

use alquerque_core::evaluate::Evaluate;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, Uct, UctConfig, rng};
use alquerque_core::{Ending, Game, Outcome, Player, TextError};
use rand::Rng;

thread_local! {
    static COMPARED: Cell<u64> = const { Cell::new(0) };
}

/// A tower with a round gallery on each floor. The players walk round it together, and now and then climb to the next
/// floor, from which there is no way back.
#[derive(Clone, Debug)]
struct Tower;

/// Places of a gallery.
const PLACES: u32 = 50;

#[derive(Clone, Copy, Debug)]
struct Place {
    floor: u32,
    spot: u32,
    walked: usize,
}

impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        COMPARED.set(COMPARED.get() + 1);
        (self.floor, self.spot) == (other.floor, other.spot)
    }
}

impl Eq for Place {}

impl Hash for Place {
    /// The same for all, so that nothing but comparing tells places apart.
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Step {
    Walk,
    Climb,
}

impl Game for Tower {
    type Position = Place;
    type Move = Step;

    fn start(&self) -> Place {
        Place { floor: 0, spot: 0, walked: 0 }
    }

    fn to_move(&self, position: &Place) -> Player {
        Player::BOTH[usize::from(!(position.floor + position.spot).is_multiple_of(2))]
    }

    fn moves_into(&self, _: &Place, moves: &mut Vec<Step>) {
        moves.clear();
        moves.extend([Step::Walk, Step::Climb]);
    }

    fn play(&self, position: &Place, mv: Step) -> Place {
        match mv {
            Step::Walk => Place { spot: (position.spot + 1) % PLACES, walked: position.walked + 1, ..*position },
            Step::Climb => Place { floor: position.floor + 1, walked: 0, ..*position },
        }
    }

    fn ending(&self, _: &Place, _: &[Step]) -> Option<Ending> {
        None
    }

    fn can_repeat(&self) -> bool {
        true
    }

    fn quiet_plies(&self, position: &Place) -> usize {
        position.walked
    }

    fn playout<R: Rng>(&self, _: &Place, _: &mut R) -> Outcome {
        Outcome::Draw
    }

    fn ruleset_text(&self) -> String {
        "tower".to_owned()
    }

    fn parse_position(&self, text: &str) -> Result<Place, TextError> {
        Err(no_text(text))
    }

    fn position_text(&self, position: &Place) -> String {
        format!("{position:?}")
    }

    fn parse_move(&self, _: &Place, text: &str) -> Result<Step, TextError> {
        Err(no_text(text))
    }

    fn move_text(&self, mv: Step) -> String {
        format!("{mv:?}")
    }
}

impl Evaluate for Tower {
    fn evaluate(&self, position: &Place) -> i32 {
        position.spot.cast_signed()
    }

    fn is_quiet(&self, _: &Place, _: Step) -> bool {
        true
    }

    fn key(&self, position: &Place) -> u64 {
        u64::from(position.floor) << 32 | u64::from(position.spot) << 16 | position.walked as u64
    }
}

/// A tower reads nothing.
fn no_text(text: &str) -> TextError {
    text.parse::<AnyGame>().err().unwrap_or_else(|| "tower".parse::<AnyGame>().unwrap_err())
}

/// How often positions were compared meanwhile.
fn compared(work: impl FnOnce()) -> u64 {
    let before = COMPARED.get();
    work();
    COMPARED.get() - before
}

#[test]
fn long_games_are_looked_through_no_further_than_to_the_last_irreversible_move() {
    const PLIES: u32 = 10_000;
    let mut record = Record::new(Tower);
    let playing = compared(|| {
        for ply in 1..=PLIES {
            record.play(if ply % (PLACES - 1) == 0 { Step::Climb } else { Step::Walk });
            assert_eq!(record.ending(), None);
        }
    });
    assert!(playing <= u64::from(PLIES * PLACES), "{playing}");
    assert_eq!(record.positions().len() as u64, u64::from(PLIES) + 1);

    let stepping = compared(|| {
        while record.undo() {}
        while record.redo() {}
        record.go_to(0);
        record.go_to(PLIES as usize);
    });
    assert_eq!(stepping, 0);

    let uct = compared(|| {
        let mut uct = Uct::new(Tower, record.positions(), UctConfig::default());
        uct.run(&mut rng(1), 1000, || false);
        uct.advance(Step::Walk);
    });
    assert!(uct <= 1000 * u64::from(PLACES), "{uct}");

    let alpha_beta = compared(|| {
        let mut search = AlphaBeta::new(Tower, record.positions(), AlphaBetaConfig { depth: 6, table_entries: 0 });
        search.run(|| false);
        search.advance(Step::Walk);
    });
    assert!(alpha_beta <= u64::from(PLACES * PLACES), "{alpha_beta}");
}

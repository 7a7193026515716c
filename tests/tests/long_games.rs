//! Long games stay fast: repetition checks stop at the last irreversible move. The tests count how often positions are
//! compared.

use std::cell::Cell;
use std::hash::{Hash, Hasher};

use alquerque_core::evaluate::Evaluation;
use alquerque_core::family::AnyGame;
use alquerque_core::playout::{PlayoutObserver, PlayoutPolicy};
use alquerque_core::record::{NodeId, Record};
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, Uct, UctConfig, rng};
use alquerque_core::{Ending, Game, Notation, Outcome, Player, Searchable, TextError};
use rand::Rng;

thread_local! {
    static COMPARED: Cell<u64> = const { Cell::new(0) };
    /// How often moves were generated, and how often one was played.
    static WORKED: Cell<[u64; 2]> = const { Cell::new([0; 2]) };
}

fn count_work(which: usize) {
    let mut worked = WORKED.get();
    worked[which] += 1;
    WORKED.set(worked);
}

/// A tower with a round gallery on each floor. The players walk around it together, and now and then climb irreversibly
/// to the next floor.
#[derive(Clone, Debug)]
struct Tower;

/// The number of places on a gallery.
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
    /// The same for all, so that places can only be distinguished by comparing them.
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
        count_work(0);
        moves.clear();
        moves.extend([Step::Walk, Step::Climb]);
    }

    fn play_unchecked(&self, position: &Place, mv: Step) -> Place {
        count_work(1);
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

    fn key(&self, position: &Place) -> u64 {
        u64::from(position.floor) << 32 | u64::from(position.spot) << 16 | position.walked as u64
    }
}

impl Notation for Tower {
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

/// A draw.
#[derive(Default)]
struct Drawn;

impl PlayoutPolicy<Tower> for Drawn {
    fn observed_playout<R: Rng, W: PlayoutObserver<Place>>(
        &self,
        _: &Tower,
        _: &Place,
        _: &mut R,
        _: &mut W,
    ) -> Outcome {
        Outcome::Draw
    }
}

/// Further is better.
#[derive(Clone, Default)]
struct Distance;

impl Evaluation<Tower> for Distance {
    fn evaluate(&self, _: &Tower, position: &Place) -> i32 {
        position.spot.cast_signed()
    }

    fn is_quiet(&self, _: &Tower, _: &Place, _: Step) -> bool {
        true
    }
}

impl Searchable for Tower {
    type Playout = Drawn;
    type Evaluation = Distance;
}

/// The error for any text: a tower parses nothing.
fn no_text(text: &str) -> TextError {
    text.parse::<AnyGame>().err().unwrap_or_else(|| "tower".parse::<AnyGame>().unwrap_err())
}

/// How often `work` generates moves, and how often it plays one.
fn worked(work: impl FnOnce()) -> [u64; 2] {
    WORKED.set([0; 2]);
    work();
    WORKED.get()
}

#[test]
fn long_records_load_step_and_save_quickly() {
    const PLIES: u64 = 10_000;
    let mut record = Record::new(Tower);
    // As when reading a link: each move by its index among the legal moves.
    let loading = worked(|| {
        let mut node = NodeId::ROOT;
        for ply in 1..=PLIES {
            let climbs = ply.is_multiple_of(u64::from(PLACES - 1));
            node = record.add_choice(node, &mut |_| Some(usize::from(!climbs))).unwrap();
        }
    });
    assert!(loading[0] <= 2 * PLIES && loading[1] == PLIES, "{loading:?}");
    // Positions are stored: none is recomputed, and only the ending of the current one is determined.
    let stepping = worked(|| {
        record.go_to(0);
        (0..=record.tree().plies()).for_each(|ply| record.go_to(ply));
        let last = record.tree().current();
        record.select(NodeId::new(5000));
        record.select(last);
        assert_eq!(record.ending(), None);
    });
    assert_eq!(stepping, [1, 0]);
    // As when writing a link: indexes read before are known, and only that of a new move is looked up.
    let all = |record: &Record<Tower>| record.tree().nodes().map(|node| record.choice(node).1).sum::<usize>();
    assert_eq!(worked(|| assert_eq!(all(&record), 2 * 10_000)), [0, 0]);
    record.go_to(5000);
    let played = if record.all_moves()[record.tree().played()] == Step::Walk { Step::Climb } else { Step::Walk };
    record.play_unchecked(played);
    let saving = worked(|| assert_eq!(all(&record), 2 * 10_001));
    assert!(saving[0] <= 2 && saving[1] == 0, "{saving:?}");
    assert_eq!((record.moves().len(), record.tree().len()), (5001, 10_002), "the previous line stays as a variation");
}

/// How often `work` compares positions.
fn compared(work: impl FnOnce()) -> u64 {
    let before = COMPARED.get();
    work();
    COMPARED.get() - before
}

#[test]
fn repetition_checks_stop_at_the_last_irreversible_move() {
    const PLIES: u32 = 10_000;
    let mut record = Record::new(Tower);
    let playing = compared(|| {
        for ply in 1..=PLIES {
            record.play_unchecked(if ply % (PLACES - 1) == 0 { Step::Climb } else { Step::Walk });
            assert_eq!(record.ending(), None);
        }
    });
    assert!(playing <= u64::from(PLIES * PLACES), "{playing}");
    assert_eq!(record.positions().len() as u64, u64::from(PLIES) + 1);

    let stepping = compared(|| {
        (0..record.tree().played()).rev().for_each(|ply| record.go_to(ply));
        (0..=record.tree().plies()).for_each(|ply| record.go_to(ply));
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

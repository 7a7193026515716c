//! Speed of English draughts from the starting position: perft nodes and random games per second.
//!
//! `cargo bench -p alquerque-core --bench draughts`, optionally with `-- SECONDS`.

mod speed;

use alquerque_core::Finished;
use alquerque_core::draughts::Draughts;

fn main() {
    speed::measure(&Draughts::default(), Finished::Nothing);
}

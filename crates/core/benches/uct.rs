//! Speed of Alquerque from the starting position: playouts and perft nodes per second.
//!
//! `cargo bench -p alquerque-core`, optionally with `-- SECONDS`.

mod speed;

use alquerque_core::Finished;
use alquerque_core::alquerque::Alquerque;

fn main() {
    for rules in ["merkel", "merkel,invert=allowed"] {
        let Ok(game) = rules.parse::<Alquerque>() else { continue };
        speed::measure(&game, Finished::Nothing);
    }
}

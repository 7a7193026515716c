//! The worker that searches, for game and study.

use alquerque_worker::{BrowserClock, Session, serve};

fn main() {
    serve::<Session<BrowserClock>>();
}

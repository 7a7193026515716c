//! The worker that searches, for game and study.

use alquerque_worker::{PageClock, Session, serve};

fn main() {
    serve::<Session<PageClock>>();
}

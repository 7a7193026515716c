//! The worker that makes pictures. The page loads this module for the first picture.

use alquerque_messages::picture::{Picture, PictureRequest};
use alquerque_worker::{PageClock, Service, Waker};

fn main() {
    alquerque_worker::serve::<Pictures>();
}

/// Answers each request at once, without slices.
struct Pictures;

impl Service for Pictures {
    type Request = PictureRequest;
    type Answer = Picture;

    fn new(_clock: PageClock, _seed: u64, _waker: Waker) -> Self {
        Self
    }

    fn request(&mut self, request: PictureRequest, outbox: &mut Vec<Picture>) -> bool {
        outbox.push(alquerque_pictures::picture(&request));
        false
    }

    fn slice(&mut self, _outbox: &mut Vec<Picture>) -> bool {
        false
    }

    fn refuse(_problem: &str) -> Picture {
        Picture::Failed
    }
}

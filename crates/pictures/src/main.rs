//! The worker that makes pictures. The page loads this module for the first picture.

use alquerque_messages::picture::Picture;
use alquerque_worker::codec::{PlainObjects, RawMessage};
use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};

fn main() {
    Pictures::registrar().encoding::<PlainObjects>().register();
}

/// Answers each request at once.
struct Pictures;

impl Worker for Pictures {
    type Message = ();
    type Input = RawMessage;
    type Output = Picture;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _scope: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, message: RawMessage, page: HandlerId) {
        let picture = message.read().map_or(Picture::Failed, |request| alquerque_pictures::picture(&request));
        scope.respond(page, picture);
    }
}

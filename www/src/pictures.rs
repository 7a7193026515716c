//! Pictures of boards and games, made by a worker with its own module.

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_app::jobs::worker::WorkerEvent;
use alquerque_messages::picture::{Picture, PictureRequest};
use js_sys::{Array, Uint8Array};
use web_sys::Blob;

use crate::dom::{after, text_of};
use crate::sharing;
use crate::workers::WorkerConnection;

const SCRIPT: &str = "./pictures-worker.js";

/// Makes a picture and downloads it as a file; reports success.
pub(crate) fn download(name: String, request: &PictureRequest, tell: impl Fn(bool) + 'static) {
    // Holds the worker until it has answered.
    let connection: Rc<RefCell<Option<WorkerConnection>>> = Rc::default();
    let tell = Rc::new(tell);
    let hear = {
        let (connection, tell, request) = (Rc::clone(&connection), Rc::clone(&tell), request.clone());
        move |event| {
            let saved = match event {
                WorkerEvent::Loaded => {
                    return connection.borrow().iter().for_each(|connection| connection.post(&request));
                }
                WorkerEvent::Answered(Picture::Done(file)) => save(&name, &file).is_some(),
                _ => false,
            };
            end(&connection);
            tell(saved);
        }
    };
    // Use a new address: the browser's cache may have a damaged copy.
    match WorkerConnection::new(&format!("{SCRIPT}?{}", text_of(js_sys::Date::now())), Some, hear) {
        Ok(started) => *connection.borrow_mut() = Some(started),
        Err(_) => tell(false),
    }
}

/// Terminates the worker once the callback it is running has returned.
fn end(connection: &Rc<RefCell<Option<WorkerConnection>>>) {
    let connection = connection.take();
    after(0, move || drop(connection));
}

fn save(name: &str, file: &[u8]) -> Option<()> {
    let parts = Array::of1(&Uint8Array::from(file).into());
    sharing::download_blob(name, &Blob::new_with_u8_array_sequence(&parts).ok()?)
}

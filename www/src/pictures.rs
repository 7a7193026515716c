//! Pictures of boards and games, made by a worker with its own module.

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_messages::picture::{Picture, PictureRequest};
use alquerque_worker::page;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;
use web_sys::Blob;

use crate::dom::{after, text_of};
use crate::sharing;
use crate::worker_connection::WorkerConnection;

const SCRIPT: &str = "./pictures-worker.js";

/// Makes a picture and downloads it as a file; reports success.
pub(crate) fn download(name: String, request: &PictureRequest, tell: impl Fn(bool) + 'static) {
    // Holds the worker until it has answered.
    let connection: Rc<RefCell<Option<WorkerConnection>>> = Rc::default();
    let tell = Rc::new(tell);
    let request = page::enclosed(request);
    let hear = {
        let (connection, tell) = (Rc::clone(&connection), Rc::clone(&tell));
        move |data: JsValue| {
            let saved = match page::opened(&data) {
                // It has loaded.
                Ok(None) => return connection.borrow().iter().for_each(|connection| connection.post(&request)),
                Ok(Some(Picture::Done(file))) => save(&name, &file).is_some(),
                Ok(Some(Picture::Failed)) | Err(_) => false,
            };
            end(&connection);
            tell(saved);
        }
    };
    let broken = {
        let (connection, tell) = (Rc::clone(&connection), Rc::clone(&tell));
        move || {
            end(&connection);
            tell(false);
        }
    };
    // Use a new address: the browser's cache may have a damaged copy.
    match WorkerConnection::new(&format!("{SCRIPT}?{}", text_of(js_sys::Date::now())), hear, broken) {
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

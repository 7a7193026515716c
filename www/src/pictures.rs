//! Pictures of boards and games, made by a worker with its own module.

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_messages::picture::{Picture, PictureRequest};
use alquerque_worker::page;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;
use web_sys::Blob;

use crate::dom::{after, text_of};
use crate::line::Line;
use crate::sharing;

const SCRIPT: &str = "./pictures-worker.js";

/// Makes a picture and downloads it as a file; reports success.
pub(crate) fn download(name: String, request: &PictureRequest, tell: impl Fn(bool) + 'static) {
    // Holds the worker until it has answered.
    let line: Rc<RefCell<Option<Line>>> = Rc::default();
    let tell = Rc::new(tell);
    let request = page::enclosed(request);
    let hear = {
        let (line, tell) = (Rc::clone(&line), Rc::clone(&tell));
        move |data: JsValue| {
            let saved = match page::opened(&data) {
                // It has loaded.
                Ok(None) => return line.borrow().iter().for_each(|line| line.post(&request)),
                Ok(Some(Picture::Done(file))) => save(&name, &file).is_some(),
                Ok(Some(Picture::Failed)) | Err(_) => false,
            };
            end(&line);
            tell(saved);
        }
    };
    let broken = {
        let (line, tell) = (Rc::clone(&line), Rc::clone(&tell));
        move || {
            end(&line);
            tell(false);
        }
    };
    // Use a new address: the browser's cache may have a damaged copy.
    match Line::new(&format!("{SCRIPT}?{}", text_of(js_sys::Date::now())), hear, broken) {
        Ok(started) => *line.borrow_mut() = Some(started),
        Err(_) => tell(false),
    }
}

/// Terminates the worker once the callback it is running has returned.
fn end(line: &Rc<RefCell<Option<Line>>>) {
    let line = line.take();
    after(0, move || drop(line));
}

fn save(name: &str, file: &[u8]) -> Option<()> {
    let parts = Array::of1(&Uint8Array::from(file).into());
    sharing::download_blob(name, &Blob::new_with_u8_array_sequence(&parts).ok()?)
}

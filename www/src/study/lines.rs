//! The page's end of the lines to its workers.

use std::rc::Rc;

use alquerque_messages::analysis::Order;
use alquerque_study::{Event, Worker as Which};
use alquerque_worker::page;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::words::of_page;

/// The workers that there are.
#[derive(Default)]
pub(crate) struct Lines(Vec<(Which, Line)>);

impl Lines {
    /// Sends an order to a worker, which is started where it does not run.
    pub(crate) fn send(&mut self, which: Which, order: &Order, tell: impl Fn(Event) + 'static) {
        if !self.0.iter().any(|(other, _)| *other == which) {
            let tell = Rc::new(tell);
            match Line::new(which, Rc::clone(&tell)) {
                Ok(line) => self.0.push((which, line)),
                Err(_) => return tell(Event::Broken(which)),
            }
        }
        if let Some((_, line)) = self.0.iter_mut().find(|(other, _)| *other == which) {
            line.send(page::enclosed(order));
        }
    }

    /// Ends a worker at once, whatever it does.
    pub(crate) fn end(&mut self, which: Which) {
        self.0.retain(|(other, _)| *other != which);
    }
}

/// A worker that ends when this is dropped.
struct Line {
    worker: Worker,
    /// What was sent before it had loaded: it does not hear it.
    waiting: Rc<std::cell::RefCell<Option<Vec<JsValue>>>>,
    // Dropping the closures would cut the line.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(web_sys::Event)>,
}

impl Line {
    fn new(which: Which, tell: Rc<impl Fn(Event) + 'static>) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&of_page("data-worker"), &options)?;
        let waiting = Rc::new(std::cell::RefCell::new(Some(Vec::new())));
        let (broken, sender, unsent) = (Rc::clone(&tell), worker.clone(), Rc::clone(&waiting));
        let on_message =
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| match page::opened(event.data()) {
                Ok(None) => {
                    for message in unsent.take().into_iter().flatten() {
                        // Plain data can always be posted.
                        let _ = sender.post_message(&message);
                    }
                }
                Ok(Some(news)) => tell(Event::News(which, news)),
                Err(_) => tell(Event::Broken(which)),
            });
        let on_error = Closure::<dyn Fn(web_sys::Event)>::new(move |_| broken(Event::Broken(which)));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // Before anything else is said: it need be neither fetched nor compiled once more.
        worker.post_message(&wasm_bindgen::module())?;
        Ok(Self { worker, waiting, _on_message: on_message, _on_error: on_error })
    }

    fn send(&mut self, message: JsValue) {
        if let Some(waiting) = &mut *self.waiting.borrow_mut() {
            waiting.push(message);
            return;
        }
        let _ = self.worker.post_message(&message);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

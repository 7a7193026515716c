//! The study's workers: starts them, passes messages on, and ends them.

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_messages::analysis::Order;
use alquerque_study::{Event, Worker as Name};
use alquerque_worker::page;
use wasm_bindgen::JsValue;
use web_sys::Worker;

use crate::line::Line;
use crate::words::of_page;

/// What was sent to a worker before it had loaded, and it has not heard; none once it has loaded.
type Waiting = Rc<RefCell<Option<Vec<JsValue>>>>;

/// The workers that there are.
#[derive(Default)]
pub(crate) struct Workers(Vec<(Name, Line, Waiting)>);

impl Workers {
    /// Sends an order to a worker, which is started where it does not run.
    pub(crate) fn send(&mut self, name: Name, order: &Order, tell: impl Fn(Event) + 'static) {
        if !self.0.iter().any(|(other, ..)| *other == name) {
            let tell = Rc::new(tell);
            let waiting = Rc::new(RefCell::new(Some(Vec::new())));
            match line(name, Rc::clone(&tell), Rc::clone(&waiting)) {
                Ok(line) => self.0.push((name, line, waiting)),
                Err(_) => return tell(Event::Broken(name)),
            }
        }
        let Some((_, line, waiting)) = self.0.iter().find(|(other, ..)| *other == name) else { return };
        let message = page::enclosed(order);
        match &mut *waiting.borrow_mut() {
            Some(waiting) => waiting.push(message),
            None => line.post(&message),
        }
    }

    /// Ends a worker at once, whatever it does.
    pub(crate) fn end(&mut self, name: Name) {
        self.0.retain(|(other, ..)| *other != name);
    }
}

fn line(name: Name, tell: Rc<impl Fn(Event) + 'static>, waiting: Waiting) -> Result<Line, JsValue> {
    let broken = Rc::clone(&tell);
    let hear = move |worker: &Worker, data| match page::opened(data) {
        Ok(None) => {
            for message in waiting.take().into_iter().flatten() {
                // Plain data can always be posted.
                let _ = worker.post_message(&message);
            }
        }
        Ok(Some(news)) => tell(Event::News(name, news)),
        Err(_) => tell(Event::Broken(name)),
    };
    let line = Line::new(&of_page("data-worker"), hear, move || broken(Event::Broken(name)))?;
    line.give_module()?;
    Ok(line)
}

//! The installable app: service worker, updates, and the install prompt.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

use crate::address::reload;
use crate::dom::{listen, window, yield_now};

const SCRIPT: &str = "./service-worker.js";

/// The service worker's registration and the deferred install prompt.
#[derive(Default)]
pub(crate) struct Pwa {
    registration: Rc<RefCell<Option<ServiceWorkerRegistration>>>,
    install_prompt: Rc<RefCell<Option<JsValue>>>,
}

impl Pwa {
    /// Registers the service worker and calls `on_update` when a new version is waiting.
    pub(crate) fn start(on_update: impl Fn() + Clone + 'static, on_install: impl Fn(bool) + Clone + 'static) -> Self {
        let pwa = Self::default();
        if let Some(container) = container() {
            let kept = pwa.registration.clone();
            spawn_local(async move {
                // The page starts first.
                yield_now().await;
                // The game works without a service worker, as in private windows.
                let registered = JsFuture::from(container.register(SCRIPT)).await;
                // Extensions that block service workers may resolve with nothing.
                if let Ok(registration) = registered.and_then(JsCast::dyn_into::<ServiceWorkerRegistration>) {
                    watch(&registration, on_update);
                    *kept.borrow_mut() = Some(registration);
                }
            });
        }
        pwa.watch_install(on_install);
        pwa
    }

    fn watch_install(&self, on_install: impl Fn(bool) + Clone + 'static) {
        let Some(window) = window() else { return };
        let (prompt, offered) = (self.install_prompt.clone(), on_install.clone());
        listen(Some(&window), "beforeinstallprompt", move |event: web_sys::Event| {
            event.prevent_default();
            *prompt.borrow_mut() = Some(event.into());
            offered(true);
        });
        listen(Some(&window), "appinstalled", move |_: web_sys::Event| on_install(false));
    }

    /// Shows the browser's install prompt.
    pub(crate) fn install(&self) {
        let Some(prompt) = self.install_prompt.borrow_mut().take() else { return };
        // web-sys has no type for this non-standard event.
        if let Ok(show) = Reflect::get(&prompt, &"prompt".into()).and_then(JsCast::dyn_into::<Function>) {
            // The player's answer arrives as `appinstalled`, or not at all.
            let _ = show.call0(&prompt);
        }
    }

    /// Activates the waiting version and reloads the page.
    pub(crate) fn update(&self) {
        let waiting = self.registration.borrow().as_ref().and_then(ServiceWorkerRegistration::waiting);
        let (Some(container), Some(waiting)) = (container(), waiting) else {
            return reload();
        };
        listen(Some(&container), "controllerchange", |_: web_sys::Event| reload());
        let message = Object::new();
        // Setting a property of a fresh plain object, and posting it, cannot fail.
        let _ = Reflect::set(&message, &"type".into(), &"skip-waiting".into());
        let _ = waiting.post_message(&message);
    }
}

/// Returns the container, if the browser supports it in this context.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window()?.navigator();
    let value = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    value.dyn_into().ok()
}

fn watch(registration: &ServiceWorkerRegistration, on_update: impl Fn() + Clone + 'static) {
    if registration.waiting().is_some() && is_controlled() {
        on_update();
    }
    // Another tab may have started an update.
    watch_installing(registration, on_update.clone());
    let found = registration.clone();
    listen(Some(registration), "updatefound", move |_: web_sys::Event| watch_installing(&found, on_update.clone()));
}

fn watch_installing(registration: &ServiceWorkerRegistration, on_update: impl Fn() + 'static) {
    let Some(installing) = registration.installing() else { return };
    let worker = installing.clone();
    listen(Some(&installing), "statechange", move |_: web_sys::Event| {
        if worker.state() == ServiceWorkerState::Installed && is_controlled() {
            on_update();
        }
    });
}

/// Returns whether a version is already active; otherwise the new one is not an update.
fn is_controlled() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

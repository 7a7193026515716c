//! The installable app: service worker, updates, and the install prompt.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect};
use serde_wasm_bindgen::from_value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageChannel, MessageEvent, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

use crate::address::reload;
use crate::dom::{listen, root, window, yield_now};
use alquerque_app::installation::{Install, OfflineRequest, Stored};

const SCRIPT: &str = "./service-worker.js";

/// The service worker's registration and the deferred install prompt.
#[derive(Default)]
pub(crate) struct Pwa {
    registration: Rc<RefCell<Option<ServiceWorkerRegistration>>>,
    install_prompt: Rc<RefCell<Option<JsValue>>>,
}

impl Pwa {
    /// Registers the service worker. Calls `on_update` when a new version is waiting, and `on_install` when it becomes known
    /// whether and how the page can be installed.
    pub(crate) fn start(
        on_update: impl Fn() + Clone + 'static,
        on_install: impl Fn(Install) + Clone + 'static,
    ) -> Self {
        let pwa = Self::default();
        if let Some(container) = container() {
            let slot = pwa.registration.clone();
            spawn_local(async move {
                // The page starts first.
                yield_now().await;
                // The game works without a service worker, as in private windows.
                let registered = JsFuture::from(container.register(SCRIPT)).await;
                // Extensions that block service workers may resolve with nothing.
                if let Ok(registration) = registered.and_then(JsCast::dyn_into::<ServiceWorkerRegistration>) {
                    watch(&registration, on_update);
                    *slot.borrow_mut() = Some(registration);
                }
            });
        }
        pwa.watch_install(on_install);
        pwa
    }

    fn watch_install(&self, on_install: impl Fn(Install) + Clone + 'static) {
        let Some(window) = window() else { return };
        let (prompt, offered, installed) = (self.install_prompt.clone(), on_install.clone(), on_install.clone());
        listen(Some(&window), "beforeinstallprompt", move |event: web_sys::Event| {
            event.prevent_default();
            *prompt.borrow_mut() = Some(event.into());
            offered(Install::Dialog);
        });
        listen(Some(&window), "appinstalled", move |_: web_sys::Event| installed(Install::Unavailable));
        if has_share_menu() {
            on_install(Install::ShareMenu);
        }
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

/// Whether the page can be installed by the share menu of iPhones and iPads. Only their browsers have the property
/// `standalone`, which is false in a tab, and a touch screen.
fn has_share_menu() -> bool {
    let Some(navigator) = window().map(|window| window.navigator()) else { return false };
    let standalone = Reflect::get(&navigator, &"standalone".into()).ok().and_then(|value| value.as_bool());
    standalone == Some(false) && navigator.max_touch_points() > 0
}

/// Asks the service worker to change or measure what is stored, and calls `on_stored` with what is stored then. Nothing
/// happens without a service worker.
pub(crate) fn store(storing: OfflineRequest, on_stored: impl FnOnce(Stored) + 'static) {
    let Some(container) = container() else { return };
    spawn_local(async move {
        let Some(stored) = ask(&container, storing).await.and_then(|answer| from_value(answer).ok()) else { return };
        on_stored(stored);
    });
}

async fn ask(container: &ServiceWorkerContainer, storing: OfflineRequest) -> Option<JsValue> {
    let ready = JsFuture::from(container.ready().ok()?).await.ok()?;
    let worker = ready.dyn_into::<ServiceWorkerRegistration>().ok()?.active()?;
    let channel = MessageChannel::new().ok()?;
    let message = Object::new();
    let language = root()?.get_attribute("lang").unwrap_or_default();
    for (key, value) in [("type", storing.name()), ("language", &language)] {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&message, &key.into(), &value.into());
    }
    let port = channel.port1();
    let answer = Promise::new(&mut |resolve, _| {
        listen(Some(&port), "message", move |event: MessageEvent| {
            let _ = resolve.call1(&JsValue::UNDEFINED, &event.data());
        });
    });
    port.start();
    worker.post_message_with_transferable(&message, &Array::of1(&channel.port2())).ok()?;
    JsFuture::from(answer).await.ok()
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

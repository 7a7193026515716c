//! The site on this device: how it is installed and updated, and what is stored for offline use.

mod state;

pub use state::{Install, Installation, InstallationEvent, OfflineRequest, Stored};

use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::elements::Elements;
use crate::notice::Notice;
use crate::settings::Switch;
use crate::state::State;

/// Handles an event.
pub(crate) fn handle(state: &mut State, event: InstallationEvent) {
    match event {
        InstallationEvent::UpdateReady => {
            state.installation.update_ready = true;
            state.notices.announce(Phrase::new(message::NEW_VERSION));
        }
        InstallationEvent::Offered(install) => state.installation.install = install,
        InstallationEvent::Stored(stored) => state.installation.stored = Some(stored),
    }
}

/// Installs the app, or says how the user can do it.
pub(crate) fn install(state: &mut State) {
    match state.installation.install {
        Install::Unavailable => {}
        Install::Dialog => {
            // A browser's dialog can be shown only once; the browser may offer another.
            state.installation.install = Install::Unavailable;
            state.effects.push(Effect::Install);
        }
        Install::ShareMenu => state.notices.show(Notice::from(Phrase::new(message::INSTALL_BY_SHARE))),
    }
}

/// Stores everything or only the game, as the option says.
pub(crate) fn store(state: &mut State) {
    let keeps_all = state.settings.switches[Switch::Offline];
    state.effects.push(Effect::OfflineFiles(if keeps_all { OfflineRequest::KeepAll } else { OfflineRequest::Reduce }));
}

/// Renders the menu's entries, and the text in About.
pub(crate) fn render(elements: &mut Elements, state: &State) {
    let Installation { update_ready, install, stored } = state.installation;
    elements.show("update", update_ready);
    elements.show("install", install != Install::Unavailable);
    elements.show("offline", stored.is_some());
    let text = stored.map(|stored| {
        let keeps_all = state.settings.switches[Switch::Offline];
        let what = match (stored.is_complete, keeps_all) {
            (true, _) => "all",
            (_, true) => "some",
            (_, false) => "game",
        };
        Phrase::new(message::OFFLINE_STORED).key("what", what).number("size", stored.bytes.div_ceil(1_000_000))
    });
    elements.text("offline-stored", text);
}

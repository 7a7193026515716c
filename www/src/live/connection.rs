//! The connection between two browsers: a WebRTC data channel. Both sides open the same channel, by its number.

use std::rc::Rc;

use alquerque_live::{ConnectionEvent, Invitation, MAX_MESSAGE_LEN, Server, Signal};
use js_sys::{ArrayBuffer, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState, RtcDataChannelType,
    RtcIceGatheringState, RtcIceServer, RtcPeerConnection, RtcPeerConnectionState, RtcSdpType,
    RtcSessionDescriptionInit,
};

use crate::dom::{after, listen};

/// Time limit for gathering addresses. Without a server it takes a tenth of a second.
const MAX_GATHERING_MILLIS: u32 = 4_000;
/// Interval of the checks whether all have been gathered.
const POLL_MILLIS: u32 = 50;

/// A connection, or an attempt at one. Clones are the same one.
#[derive(Clone)]
pub(super) struct Connection {
    peer: RtcPeerConnection,
    channel: RtcDataChannel,
}

impl Connection {
    /// Prepares a connection; `None` if the browser has no WebRTC or refuses the server.
    pub(super) fn new(server: &Server, tell: impl Fn(ConnectionEvent) + 'static) -> Option<Self> {
        // The constructor would throw where there is none.
        if !Reflect::has(&js_sys::global(), &"RTCPeerConnection".into()).unwrap_or(false) {
            return None;
        }
        let configuration = RtcConfiguration::new();
        if !server.url.is_empty() {
            let entry = RtcIceServer::new();
            entry.set_urls_str(&server.url);
            entry.set_username(&server.user);
            entry.set_credential(&server.password);
            configuration.set_ice_servers(&js_sys::Array::of1(&entry));
        }
        let peer = RtcPeerConnection::new_with_configuration(&configuration).ok()?;
        let options = RtcDataChannelInit::new();
        options.set_negotiated(true);
        options.set_id(0);
        let channel = peer.create_data_channel_with_data_channel_dict("alquerque", &options);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        connect(&peer, &channel, Rc::new(tell));
        Some(Self { peer, channel })
    }

    /// Creates an offer, to a new friend with an invitation.
    pub(super) async fn offer(&self, id: u32, invitation: Option<Invitation>) -> Option<Signal> {
        let offer = JsFuture::from(self.peer.create_offer()).await.ok()?;
        self.describe_itself(&offer, id, invitation).await
    }

    /// Answers an offer.
    pub(super) async fn answer(&self, offer: &Signal) -> Option<Signal> {
        self.take(RtcSdpType::Offer, offer).await?;
        let answer = JsFuture::from(self.peer.create_answer()).await.ok()?;
        self.describe_itself(&answer, offer.id, None).await
    }

    /// Accepts the answer to this side's offer.
    pub(super) async fn accept(&self, answer: &Signal) -> Option<()> {
        self.take(RtcSdpType::Answer, answer).await
    }

    async fn take(&self, kind: RtcSdpType, signal: &Signal) -> Option<()> {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(&signal.sdp(kind == RtcSdpType::Offer));
        JsFuture::from(self.peer.set_remote_description(&description)).await.ok().map(drop)
    }

    /// Waits until the browser knows its own addresses, and returns a signal with them.
    async fn describe_itself(&self, description: &JsValue, id: u32, invitation: Option<Invitation>) -> Option<Signal> {
        let description: &RtcSessionDescriptionInit = description.unchecked_ref();
        JsFuture::from(self.peer.set_local_description(description)).await.ok()?;
        for _ in 0..MAX_GATHERING_MILLIS / POLL_MILLIS {
            if self.peer.ice_gathering_state() == RtcIceGatheringState::Complete {
                break;
            }
            pause(POLL_MILLIS).await;
        }
        Signal::from_sdp(&self.peer.local_description()?.sdp(), id, invitation)
    }

    /// Sends a message, if the channel is open.
    pub(super) fn send(&self, bytes: &[u8]) {
        if self.channel.ready_state() == RtcDataChannelState::Open {
            // Fails only if the other side has accepted nothing for a long time; the silence then ends the connection.
            let _ = self.channel.send_with_u8_array(bytes);
        }
    }

    /// Closes the connection once the last message has been sent.
    pub(super) fn close(self) {
        after(500, move || self.peer.close());
    }
}

/// Waits.
pub(super) async fn pause(millis: u32) {
    let gone = js_sys::Promise::new(&mut |go, _| {
        after(millis, move || drop(go.call0(&JsValue::NULL)));
    });
    // This promise never rejects.
    let _ = JsFuture::from(gone).await;
}

fn connect(peer: &RtcPeerConnection, channel: &RtcDataChannel, tell: Rc<dyn Fn(ConnectionEvent)>) {
    let (opened, arrived, closed) = (Rc::clone(&tell), Rc::clone(&tell), Rc::clone(&tell));
    listen(Some(channel), "open", move |_: web_sys::Event| opened(ConnectionEvent::Open));
    listen(Some(channel), "message", move |event: MessageEvent| {
        // Don't even copy it if it is too long. Texts are not messages.
        let bytes = event.data().dyn_into::<ArrayBuffer>().map(|buffer| Uint8Array::new(&buffer));
        let bytes =
            bytes.ok().filter(|bytes| usize::try_from(bytes.length()).is_ok_and(|length| length <= MAX_MESSAGE_LEN));
        arrived(ConnectionEvent::Data(bytes.map_or_else(Vec::new, |bytes| bytes.to_vec())));
    });
    listen(Some(channel), "close", move |_: web_sys::Event| closed(ConnectionEvent::Closed));
    let state = peer.clone();
    listen(Some(peer), "connectionstatechange", move |_: web_sys::Event| match state.connection_state() {
        RtcPeerConnectionState::Connected => tell(ConnectionEvent::Back),
        RtcPeerConnectionState::Disconnected => tell(ConnectionEvent::Interrupted),
        RtcPeerConnectionState::Failed | RtcPeerConnectionState::Closed => tell(ConnectionEvent::Closed),
        _ => {}
    });
}

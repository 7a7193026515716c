//! Reading a QR code with the camera.

use std::cell::RefCell;

use js_sys::{Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, MediaStream, MediaStreamConstraints,
    MediaStreamTrack,
};

use super::connection::pause;
use crate::dom::{document, find, set_shown, window};

/// Time between frames, in milliseconds.
const INTERVAL: u32 = 200;
/// The longer side of a searched frame, in pixels: enough for a code that fills half of it.
const SIDE: u32 = 640;

thread_local! {
    /// The camera's stream.
    static STREAM: RefCell<Option<MediaStream>> = const { RefCell::new(None) };
}

/// Whether there may be a camera.
pub(super) fn is_possible() -> bool {
    window().is_some_and(|window| window.navigator().media_devices().is_ok_and(|devices| !devices.is_undefined()))
}

/// Turns the camera off.
pub(super) fn stop() {
    for id in ["friend-video", "friend-scan-stop"] {
        set_shown(id, false);
    }
    set_shown("friend-scan", is_possible());
    if let Some(stream) = STREAM.take() {
        for track in stream.get_tracks().iter() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
    }
}

/// Shows the camera's picture until it is stopped, and passes the texts of codes in it to `take`. Returns `false` if
/// there is no camera.
pub(super) async fn read(take: impl Fn(&str)) -> bool {
    stop();
    let (Some(stream), Some(video)) = (open().await, find::<HtmlVideoElement>("friend-video")) else { return false };
    video.set_src_object(Some(&stream));
    STREAM.set(Some(stream));
    for id in ["friend-video", "friend-scan-stop"] {
        set_shown(id, true);
    }
    set_shown("friend-scan", false);
    if let Ok(playing) = video.play() {
        // A browser that refuses shows its own play button.
        let _ = JsFuture::from(playing).await;
    }
    while STREAM.with_borrow(Option::is_some) {
        if let Some(text) = code_in(&video) {
            take(&text);
        }
        pause(INTERVAL).await;
    }
    true
}

async fn open() -> Option<MediaStream> {
    let constraints = MediaStreamConstraints::new();
    let back = Object::new();
    Reflect::set(&back, &"facingMode".into(), &"environment".into()).ok()?;
    constraints.set_video(&back.into());
    let devices = window()?.navigator().media_devices().ok()?;
    let stream = JsFuture::from(devices.get_user_media_with_constraints(&constraints).ok()?).await.ok()?;
    stream.dyn_into().ok()
}

/// The text of a QR code in the current frame.
fn code_in(video: &HtmlVideoElement) -> Option<String> {
    let (width, height) = (video.video_width(), video.video_height());
    let longest = width.max(height).max(1);
    let side = |length: u32| length * SIDE.min(longest) / longest;
    let (width, height) = (side(width), side(height));
    if width == 0 || height == 0 {
        return None;
    }
    let canvas: HtmlCanvasElement = document()?.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width.into(), height.into()).ok()?;
    let pixels = context.get_image_data(0.0, 0.0, width.into(), height.into()).ok()?.data().0;
    let [width, height] = [width, height].map(|side| usize::try_from(side).unwrap_or_default());
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
        // Green is closest to the perceived brightness of a pixel.
        pixels.get((y * width + x) * 4 + 1).copied().unwrap_or_default()
    });
    picture.detect_grids().iter().find_map(|grid| Some(grid.decode().ok()?.1))
}

//! Saves the laboratory's and the tree's exports. Pictures are painted on a canvas shape by shape, because the content
//! security policy prevents loading the SVG as an image.

use alquerque_study::lab::export::icicle::{BACKGROUND, INK, IcicleDrawing, NodeBar, PROVEN};
use alquerque_study::lab::export::{Content, File};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement};

use crate::dom::html;
use crate::sharing;

/// Pixels per unit of a drawing, for high-resolution screens.
const SCALE: u32 = 2;

/// Downloads a file; `None` if the browser cannot.
pub(crate) fn save(file: &File) -> Option<()> {
    match &file.content {
        Content::Text(text) => sharing::download(&file.name, text),
        Content::Picture(drawing) => save_picture(file.name.clone(), drawing),
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "drawings are neither large nor negative")]
fn save_picture(name: String, drawing: &IcicleDrawing) -> Option<()> {
    let canvas: HtmlCanvasElement = html("canvas", "", "").dyn_into().ok()?;
    canvas.set_width(drawing.width.ceil() as u32 * SCALE);
    canvas.set_height(drawing.height.ceil() as u32 * SCALE);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.scale(SCALE.into(), SCALE.into()).ok()?;
    context.set_font("13px sans-serif");
    context.set_fill_style_str(BACKGROUND);
    context.fill_rect(0.0, 0.0, drawing.width, drawing.height);
    for bar in &drawing.bars {
        paint(&context, bar);
    }
    let keep = Closure::once_into_js(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            sharing::download_blob(&name, &blob);
        }
    });
    canvas.to_blob(keep.unchecked_ref()).ok()
}

fn paint(context: &CanvasRenderingContext2d, bar: &NodeBar) {
    context.set_fill_style_str(bar.fill());
    context.fill_rect(bar.x, bar.y, bar.width, bar.height);
    if bar.is_proven {
        context.set_stroke_style_str(PROVEN);
        context.set_line_width(2.0);
        context.stroke_rect(bar.x, bar.y, bar.width, bar.height);
    }
    if !bar.label.is_empty() {
        context.set_fill_style_str(INK);
        let (x, y) = bar.label_place();
        // Leave out a label that can't be drawn.
        let _ = context.fill_text(&bar.label, x, y);
    }
}

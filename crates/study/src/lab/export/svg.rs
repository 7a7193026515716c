//! A drawing as SVG.

use std::fmt::Write;

use crate::lab::export::icicle::{BACKGROUND, Bar, Drawing, INK, PROVEN};
use crate::number::tenths;

/// Formats the drawing.
pub fn text(drawing: &Drawing) -> String {
    let (width, height) = (tenths(drawing.width), tenths(drawing.height));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<path fill=\"{BACKGROUND}\" d=\"M0 0h{width}v{height}H0z\"/>\n"
    );
    for bar in &drawing.bars {
        push(&mut svg, bar);
    }
    svg += "</svg>\n";
    svg
}

fn push(svg: &mut String, bar: &Bar) {
    let [x, y, width, height] = [bar.x, bar.y, bar.width, bar.height].map(tenths);
    let edge = if bar.is_proven { format!(" stroke=\"{PROVEN}\" stroke-width=\"2\"") } else { String::new() };
    let (title, fill) = (escaped(&bar.title), bar.fill());
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<g><title>{title}</title><rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"{edge}/>"
    );
    if !bar.label.is_empty() {
        let (x, y) = bar.label_place();
        let (x, y) = (tenths(x), tenths(y));
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" fill=\"{INK}\">{}</text>", escaped(&bar.label));
    }
    *svg += "</g>\n";
}

/// Escapes a text for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

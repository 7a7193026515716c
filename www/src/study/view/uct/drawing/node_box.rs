//! A box of the drawing, and its branch.

use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_study::uct::drawing::{Drawn, Kind, Light};
use web_sys::Element;

use crate::dom::{add_svg, set_attribute, set_style, set_text, short, svg};
use crate::words::localize;

/// Minimum scale of a branch; a smaller one would not be drawn at all.
const MIN_SCALE: f64 = 0.01;
/// A branch from the parent at 0, 0 to the child at 1, 1.
const BRANCH: &str = "M0 0C0 .6 1 .4 1 1";

/// The elements of a box.
pub(super) struct NodeBox {
    /// The number of its node, and whether it represents gathered children of it.
    pub(super) key: (u32, bool),
    pub(super) group: Element,
    rect: Element,
    sign: Element,
    mover: Element,
    name: Element,
    numbers: Element,
    gain: Element,
    pub(super) branch: Option<Element>,
    pub(super) is_seen: bool,
}

impl NodeBox {
    /// Adds a box to a layer.
    pub(super) fn new(key: (u32, bool), boxes: &Element) -> Self {
        let group = add_svg(boxes, "g", &[]);
        let body = add_svg(&group, "g", &[("class", "body")]);
        Self {
            key,
            rect: add_svg(&body, "rect", &[]),
            sign: add_svg(&body, "rect", &[("rx", "7")]),
            mover: add_svg(&body, "circle", &[("r", "4.5")]),
            name: add_svg(&body, "text", &[("class", "name")]),
            numbers: add_svg(&body, "text", &[("y", "12"), ("class", "numbers")]),
            gain: add_svg(&body, "text", &[("class", "gain")]),
            group,
            branch: None,
            is_seen: false,
        }
    }

    /// Writes changes. Its branch goes before `last` in the layer of branches.
    pub(super) fn write(&mut self, node: &Drawn, nodes: &[Drawn], branches: &Element, last: &Element) {
        self.is_seen = true;
        let (half, height) = (node.width / 2.0, node.half_height());
        let kind = match node.kind {
            Kind::Tried => "tried",
            Kind::Untried => "untried",
            Kind::Gathered(_) => "gathered",
        };
        let light = match node.light {
            Light::Off => "",
            Light::Path => " path",
            Light::Now => " path now",
        };
        let proven = if node.is_proven_now { " proven-now" } else { "" };
        let to_come = if node.is_to_come { " to-come" } else { "" };
        let state = format!("{kind}{light}{proven}{to_come}");
        set_attribute(&self.group, "class", &state);
        set_transform(&self.group, &format!("translate({}px,{}px)", short(node.x), short(node.y)));
        let is_tried = node.kind == Kind::Tried;
        place(&self.rect, half, height);
        set_attribute(&self.rect, "rx", if kind == "gathered" { "9" } else { "7" });
        set_attribute(&self.rect, "class", &if is_tried { format!("shade-{}", node.shade) } else { String::new() });
        place(&self.sign, half, height);
        set_attribute(&self.sign, "class", &node.sign.map_or_else(String::new, |sign| format!("sign {}", sign.name())));
        set_attribute(&self.mover, "class", node.mover.map_or("", Player::name));
        set_transform(&self.mover, &format!("translate({}px,{}px)", short(1.0 - half), short(1.0 - height)));
        let name = match node.kind {
            Kind::Gathered(count) => format!("\u{2026}{count}"),
            _ if node.mv.is_empty() => localize(&Phrase::new("uct-drawing-root")),
            _ => node.name(),
        };
        set_text(&self.name, &name);
        set_attribute(&self.name, "y", if is_tried { "-3" } else { "4" });
        set_text(&self.numbers, &if is_tried { node.fraction() } else { String::new() });
        set_text(&self.gain, &node.gained().unwrap_or_default());
        set_attribute(&self.gain, "x", &short(-half));
        set_attribute(&self.gain, "y", &short(height + 12.0));
        let Some(((from_x, from_y), (x, y))) = node.branch(nodes) else { return };
        let branch = self.branch.get_or_insert_with(|| {
            let branch = svg("path", &[("d", BRANCH)]);
            // Fails only if `last` is elsewhere.
            let _ = branches.insert_before(&branch, Some(last));
            branch
        });
        set_attribute(branch, "class", &state);
        let scale = if (x - from_x).abs() < MIN_SCALE { MIN_SCALE } else { x - from_x };
        let [from_x, from_y, scale, height] = [from_x, from_y, scale, y - from_y].map(short);
        set_transform(branch, &format!("translate({from_x}px,{from_y}px) scale({scale},{height})"));
    }
}

/// Sets the size of a rectangle around its centre.
pub(super) fn place(rect: &Element, half: f64, height: f64) {
    for (name, value) in [("x", -half), ("y", -height), ("width", 2.0 * half), ("height", 2.0 * height)] {
        set_attribute(rect, name, &short(value));
    }
}

/// The style sheet animates changes of this property.
pub(super) fn set_transform(element: &Element, value: &str) {
    set_style(element, "transform", value);
}

//! The drawing of an iteration: boxes, branches, the playout, and the token. Elements persist while their node is
//! drawn, so that they glide to their next place.

use alquerque_app::state::State;
use alquerque_core::{Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_study::uct::drawing::{Drawing, DrawnNode, HALF, Highlight, Kind, Playout, Token, scroll_to};
use alquerque_study::uct::question::Question;
use alquerque_study::uct::{Uct, words};
use web_sys::Element;

use crate::dom::{
    add_svg, by_id, clear, document, set_attribute, set_attributes, set_flag, set_or_remove, set_style, set_text,
    short, svg, window,
};
use crate::words::localize;

/// Distance of the token's ring from a box.
const RING: f64 = 5.0;
/// Minimum width of a drawing.
const MIN_WIDTH: f64 = 240.0;
/// The size of the page's text for which the drawing is laid out, in pixels.
const TEXT_SIZE: f64 = 16.0;

/// The drawing on the page.
#[derive(Default)]
pub(super) struct DrawingView {
    layers: Option<Layers>,
    boxes: Vec<NodeBox>,
}

/// The layers, from the lowest up.
struct Layers {
    root: Element,
    branches: Element,
    playout: Element,
    boxes: Element,
    token: Element,
    /// The parts of the token.
    ring: Element,
    ball: Element,
}

impl DrawingView {
    /// Renders the stage on display, or nothing.
    pub(super) fn render(&mut self, uct: &Uct, state: &State) {
        let (Some(frame), Some(root)) = (by_id("uct-drawing-frame"), by_id("uct-drawing")) else { return };
        let scale = text_scale();
        let width = (f64::from(frame.client_width()) / scale).max(MIN_WIDTH);
        let asks = uct.asks();
        let drawing = match uct.steps.current() {
            Some(current) => Drawing::new(current, current.stage(), state.game.record.to_move(), asks, width),
            None => Drawing::default(),
        };
        // In the tour, whose text explains it, rather smaller than wider than the frame, but no smaller than usual.
        let fitting = (f64::from(frame.client_width()) / drawing.width).max(1.0);
        let scale = if uct.tour.is_some() { scale.min(fitting) } else { scale };
        self.draw(&root, &drawing, scale, uct.question().filter(|_| asks));
        set_attribute(&frame, "data-speed", uct.steps.speed.name());
        follow(&frame, &drawing, scale);
    }

    /// Draws into an SVG element, always the same one, at a scale. Boxes that answer a question can be pressed.
    pub(super) fn draw(&mut self, root: &Element, drawing: &Drawing, scale: f64, question: Option<&Question>) {
        let layers = self.layers.get_or_insert_with(|| Layers::new(root));
        let [width, height] = [drawing.width, drawing.height].map(short);
        let [shown_width, shown_height] = [drawing.width, drawing.height].map(|length| short(length * scale));
        let size = [("width", &*shown_width), ("height", &shown_height)];
        set_attributes(&layers.root, &size);
        set_attribute(&layers.root, "viewBox", &format!("0 0 {width} {height}"));
        set_attribute(&layers.root, "aria-label", &localize(&words::drawing(drawing)));
        for node in &drawing.nodes {
            let is_first_row = node.parent == Some(0);
            let answer = question.filter(|_| is_first_row).and_then(|question| question.answer_index(&node.mv));
            draw(&mut self.boxes, layers, node, &drawing.nodes, answer);
        }
        self.boxes.retain_mut(|element| {
            let stays = std::mem::take(&mut element.is_seen);
            if !stays {
                element.group.remove();
                if let Some(branch) = &element.branch {
                    branch.remove();
                }
            }
            stays
        });
        layers.draw_playout(drawing.playout, drawing.token);
        layers.draw_token(drawing.token);
    }
}

/// Draws a box. If it answers the question, it can be pressed; for the keyboard there are buttons.
fn draw(boxes: &mut Vec<NodeBox>, layers: &Layers, node: &DrawnNode, nodes: &[DrawnNode], answer: Option<usize>) {
    let key = (node.id, matches!(node.kind, Kind::Gathered(_)));
    // There are few of them.
    let known = boxes.iter().position(|element| element.key == key);
    let index = known.unwrap_or(boxes.len());
    if known.is_none() {
        boxes.push(NodeBox::new(key, &layers.boxes));
    }
    let element = &mut boxes[index];
    set_or_remove(&element.group, "data-study", answer.map(|_| "uct-answer"));
    if let Some(answer) = answer {
        set_attribute(&element.group, "data-answer", &answer.to_string());
    }
    element.write(node, nodes, &layers.branches, &layers.playout);
}

impl Layers {
    fn new(root: &Element) -> Self {
        clear(root);
        let layer = |name| add_svg(root, "g", &[("class", name)]);
        let (branches, boxes, token) = (layer("branches"), layer("boxes"), layer("token"));
        Self {
            root: root.clone(),
            playout: add_svg(&branches, "path", &[("class", "playout")]),
            branches,
            boxes,
            ring: add_svg(&token, "rect", &[("rx", "10")]),
            ball: add_svg(&token, "circle", &[("r", "8")]),
            token,
        }
    }

    fn draw_playout(&self, playout: Option<Playout>, token: Option<Token>) {
        set_attribute(&self.playout, "d", &playout.map_or_else(String::new, |playout| playout.line()));
        set_attribute(&self.playout, "data-result", token.and_then(|token| token.result).map_or("", Outcome::name));
    }

    fn draw_token(&self, token: Option<Token>) {
        set_flag(&self.token, "hidden", token.is_none());
        let Some(token) = token else { return };
        set_transform(&self.token, &format!("translate({}px,{}px)", short(token.x), short(token.y)));
        let half = token.ring.map_or(0.0, |width| width / 2.0 + RING);
        let height = if token.ring.is_some() { HALF + RING } else { 0.0 };
        set_box(&self.ring, half, height);
        // A result arrives at the top of the box, where the branch begins that it ascends next.
        set_transform(&self.ball, &format!("translate(0px,{}px)", short(-height)));
        set_attribute(&self.token, "data-result", token.result.map_or("", Outcome::name));
        set_attribute(&self.token, "class", if token.ring.is_some() { "token on-box" } else { "token" });
    }
}

/// How much larger the text of the page is than usual; the drawing grows with it.
fn text_scale() -> f64 {
    let size = || {
        let root = document()?.document_element()?;
        let size = window()?.get_computed_style(&root).ok()??.get_property_value("font-size").ok()?;
        Some(js_sys::parse_float(&size) / TEXT_SIZE)
    };
    size().filter(|scale| scale.is_finite() && *scale > 0.0).unwrap_or(1.0)
}

/// Scrolls the current action into view.
fn follow(frame: &Element, drawing: &Drawing, scale: f64) {
    let Some((x, y)) = drawing.focus() else { return };
    if let Some(left) = scroll_to(x * scale, frame.scroll_left(), frame.client_width(), drawing.width * scale) {
        frame.set_scroll_left(left);
    }
    if let Some(top) = scroll_to(y * scale, frame.scroll_top(), frame.client_height(), drawing.height * scale) {
        frame.set_scroll_top(top);
    }
}

/// Minimum scale of a branch; a smaller one would not be drawn at all.
const MIN_SCALE: f64 = 0.01;
/// A branch from the parent at 0, 0 to the child at 1, 1.
const BRANCH: &str = "M0 0C0 .6 1 .4 1 1";

/// The elements of a box.
struct NodeBox {
    /// The number of its node, and whether it represents gathered children of it.
    key: (u32, bool),
    group: Element,
    rect: Element,
    sign: Element,
    mover: Element,
    name: Element,
    numbers: Element,
    gain: Element,
    branch: Option<Element>,
    is_seen: bool,
}

impl NodeBox {
    /// Adds a box to a layer.
    fn new(key: (u32, bool), boxes: &Element) -> Self {
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
    fn write(&mut self, node: &DrawnNode, nodes: &[DrawnNode], branches: &Element, last: &Element) {
        self.is_seen = true;
        let (half, height) = (node.width / 2.0, node.half_height());
        let kind = match node.kind {
            Kind::Tried => "tried",
            Kind::Untried => "untried",
            Kind::Gathered(_) => "gathered",
        };
        let light = match node.highlight {
            Highlight::Off => "",
            Highlight::Path => " path",
            Highlight::Now => " path now",
        };
        let proven = if node.is_proven_now { " proven-now" } else { "" };
        let to_come = if node.is_future { " to-come" } else { "" };
        let state = format!("{kind}{light}{proven}{to_come}");
        set_attribute(&self.group, "class", &state);
        set_transform(&self.group, &format!("translate({}px,{}px)", short(node.x), short(node.y)));
        let is_tried = node.kind == Kind::Tried;
        set_box(&self.rect, half, height);
        set_attribute(&self.rect, "rx", if kind == "gathered" { "9" } else { "7" });
        set_attribute(&self.rect, "class", &if is_tried { format!("shade-{}", node.shade) } else { String::new() });
        set_box(&self.sign, half, height);
        set_attribute(&self.sign, "class", &node.sign.map_or_else(String::new, |sign| format!("sign {}", sign.name())));
        set_attribute(&self.mover, "class", node.mover.map_or("", Player::name));
        set_transform(&self.mover, &format!("translate({}px,{}px)", short(1.0 - half), short(1.0 - height)));
        let name = match node.kind {
            Kind::Gathered(count) => format!("\u{2026}{count}"),
            _ if node.mv.is_empty() => localize(&Phrase::new(message::UCT_DRAWING_ROOT)),
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
fn set_box(rect: &Element, half: f64, height: f64) {
    for (name, value) in [("x", -half), ("y", -height), ("width", 2.0 * half), ("height", 2.0 * height)] {
        set_attribute(rect, name, &short(value));
    }
}

/// The style sheet animates changes of this property.
fn set_transform(element: &Element, value: &str) {
    set_style(element, "transform", value);
}

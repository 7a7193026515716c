//! The drawing of an iteration: boxes, branches, the playout, and the token. Elements persist while their node is
//! drawn, so that they glide to their next place.

pub(super) mod node_box;

use alquerque_app::state::State;
use alquerque_core::Outcome;
use alquerque_study::uct::Uct;
use alquerque_study::uct::drawing::{Drawing, Drawn, HALF, Kind, Playout, Token, scroll_to};
use alquerque_study::uct::tour::Tour;
use alquerque_study::uct::tour::question::Question;
use alquerque_study::uct::words;
use web_sys::Element;

use crate::dom::{append, by_id, set_attribute, set_flag, svg};
use crate::words::localize;
use node_box::{NodeBox, place, set_transform, short};

/// Distance of the token's ring from a box.
const RING: f64 = 5.0;
/// Minimum width of a drawing.
const MIN_WIDTH: f64 = 240.0;
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
    token: TokenElements,
}

struct TokenElements {
    group: Element,
    ring: Element,
    ball: Element,
}

impl DrawingView {
    /// Renders the stage on display, or nothing.
    pub(super) fn render(&mut self, uct: &Uct, state: &State) -> Option<()> {
        let frame = by_id("uct-drawing-frame")?;
        let width = f64::from(frame.client_width()).max(MIN_WIDTH);
        let tour = uct.tour.as_ref().filter(|tour| tour.asks());
        let question = tour.and_then(Tour::question);
        let drawing = match uct.steps.current() {
            Some(current) => Drawing::new(current, current.stage(), state.game.record.to_move(), tour.is_some(), width),
            None => Drawing::default(),
        };
        let root = by_id("uct-drawing")?;
        self.draw(&root, &drawing, question)?;
        set_attribute(&frame, "data-speed", uct.steps.speed.name());
        follow(&drawing)
    }

    /// Draws into an SVG element, always the same one. Boxes that answer a question can be pressed.
    pub(super) fn draw(&mut self, root: &Element, drawing: &Drawing, question: Option<&Question>) -> Option<()> {
        if self.layers.is_none() {
            self.layers = Some(Layers::new(root)?);
        }
        let layers = self.layers.as_ref()?;
        set_attribute(&layers.root, "width", &short(drawing.width));
        set_attribute(&layers.root, "height", &short(drawing.height));
        set_attribute(&layers.root, "aria-label", &localize(&words::drawing(drawing)));
        for node in &drawing.nodes {
            let is_first_row = node.parent == Some(0);
            let answer = question.filter(|_| is_first_row).and_then(|question| question.answer_of(&node.mv));
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
        layers.token.draw(drawing.token);
        Some(())
    }
}

/// Draws a box. If it answers the tour's question, it can be pressed; for the keyboard there are buttons.
fn draw(boxes: &mut Vec<NodeBox>, layers: &Layers, node: &Drawn, nodes: &[Drawn], answer: Option<usize>) -> Option<()> {
    let key = (node.id, matches!(node.kind, Kind::Gathered(_)));
    // There are few of them.
    let known = boxes.iter().position(|element| element.key == key);
    let place = known.unwrap_or(boxes.len());
    if known.is_none() {
        boxes.push(NodeBox::new(key, &layers.boxes)?);
    }
    let element = &mut boxes[place];
    set_flag(&element.group, "data-study", false);
    if let Some(answer) = answer {
        set_attribute(&element.group, "data-study", "tour-answer");
        set_attribute(&element.group, "data-answer", &answer.to_string());
    }
    element.write(node, nodes, &layers.branches, &layers.playout)
}

impl Layers {
    fn new(root: &Element) -> Option<Self> {
        root.set_text_content(None);
        let layer = |name| {
            let group = svg("g", &[("class", name)])?;
            append(root, &group);
            Some(group)
        };
        let (branches, playout, boxes, group) =
            (layer("branches")?, svg("path", &[("class", "playout")])?, layer("boxes")?, layer("token")?);
        append(&branches, &playout);
        let (ring, ball) = (svg("rect", &[("rx", "10")])?, svg("circle", &[("r", "8")])?);
        append(&group, &ring);
        append(&group, &ball);
        Some(Self { root: root.clone(), branches, playout, boxes, token: TokenElements { group, ring, ball } })
    }

    fn draw_playout(&self, playout: Option<Playout>, token: Option<Token>) {
        set_attribute(&self.playout, "d", &playout.map_or_else(String::new, |playout| playout.line()));
        let result = token.and_then(|token| token.result);
        set_attribute(&self.playout, "data-result", result.map_or("", result_name));
    }
}

impl TokenElements {
    fn draw(&self, token: Option<Token>) -> Option<()> {
        set_flag(&self.group, "hidden", token.is_none());
        let token = token?;
        set_transform(&self.group, &format!("translate({}px,{}px)", short(token.x), short(token.y)));
        let half = token.ring.map_or(0.0, |width| width / 2.0 + RING);
        let height = if token.ring.is_some() { HALF + RING } else { 0.0 };
        place(&self.ring, half, height);
        // A result arrives at the top of the box, where the branch begins that it ascends next.
        set_transform(&self.ball, &format!("translate(0px,{}px)", short(-height)));
        set_attribute(&self.group, "data-result", token.result.map_or("", result_name));
        set_attribute(&self.group, "class", if token.ring.is_some() { "token on-box" } else { "token" });
        Some(())
    }
}

/// Scrolls the current action into view.
fn follow(drawing: &Drawing) -> Option<()> {
    let frame = by_id("uct-drawing-frame")?;
    let (x, y) = drawing.focus()?;
    if let Some(left) = scroll_to(x, frame.scroll_left(), frame.client_width(), drawing.width) {
        frame.set_scroll_left(left);
    }
    if let Some(top) = scroll_to(y, frame.scroll_top(), frame.client_height(), drawing.height) {
        frame.set_scroll_top(top);
    }
    Some(())
}

fn result_name(result: Outcome) -> &'static str {
    result.name()
}

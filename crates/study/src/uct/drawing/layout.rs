//! Places the boxes of a drawing: children side by side below their parent, and nothing above anything else.

use alquerque_messages::analysis::uct::ViewNode;

/// Distance between the middles of two rows.
pub(super) const LEVEL: f64 = 68.0;
/// The middle of the first row.
pub(super) const TOP: f64 = 26.0;
/// Length of the playout below its leaf's row.
pub(super) const PLAYOUT_LENGTH: f64 = 128.0;
/// The least width of a box, and the room of gathered nodes and of the playout.
const BOX: f64 = 44.0;
const CHIP: f64 = 38.0;
const PLAYOUT: f64 = 48.0;
/// Width of a character of a move, of one of its numbers, and the space beside them.
const CHARACTER: f64 = 8.2;
const DIGIT: f64 = 6.4;
const SPACE: f64 = 10.0;
/// Space between two boxes.
const GAP: f64 = 8.0;
/// Distance of gathered nodes below a box without other children.
const BELOW: f64 = 27.0;
/// Below the last row.
const BOTTOM: f64 = 36.0;
/// Beside the first and the last box, for what a box gains.
const SIDE: f64 = 16.0;

/// Gathered nodes.
pub(super) struct Gathered {
    pub(super) parent: usize,
    pub(super) count: u32,
    pub(super) at: (f64, f64),
}

/// The places.
pub(super) struct Places {
    /// The middles of the nodes.
    pub(super) boxes: Vec<(f64, f64)>,
    pub(super) gathered: Vec<Gathered>,
    /// The end of the playout.
    pub(super) playout: Option<(f64, f64)>,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// What a node has below it, from left to right.
#[derive(Clone, Copy)]
enum Child {
    Node(usize),
    Gathered(u32),
    Playout,
}

/// The width of a box: room for the move, and for Q / N with half a point.
pub(super) fn box_width(node: &ViewNode) -> f64 {
    let digits = |number: u32| f64::from(number.max(1).ilog10() + 1);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most the visits")]
    let numbers = digits(node.visits) + digits(node.points as u32) + 2.0;
    let text = (node.mv.chars().count() as f64 * CHARACTER).max(numbers * DIGIT);
    (text + SPACE).max(BOX)
}

/// Places the nodes, of which each comes after its parent; `played` is the node with the playout.
pub(super) fn place(tree: &[ViewNode], played: Option<usize>) -> Places {
    let mut below: Vec<Vec<Child>> = vec![Vec::new(); tree.len()];
    for (at, node) in tree.iter().enumerate() {
        if let Some(parent) = node.parent {
            below[parent as usize].push(Child::Node(at));
        }
    }
    let hidden = |at: usize, drawn: usize| tree[at].children.saturating_sub(u32::try_from(drawn).unwrap_or(u32::MAX));
    for (at, children) in below.iter_mut().enumerate() {
        let count = hidden(at, children.len());
        let is_played = played == Some(at);
        if count > 0 && (is_played || !children.is_empty()) {
            children.push(Child::Gathered(count));
        }
        if is_played {
            children.push(Child::Playout);
        }
    }
    // From the last to the first, so that children come before their parents.
    let mut widths = vec![0.0_f64; tree.len()];
    let width_of = |widths: &[f64], child: Child| match child {
        Child::Node(at) => widths[at],
        Child::Gathered(_) => CHIP,
        Child::Playout => PLAYOUT,
    };
    for at in (0..tree.len()).rev() {
        let own = box_width(&tree[at]) + GAP;
        widths[at] = below[at].iter().map(|&child| width_of(&widths, child)).sum::<f64>().max(own);
    }
    let mut places =
        Places { boxes: vec![(0.0, TOP); tree.len()], gathered: Vec::new(), playout: None, width: 0.0, height: 0.0 };
    let mut lefts = vec![SIDE; tree.len()];
    for at in 0..tree.len() {
        let y = places.boxes[at].1;
        places.height = places.height.max(y + BOTTOM);
        let all: f64 = below[at].iter().map(|&child| width_of(&widths, child)).sum();
        let mut left = lefts[at] + (widths[at] - all) / 2.0;
        for &child in &below[at] {
            let width = width_of(&widths, child);
            let middle = left + width / 2.0;
            match child {
                Child::Node(child) => (lefts[child], places.boxes[child].1) = (left, y + LEVEL),
                Child::Gathered(count) => {
                    places.gathered.push(Gathered { parent: at, count, at: (middle, y + LEVEL) });
                }
                Child::Playout => {
                    places.playout = Some((middle, y + PLAYOUT_LENGTH));
                    places.height = places.height.max(y + PLAYOUT_LENGTH + BOTTOM);
                }
            }
            left += width;
        }
        if !below[at].is_empty() {
            places.height = places.height.max(y + LEVEL + BOTTOM);
        }
    }
    // From the last to the first again: parents are above the middle of their children.
    for at in (0..tree.len()).rev() {
        let middles = below[at].iter().filter_map(|child| match child {
            Child::Node(child) => Some(places.boxes[*child].0),
            Child::Gathered(_) => {
                places.gathered.iter().find(|gathered| gathered.parent == at).map(|gathered| gathered.at.0)
            }
            Child::Playout => places.playout.map(|(x, _)| x),
        });
        let (least, most) = middles.fold((f64::MAX, f64::MIN), |(least, most), x| (least.min(x), most.max(x)));
        let own = lefts[at] + widths[at] / 2.0;
        places.boxes[at].0 = if least > most { own } else { f64::midpoint(least, most) };
        if below[at].is_empty() && tree[at].children > 0 {
            let (x, y) = places.boxes[at];
            places.gathered.push(Gathered { parent: at, count: tree[at].children, at: (x, y + BELOW) });
        }
    }
    places.width = widths.first().map_or(0.0, |width| width + 2.0 * SIDE);
    places
}

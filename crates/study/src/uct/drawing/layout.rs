//! Lays out the boxes of a drawing: children side by side below their parent, and no subtree above another's row.

use alquerque_messages::analysis::uct::ViewNode;

use crate::text::move_text;

/// Distance between the centres of two rows.
pub(super) const LEVEL: f64 = 62.0;
/// The centre of the first row.
pub(super) const TOP: f64 = 38.0;
/// Length of the playout below its leaf's row, and the number of rows it takes.
pub(super) const PLAYOUT_LENGTH: f64 = 104.0;
const PLAYOUT_ROWS: usize = 2;
/// Minimum width of a box, and the widths of gathered nodes and of the playout.
const BOX: f64 = 44.0;
const CHIP: f64 = 26.0;
const PLAYOUT: f64 = 26.0;
/// Width of a character of a move and of its numbers, and the padding.
const CHARACTER: f64 = 8.7;
const DIGIT: f64 = 6.4;
const SPACE: f64 = 10.0;
/// Space between two boxes.
const GAP: f64 = 8.0;
/// Distance of gathered nodes below a box without other children.
const BELOW: f64 = 27.0;
/// Margin below the last row.
const BOTTOM: f64 = 36.0;
/// Margin beside the first and the last box, for the ring around it.
const SIDE: f64 = 10.0;
/// How many more moves the root shows than other nodes of the path.
const MORE_AT_ROOT: usize = 2;
/// Longer moves are drawn without the spots in the middle.
const MAX_CHARACTERS: usize = 8;

/// Gathered nodes.
pub(super) struct Gathered {
    pub(super) parent: usize,
    pub(super) count: u32,
    pub(super) at: (f64, f64),
}

/// The positions.
pub(super) struct Places {
    /// The centres of the nodes.
    pub(super) boxes: Vec<(f64, f64)>,
    pub(super) gathered: Vec<Gathered>,
    /// The end of the playout.
    pub(super) playout: Option<(f64, f64)>,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// A child in the drawing, from left to right.
#[derive(Clone, Copy)]
enum Child {
    Node(usize),
    Gathered(u32),
    Playout,
}

/// The left and right edges of a subtree in each of its rows, relative to the centre of its top.
type Outline = Vec<(f64, f64)>;

/// The move as drawn: a long chain is shortened to its origin, first step and destination.
pub(super) fn name(mv: &str) -> String {
    let text = move_text(mv);
    let mut points = text.split('x');
    match (points.next(), points.next(), points.next_back()) {
        (Some(first), Some(next), Some(last)) if text.chars().count() > MAX_CHARACTERS => {
            format!("{first}x{next}\u{2026}{last}")
        }
        _ => text,
    }
}

/// The width of a box, with room for the move and for Q / N with half a point.
pub(super) fn box_width(node: &ViewNode) -> f64 {
    let digits = |number: u32| f64::from(number.max(1).ilog10() + 1);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most the visits")]
    let numbers = digits(node.visits) + digits(node.points as u32) + 2.0;
    let text = (name(&node.mv).chars().count() as f64 * CHARACTER).max(numbers * DIGIT);
    (text + SPACE).max(BOX)
}

/// The children of each node; `played` is the node with the playout.
fn below(tree: &[ViewNode], played: Option<usize>) -> Vec<Vec<Child>> {
    let mut below: Vec<Vec<Child>> = vec![Vec::new(); tree.len()];
    for (at, node) in tree.iter().enumerate() {
        if let Some(parent) = node.parent {
            below[parent as usize].push(Child::Node(at));
        }
    }
    for (at, children) in below.iter_mut().enumerate() {
        let drawn = u32::try_from(children.len()).unwrap_or(u32::MAX);
        let count = tree[at].children.saturating_sub(drawn);
        let is_played = played == Some(at);
        if count > 0 && (is_played || !children.is_empty()) {
            children.push(Child::Gathered(count));
        }
        if is_played {
            children.push(Child::Playout);
        }
    }
    below
}

/// Places subtrees side by side, as close as their outlines allow. Returns their distances from the centre and the
/// combined outline.
fn side_by_side(outlines: &[Outline]) -> (Vec<f64>, Outline) {
    let (mut middles, mut all): (Vec<f64>, Outline) = (Vec::new(), Vec::new());
    for outline in outlines {
        let needed = all.iter().zip(outline).map(|(left, right)| left.1 + GAP - right.0);
        let shift = needed.reduce(f64::max).unwrap_or(0.0);
        for (row, &(left, right)) in outline.iter().enumerate() {
            match all.get_mut(row) {
                Some(seen) => seen.1 = right + shift,
                None => all.push((left + shift, right + shift)),
            }
        }
        middles.push(shift);
    }
    let centre = f64::midpoint(middles.first().copied().unwrap_or(0.0), middles.last().copied().unwrap_or(0.0));
    for middle in &mut middles {
        *middle -= centre;
    }
    for edges in &mut all {
        *edges = (edges.0 - centre, edges.1 - centre);
    }
    (middles, all)
}

/// Places the nodes, each of which follows its parent; `played` is the node with the playout.
pub(super) fn place_nodes(tree: &[ViewNode], played: Option<usize>) -> Places {
    let below = below(tree, played);
    let half = |width: f64| (-width / 2.0, width / 2.0);
    let mut outlines: Vec<Outline> = vec![Vec::new(); tree.len()];
    let mut offsets: Vec<Vec<f64>> = vec![Vec::new(); tree.len()];
    // From the last to the first, so that children come before their parents.
    for at in (0..tree.len()).rev() {
        let children: Vec<Outline> = below[at]
            .iter()
            .map(|&child| match child {
                Child::Node(child) => std::mem::take(&mut outlines[child]),
                Child::Gathered(_) => vec![half(CHIP)],
                Child::Playout => vec![half(PLAYOUT); PLAYOUT_ROWS],
            })
            .collect();
        let (middles, rows) = side_by_side(&children);
        offsets[at] = middles;
        outlines[at] = std::iter::once(half(box_width(&tree[at]))).chain(rows).collect();
    }
    let edges = outlines.first().into_iter().flatten();
    let (left, right) =
        edges.fold((0.0, 0.0), |(left, right): (f64, f64), edges| (left.min(edges.0), right.max(edges.1)));
    let mut places = Places {
        boxes: vec![(SIDE - left, TOP); tree.len()],
        gathered: Vec::new(),
        playout: None,
        width: if tree.is_empty() { 0.0 } else { right - left + 2.0 * SIDE },
        height: 0.0,
    };
    for at in 0..tree.len() {
        let (middle, y) = places.boxes[at];
        let mut lowest = y;
        for (&child, offset) in below[at].iter().zip(&offsets[at]) {
            let x = middle + offset;
            match child {
                Child::Node(child) => places.boxes[child] = (x, y + LEVEL),
                Child::Gathered(count) => places.gathered.push(Gathered { parent: at, count, at: (x, y + LEVEL) }),
                Child::Playout => places.playout = Some((x, y + PLAYOUT_LENGTH)),
            }
            lowest = lowest.max(y + if matches!(child, Child::Playout) { PLAYOUT_LENGTH } else { LEVEL });
        }
        if below[at].is_empty() && tree[at].children > 0 {
            places.gathered.push(Gathered { parent: at, count: tree[at].children, at: (middle, y + BELOW) });
        }
        places.height = places.height.max(lowest + BOTTOM);
    }
    places
}

/// Leaves out nodes that don't fit into `room`: first those beside the path, then the siblings along it, evenly from
/// all nodes, those with the fewest playouts first. The omitted nodes are gathered.
pub(super) fn fit(mut tree: Vec<ViewNode>, path: &[u32], has_playout: bool, room: f64) -> Vec<ViewNode> {
    loop {
        let leaf = path.last().filter(|_| has_playout);
        let played = leaf.and_then(|leaf| tree.iter().position(|node| node.id == *leaf));
        if place_nodes(&tree, played).width <= room {
            return tree;
        }
        let mut drawn = vec![0_usize; tree.len()];
        for parent in tree.iter().filter_map(|node| node.parent) {
            drawn[parent as usize] += 1;
        }
        let cost = |at: usize, node: &ViewNode| {
            let parent = node.parent? as usize;
            let is_free = drawn[at] == 0 && !path.contains(&node.id);
            let is_beside_path = path.contains(&tree[parent].id);
            // The root's moves are the subject of the search.
            let max_drawn = drawn[parent].saturating_sub(if parent == 0 { MORE_AT_ROOT } else { 0 });
            let siblings = if is_beside_path { usize::MAX - max_drawn } else { 0 };
            is_free.then_some((is_beside_path, siblings, node.visits, usize::MAX - at))
        };
        let costs = tree.iter().enumerate().filter_map(|(at, node)| Some((cost(at, node)?, at)));
        let Some((_, least)) = costs.min() else { return tree };
        tree.remove(least);
        for node in &mut tree {
            node.parent = node.parent.map(|parent| if parent as usize > least { parent - 1 } else { parent });
        }
    }
}

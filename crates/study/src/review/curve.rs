//! The evaluation graph: Light's expected score in every position of the line.

use std::fmt::Write;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Outcome, Player};

use super::judge::{JudgedMove, light_share, tenths};

/// Height of the graph, from an expected score of 0 to 1.
pub const HEIGHT: u32 = 1000;
/// Margin above and below, for the strokes and dots at the extremes.
pub const EDGE: u32 = 45;
/// Bottom edge of the drawing.
const BOTTOM: u32 = HEIGHT + EDGE;

/// The evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Light's expected score, in thousandths.
    pub light: u16,
    /// Whether it is proven.
    pub is_certain: bool,
    /// The plies to the end of a proven win, if known exactly.
    pub plies: Option<u32>,
}

/// Returns the points of the current line's positions.
pub fn points(record: &dyn AnyRecord) -> Vec<Option<Point>> {
    let tree = record.tree();
    let point = |&node| {
        let assessment = tree.assessment(node);
        let light = tenths(light_share(&assessment)?, Player::Light);
        let plies =
            assessment.certain.filter(|certain| certain.outcome != Outcome::Draw).and_then(|certain| certain.plies);
        Some(Point { light, is_certain: assessment.certain.is_some(), plies })
    };
    tree.line().iter().map(point).collect()
}

/// The graph as SVG paths. A ply is two units wide, so that the boundaries between positions are whole numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Curve {
    /// The width of the drawing.
    pub width: usize,
    /// The background where evaluations exist: Dark's area, visible above Light's.
    pub ground: String,
    /// Light's area.
    pub area: String,
    /// The estimates.
    pub line: String,
    /// The proven results, as steps.
    pub steps: String,
    /// The errors of each class as dots, least severe first.
    pub dots: [String; 3],
}

/// Draws the points, and the errors among the moves between them.
pub fn curve(points: &[Option<Point>], judged: &[Option<JudgedMove>]) -> Curve {
    let mut curve = Curve { width: 2 * (points.len().max(2) - 1), ..Curve::default() };
    let height = |point: Point| HEIGHT - u32::from(point.light);
    let point_at = |index: usize| points.get(index).copied().flatten();
    for (index, point) in points.iter().enumerate() {
        let Some(point) = *point else { continue };
        let (x, y) = (2 * index, height(point));
        // Writing to a string cannot fail.
        let before = index.checked_sub(1).and_then(point_at);
        if before.is_none() {
            let _ = write!(curve.ground, "M{x} -{EDGE}V{BOTTOM}");
            let _ = write!(curve.area, "M{x} {BOTTOM}V{y}");
        } else {
            let _ = write!(curve.area, "L{x} {y}");
        }
        match before.filter(|_| !curve.line.is_empty()) {
            Some(_) => _ = write!(curve.line, "L{x} {y}"),
            None => _ = write!(curve.line, "M{x} {y}"),
        }
        if point.is_certain {
            let (from, to) = (x.saturating_sub(1), (x + 1).min(curve.width));
            let goes_on = before.is_some_and(|before| before.is_certain && height(before) == y);
            let _ = if goes_on { write!(curve.steps, "H{to}") } else { write!(curve.steps, "M{from} {y}H{to}") };
        }
        if point_at(index + 1).is_none() {
            let _ = write!(curve.ground, "H{x}V-{EDGE}Z");
            let _ = write!(curve.area, "V{BOTTOM}Z");
        }
    }
    for (ply, judged) in judged.iter().enumerate() {
        let class = judged.and_then(|judged| judged.judgement.class);
        if let Some((class, point)) = class.zip(point_at(ply + 1)) {
            let _ = write!(curve.dots[class as usize], "M{} {}h0", 2 * ply + 2, height(point));
        }
    }
    curve
}

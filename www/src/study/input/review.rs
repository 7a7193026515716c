//! Input of the Review tab.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::event::ReviewEvent;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use crate::dom::{by_id, consume, has_modifier};
use crate::study::page::StudyPage;

/// Plies per Page Up or Page Down.
const PAGE: usize = 10;

/// Adds the listeners of the graph and the table.
pub(super) fn connect(page: &Rc<StudyPage>) {
    let Some(curve) = by_id("curve") else { return };
    for name in ["pointerdown", "pointermove"] {
        let own = curve.clone();
        page.listen(Some(&curve), name, move |page, event: PointerEvent| {
            if event.buttons() & 1 == 1 {
                go_to(page, |_, plies| ply_at(&own, &event, plies));
            }
        });
    }
    page.listen(Some(&curve), "keydown", |page, event: KeyboardEvent| {
        if has_modifier(&event) || event.shift_key() {
            return;
        }
        let step: fn(usize, usize) -> usize = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => |now, plies| (now + 1).min(plies),
            "ArrowLeft" | "ArrowDown" => |now, _| now.saturating_sub(1),
            "PageUp" => |now, plies| (now + PAGE).min(plies),
            "PageDown" => |now, _| now.saturating_sub(PAGE),
            "Home" => |_, _| 0,
            "End" => |_, plies| plies,
            _ => return,
        };
        consume(&event);
        go_to(page, step);
    });
    let Some(table) = by_id("review-table") else { return };
    let own = table.clone();
    page.listen(Some(&table), "toggle", move |page, _: web_sys::Event| {
        page.dispatch(Event::Review(ReviewEvent::Table(own.has_attribute("open"))));
    });
}

/// Goes to the ply that `next` computes from the current one and the number of plies.
fn go_to(page: &Rc<StudyPage>, next: impl FnOnce(usize, usize) -> usize) {
    let way = page.with(|study, state| {
        let tree = study.review.record(state).tree();
        let now = state.game.record.tree().played();
        (now, next(now, tree.plies()))
    });
    if let Some((now, next)) = way
        && now != next
    {
        page.dispatch(Event::Review(ReviewEvent::GoTo(next)));
    }
}

/// Returns the ply under the pointer.
fn ply_at(curve: &Element, event: &PointerEvent, plies: usize) -> usize {
    let area = curve.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what there is")]
    let ply = (share.clamp(0.0, 1.0) * plies as f64).round() as usize;
    ply.min(plies)
}

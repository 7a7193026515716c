//! Following the same study in another tab. Each tab keeps its own position, and its undo restores its own version.

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::notice::say::notice;
use alquerque_app::record::RecordEvent;
use alquerque_app::state::State;
use alquerque_app::storage::saved_game::SavedGame;
use alquerque_app::update::update;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_language::Phrase;

use crate::effect::{StudyEffect, from_game};
use crate::study::Study;

/// Takes over the state saved by another tab.
pub fn follow(study: &mut Study, state: &mut State, saved: &SavedGame) -> Vec<StudyEffect> {
    // The other tab shows another chapter.
    if !study.studies.is_shared() {
        return Vec::new();
    }
    // If unreadable, it comes from another version, and the other tab handles it.
    let Ok(mut record) = saved.restore() else { return Vec::new() };
    let old = state.game.own().boxed();
    if record.board().game != old.board().game {
        return from_game(update(state, AppEvent::Record(RecordEvent::OtherTab(saved.clone()))));
    }
    if is_same(&*record, &*old) {
        // Only the position on that tab's board has changed.
        return Vec::new();
    }
    // Tries are not part of the study, and their exercise may be gone.
    let mut effects = study.leave_board(state);
    if let Some(node) = record.tree().find(old.tree().current_key()) {
        record.select(node);
    }
    effects.extend(from_game(update(state, AppEvent::Record(RecordEvent::OtherTab(SavedGame::from_record(&*record))))));
    // It is still the same chapter.
    study.studies.replacements = state.game.replacements();
    // It is already saved; saving it again would cause endless updates between the tabs.
    effects.retain(|effect| *effect != StudyEffect::Game(Effect::SaveGame));
    study.edits.observe_review(&*state.game.record);
    study.annotation_revision = study.annotation_revision.wrapping_add(1);
    study.review.revision = study.review.revision.wrapping_add(1);
    let is_missed = has_lost_content(&*state.game.record, &*old);
    if is_missed && state.notices.current().is_none_or(|notice| notice.offer.is_none()) {
        notice(state, Phrase::new("study-other-tab"));
    }
    effects
}

/// A node's annotations.
fn annotations(record: &dyn AnyRecord, node: NodeId) -> impl PartialEq {
    let tree = record.tree();
    (tree.comment(node).to_owned(), tree.symbols(node).to_vec())
}

/// Whether two records are the same apart from the current position: moves, order of variations, and annotations.
pub(crate) fn is_same(one: &dyn AnyRecord, other: &dyn AnyRecord) -> bool {
    let (left, right) = (one.tree(), other.tree());
    if left.len() != right.len() || one.headers() != other.headers() || one.closing() != other.closing() {
        return false;
    }
    let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((a, b)) = open.pop() {
        if left.key(a) != right.key(b) || annotations(one, a) != annotations(other, b) {
            return false;
        }
        let children: Vec<_> = left.children(a).collect();
        let others: Vec<_> = right.children(b).collect();
        if children.len() != others.len() {
            return false;
        }
        open.extend(children.into_iter().zip(others));
    }
    true
}

/// Whether the new record lacks moves, comments or symbols of the old one.
pub(super) fn has_lost_content(new: &dyn AnyRecord, old: &dyn AnyRecord) -> bool {
    let (there, here) = (new.tree(), old.tree());
    if !there.contains_nodes(here, here.nodes()) {
        return true;
    }
    let mut written = here
        .nodes()
        .filter(|&node| !here.comment_without_assessment(node).is_empty() || !here.symbols(node).is_empty());
    written.any(|node| {
        let same = there.find(here.key(node));
        same.is_none_or(|same| {
            there.comment_without_assessment(same) != here.comment_without_assessment(node)
                || here.symbols(node).iter().any(|symbol| !there.symbols(same).contains(symbol))
        })
    })
}

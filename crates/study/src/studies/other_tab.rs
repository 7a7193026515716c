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
use alquerque_language::{Phrase, message};

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
    if let Some(nodes) = paired_nodes(&*record, &*old)
        && nodes.iter().all(|&(there, here)| has_same_remarks(&*record, there, &*old, here))
    {
        // Only a review has gone on there.
        let own = state.game.own_mut();
        for (there, here) in nodes {
            own.set_assessment(here, record.tree().assessment(there));
        }
        study.edits.accept(state.game.own());
        study.annotation_revision = study.annotation_revision.wrapping_add(1);
        study.review.revision = study.review.revision.wrapping_add(1);
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
        notice(state, Phrase::new(message::STUDY_OTHER_TAB));
    }
    effects
}

/// Whether nodes of two records have the same comments and symbols, apart from assessments.
fn has_same_remarks(one: &dyn AnyRecord, a: NodeId, other: &dyn AnyRecord, b: NodeId) -> bool {
    let (left, right) = (one.tree(), other.tree());
    left.comment_without_assessment(a) == right.comment_without_assessment(b) && left.symbols(a) == right.symbols(b)
}

/// The same nodes of two records with the same headers, moves and order of variations, in pairs; `None` if they differ.
fn paired_nodes(one: &dyn AnyRecord, other: &dyn AnyRecord) -> Option<Vec<(NodeId, NodeId)>> {
    let (left, right) = (one.tree(), other.tree());
    if left.len() != right.len() || one.headers() != other.headers() || one.closing() != other.closing() {
        return None;
    }
    let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
    let mut at = 0;
    while let Some(&(a, b)) = pairs.get(at) {
        let children: Vec<_> = left.children(a).collect();
        let others: Vec<_> = right.children(b).collect();
        if left.key(a) != right.key(b) || children.len() != others.len() {
            return None;
        }
        pairs.extend(children.into_iter().zip(others));
        at += 1;
    }
    Some(pairs)
}

/// Whether two records are the same apart from the current position: moves, order of variations, and annotations.
pub(crate) fn is_same(one: &dyn AnyRecord, other: &dyn AnyRecord) -> bool {
    let (left, right) = (one.tree(), other.tree());
    let is_annotated_alike =
        |&(a, b): &(NodeId, NodeId)| left.assessment(a) == right.assessment(b) && has_same_remarks(one, a, other, b);
    paired_nodes(one, other).is_some_and(|nodes| nodes.iter().all(is_annotated_alike))
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

//! Links to the game: creating and opening them, and playing by them.

pub mod qr;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{from_link, to_link};
use alquerque_core::{GameId, TextError};
use alquerque_language::{Phrase, message};
use alquerque_messages::Course;
use alquerque_messages::picture::{PictureKind, PictureRequest};

use crate::ai::think;
use crate::board::look::ArtStyle;
use crate::command::Command;
use crate::effect::Effect;
use crate::game::event::GameEvent;
use crate::game::mode::{GameMode, Pace};
use crate::game::{self, stepping};
use crate::library::{self, contains_all_moves, continues, shelf};
use crate::notice::say::{self, notice, notice_with};
use crate::notice::{Notice, Offer};
use crate::page::Page;
use crate::record::RecordEffect;
use crate::settings::Switch;
use crate::state::State;
use crate::text::title::Title;

/// Opens the dialog with the links.
pub(crate) fn links(state: &mut State) {
    state.page.dialogs.ends_here = false;
    state.page.dialogs.copied = None;
    make(state);
    state.effects.push(Effect::OpenPage(Page::Share));
}

/// Shares the link.
pub(crate) fn share(state: &mut State) {
    let link = make(state);
    state.game.sent = Some(state.key());
    state.page.dialogs.copied = Some((Command::Share, false));
    let mut title = Title::from_record(&*state.game.record).phrase();
    if state.game.ending.is_none() {
        let turn = state.by(message::SIDE_TO_MOVE, state.to_move());
        title = Phrase::new(message::LINK_TITLE).phrase("title", title).phrase("turn", turn);
    }
    state.effects.push(Effect::Record(RecordEffect::Share { title, link }));
}

/// Shares the view-only link.
pub(crate) fn share_shown(state: &mut State) {
    make(state);
    state.page.dialogs.copied = Some((Command::ShareShown, false));
    let link = state.page.dialogs.show_link();
    state
        .effects
        .push(Effect::Record(RecordEffect::Share { title: Title::from_record(&*state.game.record).phrase(), link }));
}

/// Asks for a picture of the position shown, or of the whole game.
pub(crate) fn picture(state: &mut State, kind: PictureKind) {
    state.page.dialogs.done = Phrase::new(message::PICTURE_DRAWING).into();
    let record = &state.game.record;
    let ArtStyle { board, pieces } = state.art_style();
    let drawn = |(ply, &node)| if record.shapes(node).is_empty() { "" } else { record.comment(ply) };
    let comments = record.tree().line().iter().enumerate().map(drawn).map(str::to_owned).collect();
    let request = PictureRequest {
        kind,
        course: Course::from(&**record),
        comments,
        ply: record.played(),
        flipped: state.geometry().flipped,
        coordinates: state.settings.switches[Switch::Coordinates],
        board: board.name().to_owned(),
        pieces: pieces.name().to_owned(),
    };
    let name = shelf::file_name(record.board().game.name(), record.headers().date, kind.name());
    state.effects.push(Effect::Record(RecordEffect::Picture { name, request: Box::new(request) }));
}

/// A picture is ready, or could not be made.
pub(crate) fn pictured(state: &mut State, done: bool) {
    say::done(state, Phrase::new(if done { message::PICTURE_SAVED } else { message::PICTURE_FAILED }));
}

/// Updates the links.
pub(crate) fn make(state: &mut State) -> String {
    state.notices.dismiss();
    let record = &*state.game.record;
    let cut = state.page.dialogs.ends_here.then(|| up_to_here(record));
    let link = format!("{}#{}", state.environment.address, to_link(cut.as_deref().unwrap_or(record)));
    state.page.dialogs.link.clone_from(&link);
    state.page.dialogs.done.clear();
    link
}

/// Shares the game up to the position shown, or all of it again.
pub(crate) fn share_up_to_here(state: &mut State) {
    state.page.dialogs.ends_here ^= true;
    state.page.dialogs.copied = None;
    make(state);
}

/// The game up to the position shown, without later moves and variations.
fn up_to_here(record: &dyn AnyRecord) -> Box<dyn AnyRecord> {
    let mut cut = record.first_moves(record.played());
    let is_last = record.played() == record.plies();
    let is_unclaimed = cut.headers().is_unclaimed;
    *cut.headers_mut() = record.headers().clone();
    cut.headers_mut().is_unclaimed = is_unclaimed;
    if !is_last {
        cut.headers_mut().result = None;
    }
    let pairs: Vec<_> = cut.tree().line().iter().copied().zip(record.tree().line().iter().copied()).collect();
    for (ply, (node, original)) in pairs.into_iter().enumerate() {
        cut.set_comment(node, record.comment(ply));
        cut.set_symbols(node, record.tree().symbols(original));
    }
    if let Some(closing) = record.closing().filter(|_| is_last) {
        cut.close(closing);
    }
    cut
}

impl State {
    /// Whether a friend can play on from the link: not if the local player is to move, as the friend would take that side.
    pub(crate) fn is_link_for_friend(&self) -> bool {
        let record = &*self.game.record;
        let last = if self.page.dialogs.ends_here { record.played() } else { record.plies() };
        let is_own = self.settings.current().mode() != GameMode::Loaded && !self.game.is_viewed();
        let lone = self.settings.lone_human().filter(|_| is_own && self.game.study_mode().is_none());
        record.result().is_some() || lone.is_none() || record.to_move_at(last) != lone
    }

    /// Whether the game has moves that are not on the way to the position shown.
    pub(crate) fn goes_on(&self) -> bool {
        let tree = self.game.record.tree();
        tree.len() > tree.played() + 1
    }
}

/// The share sheet was closed.
pub(crate) fn shared(state: &mut State) {
    if state.can(Command::PlayByLink) {
        notice_with(state, Phrase::new(message::LINK_WITH_FRIEND), Offer::PlayByLink);
    }
}

/// Hands the AI's side to a friend or, if it has both, the side to move.
pub(crate) fn play_by_link(state: &mut State) {
    think::cancel_and_forget(state);
    let me = state.settings.lone_human().unwrap_or(state.to_move().opponent());
    state.settings.current_mut().set_mode(GameMode::ByLink(me));
    state.game.pace = Pace::Running;
    notice(
        state,
        Phrase::new(if state.awaits_friend() { message::LINK_FRIEND_TO_MOVE } else { message::LINK_FRIEND_HAS_SIDE }),
    );
    state.effects.push(Effect::SaveSettings);
}

/// Decodes a link; reports an error if it is invalid.
fn read(state: &mut State, link: &str) -> Option<Box<dyn AnyRecord>> {
    let explain = |error: TextError| {
        let is_newer = error.problem().id() == message::PROBLEM_NEWER;
        notice(state, Phrase::new(if is_newer { message::LINK_NEWER } else { message::LINK_DAMAGED }));
    };
    from_link(link).map_err(explain).ok()
}

/// Whether two games have the same moves and variations.
fn have_same_moves(one: &dyn AnyRecord, other: &dyn AnyRecord) -> bool {
    one.rules() == other.rules() && one.tree().len() == other.tree().len() && contains_all_moves(one, other)
}

/// Opens a view-only link: nobody has a seat, and the game plays itself. The player's game waits behind it, and nothing
/// is saved.
pub(crate) fn show(state: &mut State, link: &str) {
    let Some(record) = read(state, link) else { return };
    state.page.close();
    // From a dialog, back to the link.
    if state.game.is_viewed() && have_same_moves(state.record_to_save(), &*record) {
        return;
    }
    if state.game.is_viewed() {
        game::bring_back(state);
    }
    let opened = Phrase::new(message::LINK_OPENED).phrase("title", Title::from_record(&*record).phrase());
    library::put_on_board(state, record, opened, true);
    if state.animation_percent().is_some() {
        stepping::toggle_replay(state);
    }
}

/// Opens a game that comes from the study or goes there.
pub(crate) fn take(state: &mut State, link: &str) {
    let Some(record) = read(state, link) else { return };
    let opened = Phrase::new(message::FROM_STUDY).phrase("title", Title::from_record(&*record).phrase());
    // The study says itself what is on its board, and its games are chapters.
    let opened = state.game.study_mode().is_none().then_some(opened);
    state.page.close();
    state.effects.push(Effect::Record(RecordEffect::ClearAddress));
    library::put_on_board(state, record, opened, false);
}

/// Opens a link to play on, from the address.
pub(crate) fn open(state: &mut State, link: &str) {
    let Some(record) = read(state, link) else { return };
    // The dialog's fragment was replaced by the link's, which is removed at once.
    state.page.close();
    state.effects.push(Effect::Record(RecordEffect::ClearAddress));
    open_if_newer(state, record);
}

/// Opens the game of a pasted link, to play on.
pub(crate) fn open_pasted(state: &mut State, record: Box<dyn AnyRecord>) {
    state.close_page();
    open_if_newer(state, record);
}

/// In a running game by links, an old message must not take back what was played since. A new game looks like one.
fn open_if_newer(state: &mut State, record: Box<dyn AnyRecord>) {
    let here = &*state.game.record;
    let is_running = state.is_by_link() && here.result().is_none();
    if is_running && record.plies() < here.plies() && continues(here, &*record) {
        state.page.dialogs.older = Some(record);
        return notice_with(state, Phrase::new(message::LINK_IS_OLDER), Offer::OpenLink);
    }
    open_game(state, record);
}

/// Opens the link without new moves.
pub(crate) fn open_anyway(state: &mut State) {
    if let Some(record) = state.page.dialogs.older.take() {
        open_game(state, record);
    }
}

/// Puts the game of a link on the board, to play on with the friend.
fn open_game(state: &mut State, record: Box<dyn AnyRecord>) {
    let opened = Phrase::new(message::LINK_OPENED).phrase("title", Title::from_record(&*record).phrase());
    // In one's own game, the seats are known already.
    let is_continued = continues(&*record, &*state.game.record);
    let is_here = is_continued && state.game.record.plies() > 0;
    let is_as_it_was = is_here && record.plies() == state.game.record.plies();
    let was_over = state.game.record.result().is_some();
    // In a game by links, both friends keep their sides, even at its end or on opening their own link. After sharing a
    // game against the AI, the user keeps the side they had.
    let mine = match state.settings.current().mode() {
        GameMode::ByLink(me) if is_here || is_continued && record.plies() == 0 => Some(me),
        GameMode::Local if is_here => state.settings.lone_human(),
        _ => None,
    };
    if is_as_it_was && state.settings.current().mode() == GameMode::Local {
        notice(state, Phrase::new(message::LINK_IS_HERE));
        return;
    }
    library::put_on_board(state, record, opened, false);
    if state.game.record.result().is_none() && state.at_end() {
        let me = mine.unwrap_or(state.to_move());
        state.settings.current_mut().set_mode(GameMode::ByLink(me));
        state.hold();
        let my_turn =
            state.by(if me == state.to_move() { message::LINK_YOUR_TURN } else { message::LINK_FRIENDS_TURN }, me);
        let learns = mine.is_none() && is_new_player(state);
        state.notices.add(Notice { offer: learns.then_some(Offer::Learn), ..Notice::from(my_turn) });
    } else if let Some(me) = mine {
        state.settings.current_mut().set_mode(GameMode::ByLink(me));
        shelf::file_if_over(state);
        if let Some(ending) = state.game.ending.filter(|_| !was_over) {
            // The card says it all.
            state.notices.dismiss_if(|notice| notice.offer.is_none() && !notice.stays);
            state.game.events.push(GameEvent::Ended(ending));
        }
    }
    state.effects.push(Effect::SaveSettings);
}

/// Whether the player has neither finished nor begun a game here.
fn is_new_player(state: &State) -> bool {
    !state.game.has_waiting_game() && GameId::ALL.into_iter().all(|game| state.settings.of(game).finished == 0)
}

/// Drops effects that would save anything of a game that is only viewed. The clock of the player's game waits, too.
pub(crate) fn drop_saves(state: &mut State) {
    if state.game.is_viewed() {
        state.effects.retain(|effect| !matches!(effect, Effect::SaveGame | Effect::SaveClock | Effect::ReadClock));
    }
}

//! The course of games: beginning, going over to another, pausing, ending.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{GameId, Outcome, Player, Reason};

use super::turn::{go_on, position_changed};
use super::{library, notice_with, search};
use crate::choices::{Choice, ChoiceEvent};
use crate::desk::is_worth_keeping;
use crate::event::{Effect, Page};
use crate::geometry::middle;
use crate::hand::side_name;
use crate::settings::First;
use crate::state::{Offer, State, new_record, take};

/// Moves of an unfinished game that is kept in the library when another one begins.
const WORTH_FILING: usize = 4;

/// A new game as the last one was chosen.
/// A new game of whoever is here, as if nobody had ever sent a link.
pub(super) fn new_game_here(state: &mut State) -> Vec<Effect> {
    let mut effects = no_longer_by_link(state);
    let was_by_link = !effects.is_empty();
    effects.extend(new_game(state));
    if was_by_link {
        let text = "This new game is not by link. To play one with your friend, choose “friend, by link” as opponent.";
        super::trouble(state, text.to_owned());
    }
    effects
}

fn new_game(state: &mut State) -> Vec<Effect> {
    if state.settings.now().first == First::ByLot {
        return vec![Effect::DrawLot];
    }
    begin(state, Player::Light)
}

/// The lot that a new game waits for.
pub(super) fn lot_drawn(state: &mut State, player: Player) -> Vec<Effect> {
    begin(state, player)
}

fn begin(state: &mut State, lot: Player) -> Vec<Effect> {
    let record = new_record(&state.settings, lot);
    begin_with(state, record)
}

/// A new game of the present kind, which is given.
pub(super) fn begin_with(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let replaced = is_worth_keeping(&*state.record).then(|| state.record.clone());
    // What has hardly begun would only crowd the library.
    let filed = replaced.as_deref().filter(|record| record.moves().len() >= WORTH_FILING);
    let (mut effects, warning, shelved) = filed.map_or_else(Default::default, |record| library::shelve(state, record));
    effects.extend(replace_table(state, record));
    state.announcement = format!("New game. {} begins.", side_name(state.to_move()));
    state.desk.shelved = shelved;
    if replaced.is_some() {
        state.replaced = replaced;
        let text = library::joined("New game. The one before was not finished.", &warning);
        notice_with(state, text, Offer::BringBack);
    }
    effects.extend(go_on(state));
    effects
}

/// Opens the sheet with that game.
pub(super) fn choose(state: &mut State, game: GameId) -> Vec<Effect> {
    state.choice = Choice::of(state.settings.of(game));
    state.page = Some(Page::New);
    Vec::new()
}

/// Another choice for the next game.
pub(super) fn pick(state: &mut State, pick: ChoiceEvent) -> Vec<Effect> {
    match pick {
        ChoiceEvent::Game(game) if game != state.choice.game().id => {
            state.choice = Choice::of(state.settings.of(game));
        }
        other => state.choice.pick(other),
    }
    Vec::new()
}

/// A new game of the chosen kind; the running one of another kind waits.
pub(super) fn play_choice(state: &mut State) -> Vec<Effect> {
    let mut effects = leave_sheet(state);
    effects.extend(switch_to(state, state.choice.game().id));
    *state.settings.now_mut() = state.choice.settings.clone();
    effects.push(Effect::SaveSettings);
    effects.extend(new_game(state));
    effects
}

/// Goes on with the running game of the chosen kind.
pub(super) fn go_on_with_chosen(state: &mut State) -> Vec<Effect> {
    let mut effects = leave_sheet(state);
    effects.extend(switch_to(state, state.choice.game().id));
    effects.push(Effect::SaveSettings);
    state.announcement = format!("{}. {} to move.", state.settings.game().title(), side_name(state.to_move()));
    effects.extend(go_on(state));
    effects
}

fn leave_sheet(state: &mut State) -> Vec<Effect> {
    if state.page.take_if(|page| *page == Page::New).is_some() { vec![Effect::LeavePage] } else { Vec::new() }
}

/// Goes over to the running game of that kind, or to a new one where there is none.
pub(super) fn switch_to(state: &mut State, game: GameId) -> Vec<Effect> {
    if state.record.board().game == game {
        return Vec::new();
    }
    state.settings.choose(game);
    let waits = state.settings.now().waits;
    let record = take(&mut state.others, game).unwrap_or_else(|| new_record(&state.settings, Player::Light));
    let left = std::mem::replace(&mut state.record, record.clone());
    state.others.push(left);
    state.replaced = None;
    let effects = replace_table(state, record);
    (state.settings.now_mut().waits, state.desk.was_read) = (waits, waits);
    state.cursor = middle(&*state.record);
    state.paused = state.waits_to_be_looked_at();
    effects
}

pub(super) fn rematch(state: &mut State) -> Vec<Effect> {
    let now = state.settings.now_mut();
    now.swap_sides();
    let mut effects = vec![Effect::SaveSettings];
    effects.extend(new_game(state));
    let you = state.settings.lone_human().map_or(String::new(), |human| format!(" You play {}.", human.name()));
    state.announcement = format!("Rematch with sides swapped.{you}");
    effects
}

pub(super) fn no_longer_by_link(state: &mut State) -> Vec<Effect> {
    match state.settings.now_mut().by_link.take() {
        Some(_) => vec![Effect::SaveSettings],
        None => Vec::new(),
    }
}

/// Begins a game by the rules chosen in the options.
pub(super) fn start_over(state: &mut State) -> Vec<Effect> {
    let record = new_record(&state.settings, state.to_move());
    let mut effects = replace_table(state, record);
    state.desk.shelved = None;
    effects.extend(go_on(state));
    effects
}

pub(super) fn bring_back(state: &mut State) -> Vec<Effect> {
    let (record, kind) = (state.replaced.take(), state.desk.came_from.take());
    if record.is_none() && kind.is_none() {
        return Vec::new();
    }
    let by_link = state.desk.replaced_by_link.take();
    let mut effects = library::unshelve(state);
    if let Some(record) = record {
        effects.extend(replace_table(state, record));
        if state.settings.now().by_link != by_link {
            state.settings.now_mut().by_link = by_link;
            effects.push(Effect::SaveSettings);
        }
    }
    if let Some(kind) = kind {
        effects.extend(switch_to(state, kind));
        effects.push(Effect::SaveSettings);
    }
    // The player looks at it first.
    state.paused = state.goes_on_by_itself();
    state.announcement = "The game before is back.".to_owned();
    effects
}

/// Goes over to another game; the AI does not begin to think yet.
pub(super) fn replace_table(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let mut effects = search::give_up(state);
    state.record = record;
    state.notice = None;
    state.paused = false;
    state.last_report = None;
    state.animation = None;
    let desk = &mut state.desk;
    (desk.filed, desk.playing_back, desk.came_from, desk.form) = (None, None, None, 0);
    desk.date_problem.clear();
    desk.was_read = false;
    position_changed(state);
    effects.push(Effect::SaveGame);
    effects.extend(waits_no_longer(state));
    effects
}

/// Somebody plays on in a game that was read, or it is gone.
pub(super) fn waits_no_longer(state: &mut State) -> Option<Effect> {
    std::mem::take(&mut state.settings.now_mut().waits).then_some(Effect::SaveSettings)
}

pub(super) fn pause(state: &mut State) -> Vec<Effect> {
    state.paused = true;
    state.passing = None;
    state.announcement = "Paused.".to_owned();
    search::give_up(state)
}

pub(super) fn resume(state: &mut State) -> Vec<Effect> {
    state.paused = false;
    state.announcement = "Resumed.".to_owned();
    let mut effects: Vec<Effect> = waits_no_longer(state).into_iter().collect();
    effects.extend(go_on(state));
    effects
}

/// A side has got another player: at once.
pub(super) fn controllers_changed(state: &mut State) -> Vec<Effect> {
    state.hand = None;
    state.drag = None;
    let mut effects = if state.ais_turn() { Vec::new() } else { search::give_up(state) };
    effects.extend(go_on(state));
    effects
}

/// The result with its reason, such as "Light wins: dark cannot move."
pub fn ending_text(state: &State) -> String {
    let Some(ending) = state.ending else { return String::new() };
    let score = state.record.score();
    match (ending.outcome, ending.reason) {
        (Outcome::Win(winner), reason) => {
            let (side, loser) = (side_name(winner), winner.opponent());
            match (score, reason) {
                (Some(score), _) => format!("{side} wins {} to {}.", score[winner.index()], score[loser.index()]),
                (None, Reason::NoPieces) => format!("{side} wins: {} has no piece left.", loser.name()),
                (None, _) => format!("{side} wins: {} cannot move.", loser.name()),
            }
        }
        (Outcome::Draw, Reason::Repetition) => "Draw: the same position for the third time.".to_owned(),
        (Outcome::Draw, Reason::Agreement) => "Draw: by agreement.".to_owned(),
        (Outcome::Draw, Reason::Passes) => "Draw: both sides passed.".to_owned(),
        (Outcome::Draw, Reason::QuietPlies) => format!("Draw: {}.", state.look().quiet),
        (Outcome::Draw, _) => match score {
            Some([light, dark]) => format!("Draw: {light} to {dark}."),
            None => "Draw.".to_owned(),
        },
    }
}

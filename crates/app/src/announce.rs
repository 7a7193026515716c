//! What screen readers say: announcements of game events, and descriptions of the board and the state of the game. Also
//! sounds and vibration.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Coordinates, Piece, Spot};
use alquerque_core::{Outcome, Player};
use alquerque_language::{Fill, MessageId, Phrase, message};

use crate::animation::{LEG_MILLIS, STAGGER_MILLIS};
use crate::board::hand::{Hand, must_capture, origins};
use crate::board::model::{SpotModel, playing};
use crate::effect::{Effect, ScheduledSound, Sound};
use crate::game::event::GameEvent;
use crate::game::moves::flips;
use crate::game::panel::{forced_pass, over, status};
use crate::settings::{Controller, Switch};
use crate::state::State;
use crate::text::Text;
use crate::text::moves;
use crate::text::nouns::{BySide, name, named_key, one_of, piece_key};

/// Length of the vibration on captures, in milliseconds.
const SHAKE_MILLIS: u32 = 25;

/// Announces the latest game events.
pub(crate) fn follow(state: &mut State) {
    state.notices.announce_first(announcement(state));
}

/// Plays the sounds of the latest game events.
pub(crate) fn play_sounds(state: &mut State) {
    state.effects.extend(sound(state));
}

/// The announcement for the latest game events.
fn announcement(state: &State) -> Text {
    let Some(first) = state.game.events.first() else { return Text::new() };
    match first {
        GameEvent::Played { player, turn } => played(state, *player, turn),
        GameEvent::Undone(plies) => {
            Text::from(Phrase::new(message::STEP_TAKEN_BACK).number("moves", *plies)).and(next_after_undo(state))
        }
        GameEvent::Visited { .. } => visited(state),
        GameEvent::Ended(_) => end(state),
        // The user of a pointer sees the piece.
        GameEvent::PickedUp { by_pointer: true, .. } => Text::new(),
        GameEvent::PickedUp { piece, at, .. } => {
            piece_phrase(state, message::IN_HAND, *piece, *at).with("targets", targets(state)).into()
        }
        GameEvent::PutBack { piece, at } => piece_phrase(state, message::PUT_BACK, *piece, *at).into(),
        _ => chain(state).into(),
    }
}

/// Announces something about the game at the player's request.
pub(crate) fn announce(state: &mut State, text: fn(&State) -> Text) {
    state.notices.announce(text(state));
}

/// A message about a piece and its spot.
fn piece_phrase(state: &State, id: MessageId, piece: Piece, at: Spot) -> Phrase {
    let key = piece_key(state.game.record.board().game, piece.kind);
    Phrase::new(id).key("piece", key).text("at", &name(&*state.game.record, at))
}

/// The spots where the piece in hand can go.
fn targets(state: &State) -> Fill {
    let targets = state.board.hand().map_or_else(Vec::new, |hand| hand.targets(&state.game.legal));
    one_of(&*state.game.record, &targets)
}

fn played(state: &State, player: Player, turn: &str) -> Text {
    let by_ai = state.settings.controller(player) == Controller::Ai;
    let passed = state.game.events.iter().any(|event| matches!(event, GameEvent::Passed(_)));
    let next = if state.game.lesson().is_some() {
        status(state)
    } else if state.game.ending.is_some() {
        end(state)
    } else if state.must_pass() {
        forced_pass(state).into()
    } else if state.is_human_to_move() && (by_ai || passed) {
        your_turn(state).into()
    } else {
        Text::new()
    };
    let flips = flips(&*state.game.record, state.game.record.played().saturating_sub(1));
    let said = state
        .by(if by_ai { message::PLAYED_BY_AI } else { message::PLAYED }, player)
        .text("turn", turn)
        .number("flips", flips);
    let own = if by_ai { answered(state, player) } else { None };
    Text::from(own).and(said).and(confined(state)).and(next)
}

/// The move that the AI answered: the reply replaces its announcement, often before it was read out.
fn answered(state: &State, ai: Player) -> Option<Phrase> {
    let ply = state.game.record.played().checked_sub(2)?;
    let is_own = state.settings.lone_human() == Some(ai.opponent())
        && state.game.record.to_move_at(ply) == Some(ai.opponent())
        && !state.game.record.is_pass(ply);
    let node = *state.game.record.tree().line().get(ply + 1)?;
    let said = || Phrase::new(message::PLAYED_BY_YOU).text("turn", &state.game.record.move_text(node));
    is_own.then(|| said().number("flips", flips(&*state.game.record, ply)))
}

/// Announces a local player's turn.
fn your_turn(state: &State) -> Phrase {
    let is_alone = state.settings.lone_human().is_some();
    if must_capture(&state.game.legal) {
        let phrase = if is_alone {
            Phrase::new(message::YOUR_TURN_CAPTURE)
        } else {
            state.by(message::SIDE_TO_CAPTURE, state.to_move())
        };
        phrase.with("spots", one_of(&*state.game.record, &origins(&state.game.legal)))
    } else if is_alone {
        Phrase::new(message::YOUR_TURN)
    } else {
        state.by(message::SIDE_TO_MOVE, state.to_move())
    }
}

/// What the end card says first: the result, one thing to try, and how much help the player had. Announced once; the
/// review that follows can be read on the card.
fn end(state: &State) -> Text {
    let advice = if state.game.study_mode().is_none() { state.end_advice() } else { None };
    over(state).and(advice).and(state.help_phrase())
}

/// Present if the last move confines play to the inner square.
fn confined(state: &State) -> Option<Phrase> {
    let played = state.game.record.played();
    let (before, now) =
        (state.game.record.confined_at(played.saturating_sub(1)), state.game.record.confined_at(played));
    (before.is_none() && now.is_some()).then(|| Phrase::new(message::INNER_SQUARE))
}

/// The side to move, or the result.
fn next(state: &State) -> Text {
    if state.game.ending.is_some() { over(state) } else { state.by(message::SIDE_TO_MOVE, state.to_move()).into() }
}

/// The same, with the pieces that must capture.
fn next_after_undo(state: &State) -> Text {
    if !state.is_human_to_move() || !must_capture(&state.game.legal) {
        return next(state);
    }
    let spots = one_of(&*state.game.record, &origins(&state.game.legal));
    state.by(message::SIDE_TO_CAPTURE, state.to_move()).with("spots", spots).into()
}

/// Another position is being viewed.
fn visited(state: &State) -> Text {
    let (tree, game) = (state.game.record.tree(), state.game.record.board().game);
    let step = match tree.played() {
        0 => Phrase::new(message::STEP_BEFORE_FIRST),
        ply => {
            let turn = state.game.record.move_text(tree.current());
            Phrase::new(message::STEP_AFTER)
                .number("ply", moves::count(game, ply))
                .number("of", moves::count(game, tree.plies()))
                .text("turn", &turn)
        }
    };
    Text::from(step).and(next(state))
}

/// Announces that the piece in hand has jumped and can continue.
fn chain(state: &State) -> Option<Phrase> {
    let hand: &Hand = state.board.hand()?;
    let piece = state.game.record.piece(hand.origin())?;
    let jumped = match hand.finished(&state.game.legal) {
        Some(_) => piece_phrase(state, message::JUMPED_MAY_END, piece, hand.here()),
        None => piece_phrase(state, message::JUMPED, piece, hand.here()),
    };
    Some(jumped.with("targets", targets(state)))
}

/// Plays sounds and vibrates for game events.
fn sound(state: &State) -> Option<Effect> {
    let settings = &state.settings;
    let sounds = sounds(&state.game.events, settings.lone_human(), state.animation_percent());
    let is_capture = sounds.iter().any(|scheduled| scheduled.sound == Sound::Capture);
    let shake = if settings.switches[Switch::Vibration] && is_capture { SHAKE_MILLIS } else { 0 };
    let volume = if settings.switches[Switch::Sound] { settings.volume } else { 0 };
    (!sounds.is_empty() && (volume > 0 || shake > 0)).then_some(Effect::Sound { sounds, volume, shake })
}

/// The sounds of game events. `only_human` is the side of the only local human; `motion` is the animation speed in percent,
/// `None` without animation. Animated pieces sound when they arrive; otherwise sounds follow in quick succession.
fn sounds(events: &[GameEvent], only_human: Option<Player>, motion: Option<u32>) -> Vec<ScheduledSound> {
    let percent = motion.unwrap_or(400);
    let leg_millis = LEG_MILLIS * 100 / percent;
    let mut sounds: Vec<ScheduledSound> = Vec::new();
    let mut now = 0;
    for event in events {
        let sound = match event {
            GameEvent::Stepped(leg) | GameEvent::Jumped(leg) => {
                // All pieces start at once; a dragged one has already arrived.
                let legs = if leg.carried { 0 } else { u32::try_from(leg.number).unwrap_or(0) + 1 };
                now = leg_millis * legs;
                Sound::Step
            }
            GameEvent::Placed(..) => Sound::Step,
            GameEvent::Captured(..) => Sound::Capture,
            GameEvent::Flipped { distance, .. } => {
                sounds.push(ScheduledSound {
                    sound: Sound::Flip,
                    delay_millis: STAGGER_MILLIS * distance * 100 / percent,
                });
                continue;
            }
            GameEvent::Crowned(..) => Sound::Crown,
            GameEvent::Ended(ending) => {
                now += leg_millis;
                match ending.outcome {
                    Outcome::Draw => Sound::Drawn,
                    Outcome::Win(winner) if only_human.is_some_and(|you| you != winner) => Sound::Lost,
                    Outcome::Win(_) => Sound::Won,
                }
            }
            _ => continue,
        };
        sounds.push(ScheduledSound { sound, delay_millis: now });
    }
    sounds
}

/// In longer rows only pieces are named: a list of empty squares is hard to follow by ear.
const SHORT_ROW: usize = 5;

/// A row of the board as a sentence, such as `Row 5: a5 dark, b5 light, c5 empty.`
pub fn row_label(record: &dyn AnyRecord, row: &[SpotModel]) -> Option<Phrase> {
    let names_all = row.len() <= SHORT_ROW || row.iter().all(|spot| spot.piece.is_none());
    let spot = |spot: &SpotModel| {
        let named = match spot.piece {
            None => Phrase::new(message::ROW_EMPTY),
            Some(piece) => Phrase::new(message::ROW_PIECE).piece(piece, record.board().game),
        };
        named.text("at", &name(record, spot.spot))
    };
    let spots = row.iter().filter(|spot| names_all || spot.piece.is_some()).map(spot);
    let spots = spots.reduce(|all, spot| Phrase::new(message::SPOT_AND).phrase("label", all).phrase("remark", spot))?;
    let spots = if row.len() > SHORT_ROW && names_all { Phrase::new(message::ROW_ALL_EMPTY) } else { spots };
    Some(
        Phrase::new(message::ROW_LABEL)
            .key("named", named_key(record))
            .text("row", &row_name(record, row))
            .phrase("spots", spots),
    )
}

/// The row's number, or the numbers of its first and last square.
fn row_name(record: &dyn AnyRecord, row: &[SpotModel]) -> String {
    let [first, .., last] = row else { return String::new() };
    let (first, last) = (name(record, first.spot), name(record, last.spot));
    match record.board().coordinates {
        Coordinates::Spots => format!("{first}–{last}"),
        Coordinates::Edges => first.chars().filter(char::is_ascii_digit).collect(),
    }
}

/// The whole board, row by row as it is displayed, and whose turn it is.
pub(crate) fn board(state: &State) -> Text {
    let record = &*state.game.record;
    let mut text = Text::new();
    for row in &playing(state).rows {
        text.push(row_label(record, row));
    }
    text.and(status(state))
}

/// Whose turn it is, the number of pieces, the last move, and whether a capture is compulsory. In a lesson, the task.
pub(crate) fn standing(state: &State) -> Text {
    if state.game.lesson().is_some() {
        return status(state);
    }
    let record = &*state.game.record;
    let you = state.settings.lone_human();
    let side = you.unwrap_or_else(|| state.to_move());
    let turn = match you {
        Some(you) if state.is_human_to_move() => state.by(message::STANDING_YOURS, you).into(),
        _ if state.game.ending.is_some() || state.is_seen_thinking() => status(state),
        _ => state.by(message::SIDE_TO_MOVE, state.to_move()).into(),
    };
    let counts = record.counts_at(record.played());
    let counts = state
        .by(message::STANDING_PIECES, side)
        .number("own", counts[side.index()])
        .number("others", counts[side.opponent().index()]);
    let last = (record.played() > 0)
        .then(|| Phrase::new(message::STANDING_LAST).text("turn", &record.move_text(record.tree().current())));
    let must =
        (state.is_human_to_move() && must_capture(&state.game.legal)).then(|| Phrase::new(message::CAPTURE_COMPULSORY));
    turn.and(counts).and(last).and(must)
}

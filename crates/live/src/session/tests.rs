use alquerque_core::family::AnyGame;

use alquerque_messages::live::Times;

use super::*;
use crate::signal::VERSION;
use crate::wire::{Message, encode};

/// Two devices with a lossless connection between them.
struct Pair {
    host: Session,
    guest: Session,
    now: u64,
    /// The messages to each page, and the notes to each player.
    told: [Vec<ToPage>; 2],
    notes: [Vec<Note>; 2],
}

const HOST: usize = 0;
const GUEST: usize = 1;

fn live_game(rules: &str, dark: bool, times: Option<Times>) -> LiveGame {
    let record = rules.parse::<AnyGame>().unwrap().record();
    LiveGame { link: to_link(&*record), dark, times }
}

impl Pair {
    fn new(times: Option<Times>) -> Self {
        Self::with_rules("merkel", times)
    }

    fn with_rules(rules: &str, times: Option<Times>) -> Self {
        let session = |dark| Session::new(&live_game(rules, dark, times), 0).unwrap();
        let mut pair = Self {
            host: session(false),
            guest: session(true),
            now: 0,
            told: [Vec::new(), Vec::new()],
            notes: [Vec::new(), Vec::new()],
        };
        pair.greet();
        pair
    }

    fn greet(&mut self) {
        let greetings = [self.host.greet(self.now), self.guest.greet(self.now)];
        for (from, out) in greetings.into_iter().enumerate() {
            self.run(from, out);
        }
    }

    fn side(&mut self, side: usize) -> &mut Session {
        if side == HOST { &mut self.host } else { &mut self.guest }
    }

    fn run(&mut self, from: usize, out: Vec<Out>) {
        for out in out {
            match out {
                Out::Send(message) => {
                    let now = self.now;
                    let out = self.side(1 - from).receive(&encode(&message), now);
                    self.run(1 - from, out);
                }
                Out::Tell(told) => self.told[from].push(told),
                Out::Say(note) => self.notes[from].push(note),
                Out::HangUp | Out::Wait | Out::Spare(_) => {}
            }
        }
    }

    fn tell(&mut self, side: usize, message: &ToModule) {
        let now = self.now;
        let out = self.side(side).handle(message, now);
        self.run(side, out);
    }

    fn play(&mut self, side: usize, turn: &str, left: u32) {
        let ply = self.side(side).plies();
        self.tell(side, &ToModule::Played { ply, turn: turn.to_owned(), left });
    }

    fn answer(&mut self, side: usize, agreed: bool) {
        let now = self.now;
        let out = self.side(side).answer(agreed, now);
        self.run(side, out);
    }

    fn is_equal(&self) -> bool {
        self.host.record.moves() == self.guest.record.moves()
            && self.host.record.closing() == self.guest.record.closing()
    }

    fn moves(&self) -> Vec<String> {
        assert!(self.is_equal(), "{:?} {:?}", self.host, self.guest);
        self.host.record.moves()
    }
}

#[test]
fn both_play_the_same_game() {
    let mut pair = Pair::new(None);
    assert_eq!(pair.notes, [[Note::Connected], [Note::Connected]]);
    assert!(matches!(&pair.told[GUEST][..], [ToPage::Game(LiveGame { dark: true, .. })]));
    pair.play(HOST, "d2-c3", 0);
    pair.play(GUEST, "b4xd2", 0);
    assert_eq!(pair.moves(), ["d2-c3", "b4xd2"]);
    assert_eq!(pair.told[GUEST].last(), Some(&ToPage::Played { ply: 0, turn: "d2-c3".to_owned(), left: 0 }));
}

#[test]
fn an_illegal_move_is_rejected_without_ending_the_game() {
    let mut pair = Pair::new(None);
    for turn in ["a1-a2", "nonsense", "b2-c3\0", "d2xd4"] {
        let out = pair.guest.receive(&encode(&Message::Move { ply: 0, turn: turn.to_owned(), left: 0 }), 0);
        assert_eq!(out, [Out::Send(Message::Refused(0)), Out::Say(Note::Illegal)], "{turn}");
    }
    // Nor can the friend move twice, or at an earlier ply.
    pair.play(HOST, "d2-c3", 0);
    let move_of = |ply| encode(&Message::Move { ply, turn: "b2-c3".to_owned(), left: 0 });
    assert_eq!(pair.guest.receive(&move_of(1), 0), [Out::Send(Message::Refused(1)), Out::Say(Note::Illegal)]);
    assert_eq!(pair.guest.receive(&move_of(0), 0), []);
    pair.play(GUEST, "b4xd2", 0);
    assert_eq!(pair.moves().len(), 2);
}

#[test]
fn a_rejected_move_is_undone_only_by_consent() {
    let mut pair = Pair::new(None);
    // Only this device considers the move legal.
    pair.host.record.play("d2-c3").unwrap();
    let out = pair.host.receive(&encode(&Message::Refused(0)), 0);
    assert_eq!(out, [Out::Say(Note::Differs(0))]);
    assert_eq!(pair.host.record.plies(), 1);
    pair.answer(HOST, true);
    assert_eq!(pair.moves(), [""; 0]);
    // The friend's own moves stay.
    pair.play(HOST, "d2-c3", 0);
    pair.play(GUEST, "b4xd2", 0);
    assert_eq!(pair.host.receive(&encode(&Message::Refused(1)), 0), []);
}

#[test]
fn an_offer_lapses_when_the_game_goes_on_or_ends() {
    let connected = [Some(&Note::Connected); 2];
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    pair.tell(HOST, &ToModule::Offer(Offer::Takeback));
    pair.play(GUEST, "b4xd2", 0);
    assert_eq!(pair.notes.each_ref().map(|notes| notes.last()), connected);
    pair.tell(GUEST, &ToModule::Offer(Offer::Takeback));
    pair.tell(HOST, &ToModule::Ended(Closing::Resignation(Player::Light)));
    assert_eq!(pair.notes.each_ref().map(|notes| notes.last()), connected);
}

#[test]
fn a_friends_takeback_is_answered_before_the_own_one() {
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    pair.play(GUEST, "b4xd2", 0);
    pair.tell(HOST, &ToModule::Offer(Offer::Takeback));
    pair.tell(GUEST, &ToModule::Offer(Offer::Takeback));
    assert_eq!(pair.notes[GUEST].last(), Some(&Note::Offered(Offer::Takeback)));
    pair.answer(GUEST, true);
    assert_eq!(pair.moves(), [""; 0]);
}

#[test]
fn takebacks_need_agreement() {
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    pair.play(GUEST, "b4xd2", 0);
    pair.tell(HOST, &ToModule::Offer(Offer::Takeback));
    assert_eq!(pair.notes[GUEST].last(), Some(&Note::Offered(Offer::Takeback)));
    pair.answer(GUEST, false);
    assert_eq!((pair.notes[HOST].last(), pair.moves().len()), (Some(&Note::Declined(Offer::Takeback)), 2));
    pair.tell(HOST, &ToModule::Offer(Offer::Takeback));
    pair.answer(GUEST, true);
    assert_eq!(pair.moves(), [""; 0]);
    // An unsolicited answer changes nothing.
    pair.play(HOST, "d2-c3", 0);
    let out = pair.host.receive(&encode(&Message::Answer(Offer::Takeback, 1, true)), 0);
    assert_eq!((out.len(), pair.moves().len()), (0, 1));
}

#[test]
fn an_offer_ends_with_the_next_move() {
    let mut pair = Pair::with_rules("draughts", None);
    pair.play(GUEST, "11-15", 0);
    pair.tell(GUEST, &ToModule::Offer(Offer::Draw));
    assert_eq!(pair.host.friends_offer(), Some(Offer::Draw));
    pair.play(HOST, "22-18", 0);
    pair.answer(HOST, true);
    assert!(!pair.host.is_over() && !pair.guest.is_over());
    let out = pair.guest.receive(&encode(&Message::Answer(Offer::Draw, 1, true)), 0);
    assert_eq!(out, []);
}

#[test]
fn a_draw_is_agreed_and_a_rematch_swaps_the_sides() {
    let mut pair = Pair::with_rules("draughts", None);
    pair.tell(HOST, &ToModule::Offer(Offer::Rematch));
    assert_eq!(pair.notes[HOST].last(), Some(&Note::CannotOffer), "the game is not over");
    pair.play(GUEST, "11-15", 0);
    pair.tell(GUEST, &ToModule::Offer(Offer::Draw));
    pair.answer(HOST, true);
    assert!(pair.is_equal() && pair.host.record.closing() == Some(Closing::Agreement));
    pair.tell(GUEST, &ToModule::Offer(Offer::Rematch));
    // Making the same offer is an agreement.
    pair.tell(HOST, &ToModule::Offer(Offer::Rematch));
    assert_eq!((pair.host.me, pair.guest.me, pair.moves().len()), (Player::Dark, Player::Light, 0));
    pair.play(HOST, "11-15", 0);
    assert_eq!(pair.moves(), ["11-15"]);
}

#[test]
fn othello_has_no_draw_by_agreement() {
    let mut pair = Pair::with_rules("othello", None);
    pair.play(GUEST, "f5", 0);
    assert_eq!(pair.moves(), ["f5"]);
    pair.tell(HOST, &ToModule::Offer(Offer::Draw));
    assert_eq!(pair.notes[HOST].last(), Some(&Note::CannotOffer));
}

#[test]
fn a_resignation_ends_the_game_of_its_player_only() {
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    pair.tell(GUEST, &ToModule::Ended(Closing::Resignation(Player::Dark)));
    assert_eq!(pair.told[HOST].last(), Some(&ToPage::Ended(Closing::Resignation(Player::Dark))));
    assert!(pair.is_equal() && pair.host.is_over());
    // A friend's greeting cannot resign for the local player.
    let mut forged = Pair::new(None);
    let mut record = "merkel".parse::<AnyGame>().unwrap().record();
    record.close(Closing::Resignation(Player::Light));
    let hello = Message::Hello { game: to_link(&*record), left: [0; 2], answers: true };
    forged.host.receive(&encode(&hello), 0);
    assert!(!forged.host.is_over());
}

const FIVE: Times = Times { minutes: 5, increment: 5, left: [300_000; 2] };

#[test]
fn reported_times_only_decrease_and_must_be_plausible() {
    let mut pair = Pair::new(Some(FIVE));
    pair.play(HOST, "d2-c3", 300_000);
    pair.now += 20_000;
    // Light claims to have used no time.
    pair.play(GUEST, "b4xd2", 305_000);
    let seen = 300_000 - (20_000 - GRACE) + 5_000;
    assert_eq!(pair.told[HOST].last(), Some(&ToPage::Played { ply: 1, turn: "b4xd2".to_owned(), left: seen }));
    assert_eq!(pair.notes[HOST].last(), Some(&Note::Clock));
    pair.now += 20_000;
    pair.play(HOST, "e1xc3", 284_000);
    assert_eq!(pair.guest.clock.unwrap().times.left[0], 284_000, "a delay within the grace period is accepted");
    assert!(!pair.notes[GUEST].contains(&Note::Clock));
}

#[test]
fn a_loss_on_time_is_claimed_after_a_grace_period() {
    let mut pair = Pair::new(Some(FIVE));
    pair.play(HOST, "d2-c3", 300_000);
    // The guest's device is frozen, but still sends messages.
    for _ in 0..101 {
        pair.now += 3_000;
        let now = pair.now;
        pair.host.receive(&encode(&Message::Ping), now);
        let out = pair.host.tick(now);
        assert!(!out.contains(&Out::Send(Message::Claim)), "at {now}");
    }
    let now = pair.now + 2_000;
    let out = pair.host.tick(now);
    assert_eq!(out, [Out::Send(Message::Claim), Out::Tell(ToPage::Ended(Closing::Time(Player::Dark)))]);
    // A claim alone does not end the game: the player's own clock does.
    let out = pair.guest.receive(&encode(&Message::Claim), now);
    assert!(out.is_empty() && !pair.guest.is_over());
}

#[test]
fn after_a_disconnection_both_have_the_same_game_again() {
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    pair.now = SILENCE + 1;
    let now = pair.now;
    assert_eq!(pair.host.tick(now), [Out::Tell(ToPage::Broken), Out::Say(Note::Broken)]);
    assert_eq!(pair.guest.tick(now), [Out::Tell(ToPage::Broken), Out::Say(Note::Broken)]);
    // Dark moves while disconnected, and nothing is sent.
    pair.play(GUEST, "b4xd2", 0);
    assert_eq!((pair.host.plies(), pair.guest.plies()), (1, 2));
    // The first message reconnects both.
    let out = pair.host.receive(&encode(&Message::Ping), now);
    pair.run(HOST, out);
    assert_eq!(pair.moves(), ["d2-c3", "b4xd2"]);
    assert!(pair.host.is_connected() && pair.guest.is_connected());
    pair.play(HOST, "e1xc3", 0);
    assert_eq!(pair.moves().len(), 3);
}

/// A greeting that names a game with these moves.
fn hello(rules: &str, moves: &[&str]) -> Vec<u8> {
    let mut record = rules.parse::<AnyGame>().unwrap().record();
    for turn in moves {
        record.play(turn).unwrap();
    }
    encode(&Message::Hello { game: to_link(&*record), left: [0; 2], answers: true })
}

#[test]
fn a_greeting_cannot_take_moves_back() {
    let mut pair = Pair::new(None);
    let moves = ["d2-c3", "b4xd2", "e1xc3"];
    for (turn, side) in moves.into_iter().zip([HOST, GUEST, HOST]) {
        pair.play(side, turn, 0);
    }
    for (theirs, common) in [(&moves[..0], 0), (&moves[..1], 1), (&["d2-c3", "d4xd2"], 1)] {
        let mut guest = pair.guest.clone();
        let out = guest.receive(&hello("merkel", theirs), 0);
        assert_eq!(out, [Out::Say(Note::Differs(common))], "{theirs:?}");
        assert_eq!((guest.record.moves(), guest.is_asked()), (moves.map(str::to_owned).to_vec(), true));
        // Neither moves nor offers count until the difference is resolved.
        let forged = Message::Move { ply: 3, turn: "d4xb2".to_owned(), left: 0 };
        assert_eq!((guest.receive(&encode(&forged), 0), guest.plies()), (vec![], 3));
        let offer = Message::Offer(Offer::Takeback, 3);
        assert_eq!((guest.receive(&encode(&offer), 0), guest.friends_offer()), (vec![], None));
        // Asked once, not with each greeting.
        assert_eq!(guest.receive(&hello("merkel", theirs), 0), []);
        // The moves stay if the player declines, and the connection ends.
        let out = guest.clone().answer(false, 0);
        assert_eq!(out, [Out::Send(Message::Bye), Out::Tell(ToPage::Over), Out::HangUp]);
        let out = guest.answer(true, 0);
        assert!(matches!(&out[..], [Out::Tell(ToPage::Game(_)), Out::Send(Message::Hello { .. })]), "{out:?}");
        assert_eq!((guest.plies(), guest.is_asked()), (common, false));
    }
    // The friend's own moves alone can be lost on the way.
    let out = pair.host.receive(&hello("merkel", &moves[..2]), 0);
    assert_eq!((out, pair.host.plies()), (vec![], 3));
}

#[test]
fn a_greeting_cannot_make_the_local_players_moves() {
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    let out = pair.guest.receive(&hello("merkel", &["d2-c3", "b4xd2", "e1xc3"]), 0);
    assert_eq!((out, pair.guest.plies()), (vec![Out::Say(Note::FriendDiffers)], 1));
    assert!(!pair.guest.is_asked(), "nothing would be lost here");
    let out = pair.host.receive(&hello("draughts", &[]), 0);
    assert_eq!(
        out,
        [Out::Send(Message::Bye), Out::Say(Note::OtherGame), Out::Tell(ToPage::Over), Out::HangUp],
        "a game of other rules"
    );
    assert_eq!(pair.host.plies(), 1);
}

#[test]
fn two_different_games_go_on_from_what_both_have_if_both_agree() {
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    pair.play(GUEST, "b4xd2", 0);
    pair.host.record.play("e1xc3").unwrap();
    for turn in ["b2xb4", "a5xc3"] {
        pair.guest.record.play(turn).unwrap();
    }
    pair.host.broken(0);
    pair.guest.broken(0);
    pair.greet();
    assert_eq!((pair.host.plies(), pair.guest.plies()), (3, 4));
    assert_eq!(pair.notes.each_ref().map(|notes| notes.last()), [Some(&Note::Differs(2)); 2]);
    pair.answer(HOST, true);
    assert_eq!((pair.host.plies(), pair.guest.plies()), (2, 4));
    pair.answer(GUEST, true);
    assert_eq!(pair.moves(), ["d2-c3", "b4xd2"]);
    assert_eq!(pair.notes.each_ref().map(|notes| notes.last()), [Some(&Note::Connected); 2]);
    pair.play(HOST, "b2xb4", 0);
    assert_eq!(pair.moves().len(), 3);
}

#[test]
fn a_flood_of_messages_closes_the_connection() {
    let mut pair = Pair::new(None);
    let say = encode(&Message::Say(1));
    let closed = [Out::Say(Note::TooMany), Out::Tell(ToPage::Over), Out::HangUp];
    let mut fast = pair.host.clone();
    let count = (0..1000).take_while(|_| fast.receive(&say, 5000) != closed).count();
    assert_eq!(count, MAX_PER_SECOND as usize);
    let mut slow = pair.host.clone();
    let count = (1..100_000).take_while(|time| slow.receive(&say, 5000 + time * 100) != closed).count();
    assert!(count > 24_000 && count <= MAX_RECEIVED as usize, "{count}");
    // A long game with a clock and many phrases stays far below both.
    for time in 1..10_000 {
        assert_ne!(pair.host.receive(&say, 5000 + time * 500), closed);
    }
}

#[test]
fn garbage_and_other_versions_are_reported() {
    let mut pair = Pair::new(None);
    for _ in 1..MAX_UNREADABLE {
        assert_eq!(pair.host.receive(&[VERSION, 255], 0), [Out::Say(Note::Unreadable)]);
    }
    assert!(pair.host.receive(&[], 0).contains(&Out::HangUp));
    let out = pair.guest.receive(&[VERSION + 1, 0], 0);
    assert_eq!(out, [Out::Say(Note::Version), Out::Tell(ToPage::Over), Out::HangUp]);
}

#[test]
fn a_friend_who_leaves_ends_the_connection_not_the_game() {
    let mut pair = Pair::new(None);
    pair.play(HOST, "d2-c3", 0);
    pair.tell(HOST, &ToModule::Leave);
    assert_eq!(pair.told[GUEST].last(), Some(&ToPage::Over));
    assert!(!pair.guest.is_over() && pair.guest.plies() == 1);
}

#[test]
fn taking_back_to_an_unclaimed_draw_lets_the_game_go_on() {
    let text = "[GameType \"21\"]\n[FEN \"B:WK32:BK1\"]\n\
        1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 5. 1-5 32-28 *";
    let record = alquerque_core::record::import(text).remove(0).unwrap().record;
    let live_game = LiveGame { link: to_link(&*record), dark: false, times: None };
    let mut session = Session::new(&live_game, 0).unwrap();
    assert!(!session.is_over());
    session.take_back(8, 0);
    assert_eq!((session.record.plies(), session.record.ending()), (8, None));
}

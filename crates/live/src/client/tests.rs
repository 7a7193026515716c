use alquerque_core::family::AnyGame;
use alquerque_core::record::to_link;

use super::invitation::{LOOKING, TABS_ANSWER};
use alquerque_messages::live::Offer;

use super::*;

/// A client and what it wanted.
#[derive(Default)]
struct Device {
    client: Client,
    environment: Environment,
    out: Vec<Output>,
}

fn game(moves: &[&str], dark: bool) -> LiveGame {
    let mut record = "merkel".parse::<AnyGame>().unwrap().record();
    for turn in moves {
        record.play(turn).unwrap();
    }
    LiveGame { link: to_link(&*record), dark, times: None }
}

fn signal(id: u32, invitation: Option<LiveGame>) -> Signal {
    Signal {
        id,
        invitation,
        fragment: "abcd".to_owned(),
        password: "abcdefghijklmnopqrstuv".to_owned(),
        fingerprint: [7; 32],
        candidates: Vec::new(),
    }
}

impl Device {
    fn does(&mut self, input: Input) -> &[Output] {
        self.out = self.client.handle(input, self.environment.clone());
        &self.out
    }

    /// Opens the dialog with this game on the board.
    fn open(&mut self, moves: &[&str], invites: bool) {
        self.environment.is_open = true;
        self.does(Input::Opened { game: game(moves, false), invites, code: None });
    }

    /// Makes an invitation; returns its signal and the number of its connection.
    fn invite(&mut self, id: u32) -> (Signal, u32) {
        self.environment.random = id;
        self.open(&[], true);
        let Some((number, Peer::Invited(id, theirs))) = self.connects() else { panic!("{:?}", self.out) };
        assert!(theirs.dark, "the friend has the other side");
        let signal = signal(id, Some(theirs));
        self.does(Input::Described(number, Some(signal.clone())));
        assert_eq!((self.shown(), self.given()), (Some(Step::Invite), Some(signal.code())));
        (signal, number)
    }

    /// Accepts an invitation; returns the answer and the number of its connection.
    fn accept(&mut self, invitation: &Signal) -> (Signal, u32) {
        self.does(Input::Code(invitation.code()));
        assert_eq!(self.shown(), Some(Step::Invited));
        self.does(Input::Accept);
        let Some((number, Peer::Inviting(offer))) = self.connects() else { panic!("{:?}", self.out) };
        assert_eq!(offer, *invitation);
        let answer = signal(offer.id, None);
        self.does(Input::Described(number, Some(answer.clone())));
        assert_eq!((self.shown(), self.given()), (Some(Step::Answer), Some(answer.code())));
        (answer, number)
    }

    /// The number of the connection to prepare, and to whom.
    fn connects(&self) -> Option<(u32, Peer)> {
        self.out.iter().find_map(|out| match out {
            Output::Connect { number, to, .. } => Some((*number, to.clone())),
            _ => None,
        })
    }

    fn shown(&self) -> Option<Step> {
        self.out.iter().rev().find_map(|out| if let Output::Show(step) = out { Some(*step) } else { None })
    }

    fn given(&self) -> Option<String> {
        self.out.iter().find_map(|out| if let Output::Give(code) = out { Some(code.clone()) } else { None })
    }

    /// The last note in a place.
    fn said(&self, place: Place) -> Option<Note> {
        self.out.iter().rev().find_map(|out| match out {
            Output::Tell(ToPage::Say(other, note)) if *other == place => Some(*note),
            _ => None,
        })?
    }

    fn bar(&self) -> Option<Bar> {
        self.client.told_bar
    }

    fn sent(&self) -> Vec<Vec<u8>> {
        self.out
            .iter()
            .filter_map(|out| if let Output::Send(_, bytes) = out { Some(bytes.clone()) } else { None })
            .collect()
    }
}

/// Two connected devices, with the numbers of their connections.
fn connected() -> [(Device, u32); 2] {
    let (mut host, mut guest) = (Device::default(), Device::default());
    let (invitation, to_guest) = host.invite(5);
    guest.open(&[], false);
    let (answer, to_host) = guest.accept(&invitation);
    host.does(Input::Code(answer.code()));
    assert_eq!(host.shown(), Some(Step::Connecting));
    assert!(host.out.contains(&Output::Complete(to_guest, answer)) && host.out.contains(&Output::CodeUsed));
    let mut devices = [(host, to_guest), (guest, to_host)];
    let greetings = devices.each_mut().map(|(device, number)| {
        device.does(Input::Connection(*number, ConnectionEvent::Open));
        device.sent()
    });
    let [from_host, from_guest] = greetings;
    deliver(&mut devices, 1, from_host);
    deliver(&mut devices, 0, from_guest);
    devices
}

/// Delivers messages, and the answers to them.
fn deliver(devices: &mut [(Device, u32); 2], to: usize, messages: Vec<Vec<u8>>) {
    for bytes in messages {
        let (device, number) = &mut devices[to];
        device.does(Input::Connection(*number, ConnectionEvent::Data(bytes)));
        let answers = device.sent();
        deliver(devices, 1 - to, answers);
    }
}

#[test]
fn two_devices_connect() {
    for (device, _) in connected() {
        assert!(device.client.session.as_ref().is_some_and(Session::is_connected));
        assert_eq!((device.bar(), device.client.attempt.is_none()), (Some(Bar::Talk), true));
        assert_eq!(device.client.last, Some(game(&[], false).link));
    }
}

#[test]
fn an_invitation_needs_a_valid_server() {
    let mut device = Device::default();
    device.environment.server.url = "http://wrong".to_owned();
    device.open(&[], true);
    assert_eq!((device.shown(), device.said(Place::Dialog)), (Some(Step::Start), Some(Note::NoServer)));
    device.environment.server = Server::default();
    let (_, number) = device.invite(1);
    device.environment.server.url = "http://wrong".to_owned();
    device.does(Input::Renew);
    assert_eq!((device.shown(), device.said(Place::Dialog)), (None, Some(Note::NoServer)), "the invitation stays");
    device.environment.server.url = "stun:right".to_owned();
    device.does(Input::Renew);
    let uses = |out: &Output| matches!(out, Output::Connect { server, .. } if server.url == "stun:right");
    assert!(device.out.iter().any(uses), "{:?}", device.out);
    device.does(Input::Described(number, None));
    assert_eq!(device.shown(), None, "the earlier connection no longer matters");
}

#[test]
fn a_browser_without_connections_says_so() {
    let mut device = Device::default();
    device.open(&[], true);
    device.does(Input::Unsupported);
    assert_eq!(device.shown(), Some(Step::Unsupported));
    assert!(device.client.attempt.is_none());
}

#[test]
fn unusable_codes_are_explained() {
    let mut device = Device::default();
    let (own, _) = device.invite(1);
    let code = own.code();
    for (text, note) in [
        ("hello".to_owned(), Note::DamagedLink),
        (code[..code.len() - 1].to_owned(), Note::DamagedLink),
        (code.replacen("f2.", "f3.", 1), Note::Version),
        (signal(3, Some(LiveGame { link: "g1.x".to_owned(), dark: true, times: None })).code(), Note::DamagedLink),
        (code.clone(), Note::OwnLink),
        (signal(2, None).code(), Note::OtherInvitation),
    ] {
        device.does(Input::Code(text.clone()));
        assert_eq!((device.said(Place::Dialog), device.shown()), (Some(note), None), "{text}");
        assert!(!device.out.contains(&Output::CodeUsed));
    }
    // The page opens a link to play by link.
    let text = format!("Your move: https://example.org/#{}", game(&[], false).link);
    device.does(Input::Code(text.clone()));
    assert!(device.out.contains(&Output::Tell(ToPage::GameLink(text))) && device.out.contains(&Output::CodeUsed));
}

#[test]
fn an_answer_goes_to_the_tab_with_the_invitation() {
    let (mut host, mut tab) = (Device::default(), Device::default());
    host.invite(9);
    let answer = signal(9, None);
    tab.does(Input::Opened { game: game(&[], false), invites: false, code: Some(answer.code()) });
    assert!(tab.out.contains(&Output::Post(answer.code())));
    let timer = Timer::Tabs { id: 9, is_in_address: true };
    assert!(tab.out.contains(&Output::After(TABS_ANSWER, timer)));
    host.does(Input::Tab(answer.code()));
    assert_eq!((&host.out[0], host.shown()), (&Output::Post("taken 9".to_owned()), Some(Step::Connecting)));
    host.does(Input::Tab(answer.code()));
    assert_eq!(host.out, [], "it is taken once");
    tab.does(Input::Tab("taken 8".to_owned()));
    assert_eq!(tab.shown(), None);
    tab.does(Input::Tab("taken 9".to_owned()));
    assert_eq!(tab.shown(), Some(Step::Handed));
    tab.does(Input::Timer(timer));
    assert_eq!(tab.shown(), None, "it was taken");
}

#[test]
fn an_answer_that_no_tab_takes_is_reported() {
    let mut device = Device::default();
    device.open(&[], false);
    device.does(Input::Code(signal(9, None).code()));
    device.does(Input::Timer(Timer::Tabs { id: 9, is_in_address: false }));
    assert_eq!(device.said(Place::Dialog), Some(Note::NoInvitation));
    device.does(Input::Opened { game: game(&[], false), invites: false, code: Some(signal(9, None).code()) });
    device.does(Input::Timer(Timer::Tabs { id: 9, is_in_address: true }));
    assert_eq!(device.shown(), Some(Step::Nobody));
}

#[test]
fn devices_that_cannot_connect_give_up() {
    let mut host = Device::default();
    let (_, number) = host.invite(5);
    host.does(Input::Code(signal(5, None).code()));
    assert!(host.out.contains(&Output::After(LOOKING, Timer::Looking(number))));
    host.does(Input::Timer(Timer::Looking(number + 1)));
    assert_eq!(host.shown(), None, "another connection");
    host.environment.is_open = false;
    host.does(Input::Timer(Timer::Looking(number)));
    assert_eq!(
        (host.shown(), host.said(Place::Bar), host.bar()),
        (Some(Step::Failed), Some(Note::Failed), Some(Bar::Invite))
    );
    // The other side waits for longer.
    let (invitation, _) = host.invite(6);
    let mut guest = Device::default();
    guest.open(&[], false);
    let (_, number) = guest.accept(&invitation);
    guest.does(Input::Connection(number, ConnectionEvent::Closed));
    assert_eq!((guest.said(Place::Dialog), guest.shown()), (Some(Note::Late), None));
}

#[test]
fn a_pending_invitation_is_mentioned_and_stays() {
    let mut host = Device::default();
    host.invite(5);
    host.environment.is_open = false;
    host.does(Input::Closed);
    assert_eq!((host.said(Place::Bar), host.bar()), (Some(Note::Waiting), Some(Bar::ShowLink)));
    host.open(&[], false);
    assert_eq!(host.shown(), Some(Step::Invite), "the same invitation");
    host.open(&["d2-c3"], true);
    assert_eq!(host.shown(), Some(Step::Wait), "to another game");
}

#[test]
fn a_cancelled_invitation_is_gone() {
    let mut host = Device::default();
    let (invitation, number) = host.invite(5);
    host.environment.is_open = false;
    host.does(Input::Closed);
    assert!(host.does(Input::Page(ToModule::Cancel)).contains(&Output::Close(number)));
    assert_eq!(host.bar(), None);
    host.open(&[], false);
    assert_eq!(host.shown(), Some(Step::Start));
    host.does(Input::Code(signal(invitation.id, None).code()));
    assert!(host.out.iter().all(|out| !matches!(out, Output::Complete(..))), "the answer comes too late");
}

#[test]
fn offers_are_shown_and_answered() {
    let mut devices = connected();
    devices[1].0.does(Input::Page(ToModule::Played { ply: 0, turn: "d2-c3".to_owned(), left: 0 }));
    devices[0].0.does(Input::Page(ToModule::Played { ply: 0, turn: "d2-c3".to_owned(), left: 0 }));
    let moved = devices[0].0.sent();
    assert_eq!(moved.len(), 1, "the host has Light");
    devices[0].0.does(Input::Page(ToModule::Offer(Offer::Takeback)));
    let offers = devices[0].0.sent();
    deliver(&mut devices, 1, offers);
    assert_eq!(devices[1].0.bar(), Some(Bar::Answer));
    devices[1].0.does(Input::Answer(false));
    assert_eq!((devices[1].0.said(Place::Bar), devices[1].0.bar()), (Some(Note::YouDeclined), Some(Bar::Talk)));
    devices[1].0.does(Input::Say(1));
    assert_eq!((devices[1].0.said(Place::Bar), devices[1].0.sent().len()), (Some(Note::YouSaid(1)), 1));
}

#[test]
fn a_connection_that_stays_broken_is_given_up() {
    let [(mut host, number), _] = connected();
    host.does(Input::Connection(number, ConnectionEvent::Interrupted));
    assert_eq!((host.said(Place::Bar), host.bar()), (Some(Note::Broken), Some(Bar::Nothing)));
    host.environment.now = MAX_BROKEN_MILLIS;
    host.does(Input::Tick);
    assert!(host.client.session.is_some());
    host.environment.now += 1;
    host.does(Input::Tick);
    assert_eq!((host.said(Place::Bar), host.bar()), (Some(Note::Over), Some(Bar::Invite)));
    assert!(host.out.contains(&Output::Close(number)) && host.out.contains(&Output::Tell(ToPage::Over)));
}

#[test]
fn leaving_is_told_to_the_friend() {
    let [(mut host, number), _] = connected();
    assert_eq!(host.does(Input::Leave), [Output::Send(number, encode(&Message::Away))]);
    let out = host.does(Input::Page(ToModule::Leave));
    assert!(out.contains(&Output::Keep(None)) && out.contains(&Output::Close(number)));
    assert_eq!(host.bar(), None);
}

#[test]
fn a_game_that_was_live_is_mentioned_after_a_reload() {
    let last = game(&["d2-c3"], false).link;
    let mut device = Device { client: Client::new(Some(last), None), ..Device::default() };
    device.does(Input::Page(ToModule::Apart(game(&[], false))));
    assert_eq!(device.said(Place::Bar), None, "an earlier position, or another game");
    device.does(Input::Page(ToModule::Apart(game(&["d2-c3", "b4xd2"], false))));
    assert_eq!((device.said(Place::Bar), device.bar()), (Some(Note::Ended), Some(Bar::Invite)));
}

/// Each device describes its spare connection, and the other gets the offer. Returns the host's offer, with its number.
fn with_spares(devices: &mut [(Device, u32); 2]) -> (Signal, u32) {
    let spares = [31, 32].map(|id| signal(id, None));
    for (index, spare) in spares.iter().enumerate() {
        let number = devices[index].0.client.spare.as_ref().unwrap().number;
        devices[index].0.does(Input::Described(number, Some(spare.clone())));
        let messages = devices[index].0.sent();
        assert_eq!(messages, [encode(&Message::Spare(spare.clone()))]);
        deliver(devices, 1 - index, messages);
        assert!(devices[1 - index].0.out.contains(&Output::KeepCode(Some(spare.code()))));
    }
    let [offer, _] = spares;
    (offer, devices[0].0.client.spare.as_ref().unwrap().number)
}

#[test]
fn after_a_reload_one_link_suffices() {
    let mut devices = connected();
    let (offer, spare) = with_spares(&mut devices);
    devices[1].0.does(Input::Leave);
    let away = devices[1].0.sent();
    deliver(&mut devices, 0, away);
    let [(mut host, _), (guest, _)] = devices;
    assert_eq!((host.said(Place::Bar), host.bar()), (Some(Note::Away), Some(Bar::Invite)));
    assert!(!host.out.contains(&Output::Close(spare)), "the spare connection waits");
    // The guest's page, loaded again.
    let client = Client::new(guest.client.last.clone(), Some(&offer.code()));
    let mut guest = Device { client, ..Device::default() };
    guest.does(Input::Page(ToModule::Apart(game(&[], true))));
    let Some((number, Peer::Inviting(taken))) = guest.connects() else { panic!("{:?}", guest.out) };
    assert_eq!(taken, offer);
    let answer = signal(offer.id, None);
    guest.does(Input::Described(number, Some(answer.clone())));
    assert_eq!(guest.given(), Some(answer.code()));
    assert_eq!((guest.said(Place::Bar), guest.bar()), (Some(Note::Rejoin), Some(Bar::ShowLink)));
    // The host opens the link in another tab.
    host.does(Input::Tab(answer.code()));
    assert!(host.out.contains(&Output::Post(format!("taken {}", offer.id))));
    assert!(host.out.contains(&Output::Complete(spare, answer)), "{:?}", host.out);
    let mut devices = [(host, spare), (guest, number)];
    for index in [0, 1] {
        let (device, number) = &mut devices[index];
        device.does(Input::Connection(*number, ConnectionEvent::Open));
        let greeting = device.sent();
        deliver(&mut devices, 1 - index, greeting);
    }
    for (device, _) in devices {
        assert!(device.client.session.as_ref().is_some_and(Session::is_connected));
        assert!(device.client.spare.is_some(), "and the next reload is prepared");
    }
}

#[test]
fn nobody_rejoins_a_game_that_was_left() {
    let mut devices = connected();
    let (_, spare) = with_spares(&mut devices);
    let [(mut host, _), (mut guest, _)] = devices;
    host.does(Input::Disconnect);
    assert!(host.out.contains(&Output::Close(spare)) && host.out.contains(&Output::KeepCode(None)));
    guest.does(Input::Page(ToModule::Leave));
    assert!(guest.client.spare.is_none() && guest.out.contains(&Output::KeepCode(None)));
    // Nor one that is over.
    let mut over = "merkel".parse::<AnyGame>().unwrap().record();
    over.close(alquerque_core::record::Closing::Resignation(alquerque_core::Player::Dark));
    let over = LiveGame { link: to_link(&*over), dark: false, times: None };
    let client = Client::new(Some(over.link.clone()), Some(&signal(31, None).code()));
    let mut device = Device { client, ..Device::default() };
    device.does(Input::Page(ToModule::Apart(over)));
    assert_eq!((device.said(Place::Bar), device.connects()), (Some(Note::Ended), None));
}

#[test]
fn after_a_reload_a_lost_invitation_is_mentioned_until_there_is_another() {
    let mut host = Device::default();
    let (invitation, _) = host.invite(5);
    assert!(host.out.contains(&Output::KeepCode(Some(invitation.code()))), "{:?}", host.out);
    let reloaded = || Device { client: Client::new(None, Some(&invitation.code())), ..Device::default() };
    // Beside the board.
    let mut again = reloaded();
    let lost =
        LiveGame { dark: !invitation.invitation.clone().unwrap().dark, ..invitation.invitation.clone().unwrap() };
    again.does(Input::Page(ToModule::Apart(lost.clone())));
    assert_eq!((again.said(Place::Bar), again.bar()), (Some(Note::InvitationLost), Some(Bar::Invite)));
    // In the dialog.
    let mut again = reloaded();
    again.does(Input::Opened { game: lost, invites: false, code: None });
    assert_eq!((again.shown(), again.said(Place::Dialog)), (Some(Step::Start), Some(Note::InvitationLost)));
    // Not for another game, nor once it was cancelled.
    let mut again = reloaded();
    again.does(Input::Page(ToModule::Apart(game(&["d2-c3"], false))));
    assert_eq!(again.said(Place::Bar), None);
    assert!(again.out.contains(&Output::KeepCode(None)));
    assert!(host.does(Input::Page(ToModule::Cancel)).contains(&Output::KeepCode(None)));
}

#[test]
fn an_answer_that_nobody_uses_is_mentioned() {
    let (invitation, _) = Device::default().invite(5);
    let mut guest = Device::default();
    guest.open(&[], false);
    let (_, number) = guest.accept(&invitation);
    guest.environment.is_open = false;
    guest.does(Input::Timer(Timer::Answered(number)));
    assert_eq!((guest.said(Place::Bar), guest.bar()), (Some(Note::Late), Some(Bar::ShowLink)));
}

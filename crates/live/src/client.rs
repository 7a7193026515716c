//! The client for live games: the running connection and its session. It decides; its caller runs WebRTC, the dialog, the
//! camera, the timers and the channel between tabs.

mod invitation;
mod spare;

use alquerque_core::named;
use alquerque_messages::live::{Bar, LiveGame, Note, Place, ToModule, ToPage};

use crate::record::continues;
use crate::server::Server;
use crate::session::{Out, Session};
use crate::signal::Signal;
use crate::wire::{Message, encode};

/// How long a broken connection may take to come back, in milliseconds.
const MAX_BROKEN_MILLIS: u64 = 60_000;

named! {
    /// A step of the dialog.
    pub enum Step {
        /// Invite, or use an invitation.
        Start = "start",
        /// Something is being prepared.
        Wait = "wait",
        /// The invitation, and a place for the answer.
        Invite = "invite",
        /// A friend's invitation.
        Invited = "invited",
        /// The answer to the invitation.
        Answer = "answer",
        /// The devices are looking for each other.
        Connecting = "connecting",
        /// The link to the friend, after a reload.
        Rejoin = "rejoin",
        /// They could not connect.
        Failed = "failed",
        /// The answer was passed to another tab.
        Handed = "handed",
        /// There was no such tab.
        Nobody = "nobody",
        /// The friend is connected.
        Connected = "connected",
        /// The browser has no WebRTC.
        Unsupported = "unsupported",
    }
}

/// Something that has happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// The page has opened the dialog.
    Opened {
        /// The game on the board.
        game: LiveGame,
        /// Whether the player has chosen to invite a friend.
        invites: bool,
        /// The code in the address.
        code: Option<String>,
    },
    /// The dialog was closed.
    Closed,
    /// Another message of the page.
    Page(ToModule),
    /// A friend's code was scanned or entered.
    Code(String),
    /// The player chooses between inviting and being invited.
    Start,
    /// The player wants a new invitation that uses the server.
    Renew,
    /// The player accepts the invitation.
    Accept,
    /// The player disconnects.
    Disconnect,
    /// The page is about to close.
    Leave,
    /// The player answers the friend's offer.
    Answer(bool),
    /// The player says a ready-made phrase.
    Say(u8),
    /// The link was copied, or could not be.
    Copied(bool),
    /// There is no camera.
    NoCamera,
    /// The browser has no WebRTC, or refuses the server.
    Unsupported,
    /// The browser has described this side of a connection; `None` if it couldn't.
    Described(u32, Option<Signal>),
    /// The browser doesn't accept the friend's answer.
    Rejected(u32),
    /// An event of a connection.
    Connection(u32, ConnectionEvent),
    /// Another tab says this.
    Tab(String),
    /// A timer has run out.
    Timer(Timer),
    /// About once a second.
    Tick,
}

/// An event of a connection.
#[derive(Clone, Debug)]
pub enum ConnectionEvent {
    /// The channel is open.
    Open,
    /// A message has arrived.
    Data(Vec<u8>),
    /// The network does not answer, but may come back.
    Interrupted,
    /// The network answers again.
    Back,
    /// The connection is closed or could not be made.
    Closed,
}

/// The purpose of a timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// Gives up this connection.
    Looking(u32),
    /// The friend has not used the answer of this connection for long.
    Answered(u32),
    /// No other tab has taken the answer.
    Tabs {
        /// The number of the invitation.
        id: u32,
        /// Whether the answer was in the address.
        is_in_address: bool,
    },
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Show this step of the dialog.
    Show(Step),
    /// Show this code of an invitation or an answer as a link.
    Give(String),
    /// The code was usable: empty the field, stop the camera.
    CodeUsed,
    /// Tell the page.
    Tell(ToPage),
    /// Prepare a connection, and report its [`Input::Described`].
    Connect {
        /// The number of the connection, for its events.
        number: u32,
        /// The server to use.
        server: Server,
        /// Whom to connect to.
        to: Peer,
    },
    /// Complete the connection with the friend's answer.
    Complete(u32, Signal),
    /// Send this to the friend, through this connection.
    Send(u32, Vec<u8>),
    /// Close this connection.
    Close(u32),
    /// Say this to other tabs.
    Post(String),
    /// Start a timer of so many milliseconds.
    After(u32, Timer),
    /// Store the live game that goes on, as a link, so that it can be mentioned after a reload.
    Keep(Option<String>),
    /// Store a code in this tab for the time after a reload: of the friend's spare offer, until the live game ends, or of an
    /// invitation, until the friend is connected.
    KeepCode(Option<String>),
}

/// The other end of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Peer {
    /// The friend who accepts this invitation, and the invitation's number.
    Invited(u32, LiveGame),
    /// The friend who sent this invitation, or this spare offer.
    Inviting(Signal),
    /// The connected friend, once their page has been loaded again, and the number of the spare offer.
    Absent(u32),
}

/// What inputs depend on.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// Milliseconds since an arbitrary moment.
    pub now: u64,
    /// A random number.
    pub random: u32,
    /// The server entered in the dialog.
    pub server: Server,
    /// Whether the dialog is open.
    pub is_open: bool,
}

/// An invitation or an answer in progress.
#[derive(Clone, Debug)]
struct Attempt {
    /// `None` until the browser has described it.
    signal: Option<Signal>,
    live_game: LiveGame,
    is_host: bool,
    step: Step,
    /// Whether it answers the friend's spare offer, after a reload.
    rejoins: bool,
}

/// A connection prepared while another one works. Without a server, two devices need an offer and an answer to connect.
/// If the friend already has the offer when their page is loaded again, the answer suffices: one link.
#[derive(Clone, Debug)]
struct Spare {
    number: u32,
    /// `None` until the browser has described it.
    signal: Option<Signal>,
    /// The game to go on with, once the other connection has ended.
    live_game: Option<LiveGame>,
}

/// One side's client.
#[derive(Debug, Default)]
pub struct Client {
    /// The game on the page's board.
    live_game: Option<LiveGame>,
    attempt: Option<Attempt>,
    /// A friend's invitation that is not accepted yet.
    invitation: Option<Signal>,
    /// The number of the current connection; events of earlier ones are ignored.
    number: u32,
    /// The last number of a connection.
    last_number: u32,
    /// This device's spare connection.
    spare: Option<Spare>,
    /// The friend's spare offer.
    friends_spare: Option<Signal>,
    session: Option<Session>,
    /// When the connection broke; `None` while it works.
    broken_since: Option<u64>,
    /// The answer offered to other tabs, until one takes it.
    handing: Option<u32>,
    /// The last live game, as a link.
    last: Option<String>,
    /// The game of an invitation that waited when the page was closed, as a link.
    lost_invitation: Option<String>,
    /// Whether the bar beside the board is shown.
    has_bar: bool,
    /// The bar as the page knows it.
    told_bar: Option<Bar>,
    environment: Environment,
    out: Vec<Output>,
}

impl Client {
    /// A client, with the live game that went on when the page was last open, and the code that the tab has stored: the
    /// friend's spare offer, or an invitation that waited for the friend.
    pub fn new(last: Option<String>, stored: Option<&str>) -> Self {
        let stored = stored.and_then(|code| Signal::read(code).ok());
        let (lost_invitation, friends_spare) = match stored {
            Some(Signal { invitation: Some(game), .. }) => (Some(game.link), None),
            spare => (None, spare),
        };
        Self { friends_spare, last, lost_invitation, ..Self::default() }
    }

    /// Handles an input. Returns what to do, in order.
    pub fn handle(&mut self, input: Input, environment: Environment) -> Vec<Output> {
        self.environment = environment;
        let now = self.environment.now;
        match input {
            Input::Opened { game, invites, code } => self.on_dialog_opened(game, invites, code),
            Input::Closed => self.mention_waiting(),
            Input::Page(message) => self.on_page(&message),
            Input::Code(text) => self.take(&text, false),
            Input::Start => self.show(Step::Start),
            Input::Renew if self.environment.server.is_valid() => self.invite(),
            Input::Renew => self.problem(Note::NoServer),
            Input::Accept => self.accept(),
            Input::Disconnect => {
                self.leave();
                self.drop_spares();
                self.show(Step::Start);
            }
            Input::Leave => self.send(&Message::Away),
            Input::Answer(agrees) => {
                self.say(Place::Bar, (!agrees).then_some(Note::YouDeclined));
                self.with_session(|session| session.answer(agrees, now));
            }
            Input::Say(number) => {
                self.say(Place::Bar, Some(Note::YouSaid(number)));
                self.with_session(|session| session.say(number));
            }
            Input::Copied(done) => self.say(Place::Link, Some(if done { Note::Copied } else { Note::NotCopied })),
            Input::NoCamera => self.problem(Note::NoCamera),
            Input::Unsupported => {
                self.hang_up();
                self.show(Step::Unsupported);
            }
            Input::Described(number, signal) if number == self.number => self.handle_signal(signal),
            Input::Described(number, signal) => self.spare_described(number, signal),
            Input::Rejected(number) if number == self.number => self.failed(),
            Input::Connection(number, event) if number == self.number => self.on_connection(event),
            Input::Rejected(_) | Input::Connection(..) => {}
            Input::Tab(text) => self.on_tab(&text),
            Input::Timer(timer) => self.on_timer(timer),
            Input::Tick => {
                self.with_session(|session| session.tick(now));
                if self.broken_since.is_some_and(|since| now.saturating_sub(since) > MAX_BROKEN_MILLIS) {
                    self.over();
                }
            }
        }
        self.tell_bar();
        std::mem::take(&mut self.out)
    }

    fn tell(&mut self, message: ToPage) {
        self.out.push(Output::Tell(message));
    }

    fn say(&mut self, place: Place, note: Option<Note>) {
        self.tell(ToPage::Say(place, note));
    }

    /// Says something beside the board.
    fn note(&mut self, note: Note) {
        self.say(Place::Bar, Some(note));
        self.has_bar = true;
    }

    /// Says what is wrong with the input.
    fn problem(&mut self, note: Note) {
        self.say(Place::Dialog, Some(note));
    }

    fn show(&mut self, step: Step) {
        self.say(Place::Dialog, None);
        self.say(Place::Link, None);
        self.out.push(Output::Show(step));
    }

    /// Tells the page what the bar offers, if that has changed.
    fn tell_bar(&mut self) {
        let bar = match &self.session {
            Some(session) if session.is_asked() => Bar::Answer,
            Some(session) if session.is_connected() => Bar::Talk,
            Some(_) => Bar::Nothing,
            None if self.has_link() => Bar::ShowLink,
            None => Bar::Invite,
        };
        let bar = self.has_bar.then_some(bar);
        if self.told_bar != bar {
            self.told_bar = bar;
            self.tell(ToPage::Bar(bar));
        }
    }

    fn on_page(&mut self, message: &ToModule) {
        let now = self.environment.now;
        match message {
            ToModule::Apart(game) => self.on_unconnected_game(game),
            ToModule::Leave => {
                self.with_session(|session| session.handle(message, now));
                self.out.push(Output::Keep(None));
                self.drop_spares();
                self.has_bar = false;
                self.mention_waiting();
            }
            ToModule::Cancel => {
                self.hang_up();
                self.forget_invitation();
                self.has_bar = false;
            }
            message => self.with_session(|session| session.handle(message, now)),
        }
    }

    /// A game with a friend's seat is on the board.
    fn on_unconnected_game(&mut self, game: &LiveGame) {
        if let Some(lost) = self.lost_invitation.take() {
            if lost == game.link {
                return self.note(Note::InvitationLost);
            }
            self.out.push(Output::KeepCode(None));
        }
        let was_live = self.last.as_ref().is_some_and(|last| continues(&game.link, last));
        if was_live && self.session.is_none() {
            self.out.push(Output::Keep(Some(game.link.clone())));
            match self.friends_spare.clone() {
                Some(offer) if self.attempt.is_none() && goes_on(game) => self.rejoin(game.clone(), offer),
                _ => self.note(Note::Ended),
            }
        } else if self.session.is_none() && !self.has_link() {
            self.has_bar = false;
        }
    }

    /// The local player ends the connection.
    fn leave(&mut self) {
        self.send(&Message::Bye);
        self.over();
    }

    /// The connection is lost for good. The game goes on by links, or after another invitation.
    fn over(&mut self) {
        self.hang_up();
        self.tell(ToPage::Over);
        self.note(Note::Over);
    }

    /// Ends the connection, and every attempt at one. The friend may still use this device's spare offer.
    fn hang_up(&mut self) {
        if let Some((spare, session)) = self.spare.as_mut().zip(self.session.as_ref()) {
            spare.live_game = Some(session.live_game());
        }
        (self.attempt, self.session, self.broken_since) = (None, None, None);
        self.out.push(Output::Close(self.number));
        self.number = self.new_number();
    }

    fn new_number(&mut self) -> u32 {
        self.last_number = self.last_number.wrapping_add(1);
        self.last_number
    }

    fn send(&mut self, message: &Message) {
        self.out.push(Output::Send(self.number, encode(message)));
    }

    fn on_connection(&mut self, event: ConnectionEvent) {
        let now = self.environment.now;
        match event {
            ConnectionEvent::Open => {
                let Some(attempt) = self.attempt.take() else { return };
                self.forget_invitation();
                self.session = Session::new(&attempt.live_game, now);
                self.with_session(|session| session.greet(now));
                self.prepare_spare();
            }
            ConnectionEvent::Data(bytes) => self.with_session(|session| session.receive(&bytes, now)),
            ConnectionEvent::Interrupted => self.with_session(|session| session.broken(now)),
            ConnectionEvent::Back => {
                self.with_session(|session| if session.is_connected() { Vec::new() } else { session.greet(now) });
            }
            ConnectionEvent::Closed if self.session.is_some() => self.over(),
            ConnectionEvent::Closed => match self.step() {
                Some(Step::Connecting) => self.failed(),
                // The friend can't connect before receiving the answer. Chromium keeps trying and connects later;
                // Firefox gives up after about a minute.
                Some(Step::Answer | Step::Rejoin) => self.late(),
                _ => {}
            },
        }
    }

    /// Lets the session act, if there is one, and does what it returns.
    fn with_session(&mut self, act: impl FnOnce(&mut Session) -> Vec<Out>) {
        let Some(session) = &mut self.session else { return };
        let acts = act(session);
        self.has_bar |= !acts.is_empty();
        for act in acts {
            match act {
                Out::Send(message) => self.send(&message),
                Out::Tell(message) => {
                    self.broken_since = (message == ToPage::Broken).then_some(self.environment.now);
                    self.tell(message);
                }
                Out::Say(note) => self.note(note),
                Out::Spare(signal) => {
                    self.out.push(Output::KeepCode(Some(signal.code())));
                    self.friends_spare = Some(signal);
                }
                Out::Wait => self.hang_up(),
                Out::HangUp => {
                    self.hang_up();
                    self.drop_spares();
                }
            }
        }
        let session = self.session.as_ref().filter(|session| session.is_connected());
        let game = session.map(|session| session.live_game().link);
        if game.is_some() && self.last != game {
            self.out.push(Output::Keep(game.clone()));
            self.last = game;
        }
    }
}

/// Whether the game is not over yet.
fn goes_on(game: &LiveGame) -> bool {
    Session::new(game, 0).is_some_and(|session| !session.is_over())
}

#[cfg(test)]
mod tests;

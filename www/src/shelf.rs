//! The library in the browser: in its `IndexedDB`, or in the `localStorage` where there is none. What is kept where is
//! `alquerque_app`'s to say.

use std::cell::RefCell;
use std::rc::Rc;

use idb::{Database, DatabaseEvent as _, Error, Factory, ObjectStoreParams, TransactionMode};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::dom::{after, listen};
use crate::storage::Local;
use alquerque_app::event::Event;
use alquerque_app::library::{self, Change, Row, Writing};
use alquerque_app::record_event::RecordEvent;
use alquerque_app::store::Store as _;

const DATABASE: &str = "alquerque";
/// The form of the database. A reader of another version must not guess.
const VERSION: u32 = 1;
/// The games by their records.
const GAMES: &str = "games";
/// How long the database may take to open, in milliseconds. Some browsers never answer.
const LONGEST_WAIT: u32 = 5_000;

thread_local! {
    /// The open database. The browser may close it, and then it is opened anew.
    static OPEN: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
    /// Where other tabs say that they have changed the library.
    static CHANNEL: Option<BroadcastChannel> = BroadcastChannel::new("alquerque.library").ok();
}

/// Whom to tell what has come of it.
pub(crate) type Tell = Rc<dyn Fn(Event)>;

/// Reads the library, and again whenever another tab has changed it; `is_unknown` is whether nobody has been told of it yet.
pub(crate) fn start(tell: &Tell, is_unknown: impl Fn() -> bool + 'static) {
    read(tell.clone());
    let late = tell.clone();
    after(LONGEST_WAIT, move || {
        if is_unknown() {
            found(&late, None);
        }
    });
    let tell = tell.clone();
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            listen(channel, "message", move |_: MessageEvent| read(tell.clone()));
        }
    });
}

/// Reads all that is kept.
pub(crate) fn read(tell: Tell) {
    spawn_local(async move {
        let rows = all().await.ok();
        found(&tell, rows);
    });
}

fn found(tell: &Tell, rows: Option<Vec<Row>>) {
    let text = library::load(&Local);
    tell(Event::Record(RecordEvent::LibraryFound { rows, text }));
}

/// Keeps what has changed.
pub(crate) fn write(writing: Writing, tell: Tell) {
    let written = |tell: &Tell, done| tell(Event::Record(RecordEvent::LibraryWritten(done)));
    match writing {
        Writing::Later => {}
        Writing::Text(text) => written(&tell, Local.set(library::KEY, &text)),
        Writing::Changes(changes) => {
            spawn_local(async move {
                let done = put(&changes).await.is_ok();
                written(&tell, done);
                if done {
                    CHANNEL.with(|channel| {
                        // Where nobody can be told, the other tabs see it when they start.
                        let _ = channel.as_ref().map(|channel| channel.post_message(&JsValue::NULL));
                    });
                }
            });
        }
    }
}

/// The open database. Opens it where it is not.
async fn open() -> Result<Rc<Database>, Error> {
    if let Some(open) = OPEN.with_borrow(Clone::clone) {
        return Ok(open);
    }
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            // Where it fails, so do all transactions.
            let _ = database.create_object_store(GAMES, ObjectStoreParams::new());
        }
    });
    let mut database = request.await?;
    // A later version in another tab must not have to wait.
    database.on_version_change(|event| {
        if let Ok(database) = event.database() {
            database.close();
        }
        OPEN.with_borrow_mut(Option::take);
    });
    let database = Rc::new(database);
    OPEN.set(Some(database.clone()));
    Ok(database)
}

/// All games, in a single transaction.
async fn all() -> Result<Vec<Row>, Error> {
    let read = async || {
        let transaction = open().await?.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let games = transaction.object_store(GAMES)?;
        let (keys, values) = (games.get_all_keys(None, None)?, games.get_all(None, None)?);
        let (keys, values) = (keys.await?, values.await?);
        let text = |value: JsValue| value.as_string().unwrap_or_default();
        let row = |(key, value)| Row { record: text(key), facts: text(value) };
        Ok(keys.into_iter().zip(values).map(row).collect())
    };
    twice(read).await
}

/// All the changes or none of them.
async fn put(changes: &[Change]) -> Result<(), Error> {
    let write = async || {
        let transaction = open().await?.transaction(&[GAMES], TransactionMode::ReadWrite)?;
        let games = transaction.object_store(GAMES)?;
        for change in changes {
            match change {
                Change::Put(Row { record, facts }) => {
                    games.put(&facts.into(), Some(&record.into()))?.await?;
                }
                Change::Remove(record) => games.delete(JsValue::from(record))?.await?,
            }
        }
        let result = transaction.await?;
        if result.is_committed() { Ok(()) } else { Err(Error::DomExceptionNotFound) }
    };
    twice(write).await
}

/// Tries once more with a database that is opened anew: the browser may have closed it.
async fn twice<T>(work: impl AsyncFn() -> Result<T, Error>) -> Result<T, Error> {
    match work().await {
        Err(_) if OPEN.with_borrow_mut(Option::take).is_some() => work().await,
        result => result,
    }
}

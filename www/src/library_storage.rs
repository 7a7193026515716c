//! Stores the library in `IndexedDB`, or in `localStorage` as a fallback. `alquerque_app` decides on the contents.

use std::cell::RefCell;
use std::rc::Rc;

use idb::{Database, DatabaseEvent as _, Error, Factory, ObjectStoreParams, TransactionMode};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::dom::{after, listen};
use crate::storage::Local;
use alquerque_app::event::Event;
use alquerque_app::library::{self, Change, NoDatabase, PendingWrite, Row};
use alquerque_app::record::RecordEvent;
use alquerque_app::storage::Store as _;

const DATABASE: &str = "alquerque";
/// The database schema version.
const VERSION: u32 = 1;
/// The object store of games, keyed by record.
const GAMES: &str = "games";
/// How long the database may take until the player is told, in milliseconds; some browsers never answer.
const OPEN_TIMEOUT: u32 = 5_000;

thread_local! {
    /// The open database. It is reopened if the browser closes it.
    static OPEN: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
    /// Notifies other tabs of changes to the library.
    static CHANNEL: Option<BroadcastChannel> = BroadcastChannel::new("alquerque.library").ok();
}

/// Callback for the resulting event.
pub(crate) type Tell = Rc<dyn Fn(Event)>;

/// Reads the library now and after changes by other tabs. `is_unknown` returns whether it has not been read yet.
pub(crate) fn start(tell: &Tell, is_unknown: impl Fn() -> bool + 'static) {
    read(tell.clone());
    let late = tell.clone();
    after(OPEN_TIMEOUT, move || {
        if is_unknown() {
            found(&late, Err(NoDatabase::Busy));
        }
    });
    let tell = tell.clone();
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            listen(Some(channel), "message", move |_: MessageEvent| read(tell.clone()));
        }
    });
}

/// Reads the whole library.
pub(crate) fn read(tell: Tell) {
    spawn_local(async move {
        let rows = all().await.map_err(|error| match error {
            Error::DomException(error) if error.name() == "VersionError" => NoDatabase::Later,
            _ => NoDatabase::Missing,
        });
        found(&tell, rows);
    });
}

fn found(tell: &Tell, rows: Result<Vec<Row>, NoDatabase>) {
    let text = library::load(&Local);
    tell(Event::Record(RecordEvent::LibraryFound { rows, text }));
}

/// Writes the changes.
pub(crate) fn write(writing: PendingWrite, tell: Tell) {
    let written = |tell: &Tell, done| tell(Event::Record(RecordEvent::LibraryWritten(done)));
    match writing {
        PendingWrite::Later => {}
        PendingWrite::Text(text) => written(&tell, Local.set(library::KEY, &text)),
        PendingWrite::Changes(changes) => {
            spawn_local(async move {
                let done = put(&changes).await.is_ok();
                written(&tell, done);
                if done {
                    CHANNEL.with(|channel| {
                        // Without the channel, other tabs see the changes at their next start.
                        let _ = channel.as_ref().map(|channel| channel.post_message(&JsValue::NULL));
                    });
                }
            });
        }
    }
}

/// Returns the open database, opening it if necessary.
async fn open() -> Result<Rc<Database>, Error> {
    if let Some(open) = OPEN.with_borrow(Clone::clone) {
        return Ok(open);
    }
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            // If this fails, so do all transactions.
            let _ = database.create_object_store(GAMES, ObjectStoreParams::new());
        }
    });
    let mut database = request.await?;
    // Close it, so that a later version in another tab can upgrade the schema.
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

/// Reads all games in a single transaction.
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

/// Applies all the changes or none of them.
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

/// Retries once with a reopened database, because the browser may have closed it.
async fn twice<T>(work: impl AsyncFn() -> Result<T, Error>) -> Result<T, Error> {
    match work().await {
        Err(_) if OPEN.with_borrow_mut(Option::take).is_some() => work().await,
        result => result,
    }
}

//! Texts become words of a language here, and nowhere else on the page. Which language it is start.js has found out, and it has
//! fetched the words: they stand in an element of the page. Plurals and lists are the browser's own.

use std::cell::{Cell, OnceCell, RefCell};

use alquerque_app::message::{Label, Text};
use alquerque_app::settings::Speech;
use alquerque_app::words::Tongue;
use alquerque_core::GameId;
use alquerque_core::language::{Grammar, LanguageId};
use alquerque_core::phrase::Phrase;
use js_sys::Intl::PluralRules;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use crate::dom::{by_id, document, fixed, window};
use crate::parts;

thread_local! {
    static PLAYED: Cell<GameId> = Cell::default();
    static TONGUE: RefCell<Option<Tongue>> = const { RefCell::new(None) };
}

/// From now on what is said is said of this game: each has names of its own for its sides.
pub(crate) fn speak_of(game: GameId) {
    PLAYED.set(game);
}

/// Takes over the words that start.js has fetched.
pub(crate) fn learn() {
    let Some(element) = by_id("words") else { return };
    let words = element.text_content().unwrap_or_default();
    element.remove();
    TONGUE.set(Some(Tongue::new(&words, Box::new(BrowsersGrammar::of(&language())))));
}

/// The code of the page's language.
fn language() -> String {
    of_page("lang")
}

/// What start.js or the build has written into this attribute of the page's first element.
pub(crate) fn of_page(attribute: &str) -> String {
    let root = document().and_then(|document| document.document_element());
    root.and_then(|root| root.get_attribute(attribute)).unwrap_or_default()
}

/// The language that was chosen, where the page could not be had in it.
pub(crate) fn missing(chosen: Speech) -> Option<LanguageId> {
    match chosen {
        Speech::In(wanted) if wanted.code() != language() => Some(wanted),
        _ => None,
    }
}

fn speak(say: impl FnOnce(&Tongue) -> String) -> String {
    TONGUE.with_borrow(|tongue| tongue.as_ref().map(say)).unwrap_or_default()
}

/// A text in the page's language.
pub(crate) fn in_words(text: &Text) -> String {
    speak(|tongue| tongue.written(text, PLAYED.get()))
}

/// What something is called in the page's language.
pub(crate) fn called(label: &Label) -> String {
    speak(|tongue| tongue.label(label, PLAYED.get()))
}

/// A phrase in the page's language.
pub(crate) fn said(phrase: &Phrase) -> String {
    speak(|tongue| tongue.say(phrase))
}

/// A number with so many digits behind the point, or whatever the language has there.
pub(crate) fn decimal(number: f64, digits: u8) -> String {
    let point = speak(|tongue| tongue.say(&Phrase::new("point")));
    fixed(number, digits).replace('.', &point)
}

/// Writes a text into the element of that id.
pub(crate) fn write(id: &str, text: &Text) {
    crate::dom::set_text(id, &in_words(text));
}

/// Writes what something is called into the element of that id.
pub(crate) fn call(id: &str, label: &Label) {
    crate::dom::set_text(id, &called(label));
}

/// Sees that the words of a language are there when the page begins anew; says which one it would be where they do not come.
pub(crate) fn fetch(speech: Speech, tell: impl FnOnce(Result<(), LanguageId>) + 'static) {
    let language = match speech {
        Speech::In(language) => language,
        Speech::System => browsers(),
    };
    spawn_local(async move {
        let words = match file(language) {
            Some((file, bytes)) => parts::fetch_whole(&file, bytes, |_| {}).await,
            None => None,
        };
        tell(words.map(drop).ok_or(language));
    });
}

/// The first language that the browser asks for and that there is; as start.js finds it.
fn browsers() -> LanguageId {
    let Some(navigator) = window().map(|window| window.navigator()) else { return LanguageId::English };
    let mut codes: Vec<String> = navigator.languages().iter().filter_map(|language| language.as_string()).collect();
    codes.extend(navigator.language());
    let known = |code: &String| LanguageId::from_code(code.to_ascii_lowercase().split(['-', '_']).next()?);
    codes.iter().find_map(known).unwrap_or(LanguageId::English)
}

/// The file with the words of a language and how long it is: the build has told start.js.
fn file(language: LanguageId) -> Option<(String, u32)> {
    let all = of_page("data-words");
    let mut fields =
        all.split(' ').find_map(|entry| entry.strip_prefix(language.code())?.strip_prefix(':'))?.split(':');
    Some((fields.next()?.to_owned(), fields.next()?.parse().ok()?))
}

/// What the browser knows of a language. It takes its time to find that out, so it is asked when it is needed.
struct BrowsersGrammar {
    locales: Array,
    plurals: OnceCell<PluralRules>,
    one_of: OnceCell<Option<Function>>,
    is_right_to_left: bool,
}

impl BrowsersGrammar {
    fn of(language: &str) -> Self {
        // A list in English has no comma before its last word here.
        let locale = JsValue::from(if language == "en" { "en-GB" } else { language });
        Self {
            locales: Array::of1(&locale),
            plurals: OnceCell::new(),
            one_of: OnceCell::new(),
            is_right_to_left: of_page("dir") == "rtl",
        }
    }
}

/// `Intl.ListFormat.prototype.format` for alternatives, which js-sys does not know.
fn one_of(locales: &Array) -> Option<Function> {
    let intl = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let constructor: Function = Reflect::get(&intl, &"ListFormat".into()).ok()?.dyn_into().ok()?;
    let options = Object::new();
    Reflect::set(&options, &"type".into(), &"disjunction".into()).ok()?;
    let list = Reflect::construct(&constructor, &Array::of2(locales, &options)).ok()?;
    let format: Function = Reflect::get(&list, &"format".into()).ok()?.dyn_into().ok()?;
    Some(format.bind0(&list))
}

impl Grammar for BrowsersGrammar {
    fn plural(&self, number: u64) -> String {
        self.plurals.get_or_init(|| PluralRules::new(&self.locales, &Object::new())).select(number as f64).into()
    }

    fn one_of(&self, texts: &[String]) -> String {
        let list: Array = texts.iter().map(JsValue::from).collect();
        let format = self.one_of.get_or_init(|| one_of(&self.locales));
        let written = format.as_ref().and_then(|format| format.call1(&JsValue::NULL, &list).ok()?.as_string());
        written.unwrap_or_else(|| texts.join(", "))
    }

    fn is_right_to_left(&self) -> bool {
        self.is_right_to_left
    }
}

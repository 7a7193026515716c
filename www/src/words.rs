//! Localizes texts; no other code of the page does. start.js chooses the language and fetches its catalogue into an
//! element of the page. Plurals and lists are left to the browser.

use std::cell::{OnceCell, RefCell};

use alquerque_app::markup::Words;
use alquerque_app::text::{GROUP, Text, grouped_by};
use alquerque_language::{Grammar, Language, LanguageId, Phrase, message};
use alquerque_study::text::with_groups;
use js_sys::{Array, Date, Function, JsString, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::dom::{by_id, fixed, root, set_shown};

thread_local! {
    static LANGUAGE: RefCell<Option<Language<BrowsersGrammar>>> = const { RefCell::new(None) };
}

/// Loads the catalogue that start.js has fetched.
pub(crate) fn load_catalogue() {
    let Some(element) = by_id("words") else { return };
    let words = element.text_content().unwrap_or_default();
    element.remove();
    LANGUAGE.set(Some(Language::read(&words, BrowsersGrammar::of(&language()))));
}

/// Returns the code of the page's language.
fn language() -> String {
    root_attribute("lang")
}

/// Returns an attribute of the root element, written by start.js or the build.
pub(crate) fn root_attribute(attribute: &str) -> String {
    root().and_then(|root| root.get_attribute(attribute)).unwrap_or_default()
}

/// Returns the user's language if its catalogue could not be loaded.
pub(crate) fn missing_language() -> Option<LanguageId> {
    LanguageId::from_code(&root_attribute("data-missing"))
}

fn with_language(say: impl FnOnce(&Language<BrowsersGrammar>) -> String) -> String {
    let written = |language: &Language<BrowsersGrammar>| {
        let text = say(language);
        // Digits are grouped alike in every text.
        if text.contains(GROUP) { grouped_by(&text, &language.write(&Phrase::new(message::GROUP))) } else { text }
    };
    LANGUAGE.with_borrow(|language| language.as_ref().map(written)).unwrap_or_default()
}

/// Localizes a text.
pub(crate) fn localize_text(text: &Text) -> String {
    with_language(|language| text.written(language))
}

/// Localizes a phrase.
pub(crate) fn localize(phrase: &Phrase) -> String {
    with_language(|language| language.write(phrase))
}

/// Localizes a text of the page.
pub(crate) fn write(words: &Words) -> String {
    with_language(|language| words.written(language))
}

/// Formats a number with this many decimals and the language's decimal separator.
pub(crate) fn decimal(number: f64, digits: u8) -> String {
    let point = with_language(|language| language.write(&Phrase::new(message::POINT)));
    fixed(number, digits).replace('.', &point)
}

/// Localizes a phrase and sets it as an element's content; empties the element without one.
pub(crate) fn set_phrase_or_empty(id: &str, phrase: Option<&Phrase>) {
    crate::dom::set_text(id, &phrase.map(localize).unwrap_or_default());
}

/// Shows a phrase in an element, or hides the element without one.
pub(crate) fn show_phrase(id: &str, phrase: Option<&Phrase>) {
    set_shown(id, phrase.is_some());
    set_phrase_or_empty(id, phrase);
}

/// Returns the browser's preferred available language, as found by start.js.
pub(crate) fn preferred_language() -> LanguageId {
    LanguageId::from_code(&root_attribute("data-wanted")).unwrap_or(LanguageId::English)
}

/// The browser's plural and list rules. Creating them is slow, so they are created on demand.
struct BrowsersGrammar {
    locales: Array,
    plurals: OnceCell<Option<Function>>,
    one_of: OnceCell<Option<Function>>,
    dates: OnceCell<Option<Function>>,
    times: OnceCell<Option<Function>>,
    is_right_to_left: bool,
}

impl BrowsersGrammar {
    fn of(language: &str) -> Self {
        // The game's English lists have no serial comma.
        let locale = JsValue::from(if language == "en" { "en-GB" } else { language });
        Self {
            locales: Array::of1(&locale),
            plurals: OnceCell::new(),
            one_of: OnceCell::new(),
            dates: OnceCell::new(),
            times: OnceCell::new(),
            is_right_to_left: root_attribute("dir") == "rtl",
        }
    }
}

impl BrowsersGrammar {
    /// A format of dates or times.
    fn moments(&self, style: &str, value: &str) -> Option<Function> {
        let options = Object::new();
        Reflect::set(&options, &style.into(), &value.into()).ok()?;
        intl("DateTimeFormat", "format", &self.locales, &options)
    }
}

/// A method of a new formatter of `Intl`, bound to it. `None` if the browser lacks it. js-sys has no `ListFormat`, and
/// its `PluralRules` throws where there is no `Intl`.
fn intl(name: &str, method: &str, locales: &Array, options: &Object) -> Option<Function> {
    let intl = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let constructor: Function = Reflect::get(&intl, &name.into()).ok()?.dyn_into().ok()?;
    let formatter = Reflect::construct(&constructor, &Array::of2(locales, options)).ok()?;
    let method: Function = Reflect::get(&formatter, &method.into()).ok()?.dyn_into().ok()?;
    Some(method.bind0(&formatter))
}

/// The text that a method of [`intl`] returns for a value.
fn text_of(method: Option<&Function>, value: &JsValue) -> Option<String> {
    method?.call1(&JsValue::NULL, value).ok()?.as_string()
}

impl Grammar for BrowsersGrammar {
    fn plural(&self, number: u64) -> String {
        let select = self.plurals.get_or_init(|| intl("PluralRules", "select", &self.locales, &Object::new()));
        text_of(select.as_ref(), &(number as f64).into()).unwrap_or_else(|| "other".to_owned())
    }

    fn one_of(&self, texts: &[String]) -> String {
        let list: Array = texts.iter().map(JsValue::from).collect();
        let format = self.one_of.get_or_init(|| {
            let options = Object::new();
            Reflect::set(&options, &"type".into(), &"disjunction".into()).ok()?;
            intl("ListFormat", "format", &self.locales, &options)
        });
        text_of(format.as_ref(), &list).unwrap_or_else(|| texts.join(", "))
    }

    fn capital(&self, letter: char) -> String {
        JsString::from(letter.to_string()).to_upper_case().into()
    }

    fn is_right_to_left(&self) -> bool {
        self.is_right_to_left
    }

    fn date(&self, year: u32, month: u32, day: u32) -> Option<String> {
        let format = self.dates.get_or_init(|| self.moments("dateStyle", "medium"));
        let date = Date::new_with_year_month_day(year, month.cast_signed() - 1, day.cast_signed());
        text_of(format.as_ref(), &date)
    }

    fn time(&self, hour: u32, minute: u32) -> Option<String> {
        let format = self.times.get_or_init(|| self.moments("timeStyle", "short"));
        let [hour, minute] = [hour, minute].map(u32::cast_signed);
        text_of(format.as_ref(), &Date::new_with_year_month_day_hr_min(2000, 0, 1, hour, minute))
    }
}

/// Localizes a non-negative number with this many decimals, with spaces between groups of three digits.
pub(crate) fn grouped_decimal(number: f64, digits: u8) -> String {
    with_groups(&decimal(number, digits))
}

/// Replaces the decimal point of a number in the markup with the language's separator.
pub(crate) fn with_point(number: &str) -> String {
    number.replace('.', &localize(&Phrase::new(message::POINT)))
}

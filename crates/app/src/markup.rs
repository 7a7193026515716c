//! Parts of the page as data.

use alquerque_language::{Grammar, Language, Phrase};

use crate::text::Text;

/// The characters that begin an isolate.
const ISOLATES: [char; 2] = ['\u{2066}', '\u{2068}'];

/// A text of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// The same in every language.
    Plain(String),
    /// Written in the user's language.
    Text(Text),
    /// Several texts, separated by this one; empty texts are left out.
    Joined(&'static str, Vec<Words>),
    /// Numbers, formulas and moves, which are written from left to right in every language.
    Notation(Box<Words>),
    /// Without spaces at its ends.
    Trimmed(Phrase),
    /// A date such as `2026-11-21`, as the language writes it; a partly unknown one as it is.
    Date(String),
    /// A time of the day such as `14:05`, as the language writes it.
    Time(String),
}

impl Words {
    /// Writes the text in a language.
    pub fn written(&self, language: &Language<impl Grammar>) -> String {
        match self {
            Self::Plain(text) => text.clone(),
            Self::Text(text) => text.written(language),
            Self::Joined(separator, all) => {
                let texts = all.iter().map(|words| words.written(language)).filter(|text| !text.is_empty());
                texts.collect::<Vec<_>>().join(separator)
            }
            Self::Notation(words) => {
                let text = words.written(language);
                // Parts of a phrase are already isolated.
                if text.contains(ISOLATES) { text } else { language.write(&Phrase::verbatim(&text)) }
            }
            Self::Trimmed(phrase) => language.write(phrase).trim().to_owned(),
            Self::Date(text) => language.date(text).unwrap_or_else(|| text.clone()),
            Self::Time(text) => language.time(text).unwrap_or_else(|| text.clone()),
        }
    }

    /// Joins short facts.
    pub fn facts(facts: impl IntoIterator<Item = Self>) -> Self {
        Self::Joined(" · ", facts.into_iter().collect())
    }

    /// Numbers, formulas and moves, which are written from left to right in every language.
    pub fn notation(words: impl Into<Self>) -> Self {
        Self::Notation(Box::new(words.into()))
    }

    /// Joins texts without a separator.
    pub fn concat(texts: impl IntoIterator<Item = Self>) -> Self {
        Self::Joined("", texts.into_iter().collect())
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::Plain(String::new())
    }
}

impl From<&str> for Words {
    fn from(text: &str) -> Self {
        Self::Plain(text.to_owned())
    }
}

impl From<String> for Words {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}

impl From<Phrase> for Words {
    fn from(phrase: Phrase) -> Self {
        Self::Text(phrase.into())
    }
}

impl From<Text> for Words {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl<T: Into<Self>> From<Option<T>> for Words {
    fn from(text: Option<T>) -> Self {
        text.map_or_else(Self::default, Into::into)
    }
}

/// An element that a view creates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    /// Its name.
    pub tag: &'static str,
    /// Its attributes.
    pub attributes: Vec<(&'static str, Words)>,
    /// The properties of its style.
    pub styles: Vec<(&'static str, String)>,
    /// Its text, before its children.
    pub words: Words,
    /// The elements in it.
    pub children: Vec<Self>,
}

impl Markup {
    /// An element without attributes and contents.
    pub fn new(tag: &'static str) -> Self {
        Self { tag, ..Self::default() }
    }

    /// An element with a text.
    pub fn text(tag: &'static str, words: impl Into<Words>) -> Self {
        Self { words: words.into(), ..Self::new(tag) }
    }

    /// An option of a select element.
    pub fn option(value: impl Into<Words>, words: impl Into<Words>) -> Self {
        Self::text("option", words).with("value", value)
    }

    /// A button.
    pub fn button(words: impl Into<Words>) -> Self {
        Self::text("button", words).with("type", "button")
    }

    /// A drawing defined elsewhere in the page, in an SVG element of its own.
    pub fn icon(class: &str, href: &str) -> Self {
        Self::new("svg").class(class).with("aria-hidden", "true").child(Self::new("use").with("href", href))
    }

    /// A table row with a heading.
    pub fn row(heading: impl Into<Words>, cells: impl IntoIterator<Item = impl Into<Words>>) -> Self {
        let heading = Self::text("th", heading).with("scope", "row");
        Self::new("tr").child(heading).children(cells.into_iter().map(|cell| Self::text("td", cell)))
    }

    /// Its id, or the first one in it.
    pub fn first_id(&self) -> Option<&str> {
        let own = self.attributes.iter().find_map(|attribute| match attribute {
            ("id", Words::Plain(id)) => Some(id.as_str()),
            _ => None,
        });
        own.or_else(|| self.children.iter().find_map(Self::first_id))
    }

    /// Sets the class, unless it is empty.
    pub fn class(self, class: &str) -> Self {
        if class.is_empty() { self } else { self.with("class", class) }
    }

    /// Sets an attribute.
    pub fn with(mut self, name: &'static str, value: impl Into<Words>) -> Self {
        self.attributes.push((name, value.into()));
        self
    }

    /// Sets an attribute without a value, if `on`.
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.with(name, "") } else { self }
    }

    /// Sets an attribute to `true`, if `on`.
    pub fn state(self, name: &'static str, on: bool) -> Self {
        if on { self.with(name, "true") } else { self }
    }

    /// Sets a property of the style.
    pub fn style(mut self, property: &'static str, value: impl Into<String>) -> Self {
        self.styles.push((property, value.into()));
        self
    }

    /// Appends an element.
    pub fn child(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// Appends elements.
    pub fn children(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }
}

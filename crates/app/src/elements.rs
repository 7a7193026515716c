//! What a view shows, as data: the contents and states of the page's elements, by id.

use std::borrow::Cow;

use alquerque_core::Player;
use alquerque_language::Phrase;

use crate::markup::{Markup, Words};
use crate::text::Text;

/// The content of an element, or a part of its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Its text.
    Text(Words),
    /// The elements in it.
    Children(Vec<Markup>),
    /// Whether it is visible.
    Shown(bool),
    /// Whether a control can be used.
    Enabled(bool),
    /// An attribute.
    Attribute(&'static str, Words),
    /// A property of its style.
    Style(&'static str, String),
    /// Whether it has an attribute.
    Flag(&'static str, bool),
    /// Whether a radio button or a switch is checked.
    Checked(bool),
    /// The chosen value of a select element or of radio buttons.
    Selected(String),
    /// The number in a field.
    Number(String),
    /// The text in a field.
    Value(String),
    /// The text in a field in which the user isn't typing.
    IdleValue(String),
    /// A row of this many pieces with this drawing.
    Pieces(String, u32),
}

/// The value of a switch that is on.
pub const ON: &str = "on";

/// An element's id.
pub(crate) type Id = Cow<'static, str>;

/// What a view shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Elements(Vec<(Id, Change)>);

impl Elements {
    /// All changes in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Change)> {
        self.0.iter().map(|(id, change)| (&**id, change))
    }

    fn set(&mut self, id: impl Into<Id>, change: Change) {
        self.0.push((id.into(), change));
    }

    /// Sets a text; `None` empties the element.
    pub fn text(&mut self, id: impl Into<Id>, text: impl Into<Words>) {
        self.set(id, Change::Text(text.into()));
    }

    /// Sets the elements in an element.
    pub fn fill(&mut self, id: impl Into<Id>, children: impl IntoIterator<Item = Markup>) {
        self.set(id, Change::Children(children.into_iter().collect()));
    }

    /// Shows or hides an element.
    pub fn show(&mut self, id: impl Into<Id>, shown: bool) {
        self.set(id, Change::Shown(shown));
    }

    /// Shows a phrase, or hides the element without one.
    pub fn show_text(&mut self, id: impl Into<Id>, phrase: Option<Phrase>) {
        let id = id.into();
        self.show(id.clone(), phrase.is_some());
        self.text(id, phrase);
    }

    /// Enables or disables a control.
    pub fn enable(&mut self, id: impl Into<Id>, enabled: bool) {
        self.set(id, Change::Enabled(enabled));
    }

    /// Sets an attribute.
    pub fn attribute(&mut self, id: impl Into<Id>, name: &'static str, value: impl Into<Words>) {
        self.set(id, Change::Attribute(name, value.into()));
    }

    /// Sets the class.
    pub fn class(&mut self, id: impl Into<Id>, class: &str) {
        self.attribute(id, "class", class);
    }

    /// Sets an attribute to `true` or `false`.
    pub fn bool_attribute(&mut self, id: impl Into<Id>, name: &'static str, on: bool) {
        self.attribute(id, name, if on { "true" } else { "false" });
    }

    /// Sets a property of the style.
    pub fn style(&mut self, id: impl Into<Id>, property: &'static str, value: impl Into<String>) {
        self.set(id, Change::Style(property, value.into()));
    }

    /// Sets or removes an attribute.
    pub fn flag(&mut self, id: impl Into<Id>, name: &'static str, on: bool) {
        self.set(id, Change::Flag(name, on));
    }

    /// Checks a radio button or a switch.
    pub fn check(&mut self, id: impl Into<Id>, on: bool) {
        self.set(id, Change::Checked(on));
    }

    /// Selects a value of a select element or of radio buttons.
    pub fn select(&mut self, id: impl Into<Id>, value: impl Into<String>) {
        self.set(id, Change::Selected(value.into()));
    }

    /// Sets the number in a field.
    pub fn number(&mut self, id: impl Into<Id>, number: impl Into<String>) {
        self.set(id, Change::Number(number.into()));
    }

    /// Sets the text in a field.
    pub fn value(&mut self, id: impl Into<Id>, text: impl Into<String>) {
        self.set(id, Change::Value(text.into()));
    }

    /// Sets the text in a field, unless the user is typing in it.
    pub fn idle_value(&mut self, id: impl Into<Id>, text: impl Into<String>) {
        self.set(id, Change::IdleValue(text.into()));
    }

    /// Fills a bar with a side's share in percent. Each side has its own colour.
    pub fn bar(&mut self, id: impl Into<Id>, owner: Player, percents: impl Into<String>) {
        let (id, percents) = (id.into(), percents.into());
        self.attribute(id.clone(), "data-owner", owner.name());
        self.fill(id.clone(), [Markup::new("span").style("width", format!("{percents}%"))]);
        self.attribute(id, "aria-valuenow", percents);
    }

    /// Shows a row of pieces.
    pub fn pieces(&mut self, id: impl Into<Id>, drawing: String, count: u32) {
        self.set(id, Change::Pieces(drawing, count));
    }
}

/// What a view has set, for tests.
impl Elements {
    /// The last change of this kind to an element.
    fn last<T>(&self, id: &str, read: impl Fn(&Change) -> Option<T>) -> Option<T> {
        self.iter().filter(|(other, _)| *other == id).filter_map(|(_, change)| read(change)).last()
    }

    /// Whether an element is shown, if the view says so.
    pub fn is_shown(&self, id: &str) -> Option<bool> {
        self.last(id, |change| if let Change::Shown(shown) = change { Some(*shown) } else { None })
    }

    /// Whether a control is enabled, if the view says so.
    pub fn is_enabled(&self, id: &str) -> Option<bool> {
        self.last(id, |change| if let Change::Enabled(enabled) = change { Some(*enabled) } else { None })
    }

    /// The text of an element, if the view has one.
    pub fn text_of(&self, id: &str) -> Option<Text> {
        self.last(id, |change| if let Change::Text(Words::Text(text)) = change { Some(text.clone()) } else { None })
    }

    /// The elements in an element, if the view has any.
    pub fn children_of(&self, id: &str) -> Vec<Markup> {
        self.last(id, |change| if let Change::Children(children) = change { Some(children.clone()) } else { None })
            .unwrap_or_default()
    }

    /// The class of an element.
    pub fn class_of(&self, id: &str) -> Option<String> {
        self.last(id, |change| match change {
            Change::Attribute("class", Words::Plain(class)) => Some(class.clone()),
            _ => None,
        })
    }

    /// The text of an element that is the same in every language.
    pub fn plain_of(&self, id: &str) -> Option<String> {
        self.last(id, |change| if let Change::Text(Words::Plain(text)) = change { Some(text.clone()) } else { None })
    }
}

//! Fills in the page's texts. The HTML refers to messages: `data-say="undo"` for the text of an element,
//! `data-say-title="undo"` for an attribute. The build adds the English texts, which start.js replaces by those of
//! another language.

use std::fmt::Write;

use crate::command::Failure;
use crate::languages::message;
use crate::parts::with_attribute;

const MARK: &str = "data-say";
/// Elements whose content is not HTML.
const OPAQUE: [(&str, &str); 3] = [("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>")];
/// The prefix of start.js's messages.
const OF_START: &str = "start-";

/// Fills in the page's texts.
pub(crate) fn with_words(page: &str, messages: &str) -> Result<String, Failure> {
    let mut filled = String::with_capacity(page.len() * 2);
    let mut rest = page;
    while let Some((text, tail)) = rest.split_once('<') {
        filled += text;
        let tail = &rest[rest.len() - tail.len() - 1..];
        let opaque = OPAQUE.iter().find(|(start, _)| tail.starts_with(start));
        let end_mark = opaque.map_or(">", |(_, end)| end);
        let Some(end) = tail.find(end_mark) else { return Err(Failure(format!("the page ends within {tail}"))) };
        let (tag, after) = tail.split_at(end + end_mark.len());
        filled += &if opaque.is_some() { tag.to_owned() } else { with_attributes(tag, messages)? };
        if let Some(id) = value(tag, MARK).filter(|_| opaque.is_none()) {
            if !after.trim_start().starts_with('<') {
                return Err(Failure(format!("the element with the message `{id}` already has a text")));
            }
            filled += &escaped(plain_message(messages, id)?);
        }
        rest = after;
    }
    Ok(filled + rest)
}

/// Adds the messages of start.js to the page's first element, so that they exist even if nothing else loads.
pub(crate) fn with_words_of_start(page: &str, messages: &str) -> Result<String, Failure> {
    let own: Vec<&str> = messages.lines().filter(|line| line.starts_with(OF_START)).collect();
    with_attribute(page, "data-start", &escaped(&own.join("\n")))
}

fn with_attributes(tag: &str, messages: &str) -> Result<String, Failure> {
    let mut filled = String::new();
    let mut parts = tag.split(" data-say-");
    filled.extend(parts.next());
    for part in parts {
        let name = part.split('=').next().unwrap_or_default();
        let mark = format!("{MARK}-{name}");
        let id = value(tag, &mark).ok_or_else(|| Failure(format!("{tag} has no id for {mark}")))?;
        // Writing to a string cannot fail.
        let _ = write!(filled, " {name}=\"{}\" {MARK}-{part}", escaped(plain_message(messages, id)?));
    }
    Ok(filled)
}

/// The value of the first attribute with this name. The minifier removes unnecessary quotation marks.
pub(crate) fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}="))?;
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split([' ', '>']).next(),
    }
}

fn plain_message<'a>(messages: &'a str, id: &str) -> Result<&'a str, Failure> {
    let text = message(messages, id)?;
    // These messages take no arguments.
    if text.contains(['{', '`']) {
        return Err(Failure(format!("the message `{id}` of the page must be plain text")));
    }
    Ok(text)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGES: &str = "undo = Undo\nboth = A & \"B\"\nstart-a = No\nplace = { $n }\nstart-b = Yes\n";

    #[test]
    fn texts_are_inserted_beside_their_ids() {
        let page =
            "<style>a>b{}</style><!-- <p data-say=undo> --><b class=a data-say=undo></b><p data-say=\"both\">\n</p>";
        let filled = "<style>a>b{}</style><!-- <p data-say=undo> --><b class=a data-say=undo>Undo</b>\
                      <p data-say=\"both\">A &amp; &quot;B&quot;\n</p>";
        assert_eq!(with_words(page, MESSAGES).unwrap(), filled);
        let page = "<a data-say-title=undo data-say-aria-label=\"both\"><i>1</i></a>";
        let filled = "<a title=\"Undo\" data-say-title=undo aria-label=\"A &amp; &quot;B&quot;\" data-say-aria-label=\"both\"><i>1</i></a>";
        assert_eq!(with_words(page, MESSAGES).unwrap(), filled);
    }

    #[test]
    fn unknown_messages_are_rejected() {
        for page in
            ["<p data-say=redo></p>", "<p data-say=undo>Undo</p>", "<p data-say=place></p>", "<p data-say-title=redo>"]
        {
            assert!(with_words(page, MESSAGES).is_err(), "{page}");
        }
    }

    #[test]
    fn the_script_has_its_words_in_the_first_element() {
        let page = with_words_of_start("<html lang=en>", MESSAGES).unwrap();
        assert_eq!(page, "<html data-start=\"start-a = No\nstart-b = Yes\" lang=en>");
    }
}

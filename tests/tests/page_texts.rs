//! The words that stand in the page's own HTML. They are there before the module is, and without it; the English words are at the
//! same time the keys by which another language finds its own. `www/languages/en.txt` lists them all, so that a language knows what
//! it has to have; here it is held against the page.

use std::path::Path;

/// The page, and what the build puts into it. The rules and About are whole documents, and another language has others.
const PAGES: [&str; 3] = ["index.html", "pages/editor.html", "pages/record.html"];
/// The attributes that are for people.
const ATTRIBUTES: [&str; 4] = ["aria-label", "title", "placeholder", "content"];
/// Elements that hold no words.
const WORDLESS: [&str; 3] = ["svg", "script", "style"];

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The value of an attribute in a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

/// What is for people in a tag's attributes.
fn told_in(tag: &str) -> Vec<&str> {
    // What other tags of the head say is for machines.
    let is_description = attribute(tag, "name") == Some("description");
    let for_people = |name: &&str| *name != "content" || is_description;
    ATTRIBUTES.iter().filter(|name| for_people(name)).filter_map(|name| attribute(tag, name)).collect()
}

/// All that a page says, in order.
fn texts(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut say = |text: &str| {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.chars().any(char::is_alphabetic) && !texts.contains(&text) {
            texts.push(text);
        }
    };
    let mut rest = html;
    while let Some((text, tail)) = rest.split_once('<') {
        say(text);
        if let Some(comment) = tail.strip_prefix("!--") {
            rest = comment.split_once("-->").expect("a comment ends").1;
            continue;
        }
        let (tag, tail) = tail.split_once('>').expect("a tag ends");
        told_in(tag).into_iter().for_each(&mut say);
        rest = match WORDLESS.iter().find(|name| tag.split(' ').next() == Some(**name)) {
            Some(name) => tail.split_once(&format!("</{name}>")).expect("an element ends").1,
            None => tail,
        };
    }
    texts
}

/// What the script says that loads the module: the values of its table of words.
fn words_of_script(script: &str) -> Vec<String> {
    let (_, table) = script.split_once("const WORDS = {\n").expect("a table of words");
    let (table, code) = table.split_once("\n  };").expect("its end");
    // Sentences are nowhere else.
    let is_sentence = |text: &&str| text.starts_with(char::is_uppercase) && text.contains(' ');
    assert_eq!(code.split(['"', '`']).skip(1).step_by(2).find(is_sentence), None);
    table.lines().map(|line| line.split('"').nth(1).expect("a line has words").to_owned()).collect()
}

#[test]
fn tags_comments_and_drawings_say_nothing() {
    let html = r#"<p class="a">One <b>two</b>, <!-- no -->3</p><svg aria-label="A board"><title>no</title></svg>
        <meta name="viewport" content="no"><meta name="description" content="Play"> <input placeholder="Name" title="One">"#;
    assert_eq!(texts(html), ["One", "two", "A board", "Play", "Name"]);
}

#[test]
fn every_word_of_the_page_is_in_the_list() {
    let mut said: Vec<String> = Vec::new();
    for text in PAGES.iter().flat_map(|name| texts(&read(name))) {
        if !said.contains(&text) {
            said.push(text);
        }
    }
    for text in words_of_script(&read("start.js")) {
        if !said.contains(&text) {
            said.push(text);
        }
    }
    let list = read("languages/en.txt");
    let listed: Vec<&str> = list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let missing: Vec<&String> = said.iter().filter(|text| !listed.contains(&text.as_str())).collect();
    let gone: Vec<&&str> = listed.iter().filter(|line| said.iter().all(|text| text != **line)).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "not in www/languages/en.txt: {missing:#?}; not on the page: {gone:#?}"
    );
    assert_eq!(said, listed, "the list is in the order of the page");
}

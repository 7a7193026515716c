//! The words that stand in the page's own HTML. They are there before the module is, and without it; start.js puts those of
//! another language in their place, which it finds by ids made of the English words. The English catalogue lists them, so that a
//! language knows what it has to have; here it is held against the page.

use std::path::Path;

/// The page, and what the build puts into it. The rules and About are whole documents, and another language has others.
const PAGES: [&str; 5] =
    ["index.html", "pages/editor.html", "pages/record.html", "pages/stepping.html", "pages/update.html"];
/// What the study's page has in place of a part of that.
const OF_STUDY: [&str; 8] = [
    "study/panel.html",
    "study/menu.html",
    "study/nav.html",
    "study/analysis.html",
    "study/review.html",
    "study/uct.html",
    "study/tour.html",
    "study/lab.html",
];
/// The attributes that are for people.
const ATTRIBUTES: [&str; 4] = ["aria-label", "title", "placeholder", "content"];
/// Elements that hold no words.
const WORDLESS: [&str; 3] = ["svg", "script", "style"];
/// What is read only where there are no scripts, and so no other language.
const WITHOUT_SCRIPTS: &str = "noscript";

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

/// The id of a text of the page: its letters and digits, at most 40 characters of them. As start.js makes it.
fn id_of(text: &str) -> String {
    let text = text.replace('…', " more");
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let id: String = words.join("-").chars().take(40).collect();
    format!("page-{}", id.trim_end_matches('-'))
}

/// All that a page says, with the ids.
fn texts(html: &str) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let mut say = |id: Option<&str>, text: &str| {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.chars().any(char::is_alphabetic) {
            let said = (id.map_or_else(|| id_of(&text), str::to_owned), text);
            if !texts.contains(&said) {
                texts.push(said);
            }
        }
    };
    let mut rest = html;
    let mut around = "";
    while let Some((text, tail)) = rest.split_once('<') {
        // What stands there in a language of its own stays as it is.
        if attribute(around, "lang").is_none() || around.starts_with("html") {
            say(attribute(around, "data-say"), text);
        }
        if let Some(comment) = tail.strip_prefix("!--") {
            rest = comment.split_once("-->").expect("a comment ends").1;
            continue;
        }
        let (tag, tail) = tail.split_once('>').expect("a tag ends");
        for text in told_in(tag) {
            say(None, text);
        }
        around = tag;
        let wordless = WORDLESS.iter().copied().chain([WITHOUT_SCRIPTS]);
        rest = match wordless.into_iter().find(|name| tag.split(' ').next() == Some(*name)) {
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
        <meta name="viewport" content="no"><meta name="description" content="Play"> <input placeholder="Name" title="One…">
        <noscript>no</noscript><option lang="es">Uno</option><i data-say="other-one">One</i>"#;
    let ids: Vec<String> = texts(html).into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["page-One", "page-two", "page-A-board", "page-Play", "page-One-more", "page-Name", "other-one"]);
}

/// The texts of a catalogue that stand on a page, by their ids.
fn listed(catalogue: &str) -> Vec<(String, String)> {
    let text = read(catalogue);
    // The program says the last one, too.
    let of_the_page =
        |id: &str| ["page-", "theme-", "motion-"].iter().any(|start| id.starts_with(start)) || id == "hint";
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines
        .filter(|(id, _)| of_the_page(id))
        .map(|(id, text)| (id.to_owned(), text.replace("{ $", "{").replace(" }", "}")))
        .collect()
}

/// All that pages say, each text once.
fn said(all: impl Iterator<Item = (String, String)>) -> Vec<(String, String)> {
    let mut said: Vec<(String, String)> = Vec::new();
    for (id, text) in all {
        if let Some((_, other)) = said.iter().find(|(other, _)| *other == id) {
            assert_eq!(*other, text, "two texts of the page have one id: give one of them a data-say");
        } else {
            said.push((id, text));
        }
    }
    said
}

fn assert_same(said: &[(String, String)], listed: &[(String, String)]) {
    let missing: Vec<_> = said.iter().filter(|text| !listed.contains(text)).collect();
    let gone: Vec<_> = listed.iter().filter(|text| !said.contains(text)).collect();
    assert!(missing.is_empty() && gone.is_empty(), "not in the catalogue: {missing:#?}; not on the page: {gone:#?}");
}

#[test]
fn every_word_of_the_page_is_in_the_catalogue() {
    let own = words_of_script(&read("start.js")).into_iter().map(|text| (id_of(&text), text));
    let said = said(PAGES.iter().flat_map(|name| texts(&read(name))).chain(own));
    assert_same(&said, &listed("../crates/core/languages/en.ftl"));
}

#[test]
fn every_word_of_the_study_is_in_its_catalogue_or_in_that_of_the_page() {
    let of_the_page = listed("../crates/core/languages/en.ftl");
    let own = said(OF_STUDY.iter().flat_map(|name| texts(&read(name)))).into_iter();
    let own: Vec<_> = own.filter(|text| !of_the_page.contains(text)).collect();
    assert_same(&own, &listed("../crates/study/languages/en.ftl"));
}

//! The texts of the page. Its HTML contains none: it names messages (`data-say="undo"`, `data-say-title="undo"`). The
//! build writes the English texts into the page, and start.js those of other languages.

use std::collections::BTreeSet;
use std::path::Path;

/// The page, and the fragments that it includes. Not the rules and About, which are separate documents for each
/// language.
const PAGES: [&str; 13] = [
    "index.html",
    "pages/articles.html",
    "pages/editor.html",
    "pages/help.html",
    "pages/menu-more.html",
    "pages/menu-play.html",
    "pages/new.html",
    "pages/options.html",
    "pages/record.html",
    "pages/shortcuts.html",
    "pages/stepping.html",
    "pages/table.html",
    "pages/update.html",
];
/// The study's page, and the fragments that only it includes.
const STUDY_PAGES: [&str; 8] = [
    "study/study.html",
    "study/analysis.html",
    "study/review.html",
    "study/uct.html",
    "study/tour.html",
    "study/lab.html",
    "study/puzzles.html",
    "study/studies.html",
];
/// The attributes that contain text for people.
const ATTRIBUTES: [&str; 4] = ["aria-label", "title", "placeholder", "content"];
/// Elements without text.
const WORDLESS: [&str; 3] = ["svg", "script", "style"];
/// The element shown only without scripts, and thus only in English.
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

/// The texts of a page's HTML: the ids of messages, and bare words.
#[derive(Debug, Default)]
struct Texts {
    ids: BTreeSet<String>,
    bare: Vec<String>,
}

impl Texts {
    fn read(html: &str) -> Self {
        let mut texts = Self::default();
        let mut rest = html;
        let mut around = "";
        while let Some((text, tail)) = rest.split_once('<') {
            // Texts marked with another language stay unchanged.
            if attribute(around, "lang").is_none() || around.starts_with("html") {
                texts.add(text);
            }
            if let Some(comment) = tail.strip_prefix("!--") {
                rest = comment.split_once("-->").expect("a comment ends").1;
                continue;
            }
            let (tag, tail) = tail.split_once('>').expect("a tag ends");
            texts.read_tag(tag);
            around = tag;
            let wordless = WORDLESS.iter().copied().chain([WITHOUT_SCRIPTS]);
            rest = match wordless.into_iter().find(|name| tag.split(' ').next() == Some(*name)) {
                Some(name) => tail.split_once(&format!("</{name}>")).expect("an element ends").1,
                None => tail,
            };
        }
        texts
    }

    fn read_tag(&mut self, tag: &str) {
        // The other tags of the head are for machines.
        let is_for_machines = tag.starts_with("meta") && attribute(tag, "name") != Some("description");
        for name in ATTRIBUTES {
            self.ids.extend(attribute(tag, &format!("data-say-{name}")).map(str::to_owned));
            if !is_for_machines {
                self.add(attribute(tag, name).unwrap_or_default());
            }
        }
        self.ids.extend(attribute(tag, "data-say").map(str::to_owned));
        let marks = tag.matches(" data-say").count();
        let known = ATTRIBUTES.iter().filter(|name| tag.contains(&format!(" data-say-{name}=\""))).count();
        assert_eq!(marks, known + usize::from(tag.contains(" data-say=\"")), "start.js does not support this: {tag}");
    }

    fn add(&mut self, text: &str) {
        if text.chars().any(char::is_alphabetic) {
            self.bare.push(text.trim().to_owned());
        }
    }

    /// The texts of all these files.
    fn in_files(names: &[&str]) -> Self {
        let mut all = Self::default();
        for texts in names.iter().map(|name| Self::read(&read(name))) {
            all.ids.extend(texts.ids);
            all.bare.extend(texts.bare);
        }
        all
    }
}

/// The ids of the messages in the script that loads the module.
fn ids_in_script() -> BTreeSet<String> {
    let script = read("start.js");
    let strings: Vec<&str> = script.split(['"', '`']).skip(1).step_by(2).collect();
    assert_eq!(strings.iter().find(|text| text.starts_with(char::is_uppercase) && text.contains(' ')), None);
    // One is inside a template.
    let quoted = script.split("\"start-").skip(1).filter_map(|rest| rest.split('"').next());
    quoted.map(|end| format!("start-{end}")).collect()
}

#[test]
fn tags_comments_and_drawings_contain_no_text() {
    let html = r#"<p class="a" data-say="one"><b>2</b>, <!-- no -->3</p><svg data-say-aria-label="board"><title>no</title></svg>
        <meta name="viewport" content="no"><meta name="description" data-say-content="about"> <input data-say-placeholder="name"
        data-say-title="one"><noscript>no</noscript><option lang="es">Uno</option>"#;
    let texts = Texts::read(html);
    assert_eq!(texts.ids.iter().map(String::as_str).collect::<Vec<_>>(), ["about", "board", "name", "one"]);
    assert_eq!(texts.bare, [""; 0]);
    let html = r#"<p>One <b data-say="two"></b> three</p><a title="Four"></a><svg aria-label="Five"></svg>
        <meta name="description" content="Six">"#;
    assert_eq!(Texts::read(html).bare, ["One", "three", "Four", "Five", "Six"]);
}

/// The ids of a catalogue's one-line messages, and of those in the page's group.
fn ids(catalogue: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut plain, mut own, mut is_own) = (BTreeSet::new(), BTreeSet::new(), false);
    for line in read(catalogue).lines() {
        if line.starts_with("## ") {
            is_own = line == "## The page";
        }
        if let Some((id, text)) = line.split_once(" =").filter(|(id, _)| !id.contains(' ')) {
            // `{ " " }` is the only placeable that start.js supports.
            if !text.is_empty() && !text.replace("{ \"", "").contains(['{', '`']) {
                plain.insert(id.to_owned());
            }
            if is_own {
                own.insert(id.to_owned());
            }
        }
    }
    (plain, own)
}

const LANGUAGES: [&str; 5] = ["en", "es", "de", "fr", "ar"];

fn assert_used(named: &BTreeSet<String>, folders: &[&str], own: &BTreeSet<String>) {
    for code in LANGUAGES {
        let plain: BTreeSet<_> = folders.iter().flat_map(|folder| ids(&format!("{folder}/{code}.ftl")).0).collect();
        let missing: Vec<_> = named.difference(&plain).collect();
        assert!(missing.is_empty(), "{code} has no plain text for {missing:?}");
    }
    let unused: Vec<_> = own.difference(named).collect();
    assert!(unused.is_empty(), "the page does not use {unused:?}");
}

const OF_THE_PAGE: &str = "../crates/language/catalogues";
const OF_THE_STUDY: &str = "../crates/language/catalogues/study";

#[test]
fn the_page_uses_its_messages() {
    let texts = Texts::in_files(&PAGES);
    assert_eq!(texts.bare, [""; 0], "give them ids, and move the texts to the catalogues");
    let named = texts.ids.into_iter().chain(ids_in_script()).collect();
    assert_used(&named, &[OF_THE_PAGE], &ids(&format!("{OF_THE_PAGE}/en.ftl")).1);
}

/// The build writes the dialog of live games for each language.
#[test]
fn the_dialog_of_live_games_uses_its_messages() {
    let texts = Texts::in_files(&["live/friend.html"]);
    assert_eq!(texts.bare, [""; 0], "give them ids, and move the texts to the catalogues");
    let (plain, _) = ids(&format!("{OF_THE_PAGE}/en.ftl"));
    let own = plain.into_iter().filter(|id| id.starts_with("live-")).collect();
    assert_used(&texts.ids, &[OF_THE_PAGE], &own);
}

#[test]
fn the_study_uses_its_messages_and_those_of_the_page() {
    let texts = Texts::in_files(&STUDY_PAGES);
    assert_eq!(texts.bare, [""; 0], "give them ids, and move the texts to the catalogues");
    assert_used(&texts.ids, &[OF_THE_PAGE, OF_THE_STUDY], &ids(&format!("{OF_THE_STUDY}/en.ftl")).1);
}

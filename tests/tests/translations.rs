//! The typography of all texts, and words that translations must avoid (docs/glossary.md).

use std::fs;
use std::path::{Path, PathBuf};

use alquerque_language::LanguageId;

const NO_BREAK: char = '\u{a0}';
const NARROW_NO_BREAK: char = '\u{202f}';
const PAGES: [&str; 6] = ["rules-alquerque", "rules-othello", "rules-draughts", "who-wins", "marks", "about"];

/// Words that a language must not use for a term of the glossary, each with the right one.
const AVOID: [(LanguageId, &[(&str, &str)]); 4] = [
    (
        LanguageId::German,
        &[
            ("Solver", "Löser"),
            ("Beweiser", "Löser"),
            ("untersuchen", "Studie"),
            ("Studium", "Studie"),
            ("Ab 8 Steinen", "Bei höchstens 8 Steinen"),
            ("Ab acht Steinen", "Sobald nur noch acht Steine übrig sind"),
        ],
    ),
    (
        LanguageId::Spanish,
        &[
            ("ordenador", "computadora"),
            ("cogido", "elegido"),
            ("coger", "levantar"),
            ("vosotros", "ustedes"),
            ("empate", "tablas"),
            ("demostrador", "solucionador"),
            ("vedado", "prohibido"),
            ("desde ocho fichas", "con ocho fichas o menos"),
        ],
    ),
    (
        LanguageId::French,
        &[
            ("cote", "classement"),
            ("démonstrateur", "solveur"),
            ("labo", "expériences"),
            ("à partir de huit pions", "dès qu’il ne reste que huit pions"),
        ],
    ),
    (
        LanguageId::Arabic,
        &[
            ("الفاتح", "الأبيض"),
            ("الداكن", "الأسود"),
            ("المحلّل", "الحلّال"),
            ("المُبرهِن", "الحلّال"),
            ("الثأر", "الإعادة"),
            ("الزوايا", "الأركان"),
            ("الوضع", "الوضعية"),
            ("قطعة", "حجر"),
            ("القطعة", "الحجر"),
            ("القطع", "الأحجار"),
            ("اختيار", "اختر"),
        ],
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The lines that players read, each with its file: of the catalogues without comments and quoted notation, of the
/// pages without tags and comments.
fn lines(language: LanguageId) -> Vec<(String, String)> {
    let code = language.code();
    let mut lines = Vec::new();
    for folder in ["", "study/"] {
        let file = format!("crates/language/catalogues/{folder}{code}.ftl");
        let text = fs::read_to_string(root().join(&file)).expect("a catalogue");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let text = line.split_once('=').filter(|_| !line.starts_with(' ')).map_or(line, |(_, text)| text);
            lines.push((file.clone(), text.split('`').step_by(2).collect::<Vec<_>>().join("…")));
        }
    }
    let folder = if language == LanguageId::English { String::new() } else { format!("{code}/") };
    for page in PAGES {
        let file = format!("www/pages/{folder}{page}.html");
        // An incomplete language lacks pages.
        let Ok(text) = fs::read_to_string(root().join(&file)) else { continue };
        for line in text.lines() {
            // Titles of books are in their own language.
            let line = line.split("<cite>").map(|part| part.split_once("</cite>").map_or(part, |(_, after)| after));
            let line = line.collect::<Vec<_>>().join("…");
            let parts = line.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
            lines.push((file.clone(), parts.collect::<Vec<_>>().join("")));
        }
    }
    lines
}

/// Lists the lines of a language in which `is_wrong` finds something.
fn check(language: LanguageId, is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let wrong = |(file, line): (String, String)| is_wrong(&line).then(|| format!("{file}: {}", line.trim()));
    lines(language).into_iter().filter_map(wrong).collect()
}

/// Whether one of `marks` at the end of a word follows anything but `space`.
fn lacks_space(line: &str, marks: &[char], space: char) -> bool {
    let chars: Vec<char> = line.chars().collect();
    chars.iter().enumerate().any(|(index, c)| {
        let is_end = chars.get(index + 1).is_none_or(|next| next.is_whitespace() || "{)»".contains(*next));
        let before = index.checked_sub(1).map(|before| chars[before]);
        marks.contains(c) && is_end && before.is_some_and(|before| before != space && !marks.contains(&before))
    })
}

#[test]
fn apostrophes_quotation_marks_and_dots_are_typographic() {
    for language in LanguageId::ALL {
        // Fluent writes `{ " " }` for a space at the end of a text.
        let is_wrong = |line: &str| line.contains('\'') || line.replace("{ \"", "").contains("...");
        assert_eq!(check(language, is_wrong), [""; 0], "{}", language.code());
    }
}

#[test]
fn percent_signs_stand_as_the_language_writes_them() {
    for language in LanguageId::ALL {
        let is_wrong = |line: &str| match language {
            LanguageId::English => line.contains(" %") || line.contains("\u{a0}%"),
            LanguageId::Arabic => line.contains('%'),
            LanguageId::German | LanguageId::Spanish | LanguageId::French => {
                line.contains('%')
                    && line.matches('%').count() != line.matches("\u{a0}%").count() + line.matches("-%").count()
            }
        };
        assert_eq!(check(language, is_wrong), [""; 0], "{}", language.code());
    }
}

#[test]
fn french_marks_follow_a_space_at_which_no_line_breaks() {
    let is_wrong = |line: &str| {
        // Times and addresses have no spaces.
        let line = line.replace("}:{", "").replace("stun:", "").replace("turn:", "").replace("\" }:", "");
        lacks_space(&line, &[':', '»'], NO_BREAK)
            || lacks_space(&line, &[';', '!', '?'], NARROW_NO_BREAK)
            || line.contains('«') && line.matches('«').count() != line.matches("«\u{a0}").count()
    };
    assert_eq!(check(LanguageId::French, is_wrong), [""; 0]);
    assert!(
        is_wrong("Voici : un") && is_wrong("Quoi?") && is_wrong("« oui »") && !is_wrong("Voici\u{a0}: un\u{202f}!")
    );
}

#[test]
fn thousands_are_grouped_by_a_narrow_space() {
    let is_wrong = |line: &str| {
        let digits = |text: &str| text.len() >= 3 && text.bytes().take(3).all(|byte| byte.is_ascii_digit());
        let mut parts = line.split(['.', '\u{a0}']);
        let mut before = parts.next().unwrap_or_default();
        parts.any(|part| {
            let joins = before.ends_with(|c: char| c.is_ascii_digit()) && digits(part);
            before = part;
            joins
        })
    };
    for language in [LanguageId::German, LanguageId::Spanish, LanguageId::French] {
        assert_eq!(check(language, is_wrong), [""; 0], "{}", language.code());
    }
}

#[test]
fn translations_use_the_words_of_the_glossary() {
    for (language, words) in AVOID {
        let is_word = |line: &str, word: &str| {
            let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
            let (line, word) = (line.to_lowercase(), word.to_lowercase());
            line.match_indices(&word).any(|(at, _)| {
                !is_letter(line[..at].chars().next_back()) && !is_letter(line[at + word.len()..].chars().next())
            })
        };
        for (word, right) in words {
            let found = check(language, |line| is_word(line, word));
            assert_eq!(found, [""; 0], "{}: use {right} for {word}", language.code());
        }
    }
}

#[test]
fn no_page_contains_what_the_browser_would_refuse() {
    // start.js refuses markup that contains the address of a script, see ACTIVE there.
    for language in LanguageId::ALL {
        let is_wrong = |line: &str| line.to_lowercase().contains("javascript:");
        assert_eq!(check(language, is_wrong), [""; 0], "{}", language.code());
    }
}

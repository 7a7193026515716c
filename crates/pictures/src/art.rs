//! The site's drawings, by id.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use roxmltree::{Document, Node};

const FILES: [&str; 5] = [
    include_str!("../../../www/art/board.svg"),
    include_str!("../../../www/art/frame.svg"),
    include_str!("../../../www/art/othello.svg"),
    include_str!("../../../www/art/draughts.svg"),
    include_str!("../../../www/pages/art.html"),
];

/// A drawing, gradient or pattern: a child of `defs`, which may contain others.
struct Definition {
    file: usize,
    range: Range<usize>,
    /// The ids that it refers to.
    uses: Vec<String>,
}

#[derive(Default)]
struct Art {
    definitions: Vec<Definition>,
    /// The definition that contains each id.
    places: BTreeMap<String, usize>,
}

/// Returns the definitions needed for the drawings with these ids, in order.
pub(crate) fn definitions(ids: &[String]) -> String {
    let art = art();
    let mut needed = vec![false; art.definitions.len()];
    let mut open = ids.to_vec();
    while let Some(id) = open.pop() {
        let Some(&index) = art.places.get(&id) else { continue };
        if !std::mem::replace(&mut needed[index], true) {
            open.extend(art.definitions[index].uses.iter().cloned());
        }
    }
    let chosen = art.definitions.iter().zip(needed).filter(|(_, needed)| *needed);
    chosen.map(|(definition, _)| &FILES[definition.file][definition.range.clone()]).collect()
}

/// Whether there is a drawing with this id.
#[cfg(test)]
pub(crate) fn contains(id: &str) -> bool {
    art().places.contains_key(id)
}

fn art() -> &'static Art {
    static ART: OnceLock<Art> = OnceLock::new();
    ART.get_or_init(|| {
        let mut art = Art::default();
        for (file, text) in FILES.iter().enumerate() {
            // A test parses all files.
            let Ok(document) = Document::parse(text) else { continue };
            let definitions =
                document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "defs")));
            for definition in definitions.flat_map(|defs| defs.children()).filter(Node::is_element) {
                let index = art.definitions.len();
                for id in definition.descendants().filter_map(|node| node.attribute("id")) {
                    art.places.insert(id.to_owned(), index);
                }
                let attributes = definition.descendants().flat_map(|node| node.attributes());
                let uses = attributes.filter_map(|attribute| match attribute.name() {
                    "href" => attribute.value().strip_prefix('#').map(str::to_owned),
                    _ => Some(attribute.value().strip_prefix("url(#")?.strip_suffix(')')?.to_owned()),
                });
                art.definitions.push(Definition { file, range: definition.range(), uses: uses.collect() });
            }
        }
        art
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_parse_and_all_references_lead_somewhere() {
        for text in FILES {
            Document::parse(text).unwrap();
        }
        for definition in &art().definitions {
            for id in &definition.uses {
                assert!(contains(id), "{id}");
            }
        }
    }
}

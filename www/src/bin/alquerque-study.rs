//! The study's page, and its workers that analyse.

fn main() {
    alquerque_page::study();
}

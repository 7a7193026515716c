//! The study's page and its analysis workers.

fn main() {
    alquerque_page::study();
}

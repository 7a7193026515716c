//! The study's page.

fn main() {
    alquerque_page::study();
}

//! The game's page.

fn main() {
    alquerque_page::play();
}

//! The game's page and its search workers.

fn main() {
    alquerque_page::play();
}

//! The module for live games.

fn main() {
    alquerque_page::live();
}

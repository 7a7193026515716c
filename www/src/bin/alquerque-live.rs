//! The module of live games.

fn main() {
    alquerque_page::live();
}

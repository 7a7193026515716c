//! The web worker's entry point.

use alquerque_worker::{SearchWorker, WasmBindgenCodec};
use gloo_worker::Registrable;

fn main() {
    SearchWorker::registrar().encoding::<WasmBindgenCodec>().register();
}

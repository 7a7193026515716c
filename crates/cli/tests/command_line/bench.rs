//! `alquerque bench`

use crate::program::{good, good_json};

#[test]
fn bench_measures() {
    let answer = good_json(&["bench", "--seconds", "0.05", "--json"]);
    assert_eq!(answer["rules"], "merkel");
    assert!(answer["perft_nodes_per_second"].as_u64().unwrap() > 1000);
    assert!(answer["playouts_per_second"].as_u64().unwrap() > 100);
    assert!(answer["alpha_beta_nodes_per_second"].as_u64().unwrap() > 100);
    assert!(answer["depth_12_millis"].as_f64().unwrap() > 0.0);
    assert_eq!(good(&["bench", "--seconds", "0.05"]).lines().count(), 5);
}

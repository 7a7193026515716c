//! `alquerque perft` and `alquerque bench`

use crate::program::{good, good_json};

#[test]
fn perft_counts() {
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "9"]), "7818\n");
    assert_eq!(good(&["perft", "--rules", "merkel,invert=allowed", "--depth", "9"]), "8570\n");
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "0"]), "1\n");
    // Below and above the depth at which progress is shown.
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "7"]), "416\n");
    let position = ["--position", "5/5/5/5/2l2 l c1-b1"];
    assert_eq!(good(&[&["perft", "--rules", "merkel", "--depth", "1"][..], &position].concat()), "4\n");
    assert_eq!(good(&[&["perft", "--rules", "merkel", "--depth", "2"][..], &position].concat()), "0\n");
}

#[test]
fn perft_divides() {
    let arguments = ["perft", "--rules", "merkel", "--depth", "6", "--divide"];
    assert_eq!(good(&arguments), "b2-c3 1\nc2-c3 6\nd2-c3 62\nd3-c3 28\ntotal 97\n");
    let json = good(&[&arguments[..], &["--json"]].concat());
    assert_eq!(
        json,
        concat!(
            r#"{"rules":"merkel","position":"ddddd/ddddd/dd1ll/lllll/lllll l -","depth":6,"nodes":97,"divide":["#,
            r#"{"move":"b2-c3","nodes":1},{"move":"c2-c3","nodes":6},{"move":"d2-c3","nodes":62},"#,
            r#"{"move":"d3-c3","nodes":28}]}"#,
            "\n"
        )
    );
    assert_eq!(good_json(&["perft", "--rules", "merkel", "--depth", "5", "--json"])["nodes"], 27);
}
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

//! `alquerque solve --plan` and `--layer`: databases built in jobs.

use std::fs;

use serde_json::Value;

use crate::program::{bad, folder, good};

/// Runs the jobs of a plan in any order that their inputs allow, each with nothing but its inputs in the folder.
fn build_by_plan(rules: &str, more: &[&str]) {
    let [whole, all, one] =
        ["whole", "all", "one"].map(|name| folder(&format!("plan-{name}-{}", rules.replace([',', '='], "-"))));
    let [whole_path, one_path] = [&whole, &one].map(|folder| folder.to_str().unwrap());
    let options = [&["solve", "--rules", rules], more].concat();
    good(&[&options[..], &["--database", whole_path, "--only-build"]].concat());
    let plan: Value =
        serde_json::from_str(&good(&[&options[..], &["--plan", "--database", one_path]].concat())).unwrap();
    let mut jobs: Vec<&Value> = plan["jobs"].as_array().unwrap().iter().collect();
    let names = |job: &Value, part: &str| -> Vec<String> {
        job[part].as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
    };
    while !jobs.is_empty() {
        // The last job whose inputs are there.
        let ready = jobs.iter().rposition(|job| names(job, "inputs").iter().all(|name| all.join(name).exists()));
        let job = jobs.remove(ready.expect("a job can run"));
        for name in names(job, "inputs") {
            fs::copy(all.join(&name), one.join(&name)).unwrap();
        }
        let command = names(job, "command");
        let arguments: Vec<&str> = command.iter().skip(1).map(String::as_str).collect();
        assert_eq!(good(&arguments), "");
        let mut there: Vec<_> =
            fs::read_dir(&one).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        there.retain(|name| !names(job, "inputs").contains(name));
        there.sort();
        let mut outputs = names(job, "outputs");
        outputs.sort();
        assert_eq!(there, outputs);
        for name in there {
            let bytes = fs::read(one.join(&name)).unwrap();
            assert!(bytes == fs::read(whole.join(&name)).unwrap(), "{name}");
            fs::copy(one.join(&name), all.join(&name)).unwrap();
        }
        // A repeated job changes nothing.
        assert_eq!(good(&arguments), "");
        for file in fs::read_dir(&one).unwrap() {
            fs::remove_file(file.unwrap().path()).unwrap();
        }
    }
    assert_eq!(fs::read_dir(&all).unwrap().count(), fs::read_dir(&whole).unwrap().count());
}

#[test]
fn the_jobs_of_a_plan_build_the_same_files_as_one_run() {
    build_by_plan("medieval", &["--build", "4"]);
    build_by_plan("murray", &["--build", "4", "--outcomes", "3"]);
    build_by_plan("alfonso", &["--build", "5", "--outcomes", "4"]);
    build_by_plan("draughts", &["--build", "3"]);
}

#[test]
fn a_plan_says_what_each_job_takes() {
    let plan = good(&["solve", "--rules", "alfonso", "--build", "11", "--outcomes", "8", "--plan"]);
    let plan: Value = serde_json::from_str(&plan).unwrap();
    let job = plan["jobs"].as_array().unwrap().iter().find(|job| job["layer"] == "6-5").unwrap();
    assert_eq!(job["inputs"].as_array().unwrap().len(), 3, "5-5, 6-4 and 4-6: {job}");
    // Four matrices of a bit for each pair of 177,100 sets and 53,130.
    assert!(job["bytes"].as_u64().unwrap() > 177_100 * 53_130 / 2, "{job}");
    assert!(job["seconds"].as_u64().unwrap() > 0, "{job}");
}

#[test]
fn layers_that_cannot_be_built_are_refused() {
    let folder = folder("plan-refused");
    let path = folder.to_str().unwrap();
    let layer = |name| ["solve", "--rules", "alfonso", "--database", path, "--layer", name];
    let message = "--layer: there is no layer 7; expected one that --plan lists, such as `3-2`";
    bad(&layer("7"), 2, message);
    let message = format!(
        "{path}/alfonso-1-1.edb is missing, and layer 2-1 depends on it; expected it in the folder; build layer 1-1 first"
    );
    bad(&layer("2-1"), 1, &message);
    let message = "--outcomes: there is nothing to build; expected --build or --layer with it";
    bad(&["solve", "--rules", "alfonso", "--outcomes", "3"], 2, message);
}

//! Every script in `scripts`, played on the model.

use super::script::{ScriptRun, lines};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

/// The scripts, in the order of their names.
fn all() -> Vec<(String, String)> {
    let mut paths: Vec<PathBuf> = fs::read_dir("tests/session/scripts")
        .expect("the folder of scripts")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let name = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        (name, fs::read_to_string(&path).expect("a script"))
    };
    paths.into_iter().map(read).collect()
}

/// The fault of a script: the first line that is not as expected.
fn fault(script: &str) -> Option<String> {
    let mut run = ScriptRun::default();
    for line in lines(script) {
        let played = catch_unwind(AssertUnwindSafe(|| run.play(&line)));
        let fault = match played {
            Ok(Ok(())) => match run.flaw() {
                None => continue,
                Some(flaw) => flaw,
            },
            Ok(Err(fault)) => fault,
            Err(_) => "it panics, see above".to_owned(),
        };
        return Some(format!("line {}: {fault}", line.number));
    }
    None
}

#[test]
fn every_script_goes_as_it_says() {
    let scripts = all();
    assert!(scripts.len() >= 20, "{} scripts", scripts.len());
    let faults = scripts.iter().filter_map(|(name, script)| {
        let has_expectation = lines(script).iter().any(|line| line.verb == "expect");
        let fault = match has_expectation {
            true => fault(script),
            false => Some("nothing is expected".to_owned()),
        };
        Some(format!("{name}, {}", fault?))
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_script_that_expects_something_else_is_found_out() {
    let wrong = "game breakthrough\nstart pppp/4/4/4/PPPP w\nopen\nplay b1-b2\nexpect ply 2\n";
    let fault = fault(wrong).expect("it is at ply 1");
    assert_eq!(fault, "line 5: ply: expected 2, but it is 1");
    let unknown = fault_of("game zoq\nopen\nexpect weather fine\n");
    assert_eq!(unknown, "line 3: weather is no fact");
    assert_eq!(
        fault_of("game zoq\nopen\nsing\n"),
        "line 3: sing is no verb"
    );
}

fn fault_of(script: &str) -> String {
    fault(script).expect("a fault")
}

//! The short commands in the documents run without errors.

#[path = "../../src/bin/lab/documents/commands.rs"]
mod commands;

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_short_commands_of_the_documents_run() {
    // Run by the shell as written, with `lab` on PATH.
    let program = Path::new(env!("CARGO_BIN_EXE_lab"));
    let mut folders = vec![program.parent().expect("its folder").to_owned()];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let path = env::join_paths(folders).expect("a list of folders");
    let mut count = 0;
    for page in ["docs/lab.md", "docs/measurements.md"] {
        let text = fs::read_to_string(page).expect("a document");
        let short = commands::commands(&text, "lab").into_iter();
        for command in short.filter(|one| one.minutes.is_none() && !one.is_form()) {
            let run = Command::new("sh")
                .args(["-c", &command.line])
                .env("PATH", &path)
                .stdin(Stdio::null())
                .output()
                .expect("a shell");
            let complained = String::from_utf8_lossy(&run.stderr);
            assert!(
                run.status.success(),
                "{page}: {}: {complained}",
                command.line
            );
            assert!(
                !run.stdout.is_empty(),
                "{page}: {} prints nothing",
                command.line
            );
            count += 1;
        }
    }
    assert!(count >= 8, "{count} commands");
}

//! The report of a failure: the expectation, its place in the code, and the page's state.

use std::cell::RefCell;
use std::fs;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use crate::browser::{Lost, Session};

/// A readable description of the page's state.
const STATE: &str = include_str!("../src/page/state.js");

/// The folder for screenshots of failures.
const FAILURES: &str = "failures";

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Deletes the screenshots of earlier failures. From now on panic messages are kept for the report instead of
/// being printed between the tests.
pub fn begin() {
    let _ = fs::remove_dir_all(pictures().join(FAILURES));
    panic::set_hook(Box::new(|panic| {
        let place = panic
            .location()
            .map(|at| format!("{}:{}", at.file(), at.line()));
        let said = match panic.payload().downcast_ref::<Lost>() {
            Some(lost) => &lost.0,
            None => panic.payload_as_str().unwrap_or("a panic without words"),
        };
        let text = format!("{}\n{said}", place.unwrap_or_default());
        LAST_PANIC.with_borrow_mut(|last| *last = text);
    }));
}

/// The message of this thread's last panic, and a description of the page.
pub fn failure(session: &Session, test: &str) -> String {
    let said = LAST_PANIC.take();
    let name = session.browser.name();
    let mut text = format!("{said}\n");
    let look = || {
        let state = session.run(STATE, vec![]);
        let complaints = session.take_complaints();
        let path = pictures().join(FAILURES).join(format!("{name}-{test}.png"));
        save(&path, &session.screenshot());
        (state, complaints, path)
    };
    match catch_unwind(AssertUnwindSafe(look)) {
        Ok((state, complaints, path)) => {
            text += &format!("seen: {state:#}\n");
            if !complaints.is_empty() {
                text += &format!("complaints: {complaints:#?}\n");
            }
            text += &format!("picture: {}\n", path.display());
        }
        Err(_) => text += &format!("nothing can be seen: {}\n", LAST_PANIC.take()),
    }
    text
}

/// The folder for screenshots, which is not committed.
pub fn pictures() -> PathBuf {
    match std::env::var_os("TABLERO_SHOTS") {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_TARGET_TMPDIR")).join("shots"),
    }
}

pub fn save(path: &Path, bytes: &[u8]) {
    let folder = path.parent().expect("a picture lies in a folder");
    let saved = fs::create_dir_all(folder).and_then(|()| fs::write(path, bytes));
    if let Err(error) = saved {
        panic!("{} cannot be written: {error}", path.display());
    }
}

//! Runs one of the readers of text on the fuzzer's inputs. An environment variable names the reader.

#![no_main]

#[path = "../../tests/parsers/readers/mod.rs"]
mod readers;

use readers::Reader;
use std::sync::LazyLock;

static READER: LazyLock<Reader> = LazyLock::new(|| {
    let name = std::env::var("TABLERO_READER").expect("TABLERO_READER names a reader");
    readers::named(&name)
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    READER.accepts(&String::from_utf8_lossy(bytes));
});

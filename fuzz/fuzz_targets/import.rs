#![no_main]

#[path = "../../tests/parsers/readers.rs"]
mod readers;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::import_reader::import(&String::from_utf8_lossy(bytes));
});

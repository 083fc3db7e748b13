//! Writes texts for every reader into folders, as the start for `cargo xtask measure fuzz`.
//!
//! usage: fuzz_seeds FOLDER

#[path = "../tests/parsers/corpus/mod.rs"]
mod corpus;
#[path = "../tests/parsers/invalid/mod.rs"]
mod invalid;
#[path = "../tests/parsers/readers/mod.rs"]
mod readers;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).expect("a folder is named");
    let mut seeds = corpus::of_all();
    for (reader, texts) in invalid::REFUSED.iter().chain(invalid::TAKEN) {
        let invalid = texts.iter().map(|&text| text.to_owned());
        seeds.entry(reader).or_default().extend(invalid);
    }
    for (reader, texts) in seeds {
        let folder = Path::new(&folder).join(reader);
        fs::create_dir_all(&folder)?;
        let reader = readers::named(reader);
        for (number, text) in texts.iter().enumerate() {
            // The fuzzer would only say that its first text breaks.
            reader.accepts(text);
            fs::write(folder.join(number.to_string()), text)?;
        }
    }
    Ok(())
}

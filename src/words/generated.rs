//! Generated from `locales/` by the build: the files of the texts, and a struct for each key, whose fields are the
//! placeholders of its text. Programs that do not load the files, all but the page, have the texts of all languages in
//! them, and a constant for each language: `Locale::En`.

#![allow(dead_code, non_camel_case_types, non_upper_case_globals)]

include!(concat!(env!("OUT_DIR"), "/words.rs"));
#[cfg(not(feature = "page"))]
include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

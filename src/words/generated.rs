//! Generated from `locales/` by the build: the files of the texts, and a struct for each key, whose fields are the
//! placeholders of its text. Only the page loads the files. Other programs contain the texts of all languages, and a
//! constant for each language, such as `Locale::En`.

#![allow(dead_code, non_camel_case_types, non_upper_case_globals)]

include!(concat!(env!("OUT_DIR"), "/words.rs"));
#[cfg(not(feature = "page"))]
include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

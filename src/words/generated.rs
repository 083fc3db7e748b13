//! Generated from `locales/` by the build: the languages, and a struct for each key, whose fields are the
//! placeholders of its text.

#![allow(dead_code, non_camel_case_types)]

include!(concat!(env!("OUT_DIR"), "/words.rs"));

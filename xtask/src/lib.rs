//! The development tasks of Tablero: play, test, build, measure.

pub mod browsers;
pub mod cli;
mod documents;
pub mod fingerprint;
pub mod finish;
pub mod html;
pub mod measure;
pub mod page;
pub mod paint;
pub mod play;
pub mod process;
pub mod release;
pub mod repo;
pub mod safe_headers;
pub mod serve;
pub mod sheet;
pub mod test;
pub mod tools;

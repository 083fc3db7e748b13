//! Abstract strategy games for two, in the browser.
//!
//! Layers, imports only downward (`tests/layers` enforces it):
//! `app` (the page) > `lessons` (how the games are taught), `mind` (thinking on another thread) >
//! `games` (which games there are) > `play` (a game in progress) > `search` (looking ahead) > `rules`.

#[cfg(feature = "page")]
pub mod app;
pub mod games;
pub mod lessons;
pub mod mind;
pub mod play;
pub mod rules;
pub mod search;

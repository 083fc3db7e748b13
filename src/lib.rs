//! Abstract strategy games for two players, in the browser.
//!
//! Layers, where imports only go downwards (checked by `tests/layers`): `app` (the page) > `narration`
//! (sentences) > `session` (what happens on a screen) > `lessons` (teaching the games), `mind` (thinking on
//! another thread) > `games` (the list of games) > `play` (a game in progress) > `search` (the engine) >
//! `rules`, `words` (the texts in every language).

#[cfg(feature = "page")]
pub mod app;
pub mod games;
pub mod lessons;
pub mod mind;
pub mod narration;
pub mod play;
pub mod rules;
pub mod search;
pub mod session;
pub mod words;

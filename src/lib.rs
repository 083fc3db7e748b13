//! Abstract strategy games for two players, in the browser.
//!
//! Layers, where imports only go downwards (checked by `tests/layers`): `app` (the page) > `narration` (sentences) >
//! `session` (what happens on a screen) > `lessons` (teaching the games), `engine` (search on another thread), `early`
//! (a link's board before the page is loaded) > `games` (rules, texts and evaluation of each game) > `play` (a game in
//! progress) > `search` (search and solver) > `rules`, `words` (the texts in every language).

// The worker and the early board are built without the modules that only screens need.
#[cfg(feature = "page")]
pub mod app;
pub mod early;
pub mod engine;
pub mod games;
#[cfg(any(feature = "page", not(feature = "browser")))]
pub mod lessons;
#[cfg(any(feature = "page", not(feature = "browser")))]
pub mod narration;
pub mod play;
pub mod rules;
pub mod search;
#[cfg(any(feature = "page", not(feature = "browser")))]
pub mod session;
pub mod words;

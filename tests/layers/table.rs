//! The table of the layers: what each layer may use. A new layer or binary needs a line here.

/// A part of the sources.
pub struct Layer {
    /// The start of the paths of its files.
    pub place: &'static str,
    /// The parts of the library that it may use besides itself.
    pub below: &'static [&'static str],
    /// The packages that it may use.
    pub packages: &'static [&'static str],
    /// Whether it may refer to a single game instead of all games alike.
    pub knows_games: bool,
}

/// The parts of the library.
pub const PARTS: &[&str] = &[
    "words",
    "rules",
    "search",
    "play",
    "games",
    "early",
    "lessons",
    "engine",
    "session",
    "narration",
    "app",
];

/// Means every package.
pub const ANY: &str = "*";

pub const LAYERS: &[Layer] = &[
    layer("src/words/", &[], &[]),
    layer("src/rules/", &[], &[]),
    layer("src/search/", &["rules"], &[]),
    layer(
        "src/play/",
        &["search", "rules"],
        &[
            "crc32fast",
            "miniz_oxide",
            "percent_encoding",
            "serde",
            "serde_json",
        ],
    ),
    Layer {
        knows_games: true,
        ..layer("src/games/", &["play", "search", "rules", "words"], &[])
    },
    layer("src/early/", &["games", "play", "rules"], &[]),
    Layer {
        knows_games: true,
        ..layer(
            "src/lessons/",
            &["games", "play", "rules"],
            &["serde", "serde_json"],
        )
    },
    layer(
        "src/engine/transport/",
        &["engine", "play"],
        &[
            "gloo_events",
            "gloo_timers",
            "js_sys",
            "wasm_bindgen",
            "wasm_bindgen_futures",
            "web_sys",
        ],
    ),
    layer(
        "src/engine/",
        &["games", "play", "search", "rules"],
        &["serde", "serde_json"],
    ),
    layer(
        "src/session/",
        &["lessons", "engine", "play", "search", "rules"],
        &["serde", "serde_json"],
    ),
    layer(
        "src/narration/",
        &[
            "session", "lessons", "engine", "games", "play", "search", "rules", "words",
        ],
        &[],
    ),
    Layer {
        knows_games: true,
        ..layer("src/app/", PARTS, &[ANY])
    },
    layer("src/lib.rs", PARTS, &[]),
    layer("src/main.rs", &["app"], &[ANY]),
    layer("src/bin/engine/", &["engine", "games", "play"], &[]),
    layer(
        "src/bin/early/",
        &["early", "games", "play"],
        &["gloo_events", "wasm_bindgen", "web_sys"],
    ),
    layer(
        "src/bin/lab/",
        &["games", "play", "search", "rules"],
        &["lexopt", "serde_json"],
    ),
];

const fn layer(
    place: &'static str,
    below: &'static [&'static str],
    packages: &'static [&'static str],
) -> Layer {
    Layer {
        place,
        below,
        packages,
        knows_games: false,
    }
}

/// Packages that only the page may use, in addition to those in the manifest.
pub fn is_of_the_page(package: &str) -> bool {
    ["leptos", "gloo", "web_sys", "js_sys", "wasm_bindgen"]
        .iter()
        .any(|family| package.starts_with(family))
}

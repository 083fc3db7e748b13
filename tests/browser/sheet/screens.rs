//! Every screen and dialog of the page, and how to get there.

use serde_json::json;
use tablero::games::kind;
use tablero::play::{GameText, encode};
use tablero_browser::page::{OLD_GAME, Page};

use crate::scenes::SCENES;

/// The subject of a row of pictures.
pub struct Place {
    /// A unique name. It is used for file names.
    pub name: &'static str,
    /// The content of the picture.
    pub about: &'static str,
    /// Whether it is shown with each game. Otherwise only Breakthrough is used.
    pub is_of_games: bool,
    /// Whether it is longer than a window. The picture then shows all of it.
    pub is_long: bool,
    /// Goes there with a game, from an origin with empty storage.
    pub go: fn(&Page, &str),
}

const fn place(name: &'static str, about: &'static str, go: fn(&Page, &str)) -> Place {
    Place {
        name,
        about,
        is_of_games: false,
        is_long: false,
        go,
    }
}

const fn of_games(place: Place) -> Place {
    Place {
        is_of_games: true,
        ..place
    }
}

const fn long(place: Place) -> Place {
    Place {
        is_long: true,
        ..place
    }
}

/// A game of Breakthrough that White has won, and one that White has lost.
const WON: &str = "start 8/2P5/3p4/8/8/8/5p2/8 w\nmoves c7-c8";
const LOST: &str = "start 8/8/3P4/8/8/8/5p2/P3P3 w\nmoves a1-a2 f2-f1";

pub const PLACES: &[Place] = &[
    long(place("home", "before anybody has played", |page, _| {
        page.open("");
        page.arrive("home");
    })),
    long(place(
        "home-going-on",
        "with a game in progress",
        |page, game| {
            store(page, &middle(game).to_string(), [0, 1]);
            page.open("");
            page.arrive("home");
        },
    )),
    of_games(place(
        "new-game",
        "the dialog, against the computer",
        |page, game| {
            page.open("");
            page.open_new_game(game);
            page.press("[name=opponent][value=computer]");
        },
    )),
    of_games(place(
        "shared",
        "a game opened by its link",
        |page, game| {
            page.open(&format!("#{}", encode(&middle(game))));
            page.arrive("game");
        },
    )),
    of_games(place("game", "against the computer", |page, game| {
        play(page, &middle(game).to_string());
    })),
    place("won", "the end of a game that was won", |page, _| {
        play(page, &breakthrough(WON));
        page.see("[data-result]");
    }),
    place("lost", "the end of a game that was lost", |page, _| {
        play(page, &breakthrough(LOST));
        page.see("[data-result]");
    }),
    place("report", "the report of a whole game", |page, _| {
        play(page, &breakthrough(LOST));
        page.act("report");
        page.see("[data-action=see-move]");
    }),
    of_games(place("analysis", "lines of the computer", |page, game| {
        page.open(&format!("#{}", encode(&middle(game))));
        page.act("analyse");
        // In a solved game, two people agree first.
        if kind(game).is_some_and(|kind| !kind.exact_levels().is_empty()) {
            page.press("[data-agree=white]");
            page.press("[data-agree=black]");
        }
        page.see("[data-line-move], [data-known-move]");
    })),
    place("players", "the dialog for the players", |page, game| {
        play(page, &middle(game).to_string());
        page.open_players();
    }),
    place("share", "the dialog for sharing", |page, game| {
        play(page, &middle(game).to_string());
        page.act("share");
        page.act("share-game");
        page.see("[data-field=link]");
    }),
    place("resign", "the question before one resigns", |page, game| {
        play(page, &middle(game).to_string());
        page.act("resign");
        page.see("[data-action=resign-yes]");
    }),
    place("settings", "the settings", |page, _| {
        page.open("");
        page.act("settings");
        page.see("dialog[data-panel=settings]");
    }),
    long(of_games(place(
        "rules",
        "the rules, folded",
        |page, game| {
            page.open(&format!("#rules={game}"));
            page.arrive("rules");
            page.see(".summary svg");
        },
    ))),
    of_games(place(
        "lesson",
        "the first exercise of the lesson",
        |page, game| {
            page.open(&format!("#lesson={game}"));
            page.arrive("lesson");
            page.see("svg[data-board]");
        },
    )),
    of_games(place("puzzle", "a puzzle", |page, game| {
        page.open(&format!("#puzzle={game}/3"));
        page.arrive("puzzle");
        page.see("svg[data-board]");
    })),
    place("puzzle-list", "the list of puzzles", |page, game| {
        page.open(&format!("#puzzles={game}"));
        page.arrive("puzzles");
    }),
    long(place("calendar", "the puzzles of the days", |page, _| {
        page.open("#puzzles=days");
        page.arrive("days");
    })),
    of_games(place("editor", "the editor", |page, game| {
        page.open(&format!("#edit={game}"));
        page.arrive("editor");
        page.see("svg[data-board]");
    })),
    of_games(place(
        "embed",
        "a game in a frame of another page",
        |page, game| {
            page.open(&format!("#embed={}", encode(&middle(game))));
            page.arrive("embed");
            page.see("svg[data-board]");
        },
    )),
    place("broken-link", "a link that is damaged", |page, _| {
        page.open("#nonsense");
        page.notice("broken-link");
    }),
];

/// The game of a scene from the middle of a game.
fn middle(game: &str) -> GameText {
    let mut scenes = SCENES.iter();
    let scene = scenes.find(|scene| scene.game == game && scene.name == "middle");
    scene.expect("every game has its middle").text()
}

fn breakthrough(text: &str) -> String {
    format!("tablero 1\ngame breakthrough\n{text}")
}

/// Stores a game in the browser.
fn store(page: &Page, text: &str, levels: [u8; 2]) {
    let saved = json!({ "version": 1, "text": text, "levels": levels, "fair": true, "saved": 1 });
    page.store(&format!("{OLD_GAME}kept"), &saved.to_string());
}

/// Opens a game of a person with White against the first level.
fn play(page: &Page, text: &str) {
    store(page, text, [0, 1]);
    page.open("#play=kept");
    page.arrive("game");
    page.see("svg[data-board]");
}

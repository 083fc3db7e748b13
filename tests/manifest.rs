//! The web app manifest names files and addresses that exist.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tablero::games::GAMES;
use tablero::play::{GameText, encode};
use tablero::session::import::{FILE_ENDINGS, FILE_KIND, file_name};

fn manifest() -> Value {
    let text = fs::read_to_string("assets/tablero.webmanifest").expect("a manifest");
    serde_json::from_str(&text).expect("the manifest is JSON")
}

fn list<'a>(manifest: &'a Value, name: &str) -> &'a [Value] {
    manifest[name].as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn every_game_has_a_shortcut_to_its_board() {
    let manifest = manifest();
    let shortcuts = list(&manifest, "shortcuts").iter();
    let addresses: Vec<&str> = shortcuts.filter_map(|one| one["url"].as_str()).collect();
    let link = |slug: &str| {
        let text = GameText {
            game: slug.to_owned(),
            ..GameText::default()
        };
        format!("./#{}", encode(&text))
    };
    let links: Vec<String> = GAMES.iter().map(|game| link(game.slug())).collect();
    assert_eq!(addresses, links);
}

#[test]
fn files_with_games_are_opened_by_the_page() {
    let manifest = manifest();
    let [handler] = list(&manifest, "file_handlers") else {
        panic!("one handler");
    };
    assert_eq!(handler["action"], manifest["start_url"]);
    assert_eq!(handler["accept"], json!({ FILE_KIND: FILE_ENDINGS }));
    let saved = file_name("zoq");
    assert!(FILE_ENDINGS.iter().any(|ending| saved.ends_with(ending)));
}

#[test]
fn an_open_page_is_not_loaded_again() {
    // The page itself handles files and addresses: a game may be stored nowhere else.
    let modes = manifest()["launch_handler"]["client_mode"].take();
    assert_eq!(modes, json!(["focus-existing", "auto"]));
}

#[test]
fn every_picture_has_its_stated_size() {
    let manifest = manifest();
    let pictures = [list(&manifest, "icons"), list(&manifest, "screenshots")].concat();
    assert_eq!(pictures.len(), 5);
    for picture in &pictures {
        let path = picture["src"]
            .as_str()
            .unwrap()
            .replacen("./", "assets/", 1);
        let bytes = fs::read(Path::new(&path)).expect(&path);
        // The header of a PNG file.
        let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        let size = format!("{}x{}", number(16), number(20));
        assert_eq!(picture["sizes"], *size, "{path}");
    }
}

#[test]
fn its_colours_are_those_of_the_light_page() {
    let manifest = manifest();
    let tokens = fs::read_to_string("style/tokens.css").expect("the tokens");
    let ground = tokens.split("--ground: light-dark(").nth(1).unwrap();
    let ground = ground.split(',').next().unwrap();
    assert_eq!(manifest["background_color"], *ground);
    assert_eq!(manifest["theme_color"], *ground);
    let page = fs::read_to_string("index.html").expect("the page");
    assert!(page.contains(&format!("name=\"theme-color\" content=\"{ground}\"")));
}

use std::collections::HashSet;

use tablero::play::{decode, encode};

use super::*;

#[test]
fn every_scene_is_a_legal_game_that_its_link_tells() {
    for scene in SCENES {
        let name = format!("{}, {}", scene.game, scene.name);
        let mut record = scene
            .record()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(decode(&encode(&scene.text())), Ok(scene.text()), "{name}");
        let taken = scene.take(&mut record);
        let taken = taken.unwrap_or_else(|error| panic!("{name}: {error}"));
        let pointed = scene.pointed(&record);
        let pointed = pointed.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(taken.is_empty(), record.result().is_some(), "{name}");
        assert_eq!(taken.is_empty(), pointed.is_none(), "{name}");
    }
}

#[test]
fn every_game_has_its_opening_its_middle_and_its_end() {
    for game in GAMES {
        let scenes = || SCENES.iter().filter(|scene| scene.game == game.slug());
        for name in ["opening", "middle", "end"] {
            let named = scenes().filter(|scene| scene.name == name);
            assert_eq!(named.count(), 1, "{} of {}", name, game.slug());
        }
        let names: HashSet<&str> = scenes().map(|scene| scene.name).collect();
        assert_eq!(names.len(), scenes().count(), "{}", game.slug());
    }
}

#[test]
fn what_is_not_open_is_told() {
    let record = SCENES[0].record().unwrap();
    let error = SCENES[0].over("h8").pointed(&record).unwrap_err();
    assert!(error.starts_with("h8 cannot be touched, only "), "{error}");
    let error = SCENES[0].after("a2-a5").record().err().unwrap();
    assert!(error.contains("a2-a5"), "{error}");
}

#[test]
fn games_are_asked_for_by_name_in_any_order() {
    let ask = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        wanted(&words)
    };
    assert_eq!(ask(&["zoq", "screens"]), Ok(vec!["screens", "zoq"]));
    assert_eq!(ask(&[]).unwrap().len(), GAMES.len() + 1);
    let error = ask(&["chess"]).unwrap_err();
    assert!(error.starts_with("no game is called \"chess\", expected some of: screens "));
}

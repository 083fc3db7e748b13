//! Links to games: the games that they open, and the reasons why they are rejected.

use tablero::games::kind;
use tablero::play::tree::TreeFault;
use tablero::play::{LinkError, OpenError, encode_text};
use tablero::session::ImportedGame;
use tablero::session::notices::BrokenLink;
use tablero::session::route::{decode_link, game_named_in, read_linked_game};

const GAME: &str = "tablero 1\ngame breakthrough\nstart ppppp/ppppp/5/PPPPP/PPPPP w\nmoves a2-a3";

fn open(fragment: &str) -> Result<ImportedGame, BrokenLink> {
    read_linked_game(&decode_link(fragment)?, kind)
}

/// The reason why a fragment cannot be opened.
fn broken(fragment: &str) -> BrokenLink {
    match open(fragment) {
        Ok(game) => panic!("{fragment} opens {}", game.record.text()),
        Err(why) => why,
    }
}

/// The reason why a link to this text cannot be opened.
fn broken_text(text: &str) -> BrokenLink {
    broken(&encode_text(text))
}

#[test]
fn a_link_opens_its_game() {
    let game = open(&encode_text(GAME)).unwrap();
    assert_eq!(game.record.text().to_string(), GAME);
    assert_eq!(game.names, ["", ""]);
}

#[test]
fn a_game_is_opened_with_its_variations_and_names() {
    let text = GAME
        .replace("tablero 1", "tablero 2")
        .replace("\nmoves", "\nwhite Ada\nmoves")
        + " (b2-b3) b4-b3 {a comment}";
    let game = open(&encode_text(&text)).unwrap();
    assert_eq!(game.record.text().to_string(), format!("{GAME} b4-b3"));
    assert_eq!(game.names, ["Ada", ""]);
    let variations = game.record.variations_text().expect("variations");
    let named = game.record.whole_text(["Ada", ""]);
    assert_eq!(named, text);
    assert_eq!(variations, text.replace("\nwhite Ada", ""));
}

#[test]
fn the_game_of_a_text_is_known_before_its_rules_are() {
    assert_eq!(game_named_in(GAME), "breakthrough");
    assert_eq!(game_named_in("tablero 1\ngame chess\ngame zoq"), "chess");
    for text in ["", "tablero 1", "game", "tablero 1\n game zoq", "gamezoq"] {
        assert_eq!(game_named_in(text), "", "{text:?}");
    }
}

#[test]
fn a_damaged_fragment_is_refused_for_what_is_wrong() {
    let good = encode_text(GAME);
    let sum = good.rfind("&sum=").expect("a sum");
    for (fragment, why) in [
        ("nonsense", LinkError::Foreign),
        ("", LinkError::Foreign),
        ("%", LinkError::Foreign),
        (&good[..sum], LinkError::CutOff),
        (&good[..good.len() - 1], LinkError::CutOff),
        (&good.replace("a2-a3", "a2-b3"), LinkError::Damaged),
        (&good.replace("a2-a3", "a2%zza3"), LinkError::Damaged),
    ] {
        assert_eq!(broken(fragment), BrokenLink::Link(why), "{fragment}");
    }
}

#[test]
fn a_text_that_is_no_game_is_refused_with_the_name_of_its_game() {
    for (text, game, printed) in [
        ("tablero 3\ngame breakthrough", "breakthrough", "3"),
        ("tablero 1\ngame chess", "chess", "chess"),
        ("tablero 1\nmoves a2-a3", "", "game"),
        (
            "tablero 1\ngame breakthrough\nstart ppp/4 w",
            "breakthrough",
            "",
        ),
        (
            &GAME.replace("a2-a3", "a2-a3 a4-a3"),
            "breakthrough",
            "a4-a3",
        ),
        (&GAME.replace("a2-a3", "hello"), "breakthrough", "hello"),
        (
            "tablero 1\ngame breakthrough\nwind north",
            "breakthrough",
            "wind",
        ),
        (
            "tablero 1\ngame breakthrough\nresult draw",
            "breakthrough",
            "",
        ),
        (
            "tablero 2\ngame breakthrough\nmoves a2-a3 (b2-b3",
            "breakthrough",
            "",
        ),
    ] {
        let BrokenLink::Game(named, fault) = broken_text(text) else {
            panic!("{text:?} is refused as a link");
        };
        assert_eq!(named, game, "{text:?}");
        let said = fault.to_string();
        assert!(said.contains(printed), "{text:?}: {said}");
    }
    let unknown = broken_text("tablero 1\ngame chess");
    let is_unknown = matches!(
        &unknown,
        BrokenLink::Game(_, TreeFault::Open(OpenError::Game(game))) if game == "chess"
    );
    assert!(is_unknown, "{unknown:?}");
}

#[test]
fn reasons_are_compared() {
    let illegal = |mv: &str| broken_text(&GAME.replace("a2-a3", mv));
    assert_eq!(illegal("a2-a4"), illegal("a2-a4"));
    assert_ne!(illegal("a2-a4"), illegal("a2-a5"));
    assert_ne!(illegal("a2-a4"), broken_text("tablero 1\ngame chess"));
    let newer = |game: &str| broken_text(&format!("tablero 3\ngame {game}"));
    assert_eq!(newer("zoq"), newer("zoq"));
    assert_ne!(
        newer("zoq"),
        newer("pogo"),
        "the same fault of another game"
    );
    assert_ne!(illegal("a2-a4"), broken("nonsense"));
    assert_ne!(broken("nonsense"), illegal("a2-a4"));
}

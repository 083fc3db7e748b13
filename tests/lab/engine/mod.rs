//! `lab engine`: the Universal Game Interface.

mod bad_lines;
mod talk;
mod thinking;

use self::talk::Talk;
use tablero::games;

#[test]
fn it_says_who_it_is_and_what_can_be_set() {
    for kind in games::GAMES {
        let slug = kind.slug();
        let mut talk = Talk::new(slug);
        let heard = talk.ask("ugi");
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(heard[0], format!("id name Tablero {version}"));
        assert!(heard[1].starts_with("id author "), "{heard:?}");
        assert_eq!(heard.last().unwrap(), "ugiok");
        let options = &heard[2..heard.len() - 1];
        let levels = kind.levels();
        let level = format!("option name level type spin default 0 min 0 max {levels}");
        assert!(options.contains(&level), "{options:?}");
        for option in options {
            assert!(option.starts_with("option name "), "{option}");
            assert!(option.contains(" type ") && option.contains(" default "));
        }
        let own: &[&str] = match slug {
            "breakthrough" => &["option name size type string default 8x8"],
            "zoq" => &["option name reach type combo default usual var usual var any"],
            "ticto" => &["option name setup type combo default pawns var pawns var line var wedge"],
            _ => &[],
        };
        assert_eq!(&options[4..], own, "{slug}");
        assert_eq!(talk.end(), [""; 0]);
    }
}

#[test]
fn it_knows_whose_turn_it_is_and_how_the_game_stands() {
    let mut talk = Talk::new("breakthrough");
    for (position, p1turn, result) in [
        ("startpos", "true", "none"),
        ("startpos moves a2-a3", "false", "none"),
        ("fen 1p2/P3/3p/4 w", "true", "none"),
        ("fen 1p2/P3/3p/4 w moves a3xb4", "false", "p1win"),
        ("fen 4/4/P3/1p2 w", "true", "p2win"),
    ] {
        assert_eq!(talk.ask(&format!("position {position}")), [""; 0]);
        assert_eq!(talk.query("p1turn"), p1turn, "{position}");
        assert_eq!(talk.query("result"), result, "{position}");
        let over = if result == "none" { "false" } else { "true" };
        assert_eq!(talk.query("gameover"), over, "{position}");
    }
    talk.say("uginewgame");
    assert_eq!(talk.query("result"), "none", "a new game is at its start");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn the_third_time_of_a_position_is_a_draw() {
    let mut talk = Talk::new("zoq");
    let there = "a1-a2 b3-b2 a2-a1 b2-b3";
    talk.say(&format!("position startpos moves {there}"));
    assert_eq!(talk.query("result"), "none");
    talk.say(&format!("position startpos moves {there} {there}"));
    assert_eq!(talk.query("result"), "draw");
    assert_eq!(talk.query("gameover"), "true");
}

#[test]
fn the_size_of_the_board_is_that_of_the_start() {
    let mut talk = Talk::new("breakthrough");
    talk.say("setoption name size value 5x6");
    assert_eq!(talk.ask("position startpos moves a2-a3 a5-a4"), [""; 0]);
    assert_eq!(talk.query("p1turn"), "true");
    let (_, mv) = talk.go("go depth 1");
    assert!(mv.starts_with(|file| ('a'..='e').contains(&file)), "{mv}");
    talk.say("setoption name Size value 8x8");
    let refused = talk.ask_one("position startpos moves a2-a3 a5-a4");
    assert!(
        refused.starts_with("info string move 2 (a5-a4)"),
        "{refused}"
    );
    for size in ["3x8", "8x11", "8", "x", "8x8x8", "-5x5", ""] {
        let refused = talk.ask_one(&format!("setoption name size value {size}"));
        assert!(
            refused.contains("is not a board size of this game"),
            "{refused}"
        );
    }
    // A position has its own size.
    assert_eq!(talk.ask("position fen 3p/P3/4/4 w"), [""; 0]);
    let (_, mv) = talk.go("go depth 1");
    assert!(["a3-a4", "a3-b4"].contains(&&*mv), "{mv}");
}

#[test]
fn the_games_own_options_change_the_rules() {
    let mut talk = Talk::new("zoq");
    // With `reach=any` a piece moves from a corner to any side.
    let far = "position startpos moves a1-c2";
    assert!(talk.ask_one(far).contains("not a legal move"));
    talk.say("setoption name reach value any");
    assert_eq!(talk.ask(far), [""; 0]);
    talk.say("setoption name reach value usual");
    assert!(talk.ask_one(far).contains("not a legal move"));
    let refused = talk.ask_one("setoption name reach value some");
    assert_eq!(refused, "info string `some` is no reach of this game");
    let mut given = Talk::new("zoq --options reach=any");
    assert_eq!(given.ask(far), [""; 0]);
}

#[test]
fn two_engines_play_a_game_to_its_end() {
    for game in ["breakthrough", "pogo", "zoq"] {
        let mut engines = [Talk::new(game), Talk::new(game)];
        for engine in &mut engines {
            engine.say("ugi");
            engine.hear_until("ugiok");
            if game == "breakthrough" {
                engine.say("setoption name size value 4x5");
            }
            engine.say("uginewgame");
        }
        let mut moves = String::new();
        for ply in 0..500 {
            let engine = &mut engines[ply % 2];
            let position = match moves.as_str() {
                "" => "position startpos".to_owned(),
                moves => format!("position startpos moves{moves}"),
            };
            assert_eq!(engine.ask(&position), [""; 0], "{game}");
            if engine.query("gameover") == "true" {
                break;
            }
            let first = if ply % 2 == 0 { "true" } else { "false" };
            assert_eq!(engine.query("p1turn"), first, "{game}");
            let (_, mv) = engine.go("go nodes 200");
            moves = format!("{moves} {mv}");
        }
        let [mut one, other] = engines;
        one.say(&format!("position startpos moves{moves}"));
        let result = one.query("result");
        assert!(["p1win", "p2win", "draw"].contains(&&*result), "{game}");
        assert_eq!((one.end(), other.end()), (Vec::new(), Vec::new()));
    }
}

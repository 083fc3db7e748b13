//! Games as links: their form, and the errors for damaged links.

use tablero::games;
use tablero::play::{GameText, LinkError, OpenError, TextError, decode, encode};
use tablero::rules::Outcome;

/// The link of a game that was won on the board.
const LINK: &str =
    "tablero=1&game=breakthrough&start=4/3p/2P1/4_w&moves=c2xd3&result=white&sum=fde197";

fn game() -> GameText {
    GameText {
        game: "breakthrough".to_owned(),
        start: Some("4/3p/2P1/4 w".to_owned()),
        moves: vec!["c2xd3".to_owned()],
        result: Some("white".parse().unwrap()),
        ..GameText::default()
    }
}

#[test]
fn a_game_is_written_as_a_link_and_read_back() {
    assert_eq!(encode(&game()), LINK);
    assert_eq!(decode(LINK), Ok(game()));
}

#[test]
fn everything_at_once_survives_whatever_letters_the_notation_has() {
    let strange = GameText {
        game: "ticto".to_owned(),
        options: "setup=line".to_owned(),
        start: Some("^c3e>b3n b0 %25 a_b &sum= é# \"<>\" w".to_owned()),
        moves: ["b3c3>^c3e", "a4*", "c3n!d3ne3n", "2a1-c1", "@b3", "a_b&c"]
            .map(str::to_owned)
            .to_vec(),
        result: Some(Outcome::Draw),
        hints: vec![0, 2, 6],
        ..GameText::default()
    };
    let link = encode(&strange);
    assert_eq!(decode(&link), Ok(strange.clone()));
    assert_eq!(strange.to_string().parse(), Ok(strange));
    // The characters that RFC 3986 allows in a fragment, including escapes.
    let allowed = |c: char| c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?%".contains(c);
    assert!(link.chars().all(allowed), "{link}");
}

#[test]
fn a_link_that_is_none_is_refused_for_what_is_wrong() {
    let sealed = |text: &str| {
        let sum = crc32fast::hash(text.as_bytes()) & 0xff_ffff;
        let fields = text.replacen(' ', "=", 1).replace("\ngame ", "&game=");
        format!("{fields}&sum={sum:06x}")
    };
    for (link, error, sentence) in [
        ("", LinkError::Foreign, "not a link to a game"),
        ("chess=1", LinkError::Foreign, "not a link to a game"),
        (
            "tablero=1&game=breakthrough",
            LinkError::CutOff,
            "the end of the link is missing",
        ),
        (
            &LINK.replace("c2xd3", "c2-c3"),
            LinkError::Damaged,
            "the link does not fit its checksum",
        ),
        (
            &sealed("tablero 2\ngame x"),
            LinkError::Text(TextError::Newer("2".to_owned())),
            "format `2` is not known, expected `1`",
        ),
        (
            &LINK.replace("_w", "%FFw"),
            LinkError::Damaged,
            "the link does not fit its checksum",
        ),
        (
            &LINK.replace("_w", "%0Aw"),
            LinkError::Damaged,
            "the link does not fit its checksum",
        ),
        (
            &LINK.replace("&moves=", "&moves"),
            LinkError::Damaged,
            "the link does not fit its checksum",
        ),
    ] {
        assert_eq!(decode(link), Err(error.clone()), "{link:?}");
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn a_link_that_lost_its_end_is_noticed_at_every_length() {
    for length in 0..LINK.len() {
        let error = decode(&LINK[..length]).unwrap_err();
        if length < "tablero=".len() {
            assert_eq!(error, LinkError::Foreign, "{length}");
        } else {
            assert_eq!(error, LinkError::CutOff, "{length}");
        }
    }
}

#[test]
fn one_changed_letter_is_noticed() {
    for index in "tablero=".len()..LINK.len() {
        let mut changed = LINK.as_bytes().to_vec();
        changed[index] ^= 1;
        let changed = String::from_utf8(changed).unwrap();
        assert!(decode(&changed).is_err(), "{changed}");
    }
}

#[test]
fn a_link_encoded_once_more_by_a_chat_program_opens() {
    let mut game = game();
    game.options = "a:b,c+d;e@f!g$h(i)*j'k?l".to_owned();
    let link = encode(&game);
    let (fields, sum) = link.split_once("&sum=").unwrap();
    let encoded: String = fields
        .split_inclusive(['&', '='])
        .map(|part| {
            "/,:+;@!$()*'?".chars().fold(part.to_owned(), |part, c| {
                part.replace(c, &format!("%{:02X}", u32::from(c)))
            })
        })
        .collect();
    assert!(encoded.contains("%2F") && encoded.contains("%2B"));
    assert_eq!(decode(&format!("{encoded}&sum={sum}")), Ok(game.clone()));
    let lower = encoded.to_lowercase().replace("2p1", "2P1");
    assert_eq!(decode(&format!("{lower}&sum={sum}")), Ok(game));
}

#[test]
fn what_a_program_put_behind_a_link_does_no_harm() {
    for behind in [")", ".", "&", "&fbclid=IwAR0", "…", " and more"] {
        assert_eq!(decode(&format!("{LINK}{behind}")), Ok(game()), "{behind}");
    }
    for behind in ["0", "f", "x", "é"] {
        assert_eq!(
            decode(&format!("{LINK}{behind}")),
            Err(LinkError::Damaged),
            "{behind}"
        );
    }
}

#[test]
fn a_checksum_is_six_hexadecimal_digits() {
    let (fields, _) = LINK.rsplit_once("sum=").unwrap();
    for (sum, error) in [
        ("", LinkError::CutOff),
        ("fde19", LinkError::CutOff),
        ("fde19g", LinkError::Damaged),
        ("+fde19", LinkError::Damaged),
        ("-fde19", LinkError::Damaged),
        (" fde197", LinkError::Damaged),
        ("\u{661}de197", LinkError::Damaged),
        ("fde19\u{e9}", LinkError::Damaged),
    ] {
        let link = format!("{fields}sum={sum}");
        assert_eq!(decode(&link), Err(error), "{sum:?}");
    }
    assert_eq!(decode(&format!("{fields}sum=FDE197")), Ok(game()));
    let twice = format!("{LINK}&sum=fde197");
    assert_eq!(decode(&twice), Err(LinkError::Damaged));
}

#[test]
fn what_is_too_long_is_not_read() {
    let link = format!("{}{LINK}", "tablero=".repeat(75_100));
    let bytes = link.len();
    let error = decode(&link).unwrap_err();
    assert_eq!(error, LinkError::TooLong { bytes });
    assert_eq!(
        error.to_string(),
        format!("{bytes} bytes, expected at most 600100")
    );
}

#[test]
fn a_game_too_long_for_a_link_is_not_read_from_one() {
    let long = |bytes: usize| {
        let head = "tablero 1\ngame ";
        let text = format!("{head}{}", "x".repeat(bytes - head.len()));
        text.parse::<GameText>().unwrap()
    };
    assert_eq!(decode(&encode(&long(200_000))), Ok(long(200_000)));
    let bytes = 200_001;
    let error = decode(&encode(&long(bytes))).unwrap_err();
    assert_eq!(error, LinkError::LongText { bytes });
    assert_eq!(
        error.to_string(),
        "a text of 200001 bytes, expected at most 200000"
    );
}

#[test]
fn a_link_to_what_the_rules_forbid_is_read_but_not_opened() {
    let mut forbidden = game();
    forbidden.moves.push("d3-d4".to_owned());
    let read = decode(&encode(&forbidden)).unwrap();
    let Err(error) = games::open(&read) else {
        panic!("opened");
    };
    assert_eq!(error.to_string(), "move 2 (d3-d4): the game is over");

    forbidden.game = "chess".to_owned();
    let error = games::open(&forbidden).err().unwrap();
    assert!(matches!(&error, OpenError::Game(found) if found == "chess"));
    assert_eq!(error.to_string(), "`chess` is no game of this collection");
}

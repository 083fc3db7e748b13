//! `lab link`: games as links, and links as games.

use crate::{good, joined, lines, run, vectors};

const GAME: &str = "2b1-b3 1a3-b3 resign:black\tstart=bb,bb,bb/-,-,-/WW,WW,WW w";
const FIELDS: &str = "2b1-b3 1a3-b3 resign:black\thelped=0 2\tid=3f9a01c27e\tsender=white\
    \tmessage=takeback-granted\twhite=Ada L.\tblack=José";

#[test]
fn a_game_gives_a_link_and_a_link_gives_the_game() {
    let links = lines("link pogo", &format!("{GAME}\n{FIELDS}\n\n"));
    assert_eq!(links.len(), 3);
    assert_eq!(links[1], "#g=QUR6yYnEeFfNnYxz3ob.Ada_L%2E.Jos%C3%A9");
    let games = lines(
        "link pogo",
        &format!("https://host/page{}\n", links.join("\n")),
    );
    assert_eq!(games, ["2b1-b3 1a3-b3 resign:black", FIELDS, ""]);
}

#[test]
fn what_the_command_line_says_is_not_repeated() {
    let plain = lines(
        "link zoq",
        "a1-b2\n\toptions=reach=any\tstart=3/bbb/WWW Wb w\n",
    );
    let read = lines("link zoq --options reach=any", &plain.join("\n"));
    assert_eq!(read, ["a1-b2\toptions=", "\tstart=3/bbb/WWW Wb w"]);
    assert_eq!(lines("link zoq", &plain[0]), ["a1-b2"]);
}

#[test]
fn links_of_older_forms_are_read() {
    let links =
        "tablero=1&game=breakthrough&start=4/3p/2P1/4_w&moves=c2xd3&result=white&sum=fde197";
    let read = lines("link breakthrough", links);
    assert_eq!(read, ["c2xd3\tstart=4/3p/2P1/4 w"]);
}

#[test]
fn what_is_wrong_is_told_in_a_line() {
    for (line, error) in [
        (
            "2b1-b4",
            "! move 1 (2b1-b4): not a move in the notation of this game",
        ),
        ("1a1-b1\tside=white", "! `side=white` is no field of a game"),
        ("1a1-b1\tid=1", "! `id=1` is no field of a game"),
        (
            "1a1-b1\tmessage=draw-offer",
            "! the message does not fit the game",
        ),
        (
            "#g=3p7htbRe9CmXzQw7AJJ",
            "! the code does not fit its checksum",
        ),
        ("#tablero=1&game=pogo", "! the end of the link is missing"),
    ] {
        assert_eq!(lines("link pogo", line), [error]);
    }
    let link = lines("link pogo", GAME).concat();
    assert_eq!(lines("link zoq", &link), ["! a link to a game of pogo"]);
    for args in [
        &["link"][..],
        &["link", "ludo"],
        &["link", "pogo", "--json"],
    ] {
        assert_eq!(run(args, b"").code, Some(2), "{args:?}");
    }
}

#[test]
fn all_games_of_the_vectors_come_back() {
    vectors("games", |game, entries| {
        for entry in entries {
            let start = entry["start"].as_str().unwrap();
            let args = [&["link"], game, &["--start", start]].concat();
            let moves = joined(&entry["moves"]);
            let link = good(&args, moves.as_bytes()).concat();
            assert_eq!(good(&args, link.as_bytes()), [moves], "{link}");
        }
    });
}

//! Addresses: the content of each fragment.

use tablero::play::decode_text;
use tablero::session::route::{PuzzleRoute, Route, page_of};

fn text(text: &str) -> String {
    text.to_owned()
}

#[test]
fn each_documented_fragment_is_read() {
    for (fragment, route) in [
        ("", Route::Home),
        ("play=k3x9", Route::Game(text("k3x9"))),
        ("rules=zoq", Route::rules("zoq")),
        ("rules=zoq/aim", Route::point("zoq", "aim")),
        ("lesson=zoq", Route::lesson("zoq")),
        ("lesson=zoq/arrive", Route::exercise("zoq", "arrive")),
        ("puzzle=zoq", Route::next_puzzle("zoq")),
        ("puzzle=zoq/412", Route::puzzle("zoq", 412)),
        ("puzzle=zoq/2026-11-22", Route::puzzle("zoq", 20_261_122)),
        ("puzzle=zoq/today", Route::puzzle_today("zoq")),
        ("puzzle=today", Route::PuzzleToday),
        ("puzzles=zoq", Route::Puzzles(text("zoq"))),
        ("puzzles=days", Route::Days),
        ("library", Route::Library),
        ("statistics", Route::Statistics),
        ("edit=zoq", Route::editor("zoq")),
        (
            "edit=zoq/bbb/3/WWW_Wb_b",
            Route::Edit(text("zoq"), text("bbb/3/WWW_Wb_b")),
        ),
        (
            "embed=tablero=1&game=zoq&sum=0",
            Route::Embed(text("tablero=1&game=zoq&sum=0")),
        ),
        ("embed=", Route::Embed(String::new())),
        (
            "tablero=1&game=zoq&sum=0",
            Route::Link(text("tablero=1&game=zoq&sum=0")),
        ),
    ] {
        assert_eq!(Route::read(fragment), route);
        assert_eq!(route.to_string(), fragment);
        assert_eq!(route.href(), format!("#{fragment}"));
    }
}

#[test]
fn other_names_of_a_puzzle_mean_the_same() {
    for (name, number) in [("20261122", 20_261_122), ("007", 7)] {
        let route = Route::read(&format!("puzzle=zoq/{name}"));
        assert_eq!(route, Route::puzzle("zoq", number));
        assert_eq!(Route::read(&route.to_string()), route);
    }
}

#[test]
fn names_that_are_empty_or_strange_are_kept_as_they_are() {
    let unknown = |name: &str| Route::Puzzle(text("zoq"), PuzzleRoute::Unknown(text(name)));
    for (fragment, route) in [
        ("play=", Route::Game(String::new())),
        ("play=a/b=%20", Route::Game(text("a/b=%20"))),
        ("rules=", Route::rules("")),
        ("rules=/", Route::point("", "")),
        ("rules=zoq/", Route::point("zoq", "")),
        ("rules=zoq/a/b", Route::point("zoq", "a/b")),
        ("lesson=/x", Route::exercise("", "x")),
        ("lesson=%7Aoq", Route::lesson("%7Aoq")),
        ("puzzle=", Route::next_puzzle("")),
        ("puzzle=zoq/", unknown("")),
        ("puzzle=zoq/0", unknown("0")),
        ("puzzle=zoq/10000000", unknown("10000000")),
        (
            "puzzle=zoq/99999999999999999999999",
            unknown("99999999999999999999999"),
        ),
        ("puzzle=zoq/2026-02-30", unknown("2026-02-30")),
        ("puzzle=zoq/1/2", unknown("1/2")),
        ("puzzle=zoq/Today", unknown("Today")),
        ("puzzle=today/1", Route::puzzle("today", 1)),
        ("puzzles=", Route::Puzzles(String::new())),
        ("puzzles=days/", Route::Puzzles(text("days/"))),
        ("nonsense", Route::Link(text("nonsense"))),
        ("Play=a", Route::Link(text("Play=a"))),
        ("#", Route::Link(text("#"))),
        ("rules", Route::Link(text("rules"))),
        ("%", Route::Link(text("%"))),
    ] {
        assert_eq!(Route::read(fragment), route);
        assert_eq!(route.to_string(), fragment);
    }
}

#[test]
fn whatever_is_read_is_printed_and_read_back() {
    const PARTS: &[&str] = &[
        "play=",
        "rules=",
        "lesson=",
        "puzzle=",
        "puzzles=",
        "tablero=",
        "embed=",
        "today",
        "days",
        "zoq",
        "/",
        "/",
        "0",
        "7",
        "2026-11-22",
        "20261122",
        "-",
        "%2F",
        "%",
        "&",
        "=",
        "é",
        "",
        "#",
    ];
    let mut random = fastrand::Rng::with_seed(11);
    for _ in 0..50_000 {
        let parts = (0..random.usize(0..6)).map(|_| PARTS[random.usize(0..PARTS.len())]);
        let fragment = parts.collect::<String>();
        let route = Route::read(&fragment);
        assert_eq!(Route::read(&route.to_string()), route, "{fragment}");
    }
}

#[test]
fn whole_addresses_are_made_from_any_address_of_the_page() {
    for page in [
        "https://a.example/b/",
        "https://a.example/b/#play=x",
        "https://a.example/b/#a#b",
    ] {
        assert_eq!(page_of(page), "https://a.example/b/");
        let address = Route::puzzle("zoq", 20_261_122).address(page);
        assert_eq!(address, "https://a.example/b/#puzzle=zoq/2026-11-22");
        assert_eq!(Route::Home.address(page), "https://a.example/b/#");
    }
    let game = "tablero 1\ngame zoq\nstart é_% w";
    let link = Route::link_to(game);
    assert_eq!(Route::read(&link.to_string()), link);
    assert_eq!(decode_text(&link.to_string()).as_deref(), Ok(game));
}

//! Games in frames of other pages, and the line of HTML for them.

use super::{Run, kind};
use tablero::play::encode_text;
use tablero::session::route::{Route, decode_link, embed_html, read_linked_game};
use tablero::session::{BoardIntent, EmbedModel, ImportedGame};

const GAME: &str = "tablero 2\ngame breakthrough\nstart ppppp/ppppp/5/PPPPP/PPPPP w\nmoves a2-a3 {good [%csl Ga3]} b4-b3 b2-c3";

fn game(fragment: &str) -> ImportedGame {
    let text = decode_link(fragment).expect("a link");
    read_linked_game(&text, |slug| Some(kind(slug))).expect("a game")
}

fn run() -> Run<EmbedModel> {
    Run::new(EmbedModel::new(game(&encode_text(GAME)).record))
}

#[test]
fn a_game_begins_at_its_end_and_is_stepped_through() {
    let mut run = run();
    assert_eq!(run.model.progress(), (3, 3));
    let end = run.board().scene();
    run.send(BoardIntent::Step(isize::MIN));
    assert_eq!(run.model.progress(), (0, 3));
    run.send(BoardIntent::Step(-1));
    assert_eq!(run.model.progress(), (0, 3));
    run.send(BoardIntent::Step(1));
    assert_eq!(run.model.progress(), (1, 3));
    run.send(BoardIntent::Step(isize::MAX));
    assert_eq!(run.model.progress(), (3, 3));
    assert_eq!(run.board().scene(), end);
    assert!(!run.board().is_looking_back());
}

#[test]
fn a_comment_and_its_drawings_are_shown_at_their_move_only() {
    let mut run = run();
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push((run.board().note(), run.board().drawn().len()));
        run.send(BoardIntent::Step(-1));
    }
    let none = || (String::new(), 0);
    assert_eq!(seen, [none(), none(), ("good".to_owned(), 1), none()]);
}

#[test]
fn touches_change_nothing_at_any_move() {
    let mut run = run();
    for _ in 0..4 {
        let before = (run.board().scene(), run.board().possible_touches());
        for name in ["a3", "b5", "c3", "d2", "d3"] {
            run.touch_at(name);
        }
        assert_eq!(
            (run.board().scene(), run.board().possible_touches()),
            before
        );
        assert!(!run.board().feedback().is_refusal());
        run.send(BoardIntent::Step(-1));
    }
    assert_eq!(run.moves(), ["a2-a3", "b4-b3", "b2-c3"]);
}

#[test]
fn the_line_of_html_has_the_link_to_the_game() {
    let link = Route::link_to(GAME);
    let address = link.address("https://a.example/b/#play=x");
    let html = embed_html(&address, "<Ada> & \"Ben\"", 1_000).expect("a line");
    let (_, rest) = html.split_once("<iframe src=\"").expect("a frame");
    let (source, rest) = rest.split_once('"').expect("the end of the source");
    let source = source.replace("&amp;", "&");
    let fragment = source
        .strip_prefix("https://a.example/b/#")
        .expect("a page");
    let Route::Embed(embedded) = Route::read(fragment) else {
        panic!("{fragment} is not embedded");
    };
    assert_eq!(game(&embedded).record.moves().len(), 3);
    assert!(rest.contains("title=\"&lt;Ada&gt; &amp; &quot;Ben&quot;\""));
    assert!(rest.contains("sandbox=\"allow-scripts "), "{rest}");
    assert!(!rest.contains("allow-same-origin"), "{rest}");
}

#[test]
fn a_line_that_is_too_long_is_none() {
    let address = Route::link_to(GAME).address("https://a.example/");
    let source = address.len() + "embed=".len();
    assert!(embed_html(&address, "", source).is_some());
    assert_eq!(embed_html(&address, "", source - 1), None);
    assert_eq!(embed_html("https://a.example/", "", 1_000), None);
}

//! Keys on the board and outside it.

use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    arrows_go_in_the_directions_of_the_screen,
    arrows_go_in_the_directions_of_the_screen_on_a_turned_board once Logic,
    the_cursor_stops_at_the_edge once Logic,
    escape_lets_go,
    arrows_beside_the_board_step_through_the_moves sample Logic,
    j_and_k_step_through_the_moves_from_the_board_as_well once Logic,
    f_turns_the_board once Logic,
    letters_typed_into_a_field_are_no_commands once Logic,
];

fn arrows_go_in_the_directions_of_the_screen(session: &Session) {
    let page = Page::game(session, "8x8");
    walk(
        &page,
        [
            ("Up", (0, -1)),
            ("Right", (1, 0)),
            ("Down", (0, 1)),
            ("Left", (-1, 0)),
        ],
    );
}

fn arrows_go_in_the_directions_of_the_screen_on_a_turned_board(session: &Session) {
    let page = Page::game(session, "8x8");
    page.act("flip");
    walk(
        &page,
        [
            ("Down", (0, 1)),
            ("Left", (-1, 0)),
            ("Up", (0, -1)),
            ("Right", (1, 0)),
        ],
    );
}

/// Presses each arrow key and checks in which direction the focus moved.
#[track_caller]
fn walk(page: &Page, steps: [(&str, (i32, i32)); 4]) {
    page.tab_to("[data-spot]");
    // In the middle there is space on every side.
    page.key_touch("d4", page.point("a1").1 < page.point("a8").1, Key::Escape);
    for (name, (right, down)) in steps {
        let key = match name {
            "Up" => Key::Up,
            "Down" => Key::Down,
            "Left" => Key::Left,
            _ => Key::Right,
        };
        let (x, y) = focused_point(page);
        page.session.keys(&[key]);
        let (to_x, to_y) = focused_point(page);
        let sign = |way: f64| {
            if way.abs() < 2.0 {
                0
            } else {
                way.signum() as i32
            }
        };
        assert_eq!((sign(to_x - x), sign(to_y - y)), (right, down), "{name}");
    }
}

#[track_caller]
fn focused_point(page: &Page) -> (f64, f64) {
    let focus = page.focus();
    page.point(
        focus
            .strip_prefix("spot ")
            .expect("the focus is on the board"),
    )
}

fn the_cursor_stops_at_the_edge(session: &Session) {
    let page = Page::game(session, "4x4");
    page.tab_to("[data-spot]");
    session.keys(&[Key::Down; 5]);
    session.keys(&[Key::Left; 5]);
    assert_eq!(page.focus(), "spot a1");
    session.keys(&[Key::Up; 5]);
    session.keys(&[Key::Right; 5]);
    assert_eq!(page.focus(), "spot d4");
}

fn escape_lets_go(session: &Session) {
    let page = Page::game(session, "5x5");
    page.tab_to("[data-spot]");
    page.key_touch("c2", false, Key::Space);
    page.await_spots("selected", &["c2"]);
    session.keys(&[Key::Escape]);
    page.await_spots("selected", &[]);
    assert_eq!(page.focus(), "spot c2");
}

fn arrows_beside_the_board_step_through_the_moves(session: &Session) {
    let page = Page::linked(
        session,
        "ppppp/ppppp/5/PPPPP/PPPPP w",
        &["b2-a3", "b4-c3", "c2-d3"],
    );
    page.tab_to("button[data-action=flip]");
    for (key, ply) in [
        (Key::Left, 2),
        (Key::Left, 1),
        (Key::Right, 2),
        (Key::Home, 0),
        (Key::End, 3),
    ] {
        session.keys(&[key]);
        page.await_ply(ply);
    }
}

fn j_and_k_step_through_the_moves_from_the_board_as_well(session: &Session) {
    let page = Page::linked(
        session,
        "ppppp/ppppp/5/PPPPP/PPPPP w",
        &["b2-a3", "b4-c3", "c2-d3"],
    );
    for place in ["button[data-action=flip]", "[data-spot]"] {
        page.tab_to(place);
        session.keys(&[Key::Letter('j')]);
        page.await_ply(2);
        session.keys(&[Key::Letter('j')]);
        page.await_ply(1);
        session.keys(&[Key::Letter('k'), Key::Letter('k')]);
        page.await_ply(3);
    }
}

fn f_turns_the_board(session: &Session) {
    let page = Page::game(session, "5x5");
    let (a1, e5) = (page.point("a1"), page.point("e5"));
    session.keys(&[Key::Letter('f')]);
    assert_eq!(page.points(&["a1", "e5"]), [e5, a1]);
    session.keys(&[Key::Letter('f')]);
    assert_eq!(page.points(&["a1", "e5"]), [a1, e5]);
}

fn letters_typed_into_a_field_are_no_commands(session: &Session) {
    let page = Page::linked(session, "ppppp/ppppp/5/PPPPP/PPPPP w", &["b2-a3", "b4-c3"]);
    let a1 = page.point("a1");
    page.open_players();
    let field = "dialog[data-panel=players] input[data-field=name-white]";
    page.write(field, "jfk");
    assert_eq!(page.value(field), "jfk");
    page.close_players();
    assert_eq!(page.ply(), 2);
    assert_eq!(page.point("a1"), a1);
}

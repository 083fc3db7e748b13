//! The editor of positions: drags from the palette, keys for undo, rejected touches, and the ways to open it.

use super::editor::{await_text, open, write};
use crate::browser::{Key, PointerStep, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    pieces_are_dragged_from_the_palette,
    the_usual_keys_undo_and_redo once Logic,
    what_is_refused_is_said_near_the_board once Logic,
    all_faults_are_listed_and_numbered once Logic,
    the_editor_is_one_tap_from_home_and_has_a_choice_of_games once Logic,
    a_middle_game_is_set_up_by_keys_alone once Logic,
];

/// Drags the piece of the palette with this index to a place.
fn drag_in(page: &Page, index: usize, spot: &str, by_finger: bool) {
    let from = page.target(&format!("[data-tool=piece][data-index='{index}']"));
    let to = page.point(spot);
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let way = [
        PointerStep::Move(from),
        PointerStep::Press,
        PointerStep::Move(middle),
        PointerStep::Move(to),
        PointerStep::Lift,
    ];
    match by_finger {
        true => page.session.finger(&way),
        false => page.session.mouse(&way),
    }
}

fn pieces_are_dragged_from_the_palette(session: &Session) {
    let page = Page::home(session);
    open(&page, "breakthrough");
    page.act("clear");
    drag_in(&page, 1, "d5", false);
    await_text(&page, "8/8/8/3p4/8/8/8/8 w");
    page.see_no(".dragged-piece");
    // The dragged piece is selected.
    page.touch("e5");
    await_text(&page, "8/8/8/3pp3/8/8/8/8 w");
    drag_in(&page, 0, "d2", true);
    await_text(&page, "8/8/8/3pp3/8/8/3P4/8 w");
    open(&page, "ticto");
    page.act("clear");
    drag_in(&page, 2, "c3n", false);
    await_text(&page, "R:^c3n r: w n - 0");
}

fn the_usual_keys_undo_and_redo(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq");
    page.act("clear");
    page.press("[data-tool=piece][data-index='0']");
    page.touch("b2");
    await_text(&page, "3/1W1/3 - w");
    session.hold(Key::Control);
    session.keys(&[Key::Letter('z')]);
    await_text(&page, "3/3/3 - w");
    session.keys(&[Key::Letter('z')]);
    await_text(&page, "bbb/3/WWW Wb w");
    session.hold(Key::Shift);
    session.keys(&[Key::Letter('Z'), Key::Letter('Z')]);
    session.lift(Key::Shift);
    session.lift(Key::Control);
    await_text(&page, "3/1W1/3 - w");
    // In the text field, the keys belong to the text.
    page.tab_to("[data-field=position]");
    session.hold(Key::Control);
    session.keys(&[Key::Letter('z')]);
    session.lift(Key::Control);
    page.see("[data-piece='white counter'][data-at=b2]");
}

fn what_is_refused_is_said_near_the_board(session: &Session) {
    let page = Page::home(session);
    open(&page, "ticto");
    page.read(
        ".editor-notice",
        "Tap a cell. Tap the line between two cells to stand it up as a wall.",
    );
    page.press("[data-tool=remove]");
    page.touch("d4");
    page.read("[data-refused=true]", "There is no piece there.");
    page.read("[data-live=polite]", "There is no piece there.");
    assert_eq!(page.count(".edit-refused[data-marked=d4]"), 1);
    page.touch("d2");
    page.see_no("[data-refused=true]");
    assert_eq!(page.count(".edit-refused"), 0);
    drag_in(&page, 3, "a4x", false);
    page.read("[data-refused=true]", "This piece cannot go there.");
    // The pieces that do not fit on a smaller board.
    open(&page, "breakthrough");
    page.write("input[data-field=width]", "5");
    page.read("[data-refused=true]", "gone: 12. Undo brings them back.");
    page.act("undo");
    await_text(&page, "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w");
}

fn all_faults_are_listed_and_numbered(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq");
    page.press("[data-tool=piece][data-index='0']");
    page.touch("b2");
    page.touch("a3");
    page.read(
        "[data-legal=false] li:nth-child(1)",
        "White: 5 pieces on the board and 1 in hand",
    );
    page.read(
        "[data-legal=false] li:nth-child(2)",
        "Black: 2 pieces on the board and 1 in hand",
    );
    assert_eq!(page.count("[data-legal=false] li"), 2);
    assert_eq!(page.count(".edit-fault-numbers"), 6);
}

fn the_editor_is_one_tap_from_home_and_has_a_choice_of_games(session: &Session) {
    let page = Page::home(session);
    page.press(".home-more [data-action=edit]");
    page.arrive("editor");
    await_text(&page, "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w");
    page.session.run(
        "const field = document.querySelector('[data-field=game]');
        field.value = 'pogo'; field.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![],
    );
    await_text(&page, "bb,bb,bb/-,-,-/WW,WW,WW w");
    assert_eq!(page.fragment(), "#edit=pogo");
    page.act("home");
    page.arrive("home");
}

/// Keys choose pieces and places, and the side to move.
fn a_middle_game_is_set_up_by_keys_alone(session: &Session) {
    let page = Page::home(session);
    open(&page, "pogo");
    page.tab_to("button[data-action=clear]");
    session.keys(&[Key::Enter]);
    page.tab_to("[data-spot=b1]");
    for (piece, spot) in [
        ('1', "c1"),
        ('1', "c1"),
        ('1', "c1"),
        ('1', "c1"),
        ('2', "c1"),
        ('1', "c1"),
        ('1', "b1"),
        ('2', "a1"),
        ('2', "a1"),
        ('2', "a2"),
        ('2', "a3"),
        ('2', "b3"),
    ] {
        session.keys(&[Key::Letter(piece)]);
        page.key_touch(spot, false, Key::Enter);
    }
    await_text(&page, "b,b,-/b,-,-/bb,W,WWWWbW w");
    page.see("[data-legal=true]");
    write(&page, session, "b,b,-/b,-,-/bb,W,WWWWbW b");
    page.see("[data-legal=true]");
}

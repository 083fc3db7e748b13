//! The editor of positions: built by touches, by keys and as text, played and shared.

use serde_json::json;

use super::in_sight::{assert_in_sight, assert_narrow};
use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_position_of_each_game_is_built_by_touches_and_played once Logic,
    the_text_of_a_position_works_both_ways,
    what_is_not_legal_is_said_and_marked once Logic,
    a_position_is_built_by_keys_alone once Logic,
    a_draft_survives_a_reload_and_is_undone once Logic,
    pieces_are_dragged_painted_and_dropped_beside_the_board once Logic,
    a_position_is_analysed_and_shared once Logic,
    the_editor_is_one_tap_from_a_new_game_and_from_sharing once Logic,
    addresses_without_a_position_are_explained once Logic,
    the_editor_is_in_sight_on_a_phone_and_a_desk once Layout,
    axe_finds_nothing_in_the_editor once Axe,
];

const POSITION: &str = "[data-field=position]";

pub(super) fn open(page: &Page, said: &str) {
    page.follow(&format!("#edit={said}"));
    page.arrive("editor");
    page.see("svg.editor-board");
}

fn choose(page: &Page, index: usize) {
    page.press(&format!("[data-tool=piece][data-index='{index}']"));
}

pub(super) fn await_text(page: &Page, text: &str) {
    let check = "const text = document.querySelector(arguments[0])?.value;
        return text === arguments[1] || { not: text }";
    let what = format!("the position {text}");
    page.session
        .until(&what, check, vec![json!(POSITION), json!(text)]);
}

/// Replaces the current position by writing another one.
pub(super) fn write(page: &Page, session: &Session, text: &str) {
    page.write(POSITION, text);
    session.keys(&[Key::Tab]);
}

/// The steps of a position: the pieces of the palette by number, each with the places where it is put.
struct EditorCase {
    slug: &'static str,
    steps: &'static [(usize, &'static [&'static str])],
    text: &'static str,
    /// A move that is then played.
    mv: &'static str,
}

const BUILT: [EditorCase; 5] = [
    EditorCase {
        slug: "breakthrough",
        steps: &[(0, &["d5", "e4"]), (1, &["d7", "b6"])],
        text: "8/3p4/1p6/3P4/4P3/8/8/8 w",
        mv: "d5-d6",
    },
    EditorCase {
        slug: "pogo",
        steps: &[
            (0, &["a1", "a1", "b1", "b1", "b2"]),
            (1, &["b2", "a3", "a3", "c3", "c3", "c3"]),
            (0, &["b2"]),
        ],
        text: "bb,-,bbb/-,WbW,-/WW,WW,- w",
        mv: "a1-a2",
    },
    EditorCase {
        slug: "push-push",
        // The second piece of a kind selects the next kind in the palette.
        steps: &[(3, &["d3"]), (4, &["b6", "f6"]), (8, &["d4"])],
        text: "7/1u3u1/7/3o3/3C3/7/7 w -",
        mv: "d3-d4",
    },
    EditorCase {
        slug: "ticto",
        steps: &[
            (0, &["g1", "b3", "d5n"]),
            (1, &["c2e"]),
            (3, &["g1"]),
            (4, &["a7", "b3"]),
            (7, &["a7"]),
        ],
        text: "Rg1:b3,c2d2,d5n,g1 ra7:a7,b3+ w n - 0",
        mv: "c2d2-e2",
    },
    EditorCase {
        slug: "zoq",
        steps: &[
            (0, &["a1", "b1", "a2", "@w"]),
            (1, &["a3", "b3", "c3", "c1"]),
        ],
        text: "bbb/W2/WWb W w",
        mv: "@w-b2",
    },
];

fn a_position_of_each_game_is_built_by_touches_and_played(session: &Session) {
    let page = Page::home(session);
    for built in BUILT {
        open(&page, built.slug);
        page.act("clear");
        for (tool, spots) in built.steps {
            choose(&page, *tool);
            for spot in *spots {
                page.touch(spot);
            }
        }
        await_text(&page, built.text);
        page.see("[data-legal=true]");
        page.act("play-position");
        page.press("[name=opponent][value=friend]");
        page.begin();
        page.arrive("game");
        let (from, to) = built.mv.split_once('-').expect("a move");
        page.touch(&from[..2]);
        page.touch(to);
        page.await_ply(1);
    }
}

fn the_text_of_a_position_works_both_ways(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq");
    await_text(&page, "bbb/3/WWW Wb w");
    write(&page, session, "b1b/WW1/1Wb Wb b");
    page.see("[data-piece='white counter'][data-at=b2]");
    page.see("[name=turn][value=black]");
    assert!(page.is_checked("[name=turn][value=black]"));
    page.press("[name=turn][value=white]");
    await_text(&page, "b1b/WW1/1Wb Wb w");
    // Firefox keeps the focus here at Tab: the field is the last of the page.
    page.write(POSITION, "b1b/WW1/1W Wb b");
    session.keys(&[Key::Enter]);
    page.read(
        "[data-typed]",
        "the number of cells in row 1 is 2 instead of 3",
    );
    await_text(&page, "b1b/WW1/1W Wb b");
    page.see("[data-piece='white counter'][data-at=b2]");
    page.act("new");
    await_text(&page, "bbb/3/WWW Wb w");
}

fn what_is_not_legal_is_said_and_marked(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq");
    page.see("[data-legal=true]");
    page.touch("b2");
    page.read(
        "[data-legal=false]",
        "Not legal yet: White: 4 pieces on the board and 1 in hand",
    );
    assert_eq!(page.count(".edit-fault"), 5);
    page.see("[data-action=play-position][aria-disabled=true]");
    page.touch("b2");
    page.see("[data-legal=true]");
    assert_eq!(page.count(".edit-fault"), 0);
    open(&page, "push-push");
    page.press("[data-tool=remove]");
    page.touch("d4");
    page.read(
        "[data-legal=false]",
        "there is no ball, though nobody has won",
    );
    // Now only a won game fits.
    page.session.run(
        "const field = document.querySelector('[data-field=state]');
        field.value = '#w'; field.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![],
    );
    page.read(
        "[data-legal=true]",
        "This position is legal, and the game is over.",
    );
    await_text(&page, "udtctdu/7/7/7/7/7/UDTCTDU w #w");
}

fn a_position_is_built_by_keys_alone(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq");
    page.tab_to("button[data-action=clear]");
    session.keys(&[Key::Enter]);
    page.read("[data-live=polite]", "The board is empty.");
    page.tab_to("[data-spot=b1]");
    session.keys(&[Key::Enter]);
    page.read("[data-live=polite]", "b1, white piece placed.");
    session.keys(&[Key::Letter('2')]);
    page.key_touch("b2", false, Key::Letter(' '));
    page.key_touch("a2", false, Key::Enter);
    await_text(&page, "3/bb1/1W1 - w");
    session.keys(&[Key::Letter('u')]);
    page.read("[data-live=polite]", "Undone.");
    await_text(&page, "3/1b1/1W1 - w");
    let label = "return document.activeElement.getAttribute('aria-label')";
    let label = session.run(label, vec![]);
    assert_eq!(label, json!("a2, empty; place black piece"));
}

fn a_draft_survives_a_reload_and_is_undone(session: &Session) {
    let page = Page::home(session);
    open(&page, "breakthrough");
    page.act("clear");
    page.touch("c3");
    assert!(page.fragment().starts_with("#edit=breakthrough/~8x8;w;"));
    page.reload();
    page.arrive("editor");
    await_text(&page, "8/8/8/8/8/2P5/8/8 w");
    choose(&page, 1);
    page.touch("d6");
    await_text(&page, "8/8/3p4/8/8/2P5/8/8 w");
    assert_eq!(page.fragment(), "#edit=breakthrough/8/8/3p4/8/8/2P5/8/8_w");
    page.write("input[data-field=width]", "5");
    await_text(&page, "5/5/3p1/5/5/2P2/5/5 w");
    page.reload();
    await_text(&page, "5/5/3p1/5/5/2P2/5/5 w");
    page.act("mirror");
    await_text(&page, "5/5/1p3/5/5/2P2/5/5 w");
    page.act("flip");
    await_text(&page, "5/5/2p2/5/5/1P3/5/5 b");
    page.act("undo");
    page.act("undo");
    await_text(&page, "5/5/3p1/5/5/2P2/5/5 w");
    page.act("redo");
    await_text(&page, "5/5/1p3/5/5/2P2/5/5 w");
}

fn pieces_are_dragged_painted_and_dropped_beside_the_board(session: &Session) {
    let page = Page::home(session);
    open(&page, "breakthrough");
    page.drag("b2", "b4");
    await_text(&page, "pppppppp/pppppppp/8/8/1P6/8/P1PPPPPP/PPPPPPPP w");
    page.finger_drag("b4", "c4");
    await_text(&page, "pppppppp/pppppppp/8/8/2P5/8/P1PPPPPP/PPPPPPPP w");
    // A drag from an empty cell places pieces along the way.
    page.drag("d5", "g5");
    page.read("[data-live=polite]", "Pieces placed: ");
    page.act("undo");
    page.press("[data-tool=move]");
    page.touch("c4");
    page.see(".edit-selected[data-marked=c4]");
    page.touch("h6");
    await_text(&page, "pppppppp/pppppppp/7P/8/8/8/P1PPPPPP/PPPPPPPP w");
}

fn a_position_is_analysed_and_shared(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq/b1b/WW1/1Wb_Wb_b");
    page.act("share");
    let link = page.value("[data-field=link]");
    assert!(link.contains("#tablero="), "{link}");
    page.see("[data-action=save-png]");
    // For another position, the link would be wrong.
    page.press("[name=turn][value=white]");
    page.see_no("[data-field=link]");
    page.act("analyse-position");
    page.arrive("game");
    page.see("[data-open=analysis]");
    page.see("[data-piece='white counter'][data-at=b2]");
}

fn the_editor_is_one_tap_from_a_new_game_and_from_sharing(session: &Session) {
    let page = Page::home(session);
    page.open_new_game("zoq");
    page.press(".new-game a[data-action=edit]");
    page.arrive("editor");
    await_text(&page, "bbb/3/WWW Wb w");
    let page = Page::linked(session, "ppppp/ppppp/5/PPPPP/PPPPP w", &["b2-a3"]);
    page.act("share");
    page.press("dialog[data-panel=share] a[data-action=edit]");
    page.arrive("editor");
    await_text(&page, "ppppp/ppppp/P4/P1PPP/PPPPP b");
    page.act("home");
    page.arrive("game");
}

fn addresses_without_a_position_are_explained(session: &Session) {
    let page = Page::serve(session);
    page.open("#edit=chess");
    page.arrive("home");
    page.notice("no-such-page");
    page.open("#edit=zoq/nonsense");
    page.arrive("editor");
    await_text(&page, "nonsense");
    page.read("[data-typed]", "This text cannot be used: ");
    page.see("[data-piece='black counter'][data-at=a3]");
}

const NEEDED: [&str; 8] = [
    "svg.editor-board",
    "[data-tool=piece][data-index='0'] + span",
    "[data-tool=remove] + span",
    "[data-tool=move] + span",
    "[data-legal]",
    "[data-action=undo]",
    "[data-action=flip]",
    "[data-action=play-position]",
];

fn the_editor_is_in_sight_on_a_phone_and_a_desk(session: &Session) {
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        for slug in ["breakthrough", "pogo", "push-push", "ticto", "zoq"] {
            open(&page, slug);
            for size in [(360, 640), (1280, 800)] {
                session.resize(size);
                let screen = format!("{slug} in {language}, {size:?}");
                assert_in_sight(session, &NEEDED, &screen);
                assert_narrow(session, &screen);
            }
            page.act("home");
            page.arrive("home");
        }
    }
}

fn axe_finds_nothing_in_the_editor(session: &Session) {
    let page = Page::home(session);
    for theme in ["light", "dark"] {
        page.set("theme", theme);
        for slug in ["breakthrough", "ticto"] {
            open(&page, slug);
            assert_clean(session, &format!("the editor of {slug}, {theme}"));
            page.act("clear");
            page.see("[data-legal=false]");
            assert_clean(session, &format!("an empty board of {slug}, {theme}"));
            page.act("home");
            page.arrive("home");
        }
    }
}

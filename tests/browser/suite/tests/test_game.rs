//! A sixth game, which is not in the hosted page: `tests/hexapawn`. Its rules, texts and data are in that folder. These
//! tests run on another page, with `cargo xtask test test-game`.

use serde_json::json;

use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::{Page, sentence};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_sixth_game_is_played_linked_reviewed_and_analysed,
    a_sixth_game_in_spanish in Spanish,
    a_sixth_game_is_explained_and_taught,
];

/// Texts that the page shows, in one language.
struct Texts {
    name: &'static str,
    /// Of the analysis of the start.
    worth: &'static str,
    /// Of the first move, `a1-a2`.
    spoken: &'static str,
    refused: &'static str,
}

const ENGLISH: Texts = Texts {
    name: "Hexapawn",
    worth: "Black wins in at most 3 moves (proven).",
    spoken: "a1 to a2",
    refused: "There is no pawn of yours on b3.",
};

const SPANISH: Texts = Texts {
    name: "Hexapeón",
    worth: "Ganan las negras en 3 jugadas como mucho (demostrado).",
    spoken: "de a1 a a2",
    refused: "En b3 no hay ningún peón tuyo.",
};

fn a_sixth_game_is_played_linked_reviewed_and_analysed(session: &Session) {
    use_sixth_game(session, &ENGLISH);
}

fn a_sixth_game_in_spanish(session: &Session) {
    use_sixth_game(session, &SPANISH);
}

#[track_caller]
fn use_sixth_game(session: &Session, texts: &Texts) {
    let page = Page::home(session);
    assert_eq!(page.count(".card[data-game]"), 6);
    page.read("[data-game=hexapawn] h2", texts.name);
    page.see("[data-game=hexapawn] svg [href='#hexapawn-pawn']");
    page.see_no("[data-game=hexapawn] [data-action=puzzles]");

    page.seated("hexapawn", [0, 1]);
    assert_eq!(pieces(&page).len(), 6);
    page.touch("b3");
    page.read("[data-status]", texts.refused);
    let plies = play_to_the_end(&page);
    let end = pieces(&page);
    sentence(page.see("[data-result]"));
    page.reload();
    page.await_ply(plies);
    page.see("[data-result]");

    let link = link(&page);
    let page = Page::serve_at_new_origin(session);
    page.open(&link);
    page.arrive("game");
    page.await_ply(plies);
    page.see("[data-result]");
    assert_eq!(pieces(&page), end);

    for (action, ply) in [
        ("first", 0),
        ("next", 1),
        ("next", 2),
        ("previous", 1),
        ("last", plies),
    ] {
        page.act(action);
        page.await_ply(ply);
    }
    assert_eq!(pieces(&page), end);
    page.press("button[data-ply='1']");
    page.await_ply(1);
    page.act("notation");
    page.read(".notation-move", texts.spoken);
    page.act("close");

    page.act("first");
    page.await_ply(0);
    page.act("analyse");
    page.read("[data-worth]", texts.worth);
    page.see(".lines > :nth-child(3) [data-line-move]");
    assert_clean(session, "the analysis of a sixth game");
    page.press(".lines > :first-child [data-line-move]:nth-child(2)");
    page.see("[data-line-move][aria-current=true]");
    page.act("resume");
    page.await_ply(0);
}

/// Makes moves with White, `a1-a2` first, until the game against the computer is over. Returns the number of plies.
#[track_caller]
fn play_to_the_end(page: &Page) -> usize {
    let mut plies = 0;
    page.touch("a1");
    page.touch("a2");
    loop {
        plies += 1;
        let check = "
            if (document.querySelector('[data-result]')) return 'over';
            const plies = Array.from(document.querySelectorAll('[data-ply][aria-current=true]'),
                (one) => Number(one.dataset.ply));
            const movable = document.querySelector('[data-spot][data-state~=movable]');
            return plies[0] > arguments[0] && movable ? 'my turn' : { not: plies }";
        let seen = page
            .session
            .until("the computer to move", check, vec![json!(plies)]);
        if seen == json!("over") {
            return page.ply();
        }
        plies = page.ply();
        page.touch(&page.spots("movable")[0]);
        page.touch(&page.spots("target")[0]);
    }
}

/// The fragment of a link to the game.
#[track_caller]
fn link(page: &Page) -> String {
    page.press(".actions [data-action=share]");
    page.press("dialog[data-panel=share] button[data-action=share-game]");
    let check =
        "const link = document.querySelector('dialog[data-panel=share] [data-field=link]')?.value;
        return link?.includes('#tablero=') && link.slice(link.indexOf('#'))";
    let link = page.session.until("a link", check, vec![]);
    link.as_str().expect("a link is text").to_owned()
}

/// The pieces with their places, sorted.
#[track_caller]
fn pieces(page: &Page) -> Vec<String> {
    let script = "return Array.from(document.querySelectorAll('[data-piece]:not([data-leaving])'),
        (one) => `${one.dataset.piece} ${one.dataset.at}`).sort()";
    let pieces = page.session.run(script, vec![]);
    let pieces = pieces.as_array().cloned().unwrap_or_default();
    pieces.iter().map(ToString::to_string).collect()
}

fn a_sixth_game_is_explained_and_taught(session: &Session) {
    let page = Page::home(session);
    page.press("[data-game=hexapawn] [data-action=learn]");
    page.arrive("lesson");
    page.see("[data-exercise=capture] svg[data-board]");
    page.touch("a1");
    page.touch("b2");
    page.see("[data-judged=solved]");
    page.press("a[data-action=next]");
    page.see("[data-exercise=block]");
    page.press("a[data-action=rules]");
    page.arrive("rules");
    page.follow("#rules=hexapawn/move");
    page.read("main", "Each side has three pawns.");
    assert_clean(session, "the rules of a sixth game");
}

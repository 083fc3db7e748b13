//! Games as text: opened by paste, file and drop, copied and saved.

use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::{OPEN_TEXT, Page, built, html, index, script};
use crate::run::{Test, tests};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use xtask::serve::Intercept;

pub const TESTS: &[Test] = tests![
    a_pasted_game_is_opened_with_its_variations,
    every_form_of_text_is_opened once Logic,
    a_fault_is_shown_at_its_place_and_the_part_before_it_opens sample Logic,
    the_page_asks_which_game_a_list_is once Logic,
    a_chosen_file_is_opened sample Logic,
    a_dropped_file_is_opened sample Logic,
    the_installed_page_opens_the_file_that_it_is_started_with,
    a_file_of_a_launch_waits_until_its_part_is_loaded once Logic,
    a_launch_neither_reloads_the_page_nor_replaces_a_text once Logic,
    what_is_copied_and_saved_is_read_again once Logic,
    a_link_carries_variations_unless_it_is_too_long once Logic,
];

const START: &str = "start ppppp/ppppp/5/PPPPP/PPPPP w";
const MOVES: [&str; 3] = ["b2-a3", "b4-c3", "c2-d3"];
const AFTER_THREE: &str = "ppppp/p1ppp/P1pP1/P2PP/PPPPP";

/// The game with a variation and a note.
fn annotated() -> String {
    format!(
        "tablero 2\ngame breakthrough\n{START}\nwhite Ada\n\
        moves b2-a3 {{a <b>note}} b4-c3 (e4-e3 d2-d3) c2-d3"
    )
}

#[track_caller]
fn paste<'a>(session: &'a Session, text: &str) -> Page<'a> {
    let page = Page::home(session);
    page.open_text(text);
    page
}

#[track_caller]
fn await_annotated(page: &Page) {
    page.arrive("game");
    page.await_board(AFTER_THREE);
    page.await_saved(&MOVES);
    page.await_variations(&["e4-e3 d2-d3"]);
}

fn a_pasted_game_is_opened_with_its_variations(session: &Session) {
    let page = Page::home(session);
    page.write_text(&annotated());
    assert_clean(session, "the dialog for texts");
    page.press(&format!("{OPEN_TEXT} [data-action=read-text]"));
    await_annotated(&page);
    page.read("[data-side=white]", "Ada");
    page.reload();
    await_annotated(&page);
    page.press("button[data-ply='1']");
    page.await_ply(1);
    page.read("[data-note]", "a <b>note");
    // The same text opens the same game, another one a second game.
    assert_eq!(page.games().len(), 1);
    page.open("");
    page.arrive("home");
    page.open_text(&annotated());
    await_annotated(&page);
    assert_eq!(page.games().len(), 1);
    page.open("");
    page.arrive("home");
    page.open_text(&annotated().replace("note", "remark"));
    await_annotated(&page);
    assert_eq!(page.games().len(), 2);
}

fn every_form_of_text_is_opened(session: &Session) {
    let position = AFTER_THREE.to_owned() + " b";
    let link = format!("Look: {}", crate::page::link(&START[6..], &MOVES));
    let form_1 = format!(
        "tablero 1\r\ngame breakthrough\r\n{START}\r\nmoves {}\r\n",
        MOVES.join(" ")
    );
    let numbered = "1. b2-a3 b4-c3 2. c2-d3 *".to_owned();
    for text in [
        form_1,
        link,
        numbered,
        "b2a3 b4c3 c2d3".to_owned(),
        position,
    ] {
        let page = paste(session, &text);
        page.arrive("game");
        page.await_board(AFTER_THREE);
    }
}

fn a_fault_is_shown_at_its_place_and_the_part_before_it_opens(session: &Session) {
    let page = paste(session, "b2-a3 b4-c3 c2-d3\nc3-c2 a3-a9");
    page.see(&format!("{OPEN_TEXT} [data-line='2'][data-column='7']"));
    page.read(".import-excerpt mark", "a3-a9");
    page.read(".import-fault", "Line 2, character 7");
    assert_clean(session, "a fault in a text");
    page.press(&format!("{OPEN_TEXT} [data-action=open-part]"));
    page.arrive("game");
    page.await_saved(&["b2-a3", "b4-c3", "c2-d3", "c3-c2"]);
}

fn the_page_asks_which_game_a_list_is(session: &Session) {
    let page = paste(session, "a7a6 b2b3");
    page.see("[data-import=choosing]");
    assert_eq!(page.count("[data-action=open-reading]"), 2);
    page.read("[data-action=open-reading]", "OpenSpiel");
    assert_clean(session, "the question which game a text is");
    page.press("[data-action=open-reading]:last-child");
    page.arrive("game");
    page.await_saved(&["a7-a6", "b2-b3"]);
}

/// A file with this text, as a script.
const FILE: &str = "
    const data = new DataTransfer();
    data.items.add(new File([arguments[0]], 'game.txt', { type: 'text/plain' }));";

fn a_chosen_file_is_opened(session: &Session) {
    let page = Page::home(session);
    page.act("open-text");
    page.see(&format!("{OPEN_TEXT} [data-field=text]"));
    let choose = format!(
        "{FILE}
        const input = document.querySelector('{OPEN_TEXT} [data-field=file]');
        input.files = data.files;
        input.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    session.run(&choose, vec![json!(annotated())]);
    await_annotated(&page);
}

/// As in an installed page that the system has started with `COUNT` files. `BROKEN` files cannot be read. `launchAgain`
/// makes later launches.
const LAUNCH: &str = r#"
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? { matches: true } : real(query);
    const handle = { getFile: async () => {
        if (BROKEN) throw new Error('gone');
        return new File([TEXT], 'game.txt', { type: 'text/plain' });
    } };
    const launch = (count, fragment) =>
        ({ files: Array(count).fill(handle), targetURL: location.origin + location.pathname + fragment });
    const queue = { setConsumer: (consumer) => {
        window.launchAgain = (count, fragment) => consumer(launch(count, fragment));
        // The launch that has loaded the page: its address may have changed since then.
        consumer(launch(0, '#days'));
        if (COUNT > 0) consumer(launch(COUNT, ''));
    } };
    // Chromium has its own queue, which cannot be assigned.
    Object.defineProperty(window, 'launchQueue', { value: queue });"#;

/// The page, started with this many such files.
#[track_caller]
fn launch<'a>(session: &'a Session, text: &str, count: u32, is_broken: bool) -> Page<'a> {
    launch_but(session, text, count, is_broken, |_| Intercept::Serve)
}

/// The same, with other responses for some files.
#[track_caller]
fn launch_but<'a>(
    session: &'a Session,
    text: &str,
    count: u32,
    is_broken: bool,
    intercept: impl Fn(&str) -> Intercept + Send + Sync + 'static,
) -> Page<'a> {
    let launched = LAUNCH
        .replace("BROKEN", &is_broken.to_string())
        .replace("COUNT", &count.to_string())
        .replace("TEXT", &json!(text).to_string());
    let page = Page::serve_but(session, move |path| match path {
        "" => html(&index().replacen("<script", "<script src=\"./launch.js\"></script><script", 1)),
        "launch.js" => script(&format!("{{{launched}}}")),
        path if path.ends_with(".css") => built(path),
        path => intercept(path),
    });
    page.open("");
    page
}

fn the_installed_page_opens_the_file_that_it_is_started_with(session: &Session) {
    let page = launch(session, &annotated(), 1, false);
    await_annotated(&page);
    page.read("[data-side=white]", "Ada");
    // A stored game is not replaced.
    assert_eq!(page.games().len(), 1);
    let page = launch(session, "", 1, true);
    page.read(
        &format!("{OPEN_TEXT} .import-fault"),
        "The file could not be read.",
    );
    assert!(page.games().is_empty());
    let page = launch(session, &annotated(), 2, false);
    page.read(
        &format!("{OPEN_TEXT} .import-fault"),
        "Only one file can be opened at a time.",
    );
    assert!(page.games().is_empty());
}

fn a_file_of_a_launch_waits_until_its_part_is_loaded(session: &Session) {
    session.expect_complaint("ERR_");
    let is_cut = Arc::new(AtomicBool::new(true));
    let cut = Arc::clone(&is_cut);
    let page = launch_but(session, &annotated(), 1, false, move |path| {
        match path.starts_with("words/en-import") && cut.load(Ordering::Relaxed) {
            true => Intercept::Close,
            false => Intercept::Serve,
        }
    });
    page.see("[data-missing]");
    is_cut.store(false, Ordering::Relaxed);
    page.press("[data-missing] [data-action=try-again]");
    await_annotated(&page);
}

fn a_launch_neither_reloads_the_page_nor_replaces_a_text(session: &Session) {
    let page = launch(session, &annotated(), 0, false);
    session.until("a consumer", "return Boolean(window.launchAgain)", vec![]);
    page.write_text("my own text");
    session.run("window.isSame = true; launchAgain(0, '')", vec![]);
    session.run("launchAgain(1, '')", vec![]);
    page.see(&format!("{OPEN_TEXT} [data-import=replacing]"));
    assert_clean(session, "the question whether a file replaces a text");
    assert_eq!(
        page.value(&format!("{OPEN_TEXT} [data-field=text]")),
        "my own text"
    );
    page.press(&format!("{OPEN_TEXT} [data-action=open-file]"));
    await_annotated(&page);
    // A shortcut leads to its game, in the same document.
    session.run("launchAgain(0, arguments[0])", vec![json!("#rules=zoq")]);
    page.arrive("rules");
    session.run("launchAgain(0, '#')", vec![]);
    page.arrive("rules");
    assert_eq!(
        session.run("return window.isSame", vec![]),
        json!(true),
        "the page was loaded again"
    );
}

fn a_dropped_file_is_opened(session: &Session) {
    let page = Page::home(session);
    let drag = |kind: &str| {
        format!(
            "{FILE}
            const options = {{ bubbles: true, cancelable: true, dataTransfer: data }};
            const event = new DragEvent('{kind}', options);
            document.querySelector('main').dispatchEvent(event);
            return event.defaultPrevented;"
        )
    };
    let drop = |text: &str| {
        let text = vec![json!(text)];
        session.run(&drag("dragenter"), text.clone());
        // The code that handles it may be loaded first.
        session.until("a place for the file", &drag("dragover"), text.clone());
        assert_eq!(session.run(&drag("drop"), text), json!(true));
    };
    drop(&annotated());
    await_annotated(&page);
    // A file that is not a game is rejected there.
    drop("no game");
    page.see(&format!("{OPEN_TEXT} [data-import=refused]"));
    page.await_saved(&MOVES);
}

fn what_is_copied_and_saved_is_read_again(session: &Session) {
    let page = paste(session, &annotated());
    await_annotated(&page);
    // The clipboard and the download, as the page uses them.
    let watch = "
        window.copied = [];
        window.saved = [];
        Object.defineProperty(navigator, 'clipboard', {
            configurable: true,
            value: { writeText: async (text) => { window.copied.push(text); } },
        });
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => {
            blob.text().then((text) => window.saved.push(text));
            return make(blob);
        };
        HTMLAnchorElement.prototype.click = function () { window.savedName = this.download; };";
    session.run(watch, vec![]);
    page.act("share");
    page.press("dialog[data-panel=share] [data-action=copy-text]");
    page.see("[data-notice=text-copied]");
    page.press("dialog[data-panel=share] [data-action=save-text]");
    let check =
        "return window.saved.length === 1 && [window.copied[0], window.saved[0], window.savedName]";
    let texts = session.until("a file", check, vec![]);
    let text = annotated();
    assert_eq!(texts, json!([text, text, "tablero-breakthrough.txt"]));
    // The line of a variation.
    page.press("dialog[data-panel=share] [data-action=close]");
    page.press("[data-line] .move:nth-of-type(1)");
    page.act("line-copy");
    let check = "return window.copied.length === 2 && window.copied[1]";
    let line = session.until("a line", check, vec![]);
    let expected = format!("tablero 1\ngame breakthrough\n{START}\nmoves b2-a3 e4-e3 d2-d3");
    assert_eq!(line, json!(expected));
}

fn a_link_carries_variations_unless_it_is_too_long(session: &Session) {
    let page = paste(session, &annotated());
    await_annotated(&page);
    page.act("share");
    page.press("dialog[data-panel=share] [data-action=share-tree]");
    let check = "const link = document.querySelector('[data-field=link]')?.value;
        return link?.includes('#tablero=2&') && link";
    let link = session.until("a link", check, vec![]);
    let fragment = link.as_str().and_then(|link| link.split_once('#'));
    let (_, fragment) = fragment.expect("a link has a fragment");
    session.run("localStorage.clear()", vec![]);
    page.open(&format!("#{fragment}"));
    await_annotated(&page);
    // A link that most programs would cut off is not offered.
    let long = annotated().replace("note", &"long note ".repeat(4_000));
    let page = paste(session, &long);
    await_annotated(&page);
    page.act("share");
    page.press("dialog[data-panel=share] [data-action=share-tree]");
    page.see("[data-notice=link-too-long]");
    page.see("dialog[data-panel=share] [data-action=save-text]");
    page.see_no("[data-field=link]");
}

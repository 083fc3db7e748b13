//! Texts of several games, as the library saves them: all are added, and a damaged one does not affect the others.

use serde_json::json;

use super::in_sight::assert_narrow;
use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::{OLD_GAME, OPEN_TEXT, Page};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_pasted_text_of_several_games_adds_all_of_them sample Logic,
    a_file_of_the_library_comes_back_and_is_added_once once Logic,
    many_games_are_added_while_the_page_reacts once Logic,
    without_room_what_was_added_is_said once Logic,
    damaged_files_of_games_give_what_is_whole once Logic,
];

/// The texts of the dialog about several games.
const SAID: &str = "dialog[data-panel=import] [data-import=adding][data-over=true]";
const ALL_GAMES: &str = "dialog[data-panel=import] [data-action=imported-games]";

/// Games as the library saves them: a finished one, an unfinished one with a variation, one with notes and a
/// resignation, and one without names.
const GAMES: [&str; 4] = [
    "tablero 1\ngame zoq\nstart bbb/3/WWW Wb w\nmoves @b2\nresult black",
    "tablero 2\ngame pogo\nstart bb,bb,bb/-,-,-/WW,WW,WW w\nwhite Ada\nmoves 2b1-b3 (1a1-b1)",
    "tablero 2\ngame breakthrough\nstart pppp/4/4/PPPP w\nwhite Ada\nblack Ben\n\
     moves a1-a2 {a note} a4-a3 b1-b2 resign:black\nresult white",
    "tablero 1\ngame breakthrough\nstart ppppp/ppppp/5/PPPPP/PPPPP w\nmoves b2-a3 b4-c3",
];

/// Has a file with this text chosen in the dialog, which is open.
#[track_caller]
fn choose(page: &Page, text: &str) {
    let script = format!(
        "const data = new DataTransfer();
        data.items.add(new File([arguments[0]], 'games.txt', {{ type: 'text/plain' }}));
        const input = document.querySelector('{OPEN_TEXT} [data-field=file]');
        input.files = data.files;
        input.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.see(&format!("{OPEN_TEXT} [data-field=text]"));
    page.session.run(&script, vec![json!(text)]);
}

/// How many games the library lists.
#[track_caller]
fn lists(page: &Page, count: usize) {
    page.see(&format!("[data-shown='{count}']"));
}

fn a_pasted_text_of_several_games_adds_all_of_them(session: &Session) {
    for (size, theme) in [((1280, 800), "light"), ((360, 640), "dark")] {
        session.resize(size);
        let page = Page::serve(session);
        page.open("");
        page.arrive("home");
        page.set("theme", theme);
        let damaged = GAMES[3].replace("b2-a3", "b2-a5");
        page.open_text(&format!(
            "{}\n\n{damaged}\n\n{}\n",
            GAMES[..2].join("\n\n"),
            GAMES[2]
        ));
        page.read(SAID, "Games added: 3.");
        page.read(SAID, "Games that could not be read: 1.");
        page.read(&format!("{SAID} li"), "Line 16: ");
        assert_clean(session, &format!("several games, {theme}"));
        assert_narrow(session, &format!("several games, {theme}"));
        page.press(ALL_GAMES);
        page.arrive("library");
        page.see_no(OPEN_TEXT);
        lists(&page, 3);
        page.read(".library-row", "Ada vs Ben");
    }
}

fn a_file_of_the_library_comes_back_and_is_added_once(session: &Session) {
    let page = Page::home(session);
    page.act("open-text");
    choose(&page, &GAMES.join("\n\n"));
    page.read(SAID, "Games added: 4.");
    page.press(ALL_GAMES);
    page.arrive("library");
    lists(&page, 4);
    let watch = "
        window.saved = [];
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => {
            blob.text().then((text) => window.saved.push(text));
            return make(blob);
        };
        HTMLAnchorElement.prototype.click = function () {};";
    session.run(watch, vec![]);
    page.press("[data-action=select-all]");
    page.act("export");
    page.read("[data-told]", "saved as a file");
    let file = session.until("a file", "return window.saved[0]", vec![]);
    let file = file.as_str().expect("a text");
    assert_eq!(file, GAMES.join("\n\n") + "\n");
    // A file dropped on the list is added there; existing games are not added again.
    let here = GAMES[3].replace(" b4-c3", "");
    let drop = |kind: &str| {
        format!(
            "const data = new DataTransfer();
            data.items.add(new File([arguments[0]], 'games.txt', {{ type: 'text/plain' }}));
            const options = {{ bubbles: true, cancelable: true, dataTransfer: data }};
            const event = new DragEvent('{kind}', options);
            document.querySelector('main').dispatchEvent(event);
            return event.defaultPrevented;"
        )
    };
    let text = vec![json!(format!("{file}\n{here}\n\n{here}\n"))];
    session.run(&drop("dragenter"), text.clone());
    session.until("a place for the file", &drop("dragover"), text.clone());
    session.run(&drop("drop"), text);
    page.read(SAID, "Games added: 1.");
    page.read(SAID, "Games that were here already: 5.");
    page.press(ALL_GAMES);
    lists(&page, 5);
    // The game with its variation is complete.
    page.press(".library-row:has([data-board-of=pogo]) [data-action=continue]");
    page.arrive("game");
    page.await_variations(&["1a1-b1"]);
}

/// This many games with other names.
fn many(count: usize) -> String {
    let games = (0..count).map(|number| {
        format!("tablero 2\ngame zoq\nwhite Player {number}\nmoves @b2 resign:black\n")
    });
    games.collect::<Vec<_>>().join("\n")
}

fn many_games_are_added_while_the_page_reacts(session: &Session) {
    let page = Page::home(session);
    page.act("open-text");
    // Timers run, and the dialog shows the progress.
    let watch = "
        window.ticks = 0;
        window.told = new Set();
        setInterval(() => {
            window.ticks++;
            const told = document.querySelector('[data-import=adding][data-over=false]');
            if (told) window.told.add(told.innerText);
        }, 0);";
    session.run(watch, vec![]);
    choose(&page, &many(1_000));
    page.read(SAID, "Games added: 1000.");
    let told = session.run("return window.told.size", vec![]);
    assert!(told.as_u64() > Some(2), "{told}");
    page.press(ALL_GAMES);
    page.arrive("library");
    lists(&page, 1_000);
}

fn without_room_what_was_added_is_said(session: &Session) {
    let page = Page::home(session);
    page.fill_storage();
    // Room for some games.
    let script = "localStorage.removeItem('filler/0');
        for (let count = 0; count < 10; count++) {
            try { localStorage.setItem('room/' + count, 'x'.repeat(100000)); } catch {}
        }";
    session.run(script, vec![]);
    page.act("open-text");
    choose(&page, &many(5_000));
    page.read(SAID, "because there is no room: ");
    let said = page.see(SAID);
    let number = |before: &str| -> usize {
        let after = said.split(before).nth(1).unwrap_or_default();
        let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().unwrap_or_else(|_| panic!("{said}"))
    };
    let (added, left) = (number("Games added: "), number("no room: "));
    assert!(added > 0 && added + left == 5_000, "{said}");
    page.press(ALL_GAMES);
    page.arrive("library");
    lists(&page, added);
}

/// The games of a file with a fault, and the dialog's message about it: how many games are added and how many are not,
/// or a sentence.
type Damaged = (&'static str, String, Result<(usize, usize), &'static str>);

/// A dozen damaged files.
fn damaged() -> Vec<Damaged> {
    let whole = GAMES.join("\n\n") + "\n";
    let change = |from: &str, to: &str| whole.replacen(from, to, 1);
    let each_twice = |text: &str| -> String {
        let lines = text.lines().map(|line| format!("{line}\n{line}\n"));
        lines.collect()
    };
    vec![
        (
            "cut in the middle",
            whole[..whole.len() / 2].to_owned(),
            Ok((2, 1)),
        ),
        ("a changed move", change("2b1-b3", "2b1-b9"), Ok((3, 1))),
        (
            "a changed heading",
            change("tablero 2", "tabledo 2"),
            Ok((3, 1)),
        ),
        ("every line twice", each_twice(&whole), Ok((0, 8))),
        (
            "a line twice",
            change("white Ada", "white Ada\nwhite Ada"),
            Ok((3, 1)),
        ),
        (
            "lines of another game",
            change("\nmoves a1-a2", "\nmoves @b2\nmoves a1-a2"),
            Ok((3, 1)),
        ),
        (
            "a line in between",
            change("\n\n", "\n\nnonsense\n\n"),
            Ok((4, 1)),
        ),
        ("nothing", String::new(), Err("There is no text yet.")),
        (
            "nonsense",
            "nonsense ".repeat(1_000),
            Err("This is not a game"),
        ),
        (
            "a huge number",
            change("2b1-b3", &"9".repeat(100_000)),
            Ok((3, 1)),
        ),
        (
            "a wrong version",
            change("tablero 1", "tablero 7"),
            Ok((3, 1)),
        ),
        ("another game", change("game zoq", "game chess"), Ok((3, 1))),
        (
            "no moves",
            change("\nmoves @b2\nresult black", ""),
            Ok((3, 1)),
        ),
        (
            "other ends of lines",
            whole.replace('\n', "\r\n"),
            Ok((4, 0)),
        ),
        (
            "a gap in a game",
            change("\nmoves 2b1", "\n\nmoves 2b1"),
            Ok((3, 2)),
        ),
    ]
}

fn damaged_files_of_games_give_what_is_whole(session: &Session) {
    let page = Page::home(session);
    let key = format!("{OLD_GAME}here");
    let here = json!({"version": 1, "text": "tablero 1\ngame zoq\nmoves @a2", "saved": 1e12});
    for (what, text, expected) in damaged() {
        println!("{what}");
        session.run("localStorage.clear()", vec![]);
        page.store(&key, &here.to_string());
        page.open("");
        page.arrive("home");
        page.act("open-text");
        choose(&page, &text);
        match expected {
            Ok((added, unread)) => {
                page.read(SAID, &format!("Games added: {added}."));
                let said = page.see(SAID);
                let sentence = format!("could not be read: {unread}.");
                assert_eq!(said.contains(&sentence), unread > 0, "{what}: {said}");
                assert_eq!(said.contains("Line "), unread > 0, "{what}: {said}");
                page.press(ALL_GAMES);
                page.arrive("library");
                lists(&page, added + 1);
            }
            Err(sentence) => {
                page.read(&format!("{OPEN_TEXT} .import-fault"), sentence);
                page.open("#library");
                page.arrive("library");
                lists(&page, 1);
            }
        }
        page.see(".library-row[data-saved=here]");
    }
}

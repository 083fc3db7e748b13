//! Backups of everything as a file, and restoring them.

use serde_json::json;

use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::{OLD_GAME, Page};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_saved_file_brings_everything_back,
    a_damaged_file_gives_what_can_be_read once Logic,
    what_is_no_backup_is_refused once Logic,
    a_dozen_damaged_files_leave_what_is_here once Logic,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP w";
const MOVES: [&str; 3] = ["b2-a3", "b4-c3", "c2-d3"];
const SETTINGS: &str = "dialog[data-panel=settings]";

/// The text of the file that the page saves.
#[track_caller]
fn saved(page: &Page) -> String {
    let watch = "
        window.saved = [];
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => {
            blob.text().then((text) => window.saved.push(text));
            return make(blob);
        };
        HTMLAnchorElement.prototype.click = function () { window.savedName = this.download; };";
    page.session.run(watch, vec![]);
    page.act("backup-save");
    page.read("[data-backup]", "is saved");
    let check = "return window.saved.length === 1 && [window.saved[0], window.savedName]";
    let file = page.session.until("a file", check, vec![]);
    let name = file[1].as_str().expect("a name");
    assert!(name.starts_with("tablero-backup-2"), "{name}");
    file[0].as_str().expect("a text").to_owned()
}

/// Restores a file with this text.
#[track_caller]
fn bring(page: &Page, text: &str) {
    let choose = format!(
        "const data = new DataTransfer();
        data.items.add(new File([arguments[0]], 'tablero.txt', {{ type: 'text/plain' }}));
        const input = document.querySelector('{SETTINGS} [data-field=backup]');
        input.files = data.files;
        input.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.see(&format!("{SETTINGS} [data-action=backup-save]"));
    page.session.run(&choose, vec![json!(text)]);
}

/// A page with a stored game, and its backup file.
#[track_caller]
fn file(session: &Session) -> (Page<'_>, String) {
    let page = Page::linked(session, START, &MOVES);
    page.await_saved(&MOVES);
    page.act("settings");
    page.read("[data-used]", "%");
    let text = saved(&page);
    (page, text)
}

fn a_saved_file_brings_everything_back(session: &Session) {
    let (page, text) = file(session);
    assert_clean(session, "the file with everything");
    session.run("localStorage.clear()", vec![]);
    page.open("");
    page.arrive("home");
    assert_eq!(page.games().len(), 0);
    page.act("settings");
    bring(&page, &text);
    page.read("[data-backup]", "Games added: 1.");
    bring(&page, &text);
    page.read("[data-backup]", "already: 1.");
    page.close_settings();
    assert_eq!(page.games().len(), 1);
    page.press("[data-action=continue]");
    page.await_ply(3);
    // The backup is opened like the text of a game.
    session.run("localStorage.clear()", vec![]);
    page.open("");
    page.arrive("home");
    page.open_text(&text);
    assert_clean(session, "a file with everything, opened like a game");
    page.press("[data-import=backup] [data-action=backup-bring]");
    page.read("[data-backup]", "Games added: 1.");
    session.keys(&[Key::Escape]);
    assert_eq!(page.games().len(), 1);
}

fn a_damaged_file_gives_what_can_be_read(session: &Session) {
    let (page, text) = file(session);
    session.run("localStorage.clear()", vec![]);
    page.open("");
    page.arrive("home");
    page.act("settings");
    let whole = text.trim_end().trim_end_matches(|sign| sign != '\n');
    bring(&page, &format!("{whole}lessons 00000000 {{}}\n"));
    page.read("[data-backup]", "Games added: 1.");
    page.read("[data-backup]", "Damaged lines left out: 1.");
    page.read("[data-backup]", "The end of the file is missing.");
    // Eleven more, each with a change at a different place.
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..11 {
        let mut signs: Vec<char> = text.chars().collect();
        let at = rng.usize(20..signs.len());
        signs[at] = if signs[at] == 'x' { 'y' } else { 'x' };
        bring(&page, &signs.into_iter().collect::<String>());
        page.see("[data-backup]");
    }
    page.close_settings();
    assert!(page.games().len() <= 2);
}

fn what_is_no_backup_is_refused(session: &Session) {
    let page = Page::home(session);
    page.act("settings");
    for (text, why) in [
        ("tablero 1\ngame zoq", "has no saved data"),
        ("tablero backup 3\nend 0\n", "newer version"),
    ] {
        bring(&page, text);
        page.read("[data-backup]", why);
    }
    page.close_settings();
    assert_eq!(page.games().len(), 0);
}

/// The fault of a file, the file, and parts of the page's message.
type Damaged = (&'static str, String, &'static [&'static str]);

/// A dozen damaged files of three games.
fn damaged(text: &str) -> Vec<Damaged> {
    let lines: Vec<&str> = text.lines().collect();
    let game = |number: usize| {
        let mut games = lines.iter().filter(|line| line.starts_with("game:"));
        (*games.nth(number).expect("a game")).to_owned()
    };
    let (first, second) = (game(0), game(1));
    let parts: Vec<&str> = first.splitn(3, ' ').collect();
    let [name, sum, value] = parts[..] else {
        panic!("{first}");
    };
    let other_value = second.splitn(3, ' ').nth(2).expect("a value");
    let with_first = |line: String| text.replace(&first, &line);
    let twice: Vec<String> = lines
        .iter()
        .map(|line| format!("{line}\n{line}\n"))
        .collect();
    const ALL: &[&str] = &["Games added: 3."];
    const ONE_LOST: &[&str] = &["Games added: 2.", "Damaged lines left out: 1."];
    let cut = text.find(&second).expect("the second game") + 40;
    let last = text.trim_end().rfind('\n').expect("lines");
    vec![
        (
            "cut in the middle",
            text[..cut].to_owned(),
            &["Games added: 1.", "The end of the file is missing."],
        ),
        (
            "a changed sign",
            with_first(first.replace("zoq", "zoo")),
            ONE_LOST,
        ),
        (
            "every line twice",
            twice.concat(),
            &["Games added: 3.", "already: 3."],
        ),
        (
            "a game with the moves of another",
            with_first(format!("{name} {sum} {other_value}")),
            ONE_LOST,
        ),
        ("nothing", String::new(), &["has no saved data"]),
        (
            "nonsense",
            "nonsense\n".repeat(1_000),
            &["has no saved data"],
        ),
        (
            "a huge number",
            format!("{}\nend {}\n", &text[..last], "9".repeat(1_000)),
            &["Games added: 3.", "The end of the file is missing."],
        ),
        (
            "a wrong version",
            text.replacen("backup 1", "backup 9", 1),
            &["newer version"],
        ),
        (
            "a wrong checksum",
            with_first(format!("{name} 00000000 {value}")),
            ONE_LOST,
        ),
        (
            "a line that is cut",
            with_first(first[..first.len() / 2].to_owned()),
            ONE_LOST,
        ),
        ("other ends of lines", text.replace('\n', "\r\n"), ALL),
        (
            "no end",
            text[..last].to_owned(),
            &["Games added: 3.", "The end of the file is missing."],
        ),
        (
            "a line of something new",
            text.replacen('\n', "\nnew:thing 00000000 {}\n", 1),
            &["Games added: 3.", "Damaged lines left out: 1."],
        ),
    ]
}

fn a_dozen_damaged_files_leave_what_is_here(session: &Session) {
    let page = Page::serve(session);
    let game = |moves: &str| {
        let text = format!("tablero 1\ngame zoq\nmoves {moves}");
        json!({"version": 1, "text": text, "saved": 1e12}).to_string()
    };
    let old = |id: &str| format!("{OLD_GAME}{id}");
    for (id, moves) in [("a", "@b2"), ("b", "@a2"), ("c", "@c2")] {
        page.store(&old(id), &game(moves));
    }
    page.open("");
    page.arrive("home");
    page.act("settings");
    let text = saved(&page);
    page.close_settings();
    for (what, text, expected) in damaged(&text) {
        println!("{what}");
        session.run("localStorage.clear()", vec![]);
        page.store(&old("here"), &game("@b2 @a2"));
        page.open("");
        page.arrive("home");
        page.act("settings");
        bring(&page, &text);
        for part in expected {
            page.read("[data-backup]", part);
        }
        page.close_settings();
        page.open("#library");
        page.arrive("library");
        let added = expected[0].strip_prefix("Games added: ");
        let added = added.map_or(0, |rest| {
            rest.trim_end_matches('.').parse().expect("a number")
        });
        let all: usize = added + 1;
        page.see(&format!("[data-shown='{all}']"));
        page.see(".library-row[data-saved=here]");
    }
}

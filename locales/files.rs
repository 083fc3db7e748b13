//! The data files of the texts. Each language has one for the home screen, several for the other screens, and one for
//! each game, so that a visit loads only the texts that it shows. The program identifies a text by its number in its
//! file, so the file must be from the same build as the program. Its first line shows whether it is.

use super::check::{LEARN, Language, NAME, blanks};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The files of screens with the sections of their keys. Every other section is a game and has its own file.
pub const SCREENS: &[(&str, &[&str])] = &[
    (HOME, &["home", "missing", "new_game", "notice", "page"]),
    (
        "game",
        &[
            "action",
            "ask",
            "board",
            "clock",
            "exact",
            "hint",
            "key",
            "late_notice",
            "level",
            "link",
            "machine",
            "moves",
            "names",
            "notation",
            "offer",
            "play",
            "result",
            "says",
            "shared",
            "side",
            "threats",
            "version",
            "zen",
        ],
    ),
    (
        "panels",
        &[
            "analysis",
            "clock_choice",
            "keys",
            "report",
            "settings",
            "share",
        ],
    ),
    ("learn", &["learn_page", "puzzle"]),
    ("review", &["variations"]),
    ("backup", &["backup"]),
    ("friend", &["friend"]),
    ("import", &["import"]),
    ("library", &["library", "statistics"]),
    ("embed", &["embed"]),
    ("editor", &["editor"]),
];

/// The file that every visit loads.
const HOME: &str = "home";

/// The texts of a game that the home screen shows: their keys, without the name of the game, start with one of these
/// words.
const SHOWN_AT_HOME: [&str; 4] = ["aim", "credit", "name", "option"];

/// The file of a key.
pub fn file_of(key: &str) -> &str {
    let (section, rest) = key.split_once('.').unwrap_or((key, ""));
    let of_screen = SCREENS
        .iter()
        .find(|(_, sections)| sections.contains(&section));
    match of_screen {
        Some((file, _)) => file,
        None if SHOWN_AT_HOME.iter().any(|start| rest.starts_with(start)) => HOME,
        None => section,
    }
}

/// The keys of every file, in the order of their texts. The courses are separate files and are left out.
pub fn files(english: &Language) -> BTreeMap<&str, Vec<&str>> {
    let course = format!("{LEARN}.");
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for key in english.words.keys() {
        if key != NAME && !key.starts_with(&course) {
            files.entry(file_of(key)).or_default().push(key);
        }
    }
    files
}

/// The first line of a file. It contains a hash of the keys and the placeholders of the texts.
pub fn first_line(file: &str, keys: &[&str], english: &Language) -> String {
    // FNV-1a.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for key in keys {
        let blanks: Vec<&str> = blanks(&english.words[*key]).into_iter().collect();
        for byte in format!("{key} {}\n", blanks.join(" ")).bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("tablero words {file} {} {hash:016x}", keys.len())
}

/// The files of a language by name: the first line, a line for each text, an empty line.
pub fn print(languages: &[Language], language: &Language) -> BTreeMap<String, String> {
    let files = files(&languages[0]);
    let printed = files.iter().map(|(file, keys)| {
        let mut text = first_line(file, keys, &languages[0]) + "\n";
        for key in keys {
            let _ = writeln!(text, "{}", language.words[*key]);
        }
        ((*file).to_owned(), text + "\n")
    });
    printed.collect()
}

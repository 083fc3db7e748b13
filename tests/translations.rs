//! Every language has all texts, and no text is duplicated, unused or not translated.

#[path = "../locales/check.rs"]
mod check;
#[path = "../locales/files.rs"]
mod files;

use check::{Language, NAME, faults};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tablero::lessons::courses;
use tablero::words::{self, FILES};

fn languages() -> Vec<Language> {
    check::read(Path::new("locales")).expect("the languages")
}

fn said() -> BTreeSet<String> {
    let mut said = check::used_keys(Path::new("src")).expect("the sources");
    for file in ["assets/frames.html", "embed.js"] {
        said.extend(check::keys_in_markup(Path::new(file)).expect("the markup"));
    }
    said
}

fn course_keys() -> BTreeSet<String> {
    courses().iter().flat_map(|course| course.keys()).collect()
}

#[test]
fn no_language_lacks_a_word_or_has_one_too_many() {
    let languages = languages();
    assert!(languages.len() > 1 && languages[0].code == "en");
    assert!(said().len() > 100 && course_keys().len() > 100, "few words");
    assert_eq!(faults(&languages, &said(), &course_keys()), [""; 0]);
}

#[test]
fn every_file_of_texts_belongs_to_a_screen_or_a_game() {
    let games = tablero::games::GAMES
        .iter()
        .map(|game| game.slug().replace('-', "_"));
    let known: BTreeSet<String> = games
        .chain(
            [
                "backup", "editor", "embed", "friend", "game", "home", "import", "learn",
                "library", "panels", "review",
            ]
            .map(str::to_owned),
        )
        .collect();
    let english = &languages()[0].words;
    for section in files::SCREENS.iter().flat_map(|(_, sections)| *sections) {
        let start = format!("{section}.");
        let has_keys = english.keys().any(|key| key.starts_with(&start));
        assert!(has_keys, "there is no text in the section {section}");
    }
    let files: BTreeSet<String> = FILES.iter().map(|file| (*file).to_owned()).collect();
    assert_eq!(files, known);
}

#[test]
fn what_is_written_for_the_page_is_what_the_program_has() {
    let languages = languages();
    for (number, language) in languages.iter().enumerate() {
        let locale = words::all()[number];
        for (name, text) in files::print(&languages, language) {
            assert_eq!(words::add(locale, &name, &text), Ok(()), "{name}");
            let cut = &text[..text.len() - 1];
            assert_eq!(
                words::add(locale, &name, cut),
                Err(words::TextFileError::CutOff),
                "{name}"
            );
        }
    }
    let texts = files::print(&languages, &languages[1]);
    assert!(texts["home"].contains(&languages[1].words["page.title"]));
    assert!(!texts["home"].contains(&languages[1].words["zoq.gist"]));
}

#[test]
fn a_language_is_written_as_itself() {
    let languages = languages();
    for Language { code, words } in &languages[1..] {
        let english = |key: &String, text: &String| languages[0].words[key] == *text;
        let same = words
            .iter()
            .filter(|(key, text)| english(key, text))
            .count();
        assert!(
            same * 10 < words.len(),
            "{code}: {same} sentences are English"
        );
    }
}

#[test]
fn whatever_is_wrong_is_found() {
    let language = |code: &str, words: &[(&str, &str)]| Language {
        code: code.to_owned(),
        words: words
            .iter()
            .chain(&[(NAME, "its name")])
            .map(|(key, text)| ((*key).to_owned(), (*text).to_owned()))
            .collect(),
    };
    let used = |keys: &[&str]| {
        keys.iter()
            .map(|key| (*key).to_owned())
            .collect::<BTreeSet<_>>()
    };
    let english = [("a", "one"), ("b", "{{ x }} two")];
    let spanish = [("a", "uno"), ("b", "dos {{ x }}")];
    let found = |other: &[(&str, &str)], said: &[&str], course_keys: &[&str]| {
        let languages = [language("en", &english), language("es", other)];
        faults(&languages, &used(said), &used(course_keys)).join("; ")
    };
    assert_eq!(found(&spanish, &["a"], &["b"]), "");
    assert_eq!(found(&spanish[..1], &["a", "b"], &[]), "es: missing: b");
    assert_eq!(
        found(&spanish, &["a"], &[]),
        "en: said nowhere: b; es: said nowhere: b"
    );
    assert_eq!(found(&spanish, &["a", "b"], &["c"]), "en: missing: c");
    let renamed = [("a", "uno"), ("b", "dos {{ y }}")];
    assert_eq!(found(&renamed, &["a", "b"], &[]), "es: other blanks: b");
    let more = [("a", "uno"), ("b", "dos {{ x }}"), ("c", " ")];
    let told = "es: said nowhere: c; es: empty: c; es: not in English: c";
    assert_eq!(found(&more, &["a", "b"], &[]), told);
}

#[test]
fn further_texts_stand_in_further_folders() {
    let root = std::env::temp_dir().join(format!("translations-{}-further", std::process::id()));
    let folders = ["first", "second"].map(|name| root.join(name));
    for (folder, file, text) in [
        (0, "en.json", r#"{"a": "one"}"#),
        (0, "es.json", r#"{"a": "uno"}"#),
        (0, "fr.json", r#"{"a": "un"}"#),
        (1, "en.json", r#"{"b": "two"}"#),
        (1, "es.json", r#"{"b": "dos"}"#),
    ] {
        fs::create_dir_all(folders[folder].join("courses")).unwrap();
        fs::write(folders[folder].join(file), text).unwrap();
    }
    let languages = check::read_all(&folders).unwrap();
    let twice = check::read_all(&[&folders[0], &folders[0]]);
    fs::remove_dir_all(&root).unwrap();
    let texts = languages.iter().map(|language| &language.words["b"]);
    assert_eq!(texts.collect::<Vec<_>>(), ["two", "dos", "two"]);
    assert_eq!(twice.err().unwrap().to_string(), "en: a is there twice");
}

#[test]
fn a_course_belongs_to_the_language_and_the_game_of_its_file() {
    let read = |name: &str, files: &[(&str, &str)]| {
        let folder =
            std::env::temp_dir().join(format!("translations-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("courses")).unwrap();
        for (file, text) in files {
            fs::write(folder.join(file), text).unwrap();
        }
        let languages = check::read(&folder).map_err(|error| error.to_string());
        fs::remove_dir_all(&folder).unwrap();
        languages
    };
    let whole = [
        ("en.json", r#"{"a": "one"}"#),
        ("pt-en.json", r#"{"a": "um"}"#),
        ("courses/push-push-en.json", r#"{"b": {"c": "two"}}"#),
        ("courses/push-push-pt-en.json", r#"{"b": {"c": "dois"}}"#),
    ];
    let languages = read("whole", &whole).unwrap();
    let texts = |index: usize| languages[index].words.iter().collect::<Vec<_>>();
    let (key, course) = ("a".to_owned(), "learn.push-push.b.c".to_owned());
    assert_eq!(
        texts(0),
        [(&key, &"one".to_owned()), (&course, &"two".to_owned())]
    );
    assert_eq!(
        texts(1),
        [(&key, &"um".to_owned()), (&course, &"dois".to_owned())]
    );

    let fault = |name: &str, file: &str, text: &str| {
        read(name, &[whole[0], (file, text)])
            .err()
            .unwrap_or_default()
    };
    let stray = fault("stray", "courses/push-push-fr.json", "{}");
    assert_eq!(stray, "courses/push-push-fr.json: of no language");
    let own = fault("own", "en.json", r#"{"learn": {"push-push": {}}}"#);
    assert_eq!(own, "en: learn: belongs into courses");
    let torn = fault("torn", "courses/push-push-en.json", r#"{"b": {"#);
    assert!(torn.contains("push-push-en.json: EOF"), "{torn}");
}

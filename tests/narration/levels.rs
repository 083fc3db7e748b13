//! The levels of the computer.

use super::in_each_language;
use std::collections::BTreeSet;
use tablero::games::WORDS;
use tablero::narration::{level_description, level_name, level_word};

#[test]
fn each_level_has_a_name_and_says_what_it_can() {
    for words in WORDS {
        let kind = words.kind();
        let levels = u8::try_from(kind.levels()).expect("few levels");
        in_each_language(|locale, said| {
            let mut names = BTreeSet::new();
            for level in 1..=levels {
                let name = level_word(locale, level, kind.levels());
                assert!(names.insert(name.clone()), "{name} twice");
                let whole = level_name(locale, level, kind.levels());
                assert!(whole.contains(&name) && whole.contains(&level.to_string()));
                said.add(&format!("{level}"), whole);
                said.add(
                    &format!("{level} can"),
                    level_description(locale, level, kind),
                );
            }
        });
    }
}

//! Texts without case and accents, for searching.

/// Letters and their form for searching. Lowercase letters only.
const FOLDED: &[(&str, &str)] = &[
    ("àáâãäåāăą", "a"),
    ("æ", "ae"),
    ("çćĉċč", "c"),
    ("ďđð", "d"),
    ("èéêëēĕėęě", "e"),
    ("ĝğġģ", "g"),
    ("ĥħ", "h"),
    ("ìíîïĩīĭįı", "i"),
    ("ĵ", "j"),
    ("ķ", "k"),
    ("ĺļľŀł", "l"),
    ("ñńņňŋ", "n"),
    ("òóôõöøōŏő", "o"),
    ("œ", "oe"),
    ("ŕŗř", "r"),
    ("śŝşšſ", "s"),
    ("ß", "ss"),
    ("ţťŧ", "t"),
    ("þ", "th"),
    ("ùúûüũūŭůűų", "u"),
    ("ŵ", "w"),
    ("ýÿŷ", "y"),
    ("źżž", "z"),
    ("ά", "α"),
    ("έ", "ε"),
    ("ή", "η"),
    ("ίϊΐ", "ι"),
    ("ό", "ο"),
    ("ύϋΰ", "υ"),
    ("ώ", "ω"),
    ("ς", "σ"),
    ("ё", "е"),
    ("й", "и"),
];

/// A text in lowercase letters and without accents. Letters other than Latin, Greek and Cyrillic ones are unchanged.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            folded.push(letter.to_ascii_lowercase());
            continue;
        }
        let small = small(letter);
        match FOLDED.iter().find(|(letters, _)| letters.contains(small)) {
            Some((_, plain)) => folded.push_str(plain),
            // A combining accent follows its letter.
            None if ('\u{300}'..='\u{36f}').contains(&small) => {}
            None => folded.push(small),
        }
    }
    folded
}

/// The lowercase form of a letter. The tables of the standard library, for all alphabets, take 12 kB of the page.
fn small(letter: char) -> char {
    let code = u32::from(letter);
    let small = match code {
        0xc0..=0xd6 | 0xd8..=0xde | 0x391..=0x3a9 | 0x410..=0x42f => code + 32,
        0x400..=0x40f => code + 80,
        0x130 => return 'i',
        0x178 => return 'ÿ',
        0x386 => return 'ά',
        0x388..=0x38a => code + 37,
        0x38c => return 'ό',
        0x38e | 0x38f => code + 63,
        // A capital letter and its lowercase form are adjacent.
        0x100..=0x137 | 0x14a..=0x177 if code.is_multiple_of(2) => code + 1,
        0x139..=0x148 | 0x179..=0x17e if code % 2 == 1 => code + 1,
        _ => code,
    };
    char::from_u32(small).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_accents_do_not_count() {
        for (text, plain) in [
            ("José Núñez", "jose nunez"),
            ("ÅNGSTRÖM", "angstrom"),
            ("Straße", "strasse"),
            ("Łukasz Żak", "lukasz zak"),
            ("Jose\u{301}", "jose"),
            ("ΆΝΝΑ", "αννα"),
            ("Йозеф Ёлкин", "иозеф елкин"),
            ("İpek ŸŽ", "ipek yz"),
            ("王 小明", "王 小明"),
            ("", ""),
        ] {
            assert_eq!(folded(text), plain, "{text}");
        }
    }

    #[test]
    fn small_letters_match_the_standard_library() {
        let letters = ('À'..='\u{17e}').chain('Ά'..='Ω').chain('Ѐ'..='Я');
        // The lowercase form of `İ` is two characters.
        for letter in letters.filter(|letter| letter.is_uppercase() && *letter != 'İ') {
            let standard: Vec<char> = letter.to_lowercase().collect();
            assert_eq!(vec![small(letter)], standard, "{letter}");
        }
    }
}

//! The style rules, each with an example that violates it.

/// A text of the page.
pub struct Text<'a> {
    pub key: &'a str,
    pub text: &'a str,
}

pub struct Rule {
    pub name: &'static str,
    /// None means every language.
    pub language: Option<&'static str>,
    /// The position in bytes at which a text violates the rule.
    pub breaks: fn(&Text) -> Option<usize>,
    /// A key, a text that violates the rule and one that does not.
    pub example: (&'static str, &'static str, &'static str),
}

pub const RULES: &[Rule] = &[
    Rule {
        name: "quotation marks and apostrophes are curly",
        language: None,
        breaks: |one| one.text.find(['\'', '"']),
        example: ("x", "White's move", "White’s move"),
    },
    Rule {
        name: "English quotation marks are “ ”",
        language: Some("en"),
        breaks: |one| one.text.find(['«', '»']),
        example: ("x", "«a2»", "“a2”"),
    },
    Rule {
        name: "Spanish quotation marks are « »",
        language: Some("es"),
        breaks: |one| one.text.find(['“', '”', '’']),
        example: ("x", "“a2”", "«a2»"),
    },
    Rule {
        name: "one space at a time, and none at an end or before a sign",
        language: None,
        breaks: |one| {
            let inside = ["  ", " .", " ,", " ;", " :", " ?", " !"];
            let inside = inside.iter().find_map(|sign| one.text.find(sign));
            let ends = one.text.trim() != one.text;
            inside.or(ends.then_some(0))
        },
        example: ("x", "two  spaces", "one space"),
    },
    Rule {
        name: "70% has no space in English",
        language: Some("en"),
        breaks: |one| one.text.find(" %").or(one.text.find("\u{a0}%")),
        example: ("x", "{{ n }} %", "{{ n }}%"),
    },
    Rule {
        name: "70 % has a no-break space in Spanish",
        language: Some("es"),
        breaks: |one| {
            let mut signs = one.text.match_indices('%').map(|(at, _)| at);
            signs.find(|&at| !one.text[..at].ends_with('\u{a0}'))
        },
        example: ("x", "{{ n }} %", "{{ n }}\u{a0}%"),
    },
    Rule {
        name: "¿ and ¡ stand before a question and an exclamation",
        language: Some("es"),
        breaks: |one| {
            let lacks = |open, close| match one.text.find(open) {
                None => one.text.find(close),
                Some(_) => None,
            };
            lacks('¿', '?').or(lacks('¡', '!'))
        },
        example: ("x", "Tablas?", "¿Tablas?"),
    },
    Rule {
        name: "sentences end with a full stop",
        language: None,
        breaks: |one| {
            let ends = one.text.ends_with(['.', '?', '!', '…', ':']) || one.text.ends_with("}}");
            (is_sentence(one.key) && !ends).then_some(one.text.len())
        },
        example: ("learn.zoq.points.turn.text", "You move", "You must move."),
    },
    Rule {
        name: "labels, headings and buttons end without a full stop",
        language: None,
        breaks: |one| {
            let ends = one.text.ends_with('.') && !one.text.ends_with("...");
            (is_label(one.key) && ends).then(|| one.text.len() - 1)
        },
        example: ("action.undo", "Undo.", "Undo"),
    },
    Rule {
        name: "a button has at most 24 letters",
        language: None,
        breaks: |one| {
            let long = one.text.chars().count() > 24 && !one.text.contains("{{");
            (is_button(one.key) && long).then_some(0)
        },
        example: ("action.undo", "Take the last move of yours back", "Undo"),
    },
    Rule {
        name: "a line of status has at most 90 letters",
        language: None,
        breaks: |one| {
            let of_status = [
                "play.",
                "says.",
                "machine.rests",
                "machine.thinking",
                "hint.",
            ];
            let is_status = of_status.iter().any(|start| one.key.starts_with(start));
            (is_status && without_blanks(one.text).chars().count() > 90).then_some(0)
        },
        example: (
            "play.resume",
            "This is an earlier position of the game, which nobody can change; to play on, go to the last move of all.",
            "This is an earlier position.",
        ),
    },
    Rule {
        name: "a sentence has at most one colon or semicolon",
        language: None,
        breaks: |one| {
            let mut count = 0;
            let mut signs = one.text.char_indices();
            signs.find_map(|(at, sign)| {
                match sign {
                    '.' | '?' | '!' => count = 0,
                    ':' | ';' => count += 1,
                    _ => {}
                }
                (count > 1).then_some(at)
            })
        },
        example: ("x", "Stuck: no: yes", "Stuck: no. Yes: so"),
    },
    Rule {
        name: "an en dash stands in titles only",
        language: None,
        breaks: |one| {
            let is_title = TITLES.iter().any(|title| one.key.contains(title));
            one.text.find(['–', '—']).filter(|_| !is_title)
        },
        example: ("x", "Pogo – you win", "You win"),
    },
    Rule {
        name: "colours are in lower case within a Spanish sentence",
        language: Some("es"),
        breaks: |one| {
            let colours = ["Blancas", "Negras", "Blanco", "Negro"];
            let mut found = colours
                .iter()
                .flat_map(|colour| one.text.match_indices(colour));
            let inside = |at: &usize| {
                let before = one.text[..*at].trim_end();
                !before.is_empty() && !before.ends_with(['.', '¿', '¡', '«', '?', '!'])
            };
            found.by_ref().map(|(at, _)| at).find(inside)
        },
        example: ("x", "Ganan las Blancas", "Blancas"),
    },
    Rule {
        name: "a word that the guide does not use",
        language: Some("en"),
        breaks: |one| any_word(one.text, NOT_ENGLISH),
        example: ("x", "The machine thinks", "The computer thinks"),
    },
    Rule {
        name: "a column is not called a file; what is saved is",
        language: Some("en"),
        breaks: |one| {
            let is_saved = ["backup.", "import.", "library.", "share."]
                .iter()
                .any(|start| one.key.starts_with(start));
            let word = any_word(one.text, &["file", "files"]);
            word.filter(|_| !is_saved)
        },
        example: ("x", "Each file has a pawn", "Each column has a pawn"),
    },
    Rule {
        name: "a word that the guide does not use",
        language: Some("es"),
        breaks: |one| any_word(one.text, NOT_SPANISH),
        example: ("x", "Usted se rinde", "Abandonas"),
    },
];

/// Parts of keys whose text is a title, or has two names side by side.
const TITLES: &[&str] = &["document", "home.against", "home.you_against", "moves.ply"];

/// Figures of speech and terms from other fields. The glossary has another word for each.
const NOT_ENGLISH: &[&str] = &[
    "machine",
    "machines",
    "ply",
    "plies",
    "rank",
    "ranks",
    "newcomer",
    "lots",
    "ordinary",
    "our",
    "we",
    "us",
    "glide",
    "glides",
    "road",
    "mend",
    "touch",
    "touches",
    "touched",
    "foe",
    "foes",
    "man",
    "men",
    "shelf",
    "anew",
    "wherever",
    "whoever",
    "ideological",
];

const NOT_SPANISH: &[&str] = &[
    "usted",
    "ustedes",
    "vosotros",
    "vuestro",
    "vuestra",
    "ordenador",
    "computadora",
    "rendirse",
    "rinde",
    "rinden",
    "rendición",
    "bando",
    "bandos",
    "nosotros",
    "nuestro",
    "nuestra",
    "nuestras",
    "nuestros",
    "vedada",
    "corona",
    "coronan",
    "ideológico",
    "podéis",
    "tenéis",
    "jugáis",
    "estáis",
];

/// Whether the words here are "touch screens", in which a word from the lists is allowed.
fn is_of_screens(text: &str, at: usize) -> bool {
    text[at..].starts_with("touch screens")
}

fn any_word(text: &str, words: &[&str]) -> Option<usize> {
    let plain = blanked(text).to_lowercase();
    let mut start = None;
    for (at, sign) in plain.char_indices().chain([(plain.len(), ' ')]) {
        match (start, sign.is_alphabetic()) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                if words.contains(&&plain[from..at]) && !is_of_screens(&plain, from) {
                    return Some(from.min(text.len())).filter(|at| text.is_char_boundary(*at));
                }
                start = None;
            }
            _ => {}
        }
    }
    None
}

/// The text with its placeholders replaced by signs of the same length.
fn blanked(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .map(|sign| match sign {
            '{' => {
                depth += 1;
                '{'
            }
            '}' => {
                depth -= 1;
                '}'
            }
            _ if depth > 0 && sign.is_ascii() => '_',
            sign => sign,
        })
        .collect()
}

fn without_blanks(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .filter(|sign| {
            depth += i32::from(*sign == '{') - i32::from(*sign == '}');
            depth == 0 && *sign != '}'
        })
        .collect()
}

/// Whether a text consists of one or more sentences.
fn is_sentence(key: &str) -> bool {
    let part = |name: &str| key.rsplit('.').next() == Some(name);
    let of_course = key.starts_with("learn.")
        && (part("text") || part("ruling") || part("task") || part("hint") || part("done"));
    let fragments = ["notice.newer", "notice.garbled", "late_notice.back_to_game"];
    let notices = key.starts_with("notice.") && !fragments.contains(&key);
    of_course || notices || key.starts_with("level.promise.") || key.starts_with("ticto.why.")
}

/// Whether a text is a label: of a button, a choice or a heading.
fn is_label(key: &str) -> bool {
    let starts = ["action.", "key.", "keys.", "level.name.", "names.", "side."];
    let settings =
        key.starts_with("settings.") && !key.ends_with("_hint") && !key.ends_with("_sure");
    let title = key.ends_with(".title") || key.ends_with(".name");
    starts.iter().any(|start| key.starts_with(start)) || settings || title
}

fn is_button(key: &str) -> bool {
    let buttons = [
        "home.play",
        "home.learn",
        "home.two_players",
        "page.done",
        "page.close",
        "page.cancel",
        "new_game.begin",
        "share.copy_picture",
        "share.print",
        "learn_page.next",
        "learn_page.again",
        "learn_page.show",
        "learn_page.reset",
    ];
    key.starts_with("action.") || buttons.contains(&key)
}

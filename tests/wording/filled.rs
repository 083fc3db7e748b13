//! Sentences with their placeholders filled in.

/// A name of the player and of the computer, and a colour for sentences without a version for each colour.
const PEOPLE: [[&str; 3]; 2] = [
    ["Ana", "Computer (level 3)", "White"],
    ["Ana", "Máquina (nivel 3)", "Blancas"],
];

/// Moves as they appear in sentences.
const MOVES: [[&str; 4]; 2] = [
    [
        "a2 to a3",
        "two pieces from b1 to b3",
        "fourth piece on b2",
        "wall c3n pushes wall c4n",
    ],
    [
        "de a2 a a3",
        "dos fichas de b1 a b3",
        "cuarta ficha en b2",
        "la pared c3n empuja a la pared c4n",
    ],
];

/// Places as they appear in sentences.
const PLACES: [[&str; 3]; 2] = [
    ["c3", "groove between c3 and c4", "margin left of a1"],
    ["c3", "ranura entre c3 y c4", "margen a la izquierda de a1"],
];

/// Phrases that are always wrong, in English and in Spanish.
const WRONG: [&[&str]; 2] = [
    &[
        "the the ",
        "a the ",
        "the a ",
        "The a2",
        "the a2",
        "The two",
        "The fourth",
        "the fourth piece on b2 is",
        "..",
        ". .",
        ",,",
        " a a2",
        "  ",
        "White have",
        "the White",
        "1 moves",
        "1 pieces",
        "1 cells",
        "1 rows",
        "1 columns",
        "1 days",
        "the Computer",
        "{{",
        "a White",
    ],
    &[
        "A de ",
        "a de ",
        "A dos",
        "a dos fichas",
        "a la pared c3n empuja",
        "de el ",
        "a el ",
        "la la ",
        "el el ",
        "de de ",
        "..",
        ". .",
        ",,",
        "  ",
        "el Máquina",
        "la Máquina",
        "las Blancas",
        "Le toca a",
        "1 jugadas",
        "1 fichas",
        "1 casillas",
        "1 filas",
        "1 columnas",
        "1 días",
        "{{",
        "Blancas no ",
        "Blancas puede",
        "Blancas tiene",
        "Blancas gana ",
        "Blancas abandona",
        "Blancas está",
        "Blancas pasa",
        "Máquina (nivel 3) está pensando",
        "Se de ",
    ],
];

/// Sentences whose number is never one: there is another sentence for one, or none is needed.
const MORE_THAN_ONE: &[&str] = &[
    "import.first_moves",
    "moves.count",
    "play.several_in_hand",
    "pogo.far_for_single",
    "puzzle.streak",
    "ticto.fault.three_on_cell",
];

/// The key of the sentence about White, if each side has its own sentence.
pub fn of_white(key: &str) -> String {
    match key.rsplit_once('.') {
        Some((rest, last)) => format!("{rest}.white_{last}"),
        None => format!("white_{key}"),
    }
}

/// The errors of a sentence, with a line for each filling. `is_by_side` means that each colour has its own
/// sentence.
pub fn faults(code: &str, key: &str, text: &str, is_by_side: bool) -> Vec<String> {
    let language = usize::from(code == "es");
    if MORE_THAN_ONE.contains(&key) {
        return Vec::new();
    }
    // Sentences about the computer do not mention a colour.
    let of_computer = key.starts_with("offer.") || key.starts_with("machine.");
    let is_by_side = is_by_side || of_computer;
    let fillings = (0..4).map(|turn| fill(text, language, turn, is_by_side));
    let mut faults = Vec::new();
    if !text.contains("{{") {
        return faults;
    }
    for filled in fillings {
        let found = WRONG[language].iter().find(|wrong| has(&filled, wrong));
        if let Some(wrong) = found {
            faults.push(format!("{key} ({code}): {wrong:?} in: {filled}"));
        }
        if let Some(word) = capital_after_colon(&filled, language) {
            faults.push(format!(
                "{key} ({code}): a capital after a colon, {word}: {filled}"
            ));
        }
    }
    faults.dedup();
    faults
}

/// Whether a text contains these words. They must begin at the start of a word.
fn has(text: &str, words: &str) -> bool {
    let begins = |at: &usize| !text[..*at].ends_with(char::is_alphanumeric);
    let is_word = words.starts_with(char::is_alphabetic);
    let mut found = text.match_indices(words).map(|(at, _)| at);
    found.any(|at| !is_word || begins(&at))
}

/// A text with each placeholder replaced by an example of its kind.
fn fill(text: &str, language: usize, turn: usize, is_by_side: bool) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((blank, after)) = after.split_once("}}") else {
            break;
        };
        filled += before;
        filled += value(blank.trim(), language, turn, is_by_side);
        rest = after;
    }
    filled + rest
}

fn value(blank: &str, language: usize, turn: usize, is_by_side: bool) -> &'static str {
    let people = PEOPLE[language];
    match blank {
        // The last one is a colour.
        "who" => people[turn % if is_by_side { 2 } else { 3 }],
        "white" | "black" | "loser" | "winner" => people[turn % 2],
        "side" => ["White", "Blancas"][language],
        "what" | "made" | "by" => MOVES[language][turn],
        "spot" => PLACES[language][turn % 3],
        "name" | "game" | "title" => "Pogo",
        "notation" => "a2-a3",
        "then" => ["Your opponent wins.", "Gana tu rival."][language],
        "why" => ["the data is damaged", "hay datos dañados"][language],
        "piece" | "pieces" | "top" => ["white pawn", "peón blanco"][language],
        // For one, different words are used than for two.
        "count" | "number" | "before" | "after" | "done" | "distance" | "found" if turn == 0 => "1",
        "grade" | "of" | "count" | "number" | "level" | "all" | "done" | "chance" | "height"
        | "plies" | "before" | "after" | "depth" | "nodes" | "speed" | "mistakes" | "distance"
        | "found" => "2",
        "moves" => ["2 moves", "2 jugadas"][language],
        "worth" => ["wins in 2", "gana en 2"][language],
        _ => "c3",
    }
}

/// A capitalized word after a colon, unless it is a name or starts a sentence in quotation marks.
fn capital_after_colon(text: &str, language: usize) -> Option<String> {
    let names = PEOPLE[language];
    for (at, _) in text.match_indices(": ") {
        let after = &text[at + 2..];
        let is_capital = after.chars().next().is_some_and(char::is_uppercase);
        let is_name = names
            .iter()
            .chain(&["Pogo", "White", "Black", "Esc"])
            .any(|name| after.starts_with(name));
        if is_capital && !is_name {
            return after.split(' ').next().map(str::to_owned);
        }
    }
    None
}

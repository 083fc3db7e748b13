//! Texts that are right, for every reader, made from the vectors of every registered game.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use tablero::games::{self, GAMES};
use tablero::play::{Family, GameText, Saved, Table, encode, stored};

/// So many moves are enough to come from anywhere in a game to a text that is short.
const FEW: usize = 6;

/// The texts of one game, by the name of their reader; each text once.
pub fn of(family: &dyn Family) -> BTreeMap<&'static str, Vec<String>> {
    let mut corpus = Corpus::default();
    let slug = family.slug();
    let vectors = vectors(slug);
    let list = |name: &str| vectors[name].as_array().expect("a list").iter();
    for options in family.options() {
        corpus.add("options", options);
    }
    for entry in list("positions") {
        let start = game(slug, entry, "position");
        corpus.position(&start);
        for mv in entry["moves"].as_array().expect("a list") {
            corpus.add("mv", text(mv));
        }
    }
    for entry in list("games") {
        let moves = entry["moves"].as_array().expect("a list");
        let whole = GameText {
            moves: moves.iter().map(text).collect(),
            ..game(slug, entry, "start")
        };
        corpus.game(&*games::open(&whole).expect("a game of the vectors"));
    }
    corpus.finish()
}

/// The texts of all games together.
pub fn of_all() -> BTreeMap<&'static str, Vec<String>> {
    let mut all: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for family in GAMES {
        for (reader, texts) in of(*family) {
            all.entry(reader).or_default().extend(texts);
        }
    }
    for texts in all.values_mut() {
        texts.sort();
        texts.dedup();
    }
    all
}

#[derive(Default)]
struct Corpus(BTreeMap<&'static str, Vec<String>>);

impl Corpus {
    fn add(&mut self, reader: &'static str, text: String) {
        self.0.entry(reader).or_default().push(text);
    }

    /// A position, as itself and as a record without moves.
    fn position(&mut self, start: &GameText) {
        let table = games::open(start).expect("a position of the vectors");
        self.add("position", table.position_text(0));
        for spot in table.board().spots {
            self.add("spot", spot.to_string());
        }
        for piece in table.pieces(0) {
            piece
                .spots
                .iter()
                .for_each(|spot| self.add("spot", spot.to_string()));
        }
        self.record(start);
    }

    /// A game, whole and in pieces, over, given up and taken back.
    fn game(&mut self, table: &dyn Table) {
        let whole = table.text();
        self.record(&whole);
        for ply in (0..table.plies()).step_by(FEW) {
            let end = table.plies().min(ply + FEW);
            let piece = GameText {
                start: Some(table.position_text(ply)),
                moves: whole.moves[ply..end].to_vec(),
                result: None,
                ..whole.clone()
            };
            let last = games::open(&piece).expect("a piece of a game").text();
            self.record(&last);
            if last.result.is_none() {
                for result in ["white", "black", "draw"] {
                    let result = Some(result.parse().expect("a result"));
                    let given_up = GameText {
                        result,
                        ..last.clone()
                    };
                    // Not every game knows draws by agreement.
                    if games::open(&given_up).is_ok() {
                        self.record(&given_up);
                    }
                }
            }
        }
    }

    fn record(&mut self, game: &GameText) {
        self.add("record", game.to_string());
        self.add("link", encode(game));
        let mut table = games::open(game).expect("a game");
        for _ in 0..3 {
            let saved = Saved {
                version: stored::VERSION,
                text: table.text().to_string(),
                undone: table.undone(),
                names: ["Ada".to_owned(), "Zoë \"Z\"".to_owned()],
                saved: 1_700_000_000_000.0,
            };
            self.add("saved", serde_json::to_string(&saved).expect("it is data"));
            if !table.undo() {
                break;
            }
        }
    }

    fn finish(mut self) -> BTreeMap<&'static str, Vec<String>> {
        for texts in self.0.values_mut() {
            texts.sort();
            texts.dedup();
        }
        self.0
    }
}

fn vectors(slug: &str) -> Value {
    let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the vectors of a game");
    serde_json::from_str(&text).expect("JSON")
}

/// The game that begins at the position of a field.
fn game(slug: &str, entry: &Value, start: &str) -> GameText {
    GameText {
        game: slug.to_owned(),
        options: text(&entry["options"]),
        start: Some(text(&entry[start])),
        ..GameText::default()
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

//! Valid texts for every reader, made from the test vectors of every registered game.

mod values;

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;
use tablero::games::codes::encode_link;
use tablero::games::{self, GAMES};
use tablero::play::game_code::CodedGame;
use tablero::play::{
    GameRecord, GameText, Kind, SavedGame, encode, encode_text, print_board, read_board,
    read_pieces, stored,
};
use tablero::session::editor::{edited_position, read_edited};
use tablero::session::route::Route;

/// Texts by the name of their reader, each once.
pub type Texts = BTreeMap<&'static str, Vec<String>>;

/// The texts of each game.
pub static GAME_BY_GAME: LazyLock<Vec<(&'static str, Texts)>> = LazyLock::new(|| {
    let of = |kind: &&dyn Kind| (kind.slug(), of(*kind));
    let of_games: Vec<(&str, Texts)> = GAMES.iter().map(of).collect();
    // Only a limited number of names is kept, and damaged texts must not come before the games' texts.
    for kind in GAMES {
        let palette = games::editor_of(kind.slug()).map(|editor| editor.palette());
        for item in palette.unwrap_or_default() {
            assert!(read_pieces(&format!("w {} a1", item.kind)).is_some());
        }
        let start = kind.start("", None).expect("the usual start");
        assert!(read_board(&print_board(&start.board())).is_some());
    }
    of_games
});

/// The number of pieces that a long game is cut into.
const PIECES: usize = 12;
/// The number of moves in a piece, so that there are short texts from all parts of a game.
const FEW: usize = 6;

/// The texts of all games together.
pub fn of_all() -> Texts {
    let mut all = Corpus::default();
    for (reader, texts) in GAME_BY_GAME.iter().flat_map(|(_, texts)| texts) {
        for text in texts {
            all.add(reader, text.clone());
        }
    }
    for (reader, text) in values::all() {
        all.add(reader, text);
    }
    all.finish()
}

fn of(kind: &dyn Kind) -> Texts {
    let mut corpus = Corpus::default();
    let slug = kind.slug();
    let vectors = vectors(slug);
    let list = |name: &str| vectors[name].as_array().expect("a list").iter();
    for options in kind.options() {
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
        corpus.game(&games::open(&whole).expect("a game of the vectors"));
    }
    corpus.finish()
}

#[derive(Default)]
struct Corpus(Texts);

impl Corpus {
    fn add(&mut self, reader: &'static str, text: String) {
        self.0.entry(reader).or_default().push(text);
    }

    /// A position, and a record without moves.
    fn position(&mut self, start: &GameText) {
        let record = games::open(start).expect("a position of the vectors");
        self.add("position", record.position_text(0));
        self.add("import", record.position_text(0));
        for spot in record.board().spots {
            self.add("spot", spot.to_string());
        }
        for piece in record.pieces(0) {
            piece
                .spots
                .iter()
                .for_each(|spot| self.add("spot", spot.to_string()));
        }
        self.record(start);
        self.saved(&record);
        self.tree(start, &record);
        self.draft(&record);
    }

    /// A position in the address of the editor.
    fn draft(&mut self, record: &GameRecord) {
        let slug = record.slug();
        let (kind, editor) = (games::kind(slug), games::editor_of(slug));
        if let (Some(kind), Some(editor)) = (kind, editor) {
            let said = edited_position(kind, &record.options(), &record.position_text(0));
            if let Some(draft) = read_edited(kind, editor, &said) {
                self.add("draft", format!("~{}", draft.print()));
            }
            self.add(
                "address",
                Route::Edit(slug.to_owned(), said.clone()).to_string(),
            );
            self.add("draft", said);
        }
    }

    /// A position with a move, an alternative to it, and annotations.
    fn tree(&mut self, start: &GameText, record: &GameRecord) {
        let [first, other, ..] = &record.legal()[..] else {
            return;
        };
        let (game, begin) = (&start.game, record.position_text(0));
        let options = match start.options.as_str() {
            "" => String::new(),
            options => format!("\noptions {options}"),
        };
        let text = format!(
            "tablero 2\ngame {game}{options}\nstart {begin}\nwhite Ada\nx-mood good\n\
            moves {{[%csl Ra1]}} $help {first} $1 {{a \\}} b}} ({other} $2 {{c}}) (time:black)"
        );
        let link = encode_text(&text);
        self.add("address", Route::Embed(link.clone()).to_string());
        self.add("link", link);
        self.add("import", text.clone());
        self.add("several", format!("{text}\n\n{text}\n"));
        self.add("tree", text);
    }

    /// A game as a whole, in pieces, finished, resigned, and with moves taken back.
    fn game(&mut self, record: &GameRecord) {
        let whole = record.text();
        self.record(&whole);
        self.saved(record);
        let results = ["white", "black", "draw"].into_iter().cycle();
        let plies = (0..record.plies()).step_by(record.plies().div_ceil(PIECES).max(FEW));
        for (ply, result) in plies.zip(results) {
            let end = record.plies().min(ply + FEW);
            let piece = GameText {
                moves: whole.moves[ply..end].to_vec(),
                hints: (0..end - ply).step_by(3).collect(),
                ..record.begun_at(ply)
            };
            let mut record = games::open(&piece).expect("a piece of a game");
            self.record(&record.text());
            let given_up = GameText {
                result: Some(result.parse().expect("a result")),
                ..record.text()
            };
            // The game may be over, and not every game has agreed draws.
            if let Ok(record) = games::open(&given_up) {
                self.record(&given_up);
                self.saved(&record);
            }
            for _ in 0..2 {
                if record.undo() {
                    self.saved(&record);
                }
            }
        }
    }

    fn record(&mut self, game: &GameText) {
        let coded = CodedGame {
            text: game.clone(),
            ended: None,
            id: None,
            sender: None,
            message: None,
            names: Default::default(),
        };
        if let Ok(code) = encode_link(&coded) {
            self.add("code", code);
        }
        self.add("record", game.to_string());
        self.add("import", game.to_string());
        if let (None, [_, ..]) = (&game.start, &game.moves[..]) {
            self.add("import", game.moves.join(" "));
            // Breakthrough is written like this by other programs.
            let cells = |mv: &String| mv.replace(['-', 'x'], "");
            if game.game == "breakthrough" {
                let moves: Vec<String> = game.moves.iter().map(cells).collect();
                self.add("import", moves.join(" "));
            }
        }
        self.add("tree", game.to_string());
        self.add("link", encode(game));
    }

    fn saved(&mut self, record: &GameRecord) {
        let saved = SavedGame {
            correspondence: String::new(),
            version: stored::VERSION,
            text: record.text().to_string(),
            undone: record.undone(),
            names: ["Ada".to_owned(), "Zoë \"Z\"".to_owned()],
            levels: [0, 3],
            fair: false,
            on_time: false,
            clock: String::new(),
            saved: 1_700_000_000_000.0,
        };
        self.add("saved", serde_json::to_string(&saved).expect("it is data"));
        for (reader, text) in values::of_game(&saved, record) {
            self.add(reader, text);
        }
    }

    fn finish(mut self) -> Texts {
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

/// The game that starts with the position in a field.
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

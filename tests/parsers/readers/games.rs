//! Positions, moves, options, places and games.

use super::common::{one_text, opens, refused, same};
use tablero::games::{self, Visitor};
use tablero::play::{
    Game, GameLine, GameText, GameTree, SavedGame, Spot, decode, decode_text, encode, encode_text,
    limits, stored,
};

/// A position of any game, with any of its options.
pub fn position(text: &str) -> bool {
    struct Read<'a>(&'a str, bool);

    impl Visitor for Read<'_> {
        fn visit<G: Game>(&mut self) {
            for options in G::all_options() {
                self.1 |= position_of::<G>(options, self.0);
            }
        }
    }

    let mut read = Read(text, false);
    games::visit_all(&mut read);
    read.1
}

fn position_of<G: Game>(options: G::Options, text: &str) -> bool {
    let game = GameText {
        game: G::SLUG.to_owned(),
        options: options.to_string(),
        start: Some(text.to_owned()),
        ..GameText::default()
    };
    let record = match GameLine::<G>::read(&game) {
        Ok(record) => record,
        Err(error) => return refused(&error),
    };
    assert!(text.len() <= limits::POSITION, "{} bytes", text.len());
    let position = record.last();
    let canonical = printed::<G>(options, position);
    // If a game does not fix the order of parts, both texts have the same parts.
    let letters = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    assert_eq!(letters(&canonical), letters(text), "nothing is passed over");

    let moves = position.moves();
    let sorted = moves.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(sorted, "unique and in order: {text}");
    assert_eq!(position.count_moves(), moves.len() as u64, "{text}");
    let over = position.outcome().is_some();
    assert_eq!(moves.is_empty(), over, "{text}");
    assert_eq!(position.ending().is_some(), over, "{text}");
    let board = position.board();
    let stands = |spot: &Spot| board.spots.contains(&spot.ground());
    let pieces = position.pieces();
    assert!(
        pieces.iter().all(|piece| piece.spots.iter().all(stands)),
        "pieces stand on the board: {text}"
    );
    // One arbitrary move.
    if let Some(&mv) = moves.get(text.len() % moves.len().max(1)) {
        assert_eq!(mv.to_string().parse(), Ok(mv), "{text}");
        assert!((1..=3).contains(&position.gesture(mv).len()), "{text} {mv}");
        let mut next = position.clone();
        next.play(mv);
        printed(options, &next);
    }
    true
}

/// The text of a position. It must be read as the same.
fn printed<G: Game>(options: G::Options, position: &G) -> String {
    let text = position.to_string();
    match G::parse(options, &text) {
        Ok(again) => {
            assert!(again == *position, "{text} is read as {again}");
            assert_eq!(again.to_string(), text, "there is one canonical text");
        }
        Err(error) => panic!("{text} is printed and refused: {error}"),
    }
    text
}

/// A move of any game.
pub fn mv(text: &str) -> bool {
    struct Read<'a>(&'a str, bool);

    impl Visitor for Read<'_> {
        fn visit<G: Game>(&mut self) {
            let text = self.0;
            let mv: G::Move = match text.parse() {
                Ok(mv) => mv,
                Err(error) => {
                    refused(&error);
                    return;
                }
            };
            assert!(text.len() <= limits::MOVE, "{} bytes", text.len());
            let canonical = mv.to_string();
            assert_eq!(canonical.parse(), Ok(mv), "{text}");
            let mut record = GameLine::from_position(G::start(Default::default()));
            let legal = record.last().moves();
            for other in &legal {
                let texts = canonical.cmp(&other.to_string());
                assert_eq!(mv.cmp(other), texts, "{mv} and {other} in order");
            }
            match record.play_text(text) {
                Ok(()) => assert_eq!(record.moves(), [mv]),
                Err(error) => {
                    refused(&error);
                    assert!(!legal.contains(&mv), "{text} is legal: {error}");
                    assert_eq!(record.plies(), 0);
                }
            }
            self.1 = true;
        }
    }

    let mut read = Read(text, false);
    games::visit_all(&mut read);
    read.1
}

/// The options of any game.
pub fn options(text: &str) -> bool {
    struct Read<'a>(&'a str, bool);

    impl Visitor for Read<'_> {
        fn visit<G: Game>(&mut self) {
            let text = self.0;
            let game = GameText {
                game: G::SLUG.to_owned(),
                options: text.to_owned(),
                ..GameText::default()
            };
            match GameLine::<G>::read(&game) {
                Ok(record) => {
                    assert!(text.len() <= limits::OPTIONS, "{} bytes", text.len());
                    let options = record.last().options();
                    assert_eq!(options.to_string().parse(), Ok(options));
                    assert!(G::all_options().contains(&options), "{text}");
                    self.1 = true;
                }
                Err(error) => {
                    refused(&error);
                }
            }
        }
    }

    let mut read = Read(text, false);
    games::visit_all(&mut read);
    read.1
}

/// The name of a place on a board.
pub fn spot(text: &str) -> bool {
    one_text::<Spot>(text).is_some()
}

/// A whole game. It is accepted if its rules allow it.
pub fn record(text: &str) -> bool {
    let Some(game) = one_text::<GameText>(text) else {
        return false;
    };
    assert!(text.len() <= limits::TEXT, "{} bytes", text.len());
    opens(&game)
}

/// A game with its variations, in either form.
pub fn tree(text: &str) -> bool {
    match games::read_tree(text) {
        Ok(tree) => {
            assert!(text.len() <= limits::TEXT, "{} bytes", text.len());
            assert!(tree.len() <= limits::NODES || text.starts_with("tablero 1"));
            let form = tree.to_string();
            let again = games::read_tree(&form).expect("what is written is read");
            assert!(again.to_string() == form, "{form:.200}");
            assert_eq!(again.len(), tree.len());
            let line = tree.line_to(tree.main_end(GameTree::ROOT));
            opens(&line)
        }
        Err(error) => refused(&error),
    }
}

/// The fragment of a link. Most texts fail at the checksum, so a rejected text is read again with the right
/// checksum.
pub fn link(text: &str) -> bool {
    let fields = text.rsplit_once("&sum=").map_or(text, |(fields, _)| fields);
    let resealed = format!("{fields}&sum={:06x}", checksum(fields));
    link_as_it_is(text) || link_as_it_is(&resealed)
}

fn link_as_it_is(link: &str) -> bool {
    if let Ok(text) = decode_text(link)
        && let Ok(tree) = games::read_tree(&text)
    {
        let form = tree.to_string();
        assert!(decode_text(&encode_text(&form)).as_ref() == Ok(&form));
        if form.starts_with("tablero 2") {
            return true;
        }
    }
    match decode(link) {
        Ok(game) => {
            assert!(link.len() <= limits::LINK, "{} bytes", link.len());
            let canonical = encode(&game);
            let again = decode(&canonical).as_ref() == Ok(&game);
            assert!(again, "{canonical:.200} is not read as it was written");
            opens(&game)
        }
        Err(error) => refused(&error),
    }
}

/// The checksum for the fields of a link.
fn checksum(fields: &str) -> u32 {
    let line = |field: &str| match field.split_once('=') {
        Some((key, value)) => {
            let spaced = value.replace('_', " ");
            let value = percent_encoding::percent_decode_str(&spaced).decode_utf8_lossy();
            format!("{key} {value}")
        }
        None => field.to_owned(),
    };
    let lines: Vec<String> = fields.split('&').map(line).collect();
    crc32fast::hash(lines.join("\n").as_bytes()) & 0xff_ffff
}

/// A stored game.
pub fn saved(text: &str) -> bool {
    let Ok(saved) = stored::read::<SavedGame>(text) else {
        return false;
    };
    assert!(text.len() <= limits::STORED, "{} bytes", text.len());
    let stored = |saved: &SavedGame| {
        let json = serde_json::to_string(saved).expect("it is data");
        let again: SavedGame = stored::read(&json).expect("what is written is read");
        // Reading may lose the last bit of a number.
        assert!((again.saved - saved.saved).abs() <= saved.saved.abs() * 1e-12);
        SavedGame {
            saved: saved.saved,
            ..again
        }
    };
    assert!(stored(&saved) == saved, "{text:.200}");
    let Some(record) = games::resume(&saved) else {
        return false;
    };
    let kept = SavedGame {
        text: record.text().to_string(),
        undone: record.undone(),
        ..saved
    };
    assert!(stored(&kept) == kept, "{text:.200}");
    let again = games::resume(&kept).expect("a record that was stored can be read");
    same(&again, &record);
    assert_eq!(again.undone(), kept.undone);
    true
}

//! The editor of positions: drafts of every game are written and read, edited at random, and built by touches.

mod faults;
mod random;
mod refusals;
mod sentences;
mod taps;

use serde_json::Value;
use tablero::games::words::EditorWords;
use tablero::games::{self, EDITORS};
use tablero::play::draft::{Draft, Mirror};
use tablero::play::{Kind, Pos};
use tablero::session::editor::{EditorIntent, EditorModel, draft_address, read_edited};
use tablero::session::route::Route;

/// A game with its editor.
#[derive(Clone, Copy)]
struct DraftChange {
    kind: &'static dyn Kind,
    editor: &'static dyn EditorWords,
}

impl DraftChange {
    fn all() -> Vec<DraftChange> {
        let of = |editor: &&'static dyn EditorWords| DraftChange {
            kind: games::kind(editor.slug()).unwrap(),
            editor: *editor,
        };
        EDITORS.iter().map(of).collect()
    }

    fn by_name(slug: &str) -> DraftChange {
        let mut all = DraftChange::all().into_iter();
        all.find(|edited| edited.kind.slug() == slug).unwrap()
    }

    fn draft(self, position: &Pos) -> Draft {
        Draft::of(self.editor, &**position)
    }

    fn open(self, options: &str, text: Option<&str>) -> EditorModel {
        let position = self.kind.start(options, text).unwrap();
        EditorModel::new(self.kind, self.editor, self.draft(&position)).unwrap()
    }

    /// Every position of the vectors, with its options.
    fn positions(self) -> Vec<(String, String)> {
        let slug = self.kind.slug();
        let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
        let vectors: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let mut positions = Vec::new();
        for (list, keys) in [
            ("positions", &["position"][..]),
            ("perft", &["position"]),
            ("games", &["start", "end"]),
        ] {
            for entry in vectors[list].as_array().unwrap() {
                let options = entry["options"].as_str().unwrap_or_default();
                for key in keys {
                    let text = entry[key].as_str().unwrap();
                    positions.push((options.to_owned(), text.to_owned()));
                }
            }
        }
        positions
    }
}

/// Performs the intents.
fn send(model: &mut EditorModel, intents: impl IntoIterator<Item = EditorIntent>) {
    for intent in intents {
        model.update(intent, &mut Vec::new());
    }
}

#[test]
fn every_game_has_an_editor() {
    let slugs = |slugs: Vec<&str>| slugs.join(" ");
    let editors = EDITORS.iter().filter(|editor| !editor.palette().is_empty());
    assert_eq!(
        slugs(editors.map(|editor| editor.slug()).collect()),
        slugs(games::GAMES.iter().map(|kind| kind.slug()).collect())
    );
    assert!(games::editor_of("zoq").is_some() && games::editor_of("chess").is_none());
}

#[test]
fn every_position_is_written_as_it_was_read() {
    let mut count = 0;
    for game in DraftChange::all() {
        for (options, text) in game.positions() {
            let position = game.kind.start(&options, Some(&text)).unwrap();
            let draft = game.draft(&position);
            assert_eq!(game.editor.draft_text(&draft), text);
            // The pieces lie as in the pictures of the game.
            let again = game.kind.start(&draft.options, Some(&text)).unwrap();
            assert_eq!(game.draft(&again), draft);
            let mut leveled = draft.pieces.clone();
            game.editor.set_levels(&mut leveled);
            assert_eq!(leveled, draft.pieces, "{text}");
            assert!(
                draft
                    .pieces
                    .iter()
                    .all(|piece| game.editor.is_piece(&position.board(), piece))
            );
            count += 1;
        }
    }
    println!("{count} positions");
}

#[test]
fn addresses_hold_every_draft() {
    for game in DraftChange::all() {
        for (options, text) in game.positions() {
            let position = game.kind.start(&options, Some(&text)).unwrap();
            let mut draft = game.draft(&position);
            let said = draft_address(game.kind, game.editor, &draft);
            assert!(!said.starts_with('~'), "{said}");
            assert_eq!(
                Route::read(&format!("edit=zoq/{said}")),
                Route::Edit("zoq".to_owned(), said.clone())
            );
            assert_eq!(
                read_edited(game.kind, game.editor, &said),
                Some(draft.clone())
            );
            draft.pieces.clear();
            let said = draft_address(game.kind, game.editor, &draft);
            assert!(said.starts_with('~'), "{said}");
            assert_eq!(read_edited(game.kind, game.editor, &said), Some(draft));
        }
        let start = read_edited(game.kind, game.editor, "").unwrap();
        assert_eq!(start, game.draft(&game.kind.start("", None).unwrap()));
        for text in ["x", "~"] {
            let read = read_edited(game.kind, game.editor, text);
            assert_eq!(read, None, "{text}");
        }
        for text in ["~8x8;w;;;", "~3x3;w;;;w stone zz", "~9x9;b;;-;", "~1x1;w"] {
            let read = read_edited(game.kind, game.editor, text);
            assert!(read.is_none_or(|draft| draft.pieces.is_empty()), "{text}");
        }
    }
}

#[test]
fn a_wrong_address_keeps_its_options() {
    let game = DraftChange::all()
        .into_iter()
        .find(|game| game.kind.slug() == "zoq");
    let game = game.unwrap();
    let wrong = "reach=any;bbb/3/WWX_Wb_w";
    let model = EditorModel::open(game.kind, game.editor, wrong).unwrap();
    assert_eq!(model.draft().options, "reach=any");
    let (typed, _) = model.typed().unwrap();
    assert_eq!(typed, "bbb/3/WWX Wb w");
    let unknown = "reach=all;bbb/3/WWW_Wb_w";
    let model = EditorModel::open(game.kind, game.editor, unknown).unwrap();
    let (typed, _) = model.typed().unwrap();
    assert_eq!(typed, "reach=all;bbb/3/WWW Wb w");
}

#[test]
fn mirroring_twice_changes_nothing() {
    for game in DraftChange::all() {
        for (options, text) in game.positions() {
            let position = game.kind.start(&options, Some(&text)).unwrap();
            let draft = game.draft(&position);
            for mirror in [Mirror::Files, Mirror::Sides] {
                let there = draft.mirrored(game.editor, mirror);
                let back = there.mirrored(game.editor, mirror);
                assert_eq!(game.editor.draft_text(&back), text, "{mirror:?}");
                if mirror == Mirror::Files {
                    let mirrored = game.editor.draft_text(&there);
                    assert!(
                        game.kind.start(&options, Some(&mirrored)).is_ok(),
                        "{mirrored}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_new_board_is_empty_and_the_start_is_the_start() {
    for game in DraftChange::all() {
        let mut model = game.open("", None);
        let start = model.text().to_owned();
        send(&mut model, [EditorIntent::Clear]);
        assert!(model.draft().pieces.is_empty() && model.position().is_none());
        send(&mut model, [EditorIntent::Start]);
        assert_eq!(model.text(), start);
        send(&mut model, [EditorIntent::Undo, EditorIntent::Undo]);
        assert_eq!(model.text(), start);
        assert!(!model.can_undo() && model.can_redo());
        send(&mut model, [EditorIntent::Redo]);
        assert!(model.draft().pieces.is_empty());
    }
}

#[test]
fn text_and_board_are_one() {
    for game in DraftChange::all() {
        let mut model = game.open("", None);
        let start = model.text().to_owned();
        for (options, text) in game.positions() {
            if options.is_empty() {
                send(&mut model, [EditorIntent::Write(format!(" {text}\n"))]);
                assert_eq!((model.text(), model.typed().is_some()), (&*text, false));
            }
        }
        let shown = model.text().to_owned();
        send(&mut model, [EditorIntent::Write("nonsense".to_owned())]);
        assert_eq!(model.text(), shown);
        assert_eq!(model.typed().map(|(typed, _)| &**typed), Some("nonsense"));
        send(&mut model, [EditorIntent::Start]);
        assert!(model.typed().is_none());
        assert_eq!(model.text(), start);
    }
}

#[test]
fn the_size_of_a_board_is_chosen() {
    let game = DraftChange::by_name("breakthrough");
    let mut model = game.open("", None);
    send(&mut model, [EditorIntent::Size(5, 6)]);
    assert_eq!(model.text(), "5/5/5/5/PPPPP/PPPPP w");
    assert_eq!((model.board().width, model.board().height), (5, 6));
    send(&mut model, [EditorIntent::Start]);
    assert_eq!(model.text(), "ppppp/ppppp/5/5/PPPPP/PPPPP w");
    send(
        &mut model,
        [EditorIntent::Size(3, 6), EditorIntent::Size(99, 99)],
    );
    assert_eq!(model.draft().size, (5, 6));
    for slug in ["pogo", "zoq", "ticto", "push-push"] {
        let mut model = DraftChange::by_name(slug).open("", None);
        let text = model.text().to_owned();
        send(&mut model, [EditorIntent::Size(5, 5)]);
        assert_eq!(model.text(), text);
    }
}

#[test]
fn options_are_chosen() {
    let game = DraftChange::by_name("zoq");
    let mut model = game.open("", None);
    assert!(!model.board().lines.is_empty());
    send(&mut model, [EditorIntent::Options("reach=any".to_owned())]);
    assert!(model.board().lines.is_empty());
    assert_eq!(model.position().unwrap().options(), "reach=any");
    send(&mut model, [EditorIntent::Options("reach=none".to_owned())]);
    assert_eq!(model.draft().options, "reach=any");
    let mut model = DraftChange::by_name("ticto").open("", None);
    send(
        &mut model,
        [
            EditorIntent::Options("setup=line".to_owned()),
            EditorIntent::Start,
        ],
    );
    assert!(
        model.text().starts_with("Rd1:a1,b1,b2c2"),
        "{}",
        model.text()
    );
}

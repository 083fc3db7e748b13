//! The editor's sentences, in every language.

use crate::{DraftChange, send};
use tablero::games::words_of;
use tablero::narration::{
    PlaceFacts, Stacks, draft_status, editor_message_text, place_in_editor, typed_fault,
};
use tablero::play::{Picture, Spot};
use tablero::session::editor::{EditorEffect, EditorIntent, EditorModel, Tool};
use tablero::words::{self, Locale};

fn english() -> Locale {
    words::from_code("en").unwrap()
}

/// The text read out after an intent.
fn said(
    game: DraftChange,
    model: &mut EditorModel,
    intent: EditorIntent,
    locale: Locale,
) -> String {
    let mut effects = Vec::new();
    model.update(intent, &mut effects);
    let game_words = words_of(game.kind.slug()).unwrap();
    let said = effects.iter().filter_map(|effect| match effect {
        EditorEffect::Say(said) => Some(editor_message_text(game_words, locale, model, said)),
        EditorEffect::Changed => None,
    });
    said.collect::<Vec<_>>().join(" ")
}

/// The name of a place with the effect of a touch.
fn place(game: DraftChange, model: &EditorModel, spot: Spot, locale: Locale) -> String {
    let stacks = Stacks::of(&model.draft().pieces);
    let facts = PlaceFacts::of(spot, &stacks, &Picture::default(), &[]);
    place_in_editor(words_of(game.kind.slug()).unwrap(), locale, model, &facts)
}

#[test]
fn what_has_happened_is_said() {
    let game = DraftChange::by_name("push-push");
    let mut model = game.open("", None);
    let at = |spot: &str| spot.parse::<Spot>().unwrap();
    let mut say = |intent| said(game, &mut model, intent, english());
    assert_eq!(say(EditorIntent::Clear), "The board is empty.");
    assert_eq!(say(EditorIntent::Tap(at("a1"))), "a1, white 1 placed.");
    assert_eq!(
        say(EditorIntent::Tap(at("b1"))),
        "b1, white 1 placed. Next: white 2."
    );
    assert_eq!(
        say(EditorIntent::Carry(at("b1"), at("b3"))),
        "b3, white 1 moved there."
    );
    assert_eq!(say(EditorIntent::Take(at("b3"))), "b3, white 1 removed.");
    assert_eq!(
        say(EditorIntent::Take(at("b3"))),
        "b3. There is no piece there."
    );
    assert_eq!(say(EditorIntent::Choose(Tool::Move)), "");
    assert_eq!(
        say(EditorIntent::Tap(at("a1"))),
        "a1 chosen. Choose its new place."
    );
    assert_eq!(say(EditorIntent::Tap(at("a1"))), "Not moved.");
    assert_eq!(say(EditorIntent::Undo), "Undone.");
}

#[test]
fn places_say_what_a_touch_does() {
    let game = DraftChange::by_name("ticto");
    let mut model = game.open("", Some("Rg1:b3c3,g1 ra7:a7,d3 w n - 0"));
    let name =
        |model: &EditorModel, spot: &str| place(game, model, spot.parse().unwrap(), english());
    assert_eq!(name(&model, "e4"), "e4, empty; place white square");
    assert_eq!(name(&model, "d3"), "d3, black square; place white square");
    send(&mut model, [EditorIntent::Choose(Tool::Piece(1))]);
    assert_eq!(
        name(&model, "c3"),
        "c3, white rectangle; turn white rectangle"
    );
    send(&mut model, [EditorIntent::Choose(Tool::Remove)]);
    assert_eq!(
        name(&model, "c3"),
        "c3, white rectangle; remove white rectangle"
    );
    assert_eq!(name(&model, "e4"), "e4, empty; nothing to do here");
}

#[test]
fn every_language_has_every_sentence() {
    for game in DraftChange::all() {
        let game_words = words_of(game.kind.slug()).unwrap();
        for locale in words::all() {
            let mut model = game.open("", None);
            assert!(!draft_status(game_words, locale, &model).is_empty());
            for spot in model.board().spots.clone() {
                assert!(!place(game, &model, spot, locale).is_empty());
                assert!(!said(game, &mut model, EditorIntent::Tap(spot), locale).is_empty());
                assert!(!draft_status(game_words, locale, &model).is_empty());
            }
            send(&mut model, [EditorIntent::Write("?".to_owned())]);
            assert!(typed_fault(game_words, locale, &model).is_some());
            for (index, field) in game.editor.fields().iter().enumerate() {
                assert!(!game.editor.field(locale, field.key).is_empty());
                for value in model.offered(index).unwrap_or_default() {
                    assert!(
                        !game
                            .editor
                            .field_value(locale, field.key, &value)
                            .is_empty()
                    );
                }
            }
        }
    }
}

//! Touches that change nothing, and changes that lose pieces: their messages and marks.

use crate::{DraftChange, send};
use tablero::games::words_of;
use tablero::narration::{editor_message_text, editor_notice};
use tablero::play::draft::Refusal;
use tablero::session::editor::{EditorEffect, EditorIntent, EditorMessage, EditorModel, Tool};
use tablero::words;

/// Performs an intent. Returns the message near the board in English and Spanish, and checks that it is also read out.
fn notices(game: DraftChange, model: &mut EditorModel, intent: EditorIntent) -> [String; 2] {
    let mut effects = Vec::new();
    model.update(intent, &mut effects);
    let game_words = words_of(game.kind.slug()).unwrap();
    ["en", "es"].map(|code| {
        let locale = words::from_code(code).unwrap();
        let notice = editor_notice(game.editor, game_words, locale, model);
        let said = effects.iter().filter_map(|effect| match effect {
            EditorEffect::Say(said @ (EditorMessage::Refused(..) | EditorMessage::Lost(_))) => {
                Some(editor_message_text(game_words, locale, model, said))
            }
            _ => None,
        });
        let said: Vec<String> = said.collect();
        assert_eq!(
            said.len(),
            usize::from(model.notice().is_some()),
            "{said:?}: {notice}"
        );
        for said in said {
            // Read out, the place is named first.
            let sentences = notice.split(' ').take(4).collect::<Vec<_>>().join(" ");
            assert!(said.contains(&sentences), "{said}: {notice}");
        }
        notice
    })
}

fn tap(spot: &str) -> EditorIntent {
    EditorIntent::Tap(spot.parse().unwrap())
}

#[test]
fn a_full_stack_is_refused_and_the_next_touch_is_not() {
    let game = DraftChange::by_name("pogo");
    let mut model = game.open("", Some("bb,bb,-/-,-,-/-,b,bWWWWWW w"));
    send(&mut model, vec![tap("c1"); 5]);
    let full = model.text().to_owned();
    assert_eq!(full, "bb,bb,-/-,-,-/-,b,bWWWWWWWWWWW w");
    let [english, spanish] = notices(game, &mut model, tap("c1"));
    assert_eq!(english, "The stack is full. It has 12 pieces.");
    assert_eq!(spanish, "La pila está llena. Tiene 12 fichas.");
    assert_eq!(model.text(), full);
    let carry = EditorIntent::Carry("b1".parse().unwrap(), "c1".parse().unwrap());
    let [english, _] = notices(game, &mut model, carry);
    assert_eq!(english, "The stack is full. It has 12 pieces.");
    let [english, _] = notices(game, &mut model, tap("b1"));
    assert_eq!(english, "Tap a cell to add a piece on top.");
    assert_eq!(model.text(), "bb,bb,-/-,-,-/-,bW,bWWWWWWWWWWW w");
}

#[test]
fn what_cannot_be_there_is_refused_with_a_hint() {
    let game = DraftChange::by_name("ticto");
    let mut model = game.open("", None);
    let before = model.draft().clone();
    let drop = |index, spot: &str| EditorIntent::Drop(index, spot.parse().unwrap());
    let [english, spanish] = notices(game, &mut model, drop(3, "c3n"));
    assert_eq!(
        english,
        "This piece cannot go there. Tap an exit cell or one of its own pieces."
    );
    assert_eq!(
        spanish,
        "Esta ficha no puede ir ahí. Toca una salida o una de sus propias fichas."
    );
    assert!(matches!(
        model.notice(),
        Some(EditorMessage::Refused(_, Refusal::WrongPlace))
    ));
    // The dropped piece is selected anyway.
    assert_eq!(model.tool(), Tool::Piece(3));
    send(&mut model, [EditorIntent::Choose(Tool::Remove)]);
    let [english, _] = notices(game, &mut model, tap("d4"));
    assert_eq!(english, "There is no piece there.");
    send(&mut model, [EditorIntent::Choose(Tool::Move)]);
    let [english, _] = notices(game, &mut model, tap("d4"));
    assert_eq!(english, "There is no piece there.");
    let [english, _] = notices(game, &mut model, drop(3, "d1"));
    assert_eq!(english, "The piece is already there.");
    assert_eq!(*model.draft(), before);
    assert!(!model.can_undo());
}

#[test]
fn a_piece_is_dropped_from_the_palette() {
    for (slug, index, spot) in [
        ("breakthrough", 1, "d4"),
        ("pogo", 1, "b1"),
        ("push-push", 0, "c3"),
        ("ticto", 2, "c3n"),
        ("zoq", 1, "b2"),
    ] {
        let game = DraftChange::by_name(slug);
        let mut model = game.open("", None);
        let count = model.draft().pieces.len();
        send(
            &mut model,
            [EditorIntent::Drop(index, spot.parse().unwrap())],
        );
        assert_eq!(model.draft().pieces.len(), count + 1, "{slug}");
        assert_eq!(model.tool(), Tool::Piece(index));
        send(&mut model, [EditorIntent::Undo]);
        assert_eq!(model.draft().pieces.len(), count);
    }
}

#[test]
fn lost_pieces_are_counted_and_come_back() {
    let game = DraftChange::by_name("breakthrough");
    let mut model = game.open("", None);
    let before = model.draft().clone();
    let [english, spanish] = notices(game, &mut model, EditorIntent::Size(5, 6));
    assert_eq!(
        english,
        "Pieces that did not fit and are gone: 22. Undo brings them back."
    );
    assert_eq!(
        spanish,
        "Fichas que no cabían y ya no están: 22. Deshacer las devuelve."
    );
    let [english, _] = notices(game, &mut model, EditorIntent::Undo);
    assert_eq!(english, "Tap cells. A second tap removes the piece.");
    assert_eq!(*model.draft(), before);
    let zoq = DraftChange::by_name("zoq");
    let mut model = zoq.open("", None);
    send(&mut model, [EditorIntent::Options("reach=any".to_owned())]);
    assert_eq!(model.notice(), None, "nothing is lost");
}

#[test]
fn a_drag_that_removes_says_so() {
    let game = DraftChange::by_name("breakthrough");
    let mut model = game.open("", None);
    let spots = ["a1", "b1", "c4"].map(|spot| spot.parse().unwrap());
    let mut effects = Vec::new();
    model.update(EditorIntent::Choose(Tool::Remove), &mut effects);
    model.update(EditorIntent::Paint(spots.to_vec()), &mut effects);
    assert!(effects.contains(&EditorEffect::Say(EditorMessage::RemovedMany(2))));
}

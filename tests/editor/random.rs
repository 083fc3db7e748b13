//! Random editing.

use crate::DraftChange;
use tablero::play::Spot;
use tablero::play::draft::Mirror;
use tablero::rules::Side;
use tablero::session::editor::{
    EditorIntent, EditorMessage, EditorModel, Tool, draft_address, read_edited,
};

/// A generator of numbers below a limit.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    fn spot(&mut self, model: &EditorModel) -> Spot {
        let spots = &model.board().spots;
        match self.below(30) {
            // Not on the board.
            0 => Spot {
                x: -7,
                y: 100,
                level: 9,
            },
            _ => spots[self.below(spots.len())],
        }
    }

    fn intent(&mut self, game: DraftChange, model: &EditorModel) -> EditorIntent {
        let fields = game.editor.fields().len();
        match self.below(42) {
            0..12 => {
                let palette = game.editor.palette().len();
                EditorIntent::Choose(match self.below(palette + 3) {
                    0 => Tool::Remove,
                    1 => Tool::Move,
                    index => Tool::Piece(index - 2),
                })
            }
            12..28 => EditorIntent::Tap(self.spot(model)),
            28 => EditorIntent::Carry(self.spot(model), self.spot(model)),
            29 => EditorIntent::Paint(vec![self.spot(model), self.spot(model)]),
            30 if self.below(4) == 0 => EditorIntent::Clear,
            31 if self.below(4) == 0 => EditorIntent::Start,
            32 => EditorIntent::Mirror([Mirror::Files, Mirror::Sides][self.below(2)]),
            33 => EditorIntent::Turn(Side::BOTH[self.below(2)]),
            34 => {
                let options = game.kind.options();
                EditorIntent::Options(options[self.below(options.len())].clone())
            }
            35 => {
                let size = |chance: &mut Chance| u8::try_from(3 + chance.below(8)).unwrap();
                EditorIntent::Size(size(self), size(self))
            }
            36 if fields > 0 => {
                let field = self.below(fields);
                let offered = model
                    .offered(field)
                    .unwrap_or_else(|| vec!["17".to_owned()]);
                EditorIntent::Field(field, offered[self.below(offered.len())].clone())
            }
            37 => {
                let positions = game.positions();
                EditorIntent::Write(positions[self.below(positions.len())].1.clone())
            }
            38 => EditorIntent::Redo,
            39 => EditorIntent::Drop(
                self.below(game.editor.palette().len() + 1),
                self.spot(model),
            ),
            _ => EditorIntent::Undo,
        }
    }
}

/// The error of the game's position parser is the first of all faults, and no fault is listed twice.
fn check_faults(game: DraftChange, model: &EditorModel) {
    let read = game.kind.start(&model.draft().options, Some(model.text()));
    let first = read.err().map(|error| error.to_string());
    let mut all: Vec<String> = model
        .faults()
        .iter()
        .map(|fault| fault.error.to_string())
        .collect();
    assert_eq!(all.first(), first.as_ref(), "{}", model.text());
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count, "{}", model.text());
}

#[test]
fn random_editing_is_undone_exactly() {
    let (mut legal, mut drafts) = (0, 0);
    for game in DraftChange::all() {
        for seed in 0..40 {
            let mut chance = Chance(seed);
            let mut model = game.open("", None);
            let mut before = vec![model.draft().clone()];
            for _ in 0..100 {
                let intent = chance.intent(game, &model);
                let effect = match &intent {
                    EditorIntent::Tap(spot) => Some(model.touch_effect(*spot)),
                    _ => None,
                };
                let mut effects = Vec::new();
                let was = model.draft().clone();
                model.update(intent.clone(), &mut effects);
                if let Some(effect) = effect {
                    let is_change = matches!(effect, Ok(EditorMessage::Edited(_)));
                    assert!(!is_change || *model.draft() != was, "{intent:?}");
                }
                match intent {
                    EditorIntent::Undo => {
                        if before.len() > 1 {
                            before.pop();
                        }
                        assert_eq!(before.last(), Some(model.draft()));
                    }
                    _ if *model.draft() != was => before.push(model.draft().clone()),
                    _ => {}
                }
                drafts += 1;
                legal += usize::from(model.position().is_some());
                match model.position() {
                    Some(position) => assert_eq!(position.text(), model.text()),
                    None => check_faults(game, &model),
                }
                let said = draft_address(game.kind, game.editor, model.draft());
                let read = read_edited(game.kind, game.editor, &said).expect(&said);
                assert_eq!(game.editor.draft_text(&read), model.text(), "{said}");
            }
            while let Some(draft) = before.pop() {
                assert_eq!(*model.draft(), draft);
                model.update(EditorIntent::Undo, &mut Vec::new());
            }
        }
    }
    println!("{legal} of {drafts} drafts are legal");
}

/// Addresses with small errors are read as another draft or not at all.
#[test]
fn damaged_addresses_are_read_or_refused() {
    let mut read = 0;
    for game in DraftChange::all() {
        let positions = game.positions();
        let mut chance = Chance(7);
        for _ in 0..4_000 {
            let (options, text) = &positions[chance.below(positions.len())];
            let position = game.kind.start(options, Some(text)).unwrap();
            let mut draft = game.draft(&position);
            draft.pieces.pop();
            let mut said = draft_address(game.kind, game.editor, &draft).into_bytes();
            for _ in 0..=chance.below(3) {
                let at = chance.below(said.len());
                match chance.below(3) {
                    0 => drop(said.remove(at)),
                    1 => said[at] = b"0123456789abz~;,_+.%-x"[chance.below(22)],
                    _ => said.insert(at, b"0123456789abz~;,_+.%-x"[chance.below(22)]),
                }
            }
            let said = String::from_utf8_lossy(&said);
            let Some(draft) = read_edited(game.kind, game.editor, &said) else {
                continue;
            };
            read += 1;
            let mut model = EditorModel::new(game.kind, game.editor, draft).unwrap();
            for _ in 0..5 {
                let intent = chance.intent(game, &model);
                model.update(intent, &mut Vec::new());
            }
        }
    }
    println!("{read} of 20000 were read");
}

//! Positions built by touches alone, and the number of touches.

use crate::{DraftChange, send};
use tablero::play::draft::{Draft, PaletteItem};
use tablero::play::{Piece, Pos, Pose, Spot};
use tablero::session::editor::{EditorIntent, EditorModel, Tool};

/// The touches made so far.
struct Builder {
    game: DraftChange,
    model: EditorModel,
    taps: usize,
    /// Whether pieces may be dragged from the palette, which chooses them too.
    may_drag: bool,
}

impl Builder {
    fn tap(&mut self, tool: Tool, piece: &Piece) {
        // A rectangle is touched in its middle.
        let spot = piece.spots.last().copied().unwrap();
        if self.model.tool() != tool {
            match tool {
                Tool::Piece(index) if self.may_drag => {
                    return self.one(EditorIntent::Drop(index, spot));
                }
                _ => self.one(EditorIntent::Choose(tool)),
            }
        }
        self.one(EditorIntent::Tap(spot));
    }

    /// One touch of a button, a choice or the board.
    fn one(&mut self, intent: EditorIntent) {
        self.taps += 1;
        send(&mut self.model, [intent]);
    }

    /// The tool that puts a piece down.
    fn tool(&self, piece: &Piece) -> Tool {
        let is_it = |item: &PaletteItem| {
            let on_end = |pose| pose == Pose::OnEnd;
            item.is_kind_of(piece) && on_end(item.pose) == on_end(piece.pose)
        };
        Tool::Piece(self.game.editor.palette().iter().position(is_it).unwrap())
    }

    fn has(&self, piece: &Piece) -> bool {
        self.model.draft().pieces.contains(piece)
    }

    /// Changes the draft into another one.
    fn build(&mut self, target: &Draft) {
        self.remove_others(target);
        let mut missing: Vec<Piece> = target.pieces.clone();
        missing.retain(|piece| !self.has(piece));
        // As many as possible with one tool, each only once the pieces below it are placed.
        while !missing.is_empty() {
            let is_ready = |piece: &Piece| {
                let stays = |other: &Piece| {
                    let below = |spot: &Spot| {
                        let here = |at: &Spot| at.ground() == *spot;
                        other.spots.iter().any(here)
                    };
                    piece.spots.iter().any(|at| below(&at.ground()))
                };
                let first = missing.iter().find(|other| stays(other));
                first == Some(piece)
            };
            let ready: Vec<Piece> = missing
                .iter()
                .filter(|piece| is_ready(piece))
                .cloned()
                .collect();
            let count = |tool| {
                ready
                    .iter()
                    .filter(|piece| self.tool(piece) == tool)
                    .count()
            };
            let chosen = self.model.tool();
            let tool = match count(chosen) {
                0 => {
                    let tools = ready.iter().map(|piece| self.tool(piece));
                    tools.max_by_key(|tool| count(*tool)).unwrap()
                }
                _ => chosen,
            };
            let mut now = ready.clone();
            now.retain(|piece| self.tool(piece) == tool);
            for piece in &now {
                self.tap(tool, piece);
                if piece.pose == Pose::Lying && !self.has(piece) {
                    self.tap(tool, piece);
                }
                let place = missing.iter().position(|other| other == piece);
                missing.remove(place.unwrap());
            }
        }
        if self.model.draft().turn != target.turn {
            self.one(EditorIntent::Turn(target.turn));
        }
        for (index, value) in target.fields.iter().enumerate() {
            if self.model.draft().field(index) != value {
                let offered = self.model.offered(index);
                assert!(
                    offered.is_none_or(|offered| offered.contains(value)),
                    "{value}"
                );
                self.one(EditorIntent::Field(index, value.clone()));
            }
        }
    }

    /// Removes the pieces that are not part of the target and are not replaced by one of its pieces.
    fn remove_others(&mut self, target: &Draft) {
        let stacked = matches!(self.game.kind.slug(), "pogo" | "ticto");
        let replaced =
            |piece: &Piece| !stacked && target.pieces.iter().any(|other| other.is_where(piece));
        let needs = |tool: Tool, builder: &Builder| {
            let mut missing = target.pieces.iter().filter(|piece| !builder.has(piece));
            missing.any(|piece| builder.tool(piece) == tool)
        };
        loop {
            let pieces = self.model.draft().pieces.clone();
            let is_wrong = |piece: &&Piece| !target.pieces.contains(piece) && !replaced(piece);
            let Some(wrong) = pieces.iter().rfind(is_wrong) else {
                return;
            };
            let is_only = wrong.kind == "round" || wrong.side.is_none();
            if is_only {
                // Putting it down elsewhere moves it.
                let place = target
                    .pieces
                    .iter()
                    .find(|piece| piece.side == wrong.side && piece.kind == wrong.kind);
                if place.is_some() && pieces.iter().filter(is_wrong).count() == 1 {
                    return;
                }
            }
            let own = self.tool(wrong);
            let tool = match !stacked && needs(own, self) {
                true => own,
                false => Tool::Remove,
            };
            self.tap(tool, wrong);
        }
    }
}

fn builder(game: DraftChange, position: &Pos, from_start: bool) -> Builder {
    let mut model = game.open(&position.options(), None);
    let size = game.draft(position).size;
    send(&mut model, [EditorIntent::Size(size.0, size.1)]);
    let base = if from_start {
        EditorIntent::Start
    } else {
        EditorIntent::Clear
    };
    send(&mut model, [base]);
    // Clearing is a touch.
    Builder {
        game,
        model,
        taps: usize::from(!from_start),
        may_drag: false,
    }
}

fn taps(game: DraftChange, position: &Pos, (from_start, may_drag): (bool, bool)) -> usize {
    let target = game.draft(position);
    let mut builder = builder(game, position, from_start);
    builder.may_drag = may_drag;
    builder.build(&target);
    assert_eq!(builder.model.text(), position.text());
    assert!(builder.model.position().is_some());
    builder.taps
}

#[test]
fn positions_are_built_by_touches_from_an_empty_board() {
    let mut built = 0;
    for game in DraftChange::all() {
        for (options, text) in game.positions().iter().take(60) {
            let position = game.kind.start(options, Some(text)).unwrap();
            taps(game, &position, (false, false));
            built += 1;
        }
    }
    println!("{built} positions");
    assert!(built >= 200);
}

/// Twenty positions of the vectors' games, after a quarter, a half and more of their moves.
fn sample(game: DraftChange) -> Vec<Pos> {
    let path = format!(
        "{}/tests/vectors/{}.json",
        env!("CARGO_MANIFEST_DIR"),
        game.kind.slug()
    );
    let text = std::fs::read_to_string(path).unwrap();
    let vectors: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut positions: Vec<Pos> = Vec::new();
    for entry in vectors["games"].as_array().unwrap() {
        let options = entry["options"].as_str().unwrap_or_default();
        let moves = entry["moves"].as_array().unwrap();
        // A game in the list may be hundreds of moves long.
        let count = moves.len().min(40);
        for quarter in 1..=4 {
            let mut position = game.kind.start(options, entry["start"].as_str()).unwrap();
            for mv in &moves[..count * quarter / 4] {
                position = position.play_text(mv.as_str().unwrap()).unwrap().1;
            }
            positions.push(position);
        }
    }
    positions.truncate(20);
    positions
}

/// From the start, by dragging pieces to their places, and touches for the remaining changes.
fn drags(game: DraftChange, position: &Pos) -> usize {
    let target = game.draft(position);
    let mut builder = builder(game, position, true);
    builder.may_drag = true;
    let right = |draft: &Draft| {
        let is_right = |piece: &&Piece| target.pieces.contains(piece);
        draft.pieces.iter().filter(is_right).count()
    };
    for piece in &target.pieces {
        let now = builder.model.draft().clone();
        if now.pieces.contains(piece) {
            continue;
        }
        let is_free = |other: &&Piece| {
            let is_kind = (other.side, other.kind) == (piece.side, piece.kind);
            is_kind && !target.pieces.contains(other)
        };
        let ends = |other: &Piece| {
            let last = |piece: &Piece| piece.spots[piece.spots.len() - 1];
            [(other.spots[0], piece.spots[0]), (last(other), last(piece))]
        };
        for (from, to) in now.pieces.iter().filter(is_free).flat_map(ends) {
            let carry = EditorIntent::Carry(from, to);
            send(&mut builder.model, [carry.clone()]);
            let there = builder.model.draft().clone();
            if there.pieces.contains(piece) && right(&there) == right(&now) + 1 {
                builder.taps += 1;
                break;
            }
            if there != now {
                send(&mut builder.model, [EditorIntent::Undo]);
            }
        }
    }
    builder.build(&target);
    assert_eq!(builder.model.text(), position.text());
    builder.taps
}

/// Under twenty, by touches alone or with drags. More are allowed only if the pieces alone take twenty on an empty
/// board: one position of TicTo with nineteen pieces takes 22.
#[test]
fn positions_of_games_take_few_touches() {
    let (mut by_touches, mut more) = (0, Vec::new());
    for game in DraftChange::all() {
        let positions = sample(game);
        assert_eq!(positions.len(), 20);
        for position in positions {
            let ways = [(false, false), (true, false), (false, true), (true, true)];
            let [empty, start, empty_drags, start_drags] =
                ways.map(|way| taps(game, &position, way));
            let touches = empty.min(start);
            let drags = drags(game, &position).min(empty_drags).min(start_drags);
            let pieces = position.pieces().len();
            let text = format!("{}: {}", game.kind.slug(), position.text());
            println!("{touches:2} touches, {drags:2} with drags, {pieces:2} pieces  {text}");
            by_touches += usize::from(touches < 20);
            if touches.min(drags) >= 20 {
                assert!(1 + pieces >= 20, "{text}: {drags} for {pieces} pieces");
                more.push(text);
            }
        }
    }
    println!("{by_touches} of 100 take less than 20 touches without a drag");
    assert!(more.len() <= 1, "{more:?}");
}

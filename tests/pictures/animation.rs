//! The changes between two pictures, for moves, undo and jumps.

use super::record;
use tablero::play::{GameRecord, Piece, PieceAction, PieceChange, Scene, Spot};
use tablero::rules::Side;

/// The changes between two plies of a game, without pieces that stayed.
fn changes(record: &GameRecord, from: usize, to: usize) -> Vec<String> {
    told(&record.scene(from), &record.scene(to))
}

fn told(before: &Scene, after: &Scene) -> Vec<String> {
    let mut told: Vec<String> = after
        .changes_from(before)
        .iter()
        .filter_map(|change| tell(change, before, after))
        .collect();
    told.sort();
    told
}

fn tell(change: &PieceChange, before: &Scene, after: &Scene) -> Option<String> {
    let at = |scene: &Scene, index: usize| scene.pieces[index].spots[0].to_string();
    let over = |path: &tablero::play::PiecePath| {
        let over = path.over.iter().map(ToString::to_string);
        over.collect::<Vec<_>>().join(",")
    };
    Some(match change {
        PieceChange::Stayed { .. } => return None,
        PieceChange::Moved {
            before: b,
            after: a,
            path,
        } => {
            let (from, to) = (at(before, *b), at(after, *a));
            format!("{from}-{to} over [{}] beat {}", over(path), path.beat)
        }
        PieceChange::Left { before: b, path } => {
            format!("{} left [{}]", at(before, *b), over(path))
        }
        PieceChange::Came { after: a, path } => format!("{} came [{}]", at(after, *a), over(path)),
    })
}

#[test]
fn a_chain_moves_one_after_the_other_and_back() {
    let mut game = record("push-push", "6c/3o3/3u3/3d3/3T3/3C3/7 w -");
    game.play_text("d2-d3").unwrap();
    let there = [
        "d2-d3 over [] beat 0",
        "d3-d4 over [] beat 1",
        "d4-d5 over [] beat 2",
        "d5-d6 over [] beat 3",
        "d6-d7 over [] beat 4",
    ];
    assert_eq!(changes(&game, 0, 1), there);
    assert_eq!(changes(&game, 1, 0).len(), there.len());
    assert_eq!(changes(&game, 1, 0)[4], "d7-d6 over [] beat 4");
}

/// A scene of identical stones on the first rank.
fn row(ply: usize, files: [i8; 3], piece_actions: Vec<PieceAction>) -> Scene {
    let stone = |file| Piece::on(Spot::cell(file, 1), Side::White, "stone");
    Scene {
        ply,
        since: 0,
        pieces: files.map(stone).to_vec(),
        turn: Side::White,
        piece_actions,
        last: Vec::new(),
        notes: Vec::new(),
        decided: Vec::new(),
    }
}

/// Here identical pieces could be confused. In the registered games, no piece pushes an identical one.
#[test]
fn alike_pieces_in_a_chain_keep_who_they_are() {
    let shoved = |file: i8| PieceAction {
        beat: file.unsigned_abs() - 1,
        ..PieceAction::goes(Spot::cell(file, 1), vec![Spot::cell(file + 1, 1)])
    };
    let before = row(0, [1, 2, 3], Vec::new());
    let after = row(1, [2, 3, 4], [1, 2, 3].map(shoved).to_vec());
    assert_eq!(
        told(&before, &after),
        [
            "a1-b1 over [] beat 0",
            "b1-c1 over [] beat 1",
            "c1-d1 over [] beat 2"
        ]
    );
    assert_eq!(
        told(&after, &before),
        [
            "b1-a1 over [] beat 0",
            "c1-b1 over [] beat 1",
            "d1-c1 over [] beat 2"
        ]
    );
    let later = Scene { since: 1, ..after };
    assert_eq!(told(&before, &later), ["a1-d1 over [] beat 0"]);
}

#[test]
fn over_two_moves_nobody_knows_the_ways() {
    let mut game = record("push-push", "6c/3o3/3u3/3d3/3T3/3C3/7 w -");
    for mv in ["d2-d3", "g7-g6"] {
        game.play_text(mv).unwrap();
    }
    let straight = changes(&game, 0, 2);
    assert_eq!(straight.len(), 6);
    assert!(straight.iter().all(|one| one.ends_with("over [] beat 0")));
}

#[test]
fn what_falls_goes_over_the_edge_and_comes_back_from_there() {
    let mut game = record("push-push", "6c/7/7/3o3/U6/dC5/tu5 w -");
    game.play_text("b2-a1").unwrap();
    assert_eq!(
        changes(&game, 0, 1),
        ["a1 left [z0]", "b2-a1 over [] beat 0"]
    );
    assert_eq!(
        changes(&game, 1, 0),
        ["a1 came [z0]", "a1-b2 over [] beat 0"]
    );
}

#[test]
fn a_hop_goes_over_its_bends_and_back_over_them() {
    let mut game = record("pogo", "bb,bb,bb/-,-,-/WW,WW,WW w");
    game.play_text("2b1-a2").unwrap();
    let there = changes(&game, 0, 1);
    assert_eq!(there.len(), 2, "{there:?}");
    assert!(
        there.iter().all(|one| !one.contains("over []")),
        "{there:?}"
    );
    let ways = |all: &[String]| {
        let path = |one: &String| one.split(['[', ']']).nth(1).unwrap()[..2].to_owned();
        all.iter().map(path).collect::<Vec<_>>()
    };
    assert_eq!(ways(&there), ways(&changes(&game, 1, 0)));
}

#[test]
fn a_captured_piece_leaves_and_undoing_brings_it_back() {
    let mut game = record("breakthrough", "8/8/8/3p4/2P5/8/6p1/8 w");
    game.play_text("c4xd5").unwrap();
    assert_eq!(changes(&game, 0, 1), ["c4-d5 over [] beat 0", "d5 left []"]);
    assert_eq!(changes(&game, 1, 0), ["d5 came []", "d5-c4 over [] beat 0"]);
}

#[test]
fn a_pass_leaves_the_marks_of_the_move_before_it() {
    // Black can only move the ball, which belongs to neither side.
    let mut game = record("push-push", "7/7/7/3o3/7/7/C6 w -");
    game.play_text("a1-b1").unwrap();
    assert_eq!(game.make_forced(), 1);
    let (moved, passed) = (game.scene(1), game.scene(2));
    assert_eq!(moved.last, passed.last);
    assert_eq!((moved.since, passed.since), (0, 0));
    assert_eq!(changes(&game, 0, 2), ["a1-b1 over [] beat 0"]);
    assert_eq!(changes(&game, 1, 2), [""; 0]);
}

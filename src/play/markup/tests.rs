use super::*;
use crate::play::{Board, Goal, Heights, Layout, Picture, Piece, PossibleTouches, Scene, Spot};
use crate::rules::Side::{Black, White};

fn board() -> Board {
    Board {
        goals: Goal::far_edges(false),
        ..Board::of_cells(2, 2)
    }
}

#[test]
fn the_ground_has_one_shape_for_all_cells_of_a_colour() {
    let drawn = ground(&board(), &Layout::new(&board(), false));
    assert_eq!(drawn.matches("class=\"cell\"").count(), 1);
    assert_eq!(drawn.matches("class=\"cell cell-pale\"").count(), 1);
    let dark = "<path class=\"cell\" d=\"M100 0h100v100h-100zM0 100h100v100h-100z\"/>";
    assert!(drawn.contains(dark), "{drawn}");
}

#[test]
fn names_and_goals_turn_with_the_board() {
    let (seen, turned) = (Layout::new(&board(), false), Layout::new(&board(), true));
    let first = "<text class=\"coordinate\" x=\"50\" y=\"218\">a</text>";
    assert!(names(&board(), &seen).starts_with(first));
    let first = "<text class=\"coordinate\" x=\"150\" y=\"218\">a</text>";
    assert!(names(&board(), &turned).starts_with(first));
    let top = board().goals[0];
    assert_eq!(goal_bar(&seen, top), [0.0, -9.5, 200.0, 7.0]);
    assert_eq!(goal_bar(&turned, top), [0.0, 202.5, 200.0, 7.0]);
}

#[test]
fn a_goal_is_as_near_as_the_foremost_piece_or_the_ball() {
    let [high, low] = [board().goals[0], board().goals[1]];
    let pieces = [Piece::on(Spot::cell(1, 2), White, "pawn")];
    assert_eq!(near(&pieces, high, &board()), Some(0));
    assert_eq!(near(&pieces, low, &board()), None);
    let ball = Piece {
        side: None,
        ..Piece::on(Spot::cell(1, 1), White, "ball")
    };
    assert_eq!(near(&[ball], high, &board()), Some(1));
}

#[test]
fn a_still_board_has_its_pieces_over_the_ground() {
    let pieces = [Piece::on(Spot::cell(1, 1), Black, "pawn")];
    let layout = Layout::new(&board(), false);
    let drawn = still_board("toy", &board(), &layout, &pieces);
    let piece = "</g><g class=\"piece black\" transform=\"translate(50 150)\"><use href=\"#toy-pawn\"/></g>";
    assert!(drawn.ends_with(piece), "{drawn}");
    assert!(
        drawn.contains("<rect class=\"goal black\" data-near=\"0\""),
        "{drawn}"
    );
}

#[test]
fn marks_are_drawn_where_something_is_marked() {
    let pieces = vec![Piece::on(Spot::cell(1, 1), White, "pawn")];
    let scene = Scene {
        ply: 1,
        since: 0,
        pieces,
        turn: Black,
        piece_actions: Vec::new(),
        last: vec![Spot::cell(1, 1)],
        notes: Vec::new(),
        decided: Vec::new(),
    };
    let picture = Picture::of(&scene, &PossibleTouches::default(), None);
    let (layout, heights) = (Layout::new(&board(), false), Heights::of(&scene.pieces));
    let drawn = marks_under(&picture, &layout, &heights);
    assert!(
        drawn.starts_with("<g transform=\"translate(50 150)\"><path class=\"mark-last\""),
        "{drawn}"
    );
    assert_eq!(drawn.matches("<path").count(), 1);
    assert_eq!(targets(&picture, &layout, &heights, None), "");
    assert_eq!(losses(&picture, &layout, &heights), "");
    assert_eq!(counts(&picture, &layout) + &others(&picture, &layout), "");
}

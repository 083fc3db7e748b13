//! The effect of a move, shown before it is made.

use super::{marked, names, picture, record, spot};
use tablero::play::{Picture, PieceEffect};
use tablero::rules::Side;

/// The effect on every piece that another piece moves.
fn effects(picture: &Picture) -> Vec<String> {
    let spot_of_effect = |(at, effect): (String, PieceEffect)| match effect {
        PieceEffect::Shoved(towards) => format!("{at} to {towards}"),
        PieceEffect::Lost(towards) => format!("{at} lost {towards}"),
        PieceEffect::Out(towards) => format!("{at} out {towards}"),
    };
    let pieces = picture.pieces.iter();
    pieces
        .filter_map(|figure| Some((figure.piece.spots[0].to_string(), figure.effect?)))
        .map(spot_of_effect)
        .collect()
}

fn ghosts(picture: &Picture) -> String {
    names(picture.ghosts.iter().flat_map(|piece| &piece.spots))
}

#[test]
fn the_whole_chain_of_a_push_is_seen_and_the_ball_that_leaves() {
    let mut chain = record("push-push", "3o3/3u3/3d3/3T3/3C3/7/7 w -");
    let seen = picture(&mut chain, &["d3"], Some("d4"));
    assert_eq!(
        effects(&seen),
        ["d4 to d5", "d5 to d6", "d6 to d7", "d7 out d8"]
    );
    assert_eq!(ghosts(&seen), "d4");
}

#[test]
fn what_falls_off_is_seen_and_marked_before_the_push() {
    let mut edge = record("push-push", "6c/7/7/3o3/U6/dC5/tu5 w -");
    let open = picture(&mut edge, &["b2"], None);
    assert_eq!(marked(&open, "take"), "a1 a2 b1");
    assert_eq!(marked(&open, "lose"), "a3", "White's own 1");
    assert_eq!(marked(&open, "push"), "a1 a2 a3 b1");
    let corner = picture(&mut edge, &["b2"], Some("a1"));
    assert_eq!(effects(&corner), ["a1 lost z0"]);
    let own = picture(&mut edge, &["b2"], Some("a3"));
    assert_eq!(effects(&own), ["a3 lost z4"]);
}

#[test]
fn a_push_that_loses_the_game_is_marked_as_a_loss() {
    let mut own_goal = record("push-push", "6c/7/7/7/7/3U3/3o3 w -");
    assert_eq!(marked(&picture(&mut own_goal, &["d2"], None), "lose"), "d1");
    let mut goal = record("push-push", "3o3/2U4/7/7/7/7/6c w -");
    let open = picture(&mut goal, &["c6"], None);
    assert_eq!(marked(&open, "lose"), "");
    assert_eq!(marked(&open, "push"), "d7", "a ball that leaves is pushed");
}

#[test]
fn a_half_made_push_shows_both_ways_of_the_ball() {
    let mut edge = record("push-push", "6c/7/7/o6/U6/7/7 w -");
    let asked = picture(&mut edge, &["a3", "a4"], None);
    assert_eq!(marked(&asked, "target"), "a5 b5");
    assert_eq!(
        effects(&picture(&mut edge, &["a3", "a4"], Some("b5"))),
        ["a4 to b5"]
    );
    assert_eq!(
        effects(&picture(&mut edge, &["a3", "a4"], Some("a5"))),
        ["a4 to a5"]
    );
}

#[test]
fn the_four_kills_of_the_grooves_are_seen_before_they_are_made() {
    for (start, from, pushed, beyond) in [
        ("Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7", "f3n", "g3n", "h3n"),
        ("Rg1:c3n,g1 ra7:a7,d3n,e3n,g7 w n - 0", "c3n", "d3n", "d3n"),
        (
            "Rg1:c3n,g1 ra7:a7,d3ed4e,d3n,g7 w n - 0",
            "c3n",
            "d3n",
            "d3n",
        ),
        ("Rg1:b1n,g1 ra7:a7,c1n,g7 w n - 0", "b1n", "c1n", "c1n"),
    ] {
        let mut ticto = record("ticto", start);
        let open = picture(&mut ticto, &[from], None);
        assert_eq!(marked(&open, "take"), pushed, "{start}");
        let seen = picture(&mut ticto, &[from], Some(pushed));
        assert_eq!(
            effects(&seen),
            [format!("{pushed} lost {beyond}")],
            "{start}"
        );
        assert_eq!(ghosts(&seen), pushed, "the pusher takes its place");
    }
}

#[test]
fn a_rectangle_that_kills_under_both_halves_is_marked_and_shown_in_its_place() {
    let mut ticto = record("ticto", "Rg1:a3,b5c5,g1 ra7:a7,b3,b3+,c3,c3+,g7 w n - 0");
    let open = picture(&mut ticto, &["b5"], None);
    assert!(
        marked(&open, "take").contains("b3"),
        "{}",
        marked(&open, "take")
    );
    assert_eq!(marked(&open, "push"), "", "who is killed in place is not");
    let seen = picture(&mut ticto, &["b5"], Some("b3"));
    let mut lost = effects(&seen);
    lost.sort();
    assert_eq!(lost, ["b3.2 lost b3.2", "c3.2 lost c3.2"]);
    assert_eq!(seen.ghosts.len(), 1);
}

#[test]
fn a_rebellion_shows_the_rebel_alone_on_top() {
    let mut ticto = record("ticto", "Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0");
    let seen = picture(&mut ticto, &["a3"], Some("a3"));
    assert_eq!(seen.ghosts.len(), 1);
    assert!(seen.ghosts[0].spots.iter().all(|spot| spot.level == 1));
}

#[test]
fn what_is_only_pointed_at_changes_nothing() {
    let mut chain = record("push-push", "3o3/3u3/3d3/3T3/3C3/7/7 w -");
    let before = chain.text();
    picture(&mut chain, &["d3"], Some("d4"));
    assert_eq!(chain.text(), before);
    assert_eq!(
        chain.possible_touches().touched.len(),
        1,
        "what is in hand stays there"
    );
}

#[test]
fn nothing_can_be_looked_forward_to_once_the_game_is_over() {
    let mut game = record("breakthrough", "8/8/2P5/8/8/5p2/8/8 w");
    let begun = picture(&mut game, &["c6"], Some("c7"));
    assert_eq!(ghosts(&begun), "c7");
    assert!(game.resign(Side::White));
    assert_eq!(game.legal(), [""; 0]);
    let over = game.possible_touches();
    assert!(over.touched.is_empty() && over.targets.is_empty());
    for name in ["c6", "c7"] {
        assert!(game.preview(spot(name)).is_none(), "{name}");
    }
    let seen = picture(&mut game, &["c6"], None);
    assert_eq!(marked(&seen, "movable") + &marked(&seen, "selected"), "");
}

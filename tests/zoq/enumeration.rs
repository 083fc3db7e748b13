//! Every reachable position of ZOQ with both options, and its value.

use crate::law::sample::read_with;
use std::collections::{HashMap, HashSet};
use tablero::games::zoq::{Ending, Zoq};
use tablero::play::Game;
use tablero::rules::Position;

const START: &str = "bbb/3/WWW Wb w";

/// Every position that can be reached from the start.
fn reachable(options: &str) -> Vec<Zoq> {
    let start: Zoq = read_with(options, START);
    let mut known = HashSet::from([start]);
    let mut all = vec![start];
    let mut next = 0;
    while let Some(position) = all.get(next).copied() {
        next += 1;
        position.each_move(|mv| {
            let mut after = position;
            after.play(mv);
            if known.insert(after) {
                all.push(after);
            }
        });
    }
    all
}

#[test]
fn as_many_positions_are_reached_and_finished_as_known() {
    for (options, expected) in [("", [9260, 512, 80]), ("reach=any", [9540, 512, 0])] {
        let all = reachable(options);
        let ended = |kind: fn(&Ending) -> bool| {
            let endings = all.iter().filter_map(Game::ending);
            endings.filter(kind).count()
        };
        let surrounds = ended(|ending| matches!(ending, Ending::Surrounded { .. }));
        let stuck = ended(|ending| matches!(ending, Ending::Stuck { .. }));
        assert_eq!([all.len(), surrounds, stuck], expected, "{options}");
    }
}

#[test]
fn every_position_is_read_as_printed_and_has_a_key_of_its_own() {
    let mut keys = HashSet::new();
    let mut texts = HashSet::new();
    for options in ["", "reach=any"] {
        for position in reachable(options) {
            let text = position.to_string();
            assert_eq!(read_with::<Zoq>(options, &text), position, "{text}");
            assert_eq!(position.count_moves(), position.moves().len() as u64);
            let over = position.outcome().is_some();
            assert_eq!(over, position.moves().is_empty(), "{text}");
            assert!(keys.insert(position.repetition_key()), "{text}");
            assert!(texts.insert((options, text)), "printed twice");
        }
    }
}

/// The number of plies to the end for every position that one side can win: even if the side to move loses,
/// odd if it wins. The other positions are drawn.
fn solve(positions: &[Zoq]) -> HashMap<Zoq, u32> {
    let after = |position: &Zoq| -> Vec<Zoq> {
        let play = |mv| {
            let mut next = *position;
            next.play(mv);
            next
        };
        position.moves().into_iter().map(play).collect()
    };
    let mut rest: Vec<(Zoq, Vec<Zoq>)> = positions.iter().map(|p| (*p, after(p))).collect();
    let mut solved = HashMap::new();
    for plies in 0.. {
        let lost = |next: &Zoq| solved.get(next).is_some_and(|plies| plies % 2 == 0);
        let won = |next: &Zoq| solved.get(next).is_some_and(|plies| plies % 2 == 1);
        let decided = |(_, next): &mut (Zoq, Vec<Zoq>)| match plies % 2 {
            0 => next.iter().all(won),
            _ => next.iter().any(lost),
        };
        let now: Vec<Zoq> = rest.extract_if(.., decided).map(|(p, _)| p).collect();
        if now.is_empty() && plies > 0 {
            break;
        }
        solved.extend(now.into_iter().map(|position| (position, plies)));
    }
    solved
}

/// Each first move with the number of plies to the end after it, or `-` if the game is drawn.
fn first_moves(options: &str) -> String {
    let solved = solve(&reachable(options));
    let start: Zoq = read_with(options, START);
    let worth = |mv| {
        let mut next = start;
        next.play(mv);
        let plies = solved.get(&next).map(ToString::to_string);
        format!("{mv}:{}", plies.as_deref().unwrap_or("-"))
    };
    let texts: Vec<String> = start.moves().into_iter().map(worth).collect();
    texts.join(" ")
}

#[test]
fn along_the_lines_the_best_first_move_wins_in_nine_plies() {
    assert_eq!(
        first_moves(""),
        "@a2:3 @b2:5 @c2:3 a1-a2:- a1-b2:- b1-b2:8 c1-b2:- c1-c2:-"
    );
}

#[test]
fn with_reach_any_two_first_moves_win_in_seven_plies() {
    assert_eq!(
        first_moves("reach=any"),
        "@a2:7 @b2:9 @c2:7 a1-a2:9 a1-b2:6 a1-c2:9 b1-b2:- c1-a2:9 c1-b2:6 c1-c2:9"
    );
}

#[test]
fn a_best_line_leads_to_the_surround_it_is_known_for() {
    let start: Zoq = read_with("", START);
    let line = "b1-b2 a3-a2 c1-c2 a2-a3 a1-a2 @b1 @a1 b1-c1 a1-b1";
    let end = crate::law::sample::after(&start, line);
    let ending = end.ending().unwrap().to_string();
    assert_eq!(ending, "white has surrounded the piece on c1");
}

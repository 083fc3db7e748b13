//! The evaluation of positions: it is symmetric, its proofs are right, and the computer beats random play
//! with it.

use crate::sample::{positions, thrown};
use crate::symmetries::{mirrored, position as changed, turned};
use fastrand::Rng;
use std::collections::HashMap;
use tablero::games::ticto::TicTo;
use tablero::play::Game;
use tablero::rules::{Outcome, Position, Side};
use tablero::search::{Limits, Node, Proof, Score, Searcher, weights_of, wins_within};

type TicToNode = <TicTo as Game>::Node;

fn value(position: &TicTo) -> i32 {
    TicToNode::new(position).value(&weights_of::<TicToNode>())
}

fn after(position: &TicTo, mv: <TicTo as Position>::Move) -> TicTo {
    let mut next = *position;
    next.play(mv);
    next
}

/// Thousands of positions, many of them close to an end.
fn crowded() -> Vec<TicTo> {
    let mut rng = Rng::with_seed(11);
    let mut all = positions();
    while all.len() < 3_000 {
        let Ok(mut position) = TicTo::parse(Default::default(), &thrown(&mut rng)) else {
            continue;
        };
        // If a round can arrive, it often does.
        for _ in 0..4 {
            if position.outcome().is_none() {
                all.push(position);
            }
            let moves = position.moves();
            let arrives = |mv: &&_| {
                let round = ["-d1", "-d7"].map(|end| format!("{mv}").ends_with(end));
                format!("{mv}").starts_with('R') && round != [false; 2]
            };
            let arrival = moves.iter().find(arrives).filter(|_| rng.bool());
            let Some(mv) = arrival.or_else(|| rng.choice(&moves)) else {
                break;
            };
            position.play(*mv);
        }
    }
    all
}

#[test]
fn what_is_kept_beside_a_position_is_what_would_be_made_anew() {
    let weights = weights_of::<TicToNode>();
    let mut seen = HashMap::new();
    let mut rng = Rng::with_seed(3);
    for setup in TicTo::all_options() {
        for _ in 0..10 {
            let mut node = TicToNode::new(&TicTo::start(setup));
            while node.position().outcome().is_none() && node.position().moves().len() > 1 {
                let mv = *rng.choice(&node.position().moves()).unwrap();
                node.play(mv);
                let anew = TicToNode::new(node.position());
                assert_eq!(node.key(), anew.key());
                assert_eq!(node.repetition(), node.position().repetition_key());
                assert_eq!(node.outcome(), node.position().outcome());
                assert_eq!(node.proof(), anew.proof());
                assert_eq!(node.value(&weights), anew.value(&weights));
                let text = node.position().to_string();
                let other = seen.insert(node.key(), text.clone());
                assert!(other.is_none_or(|other| other == text), "{text}");
            }
        }
    }
    assert!(seen.len() > 2_000, "{}", seen.len());
}

#[test]
fn equal_boards_with_other_counters_have_other_keys() {
    let key = |counter: u8| {
        let text = format!("Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - {counter}");
        TicToNode::new(&TicTo::parse(Default::default(), &text).unwrap()).key()
    };
    let mut keys: Vec<u64> = (0..100).map(key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 100);
}

#[test]
fn the_judgement_knows_neither_left_nor_right_nor_a_better_colour() {
    let mut turned_round = 0;
    for here in crowded() {
        let text = here.to_string();
        let there = TicTo::parse(Default::default(), &changed(&text, mirrored, false)).unwrap();
        assert_eq!(value(&here), value(&there), "{text}");
        let rounds = text.split(' ').take(2).map(|field| &field[1..3]);
        if rounds.into_iter().all(|cell| cell != "d1" && cell != "d7") {
            let there = TicTo::parse(Default::default(), &changed(&text, turned, true)).unwrap();
            assert_eq!(value(&here), value(&there), "{text}");
            turned_round += 1;
        }
    }
    assert!(turned_round > 1_000, "{turned_round}");
}

#[test]
fn the_result_is_the_rules_result() {
    for here in crowded() {
        for mv in here.moves() {
            let next = after(&here, mv);
            assert_eq!(
                TicToNode::new(&next).outcome(),
                next.outcome(),
                "{mv} {here}"
            );
        }
    }
}

#[test]
fn a_win_with_the_next_move_is_proven_and_nothing_else_is() {
    let (mut wins, mut losses) = ([0; 2], 0);
    for here in crowded() {
        let side = here.turn();
        let is_won = wins_within(&here, side, 1);
        let is_lost = wins_within(&here, side.other(), 0);
        match TicToNode::new(&here).proof() {
            Some(Proof::Win(plies)) => {
                assert!(is_won, "{here}");
                assert_eq!(plies, if side == Side::White { 2 } else { 1 });
                wins[side as usize] += 1;
            }
            Some(Proof::Loss(plies)) => {
                assert!(is_lost && plies == 1, "{here}");
                losses += 1;
            }
            None => assert!(!is_won && !is_lost, "{here}"),
        }
    }
    let enough = wins.iter().all(|count| *count > 100) && losses > 50;
    assert!(enough, "{wins:?} {losses}");
}

#[test]
fn noisy_moves_are_those_that_kill_or_arrive() {
    let (mut noisy_ones, mut kills) = (0, 0);
    for here in crowded() {
        let node = TicToNode::new(&here);
        let mut noisy = Vec::new();
        node.each_noisy(|mv| noisy.push(mv));
        noisy.sort_unstable();
        let moves = here.moves();
        let expected: Vec<_> = moves
            .iter()
            .copied()
            .filter(|mv| node.is_noisy(*mv))
            .collect();
        assert_eq!(noisy, expected, "{here}");
        for mv in moves {
            let men = |position: &TicTo| position.pieces().len();
            let kills_one = men(&after(&here, mv)) < men(&here);
            let name = mv.to_string();
            let arrives = name.starts_with('R') && (name.ends_with("-d1") || name.ends_with("-d7"));
            assert_eq!(node.is_noisy(mv), kills_one || arrives, "{mv} {here}");
            noisy_ones += usize::from(node.is_noisy(mv));
            kills += usize::from(kills_one);
            assert!(TicToNode::history_index(mv) < tablero::search::HISTORY_SIZE);
        }
    }
    assert!(
        kills > 200 && noisy_ones > kills + 200,
        "{kills} {noisy_ones}"
    );
}

#[test]
fn against_random_play_it_wins() {
    let mut searcher = Searcher::<TicToNode>::new(1 << 20);
    for game in 0..20 {
        let mut rng = Rng::with_seed(game);
        let mut position = TicTo::start(TicTo::all_options()[game as usize % 3]);
        let own = if game % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        let mut before = Vec::new();
        let mut plies = 0;
        while position.outcome().is_none() {
            let mv = if position.turn() == own {
                searcher.ask(&position, &before, 1, Limits::nodes(400));
                searcher.finish();
                searcher.best().unwrap()
            } else {
                *rng.choice(&position.moves()).unwrap()
            };
            before.extend(position.repetition_key());
            position.play(mv);
            plies += 1;
            assert!(plies < 200, "{position}");
        }
        assert_eq!(position.outcome(), Some(Outcome::Won(own)), "{position}");
    }
}

#[test]
fn forced_wins_are_found_as_deep_as_they_are() {
    // The losing side has a move, but none that helps in time.
    let known = [
        ("Rc6:a7,c6 rg1:g1,g3 w n - 0", 2, 4, "a7-c7"),
        ("Rg7:g5,g7 rc2:a1,c2 b n - 0", 2, 3, "a1-c1"),
        // The first of two cells to be filled.
        ("Rc5:a6,a7,c5 rg3:f0ng0n,g3 w n - 0", 4, 6, ""),
        // On the way back the goal is the own exit.
        ("Rc2:a1,c2 rg7:g5,g7 w x - 9", 2, 4, "a1-c1"),
    ];
    let mut searcher = Searcher::<TicToNode>::new(1 << 22);
    for (text, depth, plies, mv) in known {
        let position = TicTo::parse(Default::default(), text).unwrap();
        let own_moves = u32::from(plies / 2) + u32::from(plies % 2);
        assert!(wins_within(&position, position.turn(), own_moves), "{text}");
        assert!(
            !wins_within(&position, position.turn(), own_moves - 1),
            "{text}"
        );
        searcher.ask(&position, &[], 1, Limits::depth(depth));
        searcher.finish();
        let line = searcher.lines().remove(0);
        assert_eq!(line.score, Score::Win(plies), "{text}");
        assert!(line.moves[0].to_string().starts_with(mv), "{text}");
        // A searcher without earlier results.
        let mut searcher = Searcher::<TicToNode>::new(1 << 22);
        searcher.ask(&position, &[], 1, Limits::depth(depth - 1));
        searcher.finish();
        assert!(!searcher.lines()[0].score.is_proven(), "{text}");
    }
}

#[test]
fn an_estimate_fades_with_the_counter() {
    let at = |counter: u8| {
        let text = format!("Rc2:b2,c2,c3,c4 rg7:g7 w n - {counter}");
        value(&TicTo::parse(Default::default(), &text).unwrap())
    };
    let values: Vec<i32> = (0..100).step_by(10).map(at).collect();
    assert!(values.is_sorted_by(|one, next| one > next), "{values:?}");
    assert!(values[9] > values[0] / 2, "{values:?}");
}

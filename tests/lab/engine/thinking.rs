//! From `go` to `bestmove`.

use super::talk::Talk;
use tablero::games;
use tablero::play::GameText;

/// The word after another word in a line.
fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let mut words = line.split(' ').skip_while(|other| *other != word);
    words.nth(1)
}

/// The parts of the info lines that do not depend on the clock.
fn lasting(infos: &[String]) -> Vec<String> {
    let mut kept = Vec::new();
    for info in infos {
        let mut words = info.split(' ');
        let mut line = Vec::new();
        while let Some(word) = words.next() {
            if ["nps", "time"].contains(&word) {
                words.next();
            } else {
                line.push(word);
            }
        }
        kept.push(line.join(" "));
    }
    kept
}

#[test]
fn an_endless_search_answers_and_ends_when_it_is_told_to() {
    let mut talk = Talk::new("push-push");
    talk.say("position startpos");
    talk.say("go infinite");
    // It is thinking, and still handles commands.
    let heard = talk.hear_until("info depth 4 ");
    assert!(heard.iter().all(|line| line.starts_with("info ")));
    for _ in 0..3 {
        talk.say("isready");
        let heard = talk.hear_until("readyok");
        assert!(heard.iter().all(|line| !line.starts_with("bestmove")));
    }
    talk.say("stop");
    let (infos, mv) = talk.hear_move();
    assert!(
        infos.last().unwrap().starts_with("info nodes "),
        "{infos:?}"
    );
    assert_eq!(talk.ask(&format!("position startpos moves {mv}")), [""; 0]);
    assert_eq!(talk.query("p1turn"), "false", "{mv} is legal");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn quit_ends_an_endless_search_with_its_move() {
    let mut talk = Talk::new("breakthrough");
    talk.say("position startpos");
    talk.say("go");
    talk.hear_until("info depth 3 ");
    talk.say("quit");
    let (_, mv) = talk.hear_move();
    assert_ne!(mv, "none");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn nothing_is_answered_after_quit() {
    let mut talk = Talk::new("breakthrough");
    talk.say("quit");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn at_the_end_of_its_input_it_answers_what_was_asked_and_ends() {
    for (line, depth) in [("go depth 6", "6"), ("go infinite", "1")] {
        let mut talk = Talk::new("breakthrough");
        talk.say("position startpos");
        talk.say(line);
        let heard = talk.end();
        let last = heard.last().unwrap();
        assert!(last.starts_with("bestmove "), "{heard:?}");
        let reached = heard.iter().any(|line| after(line, "depth") == Some(depth));
        assert!(reached, "{line}: {heard:?}");
    }
}

#[test]
fn what_is_said_while_it_thinks_waits_for_the_move() {
    let mut talk = Talk::new("breakthrough");
    talk.say("position startpos");
    talk.say("go nodes 50000");
    talk.say("query p1turn");
    talk.say("position startpos moves a2-a3");
    talk.say("query p1turn");
    talk.hear_until("bestmove ");
    assert_eq!(talk.hear(), "response true");
    assert_eq!(talk.hear(), "response false");
}

#[test]
fn infos_tell_of_every_depth_and_at_last_of_the_effort() {
    let mut talk = Talk::new("push-push");
    talk.say("position startpos");
    let (infos, mv) = talk.go("go depth 4");
    assert_eq!(infos.len(), 5, "{infos:?}");
    for (index, info) in infos[..4].iter().enumerate() {
        assert_eq!(after(info, "depth"), Some(&*(index + 1).to_string()));
        assert_eq!(after(info, "multipv"), Some("1"));
        assert!(info.contains(" score cp "), "{info}");
        for word in ["nodes", "nps", "time"] {
            let number = after(info, word).unwrap();
            assert!(number.parse::<u64>().is_ok(), "{word} in {info}");
        }
    }
    assert_eq!(after(&infos[3], "pv"), Some(&*mv));
    for word in ["nodes", "nps", "time"] {
        assert!(after(&infos[4], word).is_some(), "{infos:?}");
    }
}

#[test]
fn so_many_nodes_are_not_exceeded_by_much() {
    let mut talk = Talk::new("push-push");
    talk.say("position startpos");
    for nodes in [1_000_u64, 20_000] {
        let (infos, _) = talk.go(&format!("go nodes {nodes}"));
        let taken = after(infos.last().unwrap(), "nodes").unwrap();
        let taken: u64 = taken.parse().unwrap();
        assert!(
            taken >= nodes / 2 && taken < nodes + 500,
            "{taken} of {nodes}"
        );
    }
}

#[test]
fn a_time_for_the_move_or_the_game_brings_a_move() {
    let mut talk = Talk::new("breakthrough");
    talk.say("position startpos");
    for line in [
        "go movetime 30",
        "go movetime 1",
        "go p1time 400 p2time 1 p1inc 0 p2inc 0",
        "go p1time 1 p2time 1 p1inc 1 p2inc 1",
        "go depth 0",
    ] {
        let (infos, mv) = talk.go(line);
        assert!(!infos.is_empty(), "{line}");
        assert_eq!(talk.ask(&format!("position startpos moves {mv}")), [""; 0]);
        talk.say("position startpos");
    }
}

#[test]
fn a_proven_result_is_told_with_its_plies() {
    let mut talk = Talk::new("breakthrough");
    talk.say("position fen 1p2/P3/3p/4 w");
    let (infos, mv) = talk.go("go depth 3");
    assert!(["a3-a4", "a3xb4"].contains(&&*mv), "{mv}");
    assert!(infos[0].contains(" score mate 1 "), "{infos:?}");
    // White can only move sideways, and Black reaches the goal.
    talk.say("position fen 4/4/P2p/4 w");
    let (infos, _) = talk.go("go depth 5");
    let mut scores = infos.iter().filter_map(|info| after(info, "mate"));
    assert_eq!(scores.next_back(), Some("-2"), "{infos:?}");
}

#[test]
fn several_lines_are_told_best_first() {
    let mut talk = Talk::new("push-push");
    talk.say("setoption name MultiPV value 3");
    talk.say("position startpos");
    let (infos, mv) = talk.go("go depth 2");
    let ranks: Vec<_> = infos
        .iter()
        .filter_map(|info| after(info, "multipv"))
        .collect();
    assert_eq!(ranks, ["1", "2", "3", "1", "2", "3"]);
    let firsts: Vec<_> = infos[3..6]
        .iter()
        .map(|info| after(info, "pv").unwrap())
        .collect();
    assert_eq!(firsts[0], mv);
    assert!(firsts[1] != firsts[0] && firsts[2] != firsts[0] && firsts[1] != firsts[2]);
}

#[test]
fn in_a_new_game_the_same_nodes_find_the_same() {
    let mut talk = Talk::new("push-push");
    let think = |talk: &mut Talk| {
        talk.say("uginewgame");
        talk.say("position startpos moves a1-a2");
        let (infos, mv) = talk.go("go nodes 3000");
        (lasting(&infos), mv)
    };
    let first = think(&mut talk);
    assert!(first.0.len() > 3, "{first:?}");
    assert_eq!(think(&mut talk), first);
}

#[test]
fn a_level_plays_its_own_move_and_needs_no_limit() {
    // Solving Pogo takes long without optimisation.
    for kind in games::GAMES.iter().filter(|kind| kind.slug() != "pogo") {
        let mut talk = Talk::new(kind.slug());
        talk.say("setoption name level value 1");
        talk.say("setoption name seed value 7");
        talk.say("position startpos");
        let (_, mv) = talk.go("go");
        talk.say("uginewgame");
        assert_eq!(talk.go("go").1, mv, "the same seed, the same move");
        talk.say("uginewgame");
        let (_, hurried) = talk.go("go movetime 1");
        assert_eq!(
            talk.ask(&format!("position startpos moves {hurried}")),
            [""; 0]
        );
        assert_eq!(talk.end(), [""; 0]);
    }
}

#[test]
fn a_level_of_a_solved_game_plays_by_its_solution() {
    let kind = games::solvable_game("zoq").unwrap();
    let answers = kind.solving("", None).unwrap().unwrap().finish();
    let mut text = GameText {
        game: "zoq".to_owned(),
        ..GameText::default()
    };
    let mut talk = Talk::new("zoq");
    talk.say("setoption name seed value 7");
    talk.say("position startpos");
    for (exact_level, level) in kind.exact_levels().iter().zip(1..) {
        talk.say(&format!("setoption name level value {level}"));
        let choice = answers.choose(&text, *exact_level, 7).unwrap().unwrap();
        assert_eq!(talk.go("go").1, choice, "level {level}");
        text.moves.push(choice);
        talk.say(&format!("position startpos moves {}", text.moves.join(" ")));
    }
    assert_eq!(talk.end(), [""; 0]);
}

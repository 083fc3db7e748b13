//! Guarantees of the search: the result does not depend on the portions of nodes, the limits are kept, the
//! lines are different moves in order, and repetition is considered.

use crate::walks::positions;
use tablero::games::breakthrough::Breakthrough;
use tablero::games::push_push::PushPush;
use tablero::games::zoq::{Reach, Zoq};
use tablero::play::Game;
use tablero::rules::{Outcome, Position};
use tablero::search::{Chooser, Level, Limits, Progress, Score, Searcher};

const BYTES: usize = 1 << 20;

#[test]
fn it_finds_the_same_however_it_is_lent_its_nodes() {
    for position in positions::<PushPush>(4, 40).into_iter().step_by(3) {
        let mut whole = Searcher::<<PushPush as Game>::Node>::new(BYTES);
        whole.ask(&position, &[], 2, Limits::nodes(20_000));
        whole.finish();
        let mut parts = Searcher::<<PushPush as Game>::Node>::new(BYTES);
        parts.ask(&position, &[], 2, Limits::nodes(20_000));
        let mut lent = 1;
        while parts.advance(lent % 97 + 1) != Progress::Done {
            lent += 31;
        }
        assert_eq!(whole.lines(), parts.lines(), "{position}");
        assert_eq!(whole.nodes(), parts.nodes(), "{position}");
    }
}

#[test]
fn it_keeps_to_its_limits() {
    let start = Breakthrough::start(Default::default());
    let mut searcher = Searcher::<<Breakthrough as Game>::Node>::new(BYTES);
    searcher.ask(&start, &[], 1, Limits::depth(4));
    searcher.finish();
    assert_eq!(searcher.depth(), 4);
    searcher.ask(&start, &[], 1, Limits::nodes(5_000));
    searcher.finish();
    // Noisy moves are followed to the end.
    let nodes = searcher.nodes();
    assert!((5_000..6_000).contains(&nodes), "{nodes}");
    // Even with very few nodes, a depth is completed.
    searcher.ask(&start, &[], 1, Limits::nodes(1));
    searcher.finish();
    assert_eq!(searcher.depth(), 1);
    assert_eq!(searcher.lines().len(), 1);
}

#[test]
fn several_lines_are_different_moves_the_best_first() {
    for position in positions::<Breakthrough>(2, 60) {
        let mut searcher = Searcher::<<Breakthrough as Game>::Node>::new(BYTES);
        searcher.ask(&position, &[], 4, Limits::depth(3));
        searcher.finish();
        let lines = searcher.lines();
        assert_eq!(lines.len(), 4.min(position.moves().len()));
        assert!(lines.is_sorted_by(|one, next| one.score >= next.score));
        for (index, line) in lines.iter().enumerate() {
            let same = |other: &&_| *other == &line.moves[0];
            let before: Vec<_> = lines[..index].iter().map(|line| line.moves[0]).collect();
            assert_eq!(before.iter().filter(same).count(), 0);
        }
    }
}

#[test]
fn who_has_lost_everything_else_takes_the_repetition() {
    // In a lost position, a move to the third occurrence of a position is best, because it draws.
    let lost = |zoq: &Zoq| {
        let mut searcher = Searcher::<<Zoq as Game>::Node>::new(BYTES);
        searcher.ask(zoq, &[], 1, Limits::depth(12));
        searcher.finish();
        matches!(searcher.lines()[0].score, Score::Loss(3..))
    };
    let mut tried = 0;
    for position in positions::<Zoq>(200, 40) {
        if position.options() != Reach::Any || !lost(&position) {
            continue;
        }
        for mv in position.moves() {
            let mut after = position;
            after.play(mv);
            if after.outcome().is_some() {
                continue;
            }
            let key = after.repetition_key().unwrap();
            let mut searcher = Searcher::<<Zoq as Game>::Node>::new(BYTES);
            // With two earlier occurrences this would be the third one, a draw.
            searcher.ask(&position, &[key, key], 1, Limits::depth(12));
            searcher.finish();
            let line = &searcher.lines()[0];
            assert_eq!(line.moves[0], mv, "{position}");
            assert_eq!(line.score, Score::Estimate(0), "{position}");
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn a_careful_level_never_loses_within_three_plies_without_need() {
    // As random as possible, but careful.
    let level = Level::human(1, 1, 100_000, 50).careful();
    let (mut saved, mut made) = (0, 0);
    for (seed, position) in positions::<Breakthrough>(7, 80)
        .iter()
        .step_by(7)
        .enumerate()
    {
        let loses = |mv: &_| {
            let mut after = *position;
            after.play(*mv);
            let other = after.turn();
            tablero::search::wins_within(&after, other, 2)
        };
        let won = |mv: &_| {
            let mut after = *position;
            after.play(*mv);
            after.outcome() == Some(Outcome::Won(position.turn()))
        };
        let mut chooser = Chooser::<<Breakthrough as Game>::Node>::new(BYTES);
        chooser.ask(position, &[], level, seed as u64);
        let choice = chooser.finish().expect("there is a move");
        let moves = position.moves();
        let losing: Vec<_> = moves.iter().filter(|mv| loses(mv)).collect();
        if !losing.is_empty() && losing.len() < moves.len() {
            saved += 1;
            let has_lost = losing.contains(&&choice) && !won(&choice);
            assert!(!has_lost, "{position}: {choice}");
        }
        made += 1;
    }
    assert!(made > 50 && saved > 6, "{made} {saved}");
}

#[test]
fn the_same_seed_gives_the_same_choice_and_another_one_another() {
    let level = Level::human(200, 3, 200, 20);
    let start = Breakthrough::start(Default::default());
    let choice = |seed| {
        let mut chooser = Chooser::<<Breakthrough as Game>::Node>::new(BYTES);
        chooser.ask(&start, &[], level, seed);
        chooser.finish().unwrap()
    };
    let choices: Vec<_> = (0..20).map(choice).collect();
    assert_eq!(choices, (0..20).map(choice).collect::<Vec<_>>());
    let mut different = choices.clone();
    different.sort_unstable();
    different.dedup();
    assert!(different.len() > 2, "{different:?}");
}

#[test]
fn good_days_come_as_often_as_a_level_says_and_last_a_game() {
    let level = Level::human(1, 1, 100, 50).with_good_games(40, 9_000);
    let good = |number: &u64| level.in_game(*number) == Level::full(9_000);
    let days = (0..1_000).filter(good).count();
    assert!((350..450).contains(&days), "{days}");
    let bad = (0..1_000).find(|number| !good(number)).unwrap();
    assert_eq!(level.in_game(bad), Level::human(1, 1, 100, 50));
    assert_eq!(level.in_game(bad).in_game(bad + 1), level.in_game(bad));
    let even = Level::full(5);
    assert_eq!(even.in_game(3), even);
}

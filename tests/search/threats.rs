//! The other side's best moves if it were its turn.

use crate::walks::positions;
use tablero::games::{Visitor, searchable_game, visit_all};
use tablero::play::{Game, GameText, Question};
use tablero::rules::Outcome;
use tablero::search::{Limits, Progress, Score};

/// For each game: the numbers of positions asked about, of answers, and of wins found.
#[derive(Default)]
struct Counts(Vec<(&'static str, [usize; 3])>);

impl Visitor for Counts {
    fn visit<G: Game>(&mut self) {
        let mut counts = [0; 3];
        let mut engine = searchable_game(G::SLUG).unwrap().searcher(1 << 16);
        for position in positions::<G>(4, 40) {
            counts[0] += 1;
            let text = GameText {
                game: G::SLUG.to_owned(),
                options: position.options().to_string(),
                start: Some(position.to_string()),
                ..GameText::default()
            };
            let limits = Limits::depth(2);
            let answer = engine.ask(&text, Question::Threat { limits });
            let null_move = position.null_move();
            assert_eq!(answer.is_ok(), null_move.is_some(), "{position}");
            let Some(mut null_move) = null_move else {
                continue;
            };
            assert_ne!(null_move.turn(), position.turn());
            assert_eq!(null_move.pieces(), position.pieces(), "{position}");
            while engine.advance(1_000) != Progress::Done {}
            let Some(line) = engine.report().lines.into_iter().next() else {
                assert!(null_move.moves().is_empty());
                continue;
            };
            counts[1] += 1;
            let mv: G::Move = line.moves[0].parse().unwrap();
            assert!(null_move.moves().contains(&mv), "{mv} in {null_move}");
            let side = null_move.turn();
            null_move.play(mv);
            if line.score == Score::Win(1) {
                assert_eq!(null_move.outcome(), Some(Outcome::Won(side)), "{position}");
                counts[2] += 1;
            }
        }
        self.0.push((G::SLUG, counts));
    }
}

#[test]
fn the_threat_is_a_move_of_the_other_side_and_wins_where_it_says_so() {
    let mut counts = Counts::default();
    visit_all(&mut counts);
    let wins: usize = counts.0.iter().map(|(_, [_, _, won])| won).sum();
    assert!(wins > 10, "{wins}");
    for (slug, [asked, answered, _]) in counts.0 {
        assert!(asked > 30, "{asked} of {slug}");
        assert!(answered * 5 > asked * 4, "{answered} of {asked} of {slug}");
    }
}

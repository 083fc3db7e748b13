//! Plays random games from every start, and checks every position and record.

use super::equality::Seen;
use super::{gestures, notes, piece_actions, position, records};
use fastrand::Rng;
use tablero::play::{Game, GameLine};

/// The maximum length of games from the start, and of games from other positions.
const MAX_PLIES: usize = 160;
const FEW_PLIES: usize = 16;
/// Late in a game, gestures, piece actions and reasons are only checked in one position of this many.
const SHARE: usize = 4;

/// The numbers of checked items.
#[derive(Default, Debug)]
pub struct Tally {
    pub positions: usize,
    pub moves: usize,
    /// The number of games that ended.
    pub finished: usize,
    /// The number of moves with piece actions.
    pub piece_actions: usize,
    pub notes: usize,
}

/// Plays random games until `positions` positions are checked: equally many for each value of the options,
/// plus one game from each of the `extra` starts (an options text and a position text). Panics at a breach.
pub fn conform<G: Game>(extra: &[(String, String)], seed: u64, positions: usize) -> Tally {
    println!("{}: seed {seed}", G::SLUG);
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    options::<G>();
    let all = G::all_options();
    for &options in &all {
        let mut seen = Seen::<G>::default();
        let enough = tally.positions + positions.div_ceil(all.len());
        while tally.positions < enough {
            game(
                G::start(options),
                MAX_PLIES,
                &mut seen,
                &mut rng,
                &mut tally,
            );
        }
        for (text, start) in extra {
            if text.parse() != Ok(options) {
                continue;
            }
            let start = G::parse(options, start).expect("an extra start is a position");
            game(start, FEW_PLIES, &mut seen, &mut rng, &mut tally);
        }
    }
    tally
}

/// Options are read in their printed form, and the empty text is the default.
fn options<G: Game>() {
    let all = G::all_options();
    assert_eq!(all.first(), Some(&Default::default()), "the default first");
    assert_eq!("".parse(), Ok(G::Options::default()), "empty is default");
    for (index, options) in all.iter().enumerate() {
        let text = options.to_string();
        assert!(!text.contains(['\n', '\t']), "one line: {text:?}");
        assert_eq!(text.parse(), Ok(*options), "options are read back: {text}");
        assert!(
            !all[..index].contains(options),
            "options stand once: {text}"
        );
        let start = G::start(*options);
        assert!(start.options() == *options, "kept: {text}");
    }
    let unknown: Result<G::Options, _> = "such=none".parse();
    assert!(unknown.is_err(), "unknown options are refused");
}

fn game<G: Game>(start: G, max: usize, seen: &mut Seen<G>, rng: &mut Rng, tally: &mut Tally) {
    let board = start.board();
    let mut record = GameLine::from_position(start);
    loop {
        let here = record.last();
        assert!(here.board() == board, "one board throughout a game: {here}");
        position::check(here);
        if record.plies() <= FEW_PLIES || rng.usize(..SHARE) == 0 {
            position::reasons(here, rng);
            gestures::check(here, rng);
            tally.piece_actions += piece_actions::check(here);
        }
        tally.notes += notes::check(here);
        seen.add(here);
        let moves = here.moves();
        tally.positions += 1;
        tally.moves += moves.len();
        if record.result().is_some() {
            tally.finished += 1;
            break;
        }
        if record.plies() == max {
            break;
        }
        let mv = rng.choice(moves).expect("a game that goes on has a move");
        record.play_text(&mv.to_string()).expect("a legal move");
    }
    records::check(&record, rng);
}

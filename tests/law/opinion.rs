//! A second implementation of a game: its rules again, written from their text as simply as possible and from
//! nothing else. Both implementations must agree on many positions. The tests count how often each rule
//! decided something, so that every rule is tested.

use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use tablero::play::{Game, GameLine};

/// The number of positions compared, if `TABLERO_POSITIONS` is not set.
const POSITIONS: usize = 2_000;
/// The minimum number of times that every rule must have decided something.
const AT_LEAST: u64 = 100;
/// The number of games played only for the repetition rule, which would otherwise rarely be tested.
const MAX_RETURNS: usize = 1_000;
/// Unfinished games are cut off here.
const MAX_PLIES: usize = 600;

/// A deliberately simple position.
pub trait Opinion: Clone {
    /// The rules that can decide a move or a result. The others are listed with the test that shows them. A
    /// rule with several cases may name each case after a space, for example `P4 edge`.
    const RULES: &'static [&'static str];

    /// The start of a random game, with random options.
    fn start(rng: &mut Rng) -> Self;

    /// A random arrangement of pieces. If it is not a position, both implementations must reject it.
    fn anything(rng: &mut Rng) -> Self;

    fn options(&self) -> String;
    fn text(&self) -> String;

    /// Whether it is a valid position.
    fn is_position(&self) -> bool;

    /// `white`, `black` or `draw` if the position alone decides the game.
    fn result(&self, tally: &mut Tally) -> Option<&'static str>;

    /// Every legal move with the position after it, in any order. Counts the rule that allows a move, or that
    /// forbids a move which would otherwise be possible.
    fn moves(&self, tally: &mut Tally) -> Vec<(String, Self)>;

    /// The key for the repetition rule, and the rule by which the third occurrence is a draw.
    fn repetition(&self) -> Option<(String, &'static str)> {
        None
    }

    /// The key of a position to which a homesick player (one that likes to return) tries to return by its
    /// move: the whole position, unless returning to a position needs both players.
    fn familiar(&self) -> Option<String> {
        self.repetition().map(|(key, _)| key)
    }
}

/// The number of times that each rule has decided something.
#[derive(Default, Debug)]
pub struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    /// Records that this rule has allowed or forbidden a move, or has ended the game.
    pub fn decided(&mut self, rule: &'static str) {
        *self.0.entry(rule).or_default() += 1;
    }

    /// All cases of a rule together.
    fn of(&self, rule: &str) -> u64 {
        let counts = self.0.iter();
        let cases = counts.filter(|(case, _)| case.strip_prefix(rule).is_some_and(is_rest));
        cases.map(|(_, count)| count).sum()
    }
}

/// Whether this may follow the number of a rule.
fn is_rest(case: &str) -> bool {
    case.is_empty() || case.starts_with(' ')
}

/// Compares positions, half from random games and half arranged at random. Panics if the implementations
/// differ, or if a rule was hardly tested.
pub fn compare<G: Game, O: Opinion>(seed: u64) {
    let positions = match env::var("TABLERO_POSITIONS") {
        Ok(number) => number.parse().expect("a number of positions"),
        Err(_) => POSITIONS,
    };
    println!("{}: seed {seed}, {positions} positions", G::SLUG);
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for rule in O::RULES {
        let number = rule.split(' ').next().expect("the first part");
        assert!(G::RULES.contains(&number), "{rule} is of {}", G::SLUG);
    }
    from_games::<G, O>(positions / 2, &mut rng, &mut tally);
    put_together::<G, O>(positions - positions / 2, &mut rng, &mut tally);
    come_back::<G, O>(&mut rng, &mut tally);
    println!("{}: {tally:?}", G::SLUG);
    let idle: Vec<_> = O::RULES
        .iter()
        .filter(|rule| tally.of(rule) < AT_LEAST)
        .collect();
    assert!(idle.is_empty(), "hardly decided anything: {idle:?}");
}

/// A few positions of each game, always including its end.
fn from_games<G: Game, O: Opinion>(positions: usize, rng: &mut Rng, tally: &mut Tally) {
    let mut compared = 0;
    while compared < positions {
        let start = O::start(rng);
        // Half of the players prefer to return to earlier positions.
        let homesick = rng.bool();
        play::<G, O>(start, homesick, rng, tally, |plain, over, rng, tally| {
            if over || rng.usize(..4) == 0 {
                agree::<G, O>(plain, tally);
                compared += 1;
            }
            homesick || compared < positions
        });
    }
}

/// Games of homesick players from random positions, until the repetition rule was tested enough.
fn come_back<G: Game, O: Opinion>(rng: &mut Rng, tally: &mut Tally) {
    let Some((_, rule)) = O::start(rng).repetition() else {
        return;
    };
    for _ in 0..MAX_RETURNS {
        if tally.of(rule) >= AT_LEAST * 3 / 2 {
            break;
        }
        let from_start = rng.bool();
        let plain = if from_start {
            O::start(rng)
        } else {
            O::anything(rng)
        };
        if plain.is_position() {
            play::<G, O>(plain, true, rng, tally, |_, _, _, _| true);
        }
    }
}

/// Plays a game with both implementations in parallel, to its end or until a visit returns false. Visits
/// all positions, with whether the game is over there.
fn play<G: Game, O: Opinion>(
    start: O,
    homesick: bool,
    rng: &mut Rng,
    tally: &mut Tally,
    mut visit: impl FnMut(&O, bool, &mut Rng, &mut Tally) -> bool,
) {
    let mut plain = start;
    let mut record = GameLine::from_position(read::<G, O>(&plain).expect("a start is read"));
    let mut seen = BTreeMap::<String, u32>::new();
    let mut familiar = BTreeSet::new();
    loop {
        let mut ignored = Tally::default();
        let repeated = plain.repetition().is_some_and(|(key, rule)| {
            let times = seen.entry(key).or_default();
            *times += 1;
            let third = *times > 2;
            if third {
                tally.decided(rule);
            }
            third
        });
        familiar.extend(plain.familiar());
        let moves = plain.moves(&mut ignored);
        let over = repeated || moves.is_empty();
        let go_on = visit(&plain, over, rng, tally);
        let result = plain.result(&mut ignored);
        let expected = result.or(repeated.then_some("draw"));
        let result = record.result().map(|result| result.outcome.to_string());
        assert_eq!(result.as_deref(), expected, "{:?}", record.text());
        if over || record.plies() == MAX_PLIES || !go_on {
            break;
        }
        let back = |(_, next): &&(String, O)| {
            let seen = next.familiar();
            seen.is_some_and(|seen| familiar.contains(&seen))
        };
        let known = if homesick && rng.usize(..4) > 0 {
            moves.iter().find(back).cloned()
        } else {
            None
        };
        let next = known.or_else(|| rng.choice(moves));
        let (mv, next) = next.expect("a game that goes on has a move");
        record.play_text(&mv).expect("both allow it");
        plain = next;
    }
}

fn put_together<G: Game, O: Opinion>(positions: usize, rng: &mut Rng, tally: &mut Tally) {
    let (mut compared, mut refused) = (0, 0_u64);
    while compared < positions {
        let plain = O::anything(rng);
        if plain.is_position() {
            agree::<G, O>(&plain, tally);
            compared += 1;
        } else {
            let text = plain.text();
            assert!(read::<G, O>(&plain).is_err(), "{text} is no position");
            refused += 1;
        }
    }
    println!("{}: {refused} refused", G::SLUG);
}

fn read<G: Game, O: Opinion>(plain: &O) -> Result<G, G::Error> {
    let options = plain.options().parse().expect("options of the game");
    G::parse(options, &plain.text())
}

/// Both implementations agree on a position and on the positions after its moves.
fn agree<G: Game, O: Opinion>(plain: &O, tally: &mut Tally) {
    let text = plain.text();
    let position: G = match read::<G, O>(plain) {
        Ok(position) => position,
        Err(error) => panic!("{text} is a position: {error}"),
    };
    assert_eq!(position.to_string(), text);
    let outcome = position.outcome().map(|outcome| outcome.to_string());
    assert_eq!(outcome.as_deref(), plain.result(tally), "{text}");
    let mut theirs = plain.moves(tally);
    theirs.sort_by(|a, b| a.0.cmp(&b.0));
    let ours = position.moves();
    let names: Vec<String> = theirs.iter().map(|(mv, _)| mv.clone()).collect();
    let texts: Vec<String> = ours.iter().map(ToString::to_string).collect();
    assert_eq!(texts, names, "{text}");
    assert_eq!(position.count_moves(), theirs.len() as u64, "{text}");
    for (mv, (name, next)) in ours.into_iter().zip(&theirs) {
        let mut after = position.clone();
        after.play(mv);
        assert_eq!(after.to_string(), next.text(), "{text} {name}");
    }
}

//! Many games in parallel. The number of threads does not change the games.

use super::game::{self, Played};
use super::matching::Match;
use super::players::{Player, PlayerKind};
use super::score::Score;
use crate::tablebase::{LoadedTablebase, solved};
use crate::typed::{Typed, with_type};
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};
use tablero::play::{Game, GameLine};

/// The time between two progress messages.
const REPORT_INTERVAL: Duration = Duration::from_secs(5);

/// Plays the games and reports progress. The result is in the order of the games' numbers.
pub(crate) fn play(call: &Match, players: [&Player; 2], out: &mut impl Write) -> Vec<Played> {
    let series = Series { call, players, out };
    with_type(&call.text.game, series).unwrap_or_default()
}

struct Series<'a, W> {
    call: &'a Match,
    players: [&'a Player; 2],
    out: &'a mut W,
}

impl<W: Write> Typed for Series<'_, W> {
    type Made = Vec<Played>;

    fn with<G: Game>(self) -> Vec<Played> {
        let Series { call, players, out } = self;
        let levels = players
            .iter()
            .any(|player| matches!(player.who, PlayerKind::Level(_)));
        let kind = solved(G::SLUG).filter(|_| levels);
        let tablebase =
            |kind| LoadedTablebase::new(kind, &call.text.options).expect("it is solved");
        let mut tablebase = kind.map(tablebase);
        let known = tablebase.as_mut().map(LoadedTablebase::answers);
        let next = AtomicUsize::new(0);
        let (done, arrived) = mpsc::channel();
        let mut games: Vec<Option<Played>> = vec![None; call.games];
        thread::scope(|scope| {
            for _ in 0..call.threads.min(call.games) {
                let (done, next) = (done.clone(), &next);
                scope.spawn(move || {
                    let start = GameLine::<G>::read(&call.text).expect("the start was read before");
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= call.games {
                            return;
                        }
                        let played = game::play(call, &start, players, number, known);
                        if done.send((number, played)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(done);
            let mut score = Score::default();
            let mut last = Instant::now();
            for (number, played) in arrived {
                score.add(&played);
                games[number] = Some(played);
                if last.elapsed() >= REPORT_INTERVAL {
                    last = Instant::now();
                    // A closed output must not stop the games.
                    let _ = writeln!(out, "{} of {} games: {score}", score.games(), call.games);
                }
            }
        });
        games.into_iter().flatten().collect()
    }
}

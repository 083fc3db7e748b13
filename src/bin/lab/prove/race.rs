//! Searches for the shortest wins of both sides in parallel.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;
use tablero::play::{Game, GameLine, GameText};
use tablero::rules::Side;
use tablero::search::{Certificate, Prover, Proving};

/// The number of nodes between two looks at the clock and at the other thread.
const TICK: u64 = 1 << 16;

/// The progress of the search for one side's win.
pub(super) struct Reached {
    pub side: Side,
    /// The side does not win within this many plies.
    pub too_few: u16,
    pub nodes: u64,
    pub seconds: f64,
    pub win: Option<Win>,
}

/// The shortest win.
pub(super) struct Win {
    pub plies: u16,
    /// The certificate, if it is wanted and the win can be written as one, and the seconds that it took.
    pub certificate: Option<Certificate>,
    pub written: f64,
}

/// The task.
pub(super) struct Race<'a> {
    /// The start. It is valid.
    pub text: &'a GameText,
    /// The total size of both transposition tables.
    pub bytes: usize,
    pub until: Option<Instant>,
    /// Whether a certificate is wanted.
    pub certified: bool,
}

impl Race<'_> {
    /// Runs both searches until one has found a win or the time is up. Both report their progress.
    pub(super) fn run<G: Game>(&self) -> [Reached; 2] {
        let over = &AtomicBool::new(false);
        thread::scope(|scope| {
            let searches = Side::BOTH.map(|side| scope.spawn(move || self.search::<G>(side, over)));
            searches.map(|search| search.join().expect("a search does not panic"))
        })
    }

    fn search<G: Game>(&self, side: Side, over: &AtomicBool) -> Reached {
        let begun = Instant::now();
        let record = GameLine::<G>::read(self.text).expect("the start was read before");
        let mut prover = Prover::<G::Node>::new(self.bytes / 2, record.last(), side);
        let is_late = || self.until.is_some_and(|until| Instant::now() >= until);
        let mut win = None;
        while !over.load(Ordering::Relaxed) && !is_late() {
            match prover.advance(TICK) {
                Proving::Open => {}
                Proving::Longer => eprintln!(
                    "{side} does not win within {} plies: {} nodes, {:.1} s",
                    prover.too_few(),
                    prover.nodes(),
                    begun.elapsed().as_secs_f64()
                ),
                Proving::DoesNot => break,
                Proving::Wins(plies) => {
                    over.store(true, Ordering::Relaxed);
                    win = Some(plies);
                    break;
                }
            }
        }
        let (too_few, nodes) = (prover.too_few(), prover.nodes());
        let seconds = begun.elapsed().as_secs_f64();
        let mut write = |plies| {
            let choose = |position: &G, plies| prover.winning_move(position, plies);
            let make = || Certificate::make(record.last(), side, plies, choose);
            Win {
                plies,
                certificate: self.certified.then(make).flatten(),
                written: begun.elapsed().as_secs_f64() - seconds,
            }
        };
        Reached {
            side,
            too_few,
            nodes,
            seconds,
            win: win.map(&mut write),
        }
    }
}

//! Measures operations on trees of moves: in a short game, in a long game and in one with many variations.
//! `cargo xtask measure tree` runs it. It fails if an operation is too slow.

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    native::main()
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::hint::black_box;
    use std::process::ExitCode;
    use std::time::{Duration, Instant};
    use tablero::games;
    use tablero::play::{GameTree, MoveId, NodeId};

    /// The maximum time of an operation, relative to its time in a short game.
    const MAX: f64 = 2.0;
    /// Alternatively, a new move may take this much longer, since it counts repetitions along its path.
    const MORE: Duration = Duration::from_micros(20);
    /// The maximum time of reading a node of a large tree, relative to a tree with a quarter of its nodes.
    const MAX_READING: f64 = 1.5;
    const RUNS: usize = 9;
    const AT_LEAST: Duration = Duration::from_millis(10);

    pub fn main() -> ExitCode {
        let trees = [
            ("10 plies", Sample::line(10)),
            ("1,000 plies", Sample::line(1_000)),
            ("10,000 nodes", Sample::branched()),
        ];
        println!("Push Push, a node natively, in nanoseconds: medians of {RUNS}");
        print!("{:14}", "");
        trees.iter().for_each(|(name, _)| print!("{name:>16}"));
        println!();
        let mut trees = trees.map(|(_, sample)| sample);
        let mut are_within = true;
        for (name, operation, is_new_move) in [
            ("a step", step as fn(&mut Sample), false),
            ("a promotion", promotion, false),
            ("a comment", comment, false),
            ("an undo", undo, false),
            ("a new move", new_move, true),
        ] {
            let times: Vec<f64> = trees.iter_mut().map(|tree| time(tree, operation)).collect();
            let min = times[0];
            let max = match is_new_move {
                true => (min * MAX).max(min + MORE.as_nanos() as f64),
                false => min * MAX,
            };
            print!("{name:14}");
            times.iter().for_each(|time| print!("{time:16.0}"));
            let is_within = times.iter().all(|time| *time <= max);
            println!("{}", if is_within { "" } else { "  TOO LONG" });
            are_within &= is_within;
        }
        are_within &= reading();
        if are_within {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }

    /// Whether reading a node of a large tree takes as long as one of a small tree.
    fn reading() -> bool {
        let large = Sample::branched().tree;
        let text = large.to_string();
        let small = Sample::of(125).tree;
        let small_text = small.to_string();
        let a_node = |text: &str, nodes: usize| {
            let mut times: Vec<f64> = (0..RUNS)
                .map(|_| {
                    let start = Instant::now();
                    black_box(games::read_tree(text).expect("a tree"));
                    start.elapsed().as_nanos() as f64 / nodes as f64
                })
                .collect();
            times.sort_by(f64::total_cmp);
            times[RUNS / 2]
        };
        let times = [(&small_text, small.len()), (&text, large.len())].map(|(text, nodes)| {
            let time = a_node(text, nodes);
            println!("reading {nodes} nodes: {time:.0} a node");
            time
        });
        times[1] <= times[0] * MAX_READING
    }

    /// A tree, and places in it for the operations.
    struct Sample {
        tree: GameTree,
        /// The end of a line, and a legal move there.
        end: NodeId,
        next: MoveId,
        /// A variation beside the main line.
        variation: NodeId,
    }

    impl Sample {
        /// One line with a variation of one move in its middle.
        fn line(plies: usize) -> Sample {
            let mut tree = start();
            let line = go_on(&mut tree, GameTree::ROOT, plies, 1);
            let variation = branch(&mut tree, line[plies / 2]);
            Sample::at(tree, line[plies - 1], variation)
        }

        /// 10,000 nodes in 500 branches.
        fn branched() -> Sample {
            Sample::of(500)
        }

        /// A tree with this many branches of 19 moves, each starting at a different move of the main line.
        /// The last branches are shorter, so that one node is left for a new move.
        fn of(branches: usize) -> Sample {
            let mut tree = start();
            let line = go_on(&mut tree, GameTree::ROOT, branches, 1);
            let mut last = (line[0], line[0]);
            for (index, at) in line.iter().enumerate() {
                let first = branch(&mut tree, *at);
                let more = if index < 497 { 18 } else { 14 };
                let end = go_on(&mut tree, first, more, index as u64);
                last = (first, *end.last().expect("moves"));
            }
            Sample::at(tree, last.1, last.0)
        }

        fn at(tree: GameTree, end: NodeId, variation: NodeId) -> Sample {
            let (_, next) = open_moves(&tree, end).swap_remove(0);
            Sample {
                tree,
                end,
                next,
                variation,
            }
        }
    }

    fn start() -> GameTree {
        let kind = games::kind("push-push").expect("a game");
        GameTree::new(kind.start("", None).expect("its start"))
    }

    /// The legal moves after a node that do not end the game, with their notation.
    fn open_moves(tree: &GameTree, at: NodeId) -> Vec<(String, MoveId)> {
        let position = tree.node(at).position();
        let written = position.legal().iter().map(|mv| mv.notation.to_string());
        let open = |notation: String| {
            let (id, next) = position.play_text(&notation).ok()?;
            let whole = next.pieces().len() == position.pieces().len();
            (next.ending().is_none() && whole).then_some((notation, id))
        };
        written.filter_map(open).collect()
    }

    /// Continues with this many moves that take no piece, chosen by `seed`.
    fn go_on(tree: &mut GameTree, from: NodeId, plies: usize, seed: u64) -> Vec<NodeId> {
        let mut nodes = Vec::new();
        let (mut at, mut chance) = (from, seed);
        while nodes.len() < plies {
            let moves = open_moves(tree, at);
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let first = (chance >> 33) as usize % moves.len();
            // Avoid the third occurrence of a position.
            let tried = (0..moves.len()).find_map(|more| {
                let (_, mv) = &moves[(first + more) % moves.len()];
                let next = tree.play(at, *mv).ok()?;
                let is_open = tree.node(next).result().is_none();
                if !is_open {
                    tree.remove(next);
                }
                is_open.then_some(next)
            });
            at = tried.expect("a move that goes on");
            nodes.push(at);
        }
        nodes
    }

    /// Adds an alternative to a move.
    fn branch(tree: &mut GameTree, beside: NodeId) -> NodeId {
        let parent = tree.node(beside).parent().expect("it is a move");
        let played = tree.node(beside).notation().map(str::to_owned);
        let moves = open_moves(tree, parent);
        let others = moves
            .into_iter()
            .filter(|(mv, _)| Some(mv) != played.as_ref());
        let tried = others.filter_map(|(_, mv)| {
            let next = tree.play(parent, mv).ok()?;
            tree.node(next).result().is_none().then_some(next)
        });
        tried.into_iter().next().expect("another move")
    }

    fn step(sample: &mut Sample) {
        let parent = sample.tree.node(sample.end).parent().expect("a move");
        black_box(sample.tree.node(parent).children().first());
    }

    fn promotion(sample: &mut Sample) {
        let moved = sample.tree.promote(sample.variation).expect("a variation");
        black_box(sample.tree.move_to(moved.0, moved.1));
    }

    fn comment(sample: &mut Sample) {
        black_box(sample.tree.set_comment(sample.end, "a comment"));
        black_box(sample.tree.set_comment(sample.end, ""));
    }

    fn undo(sample: &mut Sample) {
        let removed = sample.tree.remove(sample.end).expect("a move");
        drop(black_box(sample.tree.restore(removed)));
    }

    fn new_move(sample: &mut Sample) {
        let made = sample.tree.play(sample.end, sample.next).expect("a move");
        black_box(sample.tree.remove(made));
    }

    /// The median time of an operation in nanoseconds.
    fn time(sample: &mut Sample, operation: fn(&mut Sample)) -> f64 {
        let mut repeat = 1;
        loop {
            let start = Instant::now();
            (0..repeat).for_each(|_| operation(sample));
            if start.elapsed() >= AT_LEAST {
                break;
            }
            repeat *= 2;
        }
        let mut times: Vec<f64> = (0..RUNS)
            .map(|_| {
                let start = Instant::now();
                (0..repeat).for_each(|_| operation(sample));
                start.elapsed().as_nanos() as f64 / f64::from(repeat)
            })
            .collect();
        times.sort_by(f64::total_cmp);
        times[RUNS / 2]
    }
}

//! A second opinion on Breakthrough: its rules once more, as plainly as can be, on a board of
//! letters, and 2,000 positions on which both must agree.

use fastrand::Rng;
use tablero::games::breakthrough::Breakthrough;
use tablero::rules::{NoOptions, Position};

const SEED: u64 = 4_104;

/// Ranks from the lowest, files from a: `P`, `p` or `.`.
#[derive(Clone)]
struct Plain {
    board: Vec<Vec<char>>,
    white_to_move: bool,
}

impl Plain {
    fn empty(width: usize, height: usize) -> Plain {
        Plain {
            board: vec![vec!['.'; width]; height],
            white_to_move: true,
        }
    }

    fn start(width: usize, height: usize) -> Plain {
        let mut plain = Plain::empty(width, height);
        for row in 0..2 {
            plain.board[row] = vec!['P'; width];
            plain.board[height - 1 - row] = vec!['p'; width];
        }
        plain
    }

    fn text(&self) -> String {
        let ranks: Vec<String> = self.board.iter().rev().map(|rank| squeeze(rank)).collect();
        let side = if self.white_to_move { "w" } else { "b" };
        format!("{} {side}", ranks.join("/"))
    }

    fn count(&self, piece: char) -> usize {
        self.board.iter().flatten().filter(|&&c| c == piece).count()
    }

    /// Has White, has Black a piece on the far row, or the other none left?
    fn won(&self) -> (bool, bool) {
        let white = self.board.last().unwrap().contains(&'P') || self.count('p') == 0;
        let black = self.board[0].contains(&'p') || self.count('P') == 0;
        (white, black)
    }

    fn result(&self) -> Option<&'static str> {
        match self.won() {
            (true, _) => Some("white"),
            (_, true) => Some("black"),
            _ => None,
        }
    }

    /// Every move with the position after it, sorted by its text.
    fn moves(&self) -> Vec<(String, Plain)> {
        let mut moves = Vec::new();
        if self.result().is_some() {
            return moves;
        }
        let (own, enemy, forward) = if self.white_to_move {
            ('P', 'p', 1)
        } else {
            ('p', 'P', -1)
        };
        for (rank, row) in self.board.iter().enumerate() {
            for (file, _) in row.iter().enumerate().filter(|(_, c)| **c == own) {
                for aside in [-1, 0, 1] {
                    let to_rank = rank as i32 + forward;
                    let to_file = file as i32 + aside;
                    if to_file < 0 || to_file >= row.len() as i32 {
                        continue;
                    }
                    let (to_rank, to_file) = (to_rank as usize, to_file as usize);
                    let there = self.board[to_rank][to_file];
                    if there == '.' || there == enemy && aside != 0 {
                        let sign = if there == '.' { '-' } else { 'x' };
                        let text = format!("{}{sign}{}", name(file, rank), name(to_file, to_rank));
                        let mut next = self.clone();
                        next.board[rank][file] = '.';
                        next.board[to_rank][to_file] = own;
                        next.white_to_move = !self.white_to_move;
                        moves.push((text, next));
                    }
                }
            }
        }
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        moves
    }
}

fn name(file: usize, rank: usize) -> String {
    format!("{}{}", &"abcdefghij"[file..=file], rank + 1)
}

fn squeeze(rank: &[char]) -> String {
    let mut text = String::new();
    for cells in rank.chunk_by(|a, b| a == b) {
        match cells[0] {
            '.' => text += &cells.len().to_string(),
            piece => text.extend(cells.iter().map(|_| piece)),
        }
    }
    text
}

/// Both say the same of a position, and of those its moves lead to.
fn compare(plain: &Plain) {
    let text = plain.text();
    let position = Breakthrough::parse(NoOptions, &text).unwrap();
    assert_eq!(position.to_string(), text);
    let outcome = position.outcome().map(|outcome| outcome.to_string());
    assert_eq!(outcome.as_deref(), plain.result(), "{text}");
    let theirs = plain.moves();
    let ours = position.moves();
    let names = |moves: &[(String, Plain)]| moves.iter().map(|m| m.0.clone()).collect::<Vec<_>>();
    let texts: Vec<String> = ours.iter().map(ToString::to_string).collect();
    assert_eq!(texts, names(&theirs), "{text}");
    assert_eq!(position.count_moves(), theirs.len() as u64, "{text}");
    for (mv, (name, next)) in ours.into_iter().zip(&theirs) {
        let mut after = position;
        after.play(mv);
        assert_eq!(after.to_string(), next.text(), "{text} {name}");
    }
}

fn any_size(rng: &mut Rng) -> (usize, usize) {
    (rng.usize(4..=10), rng.usize(4..=10))
}

#[test]
fn both_agree_on_a_thousand_positions_of_random_games() {
    println!("seed {SEED}");
    let mut rng = Rng::with_seed(SEED);
    let (mut compared, mut finished) = (0, 0);
    while compared < 1_000 {
        let (width, height) = any_size(&mut rng);
        let mut plain = Plain::start(width, height);
        // A few of each game, and always its end.
        loop {
            let moves = plain.moves();
            if moves.is_empty() || rng.usize(..4) == 0 {
                compare(&plain);
                compared += 1;
            }
            match rng.choice(moves) {
                Some((_, next)) => plain = next,
                None => break,
            }
        }
        finished += 1;
    }
    assert!(finished > 20, "{finished} games");
}

#[test]
fn both_agree_on_a_thousand_positions_put_together_at_random() {
    println!("seed {SEED}");
    let mut rng = Rng::with_seed(SEED);
    let (mut compared, mut over, mut refused) = (0, 0, 0);
    while compared < 1_000 {
        let (width, height) = any_size(&mut rng);
        let mut plain = Plain::empty(width, height);
        plain.white_to_move = rng.bool();
        // Far rows are mostly left empty of who wins there, or every game were over.
        let open = rng.usize(..4) > 0;
        for piece in ['P', 'p'] {
            for _ in 0..rng.usize(..=2 * width) {
                let (rank, file) = (rng.usize(..height), rng.usize(..width));
                let far = if piece == 'P' { height - 1 } else { 0 };
                if !(open && rank == far) {
                    plain.board[rank][file] = piece;
                }
            }
        }
        let (white, black) = plain.won();
        let mover = if plain.white_to_move { white } else { black };
        if mover {
            let read = Breakthrough::parse(NoOptions, &plain.text());
            assert!(read.is_err(), "{} is over already", plain.text());
            refused += 1;
            continue;
        }
        compare(&plain);
        compared += 1;
        over += usize::from(white || black);
    }
    assert!(over > 50 && over < 500 && refused > 50, "{over}, {refused}");
}

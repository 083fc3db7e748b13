//! Strange positions and texts with errors: nothing panics, and everything that is read is printed in the
//! same form.

use crate::law::sample::read;
use crate::sample::{thrown, vectors};
use fastrand::Rng;
use tablero::games::ticto::{Move, TicTo};
use tablero::rules::Position;

#[test]
fn whatever_the_moves_of_a_strange_position_lead_to_is_a_position() {
    let mut rng = Rng::with_seed(11);
    let mut moves = 0;
    while moves < 20_000 {
        let Ok(mut position) = TicTo::parse(Default::default(), &thrown(&mut rng)) else {
            continue;
        };
        for _ in 0..8 {
            for mv in position.moves() {
                let mut next = position;
                next.play(mv);
                assert_eq!(read::<TicTo>(&next.to_string()), next, "{position}: {mv}");
                moves += 1;
            }
            match rng.choice(position.moves()) {
                Some(mv) => position.play(mv),
                None => break,
            }
        }
    }
}

#[test]
fn a_garbled_text_is_refused_or_read_as_it_prints() {
    let mut rng = Rng::with_seed(13);
    let texts: Vec<String> = vectors().iter().map(TicTo::to_string).collect();
    let mut read = 0;
    for _ in 0..50_000 {
        let mut bytes = rng.choice(&texts).expect("a text").clone().into_bytes();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..bytes.len());
            match rng.u8(..4) {
                0 => {
                    bytes[at] = *rng
                        .choice(b"abcdefghz0123456789ne+^,:*!-RrwbnxN ")
                        .expect("a byte")
                }
                1 => bytes[at] = rng.u8(..),
                2 => drop(bytes.remove(at)),
                _ => bytes.insert(at, bytes[rng.usize(..bytes.len())]),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let garbled: Result<Move, _> = text.parse();
        assert!(garbled.is_err());
        if let Ok(position) = TicTo::parse(Default::default(), &text) {
            let printed = position.to_string();
            assert_eq!(printed.len(), text.len(), "{text}");
            assert_eq!(
                TicTo::parse(Default::default(), &printed),
                Ok(position),
                "{text}"
            );
            read += 1;
        }
    }
    assert!(read > 300, "{read} were read");
}

#[test]
fn a_garbled_move_is_refused_or_read_as_it_is() {
    let mut rng = Rng::with_seed(17);
    let moves = vectors().into_iter().flat_map(|position| position.moves());
    let moves: Vec<String> = moves.map(|mv| mv.to_string()).collect();
    let mut read = 0;
    for _ in 0..50_000 {
        let mut bytes = rng.choice(&moves).expect("a move").clone().into_bytes();
        let at = rng.usize(..bytes.len());
        bytes[at] = *rng.choice(b"abcdefghz012345678ne+^*!>-R").expect("a byte");
        let text = String::from_utf8(bytes).expect("ASCII");
        if let Ok(mv) = text.parse::<Move>() {
            assert_eq!(mv.to_string(), text);
            read += 1;
        }
    }
    assert!(read > 300, "{read} were read");
}

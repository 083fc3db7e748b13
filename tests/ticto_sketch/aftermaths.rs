//! What moves bring about: the examples of the rules, and whole games.

use super::position::Sketch;
use super::vectors::GAMES;
use tablero::rules::Position;

/// A position with lines of moves and where they end.
type After = (&'static str, &'static [(&'static str, &'static str)]);

#[rustfmt::skip]
const AFTER: &[After] = &[
    // X1
    ("Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0", &[
        ("Rd1-c1",
            "Rc1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 b n - 1"),
        ("Rd1-c1 Rd7-e7",
            "Rc1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 re7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 2"),
    ]),
    // X3
    ("Rg1:b3,c3,c3+,g1 ra7:a7,d3,d3+,e3,g7 w n - 0", &[
        ("b3-d3",
            "Rg1:c3,c3+,d3+,g1 ra7:a7,d3,e3,g7 b n *d3 0"),
    ]),
    // X8
    ("Rg1:b0b1,g1 ra7:a7,g7 w n - 0", &[
        ("b0b1>^b1n",
            "Rg1:^b1n,g1 ra7:a7,g7 b n - 1"),
    ]),
    // X13
    ("Rg1:^c3n,g1 ra7:a7,d3,g7 w n - 0", &[
        ("^c3n>c2c3",
            "Rg1:c2c3,g1 ra7:a7,d3,g7 b n - 1"),
    ]),
    // X16
    ("Rg1:c3n,g1 ra7:a7,d3n,g7 w n - 0", &[
        ("c3n!d3n",
            "Rg1:d3n,g1 ra7:a7,e3n,g7 b n d3n!e3n 1"),
    ]),
    // X17
    ("Rg1:c3n,g1,g2 ra7:a6,a7,d3n,g7 w n - 0", &[
        ("c3n!d3n",
            "Rg1:d3n,g1,g2 ra7:a6,a7,e3n,g7 b n d3n!e3n 1"),
        ("c3n!d3n a6-b6 d3n!e3n",
            "Rg1:e3n,g1,g2 ra7:a7,b6,f3n,g7 b n e3n!f3n 3"),
        ("c3n!d3n a6-b6 g2-f2 e3n!d3n",
            "Rg1:c3n,f2,g1 ra7:a7,b6,d3n,g7 w n d3n!c3n 4"),
    ]),
    // X18
    ("Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7", &[
        ("f3n!g3n",
            "Rg1:g1,g3n ra7:a7,g7 b n - 0"),
    ]),
    // X19
    ("Rg1:e3n,g1 ra7:a7,f3ng3n,g7 w n - 0", &[
        ("e3n!f3ng3n",
            "Rg1:f3n,g1 ra7:a7,g7 b n - 0"),
    ]),
    // X20
    ("Rg1:c3n,g1 ra7:a7,d3n,e3n,g7 w n - 0", &[
        ("c3n!d3n",
            "Rg1:d3n,g1 ra7:a7,e3n,g7 b n - 0"),
    ]),
    // X21
    ("Rg1:c3n,g1 ra7:a7,d3ed4e,d3n,g7 w n - 0", &[
        ("c3n!d3n",
            "Rg1:d3n,g1 ra7:a7,d3ed4e,g7 b n - 0"),
    ]),
    // X22
    ("Rg1:c3n,e3e4,g1 ra7:a7,d3n,g7 w n - 0", &[
        ("c3n!d3n",
            "Rg1:d3n,e3e4,g1 ra7:a7,g7 b n - 0"),
    ]),
    // X23
    ("Rg1:b1n,g1 ra7:a7,c1n,g7 w n - 0", &[
        ("b1n!c1n",
            "Rg1:c1n,g1 ra7:a7,g7 b n - 0"),
    ]),
    // X25
    ("Rg1:b3nc3n,g1 ra7:^d3n,a7,g7 w n - 0", &[
        ("b3nc3n!^d3n",
            "Rg1:c3nd3n,g1 ra7:^e3n,a7,g7 b n c3nd3n!^e3n 1"),
    ]),
    // X26
    ("Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - 30", &[
        ("e4-a4",
            "Rg1:a4,a4+,g1 ra7:a7,g7 b n - 0"),
    ]),
    // X27
    ("Rg1:a3,b5c5,g1 ra7:a7,b3,b3+,c3,c3+,g7 w n - 0", &[
        ("b5c5-b3c3",
            "Rg1:a3,b3+c3+,g1 ra7:a7,b3,c3,g7 b n - 0"),
    ]),
    // X28
    ("Rg1:b3,b5,g1 ra7:a7,b3+c3,c3+,g7 w n - 0", &[
        ("b5-b3",
            "Rg1:b3,b3+,g1 ra7:a7,c3,g7 b n - 0"),
    ]),
    // X29
    ("Rg1:b3,b5c5,g1 ra7:a7,b3+c3,c3+,g7 w n - 0", &[
        ("b5c5-b3c3",
            "Rg1:b3,b3+c3,g1 ra7:a7,g7 b n - 0"),
    ]),
    // X31
    ("Rg1:c3n,d3n,g1 ra7:a7,e3n,f3n,g7 w n - 0", &[
        ("d3n!e3n",
            "Rg1:c3n,e3n,g1 ra7:a7,f3n,g7 b n - 0"),
    ]),
    // X32
    ("Rg1:a4,f3,g1 ra7:a6,a7,f6,g7 b n - 0", &[
        ("a6-a4",
            "Rg1:a4,f3,g1 ra7:a4+,a7,f6,g7 w n *a4 1"),
        ("a6-a4 f3-f4 f6-g6 a4*",
            "Rg1:a4+,f4,g1 ra7:a4,a7,g6,g7 b n *a4 4"),
        ("a6-a4 f3-f4 f6-g6 a4* g6-g5 f4-f3 a4*",
            "Rg1:a4,f3,g1 ra7:a4+,a7,g5,g7 w n *a4 7"),
    ]),
    // X33
    ("Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0", &[
        ("a3b3*",
            "Rg1:a3+b3+,c5,g1 ra7:a3b3,a7,c5+d5,g7 b n *a3b3 1"),
    ]),
    // X34
    ("Rg1:b0b1,g1 ra7:a7,b0b1+,g7 w n - 0", &[
        ("b0b1*",
            "Rg1:b0b1+,g1 ra7:a7,b0b1,g7 b n *b0b1 1"),
    ]),
    // X38
    ("Rb2:b2,b2n,b3,b4 rg7:g5,g7 w n - 0", &[
        ("Rb2-b3",
            "Rb3:b2,b2n,b3,b4 rg7:g5,g7 b n - 1"),
    ]),
    // X40
    ("Rd6:c6,c7,d6 rb1:b1,c1,g1 w n - 0", &[
        ("Rd6-d7",
            "Rd7:c6,c7,d6 rb1:b1,c1,g1 b n - 1"),
    ]),
    // X41
    ("Rd7:c7,d6 rb1:b1,g1 b n - 1", &[
        ("g1-f1",
            "Rd7:c7,d6 rb1:b1,f1 w n - 2"),
    ]),
    // X42
    ("Rd7:c7,d6 rb1:b1,c1 b n - 1", &[
        ("Rb1-d1",
            "Rd7:c7,d6 rd1:b1,c1 w x - 0"),
        ("Rb1-d1 Rd7-c7",
            "Rc7:c7,d6 rd1:b1,c1 b x - 1"),
        ("Rb1-d1 Rd7-c7 Rd1-b1",
            "Rc7:c7,d6 rb1:b1,c1 w x - 2"),
    ]),
    // X44
    ("Rc1:a5,c1 rc7:a3,c7 w x - 9", &[
        ("Rc1-d1",
            "Rd1:a5,c1 rc7:a3,c7 b x - 10"),
        ("Rc1-d1 Rc7-d7",
            "Rd1:a5,c1 rd7:a3,c7 w x - 11"),
        ("a5-b5 Rc7-d7",
            "Rc1:b5,c1 rd7:a3,c7 w x - 11"),
        ("Rc1-d1 a3-b3",
            "Rd1:a5,c1 rc7:b3,c7 w x - 11"),
    ]),
    // X47
    ("Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - 99", &[
        ("e4-a4",
            "Rg1:a4,a4+,g1 ra7:a7,g7 b n - 0"),
        ("e4-e5",
            "Rg1:a4,e5,g1 ra7:a4+,a7,g7 b n - 100"),
    ]),
];

#[test]
fn moves_lead_where_the_examples_say() {
    for (start, lines) in AFTER {
        for (moves, end) in *lines {
            let mut position = Sketch::read(start);
            for mv in moves.split(' ') {
                position.play(mv.parse().expect(mv));
            }
            assert_eq!(position.to_string(), *end, "{start}: {moves}");
        }
    }
}

#[test]
fn games_lead_to_their_ends() {
    for game in GAMES.iter() {
        let setup = game.options.parse().expect("the options are known");
        let mut position = Sketch::parse(setup, &game.start).expect("the start is a position");
        game.moves.iter().for_each(|&mv| position.play(mv));
        assert_eq!(position.to_string(), game.end);
    }
}

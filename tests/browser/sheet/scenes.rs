//! The scenes of every game: opening, middle, end, and special features.

use crate::scene::Scene;

pub const SCENES: &[Scene] = &[
    Scene::of(
        "breakthrough",
        "opening",
        "8x8 after two moves; two steps in front of b2",
    )
    .after("g2-h3 b7-a6")
    .touch(&["b2"])
    .over("c3"),
    Scene::of(
        "breakthrough",
        "middle",
        "a capture, and one step that is none",
    )
    .from("p3pp2/pp1pp1pp/1pp1p2p/1p1P2pp/P4PP1/PP3P2/2PP1PP1/P1PP1PP1 w")
    .after("d2-d3 b5xa4")
    .touch(&["d5"])
    .over("e6"),
    Scene::of("breakthrough", "runaway", "nobody can catch f6 any more")
        .from("ppp5/pp6/2p2P2/8/3p4/1P4P1/P1P3PP/PP3P1P w")
        .touch(&["f6"])
        .over("g7"),
    Scene::of(
        "breakthrough",
        "4x4",
        "the smallest board, full: captures only",
    )
    .from("pppp/pppp/PPPP/PPPP w")
    .touch(&["b2"])
    .over("c3"),
    Scene::of("breakthrough", "10x10", "the largest board")
        .from("pppppppppp/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/PPPPPPPPPP w")
        .after("j2-i3 a9-b8")
        .touch(&["e2"])
        .over("f3"),
    Scene::of("breakthrough", "end", "White has come through")
        .from("p3pp2/1p2p1p1/2p1P1pp/PppPp3/2P3pp/5p1P/2P2PP1/P1PP1P2 w")
        .after("e6-d7 g7-f6 d7-c8"),
    Scene::of("pogo", "opening", "both pieces of b1")
        .touch(&["b1"])
        .over("b3"),
    Scene::of(
        "pogo",
        "middle",
        "three of a tower of both colours, from the centre",
    )
    .from("bb,bb,-/WW,WWWb,-/-,bW,- w")
    .after("1a2-b2 1b3-c3 1b1-b2 2a3-a1")
    .touch(&["b2.4"])
    .over("c2"),
    Scene::of("pogo", "seven", "three of a stack of seven, round the bend")
        .from("bb,-,b/-,W,-/bWbWbWW,-,W w")
        .touch(&["a1.5"])
        .over("b3"),
    Scene::of(
        "pogo",
        "eleven",
        "one piece of eleven to the last stack of Black's",
    )
    .from("-,-,-/-,bWWbWbbWbWW,b/-,-,- w")
    .touch(&["b2.11"])
    .over("c2"),
    Scene::of("pogo", "end", "all twelve in one stack")
        .from("-,-,-/-,bWWbWbbWbWW,b/-,-,- b")
        .after("1c2-b2"),
    Scene::of("push-push", "opening", "the 3 of c1")
        .after("e1-d2 b7-b6")
        .touch(&["c1"])
        .over("c2"),
    Scene::of("push-push", "middle", "many pieces around the ball")
        .from("1d4d/u1c1u1t/2t1T2/1DUo3/1T4D/1U5/1C5 w -")
        .after("b4-a4 g6-g5")
        .touch(&["e5"])
        .over("d4"),
    Scene::of(
        "push-push",
        "chain",
        "4 pushes 3 pushes 2 pushes 1 over the edge",
    )
    .from("6c/7/2o2U1/3Ctdu/7/1U2D2/3T3 w -")
    .touch(&["d4"])
    .over("e4"),
    Scene::of("push-push", "goal", "a chain of four brings the ball out")
        .from("2do2c/3u3/3d3/3T1t1/3C3/1D5/U3T1U w -")
        .touch(&["d3"])
        .over("d4"),
    Scene::of(
        "push-push",
        "deflected",
        "along the edge: the third touch says where the ball goes",
    )
    .from("6c/2t4/7/o3d2/U2D3/2C4/3T3 w -")
    .touch(&["a3", "a4"])
    .over("b5"),
    Scene::of(
        "push-push",
        "bounce",
        "between two edges: out, or off the edge",
    )
    .from("2c4/7/4d2/1u5/4T2/U6/1o1C3 w -")
    .touch(&["a2", "b1"])
    .over("c2"),
    Scene::of(
        "push-push",
        "end",
        "the ball has gone out over White's side",
    )
    .from("5d1/7/2tt3/5D1/5C1/2dcD2/3o3 b -")
    .after("d2-e1 e2-d1"),
    Scene::of(
        "ticto",
        "opening",
        "the round's first step, which is forced",
    )
    .touch(&["d1"])
    .over("c1"),
    Scene::of("ticto", "line", "another set-up; a whole rectangle")
        .by("setup=line")
        .after("Rd1-c1 Rd7-e7")
        .touch(&["e2"])
        .over("e4"),
    Scene::of(
        "ticto",
        "middle",
        "walls lying and on end, rectangles half out, piles, a round on one",
    )
    .from("Rc3:^f4e,b0b1,b2,b3,c2,c3+,d4n,e2 re6:a6,b5nc5n,b6,c3,e4n,e6,f6,g5h5 w n - 12")
    .touch(&["b1"])
    .over("b3"),
    Scene::of("ticto", "tension", "two walls in one groove: a push")
        .from("Rc3:^f4e,b0b1,b2,b3,c2,c3+,d4n,e2 re6:a6,b5nc5n,b6,c3,e4n,e6,f6,g5h5 w n - 12")
        .touch(&["d4n"])
        .over("e4n"),
    Scene::of("ticto", "wall", "a long wall: glide, tip, lie down")
        .from("Rd3:b1c1,b5nc5n,c3,d2,d3,d5+,d6 rc7:b7c7,c5d5 w n - 19")
        .touch(&["b5n"])
        .over("d5n"),
    Scene::of("ticto", "kill", "a push against a second wall")
        .from("Re2:a2b2,c3n,d2,e2,f2,f2n rc6:b6,c5c6,d3n,e3n,f5,f6 w n - 7")
        .touch(&["c3n"])
        .over("d3n"),
    Scene::of("ticto", "piles", "piles of both colours, a rebellion open")
        .from("Rb2:a6+,b1c1,b2,c2+,d2,d3,e1f1,g2 rb6:a6,b6,b7c7,c2,c3,d2+,e1+f1+,f6 w n *d2 3")
        .touch(&["g2"])
        .over("d2"),
    Scene::of(
        "ticto",
        "road",
        "the round has a long way open, to its goal",
    )
    .from("Rc1:b3,b4,b5c5,c1,c2,c3,d5d6,f2 rg3:b6,e4n,f3,f5g5,f6,g3 w n - 20")
    .touch(&["c1"])
    .over("d7"),
    Scene::of("ticto", "end", "White has arrived, Black cannot")
        .from("Rb4:b4c4,b5c5+,c3,d2,d3,d5+,d6 rc7:b7c7,c5d5 w n - 31")
        .after("Rb4-d7 Rc7-b7"),
    Scene::of("zoq", "opening", "the spare in hand")
        .touch(&["@w"])
        .over("b2"),
    Scene::of("zoq", "middle", "the spare would surround a1")
        .from("bb1/W1b/bWW W w")
        .touch(&["@w"])
        .over("b2"),
    Scene::of("zoq", "reach", "reach=any: far cells are open")
        .by("reach=any")
        .from("b2/Wbb/WWW b w")
        .touch(&["a1"])
        .over("b3"),
    Scene::of("zoq", "surrounded", "a corner is surrounded: White has won")
        .from("bb1/W1b/bWW W w")
        .after("@b2"),
    Scene::of("zoq", "end", "White is stuck: Black has won").from("b2/Wbb/WWW b w"),
];

//! `lab tree`: games with variations, read and printed again.

use crate::{good, lines, run};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tablero::games::{self, GAMES};

const MOVES: &str = "2b1-b3 (1a1-b1   {a}{b}( 2a1-c1 ))1a3-b3 $1";
const FORM: &str = "2b1-b3 (1a1-b1 {a\\nb}) (2a1-c1) 1a3-b3 $1";

#[test]
fn a_line_of_moves_is_put_into_its_form() {
    let answers = lines("tree pogo", &format!("{MOVES}\n\n1a1-b1 x\n"));
    assert_eq!(answers.len(), 3);
    // A variation of a variation is printed after it.
    assert_eq!(answers[0], FORM);
    assert_eq!(answers[1], "");
    assert_eq!(
        answers[2],
        "! line 3, column 8: move 2 (x): not a move in the notation of this game"
    );
}

#[test]
fn the_main_line_is_what_play_reads() {
    let answers = lines("tree pogo --main", &format!("{MOVES}\n"));
    assert_eq!(answers, ["2b1-b3 1a3-b3"]);
    let position = lines("play pogo", "2b1-b3 1a3-b3\n");
    let nodes: Value = serde_json::from_str(&lines("tree pogo --json", MOVES)[0]).unwrap();
    let nodes = nodes["nodes"].as_array().unwrap();
    let main = nodes.iter().rfind(|node| node["ply"] == 2).unwrap();
    assert_eq!(main["position"], position[0].as_str());
}

#[test]
fn json_lists_nodes_depth_first_with_the_main_line_before_its_variations() {
    let text = "tablero 2\ngame zoq\nstart bbb/3/WWW Wb w\nwhite Ada\n\
        moves {first} a1-b2 $3 $help (@b2 {x} resign:black)\nresult black\n";
    let printed = lines("tree zoq --json", text).join("");
    let data: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(
        (&data["game"], &data["options"]),
        (&"zoq".into(), &"".into())
    );
    assert_eq!(data["header"]["white"], "Ada");
    let nodes = data["nodes"].as_array().unwrap();
    let told: Vec<String> = nodes
        .iter()
        .map(|node| {
            let step = node.get("move").or(node.get("end")).and_then(Value::as_str);
            let parent = node["parent"].as_u64().map_or(-1, |parent| parent as i64);
            format!("{parent} {} {}", step.unwrap_or("start"), node["ply"])
        })
        .collect();
    // The moves of the main line do not lead to the result, so it is a resignation. The main line comes first.
    let expected = [
        "-1 start 0",
        "0 a1-b2 1",
        "1 resign:white 1",
        "0 @b2 1",
        "3 resign:black 1",
    ];
    assert_eq!(told, expected);
    assert_eq!(nodes[0]["comment"], "first");
    assert_eq!(nodes[1]["glyphs"], Value::from(vec![3]));
    assert_eq!(nodes[1]["helped"], true);
    assert_eq!(nodes[2]["result"], "black");
    assert_eq!(nodes[4]["result"], "white");
}

#[test]
fn whole_texts_stand_one_after_another_and_faults_have_their_line_in_the_input() {
    let first = "tablero 1\ngame pogo\nstart bb,bb,bb/-,-,-/WW,WW,WW w\nmoves 1a1-b1";
    let second =
        "tablero 2\ngame pogo\nstart bb,bb,bb/-,-,-/WW,WW,WW w\nblack Ben\nmoves 2b1-b3 {x}";
    let wrong = "tablero 2\ngame pogo\nmoves 2b1-b3 (1a1-b1";
    let other = "tablero 2\ngame zoq";
    let input = format!("{first}\n{second}\n\n{wrong}\n\n{other}\n");
    let answers = lines("tree pogo", &input).join("\n");
    let expected = format!(
        "{first}\n\n{second}\n\n! line 13, column 14: the bracket is not closed\n\n\
        ! line 16, column 6: `zoq` is no game of this collection"
    );
    assert_eq!(answers, expected);
}

#[test]
fn a_file_is_read_and_other_calls_are_refused() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tree.txt");
    fs::write(&path, format!("{MOVES}\n")).unwrap();
    let path = path.to_str().unwrap();
    assert_eq!(good(&["tree", "pogo", "--from", path], b""), [FORM]);
    for args in [
        &["tree"][..],
        &["tree", "ludo"],
        &["tree", "pogo", "--main", "--json"],
        &["tree", "pogo", "--depth", "3"],
        &["tree", "pogo", "--from", "no such file"],
    ] {
        assert_eq!(run(args, b"").code, Some(2), "{args:?}");
    }
}

/// Each game of the vectors, with an alternative for every third move, is read, printed and read again.
#[test]
fn games_of_the_vectors_with_variations_are_printed_in_one_form() {
    for kind in GAMES {
        let slug = kind.slug();
        let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
        let vectors: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let mut inputs = Vec::new();
        for entry in vectors["games"].as_array().unwrap() {
            let field = |name: &str| entry[name].as_str().map(str::to_owned);
            let moves = entry["moves"].as_array().unwrap();
            let options = field("options").unwrap_or_default();
            let start = kind.start(&options, field("start").as_deref()).unwrap();
            let mut tree = tablero::play::GameTree::new(start);
            let mut at = tablero::play::GameTree::ROOT;
            for (index, mv) in moves.iter().filter_map(Value::as_str).enumerate() {
                let next = tree.play_text(at, mv).unwrap();
                if index % 3 == 0 {
                    let legal = tree.node(at).position().legal();
                    let other = legal[index % legal.len()].notation.to_string();
                    let variation = tree.play_text(at, &other).unwrap();
                    tree.set_comment(variation, "instead").unwrap();
                }
                at = next;
            }
            inputs.push(tree.to_string());
        }
        let printed = good(&["tree", slug], inputs.join("\n\n").as_bytes()).join("\n");
        assert_eq!(printed, inputs.join("\n\n"), "{slug}");
        for text in inputs {
            assert_eq!(games::read_tree(&text).unwrap().to_string(), text);
        }
    }
}

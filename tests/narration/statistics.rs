//! The texts about the estimate of the player's strength.

use super::in_each_language;
use tablero::narration::{done_of, strength};
use tablero::session::statistics::{Estimate, LadderPlace};

fn found(likeliest: Option<LadderPlace>, lowest: LadderPlace, highest: LadderPlace) -> Estimate {
    Estimate {
        likeliest,
        lowest,
        highest,
        games: 20,
    }
}

#[test]
fn a_strength_is_said_with_its_interval() {
    use LadderPlace::{Above, Below, Level};
    let all = in_each_language(|locale, said| {
        for (name, found) in [
            ("inside", found(Some(Level(4.31)), Level(3.0), Level(6.04))),
            ("low", found(Some(Level(1.5)), Below, Level(2.9))),
            ("high", found(Some(Level(9.5)), Level(8.0), Above)),
            ("won", found(None, Level(4.5), Above)),
            ("lost", found(None, Below, Level(1.5))),
            ("beyond", found(Some(Above), Level(9.8), Above)),
            ("open", found(Some(Level(5.0)), Below, Above)),
        ] {
            let (head, certain) = strength(locale, &found, 10);
            said.add(name, head);
            if !certain.is_empty() {
                said.add(&format!("{name}, certainly"), certain);
            }
        }
        let (head, certain) = strength(locale, &found(Some(Above), Above, Above), 10);
        said.add("far beyond", head);
        assert_eq!(certain, "");
        said.add("done", done_of(locale, 2, 9));
    });
    let english = &all[0].1.0;
    for (name, sentence) in [
        ("inside", "About level 4.3"),
        (
            "inside, certainly",
            "Between 3.0 and 6.0 with 95% certainty",
        ),
        ("low, certainly", "At most 2.9 with 95% certainty"),
        ("high, certainly", "At least 8.0 with 95% certainty"),
        ("won", "At least 4.5 with 95% certainty"),
        ("lost", "At most 1.5 with 95% certainty"),
        ("beyond", "Above level 10"),
        ("beyond, certainly", "At least 9.8 with 95% certainty"),
        ("open, certainly", "Too few results to say more"),
    ] {
        assert_eq!(english[name], sentence);
    }
    assert!(!english.contains_key("won, certainly"));
    assert_eq!(english["far beyond"], "Above level 10");
    assert_eq!(english["done"], "2 of 9");
    let spanish = &all[1].1.0;
    assert!(spanish["inside"].contains("4,3"), "{}", spanish["inside"]);
}

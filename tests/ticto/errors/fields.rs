//! The number of fields, and the content of each field except the pieces.

use super::{is_read, said};

#[test]
fn there_are_six_fields_with_one_space_between() {
    let say = |count| {
        format!(
            "{count} fields, expected white, black, side to move, stage, last action and counter \
             with one space between"
        )
    };
    assert_eq!(said(""), say(0));
    assert_eq!(said("Rg1:b3,g1 ra7:a7"), say(2));
    assert_eq!(said("Rg1:g1 ra7:a7 w n - 0 "), say(6));
    assert_eq!(said(" Rg1:g1 ra7:a7 w n - 0"), say(6));
    assert_eq!(said("Rg1:g1  ra7:a7 w n - 0"), say(6));
    assert_eq!(said("Rg1:g1\tra7:a7 w n - 0"), say(5));
    assert_eq!(said(&" ".repeat(100_000)), say(0));
    for empty in ["Rg1:g1 ra7:a7  n - 0", "Rg1:g1 ra7:a7 w n - "] {
        assert_eq!(said(empty), say(5));
    }
}

#[test]
fn the_field_of_a_side_begins_with_its_round() {
    let white = |found| format!("`{found}` for white, expected `R`, the cell of the round and `:`");
    let black = |found| format!("`{found}` for black, expected `r`, the cell of the round and `:`");
    assert_eq!(said("g1:g1 ra7:a7 w n - 0"), white("g1:g1"));
    assert_eq!(said("rg1:g1 Ra7:a7 w n - 0"), white("rg1:g1"));
    assert_eq!(said("Rg1 ra7:a7 w n - 0"), white("Rg1"));
    assert_eq!(said("R:g1 ra7:a7 w n - 0"), "the round of white is missing");
    assert_eq!(said("Rh1:g1h1 ra7:a7 w n - 0"), white("Rh1:g1h1"));
    assert_eq!(said("Rg1n:g1 ra7:a7 w n - 0"), white("Rg1n:g1"));
    assert_eq!(said("Rg1+:g1 ra7:a7 w n - 0"), white("Rg1+:g1"));
    assert_eq!(said("Rg1:g1 Ra7:a7 w n - 0"), black("Ra7:a7"));
    assert_eq!(said("Rg1:g1 ra7 w n - 0"), black("ra7"));
    let long = format!("R{}:g1 ra7:a7 w n - 0", "g1".repeat(50_000));
    assert_eq!(said(&long), white("Rg1g1g1g1g1g1g1g"), "cut");
}

#[test]
fn the_side_is_w_or_b() {
    let say = |found| format!("side to move `{found}`, expected `w` or `b`");
    for side in ["W", "x", "wb", "-", "é"] {
        assert_eq!(said(&format!("Rg1:g1 ra7:a7 {side} n - 0")), say(side));
    }
}

#[test]
fn the_stage_is_n_or_x() {
    let say = |found| format!("stage `{found}`, expected `n` or `x`");
    for stage in ["N", "e", "nx"] {
        assert_eq!(said(&format!("Rg1:g1 ra7:a7 w {stage} - 0")), say(stage));
    }
}

#[test]
fn the_last_action_is_nothing_a_covering_or_a_push() {
    let say = |found| {
        format!(
            "last action `{found}`, expected `-`, a covered pair such as `*a4` or a push such as \
             `c3n!d3n`"
        )
    };
    for last in [
        "--",
        "*",
        "a4",
        "a4*",
        "*a4+",
        "*a4n",
        "*z1",
        "*a4c4",
        "!",
        "c3n!",
        "!c3n",
        "c3n",
        "a3!a4",
        "c3n!a4",
        "a4!c3n",
        "c3n!d3n!e3n",
        "c3n!d8n",
        "^c3!d3n",
        "é",
    ] {
        assert_eq!(said(&format!("Rg1:g1 ra7:a7 w n {last} 0")), say(last));
    }
}

#[test]
fn the_counter_is_a_number_up_to_a_hundred() {
    let say = |found| format!("counter `{found}`, expected a number from 0 to 100");
    for counter in ["101", "007", "00", "-1", "+1", "x", "1.0", "256", "٣"] {
        assert_eq!(
            said(&format!("Rg1:g1 ra7:a7 w n - {counter}")),
            say(counter)
        );
    }
    let long = "9".repeat(100_000);
    assert_eq!(
        said(&format!("Rg1:g1 ra7:a7 w n - {long}")),
        say("9999999999999999")
    );
    assert_eq!(
        is_read("Rg1:g1 ra7:a7 w n - 100").to_string(),
        "Rg1:g1 ra7:a7 w n - 100"
    );
}

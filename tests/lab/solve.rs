//! `lab solve` and `lab verify`: counts, and errors in calls.

use crate::matches::file;
use crate::{lines, run};

#[test]
fn a_solved_game_is_counted() {
    let printed = lines("solve zoq --options reach=any", "");
    assert!(
        printed[0].starts_with("zoq reach=any: 9660 positions, "),
        "{printed:?}"
    );
    assert!(printed[1].contains(" ms in 1 slices"), "{printed:?}");
    assert_eq!(printed.len(), 2);
}

#[test]
fn every_position_is_checked_under_all_options() {
    let printed = lines("verify zoq", "");
    assert_eq!(printed.len(), 2);
    assert!(
        printed[0].starts_with("zoq: 9660 positions checked, "),
        "{printed:?}"
    );
    assert!(
        printed[1].starts_with("zoq reach=any: 9660 positions checked, "),
        "{printed:?}"
    );
    assert!(
        printed.iter().all(|line| line.ends_with(" drawn, 0 wrong")),
        "{printed:?}"
    );
}

#[test]
fn so_many_are_drawn_by_a_seed_on_any_number_of_threads() {
    let checked = |args: &str| lines(&format!("verify zoq --options reach=any {args}"), "");
    let one = checked("--positions 500 --seed 7 --threads 1");
    assert!(
        one[0].starts_with("zoq reach=any: 500 positions checked, "),
        "{one:?}"
    );
    assert_eq!(checked("--positions 500 --seed 7 --threads 3"), one);
    assert_ne!(checked("--positions 500 --seed 8"), one);
}

#[test]
fn what_cannot_be_solved_is_told() {
    let says = |args: &str| {
        let run = run(&args.split(' ').collect::<Vec<_>>(), b"");
        assert_ne!(run.code, Some(0), "{args}");
        run.complained.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(says("solve ticto"), "lab: `ticto` is not solved");
    assert_eq!(
        says("verify breakthrough"),
        "lab: `breakthrough` is not solved"
    );
    assert_eq!(
        says("verify zoq --positions 0"),
        "lab: --positions 0, expected at least 1"
    );
    let nothing = file("nothing-kept");
    let path = nothing.to_str().unwrap();
    assert_eq!(
        says(&format!("solve zoq --to {path}")),
        "lab: there is no solution file for zoq"
    );
    std::fs::write(&nothing, "tablero pogo-solution 99\n").unwrap();
    let found = says(&format!("solve pogo --from {path}"));
    assert_eq!(found, "lab: version `99`, expected 1");
}

//! `lab prove`, and `lab verify` for the proofs that it wrote.

use crate::matches::file;
use crate::run;
use std::fs;
use std::path::{Path, PathBuf};

/// The exit code of a run, and the first line of its error output.
fn complaint(args: &str) -> (Option<i32>, String) {
    let run = run(&args.split(' ').collect::<Vec<_>>(), b"");
    assert_eq!(run.printed, "", "{args}");
    let first = run.complained.lines().next().unwrap_or_default();
    (run.code, first.to_owned())
}

fn printed(args: &str) -> Vec<String> {
    let run = run(&args.split(' ').collect::<Vec<_>>(), b"");
    assert_eq!(run.code, Some(0), "{}", run.complained);
    run.printed.lines().map(str::to_owned).collect()
}

/// The proof for a board size, in a file with this name.
fn proof(size: &str, name: &str) -> PathBuf {
    let path = file(name);
    let to = path.to_str().unwrap();
    printed(&format!(
        "prove breakthrough --size {size} --hash 16 --to {to}"
    ));
    path
}

/// The error for a file that is not a proof, without the file name.
fn refused(path: &Path, more: &str) -> String {
    let path = path.to_str().unwrap();
    let (code, said) = complaint(&format!("verify breakthrough --from {path}{more}"));
    assert_eq!(code, Some(1), "{said}");
    let said = said.strip_prefix(&format!("lab: {path}: "));
    said.unwrap().to_owned()
}

#[test]
fn a_small_board_is_proven_and_the_certificate_holds() {
    for (size, plies) in [("4x4", 14), ("5x4", 16)] {
        let path = file(&format!("proof-{size}"));
        let to = path.to_str().unwrap();
        let call = format!("prove breakthrough --size {size} --hash 16 --to {to}");
        let lines = printed(&call);
        let won = format!(": black wins in {plies} plies and in no fewer; ");
        assert!(lines[0].contains(&won), "{lines:?}");
        assert!(lines[1].contains(" moves in "), "{lines:?}");
        assert_eq!(lines.len(), 2);
        let checked = printed(&format!("verify breakthrough --size {size} --from {to}"));
        let won = format!(": black wins in {plies} plies at most: ");
        assert!(checked[0].contains(&won), "{checked:?}");
        let bytes = format!(
            " replies answered; {} bytes, ",
            fs::read(&path).unwrap().len()
        );
        assert!(checked[0].contains(&bytes), "{checked:?}");
    }
}

#[test]
fn progress_is_told_and_a_proof_can_be_given_up() {
    let args = "prove breakthrough --size 5x6 --hash 16 --minutes 0.01";
    let run = run(&args.split(' ').collect::<Vec<_>>(), b"");
    assert_eq!(run.code, Some(0));
    let told = "black does not win within 3 plies: ";
    assert!(run.complained.contains(told), "{}", run.complained);
    let open = ": open; white does not win within ";
    assert!(run.printed.contains(open), "{}", run.printed);
}

#[test]
fn a_position_is_proven_too() {
    let run = run(
        &[
            "prove",
            "breakthrough",
            "--start",
            "1p2/P3/3p/4 w",
            "--hash",
            "1",
        ],
        b"",
    );
    let won = "breakthrough 1p2/P3/3p/4 w: white wins in 1 plies and in no fewer; ";
    assert!(run.printed.starts_with(won), "{}", run.printed);
}

#[test]
fn files_that_prove_nothing_are_refused() {
    let path = proof("4x4", "proof-broken");
    let whole = fs::read(&path).unwrap();
    let says = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        refused(&path, "")
    };
    assert!(says(&whole[..whole.len() - 1]).starts_with("the checksum is "));
    let mut torn = whole.clone();
    torn[40] ^= 1;
    assert!(says(&torn).starts_with("the checksum is "));
    assert_eq!(says(b"something else"), "these bytes are not `proof` data");
    assert_eq!(says(b"tablero proof 2\n"), "version `2`, expected 1");
    assert_eq!(says(b"tablero proof 1\n"), "the data ends too early");
    fs::write(&path, &whole).unwrap();
    assert_eq!(
        refused(&path, " --size 4x5"),
        "it is about `pppp/pppp/PPPP/PPPP w`, not `pppp/pppp/4/PPPP/PPPP w`"
    );
    let from = path.to_str().unwrap();
    let (code, said) = complaint(&format!("verify zoq --from {from}"));
    assert_eq!(
        (code, &*said),
        (Some(1), &*format!("lab: {from}: it is about breakthrough"))
    );
    let missing = file("no-such-proof");
    assert!(refused(&missing, "").starts_with("No such file"));
}

#[test]
fn calls_that_prove_nothing_are_refused() {
    for (args, why) in [
        ("prove", "the game is missing"),
        (
            "prove breakthrough --size 3x4",
            "`3x4` is not a board size of breakthrough",
        ),
        (
            "prove breakthrough --size big",
            "`big` is not a board size of breakthrough",
        ),
        ("prove zoq --size 4x4", "`4x4` is not a board size of zoq"),
        (
            "prove zoq",
            "positions of zoq can repeat, so there are no proofs for it",
        ),
        (
            "prove breakthrough --minutes 0",
            "--minutes 0, expected more than 0, at most 1440",
        ),
        ("prove breakthrough --minutes x", "x"),
        (
            "prove breakthrough --hash 0",
            "--hash 0, expected at least 1",
        ),
        (
            "prove breakthrough --games 5",
            "--games is not an option of this command",
        ),
        (
            "verify breakthrough --from x --seed 5",
            "--seed is not an option of this command",
        ),
    ] {
        let (code, said) = complaint(args);
        assert_eq!(code, Some(2), "{args}: {said}");
        assert!(said.contains(why), "{args}: {said}");
    }
}

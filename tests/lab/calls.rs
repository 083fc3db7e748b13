//! Wrong calls: they print the usage, end with exit code 2, and do nothing else.

use crate::{Run, START, run};

fn refused(run: &Run, why: &str) {
    assert_eq!(run.code, Some(2), "{}", run.complained);
    assert_eq!(run.printed, "", "nothing is printed to be read");
    assert!(run.complained.contains("usage: lab "), "usage is shown");
    assert!(
        run.complained.contains(why),
        "`{why}` in {}",
        run.complained
    );
}

#[test]
fn a_bad_call_shows_usage_and_exits_with_two() {
    let no_such_start = "1 fields, expected board and side";
    for (args, why) in [
        ("", "the command is missing"),
        ("chess", "`chess` is no command"),
        ("--help", "--help"),
        ("-x", "-x"),
        ("moves", "the game is missing"),
        ("moves chess", "`chess` is no game of this collection"),
        ("moves Breakthrough", "`Breakthrough` is no game"),
        ("moves breakthrough extra", "`extra` was not expected"),
        (
            "moves breakthrough --divide",
            "--divide is not an option of this command",
        ),
        (
            "moves breakthrough --start x",
            "--start is not an option of this command",
        ),
        (
            "moves breakthrough --result",
            "--result is not an option of this command",
        ),
        (
            "moves breakthrough --options reach=any",
            "`reach=any` is no option of this game",
        ),
        ("moves breakthrough --options", "--options"),
        ("moves breakthrough --unknown", "--unknown"),
        ("play", "the game is missing"),
        ("play breakthrough --start nonsense", no_such_start),
        ("play breakthrough --start", "--start"),
        ("play breakthrough --options x", "`x` is no option"),
        (
            "play breakthrough --depth 2",
            "--depth is not an option of this command",
        ),
        ("play breakthrough --result=yes", "--result"),
        ("perft breakthrough", "perft needs --depth"),
        ("perft breakthrough --depth", "--depth"),
        ("perft breakthrough --depth x", "x"),
        ("perft breakthrough --depth -1", "-1"),
        ("perft breakthrough --depth 1.5", "1.5"),
        (
            "perft breakthrough --depth 2 --position nonsense",
            no_such_start,
        ),
        (
            "perft breakthrough --depth 2 --options x",
            "`x` is no option",
        ),
        (
            "perft breakthrough --depth 2 --start x",
            "--start is not an option",
        ),
        ("perft --depth 2", "the game is missing"),
        ("engine", "the game is missing"),
        ("engine chess", "`chess` is no game of this collection"),
        ("engine zoq extra", "`extra` was not expected"),
        (
            "engine zoq --depth 3",
            "--depth is not an option of this command",
        ),
        ("engine zoq --options x", "`x` is no option"),
        ("games breakthrough", "`breakthrough` was not expected"),
        (
            "games --options x",
            "--options is not an option of this command",
        ),
    ] {
        let args: Vec<&str> = args.split_whitespace().collect();
        refused(&run(&args, b"a2-a3\n"), why);
    }
}

#[test]
fn options_are_refused_before_any_line_is_read() {
    let args = ["moves", "breakthrough", "--options", " "];
    refused(&run(&args, format!("{START}\n").as_bytes()), "no option");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_a_bad_call() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let bytes = OsStr::from_bytes(b"break\xffthrough");
    refused(&run(&[OsStr::new("moves"), bytes], b""), "");
    let args = ["play", "breakthrough", "--start"].map(OsStr::new);
    refused(&run(&[&args[..], &[bytes]].concat(), b""), "");
}

#[test]
fn lines_that_are_wrong_are_no_bad_call() {
    let run = run(&["moves", "breakthrough"], b"nonsense\n");
    assert_eq!(run.code, Some(0));
    assert_eq!(run.complained, "");
}

//! The checks of code fail where they should, and only there.

use crate::check::MAX_LINES;
use crate::snippets::{fails, found, passes};

#[test]
fn words_that_are_no_code_are_passed_over() {
    for source in [
        "// use crate::play::Spot;",
        "/* use crate::app; /* leptos::x() */ x.unwrap() */",
        "/// See [`crate::play::Spot`]. fn f() { x.unwrap(); }",
        "const S: &str = \"crate::play \\\" leptos::x .unwrap()\";",
        "const S: &str = r#\"crate::play \" leptos::x\"#;",
        "const S: &[u8] = b\"crate::play::x\";",
        "const C: [char; 2] = ['\"', '\\'']; // crate::play::x \"",
    ] {
        passes("src/rules/side.rs", source);
    }
}

#[test]
fn unwrap_is_for_tests() {
    fails(
        "src/play/hand.rs",
        "fn f() { x.unwrap(); }",
        "unwrap outside",
    );
    fails(
        "src/play/hand.rs",
        "fn f() { x.map(Option::unwrap); }",
        "unwrap",
    );
    fails(
        "src/app/page.rs",
        "#[cfg(not(test))] fn f() { x.unwrap(); }",
        "unwrap",
    );
    let after = "#[cfg(test)] mod tests { fn f() { x.unwrap(); } } fn g() { y.unwrap(); }";
    fails("src/play/hand.rs", after, "unwrap");
    for source in [
        "fn f() { x.unwrap_or(1); x.expect(\"it is there\"); }",
        "#[cfg(test)] mod tests { fn f() { x.unwrap(); } }",
        "#[cfg(test)] #[allow(dead_code)] fn f(x: [u8; 2]) { x.unwrap(); }",
        "#[cfg(all(test, unix))] mod tests { fn f() { x.unwrap(); } }",
    ] {
        passes("src/play/hand.rs", source);
    }
}

#[test]
fn long_files_are_found() {
    passes("src/play/hand.rs", &"\n".repeat(MAX_LINES));
    let found = found("src/play/hand.rs", &"\n".repeat(MAX_LINES + 1));
    assert_eq!(found, ["src/play/hand.rs:351: 351 lines, at most 350"]);
}

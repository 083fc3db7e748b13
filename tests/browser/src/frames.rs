//! Frames of other pages.

use xtask::serve::Intercept;

use crate::browser::Session;
use crate::page::{Page, html};

/// The address of a game in a frame. `link` is the fragment of a link, with its `#`.
pub fn embedded(page: &str, link: &str) -> String {
    format!("{page}#embed={}", link.trim_start_matches('#'))
}

/// A frame that may do only what `sandbox` allows. Without `allow-same-origin` it has no origin.
pub fn frame(address: &str, sandbox: &str) -> String {
    let source = address.replace('&', "&amp;");
    format!("<iframe sandbox=\"{sandbox}\" src=\"{source}\" width=\"400\" height=\"520\"></iframe>")
}

/// Opens a page of another origin that contains only this frame, and enters the frame.
#[track_caller]
pub fn enter<'a>(session: &'a Session, frame: &str) -> Page<'a> {
    let text =
        format!("<!doctype html><title>Another page</title><link rel=icon href='data:,'>{frame}");
    let host = Page::serve_but(session, move |path| match path {
        "host.html" => html(&text),
        _ => Intercept::Status(404),
    });
    session.load(&format!("{}host.html", host.address()));
    session.enter_frame("iframe");
    host
}

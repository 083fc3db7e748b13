//! The line of HTML that shows a game in another page.

use super::address::{Route, page_of};

/// Width and height of the frame in pixels: room for the board, the moves and a sentence.
const SIZE: (u32, u32) = (400, 520);

/// The frame may run the program and open the game in a new tab, nothing else.
const ALLOWED: &str = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/// The line of HTML for a link to a game, which is its whole address. `title` is the name of the frame. None if
/// the address is longer than `most` bytes.
#[must_use]
pub fn embed_html(address: &str, title: &str, max: usize) -> Option<String> {
    let (_, link) = address.split_once('#')?;
    let route = Route::Embed(link.to_owned());
    let source = route.address(page_of(address));
    let ((width, height), title) = (SIZE, escaped(title));
    (source.len() <= max).then(|| {
        format!(
            "<iframe src=\"{}\" sandbox=\"{ALLOWED}\" width=\"{width}\" height=\"{height}\" \
             title=\"{title}\" loading=\"lazy\"></iframe>",
            escaped(&source)
        )
    })
}

/// A text as the value of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

//! The headers that a host should send with every file.

use anyhow::{Context, Result};

use crate::html::{attribute, tags};

/// The headers, with the policy of a built page. Other pages may show it in a frame, including frames without an
/// origin, which can only load files that every origin may read.
pub fn safe_headers(index: &str) -> Result<Vec<(&'static str, String)>> {
    let metas = tags(index, "meta").into_iter();
    let mut policies = metas.filter_map(|meta| {
        let is_policy = attribute(meta.attributes, "http-equiv") == Some("Content-Security-Policy");
        attribute(meta.attributes, "content").filter(|_| is_policy)
    });
    let policy = policies.next().context("index.html states no policy")?;
    let off = [
        "camera",
        "display-capture",
        "geolocation",
        "microphone",
        "midi",
        "payment",
        "usb",
    ];
    let off = off.map(|name| format!("{name}=()")).join(", ");
    Ok(vec![
        ("Content-Security-Policy", policy.to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "no-referrer".to_owned()),
        ("Permissions-Policy", off),
        ("Access-Control-Allow-Origin", "*".to_owned()),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_is_that_of_the_page() {
        let page = "<meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">";
        let headers = safe_headers(page).unwrap();
        assert_eq!(headers[0].1, "default-src 'none'");
        assert!(safe_headers("<meta charset=\"utf-8\">").is_err());
    }
}

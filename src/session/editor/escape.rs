//! Positions in addresses, as readable as possible: `bbb/3/WWW Wb w` becomes `bbb/3/WWW_Wb_w`.

use std::fmt::Write;

/// The characters that stay as they are, in addition to letters and digits. Programs that find links in a text keep
/// them, except at the end of a link.
const PLAIN: &[u8] = b"/:,;!*+=-.~";

/// A text in an address.
pub fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for (index, byte) in text.bytes().enumerate() {
        let is_last = index + 1 == text.len();
        let is_plain = byte.is_ascii_alphanumeric() || !is_last && PLAIN.contains(&byte);
        match byte {
            b' ' => escaped.push('_'),
            byte if is_plain => escaped.push(char::from(byte)),
            // Writing to a string does not fail.
            byte => drop(write!(escaped, "%{byte:02X}")),
        }
    }
    escaped
}

/// The text of an address part. Anything that is not an escape stays as it is.
pub fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut index = 0;
    while index < bytes.len() {
        let code = bytes.get(index + 1..index + 3);
        let code = code.filter(|code| code.iter().all(u8::is_ascii_hexdigit));
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        match (bytes[index], code) {
            (b'%', Some(code)) => {
                plain.push(code);
                index += 2;
            }
            (b'_', _) => plain.push(b' '),
            (byte, _) => plain.push(byte),
        }
        index += 1;
    }
    String::from_utf8_lossy(&plain).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_readable_in_addresses() {
        for (text, escaped) in [
            ("bbb/3/WWW Wb w", "bbb/3/WWW_Wb_w"),
            ("7/3u3/7 w #w", "7/3u3/7_w_%23w"),
            ("udt/7 w -", "udt/7_w_%2D"),
            ("Rg1:^b1n,g1 w", "Rg1:%5Eb1n,g1_w"),
            ("é%_", "%C3%A9%25%5F"),
            ("~3x3;w;;;w counter a1", "~3x3;w;;;w_counter_a1"),
        ] {
            assert_eq!(escape(text), escaped);
            assert_eq!(unescape(escaped), text);
        }
        for text in ["%", "%4", "%zz", "%c3", "%+1", "é%é"] {
            let plain = unescape(text);
            assert_eq!(unescape(&escape(&plain)), plain, "{text}");
        }
    }
}

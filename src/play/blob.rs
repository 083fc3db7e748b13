//! The file format for data that takes long to compute, with a name, a version and a checksum.
//!
//! It starts with a line of text, `tablero NAME VERSION`. The CRC-32 of everything after it follows, in four bytes
//! (little-endian). The parts follow, each as its length and the length of its deflated data, in four bytes each, and
//! the deflated data.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::fmt;

/// The compression level: a compromise between time and size.
const LEVEL: u8 = 6;
/// The maximum size of a part in bytes, which limits the memory use.
const MAX_PART_BYTES: usize = 1 << 25;

/// Why bytes are not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlobError {
    /// The bytes do not start with this name.
    Kind { expected: &'static str },
    /// The bytes have another version. The data must be computed again.
    Version { found: String, expected: u32 },
    /// The checksum is wrong.
    Sum { stated: u32, found: u32 },
    /// There are too few bytes.
    Short,
    /// The checksum is right, but the content is not valid.
    Content(&'static str),
}

impl fmt::Display for BlobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlobError::Kind { expected } => write!(f, "these bytes are not `{expected}` data"),
            BlobError::Version { found, expected } => {
                write!(f, "version `{found}`, expected {expected}")
            }
            BlobError::Sum { stated, found } => {
                write!(f, "the checksum is {found:08x}, expected {stated:08x}")
            }
            BlobError::Short => f.write_str("the data ends too early"),
            BlobError::Content(what) => write!(f, "invalid content: {what}"),
        }
    }
}

impl std::error::Error for BlobError {}

/// The kind of stored data: its name, without spaces, and the version of its content.
#[derive(Clone, Copy, Debug)]
pub struct BlobKind {
    pub name: &'static str,
    pub version: u32,
}

impl BlobKind {
    /// Packs the parts into bytes.
    ///
    /// # Panics
    /// If a part is longer than 32 MiB.
    #[must_use]
    pub fn write(self, parts: &[&[u8]]) -> Vec<u8> {
        let mut content = Vec::new();
        for part in parts {
            assert!(
                part.len() <= MAX_PART_BYTES,
                "a part of {} bytes",
                part.len()
            );
            let packed = compress_to_vec(part, LEVEL);
            for length in [part.len(), packed.len()] {
                content.extend((length as u32).to_le_bytes());
            }
            content.extend(packed);
        }
        let mut bytes = format!("{}{}\n", self.head(), self.version).into_bytes();
        bytes.extend(crc32fast::hash(&content).to_le_bytes());
        bytes.extend(content);
        bytes
    }

    /// Unpacks the bytes. There must be exactly `PARTS` parts.
    ///
    /// # Errors
    /// The first error in the bytes.
    pub fn read<const PARTS: usize>(self, bytes: &[u8]) -> Result<[Vec<u8>; PARTS], BlobError> {
        let expected = self.name;
        let rest = bytes.strip_prefix(self.head().as_bytes());
        let rest = rest.ok_or(BlobError::Kind { expected })?;
        let end = rest.iter().take(20).position(|&byte| byte == b'\n');
        let (version, rest) = rest.split_at(end.ok_or(BlobError::Kind { expected })?);
        if version != self.version.to_string().as_bytes() {
            return Err(BlobError::Version {
                found: String::from_utf8_lossy(version).into_owned(),
                expected: self.version,
            });
        }
        let mut rest = &rest[1..];
        let stated = number(&mut rest)?;
        let found = crc32fast::hash(rest);
        if stated != found {
            return Err(BlobError::Sum { stated, found });
        }
        let mut parts = [const { Vec::new() }; PARTS];
        for part in &mut parts {
            *part = read_part(&mut rest)?;
        }
        match rest {
            [] => Ok(parts),
            _ => Err(BlobError::Content("unexpected bytes after the last part")),
        }
    }

    fn head(self) -> String {
        format!("tablero {} ", self.name)
    }
}

fn read_part(rest: &mut &[u8]) -> Result<Vec<u8>, BlobError> {
    let (length, packed) = (number(rest)? as usize, number(rest)? as usize);
    let packed = rest.split_off(..packed).ok_or(BlobError::Short)?;
    if length > MAX_PART_BYTES {
        return Err(BlobError::Content("a part is too long"));
    }
    match decompress_to_vec_with_limit(packed, length) {
        Ok(part) if part.len() == length => Ok(part),
        _ => Err(BlobError::Content("a part cannot be decompressed")),
    }
}

fn number(rest: &mut &[u8]) -> Result<u32, BlobError> {
    let (bytes, after) = rest.split_first_chunk::<4>().ok_or(BlobError::Short)?;
    *rest = after;
    Ok(u32::from_le_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: BlobKind = BlobKind {
        name: "things",
        version: 3,
    };

    fn kept() -> Vec<u8> {
        KIND.write(&[&[7; 1_000], b"and more", b""])
    }

    #[test]
    fn a_blob_is_read_back() {
        let bytes = kept();
        assert!(bytes.len() < 100 && bytes.starts_with(b"tablero things 3\n"));
        let [one, other, none] = KIND.read(&bytes).unwrap();
        assert_eq!(
            (one.as_slice(), other.as_slice()),
            (&[7; 1_000][..], &b"and more"[..])
        );
        assert!(none.is_empty());
    }

    #[test]
    fn every_fault_is_reported() {
        let read = |bytes: &[u8]| KIND.read::<3>(bytes).unwrap_err();
        let says = |bytes: &[u8]| read(bytes).to_string();
        assert_eq!(says(b""), "these bytes are not `things` data");
        assert_eq!(
            says(b"tablero things "),
            "these bytes are not `things` data"
        );
        assert_eq!(says(b"tablero things 2\n...."), "version `2`, expected 3");
        assert_eq!(says(b"tablero things 3\n..."), "the data ends too early");
        let bytes = kept();
        let begin = b"tablero things 3\n".len();
        for at in begin..bytes.len() {
            let mut broken = bytes.clone();
            broken[at] ^= 16;
            assert!(matches!(read(&broken), BlobError::Sum { .. }), "byte {at}");
            let short = read(&bytes[..at]);
            assert!(
                matches!(short, BlobError::Sum { .. } | BlobError::Short),
                "{at} bytes"
            );
        }
        let fewer = KIND.read::<2>(&bytes).unwrap_err();
        assert_eq!(
            fewer,
            BlobError::Content("unexpected bytes after the last part")
        );
        assert_eq!(KIND.read::<4>(&bytes).unwrap_err(), BlobError::Short);
    }

    #[test]
    fn a_wrong_length_is_refused() {
        for length in [0, 999, 1_001, u32::MAX] {
            let mut bytes = KIND.write(&[&[7; 1_000]]);
            let begin = b"tablero things 3\n".len();
            bytes[begin + 4..begin + 8].copy_from_slice(&length.to_le_bytes());
            let sum = crc32fast::hash(&bytes[begin + 4..]);
            bytes[begin..begin + 4].copy_from_slice(&sum.to_le_bytes());
            let error = KIND.read::<1>(&bytes).unwrap_err();
            assert!(matches!(error, BlobError::Content(_)), "{length}: {error}");
        }
    }
}

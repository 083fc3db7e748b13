//! The files that a program loads its texts from. `locales/files.rs` writes them.

use super::generated::{FILES, FIRST_LINES};
use std::fmt;

/// Why a text is not a text file of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFileError {
    /// No file has this name.
    UnknownName,
    /// The first line belongs to another file or another build.
    OtherBuild,
    CutOff,
}

impl fmt::Display for TextFileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            TextFileError::UnknownName => "there is no such file of texts",
            TextFileError::OtherBuild => "these texts belong to another build",
            TextFileError::CutOff => "the end of these texts is missing",
        })
    }
}

/// The number of a file.
#[must_use]
pub fn number(name: &str) -> Option<usize> {
    FILES.iter().position(|file| *file == name)
}

/// Reads the texts of a file.
///
/// # Errors
/// If the text is not the complete file of this name from this build.
pub fn read<'a>(name: &str, text: &'a str) -> Result<Vec<&'a str>, TextFileError> {
    let number = number(name).ok_or(TextFileError::UnknownName)?;
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    if first != FIRST_LINES[number] {
        return Err(TextFileError::OtherBuild);
    }
    let texts = rest.strip_suffix("\n\n").ok_or(TextFileError::CutOff)?;
    Ok(texts.split('\n').collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_complete_file_of_this_build_is_read() {
        let first = FIRST_LINES[number("home").unwrap()];
        let whole = format!("{first}\none\ntwo\n\n");
        assert_eq!(read("home", &whole), Ok(vec!["one", "two"]));
        assert_eq!(read("game", &whole), Err(TextFileError::OtherBuild));
        assert_eq!(read("chess", &whole), Err(TextFileError::UnknownName));
        assert_eq!(read("home", &whole[1..]), Err(TextFileError::OtherBuild));
        for end in first.len()..whole.len() {
            assert_eq!(
                read("home", &whole[..end]),
                Err(TextFileError::CutOff),
                "{end}"
            );
        }
    }
}

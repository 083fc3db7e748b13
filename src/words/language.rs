//! A language.

/// A language: its number in the list of all. English, whose texts all others translate, is the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Locale(pub(super) u8);

/// A language with the texts that are loaded. All of it lasts as long as the program.
pub struct Language {
    pub code: &'static str,
    /// Its name in itself.
    pub name: &'static str,
    /// The texts of each file, once it is loaded.
    pub texts: Vec<Option<&'static [&'static str]>>,
}

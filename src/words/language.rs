//! A language.

/// A language: its index in the list of all languages. English, the source of all translations, is the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Locale(pub(super) u8);

/// A language with its loaded texts. All of its data is `'static`.
pub struct Language {
    pub code: &'static str,
    /// The name of the language in the language itself.
    pub name: &'static str,
    /// The texts of each file, once they are loaded.
    pub texts: Vec<Option<&'static [&'static str]>>,
}

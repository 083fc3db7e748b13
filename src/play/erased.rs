//! A game's own reasons, endings and errors, without their types.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A game's own reason, ending or error. It prints in English. The page downcasts it to its type and translates it into
/// the player's language.
#[derive(Clone)]
pub struct Erased(Arc<dyn Printable>);

trait Printable: Any + fmt::Display + Send + Sync {}
impl<T: Any + fmt::Display + Send + Sync> Printable for T {}

impl Erased {
    pub fn new(value: impl Any + fmt::Display + Send + Sync) -> Erased {
        Erased(Arc::new(value))
    }

    #[must_use]
    pub fn downcast_ref<T: Any>(&self) -> Option<&T> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl fmt::Display for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Like `Display`: code that prints the fields would only make the page larger.
impl fmt::Debug for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

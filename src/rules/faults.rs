//! Listing every fault of a position.

/// A position that was read, or the first thing that is wrong with it.
///
/// # Errors
/// If there are faults.
pub fn without_faults<P, E>(position: P, faults: Vec<E>) -> Result<P, E> {
    match faults.into_iter().next() {
        None => Ok(position),
        Some(first) => Err(first),
    }
}

/// Everything that is wrong with a position that was read, or the one reason why it could not be read.
pub fn all_faults<P, E>(read: Result<P, E>, faults: impl FnOnce(&P) -> Vec<E>) -> Vec<E> {
    match read {
        Ok(position) => faults(&position),
        Err(error) => vec![error],
    }
}

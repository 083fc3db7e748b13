//! Values that are computed from a board once and kept until it changes.

use super::position::{ShownPosition, TouchesKey};
use crate::play::{PossibleTouches, Preview, Scene, Spot};
use std::cell::RefCell;
use std::sync::Arc;

/// Values that are computed from a board.
#[derive(Debug, Default)]
pub struct Cache {
    pub scene: Cached<ShownPosition, Arc<Scene>>,
    pub touches: Cached<TouchesKey, Arc<PossibleTouches>>,
    pub preview: Cached<(TouchesKey, Spot), Option<Arc<Preview>>>,
}

/// The last computed value, and its key.
#[derive(Debug)]
pub struct Cached<K, V>(RefCell<Option<(K, V)>>);

impl<K, V> Default for Cached<K, V> {
    fn default() -> Self {
        Cached(RefCell::new(None))
    }
}

impl<K: PartialEq, V: Clone> Cached<K, V> {
    /// The value of a key. It is computed only if the key has changed.
    pub fn get(&self, key: K, work_out: impl FnOnce() -> V) -> V {
        let mut cached = self.0.borrow_mut();
        if let Some((_, value)) = cached.as_ref().filter(|(of, _)| *of == key) {
            return value.clone();
        }
        let value = work_out();
        *cached = Some((key, value.clone()));
        value
    }
}

//! A short list of things with names. The maps of the standard library add many kilobytes of program for each type.

/// Things by their names, in the order in which they were first added.
#[derive(Clone, PartialEq, Debug)]
pub struct ByName<T>(Vec<(String, T)>);

impl<T> Default for ByName<T> {
    fn default() -> ByName<T> {
        ByName(Vec::new())
    }
}

impl<T> ByName<T> {
    /// The thing with this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        let found = self.0.iter().find(|(other, _)| other == name);
        found.map(|(_, thing)| thing)
    }

    /// Whether there is a thing with this name.
    #[must_use]
    pub fn contains(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Adds a thing, or replaces the one with this name.
    pub fn insert(&mut self, name: String, thing: T) {
        match self.0.iter_mut().find(|(other, _)| *other == name) {
            Some((_, old)) => *old = thing,
            None => self.0.push((name, thing)),
        }
    }

    /// Removes the thing with this name, and returns it.
    pub fn remove(&mut self, name: &str) -> Option<T> {
        let place = self.0.iter().position(|(other, _)| other == name)?;
        Some(self.0.remove(place).1)
    }

    /// All names.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.0.iter().map(|(name, _)| name)
    }

    /// All things.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(_, thing)| thing)
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<T> IntoIterator for ByName<T> {
    type Item = (String, T);
    type IntoIter = std::vec::IntoIter<(String, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

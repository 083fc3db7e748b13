//! Splitting the text of a position into fields.

/// Splits a text into exactly `COUNT` fields, separated by single spaces, with no space before or after.
///
/// # Errors
/// The number of fields that were found instead. Empty fields are not counted.
pub fn fields<const COUNT: usize>(text: &str) -> Result<[&str; COUNT], usize> {
    let fields: Vec<&str> = text.split(' ').collect();
    match <[&str; COUNT]>::try_from(fields.as_slice()) {
        Ok(fields) if fields.iter().all(|field| !field.is_empty()) => Ok(fields),
        _ => Err(fields.iter().filter(|field| !field.is_empty()).count()),
    }
}

#[cfg(test)]
mod tests {
    use super::fields;

    #[test]
    fn exactly_one_space_separates_fields() {
        assert_eq!(fields("a b"), Ok(["a", "b"]));
        assert_eq!(fields("a"), Ok(["a"]));
        for (text, found) in [("", 0), ("a", 1), ("a b c", 3), ("a  b", 2), (" a b", 2)] {
            assert_eq!(fields::<2>(text), Err(found), "{text:?}");
        }
        assert_eq!(fields::<2>("a\tb"), Err(1));
    }
}

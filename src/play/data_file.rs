//! Data files that belong to the page. The page has a list of them. Their names may have a hash of their contents.

/// The file with this name from a list separated by spaces. For `zoq-en` and `json` this is
/// `courses/zoq-en.json`, or with a hash `courses/zoq-en-0123456789abcdef.json`.
#[must_use]
pub fn data_file<'a>(files: &'a str, name: &str, extension: &str) -> Option<&'a str> {
    files.split_whitespace().find(|file| {
        let file = file.rsplit('/').next().unwrap_or_default();
        let rest = file.strip_suffix(extension);
        let rest = rest.and_then(|rest| rest.strip_suffix('.'));
        let Some(rest) = rest.and_then(|rest| rest.strip_prefix(name)) else {
            return false;
        };
        let hash = rest.strip_prefix('-');
        rest.is_empty()
            || hash.is_some_and(|hash| {
                hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
            })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_by_its_name() {
        let files = "./courses/push-push-en-GB.json ./courses/push-push-en-0123456789abcdef.json \
                     ./courses/push-en.json ./puzzles/zoq.txt ./puzzles/zoq-days.txt";
        let json = |name: &str| data_file(files, name, "json");
        assert_eq!(
            json("push-push-en"),
            Some("./courses/push-push-en-0123456789abcdef.json")
        );
        assert_eq!(
            json("push-push-en-GB"),
            Some("./courses/push-push-en-GB.json")
        );
        assert_eq!(json("push-en"), Some("./courses/push-en.json"));
        assert_eq!(json("push-es"), None);
        assert_eq!(json("zoq-en"), None);
        assert_eq!(json("zoq"), None, "another kind of file");
        assert_eq!(data_file(files, "zoq", "txt"), Some("./puzzles/zoq.txt"));
        assert_eq!(
            data_file(files, "zoq-days", "txt"),
            Some("./puzzles/zoq-days.txt")
        );
    }
}

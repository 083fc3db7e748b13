//! Splits Rust source into words and signs, without comments, strings and numbers.

/// A word or a sign. `::` is one sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub text: String,
    pub line: usize,
    /// Whether it is in code for tests.
    pub test: bool,
}

impl Token {
    pub fn is_word(&self) -> bool {
        self.text
            .starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The tokens of a file.
pub fn tokens(source: &str) -> Vec<Token> {
    let letters: Vec<char> = source.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    let mut line = 1;
    while at < letters.len() {
        let rest = &letters[at..];
        let (length, text) = next(rest);
        if let Some(text) = text {
            tokens.push(Token {
                text,
                line,
                test: false,
            });
        }
        line += rest[..length].iter().filter(|&&c| c == '\n').count();
        at += length;
    }
    mark_tests(&mut tokens);
    tokens
}

/// The length of the next element, and its text if it is a token.
fn next(rest: &[char]) -> (usize, Option<String>) {
    let starts = |text: &str| text.chars().eq(rest.iter().take(text.len()).copied());
    if starts("//") {
        return (until(rest, |c| c == '\n'), None);
    }
    if starts("/*") {
        return (block_comment(rest), None);
    }
    if starts("::") {
        return (2, Some("::".to_owned()));
    }
    match rest[0] {
        '"' => (string(rest), None),
        '\'' => (quote(rest), None),
        '0'..='9' => (until(rest, |c| !is_word(c)), None),
        c if is_word(c) => {
            let length = until(rest, |c| !is_word(c));
            let word: String = rest[..length].iter().collect();
            let after = &rest[length..];
            match (word.as_str(), after.first()) {
                ("r" | "br" | "cr", Some('"' | '#')) if is_raw_string(after) => {
                    (length + raw_string(after), None)
                }
                ("b" | "c", Some('"')) => (length + string(after), None),
                ("b", Some('\'')) => (length + quote(after), None),
                // A raw identifier, for example `r#type`.
                ("r", Some('#')) => (length + 1, None),
                _ => (length, Some(word)),
            }
        }
        c if c.is_whitespace() => (1, None),
        c => (1, Some(c.to_string())),
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The number of letters before the first one for which `ends` is true.
fn until(rest: &[char], ends: impl Fn(char) -> bool) -> usize {
    rest.iter().position(|&c| ends(c)).unwrap_or(rest.len())
}

fn block_comment(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match rest[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn string(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != '"' {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(rest.len())
}

fn is_raw_string(rest: &[char]) -> bool {
    rest.iter().find(|&&c| c != '#') == Some(&'"')
}

fn raw_string(rest: &[char]) -> usize {
    let hashes = until(rest, |c| c != '#');
    let end: Vec<char> = std::iter::once('"')
        .chain(std::iter::repeat_n('#', hashes))
        .collect();
    let body = &rest[hashes + 1..];
    let close = body.windows(end.len()).position(|w| *w == end);
    close.map_or(rest.len(), |close| hashes + 1 + close + end.len())
}

/// The length of a character literal, or of the quote of a lifetime.
fn quote(rest: &[char]) -> usize {
    match rest {
        ['\'', '\\', _, more @ ..] => 3 + until(more, |c| c == '\'') + 1,
        ['\'', _, '\'', ..] => 3,
        _ => 1,
    }
}

/// Marks the items after `#[cfg(test)]`.
fn mark_tests(tokens: &mut [Token]) {
    let mut at = 0;
    while at < tokens.len() {
        let Some(end) = attribute(&tokens[at..]) else {
            at += 1;
            continue;
        };
        let words = |word: &str| tokens[at..at + end].iter().any(|t| t.text == word);
        if words("cfg") && words("test") && !words("not") {
            let length = end + item(&tokens[at + end..]);
            tokens[at..at + length]
                .iter_mut()
                .for_each(|t| t.test = true);
            at += length;
        } else {
            at += end;
        }
    }
}

/// The length of the attribute that starts here.
fn attribute(tokens: &[Token]) -> Option<usize> {
    let text = |at: usize| tokens.get(at).map(|t| t.text.as_str());
    (text(0) == Some("#") && text(1) == Some("[")).then(|| 1 + group(&tokens[1..]))
}

/// The length of the item that starts here, up to its `;` or the end of its braces.
fn item(tokens: &[Token]) -> usize {
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at].text.as_str() {
            ";" => return at + 1,
            "{" => return at + group(&tokens[at..]),
            "(" | "[" => at += group(&tokens[at..]),
            _ => at += 1,
        }
    }
    at
}

/// The length of the bracketed group that starts here.
fn group(tokens: &[Token]) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

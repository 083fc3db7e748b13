//! Finds the commands in a Markdown document. `xtask` and the tests that run `lab` also include this file.

/// A command in a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Command {
    /// The command line, including anything that is piped into it.
    pub line: String,
    /// How long it takes according to the document. Without a statement, at most five seconds.
    pub minutes: Option<f64>,
    /// Whether it runs until it is stopped.
    pub is_endless: bool,
}

impl Command {
    /// The words after the program's name, without optional parts.
    pub fn words(&self, program: &str) -> Vec<String> {
        let call = self.line.rsplit("| ").next().unwrap_or_default();
        let call = call.strip_prefix(program).unwrap_or(call);
        let mut depth = 0;
        let mut needed = String::new();
        for sign in call.chars() {
            match sign {
                '[' => depth += 1,
                ']' => depth -= 1,
                _ if depth == 0 => needed.push(sign),
                _ => {}
            }
        }
        let words = needed.split_whitespace();
        words
            .filter(|word| *word != "...")
            .map(str::to_owned)
            .collect()
    }

    /// Whether it has a placeholder, as in `lab moves GAME`, or leaves something out with three dots.
    pub fn is_form(&self) -> bool {
        let is_name = |word: &str| word.chars().all(|sign| sign.is_ascii_uppercase());
        let is_open = self.line.contains('[') || self.line.contains("...");
        is_open || self.line.split([' ', '/']).any(is_name)
    }
}

/// The commands of a program in a document: in backquotes, and in code blocks.
pub fn commands(text: &str, program: &str) -> Vec<Command> {
    let mut found = Vec::new();
    let mut is_block = false;
    for line in text.lines() {
        if line.starts_with("```") {
            is_block = !is_block;
            continue;
        }
        let named: Vec<&str> = match is_block {
            // In a code block, an explanation follows after `#` or several spaces.
            true => line.split(" #").next().into_iter().collect(),
            false => line.split('`').skip(1).step_by(2).collect(),
        };
        for named in named {
            let named = named.split("  ").next().unwrap_or_default().trim();
            let call = named.rsplit("| ").next().unwrap_or_default();
            if call.starts_with(&format!("{program} ")) {
                found.push(Command {
                    line: named.to_owned(),
                    minutes: minutes(line),
                    is_endless: line.contains("until it is stopped"),
                });
            }
        }
    }
    found
}

/// The time in `takes 20 s`, `takes 5 min` or `takes 2 h`, in minutes.
fn minutes(line: &str) -> Option<f64> {
    let (_, duration) = line.split_once("takes ")?;
    let mut words = duration.split([' ', ',', ';', ')', '|', '.']);
    let number: f64 = words.next()?.parse().ok()?;
    match words.next()? {
        "s" => Some(number / 60.0),
        "min" => Some(number),
        "h" => Some(number * 60.0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_read_with_its_time() {
        let text = "Run `lab games` or `cargo test`, takes 20 s.\n```\n\
            echo 'a | b' | lab play zoq   # takes 2 h\nlab moves GAME [--options O] ...\n```\n";
        let found = commands(text, "lab");
        let lines: Vec<&str> = found.iter().map(|one| one.line.as_str()).collect();
        let piped = "echo 'a | b' | lab play zoq";
        assert_eq!(
            lines,
            ["lab games", piped, "lab moves GAME [--options O] ..."]
        );
        assert_eq!(found[0].minutes, Some(1.0 / 3.0));
        assert_eq!(found[1].minutes, Some(120.0));
        assert_eq!(found[1].words("lab"), ["play", "zoq"]);
        assert_eq!(found[2].words("lab"), ["moves", "GAME"]);
        assert!(found[2].is_form() && !found[1].is_form());
    }
}

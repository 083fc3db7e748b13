//! Writes the texts of every language into the files that the page loads.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};

use crate::check::{self, NAME};
use crate::files;

/// Writes the files `LANGUAGE-FILE.txt` and prints the languages with their names.
pub fn write(folder: &Path, locales: &[&str]) -> Result<()> {
    let languages = check::read_all(locales).map_err(|error| anyhow!("{error}"))?;
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let mut list = Vec::new();
    for language in &languages {
        for (name, text) in files::print(&languages, language) {
            let path = folder.join(format!("{}-{name}.txt", language.code));
            fs::write(&path, text)
                .with_context(|| format!("{} cannot be written", path.display()))?;
        }
        list.push(format!("{} {}", language.code, language.words[NAME]));
    }
    println!("{}", list.join(";"));
    Ok(())
}

/// Writes a script. Each of its placeholders `"{{ KEY }}"` becomes an object with the text in every language.
pub fn write_script(file: &Path, out: &Path, locales: &[&str]) -> Result<()> {
    let languages = check::read_all(locales).map_err(|error| anyhow!("{error}"))?;
    let mut script = read(file)?;
    for key in check::keys_in_markup(file).map_err(|error| anyhow!("{error}"))? {
        let texts = languages.iter().map(|language| {
            let text = language.words.get(&key);
            let text = text.with_context(|| format!("{}: no {key}", language.code))?;
            Ok((language.code.clone(), text.clone().into()))
        });
        let texts: serde_json::Map<String, serde_json::Value> = texts.collect::<Result<_>>()?;
        let placeholder = format!("\"{{{{ {key} }}}}\"");
        script = script.replace(&placeholder, &serde_json::Value::Object(texts).to_string());
    }
    ensure!(
        !script.contains("{{"),
        "{} has other placeholders",
        file.display()
    );
    fs::write(out, script).with_context(|| format!("{} cannot be written", out.display()))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

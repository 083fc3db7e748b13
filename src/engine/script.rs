//! The scripts of the workers in the list of the page.

/// The script that loads the worker for a game: the first of the game's files, which are named after the game. A page
/// other than the release page has one worker for all games, and its script is the first file.
#[must_use]
pub fn script_of<'a>(game: &str, files: &'a str) -> &'a str {
    let start = format!("engine_{}-", game.replace('-', "_"));
    let is_of_game = |file: &&str| {
        let name = file.rsplit('/').next();
        name.is_some_and(|name| name.starts_with(&start))
    };
    let all = || files.split(' ');
    all()
        .find(is_of_game)
        .or_else(|| all().next())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_a_script_if_the_list_names_games() {
        let list = "./engine_pogo-01_loader.js ./engine_pogo-02.js ./engine_pogo-03_bg.wasm \
                    ./engine_push_push-04_loader.js ./engine_push_push-05.js";
        assert_eq!(script_of("pogo", list), "./engine_pogo-01_loader.js");
        assert_eq!(
            script_of("push-push", list),
            "./engine_push_push-04_loader.js"
        );
    }

    #[test]
    fn one_worker_is_for_all_games() {
        for list in [
            "./engine_loader.js",
            "./engine-01_loader.js ./engine-02.js ./engine-03_bg.wasm",
            "blob:http://localhost/1",
        ] {
            let first = list.split(' ').next().unwrap_or_default();
            assert_eq!(script_of("pogo", list), first);
        }
        assert_eq!(script_of("pogo", ""), "");
    }
}

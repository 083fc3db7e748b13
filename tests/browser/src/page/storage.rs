//! The page's storage, and ways to make it fail.

use serde_json::{Value, json};

use super::Page;
use crate::browser::Session;

/// Clears everything that an origin stores, and returns what is left.
const CLEAR: &str = r"
    const done = arguments[arguments.length - 1];
    const all = (list, act) => Promise.all(Array.from(list ?? [], act));
    const registrations = () => navigator.serviceWorker?.getRegistrations() ?? [];
    const databases = () => window.indexedDB?.databases?.() ?? [];
    const names = () => window.caches?.keys() ?? [];
    const remove = (name) => new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = request.onblocked = () => reject(new Error(`${name} stays`));
    });
    (async () => {
        localStorage.clear();
        sessionStorage.clear();
        window.name = '';
        for (const cookie of document.cookie.split('; ')) {
            document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=${location.pathname}`;
        }
        await all(await registrations(), (one) => one.unregister());
        await all(await databases(), (one) => remove(one.name));
        await all(await names(), (name) => caches.delete(name));
        return {
            left: [localStorage.length, sessionStorage.length, window.name.length,
                document.cookie.length, (await registrations()).length, (await databases()).length,
                (await names()).length],
        };
    })().then(done, (error) => done({ error: String(error) }));";

/// Clears the storage of the open page's origin.
#[track_caller]
pub fn clear(session: &Session) {
    let cleared = session.run_async(CLEAR, vec![]);
    assert_eq!(
        cleared,
        json!({"left": [0, 0, 0, 0, 0, 0, 0]}),
        "storage is not empty"
    );
}

/// The prefix of the keys of stored games.
pub const GAME: &str = "tablero/v2/game/";

/// The prefix of games stored by earlier versions. The page migrates them.
pub const OLD_GAME: &str = "tablero/v1/game/";

impl Page<'_> {
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        let script = "return localStorage.getItem(arguments[0])";
        let value = self.session.run(script, vec![json!(key)]);
        value.as_str().map(str::to_owned)
    }

    #[track_caller]
    pub fn store(&self, key: &str, text: &str) {
        let script = "localStorage.setItem(arguments[0], arguments[1])";
        self.session.run(script, vec![json!(key), json!(text)]);
    }

    /// Every key, in order.
    #[track_caller]
    pub fn keys(&self) -> Vec<String> {
        let keys = self
            .session
            .run("return Object.keys(localStorage).sort()", vec![]);
        let keys = keys.as_array().expect("a list of keys").iter();
        keys.map(|key| key.as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// The keys of the stored games.
    #[track_caller]
    pub fn games(&self) -> Vec<String> {
        self.keys()
            .into_iter()
            .filter(|key| key.starts_with(GAME))
            .collect()
    }

    /// The key of the open game.
    #[track_caller]
    pub fn game_key(&self) -> String {
        let fragment = self.fragment();
        let id = fragment.strip_prefix("#play=");
        format!(
            "{GAME}{}",
            id.unwrap_or_else(|| panic!("{fragment:?} names no game"))
        )
    }

    /// Waits until the open game is stored with exactly these moves.
    #[track_caller]
    pub fn await_saved(&self, moves: &[&str]) {
        let check = r"
            const text = JSON.parse(localStorage.getItem(arguments[0]) ?? '{}').text ?? '';
            const line = text.split('\n').find((line) => line.startsWith('moves '));
            const moves = line ? line.slice(6) : '';
            return moves === arguments[1] || { not: text };";
        let key = self.game_key();
        let what = format!("{key} to hold {moves:?}");
        self.until(&what, check, vec![json!(key), json!(moves.join(" "))]);
    }

    /// Waits until a value was set aside. Returns the original keys without their prefixes, and the values.
    #[track_caller]
    pub fn await_set_aside(&self) -> Vec<(String, String)> {
        let check = r"
            const aside = Object.keys(localStorage).sort()
                .map((key) => [key.match(/^tablero\/v2\/aside\/[^/]+\/v[12]\/(.*)$/)?.[1], key])
                .filter(([original]) => original);
            return aside.length > 0 && aside.map(([original, key]) =>
                [original, localStorage.getItem(key)]);";
        let aside = self.until("something to be set aside", check, vec![]);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let pairs = aside.as_array().expect("a list of pairs").iter();
        pairs.map(|pair| (text(&pair[0]), text(&pair[1]))).collect()
    }

    /// Fills the storage of this origin completely.
    #[track_caller]
    pub fn fill_storage(&self) {
        let script = r"
            let piece = 'x'.repeat(1 << 20);
            for (let count = 0; piece.length > 0; count++) {
                try { localStorage.setItem('filler/' + count, piece); }
                catch { piece = piece.slice(0, piece.length >> 1); }
            }";
        self.session.run(script, vec![]);
    }
}

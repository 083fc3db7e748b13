//! The worker's storage for results that took long to compute: the browser's cache. A browser may have none,
//! forbid it or empty it at any time. Then nothing is stored.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Response};

const CACHE: &str = "tablero-solved";

/// The data stored under a name, if it still exists.
pub(super) async fn get(name: &str) -> Option<Vec<u8>> {
    let cache = open().await?;
    let found = JsFuture::from(cache.match_with_str(name)).await.ok()?;
    let response: Response = found.dyn_into().ok()?;
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Stores data. If this fails, the data will be computed again when it is needed.
pub(super) async fn put(name: &str, mut bytes: Vec<u8>) {
    let Some(cache) = open().await else { return };
    if let Ok(response) = Response::new_with_opt_u8_array(Some(&mut bytes)) {
        let _ = JsFuture::from(cache.put_with_str(name, &response)).await;
    }
}

async fn open() -> Option<Cache> {
    // Only a page from a secure origin has a cache.
    let caches = Reflect::get(&js_sys::global(), &"caches".into()).ok()?;
    let caches: CacheStorage = caches.dyn_into().ok()?;
    let cache = JsFuture::from(caches.open(CACHE)).await.ok()?;
    cache.dyn_into().ok()
}

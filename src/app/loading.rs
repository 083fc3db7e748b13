//! Waiting for parts that are being loaded.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// A part of the page, or its texts, could not be loaded or read.
#[derive(Clone, Copy, Debug)]
pub struct NotLoaded;

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for NotLoaded {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

/// Starts a future: its result if it is ready, or else the future to wait for.
pub fn now_or_later<F: Future>(future: F) -> Result<F::Output, Pin<Box<F>>> {
    let mut future = Box::pin(future);
    match future
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
    {
        Poll::Ready(now) => Ok(now),
        Poll::Pending => Err(future),
    }
}

/// The result of a future that was started.
pub async fn end_of<F: Future>(started: Result<F::Output, Pin<Box<F>>>) -> F::Output {
    match started {
        Ok(result) => result,
        Err(later) => later.await,
    }
}

//! The house in a worker of this browser, which is a part of its own.

use std::future::Future;
use std::pin::Pin;

use wasm_split_helpers::SplitLoaderError;

/// What the house does as long as it is there.
type House = Pin<Box<dyn Future<Output = ()>>>;

/// Keeps the house.
pub(crate) async fn keep() {
    match entry::house().await {
        Ok(house) => house.await,
        // Uncaught, the page notices and tries again.
        Err(error) => wasm_bindgen::throw_str(&error.to_string()),
    }
}

#[allow(
    unsafe_code,
    reason = "the linker has to find both ends of a call from one part into another by name"
)]
mod entry {
    use super::{House, SplitLoaderError};
    use wasm_split_helpers::wasm_split;

    #[wasm_split(house, fallible)]
    pub(super) fn house() -> Result<House, SplitLoaderError> {
        Ok(Box::pin(web_worker::run()))
    }
}

//! The games, each in the part of the program that is named after it. A part is fetched when a table needs it.

use shelf::{Game, Shelved};
use wasm_split_helpers::SplitLoaderError;

type Fetched = Result<&'static dyn Game, SplitLoaderError>;

/// The game of this name, if there is one.
pub(crate) async fn fetch(name: &str) -> Result<Option<&'static dyn Game>, SplitLoaderError> {
    match name {
        "cells" => parts::cells().await.map(Some),
        "temple" => parts::temple().await.map(Some),
        "master" => parts::master().await.map(Some),
        "plan" => parts::plan().await.map(Some),
        _ => Ok(None),
    }
}

/// Each function lies in another part. To call one is to fetch its part.
#[allow(
    unsafe_code,
    reason = "the linker has to find both ends of a call from one part into another by name"
)]
mod parts {
    use super::{Fetched, Shelved};
    use wasm_split_helpers::wasm_split;

    #[wasm_split(cells, fallible)]
    pub(super) fn cells() -> Fetched {
        Ok(&Shelved::<cells::Cells>::NEW)
    }

    #[wasm_split(temple, fallible)]
    pub(super) fn temple() -> Fetched {
        Ok(&Shelved::<temple::Temple>::NEW)
    }

    #[wasm_split(master, fallible)]
    pub(super) fn master() -> Fetched {
        Ok(&Shelved::<master::Master>::NEW)
    }

    #[wasm_split(plan, fallible)]
    pub(super) fn plan() -> Fetched {
        Ok(&Shelved::<plan::Plan>::NEW)
    }
}

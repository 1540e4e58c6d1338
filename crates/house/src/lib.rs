//! A table as a machine without I/O.
mod keep;
pub use keep::{Append, Kept, Mark, NotKept};

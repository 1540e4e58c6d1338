//! The page and the worker, built and embedded.

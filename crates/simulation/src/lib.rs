//! The house under a seeded scheduler.

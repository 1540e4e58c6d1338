//! The house in a Web Worker, for tables without a server.

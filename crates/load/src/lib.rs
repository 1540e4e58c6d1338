//! Real WebSocket players against a running server.

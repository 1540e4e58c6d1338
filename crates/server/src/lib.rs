//! Sockets around the house.

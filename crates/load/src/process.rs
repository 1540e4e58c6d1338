//! What a process uses, as the system tells.

use std::fs;
use std::net::SocketAddr;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What a process has used so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Usage {
    /// Processor time, in seconds.
    pub cpu: f64,
    /// Memory that is not swapped out, in bytes.
    pub memory: u64,
}

impl Usage {
    /// Of this process, as long as it lives.
    pub fn of(pid: u32) -> Option<Usage> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name in brackets may have spaces in it. Counted from behind it, user and system time are 11 and 12.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = fields.get(11..13)?.iter().filter_map(|field| field.parse::<f64>().ok()).sum();
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = memory.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(Usage { cpu: ticks / rustix::param::clock_ticks_per_second() as f64, memory: kib * 1024 })
    }

    /// Of this program itself.
    pub fn own() -> Usage {
        Usage::of(std::process::id()).unwrap_or_default()
    }
}

/// The process that listens on this port of this machine.
pub fn listener(address: SocketAddr) -> Option<u32> {
    let port = format!(":{:04X}", address.port());
    let inode = ["/proc/net/tcp", "/proc/net/tcp6"].iter().find_map(|table| {
        let table = fs::read_to_string(table).ok()?;
        table.lines().skip(1).find_map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            // State 0A is listening.
            let listens = fields.get(1)?.ends_with(&port) && *fields.get(3)? == "0A";
            listens.then(|| fields.get(9).map(ToString::to_string))?
        })
    })?;
    let wanted = format!("socket:[{inode}]");
    let processes = fs::read_dir("/proc").ok()?.flatten();
    processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).find(|pid: &u32| {
        fs::read_dir(format!("/proc/{pid}/fd")).is_ok_and(|files| {
            files
                .flatten()
                .any(|file| fs::read_link(file.path()).is_ok_and(|to| to.to_str() == Some(&wanted)))
        })
    })
}

/// Lets this program have as many files open as the system allows it; how many that is.
pub fn raise_file_limit() -> Option<u64> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If it cannot be raised, what there is has to do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_uses_something_and_is_found_by_its_port() {
        assert!(Usage::own().memory > 100_000);
        let listening = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        assert_eq!(listener(listening.local_addr().unwrap()), Some(std::process::id()));
    }
}

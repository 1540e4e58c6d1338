//! A slow phone: a processor that gets a part of its time, for the page and its workers alike. A slow network is a matter of
//! the [proxy](crate::Proxy).

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

/// How long the processes run before they are stopped again.
const RUN: Duration = Duration::from_millis(5);
/// How often one looks for new processes.
const LOOK: u32 = 20;

/// As long as it lives, everything that shows pages in some browsers runs so many times slower: its processes are stopped
/// for most of the time. Unlike the browser's own brake, which is for the main thread alone, this one is for workers too.
pub struct Slowness {
    over: Arc<AtomicBool>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Slowness {
    /// Slows down all browsers whose folders lie in this one.
    #[expect(
        clippy::disallowed_methods,
        reason = "a thread of its own is on time also where others are busy"
    )]
    pub(crate) fn of(folders: &Path, times: u32) -> Slowness {
        let (over, folders) = (Arc::new(AtomicBool::new(false)), folders.to_owned());
        let stop = Arc::clone(&over);
        let thread = std::thread::spawn(move || {
            let mut slowed = Vec::new();
            let mut round = 0;
            while !stop.load(Ordering::Relaxed) {
                if round % LOOK == 0 {
                    slowed = renderers(&folders);
                }
                round += 1;
                signal(&slowed, Signal::STOP);
                std::thread::sleep(RUN * times.saturating_sub(1));
                signal(&slowed, Signal::CONT);
                std::thread::sleep(RUN);
            }
            signal(&slowed, Signal::CONT);
        });
        Slowness { over, thread: Some(thread) }
    }
}

impl Drop for Slowness {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn signal(processes: &[Pid], signal: Signal) {
    for process in processes {
        let _ = kill_process(*process, signal);
    }
}

/// The processes that show pages: those of the browsers that name these folders, and of nobody else.
fn renderers(folders: &Path) -> Vec<Pid> {
    let argument = format!("--user-data-dir={}/", folders.display());
    let processes: Vec<(i32, PathBuf)> = std::fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|process| Some((process.file_name().to_str()?.parse().ok()?, process.path())))
        .collect();
    let line = |path: &Path| {
        let line = std::fs::read(path.join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).into_owned()
    };
    let browsers: Vec<i32> =
        processes.iter().filter(|(_, path)| line(path).contains(&argument)).map(|(id, _)| *id).collect();
    let is_ours = |mut id: i32| {
        for _ in 0..6 {
            match parent(id) {
                Some(parent) if browsers.contains(&parent) => return true,
                Some(parent) => id = parent,
                None => return false,
            }
        }
        false
    };
    let shows_pages = |path: &Path| line(path).contains("--type=renderer");
    processes
        .iter()
        .filter(|(id, path)| shows_pages(path) && is_ours(*id))
        .filter_map(|(id, _)| Pid::from_raw(*id))
        .collect()
}

/// The process that started this one.
fn parent(id: i32) -> Option<i32> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("PPid:"))?.trim().parse().ok()
}

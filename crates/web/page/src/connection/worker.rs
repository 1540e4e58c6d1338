//! The way into a worker of this browser.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

use super::Event;
use crate::browser;

/// What a worker says first: from then on it listens.
const READY: &str = "ready";

pub(crate) struct Worker {
    worker: web_sys::Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Worker {
    pub(crate) fn open(on: impl Fn(Event) + Clone + 'static) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(&browser::own_file("worker.js"), &options).ok()?;
        let ready = Cell::new(false);
        let heard = Closure::new({
            let on = on.clone();
            move |event: MessageEvent| {
                let Some(text) = event.data().as_string() else { return };
                if ready.replace(true) {
                    on(Event::Heard(text));
                } else if text == READY {
                    on(Event::Opened);
                }
            }
        });
        let failed = Closure::new(move || on(Event::Closed));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Worker { worker, _heard: heard, _failed: failed })
    }

    pub(crate) fn send(&self, text: &str) {
        let _ = self.worker.post_message(&JsValue::from_str(text));
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

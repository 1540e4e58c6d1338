//! The way to a server: a WebSocket.

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::Event;

pub(crate) struct Socket {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Socket {
    pub(crate) fn open(on: impl Fn(Event) + Clone + 'static) -> Option<Socket> {
        let socket = WebSocket::new(&address()?).ok()?;
        let opened = Closure::new({
            let on = on.clone();
            move || on(Event::Opened)
        });
        let heard = Closure::new({
            let on = on.clone();
            move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    on(Event::Heard(text));
                }
            }
        });
        // An error is always followed by a close, so that is enough.
        let closed = Closure::new(move || on(Event::Closed));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Socket { socket, _opened: opened, _heard: heard, _closed: closed })
    }

    pub(crate) fn send(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

fn address() -> Option<String> {
    let location = web_sys::window()?.location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/socket", location.host().ok()?))
}

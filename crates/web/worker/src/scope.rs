//! The worker itself: messages, timers and the clock.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use house::Append;
use protocol::{Secret, TableId};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::database::Database;
use crate::games;
use crate::shell::{Act, Shell};

/// What is said first: from then on the worker listens.
const READY: &str = "ready";
/// How many positions a bot looks at before the clock is read again.
const SLICE: u32 = 500;
/// For how many milliseconds bots think before messages are looked at.
const STRETCH: f64 = 10.0;

/// Everything that the worker holds.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    database: Database,
    shell: RefCell<Shell>,
    /// The time of the service when the worker began.
    base: u64,
    timer: Cell<Option<i32>>,
    ring: RefCell<Option<Closure<dyn FnMut()>>>,
}

/// Opens the database, says that the worker is ready, and listens. A worker calls it once.
pub async fn run() {
    if let Err(error) = begin().await {
        // Uncaught, the page notices and tries again.
        wasm_bindgen::throw_val(error);
    }
}

async fn begin() -> Result<(), JsValue> {
    let scope = global();
    let database = Database::open(&scope).await?;
    let fresh = random();
    let secret = database.guest(Secret::new(std::array::from_fn(|place| fresh[place]))).await?;
    let base = database.latest().await?;
    let worker = Rc::new(Worker {
        shell: RefCell::new(Shell::new(secret.guest(), random)),
        scope,
        database,
        base,
        timer: Cell::new(None),
        ring: RefCell::new(None),
    });
    let ring = {
        let worker = worker.clone();
        Closure::new(move || worker.ring())
    };
    worker.ring.replace(Some(ring));
    let heard = {
        let worker = worker.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                let now = worker.now();
                worker.shell.borrow_mut().read(&text, now);
                worker.carry_out();
            }
        })
    };
    worker.scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    heard.forget();
    worker.scope.post_message(&READY.into())
}

fn global() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Random bytes that nobody can foresee.
fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    if let Ok(crypto) = global().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// Milliseconds of wall time since 1970.
fn wall() -> u64 {
    js_sys::Date::now() as u64
}

impl Worker {
    fn clock(&self) -> f64 {
        self.scope.performance().map_or(0.0, |clock| clock.now())
    }

    /// The time of the service: it goes on where the last worker left off.
    fn now(&self) -> u64 {
        self.base + self.clock() as u64
    }

    /// Does everything that is to be done, and sets the timer for what comes next.
    fn carry_out(self: &Rc<Worker>) {
        loop {
            let act = self.shell.borrow_mut().next_act();
            match act {
                None => break,
                Some(Act::Say(text)) => {
                    let _ = self.scope.post_message(&JsValue::from_str(&text));
                }
                Some(Act::Load(table)) => spawn_local(self.clone().load(table)),
                Some(Act::Append(append)) => spawn_local(self.clone().append(append)),
                Some(Act::Fetch(game)) => spawn_local(self.clone().fetch(game)),
            }
        }
        self.set_timer();
    }

    async fn load(self: Rc<Worker>, table: TableId) {
        let loaded = self.database.load(table).await.ok().flatten();
        let (kept, away) = match loaded {
            Some((kept, written)) => (Some(kept), wall().saturating_sub(written)),
            None => (None, 0),
        };
        let now = self.now();
        self.shell.borrow_mut().loaded(table, kept, away, now);
        self.carry_out();
    }

    async fn append(self: Rc<Worker>, append: Append) {
        let kept = self.database.append(&append, wall()).await;
        let now = self.now();
        self.shell.borrow_mut().kept(append.table, kept, now);
        self.carry_out();
    }

    async fn fetch(self: Rc<Worker>, name: String) {
        match games::fetch(&name).await {
            Ok(game) => {
                let now = self.now();
                self.shell.borrow_mut().fetched(&name, game, now);
                self.carry_out();
            }
            // Uncaught, the page notices, starts another worker and asks again.
            Err(error) => wasm_bindgen::throw_str(&error.to_string()),
        }
    }

    fn set_timer(&self) {
        if let Some(timer) = self.timer.take() {
            self.scope.clear_timeout_with_handle(timer);
        }
        let shell = self.shell.borrow();
        let now = self.now();
        let pause = if shell.is_thinking() {
            Some(0)
        } else {
            shell.wake(now).map(|wake| wake.saturating_sub(now).min(60_000) as i32)
        };
        let ring = self.ring.borrow();
        if let (Some(pause), Some(ring)) = (pause, ring.as_ref()) {
            let ring = ring.as_ref().unchecked_ref();
            let timer = self.scope.set_timeout_with_callback_and_timeout_and_arguments_0(ring, pause);
            self.timer.set(timer.ok());
        }
    }

    /// The timer has rung: bots think for a while, and what is due is done.
    fn ring(self: &Rc<Worker>) {
        let until = self.clock() + STRETCH;
        while self.shell.borrow().is_thinking() && self.clock() < until {
            let now = self.now();
            self.shell.borrow_mut().think(SLICE, now);
        }
        let now = self.now();
        self.shell.borrow_mut().tick(now);
        self.carry_out();
    }
}

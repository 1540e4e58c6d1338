//! Opens the page and then fails, the way a test fails. `tests/browser/failure.rs` looks at what that leaves behind.

use anyhow::{Result, bail};
use e2e::{Browser, Person, Program, Size};

// One thread, as many tests have: it stands still while what they hold is dropped.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let ben = browser.person("Ben", Size::Desktop, "en").await?;
    for person in [&ana, &ben] {
        person.go(&program.url()).await?;
        person.run("console.error('written by', arguments[0]);", vec![Person::name(person).into()]).await?;
    }
    match std::env::args().nth(1).as_deref() {
        Some("panic") => panic!("as it should"),
        _ => bail!("as it should"),
    }
}

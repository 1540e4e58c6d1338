//! Somebody in front of a screen.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use thirtyfour::prelude::*;

use crate::evidence::{self, Session};
use crate::{PATIENCE, moment};

/// Somebody in front of a screen: looks for things by their `data-testid`, and clicks what can be clicked.
///
/// A test that succeeds ends with [`Person::quit`]. A browser that is still open when its person is dropped belongs to a
/// test that failed: it is closed, and what was on its screen is kept.
pub struct Person {
    name: String,
    pub(crate) driver: WebDriver,
    session: Session,
}

impl Person {
    pub(crate) fn new(driver: WebDriver, session: Session) -> Result<Person> {
        evidence::opened(&session)?;
        Ok(Person { name: session.name.clone(), driver, session })
    }

    /// What they are called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Opens a page.
    ///
    /// # Errors
    /// When there is none.
    pub async fn go(&self, url: &str) -> Result<()> {
        Ok(self.driver.goto(url).await?)
    }

    /// Loads the page anew.
    ///
    /// # Errors
    /// When that fails.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// The address of the page.
    ///
    /// # Errors
    /// When there is none.
    pub async fn url(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.to_string())
    }

    /// Waits until something is there.
    ///
    /// # Errors
    /// When it does not come.
    pub async fn find(&self, testid: &str) -> Result<WebElement> {
        let found =
            self.driver.query(By::Css(selector(testid))).wait(PATIENCE, std::time::Duration::from_millis(40));
        found.first().await.with_context(|| format!("{} does not see {testid}", self.name))
    }

    /// Whether something is there now.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn sees(&self, testid: &str) -> Result<bool> {
        Ok(!self.driver.find_all(By::Css(selector(testid))).await?.is_empty())
    }

    /// How many of something are there now.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn count(&self, testid: &str) -> Result<usize> {
        Ok(self.driver.find_all(By::Css(selector(testid))).await?.len())
    }

    /// Points at something with the mouse.
    ///
    /// # Errors
    /// When it is not there.
    pub async fn points_at(&self, testid: &str) -> Result<()> {
        let element = self.find(testid).await?;
        element.scroll_into_view().await?;
        Ok(self.driver.action_chain().move_to_element_center(&element).perform().await?)
    }

    /// Waits until something is gone.
    ///
    /// # Errors
    /// When it stays.
    pub async fn gone(&self, testid: &str) -> Result<()> {
        self.waits_for(&format!("return !document.querySelector(\"{}\");", selector(testid))).await
    }

    /// Clicks, as soon as it is there and nothing lies on top.
    ///
    /// # Errors
    /// When it cannot be clicked.
    pub async fn click(&self, testid: &str) -> Result<()> {
        let mut last = None;
        for _ in 0..200 {
            match self.find(testid).await?.click().await {
                Ok(()) => return Ok(()),
                Err(error) => last = Some(error),
            }
            // What stays at the edge of the screen may lie on top: in the middle nothing does.
            let middle = "document.querySelector(arguments[0])?.scrollIntoView({block: 'center'});";
            self.run(middle, vec![selector(testid).into()]).await?;
            moment().await;
        }
        Err(last.map_or_else(|| anyhow::anyhow!("nothing"), Into::into))
            .with_context(|| format!("{} cannot click {testid}", self.name))
    }

    /// Begins a game against bots with one click on the front page.
    ///
    /// # Errors
    /// When it cannot be clicked.
    pub async fn plays_now(&self, game: &str) -> Result<()> {
        self.find("play-now").await?;
        let css = format!("{} {}", selector(&format!("game-{game}")), selector("play-now"));
        let button = self.driver.find(By::Css(css)).await;
        let button = button.with_context(|| format!("{} sees no way to play {game}", self.name))?;
        button.scroll_into_view().await?;
        Ok(button.click().await?)
    }

    /// Clicks what is on the front page before the program is there, of this game if it names one.
    ///
    /// # Errors
    /// When it is not there, or cannot be clicked.
    pub async fn clicks_early(&self, game: &str, name: &str) -> Result<()> {
        let place = if game.is_empty() { String::new() } else { format!("[data-early='game-{game}'] ") };
        let css = format!(".still {place}[data-early='{name}']");
        let found = self.driver.query(By::Css(css)).wait(PATIENCE, std::time::Duration::from_millis(40));
        let element =
            found.first().await.with_context(|| format!("{} does not see {name} early", self.name))?;
        Ok(element.click().await?)
    }

    /// Whether something is there that can be pressed now.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn may_press(&self, testid: &str) -> Result<bool> {
        let script = "const found = document.querySelector(arguments[0]); return !!found && !found.disabled;";
        Ok(self.run(script, vec![selector(testid).into()]).await? == true)
    }

    /// Presses a button as soon as it may be pressed.
    ///
    /// # Errors
    /// When it does not come to that.
    pub async fn press(&self, testid: &str) -> Result<()> {
        let tries = PATIENCE.as_millis() / 25;
        for _ in 0..tries {
            if self.may_press(testid).await? {
                return self.click(testid).await;
            }
            moment().await;
        }
        bail!("{} may not press {testid}", self.name)
    }

    /// Types over whatever stands there.
    ///
    /// # Errors
    /// When it cannot be typed into.
    pub async fn write(&self, testid: &str, text: &str) -> Result<()> {
        // What is shown may be drawn anew at any moment, and then the element is another one.
        for _ in 0..40 {
            let field = self.find(testid).await?;
            let typed = field.clear().await.is_ok() && field.send_keys(text).await.is_ok();
            if typed && self.value(testid).await? == text {
                return Ok(());
            }
            moment().await;
        }
        bail!("{} cannot write {text:?} into {testid}", self.name)
    }

    /// Chooses in a list.
    ///
    /// # Errors
    /// When there is no such choice.
    pub async fn choose(&self, testid: &str, value: &str) -> Result<()> {
        for _ in 0..40 {
            let list = self.find(testid).await?;
            if let Ok(choice) = list.find(By::Css(format!("option[value='{value}']"))).await
                && choice.click().await.is_ok()
                && self.value(testid).await? == value
            {
                return Ok(());
            }
            moment().await;
        }
        bail!("{} cannot choose {value} in {testid}", self.name)
    }

    /// What stands in a field.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn value(&self, testid: &str) -> Result<String> {
        let script = "return document.querySelector(arguments[0])?.value ?? '';";
        let value = self.run(script, vec![selector(testid).into()]).await?;
        Ok(value.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until this stands in a field.
    ///
    /// # Errors
    /// When something else does.
    pub async fn waits_for_value(&self, testid: &str, wanted: &str) -> Result<()> {
        let mut seen = String::new();
        let tries = PATIENCE.as_millis() / 25;
        for _ in 0..tries {
            seen = self.value(testid).await?;
            if seen == wanted {
                return Ok(());
            }
            moment().await;
        }
        bail!("{}: {seen:?} stands in {testid}, not {wanted:?}", self.name)
    }

    /// What an element says of itself; empty if it is not there.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn says(&self, testid: &str, attribute: &str) -> Result<String> {
        let script = "const found = document.querySelector(arguments[0]); \
                      return found ? (found.getAttribute(arguments[1]) ?? '') : '';";
        let value = self.run(script, vec![selector(testid).into(), attribute.into()]).await?;
        Ok(value.as_str().unwrap_or_default().to_owned())
    }

    /// The text of an element; empty if it is not there.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn reads(&self, testid: &str) -> Result<String> {
        let script = "return document.querySelector(arguments[0])?.textContent ?? '';";
        let value = self.run(script, vec![selector(testid).into()]).await?;
        Ok(value.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an attribute has this value.
    ///
    /// # Errors
    /// When it does not come to that.
    pub async fn waits_until(&self, testid: &str, attribute: &str, wanted: &str) -> Result<()> {
        let mut seen = String::new();
        let tries = PATIENCE.as_millis() / 25;
        for _ in 0..tries {
            seen = self.says(testid, attribute).await?;
            if seen == wanted {
                return Ok(());
            }
            moment().await;
        }
        bail!("{}: {attribute} of {testid} is {seen:?}, not {wanted:?}", self.name)
    }

    /// Runs a script in the page.
    ///
    /// # Errors
    /// When it fails.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.driver.execute(script, arguments).await?.json().clone())
    }

    /// Runs a script in the page that calls its last argument when it is done.
    ///
    /// # Errors
    /// When it fails, or takes too long.
    pub async fn asks(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.driver.execute_async(script, arguments).await?.json().clone())
    }

    /// The cookie with which they come back, as a header has it.
    ///
    /// # Errors
    /// When there is none.
    pub async fn cookie(&self) -> Result<String> {
        let cookie = self.driver.get_named_cookie("escapement").await?;
        Ok(format!("escapement={}", cookie.value))
    }

    /// Takes a picture of what they see, and checks that nothing is wider than the screen.
    ///
    /// # Errors
    /// When something is, or the picture cannot be written.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/pictures"));
        std::fs::create_dir_all(&folder)?;
        self.driver.screenshot(&folder.join(format!("{name}.png"))).await?;
        let wide = "return [document.documentElement.scrollWidth, window.innerWidth];";
        let seen = self.run(wide, Vec::new()).await?;
        if seen[0].as_u64() > seen[1].as_u64() {
            bail!("{name}: the page is {} wide, the screen {}", seen[0], seen[1]);
        }
        Ok(())
    }

    /// Prefers dark pages from now on.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn turns_off_the_light(&self) -> Result<()> {
        let dark = serde_json::json!({"features": [{"name": "prefers-color-scheme", "value": "dark"}]});
        self.driver.cdp().send_raw("Emulation.setEmulatedMedia", dark).await?;
        Ok(())
    }

    /// Runs a script in every page from now on, before anything of the page does: what another browser would have.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn has(&self, script: &str) -> Result<()> {
        let script = serde_json::json!({"source": script});
        self.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Keeps what is downloaded in a folder.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn keeps_downloads(&self, folder: &Path) -> Result<()> {
        let how = serde_json::json!({"behavior": "allow", "downloadPath": folder});
        self.driver.cdp().send_raw("Browser.setDownloadBehavior", how).await?;
        Ok(())
    }

    /// From now on nothing is loaded whose address looks like one of these, with `*` for anything.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn loads_nothing_like(&self, addresses: &[&str]) -> Result<()> {
        let cdp = self.driver.cdp();
        cdp.send_raw("Network.enable", serde_json::json!({})).await?;
        // A service worker has a line of its own, which is not cut here.
        cdp.send_raw("Network.setBypassServiceWorker", serde_json::json!({"bypass": true})).await?;
        cdp.send_raw("Network.setBlockedURLs", serde_json::json!({"urls": addresses})).await?;
        Ok(())
    }

    /// What the browser itself has against installing the page.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn objections_to_installing(&self) -> Result<Value> {
        let answer = self.driver.cdp().send_raw("Page.getInstallabilityErrors", Value::Null).await?;
        Ok(answer["installabilityErrors"].clone())
    }

    /// Waits until a script says yes.
    ///
    /// # Errors
    /// When it does not come to that.
    pub async fn waits_for(&self, script: &str) -> Result<()> {
        let tries = PATIENCE.as_millis() / 25;
        for _ in 0..tries {
            if self.run(script, Vec::new()).await? == true {
                return Ok(());
            }
            moment().await;
        }
        bail!("{}: it never came to {script}", self.name)
    }

    /// Presses keys, wherever the focus is.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn types(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.driver.active_element().await?.send_keys(keys).await?)
    }

    /// Presses a key and holds it down, or lets it go.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn holds_key(&self, key: &str, down: bool) -> Result<()> {
        let key = key.chars().next().context("a key")?;
        let keys = self.driver.action_chain();
        Ok(if down { keys.key_down(key) } else { keys.key_up(key) }.perform().await?)
    }

    /// Presses something with the mouse and holds it down, or lets go wherever the mouse is.
    ///
    /// # Errors
    /// When it is not there.
    pub async fn holds(&self, testid: &str, down: bool) -> Result<()> {
        if !down {
            return Ok(self.driver.action_chain().release().perform().await?);
        }
        let element = self.find(testid).await?;
        Ok(self.driver.action_chain().click_and_hold_element(&element).perform().await?)
    }

    /// Goes away.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn quit(self) -> Result<()> {
        self.driver.clone().quit().await?;
        evidence::closed(&self.session);
        Ok(())
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        evidence::keep_and_close(&self.session);
        // The driver's own clean-up has nothing left to do; it would wait for a runtime that stands still.
        let _ = self.driver.clone().leak();
    }
}

fn selector(testid: &str) -> String {
    format!("[data-testid='{testid}']")
}

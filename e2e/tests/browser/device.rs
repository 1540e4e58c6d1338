//! What the device has to offer: handing a link on, sounds, and the page as a program of its own.

use anyhow::{Result, ensure};
use e2e::{Browser, Person, Program, Size};
use serde_json::json;

/// A browser that can hand links on, as those on phones can: it notes what it was given.
const CAN_SHARE: &str = "
    window.handedOn = [];
    Object.defineProperty(Navigator.prototype, 'share', {
        configurable: true,
        value: (what) => { window.handedOn.push(what); return Promise.resolve(); },
    });";

async fn open_table(person: &Person, url: &str) -> Result<()> {
    person.go(url).await?;
    person.click("open").await?;
    person.find("free-0").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_handed_on_by_the_device_or_copied() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.has(CAN_SHARE).await?;
    open_table(&ana, &program.url()).await?;
    let link = ana.value("share-link").await?;
    let code = ana.reads("table-code").await?;
    ensure!(link.ends_with(&format!("/t/{code}")), "{link}");
    ana.click("share").await?;
    let handed = ana.run("return window.handedOn;", Vec::new()).await?;
    ensure!(handed[0]["url"] == json!(link) && handed[1].is_null(), "{handed}");
    ana.quit().await?;

    // A browser without that copies: what was copied is pasted where a friend would paste it.
    let ben = browser.person("Ben", Size::Desktop, "en").await?;
    ben.has("delete Navigator.prototype.share;").await?;
    open_table(&ben, &program.url()).await?;
    ensure!(!ben.sees("share").await?, "what the device cannot do is not offered");
    let before = ben.reads("copy").await?;
    let link = ben.value("share-link").await?;
    ben.click("copy").await?;
    ensure!(ben.reads("copy").await? != before, "the button says that it is done");
    ben.click("home").await?;
    ben.click("code").await?;
    ben.control_key('v').await?;
    ensure!(ben.value("code").await? == link, "{:?} is not {link}", ben.value("code").await?);
    ben.click("join").await?;
    ben.find("free-0").await?;
    ben.quit().await
}

/// A browser that notes when it is asked for sounds, and which; and when it is to tremble.
const LISTENS: &str = "
    window.made = [];
    window.heard = [];
    window.trembled = [];
    Object.defineProperty(Navigator.prototype, 'vibrate', {
        configurable: true,
        value: (how) => { window.trembled.push(how); return true; },
    });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...how) {
            super(...how);
            window.made.push(navigator.userActivation.hasBeenActive);
        }
        createOscillator() {
            const source = super.createOscillator();
            const start = source.start.bind(source);
            source.start = (when) => { window.heard.push(source.frequency.value); start(when); };
            return source;
        }
    };";

/// Whether the two tones were heard that call whoever is to move.
const CALLED: &str = "return window.heard.some((pitch) => Math.abs(pitch - 784) < 1);";

/// Plays until the own turn is over and the bot's too.
async fn plays_a_turn(person: &Person) -> Result<()> {
    person.waits_until("turn", "data-mine", "true").await?;
    let mut left = u64::MAX;
    for whim in 0.. {
        let seen = person.look().await?;
        let before = left;
        left = seen["left"].as_str().and_then(|left| left.parse().ok()).unwrap_or_default();
        // A fast bot can have its turn between two looks. Then it is the next turn, with more moves left than before.
        if left > before || !person.play(0, whim).await? {
            break;
        }
    }
    person.waits_until("turn", "data-mine", "true").await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_to_move_is_called_unless_they_want_silence() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.has(LISTENS).await?;
    ana.go(&program.url()).await?;
    ana.find("play-now").await?;
    ensure!(ana.run("return window.made.length;", Vec::new()).await? == 0, "nobody has touched anything");
    ana.click("open").await?;
    ana.find("free-0").await?;
    ana.choose("level-1", "novice").await?;
    ana.click("bot-1").await?;
    ana.press("start").await?;
    ana.find("board").await?;
    plays_a_turn(&ana).await?;
    ana.waits_for(CALLED).await?;
    let made = ana.run("return window.made;", Vec::new()).await?;
    ensure!(made == json!([true]), "one source of sounds, after a touch: {made}");
    let trembled = ana.run("return window.trembled.length;", Vec::new()).await?;
    ensure!(trembled.as_u64() >= Some(1), "the device trembles too");

    // Whoever only looks has touched nothing: what is heard at the table does not ask the browser for anything.
    let ben = browser.person("Ben", Size::Phone, "en").await?;
    ben.has(LISTENS).await?;
    ben.go(&ana.url().await?).await?;
    ben.find("board").await?;
    ensure!(ana.play(0, 0).await?);
    let place = ana.says("piece-pawn0", "data-place").await?;
    ben.waits_until("piece-pawn0", "data-place", &place).await?;
    let made = ben.run("return window.made;", Vec::new()).await?;
    ensure!(made == json!([]), "made before a touch: {made}");

    // Silence is silence, also after a touch.
    ana.click("settings").await?;
    ana.click("settings-sound").await?;
    ana.waits_until("settings-sound", "data-on", "false").await?;
    ana.click("settings-vibration").await?;
    ana.waits_until("settings-vibration", "data-on", "false").await?;
    ana.click("back").await?;
    ana.find("board").await?;
    ana.run("window.heard = []; window.trembled = [];", Vec::new()).await?;
    plays_a_turn(&ana).await?;
    let heard = ana.run("return [...window.heard, ...window.trembled];", Vec::new()).await?;
    ensure!(heard == json!([]), "{heard}");
    for person in [ana, ben] {
        person.quit().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_a_program_of_its_own() -> Result<()> {
    let mut program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.go(&program.url()).await?;
    ana.find("play-now").await?;
    let manifest = "const link = document.querySelector('link[rel=manifest]').href;
        return fetch(link).then((answer) => answer.json()).then(async (manifest) => ({
            ...manifest,
            found: await Promise.all(manifest.icons.map((icon) => fetch(icon.src).then((answer) =>
                answer.ok && answer.headers.get('content-type').startsWith(icon.type)))),
        }));";
    let manifest = ana.run(manifest, Vec::new()).await?;
    ensure!(manifest["name"] == "Escapement" && manifest["short_name"].is_string(), "{manifest}");
    ensure!(manifest["start_url"] == "/" && manifest["display"] == "standalone", "{manifest}");
    ensure!(manifest["found"] == json!([true, true]), "every icon is there: {manifest}");
    // Some seconds later everything is kept, also what nobody has looked at.
    ana.waits_for("return document.documentElement.dataset.kept === 'all';").await?;
    let objections = ana.objections_to_installing().await?;
    ensure!(objections == json!([]), "{objections}");
    ana.reload().await?;
    ana.find("play-now").await?;
    ana.waits_for("return navigator.serviceWorker.controller !== null;").await?;

    // With nobody to answer it opens all the same, anywhere, and can be played.
    program.kill().await?;
    ana.go(&format!("{}/settings", program.url())).await?;
    ana.find("settings-sound").await?;
    ana.go(&program.url()).await?;
    ana.click("play-now").await?;
    ana.find("board").await?;
    ana.picture("installed-phone").await?;
    ana.quit().await
}

/// A browser that offers to install the page as soon as it is loaded, and notes that somebody took the offer. The offer of
/// the real one would put a window on the screen.
const OFFERS: &str = "
    addEventListener('beforeinstallprompt', (offer) => offer.isTrusted && offer.stopImmediatePropagation());
    addEventListener('load', () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = () => { window.installed = true; return Promise.resolve(); };
        dispatchEvent(offer);
    });";

#[tokio::test(flavor = "multi_thread")]
async fn what_a_browser_withholds_is_not_offered_but_explained() -> Result<()> {
    let program = Program::start(20).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    ana.has(OFFERS).await?;
    ana.go(&program.url()).await?;
    ana.click("settings").await?;
    ana.find("settings-install").await?;
    ensure!(!ana.sees("settings-plain").await?, "on this machine nothing is withheld");
    ana.inspect("settings-install-phone").await?;
    ana.click("settings-install").await?;
    ana.waits_for("return window.installed === true;").await?;
    ensure!(!ana.sees("settings-install").await?, "an offer is good once");
    ana.quit().await?;

    // From another machine, over plain http.
    let ben = browser.person("Ben", Size::Phone, "de").await?;
    ben.go(&program.url_elsewhere()).await?;
    ben.click("settings").await?;
    ben.find("settings-plain").await?;
    ensure!(ben.run("return isSecureContext;", Vec::new()).await? == false);
    ensure!(
        ben.reads("settings-plain").await?.contains("--tls-cert"),
        "{}",
        ben.reads("settings-plain").await?
    );
    ensure!(!ben.sees("settings-install").await?);
    ben.inspect("settings-plain-phone").await?;
    // A table is opened and the link is there to be copied by hand.
    open_table(&ben, &program.url_elsewhere()).await?;
    ensure!(!ben.sees("share").await?, "what the device cannot do is not offered");
    ben.click("copy").await?;
    let marked = ben.run("return document.getSelection().toString();", Vec::new()).await?;
    ensure!(marked == json!(ben.value("share-link").await?), "{marked}");
    ben.quit().await
}

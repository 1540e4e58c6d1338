//! Cuts the program into parts that are fetched when they are needed.
//!
//! What only one part needs becomes a module of wasm; what several need becomes a module for each set of parts that need
//! it, and that is many small modules. They are gathered in packs, so that a game comes in two requests: what all games
//! share, and what is its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use wasm_split_cli_support::Options;

/// The parts that share much: what every table needs, the games, and the house that keeps their tables. Who needs one of them
/// needs another.
const AT_A_TABLE: [&str; 6] = [TABLE, "cells", "temple", "master", "plan", "house"];

/// The pack with what these share, and the part that has no pack of its own.
const TABLE: &str = "table";

/// The script that fetches parts. The program asks it for each of them.
const SCRIPT: &str = "parts.js";

/// How the script begins to fetch a module. Our own function takes its place, which fetches packs.
const FETCH: (&str, &str) = ("fetch(new URL(", "module(");
/// And how that ends.
const FETCHED: (&str, &str) = (", import.meta.url))", ")");

/// Cuts a program. The rest of it is left in `cut` for wasm-bindgen; packs and their script are written to `bound`.
pub(crate) fn cut(wasm: &Path, name: &str, cut: &Path, bound: &Path) -> Result<()> {
    if cut.exists() {
        fs::remove_dir_all(cut).context("could not clear the folder of the last cut")?;
    }
    fs::create_dir_all(cut).context("could not make a folder for the parts")?;
    let program = fs::read(wasm).with_context(|| format!("could not read {}", wasm.display()))?;
    let (rest, main, script) =
        (cut.join(format!("{name}.wasm")), format!("./{name}.js"), format!("./{SCRIPT}"));
    let mut options = Options::new(&program);
    options.output_dir = cut;
    options.main_out_path = &rest;
    options.main_module = &main;
    options.link_name = &script;
    let parts = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the program cannot be cut: {error:?}"))?;

    let mut needed_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, modules) in &parts.prefetch_map {
        for module in modules {
            needed_by.entry(module).or_default().insert(part);
        }
    }
    let mut packs = Packs::default();
    for (module, parts) in needed_by {
        let file = cut.join(module).with_extension("wasm");
        let bytes = fs::read(&file).with_context(|| format!("could not read {}", file.display()))?;
        let bytes = without_custom_sections(&bytes).with_context(|| format!("{module} is no wasm"))?;
        packs_for(&parts).into_iter().for_each(|pack| packs.add(pack, module, &bytes));
    }
    let text = fs::read_to_string(cut.join(SCRIPT)).context("the script that fetches parts is missing")?;
    fs::write(bound.join(SCRIPT), packs.script(&text)?)?;
    for (pack, bytes) in packs.bytes {
        fs::write(bound.join(format!("{pack}.pack")), bytes)?;
    }
    Ok(())
}

/// The packs that hold a module which these parts need.
fn packs_for<'a>(parts: &BTreeSet<&'a str>) -> Vec<&'a str> {
    let (at_a_table, elsewhere): (Vec<&str>, Vec<&str>) =
        parts.iter().copied().partition(|part| AT_A_TABLE.contains(part));
    let shared = match at_a_table[..] {
        [] => None,
        [one] => Some(one),
        _ => Some(TABLE),
    };
    // Who only looks something up should not have to fetch what a game needs.
    shared.into_iter().chain(elsewhere).collect()
}

/// Packs while they are filled.
#[derive(Default)]
struct Packs {
    bytes: BTreeMap<String, Vec<u8>>,
    /// Where each module lies: in which packs, from where to where.
    places: BTreeMap<String, Vec<(String, usize, usize)>>,
}

impl Packs {
    fn add(&mut self, pack: &str, module: &str, bytes: &[u8]) {
        let all = self.bytes.entry(pack.to_owned()).or_default();
        let place = (pack.to_owned(), all.len(), all.len() + bytes.len());
        all.extend_from_slice(bytes);
        self.places.entry(module.to_owned()).or_default().push(place);
    }

    /// The script with the fetching of packs instead of modules.
    fn script(&self, text: &str) -> Result<String> {
        let modules = text.matches(FETCH.0).count();
        ensure!(
            modules > 0 && modules == text.matches(FETCHED.0).count(),
            "the script fetches in another way"
        );
        let mut places = String::from("const PLACES = {\n");
        for (module, packs) in &self.places {
            let packs: Vec<String> =
                packs.iter().map(|(pack, from, to)| format!("[\"{pack}\", {from}, {to}]")).collect();
            writeln!(places, "  \"./{module}.wasm\": [{}],", packs.join(", "))?;
        }
        places += "};\n";
        Ok(places + PACKS + &text.replace(FETCH.0, FETCH.1).replace(FETCHED.0, FETCHED.1))
    }
}

/// Fetches packs, and takes modules out of them.
const PACKS: &str = include_str!("packs.js");

/// A module without what only a debugger reads.
fn without_custom_sections(wasm: &[u8]) -> Result<Vec<u8>> {
    let (magic, mut rest) = wasm.split_at_checked(8).context("it is too short")?;
    let mut kept = magic.to_vec();
    while let [kind, after @ ..] = rest {
        let (size, digits) = number(after).context("a section without a size")?;
        let end = 1 + digits + size;
        let Some((section, next)) = rest.split_at_checked(end) else { bail!("a section is cut short") };
        if *kind != 0 {
            kept.extend_from_slice(section);
        }
        rest = next;
    }
    Ok(kept)
}

/// A number in wasm's way of writing, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let last = bytes.iter().take(5).position(|byte| byte & 0x80 == 0)?;
    let digits = bytes[..=last].iter().rev();
    Some((digits.fold(0, |number, byte| number << 7 | usize::from(byte & 0x7f)), last + 1))
}

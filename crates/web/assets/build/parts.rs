//! Cuts the program into parts that are fetched when they are needed.
//!
//! What only one part needs becomes a module of wasm; what several need becomes a module for each set of parts that need
//! it, and that is many small modules. They are gathered in packs, so that a game comes in two requests: what all games
//! share, and what is its own.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::Module;
use wasm_encoder::reencode::{self, Reencode};
use wasm_split_cli_support::Options;
use wasmparser::{CustomSectionReader, Parser};

/// The games. Each has a part and a pack.
const GAMES: [&str; 4] = ["cells", "temple", "master", "plan"];

/// The part that comes to every table, before the game. Its pack also holds what all games need.
const TABLE: &str = "table";

/// The part that comes to every table, after the game.
const COMPANY: &str = "company";

/// The part that keeps tables without a server.
const HOUSE: &str = "house";

/// How the names of parts end that are never needed without the game whose name they begin with.
const MORE: &str = "_more";

/// The script that fetches parts. The program asks it for each of them.
const SCRIPT: &str = "parts.js";

/// How the program asks it, before the name of the part.
const ASKED: &str = "__wasm_split_load_";

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

    let names: BTreeSet<&str> = parts.prefetch_map.keys().map(String::as_str).collect();
    ensure!(names.len() < 32, "there are more parts than bits in a number of the script");
    let mut needed_by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, modules) in &parts.prefetch_map {
        for module in modules {
            needed_by.entry(module).or_default().insert(part);
        }
    }
    let needs = names.iter().map(|part| (*part, BTreeSet::new())).collect();
    let mut packs = Packs { names, needs, ..Packs::default() };
    for (module, parts) in needed_by {
        let file = cut.join(module).with_extension("wasm");
        let bytes = fs::read(&file).with_context(|| format!("could not read {}", file.display()))?;
        let bytes = tidy(&bytes).with_context(|| format!("{module} is no wasm"))?;
        packs.add(module, &parts, &bytes);
    }
    fs::write(bound.join(SCRIPT), packs.script()?)?;
    for (name, pack) in &packs.packs {
        fs::write(bound.join(format!("{name}.pack")), pack.to_bytes()?)?;
    }
    Ok(())
}

/// The packs that hold a module which these parts need.
///
/// A visitor begins with one game, and should not have to fetch what another needs. So what some games share lies in the packs of
/// each of them, and only what all of them need lies in the pack of the table.
fn packs_for<'a>(parts: &BTreeSet<&'a str>) -> Vec<&'a str> {
    let has = |part: &str| parts.contains(part);
    let (at_a_table, others): (Vec<&str>, Vec<&str>) = parts
        .iter()
        .copied()
        .partition(|part| [TABLE, HOUSE, COMPANY].contains(part) || GAMES.contains(part));
    let (more, elsewhere): (Vec<&str>, Vec<&str>) = others.into_iter().partition(|part| part.ends_with(MORE));
    // Who only looks something up should not have to fetch what a table needs.
    let elsewhere = elsewhere.into_iter();
    if at_a_table == [HOUSE] && more.is_empty() {
        return [HOUSE].into_iter().chain(elsewhere).collect();
    }
    if has(TABLE) || has(HOUSE) || GAMES.iter().all(|game| has(game)) {
        return [TABLE].into_iter().chain(elsewhere).collect();
    }
    // What is seen of a game besides is never needed without the game.
    let alone: Vec<&str> = more.into_iter().filter(|part| !has(game_of(part))).collect();
    let besides = match alone[..] {
        [] => None,
        [one] => Some(one),
        _ => Some("more"),
    };
    at_a_table.into_iter().chain(besides).chain(elsewhere).collect()
}

/// The game that a part belongs to.
fn game_of(part: &str) -> &str {
    part.strip_suffix(MORE).unwrap_or(part)
}

/// Packs while they are filled.
#[derive(Default)]
struct Packs<'a> {
    /// The parts, in the order of their bits.
    names: BTreeSet<&'a str>,
    packs: BTreeMap<String, Pack>,
    /// The packs that a part needs.
    needs: BTreeMap<&'a str, BTreeSet<String>>,
}

/// Modules one after another, and a list of them: how each is called, which parts need it, and how many bytes it has.
#[derive(Default)]
struct Pack {
    list: Vec<String>,
    modules: Vec<u8>,
}

impl<'a> Packs<'a> {
    fn bit(&self, part: &str) -> u32 {
        let bits = self.names.iter().zip(0..).filter(|(name, _)| **name == part);
        bits.map(|(_, bit)| 1 << bit).sum()
    }

    fn add(&mut self, module: &str, parts: &BTreeSet<&'a str>, bytes: &[u8]) {
        let packs = packs_for(parts);
        let bits: u32 = parts.iter().map(|part| self.bit(part)).sum();
        // The script knows the module of a part by the name of the part.
        let module = module.strip_prefix(SPLIT).unwrap_or(module);
        for pack in &packs {
            let pack = self.packs.entry((*pack).to_owned()).or_default();
            pack.list.push(format!("[\"{module}\",{bits},{}]", bytes.len()));
            pack.modules.extend_from_slice(bytes);
        }
        for part in parts {
            // The own pack of the part or of its game, or what is seen of several games, if the module lies there.
            let lies_in = |name: &str| packs.iter().find(|pack| **pack == name);
            let own = lies_in(part).or_else(|| lies_in(game_of(part)));
            let own = own.or_else(|| part.ends_with(MORE).then(|| lies_in("more")).flatten());
            if let Some(pack) = own.or(packs.first()) {
                self.needs.entry(part).or_default().insert((*pack).to_owned());
            }
        }
    }

    /// The script that fetches them.
    fn script(&self) -> Result<String> {
        let mut script = String::from(
            "// Fetches the parts of the program. Each needs some packs; its bit says which modules in them.\nconst PARTS = {\n",
        );
        for (part, packs) in &self.needs {
            let packs: Vec<String> = packs.iter().map(|pack| format!("\"{pack}\"")).collect();
            writeln!(script, "  {part}: {{ packs: [{}], bit: {} }},", packs.join(", "), self.bit(part))?;
        }
        script += "};\n";
        script += PACKS;
        for part in &self.names {
            writeln!(script, "export const {ASKED}{part} = load(\"{part}\");")?;
        }
        Ok(script)
    }
}

impl Pack {
    fn to_bytes(&self) -> Result<Vec<u8>> {
        let list = format!("[{}]", self.list.join(","));
        let length = u32::try_from(list.len()).context("the list is too long")?;
        Ok([&length.to_le_bytes(), list.as_bytes(), &self.modules].concat())
    }
}

/// How the files with the modules of parts begin, before the name of the part.
const SPLIT: &str = "split_";

/// The script, without what the build knows better.
const PACKS: &str = include_str!("packs.js");

/// A module without what only a debugger reads, and with short numbers: the linker leaves room in them for what it has to fill in.
fn tidy(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    Tidy.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// Writes a module again, but for its custom sections.
struct Tidy;

impl Reencode for Tidy {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error<Infallible>> {
        Ok(())
    }
}

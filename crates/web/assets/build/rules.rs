//! The rules of the games as pages: `locales/<language>/rules/<game>.md` becomes `/rules-<game>-<language>.html`, with its
//! examples drawn.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use art::Ink;
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd, html};

use crate::files::File;

/// What an example is called in the text.
const FIGURE: &str = "figure";
/// What a single piece is called in the text: `piece: Boxer`, as code, beside its name.
const PIECE: &str = "piece:";

/// The pages of all games in all languages: pieces of HTML for the page to show.
pub(crate) fn pages(locales: &Path) -> Result<Vec<File>> {
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut pages = Vec::new();
    for language in folder(locales)? {
        let code = name(&language);
        for text in folder(&language.join("rules"))? {
            let game = name(&text);
            let source =
                fs::read_to_string(&text).with_context(|| format!("could not read {}", text.display()))?;
            let page = page(&source, &game).with_context(|| format!("in {}", text.display()))?;
            let path = format!("/rules-{game}-{code}.html");
            pages.push(File { path, content_type: "text/html; charset=utf-8", bytes: page.into_bytes() });
        }
    }
    Ok(pages)
}

fn folder(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("could not read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The rules of a game as HTML.
fn page(source: &str, game: &str) -> Result<String> {
    let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
    let mut events = Vec::new();
    let mut parser = Parser::new_ext(source, options);
    while let Some(event) = parser.next() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if &*kind == FIGURE => {
                let mut text = String::new();
                for event in parser.by_ref() {
                    match event {
                        Event::Text(more) => text.push_str(&more),
                        Event::End(TagEnd::CodeBlock) => break,
                        other => bail!("not expected in a figure: {other:?}"),
                    }
                }
                events.push(Event::Html(figure(&text, game)?.into()));
            }
            Event::Code(text) if text.starts_with(PIECE) => {
                events.push(Event::InlineHtml(piece(text[PIECE.len()..].trim(), game)?.into()));
            }
            Event::Html(html) | Event::InlineHtml(html) => bail!("keep it plain: {html}"),
            other => events.push(other),
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A table that is wider than a phone is scrolled, by the keyboard too.
    let page = page.replace("<table>", "<table tabindex=\"0\">");
    Ok(page)
}

/// An example as a picture, with words for those who see it and for those who do not.
fn figure(text: &str, game: &str) -> Result<String> {
    let line = |start: &str| text.lines().find_map(|line| line.strip_prefix(start)).map(str::trim);
    let alt = line("alt:").context("a figure needs an alt text")?;
    let caption = line("caption:").context("a figure needs a caption")?;
    let drawn: Vec<&str> =
        text.lines().filter(|line| !line.starts_with("alt:") && !line.starts_with("caption:")).collect();
    let picture = drawn_for(game, &drawn.join("\n"))?;
    let label = format!("<svg aria-label=\"{}\"", escaped(alt));
    let picture = picture.replacen("<svg", &label, 1);
    Ok(format!("<figure>{picture}<figcaption>{}</figcaption></figure>\n", escaped(caption)))
}

/// Each game has its own little language for examples.
fn drawn_for(game: &str, text: &str) -> Result<String> {
    match game {
        "cells" => art::cells::figure(text, Ink::Page).map_err(|bad| anyhow!("{bad}")),
        "temple" => art::temple::figure(text, Ink::Page).map_err(|bad| anyhow!("{bad}")),
        "master" => art::master::figure(text, Ink::Page).map_err(|bad| anyhow!("{bad}")),
        "plan" => art::plan::figure(text, Ink::Page).map_err(|bad| anyhow!("{bad}")),
        _ => bail!("there are no examples for {game} yet"),
    }
}

/// Pieces by their names, one after another.
fn piece(names: &str, game: &str) -> Result<String> {
    if game != "plan" {
        bail!("there are no pieces of {game} yet");
    }
    let pieces = names
        .split_whitespace()
        .map(|name| art::plan::piece(name, Ink::Page).with_context(|| format!("no piece is called {name}")));
    let pieces = pieces.collect::<Result<Vec<String>>>()?;
    Ok(format!("<span class=\"pieces\">{}</span>", pieces.concat()))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

//! The transcripts in the docs are true: each is run through the real program and compared line by line.
//!
//! `UPDATE=1 cargo test -p escapement --test all transcripts::` writes the answers again.

use std::fs;
use std::path::Path;

use crate::program::run;

/// A block in a Markdown file that begins with `<!-- transcript: escapement ARGUMENTS -->`.
fn check(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    let text = fs::read_to_string(&path).unwrap();
    let mut new = String::new();
    let mut lines = text.lines();
    let mut found = 0;
    while let Some(line) = lines.next() {
        new += &format!("{line}\n");
        let Some(rest) = line.strip_prefix("<!-- transcript: escapement ") else { continue };
        found += 1;
        let arguments: Vec<&str> = rest.trim_end_matches("-->").split_whitespace().collect();
        assert_eq!(lines.next(), Some("```"), "a transcript is a block of code");
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let asked: Vec<&str> = block.iter().filter_map(|line| line.strip_prefix("> ")).collect();
        let done = run(&arguments, (asked.join("\n") + "\n").as_bytes());
        let answers: Vec<&str> = done.out.lines().collect();
        assert_eq!(asked.len(), answers.len(), "one answer per line: {}", done.out);
        new += "```\n";
        for (question, answer) in asked.iter().zip(answers) {
            new += &format!("> {question}\n< {answer}\n");
        }
        new += "```\n";
    }
    assert!(found > 0, "{file} has a transcript");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &new).unwrap();
    }
    let first = new.lines().zip(text.lines()).find(|(new, old)| new != old);
    assert!(
        new == text,
        "{file}: the program answers differently: {first:?}. UPDATE=1 writes the answers anew."
    );
}

#[test]
fn the_transcript_of_the_referee_is_true() {
    check("docs/referee.md");
}

#[test]
fn the_transcript_in_the_readme_is_true() {
    check("README.md");
}

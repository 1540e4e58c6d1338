//! Running other programs, always from the root of the workspace, and always shown before they run, so that a
//! person can repeat by hand what failed.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The folder that holds the workspace's `Cargo.toml`.
pub(crate) fn workspace_root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask is a folder inside the workspace").to_owned()
}

/// A program about to be run, with its arguments.
pub(crate) struct Program {
    command: Command,
    shown: String,
}

/// `cargo` with the arguments of `line`, split at spaces.
pub(crate) fn cargo(line: &str) -> Program {
    program("cargo").args(line.split(' '))
}

/// The same, standing back behind tests that look at the clock. All that is compiled in a run stands back equally, so that
/// the program with its page, which takes longest on one core, does not wait for the rest.
pub(crate) fn compile(line: &str) -> Program {
    program("nice").args(["-n", "10", "cargo"]).args(line.split(' '))
}

/// What cargo tells a program that it runs about the package: variables that begin so.
const ABOUT_OURSELVES: [&str; 3] = ["CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_BIN_"];

/// A program by its name on the `PATH`.
///
/// It does not hear what cargo has told us about ourselves. Build scripts that read such a variable (that of `ring` does)
/// would run again whenever cargo is used without us in between, and everything above them would be built again.
pub(crate) fn program(name: &str) -> Program {
    let mut command = Command::new(name);
    command.current_dir(workspace_root());
    for (variable, _) in std::env::vars_os() {
        let is_about_us = |start| variable.to_string_lossy().starts_with(start);
        if ABOUT_OURSELVES.into_iter().any(is_about_us) {
            command.env_remove(variable);
        }
    }
    Program { command, shown: name.to_owned() }
}

impl Program {
    pub(crate) fn args<'a>(mut self, arguments: impl IntoIterator<Item = &'a str>) -> Program {
        for argument in arguments {
            self.command.arg(argument);
            self.shown = format!("{} {argument}", self.shown);
        }
        self
    }

    pub(crate) fn env(mut self, name: &str, value: &str) -> Program {
        self.command.env(name, value);
        self.shown = format!("{name}='{value}' {}", self.shown);
        self
    }

    /// Runs the program; what it prints goes where ours goes.
    pub(crate) fn run(mut self) -> Result<()> {
        println!("$ {}", self.shown);
        let status = self.command.status().with_context(|| format!("could not start `{}`", self.shown))?;
        if !status.success() {
            bail!("`{}` ended with {status}", self.shown);
        }
        Ok(())
    }

    /// Runs the program and hands back what it wrote to its standard output; its errors are shown.
    pub(crate) fn output(mut self) -> Result<String> {
        println!("$ {}", self.shown);
        let output = self
            .command
            .stderr(Stdio::inherit())
            .output()
            .with_context(|| format!("could not start `{}`", self.shown))?;
        if !output.status.success() {
            bail!("`{}` ended with {}", self.shown, output.status);
        }
        String::from_utf8(output.stdout)
            .with_context(|| format!("`{}` printed something not UTF-8", self.shown))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_hears_nothing_about_this_package() {
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some(), "cargo runs the tests and tells them");
        let heard = program("env").output().unwrap();
        assert!(heard.contains("PATH="));
        assert!(!heard.contains("CARGO_PKG_NAME") && !heard.contains("CARGO_MANIFEST_DIR"), "{heard}");
    }
}

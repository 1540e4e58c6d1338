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

/// A program by its name on the `PATH`.
pub(crate) fn program(name: &str) -> Program {
    let mut command = Command::new(name);
    command.current_dir(workspace_root());
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

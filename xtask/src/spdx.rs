//! Licence expressions as packages state them, such as `(MIT OR Apache-2.0) AND Unicode-3.0`.
//!
//! The grammar is that of SPDX, annex "SPDX license expressions": `WITH` binds tighter than `AND`, and `AND`
//! tighter than `OR`. Cargo's old `MIT/Apache-2.0` reads as `OR`. What the evaluator does not understand it
//! refuses, so a strange expression is looked at by a person and never let through.

use anyhow::{Result, bail};

/// A licence expression, taken apart.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    /// One licence, with its exception if it has one: `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    Both(Box<Expression>, Box<Expression>),
    Either(Box<Expression>, Box<Expression>),
}

impl Expression {
    /// Reads an expression, all of it.
    pub(crate) fn parse(text: &str) -> Result<Expression> {
        let tokens = tokens(text);
        let mut parser = Parser { rest: &tokens };
        let expression = parser.either()?;
        match parser.rest.first() {
            None => Ok(expression),
            Some(token) => bail!("`{token}` was not expected here"),
        }
    }

    /// Whether somebody who accepts only the `accepted` licences may use what stands under this expression.
    ///
    /// A licence with an exception is a licence of its own, listed with its exception. So is `GPL-2.0+`.
    pub(crate) fn is_satisfied_by(&self, accepted: &[&str]) -> bool {
        match self {
            Expression::Licence(name) => accepted.contains(&name.as_str()),
            Expression::Both(left, right) => {
                left.is_satisfied_by(accepted) && right.is_satisfied_by(accepted)
            }
            Expression::Either(left, right) => {
                left.is_satisfied_by(accepted) || right.is_satisfied_by(accepted)
            }
        }
    }
}

fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    for word in text.split_whitespace() {
        let mut rest = word;
        while let Some(at) = rest.find(['(', ')', '/']) {
            let (before, after) = rest.split_at(at);
            let (mark, after) = after.split_at(1);
            tokens.extend((!before.is_empty()).then_some(before));
            tokens.push(mark);
            rest = after;
        }
        tokens.extend((!rest.is_empty()).then_some(rest));
    }
    tokens
}

/// Recursive descent: one function per level of binding, the loosest first.
struct Parser<'a> {
    rest: &'a [&'a str],
}

impl<'a> Parser<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn next_is(&mut self, wanted: &[&str]) -> bool {
        let found = self.rest.first().is_some_and(|token| wanted.contains(token));
        if found {
            self.rest = &self.rest[1..];
        }
        found
    }

    fn either(&mut self) -> Result<Expression> {
        let mut left = self.both()?;
        while self.next_is(&["OR", "/"]) {
            left = Expression::Either(Box::new(left), Box::new(self.both()?));
        }
        Ok(left)
    }

    fn both(&mut self) -> Result<Expression> {
        let mut left = self.single()?;
        while self.next_is(&["AND"]) {
            left = Expression::Both(Box::new(left), Box::new(self.single()?));
        }
        Ok(left)
    }

    fn single(&mut self) -> Result<Expression> {
        if self.next_is(&["("]) {
            let inside = self.either()?;
            if !self.next_is(&[")"]) {
                bail!("a parenthesis is not closed");
            }
            return Ok(inside);
        }
        let mut licence = self.identifier()?.to_owned();
        if self.next_is(&["WITH"]) {
            licence = format!("{licence} WITH {}", self.identifier()?);
        }
        Ok(Expression::Licence(licence))
    }

    fn identifier(&mut self) -> Result<&'a str> {
        match self.next() {
            None => bail!("the expression ends where a licence was expected"),
            Some(token @ ("AND" | "OR" | "WITH" | "(" | ")" | "/")) => {
                bail!("`{token}` stands where a licence was expected")
            }
            Some(name) => Ok(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACCEPTED: [&str; 4] = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0"];

    fn accepted(text: &str) -> bool {
        Expression::parse(text).unwrap().is_satisfied_by(&ACCEPTED)
    }

    #[test]
    fn one_licence() {
        assert!(accepted("MIT"));
        assert!(!accepted("MPL-2.0"));
        assert!(!accepted("MIT-0"), "a name is compared whole");
    }

    #[test]
    fn one_acceptable_side_of_or_is_enough() {
        assert!(accepted("GPL-3.0-only OR MIT"));
        assert!(accepted("MIT OR Apache-2.0 OR LGPL-2.1-or-later"));
        assert!(!accepted("GPL-3.0-only OR MPL-2.0"));
    }

    #[test]
    fn both_sides_of_and_must_be_acceptable() {
        assert!(accepted("MIT AND Unicode-3.0"));
        assert!(!accepted("MIT AND MPL-2.0"));
    }

    #[test]
    fn and_binds_tighter_than_or() {
        assert!(accepted("MIT OR MPL-2.0 AND GPL-2.0-only"));
        assert!(accepted("MPL-2.0 AND GPL-2.0-only OR MIT"));
        assert!(!accepted("MPL-2.0 AND (GPL-2.0-only OR MIT)"));
        assert!(!accepted("(MIT OR MPL-2.0) AND GPL-2.0-only"));
    }

    #[test]
    fn parentheses_nest() {
        assert!(accepted("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(accepted("((MIT))AND(MPL-2.0 OR(Apache-2.0))"));
    }

    #[test]
    fn an_exception_makes_another_licence() {
        assert!(accepted("Apache-2.0 WITH LLVM-exception"));
        assert!(!accepted("MIT WITH LLVM-exception"));
        assert!(!accepted("Apache-2.0 WITH Swift-exception"));
        assert!(accepted("Apache-2.0 WITH LLVM-exception AND MIT"));
    }

    #[test]
    fn the_old_slash_means_or() {
        assert!(accepted("MIT/Apache-2.0"));
        assert!(accepted("GPL-2.0-only / MIT"));
        assert!(!accepted("GPL-2.0-only/MPL-2.0"));
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        for text in [
            "",
            "   ",
            "OR",
            "MIT OR",
            "AND MIT",
            "MIT AND OR MIT",
            "(MIT",
            "MIT)",
            "()",
            "MIT Apache-2.0",
            "MIT or Apache-2.0",
            "MIT WITH",
            "(MIT OR Apache-2.0) WITH LLVM-exception",
            "MIT//Apache-2.0",
        ] {
            assert!(Expression::parse(text).is_err(), "`{text}` was accepted");
        }
    }
}

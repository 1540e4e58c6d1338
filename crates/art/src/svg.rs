//! The little that has to be put together: numbers, groups that are moved, and colours of seats.

use crate::ink::Ink;

/// Adds a number given in tenths, as short as it can be written.
pub(crate) fn number(out: &mut String, tenths: i32) {
    if tenths < 0 {
        out.push('-');
    }
    let size = tenths.unsigned_abs();
    out.push_str(&(size / 10).to_string());
    if !size.is_multiple_of(10) {
        out.push('.');
        out.push(char::from(b'0' + (size % 10) as u8));
    }
}

/// Adds two numbers given in tenths, with a space between.
pub(crate) fn point(out: &mut String, (x, y): (i32, i32)) {
    number(out, x);
    out.push(' ');
    number(out, y);
}

/// Adds a group moved to a place given in tenths.
pub(crate) fn at(out: &mut String, place: (i32, i32), inside: &str) {
    out.push_str("<g transform=\"translate(");
    point(out, place);
    out.push_str(")\">");
    out.push_str(inside);
    out.push_str("</g>");
}

/// Adds a group moved to a place given in tenths and made larger or smaller.
pub(crate) fn placed(out: &mut String, place: (i32, i32), scale: &str, inside: &str) {
    out.push_str("<g transform=\"translate(");
    point(out, place);
    out.push_str(") scale(");
    out.push_str(scale);
    out.push_str(")\">");
    out.push_str(inside);
    out.push_str("</g>");
}

/// Adds a line, drawn once for each width and colour from the widest to the narrowest: a line with an outline.
pub(crate) fn traced(out: &mut String, line: &str, layers: &[(&str, char)], ink: Ink) {
    out.push_str("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
    for (width, code) in layers {
        out.push_str("<path stroke-width=\"");
        out.push_str(width);
        put_in(out, "\" stroke=\"$*\" d=\"", *code, ink);
        out.push_str(line);
        out.push_str("\"/>");
    }
    out.push_str("</g>");
}

/// Adds shapes in which `$*` is the colour of this letter.
pub(crate) fn put_in(out: &mut String, shapes: &str, code: char, ink: Ink) {
    let mut parts = shapes.split("$*");
    ink.put(out, parts.next().unwrap_or_default());
    for part in parts {
        out.push_str(ink.colour(code).unwrap_or_default());
        ink.put(out, part);
    }
}

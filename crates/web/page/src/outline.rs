//! What stands in a page of rules: its headings, for the table of contents.

/// A heading with a name that links lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// 2 for a section, 3 for a part of one.
    pub level: u8,
    /// What links call it.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// The headings of a page that the build has made from Markdown, the title left out.
pub fn outline(html: &str) -> Vec<Heading> {
    html.split("<h").skip(1).filter_map(heading).collect()
}

fn heading(html: &str) -> Option<Heading> {
    let (level, rest) = html.split_once(" id=\"")?;
    let level = level.parse().ok().filter(|level| (2..=3).contains(level))?;
    let (id, rest) = rest.split_once("\">")?;
    let (text, _) = rest.split_once("</h")?;
    Some(Heading { level, id: id.to_owned(), text: plain(text) })
}

/// A text without markup, which headings hardly have.
fn plain(html: &str) -> String {
    let mut text = String::new();
    for (number, part) in html.split('<').enumerate() {
        text.push_str(if number == 0 { part } else { part.split_once('>').map_or("", |(_, text)| text) });
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<h1 id=\"rules\">The rules</h1>\n<h2 id=\"goal\">The <em>goal</em></h2>\n<p>Win.</p>\n\
                        <h3 id=\"more\">Questions &amp; answers</h3>\n<h2 id=\"end\">The end</h2>\n<p>Done.</p>\n";

    #[test]
    fn headings_are_found_with_their_names() {
        let found = outline(PAGE);
        let found: Vec<(u8, &str, &str)> =
            found.iter().map(|heading| (heading.level, heading.id.as_str(), heading.text.as_str())).collect();
        assert_eq!(
            found,
            [(2, "goal", "The goal"), (3, "more", "Questions & answers"), (2, "end", "The end")]
        );
    }
}

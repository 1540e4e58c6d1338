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

/// The first section of a page: all from the first heading of the second level to the next one.
pub fn first_section(html: &str) -> &str {
    let Some(start) = html.find("<h2") else { return html };
    let end = html[start + 3..].find("<h2").map_or(html.len(), |end| start + 3 + end);
    &html[start..end]
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

    #[test]
    fn the_first_section_ends_where_the_next_begins() {
        let section = first_section(PAGE);
        assert!(
            section.starts_with("<h2 id=\"goal\"") && section.contains("more") && !section.contains("end")
        );
        assert_eq!(first_section("<p>none</p>"), "<p>none</p>");
    }
}

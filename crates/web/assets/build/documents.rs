//! The documents that a browser may begin with: the front page, which can be seen before the program is there, and for every
//! other address one with a title, a sentence and a picture for those who look at links before people do.

use anyhow::{Context, Result};
use art::Ink;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use words::{Language, Words};

use crate::files::File;
use crate::front::{self, escaped};

/// Where they lie for the server. Browsers ask for addresses instead.
pub(crate) const FOLDER: &str = "/documents/";

/// What the names of those begin with that are about one game: an address names the game, and must not name another document.
const OF_GAME: &str = "game-";

/// How large the picture of a link is.
const WIDE: u32 = 1_200;
const HIGH: u32 = 630;

/// One document of every kind in every language, made from this template.
pub(crate) fn all(template: &str) -> Vec<File> {
    let mut files = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let say = |key: &str| words.text(key, &[]);
        let brand = |title: &str| format!("{title} · Escapement");
        let front = Document {
            title: "Escapement".to_owned(),
            about: say("page-subline"),
            picture: "/preview.png".to_owned(),
            is_found: true,
            still: front::page(&words),
        };
        let plain = Document { still: String::new(), ..front.clone() };
        let invitation = Document {
            title: brand(&say("preview-invitation")),
            about: say("preview-invitation-about"),
            is_found: false,
            ..plain.clone()
        };
        let mut kinds = vec![
            ("home".to_owned(), front),
            ("plain".to_owned(), plain.clone()),
            ("invitation".to_owned(), invitation),
        ];
        for game in front::games() {
            let of_game = Document {
                title: brand(&say(&format!("{game}-name"))),
                about: say(&format!("{game}-description")),
                picture: format!("/preview-{game}.png"),
                ..plain.clone()
            };
            kinds.push((format!("{OF_GAME}{game}"), of_game));
        }
        for (kind, document) in kinds {
            files.push(File {
                path: format!("{FOLDER}{kind}-{}.html", language.code()),
                content_type: "text/html; charset=utf-8",
                bytes: document.written(template, language).into_bytes(),
            });
        }
    }
    files
}

/// What differs from one document to the next.
#[derive(Clone)]
struct Document {
    title: String,
    about: String,
    picture: String,
    /// Whether search engines may list it.
    is_found: bool,
    /// What can be seen before the program is there.
    still: String,
}

impl Document {
    fn written(&self, template: &str, language: Language) -> String {
        let robots = if self.is_found { "all" } else { "noindex" };
        template
            .replace("LANGUAGE", language.code())
            .replace("LOCALE", locale(language))
            .replace("TITLE", &escaped(&self.title))
            .replace("ABOUT", &escaped(&self.about))
            .replace("PICTURE", &self.picture)
            .replace("ROBOTS", robots)
            .replace("STILL", &self.still)
    }
}

/// A language as those name it who show links: with the country where it is most at home.
fn locale(language: Language) -> &'static str {
    match language {
        Language::En => "en_US",
        Language::De => "de_DE",
        Language::Es => "es_ES",
    }
}

/// The pictures of links: a poster for each game, and all of them for everything else.
pub(crate) fn pictures() -> Result<Vec<File>> {
    let mut files = Vec::new();
    let mut all = String::new();
    for (number, (game, poster)) in front::posters().enumerate() {
        let (x, y) = (number as u32 % 2 * WIDE / 2, number as u32 / 2 * HIGH / 2);
        all += &placed(&poster, x, y, WIDE / 2, HIGH / 2);
        files.push(picture(&format!("/preview-{game}.png"), &placed(&poster, 0, 0, WIDE, HIGH))?);
    }
    files.push(picture("/preview.png", &all)?);
    Ok(files)
}

/// A poster that fills this part of a picture.
fn placed(poster: &str, x: u32, y: u32, wide: u32, high: u32) -> String {
    format!(
        "<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 320 200\" \
         preserveAspectRatio=\"xMidYMid slice\">{poster}</svg>"
    )
}

/// A picture in the form that those who show links can read.
fn picture(path: &str, inside: &str) -> Result<File> {
    let night = Ink::Print.colour('N').context("there is a colour for the night")?;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDE}\" height=\"{HIGH}\">\
         <rect width=\"{WIDE}\" height=\"{HIGH}\" fill=\"{night}\"/>{inside}</svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).with_context(|| format!("{path} is no drawing"))?;
    let mut pixels = Pixmap::new(WIDE, HIGH).context("a picture has a size")?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let bytes = pixels.encode_png().with_context(|| format!("{path} cannot be written"))?;
    Ok(File { path: path.to_owned(), content_type: "image/png", bytes })
}

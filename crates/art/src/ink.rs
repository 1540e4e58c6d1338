//! Colours: for each a letter that shapes are written with, a variable for the page and a fixed colour for print.

/// What a picture is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Colours are variables of `art.css`, so they follow the theme of the page.
    Page,
    /// Colours are fixed and made for white paper.
    Print,
}

/// One colour of the pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    /// The letter in the shapes, after a dollar sign.
    pub code: char,
    /// The variable in `art.css`, as it is used.
    pub page: &'static str,
    /// The colour on paper.
    pub print: &'static str,
}

const fn tone(code: char, page: &'static str, print: &'static str) -> Tone {
    Tone { code, page, print }
}

/// Every colour there is.
pub const TONES: [Tone; 68] = [
    // What pieces are made of.
    tone('k', "var(--art-ink)", "#1b2036"),
    tone('p', "var(--art-paper)", "#fff8e8"),
    tone('P', "var(--art-paper-shade)", "#e6d9bd"),
    tone('b', "var(--art-brass)", "#e8ae3c"),
    tone('B', "var(--art-brass-shade)", "#a86f14"),
    tone('c', "var(--art-coat)", "#3c4f86"),
    tone('C', "var(--art-coat-shade)", "#293867"),
    tone('0', "var(--art-seat-0)", "#c2450a"),
    tone('1', "var(--art-seat-1)", "#0a5cc0"),
    tone('2', "var(--art-seat-2)", "#005f4c"),
    tone('3', "var(--art-seat-3)", "#a83a84"),
    tone('4', "var(--art-seat-4)", "#7d5a00"),
    tone('5', "var(--art-seat-5)", "#3b4252"),
    tone('o', "var(--art-on-seat)", "#ffffff"),
    // Light, and what it warns of.
    tone('l', "var(--art-lamp)", "#ffc93c"),
    tone('L', "var(--art-beam)", "#ffcf3f"),
    tone('a', "var(--art-amber)", "#9a6200"),
    tone('i', "var(--art-mark)", "#1b2036"),
    tone('z', "var(--art-spot)", "#fffaf0"),
    tone('r', "var(--art-stop)", "#b3261e"),
    // The yard.
    tone('w', "var(--art-wall)", "#36446e"),
    tone('W', "var(--art-wall-top)", "#5a6a99"),
    tone('v', "var(--art-wall-shade)", "#232d4f"),
    tone('n', "var(--art-label)", "#eef0f7"),
    tone('f', "var(--art-field)", "#dfe4ed"),
    tone('F', "var(--art-field-dark)", "#ccd3e0"),
    tone('g', "var(--art-joint)", "#aeb7c9"),
    tone('s', "var(--art-path)", "#eadcbc"),
    tone('S', "var(--art-path-dark)", "#dfcda5"),
    tone('t', "var(--art-track)", "#a08f69"),
    tone('m', "var(--art-band)", "#aeb6c8"),
    tone('M', "var(--art-band-shade)", "#8e98af"),
    // The temple.
    tone('d', "var(--art-slab)", "#efe4cc"),
    tone('h', "var(--art-slab-shade)", "#dccfae"),
    tone('T', "var(--art-temple)", "#4f6b5d"),
    tone('U', "var(--art-temple-top)", "#87a892"),
    tone('V', "var(--art-temple-shade)", "#22352d"),
    tone('A', "var(--art-hero)", "#1b7a4a"),
    tone('G', "var(--art-gem)", "#2fd0b5"),
    tone('I', "var(--art-gem-shade)", "#0d8580"),
    // The posters.
    tone('N', "var(--art-night)", "#16204a"),
    tone('D', "var(--art-dusk)", "#2b3b78"),
    tone('H', "var(--art-haze)", "#5468a8"),
    tone('x', "var(--art-rock)", "#7d88a8"),
    tone('X', "var(--art-rock-shade)", "#525d82"),
    tone('j', "var(--art-leaf)", "#1f6b5c"),
    tone('J', "var(--art-leaf-shade)", "#0f4147"),
    tone('y', "var(--art-fern)", "#2f8f6b"),
    tone('u', "var(--art-siren)", "#2472cf"),
    tone('q', "var(--art-curse)", "#b07be0"),
    tone('Q', "var(--art-curse-shade)", "#4d3286"),
    tone('e', "var(--art-ember)", "#e2602d"),
    tone('E', "var(--art-ember-shade)", "#a83a1b"),
    // The tribes, and what closes on them.
    tone('8', "var(--art-joe)", "#2f86ee"),
    tone('9', "var(--art-teen)", "#e0569f"),
    tone('K', "var(--art-mouse)", "#f4c64f"),
    tone('O', "var(--art-robot)", "#86dcc6"),
    tone('R', "var(--art-lumberjack)", "#41803a"),
    tone('Y', "var(--art-ninja)", "#4d3192"),
    tone('6', "var(--art-skin)", "#f4bd8e"),
    tone('7', "var(--art-skin-dark)", "#9a5a35"),
    tone('Z', "var(--art-snare)", "#b4202d"),
    // The city.
    tone('!', "var(--art-works)", "#cb8756"),
    tone('#', "var(--art-trade)", "#b3a9dc"),
    tone('%', "var(--art-homes)", "#d3dc9c"),
    tone('~', "var(--art-harbour)", "#2b6cb0"),
    tone('_', "var(--art-street)", "#4f4873"),
    tone('^', "var(--art-quay)", "#efe0bd"),
];

impl Ink {
    /// The colour with this letter, as it is written into an attribute.
    #[must_use]
    pub fn colour(self, code: char) -> Option<&'static str> {
        let tone = TONES.iter().find(|tone| tone.code == code)?;
        Some(match self {
            Ink::Page => tone.page,
            Ink::Print => tone.print,
        })
    }

    /// Adds shapes with their colours put in.
    pub(crate) fn put(self, out: &mut String, shapes: &str) {
        let mut parts = shapes.split('$');
        out.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let mut rest = part.chars();
            if let Some(colour) = rest.next().and_then(|code| self.colour(code)) {
                out.push_str(colour);
            }
            out.push_str(rest.as_str());
        }
    }

    /// Shapes with their colours put in.
    pub(crate) fn paint(self, shapes: &str) -> String {
        let mut out = String::new();
        self.put(&mut out, shapes);
        out
    }
}

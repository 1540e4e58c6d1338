//! The poster of The Escape Master.

use crate::ink::Ink;
use crate::master::{Face, Tribe, card};

const DOOR: &str = r#"<path fill="$e" d="M0 0H320V200H0z"/>
<path fill="$E" fill-opacity=".55" d="M160 100L-10-20H50zM160 100L104-20H146zM160 100L196-20H244zM160 100L300-20H340V30zM160 100L340 76V122zM160 100L340 164V220H300zM160 100L236 220H186zM160 100L132 220H80zM160 100L20 220H-20V190zM160 100L-20 140V96zM160 100L-20 56V20z"/>
<circle cx="160" cy="100" r="78" fill="$E"/><circle cx="160" cy="100" r="70" fill="$b" stroke="$k" stroke-width="2.5"/><circle cx="160" cy="100" r="58" fill="$B"/><circle cx="160" cy="100" r="53" fill="$b" stroke="$k" stroke-width="1.5"/>
<g fill="$B" stroke="$k" stroke-width="1.5"><circle cx="160" cy="35.5" r="3"/><circle cx="160" cy="164.5" r="3"/><circle cx="95.5" cy="100" r="3"/><circle cx="224.5" cy="100" r="3"/></g>
<path fill="$k" d="M160 62A22 22 0 0 1 172 102L182 140H138L148 102A22 22 0 0 1 160 62z"/>
<path fill="$l" d="M160 68A16.5 16.5 0 0 1 168 99.5L175 134H145L152 99.5A16.5 16.5 0 0 1 160 68z"/>
<path fill="$p" fill-opacity=".6" d="M160 74A11 11 0 0 1 164.5 96L168 134H152L155.5 96A11 11 0 0 1 160 74z"/>
<g fill="none" stroke="$p" stroke-width="2.5" stroke-linecap="round" stroke-opacity=".8"><path d="M92 60L118 74M84 70L108 80M98 142L120 128M88 136L110 126M206 64L226 52M214 72L236 62M192 40L198 24"/></g>"#;
const WATCH: &str = r#"<g stroke="$k" stroke-width="2.5" stroke-linejoin="round" transform="translate(258 132)"><circle cx="3" cy="5" r="47" fill="$k" fill-opacity=".3" stroke="none"/><path fill="$x" d="M-8-60H8V-50H5V-44H-5V-50H-8zM29-46L37-38L31-32L23-40z"/><circle r="46" fill="$w"/><circle r="37" fill="$p"/>
<path fill="$e" stroke="none" d="M0 0V-34A34 34 0 0 1 33 8z"/><circle r="34" fill="none" stroke-width="5" stroke-dasharray="2 15.8" stroke-dashoffset="1"/><path fill="none" stroke-width="4.5" stroke-linecap="round" d="M0 0L24-18M0 0L6 9"/><circle r="4.5" fill="$e"/></g>"#;
const SHADOW: &str = r#"<rect x="5" y="7" width="98" height="138" rx="9" fill="$k" fill-opacity=".3"/>"#;

/// The cards that fly out, with their places.
const CARDS: [(&str, Face); 4] = [
    ("translate(44 152) rotate(15) scale(.5)", Face::Start),
    ("translate(54 58) rotate(-16) scale(.68)", Face::Suited(Tribe::Mouse, 5)),
    ("translate(230 42) rotate(16) scale(.52)", Face::Wisdom),
    ("translate(122 145) rotate(-7) scale(.66)", Face::Suited(Tribe::Lumberjack, 11)),
];

/// The poster.
pub(super) fn poster(ink: Ink) -> String {
    let mut out = ink.paint(DOOR);
    for (place, face) in CARDS {
        out.push_str("<g transform=\"");
        out.push_str(place);
        out.push_str(" translate(-50 -70)\">");
        ink.put(&mut out, SHADOW);
        out.push_str(&card(face, ink));
        out.push_str("</g>");
    }
    ink.put(&mut out, WATCH);
    out
}

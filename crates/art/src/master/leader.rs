//! Leaders.

use super::badge::BEAST;
use super::bust;
use super::tribe::{Tribe, pip};
use crate::ink::Ink;
use crate::svg::put_in;

const FRAME: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$b" stroke="$k" stroke-width="2"/><path fill="$l" d="M6 11Q6 6 11 6H89Q94 6 94 11L6 129z"/><rect x="10" y="10" width="80" height="104" rx="6" fill="$*"/>"#;
const RAYS: &str = r#"<path fill="$p" fill-opacity=".28" d="M50 70L24 11H38zM50 70L62 11H76zM50 70L89 28V46zM50 70L89 66V84zM50 70L11 28V46zM50 70L11 66V84z"/>"#;
const FIRE: &str = r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="$k"/><path fill="none" stroke="$Z" stroke-width="4" d="M11 5H89Q95 5 95 11V129Q95 135 89 135H11Q5 135 5 129V11Q5 5 11 5z"/><rect x="10" y="10" width="80" height="104" rx="6" fill="$E"/><path fill="$e" d="M11 113V66Q19 60 16 42Q26 46 26 34Q34 36 33 18Q44 22 44 12Q52 20 56 11Q60 24 68 18Q66 36 74 34Q74 46 84 42Q81 60 89 66V113z"/><path fill="$l" d="M18 113Q12 92 22 84Q22 66 30 60Q32 44 42 40Q42 32 48 26Q52 36 58 40Q68 44 70 60Q78 66 78 84Q88 92 82 113z"/>"#;
const PLATE: &str = r#"<rect x="10" y="10" width="80" height="104" rx="6" fill="none" stroke="$k" stroke-width="2"/><path fill="$p" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M14 106H86L92 119L86 132H14L8 119z"/><path fill="$b" stroke="$k" stroke-width="1.5" stroke-linejoin="round" d="M26 112l2.2 4.800l5.2.500l-4 3.400l1.2 5.100l-4.6-2.700l-4.6 2.700l1.2-5.100l-4-3.400l5.2-.500zM74 112l2.2 4.800l5.2.500l-4 3.400l1.2 5.100l-4.6-2.700l-4.6 2.700l1.2-5.100l-4-3.400l5.2-.500z"/>"#;
/// Where the claw has cut.
const CLAW: &str = r#"<g transform="translate(76 30) scale(1.25)">"#;

/// The card of a leader, upright; `beast` is the look of Beast Mode (viewBox [`CARD`](super::CARD)).
#[must_use]
pub fn leader(tribe: Tribe, beast: bool, ink: Ink) -> String {
    let mut out = String::with_capacity(4_000);
    put_in(&mut out, FRAME, tribe.colour(), ink);
    ink.put(&mut out, if beast { FIRE } else { RAYS });
    bust::put(&mut out, tribe, "translate(50 67) scale(.98)", "", ink);
    if beast {
        out.push_str(CLAW);
        ink.put(&mut out, &BEAST.replace("$e", "$l"));
        out.push_str("</g>");
    }
    ink.put(&mut out, PLATE);
    out.push_str("<g transform=\"translate(50 119)\">");
    out.push_str(&pip(tribe, ink));
    out.push_str("</g>");
    out
}

//! `art.css` has every colour in both themes, and what must be told apart can be.

use std::collections::BTreeMap;

use art::TONES;

const CSS: &str = include_str!("../../../web/assets/static/art.css");

type Theme = BTreeMap<&'static str, [f64; 3]>;

/// The variables between the braces after this selector.
fn theme(selector: &str) -> Theme {
    let (_, rest) = CSS.split_once(selector).expect("the selector");
    let (inside, _) = rest.split_once('}').expect("the end");
    inside
        .trim_start_matches([' ', '{'])
        .split(';')
        .filter_map(|line| line.trim().split_once(": "))
        .map(|(name, colour)| (name, channels(colour)))
        .collect()
}

fn themes() -> [(&'static str, Theme); 3] {
    [
        ("light", theme(":root {")),
        ("dark by system", theme(":root:not([data-theme=\"light\"]) {")),
        ("dark by choice", theme(":root[data-theme=\"dark\"] {")),
    ]
}

fn print() -> Theme {
    TONES.iter().map(|tone| (variable(tone.page), channels(tone.print))).collect()
}

fn variable(page: &'static str) -> &'static str {
    page.strip_prefix("var(").and_then(|name| name.strip_suffix(')')).expect("a variable")
}

fn channels(colour: &str) -> [f64; 3] {
    assert!(colour.len() == 7 && colour.starts_with('#'), "{colour}");
    [1, 3, 5].map(|at| f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour")) / 255.0)
}

fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] =
        colour.map(|part| if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of WCAG 2.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn mixed(below: [f64; 3], above: [f64; 3], opacity: f64) -> [f64; 3] {
    [0, 1, 2].map(|part| below[part] * (1.0 - opacity) + above[part] * opacity)
}

const FIELDS: [&str; 4] = ["--art-field", "--art-field-dark", "--art-path", "--art-path-dark"];
const SEATS: [&str; 6] =
    ["--art-seat-0", "--art-seat-1", "--art-seat-2", "--art-seat-3", "--art-seat-4", "--art-seat-5"];

#[test]
fn every_tone_has_its_variable_in_every_theme() {
    for (name, theme) in themes() {
        let tones: Vec<&str> = TONES.iter().map(|tone| variable(tone.page)).collect();
        for tone in &tones {
            assert!(theme.contains_key(tone), "{tone} in {name}");
        }
        assert_eq!(theme.len(), tones.len(), "{name} has a variable that nothing is drawn with");
    }
    let [_, (_, system), (_, choice)] = themes();
    assert_eq!(system, choice, "there is one dark theme");
}

#[test]
fn codes_are_told_apart() {
    for (index, tone) in TONES.iter().enumerate() {
        assert!(
            TONES[..index].iter().all(|other| other.code != tone.code && other.page != tone.page),
            "{tone:?}"
        );
    }
}

#[test]
fn print_has_the_colours_of_the_light_theme() {
    assert_eq!(print(), themes()[0].1);
}

#[test]
fn seats_stand_out_from_the_fields() {
    for (name, theme) in themes() {
        for field in FIELDS {
            for seat in SEATS {
                let found = contrast(theme[seat], theme[field]);
                assert!(found >= 3.0, "{seat} on {field}, {name}: {found:.2}");
            }
            let found = contrast(theme["--art-mark"], theme[field]);
            assert!(found >= 4.5, "mark on {field}, {name}: {found:.2}");
        }
    }
}

#[test]
fn adventurers_stand_out_from_the_floor_of_the_temple() {
    for (name, theme) in themes() {
        for seat in SEATS {
            let found = contrast(theme[seat], theme["--art-slab"]);
            assert!(found >= 3.0, "{seat} on the floor, {name}: {found:.2}");
        }
    }
}

/// What a die shows is seen on its paper, stones in their niche, and the way through a wall.
#[test]
fn what_the_temple_shows_is_seen() {
    let pairs = [
        ("--art-ink", "--art-paper", 4.5),
        ("--art-hero", "--art-paper", 4.5),
        ("--art-siren", "--art-paper", 3.0),
        ("--art-gem", "--art-temple-shade", 4.5),
        ("--art-paper", "--art-curse-shade", 4.5),
        ("--art-lamp", "--art-ink", 4.5),
    ];
    for (name, theme) in themes() {
        for (one, other, least) in pairs {
            let found = contrast(theme[one], theme[other]);
            assert!(found >= least, "{one} on {other}, {name}: {found:.2}");
        }
        // The red frame of a price is seen against the paper inside it or the wall around it.
        let frame =
            ["--art-paper", "--art-temple"].map(|ground| contrast(theme["--art-stop"], theme[ground]));
        assert!(frame[0].max(frame[1]) >= 3.0, "frame, {name}: {frame:?}");
        // Walls are told from the floor by their brightness or by their outline.
        let wall = contrast(theme["--art-temple"], theme["--art-slab"]);
        let outline = contrast(theme["--art-ink"], theme["--art-slab"]);
        assert!(wall.max(outline) >= 2.0, "walls, {name}: {wall:.2} {outline:.2}");
    }
}

/// Curses lie on their night, treasures on their plate, and the steps of a secret passage in the dark.
#[test]
fn what_curses_and_treasures_show_is_seen() {
    let pairs = [
        ("--art-paper", "--art-curse-shade", 4.5),
        ("--art-paper-shade", "--art-curse-shade", 4.5),
        ("--art-brass", "--art-curse-shade", 3.0),
        ("--art-brass", "--art-leaf-shade", 4.5),
        ("--art-gem", "--art-leaf-shade", 4.5),
        ("--art-lamp", "--art-night", 4.5),
    ];
    for (name, theme) in themes() {
        for (one, other, least) in pairs {
            let found = contrast(theme[one], theme[other]);
            assert!(found >= least, "{one} on {other}, {name}: {found:.2}");
        }
    }
}

/// The large signs in the corners of cards, and the paper of a card under its rank.
#[test]
fn what_a_card_is_can_be_read_in_its_corner() {
    let pairs = [
        ("--art-paper", "--art-fern", 3.0),
        ("--art-paper", "--art-snare", 4.5),
        ("--art-paper", "--art-gem-shade", 3.0),
        ("--art-ink", "--art-brass", 4.5),
        ("--art-ink", "--art-paper", 7.0),
        ("--art-lamp", "--art-ink", 4.5),
    ];
    for (name, theme) in themes() {
        for (one, other, least) in pairs {
            let found = contrast(theme[one], theme[other]);
            assert!(found >= least, "{one} on {other}, {name}: {found:.2}");
        }
    }
}

#[test]
fn letters_and_numbers_are_readable() {
    let pairs = [
        ("--art-ink", "--art-paper"),
        ("--art-ink", "--art-brass"),
        ("--art-ink", "--art-lamp"),
        ("--art-on-seat", "--art-coat"),
        ("--art-label", "--art-wall"),
        ("--art-on-seat", "--art-seat-0"),
        ("--art-on-seat", "--art-seat-1"),
        ("--art-on-seat", "--art-seat-2"),
        ("--art-on-seat", "--art-seat-3"),
        ("--art-on-seat", "--art-seat-4"),
        ("--art-on-seat", "--art-seat-5"),
    ];
    for (name, theme) in themes() {
        for (letter, ground) in pairs {
            let found = contrast(theme[letter], theme[ground]);
            assert!(found >= 4.5, "{letter} on {ground}, {name}: {found:.2}");
        }
    }
}

/// Light is seen by its brightness where fields are dark, and by its edge and chevrons where they are light.
#[test]
fn the_gaze_is_seen_without_colour() {
    for (name, theme) in themes() {
        for field in FIELDS {
            let lit = mixed(theme[field], theme["--art-beam"], 0.38);
            let edge = contrast(theme["--art-amber"], theme[field]).max(contrast(theme["--art-amber"], lit));
            assert!(edge >= 3.0, "edge on {field}, {name}: {edge:.2}");
        }
    }
}

/// Colours as people with the two common kinds of colour-blindness see them (Viénot, Brettel and Mollon 1999): how far
/// the nearest two of these are from each other, in every theme.
fn told_apart_by_the_colour_blind(tones: &[&str]) {
    const DEUTAN: [[f64; 3]; 3] =
        [[0.292_75, 0.707_25, 0.0], [0.292_75, 0.707_25, 0.0], [-0.022_34, 0.022_34, 1.0]];
    const PROTAN: [[f64; 3]; 3] =
        [[0.112_38, 0.887_62, 0.0], [0.112_38, 0.887_62, 0.0], [0.004_01, -0.004_01, 1.0]];
    let seen = |matrix: &[[f64; 3]; 3], colour: [f64; 3]| {
        let linear = colour.map(|part| part.powf(2.2));
        matrix.map(|row| {
            row.iter()
                .zip(linear)
                .map(|(weight, part)| weight * part)
                .sum::<f64>()
                .clamp(0.0, 1.0)
                .powf(1.0 / 2.2)
        })
    };
    for (name, theme) in themes() {
        for matrix in [DEUTAN, PROTAN] {
            for (index, one) in tones.iter().enumerate() {
                for other in &tones[..index] {
                    let (a, b) = (seen(&matrix, theme[one]), seen(&matrix, theme[other]));
                    let distance = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    assert!(distance >= 0.2, "{one} and {other}, {name}: {distance:.2}");
                }
            }
        }
    }
}

#[test]
fn seats_are_told_apart_by_the_colour_blind() {
    // Four sit at the board of `cells`; the last two have the most different shapes.
    told_apart_by_the_colour_blind(&SEATS[..4]);
}

#[test]
fn tribes_are_told_apart_by_the_colour_blind() {
    told_apart_by_the_colour_blind(&[
        "--art-joe",
        "--art-teen",
        "--art-mouse",
        "--art-robot",
        "--art-lumberjack",
        "--art-ninja",
    ]);
}

#[test]
fn terrains_are_told_apart_by_the_colour_blind() {
    told_apart_by_the_colour_blind(&["--art-works", "--art-trade", "--art-homes", "--art-harbour"]);
}

#[test]
fn officers_are_told_apart_by_the_colour_blind() {
    told_apart_by_the_colour_blind(&["--art-siren", "--art-snare", "--art-ink"]);
}

/// The signs of businesses, safe houses and exits, and the lamps along the streets.
#[test]
fn what_the_city_shows_is_seen() {
    let pairs = [
        ("--art-paper", "--art-joe", 3.0),
        ("--art-paper", "--art-ninja", 4.5),
        ("--art-paper", "--art-snare", 4.5),
        ("--art-paper", "--art-lumberjack", 3.0),
        ("--art-paper", "--art-brass-shade", 3.0),
        ("--art-paper", "--art-ember-shade", 4.5),
        ("--art-lamp", "--art-street", 4.5),
    ];
    for (name, theme) in themes() {
        for (one, other, least) in pairs {
            let found = contrast(theme[one], theme[other]);
            assert!(found >= least, "{one} on {other}, {name}: {found:.2}");
        }
    }
}

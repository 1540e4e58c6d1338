//! A link as a square of dots in a terminal, for the camera of a phone.

use qrcodegen::{QrCode, QrCodeEcc};

/// Readers want four dots of light around the code.
const MARGIN: i32 = 4;

/// The code of a text, two rows of dots in one line; `None` if the text is too long for any code.
pub(crate) fn drawn(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let around = -MARGIN..code.size() + MARGIN;
    let line = |y: i32| {
        let pair = |x: i32| match (code.get_module(x, y), code.get_module(x, y + 1)) {
            (false, false) => ' ',
            (false, true) => '▄',
            (true, false) => '▀',
            (true, true) => '█',
        };
        around.clone().map(pair).collect::<String>()
    };
    Some(around.clone().step_by(2).map(line).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dots of a drawing without the light around them, row by row.
    fn dots(drawing: &str) -> Vec<Vec<bool>> {
        let rows = drawing.lines().flat_map(|line| {
            let row = |dark: [char; 2]| line.chars().map(|c| dark.contains(&c)).collect::<Vec<_>>();
            [row(['▀', '█']), row(['▄', '█'])]
        });
        let rows: Vec<_> = rows.collect();
        let margin = MARGIN as usize;
        let size = rows[0].len() - 2 * margin;
        let (inside, around) = (margin..margin + size, rows[..margin].iter().chain(&rows[margin + size..]));
        assert!(around.flatten().all(|dark| !dark), "light above and below");
        rows[inside.clone()]
            .iter()
            .map(|row| {
                assert!(row[..margin].iter().chain(&row[margin + size..]).all(|dark| !dark), "light beside");
                row[inside.clone()].to_vec()
            })
            .collect()
    }

    /// What a phone reads in a code of version 2 with one text of bytes. (ISO 18004)
    fn read(dots: &[Vec<bool>]) -> String {
        let size = dots.len();
        assert_eq!(size, 25, "version 2");
        let format: Vec<usize> = (0..6)
            .chain([7, 8])
            .map(|y| (8, y))
            .chain([(7, 8)])
            .chain((0..6).rev().map(|x| (x, 8)))
            .map(|(x, y)| usize::from(dots[y][x]))
            .collect();
        let format = format.iter().rev().fold(0, |bits, bit| bits << 1 | bit) ^ 0b101_0100_0001_0010;
        let flips = |x: usize, y: usize| match format >> 10 & 0b111 {
            0 => (x + y).is_multiple_of(2),
            1 => y.is_multiple_of(2),
            2 => x.is_multiple_of(3),
            3 => (x + y).is_multiple_of(3),
            4 => (x / 3 + y / 2).is_multiple_of(2),
            5 => (x * y) % 2 + (x * y) % 3 == 0,
            6 => ((x * y) % 2 + (x * y) % 3).is_multiple_of(2),
            _ => ((x + y) % 2 + (x * y) % 3).is_multiple_of(2),
        };
        let is_data = |x: usize, y: usize| {
            let corner = (y < 9 && (x < 9 || x >= size - 8)) || (x < 9 && y >= size - 8);
            let middle = (size - 9..size - 4).contains(&x) && (size - 9..size - 4).contains(&y);
            !corner && !middle && x != 6 && y != 6
        };
        // Pairs of columns from the right, up and down in turn; the column of the clock is left out.
        let columns = (0..size).rev().filter(|x| *x != 6).collect::<Vec<_>>();
        let mut bits = Vec::new();
        for (turn, pair) in columns.chunks(2).enumerate() {
            for step in 0..size {
                let y = if turn % 2 == 0 { size - 1 - step } else { step };
                bits.extend(pair.iter().filter(|x| is_data(**x, y)).map(|x| dots[y][*x] != flips(*x, y)));
            }
        }
        let number = |from: usize, len: usize| {
            bits[from..from + len].iter().fold(0_u8, |number, bit| number << 1 | u8::from(*bit))
        };
        assert_eq!(number(0, 4), 0b0100, "bytes");
        let bytes = (0..usize::from(number(4, 8))).map(|at| number(12 + 8 * at, 8)).collect();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn a_phone_reads_the_link() {
        for link in ["http://192.168.1.20:8080", "http://10.0.0.7:8080", "https://172.16.254.1:443"] {
            assert_eq!(read(&dots(&drawn(link).unwrap())), link);
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert_eq!(drawn(&"x".repeat(3_000)), None);
    }
}

//! Sound as a file that every player knows: WAV, one channel, 16 bits.

/// A file with these samples, so many of them in a second.
pub fn wav(samples: &[i16], rate: u32) -> Vec<u8> {
    let size = (samples.len() * 2) as u32;
    let mut file = Vec::with_capacity(44 + samples.len() * 2);
    file.extend(b"RIFF");
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16u32.to_le_bytes());
    // Plain samples, one channel.
    file.extend(1u16.to_le_bytes());
    file.extend(1u16.to_le_bytes());
    file.extend(rate.to_le_bytes());
    file.extend((rate * 2).to_le_bytes());
    file.extend(2u16.to_le_bytes());
    file.extend(16u16.to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    file.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
    file
}

/// A sample between -1 and 1 as the file has it; what is louder is cut off.
pub fn sample(loud: f32) -> i16 {
    (loud.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_how_long_it_is() {
        let file = wav(&[0, 1, -1], 22_050);
        assert_eq!(file.len(), 50);
        assert_eq!(&file[..4], b"RIFF");
        assert_eq!(u32::from_le_bytes([file[4], file[5], file[6], file[7]]), 42);
        assert_eq!(u32::from_le_bytes([file[24], file[25], file[26], file[27]]), 22_050);
        assert_eq!(u32::from_le_bytes([file[40], file[41], file[42], file[43]]), 6);
        assert_eq!(file[46..], [1, 0, 255, 255]);
        assert_eq!((sample(1.5), sample(-1.0), sample(0.0)), (32_767, -32_767, 0));
    }
}

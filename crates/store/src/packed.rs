//! All entries of a finished table in one row: each with its length before it, four bytes, lowest first.

/// Packs entries into one piece.
pub(crate) fn pack(entries: &[Vec<u8>]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(entries.iter().map(|entry| 4 + entry.len()).sum());
    for entry in entries {
        let length = u32::try_from(entry.len())
            .expect("every entry came from a row, and a row has a gigabyte at most");
        packed.extend_from_slice(&length.to_le_bytes());
        packed.extend_from_slice(entry);
    }
    packed
}

/// The entries that were packed, or nothing if this was not packed so.
pub(crate) fn unpack(mut packed: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut entries = Vec::new();
    while !packed.is_empty() {
        let (length, rest) = packed.split_first_chunk::<4>()?;
        let (entry, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        entries.push(entry.to_vec());
        packed = rest;
    }
    Some(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        for entries in [vec![], vec![vec![]], vec![vec![], vec![1], vec![], vec![0; 300]]] {
            assert_eq!(unpack(&pack(&entries)), Some(entries));
        }
    }

    #[test]
    fn a_piece_cut_short_is_noticed() {
        let packed = pack(&[vec![1, 2, 3], vec![4]]);
        let whole: Vec<_> = (0..=packed.len()).filter(|end| unpack(&packed[..*end]).is_some()).collect();
        assert_eq!(whole, [0, 7, 12], "only between entries; the number of them is kept beside");
    }
}

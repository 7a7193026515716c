//! Ranks of subsets without gaps: the combinatorial number system.

/// The maximum number of places on a board whose states are indexed.
const PLACES: usize = 32;

/// Binomial coefficients.
const CHOOSE: [[u32; PLACES + 1]; PLACES + 1] = {
    let mut choose = [[0; PLACES + 1]; PLACES + 1];
    let mut from = 0;
    while from <= PLACES {
        choose[from][0] = 1;
        let mut count = 1;
        while count <= from {
            choose[from][count] = choose[from - 1][count - 1] + choose[from - 1][count];
            count += 1;
        }
        from += 1;
    }
    choose
};

/// The binomial coefficient.
#[inline]
pub(crate) fn choose(from: u32, count: u32) -> usize {
    CHOOSE[from as usize][count as usize] as usize
}

/// The rank of a set among all subsets of `free` of its size. The set must be a subset of `free`.
#[inline]
pub(crate) fn ranked(set: u64, free: u64) -> usize {
    let mut rank = 0;
    let mut rest = set;
    let mut count = 0;
    while rest != 0 {
        let below = free & ((rest & rest.wrapping_neg()) - 1);
        rest &= rest - 1;
        count += 1;
        rank += choose(below.count_ones(), count);
    }
    rank
}

/// The subset of `free` with this size and rank.
#[inline]
pub(crate) fn unranked(mut rank: usize, mut count: u32, mut free: u64) -> u64 {
    let mut set = 0;
    let mut left = free.count_ones();
    while count > 0 && free != 0 {
        let bit = 1 << free.ilog2();
        free &= !bit;
        left -= 1;
        let without = choose(left, count);
        if rank >= without {
            rank -= without;
            count -= 1;
            set |= bit;
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_has_a_set_and_every_set_its_rank() {
        for free in [0b1011_0111_1101_u64, 0b11 << 33 | 0b1110] {
            for count in 0..=free.count_ones() {
                let sets: Vec<u64> =
                    (0..choose(free.count_ones(), count)).map(|rank| unranked(rank, count, free)).collect();
                assert!(sets.is_sorted_by(|one, next| one < next));
                for (rank, &set) in sets.iter().enumerate() {
                    assert_eq!((set & !free, set.count_ones(), ranked(set, free)), (0, count, rank));
                }
            }
        }
    }
}

//! What sets of places have in common, whatever the board: one bit stands for each place.

/// Gives a newtype of an unsigned integer, whose constant `ALL` has a bit for each place, what a set has. `$bit` is the
/// place's method that tells its bit, and `$Place::from_bit` finds the place again.
macro_rules! set_of_places {
    ($Bitboard:ident of $Place:ident by $bit:ident) => {
        impl $Bitboard {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Whether there is nothing in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are in the set.
            #[inline]
            pub const fn count(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether `place` is in the set.
            #[inline]
            pub const fn contains(self, place: $Place) -> bool {
                self.0 >> place.$bit() & 1 == 1
            }

            /// All that is in the set, in the order of the bits.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Place> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let place = $Place::from_bit(bits.trailing_zeros());
                        bits &= bits - 1;
                        place
                    })
                })
            }
        }

        impl From<$Place> for $Bitboard {
            #[inline]
            fn from(place: $Place) -> Self {
                Self(1 << place.$bit())
            }
        }

        impl FromIterator<$Place> for $Bitboard {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Place>>(places: I) -> Self {
                places.into_iter().fold(Self::EMPTY, |set, place| set | place.into())
            }
        }

        impl std::ops::BitAnd for $Bitboard {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitAndAssign for $Bitboard {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl std::ops::BitOr for $Bitboard {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $Bitboard {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::Not for $Bitboard {
            type Output = Self;
            /// All of the board that is not in the set.
            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }
    };
}

pub(crate) use set_of_places;

//! Bitboards: operations shared by all boards, with one bit per place.

/// Defines a bitboard, a newtype of an unsigned integer. `ALL` has one bit per place of the board, `$bit` is the
/// place's method that returns its bit, and `$Place::from_bit` is its inverse.
macro_rules! set_of_places {
    ($Bitboard:ident of $Place:ident by $bit:ident) => {
        impl $Bitboard {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of places in the set.
            #[inline]
            pub const fn count(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether `place` is in the set.
            #[inline]
            pub const fn contains(self, place: $Place) -> bool {
                self.0 >> place.$bit() & 1 == 1
            }

            /// The places in the set, in the order of their bits.
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

        /// Displays the place by its name.
        impl std::fmt::Debug for $Place {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
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
            /// All places of the board that are not in the set.
            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }
    };
}

pub(crate) use set_of_places;

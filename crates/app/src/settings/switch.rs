//! The switches of the options form, one row each in the table below, which the form, the storage and the event share.

use std::ops::{Index, IndexMut};

/// Declares the switches: the id of the input in the page, the storage key, which never changes, and the default.
macro_rules! switches {
    ($($(#[$doc:meta])* $switch:ident = $id:literal, $key:literal, $default:literal;)*) => {
        /// A switch of the options form.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Switch {
            $($(#[$doc])* $switch,)*
        }

        impl Switch {
            /// All switches.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$switch),*];

            /// Id of its input element.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$switch => $id,)*
                }
            }

            /// Storage key of its value.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$switch => $key,)*
                }
            }
        }

        impl Default for Switches {
            fn default() -> Self {
                Self([$($default),*])
            }
        }
    };
}

switches! {
    /// Whether to show the board's coordinates.
    Coordinates = "option-notation", "showNotation", true;
    /// Whether the coordinates are on all four sides, for two players at one device.
    CoordinatesOnAllSides = "option-all-sides", "coordinatesOnAllSides", false;
    /// Whether to highlight the spots where a piece can go. On by default, as newcomers could not see where to go.
    Targets = "option-targets", "showTargets", true;
    /// Whether to show proven results automatically where they don't spoil a game. Off by default: players want to find
    /// out.
    Verdicts = "option-verdicts", "verdicts", false;
    /// Whether a move can be made in advance while the AI thinks.
    Premoves = "option-premoves", "premoves", true;
    /// Whether to play sounds.
    Sound = "option-sound", "sound", true;
    /// Whether to vibrate on captures, if the device can.
    Vibration = "option-vibration", "vibration", true;
    /// Whether a bar shows the AI's estimate of the result during a game. Off by default, as it helps the player.
    Chances = "option-chances", "showChances", false;
    /// Whether the panel shows the AI's analysis.
    AiInfo = "option-ai-info", "showAiInfo", true;
    /// Whether the computer plays its first moves from the opening book, from the middle levels up.
    OpeningBook = "option-book", "openingBook", true;
    /// Whether single-letter shortcuts are enabled.
    Keys = "option-keys", "keys", true;
    /// Whether to store the whole site for offline use, not only the game.
    Offline = "option-offline", "keepOffline", true;
}

impl Switch {
    /// The switch with this input id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|switch| switch.id() == id)
    }
}

/// The switches that are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches([bool; Switch::ALL.len()]);

impl Index<Switch> for Switches {
    type Output = bool;

    fn index(&self, switch: Switch) -> &bool {
        &self.0[switch as usize]
    }
}

impl IndexMut<Switch> for Switches {
    fn index_mut(&mut self, switch: Switch) -> &mut bool {
        &mut self.0[switch as usize]
    }
}

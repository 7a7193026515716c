//! Enums whose values have names.

/// Declares an enum whose values have names, such as ids of the page, keys of messages and file extensions.
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* pub enum $Enum:ident { $($(#[$doc:meta])* $value:ident = $name:literal,)* }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $(#[$about])*
        pub enum $Enum {
            $($(#[$doc])* $value,)*
        }

        impl $Enum {
            /// All values in order.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$value),*];

            /// The value's name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name,)*
                }
            }

            /// The value with this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

//! Reads messages from plain JavaScript values: what serde-wasm-bindgen reads, and no more than messages have. That reader tells in
//! words what is wrong with any value whatever, which is 9 KB of the page's first load; here it is known that the page and its
//! workers are of one version, and what is no message of it is refused in one sentence.

use std::cell::RefCell;
use std::fmt::{self, Display};

use js_sys::{Array, Reflect};
use serde::Deserializer;
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use wasm_bindgen::JsValue;

/// The value is no message of this version.
#[derive(Debug)]
pub(crate) struct NoMessage(Option<&'static str>);

impl Display for NoMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is no message of this version")?;
        self.0.map_or(Ok(()), |field| write!(f, ", without a field `{field}`"))
    }
}

impl std::error::Error for NoMessage {}

impl de::Error for NoMessage {
    fn custom<T: Display>(_: T) -> Self {
        Self(None)
    }

    fn missing_field(field: &'static str) -> Self {
        Self(Some(field))
    }
}

const NO_MESSAGE: NoMessage = NoMessage(None);

/// Reads a message.
pub(crate) fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, NoMessage> {
    T::deserialize(Plain(value))
}

/// The name by which a value is asked for as it is.
const AS_IT_IS: &str = "alquerque_worker::plain::as_it_is";

thread_local! {
    /// A value on its way to where it is asked for.
    static HANDED_ON: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Takes a value as it is, whatever it is.
pub(crate) fn as_it_is<'de, D: Deserializer<'de>>(deserializer: D) -> Result<JsValue, D::Error> {
    struct Taker;

    impl Visitor<'_> for Taker {
        type Value = JsValue;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("any value")
        }

        fn visit_unit<E: de::Error>(self) -> Result<JsValue, E> {
            HANDED_ON.take().ok_or_else(|| E::custom(NO_MESSAGE))
        }
    }

    deserializer.deserialize_unit_struct(AS_IT_IS, Taker)
}

struct Plain(JsValue);

impl Plain {
    #[expect(clippy::cast_possible_truncation, reason = "it is whole, and small enough")]
    fn integer(&self) -> Result<i64, NoMessage> {
        /// Up to here all integers are exact as floating point numbers.
        const GREATEST: f64 = (1_u64 << 53) as f64;
        let number = self.0.as_f64().filter(|number| number.fract() == 0.0 && number.abs() <= GREATEST);
        number.map(|number| number as i64).ok_or(NO_MESSAGE)
    }

    fn list(&self) -> Result<List, NoMessage> {
        if !Array::is_array(&self.0) {
            return Err(NO_MESSAGE);
        }
        Ok(List { values: Array::from(&self.0), next: 0 })
    }
}

/// The value of that name in an object.
fn field(object: &JsValue, name: &str) -> Result<Option<JsValue>, NoMessage> {
    if !object.is_object() {
        return Err(NO_MESSAGE);
    }
    let value = Reflect::get(object, &name.into()).map_err(|_| NO_MESSAGE)?;
    Ok((!value.is_undefined()).then_some(value))
}

macro_rules! integers {
    ($($method:ident $visit:ident $number:ty;)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
            visitor.$visit(<$number>::try_from(self.integer()?).map_err(|_| NO_MESSAGE)?)
        })*
    };
}

/// What no message has.
macro_rules! nothing {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NoMessage> {
            Err(NO_MESSAGE)
        })*
    };
}

impl<'de> Deserializer<'de> for Plain {
    type Error = NoMessage;

    integers! {
        deserialize_u8 visit_u8 u8;
        deserialize_u16 visit_u16 u16;
        deserialize_u32 visit_u32 u32;
        deserialize_u64 visit_u64 u64;
        deserialize_i8 visit_i8 i8;
        deserialize_i16 visit_i16 i16;
        deserialize_i32 visit_i32 i32;
        deserialize_i64 visit_i64 i64;
    }

    nothing! { deserialize_any deserialize_char deserialize_bytes deserialize_byte_buf deserialize_map }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        visitor.visit_bool(self.0.as_bool().ok_or(NO_MESSAGE)?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        visitor.visit_f64(self.0.as_f64().ok_or(NO_MESSAGE)?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        visitor.visit_string(self.0.as_string().ok_or(NO_MESSAGE)?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        if self.0.is_null() || self.0.is_undefined() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        visitor.visit_unit()
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, NoMessage> {
        if name == AS_IT_IS {
            HANDED_ON.set(Some(self.0));
        }
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, NoMessage> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NoMessage> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, NoMessage> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, NoMessage> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NoMessage> {
        visitor.visit_map(Fields { of: self.0, names: fields.iter(), value: JsValue::UNDEFINED })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NoMessage> {
        if let Some(name) = self.0.as_string() {
            let variant = variants.iter().find(|variant| **variant == name).ok_or(NO_MESSAGE)?;
            return visitor.visit_enum(Choice { variant, value: JsValue::UNDEFINED });
        }
        for variant in variants {
            if let Some(value) = field(&self.0, variant)? {
                return visitor.visit_enum(Choice { variant, value });
            }
        }
        Err(NO_MESSAGE)
    }
}

struct List {
    values: Array,
    next: u32,
}

impl<'de> SeqAccess<'de> for List {
    type Error = NoMessage;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, NoMessage> {
        if self.next >= self.values.length() {
            return Ok(None);
        }
        let value = self.values.get(self.next);
        self.next += 1;
        seed.deserialize(Plain(value)).map(Some)
    }
}

/// An object of which the fields are known.
struct Fields {
    of: JsValue,
    names: std::slice::Iter<'static, &'static str>,
    value: JsValue,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = NoMessage;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, NoMessage> {
        for name in self.names.by_ref() {
            if let Some(value) = field(&self.of, name)? {
                self.value = value;
                let name: StrDeserializer<'_, NoMessage> = (*name).into_deserializer();
                return seed.deserialize(name).map(Some);
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, NoMessage> {
        seed.deserialize(Plain(std::mem::replace(&mut self.value, JsValue::UNDEFINED)))
    }
}

/// A value of an enum: its name, and what belongs to it.
struct Choice {
    variant: &'static str,
    value: JsValue,
}

impl<'de> EnumAccess<'de> for Choice {
    type Error = NoMessage;
    type Variant = Plain;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Plain), NoMessage> {
        let name: StrDeserializer<'_, NoMessage> = self.variant.into_deserializer();
        Ok((seed.deserialize(name)?, Plain(self.value)))
    }
}

impl<'de> VariantAccess<'de> for Plain {
    type Error = NoMessage;

    fn unit_variant(self) -> Result<(), NoMessage> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, NoMessage> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, NoMessage> {
        self.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NoMessage> {
        self.deserialize_struct("", fields, visitor)
    }
}

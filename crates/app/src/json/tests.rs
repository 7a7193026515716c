use proptest::prelude::*;
use serde_json::Value;

use super::*;

/// Converts to the library's type.
fn value_of(json: Json) -> Option<Value> {
    Some(if json.is_null() {
        Value::Null
    } else if let Some(flag) = json.flag() {
        flag.into()
    } else if let Some(text) = json.text() {
        text.into_owned().into()
    } else if let Some(items) = json.items() {
        items.into_iter().map(value_of).collect::<Option<Vec<_>>>()?.into()
    } else if let Some(fields) = json.fields() {
        let fields: Option<serde_json::Map<_, _>> =
            fields.into_iter().map(|(name, json)| Some((name.into_owned(), value_of(json)?))).collect();
        fields?.into()
    } else {
        serde_json::from_str(json.source()).ok()?
    })
}

fn assert_parsed_alike(text: &str) {
    match (Json::read(text, usize::MAX), serde_json::from_str::<Value>(text)) {
        (Ok(json), Ok(value)) => assert_eq!(value_of(json), Some(value), "{text}"),
        // Unpaired surrogates and numbers too large for a float are detected on access.
        (Ok(json), Err(_)) => assert_eq!(value_of(json), None, "{text}"),
        (Err(problem), Ok(_)) => panic!("{text}: {problem:?}"),
        (Err(_), Err(_)) => {}
    }
}

#[test]
fn texts_are_parsed_as_in_the_standard() {
    for text in [
        "null",
        "true",
        "false",
        "0",
        "-0",
        "-12.5e+3",
        "1E9",
        "01",
        "1.",
        ".5",
        "+1",
        "1e",
        "-",
        "nul",
        "truefalse",
        "\"\"",
        "\"\\u00e9\\n\\\"\\/\\\\\"",
        "\"\\ud83d\\ude00\"",
        "\"\\ud83d\"",
        "\"\\ud83dx\"",
        "\"\\ude00\\ud83d\"",
        "\"\\u12\"",
        "\"\\x\"",
        "\"\u{7}\"",
        "\"",
        "[",
        "]",
        "[]",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1,2]",
        " [ 1 , [ ] ] ",
        "{}",
        "{\"a\":1}",
        "{\"a\":1,}",
        "{\"a\"}",
        "{a:1}",
        "{\"a\":{\"b\":[null,\"é\"]}}",
        "{\"a\":1 \"b\":2}",
        "[1]]",
        "",
        " ",
        "1 1",
        "\u{a0}1",
        "1e400",
        "[\"a\":1]",
        "{\"a\",1}",
        "\u{feff}1",
    ] {
        assert_parsed_alike(text);
    }
}

#[test]
fn too_deep_nesting_is_distinguished_from_invalid_json() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(Json::read(&nested(MAX_DEPTH), usize::MAX).is_ok());
    assert_eq!(Json::read(&nested(MAX_DEPTH + 1), usize::MAX), Err(Problem::TooDeep));
    assert_eq!(Json::read(&"[".repeat(100_000), usize::MAX), Err(Problem::TooDeep));
    assert_eq!(Json::read("[1", usize::MAX), Err(Problem::NoJson));
    assert_eq!(Json::read("[1]", 2), Err(Problem::TooLong(2)));
}

#[test]
fn fields_are_unique_and_of_the_right_type() {
    let fields = Fields::of(Json::read("{\"a\":1,\"b\":\"x\",\"b\":2,\"c\":null}", 99).unwrap(), "it").unwrap();
    assert_eq!(fields.get("a", Json::number), Ok(1));
    assert_eq!(fields.or("d", 7, Json::number), Ok(7));
    assert_eq!(fields.get("d", Json::number), Err(Problem::Missing("d")));
    assert_eq!(fields.get("b", Json::number), Err(Problem::Twice("b")));
    assert_eq!((fields.perhaps("c", Json::number), fields.perhaps("a", Json::number)), (Ok(None), Ok(Some(1))));
    assert!(fields.perhaps("b", Json::number).is_err());
    assert_eq!(fields.or("c", 7, Json::number), Err(Problem::Wrong { field: "c", found: "null".to_owned() }));
}

#[test]
fn decimals_are_read_as_they_were_written() {
    for number in [0.0, 0.5, 1.0, 2.25, 4.99, 5.0, 100.0, std::f32::consts::SQRT_2] {
        let text = Writer::default().decimal("a", number).end();
        let read = Fields::of(Json::read(&text, 99).unwrap(), "it").unwrap().get("a", Json::decimal).unwrap();
        assert_eq!(read.to_bits(), number.to_bits(), "{text}");
    }
    let read = |text| Json::read(text, 99).unwrap().decimal();
    assert_eq!(
        (read("1.4142135"), read("0.30000001192"), read("7")),
        (Some(std::f32::consts::SQRT_2), Some(0.3), Some(7.0))
    );
    assert_eq!((read("-1"), read("1e2"), read("1000"), read("\"1\"")), (None, None, None, None));
}

/// Any value with integers only: the last digits of other numbers depend on the library.
fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(any::<String>(), inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn values_are_read_as_the_library_reads_them(value in any_value(), is_pretty in any::<bool>()) {
        let text = if is_pretty { format!("{value:#}") } else { value.to_string() };
        prop_assert_eq!(value_of(Json::read(&text, usize::MAX).unwrap()), Some(value));
    }

    #[test]
    fn any_text_is_read_as_the_library_reads_it(text in "[\\[\\]{}:,\"\\\\u0-9eE.+\\- a-fntr\u{e9}]{0,24}") {
        assert_parsed_alike(&text);
    }

    #[test]
    fn written_json_is_parsed_by_the_library(name in any::<String>(), text in any::<String>(), number in any::<u32>()) {
        let list = list_of([text_of(&text), text_of("")]);
        let json = Writer::default().text(&name, &text).number("n", number).flag("f", true).json("l", &list).end();
        let value: Value = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(&value["l"], &serde_json::json!([text, ""]));
        if name != "n" && name != "f" && name != "l" {
            prop_assert_eq!(&value[&name], &serde_json::json!(text));
            prop_assert_eq!(&value["n"], &serde_json::json!(number));
        }
    }
}

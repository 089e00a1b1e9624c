import Localize
import Testing

private func catalog(_ strings: String, source: String = "en") -> StringCatalog {
  StringCatalog(
    "{\n\"sourceLanguage\" : \"\(source)\",\n\"strings\" : {\n\(strings)\n},\n\"version\" : \"1.0\"\n}"
      .utf8, path: "T.xcstrings")
}

private func unit(_ text: String, state: String = "translated") -> String {
  #""stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" }"#
}

private func plural(_ texts: KeyValuePairs<String, String>) -> String {
  let members = texts.map { #""\#($0.key)" : { \#(unit($0.value)) }"# }.joined(separator: ", ")
  return #""variations" : { "plural" : { \#(members) } }"#
}

private func problems(of catalog: StringCatalog) -> [String] { catalog.problems.map { "\($0)" } }

@Suite struct StringCatalogTests {
  @Test func `L066 a key without anything stands for itself in the source language`() {
    let catalog = catalog(#""OK" : { }"#)
    #expect(problems(of: catalog) == [])
    #expect(LookupTable(catalog, language: "en")["OK"] == "OK")
    #expect(LookupTable(catalog, language: "de")["OK"] == nil)
  }

  @Test func `L067 a substitution shows its own argument`() throws {
    let catalog = catalog(
      """
      "k" : { "localizations" : { "en" : { \(unit("%@: %#@total@")), "substitutions" : { "total" : {
        "argNum" : 2, "formatSpecifier" : "lld",
        \(plural(["one": "is %arg string", "other": "are %arg strings"])) } } } } }
      """)
    #expect(problems(of: catalog) == [])
    let table = LookupTable(catalog, language: "en")
    #expect(try table.localizedString(forKey: "k", arguments: ["Here", 1]) == "Here: is 1 string")
    #expect(
      try table.localizedString(forKey: "k", arguments: ["Here", 1234]) == "Here: are 1,234 strings"
    )
  }

  @Test func `L068 a plural may stand under a device`() throws {
    let catalog = catalog(
      """
      "k" : { "localizations" : { "en" : { "variations" : { "device" : {
        "iphone" : { \(plural(["one": "tap %lld time", "other": "tap %lld times"])) },
        "other" : { \(unit("click %lld")) } } } } } }
      """)
    let value = try #require(LookupTable(catalog, language: "en").value(forKey: "k"))
    let phone = TextContext(language: "en", device: "iphone")
    #expect(try value.string([1], in: phone) == "tap 1 time")
    #expect(try value.string([2], in: phone) == "tap 2 times")
    #expect(try value.string([2], in: TextContext(language: "en", device: "mac")) == "click 2")
  }

  @Test func `L069 a substitution that is missing is an error at the text`() {
    let catalog = catalog(#""k" : { "localizations" : { "en" : { \#(unit("%#@x@")) } } }"#)
    #expect(
      problems(of: catalog) == [
        "T.xcstrings:4:89: error: 'k' has no substitution 'x', which its text uses. Define it."
      ])
  }

  @Test(arguments: [0, -1, 128])
  func `a substitution has an argument from 1 to 127`(_ argument: Int) throws {
    let catalog = catalog(
      """
      "k" : { "localizations" : { "en" : { \(unit("%#@n@")), "substitutions" : { "n" : {
        "argNum" : \(argument), "formatSpecifier" : "lld", \(plural(["other": "%arg"])) } } } } }
      """)
    #expect(
      problems(of: catalog) == [
        "T.xcstrings:5:14: error: 'n' is about argument \(argument). Write one from 1 to 127."
      ])
    let table = LookupTable(catalog, language: "en")
    #expect(try table.localizedString(forKey: "k", arguments: [7]) == "7")
  }

  @Test func `L070 a text that needs review is used`() {
    let catalog = catalog(
      #""k" : { "localizations" : { "de" : { \#(unit("v", state: "needs_review")) } } }"#)
    #expect(LookupTable(catalog, language: "de")["k"] == "v")
    #expect(catalog.entries[0].localizations["de"]?.states == ["needs_review"])
  }

  @Test func `L071 a key may be the same in all languages`() {
    let catalog = catalog(#""k" : { "shouldTranslate" : false }, "l" : { }"#)
    #expect(catalog.entries.map(\.shouldTranslate) == [false, true])
  }

  @Test func `L073 a comma too many is told at its bracket`() {
    let text = "{\n\"version\" : \"1.0\",\n\"strings\" : {\n\"a\" : {\n},\n\n  }\n}"
    #expect(
      problems(of: StringCatalog(text.utf8, path: "T.xcstrings"))
        == ["T.xcstrings:7:3: error: there is a comma before '}'. Remove it."])
  }

  @Test func `L074 a set of texts is kept as a list`() {
    let catalog = catalog(
      """
      "k" : { "localizations" : { "en" : { "stringSet" : { "state" : "new",
        "values" : [ "Open ${applicationName}", "Start ${applicationName}" ] } } } }
      """)
    let localization = catalog.entries[0].localizations["en"]
    #expect(localization?.stringSet == ["Open ${applicationName}", "Start ${applicationName}"])
    #expect(localization?.states == ["new"])
  }

  @Test func `L075 a key of a rule is looked up without a crash`() throws {
    let catalog = catalog(
      #""k" : { "localizations" : { "en" : { \#(plural(["one": "%d file", "other": "%d files"])) } } }"#
    )
    let table = LookupTable(catalog, language: "en")
    #expect(table.localizedString(forKey: "k") == "%d files")
    #expect(try table.localizedString(forKey: "k", arguments: [1]) == "1 file")
  }

  @Test func `a catalog tells its languages, comments and states of extraction`() {
    let catalog = catalog(
      """
      "b" : { "comment" : "For \\"b\\"", "extractionState" : "stale", "localizations" : {
        "ru" : { \(unit("б")) }, "de" : { \(unit("B", state: "new")) } } },
      "a" : { }
      """)
    #expect(catalog.languages == ["de", "en", "ru"])
    #expect(catalog.entries.map(\.key) == ["b", "a"])
    #expect(catalog.entries[0].comment == "For \"b\"")
    #expect(catalog.entries[0].isStale)
    #expect(catalog.position(of: catalog.entries[0]) == SourcePosition(line: 4, column: 1))
  }

  @Test(arguments: [
    ("", "1:1: error: expected a value, found the end of the file. Complete it."),
    ("[]", "1:1: error: there is no object 'strings'. A string catalog has one."),
    (
      #"{"version":"1.0","strings":{"a":1}}"#, "1:33: error: 'a' is a number. Make an object of it."
    ),
    ("{\"strings\": {\n\"a\" {} } }", "2:5: error: expected ':' after 'a'. Add it."),
    (
      "{\"a\": tru}", "1:7: error: expected a value. Write a text, a number, an object or an array."
    ),
    ("{\"a\": 01}", "1:7: error: '01' is no number. Write one such as 12 or -0.5."),
    ("{\"a\": \"\\q\"}", "1:8: error: there is no such escape. Write \\\\ for a backslash."),
    ("{\"a\": \"b", "1:7: error: the text is not closed. Add the quotation mark."),
    (
      "{\"a\": \"\\u12\"}",
      "1:8: error: expected four hexadecimal digits after \\u. Write \\u2026 for an ellipsis."
    ),
    (
      "{\"a\": \"\n\"}",
      "1:8: error: there is a control character in a text. Write \\n, \\t or \\u and its number."
    ),
    ("{} x", "1:4: error: there is more after the end of the value. Remove it."),
    (
      String(repeating: "[", count: 600),
      "1:513: error: values are nested deeper than 512 levels. Flatten them."
    ),
  ])
  func `what is no catalog tells where`(_ text: String, _ problem: String) {
    let catalog = StringCatalog(text.utf8, path: "T.xcstrings")
    #expect(problems(of: catalog).first == "T.xcstrings:" + problem)
  }
}

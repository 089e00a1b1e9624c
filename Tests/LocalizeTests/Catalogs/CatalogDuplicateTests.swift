import Localize
import Testing

struct CatalogDuplicateTests {
  @Test func `equal keys are told, and the last one wins`() {
    let catalog = StringCatalog(
      """
      {"sourceLanguage": "en", "strings": {
        "k": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "1"}}}},
        "other": {},
        "k": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "2"}}}}
      }, "version": "1.0"}
      """.utf8, path: "t.xcstrings")
    #expect(
      catalog.problems.map(\.description) == [
        "t.xcstrings:4:3: error: 'k' is given at 2:3 already, and the last one wins. Remove one."
      ])
    #expect(LookupTable(catalog, language: "de")["k"] == "2")
  }

  @Test func `of two objects with strings, the last one counts`() {
    let catalog = StringCatalog(
      #"{"strings": {"a": {}}, "sourceLanguage": "fr", "strings": {"b": {}}, "version": "1.0"}"#
        .utf8,
      path: "t.xcstrings")
    #expect(catalog.entries.map(\.key) == ["b"])
    #expect(catalog.languages == ["fr"])
  }
}

import FoundationEssentials
import Localize
import Testing

/// `Examples/SignIn` of the package that this file belongs to.
private let signIn = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
    path: "Examples/SignIn"
  ).path

/// Makes a folder of files for one test.
private func withFolder(
  _ files: KeyValuePairs<String, String>, _ body: (String) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try body(folder.path)
}

private func text(
  _ key: String, for preference: String, in tables: LocalizedTables,
  fallback: LocalizedStrings.KeyFallback = .none
) -> String? {
  let strings = LocalizedStrings(tables, preferences: [preference], fallback: fallback)
  return strings.text(forKey: key).map { "\($0.value.plainText) (\($0.language), \($0.step))" }
}

@Suite struct LocalizedTablesTests {
  @Test func `a folder is read once for all documents in it`() throws {
    try withFolder(["de.lproj/A.strings": "k = v;"]) { folder in
      func languages(_ name: String) -> [String] {
        LocalizedTables(named: name, inFolder: folder).languages
      }
      try KnownFolders.$current.withValue(KnownFolders()) {
        #expect(languages("A") == ["de"])
        let late = URL(filePath: folder).appending(path: "fr.lproj")
        try FileManager.default.createDirectory(at: late, withIntermediateDirectories: true)
        try Data("k = v;".utf8).write(to: late.appending(path: "A.strings"))
        #expect(languages("A") == ["de"])
      }
      #expect(languages("A") == ["de", "fr"])
    }
  }

  @Test func `a folder has the languages of its tables`() {
    let tables = LocalizedTables(named: "SignIn", inFolder: signIn)
    #expect(tables.languages == ["ar", "de", "en", "ja", "ru"])
    #expect(tables.files().unreadable == [])
  }

  @Test(
    arguments: [
      ("en", 1, "1 attempt left"), ("en", 3, "3 attempts left"), ("de", 1, "noch 1 Versuch"),
      ("ru", 1, "осталась 1 попытка"), ("ru", 3, "осталось 3 попытки"),
      ("ru", 5, "осталось 5 попыток"), ("ru", 21, "осталась 21 попытка"),
      ("ar", 0, "لم تتبقَّ أي محاولة"), ("ar", 2, "تبقّت محاولتان"), ("ar", 3, "تبقّت ٣ محاولات"),
      ("ar", 11, "تبقّت ١١ محاولة"), ("ja", 1, "あと1回試せます"),
    ] as [(String, Int, String)])
  func `a plural is right in the language`(_ language: String, _ count: Int, _ text: String) throws
  {
    let table = LocalizedTables(named: "Localizable", inFolder: signIn).table(in: language)
    #expect(
      try table.localizedString(forKey: "attemptsLeft", arguments: [FormatArgument(count)]) == text)
  }

  @Test func `a text tells where it comes from`() throws {
    let tables = LocalizedTables(named: "SignIn", inFolder: signIn)
    let strings = LocalizedStrings(tables, preferences: ["ru-RU"])
    let text = try #require(strings.text(forKey: "sgn-vc-001.title"))
    #expect(text.language == "ru")
    #expect(text.origin.path == signIn + "/ru.lproj/SignIn.strings")
    #expect(text.origin.position == SourcePosition(line: 53, column: 1))
    #expect(strings.negotiation.match == .parent(distance: 1))
  }

  @Test func `a missing key is looked up elsewhere only on request`() throws {
    try withFolder([
      "fr-CA.lproj/T.strings": "\"a\" = \"québécois\"; e = \"\";",
      "fr.lproj/T.strings": "\"a\" = \"français\"; b = aussi; e = vide;",
      "en.lproj/T.strings": "a = English; c = too;",
    ]) { folder in
      let tables = LocalizedTables(named: "T", inFolder: folder)
      #expect(text("a", for: "fr-CA", in: tables) == "québécois (fr-CA, 0)")
      #expect(text("b", for: "fr-CA", in: tables) == nil)
      #expect(text("e", for: "fr-CA", in: tables) == " (fr-CA, 0)")
      #expect(text("b", for: "fr-CA", in: tables, fallback: .perKey) == "aussi (fr, 1)")
      #expect(text("c", for: "fr-CA", in: tables, fallback: .perKey) == "too (en, 2)")
      #expect(text("e", for: "fr-CA", in: tables, fallback: .perKey) == "vide (fr, 1)")
      #expect(text("d", for: "fr-CA", in: tables, fallback: .perKey) == nil)
      #expect(text("c", for: "ja", in: tables) == nil)
      #expect(text("c", for: "ja", in: tables, fallback: .perKey) == "too (en, 0)")
    }
  }

  @Test func `a catalog in mul has all its languages, and old names are languages`() throws {
    try withFolder([
      "mul.lproj/T.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "k" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "v" } } } } } }
      """,
      "French.lproj/T.strings": "k = w;", "Base.lproj/T.strings": "k = base;",
    ]) { folder in
      let tables = LocalizedTables(named: "T", inFolder: folder)
      #expect(tables.languages == ["French", "de"])
      #expect(text("k", for: "de-AT", in: tables) == "v (de, 0)")
      #expect(text("k", for: "fr", in: tables) == "w (French, 0)")
    }
  }

  @Test func `an image is that of the language, or of none`() throws {
    try withFolder([
      "ru.lproj/flag@2x.png": "", "Base.lproj/flag.pdf": "", "star.png": "",
      "ru.lproj/T.strings": "",
    ]) { folder in
      let images = LocalizedFolder(path: folder)
      #expect(images.localizations == ["Base", "ru"])
      func path(_ name: String, _ language: String) -> String? {
        images.path(ofImage: name, preferences: [language])?.replacing(folder + "/", with: "")
      }
      #expect(path("flag", "ru-RU") == "ru.lproj/flag@2x.png")
      #expect(path("flag", "de") == "Base.lproj/flag.pdf")
      #expect(path("flag.pdf", "ru") == "Base.lproj/flag.pdf")
      #expect(path("star", "ru") == "star.png")
      #expect(path("none", "ru") == nil)
      #expect(path("../star", "ru") == nil)
    }
  }

  @Test func `a folder without tables has none`() throws {
    let tables = LocalizedTables(named: "Nothing", inFolder: "/nowhere")
    #expect(tables.languages == [])
    #expect(text("k", for: "en", in: tables) == nil)
  }
}

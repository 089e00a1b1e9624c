import Localize
import Testing

/// A rule file whose dictionary is written as `key: value` trees would be; here as XML by hand.
private func dictionary(_ inside: String) -> StringsDictionary {
  StringsDictionary(
    ("<plist version=\"1.0\"><dict>\n" + inside + "</dict></plist>").utf8, path: "T.stringsdict")
}

/// The XML of a variable.
private func variable(
  _ name: String, _ texts: KeyValuePairs<String, String>, type: String = "d"
) -> String {
  let categories = texts.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
  return """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>\
    <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>\
    <string>\(type)</string>\(categories)</dict>
    """
}

/// The XML of an entry.
private func entry(_ format: String, _ variables: String..., key: String = "k") -> String {
  """
  <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\
  \(variables.joined())</dict>
  """
}

private func text(
  _ inside: String, _ arguments: FormatArgument..., language: LanguageTag = "en",
  device: String = "other", width: Int? = nil
) throws -> String {
  let dictionary = dictionary(inside)
  #expect(dictionary.problems == [])
  let value = try #require(dictionary.entries.first?.value)
  return try value.string(
    arguments, in: TextContext(language: language, device: device, width: width))
}

private let files = entry("%#@n@", variable("n", ["one": "%d file", "other": "%d files"]))

@Suite struct StringsDictionaryTests {
  @Test func `L055 the number chooses the text`() throws {
    #expect(try text(files, 1) == "1 file")
    #expect(try text(files, 2) == "2 files")
  }

  @Test func `L056 zero has its own text in every language`() throws {
    let files = entry(
      "%#@n@", variable("n", ["zero": "no files", "one": "%d file", "other": "%d files"]))
    #expect(try text(files, 0) == "no files")
    #expect(try text(files, 0, language: "ja") == "no files")
    #expect(try text(files, 10) == "10 files")
  }

  @Test(arguments: [
    (1 as FormatArgument, "one"), (2, "few"), (5, "many"), (21, "one"), (11, "many"),
  ])
  func `L057 Russian has four categories`(_ number: FormatArgument, _ category: String) throws {
    let texts = variable("n", ["one": "one", "few": "few", "many": "many", "other": "other"])
    #expect(try text(entry("%#@n@", texts), number, language: "ru") == category)
  }

  @Test func `L057 a fraction is other in Russian`() throws {
    let texts = variable("n", ["one": "one", "other": "%.1f other"], type: "f")
    #expect(try text(entry("%#@n@", texts), 1.5, language: "ru") == "1,5 other")
  }

  @Test func `L058 a variable takes the argument after those before it`() throws {
    let count = variable("count", ["one": "one item", "other": "%d items"])
    #expect(try text(entry("Hello %@, %#@count@", count), "A", 2) == "Hello A, 2 items")
  }

  @Test(arguments: [("%1$#@a@ %2$#@b@", "1 a 2 bs"), ("%2$#@b@ %1$#@a@", "2 bs 1 a")])
  func `L059 variables may change places`(_ format: String, _ expected: String) throws {
    let a = variable("a", ["one": "%d a", "other": "%d as"])
    let b = variable("b", ["one": "%d b", "other": "%d bs"])
    #expect(try text(entry(format, a, b), 1, 2) == expected)
  }

  @Test func `L060 a variable that skips an argument goes by its own`() throws {
    let c = variable("c", ["one": "%3$d thing", "other": "%3$d things"])
    #expect(try text(entry("%1$@ %3$#@c@", c), "x", 5, 1) == "x 1 thing")
  }

  @Test func `L061 a variable may hold another`() throws {
    let files = variable(
      "files", ["one": "%d file in %#@folders@", "other": "%d files in %#@folders@"])
    let folders = variable("folders", ["one": "%d folder", "other": "%d folders"])
    #expect(try text(entry("%#@files@!", files, folders), 2, 1) == "2 files in 1 folder!")
  }

  @Test func `L061 a variable that holds itself is an error`() throws {
    let a = variable("a", ["other": "%#@b@"])
    let b = variable("b", ["other": "%#@a@"])
    let dictionary = dictionary(entry("%#@a@", a, b))
    #expect(
      dictionary.problems.map { "\($0)" } == [
        "T.stringsdict:2:56: error: the variable 'a' of 'k' holds itself. Take it out."
      ])
    #expect(throws: FormatError.recursiveVariable("a")) {
      try dictionary.entries[0].value.string([1, 2, 3], in: TextContext(language: "en"))
    }
  }

  @Test func `variables that hold others twice end`() throws {
    let variables = (0..<40).map { level in
      variable("v\(level)", ["other": "%1$#@v\(level + 1)@%1$#@v\(level + 1)@"])
    }
    let last = variable("v40", ["other": "x"])
    let dictionary = dictionary(
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@v0@</string>"
        + variables.joined() + last + "</dict>")
    #expect(throws: FormatError.self) {
      try dictionary.entries[0].value.string([2], in: TextContext(language: "en"))
    }
  }

  @Test func `L062 a variable that is missing is an error`() {
    let dictionary = dictionary(entry("%#@n@ %#@m@", variable("n", ["other": "%d"])))
    #expect(
      dictionary.problems.map { "\($0)" } == [
        "T.stringsdict:2:56: error: 'k' has no variable 'm', which its text uses. Define it."
      ])
    #expect(throws: FormatError.unknownVariable("m")) {
      try dictionary.entries[0].value.string([1, 2], in: TextContext(language: "en"))
    }
  }

  @Test func `L063 a rule comes before a text of the same key`() throws {
    let strings = StringTable("k = text; other = here;".utf8, path: "T.strings")
    let table = LookupTable(strings, rules: dictionary(files), language: "en")
    #expect(try table.localizedString(forKey: "k", arguments: [2]) == "2 files")
    #expect(table.localizedString(forKey: "other") == "here")
  }

  @Test func `L064 a device without a text has that of the others`() throws {
    let devices = """
      <key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\
      <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
      """
    #expect(try text(devices, device: "mac") == "Click")
    #expect(try text(devices, device: "iphone") == "Tap")
  }

  @Test func `L065 the widest text that fits is taken`() throws {
    let widths = """
      <key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>\
      <key>1</key><string>S</string><key>22</key><string>Medium</string>\
      <key>53</key><string>Long enough</string></dict></dict>
      """
    #expect(try text(widths, width: 30) == "Medium")
    #expect(try text(widths, width: 0) == "S")
    #expect(try text(widths) == "Long enough")
  }

  @Test(arguments: [
    (
      "<key>k</key><integer>1</integer>",
      "2:13: error: 'k' has a <integer>. Give it a text or a rule."
    ),
    (
      "<key>k</key><dict><key>a</key><string/></dict>",
      "2:13: error: 'k' has neither NSStringLocalizedFormatKey nor a rule for devices or widths, but 'a'. Add one."
    ),
    (
      entry("%#@n@", variable("n", ["one": "x"])),
      "2:90: error: the variable 'n' of 'k' has no text for 'other'. Add it."
    ),
    (
      entry("%#@n@", variable("n", ["other": "x"], type: "blue")),
      "2:208: error: the variable 'n' of 'k' has the value type 'blue', which is not a conversion. Write one such as d or lld."
    ),
    (
      entry("x", variable("n", ["other": "x"])),
      "2:56: warning: nothing in 'k' uses the variable 'n'. Remove it."
    ),
  ])
  func `a rule that cannot be used tells why`(_ inside: String, _ problem: String) {
    #expect(dictionary(inside).problems.map { "\($0)" }.contains("T.stringsdict:" + problem))
  }
}

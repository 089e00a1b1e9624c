import Localize
import Testing

/// A rule whose variables hold one another, a number of levels deep.
private func nested(_ levels: Int, uses: Int = 1) -> LocalizedValue {
  var variables: [String: LocalizedValue.Variable] = [:]
  for level in 1...levels {
    let text = level == levels ? "end" : String(repeating: "%1$#@v\(level + 1)@", count: uses)
    variables["v\(level)"] = .init(valueType: "d", categories: [.other: text])
  }
  return .format("%1$#@v1@", variables: variables)
}

struct FormatLimitTests {
  private let english = TextContext(language: "en")

  @Test func `variables may be nested four deep`() throws {
    #expect(try nested(4).string([3], in: english) == "end")
    #expect(throws: FormatError.nestedTooDeep(limit: 4)) { try nested(5).string([3], in: english) }
    #expect(
      FormatError.nestedTooDeep(limit: 4).description
        == "the variables are nested deeper than 4. Flatten them.")
  }

  @Test func `variables that multiply are refused in words of their own`() {
    #expect(throws: FormatError.tooManyVariables(limit: 10_000)) {
      try nested(4, uses: 30).string([3], in: english)
    }
    #expect(
      FormatError.tooManyVariables(limit: 10_000).description
        == "more than 10000 variables are to be filled in. Use fewer.")
  }

  @Test func `a text of more than four megabytes is refused`() throws {
    let long = String(repeating: "m", count: 1000)
    let format = FormatString(String(repeating: "%1$@", count: 5000))
    #expect(throws: FormatError.tooLong(limit: 4_194_304)) {
      try format.filled(with: [.text(long)])
    }
    #expect(try format.filled(with: [.text("3")]).utf8.count == 5000)
  }

  @Test func `brackets that nothing closes are read in linear time`() {
    let format = FormatString(String(repeating: "%[", count: 200_000))
    #expect(format.parts == [.text(String(repeating: "%[", count: 200_000))])
  }

  @Test func `a rule that is nested too deep is told so`() {
    let pairs = (1...5).map { level in
      """
      <key>v\(level)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key>
      <string>\(level == 5 ? "%d" : "%#@v\(level + 1)@")</string></dict>
      """
    }
    let rules = StringsDictionary(
      """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@v1@</string>\(pairs.joined())</dict></dict></plist>
      """.utf8, path: "t.stringsdict")
    #expect(
      rules.problems.map(\.description) == [
        "t.stringsdict:2:1: error: the variables of 'k' are nested deeper than 4, down to 'v5'. "
          + "Flatten them."
      ])
  }
}

struct SubstitutionTests {
  @Test func `the argument is found among its beginnings`() throws {
    let value = LocalizedValue.format(
      "%#@a@",
      variables: [
        "a": .init(
          valueType: "d", argument: 1,
          categories: [.other: String(repeating: "%é", count: 1000) + "%arg"])
      ])
    let text = try value.string([3], in: TextContext(language: "en"))
    #expect(text.hasSuffix("3"))
    #expect(text.unicodeScalars.count { $0 == "é" } == 1000)
  }
}

import Auditing
import Diagnostics
import Localize
import Testing

/// A fault of a real app, made again as a small table, with what an app does with it.
private struct RealFault: CustomTestStringConvertible, Sendable {
  var rule: String
  var severity: Diagnostic.Severity
  var source: String
  var own: String
  var language = "de"
  /// The arguments that the code gives.
  var arguments: [FormatArgument]
  /// The text or the error at run time, in the app's language.
  var atRunTime: String
  var testDescription: String { "\(source) | \(own)" }
}

private let faults: [RealFault] = [
  // element-hq/element-ios 5990: a text where a number is given.
  RealFault(
    rule: "conversion-type", severity: .error, source: "%d unread messages",
    own: "%@ ungelesene Nachrichten",
    arguments: [3],
    atRunTime: "argument 1 is a whole number, which %@ does not show. Give another one."),
  // Automattic/pocket-casts-ios 118: the arguments change places.
  RealFault(
    rule: "conversion-order", severity: .error, source: "%@ has %d episodes",
    own: "%d Folgen in %@",
    arguments: ["News", 3],
    atRunTime: "argument 1 is a text, which %d does not show. Give another one."),
  // wordpress-mobile/release-toolkit 174: one argument more.
  RealFault(
    rule: "conversion-count", severity: .error, source: "%@ liked it", own: "%1$@ mag %2$@",
    arguments: ["Ann"], atRunTime: "argument 2 is missing. Give it."),
  // vinzdg/codenotch 237: a number with a fraction for a whole one.
  RealFault(
    rule: "conversion-type", severity: .error, source: "%ld%% used", own: "%.1f %% belegt",
    arguments: [40],
    atRunTime: "argument 1 is a whole number, which %f does not show. Give another one."),
  // bitstadium/HockeySDK-Mac 24: an argument is left out.
  RealFault(
    rule: "conversion-count", severity: .warning, source: "Version %@ (%@)", own: "Version %@",
    arguments: ["1.0", "7"], atRunTime: "Version 1.0"),
  // ryanbr/noop 2250: positions for some.
  RealFault(
    rule: "mixed-positions", severity: .error, source: "%1$@ of %2$@", own: "%2$@ von %@",
    arguments: ["1", "2"], atRunTime: "2 von 1"),
  // Of our own: a percent sign that disappears with what follows.
  RealFault(
    rule: "stray-percent", severity: .warning, source: "%d%% done", own: "%d%, fertig",
    arguments: [40], atRunTime: "40, fertig"),
  // One argument that is shown as two things.
  RealFault(
    rule: "conversion-type", severity: .error, source: "%@ songs", own: "%1$@ Lieder (%1$d)",
    arguments: ["Ten"],
    atRunTime: "argument 1 is a text, which %d does not show. Give another one."),
  // A keyword where a number is asked for.
  RealFault(
    rule: "message-arguments", severity: .error, source: "{n, plural, one{# song} other{# songs}}",
    own: "{n, select, one{ein Lied} other{Lieder}}", arguments: [2],
    atRunTime: "the argument 'n' is a whole number, and a keyword is asked for. Give another one."),
  // A brace that was lost.
  RealFault(
    rule: "message-syntax", severity: .error, source: "{n, plural, one{# song} other{# songs}}",
    own: "{n, plural, one{# Lied} other{# Lieder}", arguments: [2],
    atRunTime: "1:40: expected } for the brace at 1:1, found the end. Add }."),
]

@Suite struct TableFaultTests {
  @MainActor @Test(arguments: faults)
  private func `a fault of a real app is found, and an app does what it says`(fault: RealFault)
    throws
  {
    let tables = AuditExample(strings: [
      "en": "\"key\" = \"\(fault.source)\";", fault.language: "\"key\" = \"\(fault.own)\";",
    ])
    let findings = try #require(AuditRule.rule(fault.rule)).findings(in: tables)
    #expect(findings.map(\.severity) == [fault.severity])
    #expect(findings.first?.path == "\(fault.language).lproj/Localizable.strings")
    #expect(atRunTime(fault) == fault.atRunTime)
  }

  private func atRunTime(_ fault: RealFault) -> String {
    guard fault.own.contains("{") else {
      do throws(FormatError) {
        return try FormatString(fault.own).filled(with: fault.arguments)
      } catch {
        return error.description
      }
    }
    do {
      return try MessageFormat(fault.own, in: "de").string(["n": fault.arguments[0]])
    } catch {
      return "\(error)"
    }
  }

  @MainActor @Test
  func `a category that a language needs is missing, and other is shown with its numbers`() throws {
    // divinevideo/divine-mobile 7755: Arabic, Polish and Romanian without few or many.
    let text = """
      <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d plik</string><key>other</key><string>%d pliku</string></dict></dict></dict></plist>

      """
    let example = AuditExample(files: ["pl.lproj/Localizable.stringsdict": text])
    let findings = try #require(AuditRule.rule("missing-category")).findings(in: example)
    #expect(
      findings.map(\.problem) == ["the plural 'n' of 'n' lacks few and many"])
    let rules = StringsDictionary(text.utf8, path: "")
    #expect(try rules.entries[0].value.string([5], in: TextContext(language: "pl")) == "5 pliku")
  }

  @MainActor @Test func `a variation of a device is compared, too`() throws {
    // ryanbr/noop 542: an audit that sees only the plain text.
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let text = """
      {"sourceLanguage": "en", "strings": {"Tap %@": {"localizations": {"de": {"variations": {"device": {
        "mac": \(unit("%d anklicken")), "other": \(unit("%@ antippen"))}}}}}}, "version": "1.0"}

      """
    let example = AuditExample(files: ["Localizable.xcstrings": text])
    let findings = try #require(AuditRule.rule("conversion-type")).findings(in: example)
    #expect(findings.count == 1)
    let value = StringCatalog(text.utf8, path: "").entries[0].localizations["de"]?.value
    let context = TextContext(language: "de", device: "mac")
    #expect(throws: FormatError.self) { try value?.string(["A"], in: context) }
  }

  @MainActor @Test func `a position that a catalog gives beside the text leaves a gap`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"songs": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@count@"},
        "substitutions": {"count": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg song"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg songs"}}}}}}}}}}, "version": "1.0"}

      """
    let example = AuditExample(files: ["Localizable.xcstrings": text])
    let findings = try #require(AuditRule.rule("mixed-positions")).findings(in: example)
    #expect(
      findings.map(\.problem) == [
        "the text of 'songs' has no conversion of argument 1, though one of argument 2: '%arg songs'"
      ])
  }

  @MainActor @Test func `a text that is composed in another way is still the same`() throws {
    let example = AuditExample(strings: [
      "en": "\"m\" = \"Café menu\";", "de": "\"m\" = \"Cafe\u{301} menu\";",
    ])
    let findings = try #require(AuditRule.rule("same-as-source")).findings(in: example)
    #expect(findings.count == 1)
  }
}

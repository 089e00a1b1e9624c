import Foundation
import Testing

@testable import Localize

private let languages: [LanguageTag] = [
  "ar", "cs", "cy", "da", "de", "en", "es", "fa", "fi", "fr", "ga", "he", "hi", "hu", "id", "it",
  "ja",
  "ko", "lt", "lv", "mt", "nb", "nl", "nn", "pl", "pt", "pt-PT", "ru", "sl", "tr", "uk", "zh-Hans",
]

private func forms(_ name: String, _ type: String = "plural") -> String {
  "{\(name), \(type), zero{zero #} one{one #} two{two #} few{few #} many{many #} other{other #}}"
}

private let date = FormatArgument.date(Date(timeIntervalSince1970: 1_795_891_225))

private let messages: [(pattern: String, arguments: [String: FormatArgument])] = [
  (
    ["a", "b", "c", "d", "e", "f"].map { forms($0) }.joined(separator: ", "),
    ["a": 0, "b": 1, "c": 2, "d": 5, "e": 21, "f": 1.5]
  ),
  (
    ["a", "b", "c", "d"].map { forms($0, "selectordinal") }.joined(separator: ", "),
    ["a": 1, "b": 2, "c": 3, "d": 11]
  ),
  ("{n, number} {m}", ["n": 1_234_567.891, "m": -1234]),
  ("{n, number, integer} {m, number, percent}", ["n": -1234.5, "m": 12.34]),
  ("{n, number, ::compact-short} {n, number, ::compact-long}", ["n": 12345]),
  ("{n, number, ::currency/EUR .00}", ["n": 3.5]),
  ("{n, number, ::measure-unit/length-kilometer unit-width-full-name}", ["n": 3]),
  ("{n, spellout}", ["n": 71]),
  ("{n, ordinal} {n, duration}", ["n": 3661]),
  ("{d, date, long} {d, date, ::yMMMd}", ["d": date]),
  ("{d, time, short} {d, time, ::jm} {d}", ["d": date]),
  (
    "{who} {n, plural, offset:1 =0{-} one{{g, select, f{F #} other{O #}}} other{# {n}}}",
    ["who": "Ann", "n": 1234, "g": "f"]
  ),
]

@Suite struct StoredMessageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Stored/Messages.tsv")

  /// The lines of a table with a message of each language, its number and its text.
  private func lines(_ text: (String, [String: FormatArgument], LanguageTag) throws -> String?)
    rethrows -> [String]
  {
    try languages.flatMap { language in
      try messages.enumerated().map { number, message in
        "\(language)\t\(number + 1)\t\(try text(message.pattern, message.arguments, language) ?? "refused")"
      }
    }
  }

  @Test func `32 languages of 12 messages read as the stored text of ICU 72, or as this ICU's own`()
    throws
  {
    let ours = try lines { try MessageFormat($0, in: $2).string($1) }
    let own = lines { OwnMessageFormat.string($0, $1, in: "\($2)") }
    #expect(ours.count == 384)
    let different = zip(ours, own).filter { $0 != $1 }.map { "- \($1)\n+ \($0)" }
    #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
    guard OwnMessageFormat.version == 72 else { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try own.map { $0 + "\n" }.joined().write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let stored = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(stored == ours.map { $0 + "\n" }.joined())
  }
}

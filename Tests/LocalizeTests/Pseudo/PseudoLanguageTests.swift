import Testing

@testable import Localize

@Suite struct PseudoLanguageTests {
  private func texts(_ text: String) -> [String] {
    ["en-XA", "accented", "double-length", "bounded", "ar-XB"].map {
      PseudoLanguage(named: $0)?.text(text) ?? ""
    }
  }

  @Test func `a text has accents, is longer, or stands in brackets`() {
    #expect(
      texts("Sign In") == [
        "[Šîĝñ Îñ one two]", "Šîĝñ Îñ", "Sign In Sign In", "[Sign In]",
        "\u{202E}Sign\u{202C} \u{202E}In\u{202C}",
      ])
    #expect(texts("") == ["", "", "", "", ""])
    #expect(texts("  %d ") == ["  %d ", "  %d ", "  %d ", "  %d ", "  %d "])
    #expect(texts("日本")[0...3] == ["[日本 one]", "日本", "日本 日本", "[日本]"])
  }

  /// Texts, and the pieces that none of the languages changes.
  @Test(
    arguments: [
      ("Delete %1$@ of %2$lld?", ["%1$@", "%2$lld"]), ("%#@songs@ left", ["%#@songs@"]),
      ("%arg files", ["%arg"]), ("%.2f km, 5%% more", ["%.2f", "%%"]),
      ("See <b>this</b>&nbsp;page", ["<b>", "</b>", "&nbsp;"]), ("a < b & c", []),
      ("[Terms](https://x.org/a) apply", ["](https://x.org/a)"]),
      ("Go to https://x.org/a?b=c.", ["https://x.org/a?b=c"]), ("Write to me@x.org", ["me@x.org"]),
      ("Line\\nbreak \\u00E9", ["\\n", "\\u00E9"]), ("Hello {name}!", ["{name}"]),
      ("Tiles of https://x.org/{z}/{x}.png", ["https://x.org/{z}/{x}.png"]),
      ("Hello {{name}}, ${user}", ["{{name}}", "${user}"]),
      ("Use { to open {name} or ${key}", ["{name}", "${key}"]),
      ("See https://x.org/{id} of {name}", ["https://x.org/{id}", "{name}"]),
      ("{n, plural, one{# song} other{# songs}}", ["{n, plural, one{# ", "} other{# ", "}}"]),
      (
        "{g, select, female{her '{song}'} other{their song}}",
        ["{g, select, female{", "'{song}'", "} other{"]
      ),
    ] as [(String, [String])])
  func `conversions, variables, arguments, markup, links and escapes stay`(
    _ text: String, _ kept: [String]
  ) {
    for changed in texts(text) {
      #expect(changed != text)
      for piece in kept { #expect(changed.contains(piece), "\(changed)") }
    }
  }

  @Test func `a message of a pseudo-language is a message, whose branches are changed`() throws {
    let pattern = "{n, plural, one{# song} other{# songs}} left"
    let changed = try #require(PseudoLanguage(named: "accented")).text(pattern)
    #expect(changed == "{n, plural, one{# šöñĝ} other{# šöñĝš}} ļéƒţ")
    #expect(try MessageFormat(changed, in: "en").string(2) == "2 šöñĝš ļéƒţ")
  }

  @Test func `each word of a message is changed, beside a link and with an apostrophe`() throws {
    let accented = try #require(PseudoLanguage(named: "accented"))
    #expect(
      accented.text("https://x.org/{id} and {n, plural, one{# file} other{# files}}")
        == "https://x.org/{id} åñð {n, plural, one{# ƒîļé} other{# ƒîļéš}}")
    #expect(texts("Don't {n}")[2] == "Don't Don't {n}")
    #expect(texts("Don't {n}")[4] == "\u{202E}Don't\u{202C} {n}")
  }

  @Test func `words after a percent sign never make a conversion of it`() {
    for text in ["Done 50%", "50% done", "100 %", "% of all", "5%: Data", "%[abc", "%[a]d x"] {
      for changed in texts(text) {
        let (own, other) = (FormatString(text), FormatString(changed))
        #expect(own.conversions == other.conversions, "\(changed)")
      }
    }
  }

  @Test func `each text of a value is changed`() throws {
    let bounded = try #require(PseudoLanguage(named: "bounded"))
    #expect(
      bounded.value(.plural([.one: .text("a song"), .other: .text("%d songs")]))
        == .plural([.one: .text("[a song]"), .other: .text("[%d songs]")]))
    let accented = try #require(PseudoLanguage(named: "EN_xa"))
    let variable = LocalizedValue.Variable(
      valueType: "d", categories: [.one: "%d song", .other: "%d songs"])
    guard
      case .format(let text, let variables) = accented.value(
        .format("%#@n@ left", variables: ["n": variable]))
    else {
      Issue.record("the value is no format")
      return
    }
    #expect(text == "[%#@n@ ļéƒţ one two]")
    #expect(variables["n"]?.categories == [.one: "%d šöñĝ", .other: "%d šöñĝš"])
  }

  @Test func `a hundred thousand beginnings take a moment`() {
    for piece in ["a-", "<a", "{", "](", "%", "%[", "%#@", "&a", "a.b@", "\\", "${", "a://", "ab "]
    {
      let text = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
      let start = ContinuousClock.now
      _ = PseudoLanguage(named: "en-XA")?.text(text)
      #expect(ContinuousClock.now - start < .seconds(30), "\(piece)")
    }
  }
}

import Testing

@testable import Localize

@Suite struct MessagePatternTests {
  /// Returns the kind and the place of the mistake for which a pattern is refused; nil for none.
  private func mistake(_ pattern: String, _ syntax: MessagePattern.Syntax) -> String? {
    do throws(MessagePatternError) {
      _ = try MessagePattern(pattern, syntax)
      return nil
    } catch {
      return "\(error.kind) \(error.position.line):\(error.position.column)"
    }
  }

  @Test func `there are patterns enough`() {
    let all = goodPatterns + acceptedMistakes + badPatterns
    #expect(all.count >= 120 && badPatterns.count >= 40)
    #expect(Set(all.map(\.pattern)).count == all.count)
  }

  @Test(arguments: goodPatterns)
  func `a pattern without a mistake is read in both syntaxes, and by ICU`(_ c: PatternCase) {
    #expect(mistake(c.pattern, .strict) == nil)
    #expect(mistake(c.pattern, .lenient) == nil)
    #expect((try? MessagePattern(c.pattern, .lenient))?.remarks == [])
    #expect((OwnMessageFormat.error(c.pattern) == nil) == (c.difference == nil))
  }

  @Test(arguments: acceptedMistakes)
  func `L104 to L106 a mistake that ICU accepts is a remark, and an error in strict syntax`(
    _ c: PatternCase
  ) throws {
    #expect(mistake(c.pattern, .strict) == c.mistake)
    let remarks = try MessagePattern(c.pattern, .lenient).remarks
    let first = try #require(remarks.first)
    #expect("\(first.kind) \(first.position.line):\(first.position.column)" == c.mistake)
    #expect(first.kind.isAccepted)
    #expect((OwnMessageFormat.error(c.pattern) == nil) == (c.difference == nil))
  }

  @Test(arguments: badPatterns)
  func `L097 to L103 a mistake is refused with its place`(_ c: PatternCase) {
    #expect(mistake(c.pattern, .strict) == c.mistake)
    #expect(mistake(c.pattern, .lenient) != nil)
    #expect((OwnMessageFormat.error(c.pattern) != nil) == (c.difference == nil))
  }

  @Test func `L104 to L106 what ICU accepts reads as in ICU`() throws {
    func text(_ pattern: String, _ number: FormatArgument) throws -> String {
      try MessageFormat(MessagePattern(pattern, .lenient), in: "en").string(number)
    }
    #expect(try text("{n, plural, one{x} one{z} other{y}}", 1) == "x")
    #expect(try text("{n, plural, dozens{x} other{y}}", 12) == "y")
    #expect(try text("{n,plural,other{x}}}", 1) == "x}")
    for c in acceptedMistakes {
      let message = MessageFormat(try MessagePattern(c.pattern, .lenient), in: "en")
      let arguments: [String: FormatArgument] = ["n": 1, "g": "a"]
      #expect(
        try message.string(arguments)
          == OwnMessageFormat.string(c.pattern, arguments, in: "en"), "\(c)")
    }
  }

  @Test func `an error says what is wrong, where, and what to do`() throws {
    func description(_ pattern: String) -> String {
      do throws(MessagePatternError) {
        _ = try MessagePattern(pattern)
        return ""
      } catch { return "\(error)" }
    }
    #expect(
      description("{n, plural, one{x} other{y}")
        == "1:28: expected } for the brace at 1:1, found the end. Add }.")
    #expect(description("{n, numbre}") == "1:5: there is no type 'numbre'. Did you mean 'number'?")
    #expect(
      description("{n, number, ::currency/EUR bogus}")
        == "1:28: there is no look of numbers 'bogus'. Write such as ::currency/EUR, or a pattern such as #,##0.00."
    )
    #expect(
      description("{n, plural, dozens{x} other{y}}")
        == "1:13: no language has the category 'dozens'. Write zero, one, two, few, many or other, or an exact number such as =0."
    )
  }

  @Test func `messages nest 100 levels deep and no deeper`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{g, select, other{", count: depth) + String(repeating: "}}", count: depth)
    }
    #expect(mistake(nested(100), .strict) == nil)
    #expect(mistake(nested(101), .strict) == "depth 1:1818")
    #expect(mistake(nested(20_000), .lenient) == "depth 1:1818")
  }
}

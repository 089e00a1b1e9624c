import TestSupport
import Testing

@testable import Localize

/// The pieces that formats are drawn from.
private let pieces = [
  "%", "%@", "%d", "%1$@", "%2$d", "%10$@", "%lld", "%zu", "%5d", "%.1f", "%*d", "%s", "%%", "% o",
  "%n", "%#@n@",
  "%-", "%l", "%é", "％d", "1$", "@", "n", "[", "]", " ", "a", "…",
  "%hhd", "%" + String(repeating: "l", count: 220) + "d",
]

@Suite(.tags(.model))
struct RandomOutlineTests {
  @Test func `an outline has what the conversions of a format have`() {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...6, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let (format, outline) = (FormatString(text), FormatOutline(text))
      let conversions = format.conversions
      #expect(outline.hasArguments == format.hasArguments, "\(text)")
      #expect(outline.dropsPercentSigns == format.dropsPercentSigns, "\(text)")
      #expect(
        outline.hasCConversions == conversions.contains { $0.isOfC && !$0.isSpaced }, "\(text)")
      #expect(outline.hasPositions != FormatSignature(text).isInOrder, "\(text)")
    }
  }

  @Test func `formats with the same outline of kinds have no differences`() {
    var random = SeededGenerator(seed: 82)
    var (equal, different) = (0, 0)
    for _ in 0..<20_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 1...3, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      guard let own = FormatOutline(texts[0]).kinds, let source = FormatOutline(texts[1]).kinds
      else { continue }
      let differences = FormatSignature(texts[0]).differences(from: FormatSignature(texts[1]))
      #expect((own == source) == differences.isEmpty, "\(texts)")
      if own == source { equal += 1 } else { different += 1 }
    }
    #expect(equal > 1000)
    #expect(different > 1000)
  }
}

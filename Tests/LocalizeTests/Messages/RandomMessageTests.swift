import Foundation
import TestSupport
import Testing

@testable import Localize

/// Changes patterns and arguments at random; `MUTATIONS` is how often, `MODEL_SEED` the seed.
private struct MutatedMessages {
  private var generator: SeededGenerator
  private static let sources = (goodPatterns + acceptedMistakes + badPatterns).map(\.pattern)
  private static let pieces = [
    "{", "}", "'", "#", "|", ",", "n", "0", "=1", "offset:1", " plural, ", "select", "other", "one",
    "{n}", "::", "number", "\n", "other{", "}}", "∞", "<", "-", "1", "é", "👩‍👧", "\u{200E}", "::.00",
    "%",
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func pattern() -> String {
    var scalars = Array(generator.pick(Self.sources).unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...scalars.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: scalars.insert(contentsOf: generator.pick(Self.pieces).unicodeScalars, at: place)
      case 1 where place < scalars.count: scalars.remove(at: place)
      case 2: scalars.insert(contentsOf: generator.pick(Self.sources).unicodeScalars, at: place)
      default:
        let end = Int.random(in: place...scalars.count, using: &generator)
        scalars.removeSubrange(place..<min(end, place + 8))
      }
    }
    return String(String.UnicodeScalarView(scalars.prefix(400)))
  }

  mutating func argument() -> FormatArgument {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .integer(Int64.random(in: .min ... .max, using: &generator))
    case 1: .integer(Int64.random(in: -3...120, using: &generator))
    case 2: .double(Double.random(in: -1e9...1e9, using: &generator))
    case 3: .double(generator.pick([.infinity, -.infinity, .nan, 0, -0.0, 1.5, 1e300]))
    case 4: .unsigned(UInt64.random(in: .min ... .max, using: &generator))
    case 5: .date(Date(timeIntervalSince1970: Double.random(in: -1e11...1e11, using: &generator)))
    case 6: .list(["a", "b"])
    case 7: .range(1...Double.random(in: 1...9, using: &generator))
    case 8: .relative(Double.random(in: -9...9, using: &generator), .days)
    default: .text(generator.pick(["f", "other", "", "ä"]))
    }
  }

  mutating func language() -> LanguageTag {
    generator.pick(["en", "ru", "ar", "de", "fr", "nb", "es", "pl", "lv", "sl"])
  }

  /// Returns a number near those at which its text or its category is another one.
  mutating func number() -> FormatArgument {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .integer(Int64.random(in: -2...125, using: &generator))
    case 1:
      .integer(
        generator.pick([1 << 53, .max, .min]) &+ Int64.random(in: -2...2, using: &generator))
    case 2: .integer(Int64.random(in: -99_999...9_999_999, using: &generator))
    case 3: .double(Double(Int.random(in: -30...30_000, using: &generator)) / 10_000 + 2)
    default: .double(generator.pick([0.5, 1.5, 2.0005, 1e15, 12.34, -0.0004]))
    }
  }
}

@Suite(.tags(.model), .serialized) struct RandomMessageTests {
  private static let count =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 20_000

  private func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }

  @Test func `a mutated pattern is refused with a place inside of it, or filled in`() throws {
    var messages = MutatedMessages(seed: SeededGenerator.seedOfRun)
    var (read, start) = (0, 0)
    for step in 0..<Self.count {
      if step == 10_000 { start = residentBytes() }
      let (text, language) = (messages.pattern(), messages.language())
      do throws(MessagePatternError) {
        let pattern = try MessagePattern(text, .lenient)
        read += 1
        let message = MessageFormat(pattern, in: language)
        let arguments = message.names.map { _ in messages.argument() }
        _ = try? message.string(inOrder: arguments)
        let named = Dictionary(
          zip(message.names, arguments), uniquingKeysWith: { first, _ in first })
        _ = message.text(named)
      } catch {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(error.position.line >= 1 && error.position.line <= lines.count, "\(text)")
        #expect(
          error.position.column >= 1 && error.position.column <= text.unicodeScalars.count + 1,
          "\(text)")
      }
    }
    #expect(read > Self.count / 20)
    // Other tests of the process use memory, too.
    if ProcessInfo.processInfo.environment["MUTATIONS"] != nil, Self.count > 10_000 {
      #expect(residentBytes() - start < 16 << 20)
    }
  }

  @Test func `a mutated pattern is accepted where ICU accepts it, and reads as in ICU`() throws {
    var messages = MutatedMessages(seed: SeededGenerator.seedOfRun)
    for _ in 0..<Self.count {
      let text = messages.pattern()
      // C's texts end at a zero.
      guard !text.unicodeScalars.contains("\0") else { continue }
      let ownError = OwnMessageFormat.error(text)
      let pattern: MessagePattern
      do throws(MessagePatternError) {
        pattern = try MessagePattern(text, .lenient)
      } catch {
        // ICU reads a skeleton in which it shows no number, see PatternCases.
        let isUnusable = error.kind == .style && text.contains("precision-increment/")
        #expect(ownError != nil || isUnusable, "\(text.debugDescription)")
        continue
      }
      #expect(ownError == nil, "\(text.debugDescription)")
      guard ownError == nil else { continue }
      let language = messages.language()
      let message = MessageFormat(pattern, in: language)
      var number = messages.number()
      // ICU subtracts an offset from a Double, which is not exact.
      if text.contains("offset"), case .integer(let whole) = number, whole.magnitude >= 1 << 53 {
        number = 7
      }
      let arguments = Dictionary(
        message.names.map { ($0, number) },
        uniquingKeysWith: { first, _ in first })
      guard let ours = try? message.string(arguments) else { continue }
      #expect(
        ours == OwnMessageFormat.string(text, arguments, in: "\(language)"),
        "\(language) \(number) \(text.debugDescription)")
    }
  }
}

@Suite struct SharedMessageTests {
  private static let patterns = [
    "{n, plural, one{# song} other{# songs}}", "{n, number, ::compact-short}", "{n, spellout}",
    "{n, number, #,##0.00}", "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}",
  ]

  /// Formats messages with formatters that all tasks share, or with those of the task.
  private func texts(_ messages: [MessageFormat], _ count: Int) throws -> Int {
    var hash = Hasher()
    for number in 0..<count {
      hash.combine(try messages[number % messages.count].string(.integer(Int64(number))))
    }
    return hash.finalize()
  }

  @Test func `sixteen tasks with shared formatters get the answers of one`() async throws {
    let languages: [LanguageTag] = ["en", "de", "ru", "ar", "hi"]
    let messages = try languages.flatMap { language in
      try Self.patterns.map { try MessageFormat($0, in: language) }
    }
    let alone = try texts(messages, 10_000)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { try texts(messages, 10_000) } }
      for try await answer in group { #expect(answer == alone) }
    }
  }
}

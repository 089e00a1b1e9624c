import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ctl

private let configuration = """
  # What the team agreed on.
  include: [Sources, ../Shared]
  exclude:
    - "*Tests*"
    - 'App/Old'
  locales: all
  rules:
    unnamed: {enabled: off, severity: note}
    small-target:
      minimum: 24.5
  exceptions:
    - rule: unnamed
      path: App/*.xib
      object: aQX-QQ-eLT
      reason: |
        Text [of: two
        lines
    - {rule: contrast, identifier: "close \\"x\\""}
  baseline: baseline.json
  fail-on: warning
  """

private let baseline = """
  {
    "schema": "ctl.baseline/1",
    "findings": [
      {"path": "App/a.xib", "rule": "unnamed", "object": "\\ud83d\\ude00", "count": 2},
      {"path": "App/b.xib", "rule": "unnamed", "identifier": "close", "language": "ru"}
    ]
  }
  """

/// What is inserted: what means something in one of the languages, and what is no text.
private let pieces: [[UInt8]] =
  [
    "\n", "  ", "- ", ": ", "[", "]", "{", "}", ",", "'", "\"", "\\", "#", "&a ", "*a", "!t ",
    "|\n", ">\n", "? ", "---\n", "...\n", "%", "\t", "\r", "\u{2028}", "\u{FEFF}", "é", "\0",
    "null", "1e9", "\\u12", "<<: ", "- - - - ", "[[[[", "{a: ",
  ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

@Suite struct CheckMutationTests {
  private static let count =
    ProcessInfo.processInfo.environment["CHECK_MUTATIONS"].flatMap { Int($0) } ?? 2000

  /// Returns a text after some changes.
  private func mutated(_ text: String, by numbers: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let place = Int.random(in: 0...bytes.count, using: &numbers)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &numbers))
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.removeSubrange(end...)
      case 3:
        let piece = pieces.randomElement(using: &numbers) ?? []
        let times = [1, 1, 1, 40, 200].randomElement(using: &numbers) ?? 1
        bytes.insert(contentsOf: Array(repeating: piece, count: times).joined(), at: place)
      default: bytes.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: place)
      }
    }
    return bytes
  }

  @Test func `a changed configuration or baseline is read, or its error is told`() throws {
    var numbers = SeededGenerator(seed: 24)
    var (read, refused) = (0, 0)
    for _ in 0..<Self.count / 2 {
      do throws(Diagnostic) {
        let baseline = try Baseline(mutated(baseline, by: &numbers), path: "b.json")
        #expect(try Baseline(Array(baseline.text.utf8), path: "b.json").text == baseline.text)
        read += 1
      } catch {
        #expect(error.path == "b.json" && !error.remedy.isEmpty)
        refused += 1
      }
      do throws(ConfigurationError) {
        let bytes = mutated(configuration, by: &numbers)
        _ = try CheckConfiguration(bytes, path: ".ctl.yml", rules: checkRules).rows
        read += 1
      } catch {
        #expect(!error.problems.isEmpty)
        #expect(error.problems.allSatisfy { $0.path == ".ctl.yml" && !$0.remedy.isEmpty })
        refused += 1
      }
    }
    #expect(read > Self.count / 100 && refused > Self.count / 2, "\(read), \(refused)")
  }
}

import Diagnostics
import Foundation
import Presenters
import TestSupport
import Testing

/// The mutated files: a few in each run of the tests, more with MUTATIONS.
private let count = ProcessInfo.processInfo.environment["MUTATIONS"].flatMap(Int.init) ?? 4000

private let pieces = [
  "> ", "tap ", "choose ", " in ", " to ", "type \"a\\n\" into b", "| ", "|   ", "= ", "! ",
  "@screen ",
  "@languages en, de", "@reader voiceover, orca", "@options --bare", "@document a.xib", "  de: ",
  "  orca de: ", "  @traits button", "# ", "(nothing)", "...", "/[a-z]+/", "\\", "\"", "\n", "\n\n",
  "\r\n", "\u{FEFF}", " ", "\t", "#a", "row 2/3 of ", "accessory of ", "9999999999999999999", "😀",
  "\u{301}",
  "\u{0}", "\u{202E}", "wait 0.5", "language de", "device ipad", "gesture swipe-left on a", "/(/",
]

@Suite(.tags(.model)) struct ScenarioRandomTests {
  private let seeds: [String]

  init() throws {
    seeds =
      try ["SignIn/SignIn", "Export/Export"].map {
        try String(
          contentsOf: packageRoot.appending(path: "Examples/\($0).scenario"), encoding: .utf8)
      } + ["@languages en, de\n\nSave. Button.\n  de: Sichern. Taste.\n  @traits button\n"]
  }

  /// Returns a text with some changes.
  private func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = Int.random(in: 0..<lines.count, using: &random)
    lines = Array(
      lines.prefix(random.chance(50) ? 12 : lines.count).dropFirst(random.chance(20) ? start : 0))
    for _ in 0..<Int.random(in: 1...4, using: &random) where !lines.isEmpty {
      let place = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: Int.random(in: 0...lines.count, using: &random))
      case 2: lines.insert(random.pick(pieces), at: place)
      default:
        var line = Array(lines[place])
        let column = Int.random(in: 0...line.count, using: &random)
        if random.chance(40), column < line.count { line.remove(at: column) }
        line.insert(contentsOf: random.pick(pieces), at: min(column, line.count))
        lines[place] = String(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func `what is read is written as the same, and every error has its place`() throws {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed)
    var (readings, errors) = (0, 0)
    for number in 0..<count {
      let text = mutated(random.pick(seeds), &random)
      do throws(Diagnostic) {
        let scenario = try Scenario(reading: text, path: "s")
        let written = "\(scenario)"
        let again = try Scenario(reading: written, path: "s")
        #expect("\(again)" == written, "MODEL_SEED=\(seed), \(number): \(text.debugDescription)")
        #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
        readings += 1
      } catch {
        #expect(error.start != nil, "MODEL_SEED=\(seed), \(number)")
        errors += 1
      }
      do throws(Diagnostic) {
        let transcript = try Transcript(reading: text, path: "t")
        let written = "\(transcript)"
        #expect(
          try "\(Transcript(reading: written, path: "t"))" == written,
          "MODEL_SEED=\(seed), \(number): \(text.debugDescription)")
      } catch {
        #expect(error.start != nil, "MODEL_SEED=\(seed), \(number)")
      }
    }
    #expect(readings > count / 20 && errors > count / 20)
  }
}

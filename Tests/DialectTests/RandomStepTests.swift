import AppKitDialect
import Foundation
import ResponderKit
import TestSupport
import Testing

/// The steps of each pair: `STEPS=25000` for a longer run.
private let steps = ProcessInfo.processInfo.environment["STEPS"].flatMap { Int($0) } ?? 2_500

/// Where the two dialects are known to disagree: the pair, the situation, what UIKit does, what AppKit does, and the
/// source.
private let known: Set<[String]> = {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Stored/Disagreements.tsv")
  let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  return Set(text.split(separator: "\n").map { $0.components(separatedBy: "\t") })
}()

@MainActor @Suite(.tags(.model)) struct RandomStepTests {
  @Test func `random steps of the controls of both dialects agree, or disagree as is known`() {
    let seed = SeededGenerator.seedOfRun
    var found: Set<[String]> = []
    NSApplication.withNewScope {
      found.formUnion(disagreements(of: SliderPair(), seed: seed))
      found.formUnion(disagreements(of: StepperPair(), seed: seed))
      found.formUnion(disagreements(of: SegmentedControlPair(), seed: seed))
      found.formUnion(disagreements(of: SwitchPair(), seed: seed))
    }
    let rows = Set(known.map { Array($0.prefix(4)) })
    #expect(found.subtracting(rows).isEmpty, "MODEL_SEED=\(seed): \(found.subtracting(rows))")
    #expect(rows.subtracting(found).isEmpty, "MODEL_SEED=\(seed): \(rows.subtracting(found))")
  }

  @Test func `each known disagreement has a source`() {
    #expect(!known.isEmpty)
    for row in known { #expect(row.count == 5 && row.allSatisfy { !$0.isEmpty }, "\(row)") }
  }

  /// Returns the rows of what the controls of a pair do otherwise than each other.
  private func disagreements<Pair: ControlPair>(of pair: Pair, seed: UInt64) -> Set<[String]> {
    var (pair, random) = (pair, SeededGenerator(seed: seed))
    var found: Set<[String]> = []
    for _ in 0..<steps {
      let before = pair.values
      pair.sent.forget()
      let situation = pair.step(using: &random)
      let (after, sent) = (pair.values, pair.sent)
      let isSame = after.uiKit == after.appKit && sent.uiKit == sent.appKit
      guard !isSame else { continue }
      func told(_ before: String, _ after: String, _ sent: Int) -> String {
        (before == after ? "the value stays" : "the value is another one")
          + (sent == 0 ? ", nothing is sent" : ", it is sent")
      }
      found.insert([
        Pair.name, situation, told(before.uiKit, after.uiKit, sent.uiKit),
        told(before.appKit, after.appKit, sent.appKit),
      ])
      pair.agree()
    }
    return found
  }
}

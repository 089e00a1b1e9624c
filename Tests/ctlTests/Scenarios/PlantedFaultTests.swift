import Foundation
import TestSupport
import Testing

/// The random steps in each document: a few in each run of the tests, more with EXPLORE_STEPS.
private let steps = ProcessInfo.processInfo.environment["EXPLORE_STEPS"] ?? "120"

/// A finding of an exploration: its law, and the steps to it.
private struct Found: Hashable {
  var law: String
  var message: String
  var steps: Int
}

/// Returns what an exploration finds in a document.
private func explored(_ text: String, _ name: String) throws -> [Found] {
  let folder = try ScratchFolder([name: text])
  let result = try run("ctl", ["run", "--explore", steps, "--seed", "7", name], in: folder.url)
  var found: [Found] = []
  for line in result.output.split(separator: "\n") {
    if line.hasPrefix("  > ") {
      found[found.count - 1].steps += 1
    } else if line.hasSuffix(")"), let open = line.lastIndex(of: "(") {
      // Lines of the document move with what is planted.
      let message = line.replacing(#/:[0-9]+:[0-9]+: /#, with: ": ")
      found.append(
        Found(
          law: String(line[line.index(after: open)...].dropLast()), message: String(message),
          steps: 0))
    }
  }
  return found
}

@Suite struct PlantedFaultTests {
  @Test func `of forty planted faults all but two are found, with few steps`() throws {
    let faults = PlantedFault.forty
    #expect(faults.count == 40)
    #expect(Set(faults.map(\.kind)).count >= 10)
    var unplanted: [String: Set<String>] = [:]
    var missed: [String] = []
    for fault in faults {
      let name = fault.document.split(separator: "/").last.map(String.init) ?? ""
      if unplanted[fault.document] == nil {
        let text = try String(
          contentsOf: packageRoot.appending(path: "Examples/\(fault.document)"), encoding: .utf8)
        unplanted[fault.document] = Set(try explored(text, name).map(\.message))
      }
      let new = try explored(fault.text, name).filter {
        unplanted[fault.document]?.contains($0.message) != true
      }
      if !new.contains(where: { $0.steps <= 5 }) {
        missed.append("\(fault.testDescription): \(new.map(\.law))")
      }
      if ProcessInfo.processInfo.environment["EXPLORE_SHOW"] != nil {
        print("\(fault.testDescription): \(new.map { "\($0.law) \($0.steps)" })")
      }
    }
    #expect(missed.count <= 2, "\(missed.joined(separator: "\n"))")
  }
}

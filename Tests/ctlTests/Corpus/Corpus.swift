import TestSupport
import Foundation

typealias Facts = [String: Any]

/// Real documents of open-source apps beside the package, and what an independent reader found in
/// them.
enum Corpus {
  static var documents: URL { SharedFolder.corpus }
  static var isExpected: Bool { SharedFolder.hasCorpus }

  /// What `ctl` answers about all documents, for the tests that look at the same answer: each command
  /// runs once.
  static func answer(_ verb: [String]) throws -> Finished { try answers.answer(verb) }
  private static let answers = Answers()

  /// The answers so far, by the words of the commands.
  private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [[String]: Finished] = [:]

    func answer(_ verb: [String]) throws -> Finished {
      try lock.withLock {
        if let answer = kept[verb] { return answer }
        let answer = try run("ctl", verb + ["."], in: documents)
        kept[verb] = answer
        return answer
      }
    }
  }

  static func expectedDocuments() throws -> [Facts] { try SharedFolder.facts("documents") }
  static func expectedTables() throws -> [Facts] { try SharedFolder.facts("tables") }
  static func expectedLocalizations() throws -> [Facts] { try SharedFolder.facts("localization") }
}

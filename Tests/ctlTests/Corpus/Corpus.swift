import Foundation

typealias Facts = [String: Any]

/// Real documents of open-source apps beside the package, and what an independent reader found in
/// them.
enum Corpus {
  private static let shared = packageRoot.deletingLastPathComponent().appending(path: "shared")
  static let documents = shared.appending(path: "corpus")
  static let truth = shared.appending(path: "truth/corpus.json")

  /// Whether tests of the corpus run: on a machine of the continuous integration that has the
  /// folder, its parts must be there too, and a skip would hide that they are not.
  static var isExpected: Bool {
    let files = FileManager.default
    if ProcessInfo.processInfo.environment["CI"] == "true", files.fileExists(atPath: shared.path) {
      return true
    }
    return files.fileExists(atPath: documents.path) && files.fileExists(atPath: truth.path)
  }

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

  static func expectedDocuments() throws -> [Facts] { try expected("documents") }
  static func expectedTables() throws -> [Facts] { try expected("tables") }
  static func expectedLocalizations() throws -> [Facts] { try expected("localization") }

  private static func expected(_ part: String) throws -> [Facts] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: truth)) as? Facts
    return json?[part] as? [Facts] ?? []
  }
}

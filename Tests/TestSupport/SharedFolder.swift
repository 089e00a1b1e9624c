package import Foundation

/// The root of the package, found from this file.
package let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .standardizedFileURL

/// The folder beside the package with real documents of apps, and what an independent reader found
/// in them.
package enum SharedFolder {
  /// The folder itself.
  package static let url = packageRoot.deletingLastPathComponent().appending(path: "shared")
  /// The documents and tables.
  package static let corpus = url.appending(path: "corpus")
  /// The small files about which untrue things were told.
  package static let found = url.appending(path: "found")
  /// The facts about them.
  package static let truth = url.appending(path: "truth/corpus.json")

  /// Indicates whether tests of the corpus run: on a machine of the continuous integration that has
  /// the folder, its parts must be there too, and a skip would hide that they are not.
  package static var hasCorpus: Bool {
    let files = FileManager.default
    if ProcessInfo.processInfo.environment["CI"] == "true", files.fileExists(atPath: url.path) {
      return true
    }
    return [corpus, truth, found].allSatisfy { files.fileExists(atPath: $0.path) }
  }

  /// The paths of the documents in the folder of the corpus, sorted; none where it is absent.
  package static let documentPaths: [String] = {
    let files = FileManager.default.enumerator(atPath: corpus.path)
    return (files?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
  }()

  /// Returns a part of the facts: `documents`, `tables`, `localization`.
  package static func facts(_ part: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: truth)) as? [String: Any]
    return json?[part] as? [[String: Any]] ?? []
  }
}

import Foundation
import TestSupport

/// The classes that archives have, as the tables under `Sources/Archives` name them.
enum ArchivedClasses {
  /// The names of the classes of a framework, in order.
  static func names(of framework: String) -> [String] {
    let folder = packageRoot.appending(path: "Sources/Archives/\(framework)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.flatMap { file in
      let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
      return text.matches(of: /\bArchivedClass\(\s*"(\w+)"/).map { String($0.1) }
    }.sorted()
  }
}

import Foundation
import InterfaceBuilder

/// The real documents, and what an independent reader found in them.
enum Corpus {
  private static let shared = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared").standardizedFileURL
  private static let folder = shared.appending(path: "corpus")
  private static let truth = shared.appending(path: "truth/corpus.json")

  static var isThere: Bool {
    [folder, truth].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The documents of UIKit by their paths in the folder, sorted.
  static let documents: [(path: String, document: InterfaceDocument)] = {
    let files = FileManager.default.enumerator(atPath: folder.path)
    return (files?.compactMap { $0 as? String } ?? []).sorted().compactMap { path in
      guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib"),
        let document = try? InterfaceDocument(contentsOfFile: folder.appending(path: path).path),
        document.family == .uiKit
      else { return nil }
      return (path, document)
    }
  }()

  /// The actions of the items of each document, by the path and the id, with the classes of their
  /// targets.
  static func itemActions() throws -> [String: [String: [(selector: String, target: String)]]] {
    typealias Facts = [String: Any]
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: truth)) as? Facts
    var actions: [String: [String: [(String, String)]]] = [:]
    for document in json?["documents"] as? [Facts] ?? []
    where document["family"] as? String == "UIKit" {
      for control in document["controls"] as? [Facts] ?? []
      where control["kind"] as? String == "item" {
        guard let path = document["path"] as? String, let id = control["id"] as? String,
          let found = control["actions"] as? [Facts]
        else { continue }
        actions[path, default: [:]][id] = found.map {
          ($0["selector"] as? String ?? "", $0["targetCustomClass"] as? String ?? "")
        }
      }
    }
    return actions
  }
}

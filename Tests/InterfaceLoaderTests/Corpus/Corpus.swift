import TestSupport
import Foundation
import InterfaceBuilder

/// The real documents, and what an independent reader found in them.
enum Corpus {
  static var isThere: Bool { SharedFolder.hasCorpus }

  /// The documents of UIKit.
  static let documents = all.filter { $0.document.family == .uiKit }

  /// The documents of AppKit.
  static let appKitDocuments = all.filter { $0.document.family == .appKit }

  /// All documents that can be read by their paths in the folder, sorted.
  static let all: [(path: String, document: InterfaceDocument)] = {
    SharedFolder.documentPaths.compactMap { path in
      guard
        let document = try? InterfaceDocument(
          contentsOfFile: SharedFolder.corpus.appending(path: path).path)
      else { return nil }
      return (path, document)
    }
  }()

  /// An action, and the class of its target.
  struct KnownAction: Equatable {
    var selector: String
    var target: String
  }

  /// The actions of the objects of a kind that have any, by the path of the document and the id.
  static func actions(of kind: String) throws -> [String: [String: [KnownAction]]] {
    typealias Facts = [String: Any]
    var actions: [String: [String: [KnownAction]]] = [:]
    for document in try SharedFolder.facts("documents")
    where document["family"] as? String == "UIKit" {
      for control in document["controls"] as? [Facts] ?? []
      where control["kind"] as? String == kind {
        guard let path = document["path"] as? String, let id = control["id"] as? String,
          let found = control["actions"] as? [Facts]
        else { continue }
        actions[path, default: [:]][id] = found.map {
          KnownAction(
            selector: $0["selector"] as? String ?? "",
            target: $0["targetCustomClass"] as? String ?? "")
        }
      }
    }
    return actions
  }
}

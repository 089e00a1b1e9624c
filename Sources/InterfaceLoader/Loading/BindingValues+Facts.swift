package import Diagnostics
import InterfaceBuilder
import KeyValues
import Synchronization

extension BindingValues {
  /// The facts that loading finds out, for all copies of some values.
  final class SharedFacts: Sendable {
    private struct Facts {
      var used: Set<String> = []
      var keyPaths: Set<String> = []
      var keys: Set<String> = []
      var problems: [String: Diagnostic] = [:]
    }
    private let facts = Mutex(Facts())

    var used: Set<String> { facts.withLock { $0.used } }
    var keys: Set<String> { facts.withLock { $0.keys } }
    var keyPaths: Set<String> { facts.withLock { $0.keyPaths } }
    var problems: [Diagnostic] {
      facts.withLock { facts in facts.problems.sorted { $0.key < $1.key }.map(\.value) }
    }

    func note(used entries: [Entry]) {
      if !entries.isEmpty { facts.withLock { $0.used.formUnion(entries.map(\.name)) } }
    }

    func note(keyPath: String, of names: [String]) {
      facts.withLock { facts in
        facts.keyPaths.insert(keyPath)
        facts.keyPaths.formUnion(names.map { "\($0):\(keyPath)" })
        facts.keys.formUnion(KeyNames(keyPath).keys)
      }
    }

    func note(keys keyPath: String) {
      facts.withLock { $0.keys.formUnion(KeyNames(keyPath).keys) }
    }

    func note(_ problem: Diagnostic, about name: String) {
      facts.withLock { $0.problems[name] = $0.problems[name] ?? problem }
    }
  }

  /// Notes what the bindings of a document read, and its controllers and columns.
  func note(_ document: InterfaceDocument) {
    for binding in document.bindings {
      known.note(keyPath: binding.keyPath, of: binding.connection.targetNames)
    }
    for element in document.scenes.flatMap(\.topLevelObjects).flatMap({ [$0] + $0.descendants }) {
      for name in ["childrenKeyPath", "leafKeyPath", "countKeyPath", "sortKey"] {
        if let keyPath = element[name] { known.note(keys: keyPath) }
      }
    }
  }

  /// Notes a problem of a value, or of a key path; the first one counts.
  func note(_ problem: Diagnostic, about name: String) { known.note(problem, about: name) }

  /// The key paths that the documents that were loaded bind, also with the names of their objects.
  package var knownKeyPaths: Set<String> { known.keyPaths }
  /// The keys of those.
  package var knownKeys: Set<String> { known.keys }
  /// The values that an object did not take.
  package var problems: [Diagnostic] { known.problems }
}

extension Connection {
  /// The names that a value gives the target of a binding: its id, its label, its class, and that of `ctl describe`.
  var targetNames: [String] {
    let own = [targetID, shownTargetLabel, shownTargetClass].compactMap { $0 }
    return targetKind == .filesOwner ? own + ["File's Owner"] : own
  }
}

import Diagnostics

/// An object that a configuration file excepts from a rule.
struct CheckException: Sendable, Equatable {
  /// The id of the rule.
  var rule: String
  /// The documents in which it counts; nil for all.
  var path: PathPattern?
  /// The id or the name of the scene; nil for every scene.
  var scene: String?
  var object: Name
  /// The reason that the object is excepted; nil if the file does not say.
  var reason: String?
  /// The place where the exception begins in the configuration file.
  var position: SourcePosition

  /// The name of the object.
  enum Name: Sendable, Equatable {
    /// The id in the document.
    case id(String)
    /// The accessibility identifier.
    case identifier(String)
  }

  /// Returns whether a finding is about the object; its document has these paths.
  func matches(_ finding: Diagnostic, paths: [String]) -> Bool {
    guard finding.id == rule, let subject = finding.subject else { return false }
    switch object {
    case .id(let id): guard subject.object == id else { return false }
    case .identifier(let name): guard subject.identifier == name else { return false }
    }
    if let scene, subject.scene != scene, subject.screen != scene { return false }
    return path?.matches(paths) ?? true
  }

  /// The object in words.
  var words: String {
    let name =
      switch object {
      case .id(let id): id
      case .identifier(let identifier): "#\(identifier)"
      }
    return "\(rule) of \(name)" + (scene.map { " in \($0)" } ?? "")
  }
}

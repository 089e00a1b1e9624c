import Diagnostics
import Localize
import TextFormats

/// The part of a finding that a baseline keeps, never a line, so that a document can be edited
/// elsewhere.
struct BaselineEntry: Sendable, Hashable {
  /// The path from the folder of the baseline; a byte that is not UTF-8 is as in `\xE9`.
  var path = ""
  var rule = ""
  /// The id of the scene.
  var scene: String?
  /// The id of the object.
  var object: String?
  /// The accessibility identifier of an object without an id.
  var identifier: String?
  var property: String?
  var language: String?

  /// The keys of an entry, in the order in which they are written.
  static let keys: [(name: String, path: any WritableKeyPath<Self, String?> & Sendable)] = [
    ("scene", \.scene), ("object", \.object), ("identifier", \.identifier),
    ("property", \.property), ("language", \.language),
  ]

  init() {}

  /// Creates the entry of a finding, whose document has a path from the folder of the baseline.
  init(_ finding: Diagnostic, path: String) {
    self.path = Self.shown(path)
    rule = finding.id
    guard let subject = finding.subject else { return }
    (scene, object) = (subject.scene, subject.object)
    identifier = subject.object == nil ? subject.identifier : nil
    (property, language) = (subject.property, subject.language)
  }

  /// Returns a path as JSON has it, in which every byte is text.
  static func shown(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { FileName.byte(of: $0) != nil }) else {
      return path
    }
    return path.unicodeScalars.map { scalar in
      guard let byte = FileName.byte(of: scalar) else { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  /// The entry in words: `App/Form.xib: unnamed of aQX-QQ-eLT (accessibilityLabel, ru)`.
  var words: String {
    let name = object ?? identifier.map { "#\($0)" } ?? scene.map { "scene \($0)" }
    let details = [property, language].compactMap { $0 }.joined(separator: ", ")
    return "\(path): \(rule)" + (name.map { " of \($0)" } ?? "")
      + (details.isEmpty ? "" : " (\(details))")
  }

  /// The values in the order in which they are written, whose bytes sort entries.
  var sortKey: String {
    let rest = Self.keys.map { self[keyPath: $0.path] ?? "" }
    return ([path, rule] + rest).joined(separator: "\0")
  }
}

extension [BaselineEntry: Int] {
  /// The entries in the order of a file.
  var inOrder: [(entry: BaselineEntry, count: Int)] {
    map { (sortKey: $0.key.sortKey, entry: $0.key, count: $0.value) }
      .sorted { $0.sortKey.utf8.lexicographicallyPrecedes($1.sortKey.utf8) }
      .map { ($0.entry, $0.count) }
  }
}

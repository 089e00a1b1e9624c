import Diagnostics

/// An object of an archive: its class, its id, and the values that differ from those of a new object.
public struct ArchiveEntry: Sendable {
  /// The name of UIKit's or AppKit's class: `UISlider`.
  public var className: String
  /// The id: that of the document, or one of the archive, which begins with `@`.
  public var id: String
  /// The registered name of the app's class; nil for an object of the framework's class.
  public var customClass: String?
  /// A Boolean value that indicates whether the object is not part of the archive: the target of an action that
  /// stands in no view of it, such as the file's owner.
  public var isExternal = false
  /// The values by their names; those that no class knows are kept.
  public var values: [String: ArchivedValue] = [:]
  /// The keys beside those of this version, which are kept.
  public var unknownKeys: [String: ArchivedValue] = [:]
  /// The place in the file that the object was read from; nil for one that was not read from a file.
  var position: SourcePosition?

  /// Creates an object without values.
  public init(className: String, id: String) { (self.className, self.id) = (className, id) }

  enum Key: String, CaseIterable {
    case className = "class"
    case id, custom, external, values
  }
}

extension ArchiveEntry: Hashable {
  /// Returns whether two objects are the same, wherever they were read.
  public static func == (left: ArchiveEntry, right: ArchiveEntry) -> Bool {
    left.className == right.className && left.id == right.id
      && left.customClass == right.customClass && left.isExternal == right.isExternal
      && left.values == right.values && left.unknownKeys == right.unknownKeys
  }

  /// Hashes what the comparison compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(className)
    hasher.combine(id)
    hasher.combine(values)
  }
}

extension ArchiveEntry {
  /// The object as a value.
  var value: ArchivedValue {
    var members = unknownKeys
    members[Key.className.rawValue] = .text(className)
    members[Key.id.rawValue] = .text(id)
    if let customClass { members[Key.custom.rawValue] = .text(customClass) }
    if isExternal { members[Key.external.rawValue] = .bool(true) }
    if !values.isEmpty { members[Key.values.rawValue] = .values(values) }
    return .values(members)
  }

  /// Reads an object; throws the problem in words.
  init(_ value: ArchivedValue) throws(ArchiveProblem) {
    guard var members = value.members else {
      throw ArchiveProblem(
        "an object of an archive is \(value.kind)", "Write its class, id and values.")
    }
    func take<Value>(
      _ key: Key, _ kind: String, _ read: (ArchivedValue) -> Value?
    ) throws(ArchiveProblem) -> Value? {
      guard let value = members.removeValue(forKey: key.rawValue) else { return nil }
      guard let result = read(value) else {
        throw ArchiveProblem("'\(key.rawValue)' is \(value.kind)", "Write \(kind).")
      }
      return result
    }
    guard let name = try take(.className, "a text", \.string) else {
      throw ArchiveProblem(
        "an object has no class", "Write \"class\" : \"UIView\", or another class.")
    }
    guard let id = try take(.id, "a text", \.string) else {
      throw ArchiveProblem(
        "an object of class \(name.prefix(80)) has no id", "Write an \"id\" of its own.")
    }
    self.init(className: name, id: id)
    customClass = try take(.custom, "a text", \.string)
    isExternal = try take(.external, "true or false", \.boolean) ?? false
    values = try take(.values, "named values", \.members) ?? [:]
    unknownKeys = members
  }
}

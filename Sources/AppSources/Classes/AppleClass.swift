import CAppleClasses

/// A class of Apple's frameworks, with what documents connect to it.
public struct AppleClass: Sendable, Hashable {
  /// The frameworks that share classes of one name and differ in their superclasses.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// The frameworks of iOS.
    case uiKit = "UIKit"
    /// The frameworks of macOS.
    case appKit = "AppKit"

    /// The name of the class from which all that responds derives.
    package var responder: String { rawValue.prefix(1) == "U" ? "UIResponder" : "NSResponder" }
  }

  /// The name of the class.
  public let name: String
  /// The name of the framework that has it.
  public let framework: String
  /// The superclass in each family; nil for a root class.
  private let superclasses: [Family: String]
  /// The selectors that it performs with no argument or with its sender, without inherited ones.
  public fileprivate(set) var actions: Set<String> = []
  /// The properties that hold an object, with its class, without inherited ones.
  public fileprivate(set) var objects: [String: String] = [:]
  /// The other properties that can be set, without inherited ones.
  public fileprivate(set) var values: Set<String> = []

  /// Returns the class with a name; nil for one that no document has.
  public static func named(_ name: String) -> AppleClass? { all[name] }

  /// Returns the class and its superclasses, from the nearest one.
  public func lineage(in family: Family) -> [AppleClass] {
    var classes = [self]
    while let name = classes[classes.count - 1].superclass(in: family),
      let next = Self.all[name], classes.count < 32
    {
      classes.append(next)
    }
    return classes
  }

  /// Returns the superclass of a family; nil for a root class.
  public func superclass(in family: Family) -> String? { superclasses[family] }

  /// Compares the names.
  public static func == (one: AppleClass, other: AppleClass) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension AppleClass {
  /// The classes of `AppleClasses.txt`, which says where its rows are from.
  static let all: [String: AppleClass] = {
    let bytes = UnsafeBufferPointer(start: apple_classes_bytes(), count: apple_classes_count())
    var classes: [String: AppleClass] = [:]
    var current = ""
    for row in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: row, as: UTF8.self)
      let words = text.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      if text.hasPrefix(" ") {
        classes[current]?.add(words[0], words.dropFirst())
      } else {
        current = words[0]
        if classes[current] == nil { classes[current] = AppleClass(words) }
      }
    }
    return classes
  }()

  /// Creates a class of a row: its name, its superclass or those of both families, its framework.
  private init(_ words: [String]) {
    name = words[0]
    framework = words[2]
    let parts = words[1] == "-" ? [] : words[1].split(separator: "|").map(String.init)
    superclasses = [.uiKit: parts.first, .appKit: parts.last].compactMapValues { $0 }
  }

  private mutating func add(_ kind: String, _ words: ArraySlice<String>) {
    switch kind {
    case "actions": actions.formUnion(words)
    case "objects":
      for word in words {
        let parts = word.split(separator: ":").map(String.init)
        objects[parts[0]] = parts[1]
      }
    default: values.formUnion(words)
    }
  }
}

import InterfaceLoader
import Lists
import ResponderKit

// The classes of which lists make their cells.
extension ArchivedProperties {
  /// Adds the classes that are registered by identifiers, each of which is a kind of view.
  mutating func registrations(
    _ name: String, of kind: @escaping @Sendable (AnyClass) -> Bool,
    get: @escaping @MainActor (Object) -> [String: AnyClass?],
    set: @escaping @MainActor (Object, AnyClass, _ identifier: String) -> Void
  ) {
    custom(name) { list, _, archiver in
      try archiver.value(of: get(list), name, in: list)
    } decode: { list, value, restorer in
      for (identifier, type) in try restorer.classes(of: value, kind) {
        set(list, type, identifier)
      }
    }
  }
}

extension Archiver {
  /// The names of classes by their identifiers, nil for none; throws for a nib and for a class without a name.
  func value(
    of classes: [String: AnyClass?], _ property: String, in list: AnyObject
  ) throws -> ArchivedValue? {
    guard !classes.isEmpty else { return nil }
    return .values(
      try Dictionary(
        uniqueKeysWithValues: classes.map { identifier, type in
          guard let type else {
            throw refusal(
              .noValue("what is registered as “\(identifier)”", kind: "of a nib"), of: list)
          }
          guard let name = name(of: type) else {
            throw refusal(.unregisteredClass("\(type)"), of: list)
          }
          return (identifier, .text(name))
        }))
  }
}

extension Restorer {
  /// The classes by their identifiers; throws for one that is of another kind.
  func classes(
    of value: ArchivedValue, _ isKind: (AnyClass) -> Bool
  ) throws -> [String: AnyClass] {
    try value.named.mapValues { value in
      guard let name = value.string, let type = registry.type(named: name) else {
        throw ArchiveProblem(
          "the class of what is registered is not known", "Register it with the loader.")
      }
      guard isKind(type) else { throw value.misfit }
      return type
    }
  }
}

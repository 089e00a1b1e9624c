import InterfaceLoader
import ResponderKit

// The objects that properties ask for.
extension Restorer {
  /// Returns an object that belongs to the one that is being made; nil for none.
  func built<Value>(_ value: ArchivedValue) throws -> Value? {
    if value == .none { return nil }
    guard let id = value.objectID else { throw value.misfit }
    guard let object = try build(id) as? Value else { throw misfit(id, Value.self) }
    return object
  }

  /// Returns objects that belong to the one that is being made.
  func builtList<Value>(_ value: ArchivedValue) throws -> [Value] {
    guard let list = value.items else { throw value.misfit }
    return try list.map {
      guard let object: Value = try built($0) else { throw $0.misfit }
      return object
    }
  }

  /// Gives a part that an object has made itself the values of an archived one.
  func adopt(_ part: AnyObject?, for value: ArchivedValue) throws {
    guard let id = value.objectID else { throw value.misfit }
    guard let part, let kind = classes.entry(of: part)?.entry.own.name,
      archived[id]?.className == kind
    else {
      throw ArchiveProblem(
        "the object has no part of the class \(archived[id]?.className ?? "")", "Delete the value.")
    }
    _ = try build(id, using: part)
  }

  /// Returns an object that was made or given; nil for none.
  ///
  /// For an outlet of a view, a placeholder is taken as the delegate that it stands for.
  func found<Value>(_ value: ArchivedValue, of owner: AnyObject? = nil) throws -> Value? {
    if value == .none { return nil }
    guard let id = value.objectID else { throw value.misfit }
    guard let object = objects[id] else {
      throw ArchiveProblem(
        "there is no object '\(id.prefix(80))'", "Give the id of an object of the archive.")
    }
    if let object = object as? Value { return object }
    if let owner, let delegate: Value = InterfaceLoader.delegate(object, of: owner) {
      return delegate
    }
    // A placeholder is not what the app's own class may be.
    if (object as? Responder)?.isPlaceholder == true { return nil }
    throw misfit(id, Value.self)
  }

  /// Returns objects that belong to the one that is being made, whose views have some of them.
  func membersOfList<Value>(_ value: ArchivedValue) throws -> [Value] {
    guard let list = value.items else { throw value.misfit }
    return try list.compactMap { try member($0) }
  }

  /// Returns an object that belongs to the one that is being made, or to a view of it.
  func member<Value>(_ value: ArchivedValue) throws -> Value? {
    if value == .none { return nil }
    guard let id = value.objectID else { throw value.misfit }
    guard !underWay.contains(id) else {
      throw ArchiveProblem("the object '\(id.prefix(80))' is inside itself", "Give it one place.")
    }
    return try hasMade(id) ? found(value) : built(value)
  }

  /// Returns objects that were made or given.
  func foundList<Value>(_ value: ArchivedValue) throws -> [Value] {
    guard let list = value.items else { throw value.misfit }
    return try list.compactMap { try found($0) }
  }

  private func misfit(_ id: String, _ type: Any.Type) -> ArchiveProblem {
    ArchiveProblem(
      "the object '\(id.prefix(80))' is of the class \(archived[id]?.className.prefix(80) ?? "")",
      "The property has another one.")
  }
}

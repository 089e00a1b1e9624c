import ResponderKit

/// A value or a connection of the objects of a class, by the name that it has in archives.
@MainActor
struct ArchivedProperty {
  /// The steps of a restoration, in which properties are set: what an object is by itself, what is in it, what
  /// it is connected to, what a window shows of it, and what showing it changes.
  enum Step: Int, CaseIterable {
    case values, contents, connections, showing, final
  }

  let name: String
  let step: Step
  /// Returns the value of an object, none for that of a new one.
  let encode: @MainActor (AnyObject, _ fresh: AnyObject, Archiver) throws -> ArchivedValue?
  /// Sets the value of an object.
  let decode: @MainActor (AnyObject, ArchivedValue, Restorer) throws -> Void
  /// The type of a value that has one, and what sets it, for tests that try many values.
  var type: Any.Type?
  var assign: (@MainActor (AnyObject, Any) -> Void)?
}

/// The properties of a class, in the order in which they are set.
@MainActor
struct ArchivedProperties<Object: AnyObject> {
  private(set) var list: [ArchivedProperty] = []

  init() {}

  /// Adds properties that several classes have.
  mutating func add(_ properties: [ArchivedProperty]) { list += properties }

  /// Adds a property by what writes and reads it.
  mutating func custom(
    _ name: String, _ step: ArchivedProperty.Step = .values,
    encode: @escaping @MainActor (Object, _ fresh: Object, Archiver) throws -> ArchivedValue?,
    decode: @escaping @MainActor (Object, ArchivedValue, Restorer) throws -> Void
  ) {
    list.append(
      ArchivedProperty(
        name: name, step: step,
        encode: { object, fresh, archiver in
          guard let object = object as? Object, let fresh = fresh as? Object else { return nil }
          return try encode(object, fresh, archiver)
        },
        decode: { object, value, restorer in
          guard let object = object as? Object else { return }
          try decode(object, value, restorer)
        }))
  }

  // MARK: Values

  /// Adds a value that has a form of its own in any format.
  mutating func value<Value: Codable & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>,
    _ step: ArchivedProperty.Step = .values
  ) {
    computed(name, step, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Adds a value that methods read and set.
  mutating func computed<Value: Codable & Equatable>(
    _ name: String, _ step: ArchivedProperty.Step = .values,
    get: @escaping @MainActor (Object) -> Value, set: @escaping @MainActor (Object, Value) -> Void
  ) {
    custom(name, step) { object, fresh, _ in
      let value = get(object)
      return value == get(fresh) ? nil : try ArchivedValue(encoding: value)
    } decode: { object, value, _ in
      set(object, try value.decoded())
    }
    noteType(Value.self, set)
  }

  private mutating func noteType<Value>(
    _ type: Value.Type, _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    list[list.count - 1].type = type
    list[list.count - 1].assign = { object, value in
      if let object = object as? Object, let value = value as? Value { set(object, value) }
    }
  }

  /// Adds a value with a raw value: an enumeration or a set of options.
  mutating func raw<Value: RawRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>,
    _ step: ArchivedProperty.Step = .values
  ) where Value.RawValue: Codable & Equatable {
    custom(name, step) { object, fresh, _ in
      let value = object[keyPath: path].rawValue
      return value == fresh[keyPath: path].rawValue ? nil : try ArchivedValue(encoding: value)
    } decode: { object, value, _ in
      guard let value = Value(rawValue: try value.decoded()) else { throw value.misfit }
      object[keyPath: path] = value
    }
    noteType(Value.self) { $0[keyPath: path] = $1 }
  }

  /// Adds an optional value with a raw value.
  mutating func raw<Value: RawRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>,
    _ step: ArchivedProperty.Step = .values
  ) where Value.RawValue: Codable & Equatable {
    custom(name, step) { object, fresh, _ in
      let value = object[keyPath: path]?.rawValue
      return value == fresh[keyPath: path]?.rawValue ? nil : try ArchivedValue(encoding: value)
    } decode: { object, value, _ in
      guard case let raw? = try value.decoded(as: Value.RawValue?.self) else {
        object[keyPath: path] = nil
        return
      }
      guard let value = Value(rawValue: raw) else { throw value.misfit }
      object[keyPath: path] = value
    }
    noteType(Value?.self) { $0[keyPath: path] = $1 }
  }

  /// Adds an action, by the name of its selector.
  mutating func selector(_ name: String, _ path: ReferenceWritableKeyPath<Object, ActionSelector?>)
  {
    custom(name, .connections) { object, fresh, _ in
      let name = object[keyPath: path]?.name
      return name == fresh[keyPath: path]?.name ? nil : name.map { .text($0) } ?? ArchivedValue.none
    } decode: { object, value, _ in
      object[keyPath: path] = try value.selector
    }
  }

  /// Adds a value that only the initializer sets.
  mutating func initial<Value: Codable & Equatable>(
    _ name: String, _ get: @escaping @MainActor (Object) -> Value
  ) {
    custom(name) { object, _, _ in
      let value = try ArchivedValue(encoding: get(object))
      return value == .none ? nil : value
    } decode: { _, _, _ in
    }
  }

  // MARK: Objects

  /// Adds an object that belongs to this one.
  mutating func owned<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>,
    _ step: ArchivedProperty.Step = .contents
  ) {
    owned(name, step, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Adds an object that belongs to this one, which methods read and set.
  mutating func owned<Value>(
    _ name: String, _ step: ArchivedProperty.Step = .contents,
    get: @escaping @MainActor (Object) -> Value?,
    set: @escaping @MainActor (Object, Value?) -> Void
  ) {
    custom(name, step) { object, fresh, archiver in
      guard let value = get(object) else { return get(fresh) == nil ? nil : ArchivedValue.none }
      return try archiver.own(value as AnyObject, in: object, as: name)
    } decode: { object, value, restorer in
      set(object, try restorer.built(value))
    }
  }

  /// Adds a view that is one of the subviews, or belongs to this object by itself.
  mutating func contained<Value: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) {
    shared(name, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Adds an object that several others may have, such as a menu.
  mutating func shared<Value: AnyObject>(
    _ name: String, get: @escaping @MainActor (Object) -> Value?,
    set: @escaping @MainActor (Object, Value?) -> Void
  ) {
    custom(name, .contents) { object, _, archiver in
      try get(object).map { try archiver.own($0, in: object, as: name) }
    } decode: { object, value, restorer in
      set(object, try restorer.member(value))
    }
  }

  /// Adds objects that belong to this one.
  mutating func owned<Value>(
    _ name: String, list: @escaping @MainActor (Object) -> [Value],
    set: @escaping @MainActor (Object, [Value]) -> Void
  ) {
    custom(name, .contents) { object, _, archiver in
      let values = list(object)
      guard !values.isEmpty else { return nil }
      return .list(try values.map { try archiver.own($0 as AnyObject, in: object, as: name) })
    } decode: { object, value, restorer in
      set(object, try restorer.builtList(value))
    }
  }

  /// Adds an object that this one has made itself, which gets the values of the archive.
  ///
  /// An object that makes it when it is first used has another way to ask for one that is there.
  mutating func part<Part: AnyObject>(
    _ name: String, ifUsed: (@MainActor (Object) -> Part?)? = nil,
    _ part: @escaping @MainActor (Object) -> Part?
  ) {
    custom(name, .contents) { object, _, archiver in
      guard let value = (ifUsed ?? part)(object) else { return nil }
      return try archiver.own(value, in: object, as: name)
    } decode: { object, value, restorer in
      try restorer.adopt(part(object), for: value)
    }
  }

  /// Adds an object that this one knows and that belongs to another one.
  mutating func reference<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>,
    _ step: ArchivedProperty.Step = .connections
  ) {
    reference(name, step, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Adds an object that this one knows, which methods read and set.
  mutating func reference<Value>(
    _ name: String, _ step: ArchivedProperty.Step = .connections,
    get: @escaping @MainActor (Object) -> Value?,
    set: @escaping @MainActor (Object, Value?) -> Void
  ) {
    custom(name, step) { object, _, archiver in
      try get(object).flatMap { try archiver.refer(to: $0 as AnyObject, from: object, as: name) }
    } decode: { object, value, restorer in
      set(object, try restorer.found(value, of: object))
    }
  }

  /// Adds objects that this one knows; nil for none.
  mutating func references<Value>(
    _ name: String, _ step: ArchivedProperty.Step = .connections,
    list: @escaping @MainActor (Object) -> [Value]?,
    set: @escaping @MainActor (Object, [Value]) -> Void
  ) {
    custom(name, step) { object, _, archiver in
      try list(object).map {
        .list(
          try $0.compactMap { try archiver.refer(to: $0 as AnyObject, from: object, as: name) })
      }
    } decode: { object, value, restorer in
      set(object, try restorer.foundList(value))
    }
  }

  /// Adds a property that stands in the way if it has a value.
  mutating func refused(
    _ name: String, _ obstacle: @escaping @MainActor (Object) -> ArchiveRefusal.Obstacle?
  ) {
    custom(name) { object, _, archiver in
      if let obstacle = obstacle(object) { throw archiver.refusal(obstacle, of: object) }
      return nil
    } decode: { _, _, _ in
    }
  }

  /// Adds a closure, which stands in the way.
  mutating func closure<Value>(_ name: String, _ path: KeyPath<Object, Value?>) {
    refused(name) { $0[keyPath: path] == nil ? nil : .closure(name) }
  }
}

/// A dot-separated path of keys, as documents and bindings name values: `values.speed`.
package struct KeyNames {
  /// The keys, without those on the way that name the object itself; the last one may.
  package let keys: [String]

  /// Reads a path.
  package init(_ path: String) {
    let all = path.split(separator: ".")
    keys = all.enumerated().filter { place, key in
      key != "self" || (place > 0 && place == all.count - 1)
    }.map { String($1) }
  }

  /// Returns the keys of a path; throws for one that is longer than any that a person writes.
  @MainActor
  fileprivate static func checked(
    _ path: String, of object: AnyObject
  ) throws(KeyValueError) -> [String] {
    let keys = KeyNames(path).keys
    guard keys.count <= 1000 else {
      throw .undefinedKey("\(path.prefix(40))…", of: keyValueName(of: object))
    }
    return keys
  }
}

/// An object that answers a whole path of keys by itself, such as the selection of a controller.
@MainActor
package protocol AnswersKeyPaths: KeyValueSource {}

extension KeyValueSource {
  /// Returns the value at a key path (`NSObject.value(forKeyPath:)`).
  ///
  /// No value on the way gives none. An array gives the values of its objects, and an operator such as `@count`
  /// or `@sum.price` a value of all of them.
  public func value(forKeyPath keyPath: String) throws(KeyValueError) -> Any? {
    try valueOfKeys(try KeyNames.checked(keyPath, of: self)[...])
  }

  func valueOfKeys(_ keys: ArraySlice<String>) throws(KeyValueError) -> Any? {
    guard let first = keys.first else { return self }
    if self is any AnswersKeyPaths {
      return flattened(try value(forKey: keys.joined(separator: ".")))
    }
    if first == "self" { return try valueOfKeys(keys.dropFirst()) }
    return try KeyValues.value(of: flattened(try value(forKey: first)), keys.dropFirst())
  }

  /// Sets the value at a key path (`NSObject.setValue(_:forKeyPath:)`).
  ///
  /// Nothing is set where there is no object on the way. A dictionary on the way is replaced.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) throws(KeyValueError) {
    try setValue(value, ofKeys: try KeyNames.checked(keyPath, of: self)[...])
  }

  private func setValue(_ value: Any?, ofKeys keys: ArraySlice<String>) throws(KeyValueError) {
    guard let first = keys.first else { throw .readOnlyKey("self", of: keyValueName(of: self)) }
    let rest = keys.dropFirst()
    if rest.isEmpty { return try setValue(value, forKey: first) }
    if self is any AnswersKeyPaths {
      return try setValue(value, forKey: keys.joined(separator: "."))
    }
    switch flattened(try self.value(forKey: first)) {
    case let source as any KeyValueSource: try source.setValue(value, ofKeys: rest)
    case let dictionary as [String: Any]:
      try setValue(try replaced(value, rest, in: dictionary), forKey: first)
    case nil: break
    default: throw .undefinedKey(rest.joined(separator: "."), of: first)
    }
  }

  /// Returns the value that the object at a key path accepts (`NSObject.validateValue(_:forKeyPath:)`).
  public func validateValue(
    _ value: Any?, forKeyPath keyPath: String
  ) throws(KeyValueError) -> Any? {
    let keys = KeyNames(keyPath).keys
    guard let last = keys.last else { return value }
    var object: any KeyValueSource = self
    for (index, key) in keys.enumerated().dropLast() {
      if object is any AnswersKeyPaths {
        return try object.validateValue(value, forKey: keys[index...].joined(separator: "."))
      }
      guard let next = flattened(try object.value(forKey: key)) as? any KeyValueSource else {
        return value
      }
      object = next
    }
    return try object.validateValue(value, forKey: last)
  }
}

@MainActor
private func replaced(
  _ value: Any?, _ keys: ArraySlice<String>, in dictionary: [String: Any]
) throws(KeyValueError) -> [String: Any] {
  guard let first = keys.first else { return dictionary }
  var result = dictionary
  if keys.count == 1 {
    result[first] = value
  } else if let source = dictionary[first] as? any KeyValueSource {
    try source.setValue(value, forKeyPath: keys.dropFirst().joined(separator: "."))
  } else if let inner = dictionary[first] as? [String: Any] {
    result[first] = try replaced(value, keys.dropFirst(), in: inner)
  }
  return result
}

/// Returns the value at the keys of an object, a dictionary, an array or a text.
@MainActor
package func value(
  of object: Any?, _ keys: ArraySlice<String>
) throws(KeyValueError) -> Any? {
  guard let first = keys.first, let object = flattened(object) else { return flattened(object) }
  switch object {
  case let source as any KeyValueSource: return try source.valueOfKeys(keys)
  case _ where first == "self": return try value(of: object, keys.dropFirst())
  case is SelectionMarker: return object
  case let dictionary as [String: Any]: return try value(of: dictionary[first], keys.dropFirst())
  case let objects as [Any]: return try value(ofAll: objects, first, keys)
  case let text as String where first == "length": return text.utf16.count
  default: throw .undefinedKey(first, of: "\(type(of: object))")
  }
}

@MainActor
private func value(
  ofAll objects: [Any], _ first: String, _ keys: ArraySlice<String>
) throws(KeyValueError) -> Any? {
  guard first.hasPrefix("@") else {
    var values: [Any] = []
    for object in objects { values.append(try value(of: object, keys) ?? Any?.none as Any) }
    return values
  }
  if first == "@count" { return objects.count }
  var values: [Any] = []
  for object in objects {
    if let value = try value(of: object, keys.dropFirst()) { values.append(value) }
  }
  let numbers = values.compactMap { numberValue(of: $0) }
  switch first {
  case "@sum": return numbers.reduce(0, +)
  case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
  case "@max": return numbers.max() ?? values.compactMap { $0 as? String }.max()
  case "@min": return numbers.min() ?? values.compactMap { $0 as? String }.min()
  case "@unionOfObjects": return values
  case "@distinctUnionOfObjects":
    var met: Set<AnyHashable> = []
    return values.filter { value in (value as? AnyHashable).map { met.insert($0).inserted } ?? true
    }
  default: throw .undefinedKey(first, of: "an array")
  }
}

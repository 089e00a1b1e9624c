extension AppearanceProxy {
  /// Sets a property of an app's own class that may be nil, and returns the value that was set for
  /// it; nil for none.
  ///
  /// The properties that were set on a view itself are not known, so the value of the proxy wins.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { value(PropertyKey(path: property)) }
    nonmutating set {
      add(PropertyKey(path: property), newValue) { $0[keyPath: property] = newValue }
    }
  }

  /// Sets a property of an app's own class, and returns the value that was set for it.
  ///
  /// Reading a property that was not set stops the program.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Target, Value>
  ) -> Value {
    get {
      guard let value: Value = value(PropertyKey(path: property)) else {
        preconditionFailure("The appearance has no value for \(property). Set one first.")
      }
      return value
    }
    nonmutating set {
      add(PropertyKey(path: property), newValue) { $0[keyPath: property] = newValue }
    }
  }
}

/// The key of the rules for properties of an app's own classes.
private struct PropertyKey: Hashable, @unchecked Sendable {
  let path: AnyKeyPath
}

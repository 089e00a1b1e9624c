extension AccessibleObject {
  /// Returns the values of a kind that the object keeps, which are made at the first use.
  ///
  /// Each family of properties that are only stored has one class of values, so that a view
  /// without any of them stays small.
  package final func values<Values: AnyObject>(_ kind: Values.Type, make: () -> Values) -> Values {
    if let values = valuesIfAny(kind) { return values }
    let values = make()
    storedValues[ObjectIdentifier(kind)] = values
    return values
  }

  /// Returns the values of a kind, if one of them has ever been used.
  package final func valuesIfAny<Values: AnyObject>(_ kind: Values.Type) -> Values? {
    storedValues[ObjectIdentifier(kind)].map { unsafeDowncast($0, to: kind) }
  }
}

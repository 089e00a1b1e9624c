import KeyValues

@MainActor
extension [Any] {
  /// Returns the objects in the order of sort descriptors; those that none tells apart keep theirs.
  func sorted(by descriptors: [NSSortDescriptor]) -> [Any] {
    guard !descriptors.isEmpty else { return self }
    let columns = descriptors.map { descriptor in
      map { object in
        descriptor.key.map { key -> Any? in
          (try? KeyValues.value(of: object, KeyNames(key).keys[...])) ?? nil
        } ?? object as Any?
      }
    }
    let order = indices.sorted { first, second in
      for (descriptor, column) in zip(descriptors, columns) {
        let order = descriptor.compare(column[first], column[second])
        if order != 0 { return descriptor.ascending ? order < 0 : order > 0 }
      }
      return first < second
    }
    return order.map { self[$0] }
  }
}

extension NSSortDescriptor {
  /// Returns a negative number if the first value comes before the second one, 0 if neither does.
  ///
  /// No value comes first. Texts are compared as the selector says: by their characters, or regardless of
  /// case.
  fileprivate func compare(_ first: Any?, _ second: Any?) -> Int {
    guard let first = flattened(first), let second = flattened(second) else {
      return (flattened(first) == nil ? 0 : 1) - (flattened(second) == nil ? 0 : 1)
    }
    if let first = numberValue(of: first), let second = numberValue(of: second) {
      return first < second ? -1 : first > second ? 1 : 0
    }
    guard let first = first as? String, let second = second as? String else { return 0 }
    let name = selectorName?.lowercased() ?? ""
    let folds = name.contains("caseinsensitive") || name.contains("localizedstandard")
    let (left, right) = folds ? (first.lowercased(), second.lowercased()) : (first, second)
    return left < right ? -1 : left > right ? 1 : 0
  }
}

/// A few values in one block of memory, with less overhead than an array: the content of most
/// buttons for their normal state.
///
/// Setting a value creates a new list.
final class StateList: ManagedBuffer<Int, StateValue> {
  static func make(_ values: [StateValue]) -> StateList? {
    guard !values.isEmpty else { return nil }
    let made = StateList.create(minimumCapacity: values.count) { _ in values.count }
    made.withUnsafeMutablePointerToElements { elements in
      for (index, value) in values.enumerated() { (elements + index).initialize(to: value) }
    }
    return unsafeDowncast(made, to: StateList.self)
  }

  deinit {
    _ = withUnsafeMutablePointers { count, elements in
      elements.deinitialize(count: count.pointee)
    }
  }

  var values: [StateValue] {
    withUnsafeMutablePointers { count, elements in
      Array(UnsafeBufferPointer(start: elements, count: count.pointee))
    }
  }

  func value(_ attribute: StateValue.Attribute) -> StateValue? {
    withUnsafeMutablePointers { count, elements in
      for index in 0..<count.pointee where elements[index].attribute == attribute {
        return elements[index]
      }
      return nil
    }
  }
}

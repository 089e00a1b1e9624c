/// A list that never changes, in memory that its owner frees, so that reading it counts no references.
struct FixedList<Element>: @unchecked Sendable {
  private let elements: UnsafeMutableBufferPointer<Element>

  /// Copies an array; its elements have to be values without references.
  init(_ array: [Element]) {
    elements = .allocate(capacity: array.count)
    _ = elements.initialize(from: array)
  }

  subscript(index: Int) -> Element {
    precondition(elements.indices.contains(index), "An index is outside of its list.")
    return elements[index]
  }

  /// The elements, which are there as long as the owner.
  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(elements) }

  /// Gives the memory back; the owner calls it once.
  func free() { elements.deallocate() }
}

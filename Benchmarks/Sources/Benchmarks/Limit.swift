/// The best work of the machine: the work that the rows are divided by, off the main actor, where
/// nothing is checked.
enum Limit {
  /// Calls a method of each of some objects.
  static func calls(_ operations: Int, targets: Int) {
    let objects = (0..<targets).map { $0.isMultiple(of: 2) ? OtherPlain() : Plain() }
    let pointers = objects.map { Unmanaged.passUnretained($0) }
    for _ in 0..<operations {
      for pointer in pointers { pointer._withUnsafeGuaranteedRef { $0.fire() } }
    }
    precondition(objects.allSatisfy { $0.count > 0 })
  }

  /// Walks along a chain and asks each object whether it is the last.
  static func walks(_ operations: Int, depth: Int) {
    let objects = (1..<depth).map { _ in Plain() } + [OtherPlain()]
    for (object, next) in zip(objects, objects.dropFirst()) { object.next = .passUnretained(next) }
    for _ in 0..<operations { walk(from: .passUnretained(objects[0])) }
    precondition(objects.last.map { $0.count > 0 } ?? false)
  }

  @inline(never) private static func walk(from start: Unmanaged<Plain>) {
    var current: Unmanaged<Plain>? = start
    while let pointer = current {
      if pointer._withUnsafeGuaranteedRef({ $0.isLast }) {
        return pointer._withUnsafeGuaranteedRef { $0.fire() }
      }
      current = pointer._withUnsafeGuaranteedRef { $0.next }
    }
  }
}

private class Plain {
  @exclusivity(unchecked) final var count = 0
  @exclusivity(unchecked) final var next: Unmanaged<Plain>?
  @inline(never) var isLast: Bool { false }
  @inline(never) func fire() { count &+= 1 }
}

private final class OtherPlain: Plain {
  @inline(never) override var isLast: Bool { true }
  @inline(never) override func fire() { count &+= 2 }
}

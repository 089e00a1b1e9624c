/// The constraints that a view holds, in the order in which they were added.
///
/// Adding and removing one takes the same time however many there are.
@MainActor
struct ConstraintList {
  private var entries: [LayoutConstraint?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// The constraints in order.
  var all: [LayoutConstraint] { entries.compactMap { $0 } }
  /// Indicates whether there are none.
  var isEmpty: Bool { indices.isEmpty }

  mutating func append(_ constraint: LayoutConstraint) {
    indices[ObjectIdentifier(constraint)] = entries.count
    entries.append(constraint)
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    entries[index] = nil
    // Half of the entries are empty: close the gaps.
    guard entries.count > 2 * indices.count + 8 else { return }
    entries.removeAll { $0 == nil }
    for (index, constraint) in entries.enumerated() {
      if let constraint { indices[ObjectIdentifier(constraint)] = index }
    }
  }
}

/// The active constraints that mention a view or guide, which does not retain them.
@MainActor
struct ConstraintReferences {
  private struct Reference {
    weak var constraint: LayoutConstraint?
  }
  private var references: [ObjectIdentifier: Reference] = [:]
  private var limit = 16

  /// The constraints that are still active.
  var active: [LayoutConstraint] {
    references.values.compactMap { $0.constraint }.filter(\.isActive)
  }

  mutating func insert(_ constraint: LayoutConstraint) {
    references[ObjectIdentifier(constraint)] = Reference(constraint: constraint)
    guard references.count > limit else { return }
    // Constraints whose container was deallocated have left nothing but their entries.
    references = references.filter { $0.value.constraint?.isActive ?? false }
    references[ObjectIdentifier(constraint)] = Reference(constraint: constraint)
    limit = max(16, 2 * references.count)
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    references[ObjectIdentifier(constraint)] = nil
  }
}

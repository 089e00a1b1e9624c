import Graphics
import Layout

/// The views that a stack view arranges, with the spaces that were set after them.
@MainActor
struct StackArrangement {
  private(set) var views: [View] = []
  /// The space after each arranged view; nil for the stack view's.
  private var spacings: [ObjectIdentifier: Scalar?] = [:]

  func contains(_ view: View) -> Bool { spacings[ObjectIdentifier(view)] != nil }

  mutating func insert(_ view: View, at index: Int) {
    views.insert(view, at: index)
    spacings[ObjectIdentifier(view)] = .some(nil)
  }

  mutating func move(_ view: View, to index: Int) {
    views.removeAll { $0 === view }
    views.insert(view, at: min(index, views.count))
  }

  mutating func remove(_ view: View) {
    views.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
  }

  func spacing(after view: View) -> Scalar? { spacings[ObjectIdentifier(view)] ?? nil }

  mutating func setSpacing(_ spacing: Scalar?, after view: View) {
    spacings[ObjectIdentifier(view)] = .some(spacing)
  }
}

extension StackView {
  final func arrange(_ view: View, at index: Int) {
    let count = arrangement.views.count
    guard index >= 0, index <= count else {
      fatalError(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to \(count)")
    }
    if arrangement.contains(view) {
      arrangement.move(view, to: index)
    } else {
      if view.superview !== self { addSubview(view) }
      // A hook may have removed the view, or others.
      guard view.superview === self, !arrangement.contains(view) else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      arrangement.insert(view, at: min(index, arrangement.views.count))
    }
    arrangementChanged()
  }

  /// Requests what a change of the arrangement has as a consequence.
  final func arrangementChanged() {
    madeConstraints = nil
    LayoutChanges.note()
    setNeedsUpdateConstraints()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

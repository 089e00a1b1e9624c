import Graphics
import ResponderKit

/// The Auto Layout state of a view.
@MainActor
final class LayoutValues {
  /// The constraints that the view holds.
  var held = ConstraintList()
  /// The active constraints that mention the view or one of its guides, by the view or guide.
  var references: [ObjectIdentifier: ConstraintReferences] = [:]

  /// The content priorities that were set.
  var hugging: [LayoutConstraint.Axis: LayoutPriority] = [:]
  var resistance: [LayoutConstraint.Axis: LayoutPriority] = [:]

  /// The guides that the view has without being given any.
  var systemGuides: [SystemLayoutGuide.Kind: LayoutGuide] = [:]
}

extension LayoutValues: HierarchyFollower {
  /// Removes the constraints between the view, or one inside it, and views outside it.
  ///
  /// UIKit documents it for `removeFromSuperview()`, by which a move to another view begins.
  func viewWillLeave(_ view: View) {
    let superviews = sequence(first: view, next: \.superview).dropFirst()
    let outside = Set(superviews.map { ObjectIdentifier($0) })
    var rest = [view]
    while let next = rest.popLast() {
      for references in next.layoutValuesIfAny?.references.values.map({ $0 }) ?? [] {
        for constraint in references.active {
          guard let container = constraint.container else { continue }
          if outside.contains(ObjectIdentifier(container)) {
            container.removeConstraint(constraint)
          }
        }
      }
      rest += next.subviews
    }
  }

  /// Removes the constraints that mention the guide.
  func guideWillLeave(_ guide: LayoutGuide) {
    guard let references = references.removeValue(forKey: ObjectIdentifier(guide)) else { return }
    for constraint in references.active { constraint.isActive = false }
  }
}

extension View {
  /// The Auto Layout state of the view, made at the first use.
  final var layoutValues: LayoutValues { values(LayoutValues.self) { LayoutValues() } }

  /// The Auto Layout state of the view, if anything was ever asked for or set.
  final var layoutValuesIfAny: LayoutValues? { valuesIfAny(LayoutValues.self) }
}

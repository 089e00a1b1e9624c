/// The effects of the pointer on a view: UIKit's `UIPointerEffect`.
public enum PointerEffect: Sendable, Hashable, Codable {
  /// The system chooses the effect.
  case automatic
  /// The pointer slides under the view and becomes its background.
  case highlight
  /// The view rises and the pointer disappears below it.
  case lift
  /// The view changes while the pointer keeps its shape.
  case hover
}

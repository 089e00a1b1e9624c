import Layout

/// The priorities of a stack view along an axis.
enum StackPriority: Hashable {
  case hugging(LayoutConstraint.Orientation)
  case clippingResistance(LayoutConstraint.Orientation)
}

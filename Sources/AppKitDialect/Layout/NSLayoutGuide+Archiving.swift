package import ResponderKit

extension NSLayoutGuide {
  /// Indicates whether the view has the guide by itself.
  package final var isOfSystem: Bool { self is NSSystemLayoutGuide }

  /// Indicates whether the guide is a row or a column of a grid, which makes it.
  package final var isOfGrid: Bool {
    owningView is NSGridView && identifier.rawValue.hasPrefix("NSGrid")
  }
}

extension NSView {
  /// Returns the guide that the view has by itself; nil for another identifier.
  package final func ownLayoutGuide(_ identifier: String) -> NSLayoutGuide? {
    switch identifier {
    case "NSViewSafeAreaLayoutGuide": safeAreaLayoutGuide
    case "NSViewLayoutMarginsGuide": layoutMarginsGuide
    default: nil
    }
  }
}

public import Graphics
import Layout
import ResponderKit

/// A guide that a view has without being given one.
@MainActor
final class NSSystemLayoutGuide: NSLayoutGuide {
  let insets: EdgeInsets

  init(_ identifier: String, insets: EdgeInsets) {
    self.insets = insets
    super.init()
    self.identifier = NSUserInterfaceItemIdentifier(identifier)
  }

  override var region: LayoutRegion { .inset(insets) }
}

extension NSView {
  /// The distances of what nothing covers from the edges; zero, because titles of windows and toolbars
  /// cover nothing here (`NSView.safeAreaInsets`).
  public final var safeAreaInsets: EdgeInsets { .zero }

  /// The part of the view that nothing covers: the whole view (`NSView.safeAreaLayoutGuide`).
  public final var safeAreaLayoutGuide: NSLayoutGuide {
    systemGuide("NSViewSafeAreaLayoutGuide", insets: .zero)
  }

  /// The part of the view 20 points from each edge (`NSView.layoutMarginsGuide`).
  public final var layoutMarginsGuide: NSLayoutGuide {
    systemGuide(
      "NSViewLayoutMarginsGuide", insets: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
  }

  private func systemGuide(_ identifier: String, insets: EdgeInsets) -> NSLayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier.rawValue == identifier }) {
      return known
    }
    let guide = NSSystemLayoutGuide(identifier, insets: insets)
    addLayoutGuide(guide)
    return guide
  }
}

public import Graphics
public import Layout
import ResponderKit

/// A rectangle in a view without a view of its own (`NSLayoutGuide`).
///
/// Constraints place it in the layout of its view.
@preconcurrency @MainActor
open class NSLayoutGuide: RootObject, LayoutItem {
  /// Creates a guide without a view.
  public override init() { super.init() }
  /// The view that the guide is in; nil for none (`NSLayoutGuide.owningView`).
  public internal(set) final weak var owningView: NSView?
  /// A name for debugging; empty unless set (`NSLayoutGuide.identifier`).
  public final var identifier = NSUserInterfaceItemIdentifier("")
  /// The rectangle in the coordinates of the view; zero before a layout (`NSLayoutGuide.frame`).
  public internal(set) final var frame = Rect.zero
  /// The part of the view that the guide is: one that constraints place.
  package var region: LayoutRegion { .free }
}

extension NSLayoutGuide: LayoutGuideNode {
  package final var layoutOwner: (any LayoutViewNode)? { owningView }
  package final var nameInMessages: String? {
    identifier.rawValue.isEmpty ? nil : identifier.rawValue
  }
  package final var placedFrame: Rect { owningView?.turnedOver(frame) ?? frame }
  package final func place(_ rect: Rect) { frame = owningView?.turnedOver(rect) ?? rect }
}

extension NSView {
  /// The guides of the view, in the order in which they were added (`NSView.layoutGuides`).
  public final var layoutGuides: [NSLayoutGuide] { layoutValues?.guides ?? [] }

  /// Adds a guide, and removes it from its former view (`NSView.addLayoutGuide(_:)`).
  public final func addLayoutGuide(_ guide: NSLayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    settingLayoutValues.guides.append(guide)
    guide.owningView = self
  }

  /// Removes a guide; does nothing for a guide of another view
  /// (`NSView.removeLayoutGuide(_:)`).
  public final func removeLayoutGuide(_ guide: NSLayoutGuide) {
    guard guide.owningView === self else { return }
    removeConstraints(of: guide)
    settingLayoutValues.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// Returns a rectangle of the view's coordinates with its vertical axis from the upper left corner,
  /// or back.
  final func turnedOver(_ rect: Rect) -> Rect {
    guard !isFlipped else { return rect }
    let bounds = bounds
    return Rect(
      x: rect.minX, y: bounds.minY + bounds.height - rect.maxY, width: rect.width,
      height: rect.height)
  }
}

public import Graphics

/// An item of a bar: UIKit's `UIBarItem`, the base of bar button items and tab bar items.
///
/// An item is neither a view nor a responder; the bar shows it. It carries the properties of an
/// accessible object, which the view in the bar speaks. Defaults are those of UIBarItem.h.
@preconcurrency @MainActor
open class BarItem: AccessibleObject {
  /// Creates an item without content.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the user can choose the item; true unless set.
  open var isEnabled = true { didSet { lookChanged() } }
  /// The title; nil unless set.
  open var title: String? { didSet { changed() } }
  /// The image; nil unless set.
  open var image: Image? { didSet { changed() } }
  /// The image for a compact bar on a phone; nil, for ``image``, unless set.
  open var landscapeImagePhone: Image?
  /// The larger image that appears on a long press at an accessibility text size; nil unless set.
  open var largeContentSizeImage: Image?
  /// The insets of the image; zero unless set.
  open var imageInsets = EdgeInsets.zero
  /// The insets of ``landscapeImagePhone``; zero unless set.
  open var landscapeImagePhoneInsets = EdgeInsets.zero
  /// The insets of ``largeContentSizeImage``; zero unless set.
  open var largeContentSizeImageInsets = EdgeInsets.zero
  /// A number that identifies the item; 0 unless set.
  open var tag = 0

  /// The bar that shows the item; nil for none.
  package final weak var bar: View?
  /// The view that shows the item in the bar; nil for none.
  package final weak var shownView: View?
  /// The name of the item in records, in place of its class and its title.
  package final var recordLabel: String?

  /// Notifies the bar that the item has changed.
  package final func changed() {
    lookChanged()
    bar?.setNeedsLayout()
  }

  /// Shows a change that takes no other room in the bar, whose items all stay where they are.
  private func lookChanged() {
    AccessibilityChanges.note()
    (shownView as? any ShowsBarItem)?.update()
  }

  /// The name of the item in records: `BarButtonItem “Save”`.
  package final var recordName: String {
    if let recordLabel { return recordLabel }
    let name = "\(type(of: self))"
    return title.map { "\(name) “\($0)”" } ?? name
  }
}

/// A view that shows an item in a bar, and changes with it.
@MainActor
package protocol ShowsBarItem: View {
  /// The item.
  var barItem: BarItem { get }
  /// Shows the item as it is now.
  func update()
}

public import Graphics
public import ResponderKit

/// A tab of a tab view, with its view (`NSTabViewItem`).
///
/// A responder only so that its ``Responder/actions`` are found by name; it is in no chain, as in AppKit.
@preconcurrency @MainActor
open class NSTabViewItem: Responder {
  /// Creates a tab (`NSTabViewItem.init(identifier:)`).
  public init(identifier: Any? = nil) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a tab with the view and the title of a controller
  /// (`NSTabViewItem.init(viewController:)`).
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }

  /// The object by which the app finds the tab; nil unless set (`NSTabViewItem.identifier`).
  open var identifier: Any?
  /// The title of the tab (`NSTabViewItem.label`).
  open var label = ""
  /// The image of the tab; nil unless set (`NSTabViewItem.image`).
  open var image: Image?
  /// The text that is shown while the pointer rests on the tab; nil for nothing.
  open var toolTip: String?
  /// The controller of the view; nil for none (`NSTabViewItem.viewController`).
  open var viewController: NSViewController?
  private final var storedView: NSView?
  /// The view that the tab shows: that of the controller if it has one; nil unless set
  /// (`NSTabViewItem.view`).
  open var view: NSView? {
    get { viewController?.view ?? storedView }
    set {
      let former = view
      storedView = newValue
      if former !== view { tabView?.replace(former, of: self) }
    }
  }
  /// The view that is first responder when the tab is selected; nil unless set
  /// (`NSTabViewItem.initialFirstResponder`).
  public final weak var initialFirstResponder: NSView?

  /// The element of the tab for a screen reader.
  open override var accessibilityElement: AccessibilityElement { describedElement }

  /// Indicates whether the view keeps its frame until the tab view has another size, as in a document.
  package final var keepsFrame = false
  final var tabViewLink = Backlink<NSTabView>()
  /// The tab view of the tab; nil for none (`NSTabViewItem.tabView`).
  public final var tabView: NSTabView? { tabViewLink.object }
}

/// The questions and notifications of a tab view to its delegate (`NSTabViewDelegate`).
@preconcurrency @MainActor
public protocol NSTabViewDelegate: AnyObject {
  /// Returns whether a tab may be selected; true unless implemented.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// Called before a tab is selected.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// Called when a tab has been selected.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  /// Called when a tab has been added or removed.
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
  /// Does nothing.
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
  /// Returns true.
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
    true
  }
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}

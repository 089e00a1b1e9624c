#if UIKit
public import Foundation
import Graphics
public import ResponderKit

/// Buttons that belong together: `UIBarButtonItemGroup`.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for them where there is little room; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that indicates whether that button is shown now: never, as nothing is placed
  /// by the room that there is.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// A Boolean value that indicates whether the group is always there; false unless set (iOS 16).
  open var alwaysAvailable = false
  /// A Boolean value that indicates whether the group is left out; false unless set (iOS 16).
  open var isHidden = false

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

/// The buttons above the keyboard: `UITextInputAssistantItem`.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups before the suggestions; none unless set.
  ///
  /// The system has none here.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions; none unless set.
  ///
  /// The system has none here.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// A Boolean value that indicates whether the user may hide the buttons; true unless set.
  open var allowsHidingShortcuts = true
}

extension UIResponder {
  /// The buttons above the keyboard while the responder is the first
  /// (`UIResponder.inputAssistantItem`).
  public final var inputAssistantItem: UITextInputAssistantItem {
    values(UITextInputAssistantItem.self) { UITextInputAssistantItem() }
  }
}
#endif

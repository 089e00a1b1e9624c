import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit

/// The button of a navigation bar that leads back to the item below the top.
final class BackButton: Button {
  /// The item that the button leads back to.
  private(set) weak var item: NavigationItem?

  init() {
    super.init(frame: .zero)
    setRecordName("Back Button")
    setTitleColor(.system("tintColor"), for: .normal)
  }

  /// Shows the way back to an item, by the rules of `UINavigationItem`.
  func show(_ item: NavigationItem) {
    self.item = item
    let custom = item.backBarButtonItem.flatMap { $0.customView == nil ? $0 : nil }
    setTitle(drawnText(of: item, custom), for: .normal)
    setImage(custom?.image, for: .normal)
    isEnabled = custom?.isEnabled ?? true
    accessibilityIdentifier = custom?.accessibilityIdentifier
  }

  private func drawnText(of item: NavigationItem, _ custom: BarButtonItem?) -> String? {
    if let custom, custom.title != nil || custom.image != nil { return custom.title }
    switch item.backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return nil  // “Back” in the user's language, which the reader knows
    case .default: return item.backButtonTitle ?? item.title
    }
  }

  /// The text, or what it would be in a wider bar or another mode; the system's word for none.
  override var accessibilityLabel: String? {
    get {
      if let label = explicitAccessibilityLabel { return label }
      guard let item else { return nil }
      let custom = item.backBarButtonItem.flatMap { $0.customView == nil ? $0 : nil }
      if let custom,
        let label = custom.accessibilityLabel ?? custom.title ?? custom.image?.accessibilityLabel
      {
        return label
      }
      guard item.backButtonDisplayMode != .generic else { return nil }
      let text = item.backButtonTitle ?? item.title
      return text?.isEmpty == false ? text : nil
    }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultAccessibilityTraits: AccessibilityTraits { .backButton }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    element.label = accessibilityLabel
    element.labelSource = element.label.map { _ in .title }
    element.systemLabel = element.label == nil ? .back : nil
    return element
  }
}

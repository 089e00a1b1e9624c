import Accessibility
import Graphics
import InterfaceBuilder
import ResponderKit

/// A table cell that a screen reader reads as one element if it has a standard style, and nothing in
/// it acts.
///
/// The name is the texts of its labels. An accessory with details is an element of its own.
final class LoadedCell: View {
  private let isCombined: Bool
  private let hasDetails: Bool
  private let hasCheckmark: Bool
  /// Whether a checkmark is announced as a selection; see `InterfaceLoader.speaksCheckmarks`.
  var speaksCheckmark = false
  private lazy var item = AccessibilityItem(accessibilityContainer: self)
  private lazy var details: AccessibilityItem = {
    let details = AccessibilityItem(accessibilityContainer: self)
    var element = AccessibilityElement(traits: .button)
    element.systemLabel = .moreInfo
    details.setStandardAccessibility(element)
    return details
  }()

  init(_ content: TableCellContent) {
    isCombined =
      content.style != nil
      && !content.element.descendants.contains { InterfaceControl.isUIControl($0) }
    hasDetails = ["detailButton", "detailDisclosureButton"].contains(content.accessoryType)
    hasCheckmark = content.accessoryType == "checkmark"
    super.init(frame: .zero)
  }

  /// The views whose texts are the name.
  var namingViews: [View] {
    var found: [View] = []
    func collect(_ views: [View]) {
      for view in views where !view.isHidden {
        if view.isAccessibilityElement { found.append(view) } else { collect(view.subviews) }
      }
    }
    if isCombined { collect(subviews) }
    return found
  }

  /// Whether an element announces the name: the cell, or the part beside its details.
  func isNamed(by object: Responder) -> Bool { object === self || hasDetails && object === item }

  private var joinedName: String? {
    let texts = namingViews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? (!hasDetails && joinedName != nil) }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? joinedName }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      explicitAccessibilityTraits ?? (hasCheckmark && speaksCheckmark ? .selected : .none)
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The name and the button for details, if the cell has one.
  override var accessibilityElements: [Responder]? {
    get {
      if let own = super.accessibilityElements { return own }
      guard hasDetails, isCombined, joinedName != nil else { return nil }
      item.accessibilityLabel = accessibilityLabel
      item.accessibilityTraits = accessibilityTraits
      let width = min(44, bounds.width)
      item.accessibilityFrameInContainerSpace = Rect(
        x: 0, y: 0, width: bounds.width - width, height: bounds.height)
      details.accessibilityFrameInContainerSpace = Rect(
        x: bounds.width - width, y: 0, width: width, height: bounds.height)
      return [item, details]
    }
    set { super.accessibilityElements = newValue }
  }
}

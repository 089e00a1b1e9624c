import Accessibility
import Graphics
package import ResponderKit

// A cell of a document is read as one element if it has a standard style, and nothing in it acts. Its
// name is the texts of its content configuration and of the views in it; an accessory with details is
// an element of its own.
extension TableViewCell {
  /// The views whose texts are the name of the cell; none if the app has set a label.
  package final var namingViews: [View] {
    guard let document, document.isCombined, explicitAccessibilityLabel == nil else { return [] }
    var found: [View] = []
    func collect(_ views: [View]) {
      for view in views
      where !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
        && view !== document.details
      {
        if view.isAccessibilityElement { found.append(view) } else { collect(view.subviews) }
      }
    }
    collect(subviews)
    return found
  }

  /// Returns whether an element announces the name: the cell, or the part beside its details.
  package final func isNamed(by object: Responder) -> Bool {
    object === self || document?.details != nil && object === document?.item
  }

  final var spokenName: String? {
    if let label = explicitAccessibilityLabel { return label }
    guard let document else { return nil }
    let configured = document.isCombined ? document.configuredTexts : []
    let texts = configured + namingViews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  final var isOneElement: Bool {
    guard let document else { return false }
    return document.isCombined && document.details == nil && spokenName != nil
  }

  final var spokenTraits: AccessibilityTraits {
    document?.speaksCheckmark ?? false && accessoryType == .checkmark ? .selected : .none
  }

  /// The name and the button for details, if the cell has both; nil otherwise.
  final var nameAndDetails: [Responder]? {
    guard let document, let details = document.details, document.isCombined,
      explicitIsAccessibilityElement != false, let spokenName
    else { return nil }
    let item = document.item
    item.accessibilityLabel = spokenName
    item.accessibilityTraits = accessibilityTraits
    item.accessibilityFrameInContainerSpace = Rect(
      x: 0, y: 0, width: details.frame.minX, height: bounds.height)
    return [item, details]
  }
}

import Accessibility
import Graphics
package import ResponderKit

// A cell of a document is read as one element if it has a standard style, and nothing in it acts. Its
// name is the texts of its content configuration and of the views in it; an accessory with details is
// an element of its own.
extension TableViewCell {
  /// The views whose texts are the name of the cell; none if the app has set a label.
  package final var namingViews: [View] {
    guard let state = documentState, state.isCombined, explicitAccessibilityLabel == nil else {
      return []
    }
    var found: [View] = []
    func collect(_ views: [View]) {
      for view in views
      where !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
        && view !== state.details
      {
        if view.isAccessibilityElement { found.append(view) } else { collect(view.subviews) }
      }
    }
    collect(subviews)
    return found
  }

  /// Returns whether an element announces the name: the cell, or the part beside its details.
  package final func isNamed(by object: Responder) -> Bool {
    object === self || documentState?.details != nil && object === documentState?.item
  }

  final var spokenName: String? {
    if let label = explicitAccessibilityLabel { return label }
    guard let state = documentState else { return nil }
    let configured = state.isCombined ? state.configuredTexts : []
    let texts = configured + namingViews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  final var isOneElement: Bool {
    guard let state = documentState else { return false }
    return state.isCombined && state.details == nil && spokenName != nil
  }

  final var spokenTraits: AccessibilityTraits {
    documentState?.speaksCheckmark ?? false && accessoryType == .checkmark ? .selected : .none
  }

  /// The name and the button for details, if the cell has both; nil otherwise.
  final var nameAndDetails: [Responder]? {
    guard let state = documentState, let details = state.details, state.isCombined,
      explicitIsAccessibilityElement != false, let spokenName
    else { return nil }
    let item = state.item
    item.accessibilityLabel = spokenName
    item.accessibilityTraits = accessibilityTraits
    item.accessibilityFrameInContainerSpace = Rect(
      x: 0, y: 0, width: details.frame.minX, height: bounds.height)
    return [item, details]
  }
}

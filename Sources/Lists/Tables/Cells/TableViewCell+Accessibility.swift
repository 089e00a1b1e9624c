import Accessibility
import Graphics
package import ResponderKit

// A cell is read as one element if nothing in it acts. Its name is the texts of its content configuration and of
// the views in it, in reading order; an accessory with details is an element of its own.
extension TableViewCell {
  /// The views whose texts are the name of the cell, if they are one element: nothing in the cell acts or has a
  /// value, and no list, no other cell and no list of elements of the app is in it.
  private var combinedViews: [View]? {
    guard listedElements == nil, !contentView.listsElements else { return nil }
    let parts = actingParts
    var found: [View] = []
    /// Returns whether the views are no obstacle.
    func collect(_ views: [View]) -> Bool {
      views.allSatisfy { view in
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden,
          !parts.contains(view)
        else { return true }
        guard !(view is any ReusedView), !(view is any ListContainer) else { return false }
        guard view.isAccessibilityElement else {
          return !view.listsElements && collect(view.subviews)
        }
        found.append(view)
        return !view.acts && view.currentAccessibilityValue == nil
      }
    }
    return collect(subviews) ? found : nil
  }

  /// The views whose texts are the name of the cell, in reading order; none if the app has set a label.
  package final var namingViews: [View] {
    guard explicitAccessibilityLabel == nil, let found = combinedViews else { return [] }
    let standard: [View] = [state.textLabel, state.detailTextLabel].compactMap { $0 }
    guard found.contains(where: { !standard.contains($0) }) else { return found }
    let order = ReadingOrder(direction: effectiveUserInterfaceLayoutDirection)
    return order.sorted(found.map(\.accessibilityFrame)).map { found[$0] }
  }

  /// Returns whether an element announces the name: the cell, or the part beside its details.
  package final func isNamed(by object: Responder) -> Bool {
    object === self || !actingParts.isEmpty && object === state.item
  }

  final var spokenName: String? {
    if let label = explicitAccessibilityLabel { return label }
    guard combinedViews != nil else { return nil }
    let configured = documentState?.configuredTexts ?? []
    let texts = configured + namingViews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Indicates whether the cell is one element: it has a name, and neither its content nor its accessory
  /// acts.
  final var isOneElement: Bool {
    actingParts.isEmpty && combinedViews != nil && spokenName != nil
  }

  final var spokenTraits: AccessibilityTraits {
    let speaksCheckmark = documentState?.speaksCheckmark ?? false
    return isSelected || speaksCheckmark && accessoryType == .checkmark ? .selected : .none
  }

  /// The actions behind the row; nil for none.
  final var actionsBehindRow: [AccessibilityCustomAction]? {
    guard let table = superview as? TableView else { return nil }
    let actions = table.spokenActions(of: self)
    return actions.isEmpty ? nil : actions
  }

  /// The parts around the content that act: the control of a row that is edited, and the accessory.
  private var actingParts: [View] {
    let accessory = shownAccessoryView.flatMap { $0.isOrContainsWhatActs ? $0 : nil }
    return [state.rowControl, state.details ?? accessory, state.reorderControl]
      .compactMap { $0 }
  }

  /// The name and the parts around it that act, if the cell has both; nil otherwise.
  final var nameAndDetails: [Responder]? {
    let parts = actingParts
    guard explicitIsAccessibilityElement != false, !parts.isEmpty, combinedViews != nil,
      let spokenName
    else { return nil }
    let item = state.item ?? AccessibilityItem(accessibilityContainer: self)
    state.item = item
    item.takeAccessibility(of: self)
    item.accessibilityLabel = spokenName
    item.accessibilityTraits = accessibilityTraits
    item.accessibilityCustomActions = accessibilityCustomActions
    let atLeft = parts.filter { $0.frame.midX < bounds.midX }.map(\.frame.maxX).max() ?? 0
    let atRight =
      parts.filter { $0.frame.midX >= bounds.midX }.map(\.frame.minX).min() ?? bounds.width
    item.accessibilityFrameInContainerSpace = Rect(
      x: atLeft, y: 0, width: max(0, atRight - atLeft), height: bounds.height)
    return parts.filter { $0 === state.rowControl } + [item]
      + parts.filter { $0 !== state.rowControl }
  }
}

extension View {
  /// Indicates whether a user can operate the view.
  fileprivate var acts: Bool {
    let acting: AccessibilityTraits = [
      .button, .adjustable, .link, .searchField, .keyboardKey, .toggleButton, .textEntry, .textArea,
    ]
    return !accessibilityTraits.isDisjoint(with: acting) || canBecomeFirstResponder
  }

  /// Indicates whether the view, or one in it, is an element that a user can operate.
  fileprivate var isOrContainsWhatActs: Bool {
    guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return false }
    return isAccessibilityElement ? acts : subviews.contains { $0.isOrContainsWhatActs }
  }

  /// Indicates whether the app lists the elements in the view.
  fileprivate var listsElements: Bool {
    accessibilityElements != nil || accessibilityElementCount() > 0
  }
}

import Accessibility
import Graphics
package import ResponderKit

// A cell is read as one element if nothing in it acts. Its name is the texts of its content configuration and of
// the views in it, in reading order; an accessory with details is an element of its own.
extension TableViewCell {
  /// Indicates whether the texts of the cell are one name: nothing beside them acts, and no list or list of
  /// elements of the app is in it.
  private var isCombined: Bool { !contentView.containsWhatActs }

  /// The views whose texts are the name of the cell; none if the app has set a label.
  package final var namingViews: [View] {
    guard isCombined, explicitAccessibilityLabel == nil else { return [] }
    var found: [View] = []
    func collect(_ views: [View]) {
      for view in views
      where !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
        && view !== state.details && view !== shownAccessoryView && view !== state.rowControl
        && view !== state.reorderControl
      {
        if view.isAccessibilityElement { found.append(view) } else { collect(view.subviews) }
      }
    }
    collect(subviews)
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
    guard isCombined else { return nil }
    let configured = documentState?.configuredTexts ?? []
    let texts = configured + namingViews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Indicates whether the cell is one element: it has a name, and neither its content nor its accessory
  /// acts.
  final var isOneElement: Bool {
    isCombined && actingParts.isEmpty && spokenName != nil
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
    let accessory = shownAccessoryView.flatMap { $0.actsOrContainsWhatActs ? $0 : nil }
    return [state.rowControl, state.details ?? accessory, state.reorderControl]
      .compactMap { $0 }
  }

  /// The name and the parts around it that act, if the cell has both; nil otherwise.
  final var nameAndDetails: [Responder]? {
    let parts = actingParts
    guard isCombined, explicitIsAccessibilityElement != false, !parts.isEmpty, let spokenName
    else { return nil }
    let item = state.item ?? AccessibilityItem(accessibilityContainer: self)
    state.item = item
    item.accessibilityLabel = spokenName
    item.accessibilityTraits = accessibilityTraits
    item.accessibilityHint = accessibilityHint
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
  /// Indicates whether a user can operate the view, or one in it.
  fileprivate var actsOrContainsWhatActs: Bool {
    guard !isHidden, alpha > 0 else { return false }
    // A cell in a cell is asked for nothing, as it would ask for what is in it again.
    return self is any ListContainer || self is any ReusedView || isAccessibilityElement && acts
      || accessibilityElements != nil || containsWhatActs
  }

  /// Indicates whether a user can operate a view in it.
  fileprivate var containsWhatActs: Bool {
    subviews.contains { $0.actsOrContainsWhatActs }
  }

  private var acts: Bool {
    let acting: AccessibilityTraits = [
      .button, .adjustable, .link, .searchField, .keyboardKey, .toggleButton,
    ]
    return !accessibilityTraits.isDisjoint(with: acting) || canBecomeFirstResponder
  }
}

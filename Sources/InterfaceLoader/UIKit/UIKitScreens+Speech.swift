import Accessibility
import InterfaceBuilder
import ResponderKit

extension UIKitScreens {
  func announcements(of control: InterfaceControl) -> [Announcement] {
    guard let view = interface.object(for: control.element) as? View else { return [] }
    let parts = view.loadable?.spokenParts(in: live) ?? view.ownParts
    let announcements = parts.map { live.announcement(of: $0.accessibilityElement) }
    guard let first = parts.first, first !== view, view.isNamedGroup else { return announcements }
    let group = AccessibilityContainer(
      type: .semanticGroup, label: view.accessibilityLabel, value: view.currentAccessibilityValue)
    let named = live.announcement(
      of: first.accessibilityElement, entering: [.init(value: group, object: view)])
    return [named] + announcements.dropFirst()
  }
}

extension View {
  /// Indicates whether its label is said when a screen reader enters it.
  fileprivate var isNamedGroup: Bool {
    !isAccessibilityElement && accessibilityContainerType == .semanticGroup
      && accessibilityLabel != nil
  }
}

package import Accessibility

/// A view that a control makes for itself, such as the clear button of a text field.
@MainActor
package protocol PartOfView: View {
  /// The view that it is a part of; nil for one that is gone.
  var wholeView: View? { get }
}

extension View {
  /// Returns the type of a container: a group for one without a type of its own that has a label.
  package final func groupIfNamed(
    _ type: AccessibilityContainerType
  ) -> AccessibilityContainerType {
    type == .none && explicitAccessibilityLabel != nil ? .semanticGroup : type
  }
}

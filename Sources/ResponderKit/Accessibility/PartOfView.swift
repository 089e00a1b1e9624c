/// A view that a control makes for itself, such as the clear button of a text field.
@MainActor
package protocol PartOfView: View {
  /// The view that it is a part of; nil for one that is gone.
  var wholeView: View? { get }
}

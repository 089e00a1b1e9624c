public import ResponderKit

#if UIKit
/// The type that a delegate returns for the view of a row, where UIKit has no nil.
public typealias PickerRowView = View

/// The view of a row that has none: what a delegate without the method returns.
final class NoRowView: View {}

extension PickerView {
  /// The answer of a delegate without a view for a row.
  @MainActor static var noRowView: PickerRowView { NoRowView() }
  /// The view of a row, nil for a row without one.
  final func given(_ view: PickerRowView?) -> View? { view is NoRowView ? nil : view }
}
#else
/// The type that a delegate returns for the view of a row; nil for none.
public typealias PickerRowView = View?

extension PickerView {
  /// The answer of a delegate without a view for a row.
  static var noRowView: PickerRowView { nil }
  /// The view of a row, nil for a row without one.
  final func given(_ view: PickerRowView?) -> View? { view ?? nil }
}
#endif

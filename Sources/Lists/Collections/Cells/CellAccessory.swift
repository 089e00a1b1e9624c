public import Graphics
public import ResponderKit

/// An accessory at an edge of a cell of a list: UIKit's `UICellAccessory`, as a value.
public struct CellAccessory: @unchecked Sendable {
  /// The type of the accessory (`UICellAccessory.AccessoryType`).
  public enum AccessoryType: Hashable, Sendable {
    /// A button with details.
    case detail
    /// A chevron: the item leads on.
    case disclosureIndicator
    /// A button that expands the item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A control that moves the item.
    case reorder
    /// A circle that is filled while the item is selected.
    case multiselect
    /// A text.
    case label
    /// A button with a menu.
    case popUpMenu
    /// A view of the app's own.
    case customView(View)
  }

  /// The states in which an accessory is shown (`UICellAccessory.DisplayedState`).
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// The distance for which room is kept (`UICellAccessory.LayoutDimension`).
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// A standard width.
    case standard
    /// A width in points.
    case custom(Scalar)
  }

  /// The position of accessories in relation to others (`UICellAccessory.Placement.Position`).
  public typealias Position = @Sendable (_ accessories: [CellAccessory]) -> Int

  /// At which edge an accessory is (`UICellAccessory.Placement`).
  public enum Placement: Sendable {
    /// At the leading edge, while it is shown.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the trailing edge, while it is shown.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The type of the accessory (`UICellAccessory.accessoryType`).
  public let accessoryType: AccessoryType
  /// The state in which it is shown.
  let displayed: DisplayedState
  /// At which edge it is.
  let isLeading: Bool
  /// The text of a label.
  var text: String?
  /// The menu of a button.
  var menu: Menu?
  /// Indicates whether it is hidden; false unless the options say so.
  var isHidden = false
  /// The color; nil, for the tint, unless the options have one.
  var tintColor: Color?
  /// The action of a tap on it; nil for nothing.
  var actionHandler: (@MainActor () -> Void)?
}

/// The name of a property that can be bound, with AppKit's raw values (`NSBindingName`).
///
/// A number after it, as in `enabled2`, names another binding of the same property.
public struct NSBindingName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name without the number, and the number; 1 without one.
  var parts: (base: String, number: Int) {
    let digits = rawValue.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0, digits < rawValue.count, let number = Int(rawValue.suffix(digits)) else {
      return (rawValue, 1)
    }
    return (String(rawValue.dropLast(digits)), number)
  }
}

extension NSBindingName {
  /// The alternate image of a button.
  public static let alternateImage = NSBindingName("alternateImage")
  /// The alternate title of a button.
  public static let alternateTitle = NSBindingName("alternateTitle")
  /// Indicates whether an indicator moves.
  public static let animate = NSBindingName("animate")
  /// The argument of the method of ``target``.
  public static let argument = NSBindingName("argument")
  /// The text with attributes of a text view.
  public static let attributedString = NSBindingName("attributedString")
  /// The objects of a list, of a pop-up button's items or of a controller.
  public static let content = NSBindingName("content")
  /// The objects of a controller of a list.
  public static let contentArray = NSBindingName("contentArray")
  /// The object of a controller.
  public static let contentObject = NSBindingName("contentObject")
  /// The objects that the items of a pop-up button choose.
  public static let contentObjects = NSBindingName("contentObjects")
  /// The titles of a pop-up button's items, or the values of a combo box's list.
  public static let contentValues = NSBindingName("contentValues")
  /// A text with values in it.
  public static let displayPatternTitle = NSBindingName("displayPatternTitle1")
  /// A text with values in it.
  public static let displayPatternValue = NSBindingName("displayPatternValue1")
  /// The argument of the method of ``doubleClickTarget``.
  public static let doubleClickArgument = NSBindingName("doubleClickArgument")
  /// The object whose method a double click calls.
  public static let doubleClickTarget = NSBindingName("doubleClickTarget")
  /// Indicates whether the user can change it.
  public static let editable = NSBindingName("editable")
  /// Indicates whether the user can operate it.
  public static let enabled = NSBindingName("enabled")
  /// The title of a column.
  public static let headerTitle = NSBindingName("headerTitle")
  /// Indicates whether it is not shown.
  public static let hidden = NSBindingName("hidden")
  /// The image.
  public static let image = NSBindingName("image")
  /// Indicates whether an indicator has no value.
  public static let isIndeterminate = NSBindingName("isIndeterminate")
  /// The label of a tab.
  public static let label = NSBindingName("label")
  /// The largest value.
  public static let maxValue = NSBindingName("maxValue")
  /// The last date.
  public static let maxDate = NSBindingName("maxDate")
  /// The smallest value.
  public static let minValue = NSBindingName("minValue")
  /// The first date.
  public static let minDate = NSBindingName("minDate")
  /// The identifier of the selected tab.
  public static let selectedIdentifier = NSBindingName("selectedIdentifier")
  /// The place of what is selected.
  public static let selectedIndex = NSBindingName("selectedIndex")
  /// The label of what is selected.
  public static let selectedLabel = NSBindingName("selectedLabel")
  /// The object of what is selected.
  public static let selectedObject = NSBindingName("selectedObject")
  /// The tag of what is selected.
  public static let selectedTag = NSBindingName("selectedTag")
  /// The title of what is selected.
  public static let selectedValue = NSBindingName("selectedValue")
  /// The places of the selected rows or objects.
  public static let selectionIndexes = NSBindingName("selectionIndexes")
  /// The places of the selected items of an outline.
  public static let selectionIndexPaths = NSBindingName("selectionIndexPaths")
  /// The orders by which a list is sorted.
  public static let sortDescriptors = NSBindingName("sortDescriptors")
  /// The object whose method a click calls.
  public static let target = NSBindingName("target")
  /// The color of the text.
  public static let textColor = NSBindingName("textColor")
  /// The title.
  public static let title = NSBindingName("title")
  /// The text that is shown while the pointer rests.
  public static let toolTip = NSBindingName("toolTip")
  /// The value.
  public static let value = NSBindingName("value")
  /// The place of the value in the file system.
  public static let valueURL = NSBindingName("valueURL")
}

/// An option of a binding, with AppKit's raw values (`NSBindingOption`).
public struct NSBindingOption: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "NS\(name)" }

  /// Indicates whether the user can change a value that several selected objects do not share; true unless
  /// given.
  public static let allowsEditingMultipleValuesSelection = NSBindingOption(
    "AllowsEditingMultipleValuesSelection")
  /// Indicates whether a method is called without an argument, too.
  public static let allowsNullArgument = NSBindingOption("AllowsNullArgument")
  /// Indicates whether the user can change it only if there is a value to change; true for texts unless given.
  public static let conditionallySetsEditable = NSBindingOption("ConditionallySetsEditable")
  /// Indicates whether it is enabled only if there is a value to change; true but for texts unless given.
  public static let conditionallySetsEnabled = NSBindingOption("ConditionallySetsEnabled")
  /// Indicates whether it is shown only if there is a value; false unless given.
  public static let conditionallySetsHidden = NSBindingOption("ConditionallySetsHidden")
  /// Indicates whether what is typed is the value at once; false unless given.
  public static let continuouslyUpdatesValue = NSBindingOption("ContinuouslyUpdatesValue")
  /// The text with `%{value1}@` and others where the values stand.
  public static let displayPattern = NSBindingOption("DisplayPattern")
  /// Indicates whether a list has an item for no value.
  public static let insertsNullPlaceholder = NSBindingOption("InsertsNullPlaceholder")
  /// The text or the value for several values.
  public static let multipleValuesPlaceholder = NSBindingOption("MultipleValuesPlaceholder")
  /// The text or the value if nothing is selected.
  public static let noSelectionPlaceholder = NSBindingOption("NoSelectionPlaceholder")
  /// The text or the value if the object lacks the key.
  public static let notApplicablePlaceholder = NSBindingOption("NotApplicablePlaceholder")
  /// The text or the value for no value.
  public static let nullPlaceholder = NSBindingOption("NullPlaceholder")
  /// Indicates whether a key that the object lacks is a mistake; true unless given.
  public static let raisesForNotApplicableKeys = NSBindingOption("RaisesForNotApplicableKeys")
  /// The method that ``NSBindingName/target`` names the object of.
  public static let selectorName = NSBindingOption("SelectorName")
  /// Indicates whether the object is asked before a value is set; false unless given.
  public static let validatesImmediately = NSBindingOption("ValidatesImmediately")
  /// The transformer, a ``KeyValues/ValueTransformer``.
  public static let valueTransformer = NSBindingOption("ValueTransformer")
  /// The name of the transformer.
  public static let valueTransformerName = NSBindingOption("ValueTransformerName")
}

/// A part of what ``ResponderKit/Responder/infoForBinding(_:)`` tells (`NSBindingInfoKey`).
public struct NSBindingInfoKey: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The object whose value is bound.
  public static let observedObject = NSBindingInfoKey(rawValue: "NSObservedObject")
  /// The key path of the value.
  public static let observedKeyPath = NSBindingInfoKey(rawValue: "NSObservedKeyPath")
  /// The options, by ``NSBindingOption``.
  public static let options = NSBindingInfoKey(rawValue: "NSOptions")
}

/// The properties of a UIKit date picker in a document.
public struct DatePickerContent: Sendable {
  /// The element of the date picker.
  public let element: InterfaceElement

  /// Reads the element of a date picker.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The mode, such as `time`; nil if the document does not specify one.
  public var mode: String? { element["datePickerMode"] }
  /// The interval between two choices in minutes; 1 by default.
  public var minuteInterval: Int { element["minuteInterval"].flatMap { Int($0) } ?? 1 }
  /// Whether the picker starts with the time at which it is loaded; true by default.
  public var usesCurrentDate: Bool { element.bool("useCurrentDate") ?? true }
  /// The style, such as `wheels`.
  public var style: String? { element[.style] }
}

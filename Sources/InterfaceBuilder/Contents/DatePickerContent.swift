/// What a document says of a UIKit date picker.
public struct DatePickerContent: Sendable {
  /// The element of the date picker.
  public let element: InterfaceElement

  /// Reads the element of a date picker.
  public init(_ element: InterfaceElement) { self.element = element }

  /// What is picked, such as `time`; nil where the document does not say.
  public var mode: String? { element["datePickerMode"] }
  /// The minutes between two choices, 1 where the document does not say.
  public var minuteInterval: Int { element["minuteInterval"].flatMap { Int($0) } ?? 1 }
  /// Whether the picker begins with the time at which it is loaded; it does where the document does not
  /// say.
  public var usesCurrentDate: Bool { element.bool("useCurrentDate") ?? true }
  /// How the picker looks, such as `wheels`.
  public var style: String? { element[.style] }
}

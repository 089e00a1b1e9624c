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
  /// A Boolean value that indicates whether the picker starts with the time at which it is loaded;
  /// true by default.
  public var usesCurrentDate: Bool { element.bool("useCurrentDate") ?? true }
  /// The style, such as `wheels`; nil for the one that suits the mode.
  public var style: String? { element[.style] }
  /// The date that is shown unless it is the current one, in seconds since 2001 in GMT.
  public var date: Double? { date("date") }
  /// The first date that can be chosen, in seconds since 2001 in GMT.
  public var minimumDate: Double? { date("minimumDate") }
  /// The last date that can be chosen, in seconds since 2001 in GMT.
  public var maximumDate: Double? { date("maximumDate") }
  /// The duration of a count-down timer in seconds; nil for none.
  public var countDownDuration: Double? { element.finiteNumber("countDownDuration") }
  /// The language and region, such as `de_DE`; nil for the user's.
  public var localeIdentifier: String? {
    element.child("locale", key: "locale")?["localeIdentifier"]
  }
  /// The time zone by its name; nil for the user's.
  public var timeZone: String? { element.child("timeZone", key: "timeZone")?[.name] }

  private func date(_ key: String) -> Double? {
    element.child("date", key: key)?.finiteNumber("timeIntervalSinceReferenceDate")
  }
}

extension DatePickerContent: ControlContent {
  package static var elementName: String { "datePicker" }
  package func reasonUnsent(_ event: String) -> String? { nil }
  package var summary: [String] { mode.map { [$0] } ?? [] }
}

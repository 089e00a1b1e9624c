extension NSDatePicker {
  /// The looks of a date picker, with AppKit's raw values (`NSDatePicker.Style`).
  public enum Style: UInt, Sendable, Hashable, CaseIterable {
    /// A field with a stepper.
    case textFieldAndStepper = 0
    /// A clock and a calendar.
    case clockAndCalendar = 1
    /// A field.
    case textField = 2
  }

  /// The choices of a date picker, with AppKit's raw values (`NSDatePicker.Mode`).
  public enum Mode: UInt, Sendable, Hashable, CaseIterable {
    /// One date.
    case single = 0
    /// A date and how long it takes from there.
    case range = 1
  }

  /// The parts of a date that the user can change, with AppKit's bits (`NSDatePicker.ElementFlags`).
  public struct ElementFlags: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute.
    public static let hourMinute = ElementFlags(rawValue: 0x0C)
    /// The hour, the minute and the second.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x0E)
    /// The time zone, which is not shown here.
    public static let timeZone = ElementFlags(rawValue: 0x10)
    /// The year and the month.
    public static let yearMonth = ElementFlags(rawValue: 0xC0)
    /// The year, the month and the day.
    public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
    /// The era, if the calendar has several.
    public static let era = ElementFlags(rawValue: 0x100)
  }
}

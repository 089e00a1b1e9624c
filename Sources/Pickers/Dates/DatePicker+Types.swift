extension DatePicker {
  /// The modes of choosing, with the raw values of `UIDatePicker.Mode`.
  public enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A month of a year (iOS 17.4).
    case yearAndMonth = 4
  }

  /// The styles of a picker, with the raw values of `UIDatePickerStyle`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// The style that suits the mode.
    case automatic = 0
    /// Wheels side by side.
    case wheels = 1
    /// Buttons that open a calendar or wheels.
    case compact = 2
    /// A calendar in place.
    case inline = 3
  }

  /// The columns of wheels.
  enum Column: Hashable {
    case year, month, day, dayOfDate, hour, minute, period, hours, minutes
  }
}

public import FoundationEssentials
public import Localize
public import ResponderKit

/// The place and the time of the user: what a date picker takes for `current` in UIKit.
public struct DateSettings: Sendable {
  /// The language, with a region if that is known.
  public var language: LanguageTag
  /// The time zone; that of the machine unless set, which is looked up when it is first asked.
  public var timeZone: TimeZoneIdentifier {
    get { chosenTimeZone ?? .current }
    set { chosenTimeZone = newValue }
  }
  private var chosenTimeZone: TimeZoneIdentifier?
  /// Returns the time; that of the machine's clock by default.
  public var now: @Sendable () -> Date

  /// Creates settings; without a time zone, with that of the machine.
  public init(
    language: LanguageTag = "en-US", timeZone: TimeZoneIdentifier? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.language, chosenTimeZone, self.now) = (language, timeZone, now)
  }
}

extension View {
  /// The place and the time of the user, for the date pickers in the view.
  ///
  /// That of the next view outward, or of the application, unless set; without any, English of the
  /// United States, and the time zone and the clock of the machine. UIKit has no counterpart.
  public final var dateSettings: DateSettings {
    get {
      for view in sequence(first: self, next: \.superview) {
        if let settings = view.storedDateSettings as? DateSettings { return settings }
      }
      return ownApplication?.storedDateSettings as? DateSettings ?? DateSettings()
    }
    set {
      storedDateSettings = newValue
      refreshDates()
    }
  }
}

extension Application {
  /// The place and the time of the user, for the date pickers of the application.
  public final var dateSettings: DateSettings {
    get { storedDateSettings as? DateSettings ?? DateSettings() }
    set {
      storedDateSettings = newValue
      for scene in connectedScenes { for window in scene.windows { window.refreshDates() } }
    }
  }
}

extension View {
  /// Shows the dates in the view anew.
  fileprivate func refreshDates() {
    (self as? DatePicker)?.changeLooks()
    (self as? CalendarView)?.refresh()
    for view in subviews { view.refreshDates() }
  }
}

public import FoundationEssentials
public import Localize
public import ResponderKit

/// Where and when the user is: what a date picker takes for `current` in UIKit.
public struct DateSettings: Sendable {
  /// The language, with a region if that is known.
  public var language: LanguageTag
  /// The time zone.
  public var timeZone: TimeZoneIdentifier
  /// Tells the time; the machine's clock by default.
  public var now: @Sendable () -> Date

  /// Creates settings.
  public init(
    language: LanguageTag = "en-US", timeZone: TimeZoneIdentifier = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.language, self.timeZone, self.now) = (language, timeZone, now)
  }
}

extension View {
  /// Where and when the user is, for the date pickers in the view.
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
      setNeedsLayout()
    }
  }
}

extension Application {
  /// Where and when the user is, for the date pickers of the application.
  public final var dateSettings: DateSettings {
    get { storedDateSettings as? DateSettings ?? DateSettings() }
    set { storedDateSettings = newValue }
  }
}

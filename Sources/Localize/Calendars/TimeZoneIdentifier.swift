/// A time zone by its name: Foundation's `TimeZone.identifier`, such as `Europe/Berlin`.
public struct TimeZoneIdentifier: Sendable, Hashable {
  /// The name in the tz database, or an offset such as `GMT+02:00`.
  public let identifier: String

  /// Creates a time zone; nil for a name that ICU does not have.
  public init?(_ identifier: String) {
    guard ICU.isTimeZone(identifier) else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Greenwich Mean Time.
  public static let gmt = TimeZoneIdentifier(known: "GMT")

  /// Keeps ICU from looking for the machine's time zone, which it does even where all zones are given.
  ///
  /// For a program that does not need it, before anything else; it holds for the whole process.
  package static func ignoreHost() { ICU.ignoreHostTimeZone() }

  /// The time zone of the machine, from its settings and the variable `TZ`.
  ///
  /// Looked up once.
  public static let current = TimeZoneIdentifier(ICU.hostTimeZone) ?? .gmt
}

extension TimeZoneIdentifier: CustomStringConvertible {
  /// The name.
  public var description: String { identifier }
}

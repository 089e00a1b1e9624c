/// The types of data that are recognized in a text: `UIDataDetectorTypes`, with its bits.
public struct DataDetectorTypes: OptionSet, Sendable, Hashable {
  /// The bits of UIKit.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// Street addresses.
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = DataDetectorTypes(rawValue: 1 << 5)
  /// The data that the system suggests looking up.
  public static let lookupSuggestion = DataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = DataDetectorTypes(rawValue: 1 << 7)
  /// Quantities with a unit.
  public static let physicalValue = DataDetectorTypes(rawValue: 1 << 8)
  /// Everything.
  public static let all = DataDetectorTypes(rawValue: .max)
}

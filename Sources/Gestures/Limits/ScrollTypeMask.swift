/// The kinds of scrolls by a pointing device, with the raw values of `UIScrollTypeMask`.
public struct ScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Those of a wheel, in steps.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// Those of a trackpad, without steps.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}

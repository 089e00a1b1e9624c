/// The direction in which the focus moves, with the raw values of `UIFocusHeading`.
public struct FocusHeading: OptionSet, Sendable, Hashable {
  /// The bits.
  public var rawValue: UInt
  /// Creates headings from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up (`UIFocusHeading.up`).
  public static let up = FocusHeading(rawValue: 1)
  /// Down (`UIFocusHeading.down`).
  public static let down = FocusHeading(rawValue: 2)
  /// To the left (`UIFocusHeading.left`).
  public static let left = FocusHeading(rawValue: 4)
  /// To the right (`UIFocusHeading.right`).
  public static let right = FocusHeading(rawValue: 8)
  /// To the next group in reading order (`UIFocusHeading.next`).
  public static let next = FocusHeading(rawValue: 16)
  /// To the previous group in reading order (`UIFocusHeading.previous`).
  public static let previous = FocusHeading(rawValue: 32)
  /// To the first item in reading order (`UIFocusHeading.first`).
  public static let first = FocusHeading(rawValue: 256)
  /// To the last item in reading order (`UIFocusHeading.last`).
  public static let last = FocusHeading(rawValue: 512)

  /// The four directions.
  package static let directions: [FocusHeading] = [.up, .down, .left, .right]
}

extension FocusHeading: CustomStringConvertible {
  /// The names, separated by commas: `up`; `none` for an update without a movement.
  public var description: String {
    let names = Self.names.filter { contains($0.heading) }.map(\.name)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static let names: [(heading: FocusHeading, name: String)] = [
    (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"),
    (.previous, "previous"), (.first, "first"), (.last, "last"),
  ]
}

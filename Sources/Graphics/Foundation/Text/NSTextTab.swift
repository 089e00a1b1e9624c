#if UIKit
public import Foundation

/// A place in a line at which text continues after a tab (`NSTextTab`).
open class NSTextTab: NSObject, NSCopying {
  /// A key of the options of a tab (`NSTextTab.OptionKey`).
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end the column of a tab, a `CharacterSet`
    /// (`NSTextTab.OptionKey.columnTerminators`).
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the tab (`NSTextTab.alignment`).
  open var alignment: TextAlignment { storedAlignment }
  /// The distance from the leading edge, in points (`NSTextTab.location`).
  open var location: CGFloat { storedLocation }
  /// Further properties; none unless given (`NSTextTab.options`).
  open var options: [OptionKey: Any] { storedOptions }

  private let storedAlignment: TextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [OptionKey: Any]

  /// Creates a tab (`NSTextTab.init(textAlignment:location:options:)`).
  public init(
    textAlignment alignment: TextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (storedAlignment, storedLocation, storedOptions) = (alignment, loc, options)
    super.init()
  }

  /// Returns the set of characters that end the column of a decimal tab in a language
  /// (`NSTextTab.columnTerminators(for:)`).
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Returns the tab itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another tab has the same alignment and
  /// location.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  /// A hash of the alignment and the location.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
#endif

#if UIKit
public import Foundation

/// A stretch of a text, counted in UTF-16 code units as UIKit does: Foundation's own `NSRange`.
public typealias UTF16Range = NSRange

extension NSRange {
  /// Indicates whether the range has no units, as that of a caret.
  package var isEmpty: Bool { length == 0 }
}
#else
/// A stretch of a text, counted in UTF-16 code units as UIKit does: Foundation's `NSRange`.
public struct UTF16Range: Sendable, Hashable, Codable {
  /// The offset of the first unit.
  public var location: Int
  /// The number of units.
  public var length: Int

  /// Creates a range (`NSRange.init(location:length:)`).
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// Creates the range of a stretch of a text (`NSRange.init(_:in:)`).
  public init(_ range: Range<String.Index>, in text: String) {
    let location = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    let length = text.utf16.distance(from: range.lowerBound, to: range.upperBound)
    self.init(location: location, length: length)
  }

  /// The offset of the first unit.
  public var lowerBound: Int { location }
  /// The offset after the last unit.
  public var upperBound: Int {
    let (sum, overflows) = location.addingReportingOverflow(length)
    return overflows ? .max : sum
  }
  /// A Boolean value that indicates whether the range has no units, as that of a caret.
  public var isEmpty: Bool { length == 0 }

  /// Returns whether the unit at an offset is in the range (`NSRange.contains(_:)`).
  public func contains(_ offset: Int) -> Bool { offset >= location && offset < upperBound }

  /// Returns the smallest range with the units of both (`NSUnionRange`).
  public func union(_ other: UTF16Range) -> UTF16Range {
    let start = min(location, other.location)
    return UTF16Range(location: start, length: max(upperBound, other.upperBound) - start)
  }
}

extension UTF16Range: CustomStringConvertible {
  /// The location and the length, as `NSStringFromRange` writes them: `{2, 0}`.
  public var description: String { "{\(location), \(length)}" }
}

extension Range<String.Index> {
  /// Creates the range of a text with these UTF-16 units; nil if they are not in the text
  /// (`Range.init(_:in:)`).
  public init?(_ range: UTF16Range, in text: String) {
    let units = text.utf16
    guard range.location >= 0, range.length >= 0,
      let start = units.index(
        units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex)
    else { return nil }
    self = start..<end
  }
}
#endif

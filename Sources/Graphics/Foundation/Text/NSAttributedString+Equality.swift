#if UIKit
public import Foundation

extension NSAttributedString {
  /// Returns whether another text has the same characters and attributes.
  ///
  /// The open Foundation stops the program where two texts hold different objects for an attribute, so
  /// the attributes are compared one by one.
  package func hasSameContents(as other: NSAttributedString) -> Bool {
    if self === other { return true }
    guard length == other.length, string == other.string else { return false }
    var place = 0
    while place < length {
      var (run, otherRun) = (NSRange(), NSRange())
      let keys = OtherAttributes(attributes(at: place, effectiveRange: &run))
      guard keys == OtherAttributes(other.attributes(at: place, effectiveRange: &otherRun)) else {
        return false
      }
      // A run that is empty would never end.
      place = max(place + 1, min(run.location + run.length, otherRun.location + otherRun.length))
    }
    return true
  }
}

/// Returns a Boolean value that indicates whether two texts have the same characters and
/// attributes.
public func == (left: NSAttributedString, right: NSAttributedString) -> Bool {
  left.hasSameContents(as: right)
}

/// Returns a Boolean value that indicates whether two texts, each of which may be nil, have the
/// same characters and attributes.
public func == (left: NSAttributedString?, right: NSAttributedString?) -> Bool {
  switch (left, right) {
  case (.some(let left), .some(let right)): left.hasSameContents(as: right)
  case (.none, .none): true
  default: false
  }
}

/// Returns a Boolean value that indicates whether two texts differ in a character or an attribute.
public func != (left: NSAttributedString, right: NSAttributedString) -> Bool { !(left == right) }

/// Returns a Boolean value that indicates whether two texts, each of which may be nil, differ in a
/// character or an attribute.
public func != (left: NSAttributedString?, right: NSAttributedString?) -> Bool { !(left == right) }
#endif

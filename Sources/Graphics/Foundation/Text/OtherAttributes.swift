#if UIKit
import Foundation

/// The attributes of Foundation's attributed strings that ``AttributedText/Attributes`` has no
/// property for, so that a string is read back as it was set; not archived.
package struct OtherAttributes: @unchecked Sendable, Hashable, Codable {
  package var keys: [NSAttributedString.Key: Any]

  package init(_ keys: [NSAttributedString.Key: Any] = [:]) { self.keys = keys }

  package init(from decoder: any Decoder) throws { keys = [:] }

  package func encode(to encoder: any Encoder) throws {
    _ = encoder.singleValueContainer()
  }

  package static func == (left: OtherAttributes, right: OtherAttributes) -> Bool {
    guard left.keys.count == right.keys.count else { return false }
    return left.keys.allSatisfy { key, value in
      right.keys[key].map { isEqual(value, $0) } ?? false
    }
  }

  private static func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return type(of: left) is AnyObject.Type && (left as AnyObject) === (right as AnyObject)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(keys.count) }
}
#endif

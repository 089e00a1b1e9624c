#if UIKit
/// What is wrong with a visual format, and where.
package struct VisualFormatError: Error, Hashable {
  /// What is wrong, in the words of UIKit's exceptions where they are known.
  package var reason: String
  /// The place, as the number of characters before it.
  package var position: Int

  /// Returns the reason, the format and a mark under the place, as UIKit's exception has them.
  package func message(in format: String) -> String {
    let mark = String(repeating: " ", count: position) + "^"
    return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(mark)"
  }
}
#endif

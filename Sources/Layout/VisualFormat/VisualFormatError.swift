/// The problem of a visual format, and its place.
package struct VisualFormatError: Error, Hashable {
  /// The problem, in the words of UIKit's exceptions where they are known.
  package var reason: String
  /// The place, as the number of characters before it.
  package var position: Int

  /// Returns the reason, the format and a mark under the place, as UIKit's exception has them.
  package func message(in format: String) -> String {
    let mark = String(repeating: " ", count: position) + "^"
    return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(mark)"
  }
}

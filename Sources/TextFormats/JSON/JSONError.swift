/// The reason that a text is not valid JSON, and the position.
package struct JSONError: Error {
  package var offset: Int
  /// The problem, without a final period.
  package var problem: String
  /// The remedy.
  package var remedy: String
}

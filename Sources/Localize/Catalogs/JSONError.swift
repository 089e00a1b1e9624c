/// The reason that a text is not valid JSON, and the position.
struct JSONError: Error {
  var offset: Int
  /// The problem, without a final period.
  var problem: String
  /// The remedy.
  var remedy: String
}

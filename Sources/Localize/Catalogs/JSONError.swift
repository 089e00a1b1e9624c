/// The reason that a text is not valid JSON, and the position.
struct JSONError: Error {
  var offset: Int
  /// What is wrong, without a final period.
  var problem: String
  /// What to do.
  var remedy: String
}

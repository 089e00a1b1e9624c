/// The reason that a property list cannot be parsed, and the position in the file.
struct PropertyListError: Error {
  var offset: Int
  var line: Int
  var column: Int
  /// The problem, without a final period.
  var problem: String
  /// The remedy.
  var remedy: String
}

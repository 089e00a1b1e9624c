/// Why a text is no JSON, and where.
struct JSONError: Error {
  var offset: Int
  /// What is wrong, without a full stop.
  var problem: String
  /// What to do.
  var remedy: String
}

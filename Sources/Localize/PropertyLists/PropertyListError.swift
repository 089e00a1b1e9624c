/// Why a property list could not be read, and where in the file.
struct PropertyListError: Error {
  var offset: Int
  var line: Int
  var column: Int
  /// What is wrong, without a full stop.
  var problem: String
  /// What to do.
  var remedy: String
}

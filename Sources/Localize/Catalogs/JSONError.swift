/// Why a text is no JSON, and where.
struct JSONError: Error {
  var offset: Int
  var message: String
}

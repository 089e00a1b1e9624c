/// A property list with the places of its parts.
///
/// Ranges are in the bytes of the file; those of a binary list are empty.
struct PropertyList: Sendable {
  enum Value: Sendable {
    case dictionary([Pair])
    case array([PropertyList])
    case string(String)
    /// A number, a date, data or a truth value, by the name of its element.
    case other(String)
  }

  struct Pair: Sendable {
    var key: String
    var keyRange: Range<Int>
    var value: PropertyList
  }

  var value: Value
  /// The element with its tags.
  var range: Range<Int>
  /// The element without its tags.
  var contentRange: Range<Int>

  var string: String? { if case .string(let text) = value { text } else { nil } }
  var pairs: [Pair]? { if case .dictionary(let pairs) = value { pairs } else { nil } }

  /// Returns what a dictionary has for a key; the last one of a duplicate.
  subscript(key: String) -> PropertyList? { pairs?.last { $0.key == key }?.value }

  /// What the value is, in words.
  var kind: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a text"
    case .other(let name): "a <\(name)>"
    }
  }
}

/// A property list with the positions of its parts.
///
/// Ranges refer to the bytes of the file; those of a binary list are empty.
struct PropertyList: Sendable {
  enum Value: Sendable {
    case dictionary([Pair])
    case array([PropertyList])
    case string(String)
    /// A number, a date, data or a Boolean, with the name of its element.
    case other(String)
  }

  struct Pair: Sendable {
    var key: String
    var keyRange: Range<Int>
    var value: PropertyList
  }

  var value: Value
  /// The range of the element with its tags.
  var range: Range<Int>
  /// The range of the element without its tags.
  var contentRange: Range<Int>

  var string: String? { if case .string(let text) = value { text } else { nil } }
  var pairs: [Pair]? { if case .dictionary(let pairs) = value { pairs } else { nil } }

  /// The value of a dictionary for a key; the last one if the key is duplicated.
  subscript(key: String) -> PropertyList? { pairs?.last { $0.key == key }?.value }

  /// The kind of value in words.
  var kind: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a text"
    case .other(let name): "a <\(name)>"
    }
  }
}

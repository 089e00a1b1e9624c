import Diagnostics

/// A value of a YAML document, with its place.
struct YAMLNode {
  enum Content {
    case text(String)
    case list([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  var content: Content
  let position: SourcePosition

  /// The text; nil for a list and a mapping.
  var text: String? { if case .text(let text) = content { text } else { nil } }
  /// The elements of a list; nil for another value.
  var list: [YAMLNode]? { if case .list(let list) = content { list } else { nil } }
  /// The members of a mapping; nil for another value.
  var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let members) = content { members } else { nil }
  }
}

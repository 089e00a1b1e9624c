/// The name of a class as a document writes it.
package struct SwiftName {
  /// The path from the outermost type.
  package let path: String
  /// The module, if the name has one.
  let module: String?

  /// Reads a name, which is mangled for a nested class: `_TtCC4Shop4Cart4Cell` is `Cart.Cell` of `Shop`.
  package init(_ name: String) {
    guard name.hasPrefix("_Tt"), let parts = Self.parts(of: name.dropFirst(3)) else {
      (path, module) = (name, nil)
      return
    }
    module = parts[0]
    path = parts.dropFirst().joined(separator: ".")
  }

  /// Returns the identifiers after the letters for their kinds; nil for other names.
  private static func parts(of name: Substring) -> [String]? {
    var rest = name.drop { "CVOG".contains($0) }
    let depth = name.count - rest.count
    guard depth > 0 else { return nil }
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0, length <= rest.utf8.count else { return nil }
      rest = rest.dropFirst(digits.count)
      parts.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return parts.count == depth + 1 ? parts : nil
  }
}

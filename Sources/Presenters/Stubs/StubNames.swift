import AppSources
import TextFormats

/// The parts of a selector as Swift and Objective-C write a method.
struct StubNames {
  /// The words before each colon; one word for a selector without any.
  let parts: [String]
  /// The number of arguments.
  let count: Int

  /// Reads a selector; nil for one that no language can write, such as `save now:`.
  init?(_ selector: String) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    count = parts.count - 1
    self.parts = count == 0 ? parts : Array(parts.dropLast())
    let isWritten = self.parts.allSatisfy(Self.isIdentifier)
    guard isWritten, count == 0 || parts.last == "", count <= 3 else { return nil }
  }

  /// The name of the method in Swift, in backticks if it is a keyword.
  var swiftName: String { Self.swift(parts[0]) }

  /// Returns a name as Swift writes it.
  static func swift(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns whether a text can be a name in both languages.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII else { return false }
    let isStart = first.properties.isAlphabetic || first == "_"
    return isStart
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
      }
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while", "Any", "Self",
  ]
}

extension MissingClass {
  /// A comment for each selector and outlet that no method or property can have.
  func unwritten(arguments limit: Int = 3) -> [String] {
    actions.map(\.selector).filter { StubNames($0).map { $0.count > limit } ?? true }
      .map { "// No method is written for the selector \(visible($0))." }
      + outlets.map(\.name).filter { !StubNames.isIdentifier($0) }
      .map { "// No property is written for the outlet \(visible($0))." }
  }

  /// The framework's class of events.
  var event: String { "\(family.responder.prefix(2))Event" }

  /// The name without the types around a nested class, in which each language writes it.
  var plainName: String {
    let parts = SwiftName(name).path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let last = parts.last.map(String.init) ?? "Unnamed"
    return StubNames.isIdentifier(last) ? last : "Unnamed"
  }
}

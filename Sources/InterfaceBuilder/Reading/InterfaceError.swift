import Localize
import XMLEvents

/// Why a document could not be read, and where.
public struct InterfaceError: Error, Sendable, Hashable {
  /// The path as given.
  public var path: String
  /// The line, counted from 1; nil where the error is about the file as a whole.
  public var line: Int?
  /// The column, counted from 1; nil where the error is about the file as a whole.
  public var column: Int?
  /// What is wrong and what to do, in one line.
  public var message: String
  /// The `type` of a document in the keyed-archive format of Xcode 4; nil for other errors.
  public var keyedArchiveType: String?

  /// Creates an error at a place of a file, or about the file as a whole.
  public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}

extension InterfaceError: CustomStringConvertible {
  /// The error as a compiler would write it.
  public var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return "\(place.joined(separator: ":")): error: \(message)"
  }
}

extension InterfaceError {
  init(_ error: XMLError, path: String) {
    self.init(path: path, line: error.line, column: error.column, message: error.message)
  }

  /// The keyed-archive format has the same types and another root.
  static func keyedArchive(_ root: InterfaceElement, path: String) -> InterfaceError {
    var error = at(
      root, path: path,
      "this is a keyed archive of Xcode 4, not a document. Open it in Xcode and save it to upgrade it."
    )
    error.keyedArchiveType = root[.type] ?? ""
    return error
  }

  static func otherRoot(_ root: InterfaceElement, path: String) -> InterfaceError {
    at(
      root, path: path,
      "the root element is '\(root.name.prefix(80))', not 'document'. Give a .storyboard or .xib of Xcode 5 or later."
    )
  }

  static func otherType(_ type: String?, _ root: InterfaceElement, path: String) -> InterfaceError {
    at(
      root, path: path,
      type.map {
        "documents of type '\($0.prefix(80))' are not for UIKit or AppKit. Leave this one out."
      }
        ?? "the document has no type. Restore the 'type' attribute of the root.")
  }

  private static func at(
    _ element: InterfaceElement, path: String, _ message: String
  ) -> InterfaceError {
    let position = element.position
    return InterfaceError(
      path: path, line: position.line, column: position.column, message: message)
  }
}

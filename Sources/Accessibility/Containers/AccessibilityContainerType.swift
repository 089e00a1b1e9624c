/// The kind of an accessibility container: `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Sendable, Hashable, CaseIterable {
  /// No particular kind; the container only groups.
  case none = 0
  /// A table of rows and columns; a reader announces the position of each cell.
  case dataTable = 1
  /// A list; a reader announces its start and end.
  case list = 2
  /// A part of the screen that users jump to; a reader announces its start and end.
  case landmark = 3
  /// Elements that belong together; a reader speaks the label when the cursor enters.
  case semanticGroup = 4
}

extension AccessibilityContainerType: Codable {
  /// The name, as UIKit spells it.
  public var name: String { "\(self)" }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let name = try value.decode(String.self)
    guard let type = Self.allCases.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "'\(name)' is not a type of container")
    }
    self = type
  }
}

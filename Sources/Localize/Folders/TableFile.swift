@_exported public import Diagnostics
import FoundationEssentials

/// A string table file of any format.
public enum TableFile: Sendable {
  /// A `.strings` file: keys and texts.
  case strings(StringTable)
  /// A `.stringsdict` file: plural and width rules.
  case rules(StringsDictionary)
  /// An `.xcstrings` string catalog.
  case catalog(StringCatalog)

  /// The file name extensions of the formats.
  public static let extensions = ["strings", "stringsdict", "xcstrings"]

  /// Parses bytes in the format of the path's extension; nil for any other extension.
  public init?(_ bytes: some Sequence<UInt8>, path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "strings": self = .strings(StringTable(bytes, path: path))
    case "stringsdict": self = .rules(StringsDictionary(bytes, path: path))
    case "xcstrings": self = .catalog(StringCatalog(bytes, path: path))
    default: return nil
    }
  }

  /// The maximum size of a file in bytes.
  static let largest = 64 << 20

  /// Reads a regular file; nil for any other extension.
  public init?(contentsOfFile path: String) throws(Diagnostic) {
    func problem(_ problem: String, _ remedy: String) -> Diagnostic {
      Diagnostic(
        id: "file.unreadable", path: path, at: SourcePosition(line: 1, column: 1), problem, remedy)
    }
    // Symbolic links are followed.
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else {
      throw problem("the file cannot be read", "Check the path and its permissions.")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw problem("this is not a regular file", "Name a table.")
    }
    // The size is an Int or a UInt64, depending on the platform.
    let size = (attributes[.size] as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
    guard size <= Self.largest else {
      throw problem("the file is larger than \(Self.largest) bytes", "Split the table.")
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw problem("the file cannot be read", "Check the path and its permissions.")
    }
    self.init(bytes, path: path)
  }

  /// The path as given.
  public var path: String {
    switch self {
    case .strings(let table): table.path
    case .rules(let rules): rules.path
    case .catalog(let catalog): catalog.path
    }
  }

  /// The contents of the file; unchanged parts are byte for byte as read.
  public var contents: [UInt8] {
    switch self {
    case .strings(let table): table.contents
    case .rules(let rules): rules.contents
    case .catalog(let catalog): catalog.contents
    }
  }

  /// The problems in the file.
  public var problems: [Diagnostic] {
    switch self {
    case .strings(let table): table.problems
    case .rules(let rules): rules.problems
    case .catalog(let catalog): catalog.problems
    }
  }
}

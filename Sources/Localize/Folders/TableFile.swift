@_exported public import Diagnostics

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

  /// Reads a file, or a pipe to its end; nil for a file with another extension.
  public init?(contentsOfFile path: String) throws(Diagnostic) {
    guard Self.extensions.contains(path.split(separator: ".").last?.lowercased() ?? "") else {
      return nil
    }
    self.init(
      try Self.checked(
        InputFile.bytes(ofFile: path, limit: Self.largest, remedy: "Name a table."), path),
      path: path)
  }

  /// Reads a table from an open file or a pipe to its end, in the format that its contents have.
  package init(fromDescriptor descriptor: Int32, path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(ofDescriptor: descriptor, limit: Self.largest, path: path)
    self.init(recognizing: try Self.checked(bytes, path), path: path)
  }

  /// Reads a pipe to its end, in the format that its contents have.
  package init(contentsOfPipe path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(ofFile: path, limit: Self.largest, remedy: "Name a table.")
    self.init(recognizing: try Self.checked(bytes, path), path: path)
  }

  private init(recognizing bytes: [UInt8], path: String) {
    func holds(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"), holds("\"sourceLanguage\"") {
      self = .catalog(StringCatalog(bytes, path: path))
    } else if holds("NSStringLocalizedFormatKey") || holds("NSStringVariableWidthRuleType") {
      self = .rules(StringsDictionary(bytes, path: path))
    } else {
      self = .strings(StringTable(bytes, path: path))
    }
  }

  private static func checked(_ bytes: [UInt8], _ path: String) throws(Diagnostic) -> [UInt8] {
    guard bytes.count <= largest else {
      throw Diagnostic(
        id: "file.large", path: path, at: SourcePosition(line: 1, column: 1),
        "the file is larger than \(largest) bytes", "Split the table.")
    }
    return bytes
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

/// The answer of the compiler about a port: its errors by families and by names.
public struct CheckReport: Sendable {
  /// An error with what it is about.
  public struct Entry: Sendable, Hashable {
    /// The error at its place in the user's own file.
    public let error: CompilerError
    /// The name of the missing or different declaration, such as `UIView.layer`.
    public let name: String
    /// The family of the name.
    public let family: Family
  }

  /// A family with its errors.
  public struct Group: Sendable, Hashable {
    /// The family.
    public let family: Family
    /// The number of errors.
    public let count: Int
    /// The names with their numbers of errors, the most frequent first.
    public let names: [Name]
  }

  /// A name with its errors.
  public struct Name: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The number of errors.
    public let count: Int
  }

  /// The errors in the order of the compiler.
  public let entries: [Entry]
  /// The number of files that were checked.
  public let fileCount: Int

  /// Sorts the errors about rewritten files, whose paths are those of the port.
  public init(_ errors: [CompilerError], of port: PortedLibrary, isTest: Bool = false) {
    let files = port.files.filter { $0.isTest == isTest }
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let linesByPath = byPath.mapValues { FileLines($0) }
    let names = NameFinder(library: port.library)
    fileCount = files.count
    entries = errors.map { error in
      let line = linesByPath[error.path]?.rewritten(error.line) ?? ""
      let name = names.name(of: error, line: line)
      let isThirdParty = byPath[error.path]?.thirdParty.isEmpty == false
      var error = error
      if let lines = linesByPath[error.path], let line = lines.originalLine(of: error) {
        error.column = lines.originalColumn(of: error, line: line)
        error.line = line
      }
      return Entry(
        error: error, name: name,
        family: Family.of(
          name, message: error.message, line: line, isThirdParty: isThirdParty))
    }
  }

  /// The number of errors about names of old Swift, which have others today.
  public var oldNameCount: Int {
    entries.count { entry in
      let name = entry.name.split(separator: ".").last.map(String.init) ?? ""
      return OldNames.isKnown(name) || entry.error.message.contains(" has been renamed to '")
    }
  }

  /// The number of files with errors.
  public var fileCountWithErrors: Int {
    Set(entries.map(\.error.path).filter { !$0.isEmpty }).count
  }

  /// The families with errors, the largest first.
  public var groups: [Group] {
    Dictionary(grouping: entries, by: \.family).map { family, entries in
      let names = Dictionary(grouping: entries, by: \.name)
        .map { Name(name: $0.key, count: $0.value.count) }
        .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      return Group(family: family, count: entries.count, names: names)
    }.sorted { ($1.count, $0.family) < ($0.count, $1.family) }
  }
}

/// The lines of a file before and after the port.
private struct FileLines {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let order: LineOrder

  init(_ file: PortedFile) {
    old = lines(of: file.original)
    new = lines(of: file.text)
    order = file.order
  }

  func rewritten(_ line: Int) -> String? {
    new.indices.contains(line - 1) ? String(decoding: new[line - 1], as: UTF8.self) : nil
  }

  /// The user's line.
  func originalLine(of error: CompilerError) -> Int? {
    order.origins.indices.contains(error.line - 1) ? order.origins[error.line - 1] + 1 : nil
  }

  /// The column in the user's line: what follows a change is counted from the end.
  func originalColumn(of error: CompilerError, line: Int) -> Int {
    let (old, new) = (old[line - 1], new[error.line - 1])
    let column = error.column - 1
    let same = zip(old, new).prefix { $0 == $1 }.count
    if column <= same { return error.column }
    let sameEnd = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if new.count - column <= sameEnd { return old.count - (new.count - column) + 1 }
    return same + 1
  }
}

/// The figures of a port.
public struct PortSummary: Sendable, Hashable {
  /// The number of files.
  public let files: Int
  /// The number of lines in them.
  public let lines: Int
  /// The number of lines that changed.
  public let changedLines: Int
  /// The number of times that each rule applied.
  public let counts: [PortRule: Int]
  /// The selectors that are found by their name alone.
  public let namedSelectors: Int
  /// The modules of others, with the number of their dropped imports.
  public let thirdParty: [String: Int]
  /// The leftovers, file by file.
  public let leftovers: [Leftover]

  init(of files: [PortedFile]) {
    self.files = files.count
    lines = files.reduce(0) { $0 + $1.lineCount }
    changedLines = files.reduce(0) { $0 + $1.changedLineCount }
    counts = files.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    namedSelectors = files.reduce(0) { $0 + $1.namedSelectors }
    thirdParty = files.flatMap(\.thirdParty).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    leftovers = files.flatMap(\.leftovers)
  }

  /// The changed lines of a hundred, with one decimal place.
  public var changedShare: String {
    let thousandths = lines == 0 ? 0 : (changedLines * 1000 + lines / 2) / lines
    return "\(thousandths / 10).\(thousandths % 10) %"
  }
}

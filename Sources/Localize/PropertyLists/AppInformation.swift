import Diagnostics

/// The part of an app's `Info.plist` that its tables have to agree with.
package struct AppInformation: Sendable {
  /// The path as given.
  package let path: String
  /// The languages of `CFBundleLocalizations`; nil without them.
  package let localizations: [String]?
  /// The keys whose texts the system shows when it asks for a permission, with the places of the keys, sorted.
  package let usageDescriptions: [(key: String, position: SourcePosition)]

  /// Reads the file; nil for one that is no property list of an app.
  ///
  /// Throws what keeps it from being read.
  package init?(contentsOfFile path: String) throws(Diagnostic) {
    self.init(
      try InputFile.bytes(
        ofFile: path, limit: TableFile.largest, remedy: "Name a property list."), path: path)
  }

  /// Reads bytes; nil for those of no property list of an app.
  package init?(_ bytes: [UInt8], path: String) {
    let isBinary = bytes.starts(with: Array("bplist".utf8))
    let source = SourceText(isBinary ? [] : bytes)
    guard
      let list = isBinary
        ? try? BinaryPropertyList.read(bytes) : try? XMLPropertyListBuilder.read(source),
      let pairs = list.pairs
    else { return nil }
    self.path = path
    if case .array(let names)? = list["CFBundleLocalizations"]?.value {
      localizations = names.compactMap(\.string)
    } else {
      localizations = nil
    }
    let keys = pairs.filter { $0.key.hasSuffix("UsageDescription") && $0.value.string != nil }
      .sorted { $0.keyRange.lowerBound < $1.keyRange.lowerBound }
    let positions = source.positions(of: keys.map(\.keyRange.lowerBound))
    usageDescriptions = zip(keys, positions).map { ($0.key, $1) }.sorted { $0.0 < $1.0 }
  }
}

import Graphics

/// The part of a control of AppKit in a document that is aligned: the distances from its frame, and the
/// baseline of its text.
struct ControlAlignment: Equatable, Sendable {
  var insets: EdgeInsets
  /// The distance of the baseline from the lower edge of what is aligned; nil without text.
  var baseline: Double?
}

extension ControlAlignment {
  /// Returns what is aligned of a view of a kind; nil for one of which no row is known, which is aligned by
  /// its frame.
  ///
  /// A size that was not seen has the insets of the regular one, and a look before macOS 26 those of the
  /// look before or after it; so has a baseline.
  static func of(
    _ kind: String, size: String?, in generation: ControlGeneration, readsLater: Bool
  ) -> ControlAlignment? {
    let looks =
      switch generation {
      case .catalina: ["catalina", "bigSur", "any"]
      case .bigSur: ["bigSur", "catalina", "any"]
      case .tahoe: ["tahoe", "any"]
      }
    let keys = looks.flatMap { look in
      [size ?? "regular", "regular"].map { "\(kind) \($0) \(look)" }
    }
    let rows = keys.compactMap { (readsLater ? tables.later[$0] : nil) ?? tables.first[$0] }
    guard var found = rows.first else { return nil }
    found.baseline = rows.lazy.compactMap(\.baseline).first
    return found
  }

  /// The rows of `Alignments.txt`, before and after the line "later".
  private static let tables = {
    let text = String(decoding: PackageResources.Alignments_txt, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let parts = lines.split(separator: "later")
    return (first: table(of: parts[0]), later: table(of: parts[1]))
  }()

  /// Returns rows by name, style, size and generation.
  private static func table(of rows: ArraySlice<Substring>) -> [String: ControlAlignment] {
    var table: [String: ControlAlignment] = [:]
    for row in rows {
      let words = row.split(separator: " ")
      let insets = words[4..<8].map { Double($0) ?? 0 }
      table[words[..<4].joined(separator: " ")] = ControlAlignment(
        insets: EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
        baseline: Double(words[8]))
    }
    return table
  }
}

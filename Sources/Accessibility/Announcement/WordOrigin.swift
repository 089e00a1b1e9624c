/// The origin of a word in a screen reader's table, which says how far an author of a test can
/// trust it.
public struct WordOrigin: Sendable, Hashable, Codable {
  /// The kinds of origins, the most reliable first.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The word was heard on a device.
    case heard
    /// The word is that of a model of the screen reader.
    case modeled
    /// The word is that of another screen reader in the same language.
    case otherReader = "other reader"
    /// No source has the word; it was made from other words.
    case extrapolated
  }

  /// The kind of origin.
  public var kind: Kind
  /// The person who heard the word, its model, or its reader; nil for an extrapolated word.
  public var source: String?

  /// Creates an origin.
  public init(_ kind: Kind, source: String? = nil) {
    self.kind = kind
    self.source = source
  }

  /// Reads an origin as tables have it, such as `heard: magentaA11y`; nil for any other text.
  ///
  /// Only an extrapolated word has no source.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard let name = parts.first, let kind = Kind(rawValue: name),
      (kind == .extrapolated) == (parts.count == 1), parts.last?.isEmpty == false
    else { return nil }
    self.init(kind, source: parts.count > 1 ? parts[1] : nil)
  }
}

extension WordOrigin: CustomStringConvertible {
  /// The origin as tables have it.
  public var description: String { source.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue }
}

/// A BCP 47 language tag in its canonical letter case, such as `en`, `pt-BR` or `zh-Hant-HK`.
///
/// Only the form is checked (RFC 5646, section 2.1); whether a language is registered is not.
/// Underscores, as in the names of many `.lproj` folders, are read as hyphens.
public struct LanguageTag: Sendable, Hashable {
  /// The language: two or three letters, four to eight for a registered name, or `x` for a private
  /// tag.
  public let language: String
  /// The script: four letters, the first one uppercase.
  public let script: String?
  /// The region: two uppercase letters or three digits.
  public let region: String?
  /// The variants in order, in lowercase.
  public let variants: [String]
  /// Everything from the first single-letter subtag on, in lowercase, as in `u-nu-latn`.
  public let extensions: String?

  /// Creates a tag from its text; nil when the text is not a tag.
  public init?(_ text: some StringProtocol) {
    // Only ASCII is folded, because some other letters also have lowercase forms in ASCII.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map {
      $0.lowercased()
    }
    guard parts.allSatisfy(isSubtag), let first = parts.first else { return nil }
    var rest = parts.dropFirst()
    func take(_ condition: (String) -> Bool) -> String? {
      guard let next = rest.first, condition(next) else { return nil }
      rest.removeFirst()
      return next
    }

    if first == "x", !rest.isEmpty {
      self.init(language: first, extensions: rest.joined(separator: "-"))
      return
    }
    guard first.allLetters, (2...8).contains(first.count) else { return nil }
    // An extended language subtag replaces the language that it follows: zh-yue is yue.
    let extended =
      embracingLanguages.contains(first) ? take { $0.count == 3 && $0.allLetters } : nil
    let script = take { $0.count == 4 && $0.allLetters }
    let region = take { $0.count == 2 && $0.allLetters || $0.count == 3 && $0.allDigits }
    var variants: [String] = []
    while let variant = take({ $0.count >= 5 || $0.count == 4 && $0.first?.isNumber == true }) {
      guard !variants.contains(variant) else { return nil }
      variants.append(variant)
    }
    guard extensionsAreWellFormed(rest) else { return nil }
    self.init(
      language: extended ?? first,
      script: script.map { $0.prefix(1).uppercased() + $0.dropFirst() },
      region: region?.uppercased(), variants: variants,
      extensions: rest.isEmpty ? nil : rest.joined(separator: "-"))
  }

  private init(
    language: String, script: String? = nil, region: String? = nil, variants: [String] = [],
    extensions: String? = nil
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    self.extensions = extensions
  }

  /// The tag without its extensions or, if it has none, with one subtag fewer; nil for a bare
  /// language.
  public var parent: LanguageTag? {
    if language == "x" { return nil }
    if extensions != nil {
      return LanguageTag(language: language, script: script, region: region, variants: variants)
    }
    if !variants.isEmpty {
      return LanguageTag(
        language: language, script: script, region: region, variants: variants.dropLast())
    }
    if region != nil { return LanguageTag(language: language, script: script) }
    if script != nil { return LanguageTag(language: language) }
    return nil
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag as text.
  public var description: String {
    ([language, script, region] + variants + [extensions]).compactMap { $0 }.joined(separator: "-")
  }
}

extension LanguageTag: Codable {
  /// Reads a tag from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LanguageTag(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a language tag.")
    }
    self = tag
  }

  /// Writes the tag as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// Creates a tag from a literal; traps when the literal is not a tag.
  public init(stringLiteral value: String) {
    guard let tag = LanguageTag(value) else {
      preconditionFailure("'\(value)' is not a language tag")
    }
    self = tag
  }
}

/// The languages that an extended language subtag may follow (IANA registry, type extlang).
private let embracingLanguages: Set<String> = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

private func isSubtag(_ text: String) -> Bool {
  (1...8).contains(text.utf8.count)
    && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
}

/// Returns whether every single letter or digit opens an extension with at least one longer subtag;
/// anything may follow `x`.
private func extensionsAreWellFormed(_ subtags: ArraySlice<String>) -> Bool {
  guard let first = subtags.first else { return true }
  guard first.count == 1 else { return false }
  var opened: Set<String> = []
  var needsMore = false
  for (index, subtag) in zip(subtags.indices, subtags) {
    guard subtag.count == 1 else {
      needsMore = false
      continue
    }
    if needsMore { return false }
    if subtag == "x" { return index < subtags.index(before: subtags.endIndex) }
    guard opened.insert(subtag).inserted else { return false }
    needsMore = true
  }
  return !needsMore
}

extension String {
  fileprivate var allLetters: Bool { utf8.allSatisfy { (0x61...0x7A).contains($0) } }
  fileprivate var allDigits: Bool { utf8.allSatisfy { (0x30...0x39).contains($0) } }
}

/// A language identifier with the forms that negotiation compares.
struct LocaleIdentifier {
  /// The identifier in ICU's form, without keywords: `en_US`.
  let base: String
  /// The identifier with the language's current name: `zh_Hant_TW` for `zh_TW`.
  let normalized: String
  let language: String
  /// The language, or the language of its parents.
  private let group: String
  /// The identifier, its parent, the parent's parent, and so on.
  let chain: [String]
  /// Indicates whether the identifier names a region other than the language's own; the chain then
  /// starts with it twice, so that `it` finds it_IT rather than it_CH.
  let isForeign: Bool

  /// Indicates whether the identifier names no language.
  var isEmpty: Bool { base.isEmpty || base == "root" }

  init(_ identifier: String, isAvailable: Bool) {
    let isName = identifier.first.map { $0 != "-" && $0 != "_" } ?? false
    base = isName ? ICU.baseName(of: identifier) : ""
    normalized = currentName(of: base)
    language = normalized.prefixUpToUnderscore
    group = groups[language] ?? language
    isForeign =
      isAvailable && normalized.region != nil && !["es_MX", "zh_Hant_TW"].contains(normalized)
      && ICU.minimizedSubtags(of: normalized)?.region != nil
    var chain = isForeign ? [normalized, normalized] : [normalized]
    // No chain of real languages is this long.
    while chain.count < 9, let next = parent(of: chain[chain.count - 1]), next != "root" {
      chain.append(next)
    }
    self.chain = chain
  }

  var namesRegion: Bool { normalized.region != nil }

  /// Returns the distance to another identifier: -1 for the same one, 0 for an alias, nil for an
  /// unrelated one.
  func distance(to other: LocaleIdentifier) -> Int? {
    if base == other.base { return -1 }
    if normalized == other.normalized { return 0 }
    guard group == other.group else { return nil }
    let distances = chain.enumerated().flatMap { depth, parent in
      other.chain.enumerated().filter { $0.element == parent }.map { depth + $0.offset }
    }
    return distances.min().map { $0 + (language == other.language ? 0 : 1) }
  }
}

/// Languages whose parents are in another language.
private let groups = [
  "ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh",
]

/// Returns the current name of a language: first from Apple's old names and regions that stand for
/// a script, then from CLDR's aliases.
private func currentName(of base: String) -> String {
  if let name = appleAliases[base] { return name }
  if let name = ICU.alias(of: base) { return name.replacing("-", with: "_") }
  let language = base.prefixUpToUnderscore
  guard language != base, let name = ICU.alias(of: language)?.replacing("-", with: "_") else {
    return base
  }
  // The script and region stay, unless the new name has its own.
  let rest = base.dropFirst(language.count)
  if !name.contains("_") { return name + rest }
  let hasScript = name.split(separator: "_").last?.count == 4
  let region = rest.split(separator: "_").last.map { "_" + $0 } ?? ""
  return hasScript && region.count <= 4 ? name + region : name
}

private func parent(of identifier: String) -> String? {
  if let parent = appleParents[identifier] ?? ICU.parents[identifier] { return parent }
  return identifier.lastIndex(of: "_").map { String(identifier[..<$0]) }
}

/// Apple's old language names in lowercase, and regions that stand for a script.
let appleAliases = [
  "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en",
  "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
  "korean": "ko", "no_NO": "nb_NO", "norwegian": "nb", "polish": "pl", "portuguese": "pt",
  "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
  "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK", "zh_CN": "zh_Hans_CN", "zh_HK": "zh_Hant_HK",
  "zh_MO": "zh_Hant_MO", "zh_SG": "zh_Hans_SG", "zh_TW": "zh_Hant_TW",
]

/// Parents of localizations that differ from CLDR's.
private let appleParents: [String: String] = {
  var parents = [
    "ars": "ar", "en_150": "en_GB", "en_AU": "en_GB", "en_CY": "en_150", "en_GB": "en_001",
    "es_MX": "es_419", "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant",
    "yue": "yue_Hant", "yue_HK": "zh_Hant_HK", "yue_Hans": "zh_Hans", "yue_Hant": "yue_HK",
    "zh_HK": "zh_Hant", "zh_Hant": "zh_TW", "zh_Hant_HK": "zh_HK", "zh_TW": "root",
  ]
  for region in british.split(separator: " ") { parents["en_\(region)"] = "en_GB" }
  for region in australian.split(separator: " ") { parents["en_\(region)"] = "en_AU" }
  return parents
}()
private let british = """
  AG AI BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK \
  LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
  """
private let australian = "CC CK CX NF NR NU NZ PG WS"

extension String {
  fileprivate var prefixUpToUnderscore: String { String(prefix { $0 != "_" }) }

  /// The region of an identifier in ICU's form.
  fileprivate var region: Substring? {
    split(separator: "_").dropFirst().first {
      $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
  }
}

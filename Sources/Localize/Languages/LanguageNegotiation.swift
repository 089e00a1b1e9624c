/// The choice among available localizations for a user's preferred languages, as Apple's bundles
/// make it.
///
/// The first preferred language with any localization decides. Languages are compared by their
/// chains of parents, in which Apple's tables come before CLDR's (`ualoc_localizationsToUse` of
/// swift-foundation-icu). An identifier is a BCP 47 tag, an ICU identifier with underscores, a
/// POSIX locale or one of Apple's old folder names, such as `English`.
public struct LanguageNegotiation: Sendable, Hashable {
  /// The ways in which the best localization was found.
  public enum Match: Sendable, Hashable {
    /// The identifiers are the same except for their spelling.
    case exact
    /// The identifiers name the same language: `iw` and `he`, `zh-TW` and `zh-Hant-TW`.
    case alias
    /// The identifiers share a parent; the distance is the number of steps from both together.
    case parent(distance: Int)
    /// No localization matches, and one declares that it has no language (`zxx`).
    case noLinguisticContent
  }

  /// The best localization, then its ancestors, all as given; empty when none matches.
  public let localizations: [String]
  /// The preferred language that decided.
  public let preference: String?
  /// The way in which the best localization was found; nil when none matches.
  public let match: Match?

  /// Chooses among localizations; the order of the preferences matters.
  public init(preferences: [String], available: [String]) {
    let candidates = available.map { LocaleIdentifier($0, isAvailable: true) }
    let preferred = preferences.map { LocaleIdentifier($0, isAvailable: false) }
    guard var best = Self.best(of: candidates, for: preferred) else {
      let hasNone = available.contains("zxx")
      localizations = hasNone ? ["zxx"] : []
      preference = nil
      match = hasNone ? .noLinguisticContent : nil
      return
    }
    Self.preferExact(&best, of: candidates, for: preferred)
    let winner = candidates[best.candidate]
    let parents = winner.chain.enumerated().flatMap { depth, parent in
      candidates.indices.filter { index in
        index != best.candidate && !(depth == 1 && winner.isForeign)
          && (candidates[index].normalized == parent
            || parent == "zh_Hant_HK" && candidates[index].normalized == "zh_Hant_TW")
      }
    }
    localizations = ([best.candidate] + parents).map { available[$0] }
    preference = preferences[best.preference]
    switch best.score {
    case -1: match = .exact
    case 0: match = .alias
    default: match = .parent(distance: best.score)
    }
  }

  private typealias Best = (candidate: Int, preference: Int, score: Int)

  private static func best(of candidates: [LocaleIdentifier], for preferred: [LocaleIdentifier])
    -> Best?
  {
    // Brazilian Portuguese serves a preference for European Portuguese only as a last resort.
    var brazilian: Best?
    for (preference, wanted) in preferred.enumerated() where !wanted.isEmpty {
      var best: Best?
      for (index, candidate) in candidates.enumerated() where !candidate.isEmpty {
        guard let score = wanted.distance(to: candidate) else { continue }
        if score > 0, wanted.normalized == "pt_PT", candidate.normalized == "pt_BR" {
          brazilian = (index, preference, score)
        } else if score < best?.score ?? .max {
          best = (index, preference, score)
        }
      }
      if let best { return best }
    }
    return brazilian
  }

  /// Prefers the exact match of a later preference in the same language to a region that no
  /// preference names: fr-CH and fr-CA choose fr-CA rather than fr-FR.
  private static func preferExact(
    _ best: inout Best, of candidates: [LocaleIdentifier], for preferred: [LocaleIdentifier]
  ) {
    let found = candidates[best.candidate]
    guard best.score > 0, found.namesRegion, found.language != "zh" else { return }
    for (preference, wanted) in preferred.enumerated() where wanted.language == found.language {
      let exact = candidates.firstIndex {
        $0.base == wanted.base || $0.normalized == wanted.normalized
      }
      if let exact {
        best = (exact, preference, candidates[exact].base == wanted.base ? -1 : 0)
      }
    }
  }
}

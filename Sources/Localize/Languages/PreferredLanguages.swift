/// The languages that the user of a process prefers, from its arguments and environment.
///
/// The first source that is present decides: the argument `-AppleLanguages "(fr, de)"`, the
/// variable `AppleLanguages`, then the variables that gettext reads. Of those, `LANGUAGE` is a list
/// that comes before the locale of `LC_ALL`, `LC_MESSAGES` or `LANG`, and it counts only together
/// with one. The locale `C` expresses no preference, so an app uses its development language.
public struct PreferredLanguages: Sendable, Hashable {
  /// The languages, best first; empty when there is no preference.
  public private(set) var tags: [LanguageTag] = []
  /// Messages about values that are not languages, such as `LANG: 'xx!' is not a language. …`.
  public private(set) var problems: [String] = []

  /// Reads the arguments, without the name of the program, and the environment.
  public init(arguments: [String], environment: [String: String]) {
    if let index = arguments.firstIndex(of: "-AppleLanguages"), index + 1 < arguments.count {
      addList(arguments[index + 1], of: "-AppleLanguages")
    } else if let list = environment["AppleLanguages"] {
      addList(list, of: "AppleLanguages")
    } else {
      addLocale(of: environment)
    }
  }

  /// Adds a list as the `defaults` command writes it, `(fr, "pt-BR")`, or a single language.
  private mutating func addList(_ list: String, of source: String) {
    for name in list.split(whereSeparator: { "(),".contains($0) || $0.isWhitespace }) {
      add(name.filter { $0 != "\"" && $0 != "'" }, of: source)
    }
  }

  private mutating func addLocale(of environment: [String: String]) {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let variable = variables.first(where: { environment[$0]?.isEmpty == false }),
      let locale = environment[variable], !isNeutral(locale)
    else { return }
    for name in (environment["LANGUAGE"] ?? "").split(separator: ":") where !isNeutral(name) {
      add(String(name), of: "LANGUAGE")
    }
    add(locale, of: variable)
  }

  private mutating func add(_ name: String, of source: String) {
    guard let tag = LanguageTag(posixLocale: name) else {
      problems.append("\(source): '\(name)' is not a language. Write one such as pt_BR or pt-BR.")
      return
    }
    if !tags.contains(tag) { tags.append(tag) }
  }
}

/// Returns whether a locale is `C` or `POSIX`, which name no language.
private func isNeutral(_ locale: some StringProtocol) -> Bool {
  ["C", "POSIX"].contains(String(locale.prefix { $0 != "." && $0 != "@" }))
}

extension LanguageTag {
  /// Creates a tag from the name of a POSIX locale, such as `sr_RS.UTF-8@latin`; nil for `C` and
  /// for an invalid name.
  ///
  /// The codeset is ignored. A modifier that names a script or a variant becomes one; other
  /// modifiers (`@euro`) do not affect the language.
  public init?(posixLocale name: String) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts[0].prefix { $0 != "." }
    guard !isNeutral(base), let tag = LanguageTag(base) else { return nil }
    let modifier = parts.count > 1 ? String(parts[1]) : ""
    guard tag.script == nil, let subtag = modifierSubtags[modifier] else {
      self = tag
      return
    }
    let subtags =
      subtag.count == 4
      ? [tag.language, subtag, tag.region].compactMap { $0 }
      : [tag.language, tag.region, subtag].compactMap { $0 }
    self.init(subtags.joined(separator: "-"))
  }
}

private let modifierSubtags = [
  "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  "valencia": "valencia",
]

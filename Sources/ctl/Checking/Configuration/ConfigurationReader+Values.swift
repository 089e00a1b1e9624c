import Diagnostics
import Localize

extension ConfigurationReader {
  mutating func include(_ member: Member) -> [Setting<String>] {
    texts(of: member, "a list of paths", each: "a path").map { text, node in
      setting(inFolder(text), at: node)
    }
  }

  mutating func exclude(_ member: Member) -> [Setting<String>] {
    texts(of: member, "a list of patterns", each: "a pattern such as '*Tests*'").compactMap {
      pattern($0, at: $1) == nil ? nil : setting($0, at: $1)
    }
  }

  mutating func accessors(_ member: Member) -> [Setting<String>] {
    texts(of: member, "a list of types", each: "a type such as L10n").map { setting($0, at: $1) }
  }

  mutating func locales(_ member: Member) -> [Setting<String>] {
    if member.value.text == "all" { return [setting("all", at: member.value)] }
    let languages = texts(
      of: member, "all, or a list of languages such as [en, pt-BR]", each: "a language such as ru")
    return languages.compactMap { text, node in
      let isKnown = text == "all" || LanguageTag(languageOption: text) != nil
      if isKnown { return setting(text, at: node) }
      report(
        "value", at: node, "'\(Self.cut(text))' is not a language tag",
        "Write one such as ru or pt-BR.")
      return nil
    }
  }

  mutating func readDevelopmentLanguage(_ member: Member) {
    guard let text = text(member.value, "a language such as en", of: member.name) else { return }
    guard LanguageTag(languageOption: text) != nil else {
      return report(
        "value", at: member.value, "'\(Self.cut(text))' is not a language tag",
        "Write one such as en or pt-BR.")
    }
    configuration.developmentLanguage = setting(text, at: member.value)
  }

  mutating func readThreshold(_ member: Member) {
    let words = FailureThreshold.allCases.map(\.rawValue)
    guard let word = word(member, among: words), let value = FailureThreshold(rawValue: word)
    else { return }
    configuration.failOn = Setting(value, from: origin(of: member.value))
  }

  /// Reads the policies of the screen readers, each as in 'verbosity: brief'.
  mutating func readPolicies(_ member: Member) {
    for entry in members(of: member.value, "policies, each as in 'verbosity: brief'") ?? [] {
      guard let policy = ReaderPolicy.all.first(where: { $0.name == entry.name }) else {
        reportUnknown(entry, among: ReaderPolicy.all.map(\.name))
        continue
      }
      guard let value = word(entry, among: policy.values) else { continue }
      configuration.policies.append(
        Setting(.init(policy, value), from: origin(of: entry.value)))
    }
  }

  mutating func readBaseline(_ member: Member) {
    guard let text = text(member.value, "the path of a file", of: member.name) else { return }
    configuration.baseline = setting(inFolder(text), at: member.value)
  }

  /// Returns a pattern; nil for one that is too long.
  mutating func pattern(_ text: String, at node: YAMLNode) -> PathPattern? {
    if text.utf8.count <= PathPattern.maximumLength { return PathPattern(text: text) }
    report(
      "value", at: node, "the pattern is longer than \(PathPattern.maximumLength) bytes",
      "Write several.")
    return nil
  }

  /// Returns one of some words; nil for another value.
  mutating func word(_ member: Member, among words: [String]) -> String? {
    let last = words.last ?? ""
    let expected = words.dropLast().joined(separator: ", ") + " or \(last)"
    guard let text = text(member.value, expected, of: member.name) else { return nil }
    if words.contains(text) { return text }
    let question = didYouMean(text, among: words).map { " \($0)" } ?? ""
    report(
      "value", at: member.value, "'\(Self.cut(text))' is not a value of '\(member.name)'",
      "Write \(expected).\(question)")
    return nil
  }

  /// Returns a path in the folder of the file as a path from the current folder.
  private func inFolder(_ path: String) -> String {
    RelativePaths.join(RelativePaths.split(self.path).folder, path)
  }

  private mutating func texts(
    of member: Member, _ expected: String, each: String
  ) -> [(String, YAMLNode)] {
    (elements(of: member, expected) ?? []).compactMap { node in
      text(node, each, of: member.name).map { ($0, node) }
    }
  }
}

import Diagnostics

/// The names of rules: each has its id, and some have another name, such as that of other audits.
struct RuleNames: Sendable {
  /// The rules, in the order of a table.
  let rules: [DiagnosticRule]
  /// The place of a rule by each of its names in lowercase.
  private let places: [String: Int]

  init(_ rules: [DiagnosticRule]) {
    self.rules = rules
    var places: [String: Int] = [:]
    for (place, rule) in rules.enumerated() {
      for name in [rule.id, rule.alias].compactMap({ $0 }) { places[name.lowercased()] = place }
    }
    self.places = places
  }

  /// Returns the rule with an id or the other name, ignoring case; nil if there is none.
  func rule(_ name: String) -> DiagnosticRule? { places[name.lowercased()].map { rules[$0] } }

  /// Returns what to do about a name that no rule has.
  func advice(about name: String) -> String {
    let near = near(name)
    guard !near.isEmpty else { return "ctl check rules lists all." }
    return "Did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"
  }

  /// Returns the ids of the rules whose id or other name is near a text or has it in it, at most three.
  private func near(_ text: String) -> [String] {
    let text = text.lowercased()
    let limit = max(1, min(text.count / 4, 4))
    let close = names(near: text, among: places.keys.sorted(), atMost: limit)
    let longer = text.count < 3 ? [] : places.keys.filter { $0.contains(text) }.sorted()
    var ids: [String] = []
    for name in close + longer {
      guard let place = places[name], !ids.contains(rules[place].id) else { continue }
      ids.append(rules[place].id)
    }
    return Array(ids.prefix(3))
  }
}

/// Returns a question with the nearest of the names; nil if all are too far away.
func didYouMean(_ text: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, min(text.count / 2, 4))
  return names(near: text, among: candidates, atMost: limit, count: 1).first.map {
    "Did you mean '\($0)'?"
  }
}

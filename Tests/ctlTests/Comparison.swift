import Foundation

/// Compares the JSON of `ctl describe` with what an independent reader found, and counts the facts.
///
/// A field is compared where the reader has it anywhere at the same place; one that neither side
/// has in an object is not a fact.
struct Comparison {
  private(set) var counts: [String: Int] = [:]
  private(set) var differences: [String] = []
  /// The fields that the reader has, by place.
  private var fields: [String: Set<String>] = [:]

  /// Fields of the reader that the contract does not have: how it found things, and what it saw
  /// beside.
  private static let others: Set<String> = [
    "targetAttribute", "targetTag", "hasTitleColor", "fromRuntimeAttributes", "onCell",
    "parentElement", "key", "userInteractionEnabled",
  ]
  /// Objects that are one fact each.
  private static let whole: Set<String> = ["values", "images"]

  init(_ documents: [Facts]) {
    for document in documents {
      for control in document["controls"] as? [Facts] ?? [] { collect("control", control) }
    }
  }

  private mutating func collect(_ place: String, _ value: Any) {
    if let object = value as? Facts {
      for (key, value) in object {
        fields[place, default: []].insert(key)
        collect("\(place).\(key)", value)
      }
    } else if let list = value as? [Any] {
      for value in list { collect(place, value) }
    }
  }

  mutating func compareDocument(_ expected: Facts, with found: Facts, _ path: String) {
    for key in ["path", "format", "family", "documentType", "scenes", "counts", "actionTargets"]
    where expected[key] != nil {
      compare("document.\(key)", expected[key], found[key], path)
    }
    if let localizable = expected["localizable"] as? Facts {
      let keys = (localizable["keys"] as? [String])?.sorted()
      let ours = found["localizable"] as? Facts
      compare("document.localizable.count", localizable["count"], ours?["count"], path)
      compare("document.localizable.keys", keys, ours?["keys"], path)
    }
    guard let controls = expected["controls"] as? [Facts] else { return }
    let ours = found["controls"] as? [Facts] ?? []
    compare("document.controls", controls.map(name), ours.map(name), path)
    for (expected, found) in zip(controls, ours) {
      walk("control", expected, found, "\(path) \(name(expected))")
    }
  }

  private func name(_ control: Facts) -> String {
    "\(control["element"] ?? "") \(control["id"] ?? "")"
  }

  private mutating func walk(_ place: String, _ expected: Any?, _ found: Any?, _ path: String) {
    let field = place.split(separator: ".").last.map(String.init) ?? place
    if expected is Facts || found is Facts, !Self.whole.contains(field) {
      let (expected, found) = (expected as? Facts ?? [:], found as? Facts ?? [:])
      for key in (fields[place] ?? []).sorted() {
        if Self.others.contains(key), !place.hasSuffix("keyEquivalent") { continue }
        if expected[key] == nil, found[key] == nil { continue }
        walk("\(place).\(key)", expected[key], found[key], path)
      }
    } else if let expected = expected as? [Facts], let found = found as? [Facts] {
      compare("\(place).count", expected.count, found.count, path)
      for (expected, found) in zip(expected, found) { walk(place, expected, found, path) }
    } else {
      compare(place, expected, found, path)
    }
  }

  private mutating func compare(_ field: String, _ expected: Any?, _ found: Any?, _ path: String) {
    counts[field, default: 0] += 1
    if !areEqual(expected, found) {
      differences.append("\(path) \(field): expected \(expected as Any), found \(found as Any)")
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (let left as String, let right as String): return left == right
    case (let left?, let right?): return bytes(left) != nil && bytes(left) == bytes(right)
    default: return false
    }
  }

  private func bytes(_ value: Any) -> Data? {
    try? JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)
  }
}

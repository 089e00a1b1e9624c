import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

/// The faults of the layouts of a document, each once for all situations and languages that have it.
@MainActor
struct LayoutFindings {
  let situations: [LayoutSituation]
  private let document: InterfaceDocument
  private let languages: [String]
  private var faults: [Key: Found] = [:]
  private var order: [Key] = []
  /// The places of situations and languages in which texts are too long for an ambiguity to be told.
  private var squeezed: Set<[Int]> = []

  private struct Key: Hashable {
    var rule: String
    var ordinal: Int
    var problem: String
  }

  private struct Found {
    var rule: AuditRule
    var fault: Fault
    /// The places of the situations and of the languages.
    var cases: [(situation: Int, language: Int)]
  }

  init(_ document: InterfaceDocument, situations: [LayoutSituation], languages: [String]) {
    (self.document, self.situations, self.languages) = (document, situations, languages)
  }

  /// Returns the place in the document of the element that a fault is about; nil for none.
  func ordinal(of fault: Fault, on live: LiveDocument) -> Int? {
    switch fault.place {
    case .element(let element): return element.ordinal
    case .object(let object):
      let element = (object as? Responder).flatMap { live.element(of: $0) }
      return element.flatMap { $0.isInDocument(of: live.document.root) ? $0.ordinal : nil }
    }
  }

  /// Adds a fault in a situation and a language.
  mutating func add(
    _ fault: Fault, of rule: AuditRule, on live: LiveDocument, situation: Int, language: Int
  ) {
    guard let ordinal = ordinal(of: fault, on: live) else { return }
    let element = InterfaceElement(in: document, ordinal: ordinal)
    // Rules about touch name an object in the language, and tell its size.
    let problem =
      rule.rule.group == .layout ? fault.problem : fault.problem.filter { $0.isNumber || $0 == "." }
    let key = Key(rule: rule.id, ordinal: ordinal, problem: problem)
    if faults[key] == nil {
      var fault = fault
      fault.place = .element(element)
      faults[key] = Found(rule: rule, fault: fault, cases: [])
      order.append(key)
    }
    faults[key]?.cases.append((situation, language))
    // What is certain or severe in one case is so for all that are told together.
    if !fault.needsReview { faults[key]?.fault.needsReview = false }
    if fault.severity == .error { faults[key]?.fault.severity = .error }
    if let lack = fault.lack, lack.points > faults[key]?.fault.lack?.points ?? 0 {
      faults[key]?.fault.lack = lack
    }
  }

  /// Returns the faults with the situations and the languages in their messages.
  func merged() -> [(rule: AuditRule, faults: [Fault])] {
    order.compactMap { key in
      guard var found = faults[key], isOfDesign(found) else { return nil }
      found.fault.problem += " " + place(of: found.cases)
      if let lack = found.fault.lack {
        let isOfText = found.rule.id != "ambiguous-layout"
        let most = isOfText && found.cases.count > 1 && lack.points > 0 ? " at most" : ""
        found.fault.problem += ": \(lack.words)\(most)"
      }
      return (found.rule, [found.fault])
    }
  }

  /// Returns whether a fault is there in all languages and text sizes of a device, as constraints that are
  /// missing are; texts that are too long for their room share it by chance.
  private func isOfDesign(_ found: Found) -> Bool {
    guard found.rule.id == "ambiguous-layout" else { return true }
    let devices = Dictionary(grouping: situations.indices) { situations[$0].device }
    let cases = Set(found.cases.map { [$0.situation, $0.language] })
    return devices.values.contains { places in
      let all = places.flatMap { place in languages.indices.map { [place, $0] } }
        .filter { !squeezed.contains($0) }
      return !all.isEmpty && all.allSatisfy(cases.contains)
    }
  }

  /// Notes that texts are too long for their room, or constraints contradict each other, in a situation and a
  /// language, where what is ambiguous is not told.
  mutating func noteSqueezed(situation: Int, language: Int) {
    squeezed.insert([situation, language])
  }

  /// The devices, languages and text sizes in a sentence.
  private func place(of cases: [(situation: Int, language: Int)]) -> String {
    let isOnMac = !document.isLaidOutOnDevices
    var devices: [String] = []
    var sizes: [String] = []
    var tongues: [String] = []
    var known: Set<String> = []
    for one in cases {
      let names = names(of: one)
      known.insert(names.joined(separator: "\n"))
      if !devices.contains(names[0]) { devices.append(names[0]) }
      if !tongues.contains(names[1]) { tongues.append(names[1]) }
      if !sizes.contains(names[2]) { sizes.append(names[2]) }
    }
    guard known.count == devices.count * tongues.count * sizes.count else {
      let first = names(of: cases[0])
      return
        "on \(first[0]) in \(first[1]) in text size \(first[2]), and in \(known.count - 1) more cases"
    }
    let all = situations.map { names(of: $0) }
    let language = text("in", tongues, of: languages.count, "language")
    guard !isOnMac else { return language }
    return [
      text("on", devices, of: Set(all.map(\.device)).count, "device"), language,
      text("in", sizes, of: Set(all.map(\.size)).count, "text size", isNamed: true),
    ].joined(separator: " ")
  }

  private func text(
    _ word: String, _ names: [String], of count: Int, _ noun: String, isNamed: Bool = false
  ) -> String {
    if names.count == count, count > 2 { return "\(word) every \(noun)" }
    return "\(word) \(isNamed ? noun + " " : "")\(names.joined(separator: ", "))"
  }

  private func names(of one: (situation: Int, language: Int)) -> [String] {
    let names = names(of: situations[one.situation])
    return [names.device, languages[one.language], names.size]
  }

  private func names(of situation: LayoutSituation) -> (device: String, size: String) {
    let device = situation.device ?? document.deviceOfDesign
    let size = situation.textSize.commandLineName ?? "large"
    return (device?.name ?? "the document’s screen", size)
  }
}

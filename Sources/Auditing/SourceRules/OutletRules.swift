import AppSources
import Diagnostics
import InterfaceBuilder

/// The rules about outlets and the properties that hold them.
enum OutletRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unknown-outlet", in: .source, "an outlet without a property",
        why: "The app stops when the document is loaded: the class is not compliant for the key.",
        remedy: "Remove the connection, or write the property.",
        source: "NSObject.setValue(_:forUndefinedKey:)", severity: .error),
      bad: AuditExample(view(""), objects: outlet("panl"), source: helper),
      good: AuditExample(view(""), objects: outlet("panel"), source: helper),
      .source { audited, app in
        audited.outletPanels(app).compactMap { panel, answer in
          let has = "\(audited.subject(panel.owner)) has the outlet \(panel.shownName)"
          switch answer {
          case .missing(let owner?, let near):
            var fault = Fault(
              of: panel, "property", "\(has), and \(owner) has no such property", near: near)
            // An outlet is connected once.
            let others = audited.document.connections(of: panel.owner)
            if others.contains(where: { $0.property == fault.rightValue }) {
              fault.rightValue = nil
            }
            return fault
          case .notExposed(let place):
            var fault = Fault(
              of: panel, "property", "\(has), and Objective-C does not see the property at \(place)"
            )
            fault.remedy = "Mark it with @IBOutlet."
            return fault
          case .doubtful(let owner, let reason):
            var fault = Fault(
              of: panel, "property", "\(has), and \(owner) may have no such property: \(reason)")
            fault.severity = .note
            fault.needsReview = true
            return fault
          default: return nil
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "outlet-type", in: .source, "an outlet that holds an object of another type",
        why: "The connection is made, and the app stops when code uses what the object lacks.",
        remedy: "Correct the type, or connect another object.",
        source: "NSObject.setValue(_:forKey:), which checks no type", severity: .error),
      bad: AuditExample(
        view(""), objects: outlet("panel"),
        source: ExampleSource(
          .outlet("panel", "UIButton"), class: "Helper", superclass: "NSObject")),
      good: AuditExample(view(""), objects: outlet("panel"), source: helper),
      .source { audited, app in
        audited.outletPanels(app).compactMap { panel, answer in
          guard case .otherType(let place, let type) = answer else { return nil }
          return Fault(
            of: panel, "property",
            "the outlet \(panel.shownName) of \(audited.subject(panel.owner)) holds a \((panel.type ?? "").cut(to: 60)), and \(place) declares a \(type.cut(to: 60))"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unknown-attribute", in: .source, "a runtime attribute that the class does not have",
        why: "It is not set, and the console says so.",
        remedy: "Correct the key path, or remove it.",
        source: "NSObject.setValue(_:forKeyPath:)"),
      bad: AuditExample(card(attribute("layer.cornerRadios")), source: ExampleSource()),
      good: AuditExample(card(attribute("layer.cornerRadius")), source: ExampleSource()),
      .source { audited, app in audited.unknownAttributes(app) }),
  ]

  private static let helper = ExampleSource(
    .outlet("panel", "UIView"), class: "Helper", superclass: "NSObject")
}

private func outlet(_ name: String) -> String {
  """
  <customObject id="helper" customClass="Helper"><connections>\
  <outlet property="\(name)" destination="example" id="panel"/></connections></customObject>
  """
}

private func card(_ content: String) -> String {
  """
  <view id="card"><rect key="frame" x="20" y="100" width="100" height="44"/>\(content)</view>
  """
}

private func attribute(_ keyPath: String) -> String {
  """
  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">\
  <real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
  """
}

extension AuditedDocument {
  /// The outlets with what source answers.
  fileprivate func outletPanels(
    _ app: AuditedApp
  ) -> [(panel: ConnectionPanel, answer: ConnectionAnswer)] {
    let answers = app.answers(for: document.family)
    return document.connectionPanels(withOutlets: true)
      .filter { $0.connection.kind != .action }.map { ($0, answers.answer(to: $0)) }
  }

  fileprivate func unknownAttributes(_ app: AuditedApp) -> [Fault] {
    let family = document.family.frameworks
    return elements.flatMap { element in
      element.runtimeAttributeElements.compactMap { attribute -> Fault? in
        guard let path = attribute.keyPath, !path.hasPrefix("_") else { return nil }
        let name = element.loadedClass(in: document.family)
        guard let (owner, near) = app.source.lack(of: path, in: name, family) else { return nil }
        var fault = Fault(
          in: attribute, "keyPath",
          "\(subject(element)) sets \(path.cut(to: 60)), which \(owner.cut(to: 60)) does not have")
        fault.owner = element
        if !near.isEmpty {
          fault.remedy = suggestion(near)
        } else if AppleClass.named(owner) != nil, !app.libraries.isEmpty {
          fault.problem += "; a library that was not read may add it"
          fault.needsReview = true
        }
        return fault
      }
    }
  }
}

extension SourceIndex {
  /// Returns the class on a key path that lacks the next key, with the names that are spelled nearly so; nil if
  /// no class is known to lack it.
  fileprivate func lack(
    of path: String, in name: String, _ family: AppleClass.Family
  ) -> (owner: String, near: [String])? {
    var owner = name
    for key in path.split(separator: ".") {
      guard let lineages = lineages(ofClass: owner, in: family) else { return nil }
      var lacks: [[String]] = []
      var next: String?
      for lineage in lineages {
        switch lineage.answer(toOutlet: String(key)) {
        case .missing(let near):
          lacks.append(near + lineage.appleNames(near: String(key)))
        case .apple(_, let type): next = next ?? type
        case .property(let property): next = next ?? property.declaration.type
        default: return nil
        }
      }
      if lacks.count == lineages.count { return (owner, Array(lacks[0].prefix(3))) }
      guard let next else { return nil }
      owner = next
    }
    return nil
  }
}

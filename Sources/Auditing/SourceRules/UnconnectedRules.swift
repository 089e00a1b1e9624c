import AppSources
import Diagnostics
import InterfaceBuilder

/// The rules about outlets and actions of source that no document connects.
enum UnconnectedRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unconnected-outlet", in: .source, "an outlet that no document connects",
        why: "It is nil, and code that uses it stops the app.",
        remedy: "Connect it, or remove it.", source: "Interface Builder's connections"),
      bad: AuditExample("", source: ExampleSource(.outlet("panel", "UIView"))),
      good: AuditExample(
        "",
        objects: """
          <customObject id="helper" customClass="ExampleController"><connections>\
          <outlet property="panel" destination="view" id="panel"/></connections></customObject>
          """, source: ExampleSource(.outlet("panel", "UIView"))),
      .app { app in
        app.source.classes.withExtensions.flatMap { owner in
          var known: Set<String> = []
          return owner.properties.compactMap { property -> AppFault? in
            let name = property.declaration.name
            guard known.insert(name).inserted, !app.isOfWatch(property.path),
              [.outlet, .outletCollection].contains(property.declaration.kind),
              !app.documents.connects(outlet: name, of: owner),
              !app.documents.connects(
                outlet: name.hasPrefix("_") ? String(name.dropFirst()) : "_" + name, of: owner),
              !app.source.assigned.contains(name)
            else { return nil }
            var fault = AppFault(
              at: property.place, name,
              "no document connects the outlet \(name.cut(to: 60)) of \(owner.name.cut(to: 60))")
            // A class that no document names may be loaded with another one's.
            if !app.documents.classes.contains(owner.name) { fault.severity = .note }
            return fault
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unconnected-action", in: .source, "an action that no document sends",
        why: "It is never performed, or only by code that calls it.",
        remedy: "Connect it, or remove @IBAction.", source: "Interface Builder's connections",
        severity: .note),
      bad: AuditExample("", source: ExampleSource(.action("save:"))),
      good: AuditExample(
        button(#"<state key="normal" title="Save"/>"# + action("save:")),
        source: ExampleSource(.action("save:"))),
      .app { app in
        app.source.classes.withExtensions.flatMap { owner in
          // An interface and its implementation both declare it.
          var known: Set<String> = []
          return owner.methods.compactMap { method -> AppFault? in
            let declaration = method.declaration
            guard declaration.kind == .action, !app.isOfWatch(method.path),
              !app.isSent(declaration, to: owner),
              known.insert(declaration.selector).inserted
            else { return nil }
            return AppFault(
              at: method.place, declaration.name,
              "no document sends the action \(declaration.name.cut(to: 60)) of \(owner.name.cut(to: 60))"
            )
          }
        }
      }),
  ]
}

extension AuditedApp {
  /// Returns whether a file is for a watch, whose documents are not read.
  fileprivate func isOfWatch(_ path: String) -> Bool { watchFiles.contains(path) }

  /// Returns whether a document sends an action, or nearly so, or code uses its name.
  fileprivate func isSent(_ method: MethodDeclaration, to owner: AppClass) -> Bool {
    let base = String(method.name.prefix { $0 != "(" && $0 != ":" })
    let selectors = source.uses[.selector] ?? [:]
    return documents.sends(method.selector, to: owner)
      || documents.sendsNearly(method.selector, to: owner)
      || [method.selector, method.name, base].contains { selectors[$0] != nil }
      || source.names.contains(base) || source.strings.contains(method.selector)
  }
}

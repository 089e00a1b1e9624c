import AppSources
import Diagnostics
import InterfaceBuilder

/// The rule about the key paths of bindings and the classes that have the values.
enum KeyPathRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unknown-key-path", in: .source, "a binding to a value that no class has",
        why: "The app stops when the document is loaded: the class is not compliant for the key.",
        remedy: "Correct the key path, or write the property.",
        source: "NSObject.value(forUndefinedKey:)", severity: .error),
      of: .appKit,
      bad: AuditExample(
        appKit: owner + boundCheckBox(to: "-2", "self.play"), source: source),
      good: AuditExample(
        appKit: owner + boundCheckBox(to: "-2", "self.plays"), source: source),
      .source { audited, app in
        audited.document.bindings.compactMap { audited.fault(in: $0, app) }
      })
  ]

  private static let owner = """
    <customObject id="-2" userLabel="File's Owner" customClass="ExampleController"/>

    """

  private static let source = ExampleSource(.outlet("plays", "NSNumber"), superclass: "NSObject")
}

extension AuditedDocument {
  /// Returns what is wrong with the key path of a binding; nil if it may be right.
  fileprivate func fault(in binding: BindingContent, _ app: AuditedApp) -> Fault? {
    guard let target = binding.connection.target else { return nil }
    let family = document.family.frameworks
    var keys = binding.keyPath.split(separator: ".").map(String.init).drop { $0 == "self" }
    var owner = target.loadedClass(in: document.family)
    if let content = ObjectControllerContent(target), let first = keys.first {
      if let near = content.names(near: first),
        !app.source.declares(first, content.className, family)
      {
        return fault(
          in: binding, "\(content.className) has no \(quoted(first.cut(to: 60)))", suggestion(near))
      }
      // The keys of a controller are AppKit's; those after them are of its objects.
      guard content.kind != .userDefaults, let name = content.objectClassName,
        ["selection", "arrangedObjects", "content"].contains(first)
      else { return nil }
      (owner, keys) = (name, keys.dropFirst())
    }
    guard let lack = app.source.lack(of: keys, in: owner, family) else { return nil }
    var fault = fault(in: binding, lack.problem, lack.remedy)
    fault.needsReview = lack.needsReview
    return fault
  }

  private func fault(in binding: BindingContent, _ problem: String, _ remedy: String?) -> Fault {
    var fault = Fault(
      in: binding.connection, of: binding.owner, "keyPath",
      "\(subject(binding.owner)) binds \(binding.name.cut(to: 60)) to \(binding.keyPath.cut(to: 60)), and \(problem)"
    )
    if let remedy { fault.remedy = remedy }
    return fault
  }
}

extension ObjectControllerContent {
  /// The name of AppKit's class.
  fileprivate var className: String {
    "NS\(kind.rawValue.prefix(1).uppercased())\(kind.rawValue.dropFirst())"
  }

  /// Returns the keys of AppKit's controller that are spelled nearly like one that it does not have; nil for its own keys,
  /// for one like none of them, and for a controller of the app's class.
  fileprivate func names(near key: String) -> [String]? {
    guard customClass == nil, !key.hasPrefix("@") else { return nil }
    let own = ["values", "defaults", "initialValues", "hasUnappliedChanges", "appliesImmediately"]
    let ofObjects = [
      "content", "selection", "selectedObjects", "canAdd", "canRemove", "editable", "isEditable",
      "objectClass", "usesLazyFetching", "entityName", "fetchPredicate", "managedObjectContext",
      "arrangedObjects", "selectionIndexes", "selectionIndex", "canInsert", "canSelectNext",
      "canSelectPrevious", "filterPredicate", "sortDescriptors", "avoidsEmptySelection",
      "preservesSelection", "selectsInsertedObjects", "clearsFilterPredicateOnInsertion",
      "automaticallyRearrangesObjects", "alwaysUsesMultipleValuesMarker", "contentArray",
      "selectedNodes", "selectionIndexPaths", "selectionIndexPath", "canAddChild", "canInsertChild",
      "childrenKeyPath", "countKeyPath", "leafKeyPath", "contentObject", "contentSet",
    ]
    let keys = kind == .userDefaults ? own : ofObjects
    let near = keys.contains(key) ? [] : Lineage.names(near: key, among: keys)
    return near.isEmpty ? nil : near
  }
}

/// A key that a class on a key path does not have.
private struct KeyLack {
  var problem: String
  var remedy: String?
  /// Indicates whether a class of Apple's on the way up may have the key, which its documentation does not name.
  var needsReview = false
}

extension SourceIndex {
  /// Returns the first key that the class there does not have; nil if no class is known to lack one.
  fileprivate func lack(
    of keys: ArraySlice<String>, in name: String, _ family: AppleClass.Family
  ) -> KeyLack? {
    var owner = name
    for key in keys where key != "self" {
      guard !key.hasPrefix("@"), let lineages = lineages(ofClass: owner, in: family) else {
        return nil
      }
      var lacks: [KeyLack] = []
      var next: String?
      for lineage in lineages {
        if lineage.answersByItself { return nil }
        if let getter = lineage.getter(of: key) {
          next = next ?? getter.type
          continue
        }
        switch lineage.answer(toOutlet: key) {
        case .missing where isOpen(owner): return nil
        case .missing(let near):
          let names = Array((near + lineage.appleNames(near: key)).prefix(3))
          lacks.append(
            KeyLack(
              problem: "\(owner.cut(to: 60)) has no \(quoted(key.cut(to: 60)))",
              remedy: names.isEmpty ? nil : suggestion(names),
              needsReview: near.isEmpty && lineage.appleClasses.contains { $0.name != "NSObject" }))
        case .notExposed(let property):
          lacks.append(
            KeyLack(
              problem:
                "Objective-C does not see the property at \(SourceIndex.Place(property.path, property.declaration.position))",
              remedy: "Mark it with @objc dynamic."))
        case .apple(_, let type): next = next ?? type
        case .property(let property): next = next ?? property.declaration.type
        default: return nil
        }
      }
      if lacks.count == lineages.count, let first = lacks.first { return first }
      guard let next else { return nil }
      owner = next
    }
    return nil
  }

  /// Returns whether the source adds a key to a class of Apple's.
  fileprivate func declares(_ key: String, _ name: String, _ family: AppleClass.Family) -> Bool {
    lineages(ofClass: name, in: family)?.contains { lineage in
      if case .missing = lineage.answer(toOutlet: key) { return lineage.getter(of: key) != nil }
      return true
    } ?? false
  }

  /// Returns whether an object of a class has keys that neither the source nor the tables of Apple's classes declare:
  /// it may be of any class, or Apple's, to which key-value coding and private methods add some.
  private func isOpen(_ name: String) -> Bool {
    name == "NSObject" || name == "id" || name == "Any" || AppleClass.named(name) != nil
  }
}

extension Lineage {
  /// Indicates whether a class of the app answers for keys that it does not declare.
  fileprivate var answersByItself: Bool {
    classes.flatMap(\.methods).contains {
      ["valueForKey:", "valueForUndefinedKey:", "valueForKeyPath:"]
        .contains($0.declaration.selector)
    }
  }

  /// Returns the method that answers for a key, as key-value coding looks for it.
  fileprivate func getter(of key: String) -> (type: String?, Void)? {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let names = [key, "is\(capital)", "get\(capital)", "_\(key)", "countOf\(capital)"]
    let members = classes + extensions
    if members.lazy.flatMap(\.methods).contains(where: { names.contains($0.declaration.selector) })
    {
      return (nil, ())
    }
    // A property `isOpen` answers for the key `open`, and an instance variable `_open`, too.
    for name in ["is\(capital)", "_\(key)", "_is\(capital)"] {
      if let found = members.lazy.compactMap({ $0.property(name) }).first {
        return (found.declaration.type, ())
      }
    }
    return nil
  }
}

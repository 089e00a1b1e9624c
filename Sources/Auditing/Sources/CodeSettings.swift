import AppSources
import Diagnostics
import InterfaceBuilder

/// A property of an object of a document that source sets.
struct CodeSetting {
  /// The place of the assignment.
  var place: SourceIndex.Place
  /// The value if it can be read; nil for one that is computed.
  var value: String?
}

extension AuditedDocument {
  /// Returns the assignment of source that may change what a fault is about; nil without one, or without
  /// source.
  func setting(against fault: Fault, of rule: AuditRule, in element: InterfaceElement)
    -> CodeSetting?
  {
    guard let app, let properties = rule.propertiesOfCode else { return nil }
    let object = sequence(first: fault.owner ?? element, next: \.parent).first { $0.id != nil }
    guard let object, let id = object.id else { return nil }
    for (name, owners) in app.outlets(leadingTo: id, in: self) {
      for assignment in app.assignments[name] ?? []
      where properties.contains(assignment.setting.property)
        && (assignment.setting.type.isEmpty || owners.contains(assignment.setting.type))
      {
        return CodeSetting(place: assignment.place, value: assignment.setting.value)
      }
    }
    if object.name == "tabBarItem", let setting = settingOfTab(to: properties, app) {
      return setting
    }
    guard let name = object.customClass else { return nil }
    let types = app.source.owners(ofClass: name, in: document.family)
    let own = (app.assignments[""] ?? []).first {
      properties.contains($0.setting.property) && types.contains($0.setting.type)
    }
    return own.map { CodeSetting(place: $0.place, value: $0.setting.value) }
  }
}

extension AuditedDocument {
  /// Returns an assignment to an item of a tab bar, which a controller finds by its place among the others.
  private func settingOfTab(to properties: Set<String>, _ app: AuditedApp) -> CodeSetting? {
    let owners = elements.filter { $0.isController }.compactMap(\.customClass).reduce(into: Set()) {
      $0.formUnion(app.source.owners(ofClass: $1, in: document.family))
    }
    return ["items", "tabBarItem"].lazy.flatMap { app.assignments[$0] ?? [] }.first {
      properties.contains($0.setting.property)
        && ($0.setting.type.isEmpty || owners.contains($0.setting.type))
    }.map { CodeSetting(place: $0.place, value: nil) }
  }
}

extension AuditRule {
  /// The properties that code may set so that the rule finds nothing; nil for a rule that code does not
  /// refute.
  fileprivate var propertiesOfCode: Set<String>? {
    switch id {
    case "never-enabled": return ["enabled", "userInteractionEnabled"]
    case "without-touches": return ["userInteractionEnabled", "enabled"]
    case "transparent": return ["alpha", "hidden"]
    case "field-without-content-type": return ["textContentType"]
    case "readable-password":
      return ["secureTextEntry", "placeholder", "placeholderString", "attributedPlaceholder"]
    case "table-without-source": return ["dataSource"]
    case "item-without-action": return ["action", "target", "menu"]
    case "duplicate-accessibility-identifier": return ["accessibilityIdentifier"]
    case "image-only": return Self.names.union(["image"])
    case "unlabeled-field":
      return Self.names.union(["placeholder", "attributedPlaceholder", "placeholderString"])
    default: break
    }
    switch rule.group {
    case .names: return Self.names
    case .hints: return ["accessibilityHint", "accessibilityHelp"]
    case .traits: return ["accessibilityTraits", "accessibilityValue"]
    case .languages:
      return [
        "title", "attributedTitle", "text", "attributedText", "stringValue",
        "attributedStringValue", "placeholder", "placeholderString", "attributedPlaceholder",
        "accessibilityLabel", "accessibilityHint", "toolTip",
      ]
    case .looks:
      return [
        "font", "textColor", "titleColor", "titleTextColor", "backgroundColor", "tintColor",
        "adjustsFontForContentSizeCategory",
      ]
    case .layout: return ["text", "attributedText", "title", "attributedTitle", "stringValue"]
    case .structure, .touch, .connections, .source, .tables: return nil
    }
  }

  /// The properties that give an object its name, or take it from a screen reader.
  private static let names: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityTitle", "title",
    "attributedTitle", "text", "attributedText", "stringValue", "attributedStringValue",
    "configuration", "isAccessibilityElement", "accessibilityElementsHidden",
    "accessibilityElements",
  ]

  /// Returns whether a value that code sets leaves nothing to find: a name where there was none.
  func isRefuted(by value: String) -> Bool {
    let missing: Set = [
      "unnamed", "image-only", "unlabeled-field", "unlabeled-switch", "unnamed-value",
      "placeholder-as-label", "blank-name", "empty-element", "file-name", "identifier-as-name",
    ]
    let isText = !["nil", "true", "false"].contains(value) && value.contains(where: \.isLetter)
    switch id {
    case "never-enabled", "without-touches": return value == "true"
    default: return missing.contains(id) && isText
    }
  }
}

extension AuditedApp {
  /// Returns the outlets of a document that hold the object with an id, with the classes that may set its
  /// properties.
  fileprivate func outlets(
    leadingTo id: String, in audited: AuditedDocument
  ) -> [(name: String, owners: Set<String>)] {
    (audited.outletsByTarget[id] ?? []).compactMap { connection, owner in
      guard let property = connection.property else { return nil }
      let name = owner.loadedClass(in: audited.document.family)
      return (property, source.owners(ofClass: name, in: audited.document.family))
    }
  }
}

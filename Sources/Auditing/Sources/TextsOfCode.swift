import AppSources
package import InterfaceBuilder

extension AuditedApp {
  /// Returns the keys of the texts of a document that code sets as soon as the document is shown, or whenever they change.
  ///
  /// Known are assignments to properties of outlets, and to the columns and items of an outlet's object.
  package func textsSetByCode(in document: InterfaceDocument) -> Set<String> {
    let audited = AuditedDocument(document, AuditOptions(), in: self)
    var keys: Set<String> = []
    for text in document.localizableTexts {
      guard let properties = Self.properties[text.property] else { continue }
      if isSet(properties, of: text.object, in: audited)
        || isPartSet(properties, of: text.object, in: audited)
      {
        keys.insert(text.key)
      }
    }
    return keys
  }

  /// The properties of code that replace a text, by the property of the document.
  private static let properties: [String: Set<String>] = {
    let texts: Set = [
      "title", "attributedTitle", "stringValue", "attributedStringValue", "text", "attributedText",
      "objectValue", "configuration",
    ]
    let placeholders: Set = [
      "placeholder", "attributedPlaceholder", "placeholderString", "placeholderAttributedString",
    ]
    return [
      "title": texts, "text": texts, "normalTitle": texts, "headerCell.title": texts,
      "placeholder": placeholders, "placeholderString": placeholders, "prompt": ["prompt"],
      "ibShadowedToolTip": ["toolTip"], "label": ["label"],
      "accessibilityLabel": ["accessibilityLabel"], "accessibilityHint": ["accessibilityHint"],
    ]
  }()

  /// The objects whose outlets may lead to a text: its own, and the control of a cell.
  private func holders(of object: InterfaceElement) -> [InterfaceElement] {
    guard object["key"] == "cell", let control = object.parent else { return [object] }
    return [object, control]
  }

  private func isSet(
    _ properties: Set<String>, of object: InterfaceElement, in audited: AuditedDocument
  ) -> Bool {
    for holder in holders(of: object) {
      guard let id = holder.id else { continue }
      for (connection, owner) in audited.outletsByTarget[id] ?? [] {
        guard let outlet = connection.property else { continue }
        let owners = self.owners(of: owner, in: audited)
        let isSet = (assignments[outlet] ?? []).contains { assignment in
          properties.contains(assignment.setting.property)
            && (assignment.setting.type.isEmpty || owners.contains(assignment.setting.type))
        }
        if isSet { return true }
      }
    }
    return false
  }

  private func owners(of owner: InterfaceElement, in audited: AuditedDocument) -> Set<String> {
    let family = audited.document.family
    return source.owners(ofClass: owner.loadedClass(in: family), in: family)
  }

  /// Returns whether code sets the text of a column or an item through the outlet of what it is in.
  private func isPartSet(
    _ properties: Set<String>, of object: InterfaceElement, in audited: AuditedDocument
  ) -> Bool {
    guard let choosers = Self.choosers[object.name] else { return false }
    for around in sequence(first: object, next: \.parent).prefix(8) {
      for holder in holders(of: around) {
        guard let id = holder.id else { continue }
        for (connection, owner) in audited.outletsByTarget[id] ?? [] {
          // The menu of a field or a button is an object of its own.
          if let holder = owner.parent,
            owner["key"] == "cell" || connection.property == "menu"
              || connection.property == "searchMenuTemplate",
            isPartSet(properties, choosers, object, inOutletTo: [owner, holder], audited)
          {
            return true
          }
        }
      }
      if isPartSet(properties, choosers, object, inOutletTo: holders(of: around), audited) {
        return true
      }
    }
    return false
  }

  private func isPartSet(
    _ properties: Set<String>, _ choosers: Set<String>, _ object: InterfaceElement,
    inOutletTo holders: [InterfaceElement], _ audited: AuditedDocument
  ) -> Bool {
    for id in holders.compactMap(\.id) {
      for (connection, owner) in audited.outletsByTarget[id] ?? [] {
        let parts = connection.property.flatMap { partAssignments[$0] } ?? []
        let owners = parts.isEmpty ? [] : owners(of: owner, in: audited)
        for part in parts
        where properties.contains(part.property) && choosers.contains(part.part ?? "")
          && (part.type.isEmpty || owners.contains(part.type))
        {
          // A constant chooses one that is not known here.
          guard let name = part.partName else { return true }
          if [object["identifier"], object["tag"], object["title"]].contains(name) {
            return true
          }
        }
      }
    }
    return false
  }

  /// The methods that choose a part of an object, by the element of the part.
  private static let choosers: [String: Set<String>] = [
    "tableColumn": ["tableColumnWithIdentifier", "tableColumn"],
    "menuItem": [
      "itemWithTag", "itemAtIndex", "itemWithTitle", "item",
    ],
  ]
}

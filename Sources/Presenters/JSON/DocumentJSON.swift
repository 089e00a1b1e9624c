package import Accessibility
package import Diagnostics
package import InterfaceBuilder
package import InterfaceLoader
import Localize
package import TextFormats

/// The JSON of `ctl describe`, schema `ctl.describe/1`.
package enum DocumentJSON {
  /// Writes one document.
  ///
  /// The controls are written one at a time, because they make up most of the output.
  ///
  /// The closures return what a control says, by its number, in each version, and the values of an object's bindings
  /// by their names.
  package static func put(
    _ document: InterfaceDocument, versions: [DocumentVersion], attributes: [LoadedAttribute] = [],
    to writer: inout JSONWriter,
    announcements: (Int) -> [[Announcement]],
    bound: (InterfaceElement) -> [String: BindingAnswer] = { _ in [:] }
  ) throws {
    let attributesOfElements = Dictionary(grouping: attributes, by: \.owner.ordinal)
    let tables = DocumentTables(ofDocumentAt: document.path)
    let localized = LocalizedJSON(versions)
    var json: [String: JSONValue] = [
      "path": .path(document.path), "format": "document",
      "documentType": .string(document.type), "family": .string(document.family.rawValue),
      "scenes": .number(document.isStoryboard ? document.scenes.count : 0),
      "developmentLanguage": .string("\(tables.development)"),
      "languages": JSONValue(tables.find().tags.map(\.description)),
    ]
    json["counts"] = .object(document.counts.mapValues { .number($0) })
    let actions = document.controls.flatMap(\.actions)
    let targets = Dictionary(grouping: actions, by: \.targetKind.rawValue)
    json["actionTargets"] = .object(targets.mapValues { .number($0.count) })
    let keys = document.localizableKeys
    json["localizable"] = .object(["count": .number(keys.count), "keys": JSONValue(keys)])
    json.set("localizedImages", localizedImages(of: document, versions, tables))
    let others = document.bindingsOfOtherObjects
    json.set("bindings", others.map { $0.json(bound($0.owner)[$0.name]) })
    let controls = Set(document.controls.map(\.element.ordinal))
    json.set(
      "runtimeAttributes",
      attributes.filter { !controls.contains($0.owner.ordinal) }.map { attribute in
        var json = CellJSON.attribute(attribute)
        json["of"] = .string(attribute.owner.name)
        json.set("ofId", attribute.owner.id)
        json.set("ofClass", attribute.owner.customClass)
        return .object(json)
      })
    json.set("unknownElements", document.unknownElements.mapValues { .number($0) })
    json.set(
      "duplicateIds",
      document.duplicateObjects.prefix(100).map { element in
        .object([
          "id": .string(element.id ?? ""), "line": .number(element.position.line),
          "column": .number(element.position.column),
        ])
      })
    try writer.beginObject()
    for key in (json.keys + ["controls"]).sorted() {
      try writer.key(key)
      if let value = json[key] {
        try writer.value(value)
        continue
      }
      try writer.beginList()
      for (number, control) in document.controls.enumerated() {
        let announcements = zip(versions, announcements(number)).compactMap {
          version, spoken -> (LanguageTag, String)? in
          // A control with parts says each of them.
          let texts = spoken.map(\.text)
          return texts.isEmpty ? nil : (version.language, texts.joined(separator: " · "))
        }
        var json = ControlJSON(
          control, bound: bound(control.element),
          attributes: attributesOfElements[control.element.ordinal] ?? []
        ).json
        json.set("announcement", LocalizedJSON.announcement(announcements, of: versions))
        json.set("localized", localized.texts(of: control))
        try writer.value(.object(json))
      }
      try writer.endList()
    }
    try writer.endObject()
  }

  /// Returns the image files by name, for each language that has any.
  private static func localizedImages(
    of document: InterfaceDocument, _ versions: [DocumentVersion], _ tables: DocumentTables
  ) -> [String: JSONValue] {
    var images: [String: JSONValue] = [:]
    for version in versions where version.texts != nil {
      images.set(
        "\(version.language)", tables.images(of: document, for: version.language))
    }
    return images
  }

  /// Returns the entry of a keyed-archive document, of which only the format is reported.
  package static func archive(_ error: Diagnostic, type: String) -> JSONValue {
    .object([
      "path": .path(error.path), "format": "legacy-archive", "documentType": .string(type),
    ])
  }

  /// Returns the entry of a file that could not be read.
  package static func failure(_ error: Diagnostic) -> JSONValue {
    var json: [String: JSONValue] = [
      "path": .path(error.path), "error": .string(error.message),
    ]
    if let start = error.start {
      json["line"] = .number(start.line)
      json["column"] = .number(start.column)
    }
    return .object(json)
  }

  /// Returns the entries of the files that could not be read, sorted by path.
  package static func failures(_ errors: [Diagnostic]) -> JSONValue {
    let errors = errors.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return .array(errors.map(failure))
  }
}

extension BindingContent {
  /// The binding of an object that is no control, with what it answers.
  fileprivate func json(_ answer: BindingAnswer?) -> JSONValue {
    var json = CellJSON.connection(connection, answer)
    json["of"] = .string(owner.name)
    json.set("ofId", owner.id)
    json.set("ofUserLabel", owner.userLabel)
    return .object(json)
  }
}

import Accessibility
import InterfaceBuilder
import Localize

/// The JSON of `ctl describe`, schema `ctl.describe/1`.
enum DocumentJSON {
  /// Returns one document.
  static func document(
    _ document: InterfaceDocument, versions: [DocumentVersion]
  ) -> JSONValue {
    let tables = DocumentTables(ofDocumentAt: document.path)
    let spoken = versions.map { Speaker.announcements(of: $0) }
    let localized = LocalizedJSON(versions)
    var json: [String: JSONValue] = [
      "path": .string(document.path), "format": "document",
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
    json["controls"] = .array(
      document.controls.enumerated().map { number, control in
        let announcements = zip(versions, spoken).compactMap { version, spoken in
          spoken[number].map { (version.language, $0) }
        }
        var json = ControlJSON(control).json
        json.set("announcement", LocalizedJSON.announcement(announcements, of: versions))
        json.set("localized", localized.texts(of: control))
        return .object(json)
      })
    json.set("localizedImages", localizedImages(of: document, versions, tables))
    json.set("unknownElements", document.unknownElements.mapValues { .number($0) })
    json.set(
      "duplicateIds",
      document.duplicateObjects.prefix(100).map { element in
        .object([
          "id": .string(element.id ?? ""), "line": .number(element.position.line),
          "column": .number(element.position.column),
        ])
      })
    return .object(json)
  }

  /// The files of images by their names, for each language that has any.
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

  /// Returns a document in the keyed-archive format, of which only that is told.
  static func archive(_ error: InterfaceError, type: String) -> JSONValue {
    .object([
      "path": .string(error.path), "format": "legacy-archive", "documentType": .string(type),
    ])
  }

  /// Returns a file that could not be read.
  static func failure(_ error: InterfaceError) -> JSONValue {
    var json: [String: JSONValue] = [
      "path": .string(error.path), "error": .string(error.message),
    ]
    if let line = error.line { json["line"] = .number(line) }
    if let column = error.column { json["column"] = .number(column) }
    return .object(json)
  }

  /// Returns all of them, sorted by path.
  static func all(documents: [(path: String, json: JSONValue)], failures: [InterfaceError])
    -> JSONValue
  {
    func precedes(_ left: String, _ right: String) -> Bool {
      left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return .object([
      "schema": "ctl.describe/1",
      "documents": .array(documents.sorted { precedes($0.path, $1.path) }.map(\.json)),
      "failures": .array(failures.sorted { precedes($0.path, $1.path) }.map(failure)),
    ])
  }
}

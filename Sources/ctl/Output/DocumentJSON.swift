import Accessibility
import Diagnostics
import InterfaceBuilder
import Localize

/// The JSON of `ctl describe`, schema `ctl.describe/1`.
enum DocumentJSON {
  /// Puts one document, its controls one after the other: they are most of it.
  static func put(
    _ document: InterfaceDocument, versions: [DocumentVersion], depth: Int,
    to stream: inout JSONStream
  ) throws {
    let tables = DocumentTables(ofDocumentAt: document.path)
    let spoken = versions.map { Speaker().announcements(of: $0) }
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
    json["controls"] = .string(mark)
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
    // No text of a document looks like this: its quotation marks are escaped.
    let key = stream.isPretty ? "\"controls\" : " : "\"controls\":"
    let frame = try JSONValue.object(json).text(pretty: stream.isPretty)
    guard let place = frame.firstRange(of: "\(key)\"\(mark)\"") else {
      preconditionFailure("the frame lost its controls")
    }
    try stream.put(frame[..<place.lowerBound] + key + "[", depth: depth)
    for (number, control) in document.controls.enumerated() {
      let announcements = zip(versions, spoken).compactMap { version, spoken in
        // A control with parts says nothing as a whole.
        spoken[number].count == 1 ? (version.language, spoken[number][0]) : nil
      }
      var json = ControlJSON(control).json
      json.set("announcement", LocalizedJSON.announcement(announcements, of: versions))
      json.set("localized", localized.texts(of: control))
      try stream.beginElement(number, depth: depth + 2)
      try stream.put(.object(json), depth: depth + 2)
    }
    try stream.endArray(of: document.controls.count, depth: depth + 1)
    try stream.put(frame[place.upperBound...].utf8, depth: depth)
  }

  /// Stands for the controls in what surrounds them.
  private static let mark = "controls"

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
  static func archive(_ error: Diagnostic, type: String) -> JSONValue {
    .object([
      "path": .string(error.path), "format": "legacy-archive", "documentType": .string(type),
    ])
  }

  /// Returns a file that could not be read.
  static func failure(_ error: Diagnostic) -> JSONValue {
    var json: [String: JSONValue] = [
      "path": .string(error.path), "error": .string(error.message),
    ]
    if let start = error.start {
      json["line"] = .number(start.line)
      json["column"] = .number(start.column)
    }
    return .object(json)
  }

  /// Returns what follows the documents: the failures, sorted by path, and the schema.
  static func end(failures: [Diagnostic]) -> JSONValue {
    let failures = failures.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return .object([
      "schema": "ctl.describe/1", "failures": .array(failures.map(failure)),
    ])
  }
}

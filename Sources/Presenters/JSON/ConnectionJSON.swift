import InterfaceBuilder
package import TextFormats

/// The JSON of rows of the connection panel.
package enum ConnectionJSON {
  /// Returns the object of a row.
  package static func row(_ row: ConnectionRow) -> JSONValue {
    let (panel, connection) = (row.panel, row.panel.connection)
    var json: [String: JSONValue] = [
      "connection": .string(panel.connectionKind), "name": .string(panel.name),
      "path": .path(row.path), "line": .number(connection.element.position.line),
      "column": .number(connection.element.position.column),
      "targetKind": .string(connection.targetKind.rawValue),
    ]
    json.set("id", connection.id)
    json.set("object", panel.object.map { object($0, panel.objectClass) })
    json.set("sender", connection.kind == .action ? object(panel.owner, panel.type) : nil)
    json.set("type", panel.type)
    json.set("event", panel.event)
    json.set("eventType", connection.eventType)
    if connection.kind == .action { json["arguments"] = .string(connection.arguments.rawValue) }
    if let answer = row.answer {
      var object: [String: JSONValue] = [
        "found": .bool(answer.isFound), "words": .string(answer.words),
      ]
      object.set("source", answer.line)
      json["answer"] = .object(object)
    }
    return .object(json)
  }

  private static func object(_ element: InterfaceElement, _ type: String?) -> JSONValue {
    var json: [String: JSONValue] = ["element": .string(element.name)]
    json.set("id", element.id)
    json.set("class", type)
    json.set("userLabel", element.userLabel)
    json.set("title", element.title)
    return .object(json)
  }
}

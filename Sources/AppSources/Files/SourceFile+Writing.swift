import Diagnostics
import TextFormats

extension SourceFile {
  /// The name of the form in which facts are written.
  public static let schema = "ctl.source/1"

  /// The facts as a line of JSON, without the line break.
  public var jsonLine: String {
    var object: [String: JSONValue] = [
      "path": .string(path), "language": .string(language.rawValue),
    ]
    object.set("types", types.map(\.json))
    object.set("uses", uses.map(\.json))
    object.set("assignments", assignments.map(\.json))
    object.set("strings", strings.map { .string($0) })
    object.set("beginnings", beginnings.map { .string($0) })
    object.set("assigned", assigned.map { .string($0) })
    object.set("names", names.map { .string($0) })
    object.set("imports", imports.map { .string($0) })
    if isGenerated { object["generated"] = .bool(true) }
    if let problem {
      var fault: [String: JSONValue] = ["at": problem.position.json, "text": .string(problem.text)]
      if !problem.isRead { fault["unread"] = .bool(true) }
      object["problem"] = .object(fault)
    }
    var text: [UInt8] = []
    var writer = JSONWriter(isPretty: false) { text += $0 }
    do {
      try writer.value(.object(object))
      try writer.flush()
    } catch {
      preconditionFailure("a closure that cannot throw threw \(error)")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension TypeDeclaration {
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = [
      "kind": .string(kind.rawValue), "name": .string(name), "at": position.json,
    ]
    object.set("objc", objectiveCName)
    object.set("inherited", inherited.map { .string($0) })
    if isGeneric { object["generic"] = .bool(true) }
    if exposesMembers { object["exposes"] = .bool(true) }
    object.set("macros", macros.map { .string($0) })
    object.set("methods", methods.map(\.json))
    object.set("properties", properties.map(\.json))
    return .object(object)
  }
}

extension MethodDeclaration {
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = ["selector": .string(selector), "at": position.json]
    if name != selector { object["name"] = .string(name) }
    if kind != .plain { object["kind"] = .string(kind.rawValue) }
    object.set("parameters", parameters.map { .string($0) })
    if isExposed { object["exposed"] = .bool(true) }
    if isStatic { object["static"] = .bool(true) }
    return .object(object)
  }
}

extension PropertyDeclaration {
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = ["name": .string(name), "at": position.json]
    object.set("objc", objectiveCName)
    if kind != .plain { object["kind"] = .string(kind.rawValue) }
    object.set("type", type)
    if isExposed { object["exposed"] = .bool(true) }
    return .object(object)
  }
}

extension NameUse {
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = [
      "kind": .string(kind.rawValue), "name": .string(name), "at": position.json,
    ]
    object.set("table", table)
    object.set("arguments", arguments.map { JSONValue($0.map(\.rawValue)) })
    if isShown { object["shown"] = .bool(true) }
    if isChosenByNumber { object["chosen"] = .bool(true) }
    return .object(object)
  }
}

extension Assignment {
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = [
      "type": .string(type), "property": .string(property), "at": position.json,
    ]
    object.set("outlet", outlet)
    object.set("value", value)
    object.set("part", part)
    object.set("partName", partName)
    return .object(object)
  }
}

extension SourcePosition {
  fileprivate var json: JSONValue { .array([.number(line), .number(column)]) }
}

import Accessibility
import InterfaceBuilder
import InterfaceLoader
import TextFormats

/// One control in the JSON of `ctl describe`.
struct ControlJSON {
  private(set) var json: [String: JSONValue] = [:]

  init(
    _ control: InterfaceControl, bound: [String: BindingAnswer] = [:],
    attributes: [LoadedAttribute] = []
  ) {
    json["kind"] = .string(control.kind.rawValue)
    json["element"] = .string(control.elementName)
    json.set("id", control.id)
    json.set("customClass", control.customClass)
    json.set("customModule", control.customModule)
    json.set("userLabel", control.userLabel)
    json.set("sceneId", control.sceneID?.cut(to: 200))
    json.set("place", control.place.isEmpty ? nil : control.place.joined(separator: " › "))
    json["enabled"] = .bool(control.isEnabled)
    json["hidden"] = .bool(control.isHidden)
    json.set("unreachable", control.unreachable)
    addProperties(of: control)
    if control.hasControlStates { addUIKit(control) }
    addGesture(of: control)
    if let cell = control.cell { json["cell"] = .object(CellJSON.cell(cell)) }
    json.set("cells", control.matrixCells) { .object(CellJSON.cell($0)) }
    json.set("segments", control.segments) { CellJSON.segment($0) }
    json.set("columns", AppKitTableContent(control.element).columns) { CellJSON.column($0) }
    addConnections(of: control, bound)
    addAccessibility(of: control)
    if !attributes.isEmpty {
      json.set("runtimeAttributes", attributes) { .object(CellJSON.attribute($0)) }
    }
    json.set("attributes", Dictionary(control.otherAttributes.map { ($0.name, $0.value) }) { $1 })
    json.set("properties", CellJSON.properties(of: control.element))
  }

  /// Adds the properties of the element itself, as written in the document.
  private mutating func addProperties(of control: InterfaceControl) {
    let element = control.element
    for attributes in [control.identity, control.texts, control.attributedTexts] {
      for (name, value) in attributes { json[name] = .string(value) }
    }
    json.set("paragraphs", control.styledParagraphs) { $0.json }
    json.set("values", control.values)
    json.set("images", control.images)
    json.set("submenu", control.submenuID)
    if let key = control.keyEquivalent { json["keyEquivalent"] = .object(CellJSON.key(key)) }
    json.set("colors", element.colors.mapValues { JSONValue($0) })
  }

  private mutating func addUIKit(_ control: InterfaceControl) {
    let element = control.element
    json["selected"] = .bool(control.isSelected)
    json["highlighted"] = .bool(control.isHighlighted)
    if control.kind == .control {
      let content = ViewContent(element)
      json["alignment"] = .object([
        "horizontal": .string(content.contentHorizontalAlignment ?? "center"),
        "vertical": .string(content.contentVerticalAlignment ?? "center"),
      ])
    }
    guard let button = control.button else { return }
    for (name, value) in button.attributes { json[name] = .string(value) }
    for (name, value) in button.structures { json.set(name, value) }
    json.set(
      "states",
      button.states.reduce(into: [String: JSONValue]()) { result, state in
        let content = CellJSON.state(state)
        if !content.isEmpty { result[state.state] = .object(content) }
      })
    if let configuration = button.configuration {
      json["configuration"] = .object(CellJSON.configuration(configuration))
    }
    json.set("menu", element.menuElements) { JSONValue(menuElement: $0) }
  }

  private mutating func addGesture(of control: InterfaceControl) {
    guard let recognizer = control.gestureRecognizer else { return }
    var object = recognizer.attributes.mapValues { JSONValue.string($0) }
    object["requirement"] = .string(recognizer.requirement)
    object.set("hosts", control.recognizerHosts) { host in
      var json: [String: JSONValue] = ["element": .string(host.name)]
      json.set("id", host.shownID)
      json.set("customClass", host.shownClass)
      json.set("userLabel", host.shownLabel)
      return .object(json)
    }
    json["gesture"] = .object(object)
  }

  private mutating func addConnections(
    of control: InterfaceControl, _ bound: [String: BindingAnswer]
  ) {
    let keys: [Connection.Kind: String] = [
      .action: "actions", .segue: "segues", .outlet: "outlets",
      .outletCollection: "outletCollections", .binding: "bindings",
      .accessibilityConnection: "accessibilityConnections",
    ]
    for (kind, connections) in Dictionary(grouping: control.connections, by: \.kind) {
      json.set(keys[kind] ?? kind.rawValue, connections) { connection in
        .object(CellJSON.connection(connection, connection.bindingName.flatMap { bound[$0] }))
      }
    }
  }

  private mutating func addAccessibility(of control: InterfaceControl) {
    let accessibility = control.accessibility
    var object: [String: JSONValue] = [:]
    object.set("label", accessibility.label)
    object.set("hint", accessibility.hint)
    object.set("identifier", accessibility.identifier)
    object.set("description", accessibility.description)
    object.set("help", accessibility.help)
    if let isElement = accessibility.isElement { object["isElement"] = .bool(isElement) }
    if let traits = accessibility.traits {
      object["traits"] = JSONValue((traits.names + accessibility.unknownTraits).sorted())
    }
    json.set("accessibility", object)
    json.set("runtimeAttributes", control.runtimeAttributes) { .object(CellJSON.attribute($0)) }
  }
}

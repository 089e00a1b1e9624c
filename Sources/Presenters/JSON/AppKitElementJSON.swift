import Accessibility
import TextFormats

extension JSONValue {
  /// The attributes of an element of AppKit, under the names of `NSAccessibility`.
  init(appKit element: AccessibilityElement) {
    var json: [String: JSONValue] = [
      "role": .string("AX\(element.role.rawValue)"),
      "enabled": .bool(!element.traits.contains(.notEnabled)),
    ]
    json.set("subrole", element.subrole.map { "AX\($0.rawValue)" })
    json.set("label", element.labelSource == .accessibilityLabel ? element.label : nil)
    json.set("title", element.appKit?.title)
    json.set("titleElement", element.appKit?.titleElement)
    let bindings = element.appKit?.bindings ?? []
    if !bindings.isEmpty { json.set("bindings", bindings) { .string($0) } }
    json.set("help", element.hint)
    json.set("placeholder", element.placeholder)
    json.set("identifier", element.identifier)
    if let value = element.value.map(JSONValue.init(value:)) { json["value"] = value }
    if let attributes = element.appKit, let low = attributes.minValue,
      let high = attributes.maxValue
    {
      (json["minValue"], json["maxValue"]) = (.decimal(low), .decimal(high))
    }
    if case .series(let place, let count) = element.position { json.set(place, of: count) }
    if case .tab(let place, let count) = element.position { json.set(place, of: count) }
    self = .object(json)
  }

  private init(value: AccessibilityValue) {
    switch value {
    case .number(let number): self = .decimal(number)
    case .toggle(let state): self = .string("\(state)")
    case .text(let text): self = .string(text)
    default: self = .string("\(value)")
    }
  }
}

extension [String: JSONValue] {
  fileprivate mutating func set(_ place: Int, of count: Int) {
    self["position"] = .object(["place": .number(place), "of": .number(count)])
  }
}

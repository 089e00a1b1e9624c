/// A Cocoa binding in a document: a property of an object that follows the value at a key path of another one.
///
/// `LoadedInterface` evaluates it where the loader has a value.
public struct BindingContent: Sendable {
  /// The connection.
  public let connection: Connection
  /// The element of the object whose property is bound: a control, the cell of one, a column, a controller.
  public let owner: InterfaceElement

  package init(_ connection: Connection, of owner: InterfaceElement) {
    (self.connection, self.owner) = (connection, owner)
  }

  /// The property that is bound, such as `value` or `enabled2`; empty if the document has none.
  public var name: String { connection.bindingName ?? "" }
  /// The key path of the value; empty if the document has none.
  public var keyPath: String { connection.keyPath ?? "" }
  /// The name of the value transformer; nil for none.
  public var transformer: String? { option("NSValueTransformerName") }
  /// The text in which the bound values are put, such as `%{value1}@ items`; nil for none.
  public var displayPattern: String? { option("NSDisplayPattern") }
  /// The values that are shown where there is none, by the case: `NSNullPlaceholder`,
  /// `NSNoSelectionPlaceholder`, `NSMultipleValuesPlaceholder`, `NSNotApplicablePlaceholder`.
  public var placeholders: [String: String] { options.filter { $0.key.hasSuffix("Placeholder") } }
  /// All options by name, as written in the document.
  public var options: [String: String] {
    Dictionary(
      optionElements.compactMap { element in
        element[.key].map { ($0, element["value"] ?? element.text) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The options by name, with the types that the document gives them.
  public var typedOptions: [String: Option] {
    Dictionary(
      optionElements.compactMap { element in element[.key].map { ($0, Option(element)) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The value of an option.
  public enum Option: Sendable, Hashable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// True or false.
    case flag(Bool)

    init(_ element: InterfaceElement) {
      let value = element["value"]
      switch element.name {
      case "bool": self = .flag(value == "YES")
      case "integer", "real": self = .number(value.flatMap { Double($0) } ?? 0)
      default: self = .text(value ?? element.text)
      }
    }
  }

  /// The object whose value is bound, as the document names it: by its label, its class or its kind.
  package var sourceName: String {
    connection.shownTargetLabel ?? connection.shownTargetClass
      ?? connection.target.map { displayName(of: $0.name) } ?? "a missing object"
  }

  private func option(_ name: String) -> String? {
    optionElements.first { $0[.key] == name }.map { $0["value"] ?? $0.text }
  }

  private var optionElements: [InterfaceElement] {
    connection.element.child("dictionary", key: "options").map { Array($0.children) } ?? []
  }

  /// Indicates whether the binding decides what the object shows, contains or has chosen, not its state.
  public var decidesContent: Bool {
    let names = [
      "value", "title", "content", "selected", "data", "attributedString", "displayPattern",
    ]
    return names.contains { name.hasPrefix($0) }
  }

  /// The binding in a few words: `value to values.Speed of Shared Defaults`.
  package var summary: String {
    "\(name.cut(to: 60)) to \(keyPath.cut(to: 100)) of \(sourceName)"
  }
}

extension InterfaceDocument {
  /// The bindings of all objects, in document order.
  public var bindings: [BindingContent] {
    scenes.flatMap(\.topLevelObjects).flatMap { [$0] + $0.descendants }.flatMap { bindings(of: $0) }
  }

  /// The bindings of objects that are no controls, such as columns and controllers, in document order.
  package var bindingsOfOtherObjects: [BindingContent] {
    let all = bindings
    guard !all.isEmpty else { return [] }
    let own = Set(controls.flatMap { [$0.element.ordinal, $0.cell?.element.ordinal ?? -1] })
    return all.filter { !own.contains($0.owner.ordinal) }
  }

  /// Returns the bindings of an object, without those of its cell.
  package func bindings(of element: InterfaceElement) -> [BindingContent] {
    connections(of: element).filter { $0.kind == .binding && !$0.isOfCell }
      .map { BindingContent($0, of: element) }
  }
}

extension InterfaceControl {
  /// Indicates whether the control is an item of a pop-up button whose choice a binding decides.
  package var hasBoundChoice: Bool {
    guard kind == .item else { return false }
    // The button is around its cell, the menu and its items.
    let around = sequence(first: element, next: \.parent).prefix(6)
    guard let button = around.first(where: { $0.name == "popUpButton" }) else { return false }
    return [button, button.child("popUpButtonCell", key: "cell")].contains { owner in
      owner?.child("connections")?.children.contains {
        $0.name == "binding" && $0["name"]?.hasPrefix("selected") == true
      } ?? false
    }
  }
}

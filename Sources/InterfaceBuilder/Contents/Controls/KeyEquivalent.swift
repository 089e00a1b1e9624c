/// A key equivalent that operates a control or chooses an item.
public struct KeyEquivalent: Sendable, Hashable {
  /// The character, decoded.
  public var key: String
  /// The modifiers, sorted; nil if the document names none, which means Command for a menu item.
  public var modifiers: [String]?

  /// Reads the key equivalent of an item or a cell; nil for none.
  package init?(_ element: InterfaceElement) {
    guard let key = element.string(.keyEquivalent) else { return nil }
    self.key = key
    modifiers = element.child(.modifierMask, key: "keyEquivalentModifierMask").map { mask in
      mask.attributeList.filter { $0.value == "YES" && $0.name != "key" }.map(\.name).sorted()
    }
  }
}

extension InterfaceElement {
  /// The key equivalent of an item or a cell; nil for none.
  package var keyEquivalent: KeyEquivalent? { KeyEquivalent(self) }
}

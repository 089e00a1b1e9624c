extension InterfaceElement {
  /// Returns the object that is a property of this one; nil for none, and for one elsewhere.
  package func object(forKey key: String) -> InterfaceElement? {
    children.first { $0[.key] == key && !ViewContent.placeholders.contains($0.name) }
  }
}

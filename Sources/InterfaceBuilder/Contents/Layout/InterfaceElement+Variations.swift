extension InterfaceElement {
  /// The variations of the element that apply for traits, those that name fewer traits first.
  private func variations(for traits: DocumentTraits) -> [InterfaceElement] {
    children.filter { $0.name == "variation" }
      .compactMap { variation in
        variation[.key].flatMap { traits.specificity(ofKey: $0) }.map { ($0, variation) }
      }
      .enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// Returns an attribute as it is for traits: that of the variation that names most of them, or the
  /// element's own; nil if it is absent.
  public func varied(_ attribute: String, for traits: DocumentTraits) -> String? {
    guard hasChildren else { return self[attribute] }
    let varied = variations(for: traits).last { $0[attribute] != nil }
    return varied?[attribute] ?? self[attribute]
  }

  /// Returns the ids among `constraints` or `subviews` that are not installed for traits.
  ///
  /// Masks include and exclude ids, those of a variation that names more traits last.
  public func uninstalledReferences(_ list: String, for traits: DocumentTraits) -> Set<String> {
    guard hasChildren else { return [] }
    var references: Set<String> = []
    for variation in variations(for: traits) {
      for mask in variation.children where mask.name == "mask" && mask[.key] == list {
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          switch entry.name {
          case "exclude": references.insert(id)
          case "include": references.remove(id)
          default: break
          }
        }
      }
    }
    return references
  }

  private var hasChildren: Bool { tree.nodes[Int(index)].firstChild >= 0 }
}

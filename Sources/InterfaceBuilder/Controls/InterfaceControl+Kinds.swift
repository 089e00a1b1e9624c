extension InterfaceControl {
  /// Returns whether an element of a UIKit document is a `UIControl`.
  public static func isUIControl(_ element: InterfaceElement) -> Bool {
    element.tree.kinds.kind(ofElement: element.name, in: .uiKit) == .control
  }

  /// The value of the control and what there is to know of it, in a few words each, such as
  /// `40 of 0…100`.
  package var summary: [String] {
    elementName == "menuItem" ? MenuItemContent(element).summary : content?.summary ?? []
  }

  /// The choices of a user, such as segments, as text on one line each.
  package var choices: [String] { content?.choices ?? [] }

  private var content: (any ControlContent)? { (cell?.element ?? element).content(as: elementName) }

  static func all(in index: DocumentIndex) -> [InterfaceControl] {
    guard let tree = index.scenes.first?.objects.tree else { return [] }
    // Each name is looked up once per document.
    let kinds = tree.names.names.map { tree.kinds.kind(ofElement: $0, in: index.family) }
    var controls: [InterfaceControl] = []
    for (number, scene) in index.scenes.enumerated() {
      for node in tree.descendants(of: scene.objects.index) {
        guard let kind = kind(of: node, in: tree, byName: kinds[Int(tree.nodes[Int(node)].name)])
        else { continue }
        let element = InterfaceElement(tree: tree, index: node)
        controls.append(
          InterfaceControl(element: element, kind: kind, sceneIndex: number, index: index))
      }
    }
    return controls
  }

  private static func kind(of node: Int32, in tree: ElementTree, byName kind: Kind?) -> Kind? {
    switch kind {
    case .control: .control
    // A reference to a toolbar item has no id and is not an item itself.
    case .item: tree.attribute(KnownName.id.rawValue, of: node) == nil ? nil : .item
    // A gesture recognizer without an action sends nothing.
    case .gestureRecognizer: sendsAction(node, in: tree) ? .gestureRecognizer : nil
    // The actions of a cell belong to its control.
    case .actionSource, nil:
      sendsAction(node, in: tree) && !isCell(node, in: tree) ? .actionSource : nil
    }
  }

  private static func sendsAction(_ node: Int32, in tree: ElementTree) -> Bool {
    tree.child(.connections, key: nil, of: node)
      .flatMap { tree.child(.action, key: nil, of: $0) } != nil
  }

  private static func isCell(_ node: Int32, in tree: ElementTree) -> Bool {
    InterfaceElement(tree: tree, index: node)[.key] == "cell"
  }
}

extension InterfaceElement {
  /// Returns why the element, as a control of the framework's class, never sends an event; nil if it
  /// may.
  package func reasonUnsent(_ event: String) -> String? { content(as: name)?.reasonUnsent(event) }

  fileprivate func content(as kind: String) -> (any ControlContent)? {
    tree.kinds.content(of: kind, self)
  }
}

extension InterfaceDocument {
  /// The number of controls and items by element name.
  ///
  /// References to toolbar items and AppKit scrollers are included.
  public var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for scene in scenes {
      for element in scene.objects.descendants {
        let name = element.name
        let kind = root.tree.kinds.kind(ofElement: name, in: family)
        if kind == .control || kind == .item || (name == "scroller" && family == .appKit) {
          counts[name, default: 0] += 1
        }
      }
    }
    return counts
  }

  /// The number of elements with unknown names, by name.
  public var unknownElements: [String: Int] {
    var counts: [String: Int] = [:]
    for element in root.descendants where !isKnown(element.name) {
      counts[element.name, default: 0] += 1
    }
    return counts
  }

  /// Returns whether an element is known, or is a control, or the cell of one.
  private func isKnown(_ name: String) -> Bool {
    let kinds = root.tree.kinds
    return knownElements.contains(name[...]) || kinds.kind(ofElement: name, in: family) != nil
      || name.hasSuffix("Cell")
        && kinds.kind(ofElement: String(name.dropLast(4)), in: family) == .control
  }
}

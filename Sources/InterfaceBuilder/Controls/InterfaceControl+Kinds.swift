/// The elements that are controls and items, by framework.
private let uiKitElements = elements(
  controls: [
    "button", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker",
    "colorWell", "textField", "refreshControl",
  ], items: ["barButtonItem", "tabBarItem"])
private let appKitElements = elements(
  controls: [
    "button", "popUpButton", "slider", "stepper", "segmentedControl", "datePicker", "colorWell",
    "switch", "textField", "secureTextField", "searchField", "tokenField", "comboBox",
    "pathControl", "levelIndicator", "matrix", "control", "ruleEditor", "predicateEditor",
    "imageView", "tableView", "outlineView", "browser", "form",
  ], items: ["menuItem", "toolbarItem"])

private func elements(
  controls: [String], items: [String]
) -> [String: InterfaceControl.Kind] {
  Dictionary(
    uniqueKeysWithValues: controls.map { ($0, .control) } + items.map { ($0, .item) })
}

extension InterfaceControl {
  /// Returns the kind of sender that an element name implies; nil if it implies none.
  static func kind(ofElement name: String, in family: InterfaceDocument.Family) -> Kind? {
    if let kind = (family == .uiKit ? uiKitElements : appKitElements)[name] { return kind }
    // An object with a class of the app's own is a plain gestureRecognizer.
    return name.hasSuffix("GestureRecognizer") || name == "gestureRecognizer"
      ? .gestureRecognizer : nil
  }

  /// Returns whether an element of a UIKit document is a `UIControl`.
  public static func isUIControl(_ element: InterfaceElement) -> Bool {
    kind(ofElement: element.name, in: .uiKit) == .control
  }

  static func all(in index: DocumentIndex) -> [InterfaceControl] {
    guard let tree = index.scenes.first?.objects.tree else { return [] }
    // Each name is looked up once per document.
    let kinds = tree.names.names.map { kind(ofElement: $0, in: index.family) }
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

extension InterfaceDocument {
  /// The number of controls and items by element name.
  ///
  /// References to toolbar items and AppKit scrollers are included.
  public var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for scene in scenes {
      for element in scene.objects.descendants {
        let name = element.name
        let kind = InterfaceControl.kind(ofElement: name, in: family)
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
    for element in root.descendants
    where !knownElements.contains(element.name[...])
      && InterfaceControl.kind(ofElement: element.name, in: family) == nil
    {
      counts[element.name, default: 0] += 1
    }
    return counts
  }
}

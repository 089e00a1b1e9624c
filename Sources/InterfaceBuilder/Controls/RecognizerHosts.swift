import Synchronization

extension InterfaceDocument {
  /// Returns the elements that list a gesture recognizer of UIKit among theirs, in document order.
  ///
  /// An element of another scene does not get the recognizer and is left out.
  public func hosts(ofRecognizer element: InterfaceElement) -> [InterfaceElement] {
    index.hosts(ofRecognizer: element)
  }
}

extension InterfaceControl {
  /// The content of a UIKit gesture recognizer; nil for other controls.
  public var gestureRecognizer: GestureRecognizerContent? {
    kind == .gestureRecognizer && family == .uiKit ? GestureRecognizerContent(element) : nil
  }

  /// The elements that list the gesture recognizer among theirs, in document order.
  public var recognizerHosts: [InterfaceElement] { index.hosts(ofRecognizer: element) }
}

extension DocumentIndex {
  func hosts(ofRecognizer recognizer: InterfaceElement) -> [InterfaceElement] {
    let hosts = recognizerHosts.withLock { known in
      let hosts = known ?? allRecognizerHosts()
      known = hosts
      return hosts[recognizer.index] ?? []
    }
    return hosts.map { InterfaceElement(tree: recognizer.tree, index: $0) }
  }

  private func allRecognizerHosts() -> [Int32: [Int32]] {
    guard let tree = scenes.first?.objects.tree,
      let name = tree.names.existingNumber(of: Connection.Kind.outletCollection.rawValue)
    else { return [:] }
    var hosts: [Int32: [Int32]] = [:]
    for scene in scenes {
      let objects = tree.descendants(of: scene.objects.index)
      for node in objects where tree.nodes[Int(node)].name == name {
        let connection = InterfaceElement(tree: tree, index: node)
        guard connection["property"] == "gestureRecognizers",
          let recognizer = connection[.destination].flatMap({ object($0) }),
          objects.contains(recognizer.index), let connections = connection.parent,
          connections.isNamed(.connections), let host = connections.parent, host.isRecognizerHost
        else { continue }
        if hosts[recognizer.index]?.last != host.index {
          hosts[recognizer.index, default: []].append(host.index)
        }
      }
    }
    // The connections of a view follow those of its subviews.
    return hosts.mapValues { $0.sorted() }
  }
}

extension InterfaceElement {
  /// Indicates whether the element is a gesture recognizer of UIKit, or of a class of the app.
  package var isGestureRecognizer: Bool {
    name == "gestureRecognizer" || name.hasSuffix("GestureRecognizer")
  }

  /// Indicates whether the element may be a view, and not a controller, a placeholder or a
  /// recognizer.
  fileprivate var isRecognizerHost: Bool {
    !isController && (name != "placeholder" || isFilesOwner) && !isGestureRecognizer
  }
}

extension Connection {
  /// Indicates whether the connection adds a recognizer to those of a view.
  package var listsRecognizer: Bool {
    kind == .outletCollection && property == "gestureRecognizers"
  }
}

/// A scene of a storyboard, or the objects of a xib.
public struct InterfaceScene: Sendable {
  /// The scene's id; nil in a xib.
  public let id: String?
  /// The element that holds the objects.
  let objects: InterfaceElement

  /// The top-level objects in document order, placeholders included.
  public var topLevelObjects: [InterfaceElement] { Array(objects.children) }

  /// The view or window controller of the scene; nil in a xib and in a scene without one.
  public var viewController: InterfaceElement? {
    objects.children.first { $0[.sceneMemberID] == "viewController" }
  }

  /// The custom class of the controller, or of a xib's File's Owner.
  public var ownerClass: String? {
    if let viewController { return viewController[.customClass] }
    let owner = objects.children.first {
      $0[.placeholderIdentifier] == "IBFilesOwner" || $0.name == "customObject" && $0[.id] == "-2"
    }
    return owner?[.customClass]
  }

  /// The display name of the scene: the label, title or storyboard identifier of its controller, or
  /// its class.
  public var title: String? {
    guard let controller = viewController else { return nil }
    return [
      controller[.userLabel], controller[.title],
      controller.child("navigationItem", key: "navigationItem")?.string(.title),
      controller[.storyboardIdentifier], controller[.customClass],
    ].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? displayName(of: controller.name)
  }

  static func all(in root: InterfaceElement) -> [InterfaceScene] {
    if let scenes = root.child(.scenes) {
      return scenes.children.compactMap { scene in
        scene.child(.objects).map { InterfaceScene(id: scene[.sceneID], objects: $0) }
      }
    }
    return root.child(.objects).map { [InterfaceScene(id: nil, objects: $0)] } ?? []
  }
}

/// Returns an element name as words: `segmentedControl` becomes Segmented Control.
package func displayName(of name: String) -> String {
  // Interface Builder misspells the long press gesture recognizer.
  if name == "pongPressGestureRecognizer" { return "Long Press Gesture Recognizer" }
  if name == "wkWebView" { return "Web View" }
  var words = ""
  for scalar in name.unicodeScalars {
    // Xcode's names are ASCII.
    if "A"..."Z" ~= scalar, !words.isEmpty { words.unicodeScalars.append(" ") }
    if words.isEmpty {
      words += scalar.properties.uppercaseMapping
    } else {
      words.unicodeScalars.append(scalar)
    }
  }
  return words
}

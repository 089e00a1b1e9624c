import XMLEvents

/// A storyboard or xib, read into values.
///
/// All of the document is kept in ``root``. Of UIKit documents the scenes, the controls, their
/// actions and their accessibility are read, and buttons whole; AppKit documents are recognised
/// only, for now.
public struct InterfaceDocument: Sendable {
  /// The framework that a document is for.
  public enum Family: String, Sendable, Hashable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  /// The path as given.
  public let path: String
  /// The framework that the document is for.
  public let family: Family
  /// The root's `type`.
  public let type: String
  /// The root element, with all that is in it.
  public let root: InterfaceElement
  /// The scenes of a storyboard, or the one group of objects of a xib, in document order.
  public let scenes: [InterfaceScene]
  /// The controls in document order.
  public let controls: [InterfaceControl]

  private let objects: [String: InterfaceElement]

  /// Reads a document; the path is the one that errors name.
  public init(_ bytes: [UInt8], path: String) throws(InterfaceError) {
    let tree: ElementTree
    do throws(XMLError) {
      tree = try ElementTreeBuilder.tree(of: bytes)
    } catch {
      throw InterfaceError(error, path: path)
    }
    let root = InterfaceElement(tree: tree, index: 0)
    if root.name == "archive" { throw .keyedArchive(root, path: path) }
    guard root.name == "document" else { throw .otherRoot(root, path: path) }
    guard let type = root["type"], let family = Family(documentType: type) else {
      throw .otherType(root["type"], root, path: path)
    }
    self.init(root: root, type: type, family: family, path: path)
  }

  private init(root: InterfaceElement, type: String, family: Family, path: String) {
    self.path = path
    self.family = family
    self.type = type
    self.root = root
    scenes = InterfaceScene.all(in: root)
    // Connections and constraints have ids too, in the same name space.
    objects = Dictionary(
      scenes.flatMap { [$0.objects] + Array($0.objects.descendants) }
        .compactMap { element in element.id.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    controls =
      family == .uiKit
      ? [InterfaceControl](in: scenes, objects: objects) : []
  }

  /// Returns the object of an id; the first one where several have it.
  public func object(id: String) -> InterfaceElement? { objects[id] }

  /// Whether the document is a storyboard, otherwise it is a xib.
  public var isStoryboard: Bool { root.child("scenes") != nil }
}

extension InterfaceDocument.Family {
  init?(documentType: String) {
    if documentType.contains(".CocoaTouch.") || documentType.contains(".AppleTV.") {
      self = .uiKit
    } else if documentType.contains(".Cocoa.") {
      self = .appKit
    } else {
      return nil
    }
  }
}

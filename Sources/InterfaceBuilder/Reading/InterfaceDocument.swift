public import Diagnostics
import XMLEvents

/// A storyboard or xib of UIKit or AppKit, read into values.
///
/// ``root`` keeps the whole document, unknown elements included. The typed values are read from it
/// on demand.
public struct InterfaceDocument: Sendable {
  /// The framework that a document is for.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// UIKit, for iOS and tvOS.
    case uiKit = "UIKit"
    /// AppKit, for macOS.
    case appKit = "AppKit"
  }

  /// The path as given.
  public let path: String
  /// The `type` of the root element.
  public let type: String
  /// The root element with all its descendants.
  public let root: InterfaceElement
  /// The controls, items, gesture recognizers and other senders of actions, in document order.
  public let controls: [InterfaceControl]
  let index: DocumentIndex

  /// Parses a document; errors name the path.
  public init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    try self.init(bytes, path: path, kinds: .standard)
  }

  /// Parses a document that may have other kinds of controls.
  package init(_ bytes: [UInt8], path: String, kinds: ElementKinds) throws(Diagnostic) {
    if let error = Diagnostic.otherFile(bytes, path: path) { throw error }
    let tree: ElementTree
    do throws(XMLError) {
      tree = try ElementTreeBuilder.tree(of: bytes, kinds: kinds)
    } catch {
      throw error.diagnostic(path: path)
    }
    try self.init(tree, path: path)
  }

  /// Creates a copy of a document with another element tree.
  init(_ document: InterfaceDocument, tree: ElementTree) {
    self.init(tree, path: document.path, type: document.type, family: document.family)
  }

  private init(_ tree: ElementTree, path: String) throws(Diagnostic) {
    let root = InterfaceElement(tree: tree, index: 0)
    if root.name == "archive" { throw .keyedArchive(root, path: path) }
    guard root.name == "document" else { throw .otherRoot(root, path: path) }
    guard let type = root[.type], let family = Family(documentType: type) else {
      throw .otherType(root[.type], root, path: path)
    }
    self.init(tree, path: path, type: type, family: family)
  }

  private init(_ tree: ElementTree, path: String, type: String, family: Family) {
    self.path = path
    self.type = type
    root = InterfaceElement(tree: tree, index: 0)
    index = DocumentIndex(tree: tree, family: family, scenes: InterfaceScene.all(in: root))
    controls = InterfaceControl.all(in: index)
  }

  /// The framework that the document is for.
  public var family: Family { index.family }

  /// The scenes of a storyboard, or the one group of objects of a xib, in document order.
  public var scenes: [InterfaceScene] { index.scenes }

  /// A Boolean value that indicates whether the document is a storyboard; otherwise it is a xib.
  public var isStoryboard: Bool { root.child(.scenes) != nil }

  /// Returns the object with an id; the first one if several have it.
  public func object(id: String) -> InterfaceElement? { index.object(id) }

  /// The objects whose id an earlier one already has; connections to that id refer to the earlier
  /// one.
  public var duplicateObjects: [InterfaceElement] { index.duplicates }
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

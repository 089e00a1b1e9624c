import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Navigation
import ResponderKit
import SpokenLanguages

/// A screen as the rules see it: its elements in reading order, and the views that are on it.
@MainActor
final class AuditedScreen {
  /// The live document; nil for views that are of none.
  let document: LiveDocument?
  /// The facts about the document as written; nil for views that are of none.
  let facts: AuditedDocument?
  /// The number of the scene; nil for views that are of no document.
  let sceneIndex: Int?
  /// The outermost view of UIKit, a window for a screen of a document; nil for a screen of AppKit, of which
  /// only the elements are looked at.
  let root: View?
  let hierarchy: AccessibilityHierarchy
  let options: AuditOptions
  /// The language that a screen reader speaks.
  let language: LanguageTag
  /// The screen reader.
  let reader: any ScreenReader
  /// The words of the screen reader and of the system, with which names are compared.
  let words: SpokenLanguage
  private(set) lazy var elements = hierarchy.stops.map { AuditedElement($0, on: self) }
  /// The hidden controls that an outlet reaches, as they would be read if they were shown.
  private(set) lazy var hiddenElements = hiddenControls().map { AuditedElement($0, on: self) }
  /// The objects that a screen reader stops at.
  private(set) lazy var stops = Set(hierarchy.stops.map { ObjectIdentifier($0.object) })
  /// The same, and the views that they are parts of.
  private(set) lazy var reached = reachedViews()
  /// The views that are on the screen and not hidden, from back to front.
  private(set) lazy var views = shownViews()
  /// The controls among them.
  private(set) lazy var controls = views.compactMap { $0 as? Control }
  /// The targets of a finger.
  private(set) lazy var targets = touchTargets()
  /// The window of the screen; nil for views that are on none.
  private(set) lazy var window = root as? Window ?? root?.window

  init(_ screen: LiveScreen, _ facts: AuditedDocument? = nil, _ options: AuditOptions) {
    document = screen.document
    sceneIndex = screen.loaded.sceneIndex
    self.facts = facts ?? AuditedDocument(screen.document.document, options)
    hierarchy = screen.hierarchyOfAllTabs
    root = screen.uiKitWindow
    language = screen.document.language
    reader = screen.document.screenReader
    words = SpokenLanguage.closest(to: language, type(of: reader).vocabulary)
    self.options = options
  }

  init(of root: View, language: LanguageTag, _ options: AuditOptions) {
    document = nil
    sceneIndex = nil
    facts = nil
    root.layoutIfNeeded()
    hierarchy = AccessibilityHierarchy(of: root)
    self.root = root
    self.language = language
    reader = .standard
    words = SpokenLanguage.closest(to: language, type(of: reader).vocabulary)
    self.options = options
  }

  /// Returns the element that an object was made from, nil for one of no document.
  func source(of object: AnyObject) -> InterfaceElement? {
    switch object {
    case let object as Responder: document?.element(of: object)
    case let recognizer as GestureRecognizer: document?.element(of: recognizer)
    default: nil
    }
  }

  /// Returns whether the app has made an object, not a container of UIKit; of views without a
  /// document each counts.
  func isOfApp(_ object: AnyObject) -> Bool { document == nil || source(of: object) != nil }

  /// Returns a number that a rule compares with.
  func number(_ name: String, of rule: String) -> Double { options.number(name, of: rule) }

  private func reachedViews() -> Set<ObjectIdentifier> {
    var reached = stops
    for stop in hierarchy.stops {
      var whole = whole(of: stop.object)
      for _ in 0..<4 {
        guard let outer = whole else { break }
        reached.insert(ObjectIdentifier(outer))
        whole = self.whole(of: outer)
      }
    }
    return reached
  }

  /// Returns the object that another one is a part of; nil for one that is no part.
  private func whole(of object: Responder) -> Responder? {
    if let part = object as? any PartOfView { return part.wholeView }
    return (object as? AccessibilityItem)?.accessibilityContainer
  }

  /// The numbers of levels and of views to look at, which no screen reaches.
  private static let limits = (depth: 512, views: 1_000_000)

  private func hiddenControls() -> [AccessibilityHierarchy.Stop] {
    guard let facts else { return [] }
    var found: [AccessibilityHierarchy.Stop] = []
    func collect(_ view: View, isHidden: Bool, _ depth: Int) {
      guard depth < Self.limits.depth, !(view is any PartOfView) else { return }
      let isHidden = isHidden || view.isHidden || !view.isOpaqueEnough
      if isHidden, view is Control, view.isAccessibilityElement,
        source(of: view)?.id.map({ facts.outlets.contains($0) }) ?? false
      {
        found.append(
          .init(element: view.accessibilityElement, object: view, containers: [], number: 0))
      }
      for view in view.subviews { collect(view, isHidden: isHidden, depth + 1) }
    }
    if let root { collect(root, isHidden: false, 0) }
    return found
  }

  private func shownViews() -> [View] {
    var found: [View] = []
    func collect(_ view: View, _ depth: Int) {
      guard !view.isHidden, depth < Self.limits.depth, found.count < Self.limits.views else {
        return
      }
      found.append(view)
      for view in view.subviews { collect(view, depth + 1) }
    }
    if let root { collect(root, 0) }
    return found
  }
}

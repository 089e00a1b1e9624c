import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import Lists
import Navigation
import ResponderKit

/// The elements of a UIKit document that a screen reader does not read.
@MainActor
struct UnreadViews: UnreadObjects {
  private let screens: UIKitScreens
  private var live: LiveDocument { screens.live }
  private var read: Set<Responder> = []
  /// Those of them that the reader stops at.
  private var stops: Set<Responder> = []
  /// The elements that were read, for the items of bars, which are no responders.
  private var readElements: Set<Int> = []
  /// The titles of sections, by the ordinal of the section.
  private let titles: [Int: [LoadedInterface.Text]]

  init(in screens: UIKitScreens) {
    self.screens = screens
    titles = Dictionary(grouping: screens.interface.texts) { $0.element.ordinal }
  }

  /// Remembers objects that are read, and the views that are read as part of them.
  mutating func markAsRead(_ stop: Responder, in containers: [Responder]) {
    stops.insert(stop)
    for object in [stop] + containers {
      read.insert(object)
      if !(object is TableViewCell), let element = live.element(of: object) {
        readElements.insert(element.ordinal)
      }
      var whole = live.provenance.whole(of: object)
      for _ in 0..<4 {
        guard let outer = whole else { break }
        read.insert(outer)
        whole = live.provenance.whole(of: outer)
      }
      if let cell = object as? TableViewCell { read.formUnion(cell.namingViews) }
    }
  }

  func reasons(in object: InterfaceElement) -> [String: [String]] {
    var reasons: [String: [String]] = [:]
    for element in [object] + Array(object.descendants) {
      for (kind, reason) in findings(on: element) { reasons[reason, default: []].append(kind) }
    }
    return reasons
  }

  /// Returns what of an element is not read, with the reason.
  private func findings(on element: InterfaceElement) -> [(kind: String, reason: String)] {
    switch element.name {
    case "label":
      guard LabelContent(element).text?.isEmpty ?? true else {
        return unlessRead(element, LiveDocument.notYet)
      }
      return [("Label", live.document.unreachable(element) ?? "without a text")]
    case "mapView", "webView", "wkWebView": return unlessRead(element, LiveDocument.notYet)
    case "containerView":
      let view = live.interface.object(for: element) as? View
      guard view?.subviews.isEmpty ?? true else { return [] }
      let isEmbedding = !live.document.segues(of: element).isEmpty
      return unlessRead(element, isEmbedding ? "another scene's view" : "which the app fills")
    case "tableViewCell", "collectionViewCell":
      guard element.isPrototype, let reason = screens.reasonUnfilled(element) else { return [] }
      return [(displayName(of: element.name), reason)]
    case "barButtonItem":
      let content = BarItemContent(element)
      guard !content.isSpace, content.customView == nil, !readElements.contains(element.ordinal)
      else { return [] }
      return [("Bar Button Item", reason(ofItem: content))]
    case "tabBarItem":
      guard !readElements.contains(element.ordinal) else { return [] }
      let owner = element.parent.flatMap { live.interface.object(for: $0) } as? ViewController
      let isBehindMore = owner?.parent is TabBarController
      let reason = isBehindMore ? "behind the tab More" : "in no tab bar of the document"
      return [("Tab Bar Item", screens.showsBars ? reason : LiveDocument.notYet)]
    case "navigationItem":
      guard !readElements.contains(element.ordinal) else { return [] }
      let content = NavigationItemContent(element)
      let reason = screens.showsBars ? "in no navigation bar" : LiveDocument.notYet
      return [("Navigation Title", content.title), ("Navigation Prompt", content.prompt)]
        .filter { $0.1?.isEmpty == false }.map { ($0.0, reason) }
    case "tableViewSection": return sectionFindings(on: element)
    default:
      if let kind = live.kinds[element.frameworkElementName ?? element.name],
        kind.isCountedIfUnread
      {
        return unlessRead(element, kind.reasonUnread(element) ?? LiveDocument.notYet)
      }
      // A view whose class is a control of UIKit is one, too.
      if InterfaceControl.isUIControl(element)
        || live.interface.object(for: element) is Control
      {
        return unlessRead(element, LiveDocument.notYet)
      }
      // Only a control sends events, whatever the element is.
      let connections = live.document.connections(of: element)
      if connections.contains(where: { $0.kind == .action && $0.eventType != nil }) {
        return unlessRead(element, "controls of the app's class")
      }
      return element.effectiveAccessibility.isElement == true
        ? unlessRead(element, LiveDocument.notYet) : []
    }
  }

  private func reason(ofItem content: BarItemContent) -> String {
    if content.element.key == "backBarButtonItem" { return "on the screens that follow" }
    guard screens.showsBars else { return LiveDocument.notYet }
    if content.isHidden { return "hidden" }
    return content.element.parent?.name == "toolbarItems"
      ? "in a toolbar that is not shown" : "in no bar of the document"
  }

  private func unlessRead(
    _ element: InterfaceElement, _ reason: String
  ) -> [(kind: String, reason: String)] {
    let object = live.interface.object(for: element)
    if let object, read.contains(object) { return [] }
    let kind = displayName(of: element.name)
    if let reason = live.document.unreachable(element) { return [(kind, reason)] }
    guard let view = object as? View, view.speaks else { return [(kind, reason)] }
    if sequence(first: view, next: \.superview).contains(where: { stops.contains($0) }) {
      return [(kind, "inside an accessibility element")]
    }
    return [(kind, view.bounds.isEmpty ? "without a size in the document" : "not shown")]
  }

  private func sectionFindings(
    on section: InterfaceElement
  ) -> [(kind: String, reason: String)] {
    (titles[section.ordinal] ?? []).filter { !read.contains($0.view) }.map {
      let isHeader = $0.property == "headerTitle"
      return (
        isHeader ? "Section Header" : "Section Footer",
        live.document.unreachable(section) ?? "not shown"
      )
    }
  }
}

extension UIKitScreens {
  func unreadObjects() -> any UnreadObjects { UnreadViews(in: self) }

  /// Returns the reason that the rows of a prototype are not those of the app; nil where others stand in their
  /// place.
  func reasonUnfilled(_ prototype: InterfaceElement) -> String? {
    guard interface.loading.settings.rows != nil else { return "prototypes, which the app fills" }
    return isWithoutRow(prototype) ? "prototypes without a row" : nil
  }

  /// Returns whether an element is in a prototype of which no row is made, although there are rows.
  func isWithoutRow(_ element: InterfaceElement) -> Bool {
    guard interface.loading.settings.rows != nil else { return false }
    return sequence(first: element, next: \.parent).contains { element in
      element.isPrototype && (interface.object(for: element) as? View)?.superview == nil
    }
  }
}

extension InterfaceElement {
  /// Indicates whether a cell is one that the app makes its cells from.
  var isPrototype: Bool {
    parent?.name == "prototypes" || name == "collectionViewCell" && parent?.name == "cells"
  }
}

extension View {
  /// Indicates whether the view itself has an announcement, even if a screen reader does not stop
  /// at it.
  var speaks: Bool {
    isAccessibilityElement || self is Button || accessibilityElements?.isEmpty == false
  }
}
